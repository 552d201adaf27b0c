-- something with a name in a list, which would be passed over
game { language = 1, name = "Broken" }
b = square(4, 4, { "black", "tan", x = "orange" }) -- expect: square: the colours: unknown field 'x'
players { { "White", letter = "w" }, { "Black", letter = "b" }, x = { "Red", letter = "r" } } -- expect: players: unknown field 'x'
b:rows { { "a4", "b4", "c4", "d4" }, { "a3", "b3", "c3", "d3", x = "a1" }, -- expect: rows(): a row: unknown field 'x'
         { "a2", "b2", "c2", "d2" }, { "a1", "b1", "c1", "d1" } }
b:rows({ { "a4" }, { "a3" } }, { "4", "3", z = "2" }) -- expect: rows(): the labels: unknown field 'z'
b:rows({ { "a4", "b4", "c4", "d4" }, y = { "a3", "b3", "c3", "d3" } }) -- expect: rows(): unknown field 'y'
danger = marker "danger" { brief = true }
throw "omen" { marks = { danger, x = danger }, shows = "(%d)", { 1 }, { 2 } } -- expect: throw 'omen': 'marks': unknown field 'x'
piece "King" { "K", move = b.all:to(kind { "Pawn", x = "King" } + empty) } -- expect: kind: argument 1: unknown field 'x'
piece "Pawn" { "P", glyph = { "♙", "♟", x = "!" }, -- expect: piece 'Pawn': 'glyph': unknown field 'x'
               move = b.n:promote { at = b.rank(4), to = { "King", x = "Pawn" } } } -- expect: promote: 'to': unknown field 'x'
setup "k3/4/4/3K"
ending { loss { no_moves } }
