-- Nor is it behind a zero byte.
game { language = 1, name = "Addresses" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece(string.format("Man\0%p", {})) { "M", move = b.n } -- expect: format: %p gives an address, which differs from run to run
setup "4/4/4/M3"
