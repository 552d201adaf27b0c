-- The rules of Jetan, for every board that has a forward direction, sideways ones, orthogonal and
-- diagonal ones. `facing` says how Orange's men can face Black's: rotated (the Princess opposite
-- the Chief) or mirrored (Chief opposite Chief); its `compass`, if it has one, is the Colossus's.
return function(board, facing)
  local forward, sideways = board.forward, board.sideways
  local ortho, diag = board.ortho, board.diag
  local all = ortho + diag

  players {
    { "Black", letter = "b", style = "A" },
    { "Orange", letter = "o", style = "a", sees = board.turn },
  }

  -- What can be agreed on before the game ----------------------------------------------------

  -- What each source means. The appendix gives everybody all his steps, no more and no fewer, and
  -- lets him turn. Chapter II lets the Warrior go diagonally and the Thoat jump, says nothing of
  -- turning of Chief and Princess, and nothing of threats, of captures that are denied her or of an
  -- escape. The Chinese article's Panthan goes forward or sideways, its Thoat jumps, its Princess
  -- may once fly anywhere, and three men or fewer are counted, not weighed. Smith's is the list
  -- of types that he gives as an example.
  local chained = { panthan = "chained", warrior = "chained", padwar = "chained",
                    thoat = "chained", dwar = "chained", flier = "chained",
                    chief = "chained-wild", princess = "chained-wild", escape = "chained-wild",
                    ["princess-nerve"] = "brave", ["escape-nerve"] = "brave",
                    ["princess-captures"] = "off", ["chief-capture"] = "appendix",
                    endgame = "appendix" }
  local function but(changes)
    local all = {}
    for name, value in pairs(chained) do all[name] = changes[name] or value end
    for name, value in pairs(changes) do all[name] = value end
    return all
  end
  option "rules" {
    help = "whose reading of the rules: what is not set by name is as that source means it",
    { "appendix", help = "the appendix of the novel, read strictly", sets = chained },
    { "chapter2", help = "chapter II: the Princess captures, and has no escape",
                  sets = but { warrior = "chained-civil", thoat = "wild", chief = "chained",
                               princess = "chained", escape = "off",
                               ["princess-nerve"] = "reckless", ["princess-captures"] = "on" } },
    { "chinese", help = "the Chinese Wikipedia: the Princess may once fly anywhere",
                 sets = but { panthan = "straight", thoat = "wild", escape = "anywhere",
                              ["princess-nerve"] = "reckless", ["escape-nerve"] = "reckless",
                              endgame = "count" } },
    { "smith", help = "the list of types that L. L. Smith gives for an example",
               sets = but { panthan = "free", warrior = "chained-civil", chief = "chained-civil",
                            princess = "chained-civil", escape = "chained-civil",
                            ["escape-nerve"] = "frightened", setup = "rotated" } },
  }

  local setup_as = option "setup" {
    help = "how Orange's Chief and Princess stand",
    { "rotated", facing.rotated,
      help = "each player has his Chief on the left of his Princess" },
    { "mirrored", facing.mirrored,
      help = "Orange has his on her right, the mirror image of Black's men" },
  }
  local first = option "first" {
    help = "who makes the first move", random = true,
    { "black", "Black", help = "Black moves first" },
    { "orange", "Orange", help = "Orange moves first" },
  }
  local values = option "values" {
    help = "what the men are worth",
    { "interpretation", help = "more where they reach more cells, as their options are set" },
    { "suggested", help = "what the price list says, however they move" },
  }
  local chief_capture = option "chief-capture" {
    help = "what the capture of a Chief does",
    { "appendix", help = "by a Chief it wins, by any other man it is a draw" },
    { "any", help = "it wins, whoever takes him" },
    { "continue", help = "by a Chief it wins, by any other man the game goes on without him" },
    { "blooded", help = "as appendix, but it wins once he has himself captured" },
    { "guarded", help = "as blooded, and it wins while he threatens the captor's Princess" },
  }
  local endgame = option "endgame" {
    help = "what happens when both sides have come down to few men",
    { "appendix", help = "three or fewer of equal value on each: a draw ten plies later" },
    { "count", help = "three or fewer on each, whatever they are worth: a draw ten plies later" },
    { "off", help = "few men make no draw" },
  }
  local stalemate = option "stalemate" {
    help = "how a game ends in which a player has no move",
    { "win", help = "who has no move has lost" },
    { "loss", help = "who leaves the other without a move has lost" },
    { "draw", help = "when a player has no move the game is drawn" },
  }
  local repetition = option "repetition" {
    help = "what happens when a position comes back",
    { "off", help = "the game goes on" },
    { "draw", help = "the game is drawn when it stands for the third time" },
  }
  local without = option "without" {
    help = "a truncated force: men left at home, by kinds or, for one side, by cells",
    type = "list", per_side = true, default = "none", cells = true,
    { "warrior", help = "both Warriors" },
    { "padwar", help = "both Padwars" },
    { "dwar", help = "both Dwars" },
    { "flier", help = "both Fliers, or Odwars" },
    { "thoat", help = "both Thoats" },
    { "panthan", help = "all eight Panthans" },
    { "chief", help = "never: he must stay" },
    { "princess", help = "never: she must stay" },
  }

  -- The pieces: every reading of the rule book is a row, with its walks and its price ---------

  local flier_name = option "flier-name" {
    help = "what the men are called who stand beside Chief and Princess",
    { "flier", help = "they are Fliers" },
    { "odwar", help = "they are Odwars, as in Manator" } }
  local flier = flier_name.odwar and "Odwar" or "Flier"

  local suggested = {
    { "Panthan", 1, "panthan" }, { "Warrior", 2, "warrior" }, { "Padwar", 2, "padwar" },
    { "Thoat", 3, "thoat" }, { "Dwar", 4, "dwar" }, { flier, 4, "flier" },
    { "Chief", 10, "chief" }, { "Princess", 0, "princess" } }
  local list = {}
  for _, row in ipairs(suggested) do list[row[3]] = row[2] end
  local function price(man) return values.suggested and list[man] end

  local readings = {}
  local function reading(man)
    return function(t)
      t.per_side = true
      readings[man] = option(man)(t)
      return readings[man]
    end
  end

  local civil, wild = "all orthogonal or all diagonal", "each orthogonal or diagonal"
  local walks, jumps = "through empty cells", "over whatever stands between"

  piece "Warrior" { "W", abbrev = "WA", drawing = "glyphs/warrior", value = price "warrior",
    move = reading "warrior" { help = "how a Warrior moves, who may turn between his steps",
      { "chained", ortho^2, value = 2, abbrev = "CW SW",
        help = "two steps, orthogonal" },
      { "free", ortho:upto(2), value = 3, abbrev = "FW LW",
        help = "one or two steps, orthogonal" },
      { "chained-civil", ortho^2 + diag^2, value = 3, abbrev = "CCW SSW",
        help = "two steps, " .. civil },
      { "chained-wild", all^2, value = 4, abbrev = "CWW SLW",
        help = "two steps, " .. wild },
      { "free-civil", ortho:upto(2) + diag:upto(2), value = 4, abbrev = "FCW LSW",
        help = "one or two steps, " .. civil },
      { "free-wild", all:upto(2), value = 4, abbrev = "FWW LLW",
        help = "one or two steps, " .. wild } } }

  piece "Padwar" { "A", abbrev = "PW", drawing = "glyphs/padwar", value = price "padwar",
    move = reading "padwar" { help = "how a Padwar moves, who may turn between his steps",
      { "chained", diag^2, value = 2, abbrev = "CPW SPW", help = "two steps, diagonal" },
      { "free", diag:upto(2), value = 3, abbrev = "FPW LPW",
        help = "one or two steps, diagonal" } } }

  piece "Dwar" { "D", abbrev = "DW", drawing = "glyphs/dwar", value = price "dwar",
    move = reading "dwar" { help = "how a Dwar moves, who may turn between his steps",
      { "chained", ortho^3, value = 4, abbrev = "CD SD", help = "three steps, orthogonal" },
      { "free", ortho:upto(3), value = 4, abbrev = "FD LD",
        help = "one to three steps, orthogonal" } } }

  piece(flier) { "F", abbrev = flier_name.odwar and "OD" or "FL",
    drawing = "glyphs/flier", value = price "flier",
    move = reading "flier" { help = "how a Flier moves, who may turn between his steps",
      { "chained", jump(diag^3), value = 4, abbrev = "CF SF",
        help = "three steps, diagonal, " .. jumps },
      { "free", jump(diag:upto(3)), value = 4, abbrev = "FF LF",
        help = "one to three steps, diagonal, " .. jumps },
      { "grounded-chained", diag^3, value = 4, abbrev = "GCF GSF",
        help = "three steps, diagonal, " .. walks },
      { "grounded-free", diag:upto(3), value = 4, abbrev = "GFF GLF",
        help = "one to three steps, diagonal, " .. walks } } }

  local function reach(who) -- of the Chief and of the Princess, who end their abbreviations
    local function row(name, walk, short, technical, meaning)
      return { name, walk, abbrev = short .. who .. " " .. technical .. who, help = meaning }
    end
    return {
      row("chained-wild", all^3, "CW", "SL", "three steps, " .. wild),
      row("chained-civil", ortho^3 + diag^3, "CC", "SS", "three steps, " .. civil),
      row("free-wild", all:upto(3), "FW", "LL", "one to three steps, " .. wild),
      row("free-civil", ortho:upto(3) + diag:upto(3), "FC", "LS", "one to three steps, " .. civil),
      row("chained", straight(all^3), "C", "S", "three steps, in one direction"),
      row("free", straight(all:upto(3)), "F", "L", "one to three steps, in one direction"),
    }
  end

  piece "Chief" { "C", abbrev = "CH", drawing = "glyphs/chief", value = 10,
    move = reading "chief" { help = "how a Chief moves",
      reach "C" } }

  -- The Princess jumps, never captures, and never ends where she could be captured; when she is
  -- frightened she does not pass such a cell either, when she is reckless she does not care.
  local nerve = {
    { "brave", always, abbrev = "B", help = "she passes threatened cells, but ends on none" },
    { "frightened", -attacked, abbrev = "F",
      help = "she neither passes threatened cells nor ends on one" },
    { "reckless", always, abbrev = "R", help = "she passes threatened cells, and may end on one" },
  }
  local function gently(walk, courage)
    local safe = courage:map(function(own) return own.reckless and always or -attacked end)
    return quiet(jump(walk)):via(courage):to(safe)
  end

  local princess = option "princess" { per_side = true,
    help = "how a Princess moves, " .. jumps,
    reach "P" }
  local her_nerve = option "princess-nerve" { per_side = true, nerve,
    help = "what cells on which she could be captured are to a Princess" }
  local captures = option "princess-captures" { per_side = true,
    { "off", help = "she captures nobody" },
    { "on", help = "she captures as other men do, and threatens accordingly" },
    help = "what a Princess does who comes to an enemy" }
  local escape = option "escape" { per_side = true,
    help = "how a Princess moves once in a game, " .. jumps,
    { "chained-wild", all^10, abbrev = "CWE SLE", help = "ten steps, " .. wild },
    { "chained-civil", ortho^10 + diag^10, abbrev = "CCE SSE", help = "ten steps, " .. civil },
    { "free-wild", all:upto(10), abbrev = "FWE LLE", help = "one to ten steps, " .. wild },
    { "free-civil", ortho:upto(10) + diag:upto(10), abbrev = "FCE LSE",
      help = "one to ten steps, " .. civil },
    { "anywhere", anywhere, abbrev = "AE", help = "in place of steps, to any empty cell" },
    { "off", none, abbrev = "NE", help = "she has no escape" } }
  local escape_nerve = option "escape-nerve" { per_side = true, nerve,
    help = "what such cells are to a Princess in her escape" }

  local may_escape = right "escape" { letter = "E",
    given = escape:map(function(e) return not e.off end) }

  -- Where she captures she is bound by threats all the same, and threatens in her turn.
  local her_move, bound = gently(princess, her_nerve), nil
  for _, side in ipairs { "Black", "Orange" } do
    local own = her_nerve:of(side)
    refuse(captures:of(side).on and own.frightened,
           "option 'princess-captures': a frightened Princess captures nobody")
    if captures:of(side).on and not own.reckless then
      bound = given(bound, -always) + moved_by(side)
    end
  end
  if captures:of("Black").on or captures:of("Orange").on then
    her_move = her_move + captures:map(function(own)
      return own.on and capture(jump(princess)) or none
    end)
  end

  piece "Princess" { "R", abbrev = "PR", drawing = "glyphs/princess", value = 0,
    move = her_move / once(may_escape, gently(escape, escape_nerve)) }

  piece "Thoat" { "T", abbrev = "TH", drawing = "glyphs/thoat", value = price "thoat",
    move = reading "thoat" { help = "how a Thoat moves",
      { "chained", ortho * diag, value = 3, abbrev = "CT ST",
        help = "an orthogonal step, then a diagonal one, through an empty cell" },
      { "free", ortho * diag + diag * ortho, value = 3, abbrev = "FT LT",
        help = "an orthogonal step and a diagonal one in either order, through an empty cell" },
      { "wild", jump(ortho * diag), value = 3, abbrev = "WT JT",
        help = "an orthogonal step and a diagonal one, " .. jumps } } }

  local panthan = reading "panthan" { help = "how a Panthan moves",
    { "chained", forward + sideways + board.forward_diag, value = 1, abbrev = "CPN SPN",
      help = "a step forward, sideways or diagonally forward" },
    { "free", forward + sideways + diag, value = 1, abbrev = "FPN LPN",
      help = "a step in any direction but straight backward" },
    { "straight", forward + sideways, value = 1, abbrev = "OPN",
      help = "a step forward or sideways" },
    { "gaining", forward + sideways + board.forward_diag, value = 1, abbrev = "GPN",
      help = "as chained, and as free once he has been on the last rank" } }
  local gaining = panthan:of("Black").gaining or panthan:of("Orange").gaining
  if gaining then
    local last = {}
    for i = 1, 10 do last[i] = ("abcdefghij"):sub(i, i) .. 10 end
    piece "Veteran" { "V", abbrev = "VE", drawing = "glyphs/panthan", value = 1,
                      move = forward + sideways + diag }
    panthan = panthan:map(function(own)
      local walk = own:get()
      return own.gaining and walk:promote { at = board:zone(last), to = "Veteran" } or walk
    end)
  end
  piece "Panthan" { "P", abbrev = "PA", drawing = "glyphs/panthan", value = 1, move = panthan }

  if bound ~= nil then
    local men = { "Warrior", "Padwar", "Dwar", flier, "Chief", "Princess", "Thoat", "Panthan",
                  gaining and "Veteran" or nil }
    forbid { captured() * by "Princess" * bound * threatens(other, men, "Princess") }
  end

  -- The men at home, and what is left of them when some are left out, with what that is worth.
  local men = { { "warrior", "padwar", "dwar", "flier", "chief",
                  "princess", "flier", "dwar", "padwar", "warrior" },
                { "thoat", "panthan", "panthan", "panthan", "panthan",
                  "panthan", "panthan", "panthan", "panthan", "thoat" } }
  local force = {}

  local function take_stock(side, gone)
    local others, nobles, value, known = 0, 0, 0, {}
    for rank, row in ipairs(men) do
      for file, man in ipairs(row) do
        local cell = ("abcdefghij"):sub(file, file) .. rank
        if side == "Orange" then cell = board:image(setup_as:get(), cell) end
        known[man], known[cell] = true, true
        local noble = man == "chief" or man == "princess"
        if not gone[man] and not gone[cell] then
          others, nobles = others + (noble and 0 or 1), nobles + (noble and 1 or 0)
          local own = readings[man] ~= nil and readings[man]:of(side):worth()
          value = value + (not values.suggested and own or list[man])
        end
      end
    end
    for _, name in ipairs(gone) do
      refuse(not known[name], "option 'without': no man of " .. side .. " stands on " .. name)
    end
    refuse(nobles < 2, "option 'without': the Chief and the Princess of " .. side .. " must stay")
    refuse(others < 2, "option 'without': two other men of " .. side .. " must stay at least")
    force[#force + 1] = { side, value }
  end
  for _, side in ipairs { "Black", "Orange" } do take_stock(side, without:of(side):get()) end

  if gaining then suggested[1].kinds = { "Panthan", "Veteran" } end
  local wager = import "wagers" { prices = suggested, force = force, safe = "Princess" }
  local colossus = import "colossus" (board, facing.compass)

  -- Those who are left out, by the names that they have here.
  local absent = without:map(function(side)
    local names = {}
    for i, name in ipairs(side:get()) do names[i] = name == "flier" and flier or name end
    return names
  end)

  setup { [[ T P P P P P P P P T
             W A D F C R F D A W ]], Orange = setup_as, first = first, without = absent,
          nobody = colossus.start ~= nil and { Colossus = colossus.start } }

  -- "After the first game the winner of the preceding game moves first if he chooses."
  series "winner-chooses"

  -- The end ----------------------------------------------------------------------------------

  -- Three pieces or fewer on each side, of equal value unless they are but counted: ten plies later
  -- the game is drawn.
  local few = count(mover):at_most(3) * count(other):at_most(3)
  local equal = endgame.count and few or few * worth(mover):is(worth(other))
  local calm = counter "end-game counter" { clock = true }
  after { calm:set((calm + 1) * (equal * was(equal))), at = "move" }
  if wager.throws or colossus.there then -- which can still break it
    after { calm:set(calm * equal) }
  end

  local turn = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { turn:raise(), when = moved_by "Orange" }

  -- Under `blooded` and `guarded` a Chief that has captured is fair game.
  local by_blood = chief_capture.blooded or chief_capture.guarded
  local blooded = by_blood and right "blooded" { letter = "B", start = false }
  if by_blood then
    after { blooded:of(captor):set(1), when = by "Chief", at = "capture" }
  end

  -- In a duel either side can be the captor.
  local chief_falls, taken = captured "Chief", "the {captor} takes the Chief"
  local function threatening()
    return captured("Chief", other) * was(threatens(other, "Chief", "Princess")) +
           captured("Chief", mover) * was(threatens(mover, "Chief", "Princess"))
  end
  ending {
    colossus.there and draw { captured { "Chief", "Princess" } * by "Colossus",
                              says = "{captured} crushed by the Colossus" },
    win { captured "Princess", says = "P", mark = "P", means = "the {captor} takes the Princess",
          stays = true },
    win { chief_falls * by "Chief", who = captor, says = "C", mark = "C", means = taken },
    chief_capture.any and win { chief_falls, who = captor, says = "C", mark = "C", means = taken },
    by_blood and win { chief_falls * blooded:of(loser), who = captor, says = "C", mark = "C",
                       means = taken },
    chief_capture.guarded and win { threatening(), who = captor, says = "C", mark = "C",
                                    means = taken },
    wager.twice ~= nil and loss { wager.twice, says = "two passes" },
    not (chief_capture.continue or chief_capture.any) and draw { chief_falls, says = "Chief taken by {a captor}" },
    stalemate.win and win { no_moves, says = "stalemate" },
    stalemate.loss and loss { no_moves, says = "stalemate" },
    stalemate.draw and draw { no_moves, says = "stalemate" },
    endgame.appendix and draw { calm:at_least(10), says = "equal force" },
    endgame.count and draw { calm:at_least(10), says = "three men or fewer" },
    repetition.draw and draw { repeated(3), says = "third occurrence" },
  }

  -- How it is written ------------------------------------------------------------------------

  fen { "cells", "side", { may_escape, by_blood and blooded or nil }, calm, turn, table.unpack(wager.fen) }

  -- Ranks are numbered 1 to 9 and 0.
  notation "technical" {
    cells = function(name) return name:upper():replace("10", "0") end,
    won = "{mark}", drawn = "d", types = 2, becomes = "",
  }

  -- Files are called by the man who begins there, his half of the board being the Chief's or the
  -- Princess's; so are the men, by the half on which they stand: the Chief's Flier, the Princess
  -- Warrior's Thoat, the Panthan of a file. Ranks are counted from one's own side.
  local letters = { Warrior = "W", Padwar = "P", Dwar = "D", Thoat = "WT",
                    [flier] = "F" }
  local file_names = { Black = {}, Orange = {} } -- by the letter of the file

  for i, name in ipairs { "CW", "CP", "CD", "CF", "C", "P", "PF", "PD", "PP", "PW" } do
    local letter = string.char(("a"):byte() + i - 1)
    file_names.Black[letter] = name
    file_names.Orange[board:image(setup_as:get(), letter .. "1"):sub(1, 1)] = name
  end

  local function file(player, cell) return file_names[player][cell:sub(1, 1)] end
  local function rank(player, cell)
    local n = tonumber(cell:sub(2))
    return (player == "Black" and n or 11 - n) % 10
  end

  notation "descriptive" {
    cells = function(name, player) return file(player, name) .. rank(player, name) end,
    pieces = function(piece, player, cell)
      if piece == "Panthan" then return file(player, cell) .. "PA" end
      if piece == "Veteran" then return file(player, cell) .. "VE" end
      if letters[piece] then return file(player, cell):sub(1, 1) .. letters[piece] end
      return piece:sub(1, 1)
    end,
    move = "{piece}{which}-{to}", which = "/{cell}",
    capture = "{piece}{which}x{captured}{where}", where = "/{cell}",
    clash = "{piece}{which}-{captured}{where}",
    taken = { Princess = "{piece}{which}-{captured}{where}" },
    drawn = "d",
  }

  types [[{panthan} {warrior} {padwar} {thoat} {dwar} {flier} {chief}
          {princess-nerve}{princess} ({escape-nerve}{escape})]]
end
