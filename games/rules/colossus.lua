-- The Colossus of Yorn: after every move it takes a step at random, and crushes whatever stands
-- in its way.
--
-- colossus(board, compass): is it there, and on which cell from the start. compass() has its steps by
-- direction, where they are not the board's.
return function(board, compass)
  local is_there = option "colossus" {
    help = "whether the Colossus of Yorn walks about, and crushes what stands in its way",
    { "off", help = "it stays away" },
    { "on", help = "it walks: a die moves it after every move" } }
  local start = option "colossus-start" {
    help = "the cell on which the Colossus stands at first",
    type = "cell", default = "random",
    { "random", help = "one of the middle four, thrown" },
    { "anywhere", help = "any cell on which nobody stands, thrown" } }
  refuse(is_there.off and not start.random,
         "option 'colossus-start' is for the Colossus: set colossus=on")
  if is_there.off then return { there = false } end

  piece "Colossus" { "*", value = 0, help = "goes by the die alone, is nobody's, and cannot be taken" }

  local places = {}
  for _, cell in ipairs(start.anywhere and board:cells() or { "e5", "f5", "e6", "f6" }) do
    places[#places + 1] = { cell, from = cell, walk = at(empty) * put("Colossus", nobody) }
  end
  local where = start.anywhere and "any cell on which nobody stands" or "one of the middle four"
  throw "start" { opening = true, when = count(nobody, "Colossus"):is(0), shows = "{%c}",
                  help = "Before the first move it is thrown where the Colossus stands: on " .. where .. ".",
                  table.unpack(places) }

  -- A ten-sided die; a ten is thrown again for the file and the rank.
  local rows, steps = {}, compass and compass() or {}
  for i, direction in ipairs { "n", "ne", "e", "se", "s", "sw", "w", "nw" } do
    rows[i] = { i, weight = 100, of = "Colossus", walk = given(steps[direction], board[direction]),
                optional = true }
  end
  rows[9] = { 9, weight = 100 }
  for _, cell in ipairs(board:cells()) do
    rows[#rows + 1] = { 10, cell, from = cell, walk = fetch "Colossus" }
  end
  throw "step" { when = count(nobody, "Colossus"), shows = "{%d %c}",
                 help = "After every move a ten-sided die is thrown for the Colossus. With 1 to 8 it takes a step, "
                   .. "north with 1 and on clockwise, and crushes who stands there; at the edge it stays. With 9 it "
                   .. "stays. With 10 it comes to a cell that is thrown for, and crushes who stands there.",
                 table.unpack(rows) }
  return { there = true, start = not start.random and not start.anywhere and board:zone { start:get() } or nil }
end
