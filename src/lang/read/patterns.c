/*
** patterns.c -- the words that make nodes, and the small primitives of the prelude.
**
** A word of tree.def that takes arguments becomes a function, which reads them as its row says;
** any other becomes a value. A bad argument is reported, and the call yields poison.
*/
#include "primitives.h"

#include "base/ascii.h"
#include "lang/tree/facts.h"
#include "sandbox.h"

#include <string.h>

/* ---- words ---- */

/* Of several variables, the first becomes n->a, the last n->arg and n->who: in
** x:pay(y, n), a is the payer x, arg the payee y. */
static bool read_var(lua_State *L, int at, const char *what, Node *n) {
    const Node *var = author_node(L, at);
    if (var && (var->op == NODE_VAR || var->op == NODE_FLAG)) {
        n->a = n->a ? n->a : var;
        n->arg = var->arg;
        n->who = var->who;
        return true;
    }
    if (!var || var->sort != SORT_POISON)
        author_error(L, "%s must be a counter or a right, got %s", what, author_type(L, at));
    return false;
}

static bool read_marker(lua_State *L, int at, const char *what, Node *n) {
    const Node *var = author_node(L, at);
    if (var && var->op == NODE_VAR && author_def(L)->vars.at[var->arg].kind == VAR_CELL)
        return read_var(L, at, what, n);
    if (!var || var->sort != SORT_POISON)
        author_error(L, "%s must be a marker, got %s", what, author_type(L, at));
    return false;
}

/* The first part becomes n->a, the second n->b. */
static bool read_child(lua_State *L, int at, Sort sort, const char *what, Node *n) {
    const Node *child = author_want(L, at, sort, what);
    *(n->a ? &n->b : &n->a) = child;
    return child != NULL;
}

static bool read_integer(lua_State *L, int at, const char *what, Node *n) {
    enum { INTEGER_MAX = 1000000 };
    n->arg = (int)lua_tointeger(L, at);
    if (lua_isinteger(L, at) && lua_tointeger(L, at) >= 0 &&
        lua_tointeger(L, at) <= INTEGER_MAX)
        return true;
    if (!author_is_poison(L, at))
        author_error(L, "%s must be a whole number from 0 to %d, got %s%s", what, INTEGER_MAX,
                     author_shown(L, at), author_fixed(L, at));
    return false;
}

static bool read_cell(lua_State *L, int at, const char *what, int *cell) {
    const char *name = author_text(L, at);
    *cell = name ? def_cell(author_def(L), name) : -1;
    if (*cell < 0)
        author_mismatch(L, at, "%s must be the name of a cell, got %s", what,
                        author_shown(L, at));
    return *cell >= 0;
}

static bool read_text(lua_State *L, int at, const char *what, Node *n) {
    n->text = author_text(L, at);
    if (!n->text || !n->text[0])
        author_mismatch(L, at, "%s must be a string, got %s", what, author_shown(L, at));
    return n->text && n->text[0] && author_fits(L, what, n->text);
}

/* *zone is the condition, which means what it means to each player (give_word). */
static bool read_zone(lua_State *L, int at, const char *what, const Node **zone) {
    if (lua_type(L, at) == LUA_TNUMBER)
        return author_error(L, "%s must be a zone, such as rank(6), got %s", what,
                            author_shown(L, at));
    *zone = author_zones(L, at, what);
    return *zone != NULL;
}

static bool read_arg(lua_State *L, int at, char how, const char *what, Node *n,
                     const Node **zone) {
    switch (how) {
    case 'D':
    case 'W': return read_child(L, at, SORT_WALK, what, n);
    case 'C': return read_child(L, at, SORT_COND, what, n);
    case 'N': return read_child(L, at, SORT_NUM, what, n);
    case 'Z': return read_zone(L, at, what, zone);
    case 'I': return read_integer(L, at, what, n);
    case 'V': return read_var(L, at, what, n);
    case 'M': return read_marker(L, at, what, n);
    case 'A': return read_cell(L, at, what, &n->arg);
    case 'B': return read_cell(L, at, what, &n->hi);
    case 'T': return read_text(L, at, what, n);
    case 'O':
    case 'P': n->who = author_who(L, at, what); return n->who >= 0;
    case 'K': return author_names(L, at, what, n->kinds.at ? &n->others : &n->kinds);
    default:
        return author_error(L, "%s: its row has an unknown argument '%c'", what, how), false;
    }
}

