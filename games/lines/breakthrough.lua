game { language = 1, name = "Breakthrough",
       help = "Men go forward, and take aslant.", source = "D. Troyka, 2000" }
local board = square(8, 8)
import "rules/breakthrough" (board, quiet(board.n) + board.forward_diag)
