-- Placement chess: first the players take turns to drop the pieces behind their pawns, one at a time; then it is
-- chess. A king and a rook dropped where they start in chess may castle.
game { language = 1, name = "Placement Chess", source = "D. Bronstein, 1950s (pre-chess)" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local stock = hand { King = 1, Queen = 1, Rook = 2, Bishop = 2, Knight = 2 }
local free = anywhere:to(rank(1))
local light, dark = board:shade(1), board:shade(0)
-- The bishops go to cells of different colours, and no other piece may take the last cell that a bishop needs.
local function bishops(c) return count(mover, "Bishop", rank(1) * c) end
local function left(c) return 4 - count(mover, rank(1) * c) end
local more = {}
for _, name in ipairs { "Queen", "Rook", "Bishop", "Knight" } do
  local man = chess.men[name](board)
  local function room(c) return left(c):over(1) + bishops(c):at_least(1) end
  man.drop = name == "Bishop" and anywhere:to(rank(1) * (light * bishops(light):is(0) + dark * bishops(dark):is(0)))
             or anywhere:to(rank(1) * (light * room(light) + dark * room(dark)))
  more[#more + 1] = { name, man }
end
turn { "drop", when = stock.any }
turn { "move", when = -stock.any }
chess.game {
  board = board, men = {}, more = more, to = { "Queen", "Rook", "Bishop", "Knight" },
  king_drop = free, castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" }, dropped = true },
  setup = "8/pppppppp/8/8/8/8/PPPPPPPP/8",
}
