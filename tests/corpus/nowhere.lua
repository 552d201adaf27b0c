-- Half a minute went into asking where a walk cannot end, which was no step of it. Refused: too many walks to try
game { language = 1, name = "Big" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Ant" { "A", move = b.all }
setup "aaaaaaaaaaaaaaaa/16/16/16/16/16/16/16/16/16/16/16/16/16/16/AAAAAAAAAAAAAAAA"
throw "d" { when = captured(),
  { 1, walk = quiet(anywhere^3):to((count(mover) + worth()):over(worth()) * count(other):is(0)), from = "n13" },
  { 2 } }
ending { win { captured "Ant" } }
