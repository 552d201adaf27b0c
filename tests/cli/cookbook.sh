#!/usr/bin/env bash
# cookbook.sh -- the recipes of docs/cookbook.md: each loads, and what is played below it holds.
source "$(dirname "$0")/lib.bash"

# Each block of Lua in a file of its own: recipe N, with what all begin with before it, and its tests.
awk -v to="$scratch" '
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
' docs/cookbook.md

played=0
for recipe in "$scratch"/*.lua; do
    run check "$recipe"
    exits 0 "recipe $(basename "$recipe" .lua) loads"
    tests=${recipe%.lua}.tests
    [[ -e $tests ]] || continue
    played=$((played + 1))
    run test "$tests"
    exits 0 "and does what is said of it"
done
result $((played >= 20)) 'there are twenty at least'
finish
