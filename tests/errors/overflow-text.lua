-- A text of the author's that says what Lua does of another mistake.
game { language = 1, name = "T" }
local a = 1 "stack overflow" -- expect: near '"stack overflow"'
