#!/usr/bin/env bash
# engine.sh -- dialogues in CECP and UCI, as graphical interfaces hold them.
source "$(dirname "$0")/lib.bash"

# meet NAME GAME ARGS...: starts an engine, for `tell` and `hears`.
declare -A to from pid
meet() {
    local name=$1
    shift
    mkfifo "$scratch/$name.to" "$scratch/$name.from"
    "$program" engine "$@" <"$scratch/$name.to" >"$scratch/$name.from" 2>"$scratch/$name.err" &
    pid[$name]=$!
    exec {fd}>"$scratch/$name.to" {fd2}<"$scratch/$name.from"
    to[$name]=$fd from[$name]=$fd2
    called="stepwise engine $*"
}
tell() {
    local name=$1
    shift
    printf '%s\n' "$@" >&"${to[$name]}"
}
# hears NAME PATTERN: reads until a line matches; that line is in $line, those before it in
# $before.
hears() {
    before=''
    while IFS= read -r -t 60 line <&"${from[$1]}"; do
        # shellcheck disable=SC2254
        case $line in $2) return 0 ;; esac
        before+=$line$'\n'
    done
    line='(nothing)'
    return 1
}
heard() { hears "$1" "$2"; local found=$?; out=$before$line; result $((! found)) "$3"; }
# leave NAME WHAT: the engine ends at once, with exit code 0.
leave() {
    tell "$1" quit
    local waited=0
    while kill -0 "${pid[$1]}" 2>/dev/null && ((waited++ < 200)); do sleep 0.05; done
    wait "${pid[$1]}"
    code=$?
    exec {fd}>&- 2>/dev/null
    is "$code" 0 "$2"
    rm -f "$scratch/$1.to" "$scratch/$1.from"
}

# ---- a draw that nobody claims ----

twice='g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
# shellcheck disable=SC2086
said xboard 'protover 2' new force $(printf 'usermove;%s ' $twice) 'usermove;e2e5' 'usermove;e2e4' 'usermove;e7e3' quit
sed -i 's/;/ /' "$scratch/input"
run engine chess
is "$(grep -c 'Illegal move' <<<"$out")" 2 'after it the game goes on'
out_lacks 'over' 'and a move is refused for another reason'
input=/dev/null

printf 'uci\nsetoption name Searcher value mcts\nposition startpos moves %s\ngo nodes 300\n' "$twice" \
    >"$scratch/words"
(cat "$scratch/words"; sleep 2; echo quit) | "$program" engine chess >"$scratch/out" 2>"$scratch/err"
code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called='engine chess'
out_lacks 'bestmove (none)' 'random games are played from there, too'
out_has 'bestmove ' 'and lead to a move'

# ---- what cannot be played ----

run engine hex
refused 2 'not made of squares' 'no protocol has hexagons'
run engine jetan-circular
refused 2 'not made of squares' 'or a disc'
said xboard
run engine hex --texts
refused 2 '--texts is for UCI' 'nor does XBoard show them'
printf 'uci\nposition startpos moves a1 nonsense\ngo depth 1\n' >"$scratch/words"
(cat "$scratch/words"; sleep 2; echo quit) | "$program" engine hex --set swap=no --texts --searcher alpha-beta \
    >"$scratch/out" 2>"$scratch/err"
code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called='engine hex --set swap=no --texts'
exits 0 'by UCI any board, in the words of the game'
out_has 'nonsense' 'what is no move is told'
grep -qE '^bestmove [a-k][0-9]+$' "$scratch/out"
result $((! $?)) 'and moves are written so'
run engine jetan --set colossus=on
refused 2 'it has throws' 'or dice'
run engine jetan --set wager=pay-to-move
refused 2 'players pay each other' 'or stakes'
timeout 5 "$program" engine chess <&-
result $((! $?)) 'a standard input that is closed is at its end'
run engine nosuchgame
exits 2 'or what is no game'
said 'hello'
run engine chess
refused 2 "the first word should be 'xboard' or 'uci', got 'hello'" 'it has to be told the protocol'
long=$(printf 'a%.0s' {1..59})
said "${long}é and more"
run engine chess
refused 2 "got '$long'" 'of what is long the beginning, without half a sign'
input=/dev/null
run engine chess
exits 0 'nothing is said at all'
cp games/chess.lua "$scratch/mine.lua"
run engine chess --log "$scratch/mine.lua"
refused 2 'that is the name of a definition' 'a log does not stand behind a definition'
cmp -s games/chess.lua "$scratch/mine.lua"
result $((! $?)) 'which stays as it is'
run engine chess --log /nosuchfolder/log
refused 2 '/nosuchfolder/log: No such file' 'a log that cannot be written'
said uci isready quit
run engine chess --log /dev/full
exits 2 'or not to its end'
is "$err" 'stepwise: --log /dev/full: No space left on device' 'is told, and once'
out_has readyok 'while the dialogue goes on'
input=/dev/null

# ---- a theme ----

run engine jetan --theme "$scratch/theme"
exits 0 'how Jetan looks in XBoard'
is "$(find "$scratch/theme" -name 'White*.svg' | wc -l) $(find "$scratch/theme" -name 'Black*.svg' | wc -l)" '8 8' \
    'a picture for each piece of each side'
