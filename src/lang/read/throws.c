/*
** throws.c -- what is left to chance, what a turn may be, and settings that do not go together.
**
** The prelude has brought the author's tables into the forms that are read here.
*/
#include "primitives.h"

#include <string.h>

/* Pairs of 40 totals, and a throw for every cell of a board besides. */
enum { OUTCOMES_MAX = 4000 };

/* ---- cases ---- */

/* from = "c7" or a marker, of = "Piece": where the walk begins. */
static void read_start(lua_State *L, int at, const char *whose, CaseDef *c) {
    Def *d = author_def(L);
    c->of = fields_text(L, at, whose, "of");
    c->start = c->of ? REF_PIECE : REF_FIXED;
    lua_getfield(L, at, "from");
    const char *cell = author_text(L, -1);
    const Node *marker = cell ? NULL : author_node(L, -1);
    if (cell && (c->arg = def_cell(d, cell)) < 0)
        author_error(L, "%s: no cell '%s' on this board", whose, cell);
    else if (marker && marker->op == NODE_VAR && d->vars.at[marker->arg].kind == VAR_CELL)
        c->start = REF_VAR, c->arg = marker->arg;
    else if (!cell && !lua_isnil(L, -1) && (!marker || marker->sort != SORT_POISON))
        author_error(L, "%s: 'from' must be a cell or a marker, got %s", whose,
                     author_type(L, -1));
    lua_pop(L, 1);
}

/* Of a piece that is named somewhere, check.c says whether there is one. */
static void note_piece(lua_State *L, const char *name) {
    Names names = {1, arena_copy(author_def(L)->arena, &name, sizeof name)};
    author_push(L, (Node){.op = NODE_KIND, .sort = SORT_COND, .kinds = names});
    lua_pop(L, 1);
}

static const Node *field_node(lua_State *L, int at, const char *whose, const char *key,
                              Sort sort) {
    const Node *n = NULL;
    if (lua_getfield(L, at, key) != LUA_TNIL)
        n = author_want(L, -1, sort,
                        arena_printf(author_def(L)->arena, "%s: '%s'", whose, key));
    lua_pop(L, 1);
    return n;
}

/* A row at the top of the stack. */
static CaseDef read_case(lua_State *L, const char *whose) {
    static const Node nothing = {.op = NODE_STAY, .sort = SORT_WALK};
    int at = lua_gettop(L);
    CaseDef c = {.place = author_place(L)};
    c.when = field_node(L, at, whose, "when", SORT_COND);
    c.walk = field_node(L, at, whose, "walk", SORT_WALK);
    c.optional = fields_flag(L, at, whose, "optional", false);
    if (!c.walk)
        c.walk = &nothing;
    read_start(L, at, whose, &c);
    if (c.of)
        note_piece(L, c.of);
    return c;
}

