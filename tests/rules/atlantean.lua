-- Atlantean Barroom Shatranj: what the rules say, sentence by sentence.
game "atlantean"

-- The pieces ----------------------------------------------------------------------------------

test "White moves first" { illegal = { "A8-A7" }, legal = { "A3-A4" } }

test "the jumping king steps one or leaps two, orthogonally or diagonally" {
  reach = [[ x . x . x
             . x x x .
             x x J x x
             . x x x .
             x . x . x ]],
}
test "its leap passes over anything" {
  reach = [[ x . x . x
             . N N N .
             x N (J) N x
             . N N N .
             x . x . x ]],
}
test "the zigzag general makes one or two moves of the jumping king, turning freely" {
  reach = [[ x . x . x . x . x
             . x x x x x x x .
             x x x x x x x x x
             . x x x x x x x .
             x x x x Z x x x x
             . x x x x x x x .
             x x x x x x x x x
             . x x x x x x x .
             x . x . x . x . x ]],
}
test "the Minister is a knight, or steps one or leaps two orthogonally" {
  reach = [[ . x x x .
             x . x . x
             x x M x x
             x . x . x
             . x x x . ]],
}
test "the High priestess is a knight, or steps one or leaps two diagonally" {
  reach = [[ x x . x x
             x x . x x
             . . H . .
             x x . x x
             x x . x x ]],
}
test "the twisted knight makes one or two diagonal moves" {
  reach = [[ x . . . x . . . x
             . x . x . x . x .
             . . x . x . x . .
             . x . x . x . x .
             x . x . T . x . x
             . x . x . x . x .
             . . x . x . x . .
             . x . x . x . x .
             x . . . x . . . x ]],
}
test "the knight" {
  reach = [[ . x . x .
             x . . . x
             . . N . .
             x . . . x
             . x . x . ]],
}
test "the flexible knight makes one or two orthogonal moves" {
  reach = [[ . . . . x . . . .
             . . . . x . . . .
             . . x x x x x . .
             . . x x x x x . .
             x x x x (X) x x x x
             . . x x x x x . .
             . . x x x x x . .
             . . . . x . . . .
             . . . . x . . . . ]],
}
test "the pawn goes one step forward and captures diagonally forward" {
  reach = [[ n . n
             n! x n!
             n (P) n
             n n n ]],
}
test "no double step, no en passant" {
  from = "A3", moves = { "A3-A4" },
}
test "a pawn does not capture straight ahead" {
  fen = "j9/n9/10/10/10/4n5/4P5/10/10/J9 w - 0 1", from = "E4", moves = {},
}

-- Two moves in one turn -----------------------------------------------------------------------

