-- Arimaa: both put their men on their first two ranks; then a turn is up to four steps. A stronger man pushes or pulls
-- a weaker enemy beside him, for two steps, and holds him where he stands alone. Who stands alone on a trap is
-- gone. Who has a rabbit on the last rank has won.
game { language = 1, name = "Arimaa", source = "O. Syed and A. Syed, 2002; Arimaa Match Rules",
       note = "A turn may leave the board as it was; the rules forbid that. Move counts are confirmed by a second "
              .. "enumerator of our own alone." }
local b = square(8, 8)
local ortho = b.ortho
players { { "Gold", letter = "g" }, { "Silver", letter = "s", sees = b.flip } }
local names = { "Rabbit", "Cat", "Dog", "Horse", "Camel", "Elephant" }
local stock = hand { Rabbit = 8, Cat = 2, Dog = 2, Horse = 2, Camel = 1, Elephant = 1 }
-- Steps of this turn; where the man came from that moved last, and how strong he is; the cell that a man who
-- was pushed has left, and how strong he was.
local made, strong, weak = counter "steps" { max = 3 }, counter "strong" { max = 6 }, counter "weak" { max = 6 }
local left, pushed, pushing, pull = marker "left" {}, marker "pushed" {}, weak:over(0), none
for i, name in ipairs(names) do
  local stronger, push = -always, none
  for k = i + 1, 6 do stronger = stronger + kind(names[k]) end
  local free = at(-beside(ortho, enemy * stronger) + beside(ortho, friend))
  for k = 1, i - 1 do
    local him = enemy * kind(names[k])
    push = push + ortho * him * unmake * make * mark(pushed) * ortho
                  * (empty * -(marked(left) * strong:over(k))) * put(names[k], other) * weak:set(k)
  end
  local step = quiet(name == "Rabbit" and b.forward + b.sideways or ortho)
  local into = step:to(-pushing + marked(pushed) * weak:under(i))
  piece(name) { ("RCDHME"):sub(i, i), value = i * 100, drop = anywhere:to(rank(1, 2)),
                move = free * mark(left) * into * strong:set(i) * weak:set(0) * pushed:clear() }
  turn { { name, free * still(push) * left:clear() * strong:set(0),
           when = -stock.any * -pushing * made:under(3) } }
  pull = pull + at(strong:over(i)) * anywhere * (enemy * kind(name)) * unmake * make
                * ortho * (empty * marked(left)) * put(name, other)
end
turn { { names, still(pull) * left:clear() * strong:set(0), when = strong:over(0) * -pushing } }
turn { "drop", when = stock.any }
turn { "move", when = -stock.any }
turn { "pass", when = made:over(0) * -pushing }
local trap = b:zone { "c3", "f3", "c6", "f6" }
follow { stay * unmake * make, from = trap * (friend * -beside(ortho, friend) + enemy * -beside(ortho, enemy)) }
setup ""
notation "steps" { made = "", unmade = "<{cell}" }
after { made:set((made + 1) % 4 * -passed * -was(stock.any)), at = "move" }
after { left:clear(), strong:set(0), at = "move", when = made:is(0) }
again { stock.any + made:over(0) }
local over = made:is(0) * -stock.any * stock.Rabbit:of(other):is(0)
forbid { made:is(0) * repeated(3) }
ending {
  win { over * count(mover, "Rabbit", rank(8)):over(0), says = "goal" },
  loss { over * count(other, "Rabbit", rank(1)):over(0), says = "goal" },
  win { over * count(other, "Rabbit"):is(0), says = "no rabbit left" },
  loss { over * count(mover, "Rabbit"):is(0), says = "no rabbit left" },
  win { no_moves, says = "no move left" },
}
