-- Conditions of a cell where no cell is: they would never hold.
game { language = 1, name = "Cells" }
local board = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
local gone = counter "gone" {}
local corner = board:zone { "a1" }
local home = right "home" { letter = "H", where = kind "Man" } -- expect: 'where' is not about a cell
local stone = marker "stone" { where = kind "Man" * friend }
piece "Man" { "M", move = board.n:from(beside(board.n, empty)) + board.e * gone:set(corner) } -- expect: a change is not about a cell
piece "King" { "K", move = board.n:from(-was(friend)) } -- expect: was() is not about a cell
forbid { beside(board.n, enemy) } -- expect: forbid is not about a cell
forbid { -- expect: forbid is not about a cell
  friend,
}
turn { "move", when = corner } -- expect: turn: 'when' is not about a cell
turn { "pass" }
after { gone:raise(), when = at_start } -- expect: after: 'when' is not about a cell
after { gone:raise(rank(2)) } -- expect: after is not about a cell
after { gone:set(cells(friend * corner)), when = landed(corner) * captured() }
throw "t" { when = attacked, { 1, walk = stay } } -- expect: throw: 'when' is not about a cell
ending {
  win { kind "King" * empty }, -- expect: an ending is not about a cell
  win { cells(kind "King" * empty):over(0) * count("King", corner):is(0) },
  draw { can(enemy) }, -- expect: can() is not about a cell
  draw { can(cells(enemy):is(0)) },
  loss { marked(stone) }, -- expect: an ending is not about a cell
  draw { groups(friend, board.n):is(1) },
  draw { cells(was(friend)):is(1) }, -- expect: was() is not about a cell
}
setup [[ M M M M ]]
