#!/usr/bin/env bash
# tests.sh -- `stepwise test`: TAP, diagnostics, exit codes.
source "$(dirname "$0")/lib.bash"

# tests NAME: saves standard input as a test file.
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
out_has $'\n# 6 of 6 failed' 'at the end, too'

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

# A failed `legal` says why; a test without expectations fails.
tests short <<'LUA'
game "chess"
test "a Knight goes straight" { legal = { "g1g3" } }
test "nothing" {}
test "only a position" { fen = "8/8/4k3/8/8/4K3/8/8 w - - 0 1" }
LUA
run test "$scratch/short.lua"
exits 1 'tests that cannot hold'
out_has 'expected to be legal: g1g3' 'what was expected'
out_has 'no walk of a Knight leads from g1 to g3' 'and why it is not'
is "$(grep -c 'expects nothing' <<<"$out")" 2 'tests that expect nothing'

# Filtering tests.
run test "$scratch/good.lua" --filter 'stops'
is "$(tail -1 <<<"$out")" '1..2' 'two names contain that'
run test "$scratch/good.lua" --filter 'no such words'
exits 2 'none does'
err_has "no test's name contains 'no such words'" 'which is said'

# An unreadable file stops everything.
run test "$scratch/none.lua" "$scratch/good.lua"
exits 2 'the first file is not there'
out_has 'Bail out!' 'said as TAP has it'
out_lacks 'ok 1' 'nothing more is run'
run test "$scratch/goood.lua"
err_has "did you mean 'good.lua'?" 'a name that is nearly one'

# Values are corrected if they are all that is wrong.
cat >"$scratch/old.lua" <<'LUA'
game "chess"
test "counts" { perft = { 20, 401 } }
local count = 21
test "a Knight" {
  reach = [[ . x . x .
             x . p . .
             . . (N) . .
             x . . . x
             . x . x . ]],
}
test "marks behind marks" {
  reach = [[ .! x .! x .
             x . . . x
             . . (N) . .
             x . . . x
             . x . x! . ]],
}
test "a count that is computed" { perft = { count } }
test "moves and position" {
  fen = "7k/8/8/7p/8/8/8/K7 w - - 0 1", from = "h5", moves = { "h6" }, play = { "Kb2" },
}
test "what comes of it" { play = { "e4" }, result = "draw", final_fen = "" }
test "no value" { illegal = { "e4" }, perft = { 5 } }
LUA
cp "$scratch/old.lua" "$scratch/new.lua"
run test "$scratch/new.lua" --update
exits 1 'not all can be corrected'
out_has '# - test "counts" { perft = { 20, 401 } }' 'the line that was'
out_has '# + test "counts" { perft = { 20, 400 } }' 'and the one that is'
out_has 'perft is not given as a literal' 'what is computed is left'
is "$(grep -c '^not ok' <<<"$out")" 2 'so is a test that more is wrong with'
out_has '# +   fen = "7k/8/8/7p/8/8/8/K7 w - - 0 1", from = "h5", moves = { "h4" },' 'moves'
run test "$scratch/new.lua"
is "$(grep -c '^ok' <<<"$out")" 5 'the corrected ones hold'
run test "$scratch/new.lua" --update
is "$(grep -c ': updated' <<<"$out")" 0 'and are not touched again'
is "$(grep -c . "$scratch/new.lua")" "$(grep -c . "$scratch/old.lua")" 'as many lines as before'

