/*
** build.c -- puts the Game together.
**
** Expressions, acts, sets and programs are interned in growing lists. When all are known, the
** lists are copied into the Game's arena, and game_finish() checks the whole.
*/
#include "build.h"

#include "parts.h"
#include "vm/load/finish.h"
#include "vm/load/judging.h"
#include "base/err.h"

#include <assert.h>
#include <string.h>

/* ---- interned lists ---- */

void build_too_big(Build *b, Place at, const char *what) {
    def_error(b->def, at, "the definition has too many %s", what);
}

/* i as an index of 16 bits; 0, after a complaint, if it does not fit. */
static uint16_t checked(Build *b, size_t i, Place at, const char *what) {
    if (i < UINT16_MAX)
        return (uint16_t)i;
    build_too_big(b, at, what);
    return 0;
}

bool build_spend(Build *b, Place at, const char *who, int64_t units) {
    if (budget_spend(&b->def->budget, BUDGET_TREE, units))
        return true;
    if (b->walker)
        who = b->walker, at = b->walker_at;
    if (!b->spent)
        def_error(b->def, at.line ? at : (Place){b->def->root, 0},
                  "%s%sthe patterns and conditions of the definition together take too much "
                  "work to compile; share what several have in common, or leave some out",
                  who ? who : "", who ? ": here " : "");
    b->spent = true;
    return false;
}

static bool same_act(const Act *x, const Act *y) {
    return x->fx == y->fx && x->ref_a == y->ref_a && x->ref_b == y->ref_b &&
           x->arg_a == y->arg_a && x->arg_b == y->arg_b && x->kind == y->kind &&
           x->var == y->var && x->expr == y->expr;
}

static bool same_set(const CellSet *x, const CellSet *y) {
    return set_equal(*x, *y);
}

static bool same_kinds(const KindSet *x, const KindSet *y) {
    return *x == *y;
}

static bool same_long(const Long *x, const Long *y) {
    return x->dirs == y->dirs && x->lo == y->lo && x->hi == y->hi && x->joint == y->joint;
}

static bool same_call(const char *const *x, const char *const *y) {
    return strcmp(*x, *y) == 0;
}

static uint16_t add_kinds(Build *b, KindSet x, Place at);

/* Defines a function that returns the index of x in a list of the Build's, where equal ones are
** kept once. The linear search is charged to the budget. */
#define INTERN(name, list, prefix, Type, same, what)                                           \
    uint16_t name(Build *b, Type x, Place at) {                                                \
        build_spend(b, at, NULL, (int64_t)b->list.n / 4);                                      \
        for (size_t i = 0; i < b->list.n; i++)                                                 \
            if (same(&b->list.at[i], &x))                                                      \
                return (uint16_t)i;                                                            \
        prefix##_add(&b->list, x);                                                             \
        return checked(b, b->list.n - 1, at, what);                                            \
    }
INTERN(build_zone, zones, zones, CellSet, same_set, "zones")
INTERN(build_dirset, dirsets, dirbits, CellSet, same_set, "sets of directions")
INTERN(build_act, acts, acts, Act, same_act, "effects")
INTERN(build_long, longs, longs, Long, same_long, "long walks")
INTERN(build_call, calls, calls, const char *, same_call, "names of moves")
INTERN(add_kinds, kindsets, kindsets, KindSet, same_kinds, "sets of pieces")
#undef INTERN

int build_kind(const Build *b, const char *name) {
    int kind = def_piece(b->def, name);
    assert(kind >= 0); /* check.c has refused unknown names */
    return kind;
}

KindSet build_kinds(const Build *b, Names names) {
    KindSet set = names.n ? 0 : ~(KindSet)0;
    for (int i = 0; i < names.n; i++)
        set |= (KindSet)1 << build_kind(b, names.at[i]);
    return set;
}

uint16_t build_kindset(Build *b, Names names, Place at) {
    return add_kinds(b, build_kinds(b, names), at);
}

int build_player(const Build *b, int who, int player) {
    int n = b->def->nplayers;
    return who >= WHO_PLAYER0   ? who - WHO_PLAYER0
           : who == WHO_NEUTRAL ? n
           : who == WHO_NEXT    ? (player + 1) % n
                                : player;
}

