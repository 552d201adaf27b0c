-- What a newcomer forgets: promotions, who guards the king, what ends a right, from where a castling begins.
game { language = 1, name = "Odd" }
local b = square(8, 8)
local n, e, all = b.n, b.e, b.all
players { -- expect: player 'w': his letter 'White' is longer than his name
  { "w", letter = "White" },
  { "Black", letter = "b", sees = b.flip },
}
startFen = "8/8/8/8/8/8/8/8" -- expect: 'startFen' is said here and never asked for: leave it out
local home = right "home" { letter = "H" } -- expect: right 'home': nothing ever ends it: say lost_by = zone
local once_more = right "once more" { letter = "O" }
piece "King" { "K", royal = true, -- expect: piece 'King' is royal, and nobody must keep it out of attacks: say forbid { in_check() }
  move = all + (e * e):from(b:zone { "e1" }) * home * shift("h1", "f1") }
piece "Queen" { "Q", move = straight(all):upto(2) + e * e * shift("h1", "f1") } -- expect: straight() says nothing of a single step -- expect: piece 'Queen': a shift() is done from wherever the walk begins
piece "Pawn" { "P", move = quiet(n) + capture(b.ne + b.nw):promote { at = rank(8), to = "Queen" } } -- expect: piece 'Pawn': on a8 a man of w's can never move again; is a promotion missing
piece "Rook" { "R", move = e + (n + empty) } -- expect: '+' between a pattern and a condition is a walk or none
piece "Guard" { "G", move = all:to(rank(5)) } -- expect: piece 'Guard': none of its men can leave the cells where they begin
setup [[ P P P P P P P P
         R G . Q K . G R ]]
turn { "Queen", n * once_more:clear() }
turn { "move" }
ending {
  win { captured "King" }, -- expect: this rule never applies: its condition can never hold; who is royal is never taken
  draw { repeated(3) },
}
