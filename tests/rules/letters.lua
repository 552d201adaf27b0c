-- Letters with a mark.

local marks = [==[
game { language = 1, name = "Marks" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
hand { "Foot", captured = true }
piece "King" { "K", move = b.all, royal = true }
piece "Foot" { "F", move = b.n:promote { at = rank(4), to = "Gold" }, drop = anywhere:to(-rank(4)) }
piece "Gold" { "+F", move = b.ortho, returns = "Foot" }
piece "Lady" { "Q~", move = b.diag }
setup { [[ F +F . Q~
           K . . F ]] }
forbid { in_check() }
ending { win { no_moves } }
]==]

test "marks stay, and the letter has its owner's case" {
  source = marks, play = { "A2xA3" }, final_fen = "f2k/F1+ff/1+F1Q~/K2F[] b",
}
test "a marked piece is written with its mark" {
  source = marks, fen = "3k/F3/4/K3[] w", play = { "A3-A4=+F" }, final_fen = "+F2k/4/4/K3[] b",
}
test "a captured piece loses its mark" {
  source = marks, fen = "3k/+F3/4/K3[] b", play = { "D4-C4", "A3-A4" }, final_fen = "+F1k1/4/4/K3[] b",
}
test "a mark is read with its letter" {
  source = marks, fen = "f2k/4/1+F+fF/K2F[] w", from = "B2",
  moves = { "B2-B1", "B2-B3", "B2-A2", "B2xC2" },
}
test "and in the hand the piece is a Foot" {
  source = marks, fen = "f2k/4/1+F+fF/K2F[] w", play = { "B2xC2" }, final_fen = "f2k/4/2+FF/K2F[F] b",
}

local function wrong(letters, style, message)
  test("a mark means one thing: " .. message) {
    source = [[
game { language = 1, name = "Wrong" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", style = "]] .. style .. [[" } }
piece "One" { "]] .. letters[1] .. [[", move = b.n }
piece "Two" { "]] .. letters[2] .. [[", move = b.n }
]],
    errors = { message },
  }
end
wrong({ "+", "+R" }, "a", "piece 'Two': its mark '+' is the letter of piece 'One'")
wrong({ "R~", "~Q" }, "a", "piece 'Two': its mark '~' is on the other side of the letter")
wrong({ "R", "Q'" }, "'", "piece 'Two': its mark ''' is the style of player 'Black'")
wrong({ "R", "QQ" }, "a", "piece 'Two': 'letter' must be one of A to Z")

test "where one move goes and where another starts are not confused" {
  source = [==[
game { language = 1, name = "Alike" }
local b = square(5, 3)
players { { "Black", letter = "b" } }
piece "Ant" { "A", move = b.diag:to(-hole) }
setup "1*1A1/A1A2/1A2A"
notation "short" { move = "{which}{where}", capture = "{which}{where}" }
ending { win { count():is(0) } }
]==],
  legal = { "ab", "ba", "bc", "cb" },
}

-- Unknown fields are reported in a fixed order, not in the order in which Lua keeps them, which
-- changes each time.
test "unknown fields are reported in alphabetical order" {
  source = [[
game { language = 1, name = "Fields" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, zulu = 1, yankee = 2, xray = 3, whisky = 4, victor = 5, uniform = 6, tango = 7 }
setup { "M . . ." }
ending { win { no_moves } }
]],
  errors = { "'tango'", "'uniform'", "'victor'", "'whisky'", "'xray'", "'yankee'", "'zulu'" },
}
test "and so are the cells of a symmetry" {
  source = [[
game { language = 1, name = "Cells" }
local b = square(4, 4)
b:symmetry("odd", { zulu = "a1", yankee = "a1", xray = "a1", whisky = "a1", victor = "a1", uniform = "a1" })
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup { "M . . ." }
ending { win { no_moves } }
]],
  errors = { "'uniform'", "'victor'", "'whisky'", "'xray'", "'yankee'", "'zulu'" },
}

-- Names that differ only in case are two names; if there is only one, case does not matter.
local cases = [==[
game { language = 1, name = "Cases" }
local g, names = graph(), { "a", "A", "b", "c" }
for i, name in ipairs(names) do g:cell(name, { i, 1 }) end
for i = 1, 3 do g:edge("e", names[i], names[i + 1]) end
g:rows({ names }, { "" }, "")
players { { "White", letter = "w" } }
local out = option "out" { type = "list", default = "a", cells = true, "none of them" }
piece "Rock" { "R", move = g.e }
piece "rock" { "S", move = g.e }
piece "King" { "K", move = g.e }
setup { "K . . .", nobody = { rock = g:zone { "b" }, king = g:zone { "c" } } }
ending { win { landed(g:zone(out:get())) } }
]==]
test "a piece is named in its own case" { source = cases, play = {}, final_fen = "K1S(-)K(-) w" }
test "so is a cell of a list" { source = cases, play = { "a-A" }, final_fen = "1KS(-)K(-) w", set = { out = "a" } }
test "and the other one" { source = cases, play = { "a-A" }, result = "White wins", set = { out = "A" } }
test "or a single one in another case" {
  source = cases, fen = "1K2 w", play = { "A-b" }, result = "White wins", set = { out = "B" },
}
test "a list may have both" { source = cases, play = { "a-A" }, result = "White wins", set = { out = "a,A" } }
test "but each only once" { source = cases, set = { out = "b,B" }, errors = { "option 'out': 'B' is named twice" } }
test "no word of a list is empty" {
  source = cases, set = { out = ",a" }, errors = { "option 'out': no choice ''" },
}
test "also in its own case" { source = cases, set = { out = "a,a" }, errors = { "option 'out': 'a' is named twice" } }
