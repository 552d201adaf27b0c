#!/usr/bin/env bash
# pipe.sh -- `stepwise play` with input from a pipe: commands without prompts, errors on stderr.
source "$(dirname "$0")/lib.bash"

# play LINE...: plays with those lines as input.
play() {
    said "$@"
    run play jetan "${options[@]}"
}
options=()
start='wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1'
taken='4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1'

play
exits 0 'no input'
is "$out" '' 'says nothing'
play '# a comment' '' '   ' fen quit 'never read'
is "$out" "$start" 'a comment, blanks, a command, and the end'

play d1-c4 a9-b7 fen history
exits 0 'moves in any case'
out_has ' b Ee 0 2' 'they are played'
out_has '1  D1-C4       A9-B7' 'and listed'
play d1-c4 a9-b7 'undo' fen 'undo 1' redo 'goto 0' fen 'redo 2' fen
exits 0 'undo, redo, goto'
is "$(tail -1 <<<"$out" | cut -d' ' -f2-)" 'b Ee 0 2' 'to the last move again'
play d1-c4 'note one word' 'note and another' note 'note -' 'note a third' note
is "$out" $'one word and another\na third' 'a second note follows the first, unless that is removed'
# Who plays the same move again has lost nothing; who plays another one has.
play d1-c4 'note A' a9-b7 'goto 0' d1-c4 note redo fen
out_has 'A' 'the note is still there'
is "$(tail -1 <<<"$out" | cut -d' ' -f2-)" 'b Ee 0 2' 'and so is what followed'
play d1-c4 a9-b7 'goto 0' c2-c3 redo
refused 1 'there is no move to play again' 'another move replaces what followed'
said e4 e5 Nf3 Nc6 resign 'goto 2' history 'goto 4' resign 'goto 0' fen 'goto 4' 'goto 4' history
run play chess
is "$(tail -5 <<<"$out" | tr -s ' ')" 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
 1 e4 e5 
 2 Nf3 Nc6 
