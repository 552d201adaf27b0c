-- Who plays, and how he sees the board, is read when it is said: it cannot be another one for each side.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local how = option "how" { { "flip", b.flip }, { "turn", b.turn }, per_side = true }
local who = option "who" { { "he", mover }, { "she", other }, per_side = true }
local c = counter "c" { per_player = true }
setup { "K K .", Black = how } -- expect: setup: how a player's pieces are placed must be a symmetry, got an option
ending {
  win { captured "King" },
  draw { c:of(who):is(1) }, -- expect: of(): argument 1 must be a player, got an option
}
