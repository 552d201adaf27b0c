#!/usr/bin/env bash
# record.sh -- records of games: written, read, browsed; damaged ones refused with their line.
source "$(dirname "$0")/lib.bash"

play() {
    said "$@"
    run play "$game"
}
game=jetan
record=$scratch/game.pgn
start='wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1'

# the source's own example: both columns, and the list of types at its beginning
cat >"$record" <<'END'
[Event "An example"]
[Date "2000.01.11"]
[Black "Ann"]
[Orange "Bob"]
[Result "*"]
[Variant "jetan"]
[BlackTypes "FPN CCW CPW CT CD CF CCC BCCP (FCCE)"]
[OrangeTypes "fpn ssw spw st sd sf ssc bssp (fsse)"]
[Options "endgame=off"]
[PlyCount "3"]

1. D1-C4 {the Flier first} A9-B7
2. C4xB7 ; it takes the first man
*
END
whole=$(<"$record")

# change FROM TO: the record with one word replaced.
change() { printf '%s\n' "${whole//"$1"/"$2"}" >"$scratch/changed.pgn"; }

# ---- replay -------------------------------------------------------------------------------

run replay "$record"
exits 0 'a record is played'
out_has 'fen wadfrcfdaw/1ppppppppt/10/1F8/10/10/10/10/TPPPPPPPPT/WAD1CRFDAW o Ee 0 2' 'to its end'
out_has 'moves 3' 'all of its moves'
run replay "$record" --json
out_has '"result":"ongoing"' 'replay as JSON'
# "Loose Panthan LPN, Free Panthan FPN": each type has a technical and a descriptive name
# (Smith).
run replay "$record" --notation technical
out_has '[BlackTypes "LPN SSW SPW ST SD SF SSC BSSP (FSSE)"]' 'technical notation has technical types'
out_has '[Notation "technical"]' 'and says that it was chosen'
printf '%s\n' "$out" >"$scratch/technical.pgn"
run replay "$scratch/technical.pgn"
exits 0 'which are read'
run replay "$record" --notation technical --json
exits 0 'and as JSON'
out_has '[Notation \"technical\"]' 'the record in that notation'
out_has '"moves":3,' 'beside the rest'
run replay "$record" --notation descriptive
out_has '1. CF-CD4 {the Flier first}' 'in descriptive notation'
out_has '1... PWT-PP4' 'in which each side counts from its own end'
out_has '2. CFxPWT {it takes the first man}' 'and names what is taken'
out_has '[OrangeTypes "FPN CCW CPW CT CD CF CCC BCCP (FCCE)"]' 'the other spelling of types is read'
out_has '[Options "endgame=off"]' 'and the options that have none are there'
printf '%s\n' "$out" >"$scratch/input" && input=$scratch/input
run replay - --notation technical
out_has '2. C4xB7 {it takes the first man}' 'and back again, from standard input'
input=/dev/null
sed 's/^.PlyCount/[Ply "1"]\n&/' "$record" >"$scratch/saved.pgn"
run replay "$scratch/saved.pgn" --json
is "$(jq -r '.moves, .record' <<<"$out" | grep -e '^3$' -e 'Ply ' | tr '\n' ' ')" '3 [Ply "1"] ' \
    'the record in JSON says where it was saved, though it is played to its end'
run replay "$record" --notation frisian
refused 2 'there are: technical, descriptive' 'a notation that is none'
run replay "$record" 2
refused 1 'it contains only one game' 'a second game that is not there'
cat "$record" "$record" >"$scratch/two.pgn"
run replay "$scratch/two.pgn" 2
exits 0 'the second of two'
run replay "$record" --set warrior=free
refused 2 'replay has no option --set' 'options beside the record'
run replay --help
out_lacks '--fen' 'which its usage does not list'
run replay "$scratch/none.pgn"
refused 2 'No such file' 'no file'
run replay "$scratch"
refused 2 'Is a directory' 'a folder'
run replay /dev/zero
refused 2 'it is a pipe or a device, not a file' 'a device, which never ends'
truncate -s 100M "$scratch/huge.pgn"
run replay "$scratch/huge.pgn"
refused 2 'File too large' 'a file that is too large'
printf '' >"$scratch/empty.pgn"
run replay "$scratch/empty.pgn"
refused 1 'the record is empty' 'an empty file'

sed -n '/^```pgn/,/^```$/p' docs/notation.md | grep -v '^```' >"$scratch/docs.pgn"
run replay "$scratch/docs.pgn"
out_has 'result Orange wins (Black resigns)' 'the record in the documentation'
run replay "$scratch/docs.pgn" --notation technical
is "$(sed '/^1\. /s/ A9/\n1... A9/; s/; \(.*\)/{\1}/; s/"FPN.*"/"LPN SSW SPW ST SD SF SSC BSSP (FSSE)"/
    /^.Options/a [Notation "technical"]' "$scratch/docs.pgn")" "$out" \
    'is written like that'