grep -q '<title>Orange.s Flier</title>' "$scratch/theme"/Black*.svg &&
    ! grep -L '</svg>' "$scratch/theme"/*.svg | grep -q .
result $((! $?)) 'which are whole, and those of their players'
grep -qx -- "-pid \"$scratch/theme\"" "$scratch/theme/theme.conf" &&
    grep -qx -- '-darkSquareColor "#958c83"' "$scratch/theme/theme.conf"
result $((! $?)) 'the board has its colours'
run engine chess --theme "$scratch/none"
refused 2 'Chess needs no theme' 'what XBoard knows it draws itself'
run engine chu-shogi --theme "$scratch/none"
refused 2 'XBoard has no room for all kinds of piece of Chu Shogi' 'or cannot'
# A promoted piece is eleven slots after the original; M is the eleventh slot, and there is none
# after K.
cat >"$scratch/eleventh.lua" <<'LUA'
game { language = 1, name = "Eleventh" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 9, move = b.all }
piece "Man" { "M", value = 1, move = b.forward:promote { at = rank(5), to = "Great" } }
piece "Great" { "+M", value = 3, move = b.ortho:ride() }
setup "k4/m4/5/4M/4K"
ending { win { captured "King" } }
LUA
run engine "$scratch/eleventh.lua" --theme "$scratch/none"
refused 2 'XBoard has no room for all kinds of piece of Eleventh' 'a slot for who is promoted is one of a king'
run engine jetan --theme "$scratch/input/x"
refused 2 'input/x: Not a directory' 'a folder that cannot be'

# ---- moves of several legs ----

meet d english-draughts
tell d xboard 'protover 2' 'variant english-draughts' force 'setboard 8/8/8/8/5m2/8/3m4/2M5 w' 'lift c1'
heard d 'highlight 8/8/8/8/8/8/3C4/8' 'a jump goes over a man'
tell d 'put d2'
heard d 'highlight 8/8/8/8/5C2/8/8/8' 'and over another one'
tell d 'put f4'
heard d 'highlight 8/8/8/6R1/8/8/8/8' 'to where it ends'
tell d 'put g5' 'usermove c1d2,d2f4,f4g5' 'ping 1'
heard d 'pong 1' 'three legs'
is "$before" '' 'are one move'
tell d force 'setboard 8/8/8/8/5m2/8/3m4/2M5 w' 'sd 1' go
heard d 'move c1d2,' 'those of its own'
heard d 'move d2f4,' 'are told'
heard d 'move f4g5' 'one by one'
tell d force 'setboard 8/8/8/8/1m1m4/8/1m1m4/2M5 w' 'usermove c1d2,d2d4,d4c5' 'usermove d4e3' 'ping 2'
heard d 'pong 2' 'of two ways that end on one cell'
[[ $before == *'Illegal move'*d4e3* && $before != *c1d2* ]]
result $((! $?)) 'that on which those men fall which are named'
leave d 'quit'
meet l lemurian
tell l xboard 'variant lemurian' force 'setboard 1hsgkshw/P7/8/8/8/8/8/WHSGKSHW w' 'ping 1'
heard l 'pong 1' 'a game whose Pawns become what was lost'
[[ $before == *'setup (.K'*'P...'* ]]
result $((! $?)) 'has them on the kind that XBoard promotes'
tell l 'usermove a7a8p' 'ping 2'
heard l 'pong 2' 'who becomes nothing says his own letter'
is "$before" '' 'which is understood'
leave l 'quit'
meet l alquerque
tell l xboard 'variant alquerque'
heard l 'piece M& *camQcacamQ' 'who takes what he leaps over may do so for XBoard'
leave l 'quit'
meet l antichess
tell l xboard 'variant antichess'
heard l 'piece K& WF' 'what XBoard knows by other rules (suicide: by another end) is explained'
leave l 'quit'
meet l english-draughts
tell l xboard 'variant english-draughts'
heard l 'tellusererror XBoard cannot show English Draughts: its second player moves first' \
    'what XBoard cannot show is told in one line'
leave l 'quit'
for game in 'kalah Kalah' 'pentago Pentago' 'konane Konane'; do
    read -r file name <<<"$game"
    meet l "$file"
    tell l xboard "variant $file"
    heard l "tellusererror XBoard cannot show $name: its moves are not from one cell to another" \
        'nor whose moves lead nowhere, at once or in the second part of a turn'
    leave l 'quit'
done
cat >"$scratch/small.lua" <<'END'
game { language = 1, name = "Small" }
local b = square(5, 5)
players { { "White", letter = "w", style = "a" }, { "Black", letter = "b", style = "A", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ . . K . . ]] }
ending { win { captured "King" } }
END
meet l "$scratch/small.lua"
tell l xboard 'variant small'
heard l "tellusererror XBoard cannot show Small: the first player's pieces are not written in capital letters*" \
    'nor whose men are written otherwise than its own'
leave l 'quit'
meet l chu-shogi
tell l xboard force 'setboard 12/12/12/12/4k7/5p6/4l7/4N7/12/12/12/4K7 w' 'lift e5'
heard l 'highlight 12/12/12/12/12/2YYYRY5/2YYCYY5/2YY1YY5/2YYYYY5/2YYYYY5/12/12' 'a Lion that may take'
tell l 'put e6'
heard l 'highlight 12/12/12/12/12/3RRR6/3RYR6/3RRR6/12/12/12/12' 'and go on, stay there or come back'
tell l 'usermove e5e6,e6e6' 'put e6' 'ping 1'
heard l 'pong 1' 'staying is a move'
is "$before" '' 'that is understood'
tell l undo 'usermove e5e6,e6e5' 'ping 2'
heard l 'pong 2' 'coming back is one, too'
is "$before" '' 'and understood'
leave l 'quit'

# ---- CECP ----

meet a chess --log "$scratch/log"
tell a xboard 'protover 2'
heard a 'feature done=1' 'features'
[[ $before == *'variants="normal"'* && $before == *'ping=1'* ]]
result $((! $?)) 'among them the variant by the name that XBoard has for it'
tell a new 'st 0.2' 'ping 7'
heard a 'pong 7' 'a ping'
tell a 'usermove e2e4'
heard a 'move *' 'it answers a move'
[[ $line =~ ^move\ [a-h][0-9][a-h][0-9]$ ]]
result $((! $?)) 'by coordinates'
tell a 'option Searcher=mcts' 'ping 71'
heard a 'pong 71' 'it takes another searcher'
is "$before" '' 'without a word'
tell a 'option Searcher=chosen'
tell a 'usermove e2e4'
heard a 'Illegal move (*): e2e4' 'an illegal move, and why'
tell a 'usermove z9z9' 'sd x' 'level 1' 'level 40 5:xx 0' 'level 40 5:30 x' 'nonsense'
tell a 'option Level' 'variant jetan' 'undo 3' 'ping 8'
heard a 'pong 8' 'nonsense is answered'
is "$(grep -c '^Error\|^Illegal' <<<"$before")" 8 'each time by one line'
tell a new force 'setboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1' 'st 1' 'usermove a2a7' 'usermove h8g8' go
heard a 'move b1b8' 'it mates'
heard a '1-0 {White wins (checkmate)}' 'and says so'
tell a new computer force 'setboard 6k1/R7/8/8/8/8/8/1R5K w - - 0 1' go 'ping 1'
heard a 'move b1b8' 'against a program, too'
tell a 'ping 2'
heard a 'pong 2' 'who is asked to say no more'
[[ $before != *1-0* ]]
result $((! $?)) 'which leaves it to the loser to say'
tell a new computer force 'setboard 6k1/R7/8/8/8/8/8/1R5K w - - 0 1' playother 'usermove b1b8'
heard a '1-0 {White wins (checkmate)}' 'as it does when it has lost'
tell a new force 'setboard nonsense' 'ping 3'
heard a 'pong 3' 'a wrong position'
[[ $before == *'tellusererror Illegal position: '* ]]
result $((! $?)) 'is complained of'
tell a 'setboard 8/P6k/8/8/8/8/8/K7 w - - 0 1' 'usermove a7a8n' 'ping 4'
heard a 'pong 4' 'a promotion'
is "$before" '' 'is understood'
tell a undo 'usermove a7a8' 'ping 5'
heard a 'pong 5' 'and asked for'
out_has "Illegal move" 'where it is missing'
tell a new force '#' edit '#' Kh1 Qb6 c Ka8 . 'st 1' white go
heard a 'move b6*' 'a position set up by edit'
tell a new easy 'st 60' 'usermove d2d4' 'ping 91' 'ping 92' force
heard a 'pong 92' 'who need not move any more answers pings'
is "$before" $'pong 91\n' 'each of them'
tell a new easy 'st 60' 'usermove d2d4' .
heard a 'stat01: *' 'it listens while it thinks'
tell a 'ping 9' '?'
heard a 'move *' 'and moves when it is told to'
is "$before" '' 'before it answers a ping'
hears a 'pong 9'
is "$before" '' 'which it does then'
tell a force 'memory 16' 'cores 2' post analyze
heard a '[0-9]* [-0-9]* [0-9]* [0-9]* *' 'analysis says what it finds'
tell a . 
heard a 'stat01: *' 'and how far it is'
tell a hint
heard a 'Hint: [a-h][1-8][a-h][1-8]*' 'and what is best so far'
tell a edit .
heard a '1 [-0-9]* [0-9]* [0-9]* *' 'it goes on behind a position set up by edit'
tell a 'exclude all' 'include a2a3' 'ping 10'
hears a 'pong 10'
heard a '[0-9]* [-0-9]* [0-9]* [0-9]* a3*' 'moves can be left out'
tell a exit nopost 'lift b1'
heard a 'highlight */*' 'targets are shown'
is "$line" 'highlight 8/8/8/8/8/Y1Y5/3Y4/8' 'where they are'
tell a post analyze 'setboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1'
heard a '[0-9]* 100002 *' 'a mate that ends the analysis'
best=$(awk '{ print $5 }' <<<"$line")
sleep 0.3
tell a hint
heard a 'Hint: *' 'has a first move'
is "${line: -2}" "${best: -2}" 'which is told then, too'
leave a 'quit'
grep -q '^[0-9.]* > protover 2$' "$scratch/log" && grep -q '^[0-9.]* < pong 7$' "$scratch/log"
result $((! $?)) 'the log has it all'

