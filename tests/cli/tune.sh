#!/usr/bin/env bash
# tune.sh -- self-play and fitting: the numbers do not depend on how the games were gathered;
# and which commands use them.
source "$(dirname "$0")/lib.bash"

games=200 nodes=30
here=$PWD
export STEPWISE_PATH=$scratch/at:$here/games
mkdir -p "$scratch/at" "$scratch/rules"
cp games/chess/los-alamos.lua "$scratch/at/small.lua"
cp games/rules/*.lua "$scratch/rules/"
# With a Knight valued above a Queen, there is something to learn.
sed -i 's/value = 900/value = 120/; s/value = 320/value = 900/' "$scratch/rules/chess.lua"
small=$scratch/at/small.lua tuned=$scratch/at/small.tuned
tune() { run tune "$small" --games $games --nodes $nodes --plies 200 --seed 3 "$@"; }

# ---- a run, and the same again ----

tune --resume "$scratch/whole" --out "$scratch/whole.tuned"
exits 0 'a small game is tuned'
out_has 'written to' 'and says where'
out_has "games " 'and from how many games'
silent 'without a word more where nobody looks'
is "$(wc -l <"$scratch/whole")" $((games + 1)) 'a line for each game is kept'
is "$(head -1 "$scratch/whole.tuned")" 'stepwise tuned 1' 'the file says what it is'
tune --resume "$scratch/again" --out "$scratch/again.tuned"
cmp -s "$scratch/whole.tuned" "$scratch/again.tuned"
result $((! $?)) 'the same seed gives the same file'
tune --resume "$scratch/whole" --out "$scratch/more.tuned"
cmp -s "$scratch/whole.tuned" "$scratch/more.tuned"
result $((! $?)) 'nothing is played twice'
tune --resume "$scratch/seed" --out "$scratch/seed.tuned" --seed 4
cmp -s "$scratch/whole" "$scratch/seed"
result $(($? != 0)) 'another seed plays other games'

run tune "$small" --games 4 --nodes 10 --resume "$scratch/few" --out "$scratch/few.tuned"
refused 1 'no file was written' 'a few games show nothing'
is "$(ls "$scratch" | grep -c few.tuned)" 0 'and no file is'

mkdir "$scratch/f"$'\xe4'
cp "$small" "$scratch/f"$'\xe4'
run tune "$scratch/f"$'\xe4/small.lua' --games 4 --nodes 10
refused 1 'no file was written' 'a folder whose name is no UTF-8 is found again, for the numbers'

tune --resume "$scratch/whole" --out -
is "$out" "$(<"$scratch/whole.tuned")" 'on standard output there are the numbers alone'
err_has 'loss on the games left out' 'and on the other what was found'
run tune "$small" --games 4 --nodes 10 --resume "$scratch/none" --out "$scratch/no/such"
refused 2 'No such file' 'where no file can be, no game is played'
is "$(ls "$scratch" | grep -c none)" 0 'and none is kept'
run tune "$small" --games 4 --nodes 10 --resume "$scratch/none" --out ''
refused 2 'No such file' 'nor where it has no name'
run tune "$small" --games 4 --nodes 10 --resume "$scratch/none.lua" --out "$scratch/few.tuned"
refused 2 'that is the name of a definition' 'nor under the name of a definition'
is "$(ls "$scratch" | grep -c none)" 0 'and none is kept'
run tune "$small" --games 1 --openings 9 --plies 9
refused 2 'games of 9 moves (--plies) have none left after 9 random ones (--openings)' 'games of nothing but luck'
run tune "$small" --games 2 --plies 9 --nodes 1 --shard 1/2 --resume "$scratch/part" --out "$scratch/part.tuned"
refused 2 'tune: --shard plays games, and --out is for numbers' 'a part of them writes no numbers'

run tune "$small" --games 1 --nodes 4294967297 --merge "$scratch/whole"
err_has ' nodes 4294967297 ' 'as many positions as are asked for'
for first in black orange; do
    run tune jetan --games 1 --plies 9 --nodes 1 --set first=$first --resume "$scratch/mover" --out "$scratch/few.tuned"
done
refused 2 'it belongs to another run' 'another player moves first: another run'

# ---- killed and resumed ----

for signal in KILL TERM KILL; do
    "$program" tune "$small" --games $games --nodes $nodes --plies 200 --seed 3 \
        --resume "$scratch/killed" --out "$scratch/killed.tuned" >/dev/null 2>&1 &
    pid=$!
    lines=$(wc -l <"$scratch/killed" 2>/dev/null || echo 0)
    for ((i = 0; i < 500; i++)); do
        now=$(wc -l <"$scratch/killed" 2>/dev/null || echo 0)
        ((now > lines + 4)) && break
        sleep 0.02
    done
    kill -$signal $pid
    wait $pid 2>/dev/null
done
is "$(($(wc -l <"$scratch/killed") < games))" 1 'killed on the way'
[[ ! -e $scratch/killed.tuned ]]
result $((! $?)) 'no numbers are written'
printf '199\t1\tnot the whole of a li' >>"$scratch/killed"
tune --resume "$scratch/killed" --out "$scratch/killed.tuned"
exits 0 'the same command continues'
cmp -s "$scratch/whole.tuned" "$scratch/killed.tuned"
result $((! $?)) 'to the same file'
cmp -s <(sort "$scratch/whole") <(sort "$scratch/killed")
result $((! $?)) 'from the same games'

# ---- shards ----

for i in 1 2 3; do
    tune --shard $i/3 --resume "$scratch/part$i"
    exits 0 "part $i of 3"
done
out_has '--merge' 'says what is to be done next'
tune --merge "$scratch/part3" "$scratch/part1" "$scratch/part2" --out "$scratch/merged.tuned"
exits 0 'parts are added up'
cmp -s "$scratch/whole.tuned" "$scratch/merged.tuned"
result $((! $?)) 'to what one run gives'
for file in part1 ./part3; do
    tune --merge "$scratch/part3" "$scratch/part1" "$scratch/part2" --out "$scratch/$file"
    refused 2 'holds games, which would be lost' "but not in the place of one of them: $file"
done
tune --resume "$scratch/whole" --out "$scratch/whole"
refused 2 'holds games, which would be lost' 'nor of those of the run'
tune --resume "$scratch/fresh" --out "$scratch/./fresh"
refused 2 'holds games, which would be lost' 'nor of those that will be'
tune --merge "$scratch/part3" "$scratch/part1" --out "$scratch/no.tuned"
refused 2 "game 1 of $games is not in these files" 'a part that is missing'
run tune "$small" --games $games --merge "$scratch/part1" --out "$scratch/no.tuned"
refused 2 'it belongs to another run' 'parts of another plan'
sed 's/^4\t.*/4\t1\tnonsense/' "$scratch/whole" >"$scratch/spoilt"
tune --resume "$scratch/spoilt" --out "$scratch/no.tuned"
refused 2 "$scratch/spoilt, line 6: game 4: FEN" 'a position that is none, with its file and line'
for wrong in nan inf -1 2 1.5; do
    sed "s/^4\\t[^\\t]*/4\\t$wrong/" "$scratch/whole" >"$scratch/spoilt"
    tune --resume "$scratch/spoilt" --out "$scratch/no.tuned"
    refused 2 "$scratch/spoilt, line 6: game 4: expected a number and 1, 0, a share such as 0.75, = or -" "a result that is none: $wrong"
