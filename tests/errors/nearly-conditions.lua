-- What is nearly a condition: the message says what makes it one.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local ortho = b.ortho
piece "Ant" { "A", move = b.all:from(at(rank(1))) } -- expect: from(): argument 1 must be a condition, got a pattern; leave at(...) out, which makes a pattern of it
piece "Bee" { "B", move = ortho:ride(3) } -- expect: ride() is any number of times; p^3 is so many, and p:upto(3) one to so many
setup [[ A B . . . ]]
ending {
  draw { no_moves() }, -- expect: 'no_moves' stands without brackets
  draw { always() }, -- expect: 'always' stands without brackets
  win { landed { "e4", "d4" } }, -- expect: landed: argument 1 must be a condition, got a table; on a board b, b:zone { "e4" } is that cell
  win { cells("Ant"):is(0) }, -- expect: cells: argument 1 must be a condition, got a string; kind "Ant" is a piece of that kind
  win { cells { "Ant", "Bee" } }, -- expect: cells: argument 1 must be a condition, got a table; kind { "Ant", ... } is a piece of these kinds
  win { count(mover, "Ant", { "e4" }):is(0) }, -- expect: count: cannot use argument 3, a table; on a board b, b:zone { "e4" } is that cell
}
