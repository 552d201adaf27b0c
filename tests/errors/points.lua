-- Shares of the point that nobody can get.
game { language = 1, name = "Shared" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "K . . . ."
ending { win { no_moves, points = 1.5 } } -- expect: win: 'points' is the winner's share of the one point and must be more than 1/2 and at most 1, got 1.5; the others share the rest
ending { win { no_moves, points = 0.5 } } -- expect: win: 'points' is the winner's share of the one point and must be more than 1/2 and at most 1, got 0.5; the others share the rest
ending { win { no_moves, points = "3/4" } } -- expect: win: 'points' must be a number such as 3/4, got a string
ending { win { no_moves, points = 0.7001 } } -- expect: win: 'points' must be a whole number of 240ths, such as 2/3, 3/4 or 0.6, got 0.7001
ending { draw { no_moves, points = 3/4 } } -- expect: draw: only a win can have 'points'; the rest goes to the players who have not won
ending { win { no_moves, pionts = 3/4 } } -- expect: win: unknown field 'pionts'; did you mean 'points'?
