-- Wagers in Jetan. After the move number FEN has the tokens of Black and Orange, the pot and,
-- if moves are paid for, how many times in a row each player has passed.
game "jetan"

local men = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW"

test "without a wager there are no tokens" {
  final_fen = men .. " b Ee 0 1",
}

-- Stakes: "the outcome of the game indicates to whom the main stake belongs; ... and for each
-- piece that a player loses he pays its value to his opponent" (Burroughs' appendix)
-- -------------------

test "stakes: each side puts the main stake into the pot" {
  set = { wager = "stakes" },
  final_fen = men .. " b Ee 0 1 38 38 20",
}

test "stakes: the players choose how large it is" {
  set = { wager = "stakes", stake = "40", purse = "50" },
  final_fen = men .. " b Ee 0 1 10 10 80",
}

test "stakes: a player who loses a piece pays its price" {
  set = { wager = "stakes" },
  fen = "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 38 38 20",
  play = { "E4xF6" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 42 34 20",
}

test "stakes: the list price, whatever else the piece is worth; a balance may go below zero" {
  set = { wager = "stakes", ["price-dwar"] = "50" },
  fen = "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 38 38 20",
  play = { "E4xF6" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 88 -12 20",
}

test "stakes: the winner takes the main stakes, and is paid for the Princess if she has a price" {
  set = { wager = "stakes", ["price-princess"] = "5" },
  fen = "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 38 38 20",
  play = { "E4xF6" },
  result = "Black wins (P)",
  final_fen = "4c5/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 63 33 0",
}

test "stakes: after a draw they stay in the pot; the captured Chief has been paid for" {
  set = { wager = "stakes" },
  fen = "r9/10/10/10/5c4/10/4D5/10/10/R3C5 b - 0 1 38 38 20",
  play = { "E4xF6" },
  result = "draw (Chief taken by a Dwar)",
  final_fen = "r9/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 48 28 20",
}

test "stakes: nobody pays for a piece that the Colossus destroys" {
  set = { wager = "stakes", colossus = "on" },
  fen = "r8c/10/5*4/5d4/10/10/4D5/10/10/R3C5 b - 0 1 38 38 20",
  play = { "E4-E7 {5}" },
  final_fen = "r8c/10/10/4D*4/10/10/10/10/10/R3C5 o - 0 1 38 38 20",
}

test "stakes: a stake larger than a purse is refused" {
  set = { wager = "stakes", stake = "49" },
  errors = { "option 'stake': a side cannot stake more than its purse holds: set purse" },
}

test "stakes: a price without stakes is refused" {
  set = { wager = "ransom", ["price-dwar"] = "5" },
  errors = { "options 'stake' and 'price-...' need stakes: set wager=stakes" },
}

-- Ransom --------------------------------------------------------------------------------------

test "ransom: each side antes the value of its pieces" {
  set = { wager = "ransom" },
  final_fen = men .. " b Ee 0 1 0 0 96",
}

test "ransom: the value is that of the interpretation; a balance may go below zero" {
  set = { wager = "ransom", ["black.warrior"] = "free-wild", padwar = "free" },
  final_fen = men .. " b Ee 0 1 -6 -2 104",
}

test "ransom: with the suggested prices it is 48 in any case" {
  set = { wager = "ransom", values = "suggested", warrior = "free-wild", purse = "100" },
  final_fen = men .. " b Ee 0 1 52 52 96",
}

test "ransom: a capture takes the captured piece's value out of the pot" {
  set = { wager = "ransom" },
  fen = "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 0 0 28",
  play = { "E4xF6" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 4 0 24",
}

test "ransom: the winner takes what is left" {
  set = { wager = "ransom" },
  fen = "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 2 5 24",
  play = { "E4xF6" },
  result = "Black wins (P)",
  final_fen = "4c5/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 26 5 0",
}

test "ransom: the loser of the game may still have taken the most" {
  set = { wager = "ransom" },
  fen = "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 2 50 4",
  play = { "E4xF6" },
  final_fen = "4c5/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 6 50 0",
}

test "ransom: after a draw what is left stays in the pot" {
  set = { wager = "ransom" },
  fen = "r9/10/10/10/5c4/10/4D5/10/10/R3C5 b - 0 1 0 0 28",
  play = { "E4xF6" },
  result = "draw (Chief taken by a Dwar)",
  final_fen = "r9/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 10 0 18",
}

test "ransom: a truncated force antes less" {
  set = { wager = "ransom", ["orange.without"] = "dwar" },
  final_fen = "wa1frcf1aw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1 0 8 88",
}

test "without: for both sides, and more than one kind" {
  set = { without = "panthan,thoat" },
  final_fen = "wadfrcfdaw/10/10/10/10/10/10/10/10/WADFCRFDAW b Ee 0 1",
}

test "without: one kind of piece may stay" {
  set = { ["black.without"] = "warrior,padwar,dwar,flier,thoat" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/1PPPPPPPP1/4CR4 b Ee 0 1",
}

test "without: the Chief must stay" {
  set = { without = "chief,dwar" },
  errors = { "option 'without': Black's Chief and Princess must stay\n",
             "option 'without': Orange's Chief and Princess must stay\n" },
}

test "without: the Princess must stay" {
  set = { ["orange.without"] = "princess" },
  errors = { "option 'without': Orange's Chief and Princess must stay\n" },
}

test "without: at least two others must stay" {
  set = { ["black.without"] = "warrior,padwar,dwar,flier,thoat,panthan" },
  errors = { "option 'without': Black must keep at least two other pieces\n" },
}

test "without: what is not a piece is refused" {
  set = { without = "dwarf" },
  errors = { "option 'without': no choice 'dwarf'; did you mean 'dwar'?" },
}

test "without: no piece is left out twice" {
  set = { without = "dwar,flier,dwar" },
  errors = { "option 'without': 'dwar' is named twice\n" },
}

-- Dueling -------------------------------------------------------------------------------------

local duel = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0"

test "dueling: there is no ante" {
  set = { wager = "dueling" },
  final_fen = men .. " b Ee 0 1 48 48 0",
}

test "dueling: moving onto an enemy piece starts a duel" {
  set = { wager = "dueling" },
  fen = duel, play = { "E4-F6" },
  result = "ongoing",
  final_fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 {duel:e4:f6}",
}

test "dueling: the throws are read, the mover's first; the loser pays the piece's value and the throw" {
  set = { wager = "dueling" },
  fen = duel, play = { "E4-F6(B 5:2)" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 52 44 0",
}

test "dueling: a defender that wins holds the cell" {
  set = { wager = "dueling" },
  fen = duel, play = { "E4-F6(O 1:6)" },
  final_fen = "4c4r/10/10/10/5w4/10/10/10/10/R3C5 o - 0 1 43 53 0",
}

-- The defender stands on the last rank until the throw: it is not the piece that has come there.
test "dueling: a challenge promotes nobody" {
  set = { wager = "dueling", panthan = "gaining" },
  fen = "4c3wr/8P1/10/10/10/10/10/10/10/R3C5 b - 0 1 48 48 0", play = { "I9-I10" },
  final_fen = "4c3wr/8P1/10/10/10/10/10/10/10/R3C5 b - 0 1 48 48 0 {duel:i9:i10}",
}
test "dueling: equal sums are thrown again" {
  set = { wager = "dueling" },
  fen = duel, play = { "E4-F6" },
  legal = { "(B 5:6)", "(O 3:6)", "5:6", "(5:6)", "(O 1:4)", "B", "o" },
  illegal = { "(B 4:6)", "(O 4:6)", "(B 3:5)", "(O 5:6)", "(B 7:1)", "(B 0:1)", "E4-F6" },
}

test "dueling: if no throws are given, the smallest winning ones are used" {
  set = { wager = "dueling" },
  fen = duel, play = { "E4-F6(O)" }, -- Dwar 4 + 1, Warrior 2 + 4
  final_fen = "4c4r/10/10/10/5w4/10/10/10/10/R3C5 o - 0 1 43 53 0",
}

test "dueling: the stronger piece wins with the smallest throw" {
  set = { wager = "dueling" },
  fen = duel, play = { "e4xf6 (b)" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 51 45 0",
}

test "dueling: a piece that cannot win with any throw does not win" {
  set = { wager = "dueling" },
  fen = "4c4r/10/10/10/5p4/10/4C5/10/10/R9 b - 0 1 48 48 0", play = { "E4-F6" },
  legal = { "(B)" }, illegal = { "(O)", "(O 1:6)" },
}

test "dueling: the Princess is captured without a duel" {
  set = { wager = "dueling" },
  fen = "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 48 48 0",
  play = { "E4xF6" },
  result = "Black wins (P)",
  final_fen = "4c5/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 48 48 0",
}

test "dueling: a Chief beats a Chief" {
  set = { wager = "dueling" },
  fen = "r9/10/10/10/5c4/10/4C5/10/10/R9 b - 0 1 48 48 0",
  play = { "E4-F6(B 3:1)" },
  result = "Black wins (C)",
  final_fen = "r9/10/10/10/5C4/10/10/10/10/R9 o - 0 1 59 37 0",
}

test "dueling: a Chief that attacks a Chief and is beaten loses the game" {
  set = { wager = "dueling" },
  fen = "r9/10/10/10/5c4/10/4C5/10/10/R9 b - 0 1 48 48 0",
  play = { "E4-F6(O 1:3)" },
  result = "Orange wins (C)",
  final_fen = "r9/10/10/10/5c4/10/10/10/10/R9 o - 0 1 37 59 0",
}

test "dueling: a beaten Chief is captured by the piece that beat it" {
  set = { wager = "dueling", dice = "2d6" },
  fen = "r9/10/10/10/5c4/10/4D5/10/10/R3C5 b - 0 1 48 48 0",
  play = { "E4-F6(B 12:2)" },
  result = "draw (Chief taken by a Dwar)",
  final_fen = "r9/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 60 36 0",
}

test "dueling: an attacking Chief is captured by the defender" {
  set = { wager = "dueling", dice = "2d6", ["chief-capture"] = "any" },
  fen = "r9/10/10/10/5d4/10/4C5/10/10/R9 b - 0 1 48 48 0",
  play = { "E4-F6(O 2:12)" },
  result = "Orange wins (C)",
  final_fen = "r9/10/10/10/5d4/10/10/10/10/R9 o - 0 1 36 60 0",
}

test "dueling: a Chief that has beaten its attacker has made a capture" {
  set = { wager = "dueling", ["chief-capture"] = "blooded" },
  fen = "r9/10/10/10/5c4/10/4D5/10/10/R3C5 b - 0 1 48 48 0",
  play = { "E4-F6(O 1:1)" },
  final_fen = "r9/10/10/10/5c4/10/10/10/10/R3C5 o b 0 1 43 53 0",
}

test "dueling: after that, any piece that beats it wins" {
  set = { wager = "dueling", dice = "2d6", ["chief-capture"] = "blooded" },
  fen = "r9/10/10/10/5c4/10/4D5/10/10/R3C5 b b 0 1 48 48 0",
  play = { "E4-F6(B 12:2)" },
  result = "Black wins (C)",
}

test "dueling: a beaten Chief that threatens the winner's Princess" {
  set = { wager = "dueling", dice = "2d6", ["chief-capture"] = "guarded" },
  fen = "r9/10/10/10/5c4/10/4D5/6R3/10/4C5 b - 0 1 48 48 0",
  play = { "E4-F6(B 12:2)" },
  result = "Black wins (C)",
}

test "dueling: the same for a Chief that attacks and is beaten" {
  set = { wager = "dueling", dice = "2d6", ["chief-capture"] = "guarded" },
  fen = "10/10/10/10/5d4/10/4C2r2/10/10/R9 b - 0 1 48 48 0",
  play = { "E4-F6(O 2:12)" },
  result = "Orange wins (C)",
}

test "dueling: the dice are an option" {
  set = { wager = "dueling", dice = "4d4" },
  fen = duel, play = { "E4-F6" },
  legal = { "(B 16:4)", "(B 4:4)", "(O 4:16)" }, illegal = { "(O 3:16)", "(B 17:4)", "(O 4:6)" },
}

test "dueling: a position in which a duel is due is read back" {
  set = { wager = "dueling" },
  fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 {duel:e4:f6}",
  play = { "(O 1:6)" },
  final_fen = "4c4r/10/10/10/5w4/10/10/10/10/R3C5 o - 0 1 43 53 0",
}

test "dueling: the counter of equal force goes on until a duel breaks it" {
  set = { wager = "dueling" },
  fen = "c8r/10/10/10/5w4/10/4W5/10/10/R3C5 b - 3 1 48 48 0", play = { "E4-F5" },
  final_fen = "c8r/10/10/10/5w4/5W4/10/10/10/R3C5 o - 4 1 48 48 0",
}

test "dueling: a duel that leaves unequal force restarts the count" {
  set = { wager = "dueling" },
  fen = "c8r/10/10/10/4w5/10/4W5/10/10/R3C5 b - 3 1 48 48 0", play = { "E4-E6(O 1:2)" },
  final_fen = "c8r/10/10/10/4w5/10/10/10/10/R3C5 o - 0 1 45 51 0",
}

test "dueling: invalid dice" {
  set = { wager = "dueling", dice = "6" },
  errors = { "option 'dice': '6' does not describe dice; write 2d6 for two six-sided dice" },
}

test "dueling: too many dice" {
  set = { wager = "dueling", dice = "9d9" },
  errors = { "at most 40 different totals" },
}

test "dice without duels" {
  set = { dice = "2d6" },
  errors = { "option 'dice' needs duels: set wager=dueling or wager=pay-to-move+dueling\n" },
}

test "a purse without a wager" {
  set = { purse = "10" },
  errors = { "option 'purse' needs a wager: set wager\n" },
}

test "a wager that does not exist" {
  set = { wager = "duelling" },
  errors = { "option 'wager': no choice 'duelling'; did you mean 'dueling'?" },
}

-- Pay to move ---------------------------------------------------------------------------------

test "pay-to-move: each move costs a token" {
  set = { wager = "pay-to-move" },
  play = { "D2-D3", "D9-D8", "E2-E3" },
  final_fen = "wadfrcfdaw/tpp1pppppt/3p6/10/10/10/10/3PP5/TPP2PPPPT/WADFCRFDAW o Ee 0 2 46 47 3 0 0",
}

test "pay-to-move: the purse is an option" {
  set = { wager = "pay-to-move", purse = "7" },
  final_fen = men .. " b Ee 0 1 7 7 0 0 0",
}

test "pay-to-move: a player who loses a piece pays its value to the captor" {
  set = { wager = "pay-to-move" },
  fen = "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 10 10 5 0 0",
  play = { "E4xF6" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 13 6 6 0 0",
}

test "pay-to-move: a balance may go below zero through a bounty" {
  set = { wager = "pay-to-move" },
  fen = "4c4r/10/10/10/5d4/10/4D5/10/10/R3C5 b - 0 1 10 2 5 0 0",
  play = { "E4xF6" },
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 13 -2 6 0 0",
}

test "pay-to-move: a player may pass at no cost" {
  set = { wager = "pay-to-move" },
  play = { "--", "D9-D8" },
  legal = { "--" },
  final_fen = "wadfrcfdaw/tpp1pppppt/3p6/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 2 48 47 1 1 0",
}

test "pay-to-move: a player with an empty purse must pass" {
  set = { wager = "pay-to-move" },
  fen = men .. " b Ee 0 1 0 48 48 0 0",
  moves = { "--" },
}

test "pay-to-move: also with a balance below zero" {
  set = { wager = "pay-to-move" },
  fen = men .. " o Ee 0 1 10 -3 48 0 0",
  moves = { "--" },
}

test "pay-to-move: a side with an empty purse still threatens" {
  set = { wager = "pay-to-move" },
  fen = "9c/10/10/10/10/4d5/10/4R5/10/C9 b - 0 1 10 0 0 0 0",
  attacked = { "F3", "D3", "E4" }, unattacked = { "F4", "E3" },
  illegal = { "E3-F3" }, legal = { "E3-F4" },
}

test "pay-to-move: no passing with other wagers" {
  set = { wager = "dueling" },
  illegal = { "--" },
}

test "pay-to-move: passing twice in a row loses the game and the pot" {
  set = { wager = "pay-to-move" },
  play = { "--", "D9-D8", "--" },
  result = "Orange wins (two passes)",
  final_fen = "wadfrcfdaw/tpp1pppppt/3p6/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW o Ee 0 2 48 48 0 2 0",
}

test "pay-to-move: a move between two passes saves the game" {
  set = { wager = "pay-to-move" },
  play = { "--", "--", "D2-D3", "D9-D8", "--", "--" },
  result = "ongoing",
  final_fen = "wadfrcfdaw/tpp1pppppt/3p6/10/10/10/10/3P6/TPP1PPPPPT/WADFCRFDAW b Ee 0 4 47 47 2 1 1",
}

test "pay-to-move: a game that ends in the normal way gives the winner the pot" {
  set = { wager = "pay-to-move" },
  fen = "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 10 20 30 0 1",
  play = { "E4xF6" },
  result = "Black wins (P)",
  final_fen = "4c5/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 40 20 0 0 1",
}

test "pay-to-move: there is always a legal move" {
  set = { wager = "pay-to-move" },
  fen = "c9/10/10/10/10/10/10/10/1p8/R9 b - 0 1 5 5 0 0 0",
  legal = { "--" }, result = "ongoing",
}

-- "There is bounty for captured pieces"; "dueling can be combined with this version": a piece
-- lost in a duel is paid for once, unless the players choose twice.
test "pay-to-move+dueling: the token, and the prize of the duel" {
  set = { wager = "pay-to-move+dueling" },
  fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 0 0",
  play = { "E4-F6(B 5:2)" }, -- a token into the pot; the prize 2 + 2
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 51 44 1 0 0",
}

test "pay-to-move+dueling, twice: the token, the bounty and the prize" {
  set = { wager = "pay-to-move+dueling", bounty = "twice" },
  fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 0 0",
  play = { "E4-F6(B 5:2)" }, -- a token into the pot; the bounty 2, the prize 2 + 2
  final_fen = "4c4r/10/10/10/5D4/10/10/10/10/R3C5 o - 0 1 53 42 1 0 0",
}

test "pay-to-move+dueling: the attacker may lose the piece's value and the throw" {
  set = { wager = "pay-to-move+dueling" },
  fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 0 0",
  play = { "E4-F6(O 1:6)" },
  final_fen = "4c4r/10/10/10/5w4/10/10/10/10/R3C5 o - 0 1 42 53 1 0 0",
}

test "bounty: only for paid moves with duels" {
  set = { wager = "pay-to-move", bounty = "twice" },
  errors = { "option 'bounty' needs duels and paid moves: set wager=pay-to-move+dueling\n" },
}

test "pay-to-move+dueling, twice: the attacker may lose both" {
  set = { wager = "pay-to-move+dueling", bounty = "twice" },
  fen = "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0 0 0",
  play = { "E4-F6(O 1:6)" },
  final_fen = "4c4r/10/10/10/5w4/10/10/10/10/R3C5 o - 0 1 38 57 1 0 0",
}

-- A purse and a force for each side -----------------------------------------------------------

-- "A player only has 40 tokens and may opt to play without Dwars": 48 less twice 4.
test "ransom: 40 tokens pay for a force without Dwars" {
  set = { wager = "ransom", ["orange.purse"] = "40", ["orange.without"] = "dwar" },
  final_fen = "wa1frcf1aw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1 0 0 88",
}

test "without: single pieces, by cell" {
  set = { wager = "ransom", ["orange.without"] = "C10,a9", ["black.without"] = "e2,dwar" },
  final_fen = "wa1frcfdaw/1ppppppppt/10/10/10/10/10/10/TPPP1PPPPT/WA1FCRF1AW b Ee 0 1 9 7 80",
}

test "without: on the disc Orange's Chief starts on e10" {
  game = "jetan-circular", set = { ["orange.without"] = "e10" },
  errors = { "option 'without': Orange's Chief and Princess must stay\n" },
}

test "without: the Princess must stay, also if named by cell" {
  set = { ["black.without"] = "f1" },
  errors = { "option 'without': Black's Chief and Princess must stay\n" },
}

test "without: a cell without one of the side's pieces" {
  set = { ["black.without"] = "e5,e10" },
  errors = { "option 'without': Black has no piece on e5\n",
             "option 'without': Black has no piece on e10\n" },
}

test "stakes: no side can stake more than its purse" {
  set = { wager = "stakes", ["orange.purse"] = "9" },
  errors = { "option 'stake': a side cannot stake more than its purse holds: set purse\n" },
}

test "purse: for one side" {
  set = { wager = "dueling", ["black.purse"] = "60" },
  final_fen = men .. " b Ee 0 1 60 48 0",
}

test "purse: for one side, without a wager" {
  set = { ["black.purse"] = "60" },
  errors = { "option 'purse' needs a wager: set wager\n" },
}

-- "A single throw of a die, a single throw of two dice, best two out of three, etc.": a throw
-- is the sum of the two best of three dice.
test "dice: the best two of three" {
  set = { wager = "dueling", dice = "best2of3" },
  fen = duel, play = { "E4-F6" },
  legal = { "(B 2:2)", "(B 12:12)", "(O 2:12)", "(O 2:5)" },
  illegal = { "(B 1:2)", "(B 13:2)", "(O 2:4)", "(B 2:4)" },
}

test "dice: the best of two with eight sides" {
  set = { wager = "dueling", dice = "best1of2d8" },
  fen = duel, play = { "E4-F6" },
  legal = { "(B 1:1)", "(O 1:8)" }, illegal = { "(O 1:9)" },
}

for _, wrong in ipairs { "best4of3", "best2", "best0of3", "of3", "best2of3d", "best1of10d40" } do
  test("dice: no " .. wrong) {
    set = { wager = "dueling", dice = wrong }, errors = { "'" .. wrong .. "' does not describe dice" },
  }
end
