#!/usr/bin/env bash
# tests.sh -- `stepwise test`: TAP, its diagnostics, its exit codes.
source "$(dirname "$0")/lib.bash"

# tests NAME: keeps standard input as a file of tests.
tests() { cat >"$scratch/$1.lua"; }

tests good <<'LUA'
game "jetan"
test "a chained Warrior stops exactly two steps away" {
  reach = [[ . . x . .
             . x . x .
             x . W . x
             . x . x .
             . . x . . ]],
}
test "what stands in the way # stops it" {
  reach = [[ . . . . .
             . x P x .
             x . W . p!
             . x . x .
             . . x . . ]],
}
test "moves" { perft = { 74, 5462 } }
test "a move and its answer" {
  play = { "D1-C4", "A9-B7" }, result = "ongoing", legal = { "c4xb7" }, illegal = { "C4-C5" },
}
test "taking the Princess" {
  fen = "4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1", play = { "E7xE0" }, result = "Black wins",
}
LUA
run test "$scratch/good.lua"
exits 0 'tests that pass'
out_has 'ok 1 - a chained Warrior stops' 'a name'
out_has '\#' 'what TAP would misunderstand is escaped'
out_has '1..5' 'the plan'
out_lacks 'not ok' 'nothing failed'

tests bad <<'LUA'
game "jetan"
test "a Warrior that goes nowhere" {
  reach = [[ . . .
             . W .
             . . . ]],
}
test "fewer moves" { perft = { 73 } }
test "an unknown piece" { reach = [[ Z ]] }
test "an illegal move" { play = { "D1-D5" } }
test "another result" { result = "draw" }
test "a FEN cut short" { fen = "10/10 b" }
LUA
run test "$scratch/bad.lua"
exits 1 'tests that fail'
out_has "# $scratch/bad.lua:2" 'file and line'
out_has 'expected' 'what was expected'
out_has 'found outside the diagram' 'what was found outside'
out_has 'expected: 73' 'the expected number'
out_has "no piece is written 'Z'" 'a letter that is none'
out_has 'D1-D5:' 'the move that was refused'
out_has 'fen:' 'what is wrong with the FEN'
is "$(grep -c '^not ok' <<<"$out")" 6 'each is counted'

run test "$scratch/none.lua"
exits 2 'a file that is not there'
err_has 'none.lua' 'it is named'
run test "$scratch"
exits 2 'a folder'
tests broken <<'LUA'
game "jetan"
test "unfinished" {
LUA
run test "$scratch/broken.lua"
exits 2 'a syntax error'
err_has 'broken.lua:' 'with its place'
run test "$scratch/bad.lua" "$scratch/good.lua"
exits 1 'two files'
out_has '1..11' 'under one plan'
run test "$scratch/good.lua" --json
is "$(grep -c '"passed":true' <<<"$out")" 5 'results as JSON'

# The examples of the page about rule tests.
for n in 1 2; do
    awk -v wanted=$n '/^```/ { inside = /lua/; n += inside; next } inside && n == wanted' \
        docs/testing.md >"$scratch/page$n.lua"
    run test "$scratch/page$n.lua"
    exits 0 "examples of docs/testing.md, block $n"
done
finish
