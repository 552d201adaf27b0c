-- What another file imports.
return { "G", "S", gold = function(b) return b.ortho end, worth = 300 }
