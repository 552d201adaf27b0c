-- Chu shogi: twelve by twelve, forty-six pieces each, no drops. A piece may promote when it enters the last four ranks,
-- and there when it captures. The Lion steps twice in a turn. A player with neither King nor Prince left loses, and so
-- does one with nothing else against more than Pawns and Go-Betweens, unless he can bare the opponent in reply.
game { language = 1, name = "Chu Shogi", source = "Traditional, Japan; Japanese Chu Shogi Association",
       note = "A fourth occurrence of a position draws. Move counts are confirmed only by a second enumerator of our "
         .. "own." }
local shogi = import "rules/shogi"
local b = square(12, 12)
local n, s, w, e, all, ortho, diag = b.n, b.s, b.w, b.e, b.all, b.ortho, b.diag
local zone = rank(9, 10, 11, 12)
shogi.players(b)
local function ride(dirs) return straight(dirs:ride()) end
-- A piece that steps twice can leap, capture what it passes, capture it and stay, or come back from an empty cell.
local function stings(dirs)
  return each(dirs, function(d) return d + jump(d * d) + d * enemy * take * d + capture(still(d)) * take end)
         + stay:from(beside(dirs, empty))
end
-- A Lion that leaps to an enemy Lion which was not next to it must not be open to capture there, unless it captures
-- something on the way that is neither Pawn nor Go-Between.
local lions, cheap, afar = { "Lion", "Promoted Kirin" }, kind { "Pawn", "Go-Between" }, marker "afar" { brief = true }
local other_lion = enemy * kind(lions) * -beside(all, at_start)
local plain = empty + enemy * (-kind(lions) + beside(all, at_start))
local stalks = "One or two steps like a King's, over whatever stands there, turning freely. It captures an enemy that "
  .. "it steps on; it may come back, and so capture without moving, or pass the turn. It captures an enemy Lion that "
  .. "is not next to it only if it could not be captured in return, or if it captures another piece on the way that "
  .. "is neither Pawn nor Go-Between."
local function safe(walk) return walk:to(plain) + walk:to(other_lion) * mark(afar) end
local lion = all + safe(jump(all^2)) + all * (enemy * -cheap) * take * all
             + safe(all * (enemy * cheap) * take * all) + capture(still(all)) * take
             + stay:from(beside(all, empty))
local bishop, rook, queen, gold = ride(diag), ride(ortho), ride(all), shogi.gold(b)
local side_mover, up_mover, elephant = ride(e + w) + n + s, ride(n + s) + e + w, b.forward + b.sideways + diag
local dragon, horse = rook + diag, bishop + ortho
for _, man in ipairs {
  { "King", "K", 1000, all }, { "Free King", "Q", 1200, queen }, { "Lion", "N", 2000, lion },
  { "Pawn", "P", 100, n, "Tokin", gold }, { "Go-Between", "I", 150, n + s, "Promoted Go-Between", elephant },
  { "Lance", "L", 300, ride(n), "White Horse", ride(n + s + b.forward_diag) },
  { "Reverse Chariot", "A", 400, ride(n + s), "Whale", ride(n + s + b.backward_diag) },
  { "Leopard", "F", 300, diag + n + s, "Promoted Leopard", bishop },
  { "Copper", "C", 250, b.forward_diag + n + s, "Promoted Copper", side_mover },
  { "Silver", "S", 250, diag + n, "Promoted Silver", up_mover }, { "Gold", "G", 300, gold, "Promoted Gold", rook },
  { "Drunk Elephant", "E", 400, elephant, "Prince", all },
  { "Blind Tiger", "T", 400, s + b.sideways + diag, "Flying Stag", ride(n + s) + all },
  { "Kirin", "O", 400, diag + straight(jump(ortho^2)), "Promoted Kirin", lion },
  { "Phoenix", "X", 400, ortho + straight(jump(diag^2)), "Promoted Phoenix", queen },
  { "Side Mover", "M", 450, side_mover, "Free Boar", ride(e + w + diag) },
  { "Vertical Mover", "V", 450, up_mover, "Flying Ox", ride(n + s + diag) },
  { "Rook", "R", 600, rook, "Promoted Rook", dragon }, { "Bishop", "B", 500, bishop, "Promoted Bishop", horse },
  { "Dragon Horse", "H", 700, horse, "Horned Falcon", ride(b.sideways + s + diag) + stings(n) },
  { "Dragon King", "D", 800, dragon, "Soaring Eagle", ride(ortho + b.backward_diag) + stings(b.forward_diag) },
} do
  local name, letter, value, walk, to, promoted = table.unpack(man)
  if to then
    piece(to) { "+" .. letter, value = value + 300, move = promoted, help = to == "Promoted Kirin" and stalks or nil }
    walk = walk:from(-zone):promote { may = zone, to = to } + walk:from(zone) + capture(walk):from(zone) * become(to)
    if name == "Pawn" then walk = walk + quiet(n):from(zone):to(rank(12)) * become(to) end
  end
  piece(name) { letter, value = value, move = walk, help = name == "Lion" and stalks or nil }
end
setup("lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/"
      .. "3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL")
-- When a piece other than a Lion has just captured a Lion, only a Lion may capture the other Lion in reply.
local struck = counter "a Lion was taken" { max = 1 }
local strikes = captured(lions) * -by(lions)
after { struck:set(strikes) }
forbid { strikes * was(struck:is(1)), help = "When a piece other than a Lion has just captured a Lion, only a Lion "
  .. "may capture the other Lion in reply." }
forbid { cells(marked(afar) * attacked):is(1), help = "A Lion may not capture another from afar if it would be "
  .. "attacked there." }
ending {
  win { count(other, { "King", "Prince" }):is(0), says = "no King left" },
  draw { count(mover):is(1) * count(other):is(1), says = "bare Kings" },
  win { count(other):is(1) * (count(mover) - count(mover, { "King", "Prince", "Pawn", "Go-Between" })):over(0)
        * -can(count(other):is(1)), says = "bare King" },
  win { no_moves, says = "no move left" },
  draw { repeated(4), says = "fourth occurrence", claimed = true },
}
