/*
** methods.c -- operators and methods that make nodes from nodes.
**
** Which operator goes between which sorts is in a table here, `operators`. Methods are in a
** table of Lua's, to which the prelude adds its own.
*/
#include "primitives.h"

#include "lang/tree/facts.h"
#include "sandbox.h"

#include <string.h>

/* ---- operators ---- */

typedef struct Operator {
    const char *event, *sign;
    NodeOp walk, cond, num; /* the node for each sort; NODE_POISON: none */
} Operator;

static const Operator operators[] = {
    {"__add", "+", NODE_CHOICE, NODE_OR, NODE_ADD},
    {"__mul", "*", NODE_THEN, NODE_AND, NODE_MUL},
    {"__div", "/", NODE_ELSE, NODE_POISON, NODE_DIV},
    {"__sub", "-", NODE_POISON, NODE_POISON, NODE_SUB},
    {"__mod", "%", NODE_POISON, NODE_POISON, NODE_MOD},
};

/* The sort of what an operator makes of x and y: a walk and a condition make a walk, a
** condition and a number a number. SORT_POISON if either is poison, SORT_COUNT if they do
** not go together. */
static Sort sort_of_pair(const Node *x, const Node *y) {
    if ((x && x->sort == SORT_POISON) || (y && y->sort == SORT_POISON))
        return SORT_POISON;
    if (!x || !y)
        return SORT_COUNT;
    if (x->sort == SORT_WALK || y->sort == SORT_WALK) {
        const Node *rest = x->sort == SORT_WALK ? y : x;
        return rest->sort == SORT_WALK || rest->sort == SORT_COND ? SORT_WALK : SORT_COUNT;
    }
    if (x->sort == SORT_NUM || y->sort == SORT_NUM)
        return node_serves(x, SORT_NUM) && node_serves(y, SORT_NUM) ? SORT_NUM : SORT_COUNT;
    return x->sort == SORT_COND && y->sort == SORT_COND ? SORT_COND : SORT_COUNT;
}

/* A condition as a factor or a choice of a walk: at(c). */
static const Node *as_walk(lua_State *L, const Node *n) {
    return n->sort == SORT_WALK ? n : author_make(L, (Node){.op = NODE_AT, .a = n});
}

/* `n + friend` is a step, or no step where a friend is on the cell: seldom what is meant. */
static void warn_of_choice(lua_State *L) {
    Place at = author_place(L);
    if (at.line)
        def_warning(
            author_def(L), at,
            "'+' between a pattern and a condition means the walk, or no step where the "
            "condition holds; write p:to(c) for a p that ends where c holds, or at(c) if "
            "that is meant");
}

/* What to write instead of x OP y, as the end of a message. */
static const char *cure_of_pair(lua_State *L, const Operator *o, const Node *x, const Node *y) {
    bool walk = (x && x->sort == SORT_WALK) || (y && y->sort == SORT_WALK);
    bool times = walk && (lua_isnumber(L, 1) || lua_isnumber(L, 2));
    if (times && o->walk == NODE_THEN)
        return "; p^3 is p three times";
    if (walk && o->num == NODE_SUB)
        return "; p:to(-c) is p except where c holds";
    return author_cure(L, lua_isboolean(L, 1) ? 1 : 2, SORT_COND);
}

