#!/usr/bin/env bash
# study.sh -- what self-play says about a game does not depend on how the games were gathered.
source "$(dirname "$0")/lib.bash"

cp games/chess/los-alamos.lua "$scratch/small.lua"
cp -r games/rules "$scratch/rules"
small=$scratch/small.lua games=64
study() { run study "$small" --games $games --nodes 20 --plies 80 --seed 3 "$@"; }

# ---- a study, and the same again ----

study --resume "$scratch/whole"
exits 0 'a small game is studied'
out_has '# A study of' 'it has a title'
out_has '--games 64 --nodes 20 --openings 4 --plies 80 --seed 3' 'and says how it was made'
for part in Balance 'How games end' 'What pieces are worth'; do out_has "## $part" "a part: $part"; done
out_has '| Queen |' 'a man less'
out_has '| at random |' 'moves at random'
silent 'without a word more where nobody looks'
whole=$out
is "$(wc -l <"$scratch/whole")" $((games + 1)) 'a line for each game is kept'
study --resume "$scratch/again"
is "$out" "$whole" 'the same seed says the same'
study --resume "$scratch/whole"
is "$out" "$whole" 'nothing is played twice'
study --resume "$scratch/whole" --json
is "$(jq -r '[.arms[].games] | add' <<<"$out")" $games 'as JSON: each game is counted once'
is "$(jq -r '.arms[] | select(.without == "Queen") | .worth > 0' <<<"$out")" true 'a Queen is worth something'
is "$(jq -r '[.arms[] | .drawn + .unended + ([.players[].won // 0] | add) == .games] | all' <<<"$out")" true \
    'every game is won, drawn or not ended'
is "$(jq -r '[.arms[] | ([.endings[].games] | add // 0) + .unended == .games] | all' <<<"$out")" true \
    'and has an ending, unless it has not'

cat >"$scratch/race.lua" <<'END'
game { language = 1, name = "Race" }
local b = square(2, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n } setup "1m/2/2/M1"
ending { win { landed(rank(4)), says = "home", means = "the Man is home" }, draw { no_moves, says = "stuck" } }
END
run study "$scratch/race.lua" --games 1 --nodes 2 --openings 0 --plies 20 --arms strength --seed 1 --resume "$scratch/race"
is "$(tail -1 "$scratch/race" | cut -f7)" 'the Man is home' 'how a game ended is said by what it means'

run study hex --set size=3 --games 2 --nodes 2 --openings 1 --plies 9 --seed 1 --resume "$scratch/hex"
out_has '`stepwise study hex --set size=3 --games 2 --nodes 2 --openings 1' 'an option stands in the call'

# ---- killed and resumed ----

for signal in KILL TERM; do
    "$program" study "$small" --games $games --nodes 20 --plies 80 --seed 3 \
        --resume "$scratch/killed" >/dev/null 2>&1 &
    pid=$!
    lines=$(wc -l <"$scratch/killed" 2>/dev/null || echo 0)
    for ((i = 0; i < 500; i++)); do
        (($(wc -l <"$scratch/killed" 2>/dev/null || echo 0) > lines + 2)) && break
        sleep 0.02
    done
    kill -$signal $pid
    wait $pid 2>/dev/null
done
study --resume "$scratch/killed"
is "$out" "$whole" 'killed and gone on with, it says the same'

"$program" study "$small" --games 100000 --nodes 20 --plies 80 --resume "$scratch/gone" \
    >"$scratch/out" 2>"$scratch/err" &
pid=$!
for ((i = 0; i < 3000; i++)); do
    [[ -s $scratch/gone ]] && break
    sleep 0.02
done
rm "$scratch/gone"
wait $pid
code=$? out=$(<"$scratch/out") err=$(<"$scratch/err")
refused 2 "$scratch/gone: the file of games was deleted meanwhile" 'a file that is deleted ends the run'

# ---- parts ----

for i in 1 2 3; do
    study --shard $i/3 --resume "$scratch/part$i"
    exits 0 "part $i of 3"
done
out_has 'the same command with --merge FILE... instead of --shard' 'says what is to be done next'
study --shard 2/3 --resume "$scratch/part2" --json
is "$(jq -r '"\(.games) \(.file)"' <<<"$out")" "21 $scratch/part2" 'as JSON, too'
study --merge "$scratch/part3" "$scratch/part1" "$scratch/part2"
is "$out" "$whole" 'parts are added up to what one run says'
study --merge "$scratch/part3" "$scratch/part1"
refused 2 "game 1 of $games is not in these files" 'a part that is missing'
sed 's/^4\t.*/4\t9\tnonsense/' "$scratch/whole" >"$scratch/spoilt"
study --resume "$scratch/spoilt"
refused 2 'not a game of a study: 4' 'a line that is none'
for field in 4 5 6; do # a number that no game can have is refused
    for wrong in -1 99999999999999999999 +1; do
        awk -F '\t' -v OFS='\t' -v f=$field -v n=$wrong '$1 == 4 { $f = n } 1' "$scratch/whole" >"$scratch/spoilt"
        study --resume "$scratch/spoilt"
        refused 2 'not a game of a study: 4' "a number that none is: field $field, $wrong"
    done
