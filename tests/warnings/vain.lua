-- Rules that wait for what no man of this game ever does.
game { language = 1, name = "Vain" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, all = b.n, b.all
piece "Man" { "M", move = n }
piece "King" { "K", move = all:to(-rank(5)) }
setup { [[ M M K M .
           . . . . . ]] }
ending {
  win { landed(rank(1)) * by "Man" }, -- expect: this rule never applies: its condition can never hold; no such piece can move to where it asks for one
  win { landed(rank(5)) * by "King" }, -- expect: this rule never applies: its condition can never hold; no such piece can move to where it asks for one
  win { landed(rank(5)) * -by "Man" }, -- expect: no such piece can move to where it asks for one
  win { landed(rank(1)) * by "King" },
  win { landed(rank(5)) },
  win { landed(rank(1) * rank(2)) }, -- expect: this rule never applies: its condition can never hold
  draw { touched(rank(1) * rank(2), mover) }, -- expect: this rule never applies: its condition can never hold
  draw { touched(rank(1), mover) * captured("Man", mover) }, -- expect: this rule never applies: its condition can never hold; no move captures one of the mover's own pieces
  loss { captured("King", other) },
  win { cells(rank(5) * friend):over(5) }, -- expect: this rule never applies: its condition can never hold
  win { cells(rank(5) * friend + rank(4) * friend * leads(n)):over(9) },
  win { count(mover, "Man", rank(5)):at_least(6) }, -- expect: this rule never applies: its condition can never hold
  win { count(mover, "Man", rank(5)):at_least(5) },
  win { cells(friend * leads(straight((all * friend)^5))):over(0), says = "six" }, -- expect: this rule asks about a walk that leads nowhere from any cell of this board
  win { cells(friend * leads(straight((all * friend)^4))):over(0), says = "five" },
  win { cells(friend * from(rank(1), (n * friend)^5)):over(0), says = "far" }, -- expect: this rule asks about a walk that leads nowhere from any cell of this board
  win { cells(friend * leads((all * friend)^40)):over(9), says = "long" },
  loss { no_moves, who = other },
}
