-- Minixiangqi: seven by seven, without advisors and elephants; soldiers may go sideways from the start.
game { language = 1, name = "Minixiangqi", source = "S. Kimura, 1973" }
local xiangqi = import "rules/xiangqi"
local board = square(7, 7)
local palace = board:zone { "c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3" }
xiangqi.players(board)
piece "General" { "K", royal = true, value = 0, move = xiangqi.general(board, palace) }
piece "Horse"   { "N", move = xiangqi.horse(board), value = 400 }
piece "Chariot" { "R", move = straight(board.ortho:ride()), value = 900 }
piece "Cannon"  { "C", move = xiangqi.cannon(board), value = 450, help = xiangqi.cannon_help }
piece "Soldier" { "P", move = board.n + board.sideways, value = 150 }
setup [[ P . P P P . P
         R C N K N C R ]]
xiangqi.ends()
