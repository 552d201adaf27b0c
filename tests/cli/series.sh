#!/usr/bin/env bash
# series.sh -- consecutive games: score, purses and pot are carried over, even if the program is
# killed.
source "$(dirname "$0")/lib.bash"

play() {
    said "$@"
    run play "${game[@]}"
}
state() { rm -rf "$XDG_STATE_HOME"; }
start=wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW

# ---- a long one -----------------------------------------------------------------------------

for ((i = 1; i <= 2000; i++)); do
    printf '[Event "x"]\n[White "a"]\n[Black "b"]\n[Result "1-0"]\n[Variant "chess"]\n[Series "fixed"]\n[SeriesGame "%d"]\n[SeriesScore "%d-0"]\n[Termination "resigns"]\n\n1. e2-e4 1-0\n' $i $((i - 1))
done >"$scratch/long.pgn"
game=(chess)
ulimit -S -t "$([[ ${SAN:-} ]] && echo 60 || echo 4)"
play "load $scratch/long.pgn 2000" "save $scratch/saved.pgn"
ulimit -S -t unlimited
out_has 'series fixed, game 2000' 'a series of two thousand games is read in no time'
is "$(grep -c SeriesGame "$scratch/saved.pgn")" 2000 'and kept whole'

# ---- orders -------------------------------------------------------------------------------

# "After the first game the winner of the preceding game moves first if he chooses, or may
# instruct his opponent to make the first move" (the appendix); "the first move alternating in
# subsequent games without the players changing colors" (Quadibloc).

game=(jetan --set wager=ransom)
play series
out_has 'alternate       the players take turns at moving first' 'the orders, each with its meaning'
play 'series widdershins'
refused 1 'there are: fixed, alternate, winner, winner-chooses, lot' 'an order that is none'
play 'series alternate' resign new fen resign new fen draw draw new fen
is "$(grep -o '[A-Z] [bo] Ee\|W [bo] Ee' <<<"$out" | tr -d '\n')" 'W o EeW b EeW o Ee' \
    'alternate: in turns'
out_has 'series alternate, game 4: Black 1, Orange 1, drawn 1' 'the score'
play 'series winner' resign new fen draw draw new fen
is "$(grep -o 'W [bo] Ee' <<<"$out" | tr -d '\n')" 'W o EeW b Ee' 'winner: he; after a draw the other'
play 'series fixed' resign new fen draw draw new fen
is "$(grep -o 'W [bo] Ee' <<<"$out" | tr -d '\n')" 'W b EeW b Ee' 'fixed: always the same'
lots=''
for seed in 5 6 7 8; do
    game=(jetan --set wager=ransom --seed $seed)
    play 'series lot' draw draw new fen
    lots+=$(grep -o 'W [bo] Ee' <<<"$out")
done
[[ $lots == *b* && $lots == *o* ]]
result $((! $?)) 'lot: either'
game=(jetan --set wager=ransom)
play series 'series winner-chooses' resign new 'new hello' 'new black' fen draw draw 'new black' new fen
err_has 'Orange won and chooses who moves first: `new Orange` or `new Black`' 'the winner must say'
err_has "'hello' is not a player" 'and name a player'
err_has 'there is no choice: Orange moves first' 'after a draw nobody does'
is "$(grep -o 'W [bo] Ee' <<<"$out" | tr -d '\n')" 'W b EeW o Ee' 'and so it is'
play 'series winner-chooses' D1-C4 resign 'computer black' new fen
out_has 'Black plays ' 'the program begins where it has won'
play 'series alternate' D2-D3 new 'set warrior=free'
err_has 'game 1 of the series is not over' 'the next game waits for this one'
err_has 'options cannot be changed during a series' 'and options for the last one'
out_lacks 'warrior =' 'and stay as they were'
play 'series alternate' resign 'series off' new fen
out_has "$start b Ee 0 1 0 0 96" 'a series that is left is over'
play 'series alternate' resign new 'series off' "save $scratch/left"
is "$(grep -c '^\[Result' "$scratch/left")" 1 'and what is saved behind it is one game'
play 'new black'
refused 1 'only works in a series' 'without one nobody chooses'
game=(chess)
play series 'series alternate' 'series fixed' resign new fen
err_has 'there are: fixed' 'in chess White always begins'
out_has 'series fixed, game 2: White 0, Black 1, drawn 0' 'but it has a score'
game=(jetan --set wager=ransom)
play 'series alternate' D1-C4 resign new A9-B7 'undo 1' 'undo 1' fen series 'redo 1' fen series
is "$(grep -c "^$start o Ee 0 1 48 -48 96" <<<"$out")" 1 'undo goes back to the game before'
out_has 'series alternate, game 2: Black 1, Orange 0, drawn 0' 'and redo to the next'
play 'series alternate' D1-C4 draw draw new 'undo 1' 'undo 1' resign redo series
err_has 'there is no move to play again' 'but not where the game before has ended in another way since'
is "$(tail -1 <<<"$out")" 'series alternate, game 1: Black 1, Orange 0, drawn 0' 'whose score is that of the end'