meet a chess
tell a xboard new 'st 10' 'sd 3' go
hears a 'move *'
tell a force hint
heard a 'Hint: *' 'a reply is expected of who is to move'
tell a white hint 'ping 3'
heard a 'pong 3' 'and where that is changed'
[[ $before != *Hint* ]]
result $((! $?)) 'nothing is'
leave a 'it leaves'

meet a chess
tell a xboard new hard 'level 40 0:20 0' 'time 1000' 'usermove e2e4'
heard a 'move *' 'a move before it ponders'
tell a hint
heard a 'Hint: *' 'it expects a reply'
reply=${line#Hint: }
tell a 'time 900' "usermove $reply"
heard a 'move *' 'which comes: it goes on'
tell a 'usermove h2h4'
hears a 'move *' || hears a 'Illegal*'
tell a 'ping 1'
heard a 'pong 1' 'or does not'
exec {fd}>&-
exec {to[a]}>&-
wait "${pid[a]}"
is $? 0 'the end of what is said ends it'
rm -f "$scratch"/a.*

# After capturing a Pawn, a player moves again: that second move is not the program's, even if
# it expected it.
cat >"$scratch/again.lua" <<'EOF'
game { language = 1, name = "Again" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Knight" { "N", move = leap(1, 2), value = 3 }
piece "Pawn" { "P", move = quiet(b.n) + capture(b.ne + b.nw), value = 1 }
setup "1n2k1n1/p1pppppp/8/8/1p6/P1N5/1PPPPPPP/4K1N1"
again { captured("Pawn") * -in_check(other) }
turn { "capture" }
turn { "move", otherwise = true }
forbid { in_check() }
ending { win { no_moves * in_check(other) }, draw { repeated(3) }, draw { no_moves } }
EOF
meet a "$scratch/again.lua"
tell a xboard 'protover 2' new force 'setboard 1n2k1n1/p1pppppp/8/8/1p6/P1N5/1PPPPPPP/4K1N1 b' hard 'st 1' go
heard a 'move b4c3' 'it takes'
sleep 1
tell a 'usermove b2c3' 'ping 1'
heard a 'pong 1' 'the other takes, and is to move again'
[[ $before != *move* ]]
result $((! $?)) 'which is left to him'
sleep 1.5
tell a 'ping 2'
heard a 'pong 2' 'a while later'
[[ $before != *move* ]]
result $((! $?)) 'too'
leave a 'it leaves'

# A draw by the rules is offered first; a program whose opponent does not accept it loses no
# time.
meet a chess
tell a xboard new computer 'setboard 7k/8/5KR1/8/8/8/8/8 w - - 99 80' 'usermove g6g1'
heard a 'offer draw' 'a draw by the rules is offered'
heard a '1/2-1/2 {draw (fifty moves)}' 'and claimed where it is not taken'
tell a new computer 'setboard 7k/8/5KR1/8/8/8/8/8 w - - 99 80' 'usermove g6g1'
heard a 'offer draw' 'another'
tell a 'result 1/2-1/2 {Draw agreed}'
sleep 2.5
tell a 'ping 7'
heard a 'pong 7' 'which is taken'
[[ $before != *1/2* ]]
result $((! $?)) 'is not claimed'

# The side that is worse accepts a draw: in the game in which it has found that, and only for
# the side that it plays.
lost='setboard 4k3/8/8/8/8/8/qq6/4K3 w - - 0 1'
for after in "" "usermove a2a8" force,undo new "force,$lost" go; do
    tell a new force "$lost" 'sd 3' go
    hears a 'move *'
    IFS=, read -ra said <<<"$after"
    tell a "${said[@]}" draw 'ping 8'
    heard a 'pong 8' "a draw is offered after ${after:-the move of the engine}"
    taken=$(grep -c 'offer draw' <<<"$before")
    case $after in ''|usermove*) is "$taken" 1 'and taken' ;; *) is "$taken" 0 'and not taken' ;; esac