done
sed 's/^4\t.*/four/' "$scratch/whole" >"$scratch/spoilt"
tune --resume "$scratch/spoilt" --out "$scratch/no.tuned"
refused 2 'line 6: not a game' 'a line that is none, with its number'
# Sixteen thousand games of chess are 76 megabytes.
(cat "$scratch/whole" && yes "999999	-" | head -n 2000000) >"$scratch/long"
tune --resume "$scratch/long" --out "$scratch/long.tuned"
cmp -s "$scratch/whole.tuned" "$scratch/long.tuned"
result $((! $?)) 'a file of any length is read'
(head -1 "$scratch/whole" && head -c 40000000 /dev/zero | tr '\0' 1) >"$scratch/wide"
tune --resume "$scratch/wide" --out "$scratch/no.tuned"
refused 2 'wide: File too large' 'a line that is longer than any game'
for wrong in 3/2 ' 1/2' +1/2 1/+2 1/2x 1 /2 1/2/3 01/2 1/02 1/; do
    tune --shard "$wrong"
    refused 2 "--shard: '$wrong'" "a shard that is none: '$wrong'"
done
tune --merge
refused 2 '--merge needs' 'nothing to merge'
tune --merge "$scratch/part1" --shard 1/3
refused 2 '--merge and --shard cannot be used together' 'a part of what is added up'
tune --merge "$scratch/part1" --resume "$scratch/whole"
refused 2 '--merge and --resume cannot be used together' 'what is added up goes on from nothing'
run tune jetan --set warrior=free --games 1 --merge "$scratch/whole"
refused 2 'it belongs to another run' 'games of another game'
run tune three-player-chess --games 1 --nodes 10 --resume "$scratch/three"
refused 2 'only games of two players' 'three players'

# ---- which commands use them ----

