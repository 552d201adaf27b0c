/*
** throws.c -- throws and challenges, kinds of turns, and settings that do not go together.
**
** The prelude (words/dice.lua, words/ending.lua) has brought the author's tables into the forms
** that are read here.
*/
#include "primitives.h"

#include "base/ascii.h"
#include "lang/tree/facts.h"

#include <stdlib.h>
#include <string.h>

/* Outcomes of one throw: enough for all pairs of two dice with 40 totals each, and for a row
** for every cell of a board. */
enum { OUTCOMES_MAX = 4000 };

/* ---- cases ---- */

/* Where the walk begins: from = "c7" or a marker, or of = "Piece". */
static void read_start(lua_State *L, int at, const char *whose, CaseDef *c) {
    Def *d = author_def(L);
    c->start = c->of ? REF_PIECE : REF_FIXED;
    lua_getfield(L, at, "from");
    if (c->of && !lua_isnil(L, -1))
        author_error(L, "%s: give where the walk begins as 'from' or as 'of', not both", whose);
    const char *cell = author_text(L, -1);
    const Node *marker = cell ? NULL : author_node(L, -1);
    if (cell && (c->arg = def_cell(d, cell)) < 0)
        author_error(L, "%s: no cell '%s' on this board", whose, cell);
    else if (marker && marker->op == NODE_VAR && d->vars.at[marker->arg].kind == VAR_CELL)
        c->start = REF_VAR, c->arg = marker->arg, c->who = marker->who;
    else if (!cell && !lua_isnil(L, -1) && !author_is_poison(L, -1))
        author_error(L, "%s: 'from' must be a cell or a marker, got %s", whose,
                     author_type(L, -1));
    if (!who_is_fixed(c->who))
        author_error(L,
                     "%s: 'from': whose marker? The captor is not known at the time of the "
                     "throw; use mover, other or a player's name",
                     whose);
    lua_pop(L, 1);
}

/* Whether, for that player, the walk steps, or does something on the cell where it is: then it
** needs a cell to begin on. Changes of variables, names and effects on cells of their own need
** none. */
static bool falls_for(const Node *walk, int player) {
    static const NodeOp apart[] = {NODE_SET,  NODE_RAISE, NODE_PAY,   NODE_ADVANCE,
                                   NODE_BEAT, NODE_SHIFT, NODE_CALLED};
    bool falls[NODE_OPS], any = walk_may_step(walk, player);
    for (int op = 0; op < NODE_OPS; op++)
        falls[op] = node_info[op].steps == STEPS_ACTS;
    for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
        falls[apart[i]] = false;
    for (int op = 0; op < NODE_OPS && !any; op++)
        any = falls[op] && node_has(walk, player, (NodeOp)op, false);
    return any;
}

static bool falls_somewhere(const Def *d, const Node *walk) {
    bool falls = false;
    for (int p = 0; p < (walk->sided ? d->nplayers : 1) && !falls; p++)
        falls = falls_for(walk, p);
    return falls;
}

/* The row on top of the stack. */
static CaseDef read_case(lua_State *L, const char *whose) {
    static const Node nothing = {.op = NODE_STAY, .sort = SORT_WALK};
    static const FieldDef fields[] = {{"when", FIELD_COND, offsetof(CaseDef, when)},
                                      {"walk", FIELD_WALK, offsetof(CaseDef, walk)},
                                      {"optional", FIELD_FLAG, offsetof(CaseDef, optional)},
                                      {"of", FIELD_TEXT, offsetof(CaseDef, of)},
                                      {"again", FIELD_TEXT, offsetof(CaseDef, again)},
                                      {0}};
    CaseDef c = {.place = author_place(L)};
    fields_read(L, lua_gettop(L), whose, fields, &c);
    if (c.walk && c.again)
        author_error(L,
                     "%s: a row that is thrown again does nothing, so it can have 'walk' or "
                     "'again', not both",
                     whose);
    if (!c.walk)
        c.walk = &nothing;
    read_start(L, lua_gettop(L), whose, &c);
    lua_getfield(L, -1, "from");
    if (c.walk != &nothing && !c.of && lua_isnil(L, -1) &&
        falls_somewhere(author_def(L), c.walk))
        author_error(L,
                     "%s: where does the walk begin? Write from = \"a1\", from = a marker, or "
                     "of = \"Piece\"",
                     whose);
    lua_pop(L, 1);
    author_mention(L, c.of);
    return c;
}

