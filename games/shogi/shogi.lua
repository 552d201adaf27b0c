-- Shogi.
game {
  language = 1, name = "Shogi", xboard = "shogi", source = "traditional; Japan Shogi Association",
  note = "Impasse, by which a player declares that he has won by points, is left to the players.",
}
local shogi = import "rules/shogi"
local b = square(9, 9)
local zone, last, two = rank(7, 8, 9), rank(9), rank(8, 9)
local gold = shogi.gold(b)
shogi.players(b)
hand { "Pawn", "Lance", "Knight", "Silver", "Gold", "Bishop", "Rook", captured = true }
local function promoting(name, letter, value, walk, promoted, must, drop, help)
  piece(name) { letter, value = value, drop = given(drop, anywhere), help = help,
                move = shogi.promotes(walk, "Promoted " .. name, zone, must) }
  piece("Promoted " .. name) { "+" .. letter, value = value + 200, move = promoted, returns = name }
end
local rook, bishop = straight(b.ortho:ride()), straight(b.diag:ride())
piece "King" { "K", royal = true, value = 0, move = b.all }
piece "Gold" { "G", value = 540, move = gold, drop = anywhere }
promoting("Rook", "R", 1040, rook, rook + b.diag)
promoting("Bishop", "B", 890, bishop, bishop + b.ortho)
promoting("Silver", "S", 495, shogi.silver(b), gold)
promoting("Knight", "N", 405, jump(b.n * b.forward_diag), gold, two, anywhere:to(-two))
promoting("Lance", "L", 315, straight(b.n:ride()), gold, last, anywhere:to(-last))
promoting("Pawn", "P", 90, b.n, gold, last, anywhere:to(-last * shogi.few(b, "Pawn", 1)),
          "One step forward. Beginning or ending on ranks 7 to 9 it may become Promoted Pawn, and on rank 9 it must. "
            .. "Put down from the hand: on an empty cell of ranks 1 to 8, on a file where its owner has no other Pawn.")
setup [[ P P P P P P P P P
         . B . . . . . R .
         L N S G K G S N L ]]
shogi.ends { no_mate = "Pawn" }
