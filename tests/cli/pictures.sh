#!/usr/bin/env bash
# pictures.sh -- the pictures in the docs match the commands beside them.
#
# In a document, a line `    stepwise ... --svg docs/NAME.svg` says how the picture is made.
# `tests/cli/pictures.sh draw` redraws them.
source "$(dirname "$0")/lib.bash"

# Splits a command line into the array `words`, removing quotes.
split() {
    words=()
    local rest=$1
    while [[ $rest =~ ^\ *(\'([^\']*)\'|([^\ \']+))(.*)$ ]]; do
        words+=("${BASH_REMATCH[2]}${BASH_REMATCH[3]}")
        rest=${BASH_REMATCH[4]}
    done
}

shown=''
while read -r line; do
    split "${line#stepwise }"
    picture=${words[-1]}
    shown+=" $picture "
    if [[ ${1-} == draw ]]; then
        run "${words[@]}"
        exits 0 "$picture is drawn"
        continue
    fi
    words[-1]=$scratch/picture.svg
    run "${words[@]}"
    cmp -s "$scratch/picture.svg" "$picture"
    result $((! $?)) "$picture is what its command draws"
done < <(grep -h '^    stepwise .* --svg docs/[a-z0-9/-]*\.svg$' docs/*.md docs/games/*.md)

[[ ${1-} == draw ]] && { finish; exit; }

# Drawing a picture.
svg=$scratch/picture.svg
run show chess --svg "$svg" --size 500
is "$(grep -o 'width="500" height="500"' "$svg")" 'width="500" height="500"' 'its size'
is "$(grep -c '>a</text>' "$svg")" 2 'its files are named'
run show chess --svg "$svg" --no-labels
is "$(grep -c '>a</text>' "$svg")" 0 'or not'
run show chess --piece Rook --svg "$svg"
is "$(grep -c 'class="piece\|<title>White' "$svg")" 1 'one piece on an empty board'
is "$(grep -c 'url(#tip)' "$svg")" 4 'which slides four ways'
run show chess d4 --piece N --svg "$svg"
is "$(grep -c 'fill="none" stroke="#1b5e20"' "$svg")" 8 'or leaps to eight cells from where it is asked for'
run show jetan --piece Chief --svg "$svg"
(($(grep -c '<polyline' "$svg") > 8))
result $((! $?)) 'walks are drawn'
run show jetan --piece Chief --svg "$svg" --dots
is "$(grep -c '<polyline' "$svg")" 0 'dots alone are'
run show jetan --pieces --svg "$svg"
is "$(grep -c '<svg' "$svg")" 9 'all pieces on one sheet'
is "$(grep -c '>Thoat (T)</text>' "$svg")" 1 'with their names'
is "$(grep -o ' id="[^"]*"' "$svg" | sort | uniq -d | wc -l)" 0 'no two parts share a name'
printf '[Event "?"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n[Variant "chess"]\n\n1. e4 e5 2. Nf3 *\n' >"$scratch/game.pgn"
run show chess --record "$scratch/game.pgn" --ply 1
out_has '4  .  .  .  . (P)' 'a position of a record'
run show chess --record "$scratch/game.pgn" --ply 0,1,3 --svg "$svg" --columns 3
is "$(grep -c '<svg' "$svg")" 4 'several on one sheet'
is "$(grep -c '>3: Nf3</text>' "$svg")" 1 'with the moves that led there'
run show chess --record "$scratch/game.pgn" --ply 0,1,3 --svg "$svg" --json
refused 2 '--json describes one position' 'an answer in JSON of several'
run show chess --record "$scratch/game.pgn" --ply 4
refused 2 "--ply takes numbers from 0 to 3, the number of moves in the record, not '4'" 'a ply that is not there'
run show chess --record "$scratch/game.pgn" --ply 1, --svg "$svg"
refused 2 "not '1,'" 'a list that goes on to nothing'
run show jetan --record "$scratch/game.pgn"
refused 2 "game.pgn: the record is of games/chess.lua, not jetan" 'the record of another game'
run show jetan --record "$scratch/game.pgn" --set warrior=free
refused 2 'a record has its own options: leave out --set' 'a record that is to be set otherwise'
run show chess --ply 2
refused 2 'add --record FILE' 'a ply of no record'
run why jetan D1-C4 --svg "$svg"
is "$(grep -c 'marker-end="url(#arrow)"' "$svg")" 1 'a walk of a legal move'
is "$(grep -c 'stroke-dasharray' "$svg")" 6 'and two others, of three steps each'
run show chess --size 300
refused 2 'add --svg FILE' 'the size of no picture'
run why chess e2-e4 --size 100
refused 2 'add --svg FILE' 'nor of what is only said'
run show chess --piece Dwar
refused 2 "this game has no piece 'Dwar'" 'a piece of another game'
cat >"$scratch/second.lua" <<'END'
game { language = 1, name = "Second" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
piece "King" { "K", move = b.all, royal = true }
piece "Stone" { "*", drawing = "pipe" }
turn { { "King", still(b.all) * put("Stone", nobody) }, { "move" } }
setup "k2r/4/4/R2K"
forbid { in_check() }
ending { win { captured "King" } }
END
mkfifo "$scratch/pipe.svg"
run show "$scratch/second.lua" --piece Rook
refused 2 'a Rook alone on an empty board never gets a turn' 'a piece that moves where another has begun the turn'
run check "$scratch/second.lua"
out_has 'King             value 301, royal' 'who is royal is never taken'
out_lacks 'its capture ends' 'so that his capture ends nothing'
err_has "second.lua:6: warning: $scratch/pipe.svg: is not a regular file" 'a picture that is no file is named'
# Like an import, a picture may be in the parent folder.
mkdir -p "$scratch/above/family" "$scratch/above/glyphs"
cp games/glyphs/dwar.svg "$scratch/above/glyphs/man.svg"
cat >"$scratch/above/family/two.lua" <<'END'
game { language = 1, name = "Two" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all, drawing = "glyphs/man" }
piece "Boy" { "B", drawing = "glyphs/boy" }
setup "M B . ."
ending { draw { no_moves } }
END
run check "$scratch/above/family/two.lua"
[[ $err != *glyphs/man* ]]
result $((! $?)) 'a picture in the folder above is found'
err_has "no picture 'glyphs/boy.svg' in $scratch/above/family, $scratch/above, "'$STEPWISE_PATH or' \
    'and of one that is nowhere it is said where it was looked for'
sed -i 's|drawing = "glyphs/boy"|move = import "boy"|' "$scratch/above/family/two.lua"
run check "$scratch/above/family/two.lua"
err_has "to import in $scratch/above/family, $scratch/above, "'$STEPWISE_PATH or' 'so it is with an import'
run show chess z9 --piece Rook --svg "$svg"
refused 2 "z9" 'a cell that is not there'
cat >"$scratch/drawn.lua" <<'END'
game { language = 1, name = "Drawn" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Tent" { "T", move = b.all, path = "M50 10L90 90L10 90Z" }
setup "T . . ."
END
run show "$scratch/drawn.lua" --svg "$svg"
is "$(grep -c '^<path d="M50 10L90 90L10 90Z"/>$' "$svg")" 1 'a path of the definition, once'
is "$(grep -c '<use xlink:href="#kind0"' "$svg")" 2 'for the men of both players'
if command -v xmllint >/dev/null; then
    for game in chess jetan glinski; do
        run show "$game" --pieces --svg "$svg"
        xmllint --noout "$svg" 2>"$scratch/lint"
        is "$(head -1 "$scratch/lint")" '' "$game: a sheet is XML"
    done
fi

for picture in docs/*.svg docs/games/*.svg; do
    [[ $shown == *" $picture "* ]]
    result $((! $?)) "$picture has its command in a document"
    grep -qF "($(basename "$picture"))" "$(dirname "$picture")"/*.md
    result $((! $?)) "$picture is shown in a document"
done

# Outlines may have either orientation: names are outside.
outlined() {
    cat >"$scratch/round.lua" <<END
game { language = 1, name = "Round" }
local g = graph()
for i = 1, 4 do
    local x, y = i, i % 2 * 0.7
    g:cell("a" .. i .. "éééééééé", { x, y, outline = { $1 } })
end
g:edge("on", "a1éééééééé", "a2éééééééé")
g:rows({ { "a1éééééééé", "a2éééééééé" }, { "a3éééééééé", "a4éééééééé" } }, { "2", "aéééééééé" }, "aéééééééé b")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = g.on }
setup "M1/2"
ending { draw { no_moves } }
END
    run show "$scratch/round.lua" --svg "$svg"
    exits 0 "a board of outlines: $1"
    grep '<text' "$svg" >"$scratch/texts.$2"
}
outlined 'x-.5,y-.5, x+.5,y-.5, x+.5,y+.5, x-.5,y+.5' left
outlined 'x-.5,y-.5, x-.5,y+.5, x+.5,y+.5, x+.5,y-.5' right
is "$(sort "$scratch/texts.left")" "$(sort "$scratch/texts.right")" 'names stand where they stood'
run show "$scratch/round.lua"
iconv -f utf8 -t utf8 <<<"$out" >/dev/null
is $? 0 'what is too long is not cut within a letter'
run why "$scratch/round.lua" "aéééééééééééééééééééééééééééééééééééééééééééé"
iconv -f utf8 -t utf8 <<<"$out$err" >/dev/null
is $? 0 'nor is what a player has typed'

# A piece that made the last capture and was removed itself is not on the board.
cat >"$scratch/bomb.lua" <<'END'
game { language = 1, name = "Bomb" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Queen" { "Q", move = b.all }
piece "King" { "K", move = quiet(b.all) }
piece "Bomb" { "B", move = b.all * unmake * make }
setup "2k2/3B1/5/5/Q3K"
ending { win { captured "King", stays = true } }
END
said d4xc5 board
run play "$scratch/bomb.lua"
out_lacks 'Q&' 'nobody stands where the Bomb has gone off'
input=/dev/null

# A definition is not overwritten by its picture or page.
cp games/chess.lua "$scratch/mine.lua"
run show "$scratch/mine.lua" --svg "$scratch/mine.lua"
refused 2 'that is the name of a definition' 'a picture is not written over a definition'
run rules "$scratch/mine.lua" --html "$scratch/mine.lua"
refused 2 'that is the name of a definition' 'nor are rules'
cmp -s games/chess.lua "$scratch/mine.lua"
result $((! $?)) 'which is there as before'
finish
