-- What was found, and what is near it.
game { language = 1, name = "Nearly" }
local wide = square("5", 5) -- expect: with at most 256 cells together, got '5', '5'; write numbers without quotes
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local dash = counter "dash" { max = 3 }
piece "King" { "K", move = b.all:to(kind { "King", nil, "Man" }) } -- expect: kind: argument 1: element 2 of the list must be the name of a piece, got nil
piece "Man" { "M", move = leap("1", 2) + leap(few, 2) } -- expect: leap: expected two whole numbers from 0, not both 0, got '1', '2'; write numbers without quotes -- expect: there is no 'few'
piece "Guard" { "G", move = b.n:to(kind {}) } -- expect: kind: argument 1 must be the name of a piece or a list of such names, got a table without any
setup [[ M M K M M ]]
after { dash:raise(), when = captured() }
ending {
  win { captured "K" }, -- expect: no piece 'K'; 'K' is the letter of 'King'; use the piece's name
  draw { dash:equals(3) }, -- expect: a number has no 'equals'; compare it with is, under, over, at_most, at_least
}
