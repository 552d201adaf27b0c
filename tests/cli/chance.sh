#!/usr/bin/env bash
# chance.sh -- throws and tokens: drawn by a seed, typed in, shown to the players.
source "$(dirname "$0")/lib.bash"

play() {
    said "$@"
    run play "${game[@]}"
}
walks=(--set colossus=on)
duels=(--set setup=mirrored --set first=orange --set wager=dueling)

# ---- one after another --------------------------------------------------------------------

run play-moves jetan "${walks[@]}" '{e5}' D2-D3 '{1}' 'D9-D8 {10 A5}'
exits 0 'throws as words of their own, or behind their moves'
out_has '/*9/10/3P6/TPP1PPPPPT/WADFCRFDAW b Ee 0 2' 'are played'
run play-moves jetan "${walks[@]}" --seed 5 D2-D3 D9-D8
first=$out
run play-moves jetan "${walks[@]}" --seed 5 D2-D3 D9-D8
is "$out" "$first" 'the same seed gives the same game'
is "$(grep -c '{' <<<"$out")" 0 'and nothing is left to be thrown'
differ=0
for seed in 1 2 3 4 6 7; do
    run play-moves jetan "${walks[@]}" --seed "$seed" D2-D3 D9-D8
    [[ $out != "$first" ]] && differ=1
done
is "$differ" 1 'other seeds give others'
run play-moves jetan "${walks[@]}" '{e5}' D2-D3 '{11}'
refused 1 'not a possible throw' 'a throw that there is not'
run play-moves jetan "${walks[@]}" '{e5}' 'D2-D3 {11}' D9-D8
refused 1 'not a possible throw' 'nor behind its move'
run play-moves jetan "${walks[@]}" '{e5}' 'D2-D3 {1} {2}'
refused 1 'no throw is due' 'nor one too many'
run play-moves jetan "D2-D3 {1}"
exits 1 'nor in a game without chance'
run play-moves jetan "${duels[@]}" G0-D7 D2-D3 D7-G4 'D1-G4(B 5:2)'
out_has '54 42 0' 'a duel is paid for'
run play-moves jetan "${duels[@]}" G0-D7 D2-D3 D7-G4 'D1-G4' '(O)'
out_has '43 53 0' 'whoever wins it'
run moves jetan "${walks[@]}"
out_has 'D2-D3' 'moves after the throw of the opening'
game=(jetan "${walks[@]}")
play 'dice me' D2-D3 fen
fen=$(tail -1 <<<"$out")
run moves jetan "${walks[@]}" --fen "$fen"
err_has 'no moves are possible before the throw that is due (step): {1} to {9}, or one like {10 A1}' \
    'a position in which a throw is due'
is "$out" '' 'has no moves'
for command in 'perft jetan 1' 'show jetan' 'why jetan A9-B7' 'search jetan --depth 1'; do
    # shellcheck disable=SC2086
    run $command "${walks[@]}" --fen "$fen" --seed 3
    err_has 'a throw is due in this position (step); drawn: {' "${command%% *}: what is drawn is said"
done
run search jetan "${walks[@]}" --depth 1
exits 0 'a search among throws'
out_has 'best ' 'finds a move'
run perft jetan --set wager=pay-to-move 1
out_has 'nodes 75' 'a pass is a move'

# ---- a game at the REPL -------------------------------------------------------------------

