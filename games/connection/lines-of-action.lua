game {
  language = 1, name = "Lines of Action",
  help = "A man moves exactly as many cells as there are men on its line, over its own side's men but not over "
    .. "enemies. The player whose men are all in one group wins.",
  source = "C. Soucie, in S. Sackson: A Gamut of Games, 1969; M. Winands, 2004",
  note = "Move counts are confirmed only by a second enumerator of our own.",
}
local both = option "both" {
  help = "what happens when one move brings both players' men together",
  { "draw", help = "the game is drawn" },
  { "mover", help = "the player who made it wins" } }
local board = square(8, 8)
players { { "Black", letter = "b", style = "A" }, { "White", letter = "w", style = "a" } }
-- Along an axis, as many steps either way as there are men on that line of the board.
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
  help = "Straight ahead in any of the eight directions, exactly as many cells as there are men on that whole line, "
         .. "counting both sides and the man itself. It passes over its own side's men but not over enemies, and ends "
         .. "on an empty cell or captures an enemy there." }
setup "1MMMMMM1/m6m/m6m/m6m/m6m/m6m/m6m/1MMMMMM1"
turn { "move" }
turn { "pass", otherwise = true }
local mine, yours = groups(friend, board.all):is(1), groups(enemy, board.all):is(1)
goal(-160 * groups(friend, board.all))
goal(15 * cells(friend * file("c", "d", "e", "f") * rank(3, 4, 5, 6)))
ending {
  both.draw and draw { mine * yours, says = "both in one group",
                       help = "A move that brings the men of both players together in one group each is a draw." },
  win { mine, says = "one group", help = "A player whose men are all in one group, each connected to the others in any "
    .. "of the eight directions, wins; a single man is a group, too." },
  loss { yours, says = "one group", help = "A move that brings only the opponent's men together loses." },
  draw { repeated(3), says = "third occurrence" },
}
