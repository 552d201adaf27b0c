-- More than there is room for, or less than must follow.
game({ language = 1, name = "Broken" }, "x") -- expect: game: cannot use argument 2, 'x'
local b = square(5, 5, nil, 4) -- expect: square: cannot use argument 4, '4'
players { { "White", letter = "w" }, { "Black", "b", letter = "b", sees = b.flip } } -- expect: player 2: cannot use element 2, 'b'; is a 'name =' missing?
local n, s = b.n, b.s
local walk = quiet(n, s):to(empty, enemy):upto(2, 3) + each(n, quiet, 2) -- expect: quiet: cannot use argument 2, a pattern -- expect: to(): cannot use argument 2, a condition -- expect: upto(): cannot use argument 2, '3' -- expect: each: cannot use argument 3, '2'
piece("Pawn", "P", walk) -- expect: piece: cannot use argument 2, 'P' -- expect: piece 'Pawn': nothing follows the name; write piece "Pawn" { "N", move = ... }
piece { "K", move = walk } -- expect: piece: expected a name before the braces, piece "Name" { "N", move = ... }, got a table
piece "Queen" ({ "Q", n, move = walk }, 3) -- expect: piece 'Queen': cannot use argument 2, '3' -- expect: piece 'Queen': cannot use element 2, a pattern; is a 'name =' missing?
notation { move = "{from}" } -- expect: notation: expected a name before the braces
marker "m" { true } -- expect: marker 'm': cannot use element 1, a boolean
ending {
  win { no_moves, captured() }, -- expect: win: cannot use element 2, a condition; is a 'name =' missing, or a '*' or '+'?
}
local free = option "free" { { "yes", walk, 3 }, "no" } -- expect: option 'free': cannot use element 3, '3'
local late = free:of("White", 2) -- expect: of(): cannot use argument 2, '2'
local slow = free:get(1) -- expect: get(): cannot use argument 1, '1'
piece "Last" { "L", move = (late + slow):promote({ at = always, to = "Queen" }, 1) } -- expect: promote(): cannot use argument 2, '1'
