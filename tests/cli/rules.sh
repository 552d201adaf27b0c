#!/usr/bin/env bash
# rules.sh -- the rules in words, as text and as a page.
source "$(dirname "$0")/lib.bash"

run rules jetan
exits 0 'the rules of jetan'
out_has 'Warrior (W): two steps orthogonally, turning freely' 'how a piece moves'
out_has $'  6  .  .  .  *  .  W  .  *  .  .     6\n' 'and where it goes, alone on the board'
out_has 'princess - how a Princess moves' 'an option alike for all'
out_has 'Moves are written so: A2-B4' 'the notation'
[[ $out != *$'\n\n\n'* && $out != *'zone '[0-9]* ]]
result $((! $?)) 'one empty line between parts, and cells by their names'
run rules jetan --set warrior=free
out_has 'Warrior (W): one or two steps orthogonally, turning freely' 'the options as they are set'
run rules chess
out_has $'- from rank 2, two steps forward' 'a way to move on a line of its own'
out_has '- No move is legal after which the mover'\''s royal piece is attacked.' 'what is forbidden'
out_has '- The game is drawn (stalemate) when no legal move is left.' 'an ending'

run rules konane
out_has 'one step orthogonally, over an enemy that is taken, then' 'a capture in rounds'

# A page is whole, and needs nothing else.
for game in chess jetan-circular hex; do
    run rules "$game" --html -
    exits 0 "a page for $game"
    out_has '</html>' 'it has an end'
    out_has '<svg' 'and boards'
    out_has 'a dot marks where a piece steps' 'whose marks are explained'
    is "$(grep -cE '(src|href)="http' <<<"$out")" 0 'it asks for no other file'
    if command -v xmllint >/dev/null; then
        xmllint --html --noout - <<<"$out" 2>"$scratch/lint" || true
        is "$(grep -v 'Tag .* invalid' "$scratch/lint" | grep -c 'error')" 0 'its tags fit'
    fi
done
# No rules speak of the program that they were made from.
for file in $(find games -name '*.lua' -not -path 'games/rules/*' | sort); do
    run rules "$file"
    exits 0 "$file"
    said=$(tr -s '\n ' ' ' <<<"$out" | grep -oE "walk [0-9]+ |here walk|landed walk|stands here|[^ ]+ (of which holds|and always|a enemy)|a way of its own")
    is "$said" '' "$file: its rules are sentences"
done

run rules chess --html "$scratch/no/such/folder.html"
refused 2 'folder.html' 'a folder that is not there'
finish
