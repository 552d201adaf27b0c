-- Betza's notation: for each text the moves of one piece, as the notation's own sources
-- describe them.

-- A game in which the piece M moves as the text says; the others stand where the FEN has them.
local function man(text)
  return [[
game { language = 1, name = "Betza" }
local b = square(7, 7)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = betza "]] .. text .. [[" }
piece "Post" { "P", move = none }
ending { win { no_moves } }
]]
end
local alone = "7/7/7/3M3/7/7/7 w"

local function goes(name, text, fen, moves)
  test(name) { source = man(text), fen = fen, moves = moves }
end

goes("a Knight is eight leaps", "N", alone,
     { "D4-B3", "D4-B5", "D4-C2", "D4-C6", "D4-E2", "D4-E6", "D4-F3", "D4-F5" })
goes("each letter is a leap of its own length", "WDH", alone,
     { "D4-A4", "D4-B4", "D4-C4", "D4-D1", "D4-D2", "D4-D3", "D4-D5", "D4-D6", "D4-D7", "D4-E4", "D4-F4", "D4-G4" })
goes("for an oblique leap, f is the steep pair", "fN", alone, { "D4-C6", "D4-E6" })
goes("so is a doubled letter", "ffN", alone, { "D4-C6", "D4-E6" })
goes("the second letter says the main direction", "fsN", alone, { "D4-B5", "D4-F5" })
goes("one of each is a single leap", "frN", alone, { "D4-F5" })
goes("the other way round it is the other leap", "rfN", alone, { "D4-E6" })
goes("h is a half", "fhN", alone, { "D4-B5", "D4-C6", "D4-E6", "D4-F5" })
goes("and sideways", "lhN", alone, { "D4-B3", "D4-B5", "D4-C2", "D4-C6" })
goes("one letter is two diagonals, two letters are one", "fFblF", alone,
     { "D4-C3", "D4-C5", "D4-E5" })
goes("orthogonal letters are added up", "flW", alone, { "D4-C4", "D4-D5" })
goes("v and s are two directions each", "vWsD", alone, { "D4-B4", "D4-D3", "D4-D5", "D4-F4" })
goes("the gold general", "WfF", alone,
     { "D4-C4", "D4-C5", "D4-D3", "D4-D5", "D4-E4", "D4-E5" })
goes("a range is a number", "fR2", alone, { "D4-D5", "D4-D6" })
goes("0 is no limit, and so is a doubled letter", "fW0bWW", alone,
     { "D4-D1", "D4-D2", "D4-D3", "D4-D5", "D4-D6", "D4-D7" })
goes("also for several leaps", "fKK", "7/7/7/7/3M3/7/7 w",
     { "D3-B5", "D3-A6", "D3-C4", "D3-D4", "D3-D5", "D3-D6", "D3-D7", "D3-E4", "D3-F5", "D3-G6" })
goes("doubling an unlimited move changes nothing", "fRR", alone, { "D4-D5", "D4-D6", "D4-D7" })
goes("leaps can ride, too", "fNN", "7/7/7/7/7/7/M6 w", { "A1-B3", "A1-C5", "A1-D7" })
goes("a rider stops at the first piece", "fR", "7/3p3/7/3M3/7/7/7 w", { "D4-D5", "D4xD6" })
goes("a pawn moves forward and captures diagonally", "fmWfcF", "7/7/2pp3/3M3/7/7/7 w", { "D4xC5" })
goes("the horse is blocked by an adjacent piece", "nN", "7/7/3p3/3M3/7/7/7 w",
     { "D4-B3", "D4-B5", "D4-C2", "D4-E2", "D4-F3", "D4-F5" })
goes("the elephant goes one step out, then diagonally", "fnZ", "7/7/7/3M3/7/7/7 w", { "D4-B7", "D4-F7" })
goes("which is blocked on the way", "fnZ", "7/4p2/7/3M3/7/7/7 w", { "D4-B7" })
goes("a leap that can be blocked", "nD", "7/7/3p3/3M3/7/7/7 w", { "D4-B4", "D4-D2", "D4-F4" })
goes("a leap that needs a piece to leap over", "jD", "7/7/3p3/3M3/7/7/7 w", { "D4-D6" })
goes("the cannon moves like a rook and captures over one piece", "fmRfcpR", "3p3/7/3P3/7/3M3/7/7 w",
     { "D3-D4", "D3xD7" })
goes("pR moves and captures over one piece", "fpR", "3p3/7/3P3/7/3M3/7/7 w", { "D3-D6", "D3xD7" })
goes("not over two", "fpR", "3p3/3P3/3P3/7/3M3/7/7 w", {})
goes("the grasshopper lands just beyond the piece", "fgR", "7/7/3P3/7/3M3/7/7 w", { "D3-D6" })
goes("a number is how far away the piece may be, and how far beyond it the move may end", "fpR2",
     "7/7/7/7/3P3/7/3M3 w", { "D1-D4", "D1-D5" })
goes("and no farther", "fpR2", "7/7/7/3P3/7/7/3M3 w", {})
goes("also for a grasshopper", "rgW2lgW2", "7/7/7/7/7/7/1P1M2P w", { "D1-A1" })
goes("1 is the next cell and the one beyond", "fpW", "7/7/7/7/7/3P3/3M3 w", { "D1-D3" })
goes("three king's steps over anything", "mpfampfamfK", "3P3/7/3p3/3P3/3M3/7/7 w",
     { "D3-A6", "D3-D6", "D3-G6" })
goes("a bend of an eighth", "fafsW", "7/7/7/3M3/7/7/7 w", { "D4-C6", "D4-E6" })
goes("which is blocked where it bends", "fafsW", "7/7/3P3/3M3/7/7/7 w", {})
goes("a piece that is leapt over is captured", "fcafmF", "7/5P1/2p1p2/3M3/7/7/7 w", { "D4xC5-B6" })
goes("a piece that captures on the way can come home", "fcabmW", "7/7/3p3/3M3/7/7/7 w", { "D4xD5-D4" })
goes("with no modes, the last leg captures or not, or comes home", "fcaF", "7/5p1/2p1p2/3M3/7/7/7 w",
     { "D4xC5-B4", "D4xC5-B6", "D4xC5-D4", "D4xC5-D6", "D4xE5-D4", "D4xE5-D6", "D4xE5-F4", "D4xE5xF6" })
goes("only the way back", "fcabF", "7/7/4p2/3M3/7/7/7 w", { "D4xE5-D4" })
goes("two captures on the way", "fcafcafF", "6P/5p1/4p2/3M3/7/7/7 w", {})
goes("and the third leg may capture", "fcafcafF", "6p/5p1/4p2/3M3/7/7/7 w", { "D4xE5xF6xG7" })
goes("any piece there is leapt over or, if it is an enemy, captured", "fpcafF", "7/7/2P1p2/3M3/7/7/7 w",
     { "D4-B6", "D4-F6", "D4xE5-F6" })

test "what is captured on the way is gone" {
  source = man "fcafmF", fen = "7/7/2p4/3M3/7/7/7 w", play = { "d4xc5-b6" },
  final_fen = "7/1M5/7/7/7/7/7 b",
}
test "the others go the other way" {
  source = man "fmWfcF", fen = "7/7/7/3m3/2P1P2/7/7 b", moves = { "D4-D3", "D4xC3", "D4xE3" },
}
