#!/usr/bin/env bash
# call.sh -- calling the program: usage, options, and misspelt names.
source "$(dirname "$0")/lib.bash"

run
refused 2 'which command?' 'nothing to do, and no terminal'
run --help
exits 0 '--help'
out_has 'play-moves' '--help lists the commands'
run --version
out_has 'stepwise ' '--version'
run --version x
refused 2 "--version: too many arguments: 'x'" '--version of something'
run help perft x
refused 2 "help: too many arguments: 'x'" 'help of two commands'
for command in play moves perft play-moves search why show test check rules disasm; do
    run "$command" --help
    exits 0 "$command --help"
    out_has "usage: stepwise $command" "$command --help says how"
    before=$out
    run help "$command"
    is "$out" "$before" "help $command says the same"
done

run mvoes jetan
refused 2 "did you mean 'moves'?" 'a command with letters swapped'
run frobnicate
refused 2 "no command 'frobnicate'" 'a command far from any'
for game in chess go games/chess.lua; do
    run "$game"
    refused 2 "no command '$game'; did you mean \`stepwise play $game\`?" 'a game is no command'
done
run play jetan --seed ' 5'
refused 2 "' 5' should be a whole number" 'a number behind a blank'
run moves
refused 2 'needs GAME' 'no game'
run moves nosuch
refused 2 '/share/stepwise/games' 'no such game: where it was looked for'
run moves jetan jetan
refused 2 'too many arguments' 'one argument too many'
run search chess --nodes 99999999999999999999
refused 2 "should be a whole number from 1 to 9223372036854775807" "a number that is too large"
run moves jetan --fem x
refused 2 'did you mean --fen?' 'a misspelt option'
run moves jetan --divide
refused 2 'no option --divide' 'an option of another command'
run moves jetan --fen
refused 2 '--fen must be followed by FEN' 'an option without its value'
run moves jetan --json=yes
refused 2 'takes no value' 'a value for a flag'
run moves jetan --set warrior
refused 2 'should be OPTION=VALUE' 'a setting without a value'
run perft jetan three
refused 2 'should be a whole number' 'a depth that is no number'
run perft jetan -1
exits 2 'a negative depth'
run perft jetan 1 --walker legs
refused 2 'should be vm or table' 'an unknown walker'
run search jetan --time -1
refused 2 'seconds above 0' 'a negative time'
run search jetan --time nan
refused 2 'seconds above 0' 'a time that is no number'
run search jetan --time 1e9
refused 2 "'1e9' should be a number of seconds above 0, at most a year" 'a time beyond a life'
run search jetan --depth 0
refused 2 'from 1 to' 'a depth of nothing'
run search jetan --depth 99999999999999999999
refused 2 'from 1 to' 'a depth beyond all numbers'
# A misspelt name costs no more than reading the names once: with each compared to all others, so many
# files took four times as long as is allowed here.
if [[ ! ${SAN:-} ]]; then
    mkdir "$scratch/many"
    (cd "$scratch/many" && seq -f 'game%06.0f.lua' 40000 | xargs touch)
    ulimit -S -t 2
    STEPWISE_PATH=$scratch/many run moves gane000007
    ulimit -S -t unlimited
    refused 2 "did you mean 'game000007'?" 'one of forty thousand games'
fi

finish
