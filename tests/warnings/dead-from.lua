-- Ways that begin where no such man could ever stand, seen from either side; and those that begin where one can come.
game { language = 1, name = "Odd" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local n, ne, nw, e, w = b.n, b.ne, b.nw, b.e, b.w
piece "Man" { "M", move = (quiet(n) + capture(ne + nw)
  + quiet(n^2):from(rank(1)) -- expect: piece 'Man': this branch is impossible: no such piece can ever be where it begins
  + quiet(n^3):from(rank(2, 5))):promote { at = rank(6), to = { "Tower" } } }
piece "Tower" { "T", move = b.ortho:ride() + ne:from(rank(4)) }
piece "Lord" { "L", royal = true, move = b.all + (e * e):from(b:zone { "a1" }) * empty * shift("f1", "b1") }
piece "Post" { "P", move = n + b.s + e:from(b:zone { "b1" }) -- led there with the Lord
  + w:from(b:zone { "d1" }) } -- expect: piece 'Post': this branch is impossible: no such piece can ever be where it begins
piece "Crab" { "C", move = e + w
  + n:from(rank(2)) } -- expect: piece 'Crab': this branch is impossible: no such piece can ever be where it begins
forbid { in_check() }
ending { win { no_moves * in_check(other), says = "checkmate" }, draw { no_moves } }
setup "2ct1l/mmmmmm/6/6/MMMMMM/LTC2P"