game=(jetan "${walks[@]}" --seed 4)
play D2-D3 D9-D8 history fen
exits 0 'the program throws'
result $(($(grep -c '^D2-D3 {' <<<"$out") == 1)) 'and says what'
is "$(grep -c '{.*{' <<<"$out")" 1 'the history has the throws'
said=$out
play D2-D3 D9-D8 history fen
is "$out" "$said" 'the same seed, the same throws'
play D2-D3 fen 'undo 1' D2-D3 fen
is "$(sed -n 2p <<<"$out")" "$(sed -n 4p <<<"$out")" 'undo throws no other dice'
play 'dice me' D2-D3 fen go 7 fen D9-D8 '{10 A5}' fen
exits 1 'nobody moves before the throw'
err_has 'a throw is due' 'and that is said'
out_has '{step}' 'it stands in the FEN'
is "$(tail -1 <<<"$out" | cut -d/ -f6)" '*9' 'numbers may stand alone'
play 'dice me' dice D2-D3 'dice program' fen
is "$(head -1 <<<"$out")" 'dice me' 'who throws'
is "$(tail -1 <<<"$out" | grep -c '{')" 0 'what is due is thrown then'
play 'autosave on' 'dice me' D2-D3 'dice program' fen
said=$(tail -1 <<<"$out") differ=0
for seed in 5 6 7; do
    game[-1]=$seed
    play resume fen
    [[ $(tail -1 <<<"$out") != "$said" ]] && differ=1
done
game[-1]=4
is "$differ" 0 'and kept, so that nobody has it thrown again by leaving'
play 'dice me' D2-D3 hello D9-D8 '{7 3}' fen 7 fen
is "$(sed -n 1p <<<"$out" | grep -c '{step}')" 1 'a word that is no throw throws nothing'
err_has 'a throw is due (step): type {1} to {9}, or one like {10 A1}' 'how the throw is written'
err_has "'{7 3}'" 'braces are shown as they were typed'
play D2-D3 '{7 3}'
err_has "'{7 3}' is not a move, and no throw is due" 'also where no throw is due'
play 'dice you'
refused 1 'me or program' 'nobody else'

game=(manator)
play G0-D7 D2-D3 D7-G4 'D1-G4(B 4:1)' board
out_has 'Orange pays Black 5' 'who pays whom'
out_has 'tokens: Black 53, Orange 43' 'and what they have'
# "The player with the highest value wins": after a tie they throw again.
play 'dice me' G0-D7 D2-D3 D7-G4 D1-G4 4:4 '(B 3:3)' '(2:2)' 2:1 fen
exits 1 'a tied duel decides nothing'
is "$(grep -cx 'equal: throw again' <<<"$err")" 3 'and who types it in throws again'
out_has '53 43 0' 'until the throws differ'
play G0-D7 D2-D3 D7-G4 'D1-G4(4:4)'
err_has 'equal: throw again' 'also behind its move'
printf '[Variant "manator"]\n\n1... G0-D7 2. D2-D3 D7-G4 3. D1-G4(4:4) *\n' >"$scratch/tie.pgn"
run replay "$scratch/tie.pgn"
err_has 'line 3: equal: throw again' 'and in a record'
game=(jetan --set wager=pay-to-move)
play D2-D3 -- resign board
out_has 'Black pays the pot 1' 'a move is paid for'
out_has 'the pot pays Orange 1' 'the winner takes the pot'
out_has 'tokens: Black 47, Orange 49' 'also when the other resigns'
play D2-D3 resign 'undo 1' fen
is "$(tail -1 <<<"$out" | cut -d' ' -f6-8)" '47 48 1' 'until that is taken back'
said 'dice me' 13/10 24/23 '{3 4}' moves
run play backgammon --seed 5
exits 0 'a throw in braces, as help has it, where it is written otherwise'
out_has '13/9' 'is that throw'
said 'dice me' 13/10 24/23 '{3 9}'
run play backgammon --seed 5
err_has "'{3 9}' is not a possible throw" 'one that cannot be is none there, either'

said 'dice me' 'clock 2/1+30' new '{2 3}' clock
run play backgammon
is "$(tail -2 <<<"$out" | tr '\n' ' ')" \
    'White 1:00 + 30 s a move, 2 moves to go Black 1:00 + 30 s a move, 2 moves to go ' 'a throw of the opening is no move for the clock'

# ---- cards that are dealt, and shown ------------------------------------------------------

