-- The Destruction of Atlantis: Atlantean Barroom Shatranj in the middle of a board whose cells come
-- and go. A hole holds no piece and stops every step; leaps pass over it.
game {
  language = 1,
  name = "The Destruction of Atlantis",
  author = "Joe Joyce, after Adrian Alvarez de la Campa and David Paulowich",
  source = "Atlantean Barroom Shatranj, chessvariants.com",
  note = "To mate the Jumping king wins, or to leave him alone on the board. " ..
         "Ministers unmake cells, High priestesses make them. " ..
         "The array is a reconstruction: the source's diagram is lost.",
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
local plies = shatranj.written(begun, men.tokens)
local odd = (plies / 2 % 2):is(0)

-- The source's further thoughts, as options ------------------------------------------------------

-- "Only White can create a square, and only Black can destroy one." Decided: in the turns in which
-- both could otherwise, and after Black has begun.
local powers = option "powers" {
  help = "who makes and unmakes cells",
  { "both", help = "both players make and unmake cells" },
  { "divided", help = "White makes cells, Black unmakes them" } }
-- "Letting the Minister destroy occupied squares." Decided: those that hold an enemy he could
-- capture, who is lost with the cell; no king's, and none in reach of an enemy High priestess.
local unmakes = option "minister" {
  help = "which cells a Minister unmakes",
  { "empty", help = "he unmakes empty cells" },
  { "occupied", help = "also cells with an enemy he could capture, who is lost as well" } }
-- "Unless you allowed the High Priestess to resurrect." Decided: in place of making a cell she
-- may bring back a lost man of her own side onto an empty cell to which she could move, if no enemy
-- Minister could.
local brings = option "priestess" {
  help = "what a High priestess does before a move",
  { "makes", help = "she makes a cell" },
  { "resurrects", help = "or, in its place, she brings back a lost man of her side" } }
-- "A square surrounded on 3 of 4 sides by emptiness cannot be connected to a square that will have
-- more than 1 side next to emptiness. So bridges would have to be 2 squares wide." Decided: to a cell
-- with three empty sides none is joined that would have three as well, so that a bridge grows by
-- two abreast; taken at its word the sentence would allow no second cell beside the first. The edge
-- of the board is emptiness, too.
local bridges = option "bridges" {
  help = "how narrow bridges of made cells may be",
  { "any", help = "bridges may be a single row of cells" },
  { "two-wide", help = "bridges are two abreast: no two cells with three empty sides are joined" } }

local function at_least(n, sides) -- so many of these conditions hold
  if n == 0 then return always end
  local sum = -always
  for i, side in ipairs(sides) do
    sum = sum + side * at_least(n - 1, { table.unpack(sides, i + 1) })
  end
  return sum
end
local function narrow()
  local sides = {}
  for i, d in ipairs { board.n, board.e, board.s, board.w } do sides[i] = -beside(d, -hole) end
  return at_least(3, sides) * beside(board.ortho, -hole * at_least(3, sides))
end

-- In an even turn a High priestess may first make a hole into a cell; in an odd one a Minister may
-- at last unmake an empty cell: where they could move, and no enemy of the other kind could.
local unguarded = -reached(other, "Minister")
local works = still(men.priestess):to(hole * unguarded
                                      * (bridges.any and always or -narrow())) * make
if brings.resurrects then
  works = works + still(men.priestess):to(empty * unguarded) * men.lost.put
end
local unblessed = -reached(other, "High priestess")
local ruins = still(men.minister):to(empty * unblessed) * unmake * begun:set(1)
if unmakes.occupied then
  ruins = ruins + still(men.minister):to(enemy * -kind "Jumping king" * unblessed)
                  * take * unmake * begun:set(1)
end
local divided = powers.divided
turn {
  { "High priestess", works, optional = true,
    when = -odd * begun * (divided and turn_of "White" or always) },
  { "move" },
  { "Minister", ruins, optional = true,
    when = odd * (divided and turn_of "Black" or begun + turn_of "Black") },
}

shatranj.ends(draw, plies, men.turns)