uint16_t build_var(const Build *b, int var, int player) {
    const VarDef *v = &b->def->vars.at[var];
    return (uint16_t)(v->first + (v->per_player ? player : 0));
}

/* The index of an equal program in a list of n, or n. */
static size_t find_program(const Program *list, size_t n, const Program *p) {
    size_t i = 0;
    while (i < n && (list[i].n != p->n ||
                     memcmp(list[i].code, p->code, (size_t)p->n * sizeof *p->code) != 0))
        i++;
    return i;
}

int build_keep_walk(Build *b, const Program *p, Place at, Place perhaps) {
    size_t i = find_program(b->walks.at, b->walks.n, p);
    build_spend(b, at, NULL, p->n + (int64_t)i);
    if (i == b->walks.n) {
        programs_add(&b->walks, *p);
        places_add(&b->walk_places, at);
        places_add(&b->walk_perhaps, perhaps);
    }
    return (int)i;
}

int build_keep_query(Build *b, const Program *p, Place at) {
    size_t i = find_program(b->queries.at, b->queries.n, p);
    build_spend(b, at, NULL, p->n + (int64_t)i);
    if (i == b->queries.n)
        queries_add(&b->queries, *p);
    return (int)i;
}

/* ---- from the lists into the Game ---- */

static void finish_dirsets(Build *b) {
    Game *g = b->game;
    DirSet *sets = ARENA_ARRAY(g->arena, DirSet, b->dirsets.n);
    for (size_t i = 0; i < b->dirsets.n; i++) {
        CellSet left = b->dirsets.at[i];
        Dir *dirs = ARENA_ARRAY(g->arena, Dir, set_count(left));
        sets[i] = (DirSet){set_count(left), dirs};
        for (int j = 0; !set_empty(left); j++)
            dirs[j] = (Dir)set_pop(&left);
    }
    g->ndirsets = (int)b->dirsets.n;
    g->dirsets = sets;
}

static void finish_lists(Build *b) {
    Game *g = b->game;
    finish_dirsets(b);
    build_shapes_done(b);
#define X(member, Name, prefix, Type)                                                          \
    g->n##member = (int)b->member.n;                                                           \
    g->member = arena_copy(g->arena, b->member.at, b->member.n * sizeof *b->member.at);
    GAME_LISTS(X)
#undef X
    g->ncalls = (int)b->calls.n;
    b->display->calls = arena_copy(g->arena, b->calls.at, b->calls.n * sizeof *b->calls.at);
}

/* Entry 0 of a list is what game.h promises: no expression, the whole board, every kind, the
** shape that does nothing. */
static void begin(Build *b, Def *d) {
    *b = (Build){.def = d, .display = d->display, .scratch = arena_new()};
    b->game = arena_alloc(d->arena, sizeof(Game));
    b->game->arena = d->arena;
    b->game->display = d->display;
    b->game->nplayers = d->nplayers;
    exprs_add(&b->exprs, (Expr){0});
    places_add(&b->expr_places, (Place){0});
    build_zone(b, set_first((unsigned)d->board.ncells), (Place){0});
    build_kindset(b, (Names){0}, (Place){0});
    build_shapes_begin(b);
}

static void build_free(Build *b) {
#define X(member, Name, prefix, Type) prefix##_free(&b->member);
    GAME_LISTS(X)
#undef X
    dirbits_free(&b->dirsets);
    calls_free(&b->calls);
    places_free(&b->expr_places);
    places_free(&b->walk_places);
    places_free(&b->walk_perhaps);
    arena_free(b->scratch);
}

/* Where the expression is said. One that the compiler has made has no place: then that of the
** next which has, for parts stand before what they are parts of; of the last, that of a part. */
static Place expr_place(const Build *b, int id) {
    const Place *at = b->expr_places.at;
    int whole = id, part = id;
    while (whole + 1 < b->game->nexprs && at[whole].line == 0)
        whole++;
    while (part > 0 && at[part].line == 0)
        part--;
    return at[whole].line ? at[whole] : at[part].line ? at[part] : (Place){b->def->root, 0};
}

