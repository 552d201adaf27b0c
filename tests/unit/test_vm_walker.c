/*
** test_vm_walker.c -- views and what they keep; walkers of every width, compared with the
** machine.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "vm/ask/movegen.h"
#include "vm/ask/walker.h"

#include "base/rng.h"

#include <criterion/criterion.h>
#include <stdlib.h>

enum {
    EMPTY = 1,
    ATTACKED,
    UNATTACKED,
    ONE,
    COUNT,
    COUNT_IS_ONE,
    CHECK,
    THREAT,
    KIND,
    MARKED,
    BESIDE, /* BESIDE + i: beside a cell of mask i + 1 */
    MASKS = 10,
    ON_MASK = BESIDE + MASKS,
    EXPRS = ON_MASK + MASKS
};
static const Expr exprs[BESIDE] = {
    [EMPTY] = {.kind = EXPR_ON, .arg = ON_EMPTY},
    [ATTACKED] = {.kind = EXPR_ATTACKED},
    [UNATTACKED] = {.kind = EXPR_NOT, .a = ATTACKED},
    [ONE] = {.kind = EXPR_NUM, .arg = 1},
    [COUNT] = {.kind = EXPR_VAR},
    [COUNT_IS_ONE] = {.kind = EXPR_EQ, .a = ONE, .b = COUNT},
    [CHECK] = {.kind = EXPR_CHECK, .who = WHO_ME},
    [THREAT] = {.kind = EXPR_THREATENS, .who = WHO_NEXT},
    [KIND] = {.kind = EXPR_KIND, .arg = 1},
    [MARKED] = {.kind = EXPR_MARKED, .arg = 1},
};

#define STEP(dirs) OP_STEP, dirs, 0
#define ON_WAY OP_ON, ON_EMPTY
#define MOVES OP_ACT, GRID_MOVE, OP_END
#define LAND OP_LAND, ON_EMPTY | ON_ENEMY

/* Counts of questions that conditions ask about walks. */
static int nattacks, nhits;

static CellSet count_attacks(const Pos *p, int me, Sq lifted, Piece put) {
    nattacks++;
    return pos_put_attacks(p, me, lifted, put);
}

static bool count_hits(const Pos *p, Sq from, Sq to) {
    nhits++;
    return pos_hits(p, from, to);
}

static Game *game_of(int w, int h, bool royal) {
    static const ExprId forbid[] = {CHECK};
    Game *g = grid_game(w, h, royal);
    Expr *e = ARENA_ARRAY(g->arena, Expr, EXPRS);
    memcpy(e, exprs, sizeof exprs);
    for (int i = 0; i < MASKS; i++) {
        e[ON_MASK + i] =
            (Expr){.kind = EXPR_BESIDE, .arg = GRID_ORTHO, .a = (ExprId)(BESIDE + i)};
        e[BESIDE + i] = (Expr){.kind = EXPR_ON, .arg = i + 1};
    }
    g->exprs = e;
    g->nexprs = EXPRS;
    g->decree[DECREE_FORBID].at = forbid;
    g->nrules = 0;
    g->longs[1].joint = EMPTY;
    g->vars = ARENA_ARRAY(g->arena, Var, 2);
    g->vars[0] = (Var){.name = "count", .player = -1, .max = 9};
    g->vars[1] = (Var){.name = "mark", .kind = VAR_CELL, .player = -1, .max = w * h};
    g->nvars = 2;
    return g;
}

static void finish(Game *g) {
    grid_finish(g);
    Answers *counting = arena_copy(g->arena, g->answers, sizeof *g->answers);
    counting->attacks = count_attacks;
    counting->hits = count_hits;
    g->answers = counting;
    nattacks = nhits = 0;
}

/* ---- what a View keeps ---- */

static int kind_of(const Game *g, int walk, const char *cell) {
    return g->tables->walk[walk].start[cell_named(g, cell)].family[0].branch[0].pathkind;
}

/* Adds the ends that a piece can reach from a cell. */
static void add_ends(void *ctx, const Family *f, CellSet ends) {
    (void)f;
    *(CellSet *)ctx = set_or(*(CellSet *)ctx, ends);
}

static const char *ends_of(View *v, int walk, const char *cell) {
    const Game *g = v->scope.pos->game;
    Sq from = cell_named(g, cell);
    CellSet ends = {{0}};
    g->walker->each(v, &g->tables->walk[walk].start[from], from, add_ends, &ends);
    return cells_text(g, ends);
}

