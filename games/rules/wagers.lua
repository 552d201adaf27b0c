-- Wagers, for a game between two sides: stakes, ransom, duels, and moves that must be paid for.
--
-- wagers { prices =, force =, safe = }: `prices` lists the pieces, each { name, price, option,
-- kinds = names }, with the suggested prices for stakes; `force` is the value of each side's pieces,
-- { side, value }; a piece named `safe` takes no part in duels, and without it only stakes are offered.
-- Returns { fen =, throws =, twice = }: the FEN fields for tokens, whether there are duels, and a condition:
-- somebody has passed twice in a row.
return function(t)
  local safe, prices, force = t.safe, t.prices, t.force
  local wager = option "wager" {
    help = "what the game is played for",
    { "off", help = "nothing is played for" },
    { "stakes", help = "a main stake; a player who loses a piece pays its price" },
    safe and {
      { "ransom", help = "a pot that holds the value of all pieces; captures are paid from it" },
      { "dueling", help = "dice decide captures; the loser pays the piece's value and the throw" },
      { "pay-to-move", help = "a move costs a token, a lost piece its value" },
      { "pay-to-move+dueling", help = "both: moves cost tokens, and dice decide captures" },
    } or nil,
  }
  local ransom = safe and wager.ransom
  local duels = safe and (wager.dueling or wager["pay-to-move+dueling"])
  local pays = safe and (wager["pay-to-move"] or wager["pay-to-move+dueling"])
  local purse = option "purse" {
    help = "the tokens that each side starts with", per_side = true,
    min = 0, max = 100000, default = 48 }
  local throws = safe and option "dice" {
    help = "what each side throws in a duel: 1d6, 2d6, or best2of3, the two best of three dice",
    type = "dice", default = "1d6" }

  local stake = option "stake" {
    help = "the main stake that each side pays into the pot, with wager=stakes",
    min = 0, max = 100000, default = 10 }
  local stray, set = stake ~= 10, {}
  for _, row in ipairs(prices) do
    local name, suggested = row[1], row[2]
    set[name] = option("price-" .. (row[3] or name:lower())) {
      help = "the price of each " .. name .. ", with wager=stakes",
      min = 0, max = 1000, default = suggested }
    stray = stray or set[name] ~= suggested
  end

  local bounty = safe and option "bounty" {
    help = "how often a piece lost in a duel is paid for, with wager=pay-to-move+dueling",
    { "once", help = "only the duel's prize is paid" },
    { "twice", help = "the duel's prize and the bounty are paid" } }

  local brought, short = false, {} -- is any purse not the default; the sides that cannot pay the stake
  for _, row in ipairs(force) do
    local side, value = row[1], row[2]
    local own = purse:of(side):get()
    brought = brought or own ~= 48
    short[#short + 1] = own < stake and side or nil
    warn(ransom and own < value,
         side .. " cannot pay the ante: its pieces are worth " .. value .. " tokens and its purse " ..
         "holds " .. own .. "; raise 'purse', or leave pieces out with 'without'")
  end
  refuse(wager.off and brought, "option 'purse' needs a wager: set wager")
  refuse(safe and not duels and (throws.count ~= 1 or throws.sides ~= 6),
         "option 'dice' needs duels: set wager=dueling or wager=pay-to-move+dueling")
  refuse(safe and bounty.twice and not (duels and pays),
         "option 'bounty' needs duels and paid moves: set wager=pay-to-move+dueling")
  refuse(not wager.stakes and stray,
         "options 'stake' and 'price-...' need stakes: set wager=stakes")
  refuse(wager.stakes and #short > 0,
         "option 'stake': a side cannot stake more than its purse holds: set purse")
  if wager.off then return { fen = {} } end

  local tokens = counter "tokens" {
    per_player = true, start = purse, min = -1000000, clock = true, shown = true,
    carried = true }
  local pot = counter "pot" { clock = true, shown = true, carried = true }
  local fields = { tokens, pot }

  -- Burroughs' rule: the pot is the main stake, and a player who loses a piece pays its price.
  if wager.stakes then
    local price = 0
    for _, row in ipairs(prices) do price = price + captured(row.kinds or row[1]) * set[row[1]] end
    after { tokens:pay(pot, stake), at = "start" }
    after { tokens:of(loser):pay(tokens:of(captor), price), at = "capture" }
  end

  -- Ransom: the value of a captured piece is paid out of a pot that both sides have filled.
  if ransom then
    after { tokens:pay(pot, worth(mover)), at = "start" }
    after { pot:pay(tokens:of(captor), loot()), at = "capture" }
  end

  -- Each move costs a token, each lost piece its value. A player without tokens must pass.
  if pays then
    turn { "move", when = tokens:at_least(1) }
    turn { "pass" }
    after { tokens:pay(pot, 1), when = -passed, at = "move" }
    after { tokens:of(loser):pay(tokens:of(captor), loot()), at = "capture",
            when = bounty.twice and always or -by_chance }
  end
  local passes = pays and counter "passes" { per_player = true, max = 2, clock = true }
  if pays then
    after { passes:set((passes + 1) * passed), at = "move" }
    fields[#fields + 1] = passes
  end

  -- Moving onto an enemy piece challenges it: the higher sum of throw and value wins. The loser pays the
  -- value of the lost piece and the throw.
  local attacker, defender
  if duels then
    attacker, defender = challenge { except = safe }
    local attack, defence = worth_at(attacker) + roll(1), worth_at(defender) + roll(2)
    throw "duel" {
      when = attacker:over(0), marks = { attacker, defender }, shows = "(%w %d:%d)",
      dice = { throws, throws },
      help = "A piece that moves onto an enemy piece challenges it. Each side throws dice and adds the value of its "
        .. "piece. If the challenger has more, it captures the other piece and takes its place; if it has less, it is "
        .. "captured itself. Equal sums are thrown again. The brackets show the winner, the challenger's throw and the "
        .. "defender's.",
      { when = attack:over(defence), walk = attacker:advance(defender) },
      { when = attack:under(defence), walk = defender:beat(attacker) },
      { again = "equal" },
    }
    local lost = captured(mover) * roll(1) + captured(other) * roll(2)
    after { tokens:of(loser):pay(tokens:of(captor), loot() + lost),
            when = by_chance, at = "capture" }
  end

  after { pot:pay(tokens:of(winner), pot), at = "end" }
  return { fen = fields, throws = duels, twice = pays and passes:at_least(2) or nil }
end