done
exec {fd}>&-
exec {to[a]}>&-
wait "${pid[a]}"
rm -f "$scratch"/a.*

# A draw that players may ignore ends nothing if the other program plays on.
thrice='g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
meet a chess
tell a xboard new force
for move in $thrice; do tell a "usermove $move"; done
tell a analyze
heard a '1 * *' 'a position that has come for the third time is analysed'
tell a 'usermove e2e4' 'exclude e7e5' 'ping 1'
heard a 'pong 1' 'and moves behind it'
[[ $before != *Illegal* && $before != *Error* ]]
result $((! $?)) 'are heard'
heard a '1 * *' 'and what they lead to is analysed, too'
tell a exit new 'st 0.1' force
for move in $thrice; do tell a "usermove $move"; done
tell a undo playother 'usermove f6g8'
heard a '1/2-1/2 {draw (third occurrence)}' 'where it plays it claims the draw'
tell a force 'usermove e2e4' go
heard a 'move *' 'and plays on if that is not heard'
leave a 'quit'

meet a jetan
tell a xboard 'variant jetan'
heard a 'piece P& *' 'men that XBoard does not know are explained'
out_has '10x10+0_fairy' 'and the board'
tell a force 'usermove d0c3' 'ping 1'
heard a 'pong 1' 'ten ranks are counted from 0'
is "$before" '' 'as XBoard counts them'
tell a 'option warrior=free' 'option nosuch=1' 'ping 2'
heard a 'pong 2' 'options of the game'
[[ $before == *'telluser warrior is free from the next game on'* && $before == *"Error (unknown option 'nosuch'): option"* ]]
result $((! $?)) 'are set, or complained of'
tell a 'option colossus=on' 'ping 3'
heard a 'pong 3' 'one that brings dice'
[[ $before == *'it has throws'* ]]
result $((! $?)) 'is refused, and the game stays'
leave a 'quit'

meet a 3check
tell a xboard new force 'setboard r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1' 'lift e1'
heard a 'highlight */*' 'a FEN without a field that the game has'
is "$line" 'highlight 8/8/8/8/8/8/3YYY2/3Y1Y2' 'is read as if it stood there'
is "$before" '' 'without a word'
tell a 'setboard r3k2r/8/8/8/8/8/8/R3K2R w - e6 3+3 0 1'
heard a "telluser ignored in the FEN, because the position cannot have it: 'e6'" 'and of a field that cannot be the user hears'
leave a 'quit'

# A board enlarged by an option has the ranks of the protocol.
meet a go
tell a xboard 'option size=10' 'usermove S@a0' 'option size=9' new force 'usermove S@a9' 'usermove S@a0' 'ping 1'
heard a 'pong 1' 'ten ranks are counted from 0, also when there are ten by an option'
is "$(grep -c '^Illegal' <<<"$before")" 1 'and nine from 1'
leave a 'quit'