play 'series alternate' D1-C4 resign new 'undo 1' 'series fixed' redo
err_has 'there is no move to play again' 'nor where the series goes on in another order'
play 'series alternate' D1-C4 resign new A9-B7 'undo 1' 'undo 1' 'note a blunder' redo redo \
    "save $scratch/noted.pgn"
is "$(grep -c 'a blunder' "$scratch/noted.pgn")$(grep -c '^\[Event' "$scratch/noted.pgn")" 12 \
    'what is said of the game before meanwhile is written with it'
play 'autosave on' 'series alternate' D1-C4 resign new A9-B7 'undo 1' 'undo 1' 'undo 1' 'note a blunder'
play resume series redo history "save $scratch/kept.pgn"
out_has 'series alternate, game 2: Black 1, Orange 0, drawn 0' 'who leaves while he looks back has the last game still'
out_has A9-B7 'with its moves'
is "$(grep -c 'a blunder' "$scratch/kept.pgn")$(grep -c '^\[Event' "$scratch/kept.pgn")" 12 'and the one before it'
state
play 'autosave on' 'series alternate' D1-C4 resign new 'undo 1' 'undo 1' A9-B7
play resume series
is "$out" 'series alternate, game 1: Black 0, Orange 0, drawn 0' 'until he plays on there'
state

play 'autosave on' 'series alternate' D1-C4 resign new D1-C4 A9-B7 'undo 2' 'undo 1' 'series off' 'series fixed' redo series
is "$(grep -c 'game 2 of the series comes after this one' <<<"$err")" 2 'nor is one that has moves lost by a word about the series'
out_has 'series alternate, game 2: Black 1, Orange 0, drawn 0' 'to which redo goes'
state
game=(four-player-teams)
play 'series fixed' resign new h2-h4 resign new fen "save $scratch/teams.pgn"
out_has 'series fixed, game 3: Red 1, Blue 1, Yellow 1, Green 1, drawn 0' 'partners win together'
run replay "$scratch/teams.pgn" 3
exits 0 'as their record says'
game=(jetan --set wager=ransom)

# A series continues in its file, which contains its games.
play 'series alternate' D1-C4 "save $scratch/onward.pgn" resign new A9-B7 "save $scratch/onward.pgn"
exits 0 'a file with the first game, not yet over, takes the second, too'
play 'series alternate' D1-C4 resign "save $scratch/onward2.pgn" "load $scratch/onward2.pgn" new A9-B7 "save $scratch/onward2.pgn"
exits 0 'and one that was read'
play 'series alternate' D1-C4 resign new "save $scratch/onward.pgn"
err_has 'onward.pgn holds another game' 'those of another session are not in it'

# An unrelated game earlier in the file does not become part of the series.
play D2-D3 "save $scratch/other.pgn"
play 'series alternate' D1-C4 resign new A9-B7 "save $scratch/both.pgn"
{
    cat "$scratch/other.pgn"
    echo
    sed -n '/^\[Event/h; //!H; $!d; x; p' "$scratch/both.pgn"
} >"$scratch/mixed.pgn"
play "load $scratch/mixed.pgn 2" series "save $scratch/second.pgn"
out_has 'game 2: Black 1, Orange 0' 'the second game of a series, alone'
is "$(grep -c '^\[Event' "$scratch/second.pgn")" 1 'has no other before it'

cat >"$scratch/alone.lua" <<'L'
game { language = 1, name = "Alone" }
local board = square(3, 3)
players { { "One", letter = "o" } }
piece "Peg" { "P", move = quiet(board.forward) }
setup "3/3/P2"
series "winner"
ending { win { landed(rank(3)), says = "through" }, loss { landed(rank(2)), says = "stuck", who = mover } }
L
game=("$scratch/alone.lua")
play 'series winner' a1-a2 new a1-a2 series new "save $scratch/losses.pgn"
exits 0 'a player alone loses, and plays again'
out_has 'series winner, game 2: One 0, lost 2, drawn 0' 'which is the score'
run replay "$scratch/losses.pgn" 3 "$scratch/alone.lua"
exits 0 'and stands in the record of the next game'
game=(jetan --set wager=ransom)

# ---- on paper -----------------------------------------------------------------------------

