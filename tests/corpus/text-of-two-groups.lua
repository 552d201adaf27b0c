-- A move that was told apart by a cell was written like another, and neither could be played. Plays.
game { language = 1, name = "Told apart into another" }
local b = square(4, 5)
players { { "White", letter = "w", sees = b.turn }, { "Black", letter = "b" } }
setup "bb1b/a3/2A1/3B/ba2"
piece "Ant" { "A" }
piece "Bee" {
	"B",
	move = b.e:promote { at = -always, to = { "Bee" } }:promote { may = always, to = "Ant" } + each(b.all, function(d) return d end),
}
notation "n2" {
	move = "x{becomes}{which}",
	cells = function(name) return name:upper() end,
	own = { ["Bee"] = { capture = "x{mark}{where}{from}" } },
}
