game { language = 1, name = "Canadian Draughts",
       help = "International draughts on twelve by twelve cells, with thirty men on each side.",
       source = "Traité canadien du jeu de dames à la polonaise, 1906",
       note = "Move counts are confirmed only by a second enumerator of our own." }
import "rules/draughts".international(12, 5)
