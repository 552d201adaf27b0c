#!/usr/bin/env bash
# rules.sh -- the rules in words, as text and as a page.
source "$(dirname "$0")/lib.bash"

run rules jetan
exits 0 'the rules of jetan'
out_has 'Warrior (W): two steps orthogonally, turning freely' 'how a piece moves'
out_has $'  6  .  .  .  *  .  W  .  *  .  .     6\n' 'and where it goes, alone on the board'
out_has 'princess - how a Princess moves' 'an option alike for all'
out_has 'Moves are written like this: A2-B4' 'the notation'
[[ $out != *$'\n\n\n'* && $out != *'zone '[0-9]* ]]
result $((! $?)) 'one empty line between parts, and cells by their names'
run rules jetan --set warrior=free
out_has 'Warrior (W): one or two steps orthogonally, turning freely' 'the options as they are set'
run rules capablanca
out_has $'\n- from f1 (f8 for Black), while not attacked, if the mover has' 'a way to move on a line of its own'
run rules chess
out_has '- A move is illegal if afterwards the mover'\''s royal piece is attacked.' 'what is forbidden'
out_has '- The game is drawn (stalemate) when no legal move is left.' 'an ending'

# Lines are folded, and columns lined up, by letters and not by their bytes.
cat >"$scratch/letters.lua" <<'END'
game { language = 1, name = "Letters", help = ("éééé "):rep(40) }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = option "far" { { "é", b.n, help = "one" }, { "oo", b.n^2, help = "two" } }
piece "Man" { "M", move = far }
setup "M . ."
ending { draw { no_moves } }
END
run rules "$scratch/letters.lua"
out_has "éééé$(printf ' éééé%.0s' {1..14})"$'\n' 'a line has as many letters as fit'
said 'options far'
run play "$scratch/letters.lua"
out_has $'      é   one\n      oo  two' 'choices stand in columns'
input=/dev/null

