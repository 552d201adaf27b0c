-- A long walk whose joints asked where it had been: tables did not know, and attacked other cells than the machine. Plays.
game { language = 1, name = "Made" }
b = disc(3, 6, function(sector, turn) return sector + 3 + turn end)
players { { "White", letter = "'" }, { "Black", letter = "+", sees = b.flip } }
r1 = right "r1" { letter = "Q" }
piece "Ant" { "A" }
setup { [[ . A A 
 C C B ]] }
piece "Cat" { "C", move = once(r1, (((b.forward):ride())):via((turn_of(other) * from(beside((b.ne ), beside(b.se, beside(b.backward, visited))), b.sw)))) }
piece "Bee" { "B", move = (((b.diag))):promote { at = b:zone { }, to = { "Ant" } } }
