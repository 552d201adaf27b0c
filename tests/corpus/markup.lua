-- Cells named by markup could stand in a picture as markup. Loads.
game { language = 1, name = "]]><script>alert(1)</script>" }
local g = graph()
for i=1,4 do g:cell("c"..i..'"><script>',{i,0,outline={0,1,1e5,-1e5,1,1}}) end
g:edge("on",'c1"><script>','c2"><script>')
local t = {}
for i = 1, 4 do t["c" .. i .. '"><script>'] = "c" .. 5 - i .. '"><script>' end
g:edge("on", 'c4"><script>', 'c3"><script>')
g:symmetry("turn", t)
g:rows({{'c1"><script>','c2"><script>','c3"><script>','c4"><script>'}},{"<img onerror=x>"},"<b>' \0 \xff\xfe")
players { { "W<", letter = "w" }, { "B", letter = "b", sees = g.turn } }
piece "King" { "K", move = g.on, glyph = {"<a>", "&\"'"} }
setup "K . . ."