# A definition that becomes invalid meanwhile does not prevent playing another game.
cat >"$scratch/mended.lua" <<'LUA'
game { language = 1, name = "Mended" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local way = option "way" { { "straight", b.ortho }, { "askew", b.diag } }
piece "Man" { "M", move = way }
setup { [[ M M M M ]] }
ending { win { captured "Man" } }
LUA
meet a "$scratch/mended.lua"
tell a xboard force 'usermove a1a2' 'option way=askew'
heard a 'telluser way is askew from the next game on' 'an option for the next game'
sed -i 's/b.diag/b.diagg/' "$scratch/mended.lua"
tell a new 'usermove a1a2' 'ping 1'
heard a 'pong 1' 'of a definition that is wrong by then'
[[ $before == *'Error ('*diagg*'): new'* && $before != *Illegal* ]]
result $((! $?)) 'is told, and the game as it was begins anew'
leave a 'quit'

meet a crazyhouse
tell a xboard new force 'setboard 4k3/8/8/8/8/8/8/4K3[Pp] w - - 0 1' 'usermove P@e4' 'usermove p@e5' 'ping 1'
heard a 'pong 1' 'drops'
is "$before" '' 'are written with @'
tell a 'memory much' cores 'cores 0' 'cores 1000' 'option Searcher=me' 'memory 16' 'cores 1' 'option Searcher=chosen' 'ping 2'
heard a 'pong 2' 'settings that are none'
is "$(grep -c '^Error' <<<"$before")" 5 'are told'
leave a 'quit'

# ---- UCI ----

meet a chess
tell a uci
heard a uciok 'uci'
[[ $before == *'option name UCI_Variant type combo default chess var chess'* ]]
result $((! $?)) 'with its variant'
tell a isready
heard a readyok 'isready'
tell a 'position startpos moves e2e4 e7e5 g1f3' 'go depth 3'
heard a 'bestmove *' 'a depth'
[[ $before == *'info depth 3 seldepth '*' pv '* && $line =~ ^bestmove\ [a-h][1-8][a-h][1-8](\ ponder\ .*)?$ ]]
result $((! $?)) 'with what it has found'
tell a 'position startpos moves e2e4 e7e5 g1f3 b8c6' 'go nodes 2000'
heard a 'bestmove *' 'nodes, a move further'
tell a 'go movetime 100 searchmoves h2h3 a2a3'
heard a 'bestmove [ha]2[ha]3*' 'only some moves'
tell a 'go movetime 100 searchmoves h2h3 a2a3 searchmoves b2b3'
heard a 'bestmove b2b3*' 'of two lists the last'
for none in 'movetime 0' 'movetime -20' 'wtime -50 btime -50' 'winc 100 binc 100'; do
    tell a "go $none"
    heard a 'bestmove *' "without time, $none, it moves at once"
done
tell a 'go infinite' isready
heard a readyok 'it listens while it thinks'
sleep 0.3
[[ $before != *bestmove* ]]
result $((! $?)) 'and keeps its move to itself'
tell a stop
heard a 'bestmove *' 'until it is stopped'
tell a 'position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1' 'go mate 3'
heard a 'bestmove *' 'a mate'
[[ $before == *'score mate 2'* ]]
result $((! $?)) 'in moves'
tell a 'position fen 7k/8/8/8/8/8/1R6/R6K w - - 0 1 moves' 'go mate 2'
heard a 'bestmove *' 'a position with no move behind it'
[[ $before == *'score mate 2'* && $before != *'info string'* ]]
result $((! $?)) 'is that position'
tell a 'position startpos moves' 'go depth 1'
heard a 'bestmove *' 'and so is the beginning'
is "$(grep -c 'info string' <<<"$before")" 0 'with the word alone'
tell a 'position fen 6k1/R7/8/8/8/8/8/1R5K w - - 0 1' 'go infinite'
sleep 0.3
tell a isready
heard a readyok 'a search that has ended by itself'
[[ $before != *bestmove* ]]
result $((! $?)) 'waits to be stopped'
tell a stop
heard a 'bestmove b1b8' 'and is'
tell a 'position startpos moves e2e4' 'go ponder wtime 2000 btime 2000 winc 10 binc 10' isready
heard a readyok 'pondering'
tell a ponderhit
heard a 'bestmove *' 'what was pondered on has come'
tell a 'setoption name MultiPV value 3' 'position startpos' 'go depth 3'
heard a 'bestmove *' 'three lines'
is "$(grep -c 'depth 3 seldepth [0-9]* multipv' <<<"$before")" 3 'are told'
tell a 'setoption name MultiPV value 4' 'position startpos moves e2e4 e7e5' 'go depth 9'
heard a 'bestmove *' 'four lines, nine deep'
rises=$(sed -n 's/.* depth \([0-9]*\) .* cp \(-*[0-9]*\) .*/\1 \2/p' <<<"$before" |
    awk '$1 == depth && $2 > score { n++ } { depth = $1; score = $2 } END { print n + 0 }')
is "$rises" 0 'the best of each depth first'
is "$(awk '{ print $2 }' <<<"$line")" "$(sed -n 's/.* multipv 1 .* pv \([^ ]*\).*/\1/p' <<<"$before" | tail -1)" 'which is played'
tell a 'setoption name MultiPV value 5' 'position startpos' 'go nodes 20000'
heard a 'bestmove *' 'five lines'
spent=$(sed -n 's/.* nodes \([0-9]*\) nps.*/\1/p' <<<"$before" | tail -1)
is "$((spent > 5000 && spent <= 21000))" 1 'share the positions that one would have'
tell a 'setoption name MultiPV value 500' 'position fen 7k/8/8/8/8/8/8/K7 w - - 0 1' 'go depth 2'
hears a 'bestmove *'
tell a 'setoption name MultiPV value 2' 'position startpos' 'go infinite'
hears a '* depth 2 * multipv 2 *'
tell a 'setoption name MultiPV value 64' isready
hears a readyok
hears a '* multipv 1 *'
heard a '* multipv 1 *' 'more lines are wanted while two are looked for'
[[ $before != *'multipv 3'* ]]
result $((! $?)) 'which the search goes on with'
tell a stop
hears a 'bestmove *'
tell a 'setoption name MultiPV value 3' 'position startpos' 'go infinite' stop isready
heard a readyok 'lines of which none has begun'
[[ $before != *'depth 0'* ]]
result $((! $?)) 'are not told'
tell a 'setoption name MultiPV value 1' 'position fen k7/2Q5/1K6/8/8/8/8/8 b - - 0 1' 'go depth 2'
heard a 'bestmove (none)' 'no move where the game is over'
tell a "position startpos moves $thrice" 'go depth 2'
heard a 'bestmove [a-h]*' 'a position that has come for the third time is searched'
tell a "position startpos moves $thrice" 'go depth 1 searchmoves h2h4'
heard a 'bestmove h2h4*' 'and its moves are known'
tell a "position startpos moves $thrice e2e4" 'go depth 2'
heard a 'bestmove [a-h]*' 'one behind it, too'
[[ $before != *'info string'* ]]
result $((! $?)) 'without a word'
tell a 'position startpos moves e2e5' isready
heard a readyok 'an illegal move'
out=$before
out_has 'info string illegal move e2e5' 'is told'
tell a 'position startpos moves e2e4' 'position startpos moves e2e4 e7e5 e7e5' isready
heard a readyok 'one behind a position that was there'
is "$(grep -c 'info string illegal move e7e5' <<<"$before")" 1 'is told once'
tell a 'position fen 7k/8/8/8/8/8/R7/1R5K x - - 0 1' isready
heard a readyok 'a FEN in which nobody is to move'
out=$before
out_has "'x' is not a player" 'is told'
for rest in '- - 0 1' '- e6 0 1' '- - x 1' '-' '- 0 1' '- - 0 1 more'; do
    tell a "position fen r3k2r/8/8/8/8/8/8/R3K2R w $rest" 'go perft 1'
    heard a 'Nodes searched: 24' "castling is no right where a FEN denies it: $rest"
    case $rest in *[ex]*) noted=1 ;; *) noted=0 ;; esac
    is "$(grep -c '^info string ignored in the FEN' <<<"$before")" "$noted" 'and a field that cannot be is told'
