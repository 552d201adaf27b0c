-- Members that stand twice, of which Lua would keep the last.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players {
  { "White", letter = "w", team = "a" },
  { "Black", letter = "b", team = "b", sees = b.flip, team = "a" }, -- expect: 'team' appears twice in these braces, and only the last one would count; leave out one of them
  { "Red", letter = "r", style = "'", sees = b.turn },
}
piece "Man" { "M", move = b.n, value = 1, -- value = 2
  drop = nil, value = 3 } -- expect: 'value' appears twice in these braces
local nested = { a = { a = 1, b = 2 }, b = function(a) for _ = 1, 2 do a = { a = a }; a = a end; a = b; a = b return a end, c = 3 }
piece "King" { "K", move = given(nested.x, b.all), value = nested.c }
