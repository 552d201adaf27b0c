-- The variants of xiangqi and shogi, and line games: what is special in each. Their moves are
-- counted in tests/golden.

test "a general may not move onto an open file with the enemy general" {
  game = "xiangqi", fen = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", moves = { "e1-e2", "e1-f1" },
}
test "a piece next to a horse blocks it" {
  game = "xiangqi", fen = "3k5/9/9/9/9/4p4/4N4/9/9/5K3 w - - 0 1", from = "e4",
  moves = { "e4-c3", "e4-c5", "e4-d2", "e4-f2", "e4-g3", "e4-g5" },
}
test "an elephant does not cross the river" {
  game = "xiangqi", fen = "3k5/9/9/9/9/2B6/9/9/9/5K3 w - - 0 1", from = "c5", moves = { "c5-a3", "c5-e3" },
}
test "a cannon captures over exactly one piece" {
  game = "xiangqi", fen = "3k5/9/2r6/2p6/2p6/9/9/2C6/9/5K3 w - - 0 1",
  legal = { "c3xc7" }, illegal = { "c3xc6", "c3xc8" },
}
test "a player who cannot move has lost" {
  game = "xiangqi", fen = "3k5/4P4/9/9/9/9/9/9/4R4/5K3 w - - 0 1", play = { "e2-d2" }, result = "Red wins",
}
test "no two pawns of one player on a file" {
  game = "shogi", fen = "4k4/9/9/9/9/9/4P4/9/4K4[P] w - - 0 1",
  illegal = { "P@e5", "P@a9" }, legal = { "P@a8", "P@d5" },
}
test "a promoted pawn on the file does not count" {
  game = "shogi", fen = "4k4/9/9/9/9/9/4+P4/9/4K4[P] w - - 0 1", legal = { "P@e5" },
}
test "a knight must promote where it could not move" {
  game = "shogi", fen = "4k4/9/9/3N5/9/9/9/9/4K4[] w - - 0 1", from = "d6",
  moves = { "d6-c8=+N", "d6-e8=+N" },
}
test "a piece that leaves the zone may promote" {
  game = "shogi", fen = "4k4/9/3S5/9/9/9/9/9/4K4[] w - - 0 1", legal = { "d7-c6", "d7-c6=+S" },
}
test "a player who has entered with ten pieces and 28 points can declare a win" {
  game = "shogi", set = { impasse = "declared" },
  fen = "K+R+B+R+B+P+P+P+P/+P+P+P6/9/9/9/9/9/9/4k4[Pp] w - - 0 1",
  play = { "impasse" }, result = "Sente wins (impasse declared)",
}
test "27 points are too few for Sente" {
  game = "shogi", set = { impasse = "declared" },
  fen = "K+R+B+R+P+P+P+P+P/+P+P+P6/9/9/9/9/9/9/4k4[PPPPp] w - - 0 1", illegal = { "impasse" },
}
test "but enough for Gote" {
  game = "shogi", set = { impasse = "declared" },
  fen = "4K4/9/9/9/9/9/9/6+p+p+p/+p+p+p+p+p+r+b+rk[ppppP] b - - 0 1", legal = { "impasse" },
}
test "not with nine pieces in the camp" {
  game = "shogi", set = { impasse = "declared" },
  fen = "K+R+B+R+B+P+P+P+P/+P8/9/9/9/9/9/9/4k4[PPPPp] w - - 0 1", illegal = { "impasse" },
}
test "nor in check" {
  game = "shogi", set = { impasse = "declared" },
  fen = "K+R+B+R+B+P+P+P+P/1+P+P6/9/9/9/9/r8/9/4k4[PPPp] w - - 0 1", illegal = { "impasse" },
}
test "nor with the king outside" {
  game = "shogi", set = { impasse = "declared" },
  fen = "1+R+B+R+B+P+P+P+P/1+P+P6/9/K8/9/9/9/9/4k4[PPPPp] w - - 0 1", illegal = { "impasse" },
}
test "without the option there is no declaration" {
  game = "shogi", fen = "K+R+B+R+B+P+P+P+P/+P+P+P6/9/9/9/9/9/9/4k4[PPPPp] w - - 0 1",
  from = "i9", moves = { "i9-i8" },
}
test "a promoted piece is unpromoted in the hand" {
  game = "minishogi", fen = "4k/5/1+b3/1R3/K4[] w - - 0 1", play = { "b2xb3" },
  final_fen = "4k/5/1R3/5/K4[B] b - - 0 1",
}
test "a Lion that arrives safely wins" {
  game = "dobutsu", fen = "2g/L2/2l/3[] w - - 0 9", play = { "a3-a4" },
  result = "Sente wins (the Lion has arrived)",
}
test "a Lion that can be captured does not" {
  game = "dobutsu", fen = "1g1/L2/2l/3[] w - - 0 9", play = { "a3-a4", "b4xa4" },
  result = "Gote wins (the Lion is taken)",
}
test "a pawn becomes a Met on the sixth rank" {
  game = "makruk", fen = "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1", moves = { "Kd1", "Kd2", "Ke2", "Kf1", "Kf2", "d6=M" },
}
test "pawns promote only to lost pieces" {
  game = "grand", fen = "4k5/1P8/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 1", from = "b9", moves = {},
}
test "a pawn that cannot promote still gives check" {
  game = "grand", fen = "3k6/3P6/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1", moves = { "Kc9", "Ke9" },
}
test "also on the tenth rank" {
  game = "grand", fen = "4k5/1P8/10/10/10/10/10/10/1NB1KCABN1/R8R w - - 0 1", from = "b9", moves = { "b10=Q+" },
}
test "a man that reaches the last rank wins" {
  game = "breakthrough", fen = "8/P7/8/8/8/8/7p/8 w - - 0 1", play = { "a7-a8" }, result = "White wins (through)",
}
test "a player with nothing to capture has lost" {
  game = "clobber", fen = "5/5/5/5/5/Pp3 w - - 0 1", play = { "a1xb1" }, result = "White wins (nothing to take)",
}
test "a swallow becomes a goose in the last ranks" {
  game = "torishogi", fen = "3k3/7/S6/7/7/7/3K3[] w - - 0 1", from = "a5", moves = { "a5-a6=+S" },
}
test "no third swallow on a file" {
  game = "torishogi", fen = "3k3/7/S6/S6/7/7/3K3[S] w - - 0 1", illegal = { "S@a3", "S@b7" }, legal = { "S@b6" },
}
test "a goose leaps two cells, diagonally forward or straight back" {
  game = "torishogi", fen = "k6/7/7/3+S3/2SSS2/7/K6[] w - - 0 1", from = "d4",
  moves = { "d4-b6", "d4-d2", "d4-f6" },
}
test "a left quail rides backward to the right" {
  game = "torishogi", fen = "k6/7/7/3L3/7/7/K6[] w - - 0 1", from = "d4",
  moves = { "d4-c3", "d4-d5", "d4-d6", "d4-d7", "d4-e3", "d4-f2", "d4-g1" },
}
test "an eagle goes up to two cells diagonally back, and any distance forward" {
  game = "torishogi", fen = "1k5/7/7/3+F3/7/7/K6[] w - - 0 1", from = "d4",
  moves = { "d4-a7", "d4-b2", "d4-b6", "d4-c3", "d4-c4", "d4-c5", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-e3",
            "d4-e4", "d4-e5", "d4-f2", "d4-f6", "d4-g7" },
}
test "a piece turns over when it moves" {
  game = "kyotoshogi", fen = "2k2/5/5/5/P1K2[] w - - 0 1", play = { "a1-a2=+P", "c5-d5", "a2-b2=P" },
  final_fen = "3k1/5/5/1P3/2K2[] b - - 3 2",
}
test "and is dropped with either side up" {
  game = "kyotoshogi", fen = "2k2/5/5/5/2K2[L] w - - 0 1", legal = { "L@a5", "+L@a5" }, illegal = { "P@a1" },
}
test "a captured piece is in hand with its first side up" {
  game = "kyotoshogi", fen = "2k2/5/5/+p4/P1K2[] w - - 0 1", play = { "a1xa2=+P" },
  final_fen = "2k2/5/5/+P4/2K2[P] b - - 0 1",
}
test "a chariot goes along the diagonals of a palace" {
  game = "janggi", fen = "5k3/9/9/9/9/9/9/5R3/9/3K5 w - - 0 1", legal = { "f3-e2" }, illegal = { "f3-e4", "f3-d1" },
}
test "a cannon needs a screen that is not a cannon, and captures no cannon" {
  game = "janggi", fen = "r2k5/4c4/c8/9/4p4/9/9/9/R1C1C4/5K3 w - - 0 1", from = "e2",
  moves = { "e2-e7", "e2-e8" },
}
test "it leaps over the middle of a palace" {
  game = "janggi", fen = "5k3/9/9/9/9/9/9/5C3/4A4/3K5 w - - 0 1", illegal = { "f3-d1" }, legal = { "--" },
}
test "a soldier moves diagonally to and from the middle of the palace" {
  game = "janggi", fen = "5k3/9/3P5/9/9/9/9/9/9/3K5 w - - 0 1", from = "d8",
  moves = { "d8-c8", "d8-d9", "d8-e8", "d8-e9" },
}
test "a player whose general faces the other must end it or pass" {
  game = "janggi", fen = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1", play = { "d10-e10" }, moves = { "--", "e1-d1", "e1-f1" },
}
test "then the points decide" {
  game = "janggi", fen = "4k4/9/9/9/9/9/P8/9/9/4K4 w - - 0 1", play = { "--" }, result = "Cho wins (points)",
}
test "as they do after two passes, with one and a half points more for Han" {
  game = "janggi", fen = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", play = { "--", "--" }, result = "Han wins (points)",
}
test "a single pass is recorded" {
  game = "janggi", fen = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", play = { "--" },
  final_fen = "3k5/9/9/9/9/9/9/9/9/4K4 b P - 1 1",
}
test "no pass in check" {
  game = "janggi", fen = "3k5/9/9/9/9/9/9/9/9/4K3r w - - 0 1", illegal = { "--" },
}

