-- The pieces of Atlantean Barroom Shatranj, for any square board. `ninth` and `tenth` are the ranks on
-- which White's pawns promote. Returns the moves of `minister` and `priestess`, the `lost` pieces, the
-- limit of `turns`, and the `tokens` that a position holds, as FEN fields.
local shatranj = import "shatranj"

return function(board, ninth, tenth)
  local ortho, diag, sideways = board.ortho, board.diag, board.sideways
  local two_ortho, two_diag, knight = leap(2, 0), leap(2, 2), leap(2, 1)
  local king = ortho + two_ortho + diag + two_diag
  local men = { minister = knight + ortho + two_ortho, priestess = knight + diag + two_diag }

  local double = option "double-capture" {
    help = "what happens when a piece with two moves captures with the first",
    { "off", none, help = "a capture ends the move" },
    { "on", take, help = "it may go on, and capture again" },
  }
  local backrank = option "backrank" {
    help = "how a pawn moves on the back rank while it waits to promote",
    { "sideways", sideways, help = "one step sideways" },
    { "commoner", ortho + diag, help = "one step in any direction" },
    { "jumping", king, help = "like the Jumping king, but it is not royal" },
    { "zone", ortho + diag, help = "like commoner, and also on the rank before it" },
    { "jumping-zone", king, help = "like jumping, and also on the rank before it" },
  }
  -- "While there it moves like a nonroyal king. If it moves out of the promotion zone it reverts to
  -- pawn. If it moves within the promotion zone it gets another chance to promote": with these options
  -- the zone is both ranks.
  local both = backrank.zone or backrank["jumping-zone"]
  local zone = both and ninth + tenth or tenth

  -- One or two moves in a turn; between them the piece touches down.
  local function twice(p) return p:upto(2) + p * double * p end

  shatranj.players(board)
  local lost = holdings { "Zigzag general", "Minister", "High priestess", "Twisted knight",
                          "Knight", "Flexible knight" }

  -- A commoner may promote, or decline to, whenever its own move ends on one of the two ranks.
  local pawn
  if backrank.sideways then
    pawn = shatranj.pawn_to_lost(board, ninth, tenth, lost)
  else
    pawn = (shatranj.pawn(board):from(-zone) + backrank:get():from(zone))
             :promote { may = ninth + tenth, to = lost }
  end

  piece "Jumping king"    { "J", move = king, royal = true, value = 0 }
  piece "Zigzag general"  { "Z", move = twice(king) }
  piece "Minister"        { "M", move = men.minister }
  piece "High priestess"  { "H", move = men.priestess }
  piece "Twisted knight"  { "T", move = twice(diag + two_diag) }
  piece "Knight"          { "N", move = knight }
  piece "Flexible knight" { "X", move = twice(ortho + two_ortho) }
  piece "Pawn"            { "P", move = pawn }

  -- "Always with gambling": a main stake, and a price on each piece, a quarter of the number of cells that
  -- it reaches on an open board.
  men.tokens = import("wagers") {
    prices = { { "Zigzag general", 16, "general" }, { "Minister", 4 }, { "High priestess", 4, "priestess" },
               { "Twisted knight", 8, "twisted" }, { "Knight", 2 }, { "Flexible knight", 8, "flexible" },
               { "Pawn", 1 } },
    force = { { "White", 0 }, { "Black", 0 } },
  }.fen
  men.lost = lost
  men.turns = option "turns" {
    help = "the game is drawn after this many turns of each player",
    min = 1, max = 500000, default = 50,
  }
  return men
end
