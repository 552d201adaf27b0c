#!/usr/bin/env bash
# transcripts.sh -- what the program says about each game, kept as text and compared.
#
# transcripts.sh [update] FOLDER...: one test for each game in the folders of games/ (`sources`:
# those in games/ itself), with the transcript NAME.txt; `search`: what small searches find in
# all games, in search.txt. `update` rewrites them; the effects of a change of wording, move
# order or evaluation are then to be reviewed with git diff.
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
