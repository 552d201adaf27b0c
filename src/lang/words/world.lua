-- world.lua -- the environment of the author's files: the words, and what he names besides.
--
-- The last of the language's own files; it is returned.
local prim, lang = ...
local complain, poison, sorted_keys = prim.complain, prim.poison, prim.sorted_keys
local format = lang.string.format
local ipairs, pairs, type = lang.ipairs, lang.pairs, lang.type
local setmetatable = prim.setmetatable

for name, f in pairs(lang) do
  if type(f) == "function" then
    lang[name] = prim.exact(name, f)
    prim.word_names[lang[name]] = name
  end
end
local function is_choice(v) return prim.choice_of(v) ~= nil end
local function is_value(v) return prim.is_node(v) or is_choice(v) end
for _, of in ipairs { { prim.methods, is_value }, { prim.choice_methods, is_choice } } do
  local list, stands_before = of[1], of[2]
  for name, f in pairs(list) do
    list[name] = prim.method(name, prim.exact(name .. "()", f, 1), stands_before)
  end
end

-- Words of other languages, of Lua's own that a definition has not, and of boards, with what to say
-- instead.
local cures = {
  zone = "cells are named by the board: b:zone { \"a1\", \"b2\" }, where b is the board",
  require = "another file is read by import \"rules/name\"",
  print = "a definition prints nothing; `stepwise check` shows what it says",
  checkmate = "say no_moves * in_check(other)",
  check = "say in_check(other), or in_check() of who has moved",
  stalemate = "say no_moves, behind the rule of no_moves * in_check(other)",
  slide = "say straight(p:ride())",
  move = "a piece has its walk in braces: piece \"Name\" { \"N\", move = ... }",
  null = "Lua says nil",
  lose = "say loss { condition }, inside ending { ... }",
  castle = "say p * shift(\"h1\", \"f1\") * called \"O-O\"",
  hop = "say leap(1, 2), or jump(p)",
  step = "a direction is a step: b.n",
  test = "a file of tests is run by `stepwise test`",
  opponent = "who comes after the mover is `other`",
  me = "who moves is `mover`",
  repetition = "say repeated(3)",
  flip = "symmetries are the board's: b.flip, where b is the board",
  board = "say square(files, ranks), disc(rings, sectors) or graph()",
  pcall = "a definition catches no errors",
}
cures.loose, cures.loses = cures.lose, cures.lose
cures.checkmated, cures.mate, cures.stalemated = cures.checkmate, cures.checkmate, cures.stalemate
cures.slider, cures.rider, cures.castling = cures.slide, cures.slide, cures.castle
cures.opponents, cures.self, cures.player_to_move = cures.opponent, cures.me, cures.me
cures.repeats, cures.threefold, cures.chessboard = cures.repetition, cures.repetition, cures.board
for _, name in ipairs { "dofile", "load", "loadfile" } do cures[name] = cures.require end
for _, name in ipairs { "io", "os", "debug", "coroutine", "package", "setmetatable", "getmetatable" } do
  cures[name] = "a definition has of Lua what only reckons: math, string, table"
end
for _, name in ipairs { "n", "ne", "e", "se", "s", "sw", "w", "nw", "ortho", "diag", "all", "forward",
                        "backward", "sideways", "forward_diag", "backward_diag" } do
  cures[name] = format("directions are the board's: local %s = b.%s, where b is the board", name, name)
end
for _, name in ipairs { "royal", "optional", "otherwise", "brief", "clock", "shown", "per_player", "carried" } do
  cures[name] = format("in braces it is said as %s = true", name)
end
for _, name in ipairs { "says", "when", "who", "letter", "value", "glyph", "help", "first" } do
  cures[name] = cures[name] or format("in braces it is said as %s = ...", name)
end

local function instead(key, names)
  local cure = type(key) == "string" and (cures[key] or cures[key:lower()])
  local what = prim.known_as(prim.shown(key))
  if what then cure = format("%s is named in quotes: \"%s\"", what, key) end
  if not cure and prim.methods[key] then cure = format("it stands behind a pattern and a colon: p:%s(...)", key) end
  return cure and "; " .. cure or prim.hint(key, names)
end

-- Lua's library as the author has it: what he writes into it reaches no word, which trust what they call.
local library = {}
for _, name in ipairs { "string", "table", "math" } do
  library[name] = {}
  for key, f in pairs(lang[name]) do library[name][key] = f end
  prim.close(library[name], name)
end

-- What the author names without `local`, and the loose end of each until it is asked for.
local own, owed = {}, {}
return setmetatable({}, {
  __index = function(_, key)
    local value = library[key] or lang[key]
    if value ~= nil then return value end
    if owed[key] then
      prim.take(owed[key])
      return own[key]
    end
    local names = sorted_keys(lang)
    for _, name in ipairs(sorted_keys(own)) do names[#names + 1] = name end
    complain(format("there is no '%s'%s", prim.shown(key), instead(key, names)))
    return poison()
  end,
  __newindex = function(_, key, value)
    if lang[key] ~= nil then
      complain(format("'%s' is a word of the language; give this another name", key))
      return
    end
    own[key] = value
    owed[key] = owed[key] or prim.owe(format("'%s' is said here and never asked for: leave it out%s", key,
                                             prim.hint(key, sorted_keys(lang))), true)
  end,
})
