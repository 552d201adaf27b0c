-- betza.lua -- patterns from Betza's notation, as written by XBoard and Fairy-Stockfish.
--
-- A text is a sum of terms: modifiers in lower case, an atom in upper case, and how often it is
-- repeated. Source of the atoms, the modifiers and the legs joined by 'a': H. G. Muller, "Betza
-- notation and XBoard", https://www.gnu.org/software/xboard/Betza.html.
local prim, lang = ...
local complain, poison, owe = prim.complain, prim.poison, prim.owe
local format, ipairs, type = lang.string.format, lang.ipairs, lang.type
local math = lang.math

-- The leap of each atom: the distance one way, and the distance across it.
local leaps = { W = { 1, 0 }, F = { 1, 1 }, D = { 2, 0 }, N = { 2, 1 }, A = { 2, 2 }, H = { 3, 0 },
                C = { 3, 1 }, L = { 3, 1 }, Z = { 3, 2 }, J = { 3, 2 }, G = { 3, 3 } }
-- Atoms that stand for several, and their default range; 0: to the edge.
local compounds = { K = { "WF", 1 }, R = { "W", 0 }, B = { "F", 0 }, Q = { "WF", 0 } }
local sides = { f = { "f" }, b = { "b" }, l = { "l" }, r = { "r" },
                v = { "f", "b" }, s = { "l", "r" } }
local refused = {
  i = "'i' (a first move) is not supported; use :from(zone), e.g. betza \"mW2\":from(rank(2))",
  e = "'e' (taking in passing) is not supported; use a marker",
  O = "castling is not supported; use shift",
  h = "'h' comes after a direction, as in fhN",
}

-- ---- directions ----

local function is_side(way) return way == "l" or way == "r" end

-- Does a leap of x files and y ranks go that way?
local function goes(way, x, y)
  if way == "f" then return y > 0 end
  if way == "b" then return y < 0 end
  if way == "l" then return x < 0 end
  return x > 0
end

-- The leaps of an atom that go `first` and, if given, `second`. An oblique leap goes farthest
-- in the direction that is named: fN is the steep pair; of two letters the second names the
-- main direction, so that frN is the flat one. With "h" it is all of that half.
local function picks(first, second, x, y)
  if not goes(first, x, y) then return false end
  local flat = math.abs(x) > math.abs(y)
  if x == 0 or y == 0 or math.abs(x) == math.abs(y) then
    return second == nil or second == "h" or goes(second, x, y)
  end
  local main = second ~= "h" and (second or first)
  return not main or (goes(main, x, y) and is_side(main) == flat)
end

