-- calls.lua -- how words are called: with the arguments that they have, and a name before braces.
--
-- Gives the other files prim.exact and prim.named.
local prim, lang = ...
local complain, poison = prim.complain, prim.poison
local format, select, type = lang.string.format, lang.select, lang.type

-- f, which complains of more arguments than it has; the first `hidden` of them are not counted.
function prim.exact(what, f, hidden)
  local n = prim.parameters(f)
  if not n then return f end
  return function(...)
    if select("#", ...) > n then
      local surplus = select(n + 1, ...)
      complain(format(type(surplus) == "string" and "%s: cannot use argument %d, '%s'" or
                      "%s: cannot use argument %d, %s", what, n + 1 - (hidden or 0),
                      prim.shown(surplus)))
    end
    return f(...)
  end
end

-- A word that a name follows, and then braces: f(name, t). `example` is what stands in them.
function prim.named(word, example, f)
  local function braces(name)
    if type(name) ~= "string" then
      if not prim.is_poison(name) then
        complain(format("%s: a name must stand before the braces, %s \"Name\" { %s }, got %s", word,
                        word, example, prim.type(name)))
      end
      return poison()
    end
    local whose = format("%s '%s'", word, prim.shown(name))
    local owed = prim.owe(format("%s: nothing follows the name; say %s \"%s\" { %s }", whose, word,
                                 prim.shown(name), example))
    return prim.exact(whose, function(t)
      prim.take(owed)
      return f(name, t)
    end)
  end
  return prim.exact(word, braces)
end

-- given(x, otherwise): x, or what stands behind it where there is no x. Lua's own `or` would look at
-- a pattern.
function lang.given(x, otherwise)
  prim.offer(x)
  prim.offer(otherwise)
  if x == nil then return otherwise end
  return x
end

-- meant(why, x): x, which nothing need use; the reason is for who reads the definition.
function lang.meant(why, x)
  if type(why) ~= "string" or why == "" then
    complain(format("meant: the reason must stand first, a text, got %s", prim.type(why)))
  end
  prim.offer(x)
  return x
end
