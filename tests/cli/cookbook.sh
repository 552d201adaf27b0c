#!/usr/bin/env bash
# cookbook.sh -- the recipes in docs/: each loads, and the tests below it pass.
source "$(dirname "$0")/lib.bash"

# split PAGE FOLDER: writes each block of Lua to a file: recipe N, after the common beginning,
# and its tests.
split() {
    mkdir -p "$2"
    awk -v to="$2" '
        /^```lua$/ { inside = 1; first = 1; text = ""; next }
        /^```$/ && inside {
            inside = 0
            if (kind == "test") { printf "game \"%s/%d.lua\"\n%s", to, n, text >(to "/" n ".tests") }
            else if (head == "") { head = text }
            else { printf "%s%s", kind == "game" ? "" : head, text >(to "/" ++n ".lua") }
            next
        }
        inside && first { first = 0; kind = $0 == "-- test" ? "test" : $0 == "-- game" ? "game" : "part" }
        inside { text = text $0 "\n" }
    ' "docs/$1.md"
}

# page NAME LEAST: tests its recipes; at least that many must have tests.
page() {
    local recipe tests played=0
    split "$1" "$scratch/$1"
    for recipe in "$scratch/$1"/*.lua; do
        run check "$recipe"
        exits 0 "$1: recipe $(basename "$recipe" .lua) loads"
        tests=${recipe%.lua}.tests
        [[ -e $tests ]] || continue
        played=$((played + 1))
        run test "$tests"
        exits 0 'and does what is said of it'
    done
    result $((played >= $2)) "$1: $2 are played at least"
}

page cookbook 20
page from-zillions 5
page from-fairy-stockfish 4
finish
