#!/usr/bin/env bash
# locale.sh -- whatever the user's locale, a definition, a move and a record are the same.
source "$(dirname "$0")/lib.bash"

# A locale made here, of one byte a letter: the capital of "i" is "i", and control characters are there beyond ASCII.
codes() {
    local from=$1 to=$2 form=$3 code
    for ((code = from; code <= to; code++)); do printf "$form" "$code" "$((code - 32))"; done
}
{
    printf '<code_set_name> TEST-8\n<comment_char> %%\n<escape_char> /\nCHARMAP\n'
    for ((code = 0; code < 256; code++)); do printf '<U%04X> /x%02x\n' "$code" "$code"; done
    printf 'END CHARMAP\n'
} >"$scratch/charmap"
{
    printf 'comment_char %%\nescape_char /\nLC_CTYPE\nupper %s<U00C0>\n' "$(codes 65 90 '<U%04X>;%.0s')"
    printf 'lower %s<U00E0>\n' "$(codes 97 122 '<U%04X>;%.0s')"
    printf 'cntrl %s<U009F>\n' "$(codes 0 31 '<U%04X>;%.0s')$(codes 128 158 '<U%04X>;%.0s')"
    printf 'toupper %s(<U00E0>,<U00C0>)\nEND LC_CTYPE\n' \
        "$(codes 97 104 '(<U%04X>,<U%04X>);')$(codes 106 122 '(<U%04X>,<U%04X>);')"
} >"$scratch/source"
localedef --force --inputfile "$scratch/source" --charmap "$scratch/charmap" "$scratch/xx_XX.TEST-8" >/dev/null 2>&1
[[ -s $scratch/xx_XX.TEST-8/LC_CTYPE ]]
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
