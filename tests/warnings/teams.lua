-- A team of one.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w", team = "light" }, { "Black", letter = "b", team = "dark", sees = b.flip }, -- expect: player 'Black': nobody else is in his team 'dark'; give partners the same `team`, and a player without partners none
          { "Red", letter = "r", style = "'", team = "light", sees = b.turn } }
piece "Man" { "M", move = b.all }
setup "m2M'1/5/5/5/M3M"
ending { win { count(other):is(0) } }
