-- a picture asked every cell of every corner, 13 s. Refused: the outlines of all cells together have more than 16384 points
game { language = 1, name = "Heavy" }
local g = graph()
local rows, names = {}, {}
for i = 1, 256 do
  local x, y = (i-1) % 16, (i-1)//16
  if i % 16 == 0 then y = y + 0.1 end
  local o = {}
  for k = 0, 255 do
    local a = k / 256 * 2 * math.pi
    o[#o+1] = x + 0.45*math.cos(a); o[#o+1] = y + 0.45*math.sin(a)
  end
  names[i] = "c" .. i
  g:cell(names[i], { x, y, outline = o })
end
for i = 1, 255 do g:edge("on", names[i], names[i+1]) g:edge("off", names[i+1], names[i]) end
for r = 15, 0, -1 do local t = {} for k = 1, 16 do t[k] = names[r*16+k] end rows[#rows+1] = t end
g:rows(rows, {}, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = g.on }
setup ("M15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15m")
ending { draw { count(mover):is(0) } }
