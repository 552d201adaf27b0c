-- Of what is nobody's the loss is no player's: a rule about players' men lets it be.
game { language = 1, name = "Losses" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all * (empty + enemy + neutral) }
piece "Stone" { "*" }
piece "Idol" { "I", royal = true } -- expect: piece 'Idol' is royal, and nobody must keep it out of attacks
setup { [[ K . . . ]], nobody = { Stone = b:zone { "a2" }, Idol = b:zone { "b3" } } }
ending {
  win { captured("Idol", nobody) },
  win { captured "Idol" }, -- expect: this rule never applies: its condition can never hold; who is royal is never taken
  win { captured "King" },
  draw { captured() },
  win { captured("King", other), says = "King" }, -- expect: this rule never applies: that of line 12 holds whenever it does
  win { captured("Stone", nobody), says = "stone" },
}
