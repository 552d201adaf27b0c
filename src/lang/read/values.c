/*
** values.c -- the values of an author's Lua: nodes, what stands for one, and loose ends.
**
** A node is a Lua value as userdata that holds a Held. Most begin as loose ends; reading one in
** order to use it (author_node) takes the loose end up. Those that are left when the script
** ends are nodes that it made for nothing; each is a warning.
*/
#include "author.h"

#include "lang/tree/facts.h"
#include "sandbox.h"

#include <math.h>

typedef struct Held {
    const Node *node;
    int loose;      /* a loose end's number, or NONE_LOOSE */
    int64_t number; /* serial number among all values made, from 1 */
} Held;

enum { NONE_LOOSE = -1 };

/* ---- loose ends ---- */

int author_owe(lua_State *L, DiagKind kind, const char *complaint) {
    LooseEnds *list = &author_def(L)->loose;
    looseends_add(list, (LooseEnd){author_place(L), kind, complaint, false, false});
    return (int)list->n - 1;
}

/* The number may be anything: some are kept in tables that a script can write to. */
Place author_take(lua_State *L, int loose) {
    LooseEnds *list = &author_def(L)->loose;
    if (loose < 0 || (size_t)loose >= list->n)
        return author_place(L);
    list->at[loose].taken = true;
    return list->at[loose].place;
}

void author_args(lua_State *L, int first, int n, const char *what) {
    if (lua_gettop(L) >= first + n)
        author_error(L, "%s: cannot use argument %d, %s", what, n + 1,
                     author_shown(L, first + n));
}

/* The complaint about a node that is never read. NULL for those that need not be: players,
** symmetries and poison, and variables, about which say_var() has a complaint of its own. */
static const char *complaint_of(const Node *n) {
    if (n->op == NODE_SET || n->op == NODE_RAISE || n->op == NODE_PAY)
        return "this change is never made; put it in a walk or in after { ... }";
    if (n->op == NODE_VAR || n->op == NODE_FLAG)
        return NULL;
    switch (n->sort) {
    case SORT_WALK:
        return "this pattern is never used; join it to others with '*' or '+', give it to a "
               "piece, or leave it out";
    case SORT_COND:
        return "this condition is never used; join it to others with '*' or '+', put it in a "
               "walk or a rule, or leave it out";
    case SORT_NUM: return "this number is never used; compare it, a:over(b), or leave it out";
    case SORT_POISON:
    case SORT_WHO:
    case SORT_SYMMETRY:
    case SORT_COUNT: break;
    }
    return NULL;
}

/* ---- nodes ---- */

const Node *author_make(lua_State *L, Node like) {
    author_bound(L);
    like.place = author_place(L);
    return node_new(author_def(L)->arena, like);
}

/* Whether the innermost running function of the author's was tail-called. */
static bool within_tail_call(lua_State *L) {
    lua_Debug ar;
    for (int level = 0; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "St", &ar);
        if (ar.source[0] == '@')
            return ar.istailcall;
    }
    return false;
}

/* Ends the run. If calls are nested very deep, endless recursion is to blame. */
static void too_big(lua_State *L, const Node *n, int deepest) {
    enum { VERY_MANY = 60 };
    lua_Debug ar;
    if (lua_getstack(L, VERY_MANY, &ar))
        luaL_error(L, NO_END);
    const char *what = n->sort == SORT_WALK ? "pattern" : "condition";
    const char *itself =
        within_tail_call(L) ? "; does a function call itself here without end?" : "";
    if (n->size > NODE_SIZE)
        luaL_error(L,
                   "this %s is too big: it has %d parts, but at most %d are allowed; it "
                   "contains itself, or its parts, too many times%s",
                   what, n->size, NODE_SIZE, itself);
    luaL_error(L,
               "this %s is too deep: %d levels, but at most %d are allowed; a sum or a product "
               "may have thousands of parts and counts as one level%s%s",
               what, n->depth, deepest, n->op == NODE_SUB ? ": write a - (b + c + d)" : "",
               itself);
}

