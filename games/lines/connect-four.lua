game { language = 1, name = "Connect Four",
       help = "A disc falls to the lowest empty cell of a file. Four in a line win.",
       source = "H. Wexler, 1974" }
local lines = import "rules/lines"
local board = square(7, 6)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Disc" { "D", value = 1, drop = anywhere:to(rank(1) + beside(board.s, anything)) }
notation "files" { drop = "{file}" }
lines.ends(lines.row(board.n + board.ne + board.e + board.se, 4), "four in a line")
