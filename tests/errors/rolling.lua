-- What is thrown is known to the throw itself, and to what changes behind it.
game { language = 1, name = "Rolling" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" {}
local six = roll(1):is(6)
piece "King" { "K", move = b.ortho + b.diag:to(six) } -- expect: the walk of a piece cannot ask about a throw (roll): it is not evaluated right after one, so roll() would be 0; keep the number in a counter, after { c:set(roll(1)), at = "change" }, and ask for that
setup [[ K . . . K ]]
throw "die" { shows = "(%d)", { 6, walk = stay * c:raise(roll(1)) }, { 1, when = roll(1):is(1) } }
throw "next" { when = roll(1):is(6), shows = "[%d]", { 1 }, { 2 } } -- expect: throw: 'when' cannot ask about a throw (roll)
again { roll(1):is(6) } -- expect: again cannot ask about a throw (roll)
skip { roll(1):is(6) * turn_of "White" } -- expect: skip cannot ask about a throw (roll)
forbid { roll(1):is(6) } -- expect: forbid cannot ask about a throw (roll)
follow { stay * put("King", nobody), from = empty * rank(3) * roll(1):is(6) } -- expect: follow: 'from' cannot ask about a throw (roll)
turn { "pass", when = roll(1):is(6) } -- expect: turn: 'when' cannot ask about a throw (roll)
goal(roll(1)) -- expect: goal cannot ask about a throw (roll)
after { c:raise(roll(1)), at = "change", when = roll(1):over(2) }
after { c:raise(roll(1)), at = "capture" }
after { c:raise(roll(1)), when = was(roll(1):over(2)) } -- expect: was() cannot ask about a throw (roll)
after { c:raise(roll(1)), at = "move" } -- expect: after cannot ask about a throw (roll)
after { c:raise(roll(1)), at = "end" } -- expect: after cannot ask about a throw (roll)
after { c:raise(), at = "start", when = roll(1):is(6) } -- expect: after: 'when' cannot ask about a throw (roll)
ending { win { roll(1):is(6) } } -- expect: an ending cannot ask about a throw (roll)