/* Pushes a node. `complaint`: the warning if nothing ever reads it; NULL: none. Nor is there
** one for nodes that no line of the author's made. */
static const Node *push(lua_State *L, const Node *n, const char *complaint) {
    int deepest = n->sort == SORT_WALK ? NODE_DEPTH : NODE_DEPTH_COND;
    if (n->size <= NODE_SIZE)
        n = node_flat(author_def(L)->arena, n, deepest);
    if (n->depth > deepest || n->size > NODE_SIZE)
        too_big(L, n, deepest);
    bool owed = complaint && n->place.line > 0;
    int loose = owed ? author_owe(L, DIAG_WARNING, complaint) : NONE_LOOSE;
    *(Held *)lua_newuserdatauv(L, sizeof(Held), 0) = (Held){n, loose, ++author_def(L)->valued};
    luaL_setmetatable(L, NODE_META);
    return n;
}

/* Notes which variables an effect changes, for the warning about those that never change. */
static void note_change(Def *d, const Node *n) {
    bool clears = n->op == NODE_SET && d->vars.at[n->arg].kind == VAR_CELL;
    if (!node_changes(n->op) || clears) /* what only clears a marker never sets it */
        return;
    d->vars.at[n->arg].changed = true;
    if (n->op == NODE_PAY)
        d->vars.at[n->a->arg].changed = true;
}

const Node *author_push(lua_State *L, Node like) {
    const Node *n = author_make(L, like);
    note_change(author_def(L), n);
    return push(L, n, complaint_of(n));
}

const Node *author_push_or(lua_State *L, Node like, const char *complaint) {
    return push(L, author_make(L, like), complaint);
}

int author_give(lua_State *L, Node like) {
    author_push(L, like);
    return 1;
}

int author_offer(lua_State *L, Node like) {
    author_push_or(L, like, NULL);
    return 1;
}

int author_poison(lua_State *L) {
    return author_give(L, (Node){.op = NODE_POISON});
}

bool author_is_choice(lua_State *L, int at) {
    if (!lua_istable(L, at) || !lua_getmetatable(L, at))
        return false;
    luaL_getmetatable(L, CHOICE_META);
    bool is = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return is;
}

/* The node of a value, or the one that an option's choice stands for (choice.lua); NULL if
** neither. */
static const Held *held_at(lua_State *L, int at) {
    const Held *held = luaL_testudata(L, at, NODE_META);
    if (held || !author_is_choice(L, at))
        return held;
    at = lua_absindex(L, at);
    lua_pushliteral(L, "=node"); /* no choice has such a name */
    lua_rawget(L, at);
    held = luaL_testudata(L, -1, NODE_META);
    lua_pop(L, 1);
    return held;
}

bool author_is_poison(lua_State *L, int at) {
    const Held *held = held_at(L, at);
    return held && held->node->sort == SORT_POISON;
}

const Node *author_peek(lua_State *L, int at) {
    const Held *held = held_at(L, at);
    lua_Integer i = lua_tointeger(L, at);
    if (held)
        return held->node;
    if (lua_isinteger(L, at) && i >= INT32_MIN && i <= INT32_MAX)
        return author_make(L, (Node){.op = NODE_NUM, .arg = (int)i});
    return NULL;
}

/* Takes up the loose end of an option: since its choice is used, it changes something. */
static void take_choice(lua_State *L, int at) {
    if (!author_is_choice(L, at))
        return;
    at = lua_absindex(L, at);
    lua_pushliteral(L, "=owed");
    if (lua_rawget(L, at) == LUA_TNUMBER)
        author_take(L, (int)lua_tointeger(L, -1));
    lua_pop(L, 1);
}

int64_t author_number(lua_State *L, int at) {
    const Held *held = luaL_testudata(L, at, NODE_META);
    return held ? held->number : 0;
}

