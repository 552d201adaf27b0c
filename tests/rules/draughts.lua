-- Draughts and their kin. The counts of English and international draughts are known; the others are our own.

game "english-draughts"
test "english-draughts: lines from the start" { perft = { 7, 49, 302, 1469, 7361, 36768 } }
game "international-draughts"
test "international-draughts: lines from the start" { perft = { 9, 81, 658, 4265, 27117 } }
game "canadian-draughts"
test "canadian-draughts: lines from the start" { perft = { 11, 121, 1222, 10053 } }
game "konane"
test "konane: lines from the start" { perft = { 4, 12, 28, 172 } }