static int operate(lua_State *L) {
    const Operator *o = &operators[lua_tointeger(L, lua_upvalueindex(1))];
    const Node *x = author_node(L, 1), *y = author_node(L, 2);
    Sort sort = sort_of_pair(x, y);
    NodeOp op = sort == SORT_WALK   ? o->walk
                : sort == SORT_COND ? o->cond
                : sort == SORT_NUM  ? o->num
                                    : NODE_POISON;
    if (op == NODE_POISON) {
        if (sort != SORT_POISON)
            author_error(L, "'%s' cannot be used between %s and %s%s", o->sign,
                         author_type(L, 1), author_type(L, 2), cure_of_pair(L, o, x, y));
        return author_poison(L);
    }
    if (op == NODE_CHOICE && x->op == NODE_STEP && y->op == NODE_STEP)
        return author_give(L, (Node){.op = NODE_STEP, .set = set_or(x->set, y->set)});
    if (op == NODE_CHOICE && (x->sort == SORT_COND || y->sort == SORT_COND))
        warn_of_choice(L);
    if (sort == SORT_WALK)
        x = as_walk(L, x), y = as_walk(L, y);
    if (sort == SORT_NUM)
        x = author_counting(L, x), y = author_counting(L, y);
    return author_give(L, (Node){.op = op, .a = x, .b = y});
}

/* -c is "not c"; -n is 0 - n. */
static int negate(lua_State *L) {
    const Node *x = author_node(L, 1);
    if (x && x->sort == SORT_COND)
        return author_give(L, (Node){.op = NODE_NOT, .a = x});
    if (x && x->sort == SORT_NUM) {
        const Node *zero = author_make(L, (Node){.op = NODE_NUM});
        return author_give(L, (Node){.op = NODE_SUB, .a = zero, .b = x});
    }
    if (x && x->sort != SORT_POISON)
        author_error(L, "'-' means \"not\" before a condition; %s has no opposite",
                     sort_text[x->sort]);
    return author_poison(L);
}

static bool poisoned(lua_State *L) {
    return author_is_poison(L, 1) || author_is_poison(L, 2);
}

/* Lua's own message would name an internal type. */
static int concatenate(lua_State *L) {
    if (!poisoned(L))
        author_error(L, "'..' joins strings, not %s and %s; '*' means \"then\"",
                     author_type(L, 1), author_type(L, 2));
    return author_poison(L);
}

/* Lua compares at once, and would get one truth value; a condition is meant, which is
** evaluated in play. */
static int compared(lua_State *L) {
    author_def(L)->tested = true;
    if (!poisoned(L))
        author_error(L, "the definition is run only once, so this cannot be compared now; "
                        "write a:is(b), a:at_least(b), a:at_most(b), a:over(b) or a:under(b)");
    lua_pushboolean(L, 0);
    return 1;
}

/* ---- repetition ---- */

/* p from lo to hi times; hi is -1 where there is no limit. */
static int push_repeat(lua_State *L, const Node *p, int lo, int hi) {
    return author_give(L, (Node){.op = NODE_REPEAT, .a = p, .arg = lo, .hi = hi});
}

/* The number of repetitions at index 2, from 1 to REPEAT_MAX; 0 after a complaint, or if it
** is poison. */
static int times(lua_State *L, const char *what) {
    const Node *n = author_node(L, 2);
    if (n && n->op == NODE_NUM && n->arg >= 1 && n->arg <= REPEAT_MAX)
        return n->arg;
    if (n && n->sort == SORT_POISON)
        return 0;
    const char *cure = "", *got = author_shown(L, 2);
    if (n && n->op == NODE_NUM)
        got = arena_printf(author_def(L)->arena, "'%d'", n->arg);
    else if (n && n->op == NODE_SIDES)
        cure = ", one for each side; write o:map(function(x) return p^x:get() end), where o is "
               "the option";
    else if (n && n->sort == SORT_NUM)
        cure = " of the game; the definition is run before there is a position";
    else if (author_is_choice(L, 2))
        cure = " without numbers; give its choices numbers, { \"far\", 3 }";
    author_error(L, "%s takes a whole number from 1 to %d, got %s%s", what, REPEAT_MAX, got,
                 cure);
    return 0;
}

static int power(lua_State *L) {
    const Node *p = author_want(L, 1, SORT_WALK, "what '^' repeats");
    int n = p ? times(L, "'^'") : 0;
    return n ? push_repeat(L, p, n, n) : author_poison(L);
}