/* Prices multiply where conditions about walks or counts of cells are nested. */
static bool judge_exprs(Build *b) {
    const Game *g = b->game;
    const Price *prices =
        expr_prices(g->exprs, g->nexprs, g->queries, b->def->board.ncells, b->scratch);
    for (int id = 1; id < g->nexprs; id++)
        if (prices[id].one > ASK_MOST)
            return def_error(b->def, expr_place(b, id),
                             "evaluating this condition once may take too long; nest fewer "
                             "questions about walks and other cells");
    return true;
}

static bool judge_endings(Build *b) {
    ExprId dearest;
    int64_t price = endings_price(b->game, &dearest);
    return price <= ENDINGS_MOST ||
           def_error(
               b->def, expr_place(b, dearest),
               "evaluating the endings in a position may take %.*f times as long as allowed, "
               "and this one takes the most; write fewer endings, or let it ask less",
               price < 10 * (int64_t)ENDINGS_MOST ? 1 : 0, (double)price / ENDINGS_MOST);
}

static bool judge_judging(Build *b) {
    ExprId dearest;
    int64_t price = judging_price(b->game, &dearest), most = judging_most(b->game);
    return price <= most ||
           def_error(b->def, dearest ? expr_place(b, dearest) : (Place){b->def->root, 0},
                     "what %s each move may take %.*f times as long as allowed; %s",
                     dearest ? "is asked of" : "follows", price < 10 * most ? 1 : 0,
                     (double)price / (double)most,
                     dearest ? "this takes the most of it: nest fewer questions about walks "
                               "and other cells"
                             : "use fewer `follow`, with shorter walks");
}

/* What it takes to evaluate all cases of all outcomes, in instructions of the machine: where
** none holds, all are tried. */
static int64_t price_of_throw(const Chance *c, const ExprFacts *facts) {
    int64_t price = 0;
    for (int i = 0; i < c->noutcomes; i++)
        for (int k = 0; k < c->outcome[i].ncases; k++)
            price += 1 + (int64_t)facts[c->cases[c->outcome[i].first + k].when].parts;
    return price;
}

/* After each move all throws may be tested for whether they can fall, so their prices add
** up. */
static bool judge_throws(Build *b) {
    enum { THROWS_MOST = 1 << 22 };
    const Game *g = b->game;
    const ExprFacts *facts =
        expr_facts(g->exprs, g->nexprs, g->queries, b->def->board.ncells, b->scratch);
    int64_t left = THROWS_MOST;
    for (int i = 0; i < g->nchances; i++) {
        left -= price_of_throw(&g->chances[i], facts);
        if (left < 0)
            return def_error(b->def, b->def->throws.at[i].place,
                             "throw '%s': evaluating all its rows for every possible throw may "
                             "take too long; let 'when' ask less, or write fewer rows",
                             g->chances[i].name);
    }
    return true;
}

static bool judge(Build *b) {
    Err e;
    if (b->def->diags->errors || !judge_exprs(b) || !judge_throws(b) || !judge_judging(b) ||
        !judge_endings(b))
        return false;
    if (game_finish(b->game, &b->def->budget, &e))
        return true;
    int walk = b->def->budget.blame;
    const TurnDefs *turns = &b->def->turns;
    Place at = walk >= 0  ? b->walk_places.at[walk]
               : turns->n ? turns->at[0].place
                          : b->def->setup.place;
    return def_error(b->def, at.line ? at : (Place){b->def->root, 0}, "%s", e.text);
}

Game *build_game(Def *d) {
    Build b;
    begin(&b, d);
    board_begin(&b);
    outfit_vars(&b);
    if (d->diags->errors == 0) {
        turns_build(&b);
        outcomes_build(&b);
        verdicts_build(&b);
        outfit_pieces(&b);
        int told = d->diags->errors;
        letters_build(&b);
        if (d->diags->errors == told) /* no setup tells apart men that are written alike */
            setup_build(&b);
        board_finish(&b);
        outfit_text(&b);
    }
    finish_lists(&b);
    Game *g = judge(&b) ? b.game : NULL;
    b.game->budget = d->budget;
    build_free(&b);
    return g;
}
