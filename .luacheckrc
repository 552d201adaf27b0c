-- What luacheck knows of the language: the names of docs/language.md, and the part of Lua that
-- the sandbox leaves.
std = "none"
max_line_length = 120

local lua = {
  "assert", "error", "ipairs", "math", "next", "pairs", "select", "string", "table", "tonumber",
  "tostring", "type",
}

local language = {
  "after", "again", "always", "any", "anyone", "anything", "anywhere", "at", "at_start", "attacked", "become",
  "beside", "betza", "by", "by_chance", "called", "can", "captor", "captor_worth", "capture", "captured", "cells",
  "challenge", "convert", "count", "counter", "defaults", "dice", "disc", "draw", "each",
  "empty", "ending", "enemy", "every", "every_player", "fen", "fetch", "file", "follow", "forbid", "friend", "from", "game",
  "given", "goal",
  "graph", "groups", "hand", "holdings", "hole", "import", "in_check", "jump", "kind", "landed", "leads", "leap", "least",
  "loot", "loser", "loss", "make", "mark", "marked", "marker", "meant", "most", "moved_by", "mover",
  "neutral", "no_moves", "nobody", "none", "notation", "once", "option", "other", "passed",
  "piece", "player", "players", "put", "quiet", "rank", "reached", "refuse", "warn", "repeated",
  "revisit", "right",
  "roll", "setup", "series", "shift", "skip", "square", "stay", "still", "straight", "swap", "take", "taken", "threatens", "throw",
  "touched", "turn", "turn_of", "types", "unmake", "visited", "was", "win", "winner", "worth", "worth_at",
}

local both = {}
for _, word in ipairs(lua) do both[#both + 1] = word end
for _, word in ipairs(language) do both[#both + 1] = word end

-- W431: a function of a page may use a short word that the page uses, too.
files["games"] = { read_globals = both, ignore = { "431" } }
local testing = { "game", "test", "import" }
for _, word in ipairs(lua) do testing[#testing + 1] = word end
files["tests/rules"] = { read_globals = testing }
files["src/lang"] = { std = "lua54" }
