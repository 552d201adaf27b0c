-- What luacheck knows of the language: the names of docs/language.md, and the part of Lua that
-- the sandbox leaves.
std = "none"
max_line_length = 120

local lua = {
  "assert", "error", "ipairs", "math", "next", "pairs", "select", "string", "table", "tonumber",
  "tostring", "type",
}

files["games"] = { read_globals = lua }
files["tests/rules"] = { read_globals = { "game", "test" } }
files["src/lang"] = { std = "lua54" }
