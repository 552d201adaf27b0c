-- What the first part of a turn took counted as taken by the second, which must take something. Plays.
game { language = 1, name = "Made" }
b = square(3, 4)
players { { "White", letter = "w", style = "+" }, { "Black", letter = "b", style = "A" }, { "Red", letter = "r", style = "a" } }
o2 = option "o2" {
  { "two", ( (count() ):is(groups((count() ), b.se))) } }
o1 = option "o1" {
  { "two", o2 } }
piece "Ant" { "A", move = each(b.forward, function(d) return d * d end) + (((o1 * ( b.diag)))):promote { at = rank(3), to = { "Ant" } } }
turn { { "Ant",  (anywhere):takes(b.nw) }, { "capture" } }
setup "aa1/2A+/2A/3"
