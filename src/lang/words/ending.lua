-- ending.lua -- how a game ends, what follows from a move, and what a turn may be.
local prim, lang = ...
local complain, check, elements = prim.complain, prim.check, prim.elements
local format = lang.string.format
local ipairs, type = lang.ipairs, lang.type

-- The kind of each result of win, loss and draw; other tables of the author have none.
local rules = {}

local function verdict(name)
  local outside = format("%s { ... } belongs in an ending: ending { %s { ... }, ... }", name, name)
  local asks = format("%s: what it depends on", name)
  local keys = { "says", "means", "help", "who", "mark", "claimed", "stays", "points" }
  lang[name] = function(t)
    if not check(t, name, keys, 1) then return prim.poison() end
    t[1] = prim.condition(t[1], asks)
    local yielded = { owed = prim.owe(outside) }
    rules[yielded] = { verdict = name, rule = t, owed = yielded.owed }
    return yielded
  end
end
verdict "win"
verdict "loss"
verdict "draw"

-- The elements in order. An empty table is an error, unless an option has made its element
-- false.
local function said(t, word, what)
  local list = elements(t)
  if #list == 0 and t[1] == nil then complain(format("%s: expected %s, got nothing", word, what)) end
  return list
end

function lang.ending(list)
  if rules[list] then list = { list } end -- ending(win { ... })
  for _, name in ipairs { "win", "loss", "draw" } do
    if type(list) == "table" and not prim.is_node(list) and list[name] ~= nil then
      complain(format("ending: write no '=' after %s: %s { ... }", name, name))
      list[name] = nil
    end
  end
  if not check(list, "ending", {}) then return end
  for _, r in ipairs(said(list, "ending", "win {...}, loss {...} or draw {...}")) do
    local rule = rules[r]
    if rule then
      prim.rule(rule.verdict, rule.rule, rule.owed)
    elseif not prim.is_poison(r) then
      complain(format("ending: expected win {...}, loss {...} or draw {...}, got %s%s", prim.type(r),
                      prim.is_node(r) and "; to say who wins write win { condition }" or ""))
    end
  end
end

-- after { c = 0 }: in braces this sets a field c. True after an error.
local function assigns(t, keys)
  local wrong = false
  for _, key in ipairs(type(t) == "table" and not prim.is_node(t) and prim.sorted_keys(t) or {}) do
    local known = key == "when" or key == "at" or prim.hint(key, keys) ~= ""
    if not known and type(t[key]) == "number" then
      local name = prim.shown(key)
      complain(format("after: '%s = %s' sets nothing; to set a counter write %s:set(%s)", name, t[key],
                      name, t[key]))
      wrong = true
    end
  end
  return wrong
end

-- What stands among the changes and is none: c + 1, or a condition.
local no_change = {
  ["a number"] = "to change a counter write c:raise(1) or c:set(3)",
  ["a condition"] = "what the change depends on goes into when = ...",
}

function lang.after(t)
  local keys = { "when", "at", "help" }
  if assigns(t, keys) or not check(t, "after", keys) then return end
  for _, change in ipairs(elements(t)) do
    local what = prim.type(change)
    if no_change[what] then return complain(format("after: expected a change, got %s; %s", what, no_change[what])) end
  end
  for _, change in ipairs(said(t, "after", "a change")) do prim.after(change, t.when, t.at, t.help) end
end

-- One of the conditions is enough.
for _, word in ipairs { "forbid", "again", "skip" } do
  lang[word] = function(t)
    if prim.is_node(t) then t = { t } end
    if not check(t, word, { "help" }) then return end
    for _, condition in ipairs(said(t, word, "a condition")) do prim.decree(word, condition, t.help) end
  end
end

function lang.follow(t)
  if prim.is_node(t) then t = { t } end
  if not check(t, "follow", { "from", "again", "help" }) then return end
  for _, walk in ipairs(said(t, "follow", "a pattern")) do prim.follow(walk, t.from, t.again, t.help) end
end

function lang.goal(t)
  if type(t) ~= "table" or prim.is_node(t) then t = { t } end
  if not check(t, "goal", {}) then return end
  for _, number in ipairs(said(t, "goal", "a number")) do prim.goal(number) end
end

-- every_player(f): f holds for each player.
function lang.every_player(f)
  local all = lang.always
  if type(f) ~= "function" then
    return complain(format("every_player: expected a function, every_player(function(p) return ... end), got %s",
                           prim.type(f)))
  end
  for _, name in ipairs(prim.player_names()) do
    local holds = f(lang.player(name))
    if holds == nil then
      return complain("every_player: the function must return a condition, but returns nothing")
    end
    all = all * holds
  end
  return all
end

-- turn { part, ... }: what players may do in their turn; any of several declarations. A part is
-- { "move" }, { "capture" }, { "drop" }, { "pass" } or { pieces, walk }, with when = and
-- optional =; the only part of a turn needs no braces. otherwise = true: only if none of the
-- turns before is possible; most = number: only the moves after which it is greatest.
local refused = false -- a turn: a later `otherwise` turn comes after it
function lang.turn(t)
  local before = refused
  refused = true -- unless all goes well
  if not check(t, "turn", { "when", "optional", "otherwise", "most", "help" }) then return end
  local how = { otherwise = t.otherwise, most = t.most, help = t.help }
  if before then how.otherwise = nil end
  local parts = elements(t)
  if type(t[1]) == "string" or prim.is_node(t[2]) then -- { { "King", "Rook" }, walk } is a part, too
    local part = { when = t.when, optional = t.optional }
    for i, what in ipairs(parts) do part[i] = what end
    parts = { part }
  elseif t.when ~= nil or t.optional ~= nil then
    prim.complain("turn: 'when' and 'optional' belong inside the braces of a part")
    return
  end
  for _, part in ipairs(parts) do
    if not check(part, "turn: a part", { "when", "optional" }, 2) then return end
  end
  refused = before
  prim.turn(parts, how)
end
