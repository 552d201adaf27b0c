-- A file that imports itself.
import "circle" -- expect: 'circle' is imported while it is still being read, so it imports itself
