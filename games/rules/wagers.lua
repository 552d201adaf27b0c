-- Wagers, for a game of two sides: stakes, ransom, duels, and moves that must be paid for.
--
-- wagers { prices =, force =, safe = }: `prices` are the pieces, each { name, price, option,
-- kinds = names }, as the list suggests that is played for with stakes; `force` what each side's men
-- are worth, { side, value }; nobody duels with a piece called `safe`, and without one there are
-- stakes alone. It yields what a position holds of tokens, as fields of its FEN.
return function(t)
  local safe, prices, force = t.safe, t.prices, t.force
  local wager = option "wager" {
    help = "what is played for",
    { "off", help = "nothing is played for" },
    { "stakes", help = "a main stake; who loses a man pays the price on his head" },
    safe and {
      { "ransom", help = "a pot, what all men are worth; who captures takes his share out" },
      { "dueling", help = "dice decide captures; who loses one pays value and throw" },
      { "pay-to-move", help = "a move costs a token, a man who is lost his value" },
      { "pay-to-move+dueling", help = "both: moves are paid for, dice decide captures" },
    } or nil,
  }
  local ransom = safe and wager.ransom
  local duels = safe and (wager.dueling or wager["pay-to-move+dueling"])
  local pays = safe and (wager["pay-to-move"] or wager["pay-to-move+dueling"])
  local purse = option "purse" {
    help = "the tokens that each side brings", per_side = true,
    min = 0, max = 100000, default = 48 }
  local throws = safe and option "dice" {
    help = "what each side throws in a duel: 1d6, 2d6, or of three dice the two best, best2of3",
    type = "dice", default = "1d6" }

  local stake = option "stake" {
    help = "the main stake that each side puts into the pot, with wager=stakes",
    min = 0, max = 100000, default = 10 }
  local stray, set = stake ~= 10, {}
  for _, row in ipairs(prices) do
    local name, suggested = row[1], row[2]
    set[name] = option("price-" .. (row[3] or name:lower())) {
      help = "the price on the head of each " .. name .. ", with wager=stakes",
      min = 0, max = 1000, default = suggested }
    stray = stray or set[name] ~= suggested
  end

  local bounty = safe and option "bounty" {
    help = "how a man who falls in a duel is paid for, with wager=pay-to-move+dueling",
    { "once", help = "by the duel's prize alone" },
    { "twice", help = "by the duel's prize and by the bounty" } }

  local brought, short = false, {} -- is any purse not as usual; who cannot pay the stake
  for _, row in ipairs(force) do
    local side, value = row[1], row[2]
    local own = purse:of(side):get()
    brought = brought or own ~= 48
    short[#short + 1] = own < stake and side or nil
    warn(ransom and own < value,
         side .. " cannot pay the ante: its men are worth " .. value .. " tokens and its purse " ..
         "holds " .. own .. "; 'purse' brings more, 'without' leaves men at home")
  end
  refuse(wager.off and brought, "option 'purse' is for wagers, and there is none: set wager")
  refuse(safe and not duels and (throws.count ~= 1 or throws.sides ~= 6),
         "option 'dice' is for duels: set wager=dueling or wager=pay-to-move+dueling")
  refuse(safe and bounty.twice and not (duels and pays),
         "option 'bounty' is for duels of paid moves: set wager=pay-to-move+dueling")
  refuse(not wager.stakes and stray,
         "options 'stake' and 'price-...' are for stakes: set wager=stakes")
  refuse(wager.stakes and #short > 0,
         "option 'stake': a side cannot stake more than its purse: set purse")
  if wager.off then return { fen = {} } end

  local tokens = counter "tokens" {
    per_player = true, start = purse, min = -1000000, clock = true, shown = true,
    carried = true }
  local pot = counter "pot" { clock = true, shown = true, carried = true }
  local fields = { tokens, pot }

  -- Burroughs' way: the pot is the main stake, and whoever loses a man pays his price.
  if wager.stakes then
    local price = 0
    for _, row in ipairs(prices) do price = price + captured(row.kinds or row[1]) * set[row[1]] end
    after { tokens:pay(pot, stake), at = "start" }
    after { tokens:of(loser):pay(tokens:of(captor), price), at = "capture" }
  end

  -- Ransom: what is captured is taken out of a pot that both have filled.
  if ransom then
    after { tokens:pay(pot, worth(mover)), at = "start" }
    after { pot:pay(tokens:of(captor), loot()), at = "capture" }
  end

  -- Each move costs a token, each man who is lost his price. Whoever has nothing left must pass.
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

  -- Whoever moves onto an enemy's man challenges him: the higher sum of throw and value wins.
  -- The loser pays his man's price and his throw.
  local attacker, defender
  if duels then
    attacker, defender = challenge { except = safe }
    local attack, defence = worth_at(attacker) + roll(1), worth_at(defender) + roll(2)
    throw "duel" {
      when = attacker:over(0), marks = { attacker, defender }, shows = "(%w %d:%d)",
      dice = { throws, throws },
      help = "Who moves onto an enemy's man challenges him. Each side throws dice and adds what his man "
        .. "is worth. With more the challenger takes the other and stands in his place, with less he is taken himself; "
        .. "equal sums are thrown again. In brackets stand who has won, the challenger's dice and the other's.",
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
