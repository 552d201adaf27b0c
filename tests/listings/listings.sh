#!/usr/bin/env bash
# listings.sh -- what definitions compile to: NAME.txt lists the programs of NAME.lua,
# NAME-forms.txt their tables, from cell b2 (forms.c).
#
# Without arguments, one test for each list; `tests/listings/listings.sh update` rewrites them,
# so that the effects of a change can be reviewed in the diff.
source "$(dirname "$0")/../cli/lib.bash"

# programs FILE: the program of every piece, in the order of the file.
programs() {
    local name
    sed -n 's/^piece "\([^"]*\)".*/\1/p' "$1" | while read -r name; do
        echo "---- $name"
        "$program" disasm "$1" "$name" 2>&1
        echo
    done
}

forms() { "${BUILD:-build}/tests/listings/forms" "$1" b2; }

[[ ${1-} == update ]] && update=1 || update=
for file in tests/listings/*.lua; do
    same "${file%.lua}.txt" programs "$file"
    same "${file%.lua}-forms.txt" forms "$file"
done
[[ $update ]] || finish
