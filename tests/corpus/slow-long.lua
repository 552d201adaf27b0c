-- A man had 14,000 moves, and each was found again among all of them to be made or written: over a minute. Refused: piece 'Snail': too many walks to try from d11
game { language = 1, name = "Long" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Mud" { "M", move = none, value = 1 }
piece "Snail" { "S", move = (b.ortho * empty * put("Mud", nobody))^9, value = 5 }
ending { win { captured "Snail" } }
setup "16/16/16/16/7s8/16/16/16/16/16/16/7S8/16/16/16/16"
