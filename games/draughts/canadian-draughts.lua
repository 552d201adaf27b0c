-- Canadian draughts: international draughts on twelve by twelve cells, thirty men on each side.
game { language = 1, name = "Canadian Draughts", source = "Traité canadien du jeu de dames à la polonaise, 1906" }
import "rules/draughts".international(12, 5)
