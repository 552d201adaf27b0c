-- Seirawan chess, S-chess: a hawk (bishop and knight) and an elephant (rook and knight) wait in hand. When
-- a man leaves the cell where he began, one may be put there; in castling, on the king's or the rook's.
game { language = 1, name = "Seirawan Chess", xboard = "seirawan", source = "Y. Seirawan and B. Harper, 2007" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Elephant", "Hawk", "Queen", "Rook", "Bishop", "Knight" }
local stock = hand { Elephant = 1, Hawk = 1 }
local castling, rights, castles = chess.castling(board, "King", {
  "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } })
-- Who may castle has the gates of king and rook by that; his right to them begins where it ends and they
-- are there yet. Who has nothing in hand has no gates.
local open, partners = -always, { { castles[2] }, [5] = castles, [8] = { castles[1] } }
local fields = { { rights[1], rights[2] }, { rights[3], rights[4] } }
local function may_castle(i, player)
  local may = -always
  for _, castle in ipairs(partners[i] or {}) do may = may + castle:of(player) end
  return may
end
local gates = "A gate is a cell of the first rank on which he who began there still stands, as long as his player has "
  .. "somebody in hand: when he leaves it, one of these may be put there."
for i = 1, 8 do
  local file = string.char(96 + i)
  local cell = board:zone { file .. "1" }
  local gate = right("gate " .. file) { letter = file:upper(), start = not partners[i], lost_by = cell,
                                        where = count(mover, cell):is(1), help = gates }
  open = open + cell * (gate + may_castle(i, mover))
  for p, player in ipairs { "White", "Black" } do
    fields[p][i + 2] = gate:of(player)
    local ended = was(may_castle(i, player)) * -may_castle(i, player)
    after { gate:of(player):set(1), when = ended * -touched(cell, player), help = gates }
    after { gate:of(player):clear(), when = stock.Elephant:of(player):is(0) * stock.Hawk:of(player):is(0),
            help = gates }
  end
end
local written = { table.unpack(fields[1]) }
for i, field in ipairs(fields[2]) do written[10 + i] = field end
turn { { "move" }, { "drop", optional = true } }
local more = {}
for i, like in ipairs { "Chancellor", "Archbishop" } do
  local man = chess.men[like](board)
  man[1], man.drop = ({ "E", "H" })[i], anywhere:to(open)
  more[i] = { men[i], man }
end
chess.game {
  board = board, men = { "Queen", "Rook", "Bishop", "Knight" }, more = more, to = men,
  walk = board.all + castling, rights = written,
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
