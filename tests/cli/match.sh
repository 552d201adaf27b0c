#!/usr/bin/env bash
# match.sh -- complete games between programs, through pipes.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP games by the clock: whoever thinks under the sanitizers loses on time'
    exit 0
fi
source "$(dirname "$0")/lib.bash"

# ---- whole games, in both protocols ----

for game in chess shogi xiangqi jetan; do
    run match "$game" depth=2 depth=1 --games 2 --openings 6 --plies 200 --records "$scratch/$game.pgn"
    exits 0 "two games of $game"
    is "$(grep -c '^game [12]: .* plies; ' <<<"$out")" 2 "to their ends"
    [[ $out != *illegal* && $out != *'lost on time'* && $out != *killed* && $out != *ended* ]]
    result $((! $?)) 'by the rules'
    # The record of a game that was cut off at 200 plies has all its moves.
    plies=$(sed -n 's/^game 2: .*, \([0-9]*\) plies; .*/\1/p' <<<"$out")
    run replay "$scratch/$game.pgn" 2
    out_has "moves $plies" 'its record is read again'
done
run match chess "cecp:$program engine chess" "uci:$program engine chess" --games 2 --nodes 200 --depth 2
exits 0 'CECP against UCI'
is "$(grep -c ', [0-9]* plies; ' <<<"$out")" 2 'play two games'
[[ $out != *illegal* && $out != *'lost on time'* && $out != *ended* ]]
result $((! $?)) 'without a quarrel'
run match jetan "cecp:$program engine jetan" depth=1 --games 2 --depth 1 --tc 60+1
[[ $code == 0 && $out != *illegal* && $out != *'lost on time'* ]]
result $((! $?)) 'ten ranks, and a clock'
run match jetan "cecp:tee $scratch/told | $program engine jetan" depth=1 --games 2 --depth 2 --tc 60+1 \
    --plies 2 --openings 1
is "$(sed '/^usermove/d; /^ping/q' "$scratch/told" | tr '\n' ';')" \
    'xboard;protover 2;new;variant jetan;force;computer;easy;level 0 1:00 1;sd 2;ping 1;' \
    'what an engine is told before it plays'
cat >"$scratch/parts.lua" <<'LUA'
game { language = 1, name = "Parts" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", value = 1, move = b.n }
piece "King" { "K", value = 9, move = b.all }
notation "plain" { move = "{from}{to}", capture = "{from}{to}" }
turn { { "move" }, { "Man", b.n, optional = true } }
setup { [[ M . K . ]] }
ending { win { captured "King", says = "King" } }
LUA
run match "$scratch/parts.lua" depth=2 depth=1 --games 2 --openings 0 --plies 14
[[ $code == 0 && $out != *illegal* ]]
result $((! $?)) 'moves that share their ends'
printf '\xef\xbb\xbf# two positions\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\n4k3/4p3/8/8/8/8/8/4K3 b - - 0 1\r\n' >"$scratch/list.fen"
run match chess depth=1 depth=1 --games 4 --plies 4 --positions "$scratch/list.fen" --records "$scratch/list.pgn"
exits 0 'a file of positions'
is "$(sed -n 's/^.Round "\(.*\)".$/\1/p' "$scratch/list.pgn" | sort | tr '\n' ' ')" '1 2 3 4 ' 'each game has its number'
is "$(grep -c '^.FEN "4k3/8/8/8/8/8/4P3/4K3 w' "$scratch/list.pgn")" 2 'two games begin with the first'
is "$(grep -c '^.FEN "4k3/4p3/8/8/8/8/8/4K3 b' "$scratch/list.pgn")" 2 'and two with the second'
echo 'nonsense' >"$scratch/wrong.fen"
run match chess depth=1 depth=1 --positions "$scratch/wrong.fen"
refused 2 'wrong.fen:1: FEN' 'a line that is no position is told'
mated='rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
cat "$scratch/list.fen" - <<<"$mated" >"$scratch/over.fen"
run match chess depth=1 depth=1 --positions "$scratch/over.fen"
refused 2 'over.fen:5: the game is over in this position: Black wins (checkmate)' 'or in which the game is over'
run match chess depth=1 depth=1 --fen "$mated"
refused 2 'match: the game is over in the starting position: Black wins (checkmate)' 'as with --fen'
run match chess depth=1 depth=1 --games 1 --plies 4 --positions "$scratch/list.fen" --records "$scratch/list.fen"
refused 2 '--records and --positions are the same file' 'positions behind which nothing is written'
cat "$scratch/list.fen" "$scratch/wrong.fen" >"$scratch/mixed.fen"
run match chess depth=1 depth=1 --positions "$scratch/mixed.fen"
refused 2 'mixed.fen:5: FEN' 'also behind some that are'
: >"$scratch/empty.fen"
run match chess depth=1 depth=1 --positions "$scratch/empty.fen"
refused 2 'it contains no position' 'and a file without any'
printf '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\0nonsense\n' >"$scratch/zero.fen"
run match chess depth=1 depth=1 --games 1 --plies 4 --positions "$scratch/zero.fen"
refused 2 'zero.fen: it contains a zero byte' 'of a file no end is left out unseen'
run match chess depth=1 depth=1 --games 2 --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' --openings 1
[[ $code == 0 && $out != *illegal* ]]
result $((! $?)) 'from a position'
for file in one other; do
    run match chess level=1,depth=1 level=2,depth=1 --games 2 --plies 20 --seed 5 --records "$scratch/$file"
done
is "$(cat "$scratch/one")" "$(cat "$scratch/other")" 'two matches of one seed are alike, though levels have luck'
run match jetan depth=1 nodes=50 --games 4 --plies 8 --set first=random --seed 4
[[ $code == 0 && $out != *illegal* && $out != *ended* ]]
result $((! $?)) 'what is drawn is the same for both'
run match chess depth=1 level=2 --games 4 --concurrency 2 --depth 1 --plies 40 --json
out_has '"los":' 'the score as JSON'
is "$(wc -l <<<"$out")" 1 'and nothing else'

# ---- programs that fail ----

# rival NAME GO: a program that speaks UCI, and runs GO when it is to move.
rival() {
    cat >"$scratch/$1" <<EOF
#!/bin/sh
while read -r word rest; do
    case \$word in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go) $2 ;;
    esac
done
EOF
    chmod +x "$scratch/$1"
}
rival dies "kill -9 \$\$"
# Passes its input to the program until it is to move for the third time.
rival falters 'n=$((n + 1)); [ $n -lt 3 ] || kill -9 $$
        printf "uci\nposition $place\ngo depth 1\nisready\n" |
            { cat; sleep 0.5; } | "$STEPWISE" engine chess | sed -n "/^bestmove/p"'