/* Whether the value at `at` can be the optional argument `how` (a small letter of tree.def). If
** not, that argument is left out, and the value is tried for the next one. */
static bool fits(lua_State *L, int at, char how) {
    const Node *n = author_node(L, at);
    bool player =
        lua_type(L, at) == LUA_TSTRING && def_player(author_def(L), author_text(L, at)) >= 0;
    switch (how) {
    case 'o':
    case 'p': return player || (n && n->sort == SORT_WHO);
    case 'k':
        return (lua_type(L, at) == LUA_TSTRING && !player) ||
               (lua_type(L, at) == LUA_TTABLE && !(n && n->sort == SORT_COND));
    case 'z': return n && n->sort == SORT_COND;
    default: return false;
    }
}

/* What is wrong with the player that the node names; NULL if nothing is. */
static const char *whose(const Node *n) {
    const ExprInfo *expr = n->op >= NODE_NUM ? &expr_info[n->op - NODE_NUM] : NULL;
    bool zone = expr && expr->arg == ARG_ZONE, acts = n->op == NODE_MOVER;
    bool puts = node_info[n->op].steps == STEPS_ACTS && strchr(node_info[n->op].args, 'p');
    if (n->who == WHO_NEUTRAL && acts)
        return "'nobody' never moves, so this never holds; for what a throw does use by_chance";
    if (n->who == WHO_NEUTRAL && expr && expr->asks & (ASK_WALKS | ASK_TURN))
        return "neutral pieces are never moved, so this never holds";
    if (n->who == WHO_NEUTRAL && zone)
        return "zones are given as a player sees them, and 'nobody' is not a player";
    if (n->who == WHO_ANY && puts)
        return "whose piece? 'anyone' is not a single player";
    if (n->who == WHO_ANY && (acts || n->op == NODE_TO_MOVE))
        return "which player? 'anyone' means all of them";
    if (!who_is_fixed(n->who) && puts)
        return "whose piece? The captor, loser or winner is not known while a move is being "
               "made; use mover, other or a player's name";
    if (!who_is_fixed(n->who) && zone)
        return "zones are given as one player sees them; use mover, other or a player's name";
    return NULL;
}

/* straight(), jump() and revisit() change nothing about a single step, which has no joint. */
static void warn_of_step(lua_State *L, const Node *n, const char *word) {
    Place at = author_place(L);
    bool how = n->op == NODE_STRAIGHT || n->op == NODE_JUMP || n->op == NODE_REVISIT;
    if (how && n->a && n->a->op == NODE_STEP)
        def_warning(author_def(L), at,
                    "%s() has no effect on a single step; put what is repeated inside its "
                    "brackets, %s(p:upto(3))",
                    word, word);
}

/* The end of a message about the surplus argument at `at`: "; the player comes first" if it is
** a player and the word takes one as its first argument; else "". */
static const char *names_whose_late(lua_State *L, int at, const char *args) {
    return args[0] && strchr("op", args[0]) && at > 1 && fits(L, at, 'o')
               ? "; the player comes first"
               : "";
}

static const char *no_player(Def *d, const char *name) {
    return d->nplayers > 0 ? arena_printf(d->arena, "; no player is called '%s'%s", name,
                                          def_hint_player(d, name))
                           : "; `players` must come before any player is named";
}

