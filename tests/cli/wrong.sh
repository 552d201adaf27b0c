#!/usr/bin/env bash
# wrong.sh -- invalid definitions and positions: exit code 2, the place, and what would be
# right.
source "$(dirname "$0")/lib.bash"

# definition NAME: saves standard input as a definition.
definition() { cat >"$scratch/$1.lua"; }

# wrong FILE MESSAGE NAME: every command that opens it exits with 2 and the message.
wrong() {
    run check "$1"
    refused 2 "$2" "$3"
    said quit
    run play "$1"
    refused 2 "$2" "$3, to be played"
    input=/dev/null
}

for file in tests/errors/*.lua; do
    run check "$file"
    [[ $code == 2 && -z $out && $err == *"$file"* ]]
    result $((! $?)) "$(sed -n '1s/^-- //p' "$file")"
done

wrong "$scratch/none.lua" 'none.lua' 'a file that is not there'
wrong "$scratch" "$scratch" 'a folder'
wrong jetann "did you mean 'jetan'?" 'a name that is nearly one'
wrong .lua "no game '.lua' in games/" 'an ending is no name of a file'
wrong '' '' 'no name at all'
definition direction <<'LUA'
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Guard" { "G", move = b.nne }
LUA
wrong "$scratch/direction.lua" "direction.lua:4: " 'a misspelt direction'
err_has "no direction 'nne' on this board; did you mean 'n" 'with the nearest one'
definition letter <<'LUA'
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Guard" { move = b.ortho }
LUA
wrong "$scratch/letter.lua" 'letter.lua:4: ' 'a piece without a letter'
definition syntax <<'LUA'
game { language = 1, name = "Broken"
LUA
wrong "$scratch/syntax.lua" 'syntax.lua:' 'a syntax error'
definition endless <<'LUA'
game { language = 1, name = "Broken" }
while true do end
LUA
wrong "$scratch/endless.lua" 'endless.lua:2: ' 'an endless loop'
definition bomb <<'LUA'
local t = {}
for i = 1, 1e9 do t[i] = { i } end
LUA
wrong "$scratch/bomb.lua" 'bomb.lua:2: ' 'a table bomb'
printf '\033LuaT' >"$scratch/binary.lua"
wrong "$scratch/binary.lua" 'binary.lua' 'binary Lua'
definition zero <<'LUA'
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Guard" { "G", move = b.ortho }
setup { [[ G G G G ]] }
ending { loss { no_moves } }
LUA
printf -- '-- a comment\0\nending { draw { captured "Guard" } }\n' >>"$scratch/zero.lua"
wrong "$scratch/zero.lua" 'zero.lua:7: there is a zero byte on this line' 'a zero byte'
head -c 5000 /dev/urandom >"$scratch/noise.lua"
wrong "$scratch/noise.lua" 'noise.lua' 'noise'
mkfifo "$scratch/pipe.lua"
wrong "$scratch/pipe.lua" 'pipe.lua' 'a pipe that nobody writes to'

run moves jetan --set warior=free
refused 2 "did you mean 'warrior'?" 'an option that is nearly one'
run moves jetan --set warrior=fre
refused 2 "did you mean 'free'?" 'a value that is nearly one'
run moves jetan --set green.warrior=free
refused 2 'green' 'a player that is none'
run moves jetan --set setup=mirrored --set orange.setup=rotated
refused 2 'setup' 'an option that no side has for itself'

definition odd <<'LUA'
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Wall" { "W" }
piece "Man" { "M", move = option "gait" { help = "how he goes", { "slow", b.all }, { "fast", b.all^2 } } }
LUA
run check "$scratch/odd.lua"
exits 0 'an odd definition is no wrong one'
err_has 'odd.lua: warning: there is no setup' 'a game without a setup is warned of'
err_has 'odd.lua: warning: there is no ending' 'so is one without an ending'
err_has "odd.lua:4: warning: piece 'Wall' can never move" 'and a piece that never moves'
err_has "odd.lua:5: warning: option 'gait': its choice 'slow' and others have no 'help'" \
    'and choices that nobody explains'

# why MOVE REASON: for a move in piece notation from the initial position of chess.
why() {
    run why chess "$1"
    exits 1 "$1 is not legal"
    out_has "$1 is not legal: $2" 'and the reason is that of the piece that is meant'
}
why Ke2 'e2 holds your own Pawn'
why Qxf7 'no walk of a Queen leads from d1 to f7'
why Bh6 'd2 holds your own Pawn'
why O-O 'g1 holds your own Knight'

# fen TEXT MESSAGE NAME: a FEN that is refused, naming the field and the place.
fen() {
    run moves jetan --fen "$1"
    refused 2 "$2" "$3"
}
fen '' 'field 1' 'an empty FEN'
fen '10/10 b Ee 0 1' '2 rows, but the board has 10' 'too few rows'
fen 'wadfrcfdaw/tppppppppt/10/10/11/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1' 'row 5' 'a row too long'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/9/TPPPPPPPPT/WADFCRFDAW b Ee 0 1' 'row 8' 'a row too short'
fen 'wadfrcfdaw/tppzppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1' "'z'" 'a letter that is no piece'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW x Ee 0 1' 'field 2' 'no such side'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ez 0 1' 'field 3' 'no such right'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee x 1' 'field 4' 'a counter that is no number'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 99999999999 1' 'field 4' 'a counter beyond all bounds'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0' 'field 5' 'a field too few'
fen 'wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1 7' '7' 'a field too many'
fen "$(head -c 3000 /dev/zero | tr '\0' '9')" 'field 1' 'a number without end'
# chess TEXT MESSAGE NAME: a FEN that no game of chess leads to.
chess() {
    run moves chess --fen "$1"
    refused 2 "$2" "$3"
}
chess 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/1NBQKBNR b KQkq - 0 1' \
    "field 3 (rights): 'long castling' of White requires that the number of the mover's Rooks on a1 is 1" \
    'a right to castle without a rook'
chess 'rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQk - 0 1' \
    "'short castling' of Black requires that the number of the mover's Kings on e8" 'or without the king'
chess 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1' \
    "field 4 (en passant): 'en passant' on d3 requires that" 'a cell that no pawn has passed over'
chess 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e5 0 1' \
    'field 4 (en passant)' 'nor could have'
run moves chess --fen 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
exits 0 'one that a pawn has passed over, though nobody can take it'
run moves chess --fen '8/8/8/3p4/8/8/8/R7 w - - 0 1'
exits 0 'a position without kings'
err_has 'White has no King in this position' 'is odd, and that is said'
run moves jetan --fen '10/10/10/10/10/10/10/10/10/4CR4 b Ee 0 1'
err_has 'Orange has no Chief in this position' 'nor can a Chief be captured that is not there'
said quit
run play chess --fen '8/8/8/3p4/8/8/8/R7 w - - 0 1'
err_has 'White has no King in this position' 'also where it is to be played'
run moves tablut --fen "$("$program" play-moves tablut | sed -n 's/^fen //p')"
exits 0 'the position in which a game begins'
silent 'is not odd, though one side never has a King'
said edit 'remove h1' done fen
run play chess
out_has 'RNBQKBN1 w Qkq -' 'who sets up a position need not think of the rights'

# Each first step can be followed by two thousand second ones, all with the same prefix.
cat >"$scratch/many.lua" <<'EOF'
game { language = 1, name = "Many" }
local b = square(12, 12)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local q = counter "q" { max = 2 }
piece "P" { "P", move = b.n * q:raise() }
turn { { "move" }, { "P", anywhere, when = q:over(1) } }
turn { "move", when = q:under(1) }
setup { [[ P P P P P P P P P P P P
           P P P P P P P P P P P P ]] }
EOF
run play-moves "$scratch/many.lua" a2-a3 b11-b10
exits 1 'fifty thousand moves are told apart within a minute'
err_has 'fits several moves: b11-b10,b10xa1, b11-b10,a11xa1' 'which begin alike'
err_has ' more' 'and not all of them are told'

# Thirty-five thousand moves in as many notations as possible, with long names.
cp "$scratch/many.lua" "$scratch/spelt.lua"
cat >>"$scratch/spelt.lua" <<'EOF'
notation "short" { move = "{from}-{to}" }
for i = 1, 31 do
    notation("n" .. i) { move = "{from}{to}" .. i, cells = function(n) return n .. ("y"):rep(90) end }
end
EOF
called='ulimit -v; stepwise play-moves'
([[ ${SAN:-} ]] || ulimit -v 300000 # sanitizers need terabytes of address space
    exec timeout "$patience" "$program" play-moves "$scratch/spelt.lua" a2-a3 zz) >"$scratch/out" 2>"$scratch/err"
code=$? err=$(<"$scratch/err")
exits 1 'a move that none of many is, in any of many notations, takes little memory'
err_has "move 2: 'zz' is not a move; a move is written like a11-a10,a10-a11" 'and is refused like any other'

# The language has a file with that name, too.
sed "5s/move = b.n/b.n, b.s/" "$scratch/many.lua" >"$scratch/piece.lua"
program=$(realpath "$program")
cd "$scratch" || exit 2
run check piece.lua
refused 2 "piece.lua:5: piece 'P': cannot use element 3" "a line is one of the author's file, whatever that is called"
finish
