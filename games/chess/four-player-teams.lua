-- Four-player chess in teams: a cross of 160 cells, with partners opposite each other. Players cannot capture their
-- partner's pieces, and no King is ever captured: mate is judged on the player's own turn, so the partner can help
-- first. The team that mates one of its opponents wins.
game { language = 1, name = "Four-Player Chess, Teams", source = "4 Player Chess Teams, chess.com, 2016",
       note = "Without en passant. Move counts are confirmed only by a second enumerator of our own." }
local chess = import "rules/chess"
-- Fourteen by fourteen cells, without three by three in each corner.
local g, rows, ranks, turned = graph(), {}, {}, { {}, {}, {} }
local function name(x, y)
  local inside = math.max(math.abs(2 * x - 15), math.abs(2 * y - 15)) <= 13
  local in_corner = math.min(math.abs(2 * x - 15), math.abs(2 * y - 15)) > 7
  return inside and not in_corner and ("abcdefghijklmn"):sub(x, x) .. y or nil
end
local function each_cell(f)
  for y = 14, 1, -1 do
    for x = 1, 14 do
      if name(x, y) then f(name(x, y), x, y) end
    end
  end
end
each_cell(function(cell, x, y)
  g:cell(cell, { x, y, shade = (x + y) % 2 })
  ranks[y] = given(ranks[y], {})
  table.insert(ranks[y], cell)
  turned[1][cell], turned[2][cell], turned[3][cell] = name(y, 15 - x), name(15 - x, 15 - y), name(15 - y, x)
end)
local labels = {}
for y = 1, 14 do rows[y], labels[y] = ranks[15 - y], 15 - y .. "" end
g:rows(rows, labels, "")
local function way(called, dx, dy)
  each_cell(function(cell, x, y)
    if name(x + dx, y + dy) then g:edge(called, cell, name(x + dx, y + dy)) end
  end)
  return g[called]
end
local n, e, s, w = way("n", 0, 1), way("e", 1, 0), way("s", 0, -1), way("w", -1, 0)
local slants, leaps = way("ne", 1, 1) + way("nw", -1, 1), nil
g.ortho, g.diag = n + e + s + w, slants + way("se", 1, -1) + way("sw", -1, -1)
g.all = g.ortho + g.diag
for _, d in ipairs { { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } } do
  local leap = way("leap " .. d[1] .. "," .. d[2], d[1], d[2])
  leaps = leaps == nil and leap or leaps + leap
end
g:words(g.ortho, "step orthogonally")
g:words(g.diag, "step diagonally")
g:words(leaps, "leap of a knight")
g:words(n, "step forward")
g:words(s, "step backward")
g:words(slants, "step diagonally forward")
g:words(e, "step to the right")
g:words(w, "step to the left")
for i, map in ipairs(turned) do g:symmetry("turn" .. i, map) end
players { { "Red", letter = "r", team = "Red and Yellow" },
          { "Blue", letter = "b", style = "a", sees = g.turn1, team = "Blue and Green" },
          { "Yellow", letter = "y", style = "'", sees = g.turn2, team = "Red and Yellow" },
          { "Green", letter = "g", style = "\"", sees = g.turn3, team = "Blue and Green" } }
local castling, rights = chess.castling(g, "King", { "h1", { 2, 3, "k1", "i1" }, { 2, 4, "d1", "g1" },
                                                     sides = { "Red", "Blue", "Yellow", "Green" } })
local glyphs, men = chess.glyphs, { "Queen", "Rook", "Bishop", "Knight" }
piece "King" { "K", royal = true, value = 0, glyph = glyphs.King, move = g.all + castling }
for _, man in ipairs { "Queen", "Rook", "Bishop" } do
  local look = chess.men[man](g)
  look.glyph = glyphs[man]
  piece(man)(look)
end
piece "Knight" { "N", value = 320, glyph = glyphs.Knight, move = leaps }
piece "Pawn" { "P", value = 100, glyph = glyphs.Pawn,
               move = (quiet(n) + capture(slants)):promote { at = g:zone(ranks[11]), to = men }
                      + quiet(n * n):from(g:zone(ranks[2])) }
setup { [[ P P P P P P P P
           R N B Q K B N R ]] }
local quiet_plies = chess.written { rights = rights, last = "Green" }
forbid { in_check() }
ending {
  win { no_moves * in_check(other), says = "checkmate" },
  draw { no_moves, says = "stalemate" },
  draw { quiet_plies:at_least(200), says = "fifty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
