-- Gliński's hexagonal chess: ninety-one hexagons in eleven files. Pawns move straight ahead and capture to either
-- side of that. They may make a double step from any cell where one of their own pawns started, and promote at the
-- end of a file. Giving stalemate scores three quarters of a point.
game { language = 1, name = "Gliński's Chess", source = "W. Gliński, 1936; Rules of Hexagonal Chess, 1973" }
local chess = import "rules/chess"
-- A cell lies x files east of the middle, and y half cells north of it.
local g, rows, labels, flipped, first, sixth, last = graph(), {}, {}, {}, {}, {}, {}
local function cell(x, y)
  if (x + y) % 2 == 1 or math.abs(x) > 5 or math.abs(y) > 10 - math.abs(x) then return nil end
  return ("abcdefghikl"):sub(x + 6, x + 6) .. (y + 12 - math.abs(x)) // 2
end
local function each_cell(f)
  for y = 10, -10, -1 do
    for x = -5, 5 do
      if cell(x, y) then f(cell(x, y), x, y) end
    end
  end
end
each_cell(function(name, x, y)
  local e, h = 3 ^ 0.5 / 6, y / 2
  local w = 3 * e * x
  g:cell(name, { w, h, shade = (x - (y - x) // 2) % 3, outline = { w - 2 * e, h, w - e, h + 0.5, w + e, h + 0.5,
                                                                  w + 2 * e, h, w + e, h - 0.5, w - e, h - 0.5 } })
  rows[11 - y], labels[11 - y] = given(rows[11 - y], {}), ""
  table.insert(rows[11 - y], name)
  flipped[name] = cell(x, -y)
  if math.abs(x) < 5 and y == -2 - math.abs(x) then first[#first + 1] = name end
  if math.abs(x) < 5 and name:sub(2) == "6" then sixth[#sixth + 1] = name end
  if not cell(x, y + 2) then last[#last + 1] = name end
end)
-- A direction, and the same direction turned by sixths of a circle.
local function turned(kind, x, y)
  local all
  for _ = 1, 6 do
    local name = ({ ["0,2"] = "n", ["1,1"] = "ne", ["1,-1"] = "se", ["0,-2"] = "s", ["-1,-1"] = "sw",
                    ["-1,1"] = "nw" })[x .. "," .. y] or kind .. x .. "," .. y
    each_cell(function(from, a, b)
      if cell(a + x, b + y) then g:edge(name, from, cell(a + x, b + y)) end
    end)
    all, x, y = all == nil and g[name] or all + g[name], (x + y) // 2, (y - 3 * x) // 2
  end
  return all
end
g.ortho, g.diag, g.leaps = turned("o", 0, 2), turned("d", 1, 3), turned("l", 1, 5) + turned("l", 2, 4)
g.all = g.ortho + g.diag
g:words(g.ortho, "step to the side")
g:words(g.diag, "step over a corner")
g:words(g.leaps, "leap of a knight")
g:words(g.n, "step forward")
g:words(g.s, "step backward")
g:words(g.se, "step back to the right")
g:words(g.sw, "step back to the left")
g:rows(rows, labels, "")
g:symmetry("flip", flipped)
chess.players(g)
local men = { "Queen", "Rook", "Bishop", "Knight" }
-- A pawn is captured en passant by pawns southwest and southeast of the cell that it has reached.
local view = { n = g.n, s = g.s, e = g.se, w = g.sw, forward_diag = g.ne + g.nw }
g:words(view.forward_diag, "step forward to the left or right")
local pawn, passed_over = chess.pawn(view, g:zone(first), g:zone(last), men, g:zone(sixth))
chess.game {
  board = g, men = { "Queen", "Rook", "Bishop" }, pawn = pawn, passed_over = passed_over,
  more = { { "Knight", { "N", move = g.leaps, value = 320, glyph = { "♘", "♞" } } } },
  before = { win { no_moves * -in_check(other), points = 3/4, says = "stalemate" } },
  setup = "b/qk/nbn/r2r/p1b1p/1p2p1/1p1p1/2pp2/2p2/6/5/6/2P2/2PP2/1P1P1/1P2P1/P1B1P/R2R/NBN/QK/B",
}
