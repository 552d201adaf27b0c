#!/usr/bin/env bash
# options.sh -- options and choices with blanks in their names: shown, set, listed in JSON.
source "$(dirname "$0")/lib.bash"

cat >"$scratch/walks.lua" <<'LUA'
game { language = 1, name = "Walks" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
option "style" { help = "all at once",
  { "plain", help = "x" }, { "bold", help = "y", sets = { ["how far"] = "two steps or so", nerve = "much nerve" } } }
local far = option "how far" { help = "z", { "one step", b.ortho, help = "a" }, { "two steps or so", b.ortho^2, help = "b" } }
local nerve = option "nerve" { help = "z", { "no", b.diag, help = "a" }, { "much nerve", b.diag^2, help = "b" } }
piece "Man" { "M", move = far + nerve }
setup "M M M M M M"
ending { win { count(other):is(0), says = "none" } }
LUA
game=$scratch/walks.lua
run check "$game" --json
is "$(jq -c '.options[] | select(.name == "style").sets.bold' <<<"$out")" \
    '{"how far":"two steps or so","nerve":"much nerve"}' 'what a choice sets, for programs'
said 'options style' 'set how far=two steps or so' 'set nerve much nerve' 'options how far' 'set style  =  plain' \
    'set how far one step' 'set how far'
run play "$game"
out_has 'sets how far=two steps or so; nerve=much nerve' 'and for people'
out_has 'how far = two steps or so' 'set with the sign'
out_has 'nerve = much nerve' 'set without'
out_has '  how far = two steps or so  (choice, default one step)' 'asked for'
out_has 'style = plain' 'blanks around the sign'
out_has 'how far = one step' 'set without the sign, by the longest name'
err_has "set what?" 'without a value'
said 'set style plain' 'set STYLE plain'
run play "$game"
err_has "unknown option 'STYLE'; did you mean 'style'?" 'capitals are another name, even after the right one'
said 'options black.warrior' 'options ORANGE.warrior' 'options black.wager' 'options red.warrior'
run play jetan
is "$(grep -c '^  warrior = chained' <<<"$out")" 2 'what one side can set can be asked for by that name'
is "$(grep -c "^no option '[a-z]*[.]wa" <<<"$err")" 2 'but only so'
input=/dev/null
run study "$game" --set 'how far=two steps or so' --games 2 --nodes 5 --plies 9 --arms strength --resume "$scratch/st"
exits 0 'a study'
out_has "--set 'how far=two steps or so'" 'says its call as a shell takes it'
finish
