-- What is said twice, and otherwise each time.
game { language = 1, name = "Twice" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip }, { "", letter = "r" } } -- expect: player 3: must begin with a name that no other player has
local far = option "far" { "one", "two", { "three", default = true }, default = "two" } -- expect: option 'far': the default is 'two', and the row of 'three' says that it is; leave out one
local near = option "near" { "one", { "two", default = true }, default = "two" }
piece "King" { "K", letter = "Q", move = far.one and b.n or b.all, abbrev = "KI" } -- expect: piece 'King': its letter is said twice, 'K' and letter = "Q"; leave out one
piece "Kite" { "I", move = near.one and b.n or b.e, abbrev = "Ki" } -- expect: piece 'Kite': its abbrev 'Ki' is that of 'King', too
setup "K I . . ."
notation "plain" { move = "{from}-{to}" }
notation "short" { move = "{letter}{to}", men = {} } -- expect: notation 'short': there is no 'men' here; pieces = function(piece, player, cell) ... end
notation "Plain" { move = "{from}{to}" } -- expect: notation 'Plain': there is one of that name at line 10
ending { win { captured "King" } }
