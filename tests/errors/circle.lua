-- A file that imports itself.
import "circle" -- expect: 'circle' is imported while it is being read: a circle
