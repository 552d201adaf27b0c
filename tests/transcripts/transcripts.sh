#!/usr/bin/env bash
# transcripts.sh -- what the program says of each game, kept as text and compared.
#
# transcripts.sh [update] FOLDER...: a test for each game in the folders of games/ (`sources`: those
# in games/ itself), whose transcript NAME.txt has; `search`: what small searches find in all
# games, in search.txt. `update` writes them anew: what a change of a sentence, of the order of
# moves, of an evaluation does is then seen in the difference (git diff), and is to be read there.
source "$(dirname "$0")/../cli/lib.bash"
transcript=${BUILD:-build}/tests/transcripts/transcript

[[ ${1-} == update ]] && { update=1; shift; } || update=

# told FILE: the game's transcript, and checksums of its rules as text and as a page.
told() {
    "$transcript" "$1" 2>&1
    printf '\nrules '
    COLUMNS=80 "$program" rules "$1" </dev/null 2>&1 | cksum
    printf 'page '
    "$program" rules "$1" --html - </dev/null 2>&1 | cksum
}

searched() { "$transcript" --search games/*.lua games/[!r]*/*.lua games/races/*.lua 2>&1; }

for folder; do
    [[ $folder == search ]] && { same tests/transcripts/search.txt searched; continue; }
    [[ $folder == sources ]] && files=(games/*.lua) || files=(games/"$folder"/*.lua)
    for file in "${files[@]}"; do
        same "tests/transcripts/$(basename "$file" .lua).txt" told "$file"
    done
done
[[ $update ]] || finish