# A value shared by several tests, or from another file, is not corrected.
tests shared <<'LUA'
game "chess"
import "imported"
test "here" { perft = { 20, 400 } } test "and here" { perft = { 21 } }
local function both(name, fen) test(name) { fen = fen, perft = { 20 } } end
both("the start")
both("a King", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
LUA
tests imported <<'LUA'
-- In the third line here, as another test in the third there.

test "elsewhere" { perft = { 22 } }
LUA
cp "$scratch/shared.lua" "$scratch/kept.lua"
run test "$scratch/shared.lua" --update
exits 1 'they are told'
out_lacks ': updated' 'and not updated'
cmp -s "$scratch/shared.lua" "$scratch/kept.lua"
is $? 0 'what holds for others is left'

# The author edits the file meanwhile.
tests meanwhile <<'LUA'
game "chess"
test "wrong" { perft = { 21 } }
test "long" { perft = { 20, 400, 8902, 197281, 4865609 } }
test "as long" { set = {}, perft = { 20, 400, 8902, 197281, 4865609 } }
LUA
"$program" test "$scratch/meanwhile.lua" --update >"$scratch/told" 2>"$scratch/complained" &
for ((i = 0; i < 500; i++)); do grep -q "^ok 1" "$scratch/told" && break; sleep 0.01; done
echo '-- a thought' >>"$scratch/meanwhile.lua"
wait $!
is $? 2 'a file that has changed is not written'
is "$(tail -n 1 "$scratch/meanwhile.lua")" '-- a thought' 'and nothing in it is lost'
is "$(grep -c 'it changed while its tests ran' "$scratch/complained")" 1 'that is said'

# JUnit XML for servers.
run test "$scratch/bad.lua" --junit "$scratch/junit.xml"
exits 1 'tests that fail'
out=$(<"$scratch/junit.xml")
out_has '<testsuite name="stepwise" tests="6" failures="6" errors="0">' 'the suite'
out_has 'name="fewer moves"' 'a case'
out_has 'expected: 73' 'with what is wrong'
if command -v xmllint >/dev/null; then
    xmllint --noout "$scratch/junit.xml"
    is $? 0 'it is XML'
fi
cp "$scratch/old.lua" "$scratch/again.lua"
run test "$scratch/again.lua" --update --junit "$scratch/junit.xml"
passed=$(grep -c '^ok' <<<"$out")
out=$(<"$scratch/junit.xml")
out_has "tests=\"7\" failures=\"$((7 - passed))\"" 'what is updated has not failed'
run test tests/rules/jetan.lua --junit -
is "$(head -c 5 <<<"$out") $(tail -1 <<<"$out")" '<?xml </testsuite>' 'on standard output nothing but XML'
run test "$scratch/none.lua" --junit "$scratch/junit.xml"
out=$(<"$scratch/junit.xml")
out_has 'errors="1"' 'a file that is not there'

# After an illegal move, nothing more is tested.
tests stuck <<'LUA'
game "chess"
test "stuck" { play = { "e5", "d4" }, perft = { 99 } }
LUA
run test "$scratch/stuck.lua"
out_has 'e5: e5 is not legal' 'a move that is none'
out_lacks 'perft' 'nothing is asked behind it'

# `errors` also works for a game that an earlier test has loaded, and for one without errors.
tests errors <<'LUA'
game "chess"
test "errors of a game that none has loaded" { errors = { "x" } }
test "it is loaded" { perft = { 20 } }
test "errors of a game that is loaded" { errors = { "x" } }
test "no text of an error" { errors = {}, perft = { 20 } }
local sound = [[ game { language = 1, name = "B" }
  local b = square(5, 5)
  players { { "W", letter = "w" }, { "B", letter = "b", sees = b.flip } }
  piece "K" { "K", value = 1, move = b.all }
  %s
  setup { "K . . . ." }
  ending { win { captured "K" } } ]]
local forgotten = 'piece "Q" { "Q", value = 1, move = b.all }'
test "errors of a source that loads" { source = sound:format "", errors = { "x" } }
test "what is only a warning" { source = sound:format(forgotten), errors = { "Q" } }
test "an error" { source = sound:format "b = b.nne", errors = { "nne" } }
LUA
run test "$scratch/errors.lua"
exits 1 'errors that are none'
is "$(grep -c 'errors are expected, but the game loads' <<<"$out")" 5 'each is told'
is "$(grep '^ok' <<<"$out")" $'ok 2 - it is loaded\nok 7 - an error' 'the others hold'

# An illegal move must be a possible one; anything else is a mistake.
tests slips <<'LUA'
game "chess"
test "moves that are not legal" {
  illegal = { "e2-e5", "O-O", "Qxf7#", "e7e8=N", "Nb1xd2", "N2f3", "e4-e5", "e5", "--" },
}
test "no move" { illegal = { "e2-e5", "hello" } }
test "no cell" { illegal = { "a2-z9" } }
test "a throw is due" {
  game = "jetan", set = { colossus = "on" }, play = { "C2-C3" }, illegal = { "{99}", "C9-C8", "hello" },
}
LUA
run test "$scratch/slips.lua"
is "$(grep -v 'slips.lua:' <<<"$out")" "ok 1 - moves that are not legal
not ok 2 - no move
#   'hello' is not a move of this game, legal or not: it names no cell
not ok 3 - no cell
#   'a2-z9' is not a move of this game, legal or not: no cell is called 'z9'
not ok 4 - a throw is due
#   'hello' is not a move of this game, legal or not: it names no cell
1..4
# 3 of 4 failed" 'what is no move is told'

# Tests that could not fail, or that are pointless.
tests idle <<'LUA'
game "chess"
test "an empty cell" { from = "e4", moves = {} }
test "an enemy's man" { from = "e7", moves = {} }
test "a man who is shut in" { from = "a1", moves = {} }
test "a cell for nothing" { from = "e2", perft = { 20 } }
test "a cell twice" { from = "b1", moves = { "a3", "c3", "a3" } }
test "a move twice" { fen = "7k/8/8/8/8/8/8/R6K b - - 0 1", moves = { "Kg8", "h8g8", "Kg7", "Kh7" } }
test "one name" { perft = { 20 } }
test "one name" { perft = { 20 } }
test "a row that is short" { reach = [[ . x .
                                        x K
                                        . x . ]] }
LUA
run test "$scratch/idle.lua"
exits 1 'tests that are none'
is "$(grep -v 'idle.lua:' <<<"$out")" "not ok 1 - an empty cell
#   from: e4 is empty
not ok 2 - an enemy's man
#   from: the piece on e7 is Black's, and it is White's turn
ok 3 - a man who is shut in
not ok 4 - a cell for nothing
#   \`from\` needs \`moves\`
not ok 5 - a cell twice
#   named twice: a3
not ok 6 - a move twice
#   named twice: h8g8
ok 7 - one name
not ok 8 - one name
#   another test has that name, on line 8
not ok 9 - a row that is short
#   row 2 of the diagram has 2 cells, row 1 has 3
1..9
# 7 of 9 failed" 'each is told'
tests none <<<'game "chess"'
run test "$scratch/none.lua"
exits 2 'a file without a test'
err_has 'there is no test in this file: test "name" { ... }' 'which is said'
run test "$scratch/none.lua" --filter x
err_has 'there is no test in this file' 'whatever is looked for'
rm "$scratch/none.lua"

# Read as a definition, it only gives a single message.
run check "$scratch/good.lua"
exits 2 'a file of tests is no game'
is "$err" "$scratch/good.lua:2: this is a file of rule tests, for \`stepwise test\`, not a game" 'said once'

# Random events depend on the test's own seed.
tests luck <<'LUA'
game "jetan"
test "the throw after a move" {
  set = { colossus = "on" }, seed = 5, play = { "C2-C3" }, perft = { 0 },
}
LUA
run test "$scratch/luck.lua"
first=$out
run test "$scratch/luck.lua"
is "$out" "$first" 'the same each time'

# Long lists are wrapped.
tests long <<'LUA'
game "jetan"
test "all moves" { moves = { "d1-c4" } }
test "behind them" { perft = { 1 } }
test "the last" { perft = { 1 } }
LUA
run test "$scratch/long.lua" --update
exits 0 'many moves are written'
is "$(wc -l <"$scratch/long.lua")" 11 'on as many lines as they need'
run test "$scratch/long.lua"
exits 0 'those behind them are found where they stand then'
is "$(grep -c '"I2-H3", "I2-I3", "I2-J3", "J2-I4" } }' "$scratch/long.lua")" 1 'the last of them is not full'

# A move that is illegal because the game is over does not count as tested.
tests over <<'LUA'
local tiny = [[ game { language = 1, name = "Tiny" } local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all } setup "m1m/3/M1M" ending { win { count(anyone):at_most(2) } } ]]
test "illegal" { source = tiny, fen = "m2/3/M2 w", illegal = { "a1-a2" } }
test "moves" { source = tiny, fen = "m2/3/M2 w", moves = { "a1-a2" } }
test "none" { source = tiny, fen = "m2/3/M2 w", moves = {} }
test "meant" { source = tiny, fen = "m2/3/M2 w", illegal = { "a1-a2" }, moves = {}, result = "Black wins" }
test "open" { source = tiny, illegal = { "a1-b3" } }
LUA
run test "$scratch/over.lua"
exits 1 'tests of a game that is over'
out_has 'the game is over here (Black wins), so no move is legal' 'say so'
is "$(grep -c 'the game is over here' <<<"$out")" 3 'also of those that must all be'
is "$(grep -c '^ok' <<<"$out")" 2 'unless that is what they say'

# The command line for prove in docs/testing.md.
if command -v prove >/dev/null; then
    mkdir "$scratch/suite" && cp "$scratch/good.lua" tests/rules/swap.lua "$scratch/suite"
    out=$(prove -e "$program test" --ext .lua "$scratch/suite" 2>&1)
    is $? 0 'prove runs the files of a folder'
    out_has 'Files=2' 'both of them'
    out_has 'Result: PASS' 'and says so'
fi

# The examples in docs/testing.md.
for n in 1 2; do
    awk -v wanted=$n '/^```/ { inside = /lua/; n += inside; next } inside && n == wanted' \
        docs/testing.md >"$scratch/page$n.lua"
    run test "$scratch/page$n.lua"
    exits 0 "examples of docs/testing.md, block $n"
done
finish
