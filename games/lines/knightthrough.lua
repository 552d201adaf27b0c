-- Knightthrough: breakthrough with knights that only go forward.
game { language = 1, name = "Knightthrough", source = "General Game Playing, 2008 (Ludii 74)",
       note = "Move counts are confirmed by a second enumerator of our own alone." }
local board = square(8, 8)
local n, e, w = board.n, board.e, board.w
import "rules/breakthrough" (board, jump(n * n * (e + w) + n * (e * e + w * w)))
