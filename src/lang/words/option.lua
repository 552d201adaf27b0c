-- option.lua -- what the users of a definition can set: choices, numbers, lists, cells, dice.
local prim, lang = ...
local complain, poison = prim.complain, prim.poison
local check, elements = prim.check, prim.elements
local sorted_keys, choice_of = prim.sorted_keys, prim.choice_of
local format = lang.string.format
local ipairs, type = lang.ipairs, lang.type

-- Rows as they are written: names, { name, ... }, or lists of such rows, one after another.
local function gather_rows(list, whose, keys, rows)
  for _, row in ipairs(list) do
    if type(row) == "string" then
      rows[#rows + 1] = { row }
    elseif type(row) == "number" or type(row) == "boolean" then
      complain(format("%s: a choice must be a string, got %s", whose, prim.type(row)))
    elseif type(row) == "table" and not choice_of(row) and type(row[1]) == "table" then
      gather_rows(row, whose, keys, rows)
    elseif check(row, whose, keys, 2) then
      if type(row[1]) == "string" then
        rows[#rows + 1] = row
      else
        complain(format("%s: a choice must begin with its name, got %s", whose, prim.type(row[1])))
      end
    end
  end
  return rows
end

-- The value of each row under a key, or nil.
local function column(rows, key)
  local list = {}
  for i, row in ipairs(rows) do list[i] = row[key] end
  return list
end

-- What each row sets for other options: name, value, name, value; nil if none sets any.
local function presets(rows, whose)
  local lists, any = {}, false
  for i, row in ipairs(rows) do
    lists[i] = {}
    local sets = row.sets or {}
    local names = type(sets) == "table" and sorted_keys(sets) or {}
    check(sets, whose .. ": sets", names, 0)
    for _, name in ipairs(names) do
      local list = lists[i]
      list[#list + 1], list[#list + 2], any = name, sets[name], true
    end
  end
  return any and lists or nil
end

-- An option must make a difference, so it has to be used.
local function owe(whose)
  return prim.owe(whose .. ": nothing uses it, so it has no effect; ask for o.choice, give it to a " ..
                  "piece, or leave it out", true)
end

-- The row marked as the default; false after an error.
local function default_row(rows, whose)
  local found
  for _, row in ipairs(rows) do
    if row.default ~= nil and type(row.default) ~= "boolean" then
      return complain(format("%s: 'default' of a row must be true or false, got %s", whose, prim.type(row.default)))
             and false
    end
    if row.default and found then
      complain(format("%s: '%s' and '%s' are both the default", whose, prim.shown(found), prim.shown(row[1])))
      return false
    end
    found = row.default and row[1] or found
  end
  return found
end

-- The name of a method cannot be the name of a choice.
local function check_names(names, whose)
  for _, name in ipairs(names) do
    if prim.choice_methods[name] then
      complain(format("%s: no choice can be called '%s': x:%s() is a word of the language", whose, name, name))
      return false
    end
  end
  return true
end

local function choose(spec, rows, whose)
  local names = spec.choices
  local default = default_row(rows, whose)
  if default == false or not check_names(names, whose) then return poison() end
  if default and spec.default ~= nil and spec.default ~= default then
    complain(format("%s: the default is '%s', but the row of '%s' also claims to be; leave out one of them", whose,
                    prim.shown(spec.default), prim.shown(default)))
    return poison()
  end
  if spec.default == nil then spec.default = default end
  if spec.default == nil then spec.default = names[1] end
  spec.abbrevs, spec.sets = column(rows, "abbrev"), presets(rows, whose)
  local picked = prim.option(spec)
  if not picked then return poison() end
  local payload, value = {}, nil
  for _, row in ipairs(rows) do prim.offer(row[2]) end -- one is picked
  for p, i in ipairs(picked) do
    payload[p] = rows[i][2]
    if rows[i].value then
      value = value or {}
      value[p] = rows[i].value
    end
  end
  return prim.choice { name = spec.name, names = names, per_side = spec.per_side,
                      picked = picked, payload = payload, value = value,
                      owed = not spec.sets and owe(whose) or nil }
end

local function choose_number(spec)
  local picked = prim.option(spec)
  if not picked then return poison() end
  if not spec.per_side then return picked[1] end
  return prim.choice { name = spec.name, per_side = true, payload = picked }
end

-- Dice with the value set, as dice(count, sides, best) gives them; reading them counts as use.
local function asked_dice(dice, whose)
  local owed = owe(whose)
  return prim.setmetatable({}, { __index = function(_, key)
    prim.take(owed)
    if dice[key] == nil then
      complain(format("%s: dice have no '%s'%s", whose, prim.shown(key), prim.hint(prim.shown(key), sorted_keys(dice))))
    end
    return dice[key]
  end, __metatable = false })
end

-- An option whose value consists of words of the author: a list of them, a cell or one of them,
-- or dice. For a cell, choice.word says whether it is such a word instead.
local function choose_typed(spec, whose)
  local picked = prim.option(spec)
  if not picked then return poison() end
  if spec.type == "dice" then return asked_dice(picked[1], whose) end
  local which, known = {}, {}
  for _, word in ipairs(spec.choices) do known[word] = true end
  for p, value in ipairs(picked) do
    for i, word in ipairs(spec.choices) do
      if value == word then which[p] = i end
    end
    if spec.type == "list" then
      local has = {} -- beside it, so that nothing stands in the list but its elements
      for _, word in ipairs(value) do has[word] = true end
      prim.setmetatable(value, { __index = function(_, word)
        if has[word] then return true end
        if type(word) == "string" and not known[word] and not spec.cells then
          complain(format("%s has no '%s'%s", whose, prim.shown(word), prim.hint(word, spec.choices)))
        end
      end, __metatable = false })
    end
  end
  return prim.choice { name = spec.name, names = spec.choices, per_side = spec.per_side,
                      list = spec.type == "list", picked = which, payload = picked, owed = owe(whose) }
end

-- Fields only for numbers, or only for lists, which other kinds ignore; false after an error.
-- An unknown type is reported by whoever reads it.
local function check_kind(t, rows, whose)
  local choices, types = t.type == nil and #rows > 0, { list = true, cell = true, dice = true }
  local wrong
  if choices or types[t.type] then wrong = t.min ~= nil and "min" or t.max ~= nil and "max" end
  if wrong then
    complain(format("%s: '%s' is only for a number, which has neither choices nor a type", whose, wrong))
    return false
  elseif t.cells ~= nil and (t.type == nil or types[t.type]) and t.type ~= "list" then
    complain(format("%s: 'cells' is only for type = \"list\"", whose))
    return false
  elseif t.type == "dice" and t.per_side then
    complain(format("%s: dice are the same whoever throws them, so they cannot be 'per_side'", whose))
    return false
  end
  return true
end

lang.option = prim.named("option", '"no", "yes"', function(name, t)
  local whose = format("option '%s'", prim.shown(name))
  if not check(t, whose, { "help", "per_side", "min", "max", "default", "type", "random",
                         "cells" }) then
    return poison()
  end
  local spec = { name = name, help = t.help, per_side = t.per_side, random = t.random,
                 cells = t.cells }
  local own = { "value", "default", "help", "abbrev", "sets" }
  local rows = gather_rows(t, whose, t.type == nil and own or { "help" }, {})
  if #rows == 0 and #elements(t) > 0 then return poison() end
  spec.type, spec.default = t.type, t.default
  spec.choices, spec.meanings = column(rows, 1), column(rows, "help")
  if t.type == "dice" and #rows > 0 then
    return complain(format("%s: dice are typed in, as 2d6, so they have no choices", whose))
  end
  if not check_kind(t, rows, whose) then return poison() end
  if t.type ~= nil then return choose_typed(spec, whose) end
  if #rows > 0 then return choose(spec, rows, whose) end
  if t.min == nil and t.max == nil and t.default == nil then
    return complain(whose .. ": it has no choices; write { \"no\", \"yes\" }, or for a number 'min' " ..
                    "and 'max'")
  end
  spec.min, spec.max = t.min, t.max
  return choose_number(spec)
end)

function lang.defaults(t)
  if not check(t, "defaults", sorted_keys(type(t) == "table" and t or {}), 0) then return end
  for _, name in ipairs(sorted_keys(t)) do prim.default(name, t[name]) end
end