static void read_cases(lua_State *L, const char *whose, ThrowDef *t) {
    List l = list_field(L, 2, "cases");
    if (l.n > OUTCOMES_MAX)
        luaL_error(L, "%s: at most %d rows are allowed, got %d", whose, OUTCOMES_MAX, l.n);
    CaseDef *cases = ARENA_ARRAY(author_def(L)->arena, CaseDef, l.n);
    t->cases = cases;
    t->ncases = l.n;
    while (list_next(&l))
        cases[l.i - 1] = read_case(L, whose);
}

/* ---- outcomes ---- */

/* The letter, 'd' or 'c', by which `shows` writes number i, counted from 0; '\0' if it writes
** fewer. */
static char letter_of(const char *shows, int i) {
    for (const char *at = shows; at && (at = strchr(at, '%')); at++)
        if ((at[1] == 'd' || at[1] == 'c') && i-- == 0)
            return at[1];
    return '\0';
}

/* The field `numbers` of the outcome on top of the stack: numbers, or names of cells. Sets
** *shows to NULL after a complaint about it, so that there is one for a throw. */
static void read_rolls(lua_State *L, const char *whose, const char **shows, Outcome *o) {
    enum { ROLL_MAX = 1000000 };
    List l = list_field(L, -1, "numbers");
    if (l.n < 1 || l.n > ROLLS_MAX)
        author_error(L, "%s: a row must begin with the 1 to %d numbers that are thrown", whose,
                     ROLLS_MAX);
    while (list_next(&l) && l.i <= ROLLS_MAX) {
        const char *cell = author_text(L, -1);
        lua_Integer value = cell ? def_cell(author_def(L), cell) : lua_tointeger(L, -1);
        bool good = cell ? value >= 0 : lua_isinteger(L, -1) && value >= 0 && value <= ROLL_MAX;
        if (!good)
            author_error(
                L,
                "%s: what is thrown must be a whole number from 0 to %d, or a cell, got "
                "%s%s",
                whose, ROLL_MAX, author_shown(L, -1), author_fixed(L, -1));
        char letter = letter_of(*shows, o->nrolls);
        if (good && letter && (letter == 'c') != (cell != NULL)) {
            author_error(L, "%s: 'shows' writes %s with %%%c, which is for %s", whose,
                         author_shown(L, -1), letter, letter == 'c' ? "a cell" : "a number");
            *shows = NULL;
        }
        o->roll[o->nrolls++] = good ? (int32_t)value : 0;
    }
}

/* The largest weight is 2^52: the sum of OUTCOMES_MAX of them fits in the 64 bits of a draw. */
enum { WEIGHT_BITS = 52 };

/* The most cases of all outcomes together: all are evaluated whenever the throw may be due. */
enum { CASES_ASKED = 100000 };

static void check_asked(lua_State *L, const char *whose, const ThrowDef *t) {
    int64_t asked = 0;
    for (int i = 0; i < t->noutcomes; i++)
        asked += t->outcome[i].ncases;
    if (asked > CASES_ASKED)
        author_error(L,
                     "%s: the %d possible throws have %lld rows together; at most %d are "
                     "allowed; use fewer different throws or fewer rows",
                     whose, t->noutcomes, (long long)asked, CASES_ASKED);
}

static void read_outcomes(lua_State *L, const char *whose, ThrowDef *t) {
    const int64_t most = (int64_t)1 << WEIGHT_BITS;
    List l = list_field(L, 2, "outcomes");
    if (l.n < 1 || l.n > OUTCOMES_MAX)
        author_error(L, "%s: 1 to %d different throws are allowed, got %d", whose, OUTCOMES_MAX,
                     l.n);
    l.n = l.n < OUTCOMES_MAX ? l.n : OUTCOMES_MAX;
    Outcome *list = ARENA_ARRAY(author_def(L)->arena, Outcome, l.n);
    const char *shows = t->shows ? t->shows : "%d";
    t->outcome = list;
    t->noutcomes = l.n;
    for (Outcome *o = list; list_next(&l); o++) {
        int at = lua_gettop(L);
        o->weight = (uint64_t)fields_number(L, at, whose, "weight", 1, 1, most);
        o->first = (uint16_t)fields_number(L, at, whose, "first", 0, 0, OUTCOMES_MAX);
        o->ncases = (uint16_t)fields_number(L, at, whose, "ncases", 1, 0, OUTCOMES_MAX);
        read_rolls(L, whose, &shows, o);
    }
}

