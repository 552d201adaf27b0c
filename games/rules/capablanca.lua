-- Chess on ten files with an Archbishop (bishop and knight) and a Chancellor (rook and knight);
-- `array` is White's first rank.
local chess = import "chess"
local board = square(10, 8)
local men = { "Queen", "Rook", "Archbishop", "Chancellor", "Bishop", "Knight" }

return function(array)
  chess.players(board)
  chess.game {
    board = board, men = men, to = men,
    castling = { "f1", { 3, 4, "j1", "h1" }, { 3, 5, "a1", "d1" } },
    setup = "P P P P P P P P P P\n" .. array,
  }
end
