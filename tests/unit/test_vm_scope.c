/*
** test_vm_scope.c -- every kind of expression, asked of one cell and of all of them at once.
**
** Expressions are made at random from the rows of exprs.def, so a new row is tried, too.
*/
#include "support/grid.h"
#include "vm/load/reach.h"
#include "vm/meaning/make.h"
#include "vm/meaning/cond.h"

#include "base/rng.h"
#include "vm/load/finish.h"

#include <criterion/criterion.h>

enum { TREES = 3000, EXPRS = 400, DEEP = 3, VARS = 4, SIDE = 5 };

/* A game whose expressions the tests write, and a position with a last move. */
typedef struct World {
    Game *game;
    Expr expr[EXPRS];
    Pos pos;
    Rng rng;
} World;

static void begin(World *w, uint64_t seed) {
    Err e = {0};
    w->game = grid_game(SIDE, SIDE, true);
    w->game->vars = ARENA_ARRAY(w->game->arena, Var, VARS);
    w->game->nvars = VARS;
    for (int i = 0; i < VARS - 1; i++) /* one for all, one for each player */
        w->game->vars[i] = (Var){.name = "v", .player = (int8_t)(i - 1), .max = 100};
    w->game->vars[VARS - 1] =
        (Var){.name = "m", .kind = VAR_CELL, .player = -1, .max = SIDE * SIDE};
    GRID_SET(w->game, 0, GRID_KING);
    GRID_SET(w->game, 1, GRID_MAN);
    cr_assert(game_finish(w->game, &e), "%s", e.text);
    w->game->reach.goes = reach_table(w->game, ON_EMPTY, w->game->arena);
    w->game->exprs = w->expr;
    rng_seed(&w->rng, seed);
}

static int below(World *w, int n) {
    return (int)rng_below(&w->rng, (uint64_t)n);
}

/* An operand of that sort. */
static int operand(World *w, uint8_t arg) {
    switch ((ExprArg)arg) {
    case ARG_NUMBER: return below(w, 4);
    case ARG_VAR: return below(w, 2); /* the first copy */
    case ARG_MARKER: return VARS - 1;
    case ARG_KINDS: return below(w, w->game->nkindsets);
    case ARG_ZONE: return below(w, w->game->nzones);
    case ARG_MASK: return below(w, MASKS_END);
    case ARG_DIRS: return below(w, w->game->ndirsets);
    case ARG_THROWN: return below(w, ROLLS_MAX);
    case ARG_BIT: return below(w, 2);
    case ARG_NONE: break;
    }
    return 0;
}

static ExprId make(World *w, int deep) {
    static const uint8_t who[] = {WHO_NOBODY, WHO_ME,      WHO_NEXT,       WHO_ANY,
                                  WHO_LOSER,  WHO_PLAYER0, WHO_PLAYER0 + 1};
    int kind;
    do
        kind = below(w, EXPR_KINDS);
    while (expr_info[kind].arity > deep || kind == EXPR_CAN || kind == EXPR_NO_MOVES);
    const ExprInfo *info = &expr_info[kind];
    Expr e = {.kind = (uint8_t)kind, .who = who[below(w, 7)]};
    e.arg = operand(w, info->arg);
    e.more = (uint16_t)operand(w, info->more);
    e.a = info->arity >= 1 ? make(w, deep - 1) : 0;
    e.b = info->arity >= 2 ? make(w, deep - 1) : 0;
    w->expr[w->game->nexprs] = e;
    return (ExprId)w->game->nexprs++;
}

static Piece any_piece(World *w) {
    return w->game->piece[below(w, 2)][below(w, GRID_KINDS)];
}

static void shuffle(World *w) {
    pos_clear(w->game, &w->pos);
    for (int n = 4 + below(w, 8); n > 0; n--)
        pos_put(&w->pos, (Sq)below(w, SIDE * SIDE), any_piece(w));
    pos_put(&w->pos, (Sq)below(w, SIDE * SIDE), PIECE_HOLE);
    for (int i = 0; i < VARS; i++)
        pos_set_var(&w->pos, i, below(w, 6));
    pos_set_side(&w->pos, below(w, 2));
    w->pos.was = (uint32_t)below(w, 4);
    w->pos.last = (Event){.moved = below(w, 4) > 0,
                          .passed = below(w, 2) > 0,
                          .mover = (uint8_t)below(w, 2),
                          .piece = below(w, 3) ? any_piece(w) : PIECE_NONE,
                          .to = (uint8_t)below(w, SIDE * SIDE),
                          .ncaught = (uint8_t)below(w, 2),
                          .caught = {any_piece(w)},
                          .touched = set_of((unsigned)below(w, SIDE * SIDE))};
}

