-- Dice, challenges, payments, turns and settings that say nothing.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
local purse = counter "purse" { per_player = true }
local pot = counter "pot" {}
local spot = marker "spot" {}
local most, widest = dice(10, 4), dice(3, 14) -- the most dice, the most totals
local d = dice(11, 2) -- expect: dice: expected how many (1 to 10) and how many sides, with at most 40 different totals
local d = dice(4, 11) -- expect: dice: expected how many (1 to 10) and how many sides, with at most 40 different totals
local first = challenge { accept = "Man" } -- expect: challenge: unknown field 'accept'; did you mean 'except'?
local value = worth_at(pot) -- expect: worth_at: argument 1 must be a marker, got a number
local walk = spot:advance(pot) -- expect: advance(): argument 1 must be a marker, got a number
after { purse:pay(pot, 1), at = "dawn" } -- expect: after: 'at' must be "turn", "move", "change", "capture", "start" or "end", got 'dawn'
after { purse:pay(1, 1) } -- expect: pay(): argument 1 must be a counter or a right, got a number
turn { "jump" } -- expect: turn: expected "move", "capture", "drop", "pass" or pieces and their walk, got 'jump'
turn { "pass", wen = always } -- expect: turn: unknown field 'wen'; did you mean 'when'?
local list = option "list" { type = "lost", default = "none", "a" } -- expect: option 'list': 'type' must be "cell", "list" or "dice", got 'lost'
local die = option "die" { type = "dice", default = "six" } -- expect: option 'die': 'six' does not describe dice; write 2d6 for two six-sided dice or
refuse(true, "these do not go together")
-- expect-file: these do not go together
