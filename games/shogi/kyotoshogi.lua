-- Kyoto shogi: five by five. Each piece except the king turns over whenever it moves, and may be dropped with
-- either side up.
game { language = 1, name = "Kyoto Shogi", source = "Tamiya Katsuya, about 1976" }
local shogi = import "rules/shogi"
local b = square(5, 5)
local gold = shogi.gold(b)
shogi.players(b)
local stock = hand { "Pawn", "Lance", "Knight", "Silver", captured = true }
-- The two sides of a piece; in hand it is counted as the first.
local function pair(name, letter, value, walk, over, over_value, over_walk)
  piece(name) { letter, value = value, move = walk * become(over), drop = anywhere }
  piece(over) { "+" .. letter, value = over_value, move = over_walk * become(name), returns = name,
                drop = anywhere:to(stock[name]:over(0)) * stock[name]:raise(-1) }
end
piece "King" { "K", royal = true, value = 0, move = b.all }
pair("Pawn", "P", 300, b.n, "Rook", 500, straight(b.ortho:ride()))
pair("Silver", "S", 450, shogi.silver(b), "Bishop", 450, straight(b.diag:ride()))
pair("Lance", "L", 350, straight(b.n:ride()), "Tokin", 450, gold)
pair("Knight", "N", 300, jump(b.n * b.forward_diag), "Gold", 450, gold)
setup [[ +L S K +N P ]]
shogi.ends()
