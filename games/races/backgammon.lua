game { language = 1, name = "Backgammon",
       help = "Each player moves fifteen men around the board by the numbers of two dice. Each die is used once, both "
         .. "if possible; equal dice are used twice each. A man that stands alone can be hit, and starts again from "
         .. "the bar. A player with all his men home bears them off; the first to have no men left wins.",
       source = "Traditional; Hoyle's Games Modernized, 1931",
       note = "Without the doubling cube. The first player is drawn by lot and throws unequal dice. Counts of turns "
         .. "are confirmed only by a second enumerator of our own." }
local b = square(13, 2)
-- From the bar to point 24, and from there to point 1; the bar is in the middle.
local way = { "g2" }
for i = 0, 23 do
  local file = i < 12 and 13 - i - i // 6 or i - 11 + (i - 12) // 6
  way[i + 2] = ("abcdefghijklm"):sub(file, file) .. (i < 12 and 2 or 1)
end
for i = 2, 25 do
  b:edge("on", way[i - 1], way[i])
  b:edge("back", b:image(b.flip, way[i - 1]), b:image(b.flip, way[i]))
end
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
series "lot"
local function points(first, last)
  local cells = {}
  for point = first, last do cells[#cells + 1] = way[26 - point] end
  return b:zone(cells)
end
local left, off = {}, counter "off" { per_player = true, shown = true, max = 15 }
local thrown = "After that, two dice are thrown for each turn; equal numbers are used twice each."
local uses = "A man moves by each number thrown, one after the other. As many numbers as possible must be used; if "
  .. "either can be used, but not both, it must be the higher."
local anew = "A man that is hit starts again from the bar."
local used = counter "used" { clock = true, max = 6, help = uses }
for pips = 1, 6 do left[pips] = counter("dice of " .. pips) { max = 4, shown = true, help = thrown } end
local names = { "Man" }
for n = 2, 15 do names[n] = n .. " Men" end
local waiting = cells(friend * points(25, 25)):over(0)
local home = -(cells(friend * points(7, 25)):over(0))
local held = enemy * -kind "Man"
-- Moves by a number of pips: how they go, where they are possible, and what they do.
local function go(pips) return jump(b.on^pips) end
local function may_bear(pips)
  local may = points(pips, pips)
  for point = 1, pips - 1 do
    may = may + points(point, point) * -(cells(friend * points(point + 1, 6)):over(0))
  end
  return friend * home * may
end
local may_go = friend * (points(25, 25) + -waiting)
local playable = -always
for pips = 1, 6 do
  local can = cells(may_bear(pips) + may_go * leads(go(pips) * at(-held))):over(0)
  playable = playable + left[pips]:over(0) * can
end
local hit = counter "hit" { clock = true, max = 1, help = anew }
-- A man joins a stack of `side`, or an empty cell; the new stack belongs to `who`.
local function grow(side, who)
  local more = none
  for n = 1, 14 do more = more + at(kind(names[n])) * put(names[n + 1], who) end
  return empty * put("Man", who) + side * unmake * make * more
end
local arrive = grow(friend, mover) + enemy * kind "Man" * take * put "Man" * hit:set(1)
for n, name in ipairs(names) do
  local move, leave = none, unmake * make * (n > 1 and put(names[n - 1]) or stay)
  for pips = 1, 6 do
    local die = left[pips]:raise(-1) * used:set(pips)
    move = move + at(left[pips]:over(0)) * (at(may_go) * leave * go(pips) * arrive * die
                                            + stay * at(may_bear(pips)) * leave * off:raise() * die
                                              * called("off" .. pips))
  end
  piece(name) { ("ABCDEFGHIJKLMNO"):sub(n, n), value = n, move = still(move),
    help = n == 1 and "As many points as a die shows, from the bar or point 24 towards point 1, to a point that does "
      .. "not hold two or more enemies. A single enemy there is hit, and goes to the bar. A player with men on the "
      .. "bar must move those first. A player with all his men on points 6 to 1 bears off: a man from the point of "
      .. "the die, or from the highest occupied point if that is lower." or "this many men on one point; each moves "
      .. "by itself" }
end
follow { at(hit:is(1)) * grow(enemy, other), from = b:zone { "g1" },
         help = anew }
after { hit:set(0), at = "move", help = anew }
local unused = left[1] + left[2] + left[3] + left[4] + left[5] + left[6]
for pips = 1, 6 do
  after { left[pips]:set((roll(1):is(pips) + roll(2):is(pips)) * (1 + roll(1):is(roll(2)))), at = "change",
          when = by_chance, help = thrown }
  after { left[pips]:set(0), at = "move", when = -playable, help = uses }
end
local two = { dice(1, 6), dice(1, 6) }
throw "opening" { opening = true, dice = two,
                  help = "Before the first move two dice are thrown until they differ.", shows = "(%d %d)",
                  { when = roll(1):is(roll(2)), again = "equal" }, { walk = stay } }
throw "dice" { when = unused:is(0) * off:under(15), dice = two,
               help = thrown, shows = "(%d %d)", { walk = stay } }
turn { "move", most = most(7 * unused, used), help = uses }
turn { "pass", otherwise = true, help = "A player who can use no number passes." }
again { unused:over(0) * -by_chance, help = "The turn goes on until all numbers that can be used are used." }
setup { [[ E . . . . . . . . . . . B
           . . . . C . . E . . . . . ]] }
local late = off:of(other):is(0)
goal(10 * off)
-- How far the men still have to go; a man that stands alone may be hit, and two hold a point.
for point = 1, 25 do
  local behind = 0 * off
  for n, name in ipairs(names) do behind = behind + n * count(mover, name, points(point, 25)) end
  goal(-behind)
end
goal(-3 * count(mover, "Man"))
goal(3 * cells(friend * -kind "Man" * points(2, 8)))
ending {
  win { off:is(15) * late * cells(enemy * (points(1, 6) + b:zone { "g1" })):over(0), says = "backgammon",
        help = "A backgammon: the loser has borne off no men, and has a man on the bar or on the winner's points "
          .. "1 to 6." },
  win { off:is(15) * late, says = "gammon", help = "A gammon: the loser has borne off no men." },
  win { off:is(15), says = "all men are off", help = "A player who has borne off all fifteen men wins." },
}
local number = {}
for i, cell in ipairs(way) do
  number["White" .. cell] = i == 1 and "bar" or 26 - i .. ""
  number["Black" .. b:image(b.flip, cell)] = number["White" .. cell]
end
notation "points" {
  move = "{from}/{to}", inplace = "{from}/{to}{takes}", called = "{from}/{name}", takes = "*", made = "", unmade = "",
  brought = "", becomes = "", cells = function(cell, player) return number[player .. cell] or cell end,
}
fen { "cells", "side", { off:of "White", "+", off:of "Black" }, table.unpack(left) }
