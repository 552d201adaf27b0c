game { language = 1, name = "Halma",
       help = "Sixteen by sixteen. A man steps to any adjacent cell, or jumps over one man after another, of any side; "
         .. "nothing is captured. The first player with all his men in the opposite camp wins.",
       source = "G. H. Monks, 1883; R. C. Bell, Board and Table Games, 1960",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local many = option "players" { help = "the number of players",
  { "two", help = "two, with nineteen men each" }, { "four", help = "four, with thirteen men each" } }
local b = square(16, 16)
local across = {}
for _, cell in ipairs(b:cells()) do
  local file = cell:byte(1)
  across[cell] = string.char(209 - file) .. cell:sub(2)
end
b:symmetry("across", across)
if many.two then
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
else
  players { { "White", letter = "w" }, { "Red", letter = "r", style = "'", sees = b.flip },
            { "Black", letter = "b", style = "a", sees = b.turn },
            { "Green", letter = "g", style = "\"", sees = b.across } }
end
local rows, far, picture = many.two and { 5, 5, 4, 3, 2 } or { 4, 4, 3, 2 }, {}, {}
for rank, files in ipairs(rows) do
  table.insert(picture, 1, ("M "):rep(files) .. (". "):rep(16 - files))
  for i = 1, files do far[#far + 1] = string.char(113 - i) .. 17 - rank end
end
local full = #far
far = b:zone(far)
local hop = straight(b.all * (anything * -at_start) * b.all * empty)
piece "Man" { "M", value = 100, move = quiet(b.all) + anywhere:to(empty * from(at_start, hop:ride())),
              help = "One step in any direction to an empty cell; or it jumps over an adjacent man, of any side, to "
                     .. "the empty cell beyond, and from there over the next man, in any direction, as often as it "
                     .. "likes. Nothing is captured." }
setup { table.concat(picture, "\n") }
turn { "move" }
turn { "pass", otherwise = true }
ending {
  win { cells(far * friend):is(full), says = "home",
        help = "The first player with all his men in the opposite corner wins: on the " .. full .. " cells where the "
          .. "men there started." },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
-- How far each man has come towards the corner, by ranks and by files; and which are home.
for ahead = 2, 13 do
  local ranks, letters = {}, {}
  for line = ahead, 16 do ranks[#ranks + 1], letters[#letters + 1] = line, string.char(96 + line) end
  goal(10 * (cells(friend * rank(table.unpack(ranks))) + cells(friend * file(table.unpack(letters)))))
end
goal(20 * cells(friend * far))