/* The end of a message about the surplus argument at `at`, if that is a text: what may have
** been meant. `kind`: the argument before it was read as pieces. Where the word takes a player,
** the text was probably meant to be one, or the one before it was, if that is no piece and
** resembles a player's name. Otherwise two pieces were given without the braces of a list. */
static const char *names_what(lua_State *L, int at, const char *args, bool kind) {
    Def *d = author_def(L);
    const char *name = lua_type(L, at) == LUA_TSTRING ? author_text(L, at) : NULL;
    const char *before =
        kind && lua_type(L, at - 1) == LUA_TSTRING ? author_text(L, at - 1) : NULL;
    bool whose = strpbrk(args, "opOP") != NULL;
    if (!name)
        return "";
    if (before && whose && def_piece(d, before) < 0 && def_hint_player(d, before)[0])
        return no_player(d, before);
    if (whose && (!before || (strpbrk(args, "Kk")[1] && strchr("op", strpbrk(args, "Kk")[1]) &&
                              def_piece(d, name) < 0)))
        return no_player(d, name);
    return before ? arena_printf(d->arena, "; write several in braces, { \"%s\", \"%s\" }",
                                 before, name)
                  : "";
}

/* Whether authors call it as a method, c:raise(2). Messages then do not count the value before
** the colon as an argument. */
static bool is_method(NodeOp op) {
    return op == NODE_SET || op == NODE_RAISE || op == NODE_PAY || op == NODE_ADVANCE ||
           op == NODE_BEAT;
}

/* What messages call the argument at stack index `at`. */
static const char *called(lua_State *L, NodeOp op, int at) {
    Arena *a = author_def(L)->arena;
    const char *word = node_info[op].word;
    if (!is_method(op))
        return arena_printf(a, "%s: argument %d", word, at);
    return at == 1 ? arena_printf(a, "%s(): what comes before it", word)
                   : arena_printf(a, "%s(): argument %d", word, at - 1);
}

/* A required argument is missing; the message shows the whole signature,
** `threatens(player, pieces, pieces)`. */
static int lacks(lua_State *L, NodeOp op, const char *what) {
    static const struct {
        char how;
        const char *text;
    } parts[] = {{'W', "pattern"}, {'D', "directions"}, {'C', "condition"}, {'N', "number"},
                 {'K', "pieces"},  {'P', "player"},     {'O', "player"},    {'Z', "zone"},
                 {'I', "number"},  {'V', "counter"},    {'M', "marker"},    {'A', "cell"},
                 {'B', "cell"},    {'T', "string"}};
    const NodeInfo *info = &node_info[op];
    Str list = {0};
    for (const char *how = info->args + is_method(op); *how; how++)
        for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
            if (parts[i].how == *how)
                str_addf(&list, "%s%s", list.n ? ", " : "", parts[i].text);
    const char *all = arena_strdup(author_def(L)->arena, str_text(&list));
    str_free(&list);
    return author_refuse(L, "%s is missing: %s%s(%s)", what, is_method(op) ? "x:" : "",
                         info->word, all);
}

/* Warns of a called() name with braces: a template would be taken for the name itself. */
static void warn_of_template(lua_State *L, const Node *n) {
    Place at = author_place(L);
    if (n->op == NODE_CALLED && n->text && strchr(n->text, '{'))
        def_warning(
            author_def(L), at,
            "called: braces are part of the name here, so players would have to type them; use "
            "notation \"x\" { called = \"{from}{name}\" } to write more than the name");
}

/* Whether the effect gives its variable a number. m:clear() does not count: it is set(m, 0). */
static bool reckons(const Node *n) {
    bool zero = n->b && n->b->op == NODE_NUM && n->b->arg == 0;
    return n->op == NODE_RAISE || (n->op == NODE_SET && !zero);
}

/* The end of a message about the surplus argument at `at` of a word that is a number. */
static const char *names_number(lua_State *L, int at, const NodeInfo *info) {
    bool compares = info->sort == SORT_NUM && lua_type(L, at) == LUA_TNUMBER;
    return compares ? arena_printf(author_def(L)->arena, "; to compare, %s(...):is(%s)",
                                   info->word, lua_tostring(L, at))
                    : "";
}

