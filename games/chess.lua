-- Chess.
game {
  language = 1,
  name = "Chess", xboard = "normal",
  source = "FIDE Laws of Chess",
  note = "Draws by the fifty-move rule and by threefold repetition are automatic.",
}

local board = square(8, 8)
local n, e, s, w = board.n, board.e, board.s, board.w
local ortho, diag, all = board.ortho, board.diag, board.all

players {
  { "White", letter = "w" },
  { "Black", letter = "b", sees = board.flip },
}

-- Castling: the right is lost as soon as anything happens on the king's or the rook's starting cell.
local function castling(name, letter, corner)
  local home, there = board:zone { "e1" }, board:zone { corner }
  return right(name) { letter = letter, lost_by = board:zone { "e1", corner },
                       where = count(mover, "King", home):is(1) * count(mover, "Rook", there):is(1) }
end
local short, long = castling("short castling", "K", "h1"), castling("long castling", "Q", "a1")
local rook = friend * kind "Rook"

-- From its starting cell the king goes two steps, over a cell that is not attacked. It may not castle
-- out of check (nor into check: see `forbid`).
local function castle(may, step, corner)
  local home = board:zone { "e1" }
  return may * home * -attacked *
         quiet(step * (empty * -attacked) * step):to(beside(step, corner))
end

-- A double step is recorded only if an enemy pawn stands where it could capture en passant.
local pawn = enemy * kind "Pawn"
local passed_over = marker "en passant" { brief = true,
                                          where = rank(6) * empty * beside(s, pawn) * beside(n, empty) }
local watched = beside(e + w, pawn)
local double = quiet(n * n):to(-watched) + quiet(n * mark(passed_over) * n):to(watched)
local in_passing = quiet(board.forward_diag):to(marked(passed_over) * beside(s, pawn)):takes(s)

piece "King"   { "K", royal = true, value = 0, glyph = { "♔", "♚" },
                 move = all + castle(short, e, rook) * shift("h1", "f1") * called "O-O"
                            + castle(long, w, empty * beside(w, rook)) * shift("a1", "d1")
                              * called "O-O-O",
                 help = "One step in any direction. Or it castles, if neither the King nor the Rook has moved, all "
                   .. "cells between them are empty, and the King does not start on, pass over or land on an "
                   .. "attacked cell: two steps towards the Rook, which moves to the cell that the King passed over." }
piece "Queen"  { "Q", move = straight(all:ride()), value = 900, glyph = { "♕", "♛" } }
piece "Rook"   { "R", move = straight(ortho:ride()), value = 500, glyph = { "♖", "♜" } }
piece "Bishop" { "B", move = straight(diag:ride()), value = 330, glyph = { "♗", "♝" } }
piece "Knight" { "N", move = leap(1, 2), value = 320, glyph = { "♘", "♞" } }
piece "Pawn"   { "P", value = 100, glyph = { "♙", "♟" },
                 move = (quiet(n) + capture(board.forward_diag))
                          :promote { at = rank(8), to = { "Queen", "Rook", "Bishop", "Knight" } }
                      + double:from(rank(2)) + in_passing,
                 help = "One step forward to an empty cell, or two from rank 2; it captures one step diagonally "
                   .. "forward. If an enemy Pawn has just made a double step over a cell that this Pawn attacks, it "
                   .. "may capture that Pawn en passant, by moving to the cell. On the last rank it promotes to "
                   .. "Queen, Rook, Bishop or Knight." }

setup [[ P P P P P P P P
         R N B Q K B N R ]]

local quiet_plies = counter "plies without capture or pawn move" { clock = true }
local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
after { quiet_plies:set((quiet_plies + 1) * -(captured() + by "Pawn")) }
after { move:raise(), when = moved_by "Black" }

-- Neither player can mate: kings and one bishop or knight, or only bishops on cells of one colour.
local strong = count { "Queen", "Rook", "Pawn" }
local light, dark = board:shade(1), board:shade(0)
local knights, bishops = count "Knight", count "Bishop"
local one_colour = count("Bishop", light):is(0) + count("Bishop", dark):is(0)
local dead = strong:is(0) * ((knights + bishops):at_most(1) + knights:is(0) * one_colour)

forbid { in_check() }
ending {
  win { no_moves * in_check(other), says = "checkmate" },
  draw { no_moves, says = "stalemate" },
  draw { dead, says = "dead position",
         help = "The game is drawn (dead position) when neither player can be mated: besides the Kings there is "
                .. "at most one Knight or Bishop, or there are only Bishops on cells of one colour." },
  draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}

fen { "cells", "side",
      { short:of "White", long:of "White", short:of "Black", long:of "Black" },
      passed_over, quiet_plies, move }

notation "standard" {
  move = "{piece}{which}{to}{becomes}", capture = "{piece}{which}x{to}{becomes}",
  takes = "", check = "+", mate = "#",
  own = { Pawn = { move = "{to}{becomes}", capture = "{file}x{to}{becomes}" } },
}
notation "coordinates" {
  move = "{from}{to}{becomes}", capture = "{from}{to}{becomes}", becomes = "{letter}",
  called = "{from}{to}", takes = "",
}
