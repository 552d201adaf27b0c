#!/usr/bin/env bash
# install.sh -- what is installed is enough for a program of somebody else's: that of the page.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP a library with sanitizers links only to programs that have them, too'
    exit
fi
build=${BUILD:-build}
source "$(dirname "$0")/lib.bash"

# step NAME COMMAND...: one test, passed when the command ends with 0.
step() {
    local name=$1
    shift
    called=$*
    "$@" >"$scratch/out" 2>"$scratch/err"
    code=$?
    out=$(<"$scratch/out")
    err=$(<"$scratch/err")
    result $((code == 0)) "$name"
}

to=$scratch/usr/local
step 'install' scripts/install "$build" "$scratch" /usr/local
for file in bin/stepwise lib/libstepwise.a lib/pkgconfig/stepwise.pc include/stepwise.h \
    share/man/man1/stepwise.1 share/stepwise/games/jetan.lua share/stepwise/games/rules/jetan.lua \
    share/doc/stepwise/README.md share/doc/stepwise/LICENSE share/doc/stepwise/docs/tutorial.md \
    share/doc/stepwise/docs/games/chess.svg; do
    result $((! $([[ -s $to/$file ]]; echo $?))) "$file is there"
done
# What the docs link to is installed, too.
lost=''
while IFS= read -r page; do
    for link in $(awk '/^```/ { code = !code } !code' "$page" | grep -oE '\]\([^)# ]+' | cut -c3-); do
        [[ $link == http* || -e $(dirname "$page")/$link ]] || lost+=" ${page#"$to"}:$link"
    done
done < <(find "$to/share/doc" -name '*.md')
called='links of installed pages' out=$lost
is "$lost" '' 'what installed pages link to is there'
sed -n '/^```c$/,/^```$/p' docs/library.md | grep -v '^```' >"$scratch/four.c"
export PKG_CONFIG_PATH=$to/lib/pkgconfig
read -ra flags < <(pkg-config --define-prefix --cflags --libs stepwise)
step 'the program of docs/library.md is compiled' \
    "${CC:-cc}" -std=c11 -Wall -Wextra -Werror "$scratch/four.c" "${flags[@]}" -o "$scratch/four"
silent 'without a warning'
step 'and runs' env STEPWISE_PATH="$to/share/stepwise/games" "$scratch/four"
is "$(grep -c ' plays ' <<<"$out")" 4 'four moves'
finish
