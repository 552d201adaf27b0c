#!/usr/bin/env bash
# quiet.sh -- output that nobody reads, or that cannot be written.
source "$(dirname "$0")/lib.bash"

"$program" moves jetan 2>"$scratch/err" | head -1 >"$scratch/out"
code=${PIPESTATUS[0]} out=$(<"$scratch/out") err=$(<"$scratch/err") called='moves | head -1'
exits 0 'a reader that leaves'
silent 'is no mistake'
"$program" moves jetan 2>"$scratch/err" >&-
code=$? err=$(<"$scratch/err") out='' called='moves >&-'
result $((code < 128)) 'no standard output'
if [[ -w /dev/full ]]; then
    "$program" moves jetan 2>"$scratch/err" >/dev/full
    code=$? err=$(<"$scratch/err") called='moves >/dev/full'
    exits 2 'a full disk'
    err_has 'standard output' 'is told'
fi
NO_COLOR=1 run show jetan
out_lacks $'\033' 'no colour in a file'
finish