Test(view, landings_are_known_from_the_beginning) {
    Game *g = game_of(3, 3, true);
    GRID_SET(g, 0, GRID_KING);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 1, 0);
    grid_put(&p, 1, 1, 1);
    grid_put(&p, 1, 0, 2); /* royal: attacked, but never captured */
    grid_put(&p, 2, 1, 3);
    pos_put(&p, 4, PIECE_HOLE);
    view_init(&v, &p, 0);
    cr_expect_str_eq(cells_text(g, v.memo.on[ON_EMPTY]), "c2 a3 b3 c3");
    cr_expect_str_eq(cells_text(g, v.memo.on[ON_ENEMY]), "b1");
    cr_expect_str_eq(cells_text(g, v.memo.on[ON_EMPTY | ON_ENEMY]), "b1 c2 a3 b3 c3");
    for (unsigned mask = 1; mask < MASKS_END; mask++) {
        Scope fresh = v.scope;
        fresh.memo = NULL;
        cr_expect(set_equal(*memo_on(&v.scope, mask), scope_on(&fresh, mask)), "%u", mask);
    }
    game_free(g);
}

/* The cells that are not of a class are found once for all pieces of a node. */
Test(view, open_cells_are_kept_for_the_node) {
    Game *g = game_of(3, 3, false);
    GRID_SET(g, 0, {STEP(GRID_ORTHO), OP_ON, ON_FRIEND, STEP(GRID_ORTHO), LAND, MOVES});
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 1, 1);
    view_init(&v, &p, 0);
    cr_expect_eq(v.shut.known, 0);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "c1 b2");
    cr_expect_neq(v.shut.known, 0);
    grid_put(&p, 0, 1, 3);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "c1 b2", "the view does not look again");
    view_init(&v, &p, 0);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "c1 b2 a3");
    game_free(g);
}

/* A class with a test may depend on the start, so it is found anew. */
Test(view, open_cells_that_depend_on_the_start_are_not_kept) {
    Game *g = game_of(3, 3, false);
    GRID_SET(g, 0,
             {STEP(GRID_ORTHO), OP_ON, ON_EMPTY, OP_TEST, UNATTACKED, STEP(GRID_ORTHO), OP_LAND,
              ON_EMPTY, MOVES});
    GRID_SET(g, 1, GRID_KING);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 0, 0, 6);
    grid_put(&p, 1, 1, 2);
    view_init(&v, &p, 0);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "b2", "by a2; b1 is attacked");
    cr_expect_str_eq(ends_of(&v, 0, "a3"), "b2 c3", "by a2, by b3");
    cr_expect_eq(nattacks, 2, "with another man lifted");
    cr_expect_eq(v.shut.known, 0);
    game_free(g);
}

Test(view, gates_are_asked_once) {
    Game *g = game_of(3, 3, false);
    GRID_SET(g, 0, {STEP(GRID_ALL), OP_TEST, THREAT, OP_LAND, ON_EMPTY, MOVES});
    GRID_SET(g, 1, GRID_KING);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 1, 1, 4);
    view_init(&v, &p, 0);
    int kind = kind_of(g, 0, "a1");
    cr_expect(view_gates(&v, kind));
    cr_expect(view_gates(&v, kind));
    cr_expect_eq(nhits, 1);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "b1 a2");
    cr_expect_str_eq(ends_of(&v, 0, "c1"), "b1 c2");
    cr_expect_eq(nhits, 1);
    pos_put(&p, 4, PIECE_NONE);
    grid_put(&p, 1, 1, 8);
    view_init(&v, &p, 0);
    cr_expect_not(view_gates(&v, kind));
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "-");
    cr_expect_eq(nhits, 2);
    game_free(g);
}

/* A test that does not depend on the start is evaluated once per position, others once per
** piece. */
Test(view, places_are_kept_unless_they_depend_on_the_start) {
    Game *g = game_of(3, 3, false);
    GRID_SET(g, 0, {STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_TEST, MARKED, MOVES});
    GRID_SET(g, 1, {STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_TEST, UNATTACKED, MOVES});
    GRID_SET(g, 2, GRID_KING);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 1, 2, 8);
    pos_set_var(&p, 1, 1 + 4);
    view_init(&v, &p, 0);
    int marked = kind_of(g, 0, "a1"), shy = kind_of(g, 1, "a1");
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "b2");
    cr_expect(v.places.known >> marked & 1);
    cr_expect_not(v.places.empty >> marked & 1);
    pos_set_var(&p, 1, 0);
    cr_expect_str_eq(ends_of(&v, 0, "c1"), "b2", "the view does not look again");
    cr_expect_str_eq(ends_of(&v, 1, "b1"), "a1 c1 a2");
    cr_expect(v.places.known >> shy & 1);
    cr_expect_eq(nattacks, 1);
    cr_expect_str_eq(ends_of(&v, 1, "a2"), "a1 b1 a3");
    cr_expect_eq(nattacks, 2);
    view_init(&v, &p, 0);
    cr_expect_str_eq(ends_of(&v, 0, "a1"), "-");
    cr_expect(v.places.empty >> marked & 1, "so its families are passed over");
    game_free(g);
}

