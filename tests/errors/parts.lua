-- Parts of words that are missing, or stand where they cannot.
game { language = 1, name = "Parts" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = each(b.ortho) } -- expect: each: argument 2 must be a function, function(d) ... end, got nil
piece "Foot" { "F", value = 9, move = b.all:to(kind("Lord", "Foot")) } -- expect: kind: cannot use argument 2, 'Foot'; write several in braces, { "Lord", "Foot" }
setup { [[ . . K . . F ]] }
local c, d = counter "x" {}, counter "y" {}
after { c:raise("2") } -- expect: raise(): argument 1 must be a number, got a string
after { c:set() } -- expect: set(): argument 1 is missing: x:set(number)
after { c:pay(d, 1, 2) } -- expect: pay(): cannot use argument 3, '2'
after { c = 0 } -- expect: after: 'c = 0' sets nothing; to set a counter write c:set(0)
after { c:raise(), wen = 1 } -- expect: after: unknown field 'wen'; did you mean 'when'?
forbid { threatens(other, "Lord") } -- expect: threatens: argument 3 is missing: threatens(player, pieces, pieces)
ending {
  win { captured "Lord", who = "other" }, -- expect: win: 'who': no player 'other'; write other without quotes
  win (no_moves), -- expect: win: expected a table {...}, got a condition
}
