-- A throw asked for a repetition, which was true when it was drawn and false when it fell: the search died. Refused: throw: 'when' cannot ask about what came before
game { language = 1, name = "A throw that asks for a repetition" }
local b = square(6, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Ant" { "A", move = b.n }
setup { [[ A A A A A . ]] }
throw "t1" {
	when = captured(),
	shows = "{%d}",
	{ 1, walk = b.n, of = "Ant", optional = true, when = -repeated(2) },
}
