-- The name of a piece or a player where the other is wanted.
game { language = 1, name = "Whose" }
local b = square(8, 8)
local n, s, e, all = b.n, b.s, b.e, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all }
piece "Pawn" { "P", move = quiet(n) }
ending {
  win { count(mover, "Pawn", "King"):over(3) }, -- expect: count: cannot use argument 3, 'King'; write several in braces, { "Pawn", "King" }
  win { count("Blck", "Pawn"):over(3) }, -- expect: count: cannot use argument 2, 'Pawn'; no player is called 'Blck'; did you mean 'Black'? -- expect: no piece 'Blck'
  win { in_check("Blck") }, -- expect: in_check: cannot use argument 1, 'Blck'; no player is called 'Blck'
  win { touched(rank(1), "Blck") }, -- expect: touched: cannot use argument 2, 'Blck'; no player is called 'Blck'
}
piece "X" { "X", move = n * put("King", "Blck") } -- expect: put: cannot use argument 2, 'Blck'; no player is called 'Blck'; did you mean 'Black'?
piece "W" { "W", move = s * put { "Pawn", "King" } + n } -- expect: put: expected one piece, got 2; write alternatives as a sum, put "Pawn" + put "King"
every_player(function(p) count(p):over(3) end) -- expect: every_player: the function must return a condition, but returns nothing
every_player(3) -- expect: every_player: expected a function
local m = marker "m" {}
after { m:raise(3), at = "start" } -- expect: raise(): a marker holds a cell, not a number
