#!/usr/bin/env bash
# listings.sh -- what definitions become: NAME.txt lists the programs of NAME.lua, NAME-forms.txt
# what the tables make of them, from cell b2 (forms.c).
#
# Without arguments a test for each list; `tests/listings/listings.sh update` writes them anew:
# what a change of emission, or of the tables, does is then seen in the difference.
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
