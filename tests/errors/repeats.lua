-- Nothing, repeated for ever.
local s = ("x"):rep(1 << 40) -- expect: too many repetitions
