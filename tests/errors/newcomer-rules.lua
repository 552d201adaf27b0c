-- And his rules.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Chief" { "C", move = b.n }
endings { win { captured "King" } } -- expect: there is no 'endings'; did you mean 'ending'?
ending { -- expect: ending: no '=' stands behind draw: draw { ... }
  win { captured(King) }, -- expect: there is no 'King'; a piece is named in quotes: "King"
  win { count(Black, "King"):is(0) }, -- expect: there is no 'Black'; a player is named in quotes: "Black"
  win { count(other, "King") < 1 }, -- expect: the definition is run once, so this cannot be compared now
  win { checkmated }, -- expect: there is no 'checkmated'; say no_moves * in_check(other)
  win { no_moves * in_check }, -- expect: '*' does not go between a condition and a function; brackets behind its name call it, in_check(...)
  win { 1 }, -- expect: win: what it depends on must be a condition, got '1'
  draw = { no_moves },
  draw { repeated }, -- expect: draw: what it depends on must be a condition, got a function; brackets behind its name call it, repeated(...)
}