done
# A line by which no game can have ended, of two players and at most 80 plies: what is wrong there
# is said with file and line.
impossible() {
    awk -F '\t' -v OFS='\t' -v new="$1" '$1 == 4 { $0 = "4\t" new } 1' "$scratch/whole" >"$scratch/spoilt"
    study --resume "$scratch/spoilt"
    refused 2 "$scratch/spoilt, line 6: not a game of a study: 4" "no game: $1"
    err_has "$2" 'and why'
}
impossible $'1\t0 240\t9\t5\t99\tx' "the points: expected more than half for the winner, and the rest for the others, found '0 240'"
impossible $'1\t240 240\t9\t5\t99\tx' 'the points: expected more than half'
impossible $'=\t240 0\t9\t5\t99\tx' "the points: expected even ones in a draw, found '240 0'"
impossible $'=\t0 0\t9\t5\t99\tx' 'the points: expected even ones'
impossible $'-\t120 120\t9\t5\t99\t' "the points: expected none in a game that has not ended, found '120 120'"
impossible $'1\tnan inf\t9\t5\t99\tx' "the points: expected 2 whole numbers from 0 to 240, found 'nan inf'"
impossible $'1\t240\t9\t5\t99\tx' 'the points: expected 2 whole numbers'
impossible $'1\t240 0 0\t9\t5\t99\tx' 'the points: expected 2 whole numbers'
impossible $'3\t240 0\t9\t5\t99\tx' "the winner: expected a player from 1 to 2, = or -, found '3'"
impossible $'1\t240 0\t81\t5\t99\tx' "the plies: expected a whole number from 0 to 80, found '81'"
impossible $'1\t240 0\t9\t10\t99\tx' "the positions: expected a whole number from 0 to 9, found '10'"
impossible $'1\t240 0\t9\t9\t8\tx' "the moves: expected a whole number from 9, found '8'"
impossible $'1\t240 0\t9' 'expected 7 fields with tabs between, found 4'
sed 's/^4\t/ 4\t/' "$scratch/whole" >"$scratch/spoilt"
study --resume "$scratch/spoilt"
refused 2 "line 6: not a game: expected its number and a tab, found ' 4" 'a number behind a blank'
run study jetan --games 1 --merge "$scratch/whole"
refused 2 "another run: it begins with '# stepwise study" 'games of another game'
err_has ", this run's file with '# stepwise study" 'with both headings, on one line'
first() { run study jetan --games 1 --nodes 1 --plies 5 --arms strength --resume "$scratch/first" "$@"; }
first
first --set first=orange
refused 2 'it belongs to another run' 'another player moves first: another study'
printf 'a line of notes' >"$scratch/notes"
study --resume "$scratch/notes"
refused 2 'this is not a file of games' 'what is no file of games'
is "$(<"$scratch/notes")" 'a line of notes' 'stays as it is'
{ flock 9; run study "$small" --games 1 --resume "$scratch/torn2"; } 9>"$scratch/torn2"
refused 2 'another run is writing to it' 'a file that another run has open'
cat >"$scratch/flips.lua" <<'END'
game { language = 1, name = "Flips" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local n = counter "n" { max = 9 }
piece "Man" { "M", move = b.n }
setup "3/3/MMM"
after { n:raise() }
ending { win { n:at_least(3) }, draw { no_moves } }
END
run study "$scratch/flips.lua" --games 2 --nodes 5 --arms strength --resume "$scratch/flips"
exits 0 'a game with a counter'
sed -i 's/raise()/raise(2)/' "$scratch/flips.lua"
run study "$scratch/flips.lua" --games 3 --nodes 5 --arms strength --resume "$scratch/flips"
refused 2 'it belongs to another run' 'what changes a counter tells games apart'
head -1 "$scratch/whole" | head -c 20 >"$scratch/torn"
study --resume "$scratch/torn"
is "$out" "$whole" 'a heading that was cut short is written anew'
cmp -s "$scratch/torn" "$scratch/whole"
result $((! $?)) 'as if nothing had been there'
{ head -5 "$scratch/whole" && printf '4\t1\0\t240 0\n' && tail -n +7 "$scratch/whole"; } >"$scratch/zero"
cp "$scratch/zero" "$scratch/before"
study --resume "$scratch/zero"
refused 2 'line 6: it contains a zero byte' 'a line with a zero byte'
cmp -s "$scratch/zero" "$scratch/before"
result $((! $?)) 'nothing is cut off for it'

# ---- options, and games of another sort ----

cat >"$scratch/choice.lua" <<'L'
game { language = 1, name = "Race" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local far = option "far" { "one", "two", default = "one" }
piece "Man" { "M", value = 1, move = quiet(far.two and b.n:upto(2) or b.n) }
setup "mmm/3/3/MMM"
ending { loss { no_moves, says = "stuck | in the way" } }
L
run study "$scratch/choice.lua" --games 40 --nodes 30 --resume "$scratch/choice"
exits 0 'a game with an option'
out_has '| far=two |' 'its other choice is studied'
out_has 'stuck \| in the way' 'a bar of the author is none of the table'
run study "$scratch/choice.lua" --games 4 --nodes 30 --arms men --resume "$scratch/men"
out_lacks far=two 'which is left out where men alone are asked for'
out_has '| Man |' 'and they are there'
cat >"$scratch/ma\`rk.lua" <<'L'
game { language = 1, name = "A*b* <i>_c_ & [d](e)" }
local b = square(3, 4)
players { { "Wh_i_te <b>", letter = "w" }, { "Black|`x`~", letter = "b", sees = b.turn } }
piece "Man *1*" { "M", value = 1, move = quiet(b.n) }
setup "mmm/3/3/MMM"
ending { loss { no_moves, says = "st*u*ck\\\\ [here](http://x) <img src=x> & `q` _u_\nand on" } }
L
run study "$scratch/ma\`rk.lua" --games 8 --nodes 2 --openings 0 --resume "$scratch/mark"
exits 0 'names that are Markdown'
out_has '# A study of A\*b\* &lt;i&gt;\_c\_ &amp; \[d\](e)'$'\n' 'are no Markdown in the title'
out_has '| Wh\_i\_te &lt;b&gt; | Black\|\`x\`\~ |' 'nor as players'
out_has '| Man \*1\* |' 'nor as pieces'
out_has '| st\*u\*ck\\\\ \[here\](http://x) &lt;img src=x&gt; &amp; \`q\` \_u\_' 'nor in the words of an ending'
out_has "\`\` stepwise study '$scratch/ma\`rk.lua' --games 8" 'and the call ends where it ends'
run study "$scratch/ma\`rk.lua" --games 8 --nodes 2 --openings 0 --json --resume "$scratch/mark"
is "$(jq -r .game <<<"$out")" 'A*b* <i>_c_ & [d](e)' 'in JSON they are as they are'
sed -i 's/value = 1/value = 0/' "$scratch/choice.lua"
run study "$scratch/choice.lua" --games 4 --nodes 30 --arms men --json --resume "$scratch/worth"
is "$(jq -c '.arms[] | select(.without == "Man") | [has("worth"), .worth, has("error"), .error]' <<<"$out")" \
    '[true,null,true,null]' 'where nothing is said of values, nothing is worth anything, nor wrong by anything'
sed -i 's/value = 0/value = 1/' "$scratch/choice.lua"
thirds="--games 14 --nodes 1 --plies 8 --arms men"
# shellcheck disable=SC2086
run study three-player-chess $thirds --resume "$scratch/thirds"
heading=$(head -1 "$scratch/thirds")
{ echo "$heading" && for i in {0..13}; do printf '%d\t=\t80 80 80\t8\t8\t9\tstuck\n' "$i"; done; } >"$scratch/thirds"
# shellcheck disable=SC2086
run study three-player-chess $thirds --json --merge "$scratch/thirds"
is "$(jq -c '[.arms[] | select(.without) | .worth] | unique' <<<"$out")" '[null]' \
    'of three who are alike each has a third, and a man less costs nothing'
run study "$scratch/choice.lua" --openings 10 --plies 5
refused 2 'study: games of 5 moves (--plies) have none left after 10 random ones (--openings)' 'games of nothing but luck'
run study "$scratch/choice.lua" --games 2 --nodes 1 --resume "$scratch/new.lua"
refused 2 'that is the name of a definition' 'games under the name of a definition'
run study "$scratch/choice.lua" --arms men,women
refused 2 "'women' should be" 'arms that are none'
run study "$scratch/choice.lua" --arms men,
refused 2 "'' should be" 'a comma too much'
run study "$scratch/choice.lua" --arms men,men
refused 2 "'men' is given twice" 'arms given twice'
run study connect-four --games 9 --nodes 30 --resume "$scratch/four"
exits 0 'nobody has a man at the start'
out_lacks '## What pieces' 'so none is taken away'
run study three-player-chess --games 6 --nodes 10 --plies 20 --resume "$scratch/three"
exits 0 'three players'

cat >"$scratch/opening.lua" <<'LUA'
game { language = 1, name = "Opening" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
piece "King" { "K", move = b.all }
throw "opening" { opening = true, { 1, when = count(anyone, "Man"):is(2) } }
setup { "M K . .", Black = b.flip }
ending { win { captured "King" }, draw { repeated(3) } }
LUA
run study "$scratch/opening.lua" --arms men --games 4 --nodes 20 --plies 6 --resume "$scratch/opening"
exits 0 'without the man for whom there is a throw, none is made'

# A file size limit acts like a full disk.
called='ulimit -f 1; study' out=''
err=$( (ulimit -f 1; exec "$program" study dobutsu --games 99 --nodes 1 --arms strength --resume "$scratch/full") 2>&1 >/dev/null)
code=$?
exits 2 'games for which there is no room'
is "$err" "stepwise: $scratch/full: File too large" 'are told, and the reason'

finish
