-- Crazyhouse: a captured piece changes sides and can be dropped in place of a move. A promoted piece
-- becomes a pawn again when it is captured.
game { language = 1, name = "Crazyhouse", xboard = "crazyhouse", source = "chess variant; rules as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men, promoted, more = { "Queen", "Rook", "Bishop", "Knight" }, {}, {}
for i, name in ipairs(men) do
  local man = chess.men[name](board)
  promoted[i] = "Promoted " .. name
  more[i] = { promoted[i], { man[1] .. "~", move = man.move, value = man.value, glyph = man.glyph, returns = "Pawn" } }
  man.drop = anywhere
  more[#men + i] = { name, man }
end
hand { "Queen", "Rook", "Bishop", "Knight", "Pawn", captured = true }
chess.game {
  board = board, men = {}, more = more, to = promoted,
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  pawn_drop = anywhere:to(-rank(1, 8)),
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
