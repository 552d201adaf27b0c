-- Berolina chess: pawns move diagonally and capture straight ahead.
game { language = 1, name = "Berolina Chess", xboard = "berolina", source = "E. Nebermann, 1926 (the Berolina pawn)" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Queen", "Rook", "Bishop", "Knight" }
-- A pawn that has made a double step, and the cell it passed over: the lower of the two comes first.
local mine = enemy * kind "Pawn" * rank(5) + empty * rank(6)
local low = marker "en passant, the lower cell" { brief = true, where = mine }
local high = marker "en passant, the upper cell" { brief = true, where = mine }
local marks = marked(low) + marked(high)
local function double(player, first, second)
  return each(board.forward_diag, function(d)
    return quiet(d * mark(first) * d):from(rank(2) * turn_of(player)) * mark(second)
  end)
end
local in_passing = each(board.backward_diag, function(d)
  return quiet(board.n):to(marks * beside(d, enemy * kind "Pawn" * marks)):takes(d)
end)
chess.game {
  board = board,
  men = men,
  passed_over = { low, high },
  pawn = (quiet(board.forward_diag) + capture(board.n)):promote { at = rank(8), to = men }
         + double("White", low, high) + double("Black", high, low) + in_passing,
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
