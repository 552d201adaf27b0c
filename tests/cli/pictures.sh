#!/usr/bin/env bash
# pictures.sh -- the pictures of the documents are what the commands beside them draw.
#
# In a document, a line `    stepwise ... --svg docs/NAME.svg` says how the picture is made.
# `tests/cli/pictures.sh draw` makes them anew.
source "$(dirname "$0")/lib.bash"

# Fills the array `words` with those of a command line, quotes taken off.
split() {
    words=()
    local rest=$1
    while [[ $rest =~ ^\ *(\'([^\']*)\'|([^\ \']+))(.*)$ ]]; do
        words+=("${BASH_REMATCH[2]}${BASH_REMATCH[3]}")
        rest=${BASH_REMATCH[4]}
    done
}

shown=''
while read -r line; do
    split "${line#stepwise }"
    picture=${words[-1]}
    shown+=" $picture "
    if [[ ${1-} == draw ]]; then
        run "${words[@]}"
        exits 0 "$picture is drawn"
        continue
    fi
    words[-1]=$scratch/picture.svg
    run "${words[@]}"
    cmp -s "$scratch/picture.svg" "$picture"
    result $((! $?)) "$picture is what its command draws"
done < <(grep -h '^    stepwise .* --svg docs/[a-z0-9/-]*\.svg$' docs/*.md docs/games/*.md)

for picture in docs/*.svg docs/games/*.svg; do
    [[ $shown == *" $picture "* ]]
    result $((! $?)) "$picture has its command in a document"
    grep -qF "($(basename "$picture"))" "$(dirname "$picture")"/*.md
    result $((! $?)) "$picture is shown in a document"
done
finish