const Node *author_node(lua_State *L, int at) {
    take_choice(L, at);
    const Held *held = held_at(L, at);
    if (held && held->loose != NONE_LOOSE)
        author_take(L, held->loose);
    return author_peek(L, at);
}

bool author_is_said(lua_State *L, int at) {
    bool node = luaL_testudata(L, at, NODE_META);
    return author_is_choice(L, at) || (node && !author_is_poison(L, at));
}

const char *author_sort(lua_State *L, const Node *n) {
    bool marker = n->op == NODE_VAR && author_def(L)->vars.at[n->arg].kind == VAR_CELL;
    return marker ? "a marker" : sort_text[n->sort];
}

const char *author_type(lua_State *L, int at) {
    const Node *n = lua_isnumber(L, at) ? NULL : author_peek(L, at);
    if (n)
        return author_sort(L, n);
    switch (lua_type(L, at)) {
    case LUA_TNONE:
    case LUA_TNIL: return "nil";
    case LUA_TTABLE: return author_is_choice(L, at) ? "an option" : "a table";
    case LUA_TUSERDATA: return "a board";
    case LUA_TNUMBER:
        if (!author_peek(L, at))
            return arena_printf(
                author_def(L)->arena,
                "%s (numbers must be whole, as from a // b, and fit in 32 bits)",
                author_shown(L, at));
        break;
    default: break;
    }
    return arena_printf(author_def(L)->arena, "a %s", luaL_typename(L, at));
}

const char *author_shown(lua_State *L, int at) {
    if (lua_type(L, at) != LUA_TNUMBER && lua_type(L, at) != LUA_TSTRING)
        return author_type(L, at);
    if (lua_type(L, at) == LUA_TNUMBER && isnan(lua_tonumber(L, at)))
        return "'nan'"; /* Lua writes it as the machine has it, "-nan" or "nan" */
    const char *text = luaL_tolstring(L, at, NULL);
    text = arena_printf(author_def(L)->arena, "'%s'", text);
    lua_pop(L, 1);
    return text;
}

/* The word of the language that this function is; NULL if it is the author's own. */
static const char *word_of(lua_State *L, int at) {
    at = lua_absindex(L, at);
    lua_getfield(L, LUA_REGISTRYINDEX, WORD_NAMES);
    lua_pushvalue(L, at);
    lua_rawget(L, -2);
    const char *name = lua_tostring(L, -1);
    name = name ? arena_strdup(author_def(L)->arena, name) : NULL;
    lua_pop(L, 2);
    return name;
}

/* The hint for a function where its result is wanted. */
static const char *uncalled(lua_State *L, int at) {
    const char *word = word_of(L, at);
    if (!word)
        return "; call it with brackets, f(x)";
    return arena_printf(author_def(L)->arena, "; call it with brackets, %s(...)", word);
}

/* The cure for names of cells or pieces where a condition is needed: what to write instead.
** `list`: the names are in braces. */
static const char *cure_of_name(lua_State *L, const char *name, bool list) {
    Def *d = author_def(L);
    if (name && def_cell(d, name) >= 0)
        return arena_printf(d->arena, "; on a board b, b:zone { \"%s\" } is that cell", name);
    if (name && def_piece(d, name) >= 0)
        return arena_printf(d->arena,
                            list ? "; kind { \"%s\", ... } means a piece of one of these kinds"
                                 : "; kind \"%s\" means a piece of that kind",
                            name);
    return "";
}

static const char *cure_of_list(lua_State *L, int at) {
    lua_rawgeti(L, at, 1);
    const char *name = lua_type(L, -1) == LUA_TSTRING ? author_text(L, -1) : NULL;
    lua_pop(L, 1);
    return cure_of_name(L, name, true);
}

