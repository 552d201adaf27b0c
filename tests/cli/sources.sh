#!/usr/bin/env bash
# sources.sh -- names and boards are shown as the sources describe them.
source "$(dirname "$0")/lib.bash"

# "A board of a hundred alternate black and orange squares"; "there be no Fliers in Manator".
run show manator d1
out_has "Black's Odwar on d1 can go to 4 cells: a4 c4 e4 g4" 'an Odwar in Manator, shown'
run show manator --svg -
out_has "<title>Orange's Odwar</title>" 'and in the picture'
cells() { grep -o 'polygon fill="[^"]*" points="[^"]*"' "$scratch/out"; }
manator=$(cells)
run show jetan --svg -
is "$manator" "$(cells)" 'the board of Manator is black and orange as that of Jetan'
run why jetan-circular d1-d5
out_has 'no walk of an Odwar leads' 'and on the disc, explained'
run why jetan d1-d5
out_has 'no walk of a Flier leads' 'in Jetan he is a Flier'
run why jetan d1-d5 --set flier-name=odwar
out_has 'no walk of an Odwar leads' 'unless the players say otherwise'

record=$scratch/record
said e3xf6 "save! $record"
run play manator --set wager=off --fen 'r9/10/10/10/5c4/10/10/4F5/10/R3C5 b - 0 1'
[[ -f $record ]] && grep -q 'Termination "draw (Chief taken by an Odwar)"' "$record"
result $((! $?)) 'and in records'
run replay "$record"
out_has 'result draw (Chief taken by an Odwar)' 'which are read back'

# "Two pieces may not occupy the same square except in the final move of a game where the
# Princess is taken"; "the Princess, by custom, is not removed from the board when captured".
picture=$scratch/end.svg
said e7xe10 board "svg $picture" fen undo board
run play jetan --fen '4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1'
out_has '10/0  .  .  .  . D&r c  .' 'the last cell shows the Princess and her captor'
out_has '10/0  .  .  .  .  r  c  .' 'until the move is taken back'
out_has '4Dc4/' 'FEN has the captor alone'
[[ $(grep -c '<title>' "$picture") == 6 ]]
result $((! $?)) 'the picture shows both'
said e7xf10 board
run play jetan --fen '4rc4/10/10/4C5/10/10/10/10/10/5R4 b Ee 0 1'
out_lacks '&' 'a Chief who is taken is gone'

# "The first move may be decided in any way that is agreeable to both players ... Dice throw or
# coin toss is recommended": what is drawn is shown, follows the seed, and is kept in the
# record.
fens=()
for seed in 1 2 3 4 5 6; do
    run play-moves jetan --set first=random --seed "$seed"
    fens+=("${out#*WADFCRFDAW }")
    [[ $err =~ ^stepwise:\ first\ =\ (black|orange)\ \(drawn\)$ && ${fens[-1]:0:1} == "${BASH_REMATCH[1]:0:1}" ]]
    result $((! $?)) "seed $seed: who moves first is drawn, and told"
done
[[ ${fens[*]} == *b\ Ee* && ${fens[*]} == *o\ Ee* ]]
result $((! $?)) 'both come up'
seed=1
while run play-moves jetan --set first=random --seed "$seed"; [[ $err == *black* ]]; do
    seed=$((seed + 1))
done
said "save! $record"
run play jetan --set first=random --seed "$seed"
out_has 'first = orange (drawn)' 'told at the prompt'
run replay "$record"
out_has 'WADFCRFDAW o Ee 0 1' 'the record has what was drawn'
said fen new fen new fen new fen new fen new fen
run play jetan-circular --set first=random --set bias=random --seed 1
[[ $out == *' b Ee'* && $out == *' o Ee'* && $out == *'bias = clockwise (drawn)'* && $out == *'bias = counter'* ]]
result $((! $?)) 'and drawn anew for each game'
run check jetan --set first=random
out_has ', drawn  (choice' 'check says that it was drawn'

# Complete sources: the settings of each are listed.
run check jetan --set rules=chinese
out_has 'rules = chinese' 'a source is chosen'
out_has 'panthan = straight  (choice, also for one side, default straight)' 'and sets an option'
out_has $'chapter2  chapter II: the Princess captures and has no escape\n        sets chief=chained; ' \
    'check says what each choice means, and lists what it sets'
run check jetan --json
out_has '"chinese":{"chief":"chained-wild"' 'also for programs'
out_has '"blooded":"like appendix, but a win if that Chief has made a capture itself"' 'with what they mean'
said 'options rules' 'set rules=smith' 'options chief' "save! $record"
run play jetan
out_has $'smith     the list of types that L. L. Smith gives as an example\n        sets chief=' \
    'and at the prompt'
out_has 'chief = chained-civil  (choice' 'where one can be chosen'
out_has 'set Black.chief=VALUE' 'for one side, too'
run replay "$record" --notation descriptive
out_has 'BlackTypes "FPN CCW CPW CT CD CF CCC BCCP (FCCE)"' "Smith's types are his example's"
out_has 'Options "rules=smith"' 'the record names the source'

# "If the player does not have the full value, a truncated force may be played. (For example: a
# player only has 40 tokens and may opt to play without Dwars)"
said 'set orange.purse=40' 'set orange.without=dwar'
run play jetan --set wager=ransom
[[ $err == "warning: Orange cannot pay the ante: its pieces are worth 48 tokens and its purse holds 40;"* && $(wc -l <"$scratch/err") == 1 ]]
result $((! $?)) 'an ante that a purse does not hold is told of'
said 'quit'
run play jetan --set wager=ransom
silent 'one that it holds is not'
finish
