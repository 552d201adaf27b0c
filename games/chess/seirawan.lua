-- Seirawan chess, or S-chess: a hawk (bishop and knight) and an elephant (rook and knight) wait in hand. When a
-- piece leaves its starting cell, one of them may be dropped there; in castling, on the king's or the rook's cell.
game { language = 1, name = "Seirawan Chess", xboard = "seirawan", source = "Y. Seirawan and B. Harper, 2007" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Elephant", "Hawk", "Queen", "Rook", "Bishop", "Knight" }
local stock = hand { Elephant = 1, Hawk = 1 }
local castling, rights, castles = chess.castling(board, "King", {
  "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } })
-- The right to castle includes the gates of king and rook. When it ends, a right of its own begins for each of the
-- two that is still there. A player with nothing in hand has no gates.
local open, partners = -always, { { castles[2] }, [5] = castles, [8] = { castles[1] } }
local fields = { { rights[1], rights[2] }, { rights[3], rights[4] } }
local function may_castle(i, player)
  local may = -always
  for _, castle in ipairs(partners[i] or {}) do may = may + castle:of(player) end
  return may
end
local gates = "A gate is a cell of the first rank that still holds the piece that started there, as long as its player "
  .. "has a piece in hand: when the piece leaves the gate, one from the hand may be dropped there."
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
