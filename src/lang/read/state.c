/*
** state.c -- what a position holds besides pieces, and how positions and moves are written.
*/
#include "primitives.h"

#include <string.h>

/* ---- counters, rights, cells ---- */

static int32_t side_number(lua_State *L, const char *key, int player, int32_t otherwise) {
    int32_t value = otherwise;
    if (lua_getfield(L, 3, key) == LUA_TTABLE) {
        lua_geti(L, -1, player + 1);
        value = lua_isboolean(L, -1) ? lua_toboolean(L, -1) : (int32_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return value;
}

/* A position that begins outside the bounds could not be read back from its FEN. */
static void check_start(lua_State *L, const VarDef *v, const char *whose) {
    bool fine = true;
    if (lua_getfield(L, 3, "start") == LUA_TTABLE)
        for (int p = 0; fine && p < author_def(L)->nplayers; p++) {
            lua_geti(L, -1, p + 1);
            const Node *n = author_node(L, -1);
            bool poison = n && n->sort == SORT_POISON;
            lua_Integer start = lua_tointeger(L, -1);
            fine = poison || (lua_isinteger(L, -1) && start >= v->min && start <= v->max);
            if (!fine)
                author_error(L, "%s: 'start' must be a whole number from %d to %d, got %s",
                             whose, v->min, v->max, author_shown(L, -1));
            lua_pop(L, 1);
        }
    lua_pop(L, 1);
}

/* Bounds that a FEN may not leave; counters that grow without one would overflow nothing. */
enum { COUNT_MAX = 1000000 };

/* There is one number of the turn, for all players. */
static void check_turns(lua_State *L, const VarDef *v, const char *whose) {
    const Def *d = author_def(L);
    if (v->per_player)
        author_error(L, "%s: turns are numbered for all players, not per player", whose);
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].turns)
            author_error(L, "%s: the turns are numbered by counter '%s' already", whose,
                         d->vars.at[i].name);
}

static void read_var_fields(lua_State *L, VarDef *v, const char *whose) {
    static const char *const keys[] = {"letter", "start", "min",        "max",   "clock",
                                       "brief",  "given", "per_player", "holds", "shown",
                                       "turns",  "where", NULL};
    if (!fields_check(L, 3, whose, keys, false))
        return;
    const char *letter = fields_text(L, 3, whose, "letter");
    bool flag = v->kind == VAR_FLAG;
    if (flag && (!letter || strlen(letter) != 1))
        author_error(L, "%s: 'letter' must be one letter, got %s", whose,
                     letter ? letter : "nil");
    v->letter = letter ? letter[0] : 0;
    v->per_player = fields_flag(L, 3, whose, "per_player", flag);
    v->hashed = !fields_flag(L, 3, whose, "clock", false);
    v->brief = fields_flag(L, 3, whose, "brief", false);
    v->shown = fields_flag(L, 3, whose, "shown", false);
    v->turns = fields_flag(L, 3, whose, "turns", false);
    if (v->turns)
        check_turns(L, v, whose);
    if (lua_getfield(L, 3, "where") != LUA_TNIL)
        v->where = author_want(L, -1, SORT_COND,
                               arena_printf(author_def(L)->arena, "%s: 'where'", whose));
    lua_pop(L, 1);
    v->holds = fields_text(L, 3, whose, "holds");
    v->min = (int32_t)fields_number(L, 3, whose, "min", 0, -COUNT_MAX, COUNT_MAX);
    v->max =
        (int32_t)fields_number(L, 3, whose, "max", flag ? 1 : COUNT_MAX, -COUNT_MAX, COUNT_MAX);
    if (v->min > v->max)
        author_error(L, "%s: 'min' is %d, above 'max', which is %d", whose, v->min, v->max);
    else if (v->kind == VAR_COUNT)
        check_start(L, v, whose);
    for (int p = 0; p < author_def(L)->nplayers; p++) {
        v->given[p] = side_number(L, "given", p, 1) != 0;
        v->start[p] = side_number(L, "start", p, 0) * v->given[p];
    }
}