sed -i 's/^    uci)/    position) place=$rest ;;\n&/' "$scratch/falters"
# Says each of its moves twice.
sed 's|\[ $n -lt 3 \]|true|; s|/^bestmove/p|/^bestmove/{p;p}|' "$scratch/falters" >"$scratch/repeats"
chmod +x "$scratch/repeats"
rival cheats 'echo bestmove e2e5'
rival sleeps 'sleep 30'
rival leaves 'exit 3'
run match chess "uci:$scratch/dies" depth=1 --games 2
exits 0 'a program that is killed'
is "$(grep -c 'killed by signal 9' <<<"$out")" 2 'has lost, and it is said so'
out_has '0 won, 0 drawn, 2 lost of 2 games' 'each time'
run match chess "uci:$scratch/falters" depth=1 --games 2 --openings 0 --time 30
is "$(grep -oE '(White|Black) killed by signal 9, [0-9]+ plies' <<<"$out" | tr '\n' ';')" \
    'White killed by signal 9, 4 plies;Black killed by signal 9, 5 plies;' 'one that is killed in mid-game, too'
out_has '0 won, 0 drawn, 2 lost of 2 games' 'and begun anew for the next'
run match chess depth=1 "uci:$scratch/leaves" --games 1
out_has 'ended with exit code 3' 'one that leaves, too'
run match chess "uci:$scratch/repeats" depth=1 --games 1 --openings 0 --time 30 --plies 8
out_lacks 'illegal' 'what is said after the answer answers nothing else'
# The program is stopped (Ctrl-Z), and goes on later: nobody has lost by that. Sanitizers are too
# slow for times so short.
if [[ ! ${SAN:-} ]]; then
    "$program" match chess time=1 time=1 --games 1 --plies 5 >"$scratch/out" 2>"$scratch/err" &
    stopped=$!
    sleep 1.5
    kill -STOP $stopped
    sleep 3.5
    kill -CONT $stopped
    wait $stopped
    called='match, stopped for some seconds' code=$? out=$(<"$scratch/out") err=$(<"$scratch/err")
    exits 0 'a match that was stopped for a while'
    out_lacks 'lost on time' 'goes on as if it had not'
fi
printf '#!/bin/sh\nkill -9 $$\n' >"$scratch/never"
chmod +x "$scratch/never"
run match chess depth=1 "uci:$scratch/never" --games 1
refused 1 'cannot be started: it was killed by signal 9' 'or is killed before it has begun'
run match chess depth=1 "uci:$scratch/cheats" --games 2
is "$(grep -c 'made an illegal move: e2e5' <<<"$out")" 2 'an illegal move loses'
out_has '2 won, 0 drawn, 0 lost' 'the game'
run match chess "uci:$scratch/sleeps" depth=1 --games 1 --time 0.1
out_has 'White lost on time' 'who does not answer loses'
rival listens "echo \"\$rest\" >>'$scratch/heard'; exit 3"
run match chess "uci:$scratch/listens" depth=1 --games 1 --time 2
run match chess "uci:$scratch/listens" depth=1 --games 1 --tc 3+0.5
is "$(paste -sd';' "$scratch/heard")" 'movetime 2000;wtime 3000 btime 3000 winc 500 binc 500' \
    'times are told in milliseconds'
