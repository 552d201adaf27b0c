-- What was to come from a file that is not there is not missed once more.
local men = import "rules/ches" -- expect: no file 'rules/ches.lua' to import
game { language = 1, name = "Broken" }
defaults { style = "bold" }
local b = men.board()
ending { win { captured "King" } }
notation "own" { move = "{from}{to}" }