done
tell a 'position fen r3k2r/8/8/8/8/8/8/R3K2R w' 'go perft 1'
heard a 'Nodes searched: 26' 'where none is said it is as in the beginning'
tell a 'position fen 4k3/8/8/8/8/8/8/4K2R w' 'go perft 1'
heard a 'Nodes searched: 14' 'unless the board contradicts'
tell a 'position nonsense' 'setoption nonsense' 'setoption name nosuch value 1' nonsense ucinewgame isready
heard a readyok 'nonsense'
is "$(grep -c '^info string' <<<"$before")" 4 'is told, a line each'
tell a 'setoption name Hash value 65536' 'setoption name Hash value 16' isready
heard a readyok 'a table that cannot be so large'
is "$(grep -c '^info string .* [0-9]* MB' <<<"$before")" 1 'is bounded, and that is told'
for wrong in 'Hash value much' 'threads value' 'MultiPV value 3x' 'Level value two' 'Searcher value me' 'Hash value 0' \
    'Threads value 257' 'Level value 0' 'MultiPV value 500' 'Ponder value maybe'; do
    tell a "setoption name $wrong" isready
    heard a readyok "setoption name $wrong"
    is "$(grep -c '^info string' <<<"$before")" 1 'is told'
done
for wrong in 'depth -1' depth 'depth 1.5' 'nodes 0' 'wtime much' 'movestogo -1' 'searchmoves' 'searchmoves zzz e2e4' zzz \
    'depth 1e3' 'depth 0x1' 'wtime 99999999999999999999' 'wtime nan' \
    'nodes 99999999999999999999'; do
    tell a 'position startpos' "go $wrong depth 1"
    heard a 'bestmove *' "go $wrong"
    is "$(grep -c '^info string' <<<"$before")" 1 'is told'
done
tell a 'go depth 1 wtime -3 btime 1000.5' 'setoption name ponder value True' isready
heard a readyok 'a clock that has run out'
is "$(grep -c '^info string' <<<"$before")" 0 'is none of these'
tell a 'position startpos e2e4' 'go perft' 'go perft 0' isready
heard a readyok 'what is no position, and no depth'
is "$(grep -c '^info string' <<<"$before")" 3 'is told'
tell a 'position startpos moves e2e4' 'go perft 2'
heard a 'Nodes searched: 600' 'perft'
is "$(grep -c '^[a-h][1-8][a-h][1-8]: [0-9]*$' <<<"$before")" 20 'tells each move, too'
tell a 'go perft 30' isready
heard a readyok 'one that takes long lets the engine hear'
tell a stop
heard a 'info string the count was stopped' 'and can be stopped'
tell a 'go perft 1' 'position startpos' 'go perft 1'
heard a 'Nodes searched: 20' 'a position waits for the count'
heard a 'Nodes searched: 20' 'and is counted next'
mapfile -t many < <(printf 'z%d\n' {1..1000})
tell a "go depth 1 searchmoves ${many[*]}"
heard a 'bestmove *' 'words that are no moves, by the thousand'
is "$(grep -c '^info string' <<<"$before")" 18 'are not all explained'
said uci 'position startpos' 'go perft 2' 'go searchmoves e2e4 perft 1' quit
run engine chess
out_has 'counts all moves, not only searchmoves' 'what it leaves out of account is told'
out_has 'Nodes searched: 400' 'what follows in a file waits, too'
input=/dev/null
tell a 'go infinite'
leave a 'quit while it thinks'

# ---- a weak level has luck of its own in each game ----

# answers ARGS...: what a beginner answers to 1. e4 in eight games of one program.
answers() {
    meet a chess --level 1 "$@"
    tell a uci
    for _ in {1..8}; do
        tell a ucinewgame 'position startpos moves e2e4' 'go nodes 500'
        hears a 'bestmove *'
        awk '{ print $2 }' <<<"$line"
    done
    tell a quit
    wait "${pid[a]}"
    rm -f "$scratch"/a.*
}
result $(($(answers | sort -u | wc -l) > 1)) 'a beginner does not answer alike in all games'
is "$(answers --seed 3 | uniq | wc -l)" 1 'unless a seed says so'
is "$(answers --seed 3)" "$(answers --seed 3)" 'which says the same each time'
said e4 new e4 new e4 new e4 new e4 new e4
run play chess --level 1 --computer black --depth 1 --seed 1
is "$(grep -c 'Black plays' <<<"$out")" 6 'six games at the prompt'
result $(($(grep 'Black plays' <<<"$out" | sort -u | wc -l) > 1)) 'do not go alike either'