record=$scratch/series.pgn
play 'series alternate' D1-C4 resign new A9-B7 draw draw new D1-C4 "save $record"
is "$(grep -c '^\[Event' "$record")" 3 'a record of all games'
grep -q '^\[SeriesScore "1-0, 1 drawn"\]' "$record"
result $((! $?)) 'with the score'
play "load $record 3" series fen draw draw new fen "save $scratch/four.pgn"
exits 0 'it is read'
out_has 'series alternate, game 3: Black 1, Orange 0, drawn 1' 'with the series'
out_has "$start o Ee 0 1 -48 -144 288" 'which goes on, with purses and pot'
is "$(grep -c '^\[Event' "$scratch/four.pgn")" 4 'and so does its record'
play D1-C4 "save $scratch/alone.pgn"
{ cat "$scratch/alone.pgn"; echo; cat "$record"; echo; cat "$record" "$scratch/alone.pgn"; } >"$scratch/archive.pgn"
for n in 2:1 3:2 4:3 6:2 8:1; do
    play "load $scratch/archive.pgn ${n%:*}" "save $scratch/taken.pgn"
    is "$(grep -c '^\[Event' "$scratch/taken.pgn")" "${n#*:}" 'of a file with other games those of the series are taken'
    rm "$scratch/taken.pgn"
done
play "load $scratch/archive.pgn 4" "save $scratch/archive.pgn"
refused 1 'holds other games' 'which do not replace the others'
{ echo; cat "$record"; } >"$scratch/blank.pgn"
play "load $scratch/blank.pgn 3" "save $scratch/blank.pgn"
exits 0 'but themselves'
for n in 1 2 3; do
    run replay "$record" $n
    exits 0 "game $n of it is played"
done
wrong() {
    sed "$1" "$record" >"$scratch/wrong.pgn"
    run replay "$scratch/wrong.pgn" 3
    refused 1 "$2" "$3"
}
wrong 's/Series "alternate"/Series "upwards"/' "no series order 'upwards'" 'a record with an order that is none'
wrong 's/SeriesGame "3"/SeriesGame "4"/' 'SeriesScore counts 2 games, but this is game 4' 'of another game'
wrong 's/SeriesGame "3"/SeriesGame "x"/' 'SeriesGame must be the number' 'of no game'
wrong 's/1-0, 1 drawn/1, 1 drawn/' 'SeriesScore should be like 1-0, 2 drawn' 'with half a score'

# ---- killed in the middle -----------------------------------------------------------------

# Five ransom games, two of them drawn: "upon a draw, the ante is combined with the next game's
# ante" (Smith).
lines=('series winner-chooses' D1-C4 A9-B7 C4xB7 resign
    'new orange' A9-B7 D1-C4 draw+draw
    new D1-C4 A9-B7 C4xB7 draw+draw
    new A9-B7 D1-C4 resign
    'new black' D1-C4 A9-B7 C4xB7 resign)

# lines_from FIRST LAST: those lines, each followed by "fen".
lines_from() {
    local i
    for ((i = $1; i < $2; i++)); do
        printf '%s\nfen\n' "${lines[i]/+/$'\n'}"
    done
}
fens() { grep -E '^[A-Za-z0-9/*]+ [bo] ' "$1"; }

# The output of a session killed after that many lines, and of the next one with the rest.
killed_at() {
    state
    : >"$scratch/said" # must exist before its lines are counted
    mkfifo "$scratch/fifo"
    "$program" play "${game[@]}" --seed 1 <"$scratch/fifo" >"$scratch/said" 2>&1 &
    local pid=$!
    exec 3>"$scratch/fifo"
    { echo 'autosave on'; lines_from 0 "$1"; } >&3
    while kill -0 $pid && (($(fens "$scratch/said" | wc -l) < $1)); do
        sleep 0.01
    done
    kill -KILL $pid
    wait $pid 2>/dev/null
    exec 3>&-
    rm -f "$scratch/fifo"
    { echo resume; lines_from "$1" ${#lines[@]}; echo series; } >"$scratch/rest"
    input=$scratch/rest
    run play "${game[@]}" --seed 1
    printf '%s\n' "$out" >>"$scratch/said"
}

{ lines_from 0 ${#lines[@]}; echo series; } >"$scratch/all"
input=$scratch/all
run play "${game[@]}" --seed 1
printf '%s\n' "$out" >"$scratch/whole"
out_has 'series winner-chooses, game 5: Black 3, Orange 0, drawn 2' 'five games, two of them drawn'
bad=$(fens "$scratch/whole" | awk '$6 + $7 + $8 != 96' | wc -l)
is "$bad" 0 'tokens and pot are 96 together at each ply'
is "$(fens "$scratch/whole" | wc -l)" ${#lines[@]} 'of all games'
different=''
for ((k = 2; k < ${#lines[@]}; k++)); do
    killed_at "$k"
    cmp -s <(fens "$scratch/said"; tail -1 "$scratch/said") \
        <(fens "$scratch/whole"; tail -1 "$scratch/whole") || different+=" $k"
done
called='a series killed after each of its plies'
out=$(diff "$scratch/said" "$scratch/whole")
is "$different" '' 'whichever ply it is killed at, the series is the same'
finish