static int method_upto(lua_State *L) {
    const Node *p = author_want(L, 1, SORT_WALK, "upto(): what it repeats");
    author_args(L, 2, 1, "upto()");
    int n = p ? times(L, "upto()") : 0;
    return n ? push_repeat(L, p, 1, n) : author_poison(L);
}

static int method_ride(lua_State *L) {
    const Node *p = author_want(L, 1, SORT_WALK, "ride(): what it repeats");
    if (lua_isinteger(L, 2))
        return author_refuse(L,
                             "ride() repeats any number of times; p^%d repeats exactly that "
                             "often, p:upto(%d) at most that often",
                             (int)lua_tointeger(L, 2), (int)lua_tointeger(L, 2));
    author_args(L, 2, 0, "ride()");
    return p ? push_repeat(L, p, 1, -1) : author_poison(L);
}

/* ---- methods ---- */

/* Methods of two values: x:name(y) makes the node `op` of x and y, or, if `turned`, of y and
** x. With a `wrap`, y is first made the child of a node of that kind: p:to(c) makes THEN of
** p and AT(c), p:takes(s) makes THEN of p and TAKE(s). */
static const struct Method {
    const char *name;
    NodeOp op;
    Sort x, y;   /* required of them */
    NodeOp wrap; /* NODE_POISON: y as it is */
    bool turned;
} of_two[] = {
    {"to", NODE_THEN, SORT_WALK, SORT_COND, NODE_AT, false},
    {"from", NODE_THEN, SORT_WALK, SORT_COND, NODE_AT, true},
    {"via", NODE_VIA, SORT_WALK, SORT_COND, NODE_POISON, false},
    {"takes", NODE_THEN, SORT_WALK, SORT_WALK, NODE_TAKE, false},
    {"is", NODE_EQ, SORT_NUM, SORT_NUM, NODE_POISON, false},
    {"under", NODE_LT, SORT_NUM, SORT_NUM, NODE_POISON, false},
    {"over", NODE_LT, SORT_NUM, SORT_NUM, NODE_POISON, true},
    {"at_most", NODE_LE, SORT_NUM, SORT_NUM, NODE_POISON, false},
    {"at_least", NODE_LE, SORT_NUM, SORT_NUM, NODE_POISON, true},
};

/* Counts of men, cells and groups never exceed the number of cells. */
static void warn_of_many(lua_State *L, const Node *x, const Node *y, const char *method) {
    const BoardDef *b = &author_def(L)->board;
    bool counts = x->op == NODE_COUNT || x->op == NODE_CELLS || x->op == NODE_GROUPS;
    Place at = author_place(L);
    if (b->declared && !b->spoilt && counts && y->op == NODE_NUM && y->arg > b->ncells)
        def_warning(author_def(L), at,
                    "%s(%d): this board has %d cells, so there are never that many", method,
                    y->arg, b->ncells);
}

/* Warns of via() on a single step, as patterns.c does of straight() and the like. */
static void warn_of_step(lua_State *L, const Node *x, NodeOp op) {
    Place at = author_place(L);
    if (op == NODE_VIA && x->op == NODE_STEP)
        def_warning(author_def(L), at,
                    "via() has no effect on a single step, which has no joint; use it on a "
                    "longer walk, p:upto(3):via(c)");
}

static int method_of_two(lua_State *L) {
    const struct Method *m = &of_two[lua_tointeger(L, lua_upvalueindex(1))];
    const char *what = arena_printf(author_def(L)->arena, "%s(): argument 1", m->name);
    author_args(L, 2, 1, arena_printf(author_def(L)->arena, "%s()", m->name));
    if (lua_gettop(L) < 2)
        return author_refuse(L,
                             "%s(): an argument is missing, or it was called with a dot "
                             "instead of a colon: x:%s(y)",
                             m->name, m->name);
    const Node *x = author_want(
        L, 1, m->x, arena_printf(author_def(L)->arena, "%s(): what comes before it", m->name));
    const Node *y = x ? author_want(L, 2, m->y, what) : NULL;
    if (!y)
        return author_poison(L);
    warn_of_many(L, x, y, m->name);
    warn_of_step(L, x, m->op);
    if (m->wrap != NODE_POISON)
        y = author_make(L, (Node){.op = m->wrap, .a = y});
    return author_give(L, (Node){.op = m->op, .a = m->turned ? y : x, .b = m->turned ? x : y});
}

