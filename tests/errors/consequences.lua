-- What follows from a mistake is not reported.
game { language = 1, name = "Consequences" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ . . . . K . . . ]] }
ending { win { captured "King" } }
piece "Ant" { "A", move = b.n * shift("a1", nosuch1) } -- expect: there is no 'nosuch1'
piece "Bee" { "B", move = b.n * called(nosuch2) } -- expect: there is no 'nosuch2'
import(nosuch3) -- expect: there is no 'nosuch3'
series(nosuch4) -- expect: there is no 'nosuch4'
types(nosuch5) -- expect: there is no 'nosuch5'
after { counter "q" {}:raise(), at = nosuch6 } -- expect: there is no 'nosuch6'
defaults { x = nosuch7 } -- expect: there is no 'nosuch7'
