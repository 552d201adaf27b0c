-- And his rules.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Chief" { "C", move = b.n }
endings { win { captured "King" } } -- expect: there is no 'endings'; did you mean 'ending'?
ending { -- expect: ending: write no '=' after draw: draw { ... }
  win { captured(King) }, -- expect: there is no 'King'; write the name of a piece in quotes: "King"
  win { count(Black, "King"):is(0) }, -- expect: there is no 'Black'; write the name of a player in quotes: "Black"
  win { count(other, "King") < 1 }, -- expect: the definition is run only once, so this cannot be compared now
  win { checkmated }, -- expect: there is no 'checkmated'; write no_moves * in_check(other)
  win { no_moves * in_check }, -- expect: '*' cannot be used between a condition and a function; call it with brackets, in_check(...)
  win { 1 }, -- expect: win: what it depends on must be a condition, got '1'
  draw = { no_moves },
  draw { repeated }, -- expect: draw: what it depends on must be a condition, got a function; call it with brackets, repeated(...)
}
