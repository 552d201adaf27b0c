-- Each count within a count of cells multiplied, though no cell decided it: the load took five seconds. Plays.
game { language = 1, name = "a \27[31m\n\"name\"" }
b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
c2 = counter "c2" { start = 1, max = 3, turns = true, }
c1 = counter "c1" { start = 2, max = 2, per_player = true, clock = true, }
-- set o2=two
o2 = option "o2" { per_side = true, help = "<>",
  { "one", -((c2 + c1):under(cells((c1:of("Black") + 4):is(c2)))), abbrev = "A" },
  { "two", (c2 + groups((c1 + c2):is(c2), b.w)):under(0), abbrev = "B C" } }
o1 = option "o1" { help = "<>",
  { "one", (c1:of(mover) + groups((c2 + groups(always, b.w)):at_least(groups(o2, (b.sw + b.w))), b.backward)):under(5), abbrev = "A" },
  { "two", (c1:of(other) + c2):at_most(c1), abbrev = "B C" } }
piece "Ant" { "A", move = b.all + (((b.s + (b.ortho)^3) + jump((b.s * at((c2 + groups(o1, b.n)):under(c2)))))) * become({ "Ant" }) + capture((b.s):via(every_player(function(p) return count(p):over(c2) end))) + (straight((jump((b.ortho):upto(1))):ride())):promote { at = b:zone { "a2", "c3", "a4", "c4" }, may = b:zone { "d1" }, to = { "Ant" } } }
after { c2:raise(((c2 + c2):over(count(b:zone { "a1", "d2", "a6" })) * c1)), at = "change" }
ending {
  win { captured "Bee", says = "<&>", means = "so" },
  win { landed(b:zone { "d1", "f5" }) },
}
setup { [[ C B . B B . ]], without = { "Bee" } }
piece "Bee" { "B", move = b.diag + (revisit(b.backward_diag)):promote { at = b:shade(0), may = b:zone { "b2", "e2", "d1", "a6" }, to = { "Bee", "Cat" } } + ((b.s * b.forward)) * c2:raise((c2 - cells(taken))) }
piece "Cat" { "C", move = b.ortho + (straight((b.forward_diag):ride())) * c2:set((c1 / (c2 - c1:of(other)))) * convert + still(jump(b.e)) * become("Cat") }
