-- Ways that nobody could ever go on this board, beside others that can be gone.
game { language = 1, name = "Odd" }
local b = square(6, 6)
local n, e, s, w, all = b.n, b.e, b.s, b.w, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = all + n * s } -- expect: piece 'Man': this branch leads nowhere from any cell
piece "Lad" { "L", move = all
  + straight(n * e) } -- expect: piece 'Lad': this branch leads nowhere from any cell
piece "Boy" { "B", move = all + n^2 * s^3 } -- expect: piece 'Boy': this branch leads nowhere from any cell
piece "Tot" { "T", move = all + n^7 } -- expect: piece 'Tot': this branch leads nowhere from any cell
piece "Kid" { "K", move = all + (n * w):from(b.file "a") } -- expect: piece 'Kid': this branch leads nowhere from any cell
piece "Hen" { "H", move = all + quiet(capture(n)) } -- expect: piece 'Hen': this branch is impossible: it asks two things of a cell that cannot both hold
piece "Fox" { "F", move = all + n * enemy * swap } -- expect: piece 'Fox': this branch is impossible: it asks two things of a cell that cannot both hold
piece "Cow" { "C", move = (all
  + n:to(enemy):to(empty)):promote { at = b.rank(6), to = "Hen" } } -- expect: piece 'Cow': this branch is impossible
piece "Dog" { "D", move = all + (n * friend) * (enemy * n) } -- expect: piece 'Dog': this branch is impossible
piece "Gnu" { "G", move = all + enemy * n^2 } -- expect: piece 'Gnu': this branch is impossible: what it asks of the cell where it begins cannot hold
piece "Yak" { "Y", move = all
  + (empty * n^2):promote { at = b.rank(6), to = "Hen" } -- expect: piece 'Yak': this branch is impossible: what it asks of the cell where it begins
  + friend * n^2 + -empty * kind "Yak" * e^2 + revisit(friend * n^2 * s^2) * empty * w^3 }
piece "Emu" { "E", move = all:promote { at = b.rank(6), to = "Hen" } + straight(n:to(enemy)):to(-friend) + n * friend * n * enemy
  + capture(jump(n^2)):to(-kind "Hen") + n * enemy * take * n + revisit(n * s) * e }
piece "Ant" { "A", move = all + n:upto(9) + straight(e:ride()) + revisit(n * s)
  + straight(b.ortho * b.ortho) + n^5 + (n * e):from(b.file "a") + n * e * s * e }
setup { [[ . . . . . Y
           M L B T K A
           H C D E F G ]] }
turn { "move" }
turn { "Man", n * s } -- expect: turn: this branch leads nowhere from any cell
turn { "Lad", n * e }
ending { loss { no_moves, who = other } }
