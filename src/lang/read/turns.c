/*
** turns.c -- what a player does in his turn, as the script says it.
*/
#include "primitives.h"

#include <string.h>

/* The part at the top: { "move" }, { "pass" } or { pieces, walk }, when =, optional =. */
static void read_part(lua_State *L, PartDef *part) {
    static const FieldDef fields[] = {{"optional", FIELD_FLAG, offsetof(PartDef, optional)},
                                      {"when", FIELD_COND, offsetof(PartDef, when)},
                                      {0}};
    int at = lua_gettop(L);
    fields_read(L, at, "turn", fields, part);
    lua_geti(L, at, 1);
    lua_geti(L, at, 2);
    const char *word = author_text(L, -2);
    if (!lua_isnil(L, -1)) {
        author_names(L, -2, "turn: whose walk it is", &part->kinds);
        part->walk = author_want(L, -1, SORT_WALK, "turn: the walk of a part");
        return;
    }
    part->pass = word && strcmp(word, "pass") == 0;
    if (!part->pass && (!word || strcmp(word, "move") != 0))
        author_error(
            L, "turn: \"move\", \"pass\" or pieces and their walk must stand here, got %s",
            author_shown(L, -2));
}

/* turn(parts) */
static int say_turn(lua_State *L) {
    TurnDef t = {.place = author_place(L)};
    List parts = list_at(L, 1);
    if (parts.n < 1 || parts.n > PARTS_MAX) {
        author_error(L, "turn: it has 1 to %d parts, not %d", PARTS_MAX, parts.n);
        return 0;
    }
    while (list_next(&parts))
        read_part(L, &t.part[t.nparts++]);
    turndefs_add(&author_def(L)->turns, t);
    return 0;
}

void turns_open(lua_State *L, int lang, int prim) {
    (void)lang;
    lua_pushcfunction(L, say_turn);
    lua_setfield(L, prim, "turn");
}
