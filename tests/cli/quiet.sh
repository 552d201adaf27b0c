#!/usr/bin/env bash
# quiet.sh -- output that nobody reads, or that cannot be written.
source "$(dirname "$0")/lib.bash"

"$program" moves jetan 2>"$scratch/err" | head -1 >"$scratch/out"
code=${PIPESTATUS[0]} out=$(<"$scratch/out") err=$(<"$scratch/err") called='moves | head -1'
exits 0 'a reader that leaves'
silent 'is no mistake'
for call in 'moves jetan' 'show jetan --svg -' 'rules dobutsu --html -' 'why jetan d1-c4 --svg -'; do
    # shellcheck disable=SC2086
    { sleep 0.1; "$program" $call 2>"$scratch/err"; echo $? >"$scratch/code"; } | true
    code=$(<"$scratch/code") out='' err=$(<"$scratch/err") called="$call | true"
    exits 0 "a reader that has left: $call"
    silent 'is none, either, however long the answer is'
done
"$program" moves jetan 2>"$scratch/err" >&-
code=$? err=$(<"$scratch/err") out='' called='moves >&-'
result $((code < 128)) 'no standard output'
if [[ -w /dev/full ]]; then
    "$program" moves jetan 2>"$scratch/err" >/dev/full
    code=$? err=$(<"$scratch/err") called='moves >/dev/full'
    exits 2 'a full disk'
    err_has 'standard output' 'is told'
fi
for call in 'show jetan --svg -' 'moves atlantis' 'check jetan --json' 'help play'; do
    [[ -w /dev/full ]] || break
    # shellcheck disable=SC2086
    "$program" $call 2>"$scratch/err" >/dev/full
    code=$? err=$(<"$scratch/err") called="$call >/dev/full"
    exits 2 "a full disk: $call"
    err_has 'standard output' 'is told, however long the answer is'
done
# A file size limit: an error, not a signal.
(ulimit -f 1; exec "$program" show jetan --svg "$scratch/big.svg") 2>"$scratch/err"
code=$? err=$(<"$scratch/err") out='' called='ulimit -f 1; show --svg'
exits 2 'a file that may not grow'
err_has 'big.svg: File too large' 'is told'
# The program does not wait for anything but a regular file.
mkfifo "$scratch/pipe"
timeout 10 "$program" replay "$scratch/pipe" 2>"$scratch/err"
code=$? err=$(<"$scratch/err") called='replay of a pipe without a writer'
exits 2 'a pipe into which nobody writes'
err_has 'pipe: ' 'is named'
"$program" replay <(printf '1. e4 *\n') chess >"$scratch/out" 2>"$scratch/err"
code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called='replay <(...) chess'
exits 0 'a pipe of the shell is read'
NO_COLOR=1 run show jetan
out_lacks $'\033' 'no colour in a file'
finish
