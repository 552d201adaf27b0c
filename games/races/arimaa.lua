game { language = 1, name = "Arimaa",
       help = "Both players drop their pieces on their first two ranks; after that a turn is up to four steps. A piece "
         .. "can push or pull a weaker enemy next to it, which takes two steps, and freezes it if no friend is next to "
         .. "it. A piece on a trap without a friend next to it is removed. A player with a rabbit on the last rank "
         .. "wins.",
       source = "O. Syed and A. Syed, 2002; Arimaa Match Rules",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local b = square(8, 8)
local ortho = b.ortho
players { { "Gold", letter = "g" }, { "Silver", letter = "s", sees = b.flip } }
local names = { "Rabbit", "Cat", "Dog", "Horse", "Camel", "Elephant" }
local stock = hand { Rabbit = 8, Cat = 2, Dog = 2, Horse = 2, Camel = 1, Elephant = 1 }
-- The steps made in this turn; the cell that the piece moved last came from, and its strength; the cell that a pushed
-- piece has left, and its strength.
local steps = "After that a turn is up to four steps, of one piece or of several."
local pushes = "A push takes two steps: a weaker enemy next to a piece goes one step to an empty cell, and the piece "
  .. "takes its place. From the weakest to the strongest the pieces are Rabbit, Cat, Dog, Horse, Camel, Elephant."
local pulls = "A pull takes two steps: a piece goes one step, and a weaker enemy next to the cell that it left moves "
  .. "there. A step that completes a push cannot begin a pull."
local made = counter "steps" { max = 3, shown = true, help = steps }
local strong, weak = counter "strong" { max = 6, help = pulls }, counter "weak" { max = 6, help = pushes }
local left, pushed, pushing, pull = marker "left" {}, marker "pushed" {}, weak:over(0), none
local function says(name)
  return "One step " .. (name == "Rabbit" and "forward or sideways" or "forward, backward or sideways")
         .. ", to an empty cell, but not while a stronger enemy is next to it and no friend is. It captures nothing."
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
  -- A step that completes a push cannot begin a pull.
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
turn { "drop", when = stock.any, help = "First each player drops his sixteen pieces on his first two ranks, one "
  .. "after another." }
turn { "move", when = -stock.any, help = steps }
turn { "pass", when = made:over(0) * -pushing, help = "After at least one step a player may end his turn by passing." }
local trap = b:zone { "c3", "f3", "c6", "f6" }
follow { stay * unmake * make, from = trap * (friend * -beside(ortho, friend) + enemy * -beside(ortho, enemy)),
         help = "A piece on c3, f3, c6 or f6 without a friend next to it is removed." }
setup ""
notation "steps" { made = "", unmade = "<{cell}" }
after { made:set((made + 1) % 4 * -passed * -was(stock.any)), at = "move", help = steps }
after { left:clear(), strong:set(0), at = "move", when = made:is(0), help = pulls }
again { stock.any + made:over(0), help = "The same player goes on until he has dropped all his pieces, made four "
  .. "steps, or passed." }
local over = made:is(0) * -stock.any * stock.Rabbit:of(other):is(0)
forbid { made:is(0) * unchanged, help = "A turn may not leave the position as it was." }
forbid { made:is(0) * repeated(3), help = "A turn may not bring about a position for the third time." }
local goal_of = "A player with a Rabbit on the last rank at the end of a turn wins; if both have one, the player who "
  .. "made the turn."
local none_left = "Otherwise a player without Rabbits loses; if both have none, the player who made the turn wins."
ending {
  win { over * count(mover, "Rabbit", rank(8)):over(0), says = "goal", help = goal_of },
  loss { over * count(other, "Rabbit", rank(1)):over(0), says = "goal", help = goal_of },
  win { over * count(other, "Rabbit"):is(0), says = "no rabbit left", help = none_left },
  loss { over * count(mover, "Rabbit"):is(0), says = "no rabbit left", help = none_left },
  loss { made:over(0) * no_moves, says = "no end of the turn", help = "A player who has no legal way to end his turn "
    .. "loses, for example if completing a push would restore the position." },
  win { no_moves, says = "no move left" },
}