/* counter:of(player), right:of(player): another player's copy. */
static int method_of(lua_State *L) {
    const Node *var = author_node(L, 1);
    author_args(L, 2, 1, "of()");
    if (!var || (var->op != NODE_VAR && var->op != NODE_FLAG)) {
        if (!author_is_poison(L, 1))
            author_error(L, "of() needs a counter or a right, got %s", author_type(L, 1));
        return author_poison(L);
    }
    int who = author_who(L, 2, "of(): argument 1");
    const VarDef *v = &author_def(L)->vars.at[var->arg];
    if (!v->per_player)
        author_error(L, "of(): '%s' is shared by all players; give it per_player = true",
                     v->name);
    if (who == WHO_NEUTRAL)
        author_error(L, "of(): 'nobody' has no counters or rights");
    if (who == WHO_ANY)
        author_error(L, "of(): whose? 'anyone' means all players; x + x:of(other) is what two "
                        "of them have together");
    if (who < 0 || who == WHO_NEUTRAL || who == WHO_ANY)
        return author_poison(L);
    Node n = *var;
    n.who = who;
    return author_give(L, n);
}

/* A hint such as "; write quiet(p)" where the key is a word and not a method; NULL where it is
** neither. */
static const char *as_word(lua_State *L, const char *key) {
    for (int op = 0; op < NODE_OPS; op++) {
        const NodeInfo *w = &node_info[op];
        bool factor = w->sort == SORT_WALK && w->args[0] != 'W' && w->args[0] != 'D';
        if (strcmp(w->word, key) == 0)
            return arena_printf(author_def(L)->arena,
                                w->sort == SORT_COND ? "; write p:to(%s%s)"
                                : factor             ? "; write p * %s%s"
                                                     : "; write %s%s",
                                key,
                                !w->args[0] ? ""
                                : factor    ? " ..."
                                            : "(...)");
    }
    bool word = lua_getfield(L, lua_upvalueindex(2), key) != LUA_TNIL;
    const Node *n = author_peek(L, -1);
    lua_pop(L, 1);
    return word ? arena_printf(author_def(L)->arena,
                               n && n->sort == SORT_COND ? "; write p:to(%s)" : "; write %s(p)",
                               key)
                : NULL;
}

/* A hint that lists the methods by which numbers are compared. */
static const char *comparisons(lua_State *L) {
    const char *list = "; compare it with";
    for (size_t i = 0, n = 0; i < sizeof of_two / sizeof *of_two; i++)
        if (of_two[i].x == SORT_NUM)
            list = arena_printf(author_def(L)->arena, "%s%s %s", list, n++ ? "," : "",
                                of_two[i].name);
    return list;
}

/* The sort to which a method belongs; SORT_COUNT for methods of the prelude, of which that
** is not known, and for `of`, which checks its own node. */
static Sort said_of(const char *method) {
    for (size_t i = 0; i < sizeof of_two / sizeof *of_two; i++)
        if (strcmp(of_two[i].name, method) == 0)
            return of_two[i].x;
    for (int op = 0; op < NODE_OPS; op++) {
        char first = node_info[op].args[0];
        if ((first == 'V' || first == 'M') && strcmp(node_info[op].word, method) == 0)
            return SORT_NUM;
    }
    bool repeats = strcmp(method, "upto") == 0 || strcmp(method, "ride") == 0;
    return repeats ? SORT_WALK : SORT_COUNT;
}

