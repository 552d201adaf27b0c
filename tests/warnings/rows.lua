-- Rows of dice behind one that always counts, and numbers that no throw has.
game { language = 1, name = "Rows" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local pips = counter "pips" { max = 6 }
piece "Man" { "M", value = 100, move = quiet(b.all):to(pips:under(6)) + capture(b.n) }
piece "Storm" { "*", value = 0 }
setup { [[ M . M . M ]], nobody = { Storm = b:zone { "c3" } } }
throw "wind" { shows = "(%d)", dice = { dice(1, 6) }, -- expect: throw 'wind': row 5 is never used: row 4 always applies, and is read first -- expect: throw 'wind': row 3: this condition can never hold; leave it all out
  { when = roll(1):is(1), walk = stay },
  { of = "Storm", walk = b.ortho }, -- where it can go
  { when = roll(1):over(3) * roll(2):is(1), walk = stay }, -- expect: roll: no throw has that many numbers, so it is always 0; the first is roll(1)
  { of = "Storm", walk = b.diag, optional = true },
  { walk = stay },
}
after { pips:set(roll(1)), at = "change", when = by_chance }
ending { win { count(other):is(0) }, draw { repeated(3) } }
