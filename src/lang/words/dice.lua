-- dice.lua -- throws, their dice, and captures that are a matter of chance.
local prim, lang = ...
local methods, complain, poison = prim.methods, prim.complain, prim.poison
local check, elements = prim.check, prim.elements
local format = lang.string.format
local pairs, ipairs, type = lang.pairs, lang.ipairs, lang.type

-- dice(2, 6): two dice of six sides each, whose sum is thrown.
function lang.dice(count, sides)
  local whole = lang.math.type(count) == "integer" and lang.math.type(sides) == "integer"
  if whole and count >= 1 and count <= 10 and sides >= 2 and count * (sides - 1) < 40 then
    return { count = count, sides = sides }
  end
  return complain("dice: how many (1 to 10) and of how many sides; at most 40 different totals")
end

-- In how many ways each total is thrown, from `count` to `count * sides`.
local function ways(d)
  local n = { [0] = 1 }
  for _ = 1, d.count do
    local sum = {}
    for total, times in pairs(n) do
      for side = 1, d.sides do sum[total + side] = (sum[total + side] or 0) + times end
    end
    n = sum
  end
  return n
end

-- Every combination of what the dice can show, each with the same cases.
local function roll_all(dice, whose, ncases)
  local list = { { numbers = {}, weight = 1, ncases = ncases } }
  for _, d in ipairs(dice) do
    if type(d) ~= "table" or not d.sides then
      complain(format("%s: 'dice' must be a list of dice(n, sides), got %s", whose, prim.type(d)))
      return list
    end
    local more, n = {}, ways(d)
    for _, o in ipairs(list) do
      for total = d.count, d.count * d.sides do
        local numbers = { lang.table.unpack(o.numbers) }
        numbers[#numbers + 1] = total
        more[#more + 1] = { numbers = numbers, weight = o.weight * n[total], ncases = ncases }
      end
    end
    list = more
    if #list > 4000 then break end
  end
  return list
end

-- throw(name) { when, opening, shows, marks, row, ... }: each row is a throw, its numbers and
-- what it does; with dice = { dice(...), ... } the rows are cases, the first that holds counts.
function lang.throw(name)
  local whose = format("throw '%s'", prim.shown(name))
  return function(t)
    if not check(t, whose, { "when", "opening", "shows", "marks", "dice" }) then return end
    local cases, outcomes = {}, {}
    for i, row in ipairs(elements(t)) do
      if not check(row, whose, { "when", "walk", "from", "of", "optional", "weight", "again" }) then
        return
      end
      cases[i] = row
      outcomes[i] = { numbers = row, weight = row.weight, first = i - 1 }
    end
    if t.dice then outcomes = roll_all(t.dice, whose, #cases) end
    prim.throw(name, { when = t.when, opening = t.opening, shows = t.shows, marks = t.marks,
                       cases = cases, outcomes = outcomes })
  end
end

-- challenge { except = pieces }: landing on an enemy is no capture yet; two markers name the
-- piece that challenges and the one that is challenged until a throw decides.
function lang.challenge(t)
  if not check(t, "challenge", { "except" }) then return poison(), poison() end
  local first, second = prim.var("cell", "challenger", {}), prim.var("cell", "challenged", {})
  prim.challenge(first, second, t.except)
  return first, second
end

local advance, beat = lang.advance, lang.beat
lang.advance, lang.beat = nil, nil
-- a:advance(b): the piece on marker a goes to b's cell. a:beat(b): it captures b's from where it is.
function methods.advance(a, b) return advance(a, b) end
function methods.beat(a, b) return beat(a, b) end
