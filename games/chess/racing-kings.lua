-- Racing kings: the first player to bring the king to the last rank wins; but if White does, Black draws by
-- following at once. No move may give check.
game { language = 1, name = "Racing Kings", source = "V. R. Parton, 1961" }
local chess = import "rules/chess"
local board = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "King" { "K", royal = true, value = 0, move = board.all, glyph = { "♔", "♚" } }
for _, name in ipairs { "Queen", "Rook", "Bishop", "Knight" } do piece(name)(chess.men[name](board)) end
setup "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ"
local quiet_plies = chess.written { pawn = false }
local function home(player) return count(player, "King", rank(8)):is(1) end
forbid { in_check(), in_check(other) }
for ahead = 2, 8 do -- how far the king has come
  local ranks = {}
  for line = ahead, 8 do ranks[#ranks + 1] = line end
  goal(240 * count(mover, "King", rank(table.unpack(ranks))))
end
ending {
  draw { home "White" * home "Black", says = "both at home" },
  win { home "Black", who = player "Black", says = "king at home" },
  win { home "White" * moved_by "Black", who = player "White", says = "king at home" },
  win { home "White" * -can(home "Black"), who = player "White", says = "king at home" },
  draw { no_moves, says = "stalemate" },
  draw { quiet_plies:at_least(100), says = "fifty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
