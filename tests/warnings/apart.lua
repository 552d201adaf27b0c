-- What cannot hold together, or holds wherever something else does.
game { language = 1, name = "Odd" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = b.all }
piece "Foot" { "F", value = 1, move = b.all }
setup [[ F F F F F F
         . . K . . . ]]
local steps = counter "steps" { max = 9 }
after { steps:raise() }
ending {
  draw { cells(empty * enemy):over(0) }, -- expect: this rule never applies: its condition can never hold
  draw { cells(kind "Lord" * kind "Foot" * rank(1)):over(0) }, -- expect: this rule never applies: its condition can never hold
  draw { cells(kind "Lord" * empty):over(0) }, -- expect: this rule never applies: its condition can never hold
  draw { landed(rank(1)) * landed(rank(6)) }, -- expect: this rule never applies: its condition can never hold
  draw { landed(rank(1)) * -landed(rank(1, 2)) }, -- expect: this rule never applies: its condition can never hold
  draw { landed(rank(1, 2)) * -landed(rank(1)) * steps:is(8) },
  draw { by "Lord" * by "Foot" }, -- expect: this rule never applies: its condition can never hold
  draw { by { "Lord", "Foot" } * -by "Foot" * steps:is(8) },
  draw { count(mover):over(3) * count(mover):under(4) }, -- expect: this rule never applies: its condition can never hold
  draw { count(mover):over(3) * count(other):under(4) },
  draw { count(mover):is(3) * count(mover):at_least(4) }, -- expect: this rule never applies: its condition can never hold
  draw { steps:at_most(2) * -steps:under(5) }, -- expect: this rule never applies: its condition can never hold
  draw { -steps:at_most(2) * steps:under(4) * no_moves },
  draw { count(mover):over(8), says = "many" },
  draw { captured { "Foot" } * landed(rank(3)) },
  win { captured() },
  win { captured "Lord" }, -- expect: this rule never applies: the rule on line 27 holds whenever it does
  win { captured("Lord", other) }, -- expect: this rule never applies: the rule on line 27 holds whenever it does
}
