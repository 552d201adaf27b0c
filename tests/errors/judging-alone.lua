-- The last expression of all is made by the compiler, and has no line of its own.
game { language = 1, name = "Made" }
b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
c1 = counter "c1" {  }
piece "Cat" { "C" }
after { c1:set((c1 )), when = (groups(captured(), b.sw)), at = "capture" } -- expect: what is asked of each move may take 2.0 times as long as allowed
