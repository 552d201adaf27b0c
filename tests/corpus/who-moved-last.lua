-- Search claimed a loss: whom having no move makes lose hangs on who moved last, and the table did not know. Plays.
game { language = 1, name = "R" }
local b = graph()
local F, K = 4, 4
local function nm(x, y) return ("abcdef"):sub(x, x) .. y end
for y = 1, K do for x = 1, F do b:cell(nm(x, y), { x, y }) end end
for y = 1, K do for x = 1, F do
if x < F then b:edge("e", nm(x, y), nm(x + 1, y), x + 1 == F and "n" or nil) b:edge("w", nm(x + 1, y), nm(x, y), x == 1 and "s" or nil) end
if y < K then b:edge("n", nm(x, y), nm(x, y + 1), y + 1 == K and "w" or nil) b:edge("s", nm(x, y + 1), nm(x, y), y == 1 and "e" or nil) end
end end
local rows = {} for y = K, 1, -1 do rows[#rows + 1] = {} for x = 1, F do rows[#rows][x] = nm(x, y) end end b:rows(rows)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local pm = marker "pm" { per_player = true }
local ri = right "ri" { letter = "Z", given = true, lost_by = b:zone { "a1", "c4", "b4", "a3" } }
local lost = holdings { "Rook", "Man" }
piece "Man" { "M", move = (b.n):takes(b.s) + quiet(((((b.n+b.s+b.e+b.w))^3):via(-hole) * anything * ((b.e+b.w) * straight((b.e):ride())))) + once(ri, (((b.n+b.e) * ((b.n+b.s+b.e+b.w) + b.w)) * friend * b.w)), drop = anywhere * mark(pm) * b.e }
piece "Rook" { "+R", move = b.w + (stay:from(lost.any) * shift("b4", "b1")) * ri:clear() }
piece "Dust" { "#", move = (b.n+b.e) }
setup "1M1M/1+R*#/m*+r1/mm2"
again { by "Rook" }
ending { win { count(other):is(0) }, loss { no_moves, who = other }, draw { repeated(3) } }
