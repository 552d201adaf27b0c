#!/usr/bin/env bash
# page.sh -- games as pages: written, complete, and played in a browser if there is one.
source "$(dirname "$0")/lib.bash"

# Placeholders in inserted text are not expanded again.
mkdir -p "$scratch/bin/web"
cp "$program" "$scratch/bin/stepwise"
printf '@media a@b <title>@TITLE@</title> @TITLE@ @NOTE@ [@BOARD@] <script>@DATA@</script>\n' >"$scratch/bin/web/page.html"
cat >"$scratch/marks.lua" <<'END'
game { language = 1, name = "@DATA@ @NOTE@", note = "a note @BOARD@" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "k3/4/4/K3"
END
own=$program program=$scratch/bin/stepwise
run page "$scratch/marks.lua" "$scratch/marks.html"
exits 0 'a game that is called like the places of a page'
out=$(sed -z 's/<div.*<\/div>/BOARD/; s/<script>{.*}</<script>DATA</' "$scratch/marks.html")
out_has '@media a@b <title>@DATA@ @NOTE@</title> @DATA@ @NOTE@ a note @BOARD@ [BOARD] <script>DATA</script>' 'stands there as it is called'
echo '@TITLE@ @TITLE@ @NOTE@ @BOARD@' >"$scratch/bin/web/page.html"
run page "$scratch/marks.lua" "$scratch/marks.html"
refused 2 'has no @DATA@: build it again' 'a page without one of its places is none'
printf '@TITLE@ @TITLE@ @NOTE@ @BOARD@ @DATA@' >"$scratch/bin/web/page.html"
mkdir "$scratch/marks.test.lua"
run page "$scratch/marks.lua" "$scratch/marks.html" --record "$scratch/marks.test.lua"
refused 2 'Is a directory' 'a record that cannot be read is refused'
rm "$scratch/marks.html" # whose template here is no HTML page
run page --author "$scratch/marks.lua" "$scratch/marks.html"
exits 0 'and tests that cannot be are none'
cp "$scratch/marks.lua" "$scratch/a.lua"
echo '-- the tests of a' >"$scratch/a.test.lua"
(cd "$scratch" && "$program" page --author a.lua a.html)
is "$(grep -c 'the tests of a' "$scratch/a.html")" 1 'the tests beside a game are there, however short its name'
program=$own

build=$(cd "$(dirname "$program")" && pwd)
if [[ ! -f $build/web/page.html ]]; then
    run page jetan "$scratch/jetan.html"
    refused 2 '`make web` builds it' 'without the module the answer says how to get it'
    result $((! $([[ -e $scratch/jetan.html ]]; echo $?) == 0)) 'and nothing is written'
    finish
fi

run page chess "$scratch/chess.html" --fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
exits 0 'a page is written'
grep -q '<title>Chess</title>' "$scratch/chess.html"
result $((! $?)) 'with its name'
grep -q '"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"' "$scratch/chess.html"
result $((! $?)) 'and its position'
grep -q '<div id="board"><div aria-hidden="true"><svg ' "$scratch/chess.html" &&
    (($(grep -o 'class="piece[^"]*" data-cell="[^"]*"' "$scratch/chess.html" | wc -l) == 3))
result $((! $?)) 'which stands on the page already: three men'
grep -oE '(src|href)="[^"#]*"' "$scratch/chess.html" | grep -v '"#' >"$scratch/asked"
result $(($(wc -l <"$scratch/asked") == 0)) 'it refers to no other file'

# Texts of a definition may look like closing tags.
{
    echo '-- </script><script>alert(1)</script>'
    sed 's|name = "[^"]*"|name = "A </title> <b>\& more"|' games/lines/breakthrough.lua
} >"$scratch/odd.lua"
STEPWISE_PATH=games run page "$scratch/odd.lua" "$scratch/odd.html"
exits 0 'a definition of anybody'
grep -q '<title>A &lt;/title> &lt;b>&amp; more</title>' "$scratch/odd.html"
result $((! $?)) 'whose name is no part of the page'
result $(($(grep -c 'alert(1)</script>' "$scratch/odd.html") == 0)) 'nor is its text'

sed 's/$/\r/' games/lines/breakthrough.lua >"$scratch/windows.lua"
STEPWISE_PATH=games run page "$scratch/windows.lua" "$scratch/windows.html"
grep -q '"windows.lua",".*\\r\\n' "$scratch/windows.html" && ! grep -q '"windows.lua",".*\\x0d' "$scratch/windows.html"
result $((! $?)) 'a file is on its page as it is, however its lines end'

run page jetan-circular "$scratch/round.html"
grep -q '\["jetan-circular.tuned",' "$scratch/round.html"
result $((! $?)) 'tuned numbers go with the game'

mkdir "$scratch/f"$'\xe4'
"$program" new "$scratch/f"$'\xe4/mine' >/dev/null
run page --author "$scratch/f"$'\xe4/mine.lua' "$scratch/beside.html"
exits 0 'in a folder whose name is no UTF-8'
! grep -q '"author":{"tests":""' "$scratch/beside.html"
result $((! $?)) 'the tests beside a definition are found'

# An author's page, with a game or empty; its definitions can import the shared files.
run page --author chess "$scratch/author.html"
exits 0 "an author's page of a game"
grep -q '\["chess.lua","-- ' "$scratch/author.html" && grep -q '\["rules/tafl.lua",' "$scratch/author.html"
result $((! $?)) 'has its text, and what it may import'
run page --author chu-shogi "$scratch/large.html"
result $(($(stat -c %s "$scratch/large.html") <= 720 * 1024)) 'and is no larger than 720 KB, with the largest game'
run page --author "$scratch/gliders.html"
exits 0 "an author's page of nothing"
grep -q '\["gliders.lua",""\]' "$scratch/gliders.html" && grep -q '"author":{"tests":""' "$scratch/gliders.html"
result $((! $?)) 'has an empty text, which is called as the page is'
result $(($(stat -c %s "$scratch/gliders.html") <= 720 * 1024)) 'and is no larger than 720 KB'
mkdir "$scratch/odd"
for name in 'q"]] ' 'a\b' $'two\nlines' $'bell\a'; do
    run page --author "$scratch/$name.html"
    sed -n 's/.*"sample":\(\[.*\]\)}}.*/\1/p' "$scratch/$name.html" >"$scratch/sample"
    shown=${name/$'\a'/'\x07'}
    jq -r '.[0]' "$scratch/sample" >"$scratch/odd/$shown.lua"
    jq -r '.[1]' "$scratch/sample" >"$scratch/odd/$shown.test.lua"
    run test "$scratch/odd/$shown.test.lua"
    exits 0 'the game to begin with can be played whatever the page is called, and its tests hold'
done
run page --author "$scratch/none.html" --fen x
refused 2 'need a game' 'without a game nothing can be said of it'
run page "$scratch/none.html"
refused 2 'needs GAME FILE' 'and a page to play on needs one'

# An index of two games and a broken one, which is reported and left out.
printf 'game { language = 1, name = "Broken" }\n' >"$scratch/broken.lua"
BUILD=$build scripts/site "$scratch/site" games/lines/breakthrough.lua "$scratch/broken.lua" games/jetan.lua \
    >"$scratch/said" 2>&1
result $(($? == 1)) 'a site of three games, one of them broken'
grep -q "^site: .*broken.lua: " "$scratch/said"
result $((! $?)) 'which is told'
result $(($(find "$scratch/site" -name '*.html' | wc -l) == 5)) 'two pages, two of rules, and the index'
grep -q 'href="breakthrough.html"' "$scratch/site/index.html" &&
    grep -q 'src="jetan.svg"' "$scratch/site/index.html" && ! grep -q Broken "$scratch/site/index.html"
result $((! $?)) 'which has the two'

run page jetan "$scratch/none/page.html"
refused 2 'none/page.html' 'a page that cannot be written'
run page jetan "$scratch/page.html" --fen nonsense
refused 2 'FEN' 'a wrong position'
said 'no record'
run page jetan "$scratch/page.html" --record "$scratch/input"
exits 2 'a wrong record'
run page jetan "$scratch/page.html" --record "$scratch/input" --fen x
exits 2 'a record and a position'
printf '[Variant "chess"]\n\n1. e4 *\n' >"$scratch/input"
run page jetan "$scratch/page.html" --record "$scratch/input"
refused 2 'the record is of games/chess.lua, not jetan' 'the record of another game'
run page chess "$scratch/page.html" --record "$scratch/input"
exits 0 'that of this one'
printf '[Variant "chess"]\n\n1. e4 *\n\n[Variant "chess"]\n\n1. d4 *\n' >"$scratch/input"
run page chess "$scratch/page.html" --record "$scratch/input"
out=$(grep -o '1\. [ed]4' "$scratch/page.html")
is "$out" '1. e4' 'of several games the first, as elsewhere'
run page jetan
exits 2 'no file'
cp "$scratch/marks.lua" "$scratch"/$'b\xe9.lua'
for author in '' --author; do
    run page ${author:+"$author"} "$scratch"/$'b\xe9.lua' "$scratch/latin.html"
    refused 2 'whose name is not UTF-8' "page${author:+ $author}: a file whose name a page cannot have"
    result $((! $([[ -e $scratch/latin.html ]]; echo $?) == 0)) 'and nothing is written'
done

# told SECONDS COMMAND...: passes on the tests of a script.
told() {
    local line seconds=$1
    shift
    while IFS= read -r line; do
        case $line in
            'ok '*) result 1 "${line#* - }" ;;
            'not ok '*) result 0 "${line#* - }" ;;
            '#'*) echo "$line" ;;
        esac
    done < <(timeout "$seconds" "$@" 2>&1; echo "ended $?" >"$scratch/ended")
    is "$(<"$scratch/ended")" 'ended 0' "all of $2"
}

if ! command -v node >/dev/null; then
    echo "# the module is not run: that needs node"
    finish
fi
told 300 node tests/web/same.mjs "$program" "$build/web/stepwise.wasm"
told 100 node tests/web/reach.mjs "$build/web/stepwise.wasm"
if ! command -v "${CHROMIUM:-chromium}" >/dev/null; then
    echo "# pages are not played: that needs chromium"
    finish
fi
told 400 node tests/web/play.mjs "$program" "$scratch"
told 200 node tests/web/author.mjs "$program" "$scratch"
if [[ -f ${AXE:-} ]]; then
    told 200 node tests/web/axe.mjs "$program" "$scratch" "$AXE"
else
    echo "# pages are not judged by axe-core: that needs AXE, the path of npm's axe-core/axe.min.js"
fi
if command -v "${FIREFOX:-firefox-esr}" >/dev/null; then
    told 300 node tests/web/firefox.mjs "$program" "$scratch"
else
    echo "# pages are not played in Firefox: that needs firefox-esr"
fi
finish
