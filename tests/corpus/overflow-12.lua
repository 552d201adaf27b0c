-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} throw "t" { when=always, dice={dice(1,6),dice(1,6)}, shows="%d:%d", {when=(roll(1)*roll(2)):over(99), walk=stay} } setup "AAAA/4/4/aaaa"
