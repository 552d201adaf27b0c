#!/usr/bin/env bash
# install.sh -- the installed files suffice to build a third-party program: the one in the docs.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP a library with sanitizers links only to programs that have them, too'
    exit
fi
build=${BUILD:-build}
source "$(dirname "$0")/lib.bash"

# step NAME COMMAND...: passes if the command exits with 0.
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
step 'install' scripts/install "$build" "$scratch" /usr/local 1
for file in bin/stepwise lib/libstepwise.a lib/libstepwise.so lib/libstepwise.so.1 lib/pkgconfig/stepwise.pc include/stepwise.h \
    share/man/man1/stepwise.1 share/stepwise/games/jetan.lua share/stepwise/games/rules/jetan.lua \
    share/doc/stepwise/README.md share/doc/stepwise/LICENSE share/doc/stepwise/docs/tutorial.md \
    share/doc/stepwise/docs/games/chess.svg; do
    result $((! $([[ -s $to/$file ]]; echo $?))) "$file is there"
done
# The link targets of the docs are installed, too.
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
step 'which asks for no package of Lua' env PKG_CONFIG_LIBDIR="$PKG_CONFIG_PATH" pkg-config --cflags --libs stepwise
step 'the program of docs/library.md is compiled' \
    "${CC:-cc}" -std=c11 -Wall -Wextra -Werror "$scratch/four.c" "${flags[@]}" -o "$scratch/four"
silent 'without a warning'
export STEPWISE_PATH=$to/share/stepwise/games
step 'and runs' env LD_LIBRARY_PATH="$to/lib" "$scratch/four"
is "$(grep -c ' plays ' <<<"$out")" 4 'four moves'
four=$out
called='objdump -p four' out=$(objdump -p "$scratch/four" | awk '$1 == "NEEDED" && /stepwise/ { print $2 }')
is "$out" libstepwise.so.1 'by the shared library, by the name of its interface'
called='nm -D libstepwise.so' out=$(nm -D --defined-only "$to/lib/libstepwise.so" | awk '$3 !~ /^sw_/')
is "$out" '' 'which shows nothing but sw_'
declared=$(grep -oE '\<sw_[a-z_]+\(' src/stepwise.h | tr -d '(' | sort -u)
missing=$(comm -23 <(echo "$declared") <(nm -D --defined-only "$to/lib/libstepwise.so" | awk '{ print $3 }' | sort))
called='nm -D libstepwise.so' out=$missing
is "$missing" '' 'and all that the header has'
read -ra flags < <(pkg-config --define-prefix --static --cflags --libs stepwise)
step 'the program is linked with the archive, too' \
    "${CC:-cc}" -std=c11 "$scratch/four.c" "${flags[@]/#-lstepwise/-l:libstepwise.a}" -o "$scratch/alone"
step 'and runs without the library' "$scratch/alone"
is "$out" "$four" 'with the same moves'
unset STEPWISE_PATH

# Installed under its own prefix, it needs neither a folder nor an environment.
# The objects are those of this build, whatever its flags (nothing is recorded), but for the one that
# knows the prefix.
there=$scratch/there own=$scratch/own
mkdir "$there"
cp -a "$build/obj" "$build/gen" "$there"
echo "$own" >"$there/gen/prefix"
step 'built for a folder of its own and installed there' \
    make -s BUILD="$there" PREFIX="$own" record= install
alone() { step "$1" env -i -C / timeout "$patience" "${@:2}"; }
alone 'it says its version' "$own/bin/stepwise" --version
is "$out" "stepwise $(pkg-config --modversion "$own/lib/pkgconfig/stepwise.pc")" 'that of the library'
alone 'and its commands' "$own/bin/stepwise" --help
out_has 'usage: stepwise COMMAND' 'how to call them'
alone 'it finds its games' "$own/bin/stepwise" moves chess
is "$(wc -l <<<"$out")" 20 'and their moves'
silent 'without a word more'
alone 'games that import others, too' "$own/bin/stepwise" moves jetan
cp tests/rules/connection.lua "$scratch/connection.lua"
alone 'it runs tests of their rules' "$own/bin/stepwise" test "$scratch/connection.lua"
out_has $'\n1..' 'to the last'
read -ra flags < <(PKG_CONFIG_PATH=$own/lib/pkgconfig pkg-config --cflags --libs stepwise)
step 'a program is compiled with it' \
    "${CC:-cc}" -std=c11 -Wall -Wextra -Werror "$scratch/four.c" "${flags[@]}" -Wl,-rpath,"$own/lib" -o "$scratch/four"
alone 'and runs as alone' "$scratch/four"
is "$out" "$four" 'with the same moves'

touch "$scratch/two"
step 'install in a folder of two words' scripts/install "$build" "$scratch/two words" /usr 1
step 'uninstall' make -s uninstall DESTDIR="$scratch/two words" PREFIX=/usr
is "$(find "$scratch/two words" ! -type d)" '' 'takes all of it away'
result $((! $([[ -e $scratch/two ]]; echo $?))) 'and nothing else'
finish
