/*
** state.c -- the variables of a position (counters, rights, markers), and how positions and
** moves are written: FEN and notations.
*/
#include "primitives.h"

#include "base/ascii.h"

#include <assert.h>
#include <string.h>

/* ---- counters, rights, markers ---- */

/* Pushes a player's element of the list in field `key` of the table at index 3. False if the
** field is no list: then the field itself is pushed. */
static bool push_side(lua_State *L, const char *key, int player) {
    bool list = lua_getfield(L, 3, key) == LUA_TTABLE;
    if (list) {
        lua_geti(L, -1, player + 1);
        lua_remove(L, -2);
    }
    return list;
}

/* The value on top of the stack as a number: true is 1, false 0. */
static lua_Integer side_number(lua_State *L) {
    return lua_isboolean(L, -1) ? lua_toboolean(L, -1) : lua_tointeger(L, -1);
}

/* `given` and `start` of a right are true or false for each player, or 1 or 0; nil is false. */
static void check_right(lua_State *L, const char *whose, const char *key) {
    bool number = lua_isinteger(L, -1) && (lua_tointeger(L, -1) | 1) == 1;
    if (!lua_isnil(L, -1) && !lua_isboolean(L, -1) && !number && !author_is_poison(L, -1))
        author_error(L, "%s: '%s' must be true or false, for each player or for all, got %s",
                     whose, key, author_shown(L, -1));
}

/* A counter that all players share has one starting value. */
static void check_alike(lua_State *L, const VarDef *v, const char *whose) {
    for (int p = 1; p < author_players(L); p++)
        if (v->kind == VAR_COUNT && !v->per_player && v->start[p] != v->start[0]) {
            author_error(L,
                         "%s: it starts at %d and at %d, but is shared by all players; add "
                         "per_player = true",
                         whose, v->start[0], v->start[p]);
            return;
        }
}

/* Reads `given` and `start` for each player. A counter must start within its bounds, or the FEN
** of the first position could not be read back. */
static void read_sides(lua_State *L, VarDef *v, const char *whose) {
    bool checked = v->kind != VAR_COUNT || v->min > v->max, right = v->kind == VAR_FLAG;
    for (int p = 0, n = author_players(L); p < n; p++) {
        bool list = push_side(L, "given", p);
        if (right && list)
            check_right(L, whose, "given");
        v->given[p] = !list || side_number(L) != 0;
        list = push_side(L, "start", p);
        if (right && list)
            check_right(L, whose, "start");
        lua_Integer start = side_number(L);
        bool fine = lua_isinteger(L, -1) && start >= v->min && start <= v->max;
        bool named =
            v->per_player && p < author_def(L)->nplayers; /* `players` may come later */
        if (list && !fine && !checked && !author_is_poison(L, -1)) {
            checked = true;
            author_error(L, "%s: 'start' must be a whole number from %d to %d, got %s%s%s",
                         whose, v->min, v->max, author_shown(L, -1), named ? " for " : "",
                         named ? author_def(L)->display->player[p].name : "");
        }
        v->start[p] = list && v->given[p] ? (int32_t)start : 0;
        lua_pop(L, 2);
    }
    check_alike(L, v, whose);
}

/* At most one counter numbers the turns, shared by all players and never negative. */
static void check_turns(lua_State *L, const VarDef *v, const char *whose) {
    const Def *d = author_def(L);
    if (v->per_player)
        author_error(L, "%s: turns are numbered for all players, not per player", whose);
    if (v->min < 0)
        author_error(L, "%s: turns are numbered from 0, but 'min' is %d", whose, v->min);
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].turns)
            author_error(L, "%s: turns are already numbered by counter '%s'", whose,
                         d->vars.at[i].name);
}

/* A kind of piece is counted once: either the lost ones or those in hand. */
static void check_holding(lua_State *L, const VarDef *v) {
    const Def *d = author_def(L);
    author_mention(L, v->holds);
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].holds && strcmp(d->vars.at[i].holds, v->holds) == 0) {
            author_error(L, "%s: '%s' is already counted on %s", v->hand ? "hand" : "holdings",
                         v->holds, author_line(L, d->vars.at[i].place));
            return;
        }
}

/* The most of a kind that can be lost or in hand: a FEN names each of them, and a board has no
** more cells than that. */
enum { HELD_MAX = SQ_MAX };

static bool is_right_letter(const char *text) {
    return strlen(text) == 1 && ascii_graph(*text) && *text != '-';
}