cp games/chess.lua "$scratch/elsewhere.lua"
printf '[Event "x"]\n[Variant "elsewhere"]\n\n*\n' >"$scratch/elsewhere.pgn"
run replay "$scratch/elsewhere.pgn"
refused 1 "the game cannot be loaded (you can give its file): no game 'elsewhere'" 'a game that is not found'
run replay "$scratch/elsewhere.pgn" "$scratch/elsewhere.lua"
out_has 'moves 0' 'can be given'
printf '[Event "x"]\n[Variant "Queen to the Hill"]\n\n1. e4 e5 *\n' >"$scratch/stranger.pgn"
run replay "$scratch/stranger.pgn" chess
out_has 'moves 2' 'so can one that others call otherwise'
run replay "$scratch/stranger.pgn" shogi
refused 1 'read as shogi: the record names no game that is known' 'if it is the right one'
run replay "$scratch/elsewhere.pgn" 1 "$scratch/elsewhere.lua"
exits 0 'also after the number'
run replay "$record" chess
refused 2 'the record is of' 'but not another game'

printf '1. e4 *\n' >"$scratch/untagged.pgn"
for name in $'c\xc2\x9b31m\xe2\x80\xaex' $'a\xff' $'two\nlines'; do
    cp games/chess.lua "$scratch/$name.lua"
    run analyse "$scratch/untagged.pgn" "$scratch/$name.lua" --depth 1 --out "$scratch/odd.pgn"
    run replay "$scratch/odd.pgn" "$scratch/$name.lua"
    out_has 'moves 1' 'a game whose file is called by what is no text has records that are read'
    run analyse "$scratch/odd.pgn" "$scratch/$name.lua" --depth 1 --json
    is "$(jq -r .record <<<"$out" | grep Variant)" "$(grep Variant "$scratch/odd.pgn")" 'also in JSON'
done
is "$(grep Variant "$scratch/odd.pgn")" '[Variant "two\\x0alines"]' 'and shown, not obeyed'
run replay "$scratch/odd.pgn"
refused 1 "'two\x0alines' is not the name of a game" 'where the file is not given'

# ---- damage -------------------------------------------------------------------------------

# wrong FROM TO MESSAGE NAME
wrong() {
    change "$1" "$2"
    run replay "$scratch/changed.pgn"
    refused 1 "$3" "$4"
}
wrong A9-B7 A9-B5 "line 12: A9-B5 is not legal: no walk of a Thoat leads from A9 to B5" \
    "the source's first misprint"
wrong C4xB7 C4xB6 'line 13: C4xB6 is not legal: no walk of a Flier' 'and its second'
wrong '2. C4' '3. C4' 'line 13: expected move 2 here, not 3.' 'a turn is missing'
wrong ' A9-B7' '' 'line 13: expected move 1 here, not 2.' 'a move is missing'
wrong '"3"' '"4"' "line 10: PlyCount is '4', but the game has 3 moves" 'moves at the end are missing'
wrong $'\n*' '' 'the record ends before the result' 'the end is missing'
wrong '{the Flier first}' '{the Flier' 'line 12: the bracket opened here is never closed' \
    'a comment without end'
wrong '"Ann"' '"Ann' 'line 3: a tag is written' 'a tag without end'
wrong 'CCW' 'C[W' "line 7: BlackTypes: the game has no type 'C[W'" "the source's misprinted type"
wrong 'CCC BCCP' 'CCC CCC' "line 7: BlackTypes: 'CCC' sets an option that another type sets already" \
    'a type twice'
wrong 'endgame=off' 'endgame=of' "did you mean 'off'" 'an option that has no such value'
wrong 'endgame=off' 'endgame' "line 9: Options: 'endgame' should be OPTION=VALUE" 'half an option'
wrong '"jetan"' '"../jetan"' "line 6: Variant: '../jetan' is not the name of a game" 'a path'
wrong '"jetan"' '"jetan.lua"' "line 6: Variant: 'jetan.lua' is not the name of a game" 'a file'
wrong '"jetan"' '"jettan"' 'line 6: the game cannot be loaded' 'an unknown game'
wrong '[Variant "jetan"]' '' 'does not name its game' 'no game at all'
wrong 'first man' $'first man\n1-0' 'line 14: the result is 1-0, but the header says' \
    'another result than that of the header'
wrong '*' '1-0-0' "'1-0-0' is not a result of a game of 2 players" 'the result of another game'
wrong A9-B7 'A9-B7d' "line 13: the game goes on after 'd'" 'a mark before the end'
wrong C4xB7 'C4xB7P' "is marked 'P', but did not end the game that way" 'a mark of another end'
wrong 'Event' 'Date' 'line 2: the tag' 'a tag twice'
wrong 'A9-B7' 'A9-B7)' "line 12: unmatched ')'" 'a stray bracket'
# A record is of the game that is given if that has the name, whatever the ending of its file.
mkdir "$scratch/dots"
run new "$scratch/dots/plain"
for name in plain.txt my.plain.lua; do
    cp "$scratch/dots/plain.lua" "$scratch/dots/$name"
    said a2-a3 'save -'
    run play "$scratch/dots/$name"
    printf '%s\n' "$out" >"$scratch/dotted.pgn"
    run replay "$scratch/dotted.pgn" 1 "$scratch/dots/$name"
    exits 0 "a record of $name is read by it"
done
export STEPWISE_PATH=$scratch/dots
run replay "$scratch/dotted.pgn" 1 my.plain
exits 0 'also by its name'
unset STEPWISE_PATH
# A draw that could have been claimed at the end of a game that goes on.
printf '[Variant "chess"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n' >"$scratch/open.pgn"
run replay "$scratch/open.pgn"
out_has 'result ongoing' 'it was not'
run replay "$scratch/open.pgn" --notation standard
out_has '[Result "*"]' 'nor is it when the record is written again'
printf '%s\0%s' '1. D1-C4 ' '*' >"$scratch/zero.pgn"
run replay "$scratch/zero.pgn"
refused 1 'line 1: there is a zero byte' 'a zero byte'

