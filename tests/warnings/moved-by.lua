-- Who has no walk makes no move, and a man who becomes another moves as what he was.
game { language = 1, name = "Moved" }
local b = square(5, 5)
local n, all = b.n, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = n:to(-rank(5)) + n * rank(5) * become "Tower" + b.s * put("Stone", nobody) * b.e }
piece "Tower" { "T", value = 900 } -- expect: piece 'Tower' can never move
piece "Stone" { "S", value = 1 } -- stands about
piece "Guard" { "G" }
piece "Lord" { "L", drop = anywhere:to(rank(1)) }
setup [[ M M G M M ]]
hand { Lord = 1 }
local idle = counter "idle" { max = 9 }
turn { "move" }
turn { { "Guard", all } }
after { idle:raise(), when = by "Stone" * captured() } -- expect: after: 'when': this condition can never hold; no such piece has a walk, and `by` asks what the piece was before the move
ending {
  win { by { "Tower", "Stone" } }, -- expect: this rule never applies: its condition can never hold; no such piece has a walk, and `by` asks what the piece was before the move
  win { by { "Tower", "Guard" } * captured() },
  draw { by "Lord" * idle:is(9) },
  loss { no_moves, who = other },
}
