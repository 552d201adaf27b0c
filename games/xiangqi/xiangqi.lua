-- Xiangqi, Chinese chess.
game {
  language = 1, name = "Xiangqi", xboard = "xiangqi", source = "traditional; World Xiangqi Federation, rules of 2018",
  note = "Perpetual check loses; a perpetual chase is not distinguished from other repetitions, which draw.",
}
local xiangqi = import "rules/xiangqi"
local board = square(9, 10)
local palace = board:zone { "d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3" }
xiangqi.players(board)
piece "General"  { "K", royal = true, value = 0, move = xiangqi.general(board, palace) }
piece "Advisor"  { "A", move = board.diag:to(palace), value = 200 }
piece "Elephant" { "B", move = straight(board.diag * board.diag):to(rank(1, 2, 3, 4, 5)), value = 200 }
piece "Horse"    { "N", move = xiangqi.horse(board), value = 400 }
piece "Chariot"  { "R", move = straight(board.ortho:ride()), value = 900 }
piece "Cannon"   { "C", move = xiangqi.cannon(board), value = 450, help = xiangqi.cannon_help }
piece "Soldier"  { "P", move = board.n + board.sideways:from(rank(6, 7, 8, 9, 10)), value = 100 }
setup [[ P . P . P . P . P
         . C . . . . . C .
         . . . . . . . . .
         R N B A K A B N R ]]
xiangqi.ends()
