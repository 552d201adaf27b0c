-- Knightthrough: Breakthrough with knights that only move forward.
game { language = 1, name = "Knightthrough", source = "General Game Playing, 2008 (Ludii 74)",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local board = square(8, 8)
local n, e, w = board.n, board.e, board.w
import "rules/breakthrough" (board, jump(n * n * (e + w) + n * (e * e + w * w)))
