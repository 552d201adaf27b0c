-- A number at the end of its range overflowed. Refused: dice: how many (1 to 10) and of how many sides; at most 40 different totals
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} throw "t" { when=always, dice={dice(99999,6)}, shows="%d", {walk=stay} } setup "AAAA/4/4/aaaa"
