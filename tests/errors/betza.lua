-- Betza texts that mean nothing, or nothing that is said here.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = betza "xK" } -- expect: betza: "xK", at 'xK': there is no modifier 'x' here; there are m c n j p g, f b l r v s h, and a
piece "B" { "B", move = betza "m" } -- expect: betza: "m", at 'm': an atom must follow, a capital such as W, F, N, K, R, B or Q
piece "C" { "C", move = betza "imfW2" } -- expect: betza: "imfW2", at 'imfW2': 'i' (a first move) is said by :from(zone), e.g. betza "mW2":from(rank(2))
piece "D" { "D", move = betza "Y" } -- expect: betza: "Y", at 'Y': there is no atom 'Y'; there are W F D N A H C L Z J G and K R B Q
piece "E" { "E", move = betza "O2" } -- expect: betza: "O2", at 'O2': castling is said by shift
piece "F" { "F", move = betza "" } -- expect: betza: a text such as "fmWfcF" must follow, got an empty one
piece "G" { "G", move = betza(3) } -- expect: betza: a text such as "fmWfcF" must follow, got a number
piece "H" { "H", move = betza "jN" } -- expect: betza: "jN", at 'N': 'j' is for D and A, which have a cell in their middle
piece "I" { "I", move = betza "nW" } -- expect: betza: "nW", at 'W': 'n' is for leaps: a step has nothing between
piece "J" { "J", move = betza "nN3" } -- expect: betza: "nN3", at '3': 'n' and 'j' are for a single leap
piece "K" { "K", move = betza "aN" } -- expect: betza: "aN", at 'N': legs that are joined by 'a' go straight: K, W, F, D, A, H or G
piece "L" { "L", move = betza "mafW3" } -- expect: betza: "mafW3", at '3': legs that are joined by 'a' are single steps
piece "M" { "M", move = betza "W99" } -- expect: betza: "W99", at '9': a number of steps is at most 64; 0 is no limit
piece "N" { "N", move = betza "hN" } -- expect: betza: "hN", at 'hN': 'h' stands behind a direction, as in fhN
piece "O" { "O", move = betza "nafW" } -- expect: betza: "nafW", at 'W': a leg before or behind 'a' has no n, j, g or h
piece "P" { "P", move = betza "fmWe" } -- expect: betza: "fmWe", at 'e': 'e' (taking in passing) is said by a marker
piece "Q" { "Q", move = betza "f" } -- expect: betza: "f", at 'f': an atom must follow, a capital such as W, F, N, K, R, B or Q