/* Whether arguments are missing, and what stands for the player at `at` is no player's name: the
** player, who comes first, was forgotten. */
static bool forgets_whose(lua_State *L, int at, const char *how) {
    int needed = 0, given = lua_gettop(L) - at + 1;
    bool name = ascii_to_upper(*how) == *how && strchr("OP", *how) &&
                lua_type(L, at) == LUA_TSTRING &&
                def_player(author_def(L), author_text(L, at)) < 0;
    for (; *how; how++)
        needed += !ascii_lower(*how);
    return name && given < needed;
}

/* What the word means to a player. If it names a player, its zone is as that player has it. If
** the zone may be left out, it says where the mover counts; on no cells the count is 0. */
static Node word_for(const Def *d, Node n, const Node *zone, int player) {
    bool counts = strchr(node_info[n.op].args, 'z') != NULL;
    int whose = player;
    if (!counts && n.who == WHO_NEXT)
        whose = (player + 1) % (d->nplayers ? d->nplayers : 1);
    if (!counts && n.who >= WHO_PLAYER0)
        whose = n.who - WHO_PLAYER0;
    if (zone)
        cond_is_zone(zone, whose, set_first((unsigned)d->board.ncells), &n.set);
    return zone && counts && set_empty(n.set) ? (Node){.op = NODE_NUM, .sort = SORT_NUM} : n;
}

static int give_word(lua_State *L, Node n, const Node *zone) {
    Def *d = author_def(L);
    if (!zone || !zone->sided)
        return author_give(L, word_for(d, n, zone, 0));
    const Node **side = ARENA_ARRAY(d->arena, const Node *, d->nplayers + 1);
    for (int p = 0; p < d->nplayers; p++)
        side[p] = author_make(L, word_for(d, n, zone, p));
    return author_give(L, (Node){.op = NODE_SIDES, .sort = n.sort, .side = side});
}

static int make_word(lua_State *L) {
    NodeOp op = (NodeOp)lua_tointeger(L, lua_upvalueindex(1));
    const NodeInfo *info = &node_info[op];
    Node n = {.op = op, .sort = info->sort, .who = strchr(info->args, 'o') ? WHO_ANY : WHO_ME};
    const Node *zone = NULL;
    int at = 1, given = lua_gettop(L);
    char last = '\0'; /* the letter by which the last argument was read */
    for (const char *how = info->args; *how; how++) {
        const char *what = called(L, op, at);
        bool optional = ascii_lower(*how);
        if (optional && (at > given || !fits(L, at, *how)))
            continue;
        if (at > given || forgets_whose(L, at, how))
            return lacks(L, op, what);
        last = ascii_to_upper(*how);
        if (!read_arg(L, at++, last, what, &n, &zone))
            return author_poison(L);
    }
    if (at <= given && author_follows(L, at))
        return author_poison(L);
    const char *late = at <= given ? names_whose_late(L, at, info->args) : "";
    if (at <= given && lua_istable(L, at) && strchr(info->args, 'z'))
        late = author_cure(L, at, SORT_COND);
    if (at <= given && !late[0])
        late = names_number(L, at, info);
    if (at <= given)
        return author_refuse(L, "%s%s: cannot use argument %d, %s%s%s", info->word,
                             is_method(op) ? "()" : "", at - is_method(op), author_shown(L, at),
                             late, late[0] ? "" : names_what(L, at, info->args, last == 'K'));
    if (reckons(&n) && author_def(L)->vars.at[n.arg].kind == VAR_CELL)
        return author_refuse(L,
                             "%s(): a marker holds a cell, not a number; set it with mark(m), "
                             "clear it with m:clear()",
                             info->word);
    if (info->steps == STEPS_ACTS && n.kinds.n > 1)
        return author_refuse(L,
                             "%s: expected one piece, got %d; write alternatives as a sum, %s "
                             "\"%s\" + %s \"%s\"",
                             info->word, n.kinds.n, info->word, n.kinds.at[0], info->word,
                             n.kinds.at[1]);
    const char *wrong = whose(&n);
    if (wrong)
        return author_refuse(L, "%s: %s", info->word, wrong);
    if (op == NODE_REPEATED && n.arg < 2)
        return author_refuse(L,
                             "repeated(%d): every position occurs at least once, so this "
                             "always holds; use repeated(2) or more",
                             n.arg);
    warn_of_step(L, &n, info->word);
    warn_of_template(L, &n);
    return give_word(L, n, zone);
}

