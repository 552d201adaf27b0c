-- What a newcomer forgets: promotions, who guards the king, what ends a right, from where a castling begins.
game { language = 1, name = "Odd" }
local b = square(8, 8)
local n, e, all = b.n, b.e, b.all
players { -- expect: player 'w': his letter 'White' is longer than his name
  { "w", letter = "White" },
  { "Black", letter = "b", sees = b.flip },
}
startFen = "8/8/8/8/8/8/8/8" -- expect: 'startFen' is set here but never used; leave it out
local home = right "home" { letter = "H" } -- expect: right 'home': nothing ever ends it; write lost_by = zone
local once_more = right "once more" { letter = "O" }
piece "King" { "K", royal = true, -- expect: piece 'King' is royal, but nothing requires a player to keep it out of check; add forbid { in_check() }
  move = all + (e * e):from(b:zone { "e1" }) * home * shift("h1", "f1") }
piece "Queen" { "Q", move = straight(all):upto(2) + e * e * shift("h1", "f1") } -- expect: straight() has no effect on a single step -- expect: piece 'Queen': this shift() applies wherever the walk begins
piece "Pawn" { "P", move = quiet(n) + capture(b.ne + b.nw):promote { at = rank(8), to = "Queen" } } -- expect: piece 'Pawn': on a8, w's piece can never move again; is a promotion missing
piece "Rook" { "R", move = e + (n + empty) } -- expect: '+' between a pattern and a condition means the walk, or no step
piece "Guard" { "G", move = all:to(rank(5)) } -- expect: piece 'Guard': none can ever leave the cell where it begins
setup [[ P P P P P P P P
         R G . Q K . G R ]]
turn { "Queen", n * once_more:clear() }
turn { "move" }
ending {
  win { captured "King" }, -- expect: this rule never applies: its condition can never hold; a royal piece is never captured
  draw { repeated(3) },
}
