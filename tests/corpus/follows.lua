-- Eight seconds went into making moves, which nobody counted, that all have as much of the least. Refused: too many moves to list
game { language = 1, name = "Big" }
local b = square(16, 16)
players { { "White", letter = "w" } }
follow { b.e * become "Ant" * convert, from = leads(b.nw + b.ne) }
ending { win { count(other):at_most(1) } }
setup("1*1A1A1BA3AAA1/1B1B2A1B2A3B/A2*A1B1ABAAA3/BB1BAB2A2AB1BA/3AA4BBABA2/B3A1B2B*2A1A/BAB*BB1B4BA1A/"
  .. "AABB1B1B4A1B1/1BA1A1*BB1BB4/AA1B2B4AABA1/1A3B1AAAABBA1B/BB1BA2AA3A3/B2AB2BBB2BA2/*AB2A2*B1AA1*A/"
  .. "1B3*2B1A*A1B1/1ABAA1A*A2BB1*1")
piece "Bee" { "B", move = anywhere }
piece "Ant" { "A", move = anywhere }
turn { { "move" }, { { "Bee" }, quiet(anywhere) }, most = 0 }
