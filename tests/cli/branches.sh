#!/usr/bin/env bash
# branches.sh -- `check` also examines choices other than the default: code that only they reach
# is checked, too.
source "$(dirname "$0")/lib.bash"

# game NAME BRANCH: a game with two options; BRANCH is in effect if `far` is chosen.
game() {
    cat >"$scratch/$1.lua" <<END
game { language = 1, name = "Branches" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local reach = option "reach" { help = "how far", { "near", help = "one" }, { "far", help = "two" } }
local start = option "start" { help = "who begins", { "white", help = "he" }, { "black", help = "she" } }
refuse(reach.far and start.black, "far and black do not go together")
local walk = b.all
if reach.far then
$2
end
piece "Man" { "M", move = walk, value = 1 }
ending { win { captured "Man" }, loss { no_moves, who = other } }
setup { "M M M M M M", first = start.black and "Black" or "White" }
END
}

game sound '  walk = b.all^2'
run check "$scratch/sound.lua" --all
exits 0 'a game whose choices are all sound'
silent 'of which nothing is said'
game wrong '  walk = b.al^2'
run check "$scratch/wrong.lua"
exits 2 'a mistake in a branch that nobody has taken'
err_has "wrong.lua:9: no direction 'al' on this board" 'is told with its line'
err_has '(with --set reach=far)' 'and the choice that leads there'
game odd '  walk = b.all^2
  quiet(b.n * b.n)'
run check "$scratch/odd.lua"
exits 0 'what is odd there'
err_has 'odd.lua:10: warning: this pattern is never used' 'is told as a warning'
err_has '(with --set reach=far)' 'with the choice'
run check "$scratch/odd.lua" --set reach=near
silent 'who has chosen is asked about nothing else'
run check "$scratch/wrong.lua" --json
exits 2 'for programs'
out_has '"choices":"' 'it stands by itself'
run check jetan --json
is "$(jq -r '.options[] | select(.name == "warrior") | [(.choices | length), (.meanings | length)] | .[0] == .[1] and .[0] > 1' <<<"$out")" true \
    'an option has all its choices'

# What another choice uses is used; what is unused under every choice is reported once.
cat >"$scratch/used.lua" <<'END'
game { language = 1, name = "Used" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local deep = option "deep" { help = "how deep", { "no", help = "not" }, { "yes", help = "very" } }
local points = option "points" { help = "who wins", { "no", help = "by men" }, { "yes", help = "by points" } }
local pond = b:zone { "c3" }
local never = b:zone { "c4" }
local far = jump(b.all^2)
local p = counter "points" { max = 5 }
piece "Man" { "M", move = deep.yes and b.all:to(-pond) + far or b.all }
after { p:raise(), when = captured() }
setup { [[ M M M M M ]] }
ending { points.yes and win { p:at_least(3) }, win { count(other):is(0) }, loss { no_moves, who = other } }
END
run check "$scratch/used.lua"
exits 0 'a game whose choices use what others leave'
err_has 'used.lua:7: warning: this condition is never used' 'what nobody uses is told'
is "$(wc -l <<<"$err")" 1 'and nothing else'
run check "$scratch/used.lua" --json
out_has 'used.lua:7: warning: ' 'for programs, too'
run check "$scratch/used.lua" --set deep=no
silent 'of what the other choice uses nothing is known'
run moves "$scratch/used.lua"
silent 'who plays it is told nothing'

# A choice that changes nothing is reported.
printf '%s\n' 'game { language = 1, name = "Same" }' 'local b = square(4, 4)' \
    'players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }' \
    'local o = option "o" { help = "how far", { "one", 1, help = "a step" }, { "an", 1, help = "a step" },' \
    '  { "two", 2, help = "two" } }' \
    'piece "Man" { "M", move = b.n^o:get() }' 'setup [[ M M M M ]]' 'ending { win { no_moves } }' \
    >"$scratch/same.lua"
run check "$scratch/same.lua"
exits 0 'a choice that changes nothing'
err_has "option 'o': 'an' changes nothing" 'is told'
[[ $err != *"'two'"* ]]
result $((! $?)) 'and no other'

# Many choices of a small game are all looked at: only the work of the loads counts.
game many '  walk = b.all^2'
sed -i 's/^local walk/for i = 1, 70 do option("o" .. i) { "no", "yes" } end\n&/' "$scratch/many.lua"
run check "$scratch/many.lua"
exits 0 'a game with many choices'
out_lacks 'not all choices' 'has them looked at'
is "$(grep -c "': 'yes' changes nothing" <<<"$err")" 2 'as far as its loads last'
if [[ ! ${SAN:-} ]]; then
    while IFS= read -r file; do
        run check "$file" --all
        exits 0 "$file"
        silent 'with each choice'
    done < <(find games -name '*.lua' -not -path 'games/rules/*' | sort)
fi

# The total work of a check is limited: thirty choices that change nothing, each to be tried
# with 27 others, and numbers with 402 bounds.
#
# bounded NAME OPTION COUNT: a game with that many options.
bounded() {
    cat >"$scratch/$1.lua" <<END
game { language = 1, name = "Bounded" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
for i = 1, $3 do option("o" .. i) $2 end
quiet(b.n * b.n)
piece "Man" { "M", move = b.all, value = 1 }
ending { win { captured "Man" }, loss { no_moves, who = other } }
setup { "M M M M M M" }
END
}
idle_told() { grep -c "': '[bcd]' changes nothing" <<<"$err"; }
bounded idle '{ "a", "b", "c", "d" }' 10
run check "$scratch/idle.lua"
exits 0 'a game with many choices that change nothing'
is "$(idle_told)" 6 'says so of as many as its loads allow'
err_has 'never used' 'it knows what nobody uses'
out_lacks '--all checks each' 'for all were looked at alone'
run check "$scratch/idle.lua" --all
is "$(idle_told)" 30 'and says so of all where that is asked for'
bounded numbers '{ min = 1, max = 3, default = 2 }' 201
run check "$scratch/numbers.lua"
exits 1 'a game with many numbers'
out_has 'not all choices of options were checked, but 400 of 402 (--all checks each)' 'has bounds that were not looked at'
[[ $err != *'never used'* ]]
result $((! $?)) 'and does not say what nobody uses'
run check "$scratch/numbers.lua" --all
exits 0 'with --all it is sound'
out_lacks 'not all choices' 'for they are'
err_has 'never used' 'and what nobody uses is told'

# A game that loads slowly has no more looked at than a few loads of the dearest game take: by the
# work that is counted, so the same each time.
if [[ ! ${SAN:-} ]]; then
    {
        echo 'game { language = 1, name = "Slow" } local o = option "o" { help = "worth",'
        for ((i = 1; i <= 64; i++)); do echo "{ \"c$i\", $i, help = \"so much\" },"; done
        echo '}'
        sed -e 1,2d -e 's/, move =/, value = o:get(), move =/' tests/corpus/slow-kinds.lua
    } >"$scratch/slow.lua"
    run check "$scratch/slow.lua" --json
    exits 1 'a game that loads slowly'
    is "$(jq '.choices_checked + .choices_left' <<<"$out")" 63 'says how many of its choices it has'
    is "$(jq '.choices_checked <= 20' <<<"$out")" true 'looked at: few'
    is "$(jq '.choices_checked >= 2' <<<"$out")" true 'but some'
fi

# For a number, the bounds of its option are tried.
game number '  walk = walk + b.all^2'
sed -i 's/^local walk.*/local many = option "many" { min = 1, max = 65, default = 2, help = "?" }\nlocal walk = b.all:upto(many)/' \
    "$scratch/number.lua"
run check "$scratch/number.lua"
exits 2 'a number with which the game cannot be loaded'
err_has 'with --set many=65' 'is told'
sed -i 's/max = 65/max = 3/' "$scratch/number.lua"
run check "$scratch/number.lua"
exits 0 'one with which it can'
silent 'is not'
finish
