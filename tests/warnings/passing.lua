-- Who takes on his way alone, and so attacks no royal man.
game { language = 1, name = "Passing" }
local b = square(8, 8)
local n, all = b.n, b.all
local function jump_over(prey) return each(all, function(d) return d * prey * take * d * empty end) end
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all, royal = true }
piece "Jumper" { "J", value = 1, move = quiet(all) + jump_over(enemy) } -- expect: piece 'Jumper': it does not attack what it captures on its way, so it neither checks nor captures a royal piece that way; to allow that, write win { captured "King" } instead of 'royal'
piece "Clamp" { "C", value = 1, move = quiet(all) * any(straight(all * enemy * take * all * friend)) } -- expect: piece 'Clamp': it does not attack
piece "Rams" { "R", value = 1, move = quiet(b.forward + b.backward):takes(b.e) } -- expect: piece 'Rams': it does not attack
piece "Both" { "B", value = 1, move = all + jump_over(enemy) }
piece "Archer" { "A", value = 1, move = quiet(all) + still(all) * take }
piece "Hunter" { "H", value = 1, move = quiet(all) + jump_over(enemy * kind "Both") }
setup [[ J C R B A H K . ]]
forbid { in_check() }
ending { win { no_moves * in_check(other) }, draw { no_moves } }
