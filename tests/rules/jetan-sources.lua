-- Where single sources differ from the appendix (by options), and whole sources (by `rules`).
game "jetan"

-- Panthans ------------------------------------------------------------------------------------

-- The Chinese article: a Panthan goes "forward or sideways one cell, never back".
test "a straight Panthan" {
  set = { panthan = "straight" },
  reach = [[ . x .
             x P x
             . . . ]],
}

test "and Orange's" {
  set = { panthan = "straight" },
  reach = [[ . . .
             x (p) x
             . x . ]],
}

-- Quadibloc: "having the Panthan add the diagonally backwards move upon reaching the tenth
-- rank, similarly to some of the piece promotions in Tsui Shogi": what is gained is kept.
local gaining = { panthan = "gaining" }

test "before the last rank a gaining Panthan moves like a chained one" {
  set = gaining,
  reach = [[ x x x
             x P x
             . . . ]],
}

test "on the last rank it gains the diagonal steps backward" {
  set = gaining, fen = "1r2c5/P9/10/10/10/10/10/10/10/R3C5 b - 0 1",
  play = { "A9-A0", "E0-E7" },
  from = "a10", moves = { "A0xB0", "A0-B9" },
  final_fen = "Vr8/10/10/4c5/10/10/10/10/10/R3C5 b - 0 2",
}

test "and keeps them" {
  set = gaining, fen = "3r1c4/10/10/1V8/10/10/10/10/10/R3C5 b - 0 1",
  from = "b7", moves = { "B7-A8", "B7-B8", "B7-C8", "B7-A7", "B7-C7", "B7-A6", "B7-C6" },
}

test "Orange's Panthans gain them on the first rank" {
  set = gaining, fen = "4c4r/10/10/10/10/10/10/10/p9/R3C5 o - 0 1", play = { "A2-B1" },
  final_fen = "4c4r/10/10/10/10/10/10/10/10/Rv2C5 b - 0 2",
}

test "for one side only" {
  set = { ["black.panthan"] = "gaining" },
  fen = "4c4r/10/10/10/10/10/10/10/p9/R3C5 o - 0 1", play = { "A2-B1" },
  final_fen = "4c4r/10/10/10/10/10/10/10/10/Rp2C5 b - 0 2",
}

test "also on the disc" {
  game = "jetan-circular", set = gaining,
  fen = "c8r/4P5/10/10/10/10/10/10/10/R3C5 b - 0 1", play = { "E9-E0", "J0-J7" },
  from = "e10", moves = { "E0-D0", "E0-F0", "E0-D9", "E0-F9" },
}

test "its name after that" {
  set = gaining, fen = "c8r/10/10/10/10/1V8/10/10/10/R3C5 b - 0 1", legal = { "CPVE-CP6" },
}

-- The end-game --------------------------------------------------------------------------------

-- The Chinese article: both sides have "three pieces or fewer"; it does not mention their
-- value.
test "three pieces or fewer are counted, whatever their value" {
  set = { endgame = "count" }, fen = "c8r/10/10/10/10/10/10/10/2D7/RC8 b - 9 1",
  play = { "C2-C5" }, result = "draw (three men or fewer)",
}

test "compared by value they would not be equal" {
  fen = "c8r/10/10/10/10/10/10/10/2D7/RC8 b - 0 1", play = { "C2-C5" },
  final_fen = "c8r/10/10/10/10/2D7/10/10/10/RC8 o - 0 1",
}

test "four pieces are too many" {
  set = { endgame = "count" }, fen = "c8r/10/10/10/10/10/10/10/2DD6/RC8 b - 0 1",
  play = { "C2-C5" }, final_fen = "c8r/10/10/10/10/2D7/10/10/3D6/RC8 o - 0 1",
}

test "a capture that leaves three pieces each starts the count" {
  set = { endgame = "count" },
  fen = "c8r/pp8/10/10/1D8/10/10/10/10/RC8 b - 0 1", play = { "B6xB9", "A9-A8" },
  final_fen = "c8r/1D8/p9/10/10/10/10/10/10/RC8 b - 1 2",
}

-- The Princess --------------------------------------------------------------------------------

-- Chapter II: "same as Chief, and can jump intervening pieces"; only the appendix says that she
-- may not move onto a threatened square.
local watched = "c8r/10/10/10/10/10/3w6/10/10/R8C b - 0 1" -- d4 watches b4, c3, d2, ...

test "a brave Princess does not end where she is threatened" {
  fen = watched, illegal = { "A1-C3" }, why = "attacked",
}

test "a reckless one may" {
  set = { ["princess-nerve"] = "reckless" }, fen = watched, legal = { "A1-C3", "A1-B4" },
}

test "her escape has an option of its own" {
  set = { ["princess-nerve"] = "reckless", escape = "anywhere" },
  fen = "c8r/10/10/10/10/10/6w3/10/10/R8C b E 0 1", illegal = { "A1-G2" },
}

test "which can be reckless, too" {
  set = { ["escape-nerve"] = "reckless", escape = "anywhere" },
  fen = "c8r/10/10/10/10/10/6w3/10/10/R8C b E 0 1", legal = { "A1-G2" },
}

