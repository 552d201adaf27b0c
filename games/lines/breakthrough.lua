game { language = 1, name = "Breakthrough",
       help = "Men move straight or diagonally forward, and capture only diagonally.", source = "D. Troyka, 2000" }
local board = square(8, 8)
import "rules/breakthrough" (board, quiet(board.n) + board.forward_diag)
