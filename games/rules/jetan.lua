-- The rules of Jetan, for any board that has a forward direction and sideways, orthogonal and diagonal
-- ones. `facing` says how Orange's pieces can face Black's: rotated (the Princess opposite the Chief) or
-- mirrored (Chief opposite Chief). Its `compass`, if it has one, is the Colossus's.
return function(board, facing)
  local forward, sideways = board.forward, board.sideways
  local ortho, diag = board.ortho, board.diag
  local all = ortho + diag

  players {
    { "Black", letter = "b", style = "A" },
    { "Orange", letter = "o", style = "a", sees = board.turn },
  }

  -- What the players can agree on before the game ----------------------------------------------

  -- What each source means. In the appendix every piece takes all its steps, no more and no fewer, and
  -- may turn. Chapter II lets the Warrior go diagonally and the Thoat jump; it does not say that Chief
  -- and Princess may turn, and mentions neither threats, nor captures denied to the Princess, nor an
  -- escape. In the Chinese article the Panthan goes forward or sideways, the Thoat jumps, the Princess
  -- may fly anywhere once, and in the end-game three pieces or fewer are counted, whatever their value.
  -- Smith's reading is the list of types that he gives as an example.
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
    help = "whose reading of the rules; options not set by name follow this source",
    { "appendix", help = "the novel's appendix, read strictly", sets = chained },
    { "chapter2", help = "chapter II: the Princess captures and has no escape",
                  sets = but { warrior = "chained-civil", thoat = "wild", chief = "chained",
                               princess = "chained", escape = "off",
                               ["princess-nerve"] = "reckless", ["princess-captures"] = "on" } },
    { "chinese", help = "the Chinese Wikipedia: the Princess may fly anywhere once",
                 sets = but { panthan = "straight", thoat = "wild", escape = "anywhere",
                              ["princess-nerve"] = "reckless", ["escape-nerve"] = "reckless",
                              endgame = "count" } },
    { "smith", help = "the list of types that L. L. Smith gives as an example",
               sets = but { panthan = "free", warrior = "chained-civil", chief = "chained-civil",
                            princess = "chained-civil", escape = "chained-civil",
                            ["escape-nerve"] = "frightened", setup = "rotated" } },
  }

  local setup_as = option "setup" {
    help = "how Orange's Chief and Princess are placed",
    { "rotated", facing.rotated,
      help = "each player's Chief is to the left of the Princess" },
    { "mirrored", facing.mirrored,
      help = "Orange's Chief is to the right of the Princess, mirroring Black's side" },
  }
  local first = option "first" {
    help = "who makes the first move", random = true,
    { "black", "Black", help = "Black moves first" },
    { "orange", "Orange", help = "Orange moves first" },
  }
  local values = option "values" {
    help = "what the pieces are worth",
    { "interpretation", help = "the more cells a piece reaches as its option is set, the more it is worth" },
    { "suggested", help = "the prices of the price list, however the pieces move" },
  }
  local chief_capture = option "chief-capture" {
    help = "what happens when a Chief is captured",
    { "appendix", help = "captured by a Chief, it is a win; by any other piece, a draw" },
    { "any", help = "a win, whichever piece captures it" },
    { "continue", help = "captured by a Chief, it is a win; by any other piece, the game goes on" },
    { "blooded", help = "like appendix, but a win if that Chief has made a capture itself" },
    { "guarded", help = "like blooded, and also a win if it threatens the captor's Princess" },
  }
  local endgame = option "endgame" {
    help = "what happens when both sides have few pieces left",
    { "appendix", help = "three or fewer of equal value on each side: a draw ten plies later" },
    { "count", help = "three or fewer on each side, whatever their value: a draw ten plies later" },
    { "off", help = "no draw because few pieces are left" },
  }
  local stalemate = option "stalemate" {
    help = "what happens when a player has no legal move",
    { "win", help = "the player without a move loses" },
    { "loss", help = "the player who left the other without a move loses" },
    { "draw", help = "the game is drawn" },
  }
  local repetition = option "repetition" {
    help = "what happens when a position is repeated",
    { "off", help = "the game goes on" },
    { "draw", help = "the game is drawn when it occurs for the third time" },
  }
  local without = option "without" {
    help = "a truncated force: pieces left out, by kind or, for one side, by cell",
    type = "list", per_side = true, default = "none", cells = true,
    { "warrior", help = "both Warriors" },
    { "padwar", help = "both Padwars" },
    { "dwar", help = "both Dwars" },
    { "flier", help = "both Fliers, or Odwars" },
    { "thoat", help = "both Thoats" },
    { "panthan", help = "all eight Panthans" },
    { "chief", help = "not allowed: the Chief must stay" },
    { "princess", help = "not allowed: the Princess must stay" },
  }

  -- The pieces: each reading of the rules is a row, with its walks and its price -----------------

  local flier_name = option "flier-name" {
    help = "what the pieces beside Chief and Princess are called",
    { "flier", help = "Fliers" },
    { "odwar", help = "Odwars, as in Manator" } }
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
  local walks, jumps = "through empty cells", "over anything in between"

  piece "Warrior" { "W", abbrev = "WA", drawing = "glyphs/warrior", value = price "warrior",
    move = reading "warrior" { help = "how a Warrior moves; it may turn between steps",
      { "chained", ortho^2, value = 2, abbrev = "CW SW",
        help = "two orthogonal steps" },
      { "free", ortho:upto(2), value = 3, abbrev = "FW LW",
        help = "one or two orthogonal steps" },
      { "chained-civil", ortho^2 + diag^2, value = 3, abbrev = "CCW SSW",
        help = "two steps, " .. civil },
      { "chained-wild", all^2, value = 4, abbrev = "CWW SLW",
        help = "two steps, " .. wild },
      { "free-civil", ortho:upto(2) + diag:upto(2), value = 4, abbrev = "FCW LSW",
        help = "one or two steps, " .. civil },
      { "free-wild", all:upto(2), value = 4, abbrev = "FWW LLW",
        help = "one or two steps, " .. wild } } }

  piece "Padwar" { "A", abbrev = "PW", drawing = "glyphs/padwar", value = price "padwar",
    move = reading "padwar" { help = "how a Padwar moves; it may turn between steps",
      { "chained", diag^2, value = 2, abbrev = "CPW SPW", help = "two diagonal steps" },
      { "free", diag:upto(2), value = 3, abbrev = "FPW LPW",
        help = "one or two diagonal steps" } } }

  piece "Dwar" { "D", abbrev = "DW", drawing = "glyphs/dwar", value = price "dwar",
    move = reading "dwar" { help = "how a Dwar moves; it may turn between steps",
      { "chained", ortho^3, value = 4, abbrev = "CD SD", help = "three orthogonal steps" },
      { "free", ortho:upto(3), value = 4, abbrev = "FD LD",
        help = "one to three orthogonal steps" } } }

  piece(flier) { "F", abbrev = flier_name.odwar and "OD" or "FL",
    drawing = "glyphs/flier", value = price "flier",
    move = reading "flier" { help = "how a Flier moves; it may turn between steps",
      { "chained", jump(diag^3), value = 4, abbrev = "CF SF",
        help = "three diagonal steps, " .. jumps },
      { "free", jump(diag:upto(3)), value = 4, abbrev = "FF LF",
        help = "one to three diagonal steps, " .. jumps },
      { "grounded-chained", diag^3, value = 4, abbrev = "GCF GSF",
        help = "three diagonal steps, " .. walks },
      { "grounded-free", diag:upto(3), value = 4, abbrev = "GFF GLF",
        help = "one to three diagonal steps, " .. walks } } }

  local function reach(who) -- of Chief or Princess; `who` ends the abbreviations
    local function row(name, walk, short, technical, meaning)
      return { name, walk, abbrev = short .. who .. " " .. technical .. who, help = meaning }
    end
    return {
      row("chained-wild", all^3, "CW", "SL", "three steps, " .. wild),
      row("chained-civil", ortho^3 + diag^3, "CC", "SS", "three steps, " .. civil),
      row("free-wild", all:upto(3), "FW", "LL", "one to three steps, " .. wild),
      row("free-civil", ortho:upto(3) + diag:upto(3), "FC", "LS", "one to three steps, " .. civil),
      row("chained", straight(all^3), "C", "S", "three steps in one direction"),
      row("free", straight(all:upto(3)), "F", "L", "one to three steps in one direction"),
    }
  end

  piece "Chief" { "C", abbrev = "CH", drawing = "glyphs/chief", value = 10,
    move = reading "chief" { help = "how a Chief moves",
      reach "C" } }

  -- The Princess jumps, never captures, and never ends where she could be captured. A frightened Princess
  -- does not pass such a cell either; a reckless one may even end there.
  local nerve = {
    { "brave", always, abbrev = "B", help = "she may pass threatened cells, but not end on one" },
    { "frightened", -attacked, abbrev = "F",
      help = "she may neither pass threatened cells nor end on one" },
    { "reckless", always, abbrev = "R", help = "she may pass threatened cells and end on one" },
  }
  local function gently(walk, courage)
    local safe = courage:map(function(own) return own.reckless and always or -attacked end)
    return quiet(jump(walk)):via(courage):to(safe)
  end

  local princess = option "princess" { per_side = true,
    help = "how a Princess moves, " .. jumps,
    reach "P" }
  local her_nerve = option "princess-nerve" { per_side = true, nerve,
    help = "whether a Princess may go where she could be captured" }
  local captures = option "princess-captures" { per_side = true,
    { "off", help = "she never captures" },
    { "on", help = "she captures like other pieces, and threatens accordingly" },
    help = "whether a Princess may capture" }
  local escape = option "escape" { per_side = true,
    help = "how a Princess escapes, once in a game, " .. jumps,
    { "chained-wild", all^10, abbrev = "CWE SLE", help = "ten steps, " .. wild },
    { "chained-civil", ortho^10 + diag^10, abbrev = "CCE SSE", help = "ten steps, " .. civil },
    { "free-wild", all:upto(10), abbrev = "FWE LLE", help = "one to ten steps, " .. wild },
    { "free-civil", ortho:upto(10) + diag:upto(10), abbrev = "FCE LSE",
      help = "one to ten steps, " .. civil },
    { "anywhere", anywhere, abbrev = "AE", help = "to any empty cell, instead of taking steps" },
    { "off", none, abbrev = "NE", help = "she has no escape" } }
  local escape_nerve = option "escape-nerve" { per_side = true, nerve,
    help = "whether an escaping Princess may go where she could be captured" }

  local may_escape = right "escape" { letter = "E",
    given = escape:map(function(e) return not e.off end) }

  -- A Princess who may capture is still bound by threats, and threatens others herself.
  local her_move, bound = gently(princess, her_nerve), nil
  for _, side in ipairs { "Black", "Orange" } do
    local own = her_nerve:of(side)
    refuse(captures:of(side).on and own.frightened,
           "option 'princess-captures': a frightened Princess cannot capture")
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
      help = "like chained, and like free once it has been on the last rank" } }
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

  -- The pieces at the start, which of them remain when some are left out, and what those are worth.
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
      refuse(not known[name], "option 'without': " .. side .. " has no piece on " .. name)
    end
    refuse(nobles < 2, "option 'without': " .. side .. "'s Chief and Princess must stay")
    refuse(others < 2, "option 'without': " .. side .. " must keep at least two other pieces")
    force[#force + 1] = { side, value }
  end
  for _, side in ipairs { "Black", "Orange" } do take_stock(side, without:of(side):get()) end

  if gaining then suggested[1].kinds = { "Panthan", "Veteran" } end
  local wager = import "wagers" { prices = suggested, force = force, safe = "Princess" }
  local colossus = import "colossus" (board, facing.compass)

  -- The pieces that are left out, by their names in this game.
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

  -- Endings ----------------------------------------------------------------------------------

  -- Three pieces or fewer on each side, of equal value unless they are only counted: ten plies later
  -- the game is drawn.
  local few = count(mover):at_most(3) * count(other):at_most(3)
  local equal = endgame.count and few or few * worth(mover):is(worth(other))
  local calm = counter "end-game counter" { clock = true }
  after { calm:set((calm + 1) * (equal * was(equal))), at = "move" }
  if wager.throws or colossus.there then -- a throw can still break it
    after { calm:set(calm * equal) }
  end

  local turn = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { turn:raise(), when = moved_by "Orange" }

  -- With `blooded` and `guarded`, capturing a Chief that has itself captured wins.
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

  -- FEN and notations ------------------------------------------------------------------------

  fen { "cells", "side", { may_escape, by_blood and blooded or nil }, calm, turn, table.unpack(wager.fen) }

  -- Ranks are numbered 1 to 9, then 0.
  notation "technical" {
    cells = function(name) return name:upper():replace("10", "0") end,
    won = "{mark}", drawn = "d", types = 2, becomes = "",
  }

  -- A file is named after the piece that starts there, and whether its half of the board is the Chief's
  -- or the Princess's. Pieces are named in the same way, by the half they stand on: the Chief's Flier, the
  -- Princess Warrior's Thoat, the Panthan of a file. Ranks are counted from the player's own side.
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
