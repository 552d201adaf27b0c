#!/usr/bin/env bash
# analyse.sh -- records annotated with the value of each move; searches with several lines.
source "$(dirname "$0")/lib.bash"

# A game in which White mates, because both players let it happen.
cat >"$scratch/game.pgn" <<'END'
[White "Ann"]
[Black "Bob"]
[Variant "chess"]

1. e4 e5 2. Qh5 {early} Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
END
run analyse "$scratch/game.pgn" --depth 4
exits 0 'a record is analysed'
silent 'nothing else is said in a pipe'
out_has '[White "Ann"]' 'it is a record'
out_has '{early [analysis: ' 'what was said stays'
out_has 'Nf6 {[analysis: blunder, Black loses in 1; better ' 'a blunder, and what was better'
out_has 'Qxf7# {[analysis: White wins in 1]}' 'a move that was the best'
is "$(grep -c 'analysis:' <<<"$out")" 7 'each move has a score'
mv "$scratch/out" "$scratch/analysed.pgn"
run replay "$scratch/analysed.pgn"
exits 0 'what it writes is read again'
out_has 'moves 7' 'whole'
run analyse "$scratch/analysed.pgn" --depth 3 --out "$scratch/again.pgn"
exits 0 'twice'
is "$out" '' 'into a file'
err_has 'moves judged: 7 of 7; inaccuracies: ' 'and told in short'
is "$(grep -c 'analysis:' "$scratch/again.pgn")" 7 'what an analysis said before goes'
[[ $(<"$scratch/again.pgn") == *'{early [analysis: '* ]]
result $((! $?)) 'what people said does not'
printf '[Variant "chess"]\n\n1. e4 {[analysis: a [b] c] I like this} {[analysis: d]} ; so do I\ne5 {[analysis: cut off} *\n' \
    >"$scratch/behind.pgn"
run analyse "$scratch/behind.pgn" --depth 1
sed -E 's/ [-+0-9.]+ for / X for /' "$scratch/out" >"$scratch/behind"
is "$(sed -n '/^1/p' "$scratch/behind")" $'1. e4 {[analysis: X for White] I like this so do I}\n1... e5 {[analysis: X for Black]}' \
    'nor what they have said behind it'
run analyse "$scratch/game.pgn" --nodes 500 --json
exits 0 'as JSON'
out_has '"ply":6,"move":"Nf6",' 'each move'
out_has '"grade":"blunder"' 'with its grade'
out_has '"record":"[Event' 'and the record'

# One move's text is a prefix of another's, which destroys an own piece.
cat >"$scratch/harm.lua" <<'END'
game { language = 1, name = "Harm" }
local b = square(3, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, value = 100 }
piece "Rook" { "R", move = straight(b.ortho:ride()), value = 5 }
setup { [[ R K R ]] }
turn { { "move" }, { "King", still(b.all) * friend * unmake, optional = true } }
ending { win { captured "King", says = "KxK" }, draw { no_moves } }
END
printf '[Variant "harm"]\n\n1. c1xc6~a1 *\n' >"$scratch/harm.pgn"
run analyse "$scratch/harm.pgn" 1 "$scratch/harm.lua" --depth 2
out_has '1. c1xc6~a1 {[analysis: blunder, -' 'a turn is not judged as its own beginning'
printf '[Variant "harm"]\n\n1. c1xc6 *\n' >"$scratch/harm.pgn"
run analyse "$scratch/harm.pgn" 1 "$scratch/harm.lua" --depth 2
out_has '1. c1xc6 {[analysis: +' 'nor as one that goes on'

