-- Of more than 32,767 endings, those of each player counted, what the later ones say was lost, and a draw that a player claims was taken for none. Plays.
game { language = 1, name = "Many", help = "Leave the corner." }
local b = square(4, 4)
players {
  { "North", letter = "n" },
  { "East", letter = "e", sees = b.flip },
  { "South", letter = "s", style = "'" },
  { "West", letter = "w", style = "~", sees = b.flip },
}
piece "King" { "K", move = b.all, help = "Steps." }
setup "k2K~/3K'/4/K3"
local rules, never = {}, count("King", b:zone { "b2" }):is(7)
for i = 1, 8200 do rules[i] = draw { never, says = "never" } end
ending(rules)
ending { win { count("King", b:zone { "a1" }):is(0), says = "the corner is left" } }
