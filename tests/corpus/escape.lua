-- Escape sequences of names, options and messages reached the terminal. Loads.
local E = "\27]0;pwn\7\27[31m"
game { language = 1, name = "N"..E, author = "A"..E, source="S"..E, note = "No"..E }
local b = square(8, 8)
players { { "White"..E, letter = "w" }, { "Black"..E, letter = "b", sees = b.flip } }
piece ("King"..E) { "K", move = b.all, abbrev = "KG"..E, glyph = E }
local o = option ("opt"..E) { help = "h"..E, { "a"..E, b.n }, {"b"..E, b.s} }
piece "Pawn" { "P", move = quiet(b.n) + capture(b.ne + b.nw)*called("CALL"..E) + o }
local cnt = counter ("cnt"..E) { start = 3, shown = true, per_player = true}
local rr = right ("right"..E) { letter = "R" }
fen { "cells", "side", rr, cnt }
notation ("short"..E) { move = "{piece}{from}{to}"..E, cells = function(n) return n..E end }
ending { win { captured("King"..E), says = "Kk"..E, means = "M"..E, mark = "m"..E }, draw { no_moves, says = "s"..E } }
setup "4k3/8/8/8/8/8/PPPP4/4K3"
