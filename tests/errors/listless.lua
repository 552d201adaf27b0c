-- Where the game begins there is more to list than anybody waits for.
game { language = 1, name = "Made" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
forbid { in_check() }
setup { "C . . B\n. B A ." } -- expect: too many moves to list in the starting position; give turns fewer parts
piece "Ant" { "A", move = become "Bee" }
local far = (jump(anywhere:via(turn_of "White"))^3):promote { at = b.rank(4), may = b:zone { "d4" }, to = "Bee" }
local hop = each(b.ortho, function(d) return d * anything * d end)
piece "Bee" { "B", move = (far + b.w:ride() + empty * b.ortho) / hop }
piece "Cat" { "C", royal = true, move = become "Cat" }