static void add_words(lua_State *L, int lang) {
    for (int op = 0; op < NODE_OPS; op++) {
        const NodeInfo *info = &node_info[op];
        if (!info->word[0])
            continue;
        if (info->args[0]) {
            lua_pushinteger(L, op);
            lua_pushcclosure(L, make_word, 1);
        } else {
            author_push(L, (Node){.op = (NodeOp)op, .sort = info->sort});
        }
        lua_setfield(L, lang, info->word);
    }
}

static void add_constants(lua_State *L, int lang) {
    static const struct {
        const char *word;
        NodeOp op;
        Sort sort;
        int value;
    } constants[] = {
        {"empty", NODE_ON, SORT_COND, ON_EMPTY},
        {"friend", NODE_ON, SORT_COND, ON_FRIEND},
        {"enemy", NODE_ON, SORT_COND, ON_ENEMY | ON_ROYAL},
        {"neutral", NODE_ON, SORT_COND, ON_NEUTRAL},
        {"hole", NODE_ON, SORT_COND, ON_HOLE},
        {"anything", NODE_ON, SORT_COND, ON_FRIEND | ON_ENEMY | ON_ROYAL | ON_NEUTRAL},
        {"mover", NODE_WHO, SORT_WHO, WHO_ME},
        {"other", NODE_WHO, SORT_WHO, WHO_NEXT},
        {"anyone", NODE_WHO, SORT_WHO, WHO_ANY},
        {"nobody", NODE_WHO, SORT_WHO, WHO_NEUTRAL},
        {"captor", NODE_WHO, SORT_WHO, WHO_CAPTOR},
        {"loser", NODE_WHO, SORT_WHO, WHO_LOSER},
        {"winner", NODE_WHO, SORT_WHO, WHO_WINNER},
    };
    for (size_t i = 0; i < sizeof constants / sizeof *constants; i++) {
        bool who = constants[i].op == NODE_WHO;
        author_push(L, (Node){.op = constants[i].op,
                              .sort = constants[i].sort,
                              .arg = who ? 0 : constants[i].value,
                              .who = who ? constants[i].value : 0});
        lua_setfield(L, lang, constants[i].word);
    }
}

/* ---- for the prelude ---- */

/* sides(a, b, ...): a node that is a for the first player, b for the second, and so on. nil if
** one of them is no node, if their sorts differ, or if they are players or symmetries, which
** are resolved while the script runs and so cannot differ by player. */
static int make_sides(lua_State *L) {
    Def *d = author_def(L);
    const Node **side = ARENA_ARRAY(d->arena, const Node *, d->nplayers + 1);
    Node n = {.op = NODE_SIDES, .sort = SORT_POISON, .side = side};
    for (int p = 0; p < d->nplayers; p++) {
        side[p] = author_node(L, p + 1);
        if (!side[p] || side[p]->sort == SORT_WHO || side[p]->sort == SORT_SYMMETRY)
            return 0;
        if (n.sort == SORT_POISON)
            n.sort = side[p]->sort;
        if (side[p]->sort != n.sort && side[p]->sort != SORT_POISON)
            return 0;
    }
    return author_offer(L, n);
}

/* is_node(v): whether v is a node (poison, too), and not what merely stands for one. */
static int is_node(lua_State *L) {
    lua_pushboolean(L, luaL_testudata(L, 1, NODE_META) != NULL);
    return 1;
}

