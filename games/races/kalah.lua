game { language = 1, name = "Kalah",
       help = "The seeds of a pit are sown one by one into the next pits, anticlockwise, and into the player's own "
         .. "store. If the last seed falls into the store, the player moves again; if it falls into an empty pit of "
         .. "his own, he takes it and the seeds opposite. When a player's pits are empty, the rest belongs to the "
         .. "opponent.",
       source = "W. J. Champion, 1940; G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah, 2000",
       note = "A cell holds one piece: the board shows the pits, and the number of seeds in each is shown beside it. "
         .. "Move counts are confirmed only by a second enumerator of our own." }
local seeds = option "seeds" { min = 1, max = 6, default = 4, help = "how many seeds are in each pit" }
local b = square(6, 2)
players { { "South", letter = "s" }, { "North", letter = "n", sees = b.turn } }
-- The ring as the mover sees it: his pits, his store, the opponent's pits.
local ring, sown = {}, none
local begin = "Each pit starts with " .. seeds .. (seeds == 1 and " seed" or " seeds") .. ", each store with none."
local taken = "If the last seed falls into an empty pit of the mover's and there are seeds opposite, it goes into his "
  .. "store with them."
for i = 1, 6 do ring[i] = counter("pit " .. i) { per_player = true, start = seeds, shown = true, help = begin } end
ring[7] = counter "store" { per_player = true, shown = true, help = begin }
for i = 1, 6 do ring[7 + i] = ring[i]:of(other) end
local last = counter "last" { clock = true, help = begin }
for i = 1, 6 do
  local n, sow = ring[i], last:set((ring[i] + (i - 1)) % 13 + 1)
  for k = 1, 12 do sow = sow * ring[(i + k - 1) % 13 + 1]:raise((n + (13 - k)) / 13) end
  sown = sown + stay:from(b:zone { string.char(96 + i) .. "1" } * n:over(0)) * sow * n:set(n / 13)
         * called(i .. "")
  local opposite = ring[14 - i]
  after { ring[7]:raise(opposite + 1), last:set(13 + i), at = "move",
          when = last:is(i) * n:is(1) * opposite:over(0),
          help = taken }
  after { opposite:set(0), n:set(0), at = "move", when = last:is(13 + i), help = taken }
end
piece "Pit" { "P", value = 100, move = sown, help = "The mover empties one of his pits that holds seeds, and sows "
  .. "them one by one anticlockwise: into his next pits, his store and the opponent's pits, but not into the "
  .. "opponent's store. " .. taken }
setup [[ P P P P P P ]]
local function all(player)
  local pits = 0 * ring[1]
  for i = 1, 6 do pits = pits + ring[i]:of(player) end
  return pits
end
local over = all(mover):is(0) + all(other):is(0)
local lead = all(mover) + ring[7] - all(other) - ring[7]:of(other)
again { last:is(7) * -over, help = "If the last seed falls into the mover's store, he sows again." }
goal(100 * ring[7])
local ends = "When a player's pits are all empty, the game is over: what is left in the opponent's pits belongs to the "
  .. "opponent. The player with more seeds wins; if both have the same number, the game is drawn."
ending {
  win { over * lead:over(0), says = "more seeds", help = ends },
  loss { over * lead:under(0), says = "more seeds", help = ends },
  draw { over, says = "as many seeds", help = ends },
}
