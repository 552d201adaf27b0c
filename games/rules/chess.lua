-- What the games of the chess family share: pawns, castling, the ends, how it is all written.
--
-- import "rules/chess" { board =, setup =, ... } says a whole game; `men` and `ends` are functions
-- of the board, for what is the game's own.
local chess = {}

local function word(t, key, otherwise)
  if t[key] == nil then return otherwise end
  return t[key]
end

-- ---- castling ----

-- The right to it is lost as soon as anything changes where king and rook began.
local function right_to(board, name, letter, king, home, corner, given)
  return right(name) { letter = letter, given = given, lost_by = board:zone { home, corner },
                       where = count(mover, king, board:zone { home }):is(1)
                             * count(mover, "Rook", board:zone { corner }):is(1) }
end

-- From its first cell the king goes so many steps, out of no check and past no cell that is attacked
-- (and into none: see forbid); what lies between him and the rook is empty.
local function castle(board, may, c)
  local between = friend * kind "Rook"
  for _ = c.steps + 2, c.rook do between = empty * beside(c.step, between) end
  return quiet((c.step * (empty * -attacked))^(c.steps - 1) * c.step)
           :from(may * board:zone { c.home } * -attacked):to(beside(c.step, between))
         * shift(c.corner, c.lands) * called(c.name)
end

-- How a king castles from `home`: short and long are { steps, steps to the rook, its corner, where it
-- lands }; `given` says who can at all.
function chess.castling(board, king, home, short, long, given)
  local sides = { { "short castling", "K", board.e, short, "O-O" },
                  { "long castling", "Q", board.w, long, "O-O-O" } }
  local walks, rights = none, {}
  for i, side in ipairs(sides) do
    local c = side[4]
    local may = right_to(board, side[1], side[2], king, home, c[3], given)
    rights[i] = may
    walks = walks + castle(board, may, { home = home, step = side[3], steps = c[1], rook = c[2],
                                         corner = c[3], lands = c[4], name = side[5] })
  end
  return walks,
         { rights[1]:of "White", rights[2]:of "White", rights[1]:of "Black", rights[2]:of "Black" }
end

-- ---- pawns ----

-- A pawn that goes one step, twice at once from `from`, and takes slantwise; it promotes on the
-- cells of `last`, where there are any. The double step is remembered while a pawn stands where it
-- could take in passing.
function chess.pawn(board, from, last, to, passing)
  local n, e, s, w = board.n, board.e, board.s, board.w
  local pawn = enemy * kind "Pawn"
  local passed_over = marker "en passant" { brief = true,
                        where = passing * empty * beside(s, pawn) * beside(n, empty) }
  local watched = beside(e + w, pawn)
  local double = quiet(n * n):to(-watched) + quiet(n * mark(passed_over) * n):to(watched)
  local in_passing = quiet(board.forward_diag):to(marked(passed_over) * beside(s, pawn)):takes(s)
  local plain = quiet(n) + capture(board.forward_diag) + double:from(from)
  return (last and plain:promote { at = last, to = to } or plain) + in_passing, passed_over
end

-- ---- the game ----

function chess.players(board)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
end

-- Counters of plies without progress and of moves, FEN and notations; what stands in FEN for rights
-- and for the cell passed over is "-" without them.
function chess.written(rights, passed_over, progress, pawn)
  pawn = pawn == nil and "Pawn" or pawn
  local quiet_plies = counter "plies without capture or pawn move" { clock = true }
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { quiet_plies:set((quiet_plies + 1) * -(captured() + (progress or pawn and by(pawn) or -always))) }
  after { move:raise(), when = moved_by "Black" }
  fen { "cells", "side", rights or "-", passed_over or "-", quiet_plies, move }
  notation "standard" {
    move = "{piece}{which}{to}{becomes}", capture = "{piece}{which}x{to}{becomes}",
    takes = "", check = "+", mate = "#",
    own = pawn and { [pawn] = { move = "{to}{becomes}", capture = "{file}x{to}{becomes}" } } or nil,
  }
  notation "coordinates" {
    move = "{from}{to}{becomes}", capture = "{from}{to}{becomes}", becomes = "{letter}",
    called = "{from}{to}", takes = "",
  }
  return quiet_plies
end

-- Mate wins, stalemate draws; then what `more` says, fifty moves and the third occurrence.
function chess.ends(quiet_plies, before, after_mate)
  local rules = {}
  for _, rule in ipairs(before or {}) do rules[#rules + 1] = rule end
  rules[#rules + 1] = win { no_moves * in_check(other), says = "checkmate" }
  rules[#rules + 1] = draw { no_moves, says = "stalemate" }
  for _, rule in ipairs(after_mate or {}) do rules[#rules + 1] = rule end
  rules[#rules + 1] = draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true }
  rules[#rules + 1] = draw { repeated(3), says = "third occurrence", claimed = true }
  forbid { in_check() }
  ending(rules)
end

-- The men of chess but king and pawn, by name; each a function of the board.
chess.men = {
  Queen      = function(b) return { "Q", move = straight(b.all:ride()), value = 900, glyph = { "♕", "♛" } } end,
  Rook       = function(b) return { "R", move = straight(b.ortho:ride()), value = 500, glyph = { "♖", "♜" } } end,
  Bishop     = function(b) return { "B", move = straight(b.diag:ride()), value = 330, glyph = { "♗", "♝" } } end,
  Knight     = function() return { "N", move = leap(1, 2), value = 320, glyph = { "♘", "♞" } } end,
  Archbishop = function(b) return { "A", move = straight(b.diag:ride()) + leap(1, 2), value = 800 } end,
  Chancellor = function(b) return { "C", move = straight(b.ortho:ride()) + leap(1, 2), value = 850 } end,
}

-- A whole game. board; setup; men = names of chess.men; more = { Name = piece } of the game's own;
-- king = its name; castling = { home, short, long } as chess.castling has them; double = the zone
-- from which pawns go twice; last = where they promote; to = to what; passing = the cells that
-- can be passed over; before, after = rules of its own; king_drop,
-- pawn_drop = how they are put down.
function chess.game(t)
  local board = t.board
  local king = t.king or "King"
  local castling, rights = none, nil
  if t.castling then
    castling, rights = chess.castling(board, king, t.castling[1], t.castling[2], t.castling[3])
  end
  local pawn, passed_over = t.pawn, t.passed_over
  if not pawn then
    pawn, passed_over = chess.pawn(board, t.double or rank(2), t.last or rank(8), t.to, t.passing or rank(6))
  end
  piece(king) { t.letter or "K", royal = word(t, "royal", true), value = 0, glyph = { "♔", "♚" },
                move = (t.walk or board.all) + castling, drop = t.king_drop }
  for _, name in ipairs(t.men) do piece(name)(chess.men[name](board)) end
  for _, extra in ipairs(t.more or {}) do piece(extra[1])(extra[2]) end
  piece "Pawn" { "P", value = 100, glyph = { "♙", "♟" }, move = pawn, drop = t.pawn_drop }
  setup(t.setup)
  chess.ends(chess.written(rights, passed_over, t.progress), t.before, t.after)
end

return chess
