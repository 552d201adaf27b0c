#!/usr/bin/env bash
# pages.sh -- the pages of rules: every game has one, every diagram on it is right, and what it
# says about options matches the game.
#
# A fenced block that begins with ```reach GAME OPTION=VALUE... is a diagram of a rule test
# (docs/testing.md): a piece, and where it can go. One that begins with ```options GAME NAME...
# is the output of `check` for these options.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP what pages say does not hang on the build; the same calls are made by others'
    exit
fi
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

# options_of GAME NAME...: the output of `check` for them.
options_of() {
    run check "$1"
    awk -v names=" ${*:2} " '
        /^options$/ { open = 1; next }
        /^$/ { open = 0 }
        open && /^  [^ ]/ { wanted = index(names, " " $1 " ") }
        open && wanted' <<<"$out"
}

# on_page FILE FIRST: the text of the block that begins with that line.
on_page() {
    awk -v first="$2" '/^```/ { open = $0 == first; next } open' "$1"
}

for page in docs/wagers.md docs/games/*.md; do
    while read -r first; do
        read -ra words <<<"$first"
        is "$(on_page "$page" "$first")" "$(options_of "${words[@]:1}")" "$page: ${words[*]:1:3}"
    done < <(grep '^```options ' "$page")
done
for game in games/*.lua games/*/*.lua; do
    [[ $game == games/rules/* ]] && continue
    run check "$game"
    silent "$game explains its options"
    missing=''
    for option in $(sed -n '/^options$/,/^$/s/^  \([^ ]*\) = .*/\1/p' <<<"$out"); do
        grep -q "^  $option = " docs/wagers.md docs/games/*.md || missing+=" $option"
    done
    is "$missing" '' "$game: a page explains them, too"
done
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
for game in games/*/*.lua; do
    [[ $game == games/rules/* ]] && continue
    name=$(basename "$game" .lua)
    grep -q "(\`$name\`)" docs/games/*.md
    result $((! $?)) "$name is on a page of its family"
done
finish