-- All eight, four or two directions of a leap.
local function offsets(atom)
  local a, b, list = leaps[atom][1], leaps[atom][2], {}
  for _, o in ipairs { { a, b }, { b, a } } do
    for _, sign in ipairs { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } } do
      local x, y = o[1] * sign[1], o[2] * sign[2]
      list[x .. "," .. y] = list[x .. "," .. y] or { x, y }
    end
  end
  local all = {}
  for _, key in ipairs(prim.sorted_keys(list)) do all[#all + 1] = list[key] end
  return all
end

-- The letters of directions as pairs { first, second }: on a diagonal or oblique leap two
-- letters, one along the board and one across it, are one direction.
local function pairs_of(letters, atom)
  local list, i = {}, 1
  local orthogonal = leaps[atom][2] == 0
  while i <= #letters do
    local first, second = letters:sub(i, i), letters:sub(i + 1, i + 1)
    local crosses = sides[second] and (first == second or is_side(sides[first][1]) ~=
                                                             is_side(sides[second][1]))
    if second == "h" or (crosses and not orthogonal) then
      list[#list + 1], i = { first, second }, i + 2
    else
      list[#list + 1], i = { first }, i + 1
    end
  end
  return list
end

-- The directions of an atom that the letters select; all of them without letters.
local function chosen(atom, letters)
  local list = {}
  for _, o in ipairs(offsets(atom)) do
    local taken = letters == ""
    for _, pair in ipairs(pairs_of(letters, atom)) do
      for _, first in ipairs(sides[pair[1]]) do
        for _, second in ipairs(sides[pair[2]] or { pair[2] or false }) do
          taken = taken or picks(first, second or nil, o[1], o[2])
        end
      end
    end
    if taken then list[#list + 1] = o end
  end
  return list
end

-- ---- one leg ----

local function add(sum, p) return sum and p and sum + p or sum or p end

local function sign(x) return x > 0 and 1 or x < 0 and -1 or 0 end

-- A leap in steps: orthogonal ones first, then diagonal, like the horse and the elephant of
-- xiangqi.
local function by_steps(x, y)
  local ax, ay = math.abs(x), math.abs(y)
  local straight, slant = math.abs(ax - ay), math.min(ax, ay)
  local along = ax > ay and prim.offset(sign(x), 0) or prim.offset(0, sign(y))
  local across = prim.offset(sign(x), sign(y))
  if slant == 0 then return along and along^straight end
  if straight == 0 then return across and across^slant end
  return along and across and along^straight * across^slant
end

-- Over the cell in the middle, which must be occupied.
local function over(x, y)
  local half = x % 2 == 0 and y % 2 == 0 and prim.offset(x // 2, y // 2)
  return half and half * lang.anything * half
end

local function ride(d, range)
  if range == 1 then return d end
  return range == 0 and d:ride() or d:upto(range)
end

-- A hop: along the line to the first piece and beyond it, directly (g) or any distance (p). The
-- piece must be within the range, and so must the end, counted from the piece.
local function hop(leg, range, d)
  local more = range == 0 and 0 or range - 1
  local before = range == 1 and d or (ride(d, more) + lang.stay) * d
  local behind = (leg.g or range == 1) and d or d * ride(d, more) + d
  return lang.straight(before * lang.anything * behind)
end

-- A leg in a single direction; nil if the board has no such step.
local function walk(leg, range, x, y)
  if leg.n then return by_steps(x, y) end
  if leg.j then return over(x, y) end
  local d = prim.offset(x, y)
  if d and (leg.g or leg.p) then return hop(leg, range, d) end
  return d and ride(d, range)
end

-- What the last leg may land on; `room`: a condition for cells that count as empty, if those
-- are more than the empty ones.
local function landing(leg, p, room)
  if leg.m and not leg.c then return p:to(room or lang.empty) end
  if leg.c and not leg.m then return lang.capture(p) end
  return room and p:to(room + lang.enemy) or p
end

-- What a leg before the last does on the cell where it ends; nil: it must be empty.
local function joint(leg)
  local what
  if leg.p then what = lang.at(lang.anything) end
  if leg.c then what = add(what, lang.enemy * -lang.taken * lang.take) end
  return what and leg.m and what + lang.at(lang.empty) or what
end

-- ---- several legs ----

-- The eight directions in which a leg can continue, an eighth of a turn apart, and by how many
-- each letter turns.
local compass = { { 0, 1 }, { 1, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, -1 }, { -1, 0 }, { -1, 1 } }
local turns = { f = { 0 }, b = { 4 }, l = { 6 }, r = { 2 }, v = { 0, 4 }, s = { 2, 6 }, fl = { 7 },
                fr = { 1 }, lf = { 7 }, rf = { 1 }, fs = { 1, 7 }, bl = { 5 }, br = { 3 }, bs = { 3, 5 },
                lb = { 5 }, rb = { 3 } }

local function heading(x, y)
  for i, d in ipairs(compass) do
    if d[1] == sign(x) and d[2] == sign(y) then return i - 1 end
  end
end

-- The offsets in which a leg goes on from (x, y).
local function onward(leg, x, y)
  local list, i = {}, 1
  local far = math.max(math.abs(x), math.abs(y))
  while i <= #leg.ways do
    local by = turns[leg.ways:sub(i, i + 1)]
    i = i + (by and #leg.ways > i and 2 or 1)
    for _, turn in ipairs(by or turns[leg.ways:sub(i - 1, i - 1)]) do
      local d = compass[(heading(x, y) + turn) % 8 + 1]
      list[#list + 1] = { d[1] * far, d[2] * far }
    end
  end
  return list
end

local function choice(ways)
  local sum
  for _, o in ipairs(ways) do sum = add(sum, prim.offset(o[1], o[2])) end
  return sum
end

local function joined(p, leg, rest)
  local between = joint(leg)
  if not (p and rest) then return nil end
  return between and p * between * rest or p * rest
end

-- The walks of the legs from the i-th on, in the directions `ways`; nil if there are none.
local function chain(term, i, ways)
  local leg, next_leg, sum = term.legs[i], term.legs[i + 1], nil
  if not next_leg then return choice(ways) end
  if next_leg.ways == "" then
    return joined(choice(ways), leg, chain(term, i + 1, term.all))
  end
  for _, o in ipairs(ways) do
    local rest = chain(term, i + 1, onward(next_leg, o[1], o[2]))
    sum = add(sum, joined(prim.offset(o[1], o[2]), leg, rest))
  end
  return sum
end

-- Can the last leg end where the first began, or an earlier leg pass there?
local function comes_back(term)
  local last = term.legs[#term.legs]
  return #term.legs > 2 or last.ways == "" or last.back
end

local function chained(term)
  local first, takes, ways = {}, false, term.legs[1].ways
  for _, atom in ipairs(term.atoms) do
    for _, o in ipairs(offsets(atom)) do term.all[#term.all + 1] = o end
    for _, o in ipairs(chosen(atom, ways)) do first[#first + 1] = o end
  end
  for i = 1, #term.legs - 1 do takes = takes or term.legs[i].c end
  local p, last = chain(term, 1, first), term.legs[#term.legs]
  if not p then return nil end
  if not (comes_back(term) and (takes or #term.legs > 2)) then return landing(last, p) end
  return landing(last, lang.revisit(p), takes and lang.empty + lang.at_start or nil)
end

local function is_plain(leg) return not (leg.n or leg.j or leg.p or leg.g or leg.ways ~= "") end

local function single(term)
  local leg, sum = term.legs[1], nil
  for _, atom in ipairs(term.atoms) do
    local a, b = leaps[atom][1], leaps[atom][2]
    if is_plain(leg) and a > 1 then
      sum = add(sum, term.range == 1 and lang.leap(a, b) or lang.straight(ride(lang.leap(a, b), term.range)))
    else
      for _, o in ipairs(chosen(atom, leg.ways)) do
        sum = add(sum, walk(leg, term.range, o[1], o[2]))
      end
    end
  end
  return sum and landing(leg, sum)
end

-- ---- reading ----

local function wrong(text, at, why)
  complain(format("betza: \"%s\", at '%s': %s", prim.shown(text), prim.shown(text:sub(at)), why))
  return nil
end

-- Reads one leg's modifiers from text:sub(at) on; returns the position after them, too.
local function read_leg(text, at)
  local leg = { ways = "" }
  while at <= #text do
    local c = text:sub(at, at)
    if sides[c] or (c == "h" and leg.ways ~= "") then
      leg.ways, leg.half = leg.ways .. c, leg.half or c == "h"
      leg.back = leg.back or c == "b" or c == "v"
    elseif c == "m" or c == "c" or c == "n" or c == "j" or c == "p" or c == "g" then
      leg[c] = true
    elseif c == "a" or c < "a" or c > "z" then
      return leg, at
    else
      local atom = leaps[c:upper()] and format("; the atom %s is a capital", c:upper()) or ""
      return wrong(text, at, refused[c] or format("unknown modifier '%s'%s; available: m c n j p " ..
                                                  "g, f b l r v s h, and a", prim.shown(c), atom))
    end
    at = at + 1
  end
  return wrong(text, #text, "expected an atom, a capital such as W, F, N, K, R, B or Q")
end

-- The range of the atom: a number, or the atom doubled; and the position after it.
local function read_range(text, at, atom, otherwise)
  local first = at
  while text:sub(at, at) >= "0" and text:sub(at, at) <= "9" do at = at + 1 end
  if at > first then return lang.tonumber(text:sub(first, at - 1)), at end
  if text:sub(at, at) == atom then return 0, at + 1 end
  return otherwise, at
end

local function fits(term)
  local one = term.range == 1
  for _, leg in ipairs(term.legs) do
    if #term.legs > 1 and (leg.n or leg.j or leg.g or leg.half) then
      return false, "a leg before or after 'a' cannot have n, j, g or h"
    end
    if (leg.n or leg.j) and not one then return false, "'n' and 'j' are only for a single leap" end
  end
  if #term.legs > 1 and not one then return false, "legs joined by 'a' must be single steps" end
  for _, atom in ipairs(term.atoms) do
    local x, y = leaps[atom][1], leaps[atom][2]
    if #term.legs > 1 and x ~= y and y ~= 0 then
      return false, "legs joined by 'a' must go straight: K, W, F, D, A, H or G"
    end
    if term.legs[1].j and (x % 2 ~= 0 or y % 2 ~= 0) then
      return false, "'j' is only for D and A, which have a cell in the middle"
    end
    if term.legs[1].n and x == 1 then return false, "'n' is only for leaps: a step has no cell in between" end
  end
  return true
end

local function read_atom(text, at, term)
  local c = text:sub(at, at)
  local compound = compounds[c]
  if not (compound or leaps[c]) then
    return wrong(text, at, refused[c] or format("unknown atom '%s'; available: W F D N A H C L Z J G " ..
                                                "and K R B Q", prim.shown(c)))
  end
  local atoms = compound and compound[1] or c
  for i = 1, #atoms do term.atoms[i] = atoms:sub(i, i) end
  term.range, at = read_range(text, at + 1, c, compound and compound[2] or 1)
  if term.range > 64 then return wrong(text, at - 1, "the number of steps may be at most 64; 0 means no limit") end
  local fine, why = fits(term)
  if not fine then return wrong(text, at - 1, why) end
  return at
end

-- Reads one term; returns the position after it, or nil after an error.
local function read_term(text, at)
  local term = { legs = {}, atoms = {}, all = {} }
  repeat
    if #term.legs > 0 then at = at + 1 end
    local leg, behind = read_leg(text, at)
    if not leg then return nil end
    term.legs[#term.legs + 1], at = leg, behind
  until text:sub(at, at) ~= "a"
  at = read_atom(text, at, term)
  return term, at
end

-- betza "fmWfcF": the pattern that the text denotes.
function lang.betza(text)
  if type(text) ~= "string" or text == "" then
    complain(format("betza: expected a string such as \"fmWfcF\", got %s",
                    text == "" and "an empty one" or prim.type(text)))
    return poison()
  end
  if not prim.need_square("betza") then return poison() end
  local sum, at = nil, 1
  while at <= #text do
    local term, behind = read_term(text, at)
    if not behind then return poison() end
    sum, at = add(sum, #term.legs > 1 and chained(term) or single(term)), behind
  end
  if not sum then owe(format("betza: \"%s\" leads nowhere on this board", prim.shown(text)), true) end
  return sum or lang.none
end
