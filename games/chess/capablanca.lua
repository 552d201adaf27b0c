-- Capablanca's chess, as the array is played today.
game {
  language = 1,
  name = "Capablanca Chess", xboard = "capablanca",
  source = "J. R. Capablanca, 1920s; the array as it is played today",
}
import("rules/capablanca")("R N A B Q K B C N R")
