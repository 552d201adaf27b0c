-- Options, zones, notations and throws that say less than they seem to.
game { language = 1, name = "Set up" }
local b = square(8, 8)
local n, s, e, all = b.n, b.s, b.e, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all }
piece "Pawn" { "P", move = quiet(n) }
option "haste" { per_side = true, help = "h", { "slow", n, abbrev = "S" }, { "quick", s, abbrev = "S" } } -- expect: option 'haste': choice 'quick' has the same 'abbrev' as another, 'S'
option "short" { help = "h", { "slow", n }, { "quick", s, abbrev = "Q" } } -- expect: option 'short': choice 'slow' needs an 'abbrev', like the others
option "rule" { "none", "worth" } -- expect: option 'rule': no choice can be called 'worth': x:worth() is a word of the language
option "lot" { random = true, "yes", "random" } -- expect: option 'lot': 'random = true' adds a choice of its own; leave out the choice 'random'
local out = option "out" { type = "list", default = "none", "king" }
local _ = out:get().kng -- expect: option 'out' has no 'kng'; did you mean 'king'?
local o = option "o" { "yes", "no" }
local _ = o:of "Blck" -- expect: option 'o': no player 'Blck'; did you mean 'Black'?
local _ = o.yes
option "die" { type = "dice", default = "1d6", "2d6" } -- expect: option 'die': dice are typed in, as 2d6, so they have no choices
local dice = option "dice" { type = "dice", default = "1d6" }
local _ = dice.yes -- expect: option 'dice': dice have no 'yes'
option "two" { { "a", default = true }, { "b", default = true } } -- expect: option 'two': 'a' and 'b' are both the default
option "said" { { "a", default = "yes" }, { "b" } } -- expect: option 'said': 'default' of a row must be true or false, got a string
defaults { o = "no" } -- expect: defaults: option 'o' is already declared on line 14; `defaults` must come first
o:map(3) -- expect: option 'o': expected a function, x:map(function(o) return ... end), got a number
setup "8/8/8/8/8/8/PPPPPPPP/4K3"
ending { win { captured "King" } }
