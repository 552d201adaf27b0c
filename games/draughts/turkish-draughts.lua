game { language = 1, name = "Turkish Draughts",
       help = "Turkish draughts, or dama: men step and jump forward or sideways, kings fly along ranks and files. A "
         .. "player who can capture must capture as many pieces as possible, and a king may not turn back between two "
         .. "captures. Captured pieces are removed at once.",
       source = "Traditional, Turkey; Türkiye Dama Federasyonu",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local draughts = import "rules/draughts"
local b = square(8, 8)
draughts.players(b)
local free = empty + at_start + taken
local men = b.forward + b.sideways
local function run(dirs)
  local step = dirs * free
  local fly = stay + step:ride()
  return straight((fly * dirs * (enemy * -taken) * take * step):ride() * fly)
end
local up, across = run(b.n + b.s), run(b.e + b.w)
local chain = across + (stay + across) * (up + (up * across):ride() * (stay + up))
draughts.men(quiet(straight(b.ortho:ride())) + revisit(chain),
             quiet(men) + revisit(straight(men * (enemy * -taken) * take * men * free):ride()), rank(8), {
  king = "Any number of empty cells along a rank or file. To capture, it flies over an enemy with an empty cell "
         .. "beyond, to that cell or an empty one further on, and from there over the next enemy, without turning "
         .. "straight back. Each enemy that it passes over is captured, and its cell is free at once.",
  man = "One step forward or sideways to an empty cell. "
        .. draughts.jumps("forward or sideways", "again forward or sideways")
        .. " The cell of a captured piece is free at once." })
setup [[ M M M M M M M M
         M M M M M M M M
         . . . . . . . . ]]
draughts.must_take(true)
ending {
  win { no_moves, says = "no move left" },
  draw { count(mover):is(1) * count(other):is(1), says = "one against one" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
