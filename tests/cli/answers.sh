#!/usr/bin/env bash
# answers.sh -- the output of commands, and their exit codes.
source "$(dirname "$0")/lib.bash"

start='wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1'
# Black's Dwar can capture the Princess; here Orange has just lost her.
taken='4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1'

# count WORD: its number of occurrences in the output.
count() { grep -o -- "$1" <<<"$out" | wc -l; }

run moves jetan
exits 0 'moves'
is "$(wc -l <<<"$out")" 74 'a new game has 74 moves'
is "$(LC_ALL=C sort <<<"$out")" "$out" 'they are sorted'
run moves games/jetan.lua --fen "$start"
is "$(wc -l <<<"$out")" 74 'a game by its path, the position by its FEN'
run moves jetan --set=warrior=free
exits 0 '--set=OPTION=VALUE'
run moves jetan --json
is "$(count '[A-J][0-9]-')" 74 'moves as JSON'

run perft jetan 3
is "$(head -1 <<<"$out")" 'nodes 379795' 'perft 3'
[[ $out =~ seconds\ [0-9.]+$ ]]
result $((! $?)) 'perft says how long it took'
run perft jetan 2 --divide --walker vm
is "$(grep -vcE '^(nodes|seconds)' <<<"$out")" 74 'divide has a line for each move'
is "$(awk '!/^(nodes|seconds)/ { n += $2 } /^nodes/ { print n == $2 }' <<<"$out")" 1 'which add up'
run perft jetan 3 --threads 2
is "$(head -1 <<<"$out")" 'nodes 379795' 'two threads count the same'
alone=$("$program" perft jetan 3 --divide | grep -v seconds)
is "$("$program" perft jetan 3 --divide --threads 3 | grep -v seconds)" "$alone" 'in the same order'
run perft jetan 0
is "$(head -1 <<<"$out")" 'nodes 1' 'perft 0'
run perft jetan 2 --json
out_has '"nodes":5462' 'perft as JSON'

run play-moves jetan
is "$out" "fen $start"$'\n''result ongoing' 'no moves played'
run play-moves jetan D1-C4 a9-b7
exits 0 'moves in any case'
out_has ' b Ee 0 2' 'two moves played'
run play-moves jetan D1-D5
refused 1 'move 1: D1-D5' 'an illegal move'
run play-moves jetan nonsense
exits 1 'a move that is none'
run play-moves jetan --fen "$taken" E7xE0
is "$(tail -1 <<<"$out")" 'result Black wins (P)' 'taking the Princess wins'
run play-moves jetan --fen "$taken" E7xE10 F0-F9
refused 1 'the game is over: Black wins (P)' 'no move after the end'
run play-moves jetan --fen "$taken" E7xE0 --json
out_has '"result":"Black wins (P)"' 'play-moves as JSON'

