-- Three-player chess: three halves of a chess board meet in the middle. Kings are captured; a player without a King
-- is out, and the pieces left behind stay where they are until they are captured. The player with the last King wins.
game { language = 1, name = "Three-Player Chess", source = "R. Zubrin, Three Player Chess, US patent 3652091, 1972",
       note = "Without en passant. Move counts are confirmed only by a second enumerator of our own." }
local chess = import "rules/chess"
-- Each half has eight files and four ranks, in its own player's directions. Beyond the fourth rank lie the other two
-- halves, one on the left and one on the right; there a line that went north goes on south.
local g, rows, labels = graph(), {}, {}
local function name(half, f, r) return ("abcdefgh"):sub(f, f) .. half % 3 * 4 + r end
local function step(half, f, r, x, y)
  if f + x < 1 or f + x > 8 or r + y < 1 then return nil end
  if r + y <= 4 then return name(half, f + x, r + y), false end
  return name(half + (f + x <= 4 and 1 or 2), 9 - f - x, 4), true
end
-- Where the grid lines of a half cross: `f` files from its left end, 0 to 8, and `r` ranks from its base, 0 to 4. The
-- board is a hexagon; a half reaches from its base to the middle and, on both sides, halfway to the next base.
local function crossing(half, f, r)
  local out, up, tall = (f - 4) / 4, r / 4, 3 ^ 0.5 / 2
  local side = math.abs(out)
  local x = out / 2 + (out < 0 and -1 or 1) * side * up / 4
  local y = -tall + up * (side * tall / 2 + (1 - side) * tall)
  local c, s = math.cos(-half * 2 * math.pi / 3), math.sin(-half * 2 * math.pi / 3)
  return 12 * (x * c - y * s), 12 * (x * s + y * c)
end
local ways = { n = { 0, 1 }, s = { 0, -1 }, e = { 1, 0 }, w = { -1, 0 }, ne = { 1, 1 }, nw = { -1, 1 },
               se = { 1, -1 }, sw = { -1, -1 } }
local back = { n = "s", ne = "sw", nw = "se", ["ne too"] = "sw too", ["nw too"] = "se too" }
local function each_cell(f)
  for half = 2, 0, -1 do
    for r = 4, 1, -1 do
      for file = 1, 8 do f(half, file, r) end
    end
  end
end
each_cell(function(half, f, r)
  local x, y, outline = 0, 0, {}
  for i, at in ipairs { { 1, 1 }, { 0, 1 }, { 0, 0 }, { 1, 0 } } do
    outline[2 * i - 1], outline[2 * i] = crossing(half, f - at[1], r - at[2])
    x, y = x + outline[2 * i - 1] / 4, y + outline[2 * i] / 4
  end
  g:cell(name(half, f, r), { x, y, outline = outline, shade = (f + r) % 2 })
  if f == 1 then rows[#rows + 1], labels[#labels + 1] = {}, half * 4 + r .. "" end
  table.insert(rows[#rows], name(half, f, r))
end)
for way, by in pairs(ways) do
  local x, y = by[1], by[2]
  for k = 1, x * y == 0 and 1 or 2 do
    local called = k == 1 and way or way .. " too"
    each_cell(function(half, f, r)
      local to, crossed = step(half, f, r, x, y)
      -- Through the very middle a diagonal goes on in two ways.
      if crossed and x ~= 0 and k == 2 and f + x + f == 9 then to = name(half + (f <= 4 and 1 or 2), f, 4) end
      if to then g:edge(called, name(half, f, r), to, crossed and back[called] or called) end
    end)
  end
end
g:rows(rows, labels, "a b c d e f g h")
local turned = { {}, {} }
each_cell(function(half, f, r)
  for k = 1, 2 do turned[k][name(half, f, r)] = name(half + k, f, r) end
end)
g:symmetry("once", turned[1])
g:symmetry("again", turned[2])
local n, e, s, w = g.n, g.e, g.s, g.w
g.ortho, g.diag = n + e + s + w, g.ne + g.nw + g.se + g.sw
                                   + g["ne too"] + g["nw too"] + g["se too"] + g["sw too"]
g.all = g.ortho + g.diag
g:words(g.ortho, "step to the side")
g:words(g.diag, "step over a corner")
g:words(n, "step towards the middle")
g:words(s, "step away from the middle")
g:words(e, "step to the right")
g:words(w, "step to the left")
players { { "White", letter = "w" }, { "Red", letter = "r", style = "a", sees = g.once },
          { "Black", letter = "b", style = "'", sees = g.again } }
local function long(one, other) return straight(one^2) * other + other * straight(one^2) end
local own, second, far = {}, {}, {}
each_cell(function(half, f, r)
  if half == 0 then own[#own + 1] = name(half, f, r) end
  if half == 0 and r == 2 then second[#second + 1] = name(half, f, r) end
  if half ~= 0 and r == 1 then far[#far + 1] = name(half, f, r) end
end)
own, second, far = g:zone(own), g:zone(second), g:zone(far)
local slants, retreats = g.ne + g.nw + g["ne too"] + g["nw too"], g.se + g.sw
g:words(slants, "step over a corner towards the middle")
g:words(retreats, "step over a corner away from the middle")
local glyphs, men = chess.glyphs, { "Queen", "Rook", "Bishop", "Knight" }
local castling = chess.castling(g, "King", { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } })
piece "King" { "K", value = 1000, move = g.all + castling, glyph = glyphs.King }
for _, man in ipairs { "Queen", "Rook", "Bishop" } do
  local look = chess.men[man](g)
  look.glyph = glyphs[man]
  piece(man)(look)
end
piece "Knight" { "N", value = 320, glyph = glyphs.Knight, move = jump(long(n + s, e + w) + long(e + w, n + s)) }
piece "Pawn" { "P", value = 100, glyph = glyphs.Pawn,
               move = (quiet(n) + capture(slants)):from(own) + quiet(n * n):from(second)
                      + (quiet(s) + capture(retreats)):from(-own):promote { at = far, to = men } }
setup { [[ . . . . . . . .
           . . . . . . . .
           P P P P P P P P
           R N B Q K B N R ]] }
turn { "move" }
turn { "pass", otherwise = true }
skip { count(mover, "King"):is(0) }
ending {
  win { (count(anyone, "King") - count(mover, "King")):is(0), says = "the last King" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
