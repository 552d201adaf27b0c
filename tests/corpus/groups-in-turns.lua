-- groups() was charged as one instruction, whatever it flooded: 13 seconds to refuse this. Refused: too many moves to list in the starting position
game { language = 1, name = "Made" }
b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
c3 = counter "c3" { per_player = true, clock = true, }
r2 = right "r2" { letter = "R" }
r1 = right "r1" { letter = "Q" }
ending {
  draw { no_moves, mark = "K" },
}
piece "Ant" { "A", value = 3, abbrev = "A2", glyph = { "♖", "♜" }, move = b.forward_diag + anywhere + anywhere + (b.n) }
follow { (b.se) * put({ "Ant" }) * become({ "Ant" }), again = true }
again { in_check() }
notation "n1" { called = "{from}{to}{from}{captured}", }
turn { { "move", when = ((c3 + c3):at_least(c3:of(other)) + (r2 + by("Ant"))) }, { "move" }, { "pass", when = (c3 + (-c3:of(other))):under((c3:of(other) % groups(always, b.sideways))) } }
turn { { "pass", optional = true }, { "Ant", anywhere + anywhere } }
setup "AA3A1Aaa1A2aa/1a1A2a1*1aaAa2/2AAA1A1A4a2/1aaAA1AAAA5A/3A1AA*a3aaA1/aA1aa*AAa3A1a1/aAaA1Aa3A1AaA1/a2A2a1a1*3A1/aaAA*aaA1A4A1/5Aa5AAAa/1a2a2a3AAAA1/4A5*2AAA/A7*1a1a1A1/AaA1a1A1AAAAA1a*/A5a*1aa1A1a1/A*2a1A*aaa4a"
