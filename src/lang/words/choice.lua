-- choice.lua -- the value of an option, shared or for each side, which stands for what its row
-- holds.
--
-- Gives the other files prim.choice, prim.choice_of, prim.for_sides and prim.plain.
local prim, lang = ...
local methods, complain, poison = prim.methods, prim.complain, prim.poison
local format = lang.string.format
local ipairs, type = lang.ipairs, lang.type
local setmetatable, rawget, rawset = prim.setmetatable, prim.rawget, prim.rawset

-- A Choice is the value of an option. Its contents are in `data`; the Choice itself has only
-- the node that C reads, because every other key is the name of a choice.
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
  rawset(c, "=owed", d.owed)
  data[c] = d
  return c
end

-- Marks the option as used.
local function asked(d)
  if d.owed then prim.take(d.owed) end
end

-- Does a table name someone who is no player? Reports that.
local function names_nobody(v, whose, names)
  for _, key in ipairs(prim.sorted_keys(v)) do
    local known = false
    for _, name in ipairs(names) do known = known or name == key end
    if not known then
      complain(format("%s: no player '%s'%s", whose, key, prim.hint(key, names)))
      return true
    end
  end
  return false
end

-- What a player's choice stands for; the option itself if that is nothing, so that its reader
-- reports it.
local function behind(v, p)
  local held = data[v].payload[p]
  if held == nil then return v end
  return held
end

-- A list with a value for each player; if it is the same for all, the players need not be known
-- yet. `whose` is its name in messages.
function prim.for_sides(v, whose)
  local list, d = {}, data[v]
  if d then asked(d) end
  if d and not d.per_side or not d and type(v) ~= "table" then
    local one = v
    if d then one = behind(v, 1) end
    for p = 1, prim.players_most() do list[p] = one end
    return list
  end
  local names, named = prim.player_names(), false
  if not d and names_nobody(v, whose, names) then return poison() end
  for _, name in ipairs(names) do
    named = named or (not d and type(v) == "table" and rawget(v, name) ~= nil)
  end
  for p, name in ipairs(names) do
    if d then
      list[p] = behind(v, p)
    elseif named then
      list[p] = rawget(v, name)
    else
      list[p] = v
    end
  end
  return list
end

-- What a Choice stands for in a sum, a product or a comparison.
local function plain(v)
  local d = data[v]
  if not d then return v end
  asked(d)
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

prim.choice, prim.plain = new_choice, plain
-- The contents if v is the value of an option; otherwise nil.
function prim.choice_of(v) return data[v] end

local choice_methods = {}
prim.choice_methods = choice_methods

-- choice:of "Black": the choice of one side.
function choice_methods.of(c, name)
  local d = data[c]
  local side = side_of(d, name)
  local p = d.per_side and side or 1
  return new_choice { name = d.name, names = d.names, list = d.list, picked = { d.picked and d.picked[p] },
                      payload = { d.payload[p] }, value = d.value and { d.value[p] } }
end

-- choice:get(): what its row holds after the name.
function choice_methods.get(c)
  if data[c].per_side then return c end
  return data[c].payload[1]
end

-- choice:worth(): the value in its row, or nil.
function choice_methods.worth(c)
  local d = data[c]
  if d.per_side then
    return complain(format("option '%s' has a value for each side; ask for that of one: x:of \"%s\"",
                           d.name, prim.player_names()[1]))
  end
  return d.value and d.value[1]
end

-- The result of f for a choice; nil is an error, as it would be ignored wherever it is read.
local function made(d, f, c)
  local value = f(c)
  if value == nil then
    return complain(format("option '%s': the function returns nothing; write x:map(function(o) return ... end)",
                           d.name))
  end
  return value
end

-- choice:map(f): the results of f for each side's choice, again one for each side.
function choice_methods.map(c, f)
  local d, payload = data[c], {}
  if type(f) ~= "function" then
    return complain(format("option '%s': expected a function, x:map(function(o) return ... end), got %s",
                           d.name, prim.type(f)))
  end
  if not d.per_side then return made(d, f, c) end
  for p, player in ipairs(prim.player_names()) do
    payload[p] = made(d, f, choice_methods.of(c, player))
  end
  return new_choice { name = d.name, per_side = true, payload = payload }
end

function Choice.__index(c, key)
  local d = data[c]
  asked(d)
  if choice_methods[key] then return choice_methods[key] end
  for i, name in ipairs(d.names or {}) do
    if name == key and d.list then
      complain(format("option '%s' is a list; x:get().%s tells whether it has '%s'", d.name, key, key))
      return false
    elseif name == key then
      if not d.per_side then return d.picked[1] == i end
      complain(format("option '%s' has a value for each side; ask for that of one: x:of \"%s\"",
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
  complain(format("option '%s' cannot be compared; ask for one of its choices: x.choice",
                  data[a].name))
  return false
end
