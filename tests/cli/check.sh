#!/usr/bin/env bash
# check.sh -- what `stepwise check` tries: random games, and options that change nothing.
source "$(dirname "$0")/lib.bash"

run check chess
exits 0 'chess'
silent 'nothing is odd about it'
out_has $'random games\n  200: White won ' 'random games are played'
out_has '; 0 not ended by a rule in 1000 moves; ' 'whether they end'
first=$(tail -1 <<<"$out")
run check chess
is "$(tail -1 <<<"$out")" "$first" 'the same each time'
run check chess --seed 7
[[ $(tail -1 <<<"$out") != "$first" ]]
result $((! $?)) 'but with another seed'
run check chess --json
out_has '"random":{"games":200,"won":{"White":' 'as JSON'
# The counts of games add up.
sum=$(sed 's/.*"random":{"games":\([0-9]*\),"won":{"White":\([0-9]*\),"Black":\([0-9]*\)},"drawn":\([0-9]*\),"unended":\([0-9]*\).*/\1 \2 \3 \4 \5/' <<<"$out")
read -r games white black drawn unended <<<"$sum"
is "$((white + black + drawn + unended))" "$games" 'all games are counted'
run check chess
by=$(tail -1 <<<"$out")
ends='^  by [a-z ]+ ([0-9]+), [a-z ]+ ([0-9]+)(, |$)'
[[ $by =~ $ends ]]
result $((! $?)) 'what ended them, by what the rules say'
((BASH_REMATCH[1] >= BASH_REMATCH[2]))
result $((! $?)) 'the most frequent first'

# An option that changes how one player's pieces move.
run check jetan --set orange.warrior=free
out_has $'\n     Black: two steps orthogonally, turning freely\n     Orange: one or two steps orthogonally, turning freely\n' \
    'how the men of each player go'

# A game without an end, and one with numbers that change nothing.
write() {
    cat >"$scratch/endless.lua" <<END
game { language = 1, name = "Endless" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = option "far" { min = 1, max = 3, default = $1, help = "how far" }
local idle = option "idle" { min = 0, max = 9, default = 2, help = "nothing" }
piece "Man" { "M", move = quiet(b.all:upto(far)) }
if idle > 20 then piece "Idler" { "I", move = b.n } end
setup { "M . . M" }
END
}
write 1
run check "$scratch/endless.lua"
exits 0 'a game without an end'
out_has '200: White won 0, Black won 0, drawn 0; 200 not ended by a rule in 1000 moves' 'is told'
err_has "warning: option 'idle' changes nothing while the others are set as they are: 0 and 9 make the same game" \
    'a number that changes nothing'
odd=$(grep 'warning: ' <<<"$err")
[[ $err != *"'far'"* ]]
result $((! $?)) 'one that does is not complained of'
run check "$scratch/endless.lua" --json
is "$(jq -r .warnings <<<"$out")" "$odd" 'all of it stands in the answer in JSON, too'
run check "$scratch/endless.lua" --set far=2 --set idle=3
err_has "option 'idle'" 'however it is set'
write 2
sed -i 's/if idle > 20/if idle > 5/' "$scratch/endless.lua"
run check "$scratch/endless.lua"
[[ $err != *"changes nothing"* ]]
result $((! $?)) 'nor one that changes something at its other end'
sed -i '/^if idle/c throw "luck" { shows = "{%d}", { 1, weight = idle + 1, walk = stay }, { 2, walk = stay } }' "$scratch/endless.lua"
run check "$scratch/endless.lua"
exits 0 'a game with a throw'
[[ $err != *"changes nothing"* ]]
result $((! $?)) 'nor one that changes how likely something is'

# If moves take long, there are fewer games, and the check still ends.
run check atlantis
exits 0 'a game that takes long'
out_has ' not ended by a rule in ' 'is played less often'
run check tests/corpus/slow-kinds.lua
result $((code == 0 || code == 2)) 'what is slow on purpose comes to an end'
# Asking about the players too early is reported, wherever it happens.
echo 'local all = every_player(function(p) return count(p):is(1) end) return all' >"$scratch/asks.lua"
cat >"$scratch/late.lua" <<'END'
game { language = 1, name = "Late" }
local b, all = square(4, 4), import "asks"
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all }
setup "M . . ."
ending { draw { all } }
END
run check "$scratch/late.lua"
refused 2 "late.lua:3: players: line 1 of $scratch/asks.lua already asks who plays; put \`players\` before it" 'in another file'

# A win of one player counts for the whole team.
run check four-player-teams --json
won=$(sed 's/.*"won":{"Red":\([0-9]*\),"Blue":\([0-9]*\),"Yellow":\([0-9]*\),"Green":\([0-9]*\)}.*/\1=\3 \2=\4/' <<<"$out")
[[ $won =~ ^([0-9]+)=([0-9]+)\ ([0-9]+)=([0-9]+)$ && ${BASH_REMATCH[1]} == "${BASH_REMATCH[2]}" &&
    ${BASH_REMATCH[3]} == "${BASH_REMATCH[4]}" ]]
result $((! $?)) 'and is counted for both'
# An error in an imported file, caused by an argument, is reported with the caller.
mkdir -p "$scratch/kit"
printf 'local kit = {}\nfunction kit.men(t) return t.says.one end\nfunction kit.step(d) return d.nowhere end\nreturn kit\n' >"$scratch/kit/men.lua"
cat >"$scratch/given.lua" <<'END'
game { language = 1, name = "Given" }
local kit = import "kit/men"
local b = square(4, 4)
kit.men {}
END
run check "$scratch/given.lua"
err_has "kit/men.lua:2: attempt to index a nil value (field 'says'); called from $scratch/given.lua:4" 'the line is told'