# ---- a name that others write without hyphens ----

said uci 'setoption name UCI_Variant value kingofthehill' 'setoption name UCI_Variant value king-of-the-hill' quit
run engine king-of-the-hill
out_has 'default king-of-the-hill var king-of-the-hill var kingofthehill' 'both are offered'
out_lacks 'info string' 'and both are known'
input=/dev/null

# ---- options are shown as they are set ----

said uci quit
run engine chess960 --set position=5 --level 3 --threads 2 --searcher mcts
is "$(sed -n 's/^option name \(Threads\|Level\|Searcher\|position\) \(.* default [^ ]*\).*/\1 \2/p' <<<"$out")" \
    $'Threads type spin default 2\nLevel type spin default 3\nSearcher type combo default mcts\nposition type spin default 5' \
    'by the call'
run engine jetan --set setup=mirrored --set first=random --set without=dwar,thoat --set orange.princess=free
out_has 'option name setup type combo default mirrored var ' 'a choice'
out_has 'option name first type combo default random var ' 'what was drawn can be drawn again'
out_has 'option name without type string default dwar,thoat' 'a list'
out_has 'option name princess type combo default chained-wild var ' 'what the players do not share'
said uci 'setoption name setup value mirrored' uci quit
run engine jetan
is "$(grep -o '^option name setup .* default [^ ]*' <<<"$out" | sed 's/.* //' | tr '\n' ' ')" 'rotated mirrored ' 'by the board'
said xboard 'protover 2' quit
run engine jetan --set setup=mirrored --set first=random --set without=dwar,thoat
out_has 'feature option="setup -combo rotated /// *mirrored"' 'by CECP, too'
out_has 'feature option="first -combo black /// orange /// *random"' 'what was drawn'
out_has 'feature option="without -string dwar,thoat"' 'and a list'

# ---- how pieces move, in Betza's notation ----

pieces() { said xboard 'protover 2' "variant $1" quit; run engine "$2"; }
pieces shako shako
out_has 'piece C& mRcpR' 'a cannon takes over a man, and goes like a rook'
pieces janggi janggi
out_has 'piece C& pR' 'one that goes over a man, too'
cat >"$scratch/meek.lua" <<'LUA'
game { language = 1, name = "Meek" }
local b = square(7, 7)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Meek" { "M", move = quiet(straight(b.ortho:ride())) }
piece "Shy" { "S", move = quiet(straight(b.diag:ride())) + capture(b.diag) }
piece "Wild" { "W", move = capture(straight(b.ortho:ride())) + quiet(jump(b.e^2 + b.w^2)) }
piece "Fore" { "F", move = jump(b.n^2) + jump(b.s^2) }
piece "King" { "K", royal = true, move = b.all }
setup "k6/7/7/7/7/7/MSWFK2"
ending { loss { captured "King" } }
LUA
pieces meek "$scratch/meek.lua"
out_has 'piece M& mR' 'who slides and takes nothing'
out_has 'piece S& mBcF' 'who takes beside him alone'
out_has 'piece W& cRsD' 'who slides to take alone, and leaps sideways'
out_has 'piece F& fbD' 'forward and backward'

# ---- names that say more than a name ----

odd=$scratch/'x" myname="Forged" -y.lua'
cat >"$odd" <<'LUA'
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local a = option 'far -check 0" sigint=1 myname="Forged' { { "one", b.n, help = "" },
  { "two /// *three var four", b.n * b.n, help = "" }, help = "" }
local c = option "far type check default true" { { "one", b.e, help = "" }, { "two", b.w, help = "" }, help = "" }
local d = option "far_type check_default true" { { "one", b.e, help = "" }, { "var", b.w, help = "" }, help = "" }
option "Level" { { "one", b.e, help = "" }, { "two", b.w, help = "" }, help = "" }
option "list" { type = "list", default = 'x" -spin 1 var 2', 'x" -spin 1 var 2' }
piece "King" { "K", move = a + c + d }
setup "k4/5/5/5/4K"
LUA
said xboard 'protover 2' quit
run engine "$odd"
out_has 'variants="x__myname__Forged__-y"' 'CECP: a file is called by one word'
is "$(grep 'option="[^SL]\|option="Level_' <<<"$out")" \
    'feature option="far_-check_0__sigint_1_myname__Forged -combo *one /// two______three_var_four"
feature option="far_type_check_default_true -combo *one /// two"
feature option="far_type_check_default_true_ -combo *one /// var_"
feature option="Level_ -combo *one /// two"
feature option="list -string x__-spin_1_var_2"' 'and so is what an author has named, each by another one'
said uci 'setoption name far_-check_0__sigint_1_myname__Forged value two______three_var_four' \
    'position startpos moves e1e3' 'setoption name far_type_check_default_true_ value var_' \
    'setoption name list value x__-spin_1_var_2' \
    'position startpos moves e1e3' quit
run engine "$odd"
is "$(grep '^info' <<<"$out")" '' 'UCI: an option is found by what it is called, and so is a choice'
out_has 'option name UCI_Variant type combo default x__myname__Forged__-y var x__myname__Forged__-y' \
    'a file is called by one word'
is "$(grep '^option name [flL].*_' <<<"$out")" \
    'option name far_-check_0__sigint_1_myname__Forged type combo default one var one var two______three_var_four
