-- Games of lines. Those of connect four and nine men's morris are known.

game "connect-four"
test "connect-four: lines from the start" { perft = { 7, 49, 343, 2401, 16807, 117649 } }
game "nine-mens-morris"
test "nine-mens-morris: lines from the start" { perft = { 24, 552, 12144 } }
game "gomoku"
test "gomoku: lines from the start" { perft = { 225, 50400 } }
game "hex"
test "hex: lines from the start" { perft = { 121, 14520 } }
game "breakthrough"
test "breakthrough: lines from the start" { perft = { 22 } }