test "between its two moves a piece touches down on an empty cell" {
  fen = "j9/n9/10/10/N1N7/10/N1N7/1T8/N1N7/8J1 w - 0 1", play = { "B3-D5", "A9-B7" },
  illegal = { "D5-D5" },
}
test "it may not touch down on a piece of its own side" {
  fen = "n8j/10/10/10/10/10/N1N7/1T8/N1N7/8J1 w - 0 1", illegal = { "B3-B5", "B3-B1" },
  from = "B3", moves = { "D5", "D1", "C6", "E6", "E4", "B7", "F7", "F3", "E2" },
}
test "nor on an enemy: a piece stops where it captures" {
  fen = "n8j/10/10/10/10/10/2n7/1T8/10/8J1 w - 0 1",
  legal = { "B3xC4" }, illegal = { "B3-A6", "B3xC4-A6" },
}
test "it may not return to its start" {
  fen = "n8j/10/10/10/10/10/10/1Z8/10/8J1 w - 0 1", illegal = { "B3-B3" },
}
test "with double-capture it captures where it touches down, and goes on" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/5n4/10/3n6/10/1Z8/10/8J1 w - 0 1",
  legal = { "B3xD5", "B3xD5xF7", "B3xD5-D7" },
}
test "one move can take two pieces, and is identified by everything it does" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/10/4n5/10/2n7/10/4Z5/8J1 w - 0 1",
  legal = { "E2xC4xE6", "E2xE6", "E2xC4-C6", "E2-C6" },
}
test "one that takes both" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/10/4n5/10/2n7/10/4Z5/8J1 w - 0 1",
  play = { "E2xC4xE6" }, final_fen = "n8j/10/10/10/4Z5/10/10/10/10/8J1[nn] b - 1 1",
}
test "one that takes only the second piece" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/10/4n5/10/2n7/10/4Z5/8J1 w - 0 1",
  play = { "E2xE6" }, final_fen = "n8j/10/10/10/4Z5/10/2n7/10/10/8J1[n] b - 1 1",
}
test "one that takes only the first piece, and goes on" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/10/4n5/10/2n7/10/4Z5/8J1 w - 0 1",
  play = { "E2xC4-C6" }, final_fen = "n8j/10/10/10/2Z1n5/10/10/10/10/8J1[n] b - 1 1",
}
test "with double-capture a move does not return to its start either" {
  set = { ["double-capture"] = "on" },
  fen = "n8j/10/10/10/10/10/2n7/1Z8/10/8J1 w - 0 1", illegal = { "B3xC4-B3" },
}
test "without the option it does not" {
  fen = "n8j/10/10/5n4/10/3n6/10/1Z8/10/8J1 w - 0 1",
  legal = { "B3xD5" }, illegal = { "B3xD5xF7", "B3xD5-D7", "B3xF7" },
}
test "a king that could be captured by the second move, after a capture by the first, is attacked" {
  set = { ["double-capture"] = "on" },
  fen = "j9/10/10/10/10/x9/10/N9/10/J8N w - 0 1",
  illegal = { "J1-H2" }, legal = { "A1-B1" },
}
test "without double-capture it is not, as long as the piece stands between" {
  fen = "j9/10/10/10/10/x9/10/N9/10/J8N w - 0 1", legal = { "J1-H2" }, illegal = { "A3-B5" },
}

-- Promotion -----------------------------------------------------------------------------------

