-- Races and sowing games. All counts are our own, confirmed by a second program that knows only
-- these games.

game "halma"
test "halma: lines from the start" { perft = { 40, 1600, 85440 } }
test "halma for four: lines from the start" { set = { players = "four" }, perft = { 32, 1024, 32768 } }
test "halma: lines among many men" {
  fen = "16/16/1m14/16/3mM11/2m1m11/5mM9/4m1M9/3m12/5m10/2M13/1MmM12/Mm1m12/1mM13/MMmM12/MM14 w", perft = { 102 },
}
test "a man of halma steps, or jumps over one after another" {
  fen = "16/16/16/16/16/16/16/16/16/16/16/16/3M12/16/1m14/M15 w", from = "a1",
  moves = { "a1-a2", "a1-b1", "a1-c3", "a1-e5" },
}
test "not over itself" {
  fen = "16/16/16/16/16/16/16/16/16/16/16/16/1m1m12/2M13/1m1m12/16 w", from = "c3",
  moves = { "c3-b3", "c3-d3", "c3-c2", "c3-c4", "c3-a1", "c3-e1", "c3-a5", "c3-e5" },
}

game "chinese-checkers"
test "chinese checkers: lines from the start" { perft = { 14, 196, 4760 } }
test "chinese checkers for three" { set = { players = "three" }, perft = { 14, 196, 2744 } }
test "chinese checkers for four" { set = { players = "four" }, perft = { 14, 196, 2786 } }
test "a man jumps on from jump to jump" {
  play = { "m4-l5", "f14-g13" }, legal = { "m2-m4", "m2-k6" }, illegal = { "m1-k5" },
}
test "a man that is home stays there" {
  fen = "1/2/3/M3/13/12/11/10/9/10/11/12/13/4/3/2/1 w", moves = { "e14-e15", "e14-f14" },
}

game "kalah"
test "kalah: lines from the start" { perft = { 10, 116, 1022, 9682 } }
test "kalah with two seeds in a pit" { set = { seeds = 2 }, perft = { 10, 98, 724, 5512 } }
test "seeds are sown one by one" {
  play = { "1" }, final_fen = "pppppp/PPPPPP n 0 4 5 4 5 4 5 4 5 4 4 4 0 0 5",
}
test "the last seed in the store: the player sows again" {
  play = { "3" }, final_fen = "pppppp/PPPPPP s 4 4 4 4 0 4 5 4 5 4 5 4 1 0 7", legal = { "1", "6" }, illegal = { "3" },
}
test "the last seed in an empty pit of the player's own captures it and those opposite" {
  fen = "pppppp/PPPPPP s 2 0 0 1 0 3 0 7 0 0 1 0 5 4 0", play = { "1" },
  final_fen = "pppppp/PPPPPP n 0 0 1 1 0 3 0 0 0 0 1 0 13 4 16",
}
test "a player without seeds leaves the rest to the opponent" {
  fen = "pppppp/PPPPPP s 0 3 0 0 0 0 0 0 0 0 1 0 24 20 0", play = { "6" }, result = "South wins (more seeds)",
}

