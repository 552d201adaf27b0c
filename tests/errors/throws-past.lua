-- A throw that asks about men whose walks ask for what no FEN tells.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Ant" { "A", move = b.n + capture(b.e) * at(-captured()) }
throw "calm" { { 1, from = "b2", walk = stay:to(empty) } }
throw "fear" { { 1, from = "a1", walk = stay:to(-attacked) } } -- expect: throw 'fear': it asks where pieces could go or capture, and their walks ask about the last move, which FEN does not record while the throw is due; keep what they ask for in a marker
setup "1a1/3/A2"
ending { draw { no_moves } }