/* Reads the table at index 3 into *v, whose kind and name are set. */
static void read_var(lua_State *L, VarDef *v, const char *whose) {
    static const FieldDef fields[] = {
        {"letter", FIELD_TEXT, offsetof(VarDef, letter)},
        {"per_player", FIELD_FLAG, offsetof(VarDef, per_player)},
        {"clock", FIELD_FLAG, offsetof(VarDef, clock)},
        {"brief", FIELD_FLAG, offsetof(VarDef, brief)},
        {"shown", FIELD_FLAG, offsetof(VarDef, shown)},
        {"carried", FIELD_FLAG, offsetof(VarDef, carried)},
        {"turns", FIELD_FLAG, offsetof(VarDef, turns)},
        {"help", FIELD_HELP, offsetof(VarDef, help)},
        {"where", FIELD_COND, offsetof(VarDef, where)},
        {"holds", FIELD_TEXT, offsetof(VarDef, holds)},
        {"hand", FIELD_FLAG, offsetof(VarDef, hand)},
        {"gains", FIELD_FLAG, offsetof(VarDef, gains)},
        {0},
    };
    bool flag = v->per_player = v->kind == VAR_FLAG;
    fields_read(L, 3, whose, fields, v);
    bool missing = lua_getfield(L, 3, "letter") == LUA_TNIL;
    lua_pop(L, 1);
    if (flag && (v->letter ? !is_right_letter(v->letter) : missing))
        author_error(L,
                     "%s: 'letter' must be one character, other than '-' and a space, got %s",
                     whose, v->letter ? v->letter : "nil");
    v->min = (int32_t)fields_number(L, 3, whose, "min", 0, -COUNT_MAX, COUNT_MAX);
    int most = flag ? 1 : v->holds ? HELD_MAX : COUNT_MAX;
    v->max = (int32_t)fields_number(L, 3, whose, "max", most, -COUNT_MAX, COUNT_MAX);
    if (v->turns)
        check_turns(L, v, whose);
    if (v->holds)
        check_holding(L, v);
    if (v->min > v->max)
        author_error(L, "%s: 'min' is %d, which is more than 'max', %d", whose, v->min, v->max);
    read_sides(L, v, whose);
}

/* var("counter", "right" or "cell", name, { field = value, ... }): yields the variable of the
** mover. `start` and `given` are lists with a value for each player. */
static int say_var(lua_State *L) {
    static const char *const kinds[] = {"counter", "right", "cell", NULL}, *const words[] = {
                                                                               "counter",
                                                                               "right",
                                                                               "marker"};
    Def *d = author_def(L);
    VarDef v = {.place = author_place(L), .name = author_text(L, 2)};
    v.kind = (uint8_t)luaL_checkoption(L, 1, NULL, kinds);
    if (!v.name || !v.name[0])
        return author_refuse(L, "%s: its name is empty", words[v.kind]);
    read_var(L, &v, arena_printf(d->arena, "%s '%s'", words[v.kind], v.name));
    if (v.kind == VAR_CELL)
        v.max = SQ_MAX;
    if (d->vars.n == VARS_MAX)
        return luaL_error(L, "a game has at most %d counters and rights", VARS_MAX);
    author_said(L);
    vardefs_add(&d->vars, v);
    bool flag = v.kind == VAR_FLAG;
    author_push_or(
        L, (Node){.op = flag ? NODE_FLAG : NODE_VAR, .arg = (int)d->vars.n - 1, .who = WHO_ME},
        arena_printf(d->arena, "%s '%s': nothing uses it and nothing changes it; leave it out",
                     words[v.kind], v.name));
    return 1;
}

/* ---- FEN ---- */

/* Adds a variable to a field and sets what kind of field that makes it. False if the value is
** none, or the field is full; poison is passed over. */
static bool add_var(lua_State *L, FenDef *f, int at) {
    const Node *n = author_node(L, at);
    if (!n || (n->op != NODE_FLAG && n->op != NODE_VAR) || f->nvars == VARS_MAX)
        return n && n->sort == SORT_POISON;
    const VarDef *v = &author_def(L)->vars.at[n->arg];
    if (n->who != WHO_ME && n->who < WHO_PLAYER0)
        author_error(L,
                     "fen: whose '%s'? Leave the player out to write it for all players, or "
                     "give a player's name",
                     v->name);
    f->who[f->nvars] = n->who;
    f->var[f->nvars++] = n->arg;
    f->kind = v->kind == VAR_FLAG ? FEN_FLAGS : v->kind == VAR_CELL ? FEN_CELL : FEN_NUMBER;
    f->name = v->kind == VAR_FLAG ? "rights" : v->name;
    return true;
}