test "a pawn may promote on the ninth rank to a lost piece of its own side, or stay a pawn" {
  fen = "9j/9n/2P7/10/10/10/10/10/10/J8N[ZTh] w - 0 1",
  from = "C8", moves = { "C8-C9", "C8-C9=Z", "C8-C9=T" },
}
test "the piece it became is no longer lost" {
  fen = "9j/9n/2P7/10/10/10/10/10/10/J8N[ZTTh] w - 0 1",
  play = { "C8-C9=T" }, final_fen = "9j/2T6n/10/10/10/10/10/10/10/J8N[ZTh] b - 1 1",
}
test "it promotes when it captures, too" {
  fen = "9j/3n6/2P6n/10/10/10/10/10/10/J8N[X] w - 0 1",
  legal = { "C8xD9=X", "C8xD9", "C8-C9=X" },
}
test "on arriving on the tenth it must, if anything is lost" {
  fen = "9j/2P6n/10/10/10/10/10/10/10/J8N[ZT] w - 0 1", illegal = { "C9-C10" },
}
test "pieces that the other side has lost do not count" {
  fen = "9j/2P6n/10/10/10/10/10/10/10/J8N[zt] w - 0 1", from = "C9", moves = { "C9-C10" },
}
test "pawns are never lost" {
  fen = "9j/9n/2P7/3p6/4P5/10/10/10/10/J8N b - 0 1",
  play = { "J9-H8", "C8-C9", "H8-J9", "C9-C10" }, result = "ongoing",
  final_fen = "2P6j/9n/10/3p6/4P5/10/10/10/10/J8N b - 4 3",
}
test "a captured pawn leaves the brackets empty" {
  fen = "9j/9n/10/10/3p6/4P5/10/10/10/J8N w - 0 1",
  play = { "E5xD6" }, final_fen = "9j/9n/10/10/3P6/10/10/10/10/J8N b - 1 1",
}
test "on the tenth it moves and captures one step sideways" {
  fen = "1nPn5j/9n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "C10", moves = { "C10xB10", "C10xD10" },
}
test "and in no other direction" {
  fen = "2P6j/1n1n5n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "C10", moves = { "C10-B10", "C10-D10" },
}
test "there it may promote in place, or on arriving after a sideways step or capture" {
  fen = "2Pn5j/9n/10/10/10/10/10/10/10/J8N[M] w - 0 1",
  from = "C10", moves = { "C10=M", "C10-B10", "C10-B10=M", "C10xD10", "C10xD10=M" },
}
test "promotion in place is a move of its own" {
  fen = "2P6j/9n/10/10/10/10/10/10/10/J8N[M] w - 0 1",
  play = { "C10=M" }, final_fen = "2M6j/9n/10/10/10/10/10/10/10/J8N b - 1 1",
}
test "a captured promoted piece is lost as what it had become" {
  fen = "9j/9n/2P7/10/10/10/1n8/10/10/J8N[Z] w - 0 1",
  play = { "C8-C9=Z", "J9-H8", "C9-C10", "H8-F9", "C10-D9", "F9-H8", "D9-F7", "H8xF7" },
  final_fen = "9j/10/10/5n4/10/10/1n8/10/10/J8N[Z] w - 8 5",
}
test "Black's ninth and tenth ranks are counted from his side" {
  fen = "j8n/10/10/10/10/10/10/2p7/10/J8N[zT] b - 1 1",
  from = "C3", moves = { "C3-C2", "C3-C2=Z" },
}
test "a commoner steps one in any direction" {
  set = { backrank = "commoner" },
  fen = "2P6j/9n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "C10", moves = { "B10", "D10", "B9", "C9", "D9" },
}
test "it captures in the same way, and is a pawn again when it leaves the rank" {
  set = { backrank = "commoner" },
  fen = "2P6j/3n5n/10/10/10/10/10/10/10/J8N w - 0 1", play = { "C10xD9", "J9-H8" },
  from = "D9", moves = { "D10" },
}
test "a commoner may promote whenever its own move ends on the ninth or tenth, or decline to" {
  set = { backrank = "commoner" },
  fen = "2P6j/9n/5P4/10/10/10/10/10/10/J8N[M] w - 0 1",
  legal = { "C10-B10", "C10-B10=M", "C10-C9", "C10-C9=M", "F8-F9", "F8-F9=M" },
}
test "also on arriving on the tenth" {
  set = { backrank = "commoner" },
  fen = "9j/2P6n/10/10/10/10/10/10/10/J8N[M] w - 0 1",
  from = "C9", moves = { "C9-C10", "C9-C10=M" },
}
test "it never promotes in place" {
  set = { backrank = "commoner" },
  fen = "2P6j/9n/10/10/10/10/10/10/10/J8N[M] w - 0 1", illegal = { "C10=M" },
}
test "jumping: it moves like the jumping king" {
  set = { backrank = "jumping" },
  fen = "4P4j/9n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "E10", moves = { "D10", "F10", "C10", "G10", "D9", "E9", "F9", "C8", "E8", "G8" },
}
test "but is not royal" {
  set = { backrank = "jumping" },
  fen = "4P4j/6n2n/10/10/10/10/10/10/10/J8N w - 0 1", legal = { "J1-H2" },
}
test "a commoner gives check, and can be left open to capture" {
  set = { backrank = "commoner" },
  fen = "3Pj5/9n/10/10/10/10/10/10/10/J8N b - 1 1", illegal = { "J9-H8" },
  legal = { "E10xD10" },
}