/* number(v): the serial number of a node, by which nodes can be sorted; nil if v is none. */
static int number(lua_State *L) {
    int64_t n = author_number(L, 1);
    if (n == 0)
        return 0;
    lua_pushinteger(L, n);
    return 1;
}

static int is_poison(lua_State *L) {
    lua_pushboolean(L, author_is_poison(L, 1));
    return 1;
}

/* complain(text): reports a mistake at the author's line and yields poison. */
static int complain(lua_State *L) {
    return author_refuse(L, "%s", luaL_checkstring(L, 1));
}

/* hint(word, names): "; did you mean ...", or "" if no name is near. */
static int hint(lua_State *L) {
    List l = list_at(L, 2);
    const char *word = luaL_checkstring(L, 1);
    lua_pushstring(L, def_hint(author_def(L), word, list_texts(l), (size_t)l.n));
    return 1;
}

/* hint_all(word, names): as hint(); if none is near and there are few, "; available: ...". */
static int hint_all(lua_State *L) {
    List l = list_at(L, 2);
    const char *word = luaL_checkstring(L, 1);
    lua_pushstring(L, def_hint_all(author_def(L), word, list_texts(l), (size_t)l.n));
    return 1;
}

/* stray(t, most): the first element of t beyond `most` (nil: there may be any), or nil; and
** whether some key is neither a name nor the number of an element. */
static int stray(lua_State *L) {
    lua_Integer most = luaL_optinteger(L, 2, LUA_MAXINTEGER), first = LUA_MAXINTEGER;
    bool odd = false;
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
        lua_Integer i = lua_tointeger(L, -2);
        if (lua_type(L, -2) == LUA_TSTRING)
            continue;
        odd |= !lua_isinteger(L, -2) || i < 0;
        if (i > most && i < first)
            first = i;
    }
    sandbox_charge(L, (int64_t)lua_rawlen(L, 1));
    if (first < LUA_MAXINTEGER)
        lua_pushinteger(L, first);
    else
        lua_pushnil(L);
    lua_pushboolean(L, odd);
    return 2;
}

/* node(v): the node that v is or stands for (a number, an option's choice), or nil. */
static int to_node(lua_State *L) {
    const Node *n = author_node(L, 1);
    if (!n)
        return 0;
    return author_offer(L, *n);
}

/* type(v): what messages call v: "a pattern", "an option", "a table". */
static int type_text(lua_State *L) {
    lua_pushstring(L, author_type(L, 1));
    return 1;
}

/* shown(v): a string as it is; anything else as author_shown() has it. */
static int shown_text(lua_State *L) {
    if (lua_type(L, 1) == LUA_TSTRING)
        lua_settop(L, 1);
    else
        lua_pushstring(L, author_shown(L, 1));
    return 1;
}

/* close(t, whose): t, closed: from now on reading a name that it lacks is a mistake. */
static int close_table(lua_State *L) {
    const char *whose = luaL_checkstring(L, 2);
    lua_pushvalue(L, 1);
    author_close(L, whose);
    return 1;
}

/* known_as(word): "a piece", "a player" or "a cell" if the game has one so called; else nil. */
static int known_as(lua_State *L) {
    const Def *d = author_def(L);
    const char *word = luaL_checkstring(L, 1);
    lua_pushstring(L, def_piece(d, word) >= 0    ? "a piece"
                      : def_player(d, word) >= 0 ? "a player"
                      : def_cell(d, word) >= 0   ? "a cell"
                                                 : NULL);
    return 1;
}

/* condition(x, what): x if it serves as a condition, without taking up its loose end; else
** poison, after a complaint that begins with `what`. */
static int need_condition(lua_State *L) {
    const Node *n = lua_type(L, 1) == LUA_TNUMBER ? NULL : author_peek(L, 1);
    if (!(n && node_serves(n, SORT_COND)) &&
        !author_want(L, 1, SORT_COND, luaL_checkstring(L, 2)))
        return author_poison(L);
    lua_settop(L, 1);
    return 1;
}