static void read_cases(lua_State *L, const char *whose, ThrowDef *t) {
    lua_getfield(L, 2, "cases");
    lua_Integer n = luaL_len(L, -1);
    CaseDef *cases = ARENA_ARRAY(author_def(L)->arena, CaseDef, n);
    for (lua_Integer i = 0; i < n && i < OUTCOMES_MAX; i++) {
        lua_geti(L, -1, i + 1);
        cases[i] = read_case(L, whose);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    t->ncases = (int)(n < OUTCOMES_MAX ? n : OUTCOMES_MAX);
    t->cases = cases;
}

/* ---- outcomes ---- */

/* Numbers, or cells by their names: the numbered elements of the table at the top. */
static void read_rolls(lua_State *L, const char *whose, OutcomeDef *o) {
    lua_getfield(L, -1, "numbers");
    lua_Integer n = luaL_len(L, -1);
    if (n < 1 || n > ROLLS_MAX)
        author_error(L, "%s: a row begins with the 1 to %d numbers that are thrown", whose,
                     ROLLS_MAX);
    for (lua_Integer i = 0; i < n && i < ROLLS_MAX; i++) {
        lua_geti(L, -1, i + 1);
        const char *cell = lua_type(L, -1) == LUA_TSTRING ? author_text(L, -1) : NULL;
        int value = cell ? def_cell(author_def(L), cell) : (int)lua_tointeger(L, -1);
        if (cell ? value < 0 : !lua_isinteger(L, -1) || value < 0 || value > 1000000)
            author_error(L, "%s: what is thrown must be a whole number or a cell, got %s",
                         whose, author_shown(L, -1));
        o->roll[o->nrolls++] = value;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* The sum of all weights must fit in what is drawn from. */
enum { WEIGHT_BITS = 52 };

static void read_outcomes(lua_State *L, const char *whose, ThrowDef *t) {
    const int64_t most = (int64_t)1 << WEIGHT_BITS;
    lua_getfield(L, 2, "outcomes");
    lua_Integer n = luaL_len(L, -1);
    OutcomeDef *list = ARENA_ARRAY(author_def(L)->arena, OutcomeDef, n);
    for (lua_Integer i = 0; i < n && i < OUTCOMES_MAX; i++) {
        OutcomeDef *o = &list[i];
        lua_geti(L, -1, i + 1);
        int at = lua_gettop(L);
        o->weight = fields_number(L, at, whose, "weight", 1, 1, most);
        o->first = (int)fields_number(L, at, whose, "first", 0, 0, OUTCOMES_MAX);
        o->ncases = (int)fields_number(L, at, whose, "ncases", 1, 0, OUTCOMES_MAX);
        read_rolls(L, whose, o);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (n < 1 || n > OUTCOMES_MAX)
        author_error(L, "%s: 1 to %d different throws are possible, got %d", whose,
                     OUTCOMES_MAX, (int)n);
    t->noutcomes = (int)(n < OUTCOMES_MAX ? n : OUTCOMES_MAX);
    t->outcome = list;
}

/* ---- throws ---- */

static void read_marks(lua_State *L, const char *whose, ThrowDef *t) {
    Def *d = author_def(L);
    lua_getfield(L, 2, "marks");
    lua_Integer n = lua_istable(L, -1) ? luaL_len(L, -1) : 0;
    for (lua_Integer i = 1; i <= n && i <= ROLLS_MAX; i++) {
        lua_geti(L, -1, i);
        const Node *var = author_node(L, -1);
        if (var && var->op == NODE_VAR && !d->vars.at[var->arg].per_player) {
            d->vars.at[var->arg].mark = true;
            t->mark[t->nmarks++] = var->arg;
        } else if (!var || var->sort != SORT_POISON) {
            author_error(L, "%s: 'marks' must be markers or counters of the game, got %s",
                         whose, author_type(L, -1));
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* FEN writes the name between braces and colons. */
static bool good_name(const char *name) {
    return name && name[0] && !strpbrk(name, " \t\n{}:");
}

/* throw(name, { when, opening, shows, marks, cases = { row }, outcomes = { { numbers, weight,
** first, ncases } } }) */
static int say_throw(lua_State *L) {
    Def *d = author_def(L);
    ThrowDef t = {.place = author_place(L), .name = author_text(L, 1)};
    if (!good_name(t.name)) {
        author_error(L, "throw: its name must be a word, got %s", author_shown(L, 1));
        return 0;
    }
    const char *whose = arena_printf(d->arena, "throw '%s'", t.name);
    for (size_t i = 0; i < d->throws.n; i++)
        if (strcmp(d->throws.at[i].name, t.name) == 0)
            author_error(L, "%s: there is one of that name already", whose);
    t.opening = fields_flag(L, 2, whose, "opening", false);
    t.shows = fields_text(L, 2, whose, "shows");
    t.when = field_node(L, 2, whose, "when", SORT_COND);
    read_marks(L, whose, &t);
    read_cases(L, whose, &t);
    read_outcomes(L, whose, &t);
    throwdefs_add(&d->throws, t);
    return 0;
}

/* challenge(challenger, challenged, except): the two markers, made one after the other. */
static int say_challenge(lua_State *L) {
    Def *d = author_def(L);
    const Node *first = author_node(L, 1);
    if (d->challenge.declared)
        return luaL_error(L, "challenge: it is declared already");
    d->challenge.declared = true;
    d->challenge.var = first->arg;
    if (!lua_isnil(L, 3) && author_names(L, 3, "challenge: 'except'", &d->challenge.except))
        for (int i = 0; i < d->challenge.except.n; i++)
            note_piece(L, d->challenge.except.at[i]);
    return 0;
}

/* ---- settings ---- */

/* refuse(message): what the user has set does not go together; no line is to blame. */
static int say_refuse(lua_State *L) {
    def_error(author_def(L), (Place){0}, "%s", luaL_checkstring(L, 1));
    return 0;
}

void throws_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {{"throw", say_throw},
                                         {"challenge", say_challenge},
                                         {"refuse", say_refuse},
                                         {NULL, NULL}};
    (void)lang;
    lua_pushvalue(L, prim);
    luaL_setfuncs(L, functions, 0);
    lua_pop(L, 1);
}