-- Howe: "While there it moves like a nonroyal king (commoner). If it moves out of the promotion
-- zone it reverts to pawn. If it moves within the promotion zone it gets another chance to
-- promote." The promotion zone is the ninth and the tenth rank.
test "zone: on the ninth rank, too, it steps one in any direction" {
  set = { backrank = "zone" },
  fen = "9j/2P6n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "C9", moves = { "B10", "C10", "D10", "B9", "D9", "B8", "C8", "D8" },
}
test "zone: a pawn that arrives there becomes a commoner, and outside the zone it is a pawn again" {
  set = { backrank = "zone" },
  fen = "9j/10/2P6n/10/10/10/10/10/10/J8N w - 0 1", play = { "C8-C9", "J8-H7", "C9-D8", "H7-J8" },
  from = "D8", moves = { "D9" },
}
test "zone: within it, it gets another chance to promote" {
  set = { backrank = "zone" },
  fen = "9j/2P6n/10/10/10/10/10/10/10/J8N[M] w - 0 1",
  legal = { "C9-D9", "C9-D9=M", "C9-C10=M", "C9-C8" }, illegal = { "C9-C8=M", "C9=M" },
}
test "jumping-zone: on the ninth rank it moves like the jumping king" {
  set = { backrank = "jumping-zone" },
  fen = "9j/4P4n/10/10/10/10/10/10/10/J8N w - 0 1",
  from = "E9", moves = { "D10", "E10", "F10", "C9", "D9", "F9", "G9", "D8", "E8", "F8", "C7", "E7",
                         "G7" },
}
test "Atlantis has the zone on its eleventh and twelfth ranks" {
  game = "atlantis", set = { backrank = "zone" },
  fen = "**************/**************/**9j**/**2P6n**/**10**/**10**/**10**/**10**/**10**/" ..
        "**10**/**10**/**J8N**/**************/************** w - 0 0",
  from = "e11", moves = { "D12", "E12", "F12", "D11", "F11", "D10", "E10", "F10" },
}

-- The brackets --------------------------------------------------------------------------------

test "lost pieces come after the cells, White's first, in the order of the list" {
  fen = "9j/9n/10/10/10/10/10/10/10/J8N[xnXNTHMZ] w - 0 1",
  play = { "A1-A2" }, final_fen = "9j/9n/10/10/10/10/10/10/J9/9N[ZMHTNXnx] b - 1 1",
}
test "the fourth field counts the plies, the fifth the turns" {
  play = { "A3-A4", "A8-A7", "A4-A5" },
  final_fen = "x8x/1ntzjmhtn1/1ppppppppp/p9/10/P9/10/1PPPPPPPPP/1NTZJMHTN1/X8X b - 3 2",
}

-- The end -------------------------------------------------------------------------------------

test "checkmate wins" {
  fen = "8x1/10/2p7/1P7p/1J8/m3H5/10/7N1x/1j8/10[ZMTTXzhtnn] w - 18 10",
  play = { "B7-B8", "B2-B3", "E5-G3", "I10-E10", "H3-G1", "J3xG3", "G1-F3", "G3-I4", "F3-E5",
           "B3-B2", "B8-B9", "E10-B10", "B6-C7", "A5-A4", "C7-E7", "I4-G4", "E5-D7", "B10-D9" },
  result = "Black wins (checkmate)",
}
test "no move may leave the mover's king attacked" {
  fen = "9j/9n/10/10/10/x9/10/10/10/J8N w - 0 1", illegal = { "J1-H2" }, legal = { "A1-B1" },
}
test "stalemate is a draw" {
  fen = "8P1/6N3/8pj/4HNX3/3T2M3/10/8X1/3J6/10/10[ZTmhtnx] w - 30 16",
  play = { "G6-I7" }, result = "draw (stalemate)",
}
test "a move that leaves the opponent with only the king wins" {
  fen = "j9/10/9n/10/8N1/10/10/10/10/J9 w - 0 1",
  play = { "I6xJ8" }, result = "White wins (baring)",
}
test "unless he can bare the mover's king with his next move: then the game goes on" {
  fen = "10/9j/9n/10/8N1/10/10/10/10/J9 w - 0 1",
  play = { "I6xJ8" }, result = "ongoing",
}
test "every legal move is allowed then" {
  fen = "10/9j/9n/10/8N1/10/10/10/10/J9 w - 0 1",
  play = { "I6xJ8" }, legal = { "J9xJ8", "J9-I9" },
}
test "if he bares it, the game is drawn" {
  fen = "10/9j/9n/10/8N1/10/10/10/10/J9 w - 0 1",
  play = { "I6xJ8", "J9xJ8" }, result = "draw (both bare)",
}
test "if he does not, the mover has won" {
  fen = "10/9j/9n/10/8N1/10/10/10/10/J9 w - 0 1",
  play = { "I6xJ8", "J9-I9" }, result = "White wins (baring, no reply)",
}
test "an illegal reply does not count" {
  fen = "10/9j/9n/8J1/8N1/10/10/10/10/10 w - 0 1",
  play = { "I6xJ8" }, result = "White wins (baring)",
}
test "baring takes precedence over stalemate" {
  fen = "j9/3n6/10/10/2TX6/10/10/10/10/9J w - 0 1",
  play = { "D6xD9" }, result = "White wins (baring)", moves = {},
}
test "after a hundred plies it is a draw" {
  fen = "9j/9n/10/10/10/10/10/10/10/J8N b - 99 50",
  play = { "J9-H8" }, result = "draw (turns)",
}
test "not before" {
  fen = "9j/9n/10/10/10/10/10/10/10/J8N w - 98 50", play = { "J1-H2" }, result = "ongoing",
}
test "the option turns" {
  set = { turns = 20 },
  fen = "9j/9n/10/10/10/10/10/10/10/J8N b - 39 20", play = { "J9-H8" }, result = "draw (turns)",
}
test "after the hundredth ply there is no baring reply: a draw" {
  fen = "9J/10/9N/10/8n1/10/10/9j/10/10 b - 99 50",
  play = { "I6xJ8" }, result = "draw (turns)",
}