rm "$scratch/heard"
run match chess "uci:$scratch/listens" time=0.05 --games 2 --openings 0 --tc 3+0.5
is "$(paste -sd';' "$scratch/heard")" 'wtime 3000 winc 500 binc 500;btime 3000 winc 500 binc 500' \
    'who has a time for each move has no clock'
for side in first second; do
    sides=(uci:/nosuchprogram depth=1)
    [[ $side == first ]] || sides=(depth=1 uci:/nosuchprogram)
    run match chess "${sides[@]}" --games 3 --concurrency 2 --resume "$scratch/none" --records "$scratch/none.pgn"
    refused 1 "'uci:/nosuchprogram' cannot be started: it ended with exit code 127" "a program that is none, as the $side"
    is "$(wc -l <"$scratch/none") $(wc -c <"$scratch/none.pgn")" '1 0' 'plays no game'
    rm "$scratch/none"
done

# ---- programs that speak CECP ----

# cecp NAME FEATURES GO: a program that speaks CECP, runs GO when it is to move, and logs its
# input.
cecp() {
    cat >"$scratch/$1" <<EOF
#!/bin/sh
while read -r word rest; do
    echo "\$word \$rest" >>'$scratch/$1.told'
    case \$word in
    protover) printf '$2\n' ;;
    ping) echo "pong \$rest"; playing= ;;
    force) playing= ;;
    go) playing=1; $3 ;;
    usermove) [ -z "\$playing" ] || { $3; } ;;
    esac
done
EOF
    chmod +x "$scratch/$1"
}
features='feature ping=1 setboard=1 usermove=1 done=1'
cecp resigns "$features" 'echo resign'
run match chess "cecp:$scratch/resigns" depth=1 --games 2 --time 1
is "$(grep -o '[A-Z][a-z]* resigns, [0-9]* plies; .*' <<<"$out")" \
    $'White resigns, 4 plies; 0 won, 0 drawn, 1 lost\nBlack resigns, 5 plies; 0 won, 0 drawn, 2 lost' \
    'features on one line are heard, and who resigns has lost'
is "$(grep -c '^xboard' "$scratch/resigns.told")" 1 'and plays the next game'
cecp chats "$features" 'echo "resignation is not for me"; echo "0-10 or so"; echo move z9z9'
run match chess "cecp:$scratch/chats" depth=1 --games 1 --time 1
out_has 'White made an illegal move: z9z9' 'a line that begins like that is none by which it resigns'
cecp pingless 'feature usermove=1 done=1' 'echo resign'
sed -i '/^    ping)/d' "$scratch/pingless"
run match chess "cecp:$scratch/pingless" depth=1 --games 2 --time 1
is "$(grep -c ' resigns, ' <<<"$out") $(grep -c '^ping' "$scratch/pingless.told") $(grep -c '^xboard' "$scratch/pingless.told")" '2 0 2' \
    'who does not say that it answers to ping is not asked, and begun anew for each game'
cecp claims "$features" 'echo "1/2-1/2 {so be it}"; echo "0-1 {Black mates}"; echo move z9z9'
run match chess "cecp:$scratch/claims" depth=1 --games 2 --time 1
is "$(grep -oE '(White|Black) (resigns|made an illegal move)' <<<"$out" | tr '\n' ';')" \
    'White resigns;Black made an illegal move;' 'who says that he has lost has; that he has won is not for him to say'
cecp moves "feature ping=1 usermove=1\nfeature done=1" \
    'n=$((n + 1)); echo "move $(echo h2h3 none a7a6 h7h6 | cut -d" " -f$n)"'
run match chess "cecp:$scratch/moves" depth=1 --games 2 --tc 60 --openings 1 --plies 4 --seed 1
is "$(grep -c 'too long, 4 plies' <<<"$out")" 2 'two games of a few moves'
is "$(sed 's/ .*//; /^ping/,/^force/!d' "$scratch/moves.told" | tr '\n' ' ')" \
    'ping usermove time otim go time otim usermove force ping time otim go time otim usermove force ' \
    'the clocks are told before the move after which it thinks'
is "$(sed -n 's/^usermove.*/usermove/p; s/^time.*/time/p; s/^new.*/new/p; s/^ping.*/ping/p' "$scratch/moves.told" |
    tr '\n' ' ' | grep -o 'new usermove ping' | wc -l)" 2 'and none before an opening'
