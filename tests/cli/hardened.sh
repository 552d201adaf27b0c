#!/usr/bin/env bash
# hardened.sh -- the default build uses the system's protection against our own bugs, and `check
# --sandboxed` uses its protection against a definition.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP sanitizers find more than this, and do not go with it'
    exit
fi
source "$(dirname "$0")/lib.bash"

# has WHAT PATTERN NAME: a test of readelf's output.
has() {
    called="readelf $1 $program"
    out=$(readelf -W "$1" "$program" 2>"$scratch/err")
    code=$?
    err=$(<"$scratch/err")
    grep -Eq "$2" <<<"$out"
    result $((! $?)) "$3"
}

has --file-header 'Type: +DYN' 'it lies elsewhere each time'
has --program-headers 'GNU_RELRO' 'what the loader has filled in cannot be written to'
has --dynamic 'BIND_NOW' 'all of it, since all is filled in at once'
has --program-headers 'GNU_STACK .* RW +0x' 'the stack holds no code'
has --dyn-syms '__stack_chk_fail' 'an overrun of the stack is noticed'
has --dyn-syms '__v?snprintf_chk' 'and one by a function of the C library'

# With the system's limits, a check gives the same answer, except for random games, whose number
# depends on the time.
answered() { sed '/^random games$/,/^  by \|too slow/d' <<<"$out$err$code"; }
for game in games/*.lua; do
    run check "$game" --sandboxed
    sandboxed=$(answered)
    run check "$game"
    is "$sandboxed" "$(answered)" "$(basename "$game" .lua) is checked within bounds"
done
run check jetann --sandboxed
refused 2 "did you mean 'jetan'?" 'a message is the same, too'
run check chess --json --sandboxed
exits 0 'and so is an answer in JSON'

# Inspects the program while it loads an endless definition.
echo 'while true do end' >"$scratch/endless.lua"
"$program" check "$scratch/endless.lua" --sandboxed >"$scratch/out" 2>"$scratch/err" &
pid=$!
limits=''
for ((wait = 0; wait < 1000; wait++)); do
    limits=$(cat "/proc/$pid/limits" 2>/dev/null)
    out=$(grep '^Seccomp:' "/proc/$pid/status" 2>/dev/null) && [[ $out == *2 ]] && break
done
# Limits read before the filter was installed are read again while the program still runs.
limits=$(cat "/proc/$pid/limits" 2>/dev/null || echo "$limits")
called='grep Seccomp: /proc/.../status'
[[ $out == *2 ]]
result $((! $?)) 'its system calls are filtered'
out=$(grep 'Max cpu time' <<<"$limits" | tr -s ' ')
is "$out" 'Max cpu time 60 62 seconds ' 'and its time is limited'
wait "$pid"
code=$?
exits 2 'what takes too long is refused'
finish
