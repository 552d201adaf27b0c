-- Horde: White has a horde of thirty-six pawns and no king. White wins by mate, Black by capturing the whole horde.
game { language = 1, name = "Horde", source = "Dunsany's chess (1942), as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Queen", "Rook", "Bishop", "Knight" }
local castling, rights = chess.castling(board, "King", {
  "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" }, given = { Black = true } })
local pawn, passed_over = chess.pawn(board, rank(2), rank(8), men, rank(6))
piece "King" { "K", royal = true, value = 0, move = board.all + castling, glyph = { "♔", "♚" } }
for _, name in ipairs(men) do piece(name)(chess.men[name](board)) end
piece "Pawn" { "P", value = 100, glyph = { "♙", "♟" },
               move = pawn + (quiet(board.n * board.n)):from(rank(1)) }
meant "White has a horde in the place of a King"
setup "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP"
chess.ends(chess.written { rights = { rights[3], rights[4] }, passed_over = passed_over },
           { win { count "White":is(0), who = player "Black", says = "the horde is gone" } })