/* ---- throws ---- */

static bool is_mark(const ThrowDef *t, int var) {
    for (int i = 0; i < t->nmarks; i++)
        if (t->mark[i] == var)
            return true;
    return false;
}

static void read_marks(lua_State *L, const char *whose, ThrowDef *t) {
    Def *d = author_def(L);
    lua_getfield(L, 2, "marks");
    if (!lua_isnil(L, -1) && !author_is_poison(L, -1) &&
        (!lua_istable(L, -1) || author_node(L, -1)))
        author_error(L, "%s: 'marks' must be a list of markers or counters, { m }, got %s",
                     whose, author_type(L, -1));
    else if (lua_istable(L, -1))
        list_is_bare(L, -1, arena_printf(d->arena, "%s: 'marks'", whose));
    lua_pop(L, 1);
    List l = list_field(L, 2, "marks");
    if (l.n > ROLLS_MAX)
        author_error(L, "%s: 'marks' may have at most %d elements, got %d", whose, ROLLS_MAX,
                     (int)l.n);
    while (list_next(&l) && l.i <= ROLLS_MAX) {
        const Node *var = author_node(L, -1);
        if (var && var->op == NODE_VAR && is_mark(t, var->arg)) {
            author_error(L, "%s: 'marks' names '%s' twice", whose, d->vars.at[var->arg].name);
        } else if (var && var->op == NODE_VAR && !d->vars.at[var->arg].per_player) {
            d->vars.at[var->arg].mark = true;
            t->mark[t->nmarks++] = var->arg;
        } else if (!author_is_poison(L, -1)) {
            author_error(L, "%s: 'marks' must be markers or counters of the game, got %s",
                         whose, author_type(L, -1));
        }
    }
}

/* In FEN the name stands between braces and colons. */
static bool good_name(const char *name) {
    return name && name[0] && !strpbrk(name, " \t\n{}:");
}

/* A '%' before any other letter would be shown as it is. */
static void check_shows(lua_State *L, const char *whose, const char *shows) {
    for (const char *at = shows; at && (at = strchr(at, '%')); at++)
        if (ascii_alpha(at[1]) && !strchr("dcw", at[1])) {
            author_error(L,
                         "%s: 'shows' cannot contain %%%c; use %%d for a number, %%c for a "
                         "cell, or %%w for the player who takes what the throw takes",
                         whose, at[1]);
            return;
        }
}

/* In a record, a throw ends with its closing bracket: that of `shows`, or a brace put around it
** if `shows` begins with none. So no '}' can stand within braces. Within round brackets there
** can be no '(', ')', '{' or ';' either: they nest, or begin a comment. */
static void check_brackets(lua_State *L, const char *whose, const char *shows) {
    char open = shows && (*shows == '{' || *shows == '(') ? *shows : '\0',
         close = open == '(' ? ')' : '}';
    const char *within = open == '(' ? "(){;" : "}";
    size_t n = shows ? strlen(shows) : 0, least = open ? 1 : 0;
    bool found = !open || (n > 1 && shows[n - 1] == close);
    for (size_t i = least; i + least < n && found; i++)
        found = !strchr(within, shows[i]);
    if (!found)
        author_error(L,
                     "%s: 'shows' must end with its closing bracket and contain none of %s "
                     "before it, or a record could not be read",
                     whose, within);
}

