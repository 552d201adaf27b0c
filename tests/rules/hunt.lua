-- Hunts. The counts are our own, confirmed by a second program that knows only these games.

game "brandubh"
test "brandubh: men move like rooks, but not onto the throne or the corners" {
  fen = "7/7/7/7/M6/7/5k1 a", from = "a3", moves = {
    "a3-a2", "a3-a4", "a3-a5", "a3-a6", "a3-b3", "a3-c3", "a3-d3", "a3-e3", "a3-f3", "a3-g3" },
}
test "a man may pass over the empty throne" { fen = "7/7/7/M6/7/7/5k1 a", legal = { "a4-e4" }, illegal = { "a4-d4" } }
test "a man is captured between two" {
  fen = "7/7/7/7/2Mm3/6M/5k1 a", play = { "g2-e2" }, final_fen = "7/7/7/7/2Mm3/4M2/5k1 d",
}
test "by the one that arrives second" {
  fen = "7/7/7/7/2Mm3/4M2/5k1 a", play = { "e2-e3" }, final_fen = "7/7/7/7/2M1M2/7/5k1 d",
}
test "a man that steps between two is safe" {
  fen = "7/7/7/7/2M1M2/3m3/5k1 d", play = { "d2-d3" }, final_fen = "7/7/7/7/2MmM2/7/5k1 a",
}
test "a corner counts as a man" {
  fen = "7/7/7/7/7/2M4/1m3k1 a", play = { "c2-c1" }, final_fen = "7/7/7/7/7/7/2M2k1 d",
}
test "on the throne the king is captured by four" {
  fen = "7/7/3M3/2MkM2/7/3M3/7 a", play = { "d2-d3" }, result = "Attackers wins (the King is taken)",
}
test "elsewhere by two" {
  fen = "7/7/7/7/7/1kM4/M6 a", play = { "a1-a2" }, result = "Attackers wins (the King is taken)",
}
test "the king escapes in a corner" {
  fen = "7/M6/7/7/7/7/5k1 d", play = { "f1-g1" }, result = "Defenders wins (the King is out)",
}

game "tablut"
test "tablut: the king escapes at the edge" {
  fen = "9/9/9/9/9/2k6/9/9/M8 d", play = { "c4-c1" }, result = "Defenders wins (the King is out)",
}
test "corners do not help to capture a man" {
  fen = "9/9/9/9/4k4/9/9/2M6/1m7 a", play = { "c2-c1" }, final_fen = "9/9/9/9/4k4/9/9/9/1mM6 d",
}
test "next to the throne the king is captured by three men and the throne" {
  fen = "9/9/9/4M4/9/4k4/4M4/9/9 a", legal = { "e6-d6" },
}

game "fox-and-geese"
test "the fox jumps over geese as often as it likes" {
  fen = "**3**/**3**/7/3g3/3F1gg/**3**/**1gg** f", legal = { "d3xd4-d5" },
}
test "geese step and do not capture" {
  fen = "**3**/**3**/3gF2/7/gg5/**3**/**1gg** g", from = "d5", moves = { "d5-c5", "d5-d4", "d5-d6" },
}
test "only every other point has diagonal lines" {
  fen = "**3**/**3**/7/7/gg4F/**3**/**1gg** f", moves = { "g3-f3", "g3-g4", "g3-f4" },
}
test "the fox is caught" {
  fen = "**3**/**3**/7/4g2/2g4/**gg1**/**Fgg** g", play = { "e4-e3" }, result = "Geese wins (the fox is caught)",
}
test "not while it can jump" {
  fen = "**3**/**3**/7/4g2/2g4/**gg1**/**Fgg** g", play = { "e4-f4" }, result = "ongoing",
}
test "too few geese" {
  fen = "**g1g**/**3**/7/7/2gF2g/**3**/**3** f", play = { "d3xc3-b3" }, result = "Fox wins (too few geese)",
}
