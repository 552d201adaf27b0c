-- Betza's notation: for each text the moves of one man, as the notation's own sources describe them.

-- A game in which the man M goes as the text says; others stand where the FEN has them.
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
goes("of an oblique leap f is the steep pair", "fN", alone, { "D4-C6", "D4-E6" })
goes("so are two of a letter", "ffN", alone, { "D4-C6", "D4-E6" })
goes("the second letter says where it leads mostly", "fsN", alone, { "D4-B5", "D4-F5" })
goes("one of each is one leap", "frN", alone, { "D4-F5" })
goes("the other way round it is the other one", "rfN", alone, { "D4-E6" })
goes("h is a half", "fhN", alone, { "D4-B5", "D4-C6", "D4-E6", "D4-F5" })
goes("and sideways", "lhN", alone, { "D4-B3", "D4-B5", "D4-C2", "D4-C6" })
goes("a diagonal letter is two ways, two letters are one", "fFblF", alone,
     { "D4-C3", "D4-C5", "D4-E5" })
goes("orthogonal letters are added up", "flW", alone, { "D4-C4", "D4-D5" })
goes("v and s are two each", "vWsD", alone, { "D4-B4", "D4-D3", "D4-D5", "D4-F4" })
goes("the gold general", "WfF", alone,
     { "D4-C4", "D4-C5", "D4-D3", "D4-D5", "D4-E4", "D4-E5" })
goes("a range is a number", "fR2", alone, { "D4-D5", "D4-D6" })
goes("0 is no limit, and so is the letter twice", "fW0bWW", alone,
     { "D4-D1", "D4-D2", "D4-D3", "D4-D5", "D4-D6", "D4-D7" })
goes("of several leaps, too", "fKK", "7/7/7/7/3M3/7/7 w",
     { "D3-B5", "D3-A6", "D3-C4", "D3-D4", "D3-D5", "D3-D6", "D3-D7", "D3-E4", "D3-F5", "D3-G6" })
goes("what has no limit is the same twice", "fRR", alone, { "D4-D5", "D4-D6", "D4-D7" })
goes("leaps ride, too", "fNN", "7/7/7/7/7/7/M6 w", { "A1-B3", "A1-C5", "A1-D7" })
goes("a rider stops at the first man", "fR", "7/3p3/7/3M3/7/7/7 w", { "D4-D5", "D4xD6" })
goes("a pawn goes forward and takes slantwise", "fmWfcF", "7/7/2pp3/3M3/7/7/7 w", { "D4xC5" })
goes("the horse is stopped by its neighbour", "nN", "7/7/3p3/3M3/7/7/7 w",
     { "D4-B3", "D4-B5", "D4-C2", "D4-E2", "D4-F3", "D4-F5" })
goes("the elephant goes out, then slantwise", "fnZ", "7/7/7/3M3/7/7/7 w", { "D4-B7", "D4-F7" })
goes("and is stopped on its way", "fnZ", "7/4p2/7/3M3/7/7/7 w", { "D4-B7" })
goes("a leap that must not be stopped", "nD", "7/7/3p3/3M3/7/7/7 w", { "D4-B4", "D4-D2", "D4-F4" })
goes("a leap that needs somebody to leap over", "jD", "7/7/3p3/3M3/7/7/7 w", { "D4-D6" })
goes("the cannon goes like a rook and takes over one man", "fmRfcpR", "3p3/7/3P3/7/3M3/7/7 w",
     { "D3-D4", "D3xD7" })
goes("pR takes and goes over one man", "fpR", "3p3/7/3P3/7/3M3/7/7 w", { "D3-D6", "D3xD7" })
goes("not over two", "fpR", "3p3/3P3/3P3/7/3M3/7/7 w", {})
goes("the grasshopper comes down behind him", "fgR", "7/7/3P3/7/3M3/7/7 w", { "D3-D6" })
goes("a number is how far off he may stand, and how far behind him it ends", "fpR2",
     "7/7/7/7/3P3/7/3M3 w", { "D1-D4", "D1-D5" })
goes("and not farther off", "fpR2", "7/7/7/3P3/7/7/3M3 w", {})
goes("of a grasshopper, too", "rgW2lgW2", "7/7/7/7/7/7/1P1M2P w", { "D1-A1" })
goes("one is the next cell and the one behind", "fpW", "7/7/7/7/7/3P3/3M3 w", { "D1-D3" })
goes("three king's steps over whatever there is", "mpfampfamfK", "3P3/7/3p3/3P3/3M3/7/7 w",
     { "D3-A6", "D3-D6", "D3-G6" })
goes("a bend of an eighth", "fafsW", "7/7/7/3M3/7/7/7 w", { "D4-C6", "D4-E6" })
goes("which is stopped where it bends", "fafsW", "7/7/3P3/3M3/7/7/7 w", {})
goes("a man who is leapt over is taken", "fcafmF", "7/5P1/2p1p2/3M3/7/7/7 w", { "D4xC5-B6" })
goes("who takes on the way can come home", "fcabmW", "7/7/3p3/3M3/7/7/7 w", { "D4xD5-D4" })
goes("who says nothing of the last leg takes or not, or comes home", "fcaF", "7/5p1/2p1p2/3M3/7/7/7 w",
     { "D4xC5-B4", "D4xC5-B6", "D4xC5-D4", "D4xC5-D6", "D4xE5-D4", "D4xE5-D6", "D4xE5-F4", "D4xE5xF6" })
goes("the way back alone", "fcabF", "7/7/4p2/3M3/7/7/7 w", { "D4xE5-D4" })
goes("two on the way", "fcafcafF", "6P/5p1/4p2/3M3/7/7/7 w", {})
goes("and the third leg takes as it may", "fcafcafF", "6p/5p1/4p2/3M3/7/7/7 w", { "D4xE5xF6xG7" })
goes("whoever stands there is leapt over or, if an enemy, taken", "fpcafF", "7/7/2P1p2/3M3/7/7/7 w",
     { "D4-B6", "D4-F6", "D4xE5-F6" })

test "what is taken on the way is gone" {
  source = man "fcafmF", fen = "7/7/2p4/3M3/7/7/7 w", play = { "d4xc5-b6" },
  final_fen = "7/1M5/7/7/7/7/7 b",
}
test "the others go the other way" {
  source = man "fmWfcF", fen = "7/7/7/3m3/2P1P2/7/7 b", moves = { "D4-D3", "D4xC3", "D4xE3" },
}
