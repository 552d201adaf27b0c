-- The living game of Manator: The Chessmen of Mars, chapter XVII. Orange moves first; the
-- brackets show who won the duel.
game "manator"

local opening = { "G0-D7", "D2-D3" }
local hunt = { "G0-D7", "D2-D3", "D7-G4", "D1-G4(B)", "F9-F8", "E1-E4", "F0-I7", "E4-E7" }

local function followed_by(moves, ...)
  local all = { table.unpack(moves) }
  for _, move in ipairs { ... } do all[#all + 1] = move end
  return all
end

test "Orange moves first, the Chiefs face each other, and nothing is staked" {
  final_fen = "wadfcrfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW o Ee 0 1 48 48 0",
}

test "after Orange's second move only the Chief's Odwar can reach G4" {
  play = followed_by(opening, "D7-G4"),
  legal = { "D1-G4" },
  illegal = { "A1-G4", "B1-G4", "C1-G4", "E1-G4", "F1-G4", "G1-G4", "H1-G4", "I1-G4", "J1-G4",
              "A2-G4", "B2-G4", "C2-G4", "D3-G4", "E2-G4", "F2-G4", "G2-G4", "H2-G4", "I2-G4",
              "J2-G4" },
}

test "the game of chapter XVII: the Black Chief beats the Orange Chief" {
  play = followed_by(hunt, "F8-E7(B)", "E7-E0(B)"),
  result = "Black wins (C)",
  final_fen = "wadfC2daw/tpppp1pppt/10/8r1/10/10/6F3/3P6/TPP1PPPPPT/WAD2RFDAW o Ee 0 6 66 30 0",
}

test "the Orange Chief can go to twelve cells" {
  play = hunt, from = "E10",
  moves = { "D7", "D8", "E7", "E8", "F7", "F9", "F10", "G7", "G8", "G10", "H7", "H8" },
}

-- On E7 it would have met the Black Chief already.
for _, cell in ipairs { "D7", "D8", "E8", "F7", "F9", "F0", "G7", "G8", "G0", "H7", "H8" } do
  test("on " .. cell .. " the Black Chief can reach him") {
    play = followed_by(hunt, "E0-" .. cell, "E7-" .. cell .. "(B)"),
    result = "Black wins (C)",
  }
end

-- The Fliers stand on the same cells in both setups, so the game starts alike; but then the
-- piece on F0 is the Chief, whose way to I7 is blocked.
test "with the Princesses opposite the Chiefs the game cannot be played" {
  set = { setup = "rotated" },
  play = { "G0-D7", "D2-D3", "D7-G4", "D1-G4(B)", "F9-F8", "E1-E4" },
  illegal = { "F0-I7" },
}

for _, way in ipairs { "chained-civil", "free-civil", "chained", "free" } do
  test("a Black Chief who is " .. way .. " does not get there") {
    set = { ["black.chief"] = way },
    fen = "wadfc2daw/tpppp1pppt/10/4C3r1/10/10/6F3/3P6/TPP1PPPPPT/WAD2RFDAW b Ee 0 6 55 41 0",
    illegal = { "E7-E0" }, why = "E9",
  }
end

test "an Orange piece that wins its duel stays where it went" {
  play = followed_by(opening, "D7-G4", "D1-G4(O)"),
  final_fen = "wadfcr1daw/tppppppppt/10/10/10/10/6f3/3P6/TPP1PPPPPT/WAD1CRFDAW o Ee 0 3 43 53 0",
}

-- "There be no Fliers in Manator and no piece in their game of Jetan bearing that name. Instead
-- they call him who stands next to the Chief or Princess, Odwar. The piece has the same moves
-- and power." (The Chessmen of Mars, chapter XVI.)
test "the piece beside the Chief is an Odwar, and jumps like the Flier" {
  from = "d10", moves = { "D0-A7", "D0-C7", "D0-E7", "D0-G7" },
  illegal = { "D0-D7" }, why = "no walk of an Odwar leads from D0 to D7",
}

test "a Chief is captured by an Odwar" {
  set = { wager = "off" },
  fen = "r9/10/10/10/5c4/10/10/4F5/10/R3C5 b - 0 1",
  play = { "E3xF6" }, result = "draw (Chief taken by an Odwar)",
}

test "Fliers in Manator, by option" {
  set = { ["flier-name"] = "flier", without = "flier", wager = "off" },
  illegal = { "D0-D7" }, why = "D0 is empty",
  final_fen = "wad1cr1daw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WAD1CR1DAW o Ee 0 1",
}

test "Odwars that are left out" {
  set = { without = "flier", wager = "off" },
  final_fen = "wad1cr1daw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WAD1CR1DAW o Ee 0 1",
}
