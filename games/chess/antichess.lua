-- Antichess: captures are compulsory, and a player without a move or without pieces wins. The king is an ordinary
-- piece.
game { language = 1, name = "Antichess", source = "chess variant; rules as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Queen", "Rook", "Bishop", "Knight", "King" }
local pawn, passed_over = chess.pawn(board, rank(2), rank(8), men, rank(6))
piece "King" { "K", move = board.all, value = 100, glyph = { "♔", "♚" } }
for _, name in ipairs { "Queen", "Rook", "Bishop", "Knight" } do
  local man = chess.men[name](board)
  man.value = 100
  piece(name)(man)
end
piece "Pawn" { "P", value = 100, glyph = { "♙", "♟" }, move = pawn }
setup [[ P P P P P P P P
         R N B Q K B N R ]]
turn { "capture" }
turn { "move", otherwise = true }
local quiet_plies = chess.written { passed_over = passed_over }
goal(-200 * count(mover)) -- a piece is worth 100 in exchanges, but having it is bad
ending {
  loss { no_moves, says = "nothing left to move" },
  draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