/* Answers are kept by condition; that of `not` is the complement. */
Test(view, a_view_without_room_still_answers) {
    Game *g = game_of(3, 3, false);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 1, 1);
    grid_put(&p, 1, 1, 4);
    pos_put(&p, 6, PIECE_HOLE);
    view_init(&v, &p, 0);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < MASKS; i++) {
            Scope fresh = v.scope;
            fresh.memo = NULL;
            ExprId e = (ExprId)(ON_MASK + i);
            CellSet kept = scope_anywhere(&v.scope, e), anew = scope_anywhere(&fresh, e);
            cr_expect(set_equal(kept, anew), "mask %d", i + 1);
        }
    }
    cr_expect_eq(v.memo.nanswers, ANSWERS_KEPT);
    game_free(g);
}

/* More classes and more path kinds than there is room for, from walks that are all
** different. */
Test(view, what_is_not_kept_is_recomputed) {
    enum { WAYS = 33, UNITS = 15 };
    Game *g = game_of(4, 4, false), machine;
    for (int kind = 0; kind < 2; kind++) {
        uint16_t code[WAYS * UNITS + 1];
        for (int i = 0; i < WAYS; i++) {
            uint16_t joint = (uint16_t)(1 + i), land = (uint16_t)(1 + (i + 20 * kind) % 31);
            uint16_t way[UNITS] = {OP_FORK,        (uint16_t)((i + 1) * UNITS),
                                   STEP(GRID_ALL), OP_ON,
                                   joint,          STEP(GRID_ORTHO),
                                   OP_LAND,        land,
                                   MOVES};
            memcpy(code + i * UNITS, way, sizeof way);
        }
        code[WAYS * UNITS] = OP_FAIL;
        grid_walk(g, kind, code, WAYS * UNITS + 1);
    }
    finish(g);
    cr_assert_gt(g->tables->npathkinds, PATHKINDS_KEPT);
    cr_assert_gt(g->tables->nclasses, CLASSES_KEPT);
    game_view(g, false, &machine);
    Rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < 200; i++) {
        Pos p;
        pos_clear(g, &p);
        for (int n = 0; n < 9; n++)
            grid_put(&p, (int)rng_below(&rng, 3), (int)rng_below(&rng, 2),
                     (Sq)rng_below(&rng, 16));
        Pos slow = p;
        slow.game = &machine;
        cr_assert_eq(moves_count(&p), moves_count(&slow));
    }
    game_free(g);
}

/* ---- attacks ---- */

Test(view, attacks_imagine_a_piece_where_they_land_and_nowhere_else) {
    Game *g = game_of(3, 3, false);
    /* over an empty cell onto a piece of kind 0; and onto one, over anything */
    GRID_SET(
        g, 1,
        {STEP(GRID_NORTH), ON_WAY, STEP(GRID_NORTH), OP_LAND, ON_ENEMY, OP_TEST, KIND, MOVES});
    finish(g);
    Pos p;
    pos_clear(g, &p);
    grid_put(&p, 1, 1, 0);
    grid_put(&p, 0, 0, 3);
    cr_expect_str_eq(cells_text(g, pos_attacks(&p, 0, SQ_NONE)), "-");
    cr_expect_str_eq(cells_text(g, pos_attacks(&p, 0, 3)), "a3",
                     "the one on a2 is lifted, and imagined to stand on a3");
    pos_put(&p, 3, PIECE_NONE);
    grid_put(&p, 0, 2, 4);
    cr_expect_str_eq(cells_text(g, pos_attacks(&p, 0, 4)), "-", "not of the kind it takes");
    View v;
    view_attack(&v, &p, 1, 4, p.cell[4]);
    cr_expect_eq(v.scope.target, SQ_EACH);
    cr_expect_eq(v.scope.as, p.cell[4]);
    cr_expect_str_eq(cells_text(g, v.occupied), "a1");
    cr_expect_eq(v.memo.masks, 0u, "nothing is known beforehand");
    game_free(g);
}