-- Counts --------------------------------------------------------------------------------------

test "first moves of each side" { perft = { 93, 7571 } }

-- Stakes --------------------------------------------------------------------------------------

-- "Always with gambling"; "all tabs and bets must be paid in full then": the main stakes of
-- both are in the pot, and a player who loses a piece pays its price. After the turn, FEN has
-- White's tokens, Black's tokens and the pot.
local stakes = { wager = "stakes" }
test "stakes: both put their main stake into the pot" {
  set = stakes,
  final_fen = "x8x/1ntzjmhtn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NTZJMHTN1/X8X w - 0 1 38 38 20",
}
test "stakes: a lost piece is paid for" {
  set = stakes, fen = "9j/9n/10/3z6/10/4N5/10/10/10/J9 w - 10 6 38 38 20", play = { "E5xD7" },
  final_fen = "9j/9n/10/3N6/10/10/10/10/10/J9[z] b - 11 6 54 22 20",
}
test "stakes: at the agreed price" {
  set = { wager = "stakes", ["price-general"] = "30", stake = "5" },
  fen = "9j/9n/10/3z6/10/4N5/10/10/10/J9 w - 10 6 38 38 20", play = { "E5xD7" },
  final_fen = "9j/9n/10/3N6/10/10/10/10/10/J9[z] b - 11 6 68 8 20",
}
test "stakes: two pieces captured by one move are both paid for" {
  set = { wager = "stakes", ["double-capture"] = "on" },
  fen = "9j/9n/10/10/4p5/10/4m5/10/4Z5/J9 w - 10 6 38 38 20", play = { "E2xE4xE6" },
  final_fen = "9j/9n/10/10/4Z5/10/10/10/10/J9[m] b - 11 6 43 33 20",
}
test "stakes: the winner takes the pot" {
  set = stakes, fen = "j9/10/10/3n6/10/4N5/10/10/10/J9 w - 10 6 38 38 20", play = { "E5xD7" },
  result = "White wins (baring)",
  final_fen = "j9/10/10/3N6/10/10/10/10/10/J9[n] b - 11 6 60 36 0",
}
test "stakes: after a draw it stays there" {
  set = stakes, fen = "9j/9n/10/10/10/4N5/10/10/10/J9 b - 99 50 38 38 20", play = { "J9-H8" },
  result = "draw (turns)",
  final_fen = "9j/10/7n2/10/10/4N5/10/10/10/J9 w - 100 51 38 38 20",
}
test "stakes: Atlantis, too" {
  game = "atlantis", set = stakes, play = { "E5-E6" },
  final_fen = "**************/**************/**x8x**/**1ntzjmhtn1**/**pppppppppp**/**10**/" ..
              "**10**/**10**/**2P7**/**PP1PPPPPPP**/**1NTZJMHTN1**/**X8X**/**************/" ..
              "************** b - 1 0 38 38 20",
}
test "there is no other wager" {
  set = { wager = "ransom" }, errors = { "option 'wager': no choice 'ransom'" },
}