/* A list is one field: either of rights, { escape, blood }, or of counters and markers with
** texts in front of them, { left:of "White", "+", left:of "Black" }. False if it mixes the two,
** ends with a text, or has two texts in a row. */
static bool read_list(lua_State *L, FenDef *f, int at) {
    enum { RIGHTS = 1, OTHERS = 2 };
    unsigned seen = 0;
    bool ok = !author_is_choice(L, at);
    const char *before = "";
    list_is_bare(L, at, "fen");
    for (List l = list_at(L, at); list_next(&l);) {
        const char *text = author_text(L, -1);
        ok = ok && (text ? !*before && *text && !strpbrk(text, " \t\n") : add_var(L, f, -1));
        seen |= !text && f->kind == FEN_FLAGS ? RIGHTS : OTHERS;
        if (!text && f->nvars)
            f->before[f->nvars - 1] = before;
        before = text ? text : "";
    }
    f->kind = seen & OTHERS ? FEN_PARTS : FEN_FLAGS;
    return ok && seen != (RIGHTS | OTHERS) && !*before;
}

static bool read_fen_field(lua_State *L, FenDef *f) {
    int at = lua_gettop(L);
    f->place = author_place(L);
    const char *text = author_text(L, at);
    if (!text)
        return lua_istable(L, at) && !author_node(L, at) ? read_list(L, f, at)
                                                         : add_var(L, f, at);
    bool cells = strcmp(text, "cells") == 0, side = strcmp(text, "side") == 0;
    f->kind = cells ? FEN_CELLS : side ? FEN_SIDE : FEN_TEXT;
    f->name = f->text = text;
    if (strpbrk(text, " \t\n") || !text[0])
        author_error(L, "fen: '%s' is not a field: it must be a string without spaces", text);
    return true;
}

/* "cells" and "side" may occur once, texts any number of times. compile/outfit.c checks
** variables. */
static void add_field(lua_State *L, FenDef f) {
    FenDefs *all = &author_def(L)->fen;
    for (size_t i = 0; i < all->n; i++)
        if (f.kind == all->at[i].kind && (f.kind == FEN_CELLS || f.kind == FEN_SIDE))
            author_error(L, "fen: '%s' appears twice; leave out one of them", f.name);
    fendefs_add(all, f);
}

/* fen { "cells", "side", right or { rights }, counter, ..., "-" } */
static int say_fen(lua_State *L) {
    Def *d = author_def(L);
    author_args(L, 1, 1, "fen");
    if (!lua_istable(L, 1) || d->fen.n)
        return author_error(L, d->fen.n ? "fen: its fields are already declared"
                                        : "fen: expected a list of fields");
    if (author_is_choice(L, 1))
        return author_error(L, "fen: expected a list of fields");
    list_is_bare(L, 1, "fen");
    for (List l = list_at(L, 1); list_next(&l);) {
        FenDef f = {0};
        author_said(L);
        if (author_is_poison(L, -1))
            continue;
        if (read_fen_field(L, &f))
            add_field(L, f);
        else
            author_error(L,
                         "fen: field %d must be \"cells\", \"side\", a counter, a right, a "
                         "list of rights, a list of counters and markers with strings before "
                         "them, or a string, got %s",
                         l.i, author_type(L, -1));
    }
    return 0;
}

/* ---- notations ---- */

static const FieldDef templates[] = {
#define NOTE(name, word, text) {word, FIELD_TEXT, offsetof(NoteParts, part[NOTE_##name])},
#include "vm/model/notes.def"
#undef NOTE
    {0},
};

static const FieldDef note_fields[] = {
#define NOTE(name, word, text) {word, FIELD_TEXT, offsetof(Notation, part[NOTE_##name])},
#include "vm/model/notes.def"
#undef NOTE
    {"cells", FIELD_OTHER, 0},
    {"pieces", FIELD_OTHER, 0},
    {"men", FIELD_OTHER, 0},
    {"own", FIELD_OTHER, 0},
    {"taken", FIELD_OTHER, 0},
    {"types", FIELD_OTHER, 0},
    {0},
};

/* The list on top of the stack: n names, "?" for each that is bad. */
static const char **name_list(lua_State *L, int n) {
    const char **names = ARENA_ARRAY(author_def(L)->arena, const char *, n);
    for (int i = 0; i < n; i++) {
        lua_geti(L, -1, i + 1);
        names[i] = author_text(L, -1);
        if (!names[i]) {
            author_error(L, "notation: a name must be a string, got %s", author_type(L, -1));
            names[i] = "?";
        }
        if (!author_fits(L, "notation", names[i]))
            names[i] = "?";
        lua_pop(L, 1);
    }
    return names;
}

