-- Makruk, Thai chess.
game {
  language = 1, name = "Makruk", xboard = "makruk", source = "traditional",
  note = "Moves are counted automatically, for both sides, as soon as no pawn is left. Over the board, the weaker "
         .. "player starts the count when he likes.",
}
local chess = import "rules/chess"
local board = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
-- The count, once no pawn is left: 64 moves (the board's honour). Against a lone king there are fewer, depending on
-- what the opponent has, and the count starts from the number of all pieces (the pieces' honour). Exceeding it draws.
local pawnless = count(anyone, "Pawn"):is(0)
local board_count = counter "plies without pawns" { clock = true }
local counts = "Once no Pawn is left and a player has only the King, that player's moves are counted, starting from "
  .. "the number of all pieces: to 8 against two Rooks, 16 against one, 22 against two Khons, 32 against two Knights, "
  .. "44 against one Khon, and 64 against less."
local man_count = counter "count" { clock = true, help = counts }
local limit = counter "to count" { clock = true, help = counts }
local function either(c, a, b) return c * a + -c * b end
local function moves_for(enemy)
  local rooks, khons, knights = count(enemy, "Rook"), count(enemy, "Khon"), count(enemy, "Knight")
  return either(rooks:over(1), 8, either(rooks:is(1), 16, either(khons:over(1), 22,
         either(knights:over(1), 32, either(khons:is(1), 44, 64)))))
end
local alone, hunted = count(mover):is(1), count(other):is(1)
after { board_count:set((board_count + 1) * pawnless) }
after { man_count:raise(), when = limit:over(0) * alone, help = counts }
after { man_count:set(count(anyone)), limit:set(moves_for(mover)), when = limit:is(0) * pawnless * hunted,
        help = counts }
after { man_count:set(count(anyone)), limit:set(moves_for(other)), when = limit:is(0) * pawnless * alone,
        help = counts }
chess.game {
  board = board, men = { "Rook", "Knight" },
  more = { { "Khon", { "S", move = board.diag + board.forward, value = 250 } },
           { "Met", { "M", move = board.diag, value = 180 } } },
  pawn = (quiet(board.n) + capture(board.forward_diag)):promote { at = rank(6), to = "Met" },
  fifty = false, after = {
    draw { limit:over(0) * man_count:over(limit), says = "the men's count is over" },
    draw { limit:is(0) * board_count:over(128), says = "the board's count is over" },
  },
  setup = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR",
}
