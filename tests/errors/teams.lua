-- All players in one team: nobody has an enemy.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w", team = "x" }, { "Black", letter = "b", team = "x", sees = b.flip } } -- expect: players: all of them are in team 'x', so nobody has an enemy; only partners have the same `team`
piece "Man" { "M", move = b.all }
