-- Of what is nobody's the loss is no player's: a rule about players' men lets it be.
game { language = 1, name = "Losses" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all * (empty + enemy + neutral) }
piece "Stone" { "*" }
piece "Idol" { "I", royal = true } -- expect: piece 'Idol' is royal, but nothing requires a player to keep it out of check;
setup { [[ K . . . ]], nobody = { Stone = b:zone { "a2" }, Idol = b:zone { "b3" } } }
ending {
  win { captured("Idol", nobody) },
  win { captured "Idol" }, -- expect: this rule never applies: its condition can never hold; a royal piece is never captured
  win { captured "King" },
  draw { captured() },
  win { captured("King", other), says = "King" }, -- expect: this rule never applies: the rule on line 12 holds whenever it does
  win { captured("Stone", nobody), says = "stone" },
}
