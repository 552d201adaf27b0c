-- For whom is a rule that names who captured, or lost a man, where the last move took nobody?
game { language = 1, name = "Who" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 5, move = b.all }
piece "Man" { "M", value = 1, move = b.n + b.n * become "King" }
setup [[ M M K M M ]]
local won = counter "won" { max = 3 }
after { won:set(1), when = captured "Man" * landed(b.rank(1)) }
ending {
  win { repeated(3), who = captor }, -- expect: 'who': if the last move captured nothing, this rule applies to the player who made it
  loss { captured "King" + landed(b.rank(3)), who = loser }, -- expect: 'who': if the last move captured nothing
  loss { -captured() * moved_by "White", who = "White" },
  loss { captured("Man", other) * by "King" * landed(b.rank(5)), who = loser },
  win { (captured("Man", mover) + captured("Man", other)) * by "Man", who = captor },
  loss { count(other, "King"):is(0), who = captor }, -- Kings go by being taken alone
  win { won:at_least(1), who = captor },
  win { loot():at_least(2), who = captor },
  draw { no_moves },
}
