-- Tori shogi, the shogi of birds: seven by seven. A move that starts or ends in the last two ranks promotes a
-- swallow to a goose, and the falcon to an eagle. A player may have at most two swallows on a file.
game {
  language = 1, name = "Tori Shogi", source = "Toyota Genryū, 1799; leaflet by G. F. Hodges, 1980s",
}
local shogi = import "rules/shogi"
local b = square(7, 7)
local zone, last = rank(6, 7), rank(7)
shogi.players(b)
hand { "Swallow", "Falcon", "Crane", "Pheasant", "Left Quail", "Right Quail", captured = true }
local function line(d) return straight(d:ride()) end
local function becomes(to, walk)
  return walk:from(-zone):promote { at = zone, to = to } + walk:from(zone) * become(to)
end
local function bird(name, letter, value, walk, drop, help)
  piece(name) { letter, value = value, move = walk, help = help, drop = given(drop, anywhere) }
end
piece "Phoenix" { "K", royal = true, value = 0, move = b.all }
bird("Falcon", "F", 500, becomes("Eagle", b.diag + b.sideways + b.n))
bird("Crane", "C", 400, b.diag + b.n + b.s)
bird("Pheasant", "P", 250, jump(b.n * b.n) + b.backward_diag)
bird("Left Quail", "L", 350, line(b.n) + line(b.se) + b.sw)
bird("Right Quail", "R", 350, line(b.n) + line(b.sw) + b.se)
bird("Swallow", "S", 100, becomes("Goose", b.n), anywhere:to(-last * shogi.few(b, "Swallow", 2)),
     "One step forward; if the step starts or ends on ranks 6 and 7 it promotes to Goose. Dropped from the hand: on an "
       .. "empty cell of ranks 1 to 6, on a file where its owner has at most one other Swallow.")
piece "Eagle" { "+F", value = 900, returns = "Falcon",
                move = b.all + line(b.s) + line(b.forward_diag)
                       + each(b.backward_diag, function(d) return d:upto(2) end) }
piece "Goose" { "+S", value = 250, returns = "Swallow",
                move = each(b.forward_diag + b.s, function(d) return jump(d * d) end) }
setup [[ . . . . S . .
         S S S S S S S
         . . . F . . .
         L P C K C P R ]]
shogi.ends { no_mate = "Swallow" }