run match chess cecp:true depth=1 --nodes 100
refused 2 "match: 'cecp:true' cannot be given a number of positions: use --time, --tc or --depth" \
    'a bound that CECP has no word for'

run match chess cecp:true depth=1 --time 0.5
refused 2 "match: 'cecp:true' cannot be given fractions of a second for a move: use --tc, such as 60+0.5, or whole seconds" \
    'st has no word for half a second'
cecp deaf 'feature ping=1 usermove=1 done=1' 'echo resign'
run match chess "cecp:$scratch/deaf" depth=1 --games 2 --time 1 --fen '4k3/8/8/8/8/8/8/R3K3 w - - 0 1'
[[ $code == 1 && $out$err == *'it did not send feature setboard=1'* ]]
result $((! $?)) 'a program that cannot be told a position does not play from one'
cecp leaves "feature reuse=0 setboard=1 ping=1 usermove=1 done=1" 'echo resign'
run match chess "cecp:$scratch/leaves" depth=1 --games 3 --time 1
is "$(grep -c ' resigns' <<<"$out") $(grep -c '^xboard' "$scratch/leaves.told") $(grep -c '^quit' "$scratch/leaves.told")" '3 3 3' \
    'a program that plays no second game is begun anew, and is told to quit'
cecp ends "$features" 'echo resign'
sed -i 's/^    force) /    force) [ -z "$once" ] || exit 3; once=1; /' "$scratch/ends"
run match chess "cecp:$scratch/ends" depth=1 --games 3 --time 1
is "$(grep -c ' resigns' <<<"$out")" 3 'one that has ended between two games, too'
cecp silent 'feature ping=1 usermove=1' 'echo resign'
run match chess "cecp:$scratch/silent" depth=1 --games 1 --time 1
is "$(grep -c ' resigns' <<<"$out")" 1 'that all features are told need not be said'

# ---- lines of the shell ----

for line in "cd . && $program engine chess" "A=1 $program engine chess" "{ $program engine chess; }"; do
    run match chess "uci:$line" depth=1 --games 1 --depth 1 --plies 4 --openings 1
    [[ $code == 0 && $out == *'too long, 4 plies'* ]]
    result $((! $?)) "it may be any line of the shell: ${line%% *}"
done
# alive FILE: is the process alive whose PID is in that file?
alive() { ps -o stat= -p "$(<"$1")" | grep -qv '^Z'; }
rival begets "sleep 300 & echo \$! >'$scratch/child'; wait"
run match chess "uci:$scratch/begets" depth=1 --games 1 --time 0.1
out_has 'White lost on time' 'a program that waits for another'
alive "$scratch/child"
result $(($? != 0)) 'neither is left behind'
rival leaves_one "sleep 300 >/dev/null & echo \$! >'$scratch/child'; exit 3"
run match chess "uci:$scratch/leaves_one" depth=1 --games 1 --time 5
out_has 'ended with exit code 3' 'nor'
alive "$scratch/child"
result $(($? != 0)) 'what has outlived the one that began it'
# Unread output fills a pipe after some six hundred games.
printf '#!/bin/sh\necho uciok\nexec yes "$(printf "readyok\\nbestmove a1a1")"\n' >"$scratch/deaf"
chmod +x "$scratch/deaf"
run match chess "uci:$scratch/deaf" depth=1 --games 800 --time 5 \
    --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' --openings 0 --json
exits 0 'a program that reads nothing holds nobody up'
out_has '"lost":800' 'and loses'

# ---- statistics ----

run match chess depth=1 "uci:$scratch/cheats" --games 200 --sprt 0,100
out_has 'the first is stronger' 'a sequential test ends a match'
played=$(grep -c '^game ' <<<"$out")
is "$((played > 3 && played < 60))" 1 'early'
run match chess "uci:$scratch/cheats" depth=1 --games 200 --sprt 0,100
out_has 'the first is not stronger' 'the other way as well'

run match chess depth=1 depth=1 --games 1 --plies 2 --openings 1 --json
out_has '"elo":0.0' 'nobody is stronger by minus nothing'

# ---- interrupted and resumed ----

