-- Shatar, Mongolian chess: the bers goes as a rook or one cell slantwise; of the pawns only the bers's
-- have gone two. Mate counts if a knight, rook or bers gave one of the checks that led to it without a
-- pause (shak), and not by a knight alone, which loses; without one it is niol, a draw. So is a bare king.
game { language = 1, name = "Shatar", source = "traditional, Mongolia; rules as played on servers" }
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
