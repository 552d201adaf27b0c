-- Legal moves cannot be asked for while they are looked for.
game { language = 1, name = "Moves" }
local board = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
local gone = counter "gone" {}
local home = right "home" { letter = "H", where = can(captured()) } -- expect: 'where' cannot ask about legal moves
local back = right "back" { letter = "B", where = repeated(2) } -- expect: 'where' cannot ask about what came before
piece "Man" { "M", move = quiet(board.n):to(no_moves) } -- expect: the walk of a piece cannot ask about legal moves
piece "Wall" { "W", move = none }
forbid { can(captured "Man") } -- expect: forbid cannot ask about legal moves
turn { "move", when = -can(captured()) } -- expect: turn: 'when' cannot ask about legal moves
turn { "pass" }
after { gone:raise(), when = no_moves } -- expect: after: 'when' cannot ask about legal moves
after { gone:raise(), at = "end", when = no_moves }
throw "t" { when = can(captured()), { 1, walk = stay } } -- expect: throw: 'when' cannot ask about legal moves
ending {
  win { no_moves },
  win { was(no_moves) }, -- expect: was() cannot ask about legal moves
  draw { can(no_moves) },
  draw { can(captured() * can(captured())) }, -- expect: can() inside can()
}
setup [[ M M M M ]]
