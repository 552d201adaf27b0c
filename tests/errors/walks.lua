-- Walks that can be written but not made.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local seen = marker "seen" {}
piece "Endless" { "E", move = revisit(b.n:ride()) } -- expect: piece 'Endless': a ride inside revisit() would never end
piece "Lazy" { "L", move = (stay + b.n):ride() } -- expect: piece 'Lazy': a ride must make a step each time
piece "Shy" { "S", move = b.n:to(-attacked) } -- expect: piece 'Shy': a walk that may capture cannot ask what is attacked
piece "Order" { "O", move = b.n * (b.n / b.e) } -- expect: piece 'Order': `/` chooses between whole moves
piece "Taker" { "T", move = b.n * take } -- expect: piece 'Taker': a piece that lands captures what is there
piece "Greedy" { "G", move = b.n * every(b.n * mark(seen)) } -- expect: piece 'Greedy': inside every() and any() an effect must apply to the cell that the walk has reached
piece "Huge" { "H", move = ((b.n * b.e + b.e * b.n)^20 + b.n)^20 } -- expect: piece 'Huge': this pattern is too big
piece "Beside" { "B", move = b.n * beside(b.n * b.n, empty) } -- expect: beside() takes a direction
piece "Train" { "A", move = any(b.n * every(b.n * take)) } -- expect: piece 'Train': inside every() and any() an effect must apply to the cell that the walk has reached
piece "Nothing" { "N", move = quiet(b.n):to(enemy) } -- expect: piece 'Nothing': no cell can meet all conditions on it, so
piece "Nowhere" { "W", move = b.n * empty * friend * b.n } -- expect: piece 'Nowhere': no cell can meet all conditions on it, so
piece "Somewhere" { "M", move = (quiet(b.n) + capture(b.e)):to(enemy) }
piece "Early" { "R", move = b.n * swap * b.n } -- expect: piece 'Early': this is a way of
piece "Idle" { "I", move = stay * swap } -- expect: piece 'Idle': this is a way of
piece "Double" { "D", move = b.n * swap * take } -- expect: piece 'Double': a piece that lands captures what is there
