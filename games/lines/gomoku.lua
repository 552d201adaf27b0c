game { language = 1, name = "Gomoku",
       help = "Five in a line win.", source = "traditional; Renju International Federation" }
local long = option "long" {
  help = "whether six or more in a line win",
  { "win", help = "they win like five (free style)" },
  { "nothing", help = "they do not win (standard)" } }
local lines, placing = import "rules/lines", import "rules/placing"
local board = square(15, 15)
local n, e, s, w, ne, se, sw, nw = board.n, board.e, board.s, board.w, board.ne, board.se, board.sw, board.nw
placing.players()
piece "Stone" { "S", value = 1, drop = anywhere }
lines.ends(long.win and lines.row(n + ne + e + se, 5)
           or lines.exactly({ { n, s }, { ne, sw }, { e, w }, { se, nw } }, 5), "five in a line")
