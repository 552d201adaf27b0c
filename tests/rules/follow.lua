-- What follows from a move without a choice.

-- Pieces fall through empty cells until something is below them.
local falling = [==[
game { language = 1, name = "Falling" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Stone" { "S", drop = anywhere }
piece "Rock"  { "R", move = none }
setup "4/4/4/4"
turn { "drop" }
follow { unmake * make * b.s * put "Stone", from = friend * kind "Stone" * beside(b.s, empty), again = true }
ending { win { cells(friend * leads(straight((b.all * friend)^2))):over(0), says = "three" } }
]==]

test "a stone falls to the ground" {
  source = falling, play = { "S@b3" }, final_fen = "4/4/4/1S2 b",
}
test "or onto what lies there" {
  source = falling, fen = "4/4/1s2/1S2 w", play = { "S@b4" }, final_fen = "4/1S2/1s2/1S2 b",
}
test "and endings are judged after it has fallen" {
  source = falling, fen = "4/4/4/SS2 w", play = { "S@c4" }, final_fen = "4/4/4/SSS1 b",
  result = "White wins (three)",
}

-- What is left without a friend next to it goes over to the player who moved.
local deserting = [==[
game { language = 1, name = "Deserting" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.ortho }
setup "mmmm/4/4/MMMM"
follow { stay * enemy * convert, from = enemy * beside(b.ortho, friend) * -beside(b.ortho, enemy) }
forbid { cells(friend):over(5) }
ending { loss { no_moves, who = other } }
]==]

test "a piece alone next to an enemy deserts" {
  source = deserting, fen = "4/1m2/4/1M2 w", play = { "b1-b2" }, final_fen = "4/1M2/1M2/4 b",
}
test "a piece with a friend stays" {
  source = deserting, fen = "4/1mm1/4/1M2 w", play = { "b1-b2" }, final_fen = "4/1mm1/1M2/4 b",
}
test "endings are judged after that" {
  source = deserting, fen = "4/1m2/4/MMMM w", legal = { "a1-a2" }, illegal = {},
}
test "it is undone together with the move" {
  source = deserting, fen = "4/1m2/4/1M2 w", perft = { 3, 8 },
}
