#!/usr/bin/env bash
# dear.sh -- definitions that give a command much to do: it does no more than is needed, and
# what has no natural end has a bound. Processor time tells, as a hang would.
source "$(dirname "$0")/lib.bash"

# within SECONDS CODE WHAT ARGS...: the program ends with that exit code and needs no more
# processor time; under sanitizers, eight times as much.
within() {
    local seconds=$1 expected=$2 what=$3
    shift 3
    called="stepwise $*"
    (ulimit -t $((${SAN:+1}0 ? seconds * 8 : seconds))
     exec "$program" "$@" <"$input" >"$scratch/out" 2>"$scratch/err")
    code=$?
    out=$(head -c 2000 "$scratch/out") err=$(head -c 2000 "$scratch/err")
    exits "$expected" "$what"
}

# ---- XBoard is told how the pieces move ----

# To try walks that ask so much from all cells takes a minute.
cat >"$scratch/dear.lua" <<'END'
game { language = 1, name = "Dear" }
local b = square(12, 12)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
for i = 0, 13 do
  local l = string.char(65 + i)
  piece("Kind" .. l) { l, move = (b.all * (empty + anything)) ^ 4 * b.all * -friend }
end
setup "nabcdefghijk/lm10/12/12/12/12/12/12/12/12/LM10/NABCDEFGHIJK"
END
said xboard 'protover 2' 'variant dear' quit
within 40 0 'pieces are described as far as twenty seconds allow' engine "$scratch/dear.lua"
out_has 'piece N& ' 'the rest as widely as can be'
input=/dev/null

# ---- many moves that are written alike ----

# To settle the texts of all 16,000 moves takes a moment: too long for each of the 140 that are
# meant.
cat >"$scratch/alike.lua" <<'END'
game { language = 1, name = "Alike" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Queen" { "Q", move = anywhere * empty }
piece "King" { "K", move = b.all }
notation "algebraic" { move = "{letter}{which}{where}", capture = "{letter}{which}x{to}", }
setup "kQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/QQQQQQQQQQQQQQQQ/16/16/16/16/16/16/16/16/15K"
END
within 5 1 'a move that is not whole' why "$scratch/alike.lua" a10
out_has 'it has 143 legal moves' 'is explained once'
within 5 1 'a cell that many could reach' why "$scratch/alike.lua" p1-b9
out_has 'others can go to b9: the Queen on ' 'those that can are named once'

finish
