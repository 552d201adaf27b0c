game { language = 1, name = "Chinese Checkers",
       help = "A star of 121 cells. A man steps to any neighbour, or jumps over one man after "
               .. "another, of any side; nobody is taken. Who first has all his men in the point opposite has "
               .. "won.", source = "Pressman, 1928, after Stern-Halma, Ravensburger, 1892",
       note = "A man who has come to the point opposite stays there. Move counts are confirmed by a second "
              .. "enumerator of our own alone." }
local many = option "players" { help = "how many play",
  { "two", help = "two, opposite one another" }, { "three", help = "three, at every other point" },
  { "four", help = "four, two and two opposite one another" } }
local hexagons = import "rules/hexagons"
-- From the middle a cell lies on three axes, of which two at least are short, all up or all down.
local function inside(file, rank)
  local x, y, z = file - 9, rank - 9, 18 - file - rank
  return math.max(x, y, z) <= 4 or math.min(x, y, z) >= -4
end
local g = hexagons(17, 17, inside)
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
              help = "One step to an empty cell beside him; or he jumps over a man next to him, of any side, to "
                .. "the empty cell "
                     .. "behind that, and from there over the next, in any of the six directions, as often as he "
                     .. "likes. Nobody "
                     .. "is taken. Who has come to the point opposite stays within it." }
setup { [[ M M M M
           M M M
           M M
           M ]] }
turn { "move" }
turn { "pass", otherwise = true }
ending {
  win { cells(far * friend):is(10), says = "home", help = "Who first has all his ten men in the point opposite "
    .. "wins." },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
-- How far each has come.
for ahead = 2, 14 do goal(10 * cells(friend * g.where(function(_, rank) return rank >= ahead end))) end
