game { language = 1, name = "Chinese Checkers",
       help = "A star of 121 cells. A man steps to any adjacent cell, or jumps over one man after another, of any "
         .. "side; nothing is captured. The first player with all his men in the opposite point wins.",
       source = "Pressman, 1928, after Stern-Halma, Ravensburger, 1892",
       note = "A man that has reached the opposite point stays there. Move counts are confirmed only by a second "
         .. "enumerator of our own." }
local many = option "players" { help = "the number of players",
  { "two", help = "two, opposite each other" }, { "three", help = "three, at every other point" },
  { "four", help = "four, in two opposite pairs" } }
local hexagons = import "rules/hexagons"
-- On three axes from the middle, the coordinates of a cell are all at most 4 (a triangle) or all at least -4 (another).
local function inside(file, rank)
  local x, y, z = file - 9, rank - 9, 18 - file - rank
  return math.max(x, y, z) <= 4 or math.min(x, y, z) >= -4
end
local function colour(file, rank) -- the points are light
  return math.max(math.abs(file - 9), math.abs(rank - 9), math.abs(18 - file - rank)) > 4 and 1 or 0
end
local g = hexagons(17, 17, inside, colour)
-- Turned by sixths of a circle, clockwise.
local sees = {}
for sixths = 1, 5 do
  g.mirror("turn" .. sixths, function(file, rank)
    local x, y = file - 9, rank - 9
    for _ = 1, sixths do x, y = x + y, -x end
    return x + 9, y + 9
  end)
  sees[sixths] = g["turn" .. sixths]
end
local who = { { "White", letter = "w" } }
for i, sixths in ipairs(many.two and { 3 } or many.three and { 2, 4 } or { 2, 3, 5 }) do
  who[i + 1] = { ({ "Black", "Red", "Green" })[i], letter = ({ "b", "r", "g" })[i], sees = sees[sixths] }
end
players(who)
local far = g.where(function(_, rank) return rank > 13 end)
local hop = straight(g.all * (anything * -at_start) * g.all * empty)
local go = quiet(g.all) + anywhere:to(empty * from(at_start, hop:ride()))
piece "Man" { "M", value = 100, move = go:from(-far) + go:from(far):to(far),
              help = "One step to an empty adjacent cell; or it jumps over an adjacent man, of any side, to the empty "
                     .. "cell beyond, and from there over the next man, in any of the six directions, as often as it "
                     .. "likes. Nothing is captured. A man that has reached the opposite point stays in it." }
setup { [[ M M M M
           M M M
           M M
           M ]] }
turn { "move" }
turn { "pass", otherwise = true }
ending {
  win { cells(far * friend):is(10), says = "home", help = "The first player with all his ten men in the opposite "
    .. "point wins." },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
-- How far each man has come.
for ahead = 2, 14 do goal(10 * cells(friend * g.where(function(_, rank) return rank >= ahead end))) end
