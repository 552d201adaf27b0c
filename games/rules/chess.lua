-- What the games of the chess family share: pawns, castling, endings, FEN and notations.
--
-- After `local chess = import "rules/chess"`, chess.game { board =, setup =, ... } defines a whole game. The
-- other functions each define one part, for games that differ in the rest.
local chess = {}

-- ---- castling ----

-- The right is lost as soon as anything happens on the king's or the rook's starting cell. With t.dropped, king and
-- rook are not there at first: the right begins when both have been dropped there.
local function right_to(board, name, letter, king, corner, t)
  local home = t[1]
  local there = count(mover, king, board:zone { home }):is(1) * count(mover, "Rook", board:zone { corner }):is(1)
  local may = right(name) { letter = letter, given = t.given, start = not t.dropped,
                            lost_by = board:zone { home, corner }, where = there }
  if t.dropped then after { may:set(1), when = dropped { king, "Rook" } * there } end
  return may
end

-- From its starting cell the king goes c.steps steps. It may not castle out of check or pass an attacked
-- cell (nor land on one: see `forbid`). All cells between king and rook must be empty.
local function castle(board, may, safe, c)
  local between = friend * kind "Rook"
  for _ = c.steps + 2, c.rook do between = empty * beside(c.step, between) end
  return quiet((c.step * (empty * safe))^(c.steps - 1) * c.step)
           :from(may * board:zone { c.home } * safe):to(beside(c.step, between))
         * shift(c.corner, c.lands) * called(c.name)
end

