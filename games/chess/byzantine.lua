-- Byzantine chess, or zatrikion: shatranj on a ring of sixty-four cells. Pawns go both ways round and never
-- promote. Where two pawns of one player meet head-on, the opponent may remove both before moving.
game { language = 1, name = "Byzantine Chess",
       source = "al-Adli, ninth century, in H. J. R. Murray: A History of Chess, 1913; The Chess Variant Pages",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local shatranj = import "rules/shatranj"
local b = disc(4, 16)
local n, e, s, w = b.n, b.e, b.s, b.w
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "King"     { "K", move = b.all, royal = true, value = 0, glyph = { "♔", "♚" } }
piece "Rook"     { "R", move = straight(b.ortho:ride()), glyph = { "♖", "♜" } }
piece "Knight"   { "N", move = jump((n * n + s * s) * (e + w) + (e * e + w * w) * (n + s)), glyph = { "♘", "♞" } }
piece "Elephant" { "E", move = jump(straight(b.diag^2)), glyph = { "♗", "♝" } }
piece "Fers"     { "F", move = b.diag, glyph = { "♕", "♛" } }
piece "Pawn"     { "P", move = quiet(e) + capture(b.ne + b.se), glyph = { "♙", "♟" } }
piece "Backward Pawn" { "O", move = quiet(w) + capture(b.nw + b.sw), glyph = { "♙", "♟" } }
setup [[ . . O F K P . .
         . . O E E P . .
         . . O N N P . .
         . . O R R P . . ]]
local pair = enemy * kind "Pawn" * beside(e, enemy * kind "Backward Pawn")
turn { "move" }
turn { { "King", (still(anywhere:to(pair)) * take):takes(e), when = cells(pair):over(0) }, { "move" } }
shatranj.written()
shatranj.ends(win)