/* Whether the method may be what was meant of the node; n may be NULL. */
static bool suits(const char *method, const Node *n) {
    Sort sort = said_of(method);
    return !n || sort == SORT_COUNT || node_serves(n, sort);
}

/* Whether other languages call c:raise() so. */
static bool adds(const char *key) {
    static const char *const words[] = {"add", "inc", "increase", "increment", "plus"};
    return names_find(words, sizeof words / sizeof *words, key) >= 0;
}

/* __index of nodes, node.key: a method. Upvalue 1 is the table of methods, those of the
** prelude included, upvalue 2 that of words. Poison yields poison. */
static int get(lua_State *L) {
    const Node *n = author_peek(L, 1);
    if (n && n->sort == SORT_POISON) {
        lua_settop(L, 1);
        return 1;
    }
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    size_t all, count = 0;
    const char **names = author_keys(L, lua_upvalueindex(1), &all), *key = author_shown(L, 2);
    for (size_t i = 0; i < all; i++)
        if (suits(names[i], n))
            names[count++] = names[i];
    const char *hint = "";
    if (lua_type(L, 2) == LUA_TSTRING && !(hint = as_word(L, lua_tostring(L, 2))))
        hint = def_hint(author_def(L), lua_tostring(L, 2), names, count);
    if (lua_type(L, 2) == LUA_TSTRING && adds(lua_tostring(L, 2)) && suits("raise", n))
        hint = "; a counter grows by c:raise(1)";
    if (!*hint && n && author_sort(L, n) == sort_text[SORT_NUM]) /* not a marker */
        hint = comparisons(L);
    return author_refuse(L, "%s has no %s%s", n ? author_sort(L, n) : "this", key, hint);
}

/* Lua's operators that mean nothing between nodes, and what to write instead. */
static const struct Stranger {
    const char *event, *sign, *cure;
} strangers[] = {
    {"__bor", "|", "'+' means \"or\""},
    {"__band", "&", "'*' means \"and\", or \"then\" for walks"},
    {"__bxor", "~", "'-' means \"not\", '+' means \"or\""},
    {"__bnot", "~", "'-' means \"not\""},
    {"__idiv", "//", "'/' divides numbers and rounds down; for walks it means \"else\""},
    {"__shl", "<<", "a:under(b) compares"},
    {"__shr", ">>", "a:over(b) compares"},
    {"__len", "#", "count(...), cells(c) and groups(c, d) are numbers of the game"},
};

static int strange(lua_State *L) {
    const struct Stranger *s = &strangers[lua_tointeger(L, lua_upvalueindex(1))];
    int at = luaL_testudata(L, 1, NODE_META) ? 1 : 2;
    if (!poisoned(L))
        author_error(L, "'%s' does not work on %s; %s", s->sign, author_type(L, at), s->cure);
    if (*s->sign != '#')
        return author_poison(L);
    lua_pushinteger(L, 0); /* a length must be a whole number */
    return 1;
}

static int give_field(lua_State *L) {
    if (!author_is_poison(L, 1))
        author_error(L,
                     "%s has no fields that can be set; keep such a value in a local variable",
                     author_type(L, 1));
    return 0;
}

static int make_text(lua_State *L) {
    if (!author_is_poison(L, 1))
        author_error(L, "%s cannot be made into a string; write its name instead",
                     author_type(L, 1));
    lua_pushliteral(L, "?");
    return 1;
}

/* Reading an undefined word yields poison, and that mistake is reported. Called, it silences
** what would follow: a string may be meant as the name of a piece, which check.c then does
** not miss (`Piece "King"`), and rules in the braces (`endings { win {...} }`) are no loose
** ends. */
static void excuse(lua_State *L) {
    Def *d = author_def(L);
    if (lua_type(L, 2) == LUA_TSTRING)
        strays_add(&d->strays, (Mention){author_place(L), author_text(L, 2)});
    for (List l = list_at(L, 2); list_next(&l);) {
        if (!lua_istable(L, -1))
            continue;
        if (lua_getfield(L, -1, "owed") == LUA_TNUMBER)
            author_take(L, (int)lua_tointeger(L, -1));
        lua_pop(L, 1);
    }
}