/* The field `key` of the table at index 2: for each player a list of n names. */
static void read_names(lua_State *L, const char *key, int n, const char **out[PLAYERS_MAX]) {
    List l = list_field(L, 2, key);
    assert(l.n <= PLAYERS_MAX); /* notation.lua makes a list for each player */
    while (list_next(&l))
        out[l.i - 1] = name_list(L, n);
}

static void check_template(lua_State *L, const char *whose, const char *key, const char *text) {
    static const char *const fields[] = {
#define FIELD(name, text) text,
#include "vm/model/fields.def"
#undef FIELD
    };
    whose = arena_printf(author_def(L)->arena, "%s: '%s'", whose, key);
    template_fits(L, whose, text);
    fields_of_template(L, whose, text, fields, sizeof fields / sizeof *fields);
}

static void check_templates(lua_State *L, const char *whose, const char *const *part) {
    for (int i = 0; i < NOTE_COUNT; i++)
        check_template(L, whose, templates[i].key, part[i]);
}

/* own = a list with a table of templates, or false, for each piece. */
static void read_own(lua_State *L, const char *whose, Notation *n) {
    List l = list_field(L, 2, "own");
    NoteParts *own = ARENA_ARRAY(author_def(L)->arena, NoteParts, l.n);
    n->of_kind = l.n ? own : NULL;
    for (; list_next(&l); own++)
        if (lua_toboolean(L, -1) && fields_check(L, -1, whose, templates, 0)) {
            fields_read(L, lua_gettop(L), whose, templates, own);
            check_templates(L, whose, own->part);
        }
}

/* taken = a list with a template, or false, for each piece. */
static void read_taken(lua_State *L, const char *whose, Notation *n) {
    List l = list_field(L, 2, "taken");
    const char **taken = ARENA_ARRAY(author_def(L)->arena, const char *, l.n);
    n->taken = l.n ? taken : NULL;
    for (; list_next(&l); taken++) {
        *taken = author_text(L, -1);
        if (lua_toboolean(L, -1) && !*taken)
            author_error(L, "%s: 'taken' must have templates, got %s", whose,
                         author_type(L, -1));
        check_template(L, whose, "taken", *taken);
    }
}

/* Complains if there is a notation of that name already. */
static void check_notation_name(lua_State *L, const char *whose, const char *name) {
    const Def *d = author_def(L);
    for (size_t i = 0; i < d->notations.n; i++)
        if (str_equal_fold(d->notations.at[i].notation.name, name)) {
            author_error(L, "%s: that name is already taken on %s", whose,
                         author_line(L, d->notations.at[i].place));
            return;
        }
}

/* notation(name, { move = template, ..., cells =, pieces =, men =, own =, taken =, types = }).
** cells, pieces and men hold one list for each player: the names of cells, of pieces, and of
** each piece on each cell (the cells of the first piece first). */
static int say_notation(lua_State *L) {
    Def *d = author_def(L);
    NotationDef def = {author_place(L), .npieces = d->pieces.n, .ncells = d->board.ncells};
    Notation *n = &def.notation;
    n->name = author_text(L, 1);
    const char *whose = arena_printf(d->arena, "notation '%s'", n->name ? n->name : "?");
    if (!n->name || !fields_check(L, 2, whose, note_fields, 0))
        return author_error(L, "notation: expected a name and a table");
    check_notation_name(L, whose, n->name);
    fields_read(L, 2, whose, note_fields, n);
    check_templates(L, whose, n->part);
    read_names(L, "cells", d->board.ncells, n->cell);
    read_names(L, "pieces", (int)d->pieces.n, n->piece);
    read_names(L, "men", (int)d->pieces.n * d->board.ncells, n->man);
    read_own(L, whose, n);
    read_taken(L, whose, n);
    n->types = (int)fields_number(L, 2, whose, "types", 1, 1, 9) - 1;
    if (d->notations.n == NOTATIONS_MAX)
        return luaL_error(L, "a game has at most %d notations", NOTATIONS_MAX);
    notationdefs_add(&d->notations, def);
    return 0;
}

void state_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"var", say_var}, {"notation", say_notation}, {NULL, NULL}};
    static const luaL_Reg words[] = {{"fen", say_fen}, {NULL, NULL}};
    author_add(L, prim, functions);
    author_add(L, lang, words);
}