run match chess depth=1 "uci:$scratch/cheats" --games 3 --resume "$scratch/decided"
seq 4 80 | awk '{ print $1, ($1 > 40 ? "L" : "W"), "so" }' >>"$scratch/decided"
run match chess depth=1 "uci:$scratch/cheats" --games 200 --sprt 0,100 --resume "$scratch/decided"
out_has 'the first is stronger' 'what was decided stays so'
out_lacks 'game 81:' 'whatever came of games behind it'
silent 'without a word'
run match chess depth=1 "uci:$scratch/cheats" --games 3 --resume "$scratch/progress"
exits 0 'three games'
run match chess depth=1 "uci:$scratch/cheats" --games 5 --resume "$scratch/progress"
is "$(grep -o '^game [0-9]*' <<<"$out" | tr '\n' ' ')" 'game 4 game 5 ' 'five are two more'
out_has '5 won, 0 drawn, 0 lost of 5 games' 'and count together'
run match chess depth=1 depth=2 --games 5 --resume "$scratch/progress"
refused 2 'it belongs to another run' 'another match is not gone on with'
# again FEN OPTION...: a short match with --resume.
again() { run match chess "$side" depth=1 --games 1 --openings 0 --resume "$scratch/kept" --fen "$1" "${@:2}"; }
won='8/8/8/8/8/4k3/1q6/4K3 w - - 0 1' even='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' side=depth=1
again "$won" --plies 9
exits 0 'a match from a position'
again "$even" --plies 9
refused 2 'it belongs to another run' 'another position is another match'
again "$won" --plies 8
refused 2 'it belongs to another run' 'and so is another length'
again "$won" --plies 9 --nodes 9
refused 2 'it belongs to another run' 'or how long they may think'
rm "$scratch/kept"
side=threads=1
again "$won" --plies 9
exits 0 'for the usual time'
again "$won" --plies 9
exits 0 'it is gone on with'
for pace in '--time 0.2' '--depth 1' '--tc 9+1'; do
    # shellcheck disable=SC2086
    again "$won" --plies 9 $pace
    refused 2 'it belongs to another run' "with $pace it is another"
done
listed() { run match chess depth=1 depth=1 --games 1 --plies 4 --positions "$scratch/places" --resume "$scratch/listed"; }
echo "$won" >"$scratch/places"
listed
exits 0 'a match from a file'
listed
exits 0 'which can be gone on with'
echo "$even" >"$scratch/places"
listed
refused 2 'it belongs to another run' 'not with other positions in it'
printf '1' >>"$scratch/progress"
run match chess depth=1 "uci:$scratch/cheats" --games 6 --resume "$scratch/progress"
out_has '6 won' 'a line that was cut short is no game'
is "$(sed -n 7p "$scratch/progress" | cut -c1-4)" '6 W ' 'and the next one takes its place'
cp games/chess/los-alamos.lua "$scratch/numbers.lua"
cp -r games/rules "$scratch/rules"
numbers() { run match "$scratch/numbers.lua" depth=1 untuned,depth=1 --games 1 --openings 1 --plies 4 --resume "$scratch/numbers.txt"; }
key=$("$program" check "$scratch/numbers.lua" --json | jq -r .key)
printf 'stepwise tuned 1\nkey %s\ntempo 12 8\n' "$key" >"$scratch/numbers.tuned"
numbers
exits 0 'a game with numbers'
printf 'stepwise tuned 1\nkey %s\ntempo 13 8\n' "$key" >"$scratch/numbers.tuned"
numbers
refused 2 'it belongs to another run' 'with other numbers it is another match'
cat >"$scratch/endless" <<'END'
#!/bin/sh
while read -r line; do
    case $line in
    protover*) echo 'feature usermove=1 setboard=1 done=1' ;;
    ping*) echo "pong ${line#ping }" ;;
    go | usermove*) while echo 'move a1b2,'; do :; done ;;
    esac
done
END
chmod +x "$scratch/endless"
run match chess "cecp:$scratch/endless" depth=1 --games 1 --time 1 --openings 0
out_has 'made an illegal move: a1b2,a1b2,' 'a move that never ends'
is "$((${#out} < 10000))" 1 'is not waited for longer than any move is'
rival floods 'tr "\\0" x </dev/zero'
start=$SECONDS
run match chess "uci:$scratch/floods" depth=1 --games 1 --time 1 --openings 0
out_has 'White lost on time' 'a line that never ends'
is "$((SECONDS - start < 15))" 1 'is no reason to wait for it'
cat >"$scratch/patient" <<END
#!/bin/sh
while read -r line; do
    echo "\$line" >>'$scratch/patient.heard'
    case \$line in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go*) echo bestmove none ;;
    esac
done
END
chmod +x "$scratch/patient"
run match chess "uci:$scratch/patient" depth=1 --games 1 --time 3000000 --openings 0
run match chess "uci:$scratch/patient" depth=1 --games 1 --tc 3000000+1 --openings 0
is "$(grep '^go' "$scratch/patient.heard")" \
    $'go movetime 3000000000\ngo wtime 3000000000 btime 3000000000 winc 1000 binc 1000' 'months are told in milliseconds'
for named in kingofthehill king-of-the-hill; do
    sed "s/echo uciok/echo option name UCI_Variant type combo default chess var chess var $named; &/" \
        "$scratch/patient" >"$scratch/named"
    chmod +x "$scratch/named"
    rm -f "$scratch/patient.heard"
    run match king-of-the-hill "uci:$scratch/named" depth=1 --games 1 --openings 0
    is "$(grep '^setoption' "$scratch/patient.heard")" "setoption name UCI_Variant value $named" \
        'the game is told by the name that the program has for it'