game "arimaa"
test "a turn is up to four steps" { fen = "r6r/8/3r4/3E4/8/8/8/R6R[] g 0 0 0 - -", perft = { 4690 } }
test "lines with pushes and pulls" { fen = "r6r/8/3c4/3D4/3h4/8/2r5/R6R[] s 0 0 0 - -", perft = { 14508 } }
test "lines at the traps" { fen = "r7/8/2cd4/2R1e3/2E5/3m4/5r2/R2C3R[] g 0 0 0 - -", perft = { 17839 } }
test "pieces are dropped on the first two ranks" {
  play = { "E@d2" }, legal = { "R@a1", "M@h2" }, illegal = { "R@a3", "E@e2" },
}
test "a rabbit does not step back" {
  fen = "r7/8/8/8/3R4/8/8/8[] g 0 0 0 - -", moves = { "d4-c4", "d4-e4", "d4-d5" },
}
test "a pull" {
  fen = "r6r/8/8/3cD3/8/8/8/R6R[] g 0 0 0 - -", play = { "e5-e4", "C@e5<d5" },
  final_fen = "r6r/8/8/4c3/4D3/8/8/R6R[] g 2 0 0 - -",
}
test "a push must be completed" {
  fen = "r6r/8/8/3cD3/8/8/8/R6R[] g 0 0 0 - -", play = { "C@c5<d5" }, moves = { "e5-d5" },
}
test "a step that completes a push cannot begin a pull" {
  fen = "r6r/8/8/3cD3/4c3/8/8/R6R[] g 0 0 0 - -", play = { "C@c5<d5", "e5-d5" }, illegal = { "C@e5<e4" },
}
test "lines from where a push could be followed by a pull" {
  fen = "r6r/8/8/3cD3/4c3/8/8/R6R[] g 0 0 0 - -", perft = { 3828 },
}
test "a frozen piece does not step" {
  fen = "r6r/8/8/3cD3/8/8/8/R6R[] s 0 0 0 - -", illegal = { "d5-d4" },
}
test "a friend next to it unfreezes it" { fen = "r6r/8/8/2rcD3/8/8/8/R6R[] s 0 0 0 - -", legal = { "d5-d4" } }
test "alone on a trap" {
  fen = "r6r/8/8/8/8/8/2C5/R6R[] g 0 0 0 - -", play = { "c2-c3" },
  final_fen = "r6r/8/8/8/8/8/8/R6R[] g 1 2 0 c2 -",
}
test "a turn must change something" {
  fen = "r6r/8/8/3H4/8/8/8/R6R[] g 0 0 0 - -", play = { "d5-d4", "d4-d5" }, illegal = { "--" },
  why = "it is forbidden because afterwards 'steps' is 0 and the turn has changed nothing", legal = { "d5-d4" },
}
test "also with its fourth step" {
  fen = "r6r/8/8/3H4/8/8/8/R6R[] g 0 0 0 - -", play = { "d5-d4", "d4-d5", "d5-d4" }, illegal = { "d4-d5" },
  legal = { "d4-d3", "--" },
}
test "starting a push that would restore the position does not win" {
  fen = "r6r/8/8/3cD3/8/8/8/R6R[] g 0 0 0 - -", play = { "e5-e4", "C@e5<d5", "C@d5<e5" },
  result = "Silver wins (no end of the turn)",
}
test "leaving the opponent no move does" {
  fen = "8/8/D7/r7/8/8/7R/8[] g 3 0 0 - -", play = { "h2-g2" }, result = "Gold wins (no move left)",
}
test "the opponent's turn may be undone" {
  fen = "r6r/8/8/3H4/8/8/8/R6R[] g 0 0 0 - -", play = { "d5-d4", "--", "a8-b8", "--", "d4-d5" }, legal = { "--" },
}
test "a rabbit at its goal" {
  fen = "r6r/3R4/8/8/8/8/8/R6R[] g 0 0 0 - -", play = { "d7-d8", "--" }, result = "Gold wins (goal)",
}

game "backgammon"
local three_one = "E3c2e4B/e3C2E4b w 0+0 1 0 1 0 0 0"
test "three and one at the start" {
  fen = three_one, moves = { "13/10", "24/21", "24/23", "8/5", "8/7", "6/3", "6/5" }, perft = { 31 },
}
test "each die once, then the opponent throws" {
  play = { "(3 1)", "8/5", "6/5", "(6 4)" }, final_fen = "E3c2e4B/e3B2DB3b b 0+0 0 0 0 1 0 1",
}
test "equal dice are used twice each" { fen = "E3c2e4B/e3C2E4b w 0+0 0 0 0 0 0 4", perft = { 71 } }
test "fours in the middle of a game" { fen = "2A2a1BeA2e/1Aa1AA1Baaa1F w 0+0 0 0 4 0 0 0", perft = { 2370 } }
test "a point held by two enemies is blocked" { fen = three_one, illegal = { "13/12" } }
test "a man that stands alone can be hit, and must enter from the bar" {
  play = { "(6 2)", "24/18", "13/11", "(6 1)", "13/7*", "8/7", "(6 5)" },
  final_fen = "D3bbAe4A/dA2C2E4b w 0+0 0 0 0 0 1 1", moves = { "bar/20" },
}
test "no man can enter" {
  fen = "D2Aca1dB3a/d1A3aD1aBA1 b 0+0 0 0 1 0 0 1", moves = { "--" },
}
test "both dice must be played if possible" {
  fen = "2BAa2f3fa/B4A1a1C1CC b 0+0 0 1 0 0 0 1", moves = { "8/2", "6/4", "19/17" }, illegal = { "8/6" },
}
test "the larger if either can be played, but not both" {
  fen = "3A8a/5A2CCABD b 0+14 0 1 1 0 0 0", moves = { "1/off3" },
}
test "a player with no men left wins, a gammon if the opponent has all of his" {
  fen = "3A8a/5A2CCABD b 0+14 0 1 1 0 0 0", play = { "1/off3" }, result = "Black wins (gammon)",
}
test "a backgammon if one of them is still in the winner's home" {
  fen = "3A7Aa/5A2CCABC b 0+14 0 1 1 0 0 0", play = { "1/off3" }, result = "Black wins (backgammon)",
}
test "a number bears off a man on its point" {
  fen = "12e/7AA3B w 11+10 0 0 0 0 1 1", moves = { "5/off5", "6/1", "6/off6" },
}
test "a larger number only from the farthest point" {
  fen = "12e/8AA2B w 11+10 0 0 0 1 0 1", moves = { "5/1", "4/off4", "5/off6" },
}
