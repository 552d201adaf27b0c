-- International draughts: ten by ten, twenty men on each side.
game { language = 1, name = "International Draughts", source = "World Draughts Federation (FMJD), Annex 1" }
import "rules/draughts".international(10, 4)
