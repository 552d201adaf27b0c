game { language = 1, name = "Arimaa",
       help = "Both put their men on their first two ranks; then a turn is up to four steps. A stronger "
               .. "man pushes or pulls a weaker enemy beside him, for two steps, and holds him where he stands "
               .. "alone. Who stands alone on a trap is gone. Who has a rabbit on the last rank has "
               .. "won.", source = "O. Syed and A. Syed, 2002; Arimaa Match Rules",
       note = "Move counts are confirmed by a second enumerator of our own alone." }
local b = square(8, 8)
local ortho = b.ortho
players { { "Gold", letter = "g" }, { "Silver", letter = "s", sees = b.flip } }
local names = { "Rabbit", "Cat", "Dog", "Horse", "Camel", "Elephant" }
local stock = hand { Rabbit = 8, Cat = 2, Dog = 2, Horse = 2, Camel = 1, Elephant = 1 }
-- Steps of this turn; where the man came from that moved last, and how strong he is; the cell that a man who
-- was pushed has left, and how strong he was.
local steps = "Then a turn is up to four steps, of one man or of several."
local pushes = "A push takes two steps: a weaker enemy beside a man goes one step to an empty cell, and the man "
  .. "goes where he stood. From the weakest the men are Rabbit, Cat, Dog, Horse, Camel, Elephant."
local pulls = "A pull takes two steps: a man goes one step, and a weaker enemy beside the cell that he leaves "
  .. "comes there; the step that completes a push begins none."
local made = counter "steps" { max = 3, shown = true, help = steps }
local strong, weak = counter "strong" { max = 6, help = pulls }, counter "weak" { max = 6, help = pushes }
local left, pushed, pushing, pull = marker "left" {}, marker "pushed" {}, weak:over(0), none
local function says(name)
  return "One step " .. (name == "Rabbit" and "forward or sideways" or "forward, backward or sideways")
         .. ", to an empty cell; not while a stronger enemy stands beside him and no friend does. He takes nobody."
end
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
  -- A step that completes a push begins no pull.
  local plain = at(-pushing) * free * mark(left) * step * strong:set(i)
  local follows = at(pushing) * free * step:to(marked(pushed) * weak:under(i)) * strong:set(0) * left:clear()
  piece(name) { ("RCDHME"):sub(i, i), value = i * 100, drop = anywhere:to(rank(1, 2)), help = says(name),
                move = (plain + follows) * weak:set(0) * pushed:clear() }
  turn { { name, free * still(push) * left:clear() * strong:set(0),
           when = -stock.any * -pushing * made:under(3) }, help = pushes }
  pull = pull + at(strong:over(i)) * anywhere * (enemy * kind(name)) * unmake * make
                * ortho * (empty * marked(left)) * put(name, other)
end
turn { { names, still(pull) * left:clear() * strong:set(0), when = strong:over(0) * -pushing }, help = pulls }
turn { "drop", when = stock.any, help = "First each puts his sixteen men on his two first ranks, one after the "
  .. "other." }
turn { "move", when = -stock.any, help = steps }
turn { "pass", when = made:over(0) * -pushing, help = "After one step or more a player may end his turn by passing." }
local trap = b:zone { "c3", "f3", "c6", "f6" }
follow { stay * unmake * make, from = trap * (friend * -beside(ortho, friend) + enemy * -beside(ortho, enemy)),
         help = "Who stands on c3, f3, c6 or f6 without a friend beside him is gone." }
setup ""
notation "steps" { made = "", unmade = "<{cell}" }
after { made:set((made + 1) % 4 * -passed * -was(stock.any)), at = "move", help = steps }
after { left:clear(), strong:set(0), at = "move", when = made:is(0), help = pulls }
again { stock.any + made:over(0), help = "The same player goes on until he has put down his men, made four steps, "
  .. "or passed." }
local over = made:is(0) * -stock.any * stock.Rabbit:of(other):is(0)
forbid { made:is(0) * unchanged, help = "No turn may leave everything as it was." }
forbid { made:is(0) * repeated(3), help = "No turn may bring about a position for the third time." }
local goal_of = "Who has a Rabbit on the last rank at the end of a turn wins; if both have, who made that turn."
local none_left = "Else, whose Rabbits are all gone has lost; if both have none, who made that turn wins."
ending {
  win { over * count(mover, "Rabbit", rank(8)):over(0), says = "goal", help = goal_of },
  loss { over * count(other, "Rabbit", rank(1)):over(0), says = "goal", help = goal_of },
  win { over * count(other, "Rabbit"):is(0), says = "no rabbit left", help = none_left },
  loss { over * count(mover, "Rabbit"):is(0), says = "no rabbit left", help = none_left },
  loss { made:over(0) * no_moves, says = "no end of the turn", help = "Who can end his turn in no way that is "
    .. "allowed, as where the end of a push would bring all back, loses." },
  win { no_moves, says = "no move left" },
}
