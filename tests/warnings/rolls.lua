-- a number that no die shows
game { language = 1, name = "Rolls" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local c = counter "c" { max = 9, shown = true }
piece "King" { "K", move = b.all }
throw "die" { dice = { dice(1, 6), dice(1, 2) }, shows = "%d-%d", -- expect: throw 'die': row 1: this condition can never hold; leave it all out -- expect: throw 'die': row 2: this condition can never hold; leave it all out
  { when = roll(1):is(7), walk = stay },
  { when = roll(2):over(2), walk = stay },
  { when = roll(1):is(roll(2)), again = "equal" },
  { when = roll(2):at_least(2), walk = stay },
  { walk = stay } }
after { c:set(3), at = "change", when = by_chance * roll(1):over(6) } -- expect: after: 'when': this condition can never hold; leave it all out
after { c:set(1), at = "change", when = roll(1):is(0) }
after { c:set(2), at = "change", when = roll(1):over(0) }
after { c:set(roll(2)), at = "change", when = by_chance * roll(1):under(6) }
ending { win { captured "King" }, draw { c:is(8) } }
setup "k3/4/4/3K"
