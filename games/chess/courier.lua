-- Courier chess: twelve files. In the array the rooks' pawns, the ferz's pawn and the ferz have gone two steps.
game { language = 1, name = "Courier Chess",
       xboard = "courier", source = "G. Selenus, Das Schach- oder König-Spiel, 1616" }
local chess = import "rules/chess"
local board = square(12, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
chess.game {
  board = board, men = { "Rook", "Bishop", "Knight" },
  more = { { "Elephant", { "E", move = each(board.diag, function(d) return jump(d * d) end), value = 150 } },
           { "Man", { "M", move = board.all, value = 300 } },
           { "Schleich", { "W", move = board.ortho, value = 180 } },
           { "Ferz", { "F", move = board.diag, value = 150 } } },
  pawn = (quiet(board.n) + capture(board.forward_diag)):promote { at = rank(8), to = "Ferz" },
  setup = "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR",
}
