-- What luacheck knows of the language: the words of src/lang/vocabulary.def, and the part of Lua that
-- the sandbox leaves.
std = "none"
max_line_length = 120

local lua = {
  "assert", "error", "ipairs", "math", "next", "pairs", "select", "string", "table", "tonumber",
  "tostring", "type",
}

-- From wherever below the project's folder it is asked for.
local function vocabulary()
  for _, up in ipairs { "", "../", "../../", "../../../" } do
    local file = io.open(up .. "src/lang/vocabulary.def")
    if file then return file end
  end
  error("src/lang/vocabulary.def is not there")
end

local language = {}
for line in vocabulary():lines() do
  language[#language + 1] = line:match("^WORD%(, ([%w_]+),")
end

local both = {}
for _, word in ipairs(lua) do both[#both + 1] = word end
for _, word in ipairs(language) do both[#both + 1] = word end

-- W431: a function of a page may use a short word that the page uses, too.
files["games"] = { read_globals = both, ignore = { "431" } }
local testing = { "game", "test", "import" }
for _, word in ipairs(lua) do testing[#testing + 1] = word end
files["tests/rules"] = { read_globals = testing }
files["src/lang"] = { std = "lua54" }
