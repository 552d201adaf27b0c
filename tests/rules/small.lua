-- What walks and rules mean, tested with small games.

-- A king castles with a rook that has room for an enemy behind it, unlike on the board's edge.
local castles = [[
game { language = 1, name = "Castles" }
local b = square(8, 3)
local w = b.w
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", royal = true,
  move = b.all + quiet(w * w):from(b:zone { "e1" }):to(beside(w, friend * kind "Rook")) * shift("b1", "d1") }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
setup { ". R . . K . . ." }
forbid { in_check() }
ending { draw { no_moves } }
]]

test "castling is written with the king's cells" {
  source = castles, fen = "7k/8/1R2K3 w",
  play = { "E1-C1" }, final_fen = "7k/8/2KR4 b",
}
test "castling that leaves the king attacked from behind the rook is illegal" {
  source = castles, fen = "7k/8/rR2K3 w", from = "e1",
  moves = { "E1-D1", "E1-F1", "E1-D2", "E1-E2", "E1-F2" },
}
test "and is not counted" { source = castles, fen = "7k/8/rR2K3 w", perft = { 8 } }

-- A condition about the cell where the walk started differs for each piece.
local starts = [[
game { language = 1, name = "Starts" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Goer" { "G", move = straight(b.ortho:ride()):to(-beside(b.ortho, at_start)) }
piece "Loner" { "L", move = straight(b.ortho:ride()):to(-beside(b.ortho, friend * -at_start)) }
setup { "G . . . ." }
ending { draw { no_moves } }
]]

test "no move ends next to its start, whichever piece makes it" {
  source = starts, fen = "5/5/5/5/GG3 w",
  moves = { "A1-A3", "A1-A4", "A1-A5", "B1-D1", "B1-E1", "B1-B3", "B1-B4", "B1-B5" },
}

test "no move ends next to another piece, whichever piece makes it" {
  source = starts, fen = "5/5/5/5/LL1L1 w",
  moves = { "A1-A2", "A1-A3", "A1-A4", "A1-A5", "B1-B3", "B1-B4", "B1-B5", "B1-B2",
            "D1-D2", "D1-D3", "D1-D4", "D1-D5", "D1-E1" },
}

-- Two ways to one cell, of which one captures a piece and the other does not.
local ways = [[
game { language = 1, name = "Ways" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Taker" { "T", move = b.ortho * enemy * take * b.ortho + quiet(b.ortho * b.ortho) }
piece "Man" { "M", move = b.all }
setup { "T . . . ." }
ending { draw { no_moves } }
]]

test "a piece that can be captured on the way, or avoided" {
  source = ways, fen = "5/5/5/m4/T4 w",
  moves = { "A1xA2-A3", "A1xA2-B2", "A1-B2", "A1-C1" },
}
test "each does what it says" {
  source = ways, fen = "5/5/5/m4/T4 w",
  play = { "A1-B2" }, final_fen = "5/5/5/mT3/5 b",
}

-- One step can only capture, more steps cannot.
local near = [[
game { language = 1, name = "Near" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Shy" { "S", move = capture(b.ortho) + quiet(straight(b.ortho:upto(3))) }
setup { "S . . . ." }
ending { draw { no_moves } }
]]

test "a near piece is captured, a distant one blocks" {
  source = near, fen = "5/s4/5/5/Ss3 w", from = "a1", moves = { "A1xB1", "A1-A2", "A1-A3" },
}

-- A neutral piece captures, and is captured.
local storms = [[
game { language = 1, name = "Storms" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all:to(anything + empty) }
piece "Storm" { "*" }
setup { "M . M" }
throw "wind" { when = always, shows = "{%d}",
               { 1, of = "Storm", walk = b.n, optional = true }, { 2 } }
ending { win { captured("Storm", nobody), says = "calm" }, win { captured "Man", who = captor, says = "storm" } }
]]

test "capturing a neutral piece wins" {
  source = storms, fen = "3/*2/M1m w", play = { "A1xA2" }, result = "White wins (calm)",
}
test "for either player" {
  source = storms, fen = "3/2*/M1m b", play = { "C1xC2" }, result = "Black wins (calm)",
}
test "a neutral piece captures for the player who moved" {
  source = storms, fen = "m2/*2/2M w", play = { "C1-C2 {1}" }, result = "White wins (storm)",
}
test "also that player's own pieces" {
  source = storms, fen = "M2/*2/2m b", play = { "C1-B1 {1}" }, result = "Black wins (storm)",
}

-- Two kinds of turn that allow the same move.
local twice = [[
game { language = 1, name = "Twice" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
turn { "move" }
turn { "Man", b.n }
setup { "M . ." }
ending { draw { no_moves } }
]]

test "a move that both allow is one move" { source = twice, fen = "3/3/M2 w", moves = { "A1-A2" } }
test "and is counted once" { source = twice, fen = "3/3/M2 w", perft = { 1 } }

-- A walk that is given in the turn and not with the piece.
local ordered = [[
game { language = 1, name = "Ordered" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Cart" { "C" }
turn { "Cart", b.n * b.e + b.e * b.n }
setup { "C . ." }
ending { draw { no_moves } }
]]

test "a move that two walks find is one move" {
  source = ordered, fen = "3/3/C2 w", moves = { "A1-B2" },
}
test "and is counted once, too" { source = ordered, fen = "3/3/C2 w", perft = { 1 } }

-- The second player has the capitals that the first would have.
local styles = [[
game { language = 1, name = "Styles" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", style = "A", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup { "M . ." }
ending { draw { no_moves } }
]]

test "a given style is kept, and the other player gets a sign" {
  source = styles, play = { "A1-A2" }, final_fen = "M2/M'2/3 b",
}

-- The value that a counter is set to names cells as the mover sees them.
local seen = [[
game { language = 1, name = "Seen" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
local there = counter "there" {}
after { there:set(count(mover, "Man", rank(2))) }
setup { "M . . M" }
ending { draw { no_moves } }
]]

test "the first player's second rank" {
  source = seen, play = { "A1-A2" }, final_fen = "m2m/4/M3/3M b 1",
}
test "and the second player's" {
  source = seen, play = { "A1-A2", "D4-D3" }, final_fen = "m3/3m/M3/3M w 1",
}

-- A rule that can hold with or without legal moves is judged at every move, not only if there
-- are none.
local either = [[
game { language = 1, name = "Either" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup "3m/1m2/M2M/4"
ending { win { no_moves + captured() } }
]]
test "a capture ends the game though the rule asks about moves, too" {
  source = either, play = { "a2xb3" }, result = "White wins",
}
test "and perft does not count beyond it" { source = either, perft = { 10, 99 } }

-- Lua's own order of keys changes each time a file is read.
test "pairs goes by the keys: numbers, texts, false and true" {
  source = [[
game { language = 1, name = "Ordered" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local order, t = {}, { [2.5] = 1, 1, 2, [-3] = 1, [true] = 1, [false] = 1 }
for _, name in ipairs { "w", "q", "e", "r", "t", "z", "u", "i", "o", "p", "a", "gone" } do t[name] = 1 end
for key in pairs(t) do
  order[#order + 1] = tostring(key)
  t.gone = nil
end
local found = table.concat(order, " ")
refuse(found ~= "-3 1 2 2.5 a e i o p q r t u w z false true", found)
piece "Man" { "M", move = b.all }
ending { win { no_moves } }
]],
  fen = "3/1M1/3 w", moves = { "B2-A1", "B2-A2", "B2-A3", "B2-B1", "B2-B3", "B2-C1", "B2-C2", "B2-C3" },
}

-- A hole is written in a picture as it is in a FEN.
test "a picture with holes" {
  source = [=[
game { language = 1, name = "Holed" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 1, move = b.ortho:to(empty) }
setup { [[ . . .
           . * .
           K . . ]] }
ending { loss { no_moves, who = other } }
]=],
  play = { "a1-b1" }, final_fen = "k2/1*1/1K1 b",
}

-- A single player wins or loses alone.
local alone = [==[
game { language = 1, name = "Alone" }
local b = square(3, 3)
players { { "Me", letter = "m" } }
piece "Wolf" { "W", move = b.all }
setup { [[ W . . ]] }
local left = counter "left" { start = 3, shown = true }
after { left:raise(-1) }
ending { win { landed(b:zone { "c3" }), says = "there" }, loss { left:is(0), says = "late" } }
]==]
test "a single player wins" {
  source = alone, play = { "a1-b2", "b2-c3" }, result = "Me wins (there)",
}
test "a single player loses" {
  source = alone, play = { "a1-b2", "b2-b1", "b1-c1" }, result = "Me loses (late)",
}

-- A diagram shows where a piece shoots, not where it stays; the hand is the position's.
local archer = [==[
game { language = 1, name = "Archers" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Archer" { "A", move = quiet(b.all) + capture(still(straight(b.ortho:ride()))) * take }
setup "2a2/5/2A1a/5/5"
]==]
test "an archer reaches the cells where it shoots" {
  source = archer,
  reach = [[ .  . a! .  .
             .  x x  x  .
             .  x A  x  a!
             .  x x  x  .
             .  . .  .  . ]],
  from = "c3", moves = { "b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4", "c5", "e3" },
}
local stock = [==[
game { language = 1, name = "Stock" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local stock = hand { Man = 1 }
piece "Man" { "M", move = b.n, drop = anywhere }
turn { "drop", when = stock.any }
turn { "move", when = -stock.any }
setup ""
]==]
test "a diagram with the hand of its position" {
  source = stock, fen = "5/5/5/5/5[] w",
  reach = [[ . x .
             . M .
             . . . ]],
}
test "and with the hand of the start" {
  source = stock,
  reach = [[ . . .
             . M .
             . . . ]],
}

local many_ranks = [[
  game { language = 1, name = "Ranks" }
  local b = square(4, 4)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
  piece "Queen" { "Q", move = b.all }
  piece "Rook" { "R", move = b.ortho }
  local words = option "words" { type = "list", default = "Queen,Rook", "Queen", "Rook" }
  local rows = option "rows" { { "one", "Rook" }, { "two", { "Rook", "Queen" } } }
  piece "Pawn" { "P", move = b.n:promote { at = rank(4), to = words } }
  piece "Foot" { "F", move = b.n:promote { at = rank(4), to = rows } }
  setup { "P . F ." }
  ending { win { captured "Queen" } }
]]

test "a piece promotes to what an option holds" {
  source = many_ranks, fen = "4/P1F1/4/4 w", moves = { "a3-a4=Q", "a3-a4=R", "c3-c4=R" },
}

test "with another choice to something else" {
  source = many_ranks, set = { rows = "two", words = "Rook" }, fen = "4/P1F1/4/4 w",
  moves = { "a3-a4=R", "c3-c4=Q", "c3-c4=R" },
}

-- A list is just its elements, so it can be used in place of cells, and a zone where a piece
-- could.
local listed = [[
  game { language = 1, name = "Listed" }
  local b = square(4, 4)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
  local out = option "out" { type = "list", default = "a2,c3", cells = true, "man" }
  local home = option "home" { { "low", rank(1) }, { "high", rank(4) } }
  local reach = option "reach" { per_side = true, min = 0, max = 2, default = 1 }
  local shut, told = b:zone(out:get()), 0
  for _ in pairs(out:get()) do told = told + 1 end
  refuse(told ~= 2 or not out:get().c3 or out:get().man or out:get().b2, "it has two elements")
  piece "Man" { "M", move = quiet(b.all:to(-shut)) + count(mover, home):is(2) * b.n^2, drop = anywhere }
  local stock, held = hand { "Man" }, ""
  for name in pairs(stock) do held = held .. name end
  refuse(held ~= "Manany", "in hand is a Man, or any")
  setup { "M . . M" }
  ending { win { count(home):over(2) } }
]]

test "a list of cells is a zone" {
  source = listed, fen = "4/4/4/M3[] w", moves = { "a1-b1", "a1-b2" },
}
test "pieces are counted in an option's zone" {
  source = listed, fen = "4/4/4/M2M[] w",
  moves = { "a1-a3", "a1-b1", "a1-b2", "d1-c1", "d1-c2", "d1-d2", "d1-d3" },
}
test "or in another" {
  source = listed, set = { home = "high" }, fen = "4/4/4/MM1M[] w", result = "Black wins",
}
