-- Makruk, Thai chess.
game {
  language = 1, name = "Makruk", xboard = "makruk", source = "traditional",
  note = "The counting of moves that ends a hunt is left to the players.",
}
local chess = import "rules/chess"
local board = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
chess.game {
  board = board, men = { "Rook", "Knight" },
  more = { { "Khon", { "S", move = board.diag + board.forward, value = 250 } },
           { "Met", { "M", move = board.diag, value = 180 } } },
  pawn = (quiet(board.n) + capture(board.forward_diag)):promote { at = rank(6), to = "Met" },
  setup = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR",
}
