-- Chess960, or Fischer random chess: the pieces of the first rank start in one of 960 orders, and castling takes king
-- and rook to the same cells as in chess.
game { language = 1, name = "Chess960",
       source = "R. Fischer, 1996; FIDE Laws of Chess, Guidelines II; numbers by R. Scharnagl" }
local number = option "position" { min = 0, max = 959, default = 518,
  help = "which of the 960 starting orders; 518 is that of chess" }
local chess = import "rules/chess"
local b = square(8, 8)
chess.players(b)
-- The order with that number: bishops, queen and knights are placed in turn, then the rooks with the king between them.
local array, men = {}, { "Queen", "Rook", "Bishop", "Knight" }
local function place(letter, nth) -- on the nth of the cells left, counting from 0
  for file = 1, 8 do
    if not array[file] then
      if nth == 0 then array[file] = letter return end
      nth = nth - 1
    end
  end
end
array[number % 4 * 2 + 2], array[number // 4 % 4 * 2 + 1] = "B", "B"
place("Q", number // 16 % 6)
local knights = { { 0, 0 }, { 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 1 }, { 1, 2 }, { 1, 3 }, { 2, 2 }, { 2, 3 }, { 3, 3 } }
for _, nth in ipairs(knights[number // 96 + 1]) do place("N", nth) end
for _, letter in ipairs { "R", "K", "R" } do place(letter, 0) end
local function cell(file) return string.char(96 + file) .. "1" end
local home, corners = nil, {}
for file = 1, 8 do
  if array[file] == "K" then home = file end
  if array[file] == "R" then table.insert(corners, 1, file) end
end
-- All cells from king and rook to where they land must be empty except for the two; the king passes no attacked cell.
local function castle(name, letter, corner, king, rook, called_so)
  local here, there = b:zone { cell(home) }, b:zone { cell(corner) }
  local has = right(name) { letter = letter, lost_by = here + there,
    where = count(mover, "King", here):is(1) * count(mover, "Rook", there):is(1) }
  local may, step = has, king > home and b.e or b.w
  for file = math.min(home, corner, king, rook), math.max(home, corner, king, rook) do
    if file ~= home and file ~= corner then may = may * cells(b:zone { cell(file) } * empty):is(1) end
  end
  local walk = at(may * here * -attacked)
  local moved = corner == rook and stay or shift(cell(corner), cell(rook))
  if king == home then return has, stay * walk * moved * called(called_so) end
  for _ = 2, math.abs(king - home) do walk = walk * step * ((empty + friend) * -attacked) end
  if corner == king then -- the king lands where the rook stood, and the rook goes on from the king's cell
    return has, walk * step * swap * (rook == home and stay or shift(cell(home), cell(rook))) * called(called_so)
  end
  return has, walk * step * empty * moved * called(called_so)
end
local short, kingside = castle("short castling", "K", corners[1], 7, 6, "O-O")
local long, queenside = castle("long castling", "Q", corners[2], 3, 4, "O-O-O")
chess.game {
  board = b, walk = b.all + kingside + queenside, men = men, to = men,
  rights = { short:of "White", long:of "White", short:of "Black", long:of "Black" },
  setup = "P P P P P P P P\n" .. table.concat(array, " "),
}