and its end taken back (`redo` restores it):
result Black wins (White resigns)' 'goto counts from where an agreed end stands'
is "$(grep -c 'and 2 taken back' <<<"$out")" 1 'and goes no move too far'
play d1-c4 a9-b7 resign history first history
is "$(sed '1d; s/ *$//' <<<"$out")" "   1  D1-C4       A9-B7
result Orange wins (Black resigns)
and 2 taken back (\`redo\` plays on):
   1  D1-C4       A9-B7
result Orange wins (Black resigns)" 'history says how the game ended, and lists what was taken back'
play undo
refused 1 'no move to take back' 'nothing to undo'
play redo
refused 1 'no move to play again' 'nothing to redo'
play 'goto 5'
refused 1 'from 0 to 0' 'a move beyond the last'

play d1-d5 fen
exits 1 'an illegal move'
is "$out" "$start" 'changes nothing'
err_has 'Flier' 'the reason names the piece'
play 'clokc 5' 'd1-d9 5'
err_has "or did you mean 'clock'?" 'a misspelt command with words behind it'
play udno
refused 1 "did you mean 'undo'?" 'a misspelt command'
cxpf='fen wadf2fdaw/1t1pp1pppt/1pp2p4/10/5c3r/10/5FFRT1/3P2P3/TPPP1P1PP1/WADC3DAW o - 0 16'
play "$cxpf" 'notation descriptive' CxPF Undoo
err_has "'CxPF' fits several moves" 'a move of letters has its own reason'
err_has "no command 'Undoo'; did you mean 'undo'?" 'which a word has not'
play searcher 'searcher mcts' searcher 'searcher chosen' searcher
exits 0 'which searcher plays'
is "$out" $'searcher alpha-beta (chosen for this game)\nsearcher mcts\nsearcher alpha-beta (chosen for this game)' 'is told, and can be changed'
play 'searcher best'
refused 1 "'best' should be alpha-beta, mcts or chosen" 'a searcher that is none'
play manners 'manners on' manners
is "$out" $'manners off\nmanners on' 'manners'
said 'manners on' 'depth 1' 'computer red' go go go go draw
run play three-player-chess
out_lacks 'resigns' 'of three, nobody resigns because the others have more men together'
out_has 'declines the draw' 'nor takes a draw for it'
lost="fen 3K'4/8/8/14/14/14/13K\"/14/14/14/k13/qq6/qqq5/7K r - - 0 1"
said "$lost" 'manners on' 'depth 2' 'computer yellow' Kj1 Ka5 Kn9 Ki1 Ka6 Kn10 Kj1 Ka7 history
run play four-player-teams
out_lacks 'resigns' 'nor does it give up for a partner who is none'
said 'autosave on' 'tag Red Stepwise' 'tag Yellow Stepwise' "$lost" Kj1
run play four-player-teams
said resume 'manners on' 'depth 2' Ka5 Kn9 Ka6 Kn10 Ka7 Kn11 history
run play four-player-teams
out_has 'resigns' 'but for one who is'
rm -r "$XDG_STATE_HOME"
said 'computer blue' 'depth 1' draw draw
run play four-player-teams
out_has 'result draw (agreed)' 'and leaves the answer to him'
for who in red,black 'red, black' 'Red Black' 'r b'; do
    said "computer $who" computer 'computer red,green' computer
    run play three-player-chess
    is "$out" $'White: you\nRed: program\nBlack: program\nWhite: you\nRed: program\nBlack: program' "several by program: $who"
    err_has "'red,green' should be a player, several players (\`a,b\`), none, both, or others" 'one of whom is none'
done
said computer 'computer others' computer
run play three-player-chess --computer white,black --depth 1
is "${out/ plays */ plays}$(tail -3 <<<"$out")" $'White plays'$'White: program\nRed: you\nBlack: program' 'and on the command line'
said 'computer black' resign
run play three-player-chess
err_has '`computer White,Black` lets the program play on for White, `draw` ends' 'of three who cannot resign is told what he can do'
play 'computer purple'
refused 1 "'purple' should be a player, several players" 'a side that is none'
play 'perft 100'
refused 1 "'100' should be a depth from 0 to 99" 'a depth that is none'
play 'undo many'
refused 1 "'many' should be a number of moves" 'a number that is none'
play 'options warior'
refused 1 "did you mean 'warrior'?" 'an option that is nearly one'
play save
refused 1 'save to which file?' 'a record wants a file'
play "save $scratch"
refused 1 'Is a directory' 'and that is none'
play "save $scratch/none/x"
refused 1 'No such file or directory' 'nor one where nothing is'
play 'resume list'
refused 1 'there is no unfinished game of this kind' 'nothing to go on with'
play 'names perhaps'
refused 1 'names: on or off?' 'a switch is on or off'
play 'show k9'
refused 1 "no cell 'k9'" 'a cell that is none'
play 'show e5'
refused 1 'e5 is empty' 'an empty cell'
play 'moves k9'
exits 1 'moves of no cell'
play moves
is "$(wc -l <<<"$out")" 74 'moves'
play 'moves d1'
is "$(wc -l <<<"$out")" "$(grep -c '^D1' <<<"$out")" 'moves of one cell'
play d1
out_has "Black's Flier on" 'a cell alone shows the piece'
play 'why d1-d5'
exits 0 'why'
play 'perft 2'
is "$(head -1 <<<"$out")" 'nodes 5462' 'perft'

play "fen $taken" 'e7xe0' 'fen' 'a1-a2' 'undo' 'fen'
exits 1 'a finished game refuses moves'
out_has 'result Black wins (P)' 'and says who won'
is "$(tail -1 <<<"$out")" "$taken" 'undo goes back before the end'
play 'fen 10/10 b' fen
exits 1 'a bad FEN'
is "$out" "$start" 'changes nothing'
play resign
is "$out" 'result Orange wins (Black resigns)' 'resign'
play 'computer orange' 'depth 1' d1-c4 resign undo b2-b3 resign history
exits 0 'against the program, too'
is "$(grep -c '^ *[12] ' <<<"$out")" 2 'without the moves before it'
play 'computer orange' 'depth 1' d1-c4 resign 'undo 2' undo fen
is "$(tail -1 <<<"$out")" "$start" 'and with them, move by move'
play resign undo d1-c4 fen
exits 0 'a resignation can be taken back'
play d1-d4
err_has 'others can go to D4: the Princess on F1 (F1-D4)' 'a move that is none: who could'
result $(($(grep -c . <<<"$err") == 1 && $(grep -c 'x0a' <<<"$err") == 0)) 'in one line'
play why
exits 0 'why nothing more than this'
out_has 'the game goes on' 'says how things stand'
play draw draw
out_has 'result draw (agreed)' 'a draw offered and accepted'
play draw d1-c4 a9-b7 draw
out_lacks 'agreed' 'a draw declined by a move'

play d1-c4 'set warrior=free' undo fen history 'options warrior' redo 'options warrior'
exits 0 'a game that an option has ended'
is "$(sed -n '/ o Ee 0 1$/p; /^   1/p' <<<"$out" | wc -l)" 2 'is there again after undo'
is "$(grep -o '^ *warrior = [a-z]*' <<<"$out" | tr -s '\n ' ' ')" 'warrior = free warrior = chained warrior = free ' 'as it was set, and the new one after redo'
printf '[Variant "chess"]\n\n1. e4 e5 *\n' >"$scratch/chess.pgn"
play d1-c4 "load $scratch/chess.pgn" 'undo 9' undo history a9-b7 redo
is "$out" '   1  D1-C4      ' 'so is one in whose place a record came, though of another game'
is "$err" 'there is no move to play again' 'which a move in the old one forgets'
play 'options' 'set warrior=free' 'options warrior'
exits 0 'options'
out_has 'warrior             chained: two orthogonal steps' 'each with what its value means'
out_has 'free-wild      one or two steps, each orthogonal or diagonal' 'one with all its choices'
out_has 'warrior = free' 'an option is set'
play d1-c4 'set orange.warrior free' fen
out_has 'begins again' 'which begins a new game'
is "$(tail -1 <<<"$out")" "$start" 'with its first position'
play 'set warior=free' fen
exits 1 'an option that is none'
err_has "warrior" 'the nearest is named'
is "$out" "$start" 'nothing is changed'
play 'set warrior=wild'
exits 1 'a value that is none'
play set
refused 1 'set what?' 'set alone'

play edit clear 'put C e1' 'put R f1' 'put c e10' 'put r f10' 'put D f7' 'side black' check fen done fen
exits 0 'a position is set up'
out_has 'no problems found' 'and checked'
out_has '4cr4/10/10/5D4/10/10/10/10/10/4CR4 b' 'and played from'
play edit clear 'put Z e1' 'put D k1' 'remove q1' 'side green' 'frobnicate' cancel fen
exits 1 'mistakes while setting up'
is "$(grep -c . <<<"$err")" 5 'each is told'
is "$out" "$start" 'cancel goes back'
play 'tag Black Ann' d1-c4 edit done history
out_has 'D1-C4' 'a position that was not changed is no new game'
play 'tag Black Ann' d1-c4 edit 'remove d10' done history 'tag Black' undo history redo fen
is "$out" "Ann
   1  D1-C4      
wad1rcfdaw/tppppppppt/10/10/10/10/2F7/10/TPPPPPPPPT/WAD1CRFDAW o Ee 0 1" \
    'undo goes back to the game before the edit, redo on again; the players keep their names'
play d1-c4 new undo history e1-f1 a9-b7 undo undo redo redo redo
exits 1 'a game that was left for the one before'
out_has 'D1-C4' 'comes back'
err_has 'there is no move to play again' 'and is forgotten by the next move'
# A game without moves does not replace one with moves.
for begin in 'new new' 'set=thoat=free set=thoat=chained' 'new set=thoat=free' 'set=thoat=free new' 'new set=thoat=free new set=thoat=chained'; do
    IFS=' ' read -ra said <<<"$begin"
    play 'tag Black Ann' d1-c4 a9-b7 "${said[@]/set=/set }" 'tag Orange Bob' new 'tag Orange' undo history options
    exits 0 "undo goes back over games in which nobody has moved: $begin"
    out_has $'Bob\n   1  D1-C4       A9-B7' 'who has sat down in one of them stays'
    [[ $out == *'thoat               chained: '* ]]
    result $((! $?)) 'the options are as they were'
done
play d1-c4 "fen $(sed 's/ .*//' <<<"$start") b - 0 1" "fen $(sed 's/ .*//' <<<"$start") o - 0 1" undo history
out_has '  1  D1-C4' 'nor is a position in which nobody has moved'
for end in resign 'clock 0.00001'; do
    play d1-c4 new undo "$end" "perft 3" redo
    out_has 'wins (' "the game before ends by \`$end\`"
    err_has 'there is no move to play again' 'by which what was left for it is forgotten, too'
done
play 'clock 5+0' d1-c4 new undo clock
out_has 'Orange 5:00' 'with its clocks'
play d1-c4 new 'notation descriptive' undo history
out_has '1  CF-CD4' 'and is written in the notation that was chosen meanwhile'
play 'fen 10/10/10/10/10/10/10/10/10/10 b Ee 0 1' 'undo 1' fen 'undo 1'
exits 1 'before the first game there is none'
long=ééééééééééééééééééééééé
play edit "$long"
err_has "no command '$long'" 'a long word is told whole'
play edit clear check
out_has 'has no Chief' 'what is missing is told'

options=(--computer orange --depth 1)
play d1-c4 fen quit
out_has 'Orange plays ' 'the program answers'
is "$(tail -1 <<<"$out" | cut -d' ' -f2)" b 'and it is Black to move again'
play d1-c4 undo fen
is "$(tail -1 <<<"$out")" "$start" 'undo goes back to the own turn'
play 'computer none' 'd1-c4' fen go 'computer' quit
exits 0 'go'
out_has 'Orange: you' 'computer says who plays'
play hint
exits 0 'hint'
said 'depth 8' hint
run play chess --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
out_has ' ...)' 'of whose line the first moves are told'
play draw
out_has 'Orange declines the draw' 'the program does not take a draw in the opening'
play d1-c4 'undo 1' redo draw draw
is "$(grep -c 'Orange declines the draw' <<<"$out")" 2 'nor can anybody offer one in its place'
out_lacks agreed 'and agree to it'
play d1 e1
out_has "Black's Chief on e1 cannot go anywhere" 'a piece that is shut in'
options=(--computer both --depth 1 --level 1 --seed 7)
play quit
out_has 'result ' 'two programs play to the end'
options=(--computer nobody)
play quit
refused 2 "'nobody' should be a player, several players" 'the program plays for nobody known'
options=()

# A name of a hundred bytes in two-byte characters, after a one-byte character.
long=$(printf 'é%.0s' {1..49})
cat >"$scratch/long.lua" <<LUA
game { language = 1, name = "Long" }
local b = square(3, 4)
players { { "A$long", letter = "w" }, { "B$long", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ K . . ]] }
ending { loss { no_moves } }
LUA
said resign
run play "$scratch/long.lua"
is "$out" "result B$long wins (A$long resigns)" 'who resigns is named whole'

play 'clock 5+3' clock 'clock off' clock
exits 1 'clocks'
out_has 'Black 5:00' 'are shown'
err_has 'no clocks are running' 'and taken off'
for control in 0/5 1001/5 4294967336/10 99999999999999999999/10; do
    play "clock $control"
    refused 1 "'$control' should be like 5+3" "so many moves are no control: $control"
done
full='Black 5:00
Orange 5:00'
play d1-c4 'clock 5+0' 'undo 1' clock
is "$out" "$full"$'\n'"$full" 'begun later, they are full at the moves before'
mkfifo "$scratch/slow"
{
    echo 'clock 1'
    sleep "$([[ ${SAN:-} ]] && echo 6 || echo 1.2)" # a slow program hears late of the clock
    printf '%s\n' last clock
} >"$scratch/slow" &
input=$scratch/slow
run play chess
is "$(grep White <<<"$out" | tail -1 | cut -c1-9)" 'White 0:5' 'who looks at the last move has no time more'
play 'clock 5+10' d1-c4 clock undo clock
is "$(tail -4 <<<"$out" | sed 's/ + 10 s a move//')" $'Black 5:10\nOrange 5:00\n'"$full" 'a move that is taken back gives back its time'
{
    printf '%s\n' 'clock 60' f3 e5 g4
    sleep "$([[ ${SAN:-} ]] && echo 8 || echo 3)"
    printf '%s\n' Qh4# clock undo redo clock
} >"$scratch/slow" &
input=$scratch/slow
run play chess
is "$(grep -c 'Black 59:5' <<<"$out")" 2 'the move that ends the game takes its time, too, also when it is made again'
play d1-c4 a9-b7 undo 'clock 5+0' redo clock
is "$out" "$full"$'\n'"$full" 'and at those that were taken back'
play d1-c4 a9-b7 new 'clock 5+0' undo clock
is "$out" "$full"$'\n'"$full" 'and in the game before'
play 'clock 0+0'
exits 1 'a clock without time'
play 'clock 0+5' d1-c4 clock
is "$(tail -2 <<<"$out")" $'Black 0:10 + 5 s a move\nOrange 0:05 + 5 s a move' 'one that has only what each move brings'
said 'clock 2/1+30' R@a1 clock R@b1 clock
run play arimaa
is "$(grep -c 'Gold 1:00 + 30 s a move, 2 moves to go' <<<"$out")" 3 'what a player does before another moves is one move'
said 'clock 2/1+30' R@{a,b,c,d,e,f,g,h}1 C@a2 C@b2 D@c2 D@d2 H@e2 H@f2 E@g2 M@h2 clock
run play arimaa
is "$(tail -2 <<<"$out" | head -1)" 'Gold 1:30 + 30 s a move, 1 move to go' 'that ends when it is another'"'"'s turn'
play 'clock 0.00001' 'perft 4' fen clock
out_has 'result Orange wins (time)' 'a flag falls'
out_has 'Black 0:00' 'when nothing is left'
play 'level 0' 'depth -1' 'time x' 'thinking maybe' 'level 11'
is "$(grep -c . <<<"$err")" 5 'settings out of bounds'
play help 'help goto' 'help frob'
is "$(("$(head -24 <<<"$out" | wc -l)" < 24 || "$(wc -l <<<"$out")" < 27))" 1 'help fits a screen'
is "$(awk 'length > 80' <<<"$out" | wc -l)" 0 'and is not too wide'
err_has "no command 'frob'" 'help on nothing'
play "svg $scratch/b.svg" "svg $scratch/none/b.svg"
result $(($(grep -c '</svg>' "$scratch/b.svg") == 1)) 'a picture'
exits 1 'and one that cannot be written'
cp "$scratch/b.svg" "$scratch/c.svg"
play flip "svg $scratch/c.svg"
cmp -s "$scratch/b.svg" "$scratch/c.svg"
result $(($? == 1)) 'takes the place of another'
mkfifo "$scratch/pipe.svg"
echo '1. e4 *' >"$scratch/kept.pgn"
play "svg $scratch/kept.pgn" "svg $scratch/pipe.svg"
exits 1 'but of nothing else:'
err_has 'kept.pgn exists and is not a picture' 'not of a record'
err_has 'pipe.svg: it is a pipe that nobody reads' 'nor of a pipe, for whose reader it would wait'
is "$(<"$scratch/kept.pgn")" '1. e4 *' 'which is as it was'

long=$(head -c 100000 /dev/zero | tr '\0' x)
play "$long" fen
exits 1 'a line that is too long'
err_has 'too long' 'is refused'
is "$out" "$start" 'and the next one read'
head -c 20000 /dev/urandom >"$scratch/input"
run play jetan
exits 1 'noise is refused'
printf 'fen\0x\nfen' >"$scratch/input"
run play jetan
is "$(tail -1 <<<"$out")" "$start" 'a last line without its end'
# A player who moves again starts a line in the same column.
cat >"$scratch/again.lua" <<'END'
game { language = 1, name = "Again" }
local b = square(3, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Foot" { "F", value = 1, move = b.n + b.e }
setup { "F . ." }
again { landed(rank(3)) }
ending { win { captured "Foot" } }
END
said a1-a2 a5-a4 a2-b2 a4-a3 a3-b3 b3-c3 history
run play "$scratch/again.lua"
out_has $'\n   2  a2-b2       a4-a3      \n   3  ...         a3-b3      \n   4  ...         b3-c3      ' \
    'a second move of one player stands in his column'
# Moves may have the names of commands.
cat >"$scratch/words.lua" <<'END'
game { language = 1, name = "Words" }
local b = square(4, 9)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Pawn" { "P", value = 1, move = b.n * called "draw" + b.ne * called "q" + b.e * called "set me" }
setup { "P . . ." }
ending { win { captured "Pawn" } }
END
said draw q 'set me' DRAW draw history QUIT fen
run play "$scratch/words.lua"
exits 0 'moves that are called like commands'
is "$(grep -o '[a-z].*' <<<"$(grep '^ *[0-9] ' <<<"$out")" | tr -s ' ')" $'draw q \nset me draw ' \
    'are moves where they are legal'
out_has 'Black offers' 'and in capitals commands'
is "$(wc -l <<<"$out")" 3 'of which any can be given'


said draw draw draw
run play three-player-chess
out_has '1 more must accept' 'of three all must take a draw'
out_has 'draw (agreed)' 'who are asked one after the other'
said 'tag Black Ann' new 'tag Black' 'set warrior=free' 'tag Black'
run play jetan --set first=random
is "$(grep -c '^Ann$' <<<"$out")" 2 'a game with other settings is among the same players'
said 'autosave on' e4 'tag White Ann'
run play chess
is "$(cat "$XDG_STATE_HOME"/stepwise/games/* | grep -c '"Ann"')" 1 'names are kept when they are given'
rm -r "$XDG_STATE_HOME"
play show
refused 1 'which cell? ' 'nothing is shown'

# The commands come from -.
play jetan d1-c4 'load -' fen 'save -' 'dice ME' 'searcher CHOSEN'
err_has '- is where the commands come from' 'what follows is not read as a record'
out_has '[Variant "jetan"]' 'and - is where answers go'
result $(($(grep -c 'load\|searcher:\|dice:' <<<"$err") <= 1)) 'words are read in any case'
# ---- the rules ----------------------------------------------------------------------------

run rules backgammon
rules=$out
said rules about
run play backgammon --seed 1
is "${out:0:${#rules}}" "$rules" 'rules tells at the prompt what `stepwise rules` does'
about=${out:${#rules}+1}
is "$(head -c 40 <<<"${about//$'\n'/ }")" "$(sed -n 2,9p <<<"$rules" | tr '\n' ' ' | head -c 40)" 'and about begins as it does'
said e4 'rules pawn' 'rules n' 'rules Camel'
run play chess
out_has 'Pawn (P): ' 'of one piece'
out_has 'Knight (N): one leap of 1 by 2' 'by its letter, too'
err_has "this game has no piece 'Camel'; \`pieces\` lists them" 'which must be one'
# ---- pieces by their names ----------------------------------------------------------------

said edit clear 'put King e1' 'put king e8' 'put white rook a1 h1' 'put Black Queen d8' 'put n b8' fen 'put Camel e4' \
    'put White e4' 'put White King z9' fen 'help fen'
run play chess
is "$(grep -c '^1n1qk3/8/8/8/8/8/8/R3K2R w' <<<"$out")" 2 'men are put down by their names, as the letters do or with whose they are'
is "$(grep -c "has the letter or name 'Camel'\|has the letter or name 'White'\|z9" <<<"$err")" 3 'what is no name changes nothing'
out_has 'hands, rights and counters' 'and what stands beside the board is set by fen'
said edit clear 'put Black King d1' 'side red' 'put pawn e4' fen
run play three-player-chess
out_has "4p3/8/8/3K'4 r -" 'where three play, too'
said edit clear 'put Black Backward Pawn a1' 'put backward pawn b1' fen
run play byzantine
out_has '8/8/8/8/8/8/8/oo6 w' 'a name of two words'
said edit clear 'put Man 24' 'put Black Man 24' 'side black' 'put Black Man 24' fen
run play backgammon
out_has '12a/12a b 0+0' 'on a cell by the name that the player to move has for it'
# ---- random options -----------------------------------------------------------------------

said 'set position=random' 'save -' new options
run play chess960 --seed 1
exits 0 'a number is drawn'
drawn=$(sed -n '1s/.*= \([0-9]*\) (drawn)/\1/p' <<<"$out")
out_has "[Options \"position=$drawn\"]" 'and stands in the record'
result $(($(sed -n 's/^position = \([0-9]*\) (drawn)/\1/p' <<<"$out" | sort -u | wc -l) == 2)) 'another for the next game'
run show chess960 --set position=random --seed 5
first=$err
run show chess960 --set position=random --seed 5
is "$err" "$first" 'the seed says which'
said options
run play jetan --set black.warrior=random --set orange.warrior=random --seed 2
out_has 'warrior = Black free-wild, Orange free-civil (drawn)' 'for each side alone'
printf 'uci\nquit\n' >"$scratch/input"
run engine chess960 --set position=random --seed 1
out_has "default $drawn" 'a board that asks is told a number'
is "$(for i in 1 2 3 4 5 6 7 8; do "$program" play jetan --set warrior=random --seed $i </dev/null 2>&1; done | sort -u | wc -l | tr -dc '2-6' | wc -c)" 1 \
    'a choice is drawn that no author has offered so'
printf 'game { language = 1, name = "Lot" }\nlocal o = option "o" { "random", "not" }\nlocal b = square(4, 4)\nplayers { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }\npiece "King" { "K", move = b.all }\nsetup { [[ K . . . ]] }\nending { win { captured "King" } }\n' >"$scratch/lot.lua"
said options
run play "$scratch/lot.lua" --set o=random
out_lacks drawn 'a choice that is called so is that choice'
run play chess960 --set position=randon
err_has 'is not a whole number from 0 to 959' 'another word is none'
# ---- files, and several moves in a line ---------------------------------------------------

said d d d d d d d 'why d' z
run play connect-four
exits 1 'a file is a move of some games'
err_has 'd is not legal: no cell on file d is empty' 'which is told where it is full'
out_has 'd is not legal: no cell on file d is empty' 'and why'
err_has "no command 'z'" 'other letters are commands'
said fen '13/8 6/5 6/5' fen '13/8 6/5' fen
run play backgammon --seed 1
is "$(grep -c ' w ' <<<"$out")" 2 'of several moves that do not all hold none is played'
err_has "the turn is over before '6/5'" 'and the one is named'
run play-moves backgammon --seed 1 '13/8 6/5'
out_has ' b ' 'several moves are a word of a call, too'
printf '%s\n' '[Variant "crazyhouse"]' '[FEN "3rk3/P7/8/8/8/8/8/4K3[] w - - 0 1"]' '[SetUp "1"]' '' '1. a8=Q *' >"$scratch/q.pgn"
run replay "$scratch/q.pgn"
out_has 'Q~2rk3' 'a record may leave out the mark of who is promoted'
finish
