-- What is said and does nothing, or is said twice.
game { language = 1, name = "Odd" }
local b = square(5, 5)
local n, all = b.n, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", value = 100, move = quiet(all) * every(n) } -- expect: every: it has no effect on its cells; put an effect into it
piece "Mate" { "A", value = 100, move = quiet(all) * any(all * enemy) } -- expect: any: it has no effect on its cells
piece "Good" { "G", value = 100, move = quiet(all) * any(all * enemy * convert) }
piece "Asks" { "S", value = 100, move = quiet(all):to(leads(stay) + from(rank(1), none)) } -- expect: leads: its pattern makes no step, so it asks about nothing
piece "Far" { "F", value = 100, move = quiet(all), drop = none } -- expect: piece 'Far': it can never be dropped: its 'drop' has no walk
setup [[ M S A F G ]]
follow { n } -- expect: follow: this walk has no effect; put one into it, as in stay * unmake * make
follow { stay * unmake * make, from = friend * enemy } -- expect: follow: 'from': this condition can never hold
follow { stay * unmake * make, from = friend * rank(5) }
follow { stay * unmake * make, from = friend * rank(5) } -- expect: follow: the same is already on line 14; leave out one of them
again { captured("Man"), captured "Good" }
again { captured "Man" } -- expect: again: the same is already on line 16; leave out one of them
skip { count(mover):is(0) }
skip { count(mover):is(0) } -- expect: skip: the same is already on line 18
goal(3) -- expect: goal: this number is always 3
goal(count(mover))
goal(count(mover)) -- expect: goal: the same is already on line 21
goal(2 * cells(empty) - count(anyone)) -- expect: goal: this number is the same for every player, so it decides nothing
goal(count "White") -- expect: goal: this number is the same for every player
goal(cells(empty * rank(1)) + cells(kind "Man" * friend))
turn { "move", most = 3 } -- expect: turn: 'most': this number is always 3
turn { "capture", most = captured(anyone) }
turn { "capture", most = captured(anyone) } -- expect: turn: the same is already on line 27
turn { { "move" }, { "pass" } } -- expect: turn: nothing happens in part 2; leave it out, or add when = condition
turn { { "move" }, { "Man", stay } } -- expect: turn: nothing happens in part 2
turn { { "move" }, { "pass", when = captured() } }
turn { "pass", optional = true } -- expect: turn: its only part cannot be optional
turn { "pass", when = count(mover):over(30) } -- expect: over(30): this board has 25 cells -- expect: turn: 'when': this condition can never hold
ending { win { no_moves } } -- expect: this rule never applies: its condition can never hold; nobody is ever without a move