# Throws are not moves of a player; a comment after a move does not hide the analysis.
run analyse tests/fuzz/afl/record/throws.pgn --nodes 300
exits 0 'a game of throws'
out_has '1... D0-E7 {10 D0} {[analysis: ' 'the throw and the comment stand side by side'
printf '[Variant "chess"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. f3 e5 6. g4 Qh4# 0-1\n' >"$scratch/missed.pgn"
run analyse "$scratch/missed.pgn" --depth 1
exits 0 'a game that went on after a draw'
is "$(grep -c 'analysis:' <<<"$out")" 12 'the move that was made in it is judged like all others'
printf '1. e4 e5 *\n' >"$scratch/nameless.pgn"
run analyse "$scratch/nameless.pgn" 1 chess --depth 1
exits 0 'a game that the record does not name'
printf '[Variant "chess"]\n\n*\n' >"$scratch/empty.pgn"
run analyse "$scratch/empty.pgn"
exits 0 'a game without a move'
out_lacks 'analysis' 'has nothing to be said of'
printf '[Variant "chess"]\n\n1. e5 *\n' >"$scratch/wrong.pgn"
run analyse "$scratch/wrong.pgn"
refused 1 'e5' 'a record that does not hold'
run analyse "$scratch/nosuch.pgn"
refused 2 'No such file' 'no record'
cat "$scratch/game.pgn" <(echo) "$scratch/game.pgn" >"$scratch/two.pgn"
cp "$scratch/two.pgn" "$scratch/before.pgn" && ln -s two.pgn "$scratch/same.pgn"
run analyse "$scratch/two.pgn" 2 --depth 1 --out "$scratch/same.pgn"
refused 2 'also holds other games, which would be lost' 'no game is written in the place of several'
cmp -s "$scratch/two.pgn" "$scratch/before.pgn"
result $((! $?)) 'which stay as they are'
for lead in $'\xef\xbb\xbf' $'% of a game\n'; do
    printf '%s[Variant "chess"]\n\n1. e4 *\n' "$lead" >"$scratch/led.pgn"
    run analyse "$scratch/led.pgn" --depth 1 --out "$scratch/led.pgn"
    exits 0 'what readers pass over before a game is no other game'
done
# The signal that the program uses internally, sent from outside: Ctrl-C still works after it.
"$program" analyse "$scratch/game.pgn" --time 100 >"$scratch/out" 2>"$scratch/err" &
pid=$!
for ((i = 0; i < 600 && $(ls "/proc/$pid/task" | wc -l) < 2; i++)); do sleep 0.05; done
kill -USR1 $pid
sleep 0.2
kill -INT $pid
for ((i = 0; i < 200; i++)); do kill -0 $pid 2>/dev/null || break; sleep 0.05; done
called='SIGUSR1 and SIGINT' out=$(<"$scratch/out") err=$(<"$scratch/err")
! kill $pid 2>/dev/null
result $((! $?)) 'after SIGUSR1 an analysis still ends by Ctrl-C'
wait $pid 2>/dev/null
# During the analysis another game is appended to the file: with a second thread running, the
# file has already been read.
cp "$scratch/game.pgn" "$scratch/grows.pgn"
"$program" analyse "$scratch/grows.pgn" --time 100 --out "$scratch/grows.pgn" >"$scratch/out" 2>"$scratch/err" &
pid=$!
for ((i = 0; i < 600 && $(ls "/proc/$pid/task" | wc -l) < 2; i++)); do sleep 0.05; done
(echo; cat "$scratch/game.pgn") >>"$scratch/grows.pgn"
kill -INT $pid
wait $pid
code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called='a record that grows'
[[ $code == 2 && $err == *'grows.pgn: it changed while it was being analysed'* ]]
result $((! $?)) 'a record that has got another game meanwhile'
cmp -s "$scratch/grows.pgn" "$scratch/two.pgn"
result $((! $?)) 'stays as it is'
out_has '[Variant "' 'and what was found is not lost'
run analyse "$scratch/two.pgn" 2 --depth 1 --out "$scratch/one.pgn"
exits 0 'but into a file of its own'
run analyse "$scratch/game.pgn" --depth 1 --out "$scratch/no/such"
exits 2 'a file that cannot be written'
refused 2 'No such file' 'is told before it begins'
run analyse "$scratch/game.pgn" --depth 1 --out "$scratch/game.lua"
refused 2 'that is the name of a definition' 'as is one that must not'
mkdir "$scratch/folder"
run analyse "$scratch/game.pgn" --depth 1 --out "$scratch/folder"
refused 2 'Is a directory' 'and a folder'
ln -s no/such "$scratch/link"
run analyse "$scratch/game.pgn" --depth 1 --out "$scratch/link"
refused 2 'No such file' 'and a link that leads nowhere'
is "$(wc -l <"$scratch/err")" 1 'which is all that is said'
said 'depth 2' e4 'analyse game' note
run play chess
tuned=$(tail -1 <<<"$out")
run play chess --untuned
[[ $(tail -1 <<<"$out") != "$tuned" ]]
result $((! $?)) 'a game is looked at by the evaluation that was asked for'
run analyse "$scratch/game.pgn" x y
refused 2 "should be the number of a game" 'what is no number'

