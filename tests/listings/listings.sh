#!/usr/bin/env bash
# listings.sh -- what definitions become: NAME.txt lists the programs of NAME.lua.
#
# Without arguments a test for each definition; `tests/listings/listings.sh update` writes the
# listings anew: what a change of emission does is then seen in the difference.
source "$(dirname "$0")/../cli/lib.bash"

# listing FILE: the program of every piece, in the order of the file.
listing() {
    local name
    sed -n 's/^piece "\([^"]*\)".*/\1/p' "$1" | while read -r name; do
        echo "---- $name"
        "$program" disasm "$1" "$name" 2>&1
        echo
    done
}

for file in tests/listings/*.lua; do
    kept=${file%.lua}.txt
    if [[ ${1-} == update ]]; then
        listing "$file" >"$kept"
        continue
    fi
    called="listing of $file, compared with $kept"
    out=$(listing "$file" | diff "$kept" -)
    code=$?
    exits 0 "$(basename "$file" .lua): the programs are those of $kept"
done
[[ ${1-} == update ]] || finish