done
sed 's/bestmove none/bestmove/' "$scratch/patient" >"$scratch/speechless"
chmod +x "$scratch/speechless"
run match chess "uci:$scratch/speechless" depth=1 --depth 1 --games 1 --openings 0
out_has 'White made no move' 'no move is an answer, and not waited for'
cecp unhurried 'feature ping=1 usermove=1 done=1' 'echo resign'
run match chess "cecp:$scratch/unhurried" depth=1 --time 1234567 --games 1 --openings 0
run match chess "cecp:$scratch/unhurried" depth=1 --tc 6000000+123456.5 --games 1 --openings 0
is "$(grep -E '^(st|level)' "$scratch/unhurried.told")" $'st 1234567\nlevel 0 100000:00 123456.5' \
    'and in seconds without an exponent'
printf 'a line of notes' >"$scratch/notes"
run match chess depth=1 "uci:$scratch/cheats" --games 1 --resume "$scratch/notes"
refused 2 'this is not a file of games' 'what is no file of games'
is "$(<"$scratch/notes")" 'a line of notes' 'stays as it is'
# What a program inherits: no pipes of ours are open, and signals have their default actions.
finds="grep SigIgn /proc/self/status >>$scratch/ignored; ls -l /proc/self/fd >>$scratch/had; exec $program engine chess"
ls -l /proc/$$/fd | grep -o 'pipe:.*' >"$scratch/ours"
pipes() { grep -v ' [012] -> ' "$scratch/had" | grep -o 'pipe:.*' | grep -vcxFf "$scratch/ours"; }
run match chess "uci:$finds" depth=1 --games 1 --depth 1 --plies 4 --openings 1 --records "$scratch/recorded"
exits 0 'a program that looks round'
ignored=$(sed -n 's/^SigIgn:\t*//p' "$scratch/ignored")
result $(((0x$ignored & 1 << 24) == 0)) 'may have SIGXFSZ, which we ignore'
is "$(grep -c recorded "$scratch/had")" 0 'and not the file of records'
if strace -o /dev/null true 2>/dev/null; then
    # Pipes are slow here, and while one is created other threads start programs.
    : >"$scratch/had"
    strace -f -qq -o /dev/null -e trace=pipe,pipe2 -e inject=pipe,pipe2:delay_exit=20000 "$program" match chess \
        "uci:$finds" "uci:$finds" --games 8 --depth 1 --plies 4 --openings 1 --concurrency 8 >"$scratch/out" 2>&1
    out=$(<"$scratch/out")
    out_has 'of 8 games' 'eight at once'
    is "$(pipes)" 0 'have each its own pipes alone'
fi
: >"$scratch/out" # so that the loop below does not see older output
"$program" match chess depth=2 depth=2 --games 1000 --resume "$scratch/long" >"$scratch/out" 2>"$scratch/err" &
pid=$!
for ((i = 0; i < 600 && $(wc -l <"$scratch/out") < 2; i++)); do sleep 0.05; done
kill -INT $pid
wait $pid
is $? 0 'Ctrl-C'
out=$(<"$scratch/out") err=$(<"$scratch/err")
out_has 'depth=2 against depth=2: ' 'ends a match with its score'
err_has "continue it with --resume $scratch/long" 'and says how it goes on'
is "$(grep -c '^[0-9]* [WDL]' "$scratch/long")" "$(grep -c '^game ' <<<"$out")" 'all games are kept'
# Stopped before any game is over, there is no score.
sed "s|echo bestmove none|touch '$scratch/asked'|" "$scratch/patient" >"$scratch/mute"
chmod +x "$scratch/mute"
for json in '' --json; do
    rm -f "$scratch/asked"
    # shellcheck disable=SC2086 # no word where it is empty
    "$program" match chess "uci:$scratch/mute" depth=1 --time 1000 --games 2 --openings 0 $json \
        >"$scratch/out" 2>"$scratch/err" &
    pid=$!
    for ((i = 0; i < 600; i++)); do [[ -e $scratch/asked ]] && break; sleep 0.05; done
    kill -INT $pid
    wait $pid
    is $? 0 "Ctrl-C before any game is over $json"
    out=$(<"$scratch/out") err=$(<"$scratch/err")
    out_has "$([[ $json ]] && echo '"lost":0,"shared":0}' || echo 'against depth=1: no game was played')" \
        'says that there was none'
    out_lacks "los$([[ $json ]] && echo '"' || echo ' ')" 'and nothing of who is stronger'
done

# ---- errors ----