/* One scope in three lifts the man where the walk began, one imagines a man wherever it asks. */
static void look_from(World *w, Scope *s, int mode) {
    static const int32_t roll[ROLLS_MAX] = {1, 2, 0, 3};
    scope_init(s, &w->pos, below(w, 2), SQ_NONE);
    s->roll = roll;
    s->start = (Sq)below(w, SIDE * SIDE);
    if (mode == 1)
        s->lifted = s->start;
    if (mode == 2)
        s->target = SQ_EACH, s->as = any_piece(w);
}

static void answers_agree(World *w, ExprId e, Scope *s) {
    CellSet among = set_minus(w->game->board, set_of((unsigned)below(w, SIDE * SIDE)));
    CellSet all = scope_where(s, e, among);
    bool each = s->target == SQ_EACH;
    for (Sq cell = 0; cell < SIDE * SIDE; cell++) {
        s->here = cell;
        s->target = each ? cell : SQ_NONE;
        bool one = set_has(&among, cell) && scope_holds(s, e);
        cr_assert_eq(set_has(&all, cell), one, "%s on cell %d", expr_info[w->expr[e].kind].name,
                     cell);
    }
    s->here = SQ_NONE;
    s->target = each ? SQ_EACH : SQ_NONE;
}

Test(scope, says_of_all_cells_what_it_says_of_each) {
    World w;
    int met[EXPR_KINDS] = {0};
    begin(&w, 1);
    for (int i = 0; i < TREES; i++) {
        w.game->nexprs = 1;
        ExprId e = make(&w, DEEP);
        w.game->facts = expr_facts(w.expr, w.game->nexprs, w.game->arena);
        w.game->conds = conds_build(w.game);
        shuffle(&w);
        Scope s;
        Memo memo;
        look_from(&w, &s, i % 3);
        answers_agree(&w, e, &s);
        s.memo = &memo;
        memo_clear(&memo);
        answers_agree(&w, e, &s);
        met[w.expr[e].kind]++;
    }
    for (int kind = 0; kind < EXPR_KINDS; kind++)
        cr_expect(met[kind] > 0 || kind == EXPR_CAN || kind == EXPR_NO_MOVES, "%s",
                  expr_info[kind].name);
    game_free(w.game);
}

static ExprId add(World *w, Expr e) {
    w->expr[w->game->nexprs] = e;
    return (ExprId)w->game->nexprs++;
}

/* Facts go up from parts, but not where a part is asked of something else. */
Test(scope, facts_are_those_of_the_parts) {
    World w;
    begin(&w, 2);
    w.game->nexprs = 1;
    ExprId cell = add(&w, (Expr){.kind = EXPR_ATTACKED});
    ExprId not = add(&w, (Expr){.kind = EXPR_NOT, .a = cell});
    ExprId caught = add(&w, (Expr){.kind = EXPR_CAPTURED});
    ExprId both = add(&w, (Expr){.kind = EXPR_AND, .a = not, .b = caught});
    ExprId was = add(&w, (Expr){.kind = EXPR_WAS, .a = both});
    const ExprFacts *f = expr_facts(w.expr, w.game->nexprs, w.game->arena);
    cr_expect_eq(f[both].asks, f[cell].asks | f[caught].asks);
    cr_expect_eq(f[both].cost, COST_SEARCH);
    cr_expect(f[was].asks & ASK_WALKS);
    cr_expect_not(f[was].asks & (ASK_CELL | ASK_START | ASK_CAUGHT));
    w.game->facts = f;
    w.game->conds = conds_build(w.game);
    cr_expect_eq(w.game->conds[both].a, &w.game->conds[caught], "the cheaper part comes first");
    for (ExprId i = 1; i < w.game->nexprs; i++)
        cr_expect_eq(expr_asks(w.expr, i), f[i].asks);
    game_free(w.game);
}

/* `of` a player: each has his own copy. */
Test(scope, what_a_piece_on_a_marker_is_worth_is_asked_of_the_owner_of_the_marker) {
    World w;
    begin(&w, 3);
    w.game->vars[1].kind = w.game->vars[2].kind = VAR_CELL;
    w.game->nexprs = 1;
    ExprId first = add(&w, (Expr){.kind = EXPR_WORTH_AT, .who = WHO_PLAYER0, .arg = 1});
    ExprId second = add(&w, (Expr){.kind = EXPR_WORTH_AT, .who = WHO_PLAYER0 + 1, .arg = 1});
    w.game->facts = expr_facts(w.expr, w.game->nexprs, w.game->arena);
    w.game->conds = conds_build(w.game);
    w.game->vars[1].player = 0;
    w.game->vars[2].player = 1;
    pos_clear(w.game, &w.pos);
    pos_put(&w.pos, 7, w.game->piece[0][1]);
    pos_set_var(&w.pos, 2, 8);
    Scope s = scope_of(&w.pos);
    cr_expect_eq(scope_value(&s, first), 0);
    cr_expect_eq(scope_value(&s, second), w.game->kinds[1].value[0]);
    game_free(w.game);
}
