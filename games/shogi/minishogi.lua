-- Minishogi: five by five.
game { language = 1, name = "Minishogi", source = "S. Kusumoto, about 1970; Japan 5-5 Shogi Association" }
local shogi = import "rules/shogi"
local b = square(5, 5)
local last = rank(5)
local gold = shogi.gold(b)
shogi.players(b)
hand { "Pawn", "Silver", "Gold", "Bishop", "Rook", captured = true }
local function promoting(name, letter, value, walk, promoted, must, drop, help)
  piece(name) { letter, value = value, drop = given(drop, anywhere), help = help,
                move = shogi.promotes(walk, "Promoted " .. name, last, must) }
  piece("Promoted " .. name) { "+" .. letter, value = value + 200, move = promoted, returns = name }
end
local rook, bishop = straight(b.ortho:ride()), straight(b.diag:ride())
piece "King" { "K", royal = true, value = 0, move = b.all }
piece "Gold" { "G", value = 540, move = gold, drop = anywhere }
promoting("Rook", "R", 900, rook, rook + b.diag)
promoting("Bishop", "B", 700, bishop, bishop + b.ortho)
promoting("Silver", "S", 495, shogi.silver(b), gold)
promoting("Pawn", "P", 90, b.n, gold, last, anywhere:to(-last * shogi.few(b, "Pawn", 1)),
          "One step forward; on rank 5 it promotes to Promoted Pawn. Dropped from the hand: on an empty cell of ranks "
            .. "1 to 4, on a file where its owner has no other Pawn.")
setup [[ P . . . .
         K G S B R ]]
shogi.ends { no_mate = "Pawn", repeats = "Sente" }