run search jetan --fen "$taken" --depth 2
exits 0 'search'
is "$(tail -1 <<<"$out")" 'best E7xE0' 'it takes the Princess'
out_has 'wins in 1' 'and knows that this wins'
run search jetan --depth 2
out_has 'depth 2 ' 'a search says what each depth has found'
run search jetan --nodes 5000 --json
out_has '"best":"' 'search as JSON'
run search jetan --time 0.2
exits 0 'a search by time'
won=$("$program" play-moves jetan --fen "$taken" E7xE0 | sed -n 's/^fen //p')
run search hex --set size=5 --nodes 600
out_has ' %  ' 'where men are put down, random games are played'
run search hex --set size=5 --searcher alpha-beta --depth 2
out_lacks '%' 'unless somebody else is asked for'
run search chess --searcher mcts --nodes 200 --json
out_has '"share":0' 'a share of the point, in JSON'
once=$("$program" search hex --searcher mcts --nodes 400 --seed 3 | tail -1)
run search hex --searcher mcts --nodes 400 --seed 3
out_has "$once" 'one seed, one answer'
run search connect-four --fen '7/7/7/D6/Dd5/Dd5 w' --searcher mcts --time 5
out_has 'score wins in 1' 'a win is proven'
run search tests/corpus/who-moved-last.lua --fen '1M1M/m+R*#/1*+r1/mm1M w - c1 -' --depth 3
result $(($(grep -c 'loses in' <<<"$out") == 0)) 'who is stuck loses by another move than the one that was looked at first'
# Keys leave out what came before; where a repetition loses, that decides.
cat >"$scratch/repeats.lua" <<'END'
game { language = 1, name = "Repeats" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = quiet(b.ortho), value = 1 }
setup "2m/3/M2"
ending { loss { repeated(2), says = "repetition" } }
END
run search "$scratch/repeats.lua" --fen '2M/3/m2 w' --depth 12
out_lacks 'wins in' 'a repetition on one way is not taken for one on another'
out_has 'depth 12 ' 'and the search goes on'
sed 's/loss/draw/; s/ending/forbid { repeated(2) } &/; s/repeated(2), says/no_moves, says/' \
    "$scratch/repeats.lua" >"$scratch/forbids.lua"
run search "$scratch/forbids.lua" --fen '2M/3/m2 w' --depth 12
out_lacks 'wins in' 'nor is one that may not be'