# Several lines.
run search chess --lines 3 --depth 4
exits 0 'three lines'
is "$(grep -c '^depth' <<<"$out")" 4 'each depth'
is "$(grep -cE '^ +[123]  score' <<<"$out")" 12 'has three'
is "$(tail -4 <<<"$out" | head -3 | sed 's/.*line //; s/ .*//' | sort -u | wc -l)" 3 'that begin otherwise'
best=$(tail -4 <<<"$out" | head -1 | sed 's/.*line //; s/ .*//')
is "$(tail -1 <<<"$out")" "best $best" 'the first is the best'
scores=$(tail -4 <<<"$out" | head -3 | sed 's/.*score \([^ ]*\).*/\1/')
is "$(sort -gr <<<"$scores")" "$scores" 'the best stands first'
run search chess --fen 'k7/8/1K6/8/8/8/8/7R w - - 0 1' --lines 50 --depth 2
is "$(grep -cE '^ +[0-9]+  score' <<<"$out")" 40 'no more lines than moves'
run search chess --fen '7k/8/5QK1/8/8/8/8/8 w - - 0 1' --lines 6 --depth 6 --json
is "$(jq -r '.depth // "end"' <<<"$out" | tr '\n' ' ')" '1 2 3 end ' 'a depth that finds no more is not told again'
run search chess --lines 2 --depth 2 --json
out_has '"lines":[{"score":' 'as JSON'
is "$(tail -1 <<<"$out" | grep -c '"best"')" 1 'and the best'
run search chess --lines 3 --nodes 1000
last=$(tail -4 <<<"$out") depth=$(sed -n 's/^depth \([0-9]*\).*/\1/p' <<<"$out" | tail -1)
run search chess --lines 3 --depth "$depth"
is "$last" "$(tail -4 <<<"$out")" 'where the nodes are at an end, the lines of the last whole depth stay'
run search chess --lines 2 --nodes 30
is "$(sed -n 's/.*line //p' <<<"$out")" "$(sed -n 's/best //p' <<<"$out")" 'where the first depth has one line alone, that one is shown'
run search chess --lines 3 --nodes 20 --json
is "$(jq -r '.lines[]?.move, .best // empty' <<<"$out" | uniq | wc -l)" 1 'nor is it kept back where it came to no depth'
is "$(wc -l <<<"$out")" 2 'before the best'
run search chess --lines 2 --level 3
refused 2 'cannot be used together' 'lines of a weak player'
run search chess --lines 0
refused 2 '--lines' 'no lines'
run search chess --lines 2 --time 1
exits 0 'for a time'
silent 'in a pipe nothing says how far it is'

# At the prompt.
said 'e2-e4' 'analyse 2' 'e7-e5' 'd1-h5' 'a7-a5' 'f1-c4' 'a5-a4' 'analyse game' 'save '"$scratch/kept.pgn" \
    'analyse none' 'analyse 0' 'h5xf7' 'analyse' 'undo 2' 'analyse game' 'fen'
run play chess --computer none --depth 4 --time 50
exits 1 'analyse at the prompt'
out_has '  2  ' 'several lines'
out_has ' for Black: ' 'whose scores they are'
out_has '   3. Black a4: blunder, Black loses in 1; better ' 'a game gone through'
out_lacks '   6. Black' 'numbered as in its history'
out_has '6 of 6 moves analysed' 'all of it'
[[ $(<"$scratch/kept.pgn") == *'a4 {[analysis: blunder'* ]]
result $((! $?)) 'it can be saved'
err_has "'none' should be a number of moves" 'what is none'
err_has 'the game is over' 'nothing to look for'
out_has 'rnbqkbnr/1ppp1ppp/8/p3p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b' 'it stands where it stood'
finish
