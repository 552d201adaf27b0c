/*
** test_vm_cond.c -- every kind of expression: its value for one cell agrees with that for all
** cells at once, and depends on nothing that its row does not name.
**
** Expressions are random combinations of the rows of exprs.def, so that new rows are tested,
** too.
*/
#include "support/asked.h"

enum { TREES = 3000, DEEP = 3 };

/* A random operand of that sort. */
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
    case ARG_QUERY: return below(w, w->game->nqueries);
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
    return add(w, e);
}

/* A random expression, the only one of the game. */
static ExprId any_expr(World *w) {
    w->game->nexprs = 1;
    ExprId e = make(w, DEEP);
    derive(w);
    return e;
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
                          .caught = {{any_piece(w), 1}},
                          .touched = set_of((unsigned)below(w, SIDE * SIDE))};
}

/* One scope in three lifts the piece at the start of the walk, one imagines a piece wherever it
** asks. */
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

static void all_agree(uint64_t seed, bool bent) {
    World w;
    int met[EXPR_KINDS] = {0};
    begin(&w, seed, bent);
    for (int i = 0; i < TREES; i++) {
        ExprId e = any_expr(&w);
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

Test(cond, all_cells_at_once_agree_with_each_cell) {
    all_agree(1, false);
    all_agree(2, true);
}

/* Changes everything that the expression does not claim to depend on. */
static void change_the_rest(World *w, unsigned asks, Scope *s, const int32_t *roll) {
    Pos *p = &w->pos, before = *p;
    shuffle(w);
    Pos other = *p;
    *p = before;
    for (Sq cell = 0; cell < SIDE * SIDE && !(asks & ASK_BOARD); cell++)
        pos_put(p, cell, other.cell[cell]);
    for (int i = 0; i < VARS && !(asks & ASK_VARS); i++)
        pos_set_var(p, i, other.var[i]);
    if (!(asks & ASK_TURN))
        pos_set_side(p, other.side);
    if (!(asks & ASK_EVENT)) /* WHO_CAPTOR and WHO_LOSER depend on it */
        p->was = other.was;
    if (!(asks & ASK_CELL))
        s->here = (Sq)below(w, SIDE * SIDE);
    if (!(asks & ASK_START))
        s->start = (Sq)below(w, SIDE * SIDE);
    if (!(asks & ASK_THROW))
        s->roll = roll;
}

/* Tables evaluate expressions as rarely as their rows allow, so nothing else may matter. */
Test(cond, nothing_else_matters_than_its_row_names) {
    static const int32_t rolls[] = {4, 0, 3, 1};
    World w;
    begin(&w, 7, false);
    for (int i = 0; i < 2 * TREES; i++) {
        ExprId e = any_expr(&w);
        shuffle(&w);
        Scope s;
        look_from(&w, &s, 0);
        s.here = (Sq)below(&w, SIDE * SIDE);
        int64_t value = scope_value(&s, e);
        change_the_rest(&w, w.game->facts[e].asks, &s, rolls);
        cr_assert_eq(scope_value(&s, e), value, "%s", expr_info[w.expr[e].kind].name);
    }
    game_free(w.game);
}

/* The language permits negating conditions and adding numbers. In the hand there is no cell, so
** conditions on a cell are false there. */
Test(cond, a_condition_is_0_or_1_and_a_number_is_more) {
    enum { IS_NUM, IS_COND };
    static const uint8_t sort[EXPR_KINDS] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not) IS_##sort,
#include "vm/model/exprs.def"
#undef EXPR
    };
    bool more[EXPR_KINDS] = {false};
    World w;
    begin(&w, 5, false);
    for (int i = 0; i < 40 * TREES; i++) { /* some are rarely more than 1 */
        ExprId e = any_expr(&w);
        shuffle(&w);
        History past = {0};
        for (int ago = 8; ago > 0; ago--)
            history_add(&past, ago % 2 ? 0 : w.pos.key);
        Scope s;
        look_from(&w, &s, 0);
        s.history = &past;
        s.here = (Sq)below(&w, SIDE * SIDE);
        int64_t value = scope_value(&s, e);
        more[w.expr[e].kind] |= value != 0 && value != 1;
        s.here = SQ_NONE;
        if (expr_info[w.expr[e].kind].asks & ASK_CELL)
            cr_assert_eq(scope_value(&s, e), 0, "%s", expr_info[w.expr[e].kind].name);
        history_free(&past);
    }
    for (int kind = 0; kind < EXPR_KINDS; kind++)
        cr_expect_eq(more[kind], sort[kind] == IS_NUM, "%s", expr_info[kind].name);
    game_free(w.game);
}