Test(view, needs_are_checked_on_single_cells) {
    Game *g = game_of(3, 3, false);
    finish(g);
    Pos p;
    View v;
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 1, 1, 4);
    view_init(&v, &p, 0);
    CellClass empty = {.mask = ON_EMPTY}, man = {.mask = 0xffff, .ntests = 1, .test = {KIND}};
    CellClass quiet = {.mask = ON_EMPTY, .ntests = 1, .test = {ON_MASK + ON_ENEMY - 1}};
    cr_expect(view_is(&v, &empty, 0, 1));
    cr_expect_not(view_is(&v, &empty, 0, 0));
    cr_expect(view_is(&v, &man, 0, 0));
    cr_expect_not(view_is(&v, &man, 0, 4));
    cr_expect(view_is(&v, &quiet, 0, 1));
    cr_expect_not(view_is(&v, &quiet, 0, 2));
    cr_expect_str_eq(cells_text(g, view_shut(&v, &quiet, 0)), "a1 c1 b2 a3 c3");
    game_free(g);
}

/* ---- every width ---- */

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static void list_sorted(const Pos *p, Moves *m) {
    m->n = 0;
    moves_legal(p, m);
    if (m->n)
        qsort(m->at, m->n, sizeof *m->at, by_number);
}

static void scatter(const Game *g, Rng *rng, Pos *p) {
    pos_clear(g, p);
    for (int n = (int)rng_below(rng, 2 + (uint64_t)g->graph.ncells / 3); n > 0; n--) {
        Sq cell = (Sq)rng_below(rng, (uint64_t)g->graph.ncells);
        int owner = (int)rng_below(rng, 2), kind = 1 + (int)rng_below(rng, 2);
        if (rng_below(rng, 6))
            grid_put(p, owner, kind, cell);
        else
            pos_put(p, cell, PIECE_HOLE);
    }
    for (int owner = 0; owner < 2; owner++)
        grid_put(p, owner, 0, (Sq)rng_below(rng, (uint64_t)g->graph.ncells));
    pos_set_side(p, (int)rng_below(rng, 2));
    pos_set_var(p, 0, (int32_t)rng_below(rng, 2));
    pos_set_var(p, 1, 1 + (int32_t)rng_below(rng, (uint64_t)g->graph.ncells));
}

static void moves_agree(const Pos *p, const Pos *slow, int i) {
    Moves fast = {0}, want = {0};
    list_sorted(p, &fast);
    list_sorted(slow, &want);
    cr_assert_eq(fast.n, want.n, "walker %d: %zu moves, not %zu", i, fast.n, want.n);
    for (size_t j = 0; j < fast.n; j++)
        cr_assert_eq(fast.at[j], want.at[j], "walker %d, move %zu", i, j);
    cr_assert_eq(moves_count(p), want.n, "walker %d", i);
    cr_assert_eq(moves_any(p), want.n > 0, "walker %d", i);
    moves_free(&fast);
    moves_free(&want);
}

static void attacks_agree(const Pos *p, const Pos *slow, int i) {
    const Graph *g = &p->game->graph;
    for (int player = 0; player < 2; player++) {
        Sq lifted = pos_find(p, player, 0);
        cr_assert(set_equal(pos_attacks(p, player, lifted), pos_attacks(slow, player, lifted)),
                  "walker %d", i);
        for (Sq cell = 0; cell < g->ncells; cell++) {
            CellSet fast = pos_attackers(p, player, cell);
            CellSet want = pos_attackers(slow, player, cell);
            cr_assert(set_equal(fast, want), "walker %d, cell %d", i, cell);
            cr_assert_eq(pos_attacked(p, player, cell, lifted),
                         pos_attacked(slow, player, cell, lifted), "walker %d, cell %d", i,
                         cell);
            while (!set_empty(want))
                cr_assert(pos_hits(p, (Sq)set_pop(&want), cell), "walker %d", i);
        }
    }
}

/* Drawn moves are legal; if there are few moves, every one is drawn eventually. */
static void draws_agree(const Pos *p, const Pos *slow, Rng *rng) {
    enum { FEW = 8, DRAWS = 12, MANY = 250 };
    Moves room = {0}, want = {0};
    bool met[FEW] = {false};
    list_sorted(slow, &want);
    for (int i = 0; i < (want.n <= FEW ? MANY : DRAWS); i++) {
        Move m;
        bool drawn = moves_pick(p, rng, &room, &m);
        cr_assert_eq(drawn, want.n > 0);
        Move *at = drawn ? bsearch(&m, want.at, want.n, sizeof m, by_number) : NULL;
        cr_assert(!drawn || at);
        if (drawn && want.n <= FEW)
            met[at - want.at] = true;
    }
    for (size_t i = 0; i < want.n && want.n <= FEW; i++)
        cr_assert(met[i], "move %zu of %zu is never drawn", i + 1, want.n);
    moves_free(&room);
    moves_free(&want);
}