option name far_type_check_default_true type combo default one var one var two
option name far_type_check_default_true_ type combo default one var one var var_
option name Level_ type combo default one var one var two
option name list type string default x__-spin_1_var_2' 'and so is what an author has named'
said xboard 'variant x__myname__Forged__-y' 'option Level_=two' 'option Level=3' 'ping 1' quit
run engine "$odd"
out_lacks Error 'what is called so is heard, too'
# thousands that would all be called alike: each takes a look at its own word, not at all others
cat >"$scratch/alike.lua" <<'LUA'
game { language = 1, name = "Alike" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local signs, all = { " ", '"', "=", ",", "*", "/", "\\" }, { help = "" }
for i = 0, 2399 do
  local word, k = "x", i
  for _ = 1, 5 do word = word .. signs[k % 7 + 1] k = k // 7 end
  all[i + 1] = { word .. "x", help = "", value = i }
end
all[2401] = { "X_____x_3", help = "", value = 0 }
if option "x"(all):worth() == 5 then setup "k4/5/5/5/3K1" else setup "k4/5/5/5/4K" end
piece "King" { "K", move = b.all }
LUA
said uci 'setoption name x value x_____x_6' 'position startpos moves d1d2' quit
run engine "$scratch/alike.lua"
exits 0 'thousands that would be called alike'
out_has 'default x_____x var x_____x var x_____x_ var x_____x_3 var x_____x_4 ' 'have a number'
out_has 'var x_____x_2400 var X_____x_3_' 'each another one'
is "$(grep '^info' <<<"$out")" '' 'by which it is found'
said xboard 'protover 2' quit
run engine "$scratch/alike.lua"
out_has ' -combo *x_____x /// x_____x_ /// x_____x_3 /// x_____x_4 ' 'by CECP, too'
run match "$odd" depth=1 depth=1 --games 1 --openings 1 --plies 4
exits 0 'a match knows such a game by that word'
run engine "$odd" --theme "$scratch/odd"
exits 0 'a theme of such a game'
grep -qx -- '-variant x__myname__Forged__-y' "$scratch/odd/theme.conf"
result $((! $?)) 'says nothing more to XBoard'
run engine jetan --theme "$scratch/a \" -fcp \"b"
refused 2 'XBoard cannot read a path that' 'nor does the folder of one'

# words of lists, and a reason without what is odd anyway
cat >"$scratch/lists.lua" <<'LUA'
game { language = 1, name = "Lists" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local leap = jump(b.n)
option "lst" { type = "list", default = "none", help = "", "p q", "rs", "r_s" }
piece "Man" { "M", value = 1, move = b.all }
setup { [[ M M M M ]] }
ending { win { captured "Man", says = "man" } }
LUA
said uci 'setoption name lst value RS,p_q' uci 'setoption name lst value what' quit
run engine "$scratch/lists.lua"
out_has 'option name lst type string default rs,p_q' 'words of a list are heard as they are called'
is "$(grep '^info' <<<"$out")" "info string option 'lst': no choice 'what' (choices: p q, rs, r_s)" \
    'a choice that is none is told without warnings'
said xboard 'option lst=what' new quit
run engine "$scratch/lists.lua"
is "$(grep '^Error' <<<"$out")" "Error (option 'lst': no choice 'what' (choices: p q, rs, r_s)): option" 'by CECP, too'

# ---- too long input ----

long=$(head -c 1100000 /dev/zero | tr '\0' x)
said uci "$long" isready quit
run engine chess
is "$(tail -2 <<<"$out")" $'info string a line of more than 1048576 bytes was ignored\nreadyok' 'a line that is too long is told'
said xboard "$long" 'ping 1' quit
run engine chess
is "$(tail -2 <<<"$out")" $'Error (too long): a line of more than 1048576 bytes\npong 1' 'by CECP, too'
printf 'uci\n%s' "$long" >"$scratch/input"
run engine chess
is "$(tail -1 <<<"$out")" 'info string a line of more than 1048576 bytes was ignored' 'without its end, too'
said "$long" uci
run engine chess
refused 2 'the first line has more than 1048576 bytes' 'and the first one'
cat >"$scratch/endless.lua" <<'LUA'
game { language = 1, name = "Endless" }
local b = square(2, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", value = 1, move = b.sideways }
setup { [[ M . ]] }
ending { win { captured "Man", says = "man" } }
LUA
moves=$(for ((i = 0; i < 12500; i++)); do printf '%s ' a1b1 b2a2 b1a1 a2b2; done)
said uci "position startpos moves $moves a1b1" quit
run engine "$scratch/endless.lua"
is "$(grep '^info' <<<"$out")" 'info string illegal move a1b1: a match has at most 50000 moves' 'a game that is too long is told'
{ printf 'xboard\nforce\n'; printf 'usermove %s\n' $moves a1b1; } >"$scratch/input"
run engine "$scratch/endless.lua"
is "$(grep '^Illegal' <<<"$out")" 'Illegal move (a match has at most 50000 moves): a1b1' 'by CECP, too'

# ---- limited memory ----

# within LINE...: what the engine answers with limited memory; at the end it must find a move.
within() {
    (ulimit -v 800000; { printf '%s\n' "$@"; sleep 1; echo quit; } | exec "$program" engine chess) \
        >"$scratch/out" 2>"$scratch/err"
    code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called="engine chess, told $*"
}
if [[ ! ${SAN:-} ]]; then # sanitizers need terabytes of address space
    within uci 'setoption name Hash value 65536' isready 'position startpos' 'go depth 2'
    exits 0 'a table for which there is no memory'
    out_has 'info string not enough memory for a table of ' 'is told'
    out_has ' MB; it stays at 64 MB' 'with the one that stays'
    out_has 'bestmove ' 'and serves'
    within xboard 'memory 65536' 'st 0.1' 'go'
    exits 0 'by CECP, too'
    is "$(grep -c '^telluser not enough memory for a table of .* MB; it stays at 64 MB$' <<<"$out")" 1 'it is told'
    out_has 'move ' 'and a move found'
fi

finish
