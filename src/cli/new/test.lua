-- What must hold in @TITLE@, whatever is changed: stepwise test @NAME@.test.lua
game @FILE@

test "a Guard goes forward, and captures only diagonally" {
  reach = [[ . . . . .
             . x g c! .
             . . G . .
             . . . . .
             . . . . . ]],
}

test "a Captain steps anywhere, but not onto its own side's pieces" {
  reach = [[ . . . . .
             . x g! x .
             . x C G .
             . x x x .
             . . . . . ]],
}

test "a Guard in front is passed, not captured" {
  fen = "2c2/5/2g2/2G2/5/2C2 w", from = "c3", moves = { "b4", "d4" },
}

test "capturing the Captain wins" {
  fen = "5/5/2c2/1G3/5/2C2 w", play = { "b3xc4" }, result = "White wins (Captain taken)",
}

test "a Guard that gets through wins" {
  fen = "4c/1G3/5/5/5/2C2 w", play = { "b5-b6" }, result = "White wins (a Guard is through)",
}

test "from the start" { perft = { 15, 225 } }