# Named zones: a player wins by moving into the opponent's den.
cat >"$scratch/zones.lua" <<'END'
game { language = 1, name = "Zones" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local river = b:zone(rank(3) * -file("a", "d"), "the river")
local den, goal = b:zone({ "b1" }, "the den"), b:zone { "c5" }
piece "Man" { "M", move = b.all:to(-river * -den) }
setup "M . . M"
ending {
  win { landed(goal) },
  loss { count(mover, "Man", den):over(0) },
  draw { cells(river * friend):is(1) },
}
END
run rules "$scratch/zones.lua"
out_has $'wins when the move ended in the den of the\n  opponent.' "another's zone, for both players"
out_has $'loses when the mover has at least one Man in\n  the den.' 'who stands in it'
out_has 'is drawn when there is exactly one cell of the river where a' 'in a list of what is asked of a cell'
run why "$scratch/zones.lua" --fen '4/4/4/1M2/4 w' b2-b3
out_has 'it is in the river' 'why not there'

run rules konane
out_has 'one step orthogonally, over an enemy that is captured, then' 'a capture in rounds'

# Ranks are counted from each player's side if that works for all; files, and ranks that do not
# exist for some player, have one name.
cat >"$scratch/lines.lua" <<'END'
game { language = 1, name = "Lines" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.n:from(b.rank(2)) + b.e:to(b.file("e", "f")) + b.w:from(-b.rank(6)) }
setup "M . . M . ."
ending { win { landed(b.file "a") } }
END
run rules "$scratch/lines.lua"
out_has '- from rank 2, one step forward' 'a rank of both players'
out_has '- from ranks 1 to 5, one step to the left' 'and several'
out_has 'ending on files e and f (files a and b for Black)' 'files from the other side'
out_has $'move ended on file a (file f for\n  Black).' 'and in a rule'
run rules four-player-teams
out_has '- from rank 2 (file b for Blue; rank 13 for Yellow; file m for Green), two' 'ranks that are files to some'

# Parentheses belong to a single way.
cat >"$scratch/brackets.lua" <<'END'
game { language = 1, name = "Brackets" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Guard" { "G", move = quiet(b.all):to(leads(b.n * enemy + b.e * friend)) + b.n^2 }
setup { [[ G . . . . G ]] }
turn { "move" }
turn { "Guard", (b.n^3):from(b:zone { "a1" }) }
ending { loss { no_moves, who = other } }
END
run rules "$scratch/brackets.lua"
out_has $'- one step in any direction, to an empty cell from which this walk is possible\n  (one step forward, to an enemy; or one step east, to a friend)\n- two steps forward\n' \
    'alternatives in brackets'
out_has $'as follows (from a1 (a6 for Black),\n  three' 'a walk of a turn, for both players'
run check "$scratch/brackets.lua"
out_has 'this walk is possible (one step forward, to an enemy; or one step east' 'and where it is checked'

run rules "$scratch/brackets.lua"
out_lacks 'drawn' 'no draw where a rule speaks of who cannot move'
sed -e '/^ending/d' -e '/^turn/d' "$scratch/brackets.lua" >"$scratch/stuck.lua"
echo 'ending { win { captured "Guard" } }' >>"$scratch/stuck.lua"
run rules "$scratch/stuck.lua"
out_has $'\n- The game is drawn when no legal move is left.\n' 'a draw where none does'
sed -i '$d' "$scratch/stuck.lua"
run rules "$scratch/stuck.lua"
out_has $'\n- The game is drawn when no legal move is left.\n' 'and where there is no rule'
echo 'turn { "move" } turn { "pass", otherwise = true }' >>"$scratch/stuck.lua"
run rules "$scratch/stuck.lua"
out_lacks 'drawn' 'who may always pass is never stuck'

# A lone piece is shown on the initial board, but not on one of its holes.
cat >"$scratch/holes.lua" <<'END'
game { language = 1, name = "Holes" }
local b = square(4, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all }
setup "*m1*/*2*/*1M*"
ending { win { captured "Man" } }
END
run rules "$scratch/holes.lua"
out_has $'\n3     *  *     3\n2     *  M     2\n1     *  *     1\n' 'a man alone, and the holes'
# A player who must capture may not drop, unless the drop captures.
hand() {
    cat >"$scratch/hand.lua" <<END
game { language = 1, name = "Hand" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
hand { Rook = 1, captured = true }
piece "Rook" { "R", move = straight(b.ortho:ride()), drop = $1 }
setup "r2r/4/4/R2R"
turn { "capture" }
turn { "move", otherwise = true }
ending { win { count(other):is(0) } }
END
    run rules "$scratch/hand.lua"
}
hand anywhere
out_has $'\n- On his turn a player may capture with a piece.\n' 'a drop that takes nobody is no capture'
hand 'anywhere * every(b.n * enemy * take)'
out_has $' a piece from the hand\n  so that it captures something.\n' 'one that takes is'

run rules backgammon
out_has $'\nNotation\n\nAfter the throw (' 'how moves are written where a throw comes first'

# What follows a move is told for each player if it differs.
cat >"$scratch/follows.lua" <<'END'
game { language = 1, name = "Follows" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local power = option "power" { per_side = true, help = "what follows",
  { "take", b.n * enemy * take, help = "who stands before it" },
  { "put", b.n * empty * put("Stone", nobody), help = "a Stone" } }
piece "Man" { "M", move = b.all }
piece "Stone" { "*" }
follow { power, from = friend }
setup [[ M . . . ]]
ending { win { captured "Man" } }
END
run rules "$scratch/follows.lua"
out_has '- After each move, from every cell where a friend stands, each of these walks' 'what follows for all'
run rules "$scratch/follows.lua" --set white.power=put
out_has $'- After each move of White, from every cell where a friend stands, each of\n  these walks takes effect (one step forward, to an empty' \
    'what follows for one'
out_has $'- After each move of Black, from every cell where a friend stands, each of\n  these walks takes effect (one step forward, to capture' \
    'and for the other'

# The author's help replaces the derived text; check shows both.
cat >"$scratch/told.lua" <<'END'
game { language = 1, name = "Told", help = "It is one." }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all, help = [[
  anywhere <b>near</b>
  by ]] }
setup "M . . ."
turn { "move", help = "Move a man." }
throw "wind" { when = captured "Man", { 1 }, { 2 } }
forbid { captured "Man" * landed(b.rank(1)), help = "Nobody is taken at home." }
follow { b.n * enemy * take, from = friend * b.rank(3) }
ending {
  win { captured "Man", says = "taken", help = "A taken man ends it." },
  draw { no_moves, help = "A taken man ends it." },
}
END
run rules "$scratch/told.lua"
exits 0 "the author's words"
out_has $'Told\nIt is one.\n' 'of the game'
out_has $'\nMan (M), whose capture ends the game: anywhere <b>near</b> by\n' 'of a piece, on one line'
out_has $'\nTurns\n\n- Move a man.\n- After each move, from' 'of a turn; what follows from a move'
out_has "- 'wind' is thrown after a move when a Man was captured." 'a throw'
out_has $'\nHow it ends\n\n- Nobody is taken at home.\n- A taken man ends it.\n\n' 'of rules, a text once'
run rules "$scratch/told.lua" --html -
out_has 'anywhere &lt;b&gt;near&lt;/b&gt; by' 'they are no markup'
run check "$scratch/told.lua"
out_has "     in the author's words: anywhere <b>near</b> by" 'check has them'
out_has '     one step in any direction' 'and what is derived'
out_has $'\nMan (M)\n   a  b  c  d\n4  .  *  *  *  4\n' 'and where it goes, on a board'
out_has $'\nturns\n  On his turn a player may move a piece.' 'turns'
out_has $'\nendings\n  A move is illegal if afterwards' 'endings'
out_has '  The player who has just moved wins (taken) when a Man was captured.' 'and their rules'
said 'pieces' 'quit'
run play "$scratch/told.lua"
input=/dev/null
out_has '    anywhere <b>near</b> by' 'pieces at the prompt has them'
out_lacks 'one step in any direction' 'in the place of the rest'

# A page is complete and self-contained.
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
# Cells where a piece can only capture are marked as such; on a board without any, no such mark
# is explained.
run rules chess
out_has '* marks where a piece can go, x where it can only capture' 'marks are explained in text'
out_has $'\n3  .  .  .  x  *  x  .  .  3\n' 'a pawn takes to either side'
run show chess --piece Pawn --svg -
is "$(grep -c 'stroke="#c62828"' <<<"$out")" 2 'so does its picture'
run show english-draughts --piece Man
out_lacks ' x ' 'who takes by a jump goes where none stands'
run show chess e2
out_lacks 'x' 'nobody is there to be taken'
# No rules mention internals of the program.
for file in $(find games -name '*.lua' -not -path 'games/rules/*' | sort); do
    run rules "$file"
    exits 0 "$file"
    said=$(tr -s '\n ' ' ' <<<"$out" | grep -oE "walk [0-9]+ |here walk|landed walk|stands here|[^ ]+ (of which holds|and always|a enemy)|a way of its own")
    is "$said" '' "$file: its rules are sentences"
done

# Walks that cannot be described, and moves with a name after their cells.
cat >"$scratch/called.lua" <<'END'
game { language = 1, name = "Called" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local n, e = b.n, b.e
local many = n
for i = 1, 9 do many = many * (n + e * n) end
piece "Man" { "M", move = b.n * called "up" }
turn { "move" }
turn { "Man", many }
setup "M . . . ."
notation "cards" { called = "{from}-{to}({name})" }
local cards = option "cards" { type = "list", default = "ox", help = "which cards there are", "ox", "eel" }
refuse(#cards:get() > 2, "too many")
END
run rules "$scratch/called.lua"
out_has 'Man (M): one step forward; the move is called up' 'a name in the move'
out_has $'(in more ways than can be\n  described' 'what is too long, in brackets'
out_has $'\n- any of ox, eel\n' 'what may stand in a list'

# Options: their values, and the alternatives.
run rules shogi
out_has $'impasse - how a game ends in which Kings' 'an option'
out_has $'\n- or ' 'its other choices'
out_lacks '- or agreed' 'and not the one that is set'
run rules chess960
out_has '- or another number from 0 to 959' 'of a number, how far it goes'
run rules jetan --set orange.warrior=free
out_has $'\nwarrior, Orange - how a Warrior moves; it may turn between steps: free' 'of one side'
out_has $'\nwarrior, Black - how a Warrior moves; it may turn between steps: chained' 'and of the other'
out_lacks '- or chained, two orthogonal steps' 'what one of them has is no other choice'
out_has $'\nOrange: one or two steps orthogonally' 'whose men then move otherwise'
run rules shogi --html "$scratch/shogi.html"
out=$(<"$scratch/shogi.html")
out_has $'<ul>\n<li>or ' 'on a page they are in no order'

# Without a move to show, nothing is said about notation.
cat >"$scratch/over.lua" <<'END'
game { language = 1, name = "Over" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n } setup { [[ M . . ]] }
ending { draw { always } }
END
run rules "$scratch/over.lua"
out_has 'How it ends' 'a game that is over'
out_lacks 'Notation' 'shows no moves'

# A piece belongs to the first player, whatever the style of the letters.
for style in a '~'; do
    cat >"$scratch/style.lua" <<END
game { language = 1, name = "Styles" }
local b = square(5, 5)
players { { "White", letter = "w", style = "$style" }, { "Black", letter = "b", style = "^", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Pawn" { "P", move = b.n }
setup { [[ P P P P P
           . . K . . ]] }
ending { win { captured "King" } }
END
    run rules "$scratch/style.lua"
    out_has '4  .  .  *  .  .  4' "style $style: rules show where a Pawn goes"
    run show "$scratch/style.lua" --piece Pawn
    out_has "White's Pawn on c3 can go to 1 cell: c4" "style $style: one piece alone"
    run show "$scratch/style.lua" --piece Pawn b2
    out_has "White's Pawn on b2 can go to 1 cell: b3" "style $style: and where one asks for it"
done
run show "$scratch/style.lua" --piece Pawn z9
refused 2 "no cell 'z9'" 'on a cell that is none'

# Named zones are each player's own, in any condition.
cat >"$scratch/zones.lua" <<'END'
game { language = 1, name = "Zones" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Pawn" { "P", move = quiet(b.n) + capture(b.ne + b.nw) * become { "King", "Pawn" } }
turn { "move" }
turn { "pass", when = count(mover, "Pawn", rank(3)):over(0) }
throw "gale" { when = landed(rank(4)), { 1, from = "h6", walk = put("Pawn", nobody) } }
skip { count(mover, "Pawn", rank(2)):under(7) * count(mover, "Pawn", rank(1)):is(0) }
setup { [[ P P P P P P P P
           . . . . K . . . ]] }
ending {
  win { landed(rank(8)) * (count(mover, "Pawn", rank(7)):is(0) + by "Pawn") },
  win { landed(rank(1)) * landed(rank(2)), says = "twice" },
  draw { no_moves },
}
END
run rules "$scratch/zones.lua"
flat=$(tr -s '\n ' ' ' <<<"$out")
in_rules() { [[ $flat == *"$1"* ]]; result $((! $?)) "$2"; }
in_rules 'may pass, but only when White is to move and the mover has at least one Pawn on rank 3, or Black is to move and the mover has at least one Pawn on rank 6.' 'a turn'
in_rules "'gale' happens after a move when White is to move and the move ended on rank 4, or Black is to move and the move ended on rank 5." 'a throw'
in_rules 'After a turn the next player is skipped when that player is Black, that player has fewer than 7 Pawns on rank 7 and that player has no Pawn on rank 8.' 'who is passed over'
in_rules 'wins when Black made the last move, and the move ended on rank 1, and either the mover has no Pawn on rank 2 or a Pawn made the move.' 'what differs in two places has two sentences'
in_rules 'wins (twice) when Black made the last move, the move ended on rank 8 and the move ended on rank 7.' 'however near to each other they are'
said moves d2-d3 moves d7-d6 moves c2-c3 c7-c6 fen d3-d4 fen
run play "$scratch/zones.lua"
is "$(grep -c '^--$' <<<"$out")" 1 'a pass is there for whom it is meant'
is "$(grep 'pppp' <<<"$out" | cut -d' ' -f1,2 | tr '\n' ' ')" \
    '4k3/pp2pppp/2pp4/8/8/2PP4/PP2PPPP/4K3 w 4k3/pp2pppp/2pp3P(-)/8/3P4/2P5/PP2PPPP/4K3 b ' 'and a throw'
run moves "$scratch/zones.lua" --fen '4k3/8/8/3p4/4P3/8/8/4K3 w'
is "$(grep -c 'xd5' <<<"$out")" 2 'each of a list can be chosen'

# The end of a walk is found whatever its length, and every direction is named.
cat >"$scratch/far.lua" <<'END'
game { language = 1, name = "Far" }
local b = square(2, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Dancer" { "D", move = revisit(jump(b.ortho^6)) }
setup { "D ." }
ending { win { captured "Dancer" } }
END
run rules "$scratch/far.lua"
out_lacks 'does not move' 'six steps on a board of four cells'
cat >"$scratch/many.lua" <<'END'
game { language = 1, name = "Many" }
local g = graph()
local rows = { {}, {} }
for i = 0, 21 do
    rows[i // 11 + 1][i % 11 + 1] = "c" .. i
    g:cell("c" .. i, { i % 11, -(i // 11) })
end
for i = 1, 20 do g:edge("d" .. i, "c0", "c" .. i) end
g:rows(rows, { "2", "1" }, "")
local move = g.d1
for i = 2, 20 do move = move + g["d" .. i] end
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = move }
setup "M10/11"
ending { draw { no_moves } }
END
run rules "$scratch/many.lua"
out_has 'd17' 'more directions than sixteen'
out_has 'd20' 'to the last'

run rules chess --html "$scratch/no/such/folder.html"
refused 2 'folder.html' 'a folder that is not there'
# ---- moves written without cells ----------------------------------------------------------

run rules arimaa
out_has $'- A pass is written: --.' 'how to pass is said'
run rules hex
out_has $'- A pass is written: swap.' 'also where that is called otherwise'
run rules chess
out_has $'- Moves with a name of their own: O-O, O-O-O.' 'and what moves are called so'
said R@a1 pass C@{a,b,d}2 why
run play arimaa
err_has 'pass is not legal: a pass requires that' 'pass is what people say'
said R@{a,b,c,d,e,f,g,h}1 C@a2 C@b2 D@c2 D@d2 H@e2 H@f2 E@g2 M@h2 r@{a,b,c,d,e,f,g,h}8 c@{a,b}7 d@{c,d}7 h@{e,f}7 e@g7 m@h7 \
    a2a3 board pass board
run play arimaa
is "$(grep -c 'steps 1' <<<"$out")$err" 1 'so it is how steps are counted, up to the one who passes'

finish
