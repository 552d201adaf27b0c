-- piece.lua -- pieces, where they start, and options that contradict each other.
local prim, lang = ...
local check, sorted_keys = prim.check, prim.sorted_keys
local choice_of, for_sides, plain = prim.choice_of, prim.for_sides, prim.plain
local complain, format = prim.complain, lang.string.format
local ipairs, type = lang.ipairs, lang.type

local function piece_values(t, whose)
  if t.value then return for_sides(t.value, whose .. ": 'value'") end
  local d = choice_of(t.move)
  if not d or not d.value then return nil end
  local list, n = {}, d.per_side and #prim.player_names() or prim.players_most()
  for p = 1, n do list[p] = d.value[d.per_side and p or 1] end
  return list
end

-- Words that belong into a move, not beside it.
local in_move = { { "betza", 'move = betza "..."' }, { "leap", "move = leap(1, 2)" },
                  { "promote", "move = p:promote { ... }" } }

lang.piece = prim.named("piece", '"N", move = ...', function(name, t)
  for _, said in ipairs(type(t) == "table" and in_move or {}) do
    local key, instead = said[1], said[2]
    if t[key] ~= nil then
      complain(format("piece '%s': '%s' belongs in its move: %s", prim.shown(name), key, instead))
      t[key] = nil
    end
  end
  local whose = format("piece '%s'", prim.shown(name))
  prim.piece(name, t, type(t) == "table" and piece_values(t, whose) or nil)
end)

-- The player whose view is given beside a FEN. Asks for the players only if one is, since after
-- a FEN alone `players` may follow.
local function viewer_beside_fen(t)
  for _, key in ipairs(sorted_keys(t)) do
    if key ~= "first" and key ~= "without" and key ~= "nobody" then
      for _, name in ipairs(prim.player_names()) do
        if name == key then return name end
      end
    end
  end
end

-- setup { picture, Orange = symmetry, first = player, without = pieces,
--         nobody = { Piece = zone } }
function lang.setup(t)
  if type(t) == "string" then t = { t } end
  local text = type(t) == "table" and type(t[1]) == "string" and t[1] or ""
  local fen = lang.string.replace(text, "/", "") ~= text
  if type(t) == "table" and type(t[2]) == "string" then
    complain("setup: a picture must be one string of several rows, [[ ... ]], or a FEN with / between them")
    return
  end
  local viewer = fen and viewer_beside_fen(t)
  if viewer then
    complain(format("setup: a FEN has all players' pieces, so '%s' adds nothing; leave it out, or draw the first " ..
                    "player's pieces as rows, [[ ... ]]", viewer))
    return
  end
  local names = fen and {} or prim.player_names()
  local keys = { "first", "without", "nobody", lang.table.unpack(names) }
  if not check(t, "setup", keys, 1) then return end
  local views, neutral = {}, {}
  for p, name in ipairs(names) do views[p] = t[name] end
  local nobody = t.nobody or {}
  local zones = type(nobody) == "table" and sorted_keys(nobody) or {}
  if not check(nobody, "setup: nobody", zones, 0) then return end
  for i, name in ipairs(zones) do neutral[i] = { name, nobody[name] } end
  prim.setup(t[1], views, plain(t.first), t.without and for_sides(t.without, "setup: 'without'"), neutral)
end

-- The message, if it applies; nil after an error.
local function due(word, holds, message)
  if prim.is_poison(holds) or prim.is_poison(message) then
    return nil
  elseif prim.is_node(holds) then
    complain(format("%s: argument 1 must be true or false, got %s, which is evaluated during play; "
                    .. "only options can be compared here", word, prim.type(holds)))
  elseif holds ~= nil and type(holds) ~= "boolean" then
    complain(format("%s: argument 1 must be true or false, got %s%s", word, prim.type(holds),
                    prim.choice_of(holds) and "; ask an option for a choice, o.choice" or ""))
  elseif type(message) ~= "string" then
    complain(format("%s: argument 2 must be the message, a string, got %s", word, prim.type(message)))
  else
    return holds and prim.shown(message)
  end
end

-- refuse(true, message): the options contradict each other.
function lang.refuse(wrong, message)
  local text = due("refuse", wrong, message)
  if text then prim.refuse(text) end
end

-- warn(odd, message): the options are valid, but the user may not have meant them.
function lang.warn(odd, message)
  local text = due("warn", odd, message)
  if text then prim.warn(text) end
end
