#!/usr/bin/env bash
# memory.sh -- memory runs out at any place: the program reports it and ends, or carries on
# normally; saved files are preserved. Input that is too large for the memory is refused.
#
# A place is a call that allocates together with the calls that led to it
# (tests/failing/memory.c). Each command is run once for each place that no earlier command has
# reached, or for every STRIDE-th of them: every third, since all of them (STRIDE=1) take ten
# minutes on a busy machine, and each build puts them in another order.
source "$(dirname "$0")/lib.bash"

failing=$(realpath "${BUILD:-build}/tests/failing/memory.so")
STRIDE=${STRIDE:-3}
[[ ${SAN:-} ]] && STRIDE=20
# The sanitizers' allocator comes after this one; memory left after abort() is no leak.
export ASAN_OPTIONS=${ASAN_OPTIONS:-}:verify_asan_link_order=0:detect_leaks=0

work=$scratch/work saved=$scratch/work/saved.pgn
touch "$scratch/known"

# with_failing VARIABLE=VALUE...: runs $command with input $input in a fresh folder with a saved
# game.
with_failing() {
    rm -rf "$work"
    mkdir -p "$work"
    cp "$scratch/before.pgn" "$saved"
    timeout 300 env "$@" LD_PRELOAD="$failing" XDG_STATE_HOME="$work/state" "$program" \
        "${command[@]}" <"$input" >"$scratch/out" 2>"$scratch/err"
    code=$?
}

# The output without timings.
answer() { sed -E 's/"?(seconds|nodes_per_second)"?[: ] *[0-9.e+-]+//g' "$scratch/out"; }

# It behaved normally or reported the error; for tests that is on standard output.
is_told() {
    case $code in
    134) grep -q 'out of memory' "$scratch/err" ;;
    0 | 1 | 2) [[ -s $scratch/err ]] || grep -q '^not ok' "$scratch/out" ||
        { ((code == usual)) && [[ $(answer) == "$(<"$scratch/usual")" ]]; } ;;
    *) false ;;
    esac
}

# The saved game is the old or the new one, and the autosaved games are complete.
is_whole() {
    local file
    cmp -s "$saved" "$scratch/before.pgn" || cmp -s "$saved" "$scratch/after.pgn" || return
    for file in "$work"/state/stepwise/games/*.pgn; do
        [[ ! -f $file ]] || "$program" replay "$file" >/dev/null 2>&1 || return
    done
}

# fails_at PLACE [VARIABLE=VALUE]
fails_at() {
    with_failing FAIL_AT="$1" "${@:2}"
    is_told && is_whole && return
    wrong+="place $*: exit code $code: $(head -c 200 "$scratch/err")"$'\n'
    bad=$((bad + 1))
}

# tried NAME ARGS...
tried() {
    local name=$1 place n=0 bad=0 wrong=''
    command=("${@:2}") called="stepwise ${*:2}"
    with_failing FAIL_LIST="$scratch/places"
    answer >"$scratch/usual"
    cp "$saved" "$scratch/after.pgn"
    usual=$code
    sort -u "$scratch/places" | comm -23 - "$scratch/known" | awk "NR % $STRIDE == 0" >"$scratch/new"
    sort -u -o "$scratch/known" "$scratch/known" "$scratch/places"
    while read -r place; do
        n=$((n + 1))
        fails_at "$place"
        fails_at "$place" FAIL_ONCE=1
    done <"$scratch/new"
    places=$((places + n)) out='' err=$wrong
    result $((bad == 0)) "$name: $n places"
    input=/dev/null
}

said c1-c2 "save $scratch/before.pgn"
run play dobutsu
game=games/shogi/dobutsu.lua places=0 usual=0
input=/dev/null
tried 'checking' check "$game" --json
tried 'checking what is wrong' check tests/errors/letters.lua
tried 'a picture' show "$game" --svg -
tried 'moves' moves "$game" --json
tried 'a search by two threads' search "$game" --depth 2 --threads 2 --json
tried 'counting by two threads' perft "$game" 2 --threads 2 --divide
tried 'a reason' why "$game" c1-c4
tried 'programs' disasm "$game" L
tried 'tests' test tests/rules/swap.lua
tried 'a record' replay "$scratch/before.pgn" --json
printf '[Variant "dobutsu"]\n\n1. c1-c2 {x} nothing *\n' >"$scratch/wrong.pgn"
tried 'a record that is wrong' replay "$scratch/wrong.pgn"
said 'autosave on' board c1-c2 'note a comment' a4-a3 'undo 1' 'redo 1' history moves "reach b1" \
    'why c1-c4' 'tag Event x' "save $saved" "load $saved" 'new chess' 'go' 'hint' 'resume' 'resign' \
    'series winner' 'options' 'help undo' 'fen' 'rules' quit
tried 'a game that is played' play "$game" --depth 1
said 'autosave on' 'go' 'go' 'undo 1' 'throw' 'analyse' quit
tried 'a game of throws' play jetan --set wager=dueling --set colossus=on --depth 1

# within_memory NAME TEXT ARGS...: with increasing memory, starting with hardly any, the program
# is never killed by a signal, and reports when memory is too small for its input.
within_memory() {
    local name=$1 text=$2 kb signals=0 said=0
    called="ulimit -v; stepwise ${*:3}"
    for ((kb = 16000; kb <= 160000; kb += 6000)); do
        (ulimit -v "$kb"; exec "$program" "${@:3}" </dev/null) >/dev/null 2>"$scratch/err"
        code=$? err=$(<"$scratch/err")
        ((code > 127)) && signals=$((signals + 1))
        [[ $err == *" memory to read it: $text"* ]] && said=$((said + 1))
    done
    result $((signals == 0 && said > 0)) "$name"
}

if [[ ! ${SAN:-} ]]; then # sanitizers need terabytes of address space
    printf '[Variant "dobutsu"]\n\n%s *\n' "$(yes '$' | head -2000000 | tr '\n' ' ')" >"$scratch/long.pgn"
    within_memory 'a definition' 'a definition may need 64 MB' check games/chess.lua
    within_memory 'a definition that wants all' 'a definition may need 64 MB' check tests/errors/holding.lua
    within_memory 'a record' 'a record of this size may need' replay "$scratch/long.pgn"
fi
echo "# total: $places places, each for once and for good"
finish
