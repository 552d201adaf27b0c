-- The Destruction of Atlantis: Atlantean Barroom Shatranj in the middle of a board whose cells come
-- and go. A hole holds no piece and blocks every step; leaps pass over it.
game {
  language = 1,
  name = "The Destruction of Atlantis",
  author = "Joe Joyce, after Adrian Alvarez de la Campa and David Paulowich",
  source = "Atlantean Barroom Shatranj, chessvariants.com",
  note = "Checkmate wins; so does leaving the Jumping king alone on the board. " ..
         "Ministers unmake cells, High priestesses make them. " ..
         "The array is a reconstruction, because the source's diagram is lost.",
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

-- Ideas that the source only suggests, as options --------------------------------------------------

-- "Only White can create a square, and only Black can destroy one." Our reading: in the turns in which
-- both could do so otherwise, and only after Black has begun.
local powers = option "powers" {
  help = "who makes and unmakes cells",
  { "both", help = "both players make and unmake cells" },
  { "divided", help = "White makes cells, Black unmakes them" } }
-- "Letting the Minister destroy occupied squares." Our reading: cells that hold an enemy piece that the
-- Minister could capture, which is lost with the cell; never a king's cell, and none within reach of an
-- enemy High priestess.
local unmakes = option "minister" {
  help = "which cells a Minister may unmake",
  { "empty", help = "empty cells only" },
  { "occupied", help = "also cells with an enemy piece that it could capture; that piece is lost" } }
-- "Unless you allowed the High Priestess to resurrect." Our reading: instead of making a cell she may
-- bring back a lost piece of her own side, onto an empty cell to which she could move and no enemy
-- Minister could.
local brings = option "priestess" {
  help = "what a High priestess may do before the move",
  { "makes", help = "make a cell" },
  { "resurrects", help = "make a cell, or instead bring back a lost piece of her own side" } }
-- "A square surrounded on 3 of 4 sides by emptiness cannot be connected to a square that will have
-- more than 1 side next to emptiness. So bridges would have to be 2 squares wide." Our reading: a new
-- cell with three empty sides cannot join a cell that has three as well, so a bridge grows two cells
-- wide. Taken literally, the sentence would allow no second cell beside the first. Beyond the edge of
-- the board counts as empty.
local bridges = option "bridges" {
  help = "how narrow a bridge of new cells may be",
  { "any", help = "a single row of cells is enough" },
  { "two-wide", help = "two cells wide: no two cells with three empty sides may be joined" } }

local function at_least(n, sides) -- at least n of these conditions hold
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

-- In an even turn a High priestess may turn a hole into a cell before the move; in an odd turn a
-- Minister may unmake an empty cell after it. It must be a cell to which they could move, and to which
-- no enemy of the other kind could.
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
