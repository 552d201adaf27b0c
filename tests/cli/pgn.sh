#!/usr/bin/env bash
# pgn.sh -- chess games as people and other programs write them: read, and written for them.
source "$(dirname "$0")/lib.bash"

pgn=$scratch/game.pgn
whole=''

# reads FEN RESULT NAME: the file is read as chess, with this final position and result.
reads() {
    run replay "$pgn" chess
    [[ $code == 0 && $out == "fen $1"$'\n'"result $2"$'\n'* ]]
    result $((! $?)) "$3"
}

# returns NAME: written and read again, it has the same text; only tags exceed 79 columns.
returns() {
    run replay "$pgn" chess --notation standard
    local first=$out
    printf '%s\n' "$out" >"$scratch/again.pgn"
    run replay "$scratch/again.pgn" --notation standard
    is "$out" "$first" "$1, and written it is read back"
    is "$(awk '!/^\[/ && length > 79' <<<"$out")" '' 'in lines that are not too long'
}

# ---- what other programs write ------------------------------------------------------------

cat >"$pgn" <<'END'
[Event "A casual game"]
[Site "Somewhere"]
[Date "2001.??.??"]
[Round "-"]
[White "Ames, A."]
[Black "Bell, B."]
[Result "1-0"]
[ECO "C99"]
[WhiteElo ""]
[Termination "Normal"]

% a line that is for another program
1.e4 {[%clk 0:09:58]} 1... e5 $1 2.Ng1f3!? Nb8-c6 (2... d6 3. d4 (3. Bc4 {?} Be7
; what stands behind this sign is no bracket )
) 3... exd4) 3.Bf1b5 a6?! 4.Ba4$5 Nf6 5.0-0 Nxe4 6.Re1 d5 ; up to here all is known
7. d3 Be7 8. d3e4 O-O!! 9. exd5 { one comment } { another } b5 10. dxc6 bxa4 11. Qd8 Rd8+ 12.
Bd2 1-0

END
reads 'r1br2k1/2p1bppp/p1P5/4p3/p7/5N2/PPPB1PPP/RN2R1K1 b - - 1 12' 'White wins (as recorded)' \
    'moves, comments, variations and signs in every spelling'
returns 'so is the text of a person'
out_has '8. dxe4 O-O' 'castling and captures are written as they should be'
out_has '11. Qxd8 Rxd8' 'without the check that was none'
out_has '2. Nf3 Nc6 ; (2... d6 3. d4 (3. Bc4 {?} Be7' 'a variation is kept'
out_has '{one comment another}' 'two comments become one'
is "$(head -7 <<<"$out" | cut -d' ' -f1 | tr -d '\n')" '[Event[Site[Date[Round[White[Black[Result' \
    'the seven tags stand first'

printf '\xef\xbb\xbf[Event "Caf\xe9 "Zum Ross""]\r\n[White "M\xfcller"]\r\n[Result "*"]\r\n\r\n1. d4 {d\xe9j\xe0\r\nvu} *\r\n\r\n\xef\xbb\xbf[Result "0-1"]\r\n\r\n1. f3 e5 2. g4 Qh4# 0-1\r\n' >"$pgn"
reads 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1' ongoing \
    'byte order mark, carriage returns and letters of Latin-1'
returns 'quotes without their signs'
out_has 'Event "Café \"Zum Ro' 'the letters are UTF-8 then'
out_has '[White "Müller"]' 'in tags'
out_has '{déjà vu}' 'and in comments'
run replay "$pgn" chess --json
out_has '[White \"Müller' 'and in JSON'
run replay "$pgn" 2 chess
out_has 'result Black wins (checkmate)' 'the second game of the file'
run replay "$pgn" 3 chess
refused 1 'it contains only 2 games' 'a third that is not there'

printf '%% made by a program\n%% of others\n[Result "*"]\n\n1. e4 *\n' >"$pgn"
reads 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' ongoing 'a line for others, the first of all'

for top in '; hello' '{hello}' $'{he\nllo}\n; you'; do
    printf '%s\n[Event "x"]\n[Result "*"]\n\n1. e4 *\n; of 2\n[Event "y"]\n[Result "*"]\n\n1. d4 *\n' \
        "$top" >"$pgn"
    reads 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' ongoing 'a comment above the tags'
    returns 'kept before the first move'
    run replay "$pgn" 2 chess --notation standard
    out_has '{of 2}' 'so is one between two games'
done
printf 'hello\n[Event "x"]\n[Result "*"]\n\n1. e4 *\n' >"$pgn"
run replay "$pgn" 1 chess
refused 1 'game 2 begins on line 2' 'another text is a damaged game'
run replay "$pgn" 2 chess
exits 0 'the ones after which can be read'
printf 'hello\nand nothing\n' >"$pgn"
run replay "$pgn" 1 chess
refused 1 'this is not a record of a game' 'a text without any game'

