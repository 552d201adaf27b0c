-- calls.lua -- how words are called: with their number of arguments, and with a name before
-- braces.
--
-- Gives the other files prim.exact, prim.method and prim.named.
local prim, lang = ...
local complain, poison = prim.complain, prim.poison
local format, ipairs, select, type = lang.string.format, lang.ipairs, lang.select, lang.type

-- f, which reports surplus arguments; the first `hidden` ones are not counted.
function prim.exact(what, f, hidden)
  local n = prim.parameters(f)
  if not n then return f end
  return function(...)
    local surplus = select(n + 1, ...)
    if select("#", ...) > n and not prim.follows(surplus) then
      complain(format(type(surplus) == "string" and "%s: cannot use argument %d, '%s'" or
                      "%s: cannot use argument %d, %s", what, n + 1 - (hidden or 0),
                      prim.shown(surplus)))
    end
    return f(...)
  end
end

-- A method `name`, which must be called with a colon: what precedes that must be a value of
-- ours.
function prim.method(name, f, is_value)
  return function(...)
    if is_value((...)) then return f(...) end
    complain(format("%s(): call it with a colon, x:%s(...), not a dot", name, name))
    return poison()
  end
end

-- A value that waits for its braces: calls f with them. Any other use is a consequence of
-- missing braces, which are reported where the name is.
local function unfinished(f)
  local meta = { __call = function(_, ...) return f(...) end, __index = poison }
  for _, event in ipairs { "add", "sub", "mul", "div", "mod", "pow", "unm", "lt", "le", "concat" } do
    meta["__" .. event] = poison
  end
  return prim.setmetatable({}, meta)
end

-- A word followed by a name and braces: f(name, t). `example` is an example of their contents.
function prim.named(word, example, f)
  local function braces(name)
    if type(name) ~= "string" then
      if not prim.is_poison(name) then
        complain(format("%s: expected a name before the braces, %s \"Name\" { %s }, got %s", word,
                        word, example, prim.type(name)))
      end
      return poison()
    end
    local whose = format("%s '%s'", word, prim.shown(name))
    local owed = prim.owe(format("%s: nothing follows the name; write %s \"%s\" { %s }", whose, word,
                                 prim.shown(name), example))
    return unfinished(prim.exact(whose, function(t)
      prim.take(owed)
      return f(name, t)
    end))
  end
  return prim.exact(word, braces)
end

-- given(x, otherwise): x, or `otherwise` if there is no x. Lua's own `or` would count a pattern
-- as used.
function lang.given(x, otherwise)
  prim.offer(x)
  prim.offer(otherwise)
  if x == nil then return otherwise end
  return x
end

-- meant(why, x): x, which need not be used; the reason is for readers of the definition.
-- Warnings about its line are suppressed; without x, also those about the next line.
function lang.meant(why, x)
  if type(why) ~= "string" or why == "" then
    complain(format("meant: the first argument must be the reason, a string, got %s",
      why == "" and "an empty one" or prim.type(why)))
  end
  prim.meant(x == nil)
  prim.offer(x)
  return x
end