/* Whether that is the name of a word of the language that is a function. */
static bool is_word(lua_State *L, const char *name) {
    bool is = false;
    lua_getfield(L, LUA_REGISTRYINDEX, WORD_NAMES);
    for (lua_pushnil(L); !is && lua_next(L, -2); lua_pop(L, 1)) {
        is = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), name) == 0;
        if (is)
            lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return is;
}

/* A hint on calling a node: a value of the author's may hide the word of that name. */
static const char *cure_of_call(lua_State *L) {
    lua_Debug ar;
    if (!lua_getstack(L, 0, &ar) || !lua_getinfo(L, "n", &ar) || !ar.name ||
        !is_word(L, ar.name))
        return "is a '*' or a ',' missing?";
    return arena_printf(author_def(L)->arena,
                        "'%s' is a name of your own here that hides the word", ar.name);
}

/* __call of nodes. Calling poison yields poison; calling any other node is a mistake. `for x
** in p do` calls p with two nils, again and again until it gets nil. */
static int call(lua_State *L) {
    const Node *n = author_peek(L, 1);
    if (lua_gettop(L) == 3 && lua_isnil(L, 2) && lua_isnil(L, 3)) {
        if (n && n->sort != SORT_POISON)
            author_error(L,
                         "`for` cannot go through %s; each(p, f) goes through the steps of a "
                         "choice",
                         author_sort(L, n));
        return 0;
    }
    const char *word = n ? node_info[n->op].word : "";
    if (n && *word && !*node_info[n->op].args && lua_gettop(L) == 1)
        author_error(L, "'%s' is written without brackets", word);
    else if (n && n->sort != SORT_POISON)
        author_error(L, "%s cannot be called; %s", author_sort(L, n), cure_of_call(L));
    else
        excuse(L);
    return author_poison(L);
}

/* __index of Lua's numbers: x:is(3), where x is known while the definition is read. */
static int ask_number(lua_State *L) {
    return author_refuse(L,
                         "%s is a plain Lua number, like the value of an option, and has no "
                         "%s; compare it with Lua, x == 3",
                         author_shown(L, 1), author_shown(L, 2));
}

void methods_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg events[] = {
        {"__unm", negate},         {"__pow", power},
        {"__eq", compared},        {"__lt", compared},
        {"__le", compared},        {"__call", call},
        {"__concat", concatenate}, {"__newindex", give_field},
        {"__tostring", make_text}, {NULL, NULL},
    };
    static const luaL_Reg methods[] = {
        {"upto", method_upto}, {"ride", method_ride}, {"of", method_of}, {NULL, NULL}};
    luaL_newmetatable(L, NODE_META);
    luaL_setfuncs(L, events, 0);
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        lua_pushinteger(L, (lua_Integer)i);
        lua_pushcclosure(L, operate, 1);
        lua_setfield(L, -2, operators[i].event);
    }
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++) {
        lua_pushinteger(L, (lua_Integer)i);
        lua_pushcclosure(L, strange, 1);
        lua_setfield(L, -2, strangers[i].event);
    }
    lua_pushliteral(L, NODE_NAME); /* for Lua's own messages */
    lua_setfield(L, -2, "__name");
    luaL_newlib(L, methods);
    for (size_t i = 0; i < sizeof of_two / sizeof *of_two; i++) {
        lua_pushinteger(L, (lua_Integer)i);
        lua_pushcclosure(L, method_of_two, 1);
        lua_setfield(L, -2, of_two[i].name);
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, prim, "methods");
    lua_pushvalue(L, lang);
    lua_pushcclosure(L, get, 2);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
    lua_pushinteger(L, 0); /* all numbers share one metatable */
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, ask_number);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}
