#!/usr/bin/env bash
# foreign.sh -- texts from authors and records are never interpreted as commands: by terminals,
# by readers of JSON, or of XML.
source "$(dirname "$0")/lib.bash"

# clean NAME: the output has no control characters, no invalid UTF-8, and no forged lines.
clean() {
    cat "$scratch/out" "$scratch/err" >"$scratch/both"
    ! grep -q '^forged' "$scratch/both" && ! LC_ALL=C grep -q $'[\x01-\x08\x0b-\x1f\x7f]' "$scratch/both" &&
        iconv -f UTF-8 -t UTF-8 "$scratch/both" >/dev/null 2>&1
    result $((! $?)) "$1: nothing foreign comes out"
}

# A definition with S in every text.
cat >"$scratch/game.lua" <<'END'
game { language = 1, name = "N" .. S, author = "A" .. S, source = "O" .. S, note = "T" .. S }
local b = square(8, 8)
players { { "White" .. S, letter = "w" }, { "Black" .. S, letter = "b", sees = b.flip } }
piece("King" .. S) { "K", move = b.all, abbrev = "KG" .. S, glyph = S }
local o = option "opt" { help = "h" .. S, { "a", b.n, help = "a" .. S }, { "b", b.s, help = "b" .. S } }
piece "Pawn" { "P", move = quiet(b.n) + capture(b.ne + b.nw) * called("C" .. S) + o }
local c = counter("count" .. S) { start = 3, shown = true, per_player = true }
local r = right("right" .. S) { letter = "R" }
fen { "cells", "side", r, c }
notation("short" .. S) { move = "{piece}{from}{to}" .. S, cells = function(n) return n .. S end }
ending {
  win { captured("King" .. S), says = "k" .. S, means = "M" .. S, mark = "m" .. S },
  draw { no_moves, says = "s" .. S },
}
setup "4k3/8/8/8/8/8/PPPP4/4K3"
END
i=0
for sign in '"\27]0;x\7\27[31m"' '"\xff"' '"<b>\0]]>\u{202e}\u{9b}31m"' \
    '"\nforged\n\tforged"'; do
    i=$((i + 1))
    game=$scratch/game$i.lua
    { echo "local S = $sign"; cat "$scratch/game.lua"; } >"$game"
    for call in check show moves; do
        run "$call" "$game"
        exits 0 "$call, signs $i"
        clean "$call, signs $i"
        run "$call" "$game" --json
        exits 0 "$call --json, signs $i"
        clean "$call --json, signs $i"
        [[ -n $out ]]
        result $((! $?)) "$call --json, signs $i: there is an answer"
    done
    run show "$game" --svg -
    exits 0 "show --svg, signs $i"
    clean "show --svg, signs $i"
    said moves 'why a1-a2' options notation help history players quit
    run play "$game"
    clean "a session, signs $i"
    input=/dev/null
    { echo "local S = $sign"; echo 'nothing(S) error("E" .. S)'; } >"$scratch/wrong.lua"
    run check "$scratch/wrong.lua"
    exits 2 "a wrong definition, signs $i"
    clean "a wrong definition, signs $i"
    echo "local S = $sign local o = option('o' .. S) { { 'a' .. S, always }, { S, always } }" >"$scratch/wrong.lua"
    run check "$scratch/wrong.lua"
    exits 2 "an option that cannot be set, signs $i"
    clean "an option that cannot be set, signs $i"
    echo "game { language = 1, name = $sign, [$sign] = $sign }" >"$scratch/wrong.lua"
    run check "$scratch/wrong.lua"
    clean "a wrong key, signs $i"
done

# The same in a record.
e=$'\033[31m'
for text in "[Event \"$e\"]" "[Foo$e \"x\"]" "[FEN \"$e/8\"]" "[Options \"$e=x\"]" \
    "[Result \"$e\"]" "[Variant \"$e\"]" "[Event \"$e\"]
