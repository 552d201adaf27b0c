-- Shogi.
game {
  language = 1, name = "Shogi", xboard = "shogi",
  source = "traditional; Japan Shogi Association; impasse by 27 points as in amateur tournaments",
}
local shogi = import "rules/shogi"
local b = square(9, 9)
local zone, last, two = rank(7, 8, 9), rank(9), rank(8, 9)
local impasse = option "impasse" { help = "how a game ends in which Kings have entered the enemy camp",
  { "agreed", help = "the players agree on the result" },
  { "declared", help = "a player with 28 points there and in hand (Gote: 27) may declare a win" } }
local gold = shogi.gold(b)
shogi.players(b)
local stock = hand { "Pawn", "Lance", "Knight", "Silver", "Gold", "Bishop", "Rook", captured = true }
local function promoting(name, letter, value, walk, promoted, must, drop, help)
  piece(name) { letter, value = value, drop = given(drop, anywhere), help = help,
                move = shogi.promotes(walk, "Promoted " .. name, zone, must) }
  piece("Promoted " .. name) { "+" .. letter, value = value + 200, move = promoted, returns = name }
end
local rook, bishop = straight(b.ortho:ride()), straight(b.diag:ride())
local king, declares = b.all, ""
if impasse.declared then
  local great = count(mover, { "Rook", "Bishop", "Promoted Rook", "Promoted Bishop" }, zone) + stock.Rook + stock.Bishop
  local all = count(mover, zone) - 1
  for _, name in ipairs { "Pawn", "Lance", "Knight", "Silver", "Gold", "Bishop", "Rook" } do all = all + stock[name] end
  local enough = count(mover, zone):at_least(11) * (all + 4 * great + turn_of "Gote"):at_least(28)
  king = king + stay:from(zone * -attacked * enough) * called "impasse"
  declares = " On ranks 7 to 9, if it is not in check and ten more of its side's pieces are there, it may declare a "
    .. "win instead, if those and the pieces in hand count 28 points (Gote: 27): five for each Rook and Bishop, one "
    .. "for any other piece."
end
piece "King" { "K", royal = true, value = 0, move = king, help = "One step in any direction." .. declares }
piece "Gold" { "G", value = 540, move = gold, drop = anywhere }
promoting("Rook", "R", 1040, rook, rook + b.diag)
promoting("Bishop", "B", 890, bishop, bishop + b.ortho)
promoting("Silver", "S", 495, shogi.silver(b), gold)
promoting("Knight", "N", 405, jump(b.n * b.forward_diag), gold, two, anywhere:to(-two))
promoting("Lance", "L", 315, straight(b.n:ride()), gold, last, anywhere:to(-last))
promoting("Pawn", "P", 90, b.n, gold, last, anywhere:to(-last * shogi.few(b, "Pawn", 1)),
          "One step forward. If the step starts or ends on ranks 7 to 9 it may promote to Promoted Pawn, and on rank 9 "
            .. "it must. Dropped from the hand: on an empty cell of ranks 1 to 8, on a file where its owner has no "
            .. "other Pawn.")
setup [[ P P P P P P P P P
         . B . . . . . R .
         L N S G K G S N L ]]
shogi.ends { no_mate = "Pawn", declared = impasse.declared }
