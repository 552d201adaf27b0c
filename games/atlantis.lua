-- The Destruction of Atlantis: Atlantean Barroom Shatranj in the middle of a board whose cells come
-- and go. A hole holds no piece and stops every step; leaps pass over it.
game {
  language = 1,
  name = "The Destruction of Atlantis",
  author = "Joe Joyce, after Adrian Alvarez de la Campa and David Paulowich",
  source = "Atlantean Barroom Shatranj, chessvariants.com",
  note = "The array is a reconstruction: the source's diagram is lost.",
}

local shatranj = import "rules/shatranj"
local atlantean = import "rules/atlantean"
local board = square(14, 14)

local men = atlantean(board, rank(11), rank(12))

setup [[
  **************/**************/
  **x8x**/**1ntzjmhtn1**/**pppppppppp**/**10**/**10**/
  **10**/**10**/**PPPPPPPPPP**/**1NTZJMHTN1**/**X8X**/
  **************/**************
]]

-- Nobody makes or unmakes a cell until Black has unmade one.
local begun = counter "Black has unmade a cell" { max = 1 }
local plies = shatranj.written(begun)
local odd = (plies / 2 % 2):is(0)

-- In an even turn a High priestess may first make a hole into a cell; in an odd one a Minister may
-- at last unmake an empty cell: where they could move, and no enemy of the other kind could.
turn {
  { "High priestess", still(men.priestess):to(hole * -reached(other, "Minister")) * make,
    when = -odd * begun, optional = true },
  { "move" },
  { "Minister", still(men.minister):to(empty * -reached(other, "High priestess"))
                * unmake * begun:set(1),
    when = odd * (begun + turn_of "Black"), optional = true },
}

shatranj.ends(draw, plies, men.turns)