cat >"$scratch/cards.lua" <<'EOF'
game { language = 1, name = "Cards" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local has = {}
for i = 1, 14 do has[i] = counter("card " .. i) { per_player = true, max = 1, shown = true } end
piece "Man" { "M", move = b.all }
setup "m1m/3/M1M"
for k = 1, 4 do
  local rows = { shows = "{%d}", opening = true }
  for i = 1, 14 do
    rows[i] = { i, when = has[i]:of("White"):is(0), from = "a1", walk = has[i]:of("White"):set(1) }
  end
  throw("deal" .. k)(rows)
end
ending { win { count(other):is(0) } }
EOF
game=("$scratch/cards.lua")
play 'dice me' new moves 'show a1' 'moves a1' why '{17}' 3 7 '{3}' 5 14 board
is "$(grep -c '^a throw is due first (deal1): {1} to {14}$' <<<"$out")" 3 'nobody moves before the deal'
out_has 'the game goes on: a throw is due (deal1)' 'why says so, too'
err_has "'{17}' is not a possible throw; type {1} to {14}" 'what can be thrown is told'
err_has "'{3}' is not a possible throw; type {1} to {14} without {3} and {7}" 'without what is dealt'
out_has 'card 14: White 1, Black 0' 'all counters are shown, however many'
out_lacks 'card 13' 'but those of which nobody has anything'
run play-moves "$scratch/cards.lua" '{17}'
err_has "'{17}' is not a possible throw; type {1} to {14}" 'also outside the prompt'

# Ranges between distant numbers are not counted one by one.
cat >"$scratch/far.lua" <<'EOF'
game { language = 1, name = "Far" }
local b = graph()
b:cell("1", { 0, 0 })
b:cell("9000000000000000000", { 1, 0 })
b:edge("e", "1", "9000000000000000000")
b:rows({ { "1", "9000000000000000000" } })
players { { "White", letter = "w" } }
piece "Man" { "M", move = b.e }
setup "M ."
local thrown = counter "thrown" { max = 1 }
throw "where" { when = thrown:is(0), opening = true, shows = "{%c}", { "1", from = "1", walk = thrown:set(1) },
                { "9000000000000000000", from = "1", walk = thrown:set(1) } }
ending { loss { no_moves } }
EOF
run play-moves "$scratch/far.lua" '{2}'
err_has "'{2}' is not a possible throw; type {1} to {9000000000000000000}, though not all of them" 'what lies far apart is told at once'

# Points have the numbers that the player to move counts.
said 'show 13' 'moves 13' 'show m2'
run play backgammon --seed 2
result $(($(grep -c 'no cell' <<<"$err") == 0)) 'cells have the names that the game gives them'

printf '%s\n' 'game { language = 1, name = "Dice" }' 'local b = square(4, 4)' \
    'players { { "A", letter = "a" }, { "B", letter = "b", sees = b.flip } }' \
    'piece "Man" { "M", move = b.all } setup { [[ M . . . ]] }' \
    'throw "odd" { dice = { dice(1, 6), dice(2, 4) }, shows = "(%d:%d)", { walk = stay } }' \
    'ending { win { captured "Man" } }' >"$scratch/dice.lua"
game=("$scratch/dice.lua")
play 'dice me' a1a2 B 5 9:9 'undoo' 2:7 fen
is "$(grep -c 'one like (1:2), the numbers from 1 to 6 and from 2 to 8' <<<"$err"), $(tail -1 <<<"$out")" '4, m3/4/M3/4 b' \
    'whatever is typed in the place of a throw, it is said what each number can be'
game=(jetan --set wager=dueling)
play fen
silent 'numbers that were tuned for other options are no concern of who plays with these'
run search jetan --set wager=dueling --depth 1
err_has 'jetan.tuned is not used' 'who searches is told'

# ---- a first glance -----------------------------------------------------------------------

game=(jetan-circular --set wager=dueling --time 0.000001
    --fen 'wad1crfdaw/tppppppppt/10/2f7/10/10/10/10/TPPPPPPPP1/WADFCRFDAW b Ee 0 2 44 52 0')
play hint analyse
is "$(grep -c '^No depth was completed in 0.0 s' <<<"$out")$(wc -l <<<"$out")" 22 \
    'where no depth was finished, none of the moves that were looked at is called good'

finish
