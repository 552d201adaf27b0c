-- Walks and what they do on the way, tested with small games.

-- Each alternative of a step ends with its own condition, and the ride goes on from all of
-- them.
local two_ways = [[
game { language = 1, name = "Two ways" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet((b.n * -rank(3) + b.e * file("b", "d", "e")):ride()) }
ending { win { no_moves } }
]]
test "a ride goes on whichever alternative its last step took" {
  source = two_ways, fen = "5/5/5/5/M4 w",
  moves = { "A1-A2", "A1-B1", "A1-B2" },
}
local dead = [[
game { language = 1, name = "Dead" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Dead" { "*" }
piece "Ghoul" { "G", move = anywhere:to(kind "Dead") }
piece "Priest" { "P", move = still(anywhere):to(kind "Dead") * unmake * make }
piece "Sapper" { "S", move = stay * unmake * make + still(b.n) * unmake }
ending { win { no_moves } }
]]
test "landing on a kind includes neutral pieces" {
  source = dead, fen = "*3/4/4/G2* w", moves = { "A1xA4", "A1xD1" },
}
test "unmake and make leave a cell with nothing on it" {
  source = dead, fen = "*2g/4/4/P3 w", play = { "a4" }, final_fen = "3g/4/4/P3 b",
}
test "so is a piece of one's own removed" {
  source = dead, fen = "*2g/4/4/S3 w", play = { "a1" }, final_fen = "*2g/4/4/4 b",
}
local trails = [[
game { language = 1, name = "Trails" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Trail" { "T" }
piece "Snail" { "S", move = put("Trail", nobody) * b.n * b.n }
piece "Slug" { "L", move = unmake * b.n }
piece "Bent" { "B", move = straight(b.ortho * straight(b.ortho)) }
ending { win { no_moves } }
]]
test "a piece leaves behind what is put on its start" {
  source = trails, fen = "4/4/4/S3 w", play = { "+Ta1 a1-a3" }, final_fen = "4/S3/4/T(-)3 b",
}
test "or a hole" {
  source = trails, fen = "4/4/4/L3 w", play = { "a1-a2 ~a1" }, final_fen = "4/4/L3/*3 b",
}
test "a line within a line does not turn" {
  source = trails, fen = "4/4/4/B3 w", moves = { "A1-A3", "A1-C1" },
}
local chain = [[
game { language = 1, name = "Chain" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local hop = none
for _, d in ipairs { b.n, b.ne, b.e, b.se, b.s, b.sw, b.w, b.nw } do
  hop = hop + d * empty * every((d * enemy * take):ride())
end
piece "Man" { "M", move = hop:ride() }
ending { win { no_moves } }
]]
test "a chain acts in a new direction at each turn, however long it is" {
  source = chain, fen = "2m2/1m3/m2m1/2m2/M4 w", play = { "A1-C4" }, final_fen = "5/2M2/5/5/5 b",
}
local paths = [[
game { language = 1, name = "Paths" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Back" { "B", move = revisit(b.ortho^3):to(visited) }
piece "New" { "N", move = revisit(b.ortho^3):to(-visited) }
piece "Ring" { "R", move = revisit(b.e * b.n * -visited * b.w * b.s * (empty + friend) * visited * b.n) }
ending { win { no_moves } }
]]
test "`visited` holds where the walk was before it came there" {
  source = paths, fen = "4/4/4/B3 w", moves = { "b1", "a2" }, from = "a1",
}
test "and not where it is for the first time" {
  source = paths, fen = "4/4/4/N3 w", moves = { "b1", "a2", "d1", "c2", "b3", "a4" }, from = "a1",
}
test "its start is visited when it comes back" {
  source = paths, fen = "4/4/4/R3 w", moves = { "a1-a2" },
}

-- On a board of many cells `anywhere` is asked of all cells at once.
local afar = [[
game { language = 1, name = "Afar" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local never = counter "never" { max = 1 }
piece "Back" { "B", move = quiet(anywhere):to(beside(b.s, visited)) }
piece "Taker" {
  "T", move = jump(b.n * (enemy * take) * b.n * -taken * at(never:over(0))) + anywhere:to(enemy * -taken),
}
setup "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/B14b"
ending { win { no_moves } }
]]
test "`visited` holds where the walk was before `anywhere`" {
  source = afar, moves = { "a1-a2" },
}
test "and `taken` not where another alternative captured" {
  source = afar, fen = "16/16/16/16/16/16/16/16/16/16/16/16/16/16/b15/T15 w 0", moves = { "a1xa2" },
}

-- The effects of a walk happen when the move is made: on the way nothing has changed yet.
local undone = [[
game { language = 1, name = "Undone" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m, c = marker "m" {}, counter "c" { max = 1 }
piece "Stone" { "S", move = none }
local put_down = b.n * put("Stone", nobody) * b.n:to(beside(b.s, neutral))
local marked_it = b.n * mark(m) * b.n:to(beside(b.s, marked(m)))
local raised = b.n * c:raise() * b.n * at(c:over(0))
local stands = b.ne * enemy * take * b.nw:to(beside(b.se, enemy))
piece "Man" { "M", move = put_down + marked_it + raised + stands }
setup "3/3/3"
ending { win { no_moves } }
]]

test "conditions on a walk do not see its effects" {
  source = undone, fen = "3/2s/1M1 w - 0", moves = { "b1xc2-b3" },
}

-- A ride in one direction goes on in it, wherever that leads, and stops before it comes back.
local ring = [==[
game { language = 1, name = "Ring" }
local g = graph()
local names = {}
for i = 1, 9 do names[i] = "c" .. i g:cell(names[i], { i, 1 + i % 2 }) end
for i = 1, 9 do g:edge("on", names[i], names[i % 9 + 1]) g:edge("back", names[i % 9 + 1], names[i]) end
g:rows({ names }, { "" }, "")
local turned = {}
for i = 1, 9 do turned[names[i]] = names[10 - i] end
g:symmetry("turned", turned)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = g.turned } }
piece "Runner" { "R", move = quiet(g.on:ride()):from(-beside(g.back, enemy)) }
piece "Walker" { "W", move = quiet(g.on:upto(7)):from(-beside(g.back, enemy)) }
setup { "R W . . . . . . ." }
ending { win { captured "Runner" } }
]==]
test "all around, and no cell twice" { source = ring, fen = "R8 w", moves = {
  "c1-c2", "c1-c3", "c1-c4", "c1-c5", "c1-c6", "c1-c7", "c1-c8", "c1-c9" } }
test "up to a piece, or up to the number of steps" { source = ring, fen = "RW3r3 w", moves = {
  "c2-c3", "c2-c4", "c2-c5" } }
test "or just that number" { source = ring, fen = "W8 w", moves = {
  "c1-c2", "c1-c3", "c1-c4", "c1-c5", "c1-c6", "c1-c7", "c1-c8" } }
test "unless a piece is behind" { source = ring, fen = "R7r w", moves = {} }

-- What a walk asks of the cells that it has been on, it asks of all of them, however long it is.
local looking = [==[
game { language = 1, name = "Looking" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local apart = empty * -beside(b.n, visited)
piece "Man" { "M", move = quiet(b.ortho^6):to(beside(b.n, visited)) }
piece "Two" { "T", move = quiet(b.ortho^3 * b.ortho^3):to(beside(b.n, visited)) }
piece "Lee" { "L", move = quiet((b.ortho^5):via(apart)) }
piece "Era" { "E", move = quiet((b.ortho^2 * b.ortho^3):via(apart)) }
setup "5/5/2M2/5/5"
ending { win { count(other):is(0) } }
]==]
for i, man in ipairs { "M", "T" } do
  test("a walk of six steps that ends below itself, " .. i) { source = looking, fen = "5/5/2" .. man .. "2/5/5 w",
    moves = { "c3-a1", "c3-a3", "c3-b2", "c3-b4", "c3-c1", "c3-d2", "c3-d4", "c3-e1", "c3-e3" } }
end
for i, man in ipairs { "L", "E" } do
  test("a walk of five steps that is never below itself, " .. i) { source = looking, fen = "5/5/2" .. man .. "2/5/4m w",
    moves = { "c3-a4", "c3-b3", "c3-b5", "c3-c4", "c3-d3", "c3-d5", "c3-e4" } }
end

-- A line that crosses itself in other headings comes to an end all the same.
local crossing = [==[
game { language = 1, name = "Crossing" }
local g = graph()
g:cell("a", { 1, 1 }) g:cell("b", { 2, 1 }) g:cell("c", { 1, 2 })
g:edge("x", "a", "b", "y") g:edge("y", "b", "a", "z") g:edge("z", "a", "b", "u") g:edge("u", "b", "a", "v")
g:edge("v", "a", "c")
g:rows({ { "c" }, { "a", "b" } }, { "", "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = revisit(straight(jump(g.x:ride()))) }
setup "1/M1"
ending { win { count(other):is(0) } }
]==]
test "along a line that crosses itself" { source = crossing, moves = { "a-b", "a-c" } }
