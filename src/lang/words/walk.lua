-- walk.lua -- patterns built from others.
local prim, lang = ...
local methods, complain, poison, check = prim.methods, prim.complain, prim.poison, prim.check
local format = lang.string.format
local ipairs, type, select = lang.ipairs, lang.type, lang.select

-- p, or poison after an error if it cannot be a pattern.
local function walk_of(word, p)
  if prim.is_node(p) or prim.choice_of(p) then return p end
  complain(format("%s: argument 1 must be a pattern, got %s", word, prim.type(p)))
  return poison()
end

function lang.quiet(p) return methods.to(walk_of("quiet", p), lang.empty) end
function lang.capture(p) return methods.to(walk_of("capture", p), lang.enemy) end

-- once(right, p): while the right exists; making the move ends it.
function lang.once(right, p)
  if not prim.is_node(right) then
    return complain(format("once: argument 1 must be a right, right \"name\" { ... }, got %s", prim.type(right)))
  end
  return right * p * methods.clear(right)
end

-- each(ortho, f): the results of f for every single direction, as alternatives.
function lang.each(p, f)
  local sum
  if type(f) ~= "function" then
    if not prim.is_poison(f) then
      complain(format("each: argument 2 must be a function, function(d) ... end, got %s", prim.type(f)))
    end
    return poison()
  end
  for _, d in ipairs(prim.directions(p)) do
    local way = f(d)
    if way == nil then
      return complain("each: its function returns nothing; write function(d) return ... end")
    end
    if sum then sum = sum + way else sum = way end
  end
  return sum or lang.none
end

-- become("Queen", "Rook"), become { "Queen", "Rook" }: one of them, as the player chooses.
local become = lang.become
function lang.become(...)
  local first = (...)
  if select("#", ...) == 1 and type(first) == "table" and not prim.choice_of(first) and #first > 0 then
    return lang.become(lang.table.unpack(first))
  end
  local sum = become(first)
  for i = 2, select("#", ...) do sum = sum + become((select(i, ...))) end
  return sum
end

-- p:promote { at = zone, may = zone, to = pieces }: a piece that lands in `at` must promote, if
-- there is something to promote to; one that lands in `may` can. `to`: a name, a list, or
-- holdings.
function methods.promote(p, t)
  if not check(t, "promote", { "at", "may", "to" }, 0) then return poison() end
  if t.at == nil and t.may == nil and #prim.sorted_keys(t) < 2 then
    return complain("promote: expected 'at', where it must promote, or 'may', where it can: at = rank(8)")
  end
  local choice, to = prim.choice_of(t.to), t.to
  if choice and choice.per_side then
    return complain(format("promote: 'to': option '%s' has a value for each side; give each its own walk, x:map(f)",
                           choice.name))
  end
  to = prim.plain(to)
  if type(to) == "string" then to = { to } end
  if prim.is_poison(to) then return to end
  if type(to) ~= "table" or not (prim.rawget(to, "become") or to[1]) then
    return complain(format("promote: 'to' must name pieces or be holdings, got %s", prim.type(to)))
  end
  local any, back = prim.rawget(to, "any"), prim.rawget(to, "become")
  if not back and not check(to, "promote: 'to'", {}) then return poison() end
  local must, may = t.at or -lang.always, t.may or -lang.always
  for key, zone in lang.pairs { at = must, may = may } do
    if type(zone) == "number" or prim.type(zone) == "a number" then
      local rank = type(zone) == "number" and zone or 8
      return complain(format("promote: '%s' must be a zone, such as rank(%s), got a number", key, rank))
    elseif type(zone) == "table" and not prim.choice_of(zone) then
      return complain(format("promote: '%s' must be a zone, b:zone { \"a8\" } or rank(8), got a table", key))
    elseif prim.is_poison(prim.condition(zone, format("promote: '%s'", key))) then
      return poison()
    end
  end
  local stays = any and -must + -any or -must
  return methods.to(p, stays) + methods.to(p, must + may) * (back or lang.become(lang.table.unpack(to)))
end