game "chu-shogi"
test "a bare King has lost" {
  fen = "12/k11/3p8/3G8/12/12/12/12/12/12/12/6K5 w - 0", play = { "d9xd10" }, result = "Sente wins (bare King)",
}
test "unless he bares the opponent in reply" {
  fen = "12/3k8/3p8/3G8/12/12/12/12/12/12/12/6K5 w - 0", play = { "d9xd10" }, result = "ongoing",
}
test "which draws" {
  fen = "12/3k8/3p8/3G8/12/12/12/12/12/12/12/6K5 w - 0", play = { "d9xd10", "d11xd10" }, result = "draw (bare Kings)",
}
test "a Pawn beside the King is not enough" {
  fen = "12/k11/12/12/12/12/12/6p5/6K5/12/12/P11 w - 0", play = { "g4xg5" }, result = "ongoing",
}
test "chu shogi: lines from the start" { perft = { 36, 1296, 48315 } }
test "chu shogi: lines of Lions" {
  fen = "12/3k8/12/4pp6/4n7/6i5/4N1p5/5g6/12/4R7/12/5K6 w - 0", perft = { 52, 2076 },
}
test "chu shogi: lines of Lions that face one another" {
  fen = "k11/1P10/12/2p9/1pN9/12/5n6/6i5/5pN5/12/3r8/K8b2 b - 0", perft = { 60, 4977 },
}
test "a Lion captures two pieces, or one and stays" {
  fen = "k11/12/12/12/5p6/4p7/5N6/12/12/12/12/K11 w - 0",
  legal = { "f6xe7xf8", "f6xe7-f6", "f6xf8", "f6xe7-e8", "--" },
}
test "a Lion cannot capture another from afar if it can be recaptured" {
  fen = "k11/12/12/5r6/5n6/12/5N6/12/12/12/12/K11 w - 0", illegal = { "f6xf8" },
}
test "but otherwise it can" { fen = "k11/12/12/12/5n6/12/5N6/12/12/12/12/K11 w - 0", legal = { "f6xf8" } }
test "and a Lion next to it" { fen = "k11/12/12/5r6/12/5n6/5N6/12/12/12/12/K11 w - 0", legal = { "f6xf7" } }
test "or together with something better than a Pawn" {
  fen = "k11/12/12/5r6/5n6/5g6/5N6/12/12/12/12/K11 w - 0", legal = { "f6xf7xf8" },
}
test "a Pawn is not enough" {
  fen = "k11/12/12/5r6/5n6/5p6/5N6/12/12/12/12/K11 w - 0", illegal = { "f6xf7xf8", "f6xf8" },
}
test "when a Rook has captured a Lion, no Rook captures the other" {
  fen = "k4r6/12/12/12/3R1N6/12/12/3n8/12/12/12/K11 b - 0", play = { "f12xf8" },
  illegal = { "d8xd5" }, legal = { "d8xf8" },
}
test "a piece promotes when it enters, or when it captures" {
  fen = "k11/12/12/2p9/1S10/12/12/12/12/12/12/K11 w - 0", legal = { "b8-b9=+S", "b8-b9", "b8xc9=+S" },
}
test "not by a quiet move within the zone" {
  fen = "k11/12/12/1S10/12/12/12/12/12/12/12/K11 w - 0", legal = { "b9-b10" }, illegal = { "b9-b10=+S" },
}
test "a Prince counts as a King" {
  fen = "k11/12/12/12/12/12/12/12/12/12/10+Er/KG10 b - 0", play = { "l2xk2" }, result = "ongoing",
}
test "capturing the last one wins" {
  fen = "k11/12/12/12/12/12/12/12/12/12/12/K10r b - 0", play = { "l1xa1" }, result = "Gote wins (no King left)",
}

