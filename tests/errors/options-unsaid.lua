-- Options and choices that no setting, and no record, could name.
game { language = 1, name = "Unsaid" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local a = option "a=b" { { "x", b.n }, { "y", b.e } } -- expect: option 'a=b': no setting can say its name
local a = option "white.a" { { "x", b.n }, { "y", b.e } } -- expect: option 'white.a': no setting can say its name
local a = option " a" { { "x", b.n }, { "y", b.e } } -- expect: option ' a': no setting can say its name
local a = option "" { { "x", b.n }, { "y", b.e } } -- expect: option '': no setting can say its name
local a = option "c" { { "x;y", b.n }, { "y", b.e } } -- expect: option 'c': no setting can say 'x;y'
local a = option "d" { { "x", b.n }, { "", b.e } } -- expect: option 'd': no setting can say ''
local a = option "e" { { "x=1.5", b.n }, { "two words", b.e } }
-- expect-file: the game has no pieces
