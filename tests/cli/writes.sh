#!/usr/bin/env bash
# writes.sh -- every write fails once, in turn: the error is reported, the program does not exit
# as if all were well, old files are preserved or new ones complete, and no temporary files are
# left.
#
# strace makes a system call fail: the first of its kind, then the second, and so on until the
# program makes no more of them.
source "$(dirname "$0")/lib.bash"

# The calls to fail, and their errors: `answering` for commands that only write an answer.
answering=(write:ENOSPC)
saving=(write:ENOSPC fsync:EIO linkat:ENOSPC rename:EIO fchmod:EIO openat:EMFILE mkdir:ENOSPC
    flock:ENOLCK close:EIO)
work=$scratch/work log=$scratch/log
# The leak check does not work in a traced program.
export ASAN_OPTIONS=${ASAN_OPTIONS:-}:detect_leaks=0

if ! strace -o "$log" true 2>/dev/null; then
    echo '1..0 # SKIP strace cannot trace here'
    exit 0
fi

# with_fault CALL:ERROR N: runs $command with input $input in a fresh folder with a saved game
# and a picture; its Nth such call fails.
with_fault() {
    rm -rf "$work"
    cp -r "$scratch/before" "$work"
    XDG_STATE_HOME=$work/state timeout 300 strace -f -qq -o "$log" \
        -e "trace=${1%:*}" -e "inject=${1%:*}:error=${1#*:}:when=$2" \
        "$program" "${command[@]}" <"$input" >"$scratch/out" 2>"$scratch/err"
    code=$?
}

# are FOLDER: the saved files equal those there.
are() { cmp -s "$work/saved.pgn" "$1/saved.pgn" && cmp -s "$work/board.svg" "$1/board.svg"; }

# The answer and the files are as usual; or the error is reported, and the files are the old or
# the new ones. A message that cannot be written is replaced by the exit code.
is_told() {
    cmp -s "$scratch/out" "$scratch/usual" && are "$scratch/after" && ((code == usual)) && return
    { [[ -s $scratch/err ]] || grep -q '^[0-9]* *write(2,.*INJECTED' "$log"; } && is_old_or_new &&
        ((code == 1 || code == 2 || code == 127))
}

is_old_or_new() {
    local f
    for f in saved.pgn board.svg; do
        cmp -s "$work/$f" "$scratch/before/$f" || cmp -s "$work/$f" "$scratch/after/$f" || return
    done
}

# No file is half-written, or left behind.
is_clean() {
    local file
    for file in "$work"/state/stepwise/games/*.pgn; do
        [[ ! -f $file ]] || "$program" replay "$file" >/dev/null 2>&1 || return
    done
    [[ -z $(find "$work" -name '*.tmp') ]]
}

# tried NAME ARGS...: with the failures in $kinds.
tried() {
    local name=$1 kind i n=0 bad=0 wrong=''
    command=("${@:2}") called="stepwise ${*:2}"
    with_fault write:ENOSPC 60000
    cp "$scratch/out" "$scratch/usual"
    usual=$code
    rm -rf "$scratch/after"
    cp -r "$work" "$scratch/after"
    for kind in "${kinds[@]}"; do
        for ((i = 1; i < 500; i++)); do
            with_fault "$kind" "$i"
            grep -q INJECTED "$log" || break
            n=$((n + 1))
            is_told && is_clean && continue
            wrong+="$kind $i: exit code $code: $(head -c 200 "$scratch/err")"$'\n'
            wrong+="  $(grep INJECTED "$log" | head -c 200)"$'\n'
            bad=$((bad + 1))
        done
    done
    faults=$((faults + n)) out='' err=$wrong
    result $((bad == 0 && n > 0)) "$name: $n faults"
    input=/dev/null
}

mkdir "$scratch/before"
said c1-c2 "save $scratch/before/saved.pgn" "svg $scratch/before/board.svg"
run play dobutsu
faults=0 usual=0
input=/dev/null kinds=("${answering[@]}")
tried 'an answer' moves dobutsu
tried 'an answer in JSON' check dobutsu --json
tried 'a long answer' check jetan --json
tried 'a picture on standard output' show dobutsu --svg -
tried 'tests' test tests/rules/swap.lua
kinds=("${saving[@]}")
tried 'a picture in a file' show dobutsu --svg "$work/board.svg"
tried 'a record that is read' replay "$scratch/before/saved.pgn"
said 'autosave on' c1-c2 'note a comment' a4-a3 "save $work/saved.pgn" "svg $work/board.svg" b1-c1
tried 'a game that is kept and saved' play dobutsu

# What `new` reports as written exists, and failures are named.
command=(new "$work/x") called="stepwise new $work/x" input=/dev/null n=0 wrong=''
for kind in openat:EMFILE write:ENOSPC close:EIO; do
    for ((i = 1; i < 500; i++)); do
        with_fault "$kind" "$i"
        grep -q INJECTED "$log" || break
        n=$((n + 1))
        while read -r _ file; do
            [[ -s $file ]] || wrong+="$kind $i: no $file"$'\n'
        done < <(grep '^wrote' "$scratch/out")
        ! grep 'written: Success' "$scratch/err" || wrong+="$kind $i"$'\n'
    done
done
faults=$((faults + n)) out='' err=$wrong
result $((n > 0 && ${#wrong} == 0)) "a new game: $n faults"
echo "# total: $faults faults"
finish
