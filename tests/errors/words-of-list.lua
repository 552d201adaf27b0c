-- So many words of a list that holding each against the others would take half a minute.
game { language = 1, name = "Wordy" }
local b = square(4, 4)
players { { "One", letter = "o" }, { "Two", letter = "t", sees = b.flip } }
local t = { type = "list", default = "none", help = "Which." }
for i = 1, 40000 do t[i] = "w" .. i end
local o = option "o" (t) -- expect: this takes too long: running a definition may take at most about ten million instructions
