-- What is joined in a walk so that it never holds, or always does.
game { language = 1, name = "Joined" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local none_yet = -always
piece "Man" { "M", value = 1, move = quiet(b.all) + capture(b.all:to(kind "Man" * kind "King")) } -- expect: piece 'Man': these conditions, joined by '*', can never hold together
piece "Rook" { "R", value = 5, move = straight(b.ortho:ride()):to(-b:zone { "c3" } + -b:zone { "a1" }) } -- expect: piece 'Rook': these zones, joined by '+', cover the whole board
piece "Bear" { "B", value = 3, move = b.all:to(b:zone { "c3" } * b:zone { "a1" }) } -- expect: piece 'Bear': these zones, joined by '*', have no cell in common -- expect: piece 'Bear' can never move -- expect: piece 'Bear': none can ever leave
piece "Wolf" { "W", value = 2, move = b.all:to(enemy * none_yet + empty):to(-b:zone { "c3" } * -b:zone { "a1" }) }
piece "King" { "K", value = 9, move = b.all:to(kind { "Man", "Rook" } * -kind "Rook" + empty) }
piece "Lion" { "L", value = 7, move = betza "mcamKcpamK" } -- nothing is odd in what the word itself joins
setup [[ M R B K W L ]]
ending { win { captured "King" } }
