#!/usr/bin/env bash
# new.sh -- what `stepwise new` writes: a playable game, its tests, and files for editors.
source "$(dirname "$0")/lib.bash"

# ours NAME: the path of a file in the game's folder.
folder=$scratch/games
mkdir "$folder"
ours() { echo "$folder/$1"; }

run new "$(ours three-rings)"
exits 0 'a new game'
out_has "wrote    $folder/three-rings.lua" 'it says what it has written'
for file in three-rings.lua three-rings.test.lua stepwise.d.lua .luacheckrc; do
    [[ -s $folder/$file ]]
    result $((! $?)) "there is $file"
done

run check "$(ours three-rings.lua)"
exits 0 'it is a game'
silent 'of which nothing is odd'
out_has 'game     Three Rings' 'named as its file is'
run test "$(ours three-rings.test.lua)"
exits 0 'its tests hold, wherever one stands'
is "$(grep -c '^ok' <<<"$out")" 6 'there are some'
out_lacks 'not ok' 'all of them'
run perft "$(ours three-rings.lua)" 2
out_has 'nodes 225' 'moves are found'
run play "$(ours three-rings.lua)" --computer both --depth 3 --seed 1
out_has ' wins (' 'the program plays it to its end'

# The tests detect a changed rule.
sed -i 's/quiet(board.forward)/board.forward/' "$(ours three-rings.lua)"
run test "$(ours three-rings.test.lua)"
exits 1 'a rule that is changed is noticed'

# No file is overwritten.
before=$(cksum "$folder"/*.lua "$folder"/.luacheckrc)
run new "$(ours three-rings)"
refused 2 'the file exists already' 'a game that is there'
is "$(cksum "$folder"/*.lua "$folder"/.luacheckrc)" "$before" 'it stays as it is'
rm "$(ours three-rings.test.lua)"
run new "$(ours three-rings)"
refused 2 'three-rings.lua: the file exists already' 'half a game'
[[ ! -e $(ours three-rings.test.lua) ]]
result $((! $?)) 'nothing else is written then'
mv "$(ours three-rings.lua)" "$scratch/away.lua"
echo 'mine' >"$(ours three-rings.test.lua)"
run new "$(ours three-rings)"
refused 2 'three-rings.test.lua: the file exists already' 'the other half'
[[ ! -e $(ours three-rings.lua) && $(<"$(ours three-rings.test.lua)") == mine ]]
result $((! $?)) 'it stays, alone'
rm "$(ours three-rings.test.lua)"
echo '-- mine' >>"$folder/.luacheckrc"
run new "$(ours other)"
exits 0 'a second game beside it'
out_has 'kept     ' 'what they share is kept'
is "$(tail -1 "$folder/.luacheckrc")" '-- mine' 'as it is'

for name in 9x x/ 'a b' 'x.lua' '' '../' 'é'; do
    run new "$folder/$name"
    refused 2 'a name consists of letters, digits, - and _' "'$name' is no name"
done
run new "$folder/none/x"
refused 2 'No such file or directory' 'a folder that is not there'
chmod a-w "$folder"
if [[ ! -w $folder ]]; then
    run new "$(ours third)"
    refused 2 'Permission denied' 'a folder in which nobody may write'
fi
chmod u+w "$folder"
run new "$folder/.luacheckrc/x"
refused 2 'x.lua: Not a directory' 'a file in the place of a folder'
long=$(printf 'a%.0s' {1..250})
run new "$folder/$long"
refused 2 "$long.test.lua: File name too long" 'a name that only the game could bear'
run new
refused 2 'new' 'no name at all'

# Games are listed, but no other files with the same extension.
called='play nosuch' out=$(cd "$scratch" && STEPWISE_PATH=$folder "$program" play nosuch 2>&1)
out_has "no game 'nosuch'" 'a name that is none'
called='a game near' out=$(cd "$scratch" && STEPWISE_PATH= "$program" check other.tes 2>&1)
out_lacks 'other.test' 'a file of tests is no game to be meant'

# Files for editors.
words=$folder/stepwise.d.lua
is "$(head -1 "$words")" '---@meta' 'definitions for the language server'
if command -v luacheck >/dev/null; then
    called='luacheck' out=$(cd "$folder" && luacheck --no-color . 2>&1) code=$?
    exits 0 'luacheck finds nothing'
    out_has 'in 2 files' 'in the game and in its tests'
    sed -i 's/^local board/quite()\nlocal board/' "$(ours other.lua)"
    out=$(cd "$folder" && luacheck --no-color . 2>&1) code=$?
    exits 1 'but for a word that is none'
    out_has "'quite'" 'which it names'
fi
ln -s nowhere "$scratch/a.test.lua"
run new "$scratch/a"
refused 2 'a.test.lua: the file exists already' 'tests that lead nowhere are there, too'
is "$(ls "$scratch" | grep -c '^a.lua')" 0 'and no game is made without'
# The project's own settings have exactly the same words.
if command -v luacheck >/dev/null; then
    sed -n 's/^\([a-z_]*\) = nil$/local _ = \1/p' "$words" >"$scratch/games/words.lua"
    called='the words of .luacheckrc'
    out=$(luacheck --no-color --config .luacheckrc --filename games/words.lua --ignore 2 3 4 -- - \
        <"$scratch/games/words.lua" 2>&1) code=$?
    exits 0 'our own settings know the same words'
    out=$(echo 'quite()' | luacheck --no-color --config .luacheckrc --filename games/words.lua - 2>&1) code=$?
    exits 1 'and no others'
fi
finish