kept=0 lines=0
for ((n = 0; n < ${#whole} - 2; n += 23)); do
    printf '%s' "${whole:0:n}" >"$scratch/cut.pgn"
    run replay "$scratch/cut.pgn"
    ((code == 1)) && [[ -z $out ]] || kept=$((kept + 1))
    [[ $err == *'line '* || $err == *'is empty'* ]] || lines=$((lines + 1))
done
is "$kept$lines" 00 'cut anywhere, it is refused with the line'

# ---- at the terminal's prompt -------------------------------------------------------------

play "load $record" history fen options first fen next 'note' 'next' last back 'goto 0' 'save '"$scratch/again.pgn"
exits 0 'a record is loaded and looked through'
out_has '1  D1-C4       A9-B7' 'with its moves'
out_has 'endgame             off' 'its options'
out_has 'the Flier first' 'its comments'
is "$(grep -c "^$start" <<<"$out")" 1 'first goes to the beginning'
run replay "$record" --notation technical
before=$out
run replay "$scratch/again.pgn" --notation technical
is "$(grep -v '^\[Ply "0"\]' <<<"$out")" "$before" 'saved again, it is the same'
printf '\n1. D1-C4 *\n' >"$scratch/one.pgn"
play "load $scratch/one.pgn" "save $scratch/one.pgn"
exits 0 'one game of a file is'
printf '1. D1-C4 *\n\n1. A1-A2 *\n\n1. B2-B3 *\n' >"$scratch/several.pgn"
cp "$scratch/several.pgn" "$scratch/kept.pgn"
for nth in 1 2 3; do
    play "load $scratch/several.pgn $nth" "save $scratch/several.pgn"
    refused 1 'several.pgn also holds other games, which would be lost' "game $nth of a file is not saved over the others"
done
cmp -s "$scratch/several.pgn" "$scratch/kept.pgn"
result $((! $?)) 'which are still there'
printf '1. D1-C4 *\n\n1. D1-C4 A9-B7 *\n' >"$scratch/gaps.pgn"
for gap in '  ' $'\t'; do
    play "load $scratch/gaps.pgn${gap}2" history
    out_has 'A9-B7' "a number behind more than a blank: '$gap'"
done
# What a machine leaves that crashes while writing.
printf '[Event "1"]\n[Variant "jetan"]\n\n1. D1-C4 {and the\n\n[Event "2"]\n\n1. D1-C4 {so} *\n' >"$scratch/cut.pgn"
run replay "$scratch/cut.pgn" 1 jetan
refused 1 'line 4: the bracket opened here is never closed (game 2 begins on line 6)' 'a game that is cut'
run replay "$scratch/cut.pgn" 2 jetan
exits 0 'leaves those behind it as they are'
cp "$scratch/cut.pgn" "$scratch/kept.pgn"
play "load $scratch/cut.pgn 2" "save $scratch/cut.pgn"
refused 1 'holds other games' 'and is not lost to one of them'
cmp -s "$scratch/cut.pgn" "$scratch/kept.pgn"
result $((! $?)) 'what there is of it'
play next
refused 1 'this is the last position' 'next without any'
play back
refused 1 'this is the first position' 'back without any'
play "load $record" resign "save $scratch/resigned.pgn" first "save $scratch/first.pgn"
run replay "$scratch/resigned.pgn"
out_has 'result Black wins (Orange resigns)' 'a resignation is kept'
run replay "$scratch/first.pgn"
out_has 'result Black wins (Orange resigns)' 'also by one who has gone back to look'
play d1-c4 resign undo "save $scratch/undone.pgn" 'undo 2' "save $scratch/before.pgn"
is "$(grep -h Result "$scratch/undone.pgn")" '[Result "*"]' 'one that was taken back is not'
is "$(grep -h Result "$scratch/before.pgn")" '[Result "1-0"]' 'unless one goes further back to look'
play d1-c4 a9-b7 undo resign "save $scratch/rest.pgn" redo
err_has 'there is no move to play again' 'nothing that was undone is left behind a resignation'
is "$(tail -2 "$scratch/rest.pgn")" $'1. D1-C4\n1-0' 'nor on paper'
play 'load' "load $scratch/none.pgn" "load $scratch/cut.pgn" 'fen'
exits 1 'files that are none'
is "$out" "$start" 'change nothing'
is "$(wc -l <<<"$err")" 3 'and each is told'
play d1-c4 "load $scratch/changed.pgn" history
out_has 'D1-C4' 'a damaged record leaves the game as it was'
play save
refused 1 'save to which file?' 'save alone'
play "save $scratch/none/x.pgn"
refused 1 'No such file' 'a place that is not there'

printf '[Event "?"]\n[Variant "jetan"]\n[Result "*"]\n[Options "foo=1"]\n\n*\n' >"$scratch/foo.pgn"
play "load $scratch/foo.pgn"
refused 1 "line 4: the game cannot be loaded: unknown option 'foo'" 'an option that is none has its own line'

# ---- what `save` may overwrite ------------------------------------------------------------

printf -- '-- a game\n' >"$scratch/own.lua"
play "save $scratch/own.lua"
refused 1 'own.lua exists and is not a record' 'a file that is no record is not overwritten'
play d1-c4 "save $scratch/new.lua"
refused 1 'that is the name of a definition' 'nor does a record get the name of a definition'
[[ ! -e $scratch/new.lua ]]
result $((! $?)) 'and none is made'
is "$(<"$scratch/own.lua")" '-- a game' 'and stays as it was'
play "load $scratch/own.lua"
refused 1 'this is not a record of a game' 'nor can it be loaded'
printf '1. Introduction\nThis is my essay.\n' >"$scratch/essay.txt"
play D1-C4 "save $scratch/essay.txt"
refused 1 'essay.txt exists and is not a record' 'nor a text that begins with a number'
printf '1. D1-C4 A9-B7 *\n' >"$scratch/bare.pgn"
play D1-C4 A9-B7 D2-D3 "save $scratch/bare.pgn"
exits 0 'a game without tags may be'
result $(($(grep -c Variant "$scratch/bare.pgn") == 1)) 'and is written over'
mkfifo "$scratch/pipe"
play "save $scratch/pipe"
refused 1 'is a pipe or a device' 'a pipe is refused'
result "$([[ -p $scratch/pipe ]] && echo 1 || echo 0)" 'and stays one'
cp "$record" "$scratch/aim.pgn" && chmod 640 "$scratch/aim.pgn"
ln -s aim.pgn "$scratch/link.pgn"
play d1-c4 "save! $scratch/link.pgn"
exits 0 'a record is overwritten through a link'
result "$([[ -L $scratch/link.pgn ]] && echo 1 || echo 0)" 'which stays one'
is "$(stat -c %a "$scratch/aim.pgn")$(grep -c '^1. D1-C4' "$scratch/aim.pgn")" 6401 'with its mode'


# A file without write permission is not replaced, though its folder could be written to. Root
# may write all files, unless that is taken from him.
cp "$record" "$scratch/locked.pgn" && chmod a-w "$scratch/locked.pgn"
usual=$program
if [[ -w $scratch/locked.pgn ]]; then
    program=$scratch/bound
    printf '#!/bin/sh\nexec setpriv --bounding-set=-dac_override "%s" "$@"\n' "$usual" >"$program"
    chmod +x "$program"
fi
if "$program" --version >"$scratch/version" 2>&1; then
    play d1-c4 "save! $scratch/locked.pgn"
    refused 1 'locked.pgn: Permission denied' 'a file without write permission is not replaced'
    run analyse "$record" --depth 1 --out "$scratch/locked.pgn"
    refused 2 'locked.pgn: Permission denied' 'nor by an analysis'
    run show jetan --svg "$scratch/locked.svg"
    chmod a-w "$scratch/locked.svg"
    run show jetan --svg "$scratch/locked.svg"
    refused 2 'locked.svg: Permission denied' 'nor by a picture'
    cmp -s "$record" "$scratch/locked.pgn"
    result $((! $?)) 'and stays as it was'
fi
program=$usual

# ---- the home folder ----

mkdir "$scratch/home"
said d1-c4 'save ~/mine.pgn' 'svg ~/mine.svg' new 'load ~/mine.pgn 1' history
HOME=$scratch/home run play jetan
out_has 'D1-C4' 'a file is named from the home folder on, as shells do it'
result "$([[ -s $scratch/home/mine.pgn && -s $scratch/home/mine.svg ]] && echo 1 || echo 0)" 'records and pictures'

# Nothing in a record that the current game lacks is overwritten without confirmation.
over=$scratch/over.pgn
play d1-c4 a9-b7 'note a word' 'tag Orange Ann' "save $over"
cp "$over" "$scratch/kept.pgn"
stays() {
    refused 1 "over.pgn holds another game, which would be lost: save to another file, or use \`save! $over\` to replace it" "$1"
    cmp -s "$over" "$scratch/kept.pgn"
    result $((! $?)) 'which stays'
}
play "save $over"
stays 'one with nothing played does not replace a game'
play d1-c4 'tag Orange Ann' "save $over"
stays 'nor the beginning of it'
play d1-c4 a9-b7 'tag Orange Ann' d2-d3 "save $over"
stays 'nor one that goes on from it without its comments'
play d1-c4 a9-b7 'note a word' d2-d3 "save $over"
stays 'or names'
play d1-c4 a9-c8 'note a word' 'tag Orange Ann' "save $over"
stays 'nor another move'
said "save $over"
run play chess
stays 'nor another game'
said d1-c4 a9-b7 'note a word' 'tag Orange Ann' "save $over"
run play jetan --set warrior=free
stays 'nor with other options'
play d1-c4 a9-b7 'note a word' 'tag Orange Ann' d2-d3 'undo 2' "save $over"
exits 0 'one that goes on from it with all that was said does'
out_lacks lost 'without a word'
play "load $over" first 'note -' next a9-b7 d2-d3 "save $over" h9-h8 'tag Orange Bob' "save $over"
exits 0 'what was read from there goes back there with other comments and names'
is "$(grep -c 'D2-D3 H9-H8\|Orange "Bob"' "$over")" 2 'again and again'
cp "$over" "$scratch/kept.pgn"
play "load $over" 'goto 2' h2-h3 "save $over"
refused 1 "over.pgn holds moves that are not in this game, which would be lost: save to another file, or use \`save! $over\` to replace them" \
    'but not without a move that it has'
cmp -s "$over" "$scratch/kept.pgn"
result $((! $?)) 'which stays there'
play "load $over" 'goto 2' h2-h3 "save! $over" 'note so' "save $over"
exits 0 'unless somebody says so'
play 'series fixed' d1-c4 "save $scratch/onward.pgn" 'undo 1' d2-d3 resign new "save $scratch/onward.pgn"
err_has 'holds moves that are not in this game' 'nor without one of a game before it in its series'
play "load $over" new "save $over"
refused 1 'holds another game' 'but not another game of that session'
play d1-c4 "save $over"
refused 1 'holds another game' 'nor that of another one'
play d1-c4 "save! $over" a9-b7 "save $over"
exits 0 'who says so replaces it, and goes on'
play d1-c4 resign "save $scratch/ended.pgn"
play d1-c4 a9-b7 "save $scratch/ended.pgn"
refused 1 'holds another game' 'a resignation is more than its moves'
play d1-c4 resign "save $scratch/ended.pgn"
exits 0 'the same one is in the game'
play "save! $scratch/several.pgn" "save! $scratch/own.lua"
is "$(grep -c 'also holds other games' <<<"$err")$(grep -c 'is not a record' <<<"$err")" 11 \
    'several games and what is no record are not replaced by that either'
rm "$over"

play 'autosave on' new d1-c4 undo undo d1-c4
is "$(cat "$XDG_STATE_HOME"/stepwise/games/jetan-*.pgn | grep -c '^1. D1-C4')" 2 \
    'the game that was put aside is kept in a file of its own'

# Moves that were undone and replaced. kept_moves LINE...: the moves of all autosaved games
# afterwards.
kept_moves() {
    rm -r "$XDG_STATE_HOME/stepwise/games"
    play 'autosave on' "$@"
    sed -n '/^[1-9*]/p; /^\[Event/s/.*/|/p' "$XDG_STATE_HOME"/stepwise/games/jetan-*.pgn | tr '\n' ' '
}
long=(d1-c4 g0-h7 c4-d1 h7-g0 d1-c4 g0-h7) all='1. D1-C4 G0-H7 2. C4-D1 H7-G0 3. D1-C4 G0-H7 *'
is "$(kept_moves "${long[@]}" 'goto 1' a9-b7)" "| $all | 1. D1-C4 A9-B7 * " \
    'a game from which many moves were taken back is kept beside the one that goes on'
kept_moves "${long[@]}" 'goto 1' a9-b7 'undo 2' undo history 'undo 6' redo 'redo 6' redo history >"$scratch/out"
is "$(grep -c H7-G0 "$scratch/out")" 1 'undo at the beginning goes back to it, and redo on'
is "$(kept_moves "${long[@]}" 'goto 2' d2-d3)" '| 1. D1-C4 G0-H7 2. D2-D3 * ' 'what takes back two turns of each takes them back'
is "$(kept_moves "${long[@]}" 'goto 5' resign)" "| $all | 1. D1-C4 G0-H7 2. C4-D1 H7-G0 3. D1-C4 1-0 " \
    'an end takes back nothing'
rm -r "$XDG_STATE_HOME/stepwise/games"
play 'autosave on' "${long[@]}"
play 'autosave on' resume 'goto 1' a9-b7
is "$(cat "$XDG_STATE_HOME"/stepwise/games/jetan-*.pgn | grep -c 'H7-G0\|A9-B7')" 2 'nor is one that was gone on with lost by that'

# lost LINE...: a game with a loss on time on the way.
lost() {
    rm -r "$XDG_STATE_HOME/stepwise/games"
    play 'autosave on' "$@"
    out_has 'wins (time)' 'a flag falls'
    is "$(grep -h '^.Result' "$XDG_STATE_HOME"/stepwise/games/jetan-*.pgn)" '[Result "0-1"]' \
        'and the game is kept with that'
    play 'resume list'
    refused 1 'there is no unfinished game of this kind' 'so that nobody is offered to go on with it'
}
lost d1-c4 a9-b7 'clock 0.00001' 'perft 3' fen
lost 'clock 0.00001' 'computer black' go

finished() { grep -l '^0-1\|^1-0' "$XDG_STATE_HOME"/stepwise/games/jetan-*.pgn | wc -l; }
rm -r "$XDG_STATE_HOME/stepwise/games"
readarray -t many < <(for ((i = 0; i < 21; i++)); do printf '%s\n' new d1-c4 resign; done)
play 'autosave on' "${many[@]}"
is "$(finished)" 21 'finished games are kept'
play 'autosave on' d1-c4
is "$(finished)" 20 'the newest 20 of them, when another one begins'

# keeps NUMBERS RESULT: a game with that name, older than all others.
kept=$XDG_STATE_HOME/stepwise/games
keeps() {
    printf '[Event "?"]\n[Result "%s"]\n[Variant "%s"]\n\n%s\n' "$2" "${1%%-2*}" "$2" >"$kept/$1.pgn"
    touch -d 2025-01-01 "$kept/$1.pgn"
}
keeps jetan-20250101-000000-1-0 '*'
truncate -s 17M "$kept/jetan-20250101-000000-1-0.pgn"
touch -d 2025-01-01 "$kept/jetan-20250101-000000-1-0.pgn"
keeps jetan-4-20250101-000000-1-0 1-0
play 'autosave on' d1-c4
[[ -e $kept/jetan-20250101-000000-1-0.pgn ]]
result $((! $?)) 'one that cannot be read is not taken for finished'
[[ -e $kept/jetan-4-20250101-000000-1-0.pgn ]]
result $((! $?)) 'nor is one of a game jetan-4 one of jetan'
rm "$kept"/*
keeps jetan-4-20250101-000000-1-0 '*'
play resume
refused 1 'no unfinished game of this kind' 'nor is it resumed as such'
rm "$kept"/*

# puts NUMBER TEXT: the same with any text after the Event, which is that number.
puts() {
    printf "[Event \"$1\"]\n$2" >"$kept/jetan-20250101-000000-$1-0.pgn"
    touch -d 2025-01-01 "$kept/jetan-20250101-000000-$1-0.pgn"
}
for ((i = 0; i < 21; i++)); do keeps "jetan-20250102-000000-$i-0" 0-1; done
puts 1 '[Result "*"]\r\n[Variant "jetan"]\r\n\r\n1. D1-C4 *\r\n'
puts 2 '[Result "*"] \n[Variant "jetan"]\n\n1. D1-C4 *\n'
puts 3 '[Result  "*"]\n[Variant "jetan"]\n\n1. D1-C4 *\n'
puts 4 '[result "*"]\n[Variant "jetan"]\n\n1. D1-C4 *\n'
play 'resume list'
is "$(grep -c ', 1 move$' <<<"$out")" 4 'unfinished games are known by their tag, however it is spaced'
puts 5 '[Variant "jetan"]\n\n1. D1-C4 {[Result "1-0"]\nx} *\n'
puts 6 '[Result "*"]\n\n1. D1-C4 *\n\n[Event "6"]\n[Result "1-0"]\n[Variant "jetan"]\n\n1. D1-C4 1-0\n'
puts 7 '[Result "1-0"]\n[Variant "jetan"]\n\n1. D1-C4 {1-0\n'
puts 8 '[Result "1-0"]\n[Variant "jetan"]\n\n1. D1-C4 *\n'
play 'autosave on' d1-c4
is "$(finished)/$(find "$kept" -name '*-20250101-*' | wc -l)" 20/8 \
    'and none is deleted that does not say from its header to its end that it is finished'
rm "$kept"/*
puts 1 '[Result "*"]\n[Variant "jetan"]\n\n1. D1-C4 *\n\n[Event "2"]\n[Result "*"]\n[Variant "jetan"]\n\n1. D1-A4 *\n'
play 'autosave on' resume a9-b7
is "$(cat "$kept"/* | grep '^.Event' | tr -dc 12)" 122 'a file of other games, too, stays when one of them is resumed'
rm "$kept"/*

play 'tag Event A tournament' 'tag Black Ann' 'tag Event' 'tag Result 1-0' 'tag [x] y' 'tag'
is "$out" 'A tournament' 'tags'
is "$(wc -l <<<"$err")" 3 'those that no one may set are refused'
players() { sed -n 's/^\[\(Black\|Orange\) "\(.*\)"\]/\2/p' "$1" | tr '\n' ' '; }
play 'tag Event   A tournament' 'tag Event'
is "$out" 'A tournament' 'blanks before a value are none of its'
play 'tag Black Stepwise' 'tag Orange Ann' "save $scratch/called.pgn"
is "$(players "$scratch/called.pgn")" 'Stepwise Ann ' 'a player may be called as the program is'
play "load $scratch/called.pgn" 'note a comment' "save $scratch/called2.pgn"
is "$(players "$scratch/called2.pgn")" 'Stepwise Ann ' 'and is so still when his game is read and written'
play 'computer black' "save $scratch/a.pgn" new "save $scratch/b.pgn" 'computer none' "save $scratch/c.pgn" \
    'computer orange' "save $scratch/d.pgn" 'computer black' "save $scratch/e.pgn"
is "$(for f in a b c d e; do players "$scratch/$f.pgn"; done)" \
    'Stepwise ? Stepwise ? ? ? ? Stepwise Stepwise ? ' 'the program has its name for as long as it plays'
play 'computer orange' "save! $scratch/before.pgn" 'depth 1' d1-c4 "save $scratch/after.pgn"
is "$(for f in before after; do players "$scratch/$f.pgn"; done)" '? ? ? Stepwise ' 'and once it has moved'
printf '1. D1-C4 A9-B7 2. C4-D1 *\n' >"$scratch/theirs.pgn"
play 'depth 1' 'computer both' "load $scratch/theirs.pgn" 'goto 1' go "save $scratch/mine.pgn"
is "$(players "$scratch/mine.pgn")" '? ? ' "but not in somebody's record, whoever goes on with it"
play 'autosave on' 'computer orange' 'depth 1' d1-c4 "save $scratch/own.pgn"
play resume computer 'computer none' "save $scratch/own.pgn"
out_has 'Orange: program' 'also where it goes on'
is "$(players "$scratch/own.pgn")" '? ? ' 'and not longer'
rm "$kept"/*

# A resumed game continues with its clocks.
play 'autosave on' 'clock 5+3' d1-c4 a9-b7 "save $scratch/timed.pgn"
is "$(grep -h 'Time' "$kept"/* "$scratch/timed.pgn")" '[TimeControl "300+3"]
[TimeLeft "300+3 303.0 303.0"]
[TimeControl "300+3"]' 'a record has the control, and that of a game that goes on what is left'
sed -i 's/300+3 303.0 303.0/300+3 123.4 200.0/' "$kept"/*
play resume clock 'clock off' "save $scratch/timeless.pgn"
is "$(sed 's/2:0[34]/2:04/' <<<"$out")" $'Black 2:04 + 3 s a move\nOrange 3:20 + 3 s a move' 'which resume gives back'
is "$(grep Time "$scratch/timeless.pgn")" '' 'until they are taken off'
for left in '300+3' '300+3 1' '300+3 1 2 3' 'x 1 2' '300 1 2x' '300 1 99999999999'; do
    sed -i "s/^.TimeLeft .*/[TimeLeft \"$left\"]/" "$kept"/*
    play resume clock
    refused 1 'no clocks are running' "what makes no sense does not: $left"
done
rm "$kept"/*
play "load $scratch/timed.pgn" 'clock 1' 'undo 1' a9-b7 "save $scratch/theirs2.pgn"
is "$(grep -h 'Time' "$scratch/theirs2.pgn")" '[TimeControl "300+3"]' "nor is the control of somebody's record another for that"

# Two sessions with one game: `tell N LINE...` waits for the FEN requested by the last line.
tell() {
    local n=$1 before
    before=$(grep -c / "$scratch/told.$n")
    shift
    printf '%s\n' "$@" fen >&"$((6 + n))"
    for ((waited = 0; waited < 600 && $(grep -c / "$scratch/told.$n") == before; waited++)); do sleep 0.1; done
}
for n in 0 1; do
    mkfifo "$scratch/said.$n"
    : >"$scratch/told.$n"
    "$program" play jetan <"$scratch/said.$n" >"$scratch/told.$n" 2>&1 &
done
exec 6>"$scratch/said.0" 7>"$scratch/said.1"
tell 0 'autosave on' d1-c4
tell 1 'autosave on' resume
tell 0 a9-b7 c4-b5
tell 1 b9-a8
exec 6>&- 7>&-
wait
out=$(cat "$kept"/*)
out_has 'D1-C4 A9-B7' 'who goes on with a game that is played elsewhere leaves that where it has gone on'
out_has 'D1-C4 B9-A8' 'and keeps his own'
rm "$kept"/*
play 'autosave on' d1-c4
play 'autosave on' resume a9-b7
is "$(find "$kept" -name 'jetan-*' | wc -l)" 1 'a game that nobody else has touched is then in one file'
home=${HOME-/} state=$XDG_STATE_HOME
unset HOME XDG_STATE_HOME
play 'autosave on' d1-c4 a9-b7
refused 1 'the game is not kept: neither XDG_STATE_HOME nor HOME' 'where no game can be kept that is told'
is "$(wc -l <<<"$err")" 1 'once'
export HOME=$home XDG_STATE_HOME=$state
rm "$kept"/*
play notation 'notation descriptive' cf-cd4 history 'notation frisian' 'moves' 'notation technical' history
exits 1 'notations'
out_has 'technical (in use)' 'are listed'
out_has '1  CF-CD4' 'chosen'
out_has '1  D1-C4' 'and changed back'
err_has "no notation 'frisian'" 'or refused'
game=chess
play "load $record" 'set warrior=free'
exits 0 'the record of another game loads that game'
game=jetan
run play-moves jetan --fen '10/10/10/10/10/10/10/2F1F5/4C3c1/10 b - 0 1' CF-CF6
refused 1 "'CF-CF6' fits several moves: CF/CD-CF6 (the Flier on C3), CF/C-CF6 (the Flier on E3)" \
    'a descriptive move that fits two pieces'
run play-moves jetan --fen '10/10/10/10/10/10/10/2F1F5/4C3c1/10 b - 0 1' cf/c-cf6
exits 0 'and one that says which'
run play-moves jetan cf-cd5
refused 1 'cf-cd5' 'a descriptive move that is none'

# ---- the options of the game --------------------------------------------------------------

# sets NAME LINE...: a game with the options in these lines.
sets() {
    printf '%s\n' 'game { language = 1, name = "T" } local b = square(4, 4)' \
        'players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }' "${@:2}" \
        'piece "King" { "K", move = b.all } setup { [[ K . . . ]] } ending { win { captured "King" } }' \
        >"$scratch/$1.lua"
}
# back ARG...: the options of a game that is started like this, saved and read again.
back() {
    said "save! $scratch/set.pgn" new "load $scratch/set.pgn" options
    run play "$scratch/$game.lua" "$@"
    out=$(tr -s ' \n' ' ' <<<"$out")
}
sets parted 'option "o" { { "x", abbrev = "A" }, { "y", abbrev = "AB" } }' \
    'option "p" { { "x", abbrev = "BC" }, { "y", abbrev = "C" } } types "{o}{p}"'
game=parted
back --set o=y --set p=y
is "$code $out" '0 o y p y ' 'types that would be parted otherwise are none'
is "$(grep Types "$scratch/set.pgn")" '' 'and not written'
back --set o=x --set p=x
is "$code $out" '0 o x p x ' 'others are'
is "$(grep Types "$scratch/set.pgn")" $'[WhiteTypes "ABC"]\n[BlackTypes "ABC"]' 'and written'
sets alike 'option "o" { { "x", abbrev = "N" }, { "y", abbrev = "Y" } }' \
    'option "p" { per_side = true, { "x", abbrev = "N" }, { "y", abbrev = "Y" } } types "{o} {p}"'
game=alike
back --set o=y --set black.p=y
is "$code $out" '0 o y p White x, Black y ' 'nor are those of which nobody could say what they speak of'

# What other options imply depends on which options were set explicitly: a record has the final
# values.
sets inner 'local drawn = false option "style" { random = drawn, default = drawn and "random" or "plain",' \
    '{ "plain", sets = { nerve = "brave" }, abbrev = not drawn and "P" or nil },' \
    '{ "bold", sets = { nerve = "brave" }, abbrev = not drawn and "B" or nil } }' \
    'option "nerve" { "mild", "brave", "wild" }'
sed 's/drawn = false/drawn = true/' "$scratch/inner.lua" >"$scratch/lots.lua"
echo 'defaults { nerve = "wild" } import "inner"' >"$scratch/outer.lua"
echo 'defaults { nerve = "wild" } import "inner" types "{style}"' >"$scratch/typed.lua"
echo 'defaults { nerve = "wild" } import "lots"' >"$scratch/drawn.lua"
game=outer
back --set style=plain
is "$code $out" '0 style plain nerve brave ' 'what a choice brings that was set to what it is by default'
back --set style=bold
is "$code $out" '0 style bold nerve brave ' 'or to another'
back --set style=bold --set nerve=mild
is "$code $out" '0 style bold nerve mild ' 'unless it is set itself'
back
is "$code $out" '0 style plain nerve wild ' 'what goes before a choice that nobody has made'
game=typed
back
is "$code $out" '0 style plain nerve wild ' 'also where a type says that choice'
game=drawn
for seed in 1 2 3; do
    back --seed "$seed"
    out_has 'nerve wild' 'or it was drawn'
done

# ---- teams: the result names all who win together ------------------------------------------

cat >"$record" <<'END'
[Event "?"]
[Result "1-0-1-0"]
[Variant "four-player-teams"]
[SetUp "1"]
[FEN "3K'4/8/8/1R'12/14/14/13K\"/14/14/5Q8/k13/8/8/7K r - - 0 1"]

1. Qb5 1-0-1-0
END
run replay "$record"
exits 0 'a win of two partners'
out_has 'result Red and Yellow win (checkmate)' 'is said of both'
sed -i 's/1-0-1-0/1-0-0-0/' "$record"
run replay "$record"
refused 1 "1-0-0-0" 'a win of one of them'

# A number after a name is that of a game, unless a file has that name.
(cd "$scratch" && printf 'd1-c4\nsave game 2\nundo\nload game 2\nfen\nload game 3\n' |
    STEPWISE_PATH=$OLDPWD/games "$program" play jetan >"$scratch/out" 2>"$scratch/err")
is "$(grep -c '' <"$scratch/err")" 1 'a file whose name ends in a number is read'
is "$(grep -c 'No such file' <"$scratch/err")" 1 'one that is not there is not'

# ---- a text that means different moves in different notations ----

cat >"$scratch/texts.lua" <<'GAME'
game { language = 1, name = "Two" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n = counter "n" { shown = true }
piece "King" { "K", move = b.all + b.e * n:raise() * called "X" }
setup { [[ K . . . ]] }
ending { win { captured "King" } }
notation "short" { move = "{from}{to}" }
notation "long" { move = "{from}-{to}", called = "{from} {to}" }
GAME
said 'notation long' a1b1 fen 'undo 1' 'why a1b1' X "save $scratch/texts.pgn" "load $scratch/texts.pgn" fen quit
run play "$scratch/texts.lua"
is "$(grep -c ' b 1$' <<<"$out")" 2 'the move that is listed is played, and leads to the same from its record'
said 'notation short' a1b1 fen quit
run play "$scratch/texts.lua"
out_has ' b 0' 'in the other notation that text is the other move'

# ---- marks of an end ----

# marked NAME MOVE TEXT TEST: saves the game NAME after that move; the record has that text, and
# leads back to the same position.
marked() {
    said 'notation n' "$2" fen "save $scratch/$1.pgn" "load $scratch/$1.pgn" fen quit
    run play "$scratch/$1.lua"
    is "$(sed -n "s/^1[.] //p" "$scratch/$1.pgn"), $(grep " b$" <<<"$out" | sort -u | wc -l), $err" "$3, 1, " "$4"
}
for mark in ' {mark}' ' wins' 'x y'; do
    cat >"$scratch/blank.lua" <<GAME
game { language = 1, name = "Blank" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "4/k3/K3/4"
ending { win { captured "King", mark = "K" } }
notation "n" { move = "{from}-{to}", capture = "{from}x{to}", won = "$mark" }
GAME
    rm -f "$scratch/blank.pgn"
    said=${mark/'{mark}'/K}
    marked blank a2xa3 "a2xa3${said// /}" "a mark with a blank, '$mark', is read without it"
done
cat >"$scratch/becomes.lua" <<'GAME'
game { language = 1, name = "Becomes" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Queen" { "Q", move = b.all^2 }
piece "Man" { "M", move = b.n:promote { may = b.rank(3), to = "Queen" } }
setup "1q1/M2/3"
notation "n" { move = "{from}{to}{becomes}", becomes = "{letter}", won = "{mark}" }
ending { win { landed(b.rank(3)) * by { "Man", "Queen" }, mark = "Q" } }
GAME
marked becomes a2a3 a2a3 'a mark that would make the move another is left out'
rm "$scratch/becomes.pgn"
marked becomes a2a3Q a2a3QQ 'that other move has it'

finish
