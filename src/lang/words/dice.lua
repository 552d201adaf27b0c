-- dice.lua -- throws, their dice, and captures decided by chance.
local prim, lang = ...
local methods, complain, poison = prim.methods, prim.complain, prim.poison
local check, elements = prim.check, prim.elements
local format = lang.string.format
local pairs, ipairs, type = lang.pairs, lang.ipairs, lang.type

-- dice(2, 6): the sum of two dice with six sides each. dice(3, 6, 2): the best two of three
-- dice.
function lang.dice(count, sides, best)
  best = best or count
  local whole = lang.math.type(count) == "integer" and lang.math.type(sides) == "integer" and
                lang.math.type(best) == "integer"
  if whole and count >= 1 and count <= 10 and sides >= 2 and best >= 1 and best <= count and
     best * (sides - 1) < 40 and sides ^ count <= 1e9 then
    return { count = count, sides = sides, best = best }
  end
  return complain("dice: expected how many (1 to 10) and how many sides, with at most 40 different totals, "
                  .. "and at most 1000000000 ways in which they can fall")
end

-- The number of ways for each total from `best` to `best * sides`: from the highest side down,
-- it tries how many of the remaining dice show it. Only the best are added.
local function ways(d)
  local open = { [d.count] = { [0] = 1 } } -- by how many dice are left, and by total
  for side = d.sides, 1, -1 do
    local more = {}
    for left, totals in pairs(open) do
      local counted, picks = lang.math.max(0, d.best - d.count + left), 1
      for showing = 0, left do
        local to, adds = more[left - showing] or {}, lang.math.min(showing, counted) * side
        for total, times in pairs(totals) do
          to[total + adds] = (to[total + adds] or 0) + times * picks
        end
        more[left - showing] = to
        picks = picks * (left - showing) // (showing + 1)
      end
    end
    open = more
  end
  return open[0]
end

-- The largest weight of a throw (throws.c).
local WEIGHT_MOST = 2.0 ^ 52

-- Every combination of results of the dice, each with the same cases; nil after an error.
local function roll_all(dice, whose, ncases)
  local list = { { numbers = {}, weight = 1, ncases = ncases } }
  if type(dice) == "table" and dice.sides then
    local d = lang.dice(dice.count, dice.sides, dice.best)
    if prim.is_poison(d) then return end
    local best = d.best < d.count and format(", %d", d.best) or ""
    complain(format("%s: 'dice' must be a list: { dice(%d, %d%s) }", whose, d.count, d.sides, best))
    return
  end
  if not check(dice, whose .. ": dice", {}) then return end
  local falls = 1.0 -- the most ways to one result so far
  for _, d in ipairs(elements(dice)) do
    if type(d) ~= "table" or not d.sides then
      if not prim.is_poison(d) then
        complain(format("%s: 'dice' must be a list of dice(n, sides), got %s", whose, prim.type(d)))
      end
      return
    end
    d = lang.dice(d.count, d.sides, d.best) -- a table of the author's own may say anything
    if prim.is_poison(d) then return end
    local more, n = {}, ways(d)
    for _, o in ipairs(list) do
      for total = d.best, d.best * d.sides do
        local numbers = { lang.table.unpack(o.numbers) }
        numbers[#numbers + 1] = total
        more[#more + 1] = { numbers = numbers, weight = o.weight * n[total], ncases = ncases }
      end
    end
    list, falls = more, falls * lang.math.max(0, lang.table.unpack(n, d.best, d.best * d.sides))
    if falls > WEIGHT_MOST then
      complain(format("%s: one result of its dice can come about in %.0f ways, of which at most %.0f can be " ..
                      "weighed; throw fewer or smaller dice", whose, falls, WEIGHT_MOST))
      return
    end
    if #list > 4000 then break end
  end
  return list
end

-- throw(name) { when, opening, shows, marks, row, ... }: each row is a throw, its numbers and
-- its effect; with dice = { dice(...), ... } the rows are cases, of which the first that holds
-- counts.
lang.throw = prim.named("throw", "{ 1, walk = ... }, ...", function(name, t)
  local whose = format("throw '%s'", prim.shown(name))
  if not check(t, whose, { "when", "opening", "shows", "help", "marks", "dice" }) then return end
  local cases, outcomes = {}, {}
  for i, row in ipairs(elements(t)) do
    if not check(row, whose, { "when", "walk", "from", "of", "optional", "weight", "again" }, 4) then
      return
    end
    if t.dice and row[1] ~= nil then
      complain(format("%s: the numbers of a row are never used, since 'dice' are thrown; leave them out", whose))
      return
    end
    if t.dice and row.weight ~= nil then
      complain(format("%s: the weight of a row is never used, since 'dice' are thrown; leave it out", whose))
      return
    end
    cases[i] = row
    outcomes[i] = { numbers = row, weight = row.weight, first = i - 1 }
  end
  if t.dice then outcomes = roll_all(t.dice, whose, #cases) end
  if not outcomes then return end
  prim.throw(name, { when = t.when, opening = t.opening, shows = t.shows, help = t.help,
                     marks = t.marks, cases = cases, outcomes = outcomes })
end)

-- challenge { except = pieces }: landing on an enemy is no capture yet; two markers name the
-- challenging piece and the challenged one until a throw decides.
function lang.challenge(t)
  if not check(t, "challenge", { "except" }, 0) then return poison(), poison() end
  local first, second = prim.var("cell", "challenger", {}), prim.var("cell", "challenged", {})
  prim.challenge(first, second, t.except)
  return first, second
end

-- a:advance(b): the piece on marker a goes to b's cell. a:beat(b): it captures b's from where
-- it is.
methods.advance, methods.beat = lang.advance, lang.beat
lang.advance, lang.beat = nil, nil
