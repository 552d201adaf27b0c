-- A mirror under which a direction has no image.
game { language = 1, name = "Broken" }
local b = graph()
b:cell("x", { 1, 1 })
b:cell("y", { 2, 1 })
b:edge("on", "x", "y")
b:rows { { "x", "y" } }
b:symmetry("swap", { x = "y", y = "x" }) -- expect: symmetry 'swap': direction 'on' has no image under it
players { { "One", letter = "o" }, { "Two", letter = "t", sees = b.swap } }
piece "Man" { "M", move = b.on }