run match chess level=11 depth=1
refused 2 "'level=11' should be" 'a setting that is none'
run match chess depth=1,depth=2 depth=1
refused 2 "match: 'depth=1,depth=2' sets the same thing twice" 'a setting that stands there twice'
run match chess depth=1 depth=1 --games 2 --games 4
refused 2 '--games is given twice' 'an option that does'
run match chess depth=1 depth=1 --tc x
refused 2 "--tc: 'x' should be" 'a clock'
run match chess nodes=50 nodes=50 --games 2 --plies 10
out_has 'elo +0.0, give or take 219.9' 'draws alone are not certain'
run match chess '' depth=1 --games 1 --depth 1 --plies 4 --openings 1
out_has 'Stepwise against depth=1: ' 'who is told nothing has a name'
for clock in 0 -5 1e7 60+ 60+-1 60+1e6 60x 0x10 inf nan ' 60' 60+0x1; do
    run match chess depth=1 depth=1 --tc "$clock"
    refused 2 "--tc: '$clock' should be" "nor is this one: $clock"
done
for side in , ,depth=1 depth=1, depth=1,,nodes=5; do
    run match chess "$side" depth=1 --games 1 --openings 1 --plies 4
    refused 2 "match: '$side': a setting is missing at a comma" "a comma too much: $side"
done
run match chess depth=1 depth=1 --games 1 --records -
refused 2 'the games need a file' 'records behind the table'
run match chess depth=1 depth=1 --games 1 --records "$scratch/mine.lua"
refused 2 'that is the name of a definition' 'nor do they stand behind a definition'
run match chess depth=1 depth=1 --games 1 --records "$scratch/both" --resume "$scratch/both"
refused 2 'are the same file' 'records are no results to go on with'
run match chess depth=1 depth=1 --games 1 --plies 4 --openings 1 --records "$scratch/./both" --resume "$scratch/both"
refused 2 'are the same file' 'nor are they where the file is not there yet, and called in two ways'
if strace -o /dev/null true 2>/dev/null; then
    # As if another run had created the file between the check and the open.
    echo 'not ours' >"$scratch/theirs"
    strace -f -qq -o /dev/null -P "$scratch/theirs" -e trace=openat -e inject=openat:error=ENOENT:when=1 \
        "$program" match chess depth=1 depth=1 --games 1 --resume "$scratch/theirs" >/dev/null 2>&1
    is "$(<"$scratch/theirs")" 'not ours' 'a file that another run has made meanwhile is not emptied'
fi
for test in 5,0 0,0x5 nan,5 0,inf; do
    run match chess depth=1 depth=1 --sprt $test
    refused 2 "--sprt: '$test' should be" "a test: $test"
done
run match chess depth=1 depth=1 --time 0x10
refused 2 "--time: '0x10' should be" 'seconds are decimal'
run match chess depth=1 depth=1 --games 1 --resume "$scratch/new.lua"
refused 2 'that is the name of a definition' 'results under the name of a definition'
run match chess depth=1 depth=1 --openings 10 --plies 10
refused 2 'games of 10 moves (--plies) have none left after 10 random ones (--openings)' 'games of nothing but luck'
run match chess depth=1 depth=1 --tc 1 --time 1
refused 2 'cannot be used together' 'two clocks'
run match hex depth=1 cecp:true --tc 60
refused 2 'not made of squares' 'another program knows no board without squares'
run match jetan --set wager=pay-to-move depth=1 depth=1
refused 2 'players pay each other' 'a game that no protocol can carry'
run match backgammon depth=1 depth=1
refused 2 'both sides, this program included, are played by CECP or UCI, and it has throws' 'nor between two of our own'
# Without squares, moves are in the game's notation; a player with a depth limit has no clock.
run match jetan-circular depth=1 nodes=50 --games 2 --plies 40 --seed 3
exits 0 'two of our own on a disc'
out_has 'of 2 games' 'play to the end'
run match hex --set size=4 depth=1,searcher=alpha-beta nodes=50 --games 2
exits 0 'and on hexagons'
out_has '(joined)' 'until somebody has won'
run match chess depth=1 depth=1 --records /nosuchfolder/x
refused 2 '--records /nosuchfolder/x: ' 'a file that cannot be written'
if [[ -w /dev/full ]]; then
    run match chess depth=1 depth=1 --games 2 --plies 6 --records /dev/full
    exits 2 'games for which there is no room'
    is "$err" 'stepwise: /dev/full: No space left on device' 'are told, and the reason'
