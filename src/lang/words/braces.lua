-- braces.lua -- what authors write in braces: which keys it may have, and what stands in it.
--
-- The first of the language's own files; it gives the others prim.check, prim.elements and
-- prim.sorted_keys.
local prim, lang = ...
local complain = prim.complain
local format = lang.string.format
local pairs, ipairs, type = lang.pairs, lang.ipairs, lang.type

function prim.sorted_keys(t)
  local keys = {}
  for key in pairs(t) do
    if type(key) == "string" then keys[#keys + 1] = key end
  end
  lang.table.sort(keys)
  return keys
end

-- Complains of what is no table, of keys that are not expected, and of more numbered elements than
-- `most`, where there is a most; false when it did.
function prim.check(t, whose, keys, most)
  if type(t) ~= "table" then
    if not prim.is_node(t) then
      complain(format("%s: a table {...} must follow, got %s", whose, prim.type(t)))
    end
    return false
  end
  local known = {}
  for _, key in ipairs(keys) do known[key] = true end
  for _, key in ipairs(prim.sorted_keys(t)) do
    if not known[key] then
      complain(format("%s: there is no '%s' here%s", whose, key, prim.hint(key, keys)))
    end
  end
  if most and t[most + 1] ~= nil then
    complain(format("%s: cannot use element %d, %s; is a 'name =' missing, or a '*' or '+'?", whose,
                    most + 1, prim.shown(t[most + 1])))
  end
  return true
end

-- The numbered elements of a table that may have gaps where a rule is left out.
function prim.elements(t)
  local last, list = 0, {}
  for key in pairs(t) do
    if lang.math.type(key) == "integer" and key > last and key < 10000 then last = key end
  end
  for i = 1, last do
    if t[i] ~= nil and t[i] ~= false then list[#list + 1] = t[i] end
  end
  return list
end
