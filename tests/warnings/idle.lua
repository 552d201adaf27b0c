-- What is said and does nothing, or is said twice.
game { language = 1, name = "Odd" }
local b = square(5, 5)
local n, all = b.n, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", value = 100, move = quiet(all) * every(n) } -- expect: every: nothing happens on its cells: put an effect into it
piece "Mate" { "A", value = 100, move = quiet(all) * any(all * enemy) } -- expect: any: nothing happens on its cells
piece "Good" { "G", value = 100, move = quiet(all) * any(all * enemy * convert) }
piece "Asks" { "S", value = 100, move = quiet(all):to(leads(stay) + from(rank(1), none)) } -- expect: leads: its pattern makes no step, so it asks for none
piece "Far" { "F", value = 100, move = quiet(all), drop = none } -- expect: piece 'Far': it can never be put down: its drop has no walk
setup [[ M S A F G ]]
follow { n } -- expect: follow: nothing happens on this walk: put an effect into it, as in stay * unmake * make
follow { stay * unmake * make, from = friend * enemy } -- expect: follow: 'from': this condition can never hold
follow { stay * unmake * make, from = friend * rank(5) }
follow { stay * unmake * make, from = friend * rank(5) } -- expect: follow: the same stands at line 14 already; leave out one
again { captured("Man"), captured "Good" }
again { captured "Man" } -- expect: again: the same stands at line 16 already; leave out one
skip { count(mover):is(0) }
skip { count(mover):is(0) } -- expect: skip: the same stands at line 18 already
goal(3) -- expect: goal: this number is always 3
goal(count(mover))
goal(count(mover)) -- expect: goal: the same stands at line 21 already
goal(2 * cells(empty) - count(anyone)) -- expect: goal: each player has as much of this as the others, so it decides nothing
goal(count "White") -- expect: goal: each player has as much of this as the others
goal(cells(empty * rank(1)) + cells(kind "Man" * friend))
turn { "move", most = 3 } -- expect: turn: 'most': this number is always 3
turn { "capture", most = captured(anyone) }
turn { "capture", most = captured(anyone) } -- expect: turn: the same stands at line 27 already
turn { { "move" }, { "pass" } } -- expect: turn: nothing happens in part 2: leave it out, or say when = condition
turn { { "move" }, { "Man", stay } } -- expect: turn: nothing happens in part 2
turn { { "move" }, { "pass", when = captured() } }
turn { "pass", optional = true } -- expect: turn: its only part cannot be optional
turn { "pass", when = count(mover):over(30) } -- expect: over(30): this board has 25 cells -- expect: turn: 'when': this condition can never hold
ending { win { no_moves } }
