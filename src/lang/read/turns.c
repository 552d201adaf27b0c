/*
** turns.c -- what a player does in his turn, as the script says it.
*/
#include "primitives.h"

#include <string.h>

/* Pieces may be named before they are declared; check.c looks at the names of every node. */
static void note_pieces(lua_State *L, Names kinds) {
    author_push(L, (Node){.op = NODE_KIND, .sort = SORT_COND, .kinds = kinds});
    lua_pop(L, 1);
}

/* What is at the top: { "move" }, { "pass" } or { pieces, walk }. */
static bool read_who(lua_State *L, int at, PartDef *part) {
    lua_geti(L, at, 1);
    lua_geti(L, at, 2);
    const char *word = author_text(L, -2);
    bool alone = lua_isnil(L, -1), ok = true;
    part->pass = alone && word && strcmp(word, "pass") == 0;
    if (alone && (!word || (!part->pass && strcmp(word, "move") != 0))) {
        author_error(
            L, "turn: \"move\", \"pass\" or pieces and their walk must stand here, got %s",
            author_shown(L, -2));
        ok = false;
    } else if (!alone) {
        ok = author_names(L, -2, "turn: whose walk it is", &part->kinds);
        part->walk = author_want(L, -1, SORT_WALK, "turn: the walk of a part");
        if (ok)
            note_pieces(L, part->kinds);
        ok = ok && part->walk;
    }
    lua_pop(L, 2);
    return ok;
}

static bool read_part(lua_State *L, PartDef *part) {
    int at = lua_gettop(L);
    part->optional = fields_flag(L, at, "turn", "optional", false);
    lua_getfield(L, at, "when");
    bool ok = true;
    if (!lua_isnil(L, -1)) {
        part->when = author_want(L, -1, SORT_COND, "turn: 'when'");
        ok = part->when != NULL;
    }
    lua_pop(L, 1);
    return read_who(L, at, part) && ok;
}

/* turn(parts) */
static int say_turn(lua_State *L) {
    TurnDef t = {.place = author_place(L)};
    lua_Integer n = luaL_len(L, 1);
    if (n < 1 || n > PARTS_MAX) {
        author_error(L, "turn: it has 1 to %d parts, not %d", PARTS_MAX, (int)n);
        return 0;
    }
    bool ok = true;
    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, 1, i);
        ok = read_part(L, &t.part[t.nparts++]) && ok;
        lua_settop(L, 1);
    }
    if (ok)
        turndefs_add(&author_def(L)->turns, t);
    return 0;
}

void turns_open(lua_State *L, int lang, int prim) {
    (void)lang;
    lua_pushcfunction(L, say_turn);
    lua_setfield(L, prim, "turn");
}
