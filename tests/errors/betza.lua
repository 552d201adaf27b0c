-- Betza texts that mean nothing, or nothing that is said here.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = betza "xK" } -- expect: betza: "xK", at 'xK': unknown modifier 'x'; available: m c n j p g, f b l r v s h, and a
piece "B" { "B", move = betza "m" } -- expect: betza: "m", at 'm': expected an atom, a capital such as W, F, N, K, R, B or Q
piece "C" { "C", move = betza "imfW2" } -- expect: betza: "imfW2", at 'imfW2': 'i' (a first move) is not supported; use :from(zone), e.g. betza "mW2":from(rank(2))
piece "D" { "D", move = betza "Y" } -- expect: betza: "Y", at 'Y': unknown atom 'Y'; available: W F D N A H C L Z J G and K R B Q
piece "E" { "E", move = betza "O2" } -- expect: betza: "O2", at 'O2': castling is not supported; use shift
piece "F" { "F", move = betza "" } -- expect: betza: expected a string such as "fmWfcF", got an empty one
piece "G" { "G", move = betza(3) } -- expect: betza: expected a string such as "fmWfcF", got a number
piece "H" { "H", move = betza "jN" } -- expect: betza: "jN", at 'N': 'j' is only for D and A, which have a cell in the middle
piece "I" { "I", move = betza "nW" } -- expect: betza: "nW", at 'W': 'n' is only for leaps: a step has no cell in between
piece "J" { "J", move = betza "nN3" } -- expect: betza: "nN3", at '3': 'n' and 'j' are only for a single leap
piece "K" { "K", move = betza "aN" } -- expect: betza: "aN", at 'N': legs joined by 'a' must go straight: K, W, F, D, A, H or G
piece "L" { "L", move = betza "mafW3" } -- expect: betza: "mafW3", at '3': legs joined by 'a' must be single steps
piece "M" { "M", move = betza "W99" } -- expect: betza: "W99", at '9': the number of steps may be at most 64; 0 means no limit
piece "N" { "N", move = betza "hN" } -- expect: betza: "hN", at 'hN': 'h' comes after a direction, as in fhN
piece "O" { "O", move = betza "nafW" } -- expect: betza: "nafW", at 'W': a leg before or after 'a' cannot have n, j, g or h
piece "P" { "P", move = betza "fmWe" } -- expect: betza: "fmWe", at 'e': 'e' (taking in passing) is not supported; use a marker
piece "Q" { "Q", move = betza "f" } -- expect: betza: "f", at 'f': expected an atom, a capital such as W, F, N, K, R, B or Q
