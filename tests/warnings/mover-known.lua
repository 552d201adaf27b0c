-- What is known of who has moved last, where that is asked outside the endings.
game { language = 1, name = "Known" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local deeds = counter "deeds" { max = 9 }
piece "Man" { "M", value = 1, move = b.n:to(-b.rank(5)) } -- expect: piece 'Man': on a4, White's piece can never move again
piece "King" { "K", value = 5, move = b.all }
setup [[ M . K . M ]]
after { deeds:raise(), when = landed(b.rank(5)) * by "Man" } -- expect: after: 'when': this condition can never hold; no such piece can move to where it asks for one
after { deeds:set(0), when = captured("Man", mover), at = "move" } -- expect: after: 'when': this condition can never hold; no move captures one of the mover's own pieces
after { deeds:raise(), when = captured("Man", mover), at = "capture" } -- it is asked of each man taken
after { deeds:raise(), when = landed(b.rank(5)) * by "King" }
after { deeds:raise(), when = landed(b.rank(4)) * by "Man" }
forbid { landed(b.rank(1)) * by "Man" } -- expect: forbid: this condition can never hold; no such piece can move to where it asks for one
forbid { landed(b.rank(1)) * by "King" * deeds:at_least(3) }
again { captured("King", mover) } -- expect: again: this condition can never hold; no move captures one of the mover's own pieces
again { captured("King", other) * deeds:is(2) }
ending { win { deeds:at_least(9) }, loss { no_moves }, draw { repeated(3) } }