-- Chapter II does not deny her captures: any Chief's move may capture.
local captures = { ["princess-captures"] = "on" }

test "a Princess that may capture" {
  set = captures, fen = "c8r/10/10/10/10/10/3p6/10/10/R8C b - 0 1", play = { "A1xD4" },
  final_fen = "c8r/10/10/10/10/10/3R6/10/10/9C o - 0 1",
}

test "not where she would be threatened" {
  set = captures, fen = "c8r/10/10/10/4p5/4w5/3p6/10/10/R8C b - 0 1", illegal = { "A1xD4" },
}

test "unless she is reckless" {
  set = { ["princess-captures"] = "on", ["princess-nerve"] = "reckless" },
  fen = "c8r/10/10/10/4p5/4w5/3p6/10/10/R8C b - 0 1", legal = { "A1xD4" },
}

test "she then threatens" {
  set = captures, fen = "c9/10/10/10/3R6/10/10/10/10/r8C o - 0 1", illegal = { "A1-D4" },
}

test "which she does not do otherwise" {
  fen = "c9/10/10/10/3R6/10/10/10/10/r8C o - 0 1", legal = { "A1-D4" },
}

test "only one side's Princess" {
  set = { ["orange.princess-captures"] = "on" },
  fen = "c8r/10/10/10/10/10/3p6/10/10/R8C b - 0 1", illegal = { "A1xD4" },
}

test "a Princess that captures the enemy Princess wins" {
  set = captures, fen = "c9/10/10/10/10/10/3r6/10/10/R8C b - 0 1", play = { "A1xD4" },
  result = "Black wins (P)",
}

test "her capture of a Chief is a draw, as by any other piece" {
  set = captures, fen = "9r/10/10/10/10/10/3c6/10/10/R8C b - 0 1", play = { "A1xD4" },
  result = "draw (Chief taken by a Princess)",
}

test "a frightened Princess cannot capture" {
  set = { ["princess-captures"] = "on", ["black.princess-nerve"] = "frightened" },
  errors = { "option 'princess-captures': a frightened Princess cannot capture\n" },
}

-- Whole sources -------------------------------------------------------------------------------

test "the appendix is the default" { set = { rules = "appendix" }, perft = { 74, 5462 } }

-- "The Chief ... three spaces in any direction, straight, or diagonal; Princess ... same as
-- Chief, and can jump"; "Thoats ... may jump intervening pieces"; "Warriors ... straight in any
-- direction, or diagonally, two spaces". No escape.
test "chapter II: Chief and Princess move in a straight line, and she captures" {
  set = { rules = "chapter2" },
  fen = "c8r/10/10/10/10/10/3p6/10/10/R8C b - 0 1",
  from = "a1", moves = { "A1xD4", "A1-A4", "A1-D1" },
}

test "chapter II: the Warrior goes diagonally" {
  set = { rules = "chapter2" },
  reach = [[ x . x . x
             . x . x .
             x . W . x
             . x . x .
             x . x . x ]],
}

test "chapter II: the Thoat jumps" {
  set = { rules = "chapter2" },
  reach = [[ . x . x .
             x P P P x
             . P T P .
             x P P P x
             . x . x . ]],
}

test "chapter II: there is no right to escape" {
  set = { rules = "chapter2" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b - 0 1",
}

-- "The Princess has one chance to fly anywhere on the board"; the Panthan goes "forward or
-- sideways".
test "the Chinese article: Panthan, and escape" {
  set = { rules = "chinese" },
  from = "e2", moves = { "E2-E3" }, legal = { "F1-J6", "F1-A8" },
}

test "the Chinese article: three pieces are counted" {
  set = { rules = "chinese" }, fen = "c8r/10/10/10/10/10/10/10/2D7/RC8 b - 9 1",
  play = { "C2-C5" }, result = "draw (three men or fewer)",
}

-- "FPN CCW CPW CT CD CF CCC BCCP (FCCE)"
test "Smith's example: a free Panthan" {
  set = { rules = "smith" },
  reach = [[ x x x
             x P x
             x . x ]],
}

test "Smith's example: a civil Chief" {
  set = { rules = "smith" },
  reach = [[ x . x x x . x
             . . x . x . .
             x x x x x x x
             x . x C x . x
             x x x x x x x
             . . x . x . .
             x . x x x . x ]],
}

test "options set by name take precedence" {
  set = { rules = "smith", panthan = "chained", ["orange.panthan"] = "straight" },
  fen = "c8r/4p5/10/10/10/10/10/10/4P5/R8C b - 0 1", play = { "E2-E3" },
  from = "e9", moves = { "E9-E8", "E9-D9", "E9-F9" },
}

test "a chosen source takes precedence over a game's own defaults" {
  game = "manator", set = { rules = "smith", wager = "off" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW o Ee 0 1",
}

test "a source that is not chosen does not" {
  game = "manator", set = { wager = "off" },
  final_fen = "wadfcrfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW o Ee 0 1",
}

test "there is no other source" {
  set = { rules = "smiht" }, errors = { "option 'rules': no choice 'smiht'; did you mean 'smith'?" },
}
