#!/usr/bin/env bash
# locale.sh -- definitions, moves and records do not depend on the user's locale.
source "$(dirname "$0")/lib.bash"

tests/support/make-locale "$scratch"
result $((! $?)) 'there is a locale of other letters'

for game in chu-shogi jetan atlantean chess; do
    run moves "$game"
    exits 0 "$game is a game"
    plain=$out
    LOCPATH=$scratch LC_ALL=xx_XX.TEST-8 run moves "$game"
    exits 0 "$game is one in another locale"
    is "$out" "$plain" "$game is the same game there"
done
printf '[White "\xc5\x81ukasz"]\n\n1. e4 *\n' >"$scratch/l.pgn"
LOCPATH=$scratch LC_ALL=xx_XX.TEST-8 run analyse "$scratch/l.pgn" chess --depth 1
out_has $'[White "\xc5\x81ukasz"]' 'no letter of a record is lost'
run check chess
key=$(grep '^key' <<<"$out")
LOCPATH=$scratch LC_ALL=xx_XX.TEST-8 run check chess
out_has "$key" 'nor is its key another'
finish
