-- Within a turn no position stands that could have stood before; what is thrown, a FEN must tell.
game { language = 1, name = "Within" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { max = 9 }
piece "Ant" { "A", move = b.all + quiet(b.ortho^2):to(repeated(9) + empty) }
setup { [[ A A A A A ]] }
throw "t1" {
  when = repeated(2), -- expect: throw: 'when' cannot ask about repetition: it is evaluated within a turn, and only positions between turns can repeat; ask in an ending, or use forbid
  { 1, walk = b.n, of = "Ant", when = captured() }, -- expect: throw: 'when' cannot ask about what came before (the last move, a pass, a repetition): FEN does not record it; ask about what is on the board
  { 2, walk = b.n * at(turn_of(loser)), of = "Ant" }, -- expect: the walk of a throw cannot ask about what came before
}
again { repeated(2) } -- expect: again cannot ask about repetition
skip { repeated(2) } -- expect: skip cannot ask about repetition
forbid { repeated(3) }
follow { b.n * take, from = friend * repeated(2) } -- expect: follow: 'from' cannot ask about repetition
after { c:raise(), when = repeated(2) } -- expect: after: 'when' cannot ask about repetition
ending { draw { repeated(3) } }
