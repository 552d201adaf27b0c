-- A piece that swaps with the friend on which it lands.
local game = [[
game { language = 1, name = "Swap" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local quiet_moves = counter "quiet" { clock = true }
piece "Man" { "M", move = b.ortho }
piece "Changer" { "C", move = b.diag + straight(b.all:ride()) * swap }
piece "King" { "K", move = b.all + b.ortho * swap, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
piece "Guest" { "G", move = b.n * swap * become "Rook" }
after { quiet_moves:raise() }
after { quiet_moves:set(0), when = captured() }
setup { "C . . . ." }
forbid { in_check() }
ending { loss { no_moves, who = other } }
]]

test "it lands on friends at any distance, and on nothing else in this way" {
  source = game, fen = "5/2m2/C3M/5/R2m1 w 0",
  from = "a3", moves = { "A3-B4", "A3-B2", "A3-E3", "A3-A1" },
}
test "each stands where the other stood, and nothing is captured" {
  source = game, fen = "5/5/C3M/5/m4 w 3", play = { "A3-E3" },
  final_fen = "5/5/M3C/5/m4 b 4", result = "ongoing",
}
test "a royal piece swaps out of an attack" {
  source = game, fen = "r4/5/5/5/KM3 w 0", from = "a1", moves = { "A1-B1", "A1-B2" },
}
test "but not into one" {
  source = game, fen = "r4/5/5/5/KM2r w 0", from = "a1", moves = { "A1-B2" },
}
test "also with a royal piece" {
  source = game, fen = "r4/5/5/5/CK3 w 0",
  from = "a1", moves = { "A1-B2" }, illegal = { "A1-B1" },
}
test "an effect applies to the piece that has landed" {
  source = game, fen = "5/5/5/M4/G4 w 0", play = { "A1-A2=R" },
  final_fen = "5/5/5/R4/M4 b 1",
}
test "perft" { source = game, fen = "2k2/rmc2/1M3/1CMR1/2K2 w 0", perft = { 18, 229, 3829 } }
