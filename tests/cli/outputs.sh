#!/usr/bin/env bash
# outputs.sh -- what the files that commands write may take the place of: files of their own kind
# and empty ones, and nothing else; and no command waits for somebody to read a pipe.
source "$(dirname "$0")/lib.bash"

cp games/shogi/dobutsu.lua "$scratch/small.lua"
cp -r games/rules "$scratch/rules"
small=$scratch/small.lua
printf '%s\n' "game \"$small\"" 'test "one" { play = { "c1-c2" } }' >"$scratch/tests.lua"
said c1-c2 a4-a3 "save $scratch/game.pgn"
run play "$small"
exits 0 'a record'
tuning=(tune "$small" --games 30 --nodes 1 --plies 60 --openings 2 --resume "$scratch/games")
run "${tuning[@]}" --out "$scratch/first"

# written KIND FILE: a call that writes such a file, in $command.
written() {
    local file=$2
    case $1 in
        picture) command=(show "$small" --svg "$file") ;;
        sheet) command=(show "$small" --pieces --svg "$file") ;;
        reason) command=(why "$small" c1-c2 --svg "$file") ;;
        page) command=(rules "$small" --html "$file") ;;
        results) command=(test "$scratch/tests.lua" --junit "$file") ;;
        record) command=(analyse "$scratch/game.pgn" "$small" --depth 1 --out "$file") ;;
        log) command=(engine "$small" --log "$file") ;;
        records) command=(match "$small" depth=1 depth=1 --games 1 --plies 8 --records "$file") ;;
    esac
}

called_as() {
    local file=$scratch/$1.$2
    written "$1" "$file"
    run "${command[@]}"
}

input=/dev/null
for kind in picture sheet reason page results record log records; do
    rm -f "$scratch/$kind".*
    called_as $kind new
    wrote=$code
    [[ $code -lt 2 && -s $scratch/$kind.new ]] || [[ $kind == log && -e $scratch/log.new ]]
    result $((! $?)) "a new file: $kind"
    : >"$scratch/$kind.empty"
    called_as $kind empty
    is "$code" "$wrote" "an empty one: $kind"
    cp "$scratch/$kind.new" "$scratch/$kind.own"
    called_as $kind own
    is "$code" "$wrote" "one of its own: $kind"
    printf 'Dear diary,\n1. buy milk\n' >"$scratch/$kind.diary"
    called_as $kind diary
    [[ $code == 2 && $err == *"$kind.diary exists and is not "*": write to another file, or remove it first" ]]
    result $((! $?)) "another file is refused: $kind"
    is "$(<"$scratch/$kind.diary")" $'Dear diary,\n1. buy milk' "and stays as it is: $kind"
done
echo '1. buy milk' >"$scratch/record.list"
called_as record list
refused 2 'record.list exists and is not a record' 'a list is no record'
cp "$scratch/record.list" "$scratch/records.list"
called_as records list
refused 2 'records.list exists and is not a record' 'nor do games stand behind one'
cat "$scratch/game.pgn" "$scratch/game.pgn" >"$scratch/record.two"
cp "$scratch/record.two" "$scratch/two"
called_as record two
refused 2 'also holds other games, which would be lost' 'nor is one game written over two'
cmp -s "$scratch/two" "$scratch/record.two"
result $((! $?)) 'which stay as they are'
called_as results diary
is "$out" '' 'the tests are not run for nothing'
cp "$scratch/picture.new" "$scratch/page.picture"
called_as page picture
refused 2 'page.picture exists and is not an HTML page' 'a picture is no page'
cp "$scratch/page.new" "$scratch/picture.page"
called_as picture page
refused 2 'picture.page exists and is not a picture drawn by this program' 'nor a page a picture'
said uci quit
called_as log talk
called_as log talk
is "$(grep -c '> uci$' "$scratch/log.talk")" 2 'a log goes on'
input=/dev/null
printf 'Dear diary\n' >"$scratch/numbers"
run "${tuning[@]}" --out "$scratch/numbers"
refused 2 'numbers exists and is not a file of numbers tuned for a game' 'what is no numbers'

# ---- pipes ----

for kind in picture page results record log records; do
    mkfifo "$scratch/$kind.pipe"
    called_as $kind pipe
    [[ $code == 2 && $err == *"$kind.pipe: it is a pipe that nobody reads"* ]]
    result $((! $?)) "a pipe that nobody reads: $kind"
    cat "$scratch/$kind.pipe" >"$scratch/$kind.read" &
    exec 3<>"$scratch/$kind.pipe" # so that it has a reader, whoever is first
    said uci quit
    called_as $kind pipe
    exec 3>&-
    wait $!
    input=/dev/null
    [[ $code -lt 2 && -s $scratch/$kind.read ]]
    result $((! $?)) "and one that is read: $kind"
done
if [[ -e /dev/fd/0 ]]; then
    written picture /dev/stdout
    "$program" show "$small" --svg /dev/stdout >"$scratch/out" 2>"$scratch/err"
    code=$? out=$(<"$scratch/out") err=$(<"$scratch/err") called='show --svg /dev/stdout'
    cmp -s "$scratch/out" "$scratch/picture.new"
    result $((! $?)) 'standard output by its name'
    { echo before && "$program" show "$small" --svg /dev/stdout && echo behind; } >"$scratch/out" 2>"$scratch/err"
    is "$(sed -n '1p;$p' "$scratch/out")" $'before\nbehind' 'which is written to, not replaced'
    "$program" show "$small" --svg /dev/stdout | cmp -s - "$scratch/picture.new"
    result $((! $?)) 'a pipe, too'
    "$program" show "$small" --svg >(cat >"$scratch/sent") 2>"$scratch/err"
    code=$? called='show --svg >(cat)' err=$(<"$scratch/err")
    for ((i = 0; i < 100 && $(wc -c <"$scratch/sent") < $(wc -c <"$scratch/picture.new"); i++)); do sleep 0.05; done
    cmp -s "$scratch/sent" "$scratch/picture.new"
    result $((! $?)) 'and what the shell makes of >(command)'
    run show "$small" --svg /dev/fd/77
    refused 2 '/dev/fd/77: ' 'a descriptor that is not open'
fi
if [[ -w /dev/full ]]; then
    run show "$small" --svg /dev/full
    refused 2 '/dev/full: No space left on device' 'a device that is full'
fi

# ---- a pipe is nowhere waited for when it is read ----

mkfifo "$scratch/in.lua" "$scratch/in"
for call in "check $scratch/in.lua" "test $scratch/in.lua" "replay $scratch/in" "analyse $scratch/in" \
    "match $small depth=1 depth=1 --positions $scratch/in" "match $small depth=1 depth=1 --resume $scratch/in" \
    "tune $small --resume $scratch/in" "study $small --merge $scratch/in" "show $small --record $scratch/in" \
    "page $small $scratch/page.html --record $scratch/in"; do
    # shellcheck disable=SC2086
    run $call
    [[ $code != 0 && $code != 124 && $err == *"$scratch/in"* ]]
    result $((! $?)) "read: $(sed "s|$scratch/||g" <<<"$call")"
done

finish