-- How a king castles. t is { home, short, long, given =, safe =, dropped =, sides = names of the players }, where
-- short and long are { steps, steps to the rook, the rook's corner, where it lands }. `given` says which
-- players can castle at all, `safe` what must hold on the cells that the king leaves and passes. Returns the
-- walks, the rights as FEN lists them, and the rights themselves.
function chess.castling(board, king, t)
  local home = t[1]
  local sides = { { "short castling", "K", board.e, t[2], "O-O" },
                  { "long castling", "Q", board.w, t[3], "O-O-O" } }
  local walks, rights, listed = none, {}, {}
  for i, side in ipairs(sides) do
    local c = side[4]
    local may = right_to(board, side[1], side[2], king, c[3], t)
    rights[i] = may
    walks = walks + castle(board, may, given(t.safe, -attacked),
                           { home = home, step = side[3], steps = c[1], rook = c[2],
                             corner = c[3], lands = c[4], name = side[5] })
  end
  for _, who in ipairs(given(t.sides, { "White", "Black" })) do
    listed[#listed + 1] = rights[1]:of(who)
    listed[#listed + 1] = rights[2]:of(who)
  end
  return walks, listed, rights
end

-- ---- pawns ----

-- A pawn that goes one step, or two from the cells of `from`, and captures diagonally. It promotes on the
-- cells of `last`, if given. A double step over a cell of `passing` is recorded only if an enemy pawn
-- stands where it could capture en passant. `taking` is what a capture does besides.
function chess.pawn(board, from, last, to, passing, taking)
  local n, e, s, w = board.n, board.e, board.s, board.w
  local pawn = enemy * kind "Pawn"
  local passed_over = marker "en passant" { brief = true,
                        where = passing * empty * beside(s, pawn) * beside(n, empty) }
  local watched = beside(e + w, pawn)
  local double = quiet(n * n):to(-watched) + quiet(n * mark(passed_over) * n):to(watched)
  local in_passing = quiet(board.forward_diag):to(marked(passed_over) * beside(s, pawn)):takes(s)
  local function promoted(walk) return last ~= nil and walk:promote { at = last, to = to } or walk end
  return promoted(quiet(n) + double:from(from))
         + (promoted(capture(board.forward_diag)) + in_passing) * given(taking, stay), passed_over
end

-- ---- the game ----

function chess.players(board)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
end

-- Counters for plies without progress and for moves, FEN and notations. rights, passed_over = their FEN
-- fields, by default "-"; field = a field of the game's own after these; pawn = the piece whose moves are
-- progress, or false; last = the player who moves last in a turn.
function chess.written(t)
  local pawn = given(t.pawn, "Pawn")
  local quiet_plies = counter "plies without capture or pawn move" { clock = true }
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { quiet_plies:set((quiet_plies + 1) * -(captured() + (pawn and by(pawn) or -always))) }
  after { move:raise(), when = moved_by(given(t.last, "Black")) }
  local own = t.field ~= nil and { t.field, quiet_plies, move } or { quiet_plies, move }
  fen { "cells", "side", t.rights or "-", given(t.passed_over, "-"), table.unpack(own) }
  notation "standard" {
    move = "{piece}{which}{to}{becomes}", capture = "{piece}{which}x{to}{becomes}",
    takes = "", check = "+", mate = "#",
    own = pawn and { [pawn] = { move = "{which}{to}{becomes}", capture = "{file}x{to}{becomes}" } } or nil,
  }
  notation "coordinates" {
    move = "{from}{to}{becomes}", capture = "{from}{to}{becomes}", becomes = "{letter}",
    called = "{from}{to}", takes = "",
  }
  return quiet_plies
end

-- First the rules in `before`; then mate wins and stalemate draws; then the rules in `after_mate`, the draw by fifty
-- moves unless `fifty` is false, and the third occurrence.
function chess.ends(quiet_plies, before, after_mate, fifty)
  local rules = {}
  for _, rule in ipairs(before or {}) do rules[#rules + 1] = rule end
  rules[#rules + 1] = win { no_moves * in_check(other), says = "checkmate" }
  rules[#rules + 1] = draw { no_moves, says = "stalemate" }
  for _, rule in ipairs(after_mate or {}) do rules[#rules + 1] = rule end
  rules[#rules + 1] = fifty ~= false and draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true }
  rules[#rules + 1] = draw { repeated(3), says = "third occurrence", claimed = true }
  forbid { in_check() }
  ending(rules)
end

-- The pieces of chess except king and pawn, by name. Each is a function of the board.
chess.men = {
  Queen      = function(b) return { "Q", move = straight(b.all:ride()), value = 900, glyph = { "♕", "♛" } } end,
  Rook       = function(b) return { "R", move = straight(b.ortho:ride()), value = 500, glyph = { "♖", "♜" } } end,
  Bishop     = function(b) return { "B", move = straight(b.diag:ride()), value = 330, glyph = { "♗", "♝" } } end,
  Knight     = function() return { "N", move = leap(1, 2), value = 320, glyph = { "♘", "♞" } } end,
  Archbishop = function(b) return { "A", move = straight(b.diag:ride()) + leap(1, 2), value = 800 } end,
  Chancellor = function(b) return { "C", move = straight(b.ortho:ride()) + leap(1, 2), value = 850 } end,
}

-- Glyphs for games of more than two players, where only the disc or tile under a piece shows whose it is.
chess.glyphs = { King = "♚", Queen = "♛", Rook = "♜", Bishop = "♝", Knight = "♞", Pawn = "♟" }

-- The help text of a pawn that promotes to `to`; `from` says where it makes a double step, as in " from rank 2".
function chess.pawn_help(to, from)
  return "One step forward to an empty cell, or two" .. from .. "; it captures one step diagonally forward. If an "
         .. "enemy Pawn has just made a double step over a cell that this Pawn attacks, it may capture that Pawn en "
         .. "passant, by moving to the cell. On the last rank it promotes to "
         .. table.concat(to, ", ", 1, #to - 1) .. " or " .. to[#to] .. "."
end

-- A whole game. board; setup; men = names in chess.men; more = the game's own pieces, { { name, piece }, ... };
-- king = the king's name; castling = { home, short, long } as in chess.castling; double = the zone from
-- which pawns make a double step; last = where they promote; to = what they promote to; passing = the cells
-- that can be passed over; before, after = rules of the game's own; rights = the FEN field for rights, in
-- place of castling's; field = a FEN field of the game's own; fifty = false: no draw by fifty moves;
-- king_drop, pawn_drop = how they are dropped; pawn_help = the pawns' help text if they differ from those of chess.
function chess.game(t)
  local board = t.board
  local king = t.king or "King"
  local castling, rights = none, nil
  if t.castling then
    castling, rights = chess.castling(board, king, t.castling)
  end
  local pawn, passed_over, help = t.pawn, t.passed_over, t.pawn_help
  if pawn == nil then
    if help == nil and t.pawn_drop == nil then help = chess.pawn_help(t.to, " from rank 2") end
    pawn, passed_over = chess.pawn(board, given(t.double, rank(2)), given(t.last, rank(8)), t.to,
                                    given(t.passing, rank(6)))
  end
  piece(king) { t.letter or "K", royal = given(t.royal, true), value = 0, glyph = { "♔", "♚" },
                move = given(t.walk, board.all) + castling, drop = t.king_drop }
  for _, name in ipairs(t.men) do piece(name)(chess.men[name](board)) end
  for _, extra in ipairs(t.more or {}) do piece(extra[1])(extra[2]) end
  piece "Pawn" { "P", value = 100, glyph = { "♙", "♟" }, move = pawn, drop = t.pawn_drop, help = help }
  setup(t.setup)
  chess.ends(chess.written { rights = t.rights or rights, passed_over = passed_over, field = t.field },
             t.before, t.after, t.fifty)
end

return chess
