game { language = 1, name = "Changes of kind, and parts of turns" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local lost = holdings { "Queen", "Rok" } -- expect: no piece 'Rok'; did you mean 'Rook'?
piece "Queen" { "Q", move = straight(b.all:ride()) }
piece "Rook"  { "R", move = b.n:promote { at = rank(6), to = 6 } } -- expect: promote: 'to' must name pieces or be holdings, got a number
piece "Pawn"  { "P", move = b.n:promote { on = rank(6), to = lost } } -- expect: promote: unknown field 'on'; available: at, may, to
piece "Ram"   { "A", move = b.n:takes(3) } -- expect: takes(): argument 1 must be a pattern, got a number
piece "King"  { "K", move = b.e * shift("e1", "z9") } -- expect: shift: argument 2 must be the name of a cell, got 'z9'
piece "Herald" { "H", move = b.n * called(7) } -- expect: called: argument 1 must be a string, got '7'
turn { "go" } -- expect: turn: expected "move", "capture", "drop", "pass" or pieces and their walk, got 'go'
turn { { "move" }, { "move" }, { "move" }, { "move" } } -- expect: turn: expected 1 to 3 parts, got 4
turn { { "Queen", 5 } } -- expect: turn: the walk of a part must be a pattern, got a number
turn { { "Quean", b.n } } -- expect: no piece 'Quean'; did you mean 'Queen'?
local r = right "castling" { letter = "C", lost_by = 4 } -- expect: right 'castling': 'lost_by' must be a zone
notation "own" { own = { Pown = { move = "{to}" } } } -- expect: notation: own: unknown field 'Pown'