# The first line of several is the move that the search would play, though a draw, which it
# avoids, is reported as 0.
cat >"$scratch/peace.lua" <<'END'
game { language = 1, name = "Peace" }
local b = square(7, 7)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.ortho, value = 1 }
piece "Chief" { "C", move = b.e, value = 1 }
setup "c6/mmm4/7/7/7/7/C3MMM"
ending { draw { captured "Chief", says = "peace" }, win { count(other):is(0) } }
END
uneven='7/mmm4/m1m4/7/7/7/Cc1MMMM w'
run search "$scratch/peace.lua" --fen "$uneven" --depth 4
best=${out##*best }
run search "$scratch/peace.lua" --fen "$uneven" --depth 4 --lines 12
is "${out##*best }" "$best" 'the first of twelve lines is the one that is found alone'
out_has '+0.00' 'though one is a draw'

cat >"$scratch/three.lua" <<'END'
game { language = 1, name = "Three" }
local b = square(7, 7)
players { { "White", letter = "w" }, { "Black", letter = "b" }, { "Red", letter = "r", style = "'" } }
piece "Man" { "M", move = b.ortho, value = 1 }
piece "Flag" { "F", move = quiet(b.n), value = 1 }
setup "mmm1fff/7/7/M'M'M'1F'F'F'/7/7/FFF1MMM"
ending { draw { by "Flag", says = "peace" }, win { (count(anyone) - count(mover)):is(0) } }
END
run search "$scratch/three.lua" --fen "mmm4/7/7/M'M'M'4/7/7/F2MMMM w" --depth 3
out_lacks 'best a1-a2' 'among three, too, who stands better does not draw'

run search jetan --searcher both
refused 2 "'both' should be alpha-beta or mcts" 'a searcher that there is not'
run search jetan --fen "$won"
result $((code == 0 || code == 1)) 'a search of a finished position ends'

run why jetan D1-C4
exits 0 'why a move is legal'
run why jetan D1-D2
exits 1 'why a move is not'
run why chess d2-f3
out_has 'others can go to f3: the Knight on g1 (Nf3), the Pawn on f2 (f3)' 'what else leads there'
run why chess --fen '7k/5KQ1/8/8/8/8/8/8 b - - 99 70'
exits 0 'why a game is over'
out_has 'White wins (checkmate), because no legal move is left and' 'which rule, and what made it true'
run why chess --fen '7k/8/8/8/8/8/8/K5Q1 w - - 41 70'
out_has "draw (fifty moves), not yet: 'plies without capture or pawn move' is at least 100 (now 41)" 'how far it is'
run why chess --json
out_has '"over":false,"text":"the game goes on' 'as JSON'
run why chess --svg -
refused 2 'which move' 'nothing to draw'
said 'g1-f3' 'g8-f6' 'f3-g1' 'f6-g8' 'why' 'resign' 'why'
run play chess
input=/dev/null
out_has 'the position has occurred 2 of 3 times' 'at the prompt'
out_has 'Black wins (White resigns); it was ended by its players, not by a rule' 'an end that players have made'
run why jetan D1-D2 --json
out_has '"legal":false' 'why as JSON'

run show jetan
exits 0 'show'
is "$(count W)" 2 'both Warriors are on the board'
run show jetan d1
out_has '*' 'what a piece reaches is marked'
out_has "Black's Flier on d1 can go to 4 cells: " 'and told'
run show jetan e5
out_has 'e5 is empty' 'an empty cell is told, too'
run show backgammon 24
out_has "White's 2 Men on 24 can go to 1 cell: 21" 'show calls cells as moves do'
out_has '2  E  14 15 16 c  18 .  e  20 * ' 'boards show what moves call cells'
run show international-draughts d4
out_has "White's Man on 32 can go to 2 cells: 27 28" 'however they are asked for'
run show chess a1
out_has "White's Rook on a1 cannot go anywhere" 'and a piece that cannot move'
run show 3check
out_has 'checks left to give: White 3, Black 3' 'what is counted stands below the board'
said e5 e8 pass board pass board fen
run play go
is "$(grep -c '^cells: Black 1, White 1$' <<<"$out"), $(tail -1 <<<"$out")" '1, 9/4s4/9/9/4S4/9/9/9/9 b -' \
    'and what was counted when it was over'
run show crazyhouse --fen '4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 1'
out_has 'White in hand: Pawn 2   Black in hand: Knight 1' 'and what is in hand'
run show crazyhouse --fen '4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 1' --svg -
out_has '>White in hand: Pawn 2 · Black in hand: Knight 1<' 'also in a picture'
run show minishogi --fen 'k4/5/5/5/4K[RBGSP] w - - 0 1' --svg -
out_has '>Sente in hand: Gold 1, Rook 1,<' 'a hand that is longer than the board is wide'
out_has '>Bishop 1, Silver 1, Pawn 1<' 'goes on in another line'
run show crazyhouse --fen '4k3/8/8/8/8/8/8/4K3[PPn] w - - 0 1' --svg - --no-labels
result $(($(grep -c 'in hand' <<<"$out") == 0)) 'if it has labels'
run show 3check --piece King
result $(($(grep -c 'checks left' <<<"$out") == 0)) 'a piece alone has none of that'
run show jetan k1
refused 2 "no cell 'k1'" 'a cell that is none'
run show jetan rook
refused 2 'its cells are named a1 to j10' 'nothing like a cell'
# A reason of several lines becomes a single line of an error message.
cat >"$scratch/lame.lua" <<'LUA'
game { language = 1, name = "Lame" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local lame = beside(b.all, enemy * kind "Mire")
piece "Man" { "M", value = 1, move = straight(b.ortho:ride()):from(-lame) + b.diag^2 }
piece "Mire" { "I", value = 1, move = b.ortho }
setup "i3M/5/1i3/MM3/1M3"
ending { loss { no_moves, who = other } }
LUA
run play-moves "$scratch/lame.lua" a2-c2
refused 1 'stepwise: move 1: a2-c2 is not legal: every walk' 'a walk that is stopped'
out_lacks '\x0a' 'its reason is one line'
run why "$scratch/lame.lua" a2-a4
out_has 'a2 does not work here: an enemy Mire stands one step in any direction from it' 'what is there is told, and that it stops'
run show international-draughts 31 --json
out_has '"cell":"31","reach":["26","27"]' 'also in JSON'
run show international-draughts d4 --json
out_has '"cell":"32"' 'whatever cell was asked for'
run show jetan D1 --json
out_has '"reach":[' 'show as JSON'
run show jetan --pieces
out_has 'W   Warrior (WA), value 2' 'the pieces: letter, name and value'
out_has '    two steps orthogonally, turning freely' 'and how they move'
run show jetan --pieces --set orange.warrior=free
out_has 'W   Warrior (WA), value 2, Orange'"'"'s 3' 'where the players differ'
out_has '    Orange: one or two steps orthogonally, turning freely' 'each is told'
run show capablanca --pieces
is "$(grep -c 'Black:' <<<"$out")" 0 'each player sees the board from his side'
out_has '    or from f1 (f8 for Black), while not attacked, if' 'each way on a line'
run show chess --pieces --json
out_has '"Black":"any number of steps orthogonally in a straight line"' 'pieces as JSON'
out_has '"name":"King","letter":"K","abbrev":"","royal":true,"goal":false,"values":{"White":' 'who is royal'
run show jetan --pieces --json --set orange.warrior=free
out_has '"letter":"W","abbrev":"WA","royal":false,"goal":false,"values":{"Black":2,"Orange":3}' 'and what he is worth to whom'
out_has '"name":"Chief","letter":"C","abbrev":"CH","royal":false,"goal":true' 'and whose capture ends the game'
# "Warrior(WA), Padwar(PW), Dwar(DW), Flier(FL) or Odwar, Chief(CH), Princess(PR)"; the ranks
# are "1, 2, 3, 4, 5, 6, 7, 8, 9, 0" (Smith).
run show jetan --names
out_has '10/0  wa pw dw fl pr ch fl dw pw wa 10/0' 'two letters; the tenth rank by both its names'
out_has '   1  WA PW DW FL CH PR FL DW PW WA    1' 'capitals for the first player'
run show chess --names
out_has '1  R  N  B  Q  K  B  N  R  1' 'one letter where there are no two'
run show jetan --svg -
out_has '<use xlink:href="#kind' 'pieces by their drawings'
run show jetan --names --svg -
out_has '>WA</text>' 'or by two letters'
run show jetan --svg -
out_has '</svg>' 'a picture on standard output'
run show jetan c1 --svg "$scratch/board.svg"
is "$out" '' 'a picture in a file, and nothing else'
result $(($(grep -c '</svg>' "$scratch/board.svg") == 1)) 'it is one'
run show jetan --pieces --json --svg "$scratch/board.svg"
out_has '"name":"Chief"' 'an answer in JSON beside a picture of all pieces'
run why jetan D1-C4 --svg -
is "$(tail -1 <<<"$out")" '</svg>' 'a walk on standard output, and nothing behind it'
run why jetan D1-D2 --svg -
is "$code $(tail -1 <<<"$out")" '1 </svg>' 'whether it is legal says the exit code'
for call in 'show chess e2 --svg' 'why chess e4 --svg' 'test tests/rules/jetan.lua --junit'; do
    # shellcheck disable=SC2086
    run $call - --json
    refused 2 "--json and ${call##* } - would both write to standard output" "no answer in JSON behind something else: $call"
done
run show jetan --svg "$scratch/none/board.svg"
exits 2 'a picture into a folder that is not there'

run check jetan
exits 0 'check'
out_has 'warrior = chained' 'check lists the options'
out_has 'Padwar           value 2, abbreviated PW' 'check lists the pieces'
run check chess
out_has $'\n  K  King             value 0, royal\n     in the author\'s words: One step' 'what they are worth, how they move'
out_has $'\n  Q  Queen            value 900\n     any number of steps in any direction' 'each of them'
run check jetan --set orange.warrior=free
out_has 'Black chained, Orange free' 'an option for one side'
run check jetan --json
out_has '"options":[' 'check as JSON'

run disasm jetan Dwar
exits 0 'disasm by name'
out_has 'step' 'it lists steps'
run disasm jetan d
exits 0 'disasm by letter'
run disasm jetan Dwra
refused 2 "did you mean 'Dwar'?" 'a piece that is nearly one'

# A turn that only unmakes a cell is a pass with an addition, not a command-line option.
cat >"$scratch/dig.lua" <<'END'
game { language = 1, name = "Dig" }
local b = square(4, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M" }
turn { "Man", stay * unmake }
setup "m3/M3"
END
run moves "$scratch/dig.lua"
is "$out" '-- ~a1' 'a pass that unmakes a cell'
run play-moves "$scratch/dig.lua" "$out"
exits 0 'is played as it is listed'
run why "$scratch/dig.lua" '-- ~a1'
exits 0 'and explained'

# `anything` means a piece of any player; a walk in a condition is described without its
# effects.
cat >"$scratch/hop.lua" <<'END'
game { language = 1, name = "Hop" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Hopper" { "H", move = b.n * anything * b.n + b.e * anything }
piece "Disc" { "D", drop = anywhere * every(straight((b.all * enemy * convert):ride() * b.all * friend)) }
piece "Man" { "M", move = b.n }
setup { "H . D . M" }
END
run why "$scratch/hop.lua" a1-a3
out_has 'a2 is empty, but a piece must stand there' 'what anything is'
run why "$scratch/hop.lua" a1-b1
out_has 'b1 is empty, but a piece must stand there' 'and at the end of a walk'
run why "$scratch/hop.lua" D@c3
out_has 'this walk is not possible (two or more steps in any direction in a straight line, over enemies, to a friend)' 'a walk asked about'

# The suffix of a pass says which one is meant; the argument "--" that ends the options is none.
cat >"$scratch/vote.lua" <<'END'
game { language = 1, name = "Vote" }
local b = square(4, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local votes = counter "votes" { max = 9 }
piece "Man" { "M" }
turn { "Man", stay * votes:raise() + stay * votes:raise(2) }
setup "m3/M3"
END
run moves "$scratch/vote.lua"
is "$out" $'--/1\n--/2' 'two moves that are written alike'
run play-moves "$scratch/vote.lua" --/2 --/1
exits 0 'are played as they are listed'
run play-moves "$scratch/vote.lua" --
refused 1 "'--' fits several moves: --/1, --/2" 'and neither of them is a plain pass'
run why "$scratch/vote.lua" --/2
exits 0 'and explained'
run why "$scratch/dig.lua" -- --
exits 1 'a pass behind the end of options'
out_has 'has no pass' 'is explained'
run why "$scratch/dig.lua" -- -- --
refused 2 'too many arguments' 'and two of them'
run play-moves "$scratch/vote.lua" --=2
refused 2 'no option' 'an option without a name'

# Where pieces are a burden, having one left is nearly a win.
run search antichess --fen 'rnbqkbnr/pppppppp/8/8/8/8/P7/8 w - - 0 1' --depth 4
out_has 'score +' 'in antichess a man less is a gain'

# Players number the dark cells, but not the light ones.
run show english-draughts 9
out_has '   a  b' 'a cell is called as the game calls it'
out_lacks 'is empty' 'and the man on it is meant'

# On boards whose files the author has not named, cells give the names.
run show hex
out_has ' a   b   c   d   e   f   g' 'files bear the letter of their cells'
run show hex --svg -
is "$(grep -c 'fill="#d69080"' <<<"$out") $(grep -c 'fill="#93aecb"' <<<"$out")" '18 18' \
    'two sides of a board of Hex are red, and two are blue, but for the corners'
run show glinski
out_has $'\n  a   R   .   .   R   l\n    b' 'where they would go on'

run why chess Rh1-h9
out_has "no cell is called 'h9'" 'a cell that is none is told as such'
run show backgammon 24 --piece Man
out_has "White's Man on 24" 'a cell is asked for by the name that the player to move has for it'
run show chess --piece n
exits 0 'a piece is named by its letter in any case'
finish
