-- The Colossus of Yorn: after every move it takes a random step and crushes whatever stands in its
-- way.
--
-- colossus(board, compass) returns { there =, start = }: whether it takes part, and the cell where it
-- starts, if that is fixed. compass() gives its steps by direction, where they are not the board's.
return function(board, compass)
  local is_there = option "colossus" {
    help = "whether the Colossus of Yorn walks the board and crushes what stands in its way",
    { "off", help = "it stays away" },
    { "on", help = "it walks: after every move a die moves it" } }
  local start = option "colossus-start" {
    help = "the cell where the Colossus starts",
    type = "cell", default = "random",
    { "random", help = "one of the four middle cells, chosen by a throw" },
    { "anywhere", help = "any empty cell, chosen by a throw" } }
  refuse(is_there.off and not start.random,
         "option 'colossus-start' needs the Colossus: set colossus=on")
  if is_there.off then return { there = false } end

  piece "Colossus" { "*", value = 0, help = "moved only by the die; belongs to nobody and cannot be captured" }

  local places = {}
  for _, cell in ipairs(start.anywhere and board:cells() or { "e5", "f5", "e6", "f6" }) do
    places[#places + 1] = { cell, from = cell, walk = at(empty) * put("Colossus", nobody) }
  end
  local where = start.anywhere and "any empty cell" or "one of the four middle cells"
  throw "start" { opening = true, when = count(nobody, "Colossus"):is(0), shows = "{%c}",
                  help = "Before the first move a throw decides where the Colossus starts: on " .. where .. ".",
                  table.unpack(places) }

  -- A ten-sided die; after a ten, file and rank are thrown for as well.
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
                 help = "After every move a ten-sided die is thrown for the Colossus. On 1 to 8 it takes one step, "
                   .. "north on 1 and so on clockwise, and crushes whatever stands there; at the edge it stays. On 9 "
                   .. "it stays. On 10 it goes to a cell chosen by another throw, and crushes whatever stands there.",
                 table.unpack(rows) }
  return { there = true, start = not start.random and not start.anywhere and board:zone { start:get() } or nil }
end
