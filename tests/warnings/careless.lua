-- A landing on whatever is no enemy, turns that leave a piece out, and a rule for want of moves where
-- one may pass.
game { language = 1, name = "Careless" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "King" { "K", value = 3, move = b.all:to(-enemy) } -- expect: piece 'King': where it lands on -enemy it captures its own side
piece "Rook" { "R", value = 5, move = b.ortho:ride() } -- expect: piece 'Rook': no turn lets it move
piece "Lame" { "L", value = 1, move = b.n:to(-enemy) * b.e + b.s } -- the joint may hold friends
setup [[ R L K . . R ]]
turn { { "King", "Lame" }, b.all }
turn { "pass" }
ending { win { captured "King" }, draw { no_moves } } -- expect: this rule never applies: its condition can never hold; nobody is ever without a move
