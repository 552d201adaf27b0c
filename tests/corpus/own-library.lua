-- A definition that put functions of its own into `table` was called by the words: a piece was declared while templates were read for each, and a choice became a number behind its check. Plays.
game { language = 1, name = "Own", help = "Take the King." }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, help = "Steps." }
local sort, calls, no = table.sort, 0, { "no", help = "He does not." }
table.sort = function(list, before)
  calls = calls + 1
  if calls == 4 then no[1] = 5 end
  for _, key in ipairs(list) do
    if key == "King" then
      table.sort = sort
      piece "Rook" { "R", move = straight(b.ortho:ride()), help = "Goes far." }
    end
  end
  return sort(list, before)
end
math.type = function() return "integer" end
string.sub = function() return nil end
local far = option "far" { { "yes", help = "He does." }, no, { "maybe", help = "Who knows?" }, default = "yes",
                           help = "Whether the Pawn goes far." }
piece "Pawn" { "P", move = far.yes and b.all:upto(2) or far.maybe and b.ortho or b.all, help = "Goes." }
notation "own" { move = "{piece}{from}-{to}", own = { King = { move = "{from}-{to}" } } }
setup [[
P P . .
P K . P
]]
ending { win { captured "King", says = "the King is taken" } }
