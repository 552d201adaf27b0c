-- What is said twice, and otherwise each time.
game { language = 1, name = "Twice" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip }, { "", letter = "r" } } -- expect: player 3: it must begin with a name that no other player has
local far = option "far" { "one", "two", { "three", default = true }, default = "two" } -- expect: option 'far': the default is 'two', but the row of 'three' also claims to be; leave out one of them
local near = option "near" { "one", { "two", default = true }, default = "two" }
piece "King" { "K", letter = "Q", move = far.one and b.n or b.all, abbrev = "KI" } -- expect: piece 'King': its letter is given twice, 'K' and letter = "Q"; leave out one of them
piece "Kite" { "I", move = near.one and b.n or b.e, abbrev = "Ki" } -- expect: piece 'Kite': its abbrev 'Ki' is already that of 'King'
setup "K I . . ."
notation "plain" { move = "{from}-{to}" }
notation "short" { move = "{letter}{to}", men = {} } -- expect: notation 'short': unknown field 'men'; pieces = function(piece, player, cell) ... end
notation "Plain" { move = "{from}{to}" } -- expect: notation 'Plain': that name is already taken on line 10
ending { win { captured "King" } }