1. e4 {$e red} ; $e
1... e5" "1. ${e}e4" "[Event \"$(printf '\302\233')31m$(printf '\355\240\200')\"]"; do
    printf '%s *\n' "$text" >"$scratch/r.pgn"
    for option in '' --json; do
        # shellcheck disable=SC2086
        run replay "$scratch/r.pgn" chess $option
        clean "replay $option, ${text:0:7}"
    done
    said "open $scratch/r.pgn" "load $scratch/r.pgn" players tags history
    run play chess
    clean "a session with it, ${text:0:7}"
    input=/dev/null
done

# The same in arguments.
run moves chess --fen "$e"
clean 'a position'
run why chess "$e" --json
clean 'a move'
result $((${#out} > 2)) 'a move: there is an answer'
run moves chess --fen $'\nforged'
clean 'a position of several lines'
cp games/chess.lua "$scratch/a"$'\xff\nforged.lua'
for call in check show 'search --depth 1'; do
    # shellcheck disable=SC2086
    run $call "$scratch/a"$'\xff\nforged.lua' --json
    exits 0 "a file by another name: $call --json"
    clean "a file by another name: $call"
done
run check "$scratch/a"$'\xff\nforged.lua'
clean 'a file by another name'
run check "$scratch/b"$'\xff\nforged.lua'
clean 'a file that is not there'
run test "$scratch/a"$'\xff\nforged.lua'
clean 'a file of tests'
run why chess $'\xff' --json
clean 'a move that is no text'
run check "$scratch/$e.lua"
clean 'a file'
run "$e"
clean 'a command'
x=$'\033[31m\xff\033]0;pwn\a'
said "$x" "e4$x" "board $x" "moves $x" "why $x" "set $x=$x" "tag $x $x" "load $x" "save $scratch/$x" "autosave $x" \
    "notation $x" "computer $x" "resume $x" "new $x" "fen $x" "reach $x" "help $x" "open $x" "dice $x" "clock $x" "note $x"
run play chess
clean 'whatever is typed'
err_has '\x1b[31m\xff' 'signs stand for it'

# The same from a graphical interface.
said xboard "$x" "variant $x" "usermove $x" "ping $x" edit "$x" . "option $x=$x" "setboard $x" "exclude $x" quit
run engine chess --log "$scratch/log"
clean 'a dialogue by CECP'
out_has 'pong \x1b[31m\xff' 'is answered in signs'
said uci "$x" "position $x" "position fen $x" "position startpos moves $x" "setoption name $x value $x" quit
run engine chess --log "$scratch/log"
clean 'a dialogue by UCI'
out_has 'illegal move \x1b[31m\xff' 'is answered in signs'
run show chess
cat "$scratch/log" >"$scratch/out"
clean 'nor are they in the log'

# The same from an opponent's program, and its caller.
cat >"$scratch/rival" <<'END'
#!/bin/sh
while read -r line; do
    case $line in
    uci) printf 'id name \033]0;pwn\007\nuciok\n' ;;
    isready) echo readyok ;;
    go*) printf 'info string \033[31m\nbestmove \033[31m\377\n' ;;
    quit) exit ;;
    esac
done
END
chmod +x "$scratch/rival"
for option in '' --json; do
    # shellcheck disable=SC2086
    run match chess "uci:$scratch/rival # $x" depth=1 --games 1 --openings 0 --records "$scratch/records" \
        --resume "$scratch/progress$option" $option
    clean "a match $option"
    exits 0 "a match $option"
done
cat "$scratch/records" "$scratch/progress" >"$scratch/out"
clean 'what is kept of a match'

# The same in a file of games.
cat >"$scratch/race.lua" <<'END'
game { language = 1, name = "Race" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", value = 1, move = quiet(b.n) }
setup "mmm/3/3/MMM"
ending { loss { no_moves, says = "stuck" } }
END
study() { run study "$scratch/race.lua" --arms strength --games 2 --nodes 5 --openings 1 "$@"; }
study --resume "$scratch/study"
exits 0 'a study'
while IFS= read -r line; do
    printf '%s%s\n' "$line" "$([[ $line == '#'* ]] || echo "$x")"
done <"$scratch/study" >"$scratch/said"
cp "$scratch/said" "$scratch/merged$x"
study --merge "$scratch/merged$x"
exits 0 'a file of games'
clean 'a file of games'
out_has '\\x1b\[31m\\xff' 'its words are shown in signs, which Markdown leaves as they are'
study --merge "$scratch/merged$x" --json
exits 0 'a file of games, as JSON'
clean 'a file of games, as JSON'
cp "$scratch/race.lua" "$scratch/race$x.lua"
for option in '' --json; do
    # shellcheck disable=SC2086
    run study "$scratch/race$x.lua" --arms strength --games 2 --nodes 5 --openings 1 --resume "$scratch/study$x" $option
    exits 0 "a study of a file by another name $option"
    clean "a study of a file by another name $option"
done
run study "$scratch/race.lua" --games 2 --nodes 5 --openings 1 --shard 1/2 --resume "$scratch/part$x"
exits 0 'a part of a study'
clean 'a part of a study'
finish
