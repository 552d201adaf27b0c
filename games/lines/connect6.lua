game {
  language = 1, name = "Connect6",
  help = "Black first drops one stone; after that each player drops two in a turn. Six in a line win.",
  source = "I-C. Wu, 2003",
  note = "Played on 15 by 15 cells, not on the 19 by 19 of tournaments, as a board here has at most 256. "
    .. "Nothing independent confirms the move counts.",
}
local lines, placing = import "rules/lines", import "rules/placing"
local board = square(15, 15)
placing.players()
piece "Stone" { "S", value = 1, drop = anywhere }
turn { "drop" }
again { (cells(anything) % 2):is(0) }
lines.ends(lines.row(board.n + board.ne + board.e + board.se, 6), "six in a line")
