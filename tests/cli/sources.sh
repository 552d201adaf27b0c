#!/usr/bin/env bash
# sources.sh -- what the sources say of names and boards, as it is shown.
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
said e3xf6 "save $record"
run play manator --set wager=off --fen 'r9/10/10/10/5c4/10/10/4F5/10/R3C5 b - 0 1'
[[ -f $record ]] && grep -q 'Termination "draw (Chief taken by an Odwar)"' "$record"
result $((! $?)) 'and in records'
run replay "$record"
out_has 'result draw (Chief taken by an Odwar)' 'which are read back'

# "Two pieces may not occupy the same square except in the final move of a game where the Princess
# is taken"; "the Princess, by custom, is not removed from the board when captured".
picture=$scratch/end.svg
said e7xe10 board "svg $picture" fen undo board
run play jetan --fen '4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1'
out_has '10  .  .  .  . D&r c  .' 'the last cell shows the Princess and her captor'
out_has '10  .  .  .  .  r  c  .' 'until the move is taken back'
out_has '4Dc4/' 'FEN has the captor alone'
[[ $(grep -c '<title>' "$picture") == 6 ]]
result $((! $?)) 'the picture shows both'
said e7xf10 board
run play jetan --fen '4rc4/10/10/4C5/10/10/10/10/10/5R4 b Ee 0 1'
out_lacks '&' 'a Chief who is taken is gone'
finish
