#!/usr/bin/env bash
# kill.sh -- a program that is killed at any moment loses no move, and leaves nothing half written.
#
# KILLS (50): how often. The session keeps its game after every move and saves it into a file as
# well; each line "fen" that it answers says that the moves before are safe.
source "$(dirname "$0")/lib.bash"

KILLS=${KILLS:-50}
saved=$scratch/saved.pgn
kept=$XDG_STATE_HOME/stepwise/games

# Moves to and fro, each acknowledged, with a comment and a save now and then.
{
    echo 'autosave on'
    for ((i = 0; i < 400; i++)); do
        for move in d1-c4 g0-h7 c4-d1 h7-g0; do
            printf '%s\nfen\n' "$move"
        done
        printf 'note comment %d\nsave %s\n' "$i" "$saved"
    done
} >"$scratch/script"

# whole FILE: it is read, and its moves are counted in $moves.
whole() {
    run replay "$1"
    moves=$(sed -n 's/^moves //p' <<<"$out")
    ((code == 0))
}

# begin N: starts a session and waits until it has answered N times.
begin() {
    rm -rf "$kept" "$saved" "$saved".*.tmp
    : >"$scratch/said"
    "$program" play jetan <"$scratch/script" >"$scratch/said" 2>/dev/null &
    pid=$!
    for ((wait = 0; wait < 1000 && $(answers) < $1; wait++)); do
        sleep 0.02
    done
}

answers() { grep -c ' [bo] Ee ' "$scratch/said"; }

end() {
    kill -KILL "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
}

# Half of them are killed while they begin, half while they play.
lost=0 half=0 litter=0 most=0 least=1000000 longest=0
for ((k = 0; k < KILLS; k++)); do
    begin $((k % 2))
    sleep "0.$(printf '%03d' $((RANDOM % 300)))"
    end
    acknowledged=$(answers) moves=0
    for file in "$kept"/*.pgn; do
        [[ -f $file ]] && { whole "$file" || half=$((half + 1)); }
    done
    litter=$((litter + $(find "$scratch" -name '*.tmp' | wc -l)))
    ((moves < acknowledged)) && lost=$((lost + 1))
    ((acknowledged > longest)) && longest=$acknowledged
    ((moves > most)) && most=$moves
    ((moves < least)) && least=$moves
    [[ -f $saved ]] && { whole "$saved" || half=$((half + 1)); }
done
called="$KILLS kills" out="$least to $most moves kept" err=''
is "$lost" 0 "no move that was acknowledged is lost in $KILLS kills"
is "$half" 0 'and nothing is half written'
# Between two system calls a file has its name and not its place: some kills fall there.
((litter <= KILLS / 5))
result $((! $?)) "and hardly any litter: $litter"
((longest > 4))
result $((! $?)) 'some of them came in the middle of a game'
echo "# total: $KILLS kills, $least to $most moves kept, $lost lost, $half half written"

begin 5
end
said resume 'undo 1' 'redo 1' history
run play jetan
exits 0 'the game of a killed session is resumed by the next'
out_has '1  D1-C4       G0-H7' 'with its moves'
finish
