-- braces.lua -- checks tables that authors write: their keys and elements.
--
-- The first of the language's own files; it gives the others prim.check, prim.elements and
-- prim.sorted_keys, and authors a pairs() that keeps its order.
local prim, lang = ...
local complain = prim.complain
local format = lang.string.format
local ipairs, type, unordered = lang.ipairs, lang.type, lang.pairs

-- The keys of a table: numbers in order, strings in order, nodes as created, false and true.
local function ordered_keys(t)
  local of = { number = {}, string = {} }
  local keys, made = of.number, {}
  for key in unordered(t) do
    local list = of[type(key)] or prim.number(key) and made
    if list then
      list[#list + 1] = key
    elseif type(key) ~= "boolean" then
      lang.error(format("a key that is %s has no fixed place, so the order of such a table would differ each time the "
                        .. "definition is read; use numbers or strings as keys", prim.type(key)), 3)
    end
  end
  lang.table.sort(of.number)
  lang.table.sort(of.string)
  lang.table.sort(made, function(a, b) return prim.number(a) < prim.number(b) end)
  for _, key in ipairs(of.string) do keys[#keys + 1] = key end
  for _, key in ipairs(made) do keys[#keys + 1] = key end
  if prim.rawget(t, false) ~= nil then keys[#keys + 1] = false end
  if prim.rawget(t, true) ~= nil then keys[#keys + 1] = true end
  return keys
end

-- pairs(t), ordered by keys. Lua's own order differs each time a file is read, and so would the
-- game.
function lang.pairs(t)
  local keys, i = ordered_keys(t), 0
  return function()
    local key
    repeat
      i = i + 1
      key = keys[i]
    until key == nil or prim.rawget(t, key) ~= nil -- what has gone meanwhile is passed over
    if key ~= nil then return key, t[key] end
  end
end

-- next(t, key): the next key in the same order; the first one without a key.
local unordered_next = lang.next
function lang.next(t, key)
  if type(t) ~= "table" then return unordered_next(t, key) end
  local keys, at = ordered_keys(t), 1
  while key ~= nil and at <= #keys and keys[at] ~= key do at = at + 1 end
  if key ~= nil and at > #keys then
    lang.error("next: that key no longer exists; pairs(t) skips what has been removed", 2)
  end
  local found = keys[key == nil and 1 or at + 1]
  if found ~= nil then return found, t[found] end
end

function prim.sorted_keys(t)
  local keys = {}
  for key in unordered(t) do
    if type(key) == "string" then keys[#keys + 1] = key end
  end
  lang.table.sort(keys)
  return keys
end

-- Reports an argument that is no table, unexpected keys, and more than `most` numbered
-- elements, if that is given; false if there was an error.
function prim.check(t, whose, keys, most)
  if type(t) ~= "table" then
    if not prim.is_poison(t) then
      complain(format("%s: expected a table {...}, got %s", whose, prim.type(t)))
    end
    return false
  end
  local known = {}
  for _, key in ipairs(keys) do known[key] = true end
  for _, key in ipairs(prim.sorted_keys(t)) do
    if not known[key] then
      complain(format("%s: unknown field '%s'%s", whose, key, prim.hint_all(key, keys)))
    end
  end
  if prim.rawget(t, 0) ~= nil then
    complain(format("%s: lists begin with element 1, got an element 0", whose))
  end
  local surplus, odd = prim.stray(t, most)
  if odd then
    complain(format("%s: a key must be a name or the number of an element, counted from 1", whose))
  end
  if surplus and not prim.follows(t[surplus]) then
    complain(format("%s: cannot use element %d, %s; is a 'name =' missing, or a '*' or '+'?", whose, surplus,
                    prim.shown(t[surplus])))
  end
  return true
end

-- The numbered elements of a table that may have gaps where a rule is left out.
function prim.elements(t)
  local last, list = 0, {}
  for key in unordered(t) do
    if lang.math.type(key) == "integer" and key > last then last = key end
  end
  if last > 65536 then
    complain("a list has at most 65536 elements, numbered from 1")
    last = 0
  end
  for i = 1, last do
    if t[i] ~= nil and t[i] ~= false then list[#list + 1] = t[i] end
  end
  return list
end
