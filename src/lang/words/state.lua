-- state.lua -- rights, counters, markers and holdings, and what changes them.
local prim, lang = ...
local methods, poison = prim.methods, prim.poison
local check, elements, for_sides = prim.check, prim.elements, prim.for_sides
local sorted_keys = prim.sorted_keys
local complain = prim.complain
local format = lang.string.format
local ipairs, type = lang.ipairs, lang.type

local set, raise = lang.set, lang.raise
methods.set, methods.pay = set, lang.pay
lang.set, lang.raise, lang.pay = nil, nil, nil
function methods.raise(var, by) return raise(var, by == nil and 1 or by) end
function methods.clear(var) return set(var, 0) end

lang.right = prim.named("right", 'letter = "R"', function(name, t)
  local whose = format("right '%s'", prim.shown(name))
  if not check(t, whose, { "letter", "given", "start", "lost_by", "where", "help" }, 0) then return poison() end
  local given = t.given == nil or t.given
  local start = t.start == nil or t.start
  local r = prim.var("right", name, { letter = t.letter, given = for_sides(given, whose .. ": 'given'"),
                                      start = for_sides(start, whose .. ": 'start'"), where = t.where, help = t.help })
  if t.lost_by ~= nil and not prim.is_node(t.lost_by) and not prim.choice_of(t.lost_by) then
    complain(format("%s: 'lost_by' must be a zone, b:zone { \"e1\" }, got %s", whose, prim.type(t.lost_by)))
    return r
  end
  for _, player in ipairs(t.lost_by and prim.player_names() or {}) do
    lang.after { methods.clear(methods.of(r, player)), at = "change", help = t.help,
                 when = lang.touched(t.lost_by, player) }
  end
  return r
end)

lang.counter = prim.named("counter", 'min = 0, max = 9', function(name, t)
  local whose = format("counter '%s'", prim.shown(name))
  if not check(t, whose, { "start", "min", "max", "clock", "per_player",
                           "shown", "carried", "turns", "help" }, 0) then
    return poison()
  end
  local start = t.start
  if start == nil then start = 0 end
  return prim.var("counter", name, { start = for_sides(start, whose .. ": 'start'"), min = t.min, max = t.max,
                                     clock = t.clock, per_player = t.per_player,
                                     shown = t.shown, carried = t.carried, turns = t.turns, help = t.help })
end)

-- marker(name) { brief = true }: remembers a cell; a brief one only until the next move.
lang.marker = prim.named("marker", 'brief = true', function(name, t)
  local whose = format("marker '%s'", prim.shown(name))
  if not check(t, whose, { "brief", "per_player", "where", "help" }, 0) then return poison() end
  return prim.var("cell", name, { brief = t.brief, per_player = t.per_player, where = t.where, help = t.help })
end)

-- The names of pieces in the braces; false after an error.
local function names_of(whose, t)
  local names = elements(t)
  for _, name in ipairs(names) do
    if type(name) ~= "string" then
      complain(format("%s: expected the name of a piece, got %s", whose, prim.type(name)))
      return false
    end
  end
  return names
end

-- hand { "Pawn", Rook = 2, captured = true }: what each player has in hand from the start and,
-- with `captured`, by captures. The result has the counter of each piece by its name, and
-- `any`, whether the mover has one.
function lang.hand(t)
  if not check(t, "hand", type(t) == "table" and sorted_keys(t) or {}) then return poison() end
  local begins, stock, sum = {}, {}, 0
  local function holds(name, n)
    if begins[name] ~= nil then complain(format("hand: '%s' appears twice", prim.shown(name))) end
    begins[name] = n
  end
  if t.captured ~= nil and type(t.captured) ~= "boolean" then
    complain(format("hand: 'captured' must be true or false, got %s", prim.type(t.captured)))
    return poison()
  end
  local names = names_of("hand", t)
  if not names then return poison() end
  for _, name in ipairs(names) do holds(name, 0) end
  for _, key in ipairs(sorted_keys(t)) do
    if key ~= "captured" and type(t[key]) == "boolean" then
      complain(format("hand: unknown field '%s'%s", prim.shown(key), prim.hint(key, { "captured" })))
    elseif key ~= "captured" and type(t[key]) == "string" then
      complain(format("hand: '%s' must be a number, how many, got '%s'%s", prim.shown(key), prim.shown(t[key]),
                      lang.tonumber(t[key]) and "; write numbers without quotes" or ""))
      holds(key, 0)
    elseif key ~= "captured" then
      holds(key, t[key])
    end
  end
  if #sorted_keys(begins) == 0 then
    complain 'hand: expected the name of a piece, got nothing; write hand { "Man", Guard = 2 }'
    return poison()
  end
  for _, name in ipairs(sorted_keys(begins)) do
    local n = prim.var("counter", format("in hand: %s", prim.shown(name)),
                       { holds = name, hand = true, gains = t.captured, per_player = true, shown = true,
                         start = for_sides(begins[name], format("hand: %s", prim.shown(name))) })
    stock[name], sum = n, sum + n
  end
  stock.any = methods.over(sum, 0)
  prim.offer(stock.any)
  return prim.close(stock, "hand")
end

-- holdings { "Queen", ... }: counts each player's lost pieces of these kinds. The result has
-- `any`, whether the mover has lost one; `become`, the change into a lost one, which comes
-- back; `put`, which brings one back on the walk's cell.
function lang.holdings(names)
  if not check(names, "holdings", {}) then return poison() end
  local list, sum, back, put = names_of("holdings", names), 0, lang.none, lang.none
  if not list or #list == 0 then
    if list then complain 'holdings: the name of a piece must stand here, got nothing' end
    return poison()
  end
  for _, name in ipairs(list) do
    local lost = prim.var("counter", format("lost: %s", prim.shown(name)),
                          { holds = name, per_player = true })
    sum = sum + lost
    local have, one_less = methods.over(lost, 0), methods.raise(lost, -1)
    back = back + have * lang.become(name) * one_less
    put = put + have * lang.put(name) * one_less
  end
  local any = methods.over(sum, 0)
  for _, part in ipairs { any, back, put } do prim.offer(part) end
  return prim.close({ any = any, become = back, put = put }, "holdings")
end