/* follows(v): whether v is the result of a mistake that was reported. */
static int follows(lua_State *L) {
    lua_pushboolean(L, author_follows(L, 1));
    return 1;
}

/* directions(p): a list with one pattern for each direction of a choice of single steps. */
static int directions(lua_State *L) {
    CellSet dirs = {{0}};
    const Node *p = author_want(L, 1, SORT_WALK, "each: argument 1");
    lua_newtable(L);
    if (p && p->sided)
        author_error(L, "each: argument 1 must be the same for all players, got an option's "
                        "value for each side; write x:map(function(o) return each(o:get(), f) "
                        "end), where x is the option and f the function");
    else if (p && !walk_is_step(p, 0, &dirs))
        author_error(L, "each: argument 1 must be a direction or a choice of directions");
    for (lua_Integer i = 1; !set_empty(dirs); i++) {
        author_push_or(L, (Node){.op = NODE_STEP, .set = set_of(set_pop(&dirs))}, NULL);
        lua_seti(L, -2, i);
    }
    return 1;
}

/* direction(name): one step in that direction, or nil if the board has no such direction. */
static int direction(lua_State *L) {
    int dir = def_dir(author_def(L), luaL_checkstring(L, 1));
    if (dir < 0)
        return 0;
    return author_give(L, (Node){.op = NODE_STEP, .set = set_of((unsigned)dir)});
}

/* owe(complaint, odd): adds a loose end and yields its number. Unless it is taken up, the
** complaint is reported: as a warning if `odd`, else as a mistake. */
static int owe(lua_State *L) {
    const char *text = arena_strdup(author_def(L)->arena, luaL_checkstring(L, 1));
    lua_pushinteger(L, author_owe(L, lua_toboolean(L, 2) ? DIAG_WARNING : DIAG_ERROR, text));
    return 1;
}

/* take(number): takes up a loose end. */
static int take(lua_State *L) {
    author_take(L, (int)luaL_checkinteger(L, 1));
    return 0;
}

/* offer(v): takes up the loose end of a node: nobody need use it. */
static int offer(lua_State *L) {
    author_node(L, 1);
    return 0;
}

/* meant(below): no warnings about the author's line, nor, with `below`, about the next one. */
static int meant(lua_State *L) {
    author_bound(L);
    meantlist_add(&author_def(L)->meant, (Meant){author_place(L), lua_toboolean(L, 1)});
    return 0;
}

/* parameters(f): the number of parameters of a function; nil if it takes any number. */
static int parameters(lua_State *L) {
    lua_Debug ar;
    lua_settop(L, 1);
    lua_getinfo(L, ">u", &ar);
    if (ar.isvararg)
        return 0;
    lua_pushinteger(L, ar.nparams);
    return 1;
}

void patterns_open(lua_State *L, int lang, int prim) {
    static const luaL_Reg functions[] = {
        {"sides", make_sides},
        {"is_node", is_node},
        {"is_poison", is_poison},
        {"number", number},
        {"poison", author_poison},
        {"complain", complain},
        {"hint", hint},
        {"hint_all", hint_all},
        {"stray", stray},
        {"close", close_table},
        {"known_as", known_as},
        {"follows", follows},
        {"condition", need_condition},
        {"node", to_node},
        {"type", type_text},
        {"shown", shown_text},
        {"directions", directions},
        {"direction", direction},
        {"owe", owe},
        {"take", take},
        {"offer", offer},
        {"meant", meant},
        {"parameters", parameters},
        {NULL, NULL},
    };
    luaL_newmetatable(L, CHOICE_META);
    lua_pushliteral(L, "choice");
    lua_setfield(L, -2, "__name"); /* what Lua's own messages call it */
    lua_setfield(L, prim, "choice_meta");
    luaL_getsubtable(L, LUA_REGISTRYINDEX, WORD_NAMES);
    lua_setfield(L, prim, "word_names");
    add_words(L, lang);
    add_constants(L, lang);
    author_add(L, prim, functions);
}
