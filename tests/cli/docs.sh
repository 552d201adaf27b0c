#!/usr/bin/env bash
# docs.sh -- the index of docs/language.md has all words of the language, each with the section
# that describes it; links in the docs work; the game and the boards shown in README and
# docs/ninth-ray.md are right.
source "$(dirname "$0")/lib.bash"

run new "$scratch/game"
words=$scratch/stepwise.d.lua

# The expected index: words, methods, members of boards.
{
    sed -n 's/^\([a-z_]*\) = nil$/\1/p' "$words"
    awk '/^---@class/ { class = $2; sub(/:$/, "", class) }
         /^---@field/ && class ~ /^(Walk|Number|Counter|Right|Marker|Choice)$/ { print ":" $2 }
         /^---@field/ && class == "Board" { print "b" ($3 ~ /^fun\(self/ ? ":" : ".") $2 }' "$words"
} | LC_ALL=C sort -u >"$scratch/wanted"
sed -n '/^## Index/,$p' docs/language.md | grep -oE '\[`[^`]+`\]\(#[a-z-]+\)' >"$scratch/entries"
sed 's/^\[`\([^`]*\)`.*/\1/' "$scratch/entries" >"$scratch/listed"
called='the index of docs/language.md'
out=$(diff "$scratch/wanted" <(LC_ALL=C sort "$scratch/listed")) code=$?
exits 0 'the index has each word of the language, once'
result $(($(wc -l <"$scratch/wanted") > 150)) 'there are many'
out=$(diff <(sed 's/^b\{0,1\}[.:]//' "$scratch/listed") \
    <(sed 's/^b\{0,1\}[.:]//' "$scratch/listed" | LC_ALL=C sort)) code=$?
exits 0 'in the order of the alphabet'

# Each section, without its Lua, in a file named after its anchor.
mkdir "$scratch/sections"
awk -v dir="$scratch/sections" '
    /^```/ { code = !code; next }
    code { next }
    /^##+ / {
        name = tolower($0); sub(/^#+ /, "", name)
        gsub(/[^a-z0-9 -]/, "", name); gsub(/ /, "-", name)
    }
    name { print >(dir "/" name) }' docs/language.md
lost=''
while IFS='|' read -r word section; do
    plain=${word#b[.:]}
    plain=${plain#:}
    grep -oE '`[^`]+`' "$scratch/sections/$section" 2>/dev/null | grep -qwF -- "$plain" ||
        lost+=" $word"
done < <(sed 's/^\[`\([^`]*\)`\](#\(.*\))$/\1|\2/' "$scratch/entries")
out=$lost
is "$lost" '' 'each word is told of where the index says'

# What the program lists is in the docs.
mentioned() { # WHAT FILE: each word of the input is in the file, as grep has it
    local word
    lost=''
    while read -r word; do
        grep -qwF -- "$word" "$2" || lost+=" $word"
    done
    called=$2 out=$lost
    is "$lost" '' "it tells of each $1"
}
man=$scratch/man
sed 's/\\-/-/g' docs/stepwise.1 >"$man"
"$program" --help | sed -n '/^commands:/,/^$/s/^  \([a-z-]*\) .*/stepwise \1/p' >"$scratch/commands"
result $(($(wc -l <"$scratch/commands") > 15)) 'there are many commands'
while read -r _ command; do
    "$program" help "$command" | grep -oE '^  --[a-z-]+'
done <"$scratch/commands" | tr -d ' ' | sort -u >"$scratch/options"
sed 's/^stepwise /.BI /' "$scratch/commands" | sed 's/^\.BI bench$/.B bench/' >"$scratch/tags"
mentioned command "$man" <"$scratch/tags"
sed -n '/^\.SH SYNOPSIS/,/^\.SH DESC/p' "$man" >"$scratch/synopsis"
mentioned command "$scratch/synopsis" <"$scratch/commands"
sed '/^\.SH SYNOPSIS/,/^\.SH DESC/d' "$man" >"$scratch/text"
mentioned option "$scratch/text" <"$scratch/options"
sed -nE 's/^(SAY|DO)\("([a-z]+)".*/\2/p' src/cli/repl/repl.def >"$scratch/said"
sed -n '/^\.SH PLAYING/,/^\.SH EXIT/{/^\.[BR]/p}' "$man" >"$scratch/playing"
mentioned 'command while playing' "$scratch/playing" <"$scratch/said"
sed -n 's/^FIELD(.*"\(.*\)")$/`{\1}`/p' src/vm/model/fields.def >"$scratch/fields"
mentioned 'field of notations' docs/language.md <"$scratch/fields"
sed -n 's/^TERM([A-Z_]*, "\(.*\)",.*/- `\1`/p' src/search/value/terms.def >"$scratch/terms"
mentioned 'term of the evaluation' docs/tuning.md <"$scratch/terms"
cat src/vm/tables/*.c src/face/games.c | tr '\n' ' ' |
    grep -oE '(give_up\(&?f,|->why =|t->why +:) *"[^"]+"' | sed 's/.*"\(.*\)"/`\1`/' | sort -u >"$scratch/reasons"
mentioned 'reason why a walk has no table' docs/language.md <"$scratch/reasons"
result $(($(wc -l <"$scratch/reasons") > 15)) 'there are many of those'
result $(($(cat "$scratch/fields" "$scratch/terms" "$scratch/said" | wc -l) > 50)) 'there are many'

# Which commands take which options: README names the exceptions.
commands=$(sed -n 's/^COMMAND("\([a-z-]*\)".*/\1/p' src/cli/common/cmds.def)
without() {
    local command
    for command in $commands; do
        "$program" help "$command" | grep -q -- "$1" || echo "$command"
    done | LC_ALL=C sort
}
# names PATTERN: the commands that README names there.
names() { tr '\n' ' ' <README.md | grep -oE "$1" | grep -oE '`[a-z]+`' | tr -d '`' | LC_ALL=C sort; }
beginning=$(names 'All commands but [^.]* take `--set')
is "$beginning" "$(without '--set ')" 'the commands without --set, as README names them'
is "$beginning" "$(without '--seed ')" 'and without --seed'
is "$(printf '%s\n' "$beginning" "$(names 'All of these but [^.]* take `--fen')" | grep -v -- --fen | LC_ALL=C sort)" \
    "$(without '--fen ')" 'and --fen'
is "$(names 'All commands but [^.]* answer in JSON')" "$(without --json)" 'and --json'

# Links within the docs.
lost=''
for page in README.md HACKING.md docs/*.md docs/games/*.md; do
    dir=$(dirname "$page")
    for link in $(awk '/^```/ { code = !code } !code' "$page" | grep -oE '\]\([^)# ]+' | cut -c3-); do
        [[ $link == http* || -e $dir/$link ]] || lost+=" $page:$link"
    done
done
called='links' out=$lost
is "$lost" '' 'every link leads to a file'

# README's first game, and what it says to do with it.
game=$scratch/skirmish.lua
awk '/^```/ { open = $0 == "```lua"; next } open' README.md >"$game"
run check "$game"
exits 0 'the first game of README loads'
silent 'and nothing is odd about it'
option=$(sed -n '/^    piece "Scout" { .* option/,/^$/s/^    //p' README.md)
awk -v option="$option" '/^piece "Scout"/ { print option; next } 1' "$game" >"$scratch/option.lua"
run check "$scratch/option.lua"
exits 0 'so it does with its option'
silent 'of which nothing is odd, either'
out_has '      jumping  yes, whatever stands between' 'and both choices are there'
sed 's/board\.forward +/board.forwrd +/' "$game" >"$scratch/wrong.lua"
run check "$scratch/wrong.lua"
refused 2 "$(sed -n 's/^    skirmish\.lua\(:.*\)/\1/p' README.md)" 'its mistake is told as README says'
awk '/^    game "skirmish/ { open = 1 } /^## / { open = 0 } open' README.md >"$scratch/skirmish-test.lua"
run test "$scratch/skirmish-test.lua"
exits 0 'its test holds'

# Boards.
said e2-e3 d10-e7 'show e1'
run play jetan
is "$(sed -n '/^ *a  b  c/,/^ *a  b  c/p' README.md | cut -c1-50 | tr -d ' ')" "$(head -12 <<<"$out" | tr -d ' ')" \
    'the board of README'
input=/dev/null
run show jetan-circular
is "$(sed -n 's/^    \(.*[ ~0-9a-jst]\)$/\1/p' docs/ninth-ray.md | grep -v stepwise)" "$out" 'the board of docs/ninth-ray.md'
finish
