-- Options and what is asked of them.
game { language = 1, name = "Broken" }
local b = square(5, 5)
local early = option "early" { "a", "b" }
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local reach = option "reach" { per_side = true, { "long", b.n:upto(3) }, { "short", b.n } }
if reach.long then end -- expect: option 'reach' has a value for each side; ask for that of one: x:of "White"
if early.c then end -- expect: option 'early' has no choice 'c'; did you mean 'a'?
if early == "a" then end -- expect: 'early' is an option, so comparing it is always false
if "a" ~= early then end -- expect: 'early' is an option, so comparing it is always false
if reach:of("Whit").long then end -- expect: option 'reach': no player 'Whit'; did you mean 'White'?
local twice = option "twice" { "x", "x" } -- expect: option 'twice': two choices are called 'x'
local typo = option "typo" { "x", hlep = "?" } -- expect: option 'typo': unknown field 'hlep'; did you mean 'help'?
local count_of = option "count" { min = 1, max = 9, default = 10 } -- expect: option 'count': 'default' must be a whole number from 1 to 9, got '10'
option "few" { min = 3, max = 1 } -- expect: option 'few': 'min' is 3 and 'max' is 1, so no number is possible
option "absent" { default = "x", "a", "b" } -- expect: option 'absent': no choice 'x'
option "bare" { type = "list", default = "none" } -- expect: option 'bare': a list needs words: { type = "list", "this", "that" }
option "numbers" { type = "list", default = "none", 1, 2 } -- expect: option 'numbers': a choice must be a string, got a number
option "kind" { type = "number", min = 1 } -- expect: option 'kind': 'type' must be "cell", "list" or "dice", got 'number'
option "blank" {} -- expect: option 'blank': it has no choices
defaults { reech = "long" } -- expect: unknown option 'reech'; did you mean 'reach'?
piece "Man" { "M", move = reach }