/* var(kind, name, { ... }): lists for each player in `start` and `given`. */
static int say_var(lua_State *L) {
    static const char *const kinds[] = {"counter", "right", "cell", NULL};
    Def *d = author_def(L);
    VarDef v = {.place = author_place(L), .name = author_text(L, 2)};
    v.kind = (uint8_t)luaL_checkoption(L, 1, NULL, kinds);
    if (!v.name || !v.name[0]) {
        author_error(L, "%s: its name must be a string, got %s", kinds[v.kind],
                     author_type(L, 2));
        return author_poison(L);
    }
    read_var_fields(L, &v, arena_printf(d->arena, "%s '%s'", kinds[v.kind], v.name));
    if (v.kind == VAR_CELL)
        v.max = SQ_MAX;
    if (d->vars.n == VARS_MAX)
        return luaL_error(L, "a game has at most %d counters and rights", VARS_MAX);
    vardefs_add(&d->vars, v);
    bool flag = v.kind == VAR_FLAG;
    author_push(L, (Node){.op = flag ? NODE_FLAG : NODE_VAR,
                          .sort = flag ? SORT_COND : SORT_NUM,
                          .arg = (int)d->vars.n - 1,
                          .who = WHO_ME});
    return 1;
}

/* ---- FEN ---- */

static bool add_var(lua_State *L, FenDef *f, int at) {
    const Node *n = author_node(L, at);
    if (!n || (n->op != NODE_FLAG && n->op != NODE_VAR) || f->nvars == VARS_MAX)
        return n && n->sort == SORT_POISON;
    const VarDef *v = &author_def(L)->vars.at[n->arg];
    f->who[f->nvars] = n->who;
    f->var[f->nvars++] = n->arg;
    f->kind = v->kind == VAR_FLAG ? FEN_FLAGS : v->kind == VAR_CELL ? FEN_CELL : FEN_NUMBER;
    f->name = v->kind == VAR_FLAG ? "rights" : v->name;
    return true;
}

/* { escape, blood }: the rights of one field. */
static bool read_flags(lua_State *L, FenDef *f, int at) {
    bool ok = true;
    f->kind = FEN_FLAGS;
    f->name = "rights";
    for (lua_Integer i = 1; ok && i <= luaL_len(L, at); i++) {
        lua_geti(L, at, i);
        ok = add_var(L, f, -1) && f->kind == FEN_FLAGS;
        lua_pop(L, 1);
    }
    return ok;
}

static bool read_fen_field(lua_State *L, FenDef *f) {
    int at = lua_gettop(L);
    f->place = author_place(L);
    const char *text = author_text(L, at);
    if (!text)
        return lua_istable(L, at) && !author_node(L, at) ? read_flags(L, f, at)
                                                         : add_var(L, f, at);
    bool cells = strcmp(text, "cells") == 0, side = strcmp(text, "side") == 0;
    f->kind = cells ? FEN_CELLS : side ? FEN_SIDE : FEN_TEXT;
    f->name = f->text = text;
    if (strpbrk(text, " \t\n") || !text[0])
        author_error(L, "fen: '%s' is no field: it must be a text without blanks", text);
    return true;
}

/* fen { "cells", "side", right or { rights }, counter, ..., "-" } */
static int say_fen(lua_State *L) {
    Def *d = author_def(L);
    if (!lua_istable(L, 1) || d->fen.n) {
        author_error(L, d->fen.n ? "fen: its fields are declared already"
                                 : "fen: a list of fields must follow");
        return 0;
    }
    for (lua_Integer i = 1; i <= luaL_len(L, 1); i++) {
        FenDef f = {0};
        lua_geti(L, 1, i);
        if (read_fen_field(L, &f))
            fendefs_add(&d->fen, f);
        else
            author_error(
                L,
                "fen: field %d must be \"cells\", \"side\", a counter, a right, a list "
                "of rights or a text, got %s",
                (int)i, author_type(L, -1));
        lua_pop(L, 1);
    }
    return 0;
}

/* ---- notations ---- */

