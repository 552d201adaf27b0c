#!/usr/bin/env bash
# kill.sh -- a program killed at any moment loses no move and leaves no half-written file; its
# temporary files are removed by the next save.
#
# KILLS (50): how many times. Two sessions at a time play one game; each autosaves after every
# move, and both also save to the same file. When a session answers the command "fen", the moves
# before it must be safe.
source "$(dirname "$0")/lib.bash"

KILLS=${KILLS:-50}
saved=$scratch/saved.pgn
kept=$XDG_STATE_HOME/stepwise/games

# Moves back and forth, each acknowledged, with a comment and a save now and then.
{
    echo 'autosave on'
    for ((i = 0; i < 400; i++)); do
        for move in d1-c4 g0-h7 c4-d1 h7-g0; do
            printf '%s\nfen\n' "$move"
        done
        printf 'note comment %d\nsave! %s\n' "$i" "$saved"
    done
} >"$scratch/script"

# whole FILE: the file can be read; counts its moves in $moves.
whole() {
    run replay "$1"
    moves=$(sed -n 's/^moves //p' <<<"$out")
    ((code == 0))
}

answers() { grep -c ' [bo] Ee ' "$scratch/said.$1"; }

left() { find "$scratch" -name '*.tmp' | wc -l; }

# begin N: starts two sessions and waits until both have answered N times.
begin() {
    local s wait
    rm -rf "$kept" "$saved"
    for s in 0 1; do
        : >"$scratch/said.$s"
        "$program" play jetan <"$scratch/script" >"$scratch/said.$s" 2>"$scratch/told.$s" &
        pids[s]=$!
    done
    for ((wait = 0; wait < 1000 && ($(answers 0) < $1 || $(answers 1) < $1); wait++)); do
        sleep 0.02
    done
}

# Kills one, and a little later the other.
end() {
    kill -KILL "${pids[0]}" 2>/dev/null
    sleep "0.0$((RANDOM % 100))"
    kill -KILL "${pids[1]}" 2>/dev/null
    wait "${pids[@]}" 2>/dev/null
}

# Half of them are killed while they start, half while they play.
lost=0 half=0 found=0 litter=0 refused=0 most=0 least=1000000 longest=0 pids=()
for ((k = 0; k < KILLS; k += 2)); do
    begin $((k / 2 % 2))
    sleep "0.$(printf '%03d' $((RANDOM % 300)))"
    end
    found=$((found + $(left)))
    for s in 0 1; do
        acknowledged=$(answers "$s") moves=0
        for file in "$kept"/*-"${pids[s]}"-*.pgn; do
            [[ -f $file ]] && { whole "$file" || half=$((half + 1)); }
        done
        ((moves < acknowledged)) && lost=$((lost + 1))
        ((acknowledged > longest)) && longest=$acknowledged
        ((moves > most)) && most=$moves
        ((moves < least)) && least=$moves
        [[ -s $scratch/told.$s ]] && refused=$((refused + 1))
    done
    [[ -f $saved ]] && { whole "$saved" || half=$((half + 1)); }
    said 'autosave on' d1-c4 "save! $saved"
    run play jetan
    litter=$((litter + $(left)))
done
input=/dev/null called="$KILLS kills" out="$least to $most moves kept" err=''
is "$lost" 0 "no move that was acknowledged is lost in $KILLS kills"
is "$half" 0 'nothing is half written'
is "$refused" 0 'no program is in the way of the other'
is "$litter" 0 'and the next save leaves nothing beside the files'
((longest > 4))
result $((! $?)) 'some of them came in the middle of a game'
echo "# total: $KILLS kills, $least to $most moves kept, $lost lost, $half half written," \
    "$found left for the next save, $litter left by it"

begin 5
end
rm -f "$kept"/*-"${pids[1]}"-*.pgn
said resume 'undo 1' 'redo 1' history
run play jetan
exits 0 'the game of a killed session is resumed by the next'
out_has '1  D1-C4       G0-H7' 'with its moves'

# A session that counts moves ends at once, and leaves no process that goes on counting.
mkfifo "$scratch/typed"
"$program" play jetan <"$scratch/typed" >/dev/null 2>&1 &
session=$!
exec 7>"$scratch/typed"
echo 'perft 20' >&7
for ((i = 0; i < 600; i++)); do
    # the 14th number is the processor time that it has used, in hundredths of a second
    (($(cut -d' ' -f14 "/proc/$session/stat") > 50)) && break
    sleep 0.05
done
children=$(ps -o pid= --ppid "$session" | tr -d ' ')
kill "$session"
for ((i = 0; i < 100; i++)); do
    kill -0 "$session" 2>/dev/null || break
    sleep 0.05
done
called='perft, and a signal' out='' err="children: ${children:-none}"
[[ -z $children ]] && ! kill -9 "$session" 2>/dev/null
result $((! $?)) 'a session that counts ends when it is told to'
exec 7>&-

# A temporary file that is in use stays, and so do files with similar names.
rm -rf "$kept"
for name in 12-34 12-3 12-; do : >"$saved.$name.tmp"; done
: >"$saved.old.12-34.tmp"
said d1-c4 "save! $saved"
exec 8>>"$saved.12-34.tmp"
flock 8
run play jetan
exec 8>&-
cd "$scratch" || exit 2
is "$(echo saved.pgn.*tmp)" 'saved.pgn.12-.tmp saved.pgn.12-34.tmp saved.pgn.old.12-34.tmp' \
    'only what was left by a save of this file, and is nobody'"'"'s, is removed'
rm -f saved.pgn*
cd - >/dev/null || exit 2

# On a full disk, what was saved before is preserved.
run_full() {
    called="a full disk: $*"
    err=$( (ulimit -f 1; exec "$program" "$@" <"$input") 2>&1 >/dev/null)
    code=$?
    out=''
}
said d1-c4 "save! $saved"
run play jetan
before=$(<"$saved")
{
    echo 'autosave on'
    for ((i = 0; i < 60; i++)); do printf '%s\n' d1-c4 g0-h7 c4-d1 h7-g0; done
    echo "save $saved"
} >"$scratch/input"
run_full play jetan
err_has "$saved: File too large" 'a save for which there is no room is refused'
err_has 'the game cannot be kept' 'and so is what is kept after each move'
is "$(<"$saved")" "$before" 'the file is as it was'
is "$(left)" 0 'and nothing is left beside it'
for file in "$kept"/*.pgn; do
    whole "$file" || break
done
exits 0 'what was kept last is whole'
finish
