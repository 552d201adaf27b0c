-- Shatar, Mongolian chess: the bers moves like a rook, or one cell diagonally. In the array only the bers's pawns
-- have made a double step. Mate wins only if a knight, rook or bers gave one of the unbroken series of checks that
-- led to it (shak); otherwise it is niol, a draw. Mate by a knight alone loses. A bare king is a draw.
game { language = 1, name = "Shatar", source = "traditional, Mongolia; rules as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local shak = right "shak" { letter = "S", start = false }
local gives_shak = threatens(mover, { "Knight", "Rook", "Bers" }, "King")
after { shak:set(in_check(other) * (shak + gives_shak)) }
local mate = no_moves * in_check(other)
chess.game {
  board = board,
  men = { "Rook", "Bishop", "Knight" },
  more = { { "Bers", { "J", move = straight(board.ortho:ride()) + board.diag, value = 700 } } },
  pawn = (quiet(board.n) + capture(board.forward_diag)):promote { at = rank(8), to = "Bers" },
  setup = "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR",
  rights = { shak },
  before = {
    draw { count(mover):is(1) + count(other):is(1), says = "robado" },
    loss { mate * -threatens(mover, { "Bers", "Rook", "Bishop", "Pawn" }, "King"),
           says = "mate by a knight" },
    draw { mate * -shak, says = "niol" },
  },
}
