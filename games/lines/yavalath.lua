game {
  language = 1, name = "Yavalath",
  help = "Four in a line win, but three in a line lose.", source = "C. Browne and Ludi, 2007",
  note = "The game for two players.",
}
local lines, placing = import "rules/lines", import "rules/placing"
local hexagons = import "rules/hexagons"
local board = hexagons(9, 9, function(file, rank) return math.abs(file + rank - 10) <= 4 end)
placing.players "swap"
piece "Stone" { "S", value = 1, drop = anywhere }
setup ""
placing.swap("White", function() return stay * convert end)
local ways = board.e + board.ne + board.nw
ending {
  win { cells(lines.row(ways, 4)):over(0), says = "four in a line" },
  loss { cells(lines.row(ways, 3)):over(0), says = "three in a line" },
  draw { cells(empty):is(0), says = "board full" },
}
