-- A man written * made moves look like the end of a record: its own was refused. Plays.
game { language = 1, name = "Made", author = "nobody", note = "<&>" }
b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Cat" { "C", glyph = { "♖", "♜" }, move = b.ortho + (b.sideways) * convert * called("O-O") + capture(b.ne) }
setup { [[ . C A * ]] }
piece "Bee" { "*", move = leap(1, 2) + (b.sw) * convert * called("O-O") + quiet(leap(1, 1)) }
piece "Ant" { "A", royal = true, move = b.diag + (anywhere):promote { at = b:zone { "c3", "b1", "c2", "c1" }, to = "Cat" } }
ending {
  draw { captured "Cat", mark = "K" },
}
throw "t1" { when = always, shows = "{%d}",
  { 1, walk = ((straight(stay)) + quiet((leap(1, 2) * b.s))) / quiet((anywhere):via(-(visited))):to(kind("Bee")), from = "c4", optional = true },
}
notation "n1" { move = "{piece}{which}{to}", capture = "{piece}{which}x{to}", }
