-- Rules that never apply, or always do.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Man" { "M", move = b.n + b.s }
piece "Shut" { "S", move = b.n, drop = anywhere:to(-always) } -- expect: piece 'Shut': it can never be dropped: what its 'drop' asks for can never hold
piece "Torn" { "T", move = b.n, drop = anywhere:to(rank(1) * -rank(1)) + anywhere:to(-always) } -- expect: piece 'Torn': it can never be dropped -- expect: piece 'Torn': these zones, joined by '*', have no cell in common, so this never holds
piece "Free" { "F", move = b.n, drop = anywhere:to(-always) + anywhere:to(empty) }
piece "Apart" { "A", move = b.s + b.n:promote { at = rank(1) * rank(5), to = "Man" } } -- expect: piece 'Apart': these zones, joined by '*', have no cell in common, so this never holds; '+' makes one zone of two
piece "Among" { "B", move = b.s + b.n:promote { at = rank(1) * file "b", to = "Man" } } -- expect: piece 'Among': this branch leads nowhere
setup [[ M A K B M ]]
local few = count(mover):at_most(1)
local any_of_many = -always
for n = 2, 15 do any_of_many = any_of_many + count(mover):is(n) end
ending {
  win { no_moves * -no_moves }, -- expect: this rule never applies: its condition can never hold; leave it out
  win { count(mover):over(25) }, -- expect: this rule never applies: its condition can never hold
  loss { few * no_moves * -(few + in_check()) }, -- expect: this rule never applies: its condition can never hold
  draw { no_moves },
  win { no_moves * in_check() }, -- expect: this rule never applies: the rule on line 20 holds whenever it does, and is read first
  draw { count(other):is(30) + repeated(3) }, -- expect: is(30): this board has 25 cells, so there are never that many
  draw { repeated(3) * few }, -- expect: this rule never applies: the rule on line 22 holds whenever it does
}
again { any_of_many }
forbid { in_check(), landed(rank(2)) * -landed(rank(2)) } -- expect: forbid: this condition can never hold; leave it out
