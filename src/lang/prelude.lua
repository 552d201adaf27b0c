-- prelude.lua -- the words of the language that are made of its primitives.
--
-- Runs before a definition. `prim` is what the C floor offers to this file alone, `lang` the table
-- of words that an author can use; the environment of the author's files is returned.
local prim, lang = ...
local methods, complain, poison = prim.methods, prim.complain, prim.poison
local format = lang.string.format
local pairs, ipairs, type, select = lang.pairs, lang.ipairs, lang.type, lang.select
local setmetatable, rawget, rawset = prim.setmetatable, prim.rawget, prim.rawset

---- small helpers --------------------------------------------------------------------------

local function sorted_keys(t)
  local keys = {}
  for key in pairs(t) do
    if type(key) == "string" then keys[#keys + 1] = key end
  end
  lang.table.sort(keys)
  return keys
end

-- Complains of what is no table, and of keys that are not expected; false when it did.
local function check(t, whose, keys)
  if type(t) ~= "table" then
    if not prim.is_node(t) then
      complain(format("%s: a table {...} must follow, got %s", whose, prim.type(t)))
    end
    return false
  end
  local known = {}
  for _, key in ipairs(keys) do known[key] = true end
  for _, key in ipairs(sorted_keys(t)) do
    if not known[key] then
      complain(format("%s: there is no '%s' here%s", whose, key, prim.hint(key, keys)))
    end
  end
  return true
end

-- The numbered elements of a table that may have gaps where a rule is left out.
local function elements(t)
  local last, list = 0, {}
  for key in pairs(t) do
    if lang.math.type(key) == "integer" and key > last and key < 10000 then last = key end
  end
  for i = 1, last do
    if t[i] ~= nil and t[i] ~= false then list[#list + 1] = t[i] end
  end
  return list
end

---- options --------------------------------------------------------------------------------

-- A Choice is what an option yields. What it is stands in `data`; the Choice itself has only the
-- node that C reads, because every other key is a choice's name.
local Choice, data = prim.choice_meta, {}

local function new_choice(d)
  local c = setmetatable({}, Choice)
  local node
  if d.per_side then
    node = prim.sides(lang.table.unpack(d.payload, 1, #prim.player_names()))
  else
    node = prim.node(d.payload[1])
  end
  rawset(c, "=node", node)
  data[c] = d
  return c
end

-- A list with a value for each player.
local function for_sides(v)
  local list, d = {}, data[v]
  for p = 1, #prim.player_names() do
    if d then list[p] = d.payload[d.per_side and p or 1] else list[p] = v end
  end
  return list
end

-- What a Choice stands for in a sum, a product or a comparison.
local function plain(v)
  local d = data[v]
  if not d then return v end
  if d.per_side then return rawget(v, "=node") end
  return d.payload[1]
end

local function side_of(d, name)
  for p, player in ipairs(prim.player_names()) do
    if player == name then return p end
  end
  complain(format("option '%s': no player '%s'%s", d.name, prim.shown(name),
                  type(name) == "string" and prim.hint(name, prim.player_names()) or ""))
end

local choice_methods = {}

-- choice:of "Black": the choice of one side.
function choice_methods.of(c, name)
  local d = data[c]
  local p = d.per_side and side_of(d, name) or 1
  return new_choice { name = d.name, names = d.names, picked = { d.picked and d.picked[p] },
                      payload = { d.payload[p] }, value = d.value and { d.value[p] } }
end

-- choice:get(): what stands behind the name in its row.
function choice_methods.get(c)
  if data[c].per_side then return c end
  return data[c].payload[1]
end

-- choice:map(f): what f makes of each side's choice, again one for each side.
function choice_methods.map(c, f)
  local d, payload = data[c], {}
  if not d.per_side then return f(c) end
  for p, player in ipairs(prim.player_names()) do
    payload[p] = f(choice_methods.of(c, player))
  end
  return new_choice { name = d.name, per_side = true, payload = payload }
end

function Choice.__index(c, key)
  local d = data[c]
  if choice_methods[key] then return choice_methods[key] end
  for i, name in ipairs(d.names or {}) do
    if name == key then
      if not d.per_side then return d.picked[1] == i end
      complain(format("option '%s' has a value for each side; ask that of one: x:of \"%s\"",
                      d.name, prim.player_names()[1]))
      return false
    end
  end
  if rawget(c, "=node") and methods[key] then return methods[key] end
  complain(format("option '%s' has no choice '%s'%s", d.name, prim.shown(key),
                  type(key) == "string" and d.names and prim.hint(key, d.names) or ""))
  return poison()
end

function Choice.__newindex(c)
  complain(format("option '%s' cannot be changed", data[c].name))
end
function Choice.__add(a, b) return plain(a) + plain(b) end
function Choice.__sub(a, b) return plain(a) - plain(b) end
function Choice.__mul(a, b) return plain(a) * plain(b) end
function Choice.__div(a, b) return plain(a) / plain(b) end
function Choice.__mod(a, b) return plain(a) % plain(b) end
function Choice.__pow(a, b) return plain(a) ^ plain(b) end
function Choice.__unm(a) return -plain(a) end
function Choice.__lt(a, b) return plain(a) < plain(b) end
function Choice.__le(a, b) return plain(a) <= plain(b) end
function Choice.__concat(a, b) return plain(a) .. plain(b) end
function Choice.__eq(a)
  complain(format("option '%s' cannot be compared; ask for the name of a choice: x.choice",
                  data[a].name))
  return false
end

-- Rows as they are written: names, { name, ... }, or lists of such rows, one after another.
local function gather_rows(list, whose, rows)
  for _, row in ipairs(list) do
    if type(row) == "string" then
      rows[#rows + 1] = { row }
    elseif type(row) == "table" and not data[row] and type(row[1]) == "table" then
      gather_rows(row, whose, rows)
    elseif check(row, whose, { "value", "default", "help", "abbrev" }) then
      if type(row[1]) == "string" then
        rows[#rows + 1] = row
      else
        complain(format("%s: a choice begins with its name, got %s", whose, prim.type(row[1])))
      end
    end
  end
  return rows
end

local function choose(spec, rows)
  local names, abbrevs, default = {}, {}, spec.default
  for i, row in ipairs(rows) do
    names[i], abbrevs[i] = row[1], row.abbrev
    if row.default and spec.default == nil then default = row[1] end
  end
  local picked = prim.option { name = spec.name, help = spec.help, per_side = spec.per_side,
                               choices = names, abbrevs = abbrevs,
                               default = default == nil and names[1] or default }
  if not picked then return poison() end
  local payload, value = {}, nil
  for p, i in ipairs(picked) do
    payload[p] = rows[i][2]
    if rows[i].value then
      value = value or {}
      value[p] = rows[i].value
    end
  end
  return new_choice { name = spec.name, names = names, per_side = spec.per_side,
                      picked = picked, payload = payload, value = value }
end

local function choose_number(spec)
  local picked = prim.option(spec)
  if not picked then return poison() end
  if not spec.per_side then return picked[1] end
  return new_choice { name = spec.name, per_side = true, payload = picked }
end

-- An option whose value is made of the author's words: a list of them, a cell or one of them, or
-- dice. Of a cell, choice.word says whether that word stands in its place.
local function choose_typed(spec)
  local picked = prim.option(spec)
  if not picked then return poison() end
  if spec.type == "dice" then return picked[1] end
  local which = {}
  for p, value in ipairs(picked) do
    for i, word in ipairs(spec.choices) do
      if value == word then which[p] = i end
    end
    if spec.type == "list" then
      for i = 1, #value do value[value[i]] = true end
    end
  end
  return new_choice { name = spec.name, names = spec.choices, per_side = spec.per_side,
                      picked = which, payload = picked }
end

function lang.option(name)
  local whose = format("option '%s'", prim.shown(name))
  return function(t)
    if not check(t, whose, { "help", "per_side", "min", "max", "default", "type" }) then
      return poison()
    end
    local spec = { name = name, help = t.help, per_side = t.per_side }
    if t.type ~= nil then
      spec.type, spec.default, spec.choices = t.type, t.default, elements(t)
      return choose_typed(spec)
    end
    local rows = gather_rows(t, whose, {})
    spec.default = t.default
    if #rows > 0 then return choose(spec, rows) end
    if #elements(t) > 0 then return poison() end
    if t.min == nil and t.max == nil and t.default == nil then
      return complain(whose .. ": it has no choices: { \"no\", \"yes\" }; a number has 'min' " ..
                      "and 'max'")
    end
    spec.min, spec.max = t.min, t.max
    return choose_number(spec)
  end
end

function lang.defaults(t)
  if not check(t, "defaults", sorted_keys(type(t) == "table" and t or {})) then return end
  for _, name in ipairs(sorted_keys(t)) do prim.default(name, t[name]) end
end

---- walks ----------------------------------------------------------------------------------

function lang.quiet(p) return methods.to(p, lang.empty) end
function lang.capture(p) return methods.to(p, lang.enemy) end

-- once(right, p): while the right stands; making the move ends it.
function lang.once(right, p) return right * p * methods.clear(right) end

-- each(ortho, f): f of every single direction, as choices.
function lang.each(p, f)
  local sum
  for _, d in ipairs(prim.directions(p)) do
    if sum then sum = sum + f(d) else sum = f(d) end
  end
  return sum or lang.none
end

-- become("Queen", "Rook"): one of them, as the player likes.
local become = lang.become
function lang.become(...)
  local sum = become((...))
  for i = 2, select("#", ...) do sum = sum + become((select(i, ...))) end
  return sum
end

-- p:promote { at = zone, may = zone, to = pieces }: what lands in `at` must change its kind, if
-- there is one to change to; what lands in `may` can. `to`: a name, a list, or holdings.
function methods.promote(p, t)
  if not check(t, "promote", { "at", "may", "to" }) then return poison() end
  local to = type(t.to) == "string" and { t.to } or t.to
  if type(to) ~= "table" or not (to.become or to[1]) then
    return complain(format("promote: 'to' must name pieces or be holdings, got %s",
                           prim.type(t.to)))
  end
  local must, may = t.at or -lang.always, t.may or -lang.always
  local stays = to.any and -must + -to.any or -must
  return methods.to(p, stays) +
         methods.to(p, must + may) * (to.become or lang.become(lang.table.unpack(to)))
end

local set, raise, pay = lang.set, lang.raise, lang.pay
lang.set, lang.raise, lang.pay = nil, nil, nil
function methods.pay(payer, payee, n) return pay(payer, payee, n) end
function methods.set(var, value) return set(var, value) end
function methods.raise(var, by) return raise(var, by == nil and 1 or by) end
function methods.clear(var) return set(var, 0) end

---- what a game has ------------------------------------------------------------------------

local function piece_values(t)
  if t.value then return for_sides(t.value) end
  local d = data[t.move]
  if not d or not d.value then return nil end
  local list = {}
  for p = 1, #prim.player_names() do list[p] = d.value[d.per_side and p or 1] end
  return list
end

function lang.piece(name)
  return function(t)
    prim.piece(name, t, type(t) == "table" and piece_values(t) or nil)
  end
end

-- setup { picture, Orange = symmetry, first = player, without = pieces, nobody = { Piece = zone } }
function lang.setup(t)
  if type(t) == "string" then t = { t } end
  local names = prim.player_names()
  local keys = { "first", "without", "nobody", lang.table.unpack(names) }
  if not check(t, "setup", keys) then return end
  local views, neutral = {}, {}
  for p, name in ipairs(names) do views[p] = t[name] end
  local nobody = t.nobody or {}
  if not check(nobody, "setup: nobody", sorted_keys(nobody)) then return end
  for i, name in ipairs(sorted_keys(nobody)) do neutral[i] = { name, nobody[name] } end
  prim.setup(t[1], views, plain(t.first), t.without and for_sides(t.without), neutral)
end

-- refuse(true, message): the options do not go together.
function lang.refuse(wrong, message)
  if wrong then prim.refuse(prim.shown(message)) end
end

function lang.right(name)
  return function(t)
    local whose = format("right '%s'", prim.shown(name))
    if not check(t, whose, { "letter", "given", "start", "lost_by" }) then return poison() end
    local given = t.given == nil or t.given
    local start = t.start == nil or t.start
    local r = prim.var("right", name, { letter = t.letter, given = for_sides(given),
                                        start = for_sides(start) })
    for _, player in ipairs(t.lost_by and prim.player_names() or {}) do
      lang.after { methods.clear(methods.of(r, player)), when = lang.touched(t.lost_by, player) }
    end
    return r
  end
end

function lang.counter(name)
  return function(t)
    local whose = format("counter '%s'", prim.shown(name))
    if not check(t, whose, { "start", "min", "max", "clock", "per_player",
                             "shown" }) then
      return poison()
    end
    return prim.var("counter", name, { start = for_sides(t.start or 0), min = t.min, max = t.max,
                                       clock = t.clock, per_player = t.per_player,
                                       shown = t.shown })
  end
end

-- marker(name) { brief = true }: remembers a cell; brief ones only until the next move.
function lang.marker(name)
  return function(t)
    local whose = format("marker '%s'", prim.shown(name))
    if not check(t, whose, { "brief", "per_player" }) then return poison() end
    return prim.var("cell", name, { brief = t.brief, per_player = t.per_player })
  end
end

-- holdings { "Queen", ... }: counts each player's lost pieces of these kinds. What it yields:
-- any, whether the mover has lost one; become, the change into a lost one, which comes back.
function lang.holdings(names)
  if not check(names, "holdings", {}) then return poison() end
  local sum, back = 0, lang.none
  for _, name in ipairs(elements(names)) do
    local lost = prim.var("counter", format("lost: %s", prim.shown(name)),
                          { holds = name, per_player = true })
    sum = sum + lost
    back = back + methods.over(lost, 0) * lang.become(name) * methods.raise(lost, -1)
  end
  return { any = methods.over(sum, 0), become = back }
end

---- rules ----------------------------------------------------------------------------------

local function verdict(name)
  lang[name] = function(t)
    check(t, name, { "says", "who", "mark", "claimed" })
    return { verdict = name, rule = type(t) == "table" and t or {} }
  end
end
verdict "win"
verdict "loss"
verdict "draw"

function lang.ending(list)
  if not check(list, "ending", {}) then return end
  for _, r in ipairs(elements(list)) do
    if type(r) == "table" and r.verdict then
      prim.rule(r.verdict, r.rule[1], r.rule.says, r.rule.who, r.rule.mark,
                r.rule.claimed)
    elseif not prim.is_node(r) then
      complain(format("ending: win {...}, loss {...} or draw {...} must stand here, got %s",
                      prim.type(r)))
    end
  end
end

function lang.after(t)
  if not check(t, "after", { "when", "at" }) then return end
  for _, change in ipairs(elements(t)) do prim.after(change, t.when, t.at) end
end

function lang.forbid(t)
  if prim.is_node(t) then t = { t } end
  if not check(t, "forbid", {}) then return end
  for _, condition in ipairs(elements(t)) do prim.forbid(condition) end
end

-- every_player(f): f holds of each player.
function lang.every_player(f)
  local all = lang.always
  for _, name in ipairs(prim.player_names()) do all = all * f(lang.player(name)) end
  return all
end

---- chance ---------------------------------------------------------------------------------

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
      if not check(row, whose, { "when", "walk", "from", "of", "optional", "weight" }) then
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

-- turn { part, ... }: what a player may do in his turn; any of such declarations. A part is
-- { "move" }, { "pass" } or { pieces, walk }, with when = and optional =; the only part of a turn
-- needs no braces.
function lang.turn(t)
  if type(t) == "table" and type(t[1]) == "string" then t = { t } end
  if not check(t, "turn", {}) then return end
  local parts = elements(t)
  for _, part in ipairs(parts) do
    if not check(part, "turn: a part", { "when", "optional" }) then return end
  end
  prim.turn(parts)
end

---- notations ------------------------------------------------------------------------------

-- f: a function of a name and a player, or a table by name, or nothing.
local function renamed(names, f)
  if f == nil then return nil end
  local lists = {}
  for p, player in ipairs(prim.player_names()) do
    lists[p] = {}
    for i, name in ipairs(names) do
      if type(f) == "function" then lists[p][i] = f(name, player)
      else lists[p][i] = f[name] or name end
    end
  end
  return lists
end

-- f: a function of a piece, a player and a cell: the names of his pieces, cell after cell.
local function placed(f)
  if type(f) ~= "function" then return nil end
  local lists = {}
  for p, player in ipairs(prim.player_names()) do
    local list = {}
    for _, piece in ipairs(prim.piece_names()) do
      for _, cell in ipairs(prim.cell_names()) do list[#list + 1] = f(piece, player, cell) end
    end
    lists[p] = list
  end
  return lists
end

-- Templates by piece, in the order of the pieces.
local function by_piece(t, whose)
  if t == nil then return nil end
  local names, list = prim.piece_names(), {}
  if not check(t, whose, names) then return nil end
  for i, name in ipairs(names) do list[i] = t[name] or false end
  return list
end

function lang.notation(name)
  return function(t)
    if type(t) ~= "table" then t = {} end
    local copy = {}
    for key, value in pairs(t) do copy[key] = value end
    copy.cells = renamed(prim.cell_names(), t.cells)
    copy.pieces = type(t.pieces) == "table" and renamed(prim.piece_names(), t.pieces) or nil
    copy.men = placed(t.pieces)
    copy.own = by_piece(t.own, "notation: own")
    copy.taken = by_piece(t.taken, "notation: taken")
    prim.notation(name, copy)
  end
end

---- the author's world ---------------------------------------------------------------------

local world = {}
return setmetatable(world, {
  __index = function(_, key)
    local value = lang[key]
    if value ~= nil then return value end
    local names = sorted_keys(lang)
    for _, name in ipairs(sorted_keys(world)) do names[#names + 1] = name end
    complain(format("there is no '%s'%s", prim.shown(key), prim.hint(key, names)))
    return poison()
  end,
  __newindex = function(t, key, value)
    if lang[key] ~= nil then
      complain(format("'%s' is a word of the language; give this another name", key))
    else
      rawset(t, key, value)
    end
  end,
})