/* The outcome as `shows` writes it, but for %w, which is copied. If the outcome has fewer
** numbers than `shows` writes, the text ends after its last one. */
static const char *written(const Def *d, const char *shows, const Outcome *o) {
    Str out = {0};
    size_t end = 0;
    int i = 0;
    for (const char *at = shows; *at && i <= o->nrolls; at++) {
        bool cell = at[0] == '%' && at[1] == 'c', number = at[0] == '%' && at[1] == 'd';
        if (!cell && !number) {
            str_addc(&out, *at);
            continue;
        }
        at++;
        if (i < o->nrolls && cell && o->roll[i] < d->board.ncells && o->roll[i] >= 0)
            str_add(&out, d->board.cell[o->roll[i]]);
        else if (i < o->nrolls)
            str_addf(&out, "%d", o->roll[i]);
        end = i++ < o->nrolls ? out.n : end;
    }
    if (i > o->nrolls)
        str_cut(&out, end);
    const char *text = arena_strdup(d->arena, str_text(&out));
    str_free(&out);
    return text;
}

/* How an outcome is written, and its place among all, from 1. */
typedef struct Written {
    const char *text;
    int place;
} Written;

static int by_text(const void *a, const void *b) {
    const Written *x = a, *y = b;
    int order = strcmp(x->text, y->text);
    return order ? order : x->place - y->place;
}

/* Records tell outcomes apart by their texts alone, so no two may be alike. */
static void check_written(lua_State *L, const char *whose, const ThrowDef *t) {
    const Def *d = author_def(L);
    Written *list = ARENA_ARRAY(d->arena, Written, t->noutcomes);
    for (int i = 0; i < t->noutcomes; i++)
        list[i] = (Written){written(d, t->shows ? t->shows : "%d", &t->outcome[i]), i + 1};
    qsort(list, (size_t)t->noutcomes, sizeof *list, by_text);
    for (int i = 1; i < t->noutcomes; i++)
        if (strcmp(list[i].text, list[i - 1].text) == 0) {
            author_error(L,
                         "%s: possible throws %d and %d are written alike; begin each with "
                         "different numbers, or let 'shows' write them all, with something "
                         "between them, shows = \"%%d %%d\"",
                         whose, list[i - 1].place, list[i].place);
            return;
        }
}

/* throw(name, { when, opening, shows, help, marks, cases = { row, ... }, outcomes =
** { { numbers = { ... }, weight =, first =, ncases = }, ... } }): what an outcome does is said
** by the first that applies of its `ncases` rows from cases[first] on, counted from 0. */
static int say_throw(lua_State *L) {
    static const FieldDef fields[] = {{"opening", FIELD_FLAG, offsetof(ThrowDef, opening)},
                                      {"shows", FIELD_TEXT, offsetof(ThrowDef, shows)},
                                      {"help", FIELD_HELP, offsetof(ThrowDef, help)},
                                      {"when", FIELD_COND, offsetof(ThrowDef, when)},
                                      {0}};
    Def *d = author_def(L);
    ThrowDef t = {.place = author_place(L), .name = author_text(L, 1)};
    if (!good_name(t.name))
        return author_error(L, "throw: its name must be a word, got %s", author_shown(L, 1));
    const char *whose = arena_printf(d->arena, "throw '%s'", t.name);
    for (size_t i = 0; i < d->throws.n; i++)
        if (strcmp(d->throws.at[i].name, t.name) == 0)
            author_error(L, "%s: that name is already taken", whose);
    fields_read(L, 2, whose, fields, &t);
    check_shows(L, whose, t.shows);
    check_brackets(L, whose, t.shows);
    template_fits(L, arena_printf(d->arena, "%s: 'shows'", whose), t.shows);
    read_marks(L, whose, &t);
    read_cases(L, whose, &t);
    int before = d->diags->errors;
    read_outcomes(L, whose, &t);
    if (d->diags->errors == before) {
        check_asked(L, whose, &t);
        check_written(L, whose, &t);
    }
    if (d->throws.n == CHANCES_MAX)
        return luaL_error(L, "a game has at most %d throws", CHANCES_MAX);
    author_said(L);
    throwdefs_add(&d->throws, t);
    return 0;
}

