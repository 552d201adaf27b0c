#!/usr/bin/env bash
# pages.sh -- the pages of rules: every game has one, and every diagram on it holds.
#
# A fenced block that begins with ```reach GAME OPTION=VALUE... is a diagram of a rule test
# (docs/testing.md): a piece, and where it can go.
source "$(dirname "$0")/lib.bash"

# tests_of FILE: its diagrams as a file of rule tests.
tests_of() {
    awk '
        /^```reach / {
            set = ""
            for (i = 3; i <= NF; i++)
                if (split($i, pair, "=") == 2)
                    set = set sprintf("[\"%s\"] = \"%s\", ", pair[1], pair[2])
            printf "test \"line %d\" { game = \"%s\", set = { %s}, reach = [[\n", NR, $2, set
            open = 1
            next
        }
        /^```/ { if (open) print "]] }"; open = 0; next }
        open' "$1"
}

for page in docs/games/*.md; do
    tests_of "$page" >"$scratch/page.lua"
    [[ -s $scratch/page.lua ]] || continue
    run test "$scratch/page.lua"
    exits 0 "$page: its $(grep -c '^test' "$scratch/page.lua") diagrams hold"
done
for game in games/*.lua; do
    name=$(basename "$game" .lua)
    [[ -f docs/games/$name.md ]] && grep -q "($name.md)" docs/games/README.md
    result $((! $?)) "$name has a page, and the list has it"
done
finish
