-- Strings that double.
local s = "x"
while true do s = s .. s end -- expect: not enough memory
