-- Numbers that are known when the definition is read, asked as those of the game are.
game { language = 1, name = "Known" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = option "far" { min = 1, max = 3, default = 2 }
piece "King" { "K", move = b.all }
local five = 5
ending { win { far:over(2) * captured "King" } } -- expect: '2' is a plain Lua number, like the value of an option, and has no 'over'; compare it with Lua, x == 3
goal(five:is(3)) -- expect: '5' is a plain Lua number
warn(far:get() == 2, "two") -- expect: '2' is a plain Lua number, like the value of an option, and has no 'get'
local c = counter "c" { max = far + 1 }
after { c:raise(far), when = c:under(far) }