run search "$small" --depth 3 --json
plain=$out
silent 'without numbers nothing is said'
cp "$scratch/whole.tuned" "$tuned"
run search "$small" --depth 3 --json
silent 'numbers are taken without a word'
[[ $(sed 's/"seconds.*//;s/"nodes.*//' <<<"$out") != "$(sed 's/"seconds.*//;s/"nodes.*//' <<<"$plain")" ]]
result $((! $?)) 'and change what positions are worth'
run search "$small" --depth 3 --json --untuned
is "$(grep -o '"value":"[^"]*"' <<<"$out")" "$(grep -o '"value":"[^"]*"' <<<"$plain")" \
    '--untuned evaluates without them'
run check "$small"
out_has 'tuned ' 'check names the file'
out_has "key      $(sed -n 's/^key //p' "$tuned")" 'and the key'
out_has 'searcher alpha-beta' 'and who plays'
(head -3 "$scratch/whole.tuned" && echo 'searcher mcts') >"$tuned"
run check "$small"
out_has 'searcher mcts' 'whom the file names'
run search "$small" --nodes 200
out_has ' %' 'and who then searches'
tune --resume "$scratch/whole"
grep -qx 'searcher mcts' "$tuned"
result $((! $?)) 'tune keeps it'
sed 's/^value/valve/' "$scratch/whole.tuned" >"$tuned"
run search "$small" --depth 1
exits 0 'a wrong file is no error'
err_has "small.tuned is not used: line $(grep -n -m 1 '^value' "$scratch/whole.tuned" | cut -d: -f1): expected key, value, cells" 'but a line that says what and where'
run search "$small" --depth 1 --untuned
silent 'unless it was not asked for'
sed 's/^key .*/key 0123456789abcdef/' "$scratch/whole.tuned" >"$tuned"
run search "$small" --depth 1
is "$(wc -l <<<"$err")" 1 'another definition: a line'
err_has 'made for another definition, or with other options' 'says why'
mkdir "$scratch/dir" && cp "$small" "$scratch/dir/small.lua" && mkdir "$scratch/dir/small.tuned"
run search "$scratch/dir/small.lua" --depth 1
err_has 'small.tuned is not used: is a directory' 'a folder in its place'

# ---- playing with tuned numbers ----

rm -rf "$tuned"
again() { run tune "$small" --games 20 --nodes $nodes --plies 200 --seed 3 --out "$scratch/no.tuned" "$@"; }
again --tuned --resume "$scratch/second"
refused 2 '--tuned: there are no numbers' 'none that there are'
[[ ! -e $scratch/second ]]
result $((! $?)) 'and nothing is played'
echo 'stepwised tuned 1' >"$tuned"
again --tuned --resume "$scratch/second"
refused 2 '--tuned: ' 'nor any in a damaged file'
err_has 'small.tuned is not used: line 1' 'which is named'
rm -f "$tuned"
again --resume "$scratch/first"
cp "$scratch/whole.tuned" "$tuned"
again --resume "$scratch/first2"
cmp -s "$scratch/first" "$scratch/first2"
result $((! $?)) 'numbers beside the game change nothing'
again --tuned --resume "$scratch/second"
[[ $(sed 1d "$scratch/first") != "$(sed 1d "$scratch/second")" ]]
result $((! $?)) 'unless they are asked for'
[[ $(head -1 "$scratch/second") == "$(head -1 "$scratch/first") numbers "* ]]
result $((! $?)) 'the file of games says with which'
again --tuned --resume "$scratch/third"
cmp -s "$scratch/second" "$scratch/third"
result $((! $?)) 'with the same ones the same games'
again --resume "$scratch/second"
refused 2 'it belongs to another run' 'without them it is another run'
sed -i 's/^tempo .*/tempo 1 1/' "$tuned"
again --tuned --resume "$scratch/second"
refused 2 'it belongs to another run' 'and with others'

# ---- shipped numbers ----

export STEPWISE_PATH=
for file in games/*.tuned games/*/*.tuned; do
    [[ -e $file ]] || continue
    run search "${file%.tuned}.lua" --depth 1
    exits 0 "$file"
    silent 'is taken'
done

# Tuned numbers accompany a .lua file; files with other extensions have none.
cp games/chess/los-alamos.lua "$scratch/small.txt"
cp -r games/rules "$scratch/rules"
echo 'no numbers' >"$scratch/small.tuned"
run search "$scratch/small.txt" --depth 1
exits 0 'a definition by another name'
is "$err" '' 'has no numbers beside it'
cp "$scratch/small.txt" "$scratch/small.lua"
run search "$scratch/small.lua" --depth 1
err_has 'small.tuned is not used' 'those of a .lua are read'
finish