typedef struct Code {
    int n;
    const uint16_t *unit;
} Code;
#define CODE(...)                                                                              \
    { sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t), (const uint16_t[])__VA_ARGS__ }

/* Pairs of walks, of pieces that meet. */
static const Code walks[][2] = {
    {CODE(GRID_MAN), CODE({STEP(GRID_ALL), OP_ON, ON_FRIEND, STEP(GRID_ALL), OP_FORK, 17,
                           OP_LAND, ON_EMPTY, OP_TEST, UNATTACKED, MOVES, LAND, MOVES})},
    /* one step, or else another; over a captured piece of one kind */
    {CODE({OP_FORK, 14, OP_FIRST, 0, STEP(GRID_ORTHO), OP_LAND, ON_EMPTY, OP_ACT, GRID_COUNT,
           MOVES, STEP(GRID_ALL), ON_WAY, STEP(GRID_ORTHO), OP_SECOND, 0, LAND, MOVES}),
     CODE({STEP(GRID_ALL), OP_ON, ON_ENEMY, OP_TEST, KIND, OP_ACT, GRID_TAKE, STEP(GRID_ORTHO),
           LAND, MOVES})},
    /* through a gate; over pieces of one kind */
    {CODE({STEP(GRID_ALL), OP_TEST, COUNT_IS_ONE, ON_WAY, STEP(GRID_ALL), LAND, MOVES}),
     CODE({STEP(GRID_ALL), OP_TEST, KIND, STEP(GRID_ORTHO), LAND, MOVES})},
    /* to a marked cell, or a step; a ride */
    {CODE({OP_FORK, 17, STEP(GRID_ALL), ON_WAY, STEP(GRID_ALL), OP_LAND, ON_EMPTY, OP_TEST,
           MARKED, MOVES, STEP(GRID_NORTH), LAND, MOVES}),
     CODE(
         {OP_STEP, GRID_ALL, STEP_LINE, OP_FORK, 9, OP_ON, ON_EMPTY, OP_JUMP, 0, LAND, MOVES})},
};
enum { WALKS = sizeof walks / sizeof *walks };

static void walker_agrees(Game *g, int i, Rng *rng, bool own) {
    enum { POSITIONS = 8 };
    Game machine;
    game_view(g, false, &machine);
    for (int n = 0; n < POSITIONS; n++) {
        Pos p;
        scatter(g, rng, &p);
        Pos slow = p;
        slow.game = &machine;
        moves_agree(&p, &slow, i);
        attacks_agree(&p, &slow, i);
        if (own)
            draws_agree(&p, &slow, rng);
    }
}

Test(walker, every_width_finds_what_the_machine_finds) {
    static const uint8_t sizes[][2] = {{4, 4}, {8, 8}, {9, 9}, {13, 12}};
    Rng rng;
    rng_seed(&rng, 1);
    for (int n = 0; n < 8 * WALKS; n++) {
        const uint8_t *size = sizes[n / 2 % 4];
        Game *g = game_of(size[0], size[1], n % 2);
        GRID_SET(g, 0, GRID_KING);
        for (int kind = 1; kind <= 2; kind++)
            grid_walk(g, kind, walks[n / 8][kind - 1].unit, walks[n / 8][kind - 1].n);
        finish(g);
        const Walker *own = g->walker;
        for (int i = 0; i < WALKERS; i++) {
            g->walker = walker_numbered(i);
            if (64 << i % 3 >= g->graph.ncells && g->walker)
                walker_agrees(g, i, &rng, g->walker == own);
        }
        game_free(g);
    }
}

Test(walker, the_narrowest_that_is_wide_enough_is_used) {
    cr_expect_eq(set_words(1), 1);
    cr_expect_eq(set_words(64), 1);
    cr_expect_eq(set_words(65), 2);
    cr_expect_eq(set_words(128), 2);
    cr_expect_eq(set_words(129), 4);
    cr_expect_eq(set_words(256), 4);
    bool gathers = walker_numbered(3) != NULL;
    for (int i = 0; i < 3; i++)
        cr_expect_eq(walker_for(64 << i), walker_numbered(gathers ? i + 3 : i));
}
