game {
  language = 1, name = "Lines of Action",
       help = "A man goes as many cells as there are men in the line of his way, over his own but "
               .. "not over enemies. Who has all his men in one group has won.",
  source = "C. Soucie, in S. Sackson: A Gamut of Games, 1969; M. Winands, 2004",
  note = "Move counts are confirmed by a second enumerator of our own alone.",
}
local both = option "both" {
  help = "when one move joins the men of both",
  { "draw", help = "the game is drawn" },
  { "mover", help = "who made it has won" } }
local board = square(8, 8)
players { { "Black", letter = "b", style = "A" }, { "White", letter = "w", style = "a" } }
-- Along an axis so many steps either way, from a line of the board where so many men stand.
local moves = none
for _, axis in ipairs { { "n", "s" }, { "e", "w" }, { "ne", "sw" }, { "nw", "se" } } do
  local stand = { -always, -always, -always, -always, -always, -always, -always }
  for i = 0, 63 do
    local cell, line = string.char(97 + i % 8) .. i // 8 + 1, {}
    while cell and (line[1] or not board:step(axis[2], cell)) do
      line[#line + 1], cell = cell, board:step(axis[1], cell)
    end
    for men = 1, #line - 1 do
      local zone = board:zone(line)
      stand[men] = stand[men] + zone * count(anyone, zone):is(men)
    end
  end
  for men = 1, 7 do
    moves = moves + (board[axis[1]]^men + board[axis[2]]^men):via(empty + friend):from(stand[men])
  end
end
piece "Man" { "M", value = 100, move = moves,
  help = "Straight on in any of the eight directions, exactly as many cells as there are men, of both sides and "
    .. "himself "
         .. "among them, on the whole line along which he goes. He passes over his own men, not over enemies, and "
         .. "ends on "
         .. "an empty cell or takes an enemy there." }
setup "1MMMMMM1/m6m/m6m/m6m/m6m/m6m/m6m/1MMMMMM1"
turn { "move" }
turn { "pass", otherwise = true }
local mine, yours = groups(friend, board.all):is(1), groups(enemy, board.all):is(1)
goal(-160 * groups(friend, board.all))
goal(15 * cells(friend * file("c", "d", "e", "f") * rank(3, 4, 5, 6)))
ending {
  both.draw and draw { mine * yours, says = "both in one group",
                       help = "A move after which the men of both hang together so is a draw." },
  win { mine, says = "one group", help = "Whose men all hang together, each beside another in any of the eight "
    .. "directions, "
                                         .. "wins; a single man does, too." },
  loss { yours, says = "one group", help = "So does the other, if a move joins his men" .. (both.draw and " "
    .. "alone." or ".") },
  draw { repeated(3), says = "third occurrence" },
}
