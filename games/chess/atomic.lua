-- Atomic chess: a capture explodes: it removes the captured piece, the capturing piece and all adjacent pieces
-- except pawns. Exploding the enemy king wins, even from check. A king next to the enemy king is not in check.
game { language = 1, name = "Atomic Chess",
       xboard = "atomic", source = "N. Mollerin, 1995; rules as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local blast = any(board.all * -kind "Pawn" * unmake * make) * unmake * make
local men, others = { "Queen", "Rook", "Bishop", "Knight" }, { "Queen", "Rook", "Bishop", "Knight", "Pawn" }
local touching = beside(board.all, enemy * kind "King")
local castling, rights = chess.castling(board, "King", {
  "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" }, safe = -attacked + touching })
local pawn, passed_over = chess.pawn(board, rank(2), rank(8), men, rank(6), blast)
piece "King" { "K", value = 0, glyph = { "♔", "♚" }, move = quiet(board.all) + castling }
for _, name in ipairs(men) do
  local man = chess.men[name](board)
  man.move = quiet(man.move) + capture(man.move) * blast
  piece(name)(man)
end
piece "Pawn" { "P", value = 100, glyph = { "♙", "♟" }, move = pawn }
setup [[ P P P P P P P P
         R N B Q K B N R ]]
local quiet_plies = chess.written { rights = rights, passed_over = passed_over }
local apart = cells(friend * kind "King" * touching):is(0)
local function alive(player) return count(player, "King"):is(1) end
forbid { -alive(mover), alive(other) * apart * threatens(other, others, "King") }
ending {
  win { -alive(other), says = "king exploded" },
  win { no_moves * apart * threatens(mover, others, "King"), says = "checkmate" },
  draw { no_moves, says = "stalemate" },
  draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
