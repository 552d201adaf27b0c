-- The Colossus of Yorn: after every move it takes a step at random, and crushes whatever stands
-- in its way.
--
-- colossus(board): true where the players have let it in.
return function(board)
  local is_there = option "colossus" {
    help = "does the Colossus walk about, thrown after every move?", "off", "on" }
  local start = option "colossus-start" {
    help = "where the Colossus stands at first: a cell, or one of the middle four at random",
    type = "cell", default = "random", "random" }
  refuse(is_there.off and not start.random,
         "option 'colossus-start' is for the Colossus: set colossus=on")
  if is_there.off then return { there = false } end

  piece "Colossus" { "*", value = 0 }

  throw "start" {
    opening = true, when = count(nobody, "Colossus"):is(0), shows = "{%c}",
    { "e5", from = "e5", walk = put("Colossus", nobody) },
    { "f5", from = "f5", walk = put("Colossus", nobody) },
    { "e6", from = "e6", walk = put("Colossus", nobody) },
    { "f6", from = "f6", walk = put("Colossus", nobody) },
  }

  -- A ten-sided die; a ten is thrown again for the file and the rank.
  local rows = {}
  for i, direction in ipairs { "n", "ne", "e", "se", "s", "sw", "w", "nw" } do
    rows[i] = { i, weight = 100, of = "Colossus", walk = board[direction], optional = true }
  end
  rows[9] = { 9, weight = 100 }
  for _, cell in ipairs(board:cells()) do
    rows[#rows + 1] = { 10, cell, from = cell, walk = fetch "Colossus" }
  end
  throw "step" { when = count(nobody, "Colossus"), shows = "{%d %c}", table.unpack(rows) }
  return { there = true, start = not start.random and board:zone { start:get() } or nil }
end
