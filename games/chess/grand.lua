-- Grand chess: ten by ten. Pawns promote on the last three ranks, to pieces that have been lost.
game { language = 1, name = "Grand Chess", xboard = "grand", source = "C. Freeling, 1984" }
local chess = import "rules/chess"
local board = square(10, 10)
chess.players(board)
local first = { Queen = 1, Archbishop = 1, Chancellor = 1, Rook = 2, Bishop = 2, Knight = 2 }
local names = { "Queen", "Archbishop", "Chancellor", "Rook", "Bishop", "Knight" }
local change = none
for _, name in ipairs(names) do
  change = change + at(count(mover, name):under(first[name])) * become(name)
end
local last, zone = rank(10), rank(8, 9, 10)
-- A pawn that cannot promote does not capture on the last rank, but attacks the king there.
local check = board.forward_diag:to(last * enemy * kind "King")
local go, passed_over = chess.pawn(board, rank(3), nil, nil, rank(7))
chess.game {
  board = board, men = names, passed_over = passed_over,
  pawn = go:to(-last) + check + (quiet(board.n) + capture(board.forward_diag)):to(zone) * change,
  setup = [[ P P P P P P P P P P
             . N B Q K C A B N .
             R . . . . . . . . R ]],
}
