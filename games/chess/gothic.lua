-- Gothic chess: Capablanca's pieces in another array.
game { language = 1, name = "Gothic Chess", xboard = "gothic", source = "E. Trice, 2000" }
import("rules/capablanca")("R N B Q C K A B N R")
