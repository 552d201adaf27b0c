-- Capablanca chess, with the array that is used today.
game {
  language = 1,
  name = "Capablanca Chess", xboard = "capablanca",
  source = "J. R. Capablanca, 1920s; today's array",
}
import("rules/capablanca")("R N A B Q K B C N R")
