-- Sittuyin, Burmese chess. The pieces behind the pawns are dropped first, rooks on the first rank. A pawn on
-- the far half of a long diagonal (the last pawn: anywhere) may become a ferz if its player has none: where it
-- stands or one cell diagonally away, but only where it then gives no check and attacks nothing.
game {
  language = 1, name = "Sittuyin", source = "traditional, Burma; rules as played online",
  note = "Books disagree about a count that ends the pursuit of a lone king; as online, fifty moves draw.",
}
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local stock = hand { King = 1, Elephant = 2, Ferz = 1, Rook = 2, Knight = 2 }
turn { "drop", when = stock.any }
turn { "move", when = -stock.any }
local home = anywhere:to(rank(1, 2, 3))
local ferzes = count(mover, "Ferz")
local far = board:zone { "a8", "b7", "c6", "d5", "e5", "f6", "g7", "h8" } + count(mover, "Pawn"):is(1)
local crowned = (stay + quiet(board.diag)):from(far * ferzes:is(0)):to(-beside(board.diag, enemy))
                * become "Ferz"
forbid { in_check(other) * ferzes:is(1) * was(ferzes:is(0)) }
local rook, knight = chess.men.Rook(board), chess.men.Knight(board)
rook.drop, knight.drop = anywhere:to(rank(1)), home
chess.game {
  board = board, men = {}, king_drop = home,
  more = { { "Elephant", { "S", move = board.diag + board.forward, value = 250, drop = home } },
           { "Ferz", { "F", move = board.diag, value = 180, drop = home } },
           { "Rook", rook }, { "Knight", knight } },
  pawn = quiet(board.n) + capture(board.forward_diag) + crowned,
  setup = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8",
  before = { draw { count(other):is(2) * count(other, "Pawn"):is(1) * -in_check(other)
                    * -can(count(mover, "Pawn"):is(1)), says = "nobody need promote" } },
}