/* challenge(challenger, challenged, except): two markers, of which the second was made right
** after the first, so that its index is the next. */
static int say_challenge(lua_State *L) {
    Def *d = author_def(L);
    const Node *first = author_node(L, 1);
    author_node(L, 2); /* taken up: the author need not use it */
    if (d->challenge.declared)
        return luaL_error(L, "challenge: already declared");
    d->challenge.declared = true;
    d->challenge.place = author_place(L);
    d->challenge.var = first->arg;
    if (!lua_isnil(L, 3))
        author_names(L, 3, "challenge: 'except'", &d->challenge.except);
    return 0;
}

/* ---- turns ---- */

/* Whether it is a word for a whole part. */
static bool is_part(const char *word) {
    static const char *const words[] = {"move", "capture", "drop", "pass"};
    for (size_t i = 0; word && i < sizeof words / sizeof *words; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

/* The part on top of the stack: { "move" }, { "capture" }, { "drop" }, { "pass" } or
** { pieces, walk }, each with when = and optional =. */
static void read_part(lua_State *L, PartDef *part) {
    static const FieldDef fields[] = {{"optional", FIELD_FLAG, offsetof(PartDef, optional)},
                                      {"when", FIELD_COND, offsetof(PartDef, when)},
                                      {0}};
    int at = lua_gettop(L);
    fields_read(L, at, "turn", fields, part);
    lua_geti(L, at, 1);
    lua_geti(L, at, 2);
    const char *word = author_text(L, -2);
    if (is_part(word) && lua_type(L, -1) == LUA_TSTRING) {
        author_error(
            L,
            "turn: write alternatives as two turns, turn { \"move\" } turn { \"pass\" }, and "
            "parts that follow each other as tables, turn { { \"move\" }, { \"move\" } }");
        return;
    }
    if (!lua_isnil(L, -1)) {
        author_names(L, -2, "turn: whose walk it is", &part->kinds);
        part->walk = author_want(L, -1, SORT_WALK, "turn: the walk of a part");
        return;
    }
    part->pass = word && strcmp(word, "pass") == 0;
    part->drops = word && strcmp(word, "drop") == 0;
    part->captures = word && strcmp(word, "capture") == 0;
    if (!is_part(word))
        author_error(L,
                     "turn: expected \"move\", \"capture\", \"drop\", \"pass\" or pieces and "
                     "their walk, got %s",
                     author_shown(L, -2));
}

/* Kept low, since each has up to PARTS_MAX walks of its own for every kind. */
enum { TURNS_MAX = 32 };

/* turn({ part, ... }, { otherwise =, most =, help = }) */
static int say_turn(lua_State *L) {
    static const FieldDef fields[] = {{"otherwise", FIELD_FLAG, offsetof(TurnDef, otherwise)},
                                      {"help", FIELD_HELP, offsetof(TurnDef, help)},
                                      {0}};
    TurnDef t = {.place = author_place(L)};
    fields_read(L, 2, "turn", fields, &t);
    t.most = fields_node(L, 2, "turn", "most", SORT_NUM);
    if (t.otherwise && author_def(L)->turns.n == 0)
        author_error(L, "turn: 'otherwise' needs another turn before it");
    List parts = list_at(L, 1);
    if (parts.n < 1 || parts.n > PARTS_MAX)
        return author_error(L, "turn: expected 1 to %d parts, got %d", PARTS_MAX, parts.n);
    if (author_def(L)->turns.n == TURNS_MAX)
        return luaL_error(L, "a game has at most %d kinds of turns", TURNS_MAX);
    while (list_next(&parts))
        read_part(L, &t.part[t.nparts++]);
    turndefs_add(&author_def(L)->turns, t);
    return 0;
}

/* ---- settings ---- */

/* refuse(message): the options as set do not go together. The complaint has no line: the
** definition is not to blame. */
static int say_refuse(lua_State *L) {
    return def_error(author_def(L), (Place){0}, "%s", luaL_checkstring(L, 1));
}

/* warn(message): as refuse(), but the game can be played. */
static int say_warn(lua_State *L) {
    diags_add(author_def(L)->diags, DIAG_WARNING, "", 0, "%s", luaL_checkstring(L, 1));
    return 0;
}

void throws_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {{"throw", say_throw}, {"challenge", say_challenge},
                                         {"turn", say_turn},   {"refuse", say_refuse},
                                         {"warn", say_warn},   {NULL, NULL}};
    (void)lang;
    author_add(L, prim, functions);
}
