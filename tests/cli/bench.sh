#!/usr/bin/env bash
# bench.sh -- `stepwise bench` for some games: the contents of its rows, and a reproducible
# signature.
source "$(dirname "$0")/lib.bash"

run bench english-draughts reversi
exits 0 'two games'
is "$(cut -d' ' -f1 <<<"$out" | tr '\n' ' ')" 'playouts playouts signature ' 'a row of each, and no other'
out_has 'english-draughts   1000  count 68909 ' 'what was counted'
out_has 'games a second' 'how fast'
first=$(tail -1 <<<"$out")
run bench reversi english-draughts
is "$(tail -1 <<<"$out")" "$first" 'the signature is that of what was counted'
run bench reversi
[[ $(tail -1 <<<"$out") != "$first" ]]
result $((! $?)) 'another count has another'
run bench jetann
refused 2 "there are no measurements of 'jetann'; did you mean 'jetan'?" 'a game that is not measured'

mkdir "$scratch/games"
echo 'nonsense()' >"$scratch/games/reversi.lua"
here=$PWD
cd "$scratch" || exit 2
run bench reversi
cd "$here" || exit 2
refused 2 'games/reversi.lua:1: ' 'a game that cannot be loaded'
[[ $err != *'\x0a'* && $err != stepwise:* ]]
result $((! $?)) 'is complained of as elsewhere'

# All measurements of one game: searches are slow under the sanitizers.
if [[ ! ${SAN:-} ]]; then
    run bench atlantean --json
    exits 0 'one game'
    rows() { jq -r ".rows[] | select(.measure == \"$1\") | $2" <<<"$out"; }
    is "$(rows perft '.count, .amount')" $'50390193\n4' 'perft'
    is "$(rows load '.game')" atlantean 'loading'
    is "$(rows search '.game')" $'atlantean\nall' 'searches, and all of them together'
    (($(rows load '.ms > 0 and .bytes > 100000' | grep -c true) == 1))
    result $((! $?)) 'how long loading takes, and how much memory'
    (($(rows perft '.over_machine > 1 and .over_one_thread > 0.2' | grep -c true) == 1))
    result $((! $?)) 'what tables and threads gain'
    all=$(rows search '.count // 0' | head -1)
    run search atlantean --depth 5 --json
    ((all > 2 * $(jq -s 'map(.nodes // 0) | max' <<<"$out")))
    result $((! $?)) 'positions of a whole game are searched, not the first alone'
fi
finish
