-- A definition that says nothing of a game. Refused: the definition has no `game { language = 1, name = "..." }`

