-- world.lua -- the environment of the author's files: the words, and the author's own globals.
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

-- Words of other languages, of Lua that definitions lack, and of boards, with what to write
-- instead.
local cures = {
  zone = "zones belong to the board: b:zone { \"a1\", \"b2\" }, where b is the board",
  require = "read another file with import \"rules/name\"",
  print = "a definition prints nothing; `stepwise check` shows what is in it",
  checkmate = "write no_moves * in_check(other)",
  check = "write in_check(other), or in_check() for the player who has moved",
  stalemate = "write no_moves, after the rule with no_moves * in_check(other)",
  slide = "write straight(p:ride())",
  move = "a piece's walk goes in its braces: piece \"Name\" { \"N\", move = ... }",
  null = "in Lua, write nil",
  lose = "write loss { condition } inside ending { ... }",
  castle = "write p * shift(\"h1\", \"f1\") * called \"O-O\"",
  hop = "write leap(1, 2), or jump(p)",
  turns = "count them: local turns = counter \"turns\" { clock = true } and after { turns:raise() }",
  step = "a direction is a step: b.n",
  test = "run a file of tests with `stepwise test`",
  opponent = "the player after the mover is `other`",
  me = "the player who moves is `mover`",
  repetition = "write repeated(3)",
  flip = "symmetries belong to the board: b.flip, where b is the board",
  board = "write square(files, ranks), disc(rings, sectors) or graph()",
  pcall = "a definition cannot catch errors",
}
cures.loose, cures.loses = cures.lose, cures.lose
cures.checkmated, cures.mate, cures.stalemated = cures.checkmate, cures.checkmate, cures.stalemate
cures.slider, cures.rider, cures.castling = cures.slide, cures.slide, cures.castle
cures.opponents, cures.self, cures.player_to_move = cures.opponent, cures.me, cures.me
cures.repeats, cures.threefold, cures.chessboard = cures.repetition, cures.repetition, cures.board
for _, name in ipairs { "dofile", "load", "loadfile" } do cures[name] = cures.require end
for _, name in ipairs { "io", "os", "debug", "coroutine", "package", "setmetatable", "getmetatable" } do
  cures[name] = "of Lua's libraries a definition has only math, string and table"
end
for _, name in ipairs { "n", "ne", "e", "se", "s", "sw", "w", "nw", "ortho", "diag", "all", "forward",
                        "backward", "sideways", "forward_diag", "backward_diag" } do
  cures[name] = format("directions belong to the board: local %s = b.%s, where b is the board", name, name)
end
for _, name in ipairs { "royal", "optional", "otherwise", "brief", "clock", "shown", "per_player", "carried" } do
  cures[name] = format("in braces write %s = true", name)
end
for _, name in ipairs { "says", "when", "who", "letter", "value", "glyph", "help", "first" } do
  cures[name] = cures[name] or format("in braces write %s = ...", name)
end

local function instead(key, names)
  local cure = type(key) == "string" and (cures[key] or cures[key:lower()])
  local what = prim.known_as(prim.shown(key))
  if what then cure = format("write the name of %s in quotes: \"%s\"", what, key) end
  if not cure and prim.methods[key] then cure = format("it comes after a pattern and a colon: p:%s(...)", key) end
  return cure and "; " .. cure or prim.hint(key, names)
end

-- Lua's library as the author sees it: changes to it must not affect the words, which rely on
-- it.
local library = {}
for _, name in ipairs { "string", "table", "math" } do
  library[name] = {}
  for key, f in pairs(lang[name]) do library[name][key] = f end
  prim.close(library[name], name)
end

-- The author's globals, and the loose end of each until it is used.
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
      complain(format("'%s' is a word of the language; choose another name", key))
      return
    end
    own[key] = value
    owed[key] = owed[key] or prim.owe(format("'%s' is set here but never used; leave it out%s", key,
                                             prim.hint(key, sorted_keys(lang))), true)
  end,
})
