-- Ways that end on a hole, where nobody can stand.
game { language = 1, name = "Holes" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, value = 10 }
piece "Mason" { "M", move = quiet(b.ortho) + b.n * hole * make, value = 1 } -- expect: piece 'Mason': this branch is impossible: it ends on a hole, where no piece can be
piece "Digger" { "D", move = quiet(b.all) * unmake + still(b.n) * hole * make + (b.s + still(b.e)) * hole * make, value = 1 }
piece "Diver" { "I", move = b.all + b.n * hole * b.n + quiet(b.n * hole * b.e), value = 1 }
setup [[ K M D I ]]
ending { win { captured "King" } }