# Unused code in an import says nothing about the same line of the definition.
cat >"$scratch/ring.lua" <<'END'
return function(b)
  local ring = b.all
  local unused = capture(b.n)
  return ring
end
END
cat >"$scratch/owes.lua" <<'END'
game { language = 1, name = "Owes" }
local b, ring = square(4, 4), import "ring"
local n = counter "n" { max = 3 }
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = ring(b) }
setup "M . . ."
ending { draw { n:over(1) } }
END
run check "$scratch/owes.lua"
err_has "owes.lua:3: warning: counter 'n'" 'a counter that never changes'
err_has "ring.lua:3: warning: this pattern is never used" 'and a pattern of the same line elsewhere'

# A file is read to its last byte, whatever its length.
text='game { language = 1, name = "Long" } local b = square(3, 3) players { { "W", letter = "w" } }
piece "Man" { "M", move = b.all } setup "M . ." ending { draw { no_moves }'
printf '%s%*s}' "$text" $((4096 - ${#text})) '' >"$scratch/block.lua"
run check "$scratch/block.lua"
is "$(wc -c <"$scratch/block.lua")" 4097 'a file of a byte more than a block'
exits 0 'is read whole'

# Boards are drawn side by side within 79 columns.
cat >"$scratch/wide.lua" <<'END'
game { language = 1, name = "Wide" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
piece "Mate" { "A", move = b.all }
piece "Thirty-one letters are its name" { "T", move = b.all }
setup "M A T . ."
ending { loss { no_moves } }
END
run check "$scratch/wide.lua"
out_has 'Man (M)               Mate (A)              Thirty-one letters are its name (T)' 'three of them'
sed -i 's/Thirty-one/Thirty--two/' "$scratch/wide.lua"
run check "$scratch/wide.lua"
out_has $'Man (M)               Mate (A)\n' 'and two where the third is too wide'

# A capture leaves the marker on the cell of a piece.
cat >"$scratch/marks.lua" <<'END'
game { language = 1, name = "Marks" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m = marker "m" { where = empty }
piece "Man" { "M", value = 100, move = quiet(b.all) + capture(b.ortho) * mark(m) }
setup { "M M M M M", Black = b.flip }
fen { "cells", "side", m }
ending { loss { no_moves, who = other }, draw { cells(marked(m) * enemy):over(1) } }
END
run check "$scratch/marks.lua"
err_has "warning: random moves led to a position whose FEN cannot be read back: " 'a FEN that is refused'
err_has "'m' on " 'with the reason'
sed -i 's/where = empty//' "$scratch/marks.lua"
run check "$scratch/marks.lua"
silent 'one that is read'
# If no turn is open at the start, the game is over before it begins.
sed 's/^setup .*/& turn { "move", when = count(mover):is(5) * cells(rank(2) * friend):is(0) }/' "$scratch/marks.lua" \
  >"$scratch/short.lua"
run check "$scratch/short.lua"
err_has 'warning: random games are over after 2.0 moves on average: does a player have no move' 'games that hardly begin'
odd=$err
run check "$scratch/short.lua" --json
is "$(jq -r .warnings <<<"$out")" "$odd" 'also to a program'
# Two pieces can go to one cell, and the notation does not distinguish them.
sed 's/^fen .*/notation "short" { move = "{to}" }/' "$scratch/marks.lua" >"$scratch/alike.lua"
run check "$scratch/alike.lua"
err_has 'warning: moves in the starting position are written alike (a2, a2/2): they do the same, or ' 'moves that are told apart by a number'
sed -i 's/"{to}"/"{to}{which}"/' "$scratch/alike.lua"
run check "$scratch/alike.lua"
silent 'moves that are told apart'

# What a file returns may replace a statement's braces; a file that returns nothing is read
# once, too. The parent folder is found even if the file is named without a folder.
mkdir -p "$scratch/above/below"
echo 'return { language = 1, name = "Imported" }' >"$scratch/above/about.lua"
echo 'counter "turns" { clock = true, shown = true }' >"$scratch/above/counts.lua"
cat >"$scratch/above/below/game.lua" <<'END'
game(import "about")
import "counts"
import "counts"
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
b.aab, b.aac, b.aad, b.aae = b.n, b.n, b.n, b.n
piece "Man" { "M", move = b.aax }
setup { [[ M . . . ]] }
ending { loss { no_moves } }
END
called='hints' seen=$(for _ in 1 2 3 4 5 6 7 8; do "$program" check "$scratch/above/below/game.lua" 2>&1; done | sort -u)
is "$seen" "$scratch/above/below/game.lua:7: no direction 'aax' on this board; did you mean 'aab'?" 'the same hint each time'
sed -i 's/b\.aax/b.aab/' "$scratch/above/below/game.lua"
program=$(realpath "$program")
cd "$scratch/above/below" || exit 2
run moves game.lua
exits 0 'a file without a folder'
cd ..
mkdir other && cd other || exit 2
run moves ../below/game.lua
exits 0 'a file in another folder'
cd .. && cp below/game.lua level.lua && mv about.lua counts.lua .. && cd other || exit 2
run moves ../below/../level.lua
exits 0 'a file beside the folder that is named'

finish
