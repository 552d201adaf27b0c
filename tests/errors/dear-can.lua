-- can() makes every move, and asks what is so then.
game { language = 1, name = "Broken" }
local b = square(16, 16)
players { { "A", letter = "a" }, { "B", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all^2 + b.all }
setup "m15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/M15"
ending {
  draw {
    can(cells(reached(mover, "Man")):is(256)), -- expect: evaluating this condition once may take too long
  },
}