const char *author_cure(lua_State *L, int at, Sort sort) {
    bool walk = sort == SORT_WALK;
    const Node *n = author_peek(L, at);
    if (sort == SORT_COND && n && n->op == NODE_AT)
        return "; leave out at(...), which turns a condition into a pattern";
    switch (lua_type(L, at)) {
    case LUA_TBOOLEAN:
        if (walk)
            return ", the result of a test that Lua made at once; for an option write `x.yes "
                   "and p or none`";
        return ", the result of a test that Lua made at once; write -c for \"not c\", a:is(b) "
               "for \"equal\", and `x.yes and always or -always` for an option";
    case LUA_TFUNCTION: return uncalled(L, at);
    case LUA_TNUMBER: return walk ? "; leap(1, 2) is a leap, p^2 is a walk of two steps" : "";
    case LUA_TSTRING:
        if (sort == SORT_COND)
            return cure_of_name(L, author_text(L, at), false);
        return walk ? "; write betza \"N\" for Betza notation" : "";
    case LUA_TTABLE:
        if (author_is_choice(L, at))
            return "";
        return walk ? "; join several with '+'" : sort == SORT_COND ? cure_of_list(L, at) : "";
    default: return "";
    }
}

/* Checking and compiling a tree costs work by its size. That is paid for here, when it is read,
** while the author's line is known. */
static void charge(lua_State *L, const Node *n) {
    if (n && !budget_spend(&author_def(L)->budget, BUDGET_TREE, n->size))
        luaL_error(L, "the patterns and conditions together are too big; share what several "
                      "have in common, or leave some out");
}

void author_said(lua_State *L) {
    enum { STATEMENT = 2000 };
    charge(L, &(Node){.size = STATEMENT});
}

/* `captured` is how many, and so a sum of nothing else is, too. NULL: it says only whether. */
static const Node *counting(lua_State *L, const Node *n) {
    if (n->op == NODE_CAPTURED)
        return n;
    const Node *a = n->op == NODE_OR ? counting(L, n->a) : NULL;
    const Node *b = a ? counting(L, n->b) : NULL;
    return b ? node_new(author_def(L)->arena,
                        (Node){.op = NODE_ADD, .place = n->place, .a = a, .b = b})
             : NULL;
}

const Node *author_counting(lua_State *L, const Node *n) {
    if (n->op != NODE_OR || !(n->asks & ASK_CAUGHT))
        return n;
    charge(L, n);
    const Node *number = counting(L, n);
    return number ? number : n;
}

const Node *author_want(lua_State *L, int at, Sort sort, const char *what) {
    const Node *n = author_node(L, at);
    charge(L, n);
    bool plain = sort == SORT_COND && lua_type(L, at) == LUA_TNUMBER;
    if (n && node_serves(n, sort) && !plain)
        return sort == SORT_NUM ? author_counting(L, n) : n;
    if (!author_follows(L, at))
        author_error(L, "%s must be %s, got %s%s", what, sort_text[sort],
                     plain ? author_shown(L, at) : author_type(L, at),
                     author_cure(L, at, sort));
    return NULL;
}

bool author_same(lua_State *L, const Node *n, const char *what) {
    const Def *d = author_def(L);
    return !n->sided ||
           author_error(L,
                        "%s must be the same for all players, got an option's value for each "
                        "side; x:of \"%s\" is the value of one side, where x is the option",
                        what, d->display->player[0].name);
}

const Node *author_zones(lua_State *L, int at, const char *what) {
    const Def *d = author_def(L);
    const Node *n = author_want(L, at, SORT_COND, what);
    CellSet zone, board = set_first((unsigned)d->board.ncells);
    for (int p = 0; n && p < (n->sided ? d->nplayers : 1); p++)
        if (!cond_is_zone(n, p, board, &zone)) {
            author_error(
                L,
                "%s must be a zone: only cells by name, rank or file, and no other condition",
                what);
            return NULL;
        }
    return n;
}

bool author_zone(lua_State *L, int at, const char *what, CellSet *zone) {
    const Node *n = author_zones(L, at, what);
    CellSet board = set_first((unsigned)author_def(L)->board.ncells);
    return n && author_same(L, n, what) && cond_is_zone(n, 0, board, zone);
}