/* The value at the top, which it pops: for each player a list of n names. */
static void read_names(lua_State *L, int n, const char **out[PLAYERS_MAX]) {
    const Def *d = author_def(L);
    for (int p = 0; lua_istable(L, -1) && p < d->nplayers; p++) {
        out[p] = ARENA_ARRAY(d->arena, const char *, n);
        lua_geti(L, -1, p + 1);
        for (int i = 0; i < n; i++) {
            lua_geti(L, -1, i + 1);
            out[p][i] = author_text(L, -1);
            if (!out[p][i]) {
                author_error(L, "notation: a name must be a string, got %s",
                             author_type(L, -1));
                out[p][i] = "?";
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* What a table of templates can have: the words of notes.def in small letters, then the others. */
enum { NOTE_WORD = 16, NOTE_OTHERS = 6 };
typedef struct NoteKeys {
    char word[NOTE_COUNT][NOTE_WORD];
    const char *key[NOTE_COUNT + NOTE_OTHERS];
} NoteKeys;

static void fill_keys(NoteKeys *keys) {
    static const char *const words[] = {
#define NOTE(name, text) #name,
#include "vm/model/notes.def"
#undef NOTE
    };
    for (int i = 0; i < NOTE_COUNT; i++) {
        size_t c = 0;
        for (; words[i][c] && c < NOTE_WORD - 1; c++)
            keys->word[i][c] = (char)(words[i][c] | 0x20);
        keys->word[i][c] = '\0';
        keys->key[i] = keys->word[i];
    }
    const char *others[NOTE_OTHERS] = {"cells", "pieces", "men", "own", "taken", NULL};
    for (int i = 0; i < NOTE_OTHERS; i++)
        keys->key[NOTE_COUNT + i] = others[i];
}

static void check_template(lua_State *L, const char *whose, const char *key, const char *text) {
    static const char *const fields[] = {
#define FIELD(name, text) text,
#include "vm/model/fields.def"
#undef FIELD
    };
    whose = arena_printf(author_def(L)->arena, "%s: '%s'", whose, key);
    fields_of_template(L, whose, text, fields, sizeof fields / sizeof *fields);
}

static void read_parts(lua_State *L, int at, const char *whose, const NoteKeys *keys,
                       const char **part) {
    for (int i = 0; i < NOTE_COUNT; i++) {
        part[i] = fields_text(L, at, whose, keys->key[i]);
        check_template(L, whose, keys->key[i], part[i]);
    }
}

/* own = for each piece its table of templates, or false; at the top, which it pops. */
static void read_own(lua_State *L, const char *whose, NoteKeys *keys, NotationDef *n) {
    const Def *d = author_def(L);
    keys->key[NOTE_COUNT] = NULL; /* templates only */
    if (lua_istable(L, -1)) {
        n->of_kind = ARENA_ARRAY(d->arena, NoteParts, d->pieces.n);
        for (size_t i = 0; i < d->pieces.n; i++) {
            lua_geti(L, -1, (lua_Integer)i + 1);
            if (lua_toboolean(L, -1) && fields_check(L, -1, whose, keys->key, false))
                read_parts(L, lua_gettop(L), whose, keys, n->of_kind[i].part);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

/* taken = for each piece a template, or false; at the top, which it pops. */
static void read_taken(lua_State *L, const char *whose, NotationDef *n) {
    const Def *d = author_def(L);
    if (lua_istable(L, -1)) {
        n->taken = ARENA_ARRAY(d->arena, const char *, d->pieces.n);
        for (size_t i = 0; i < d->pieces.n; i++) {
            lua_geti(L, -1, (lua_Integer)i + 1);
            n->taken[i] = author_text(L, -1);
            if (lua_toboolean(L, -1) && !n->taken[i])
                author_error(L, "%s: 'taken' must have templates, got %s", whose,
                             author_type(L, -1));
            check_template(L, whose, "taken", n->taken[i]);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

/* notation(name, { move = template, ..., cells = { {...}, {...} }, pieces = { ... }, men =, own =,
** taken = }): names of cells, of pieces, of pieces by their cells, one list for each player. */
static int say_notation(lua_State *L) {
    Def *d = author_def(L);
    NotationDef n = {.name = author_text(L, 1)};
    NoteKeys keys;
    fill_keys(&keys);
    const char *whose = arena_printf(d->arena, "notation '%s'", n.name ? n.name : "?");
    if (!n.name || !fields_check(L, 2, whose, keys.key, false)) {
        author_error(L, "notation: a name and a table must follow");
        return 0;
    }
    read_parts(L, 2, whose, &keys, n.part);
    lua_getfield(L, 2, "cells");
    read_names(L, d->board.ncells, n.cell);
    lua_getfield(L, 2, "pieces");
    read_names(L, (int)d->pieces.n, n.piece);
    lua_getfield(L, 2, "men");
    read_names(L, (int)d->pieces.n * d->board.ncells, n.man);
    lua_getfield(L, 2, "own");
    read_own(L, whose, &keys, &n);
    lua_getfield(L, 2, "taken");
    read_taken(L, whose, &n);
    notationdefs_add(&d->notations, n);
    return 0;
}

void state_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"var", say_var}, {"notation", say_notation}, {NULL, NULL}};
    lua_pushvalue(L, prim);
    luaL_setfuncs(L, functions, 0);
    lua_pop(L, 1);
    lua_pushcfunction(L, say_fen);
    lua_setfield(L, lang, "fen");
}