game "makruk"
test "the men's count: two rooks have eight moves, less the pieces on the board" {
  fen = "8/8/8/3k4/8/8/5n2/RR2K3 w - - 0 1",
  play = { "Kxf2", "Kd4", "Rb2", "Kd5", "Kf1", "Kd4", "Kf2", "Kd5", "Kf1" }, result = "ongoing",
}
test "the ninth move draws" {
  fen = "8/8/8/3k4/8/8/5n2/RR2K3 w - - 0 1",
  play = { "Kxf2", "Kd4", "Rb2", "Kd5", "Kf1", "Kd4", "Kf2", "Kd5", "Kf1", "Kd4" },
  result = "draw (the men's count is over)",
}
test "mate takes precedence" {
  fen = "k7/8/K7/8/8/8/8/R6n w - - 0 1", play = { "Rxh1", "Kb8", "Rh2", "Ka8", "Rh8" },
  result = "White wins (checkmate)",
}
-- A rook goes back and forth over twenty-five cells, and a king around five.
local rook, king, shuffle = {}, { "Ka7", "Kb7", "Kc7", "Kc8", "Kb8" }, { "Rxh2" }
for rank = 2, 6 do
  for k = 1, 5 do rook[#rook + 1] = "R" .. (rank % 2 == 0 and "hgfed" or "defgh"):sub(k, k) .. rank end
end
for ply = 1, 128 do
  local at = (ply // 2) % 48
  shuffle[#shuffle + 1] = ply % 2 == 1 and king[(ply // 2) % 5 + 1] or rook[at < 25 and at + 1 or 49 - at]
end
test "sixty-four moves without a pawn are the board's count" {
  fen = "rk6/8/8/8/8/8/7p/6KR w - - 0 1", play = shuffle, result = "draw (the board's count is over)",
}

game "xiangqi"
test "perpetual check loses" {
  fen = "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1",
  play = { "e2-d2", "d10-e10", "d2-e2", "e10-d10", "e2-d2", "d10-e10", "d2-e2", "e10-d10" },
  result = "Black wins (perpetual check)",
}
test "without check in every move since the first occurrence, it is a draw" {
  fen = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1",
  play = { "a9-b9", "d10-e10", "b9-a9", "e10-d10",
           "a9-a10", "d10-d9", "a10-a9", "d9-d8", "a9-a8", "d8-d9", "a8-a9", "d9-d10" },
  result = "draw (third occurrence)",
}
test "a repetition without check is a draw" {
  fen = "3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1",
  play = { "a2-b2", "d10-d9", "b2-a2", "d9-d10", "a2-b2", "d10-d9", "b2-a2", "d9-d10" },
  result = "draw (third occurrence)",
}

game "minixiangqi"
test "minixiangqi: a soldier may go sideways from the start" {
  fen = "2k4/7/7/7/7/2P4/4K2 w - - 0 1", from = "c2", moves = { "c2-b2", "c2-c3", "c2-d2" },
}

game "shogi"
local to_and_fro, round = {}, { "e2-d2", "d9-e9", "d2-e2", "e9-d9" }
for ply = 1, 12 do to_and_fro[ply] = round[(ply - 1) % 4 + 1] end
test "shogi: perpetual check loses" {
  fen = "3k5/9/9/9/9/9/9/4R4/8K[] w - - 0 1", play = to_and_fro, result = "Gote wins (perpetual check)",
}
test "shogi: three times are not enough" {
  fen = "3k5/9/9/9/9/9/9/4R4/8K[] w - - 0 1", play = { table.unpack(to_and_fro, 1, 11) }, result = "ongoing",
}
local quiet_round = { "e2-f2", "d9-e9", "f2-e2", "e9-d9" }
local quiet_rounds = {}
for ply = 1, 12 do quiet_rounds[ply] = quiet_round[(ply - 1) % 4 + 1] end
test "shogi: one move without check, and it draws" {
  fen = "3k5/9/9/9/9/9/9/4R4/8K[] w - - 0 1", play = quiet_rounds, result = "draw (fourth occurrence)",
}
test "shogi: mate by a dropped pawn loses" {
  fen = "8k/6+P2/7G1/9/9/9/9/9/4K4[P] w - - 0 1", play = { "P@i8" }, result = "Gote wins (mate by a Pawn put down)",
}
test "shogi: mate by a dropped lance does not" {
  fen = "8k/6+P2/7G1/9/9/9/9/9/4K4[L] w - - 0 1", play = { "L@i8" }, result = "Sente wins (checkmate)",
}
test "shogi: nor does mate by a pawn's step" {
  fen = "8k/6+P2/7GP/9/9/9/9/9/4K4[] w - - 0 1", play = { "i7-i8" }, result = "Sente wins (checkmate)",
}

game "minishogi"
local mini = {}
for ply = 1, 12 do mini[ply] = ({ "b2-a2", "a5-b5", "a2-b2", "b5-a5" })[(ply - 1) % 4 + 1] end
test "minishogi: perpetual check loses" {
  fen = "k4/5/5/1R3/4K[] w - - 0 1", play = mini, result = "Gote wins (perpetual check)",
}
local wait = {}
for ply = 1, 12 do wait[ply] = ({ "e1-d1", "a5-a4", "d1-e1", "a4-a5" })[(ply - 1) % 4 + 1] end
test "minishogi: any other fourth occurrence is lost for Sente" {
  fen = "k4/5/5/2P2/4K[] w - - 0 1", play = wait, result = "Gote wins (fourth occurrence)",
}

game "torishogi"
test "tori shogi: mate by a dropped swallow loses" {
  fen = "6k/4C2/5C1/7/7/7/K6[S] w - - 0 1", play = { "S@g6" }, result = "Gote wins (mate by a Swallow put down)",
}