fi
called='ulimit -f 1; match' out=''
err=$( (ulimit -f 1; exec "$program" match dobutsu depth=1 depth=1 --games 9 --plies 8 --records "$scratch/little.pgn") 2>&1 >/dev/null)
code=$?
exits 2 'a file that may not grow'
is "$err" "stepwise: $scratch/little.pgn: File too large" 'is told as well'
run match dobutsu depth=1 depth=1 --games 1 --plies 8 --records "$scratch/little.pgn"
run replay "$scratch/little.pgn" "$(grep -c '^.Event' "$scratch/little.pgn")"
exits 0 'and no game that is written behind is lost by half a game'
printf '1. e4 *' >"$scratch/behind.pgn"
for game in 2 3; do
    run match chess depth=1 depth=1 --games 1 --openings 0 --plies 4 --records "$scratch/behind.pgn"
    run replay "$scratch/behind.pgn" $game chess
    out_has 'moves 4' 'games are written behind a line without its end'
done
is "$(grep -c '^$' "$scratch/behind.pgn")" 5 'and a file that has it stays as it is'
cat >"$scratch/armies.lua" <<'END'
game { language = 1, name = "Armies" }
local b = square(3, 3)
players { { "Red Army", letter = "w" }, { "Blue Army", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup "m1m/3/M1M"
ending { win { no_moves, says = "stuck" } }
END
run match "$scratch/armies.lua" depth=1 depth=2 --games 2 --openings 0 --records "$scratch/armies.pgn"
is "$(grep -o '^.Player[12] ".*"' "$scratch/armies.pgn" | tr '\n' ';')" \
    '[Player1 "depth=1";[Player2 "depth=2";[Player1 "depth=2";[Player2 "depth=1";' \
    'players whose names can be no tags are named in the record'
# ---- unequal shares of a point ----

cat >"$scratch/shares.lua" <<'END'
game { language = 1, name = "Shares" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup "m1m/3/M1M"
ending { win { no_moves, points = 3/4, says = "stuck" } }
END
run match "$scratch/shares.lua" depth=1 depth=2 --games 4 --openings 0 --records "$scratch/shares.pgn" \
    --resume "$scratch/shares.txt"
exits 0 'a game of three quarters'
out_has '0 won, 0 drawn, 0 lost, 4 shared in other ways, worth 2 of 4 games, 50.0 %' 'is counted as what it gave'
is "$(grep -c '^[1-4] \(18\|6\)0/240 .* wins 3/4 (stuck)$' "$scratch/shares.txt")" 4 'which can be gone on with'
run match "$scratch/shares.lua" depth=1 depth=2 --games 4 --openings 0 --resume "$scratch/shares.txt"
out_has '4 shared in other ways, worth 2 of 4' 'and is read back'
run replay "$scratch/shares.pgn" 1 "$scratch/shares.lua"
out_has 'wins 3/4 (stuck)' 'its record is read again'
is "$(grep -cE '^.Result "(3/4-1/4|1/4-3/4)"' "$scratch/shares.pgn")" 4 'and says who got what'
sed -i 's,3/4-1/4,1-0,; s,1/4-3/4,0-1,' "$scratch/shares.pgn"
run replay "$scratch/shares.pgn" 1 "$scratch/shares.lua"
refused 1 'but the moves lead to: ' 'a whole win is another result'
sed -i 's,3/4,2/3,' "$scratch/shares.lua"
run match "$scratch/shares.lua" depth=1 depth=2 --games 4 --openings 0 --resume "$scratch/shares.txt"
refused 2 'it belongs to another run' 'what has been written otherwise is another game'
sed -i 's,2/3,3/4,' "$scratch/shares.lua"
run match "$scratch/shares.lua" depth=1 depth=2 --games 2 --openings 0 --json
out_has '"shared":2' 'and JSON has it'
cat >"$scratch/share.lua" <<'LUA'
game { language = 1, name = "Share" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", value = 1, move = b.all }
setup { [[ M M M M ]] }
ending { win { captured "Man", says = "man", points = 2 / 3 } }
LUA
share() { run match "$scratch/share.lua" depth=1 depth=2 --games 5 --resume "$scratch/shares"; }
share
scored=$(sed -n 's/.*\(5 shared in other ways.*\)/\1/p' <<<"$out")
is "$(sed -n '2,$p' "$scratch/shares" | cut -d' ' -f2 | sort -u | tr '\n' ' ')" '160/240 80/240 ' 'parts of the point are written as they are'
share
out_has "${scored:-(nothing)}" 'what is gone on with says the same'
sed -i 's|160/240|0.6667|; s|80/240|0.3333|' "$scratch/shares"
share
out_has "${scored:-(nothing)}" 'also where it was written with four digits'
for wrong in 0x0.8 nan 241/240 1/2 160/2400 2 0.5e0x -1; do
    sed "2s#^1 [^ ]*#1 $wrong#" "$scratch/shares" >"$scratch/wrong.shares"
    run match "$scratch/share.lua" depth=1 depth=2 --games 5 --resume "$scratch/wrong.shares"
    refused 2 'line 2: not the result of a game' "$wrong is no part of it"
done

finish
