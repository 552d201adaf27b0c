-- Los Alamos chess: six by six, without bishops, double step or castling.
game { language = 1, name = "Los Alamos Chess", source = "Los Alamos Scientific Laboratory, 1956" }
local chess = import "rules/chess"
local board = square(6, 6)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Knight" },
  pawn = (quiet(board.n) + capture(board.forward_diag))
           :promote { at = rank(6), to = { "Queen", "Rook", "Knight" } },
  setup = [[ P P P P P P
             R N Q K N R ]],
}