# ---- positions, promotion, numbers --------------------------------------------------------

cat >"$pgn" <<'END'
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "8/P5k1/8/3pP3/8/8/8/R3K2R w KQ d6 0 60"]

60. e5xd6 Kf7 61. a8Q Ke6 62. 0-0-0+- Kf5 63. Qa5+ Kg4 64. Rdg1 1/2-1/2
END
reads '8/8/3P4/Q7/6k1/8/8/2K3RR b - - 6 64' 'draw (agreed)' 'a position, en passant, "a8Q"'
returns 'a game from a position'
out_has '61. a8=Q Ke6' 'promotion is written with its sign'
out_has '62. O-O-O Kf5' 'long castling by letters'

cat >"$pgn" <<'END'
[Event "Black begins"]
[FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"]

1... c5 2. Nf3 1/2-1/2
END
reads 'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2' 'draw (agreed)' \
    'Black moves first'
printf '[FEN "4k3/8/8/8/8/8/8/4K2R b K - 3 12"]\n\n1... Kd7 2. O-O Kc6 *\n' >"$pgn"
returns 'turns that were numbered from 1'
out_has '12... Kd7'$'\n''13. O-O Kc6' 'are numbered as their position is'
said "load $scratch/again.pgn" history
run play chess
out_has '  12  ...         Kd7        '$'\n''  13  O-O         Kc6' 'in the list of moves, too'

# ---- which game it is ---------------------------------------------------------------------

for variant in Chess chess Standard '' '?'; do
    printf '[Variant "%s"]\n\n1. e4 e5 *\n' "$variant" >"$pgn"
    run replay "$pgn" chess
    exits 0 "a record of '$variant'"
done
printf '[Variant "CHESS"]\n\n1. e4 e5 *\n' >"$pgn"
run replay "$pgn"
exits 0 'a name in any case finds its game'
printf '1. e4 e5 *\n' >"$pgn"
run replay "$pgn"
refused 1 'does not name its game' 'without a name no game is guessed'
run replay "$pgn" jetan
refused 1 'read as jetan: the record names no game' 'one that is read as another game says so'
said "load $pgn" fen
run play chess
is "$out" 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' 'load takes the game at hand'
run play jetan
exits 1 'which must be the right one'

# ---- unclaimed draws ----------------------------------------------------------------------

shuffle='1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8'
printf '%s 5. e4 e5 0-1' "$shuffle" >"$pgn"
reads 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 6' \
    'Black wins (as recorded)' 'a game goes on after the third occurrence'
returns 'it can be kept'
printf '[Termination "time forfeit"]\n%s 1-0' "$shuffle" >"$pgn"
reads 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5' 'White wins (time forfeit)' \
    'or is won in such a position'
returns 'with its reason'
printf '%s *' "$shuffle" >"$pgn"
reads 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5' 'ongoing' \
    'broken off there, it goes on'
printf '[Variant "xiangqi"]\n[TimeControl "60+0"]\n[Result "*"]\n\n%s 5. Hc2 Hc7 *\n' \
    '1. Hc2 Hc7 2. Hb0 Hb9 3. Hc2 Hc7 4. Hb0 Hb9' >"$pgn"
run replay "$pgn" 1 xiangqi
out_has 'moves 10' "XBoard's own records go on after it, too"
printf '1. f3 e5 2. g4 Qh4# 3. a3 0-1' >"$pgn"
run replay "$pgn" chess
refused 1 'the game is over: Black wins (checkmate)' 'but nobody plays on after mate'
printf '1. f3 e5 2. g4 Qh4# 1-0' >"$pgn"
run replay "$pgn" chess
refused 1 'the result is 1-0, but the moves lead to: Black wins' 'nor wins by it who is mated'

# ---- illegal moves, by notation -----------------------------------------------------------

# why FEN MOVE REASON
why() {
    run why chess "$2" --fen "$1"
    [[ $code == 1 && $out == *"$3"* ]]
    result $((! $?)) "why not $2"
}
knights='4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'
why "$knights" Nbd4 'no walk of a Knight leads from b1 to d4'
why "$knights" N3c3 'no walk of a Knight leads from f3 to c3'
why "$knights" Nad2 'White has no Knight on a'
start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
why "$start" e5 'no walk of a Pawn leads from e2 to e5'
why "$start" exd3 'd3 is empty, and this walk must capture'
why '4k3/8/8/8/8/8/P7/4K3 w - - 0 1' exd5 'White has no Pawn on e'
why 'r3k2r/8/8/8/8/8/8/R4RK1 w kq - 0 1' O-O-O "O-O-O is not legal: White does not have the right 'long castling'"

# ---- games on other boards as written by XBoard 4.9, played by two of our engines ---------

# xboard GAME FEN MOVES
xboard() {
    run replay "tests/cli/xboard/$1.pgn" 1 "$1"
    [[ $code == 0 && $out == *"fen $2"* && $out == *"moves $3"* ]]
    result $((! $?)) "a game of $1 that XBoard has written"
}
xboard jetan '4R5/4p3p1/10/10/10/10/10/6c3/10/C9 o - 0 132' 263
xboard xiangqi '9/3k5/4ba3/9/6b2/2B3B2/9/3A1A3/9/3K5 w - - 0 104' 206
xboard shogi 'l1k5l/r1s2g3/1p2s1n1p/p1p1g1p2/1P1pn2pP/P1P1KPP2/L2+rN1NP1/5GBS1/1g5bL[PPspp] w - - 5 82' 162
xboard capablanca '10/10/10/10/10/5N1n2/10/k2K6 b - - 100 144' 287
xboard alquerque 'mmMmm/1m3/m3M/2M2/mMMM1 b' 27 # Mc4xc3-c2: over a man who falls
xboard atlantean '10/10/5p4/3p3p2/1j1n2pN1p/4P1P1pP/8P1/7P2/10/1J8[ZMHTTNXXzmhttnxx] w - 100 51' 100
printf '[Variant "xiangqi"]\n[TimeControl "60+0"]\n[Result "*"]\n\n%s\n%s *\n' \
    '1. Hc2 Hc7 2. Hb0 Hb9 3. Hc2 Hc7' '4. Hz9 Hb9' >"$scratch/slip.pgn"
for command in replay 'analyse --depth 1'; do
    # shellcheck disable=SC2086
    run $command "$scratch/slip.pgn"
    refused 1 "slip.pgn: line 6: 'Hz9' is not a legal move (after 6 moves, as XBoard writes them)" 'its mistake is named'
done
sed -i 's/Hz9/Hb0/; s/ Hb9 [*]/ Hb9/' "$scratch/slip.pgn"
run replay "$scratch/slip.pgn"
refused 1 'slip.pgn: line 7: the game ends without a result (after 8 moves' 'or what it lacks'
printf '[Variant "chess"]\n[TimeControl "40/300"]\n\n1. e4 e5 2. Ke3 *\n' >"$scratch/slip.pgn"
run replay "$scratch/slip.pgn"
refused 1 'Ke3 is not legal: no walk of a King leads from e1 to e3' 'a move that both readers refuse is explained'
run replay tests/cli/xboard/jetan.pgn
out_has 'moves 263' 'the tag Variant is enough'
sed 's/^1[.] [^ ]* /1. Fd9 /' tests/cli/xboard/jetan.pgn >"$scratch/wrong.pgn"
run replay "$scratch/wrong.pgn" 1 jetan
exits 1 'a move that is none is refused'
sed 's/^.Result .*/[Result "0-1"]/' tests/cli/xboard/jetan.pgn >"$scratch/wrong.pgn"
run replay "$scratch/wrong.pgn" 1 jetan
exits 1 'and so is a result that is another'
run replay tests/cli/xboard/jetan.pgn 2 jetan
exits 1 'there is one game in it'
run replay tests/cli/xboard/jetan.pgn 0
refused 2 "'0' should be the number of a game in the file, from 1" 'and none before the first'
run replay tests/cli/xboard/jetan.pgn 99999999999999999999
refused 2 'should be the number of a game' 'nor one that no number holds'
run replay /dev/null
refused 2 '/dev/null: it is a pipe or a device, not a file' 'what is no file has no games'
printf '[Variant "%s/games/chess.lua"]\n[TimeControl "40/300"]\n\n1. Ng1f3 *\n' "$PWD" >"$scratch/path.pgn"
run replay "$scratch/path.pgn"
refused 1 "not the name of a game" 'a record of that sort, too, names a game and never a path'
run analyse "$scratch/path.pgn" --depth 1
refused 1 "not the name of a game" 'whoever reads it'
# The first move is written as XBoard does, the others in capitals in the game's own notation.
{
    printf '[Variant "linear"]\n[TimeControl "40/300"]\n\nKa1b2'
    for ((i = 1; i < 20000; i += 4)); do printf ' A4-B3 B2-A1 B3-A4 A1-B2'; done
    printf ' *\n'
} >"$scratch/long.pgn"
STEPWISE_PATH=tests/soak run replay "$scratch/long.pgn"
out_has 'moves 20001' 'twice the moves take twice the time'
printf '[Variant "chess"]\n[TimeControl "40/300"]\n\n1. Nf4294967299 *\n' >"$scratch/rank.pgn"
run replay "$scratch/rank.pgn"
refused 1 'is not a move' 'a rank that no board has is not another one'
sed -i 's/Nf4294967299/Ne2147483648/' "$scratch/rank.pgn"
run replay "$scratch/rank.pgn"
refused 1 'is not a move' 'nor is one that no number holds'

said e4 e5 history
run play chess
out_has 'e4' 'a cell that is a whole move is played at the prompt'
exits 0 'and not shown as an empty cell'
finish
