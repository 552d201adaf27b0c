-- Turns of three parts: what each of thousands does was compared with all others.
game { language = 1, name = "Made", author = "nobody", note = "<&>" }
b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip }, { "Red", letter = "r", style = "'", sees = b.flip }, { "Blue", letter = "u", style = "+" } }
c4 = counter "c4" { clock = true, turns = true, }
r3 = right "r3" { letter = "S" }
h2 = holdings { "Ant", "Bee" }
m1 = marker "m1" { }
o1 = option "o1" { per_side = true, help = "<>",
  { "one", (none * stay), abbrev = "A" },
  { "two", (b.s + b.e), abbrev = "B C" } }
again { r3 }
piece "Cat" { "C", move = b.sideways + each(leap(1, 2), function(d) return d * anything * d end) + ((anywhere):upto(2)) + capture(((b.sideways):ride())) }
ending {
  draw { no_moves },
  draw { captured "Ant", says = "<&>", means = "so", claimed = true },
  win { landed(b.rank(2)) },
}
piece "Bee" { "B", value = 8, move = b.ortho + ((b.sw):promote { at = b:zone { "a4", "d1", "c2", "a2" }, to = h2 } + ((b.diag):upto(2)) * c4:raise(1) * c4:raise((-c4)) + stay * visited * every((b.s + b.nw) * take) * h2.become) / quiet((stay * at(beside(b.forward, b:zone { "b3", "d3", "c1" })))) }
piece "Ant" { "A", value = 1000000, move = b.backward + (b.w):from(h2.any) + capture(b.s) + once(r3, stay) }
after { r3:set(1), at = "end" }
turn { { "move", when = -((h2.any * r3:of(mover))) }, { "move" }, most = (r3 * c4) }
turn { { "capture" }, { "move" }, { "capture" }, most = captor_worth }
after { c4:raise(2), when = (h2.any + captured("Bee")), at = "capture" }
d0, d1 = challenge {  }
throw "duel" { when = d0:over(0), marks = { d0, d1 }, shows = "(%w %d:%d)",
  dice = { dice(1, 3), dice(1, 2) },
  { when = (roll(1) + worth_at(d0)):over(roll(2) + worth_at(d1)), walk = d0:advance(d1) },
  { walk = d1:beat(d0) },
}
setup "B'2c/3B'/BB+2/C+1b1"
