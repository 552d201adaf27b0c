-- What a board has is called by its name behind it: a second thing of that name would take its place.
game { language = 1, name = "Broken" }
local b = square(4, 4)
b:edge("ortho", "a1", "c3") -- expect: this board already has 'ortho'; choose another name
b:edge("zone", "a1", "c3") -- expect: this board already has 'zone'; choose another name
b:edge("n", "a4", "d1", "flip") -- expect: this board already has 'flip'; choose another name
b:symmetry("n", {}) -- expect: this board already has 'n'; choose another name
b:symmetry("flip", {}) -- expect: this board already has 'flip'; choose another name
b.home = b:zone { "a1" }
for _, cell in ipairs { "a1", "b1", "c1" } do
  b:edge("home", cell, "d4") -- expect: this board already has 'home'; choose another name
end
players { { "One", letter = "o" }, { "Two", letter = "t", sees = b.flip } }
piece "Man" { "M", move = quiet(b.ortho):to(b.home) }
setup { [[ M M M M ]] }
ending { draw { no_moves } }
