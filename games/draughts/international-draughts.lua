game { language = 1, name = "International Draughts",
       help = "Ten by ten, with twenty men on each side.", source = "World Draughts Federation (FMJD), Annex 1" }
import "rules/draughts".international(10, 4)
