-- world.lua -- the environment of the author's files: the words, and what he names besides.
--
-- The last of the language's own files; it is returned.
local prim, lang = ...
local complain, poison, sorted_keys = prim.complain, prim.poison, prim.sorted_keys
local format = lang.string.format
local ipairs, pairs, type = lang.ipairs, lang.pairs, lang.type
local setmetatable, rawset = prim.setmetatable, prim.rawset

for name, f in pairs(lang) do
  if type(f) == "function" then lang[name] = prim.exact(name, f) end
end
for _, list in ipairs { prim.methods, prim.choice_methods } do
  for name, f in pairs(list) do list[name] = prim.exact(name .. "()", f, 1) end
end

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
