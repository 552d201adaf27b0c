-- Round boards, tested with a small game.

-- A ring with nothing in its middle takes one call: the board of Byzantine chess.
local ring = [[
game { language = 1, name = "Ring" }
local b = disc(4, 16)
players { { "White", letter = "w", style = "A" },
          { "Black", letter = "b", style = "a", sees = b.turn } }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
piece "Bishop" { "B", move = straight(b.diag:ride()) }
piece "Man" { "M", move = b.forward }
setup { ". . R B M . . ." }
]]

test "a Rook's line goes around the ring; inward it ends" {
  source = ring,
  fen = "8/8/8/8/8/R7/8/8 w",
  from = "a3",
  moves = { "a1", "a2", "a4", "b3", "c3", "d3", "e3", "f3", "g3", "h3",
            "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6" },
}

test "a Bishop's line is not turned back at the inner side" {
  source = ring,
  fen = "8/8/8/8/8/2B5/8/8 w",
  from = "c3",
  moves = { "b4", "d4", "b2", "a1", "d2", "e1" },
}

test "a line inward stays inward across the seam" {
  source = ring,
  fen = "8/8/8/8/8/8/8/7B w",
  from = "h1",
  moves = { "a7", "b6", "c5", "g2", "f3", "e4" },
}

test "forward is inward in the south, and stops there" {
  source = ring,
  fen = "8/8/8/8/4M3/M7/8/8 w",
  moves = { "a3-a4" },
}

test "forward is outward in the north, and inward for the other side" {
  source = ring,
  fen = "8/8/8/M7/m7/8/8/7m w",
  moves = { "a5-a6" },
}

test "four sectors make a disc, too" {
  source = ring:replace("disc(4, 16)", "disc(3, 4)"):replace(". . R B M . . .", "R M"),
  fen = "2/2/2/2/R1/2 w",
  from = "a2",
  moves = { "a1", "a3", "b2", "b5", "a5" },
}

test "a disc must have an even number of sectors" {
  source = [[
game { language = 1, name = "Odd" }
local b = disc(4, 15)
]],
  errors = { "disc: expected the numbers of rings and sectors" },
}

test "the function for the middle must return a sector" {
  source = [[
game { language = 1, name = "Lost" }
local b = disc(2, 8, function() return "there" end)
]],
  errors = { "disc: the function that crosses the middle must return the number of a sector" },
}
