/*
** test_vm_make.c -- making and unmaking moves: every effect of effects.def, and what surrounds
** them: the event, the side to move, what follows.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "support/same.h"
#include "vm/meaning/make.h"
#include "vm/meaning/trigger.h"

#include <criterion/criterion.h>

/* On a 4 by 4 board: a piece on a1, an enemy on b1, a hole at c1; the rest is empty. */
enum { A1, B1, C1, D1, A2 };
enum { COUNT, MARK, PAIR, LOST = PAIR + 2, EN_PASSANT = LOST + 2, VARS };
enum { FIVE = 1, MY_TURN, COUNT_IS, EXPRS };
enum { MAN = 1, LADY = 2 };
enum { SHAPES = 64 };

static const Var vars[VARS] = {
    [COUNT] = {.name = "count", .player = -1, .hashed = true, .start = 2, .max = 100},
    [MARK] = {.name = "mark", .kind = VAR_CELL, .player = -1, .hashed = true, .max = 16},
    [PAIR] = {.name = "a", .kind = VAR_CELL, .player = -1, .hashed = true, .max = 16},
    [PAIR + 1] = {.name = "b", .kind = VAR_CELL, .player = -1, .hashed = true, .max = 16},
    [LOST] = {.name = "lost", .player = 0, .max = 100},
    [LOST + 1] = {.name = "lost", .player = 1, .max = 100},
    [EN_PASSANT] =
        {.name = "passing", .kind = VAR_CELL, .player = -1, .brief = true, .max = 16},
};
static const Expr exprs[EXPRS] = {
    [FIVE] = {.kind = EXPR_NUM, .arg = 5},
    [MY_TURN] = {.kind = EXPR_TO_MOVE, .who = WHO_ME},
    [COUNT_IS] = {.kind = EXPR_VAR, .arg = COUNT},
};

/* An act for each effect, on the start and the current cell of the walk. */
static Act act_of(FxKind fx) {
    const FxInfo *info = &fx_info[fx];
    Act a = {.fx = (uint8_t)fx, .kind = info->with & WITH_KIND ? LADY : 0};
    a.ref_a = info->cells >= 1 ? REF_START : REF_NONE;
    a.ref_b = info->cells >= 2 ? REF_HERE : REF_NONE;
    a.var = info->with & WITH_OWNER ? 1 : info->with & WITH_PAIR ? PAIR : 0;
    a.var = fx == FX_MARK ? MARK : a.var;
    a.var = info->with & WITH_WALK ? fx == FX_TAKE_ALL : a.var;
    a.expr = info->with & WITH_EXPR ? FIVE : 0;
    return a;
}

/* Walks of one step onto an enemy, which is converted, or captured. */
enum { CONVERT_HERE = FX_KINDS, TAKE_HERE, ACTS };
static const uint16_t convert_all[] = {OP_STEP, GRID_ALL,     0,     OP_LAND, ON_ENEMY,
                                       OP_ACT,  CONVERT_HERE, OP_END},
                      take_all[] = {OP_STEP,  GRID_ALL, 0,         OP_LAND,
                                    ON_ENEMY, OP_ACT,   TAKE_HERE, OP_END};
static const Program queries[] = {{.n = 8, .code = convert_all}, {.n = 8, .code = take_all}};

static Game *game_with(int nwas) {
    static const ExprId was[] = {MY_TURN, COUNT_IS};
    Game *g = grid_game(4, 4, false);
    Act *acts = ARENA_ARRAY(g->arena, Act, ACTS);
    for (int fx = 0; fx < FX_KINDS; fx++)
        acts[fx] = act_of((FxKind)fx);
    acts[CONVERT_HERE] = (Act){.fx = FX_CONVERT, .ref_a = REF_HERE};
    acts[TAKE_HERE] = (Act){.fx = FX_TAKE, .ref_a = REF_HERE};
    g->acts = acts;
    g->nacts = ACTS;
    g->queries = queries;
    g->nqueries = 2;
    g->ncalls = 1;
    g->vars = arena_copy(g->arena, vars, sizeof vars);
    g->nvars = VARS;
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->nwas = nwas;
    g->was = was;
    g->nrules = g->nlongs = 0;
    g->kinds[MAN].holding = LOST;
    g->shapes = ARENA_ARRAY(g->arena, Shape, SHAPES);
    g->shapes[0] = shape_nothing;
    g->nshapes = 1;
    return g;
}

static Game *game_of_effects(void) {
    Game *g = game_with(0);
    grid_finish(g);
    return g;
}

static Pos set_up(const Game *g) {
    Pos p;
    pos_clear(g, &p);
    grid_put(&p, 0, MAN, A1);
    grid_put(&p, 1, MAN, B1);
    pos_put(&p, C1, PIECE_HOLE);
    return p;
}

/* The move with these n effects on these cells, as far as they have any. No program needs to be
** able to make its shape. */
static Move move_of(const Game *g, const FxKind *fx, int n, const Sq *cells) {
    Game *growing = (Game *)g;
    Shape *s = &growing->shapes[growing->nshapes++];
    cr_assert_lt(growing->nshapes, SHAPES);
    *s = g->shapes[0];
    for (int i = 0; i < n; i++) {
        Shape parent = *s;
        cr_assert(shape_extend(&parent, &g->acts[fx[i]], s));
    }
    Move m = (Move)(s - g->shapes);
    for (unsigned slot = 0; slot < s->ncells; slot++)
        m = move_with(m, slot, cells[slot]);
    return m;
}

/* Makes a move, checks that unmaking restores the position, and returns the position after
** it. */
static Pos made(const Pos *before, Move m) {
    Pos p = *before;
    Undo u;
    pos_make(&p, m, &u);
    cr_expect_eq(p.key, pos_key(&p));
    Pos after = p;
    pos_unmake(&p, &u);
    cr_expect(pos_same(&p, before), "it does not come back");
    return after;
}

static Pos made_on(const Pos *before, FxKind fx, Sq a, Sq b) {
    return made(before, move_of(before->game, &fx, 1, (const Sq[]){a, b}));
}

static Piece piece(const Pos *p, int owner, int kind) {
    return game_piece(p->game, owner, kind);
}

/* ---- each effect, on the position of set_up() ---- */

static void does_MOVE(const Pos *p) {
    Pos q = made_on(p, FX_MOVE, A1, B1);
    cr_expect_eq(q.cell[A1], PIECE_NONE);
    cr_expect_eq(q.cell[B1], p->cell[A1]);
    cr_expect_eq(q.last.ncaught, 1);
    cr_expect_eq(q.last.caught[0].piece, p->cell[B1]);
    cr_expect_eq(q.number[p->cell[B1]], 0);
    Pos none = made_on(p, FX_MOVE, D1, A1);
    cr_expect_eq(none.cell[A1], p->cell[A1], "nobody goes: nobody is captured");
}

static void does_SWAP(const Pos *p) {
    Pos q = made_on(p, FX_SWAP, A1, B1);
    cr_expect_eq(q.cell[B1], p->cell[A1]);
    cr_expect_eq(q.cell[A1], p->cell[B1]);
    cr_expect_eq(q.last.ncaught, 0);
    q = made_on(p, FX_SWAP, A1, A1);
    cr_expect_eq(q.cell[A1], p->cell[A1]);
}

static void does_TAKE(const Pos *p) {
    Pos q = made_on(p, FX_TAKE, B1, 0);
    cr_expect_eq(q.cell[B1], PIECE_NONE);
    cr_expect_eq(q.last.ncaught, 1);
    Pos none = made_on(p, FX_TAKE, D1, 0);
    cr_expect_eq(none.last.ncaught, 0);
}

static void does_PUT(const Pos *p) {
    Pos q = made_on(p, FX_PUT, D1, 0);
    cr_expect_eq(q.cell[D1], piece(p, 1, LADY));
    cr_expect(set_has(&q.men[1], D1));
    cr_expect_eq(q.last.dropped, 0, "whoever made the move");
}

static void does_DROP(const Pos *p) {
    Pos q = made_on(p, FX_DROP, D1, 0);
    cr_expect_eq(q.cell[D1], piece(p, 1, LADY));
    cr_expect(q.last.dropped == (KindSet)1 << LADY && q.last.piece == q.cell[D1] &&
              q.last.to == D1);
}

static void does_BECOME(const Pos *p) {
    Pos q = made_on(p, FX_BECOME, B1, 0);
    cr_expect_eq(q.cell[B1], piece(p, 1, LADY), "of the same owner");
    Pos none = made_on(p, FX_BECOME, D1, 0);
    cr_expect_eq(none.cell[D1], PIECE_NONE);
}

static void does_CONVERT(const Pos *p) {
    Pos q = made_on(p, FX_CONVERT, B1, 0);
    cr_expect_eq(q.cell[B1], piece(p, 0, MAN), "of the same kind");
    Pos hole = made_on(p, FX_CONVERT, C1, 0);
    cr_expect_eq(hole.cell[C1], PIECE_HOLE);
}

static void does_UNMAKE(const Pos *p) {
    Pos q = made_on(p, FX_UNMAKE, D1, 0);
    cr_expect_eq(q.cell[D1], PIECE_HOLE);
    cr_expect(set_has(&q.occupied, D1));
}

static void does_MAKE(const Pos *p) {
    Pos q = made_on(p, FX_MAKE, C1, 0);
    cr_expect_eq(q.cell[C1], PIECE_NONE);
    cr_expect_not(set_has(&q.occupied, C1));
}

static void does_MARK(const Pos *p) {
    Pos q = made_on(p, FX_MARK, A2, 0);
    cr_expect_eq(q.var[MARK], A2 + 1);
}

static void does_SET(const Pos *p) {
    Pos q = made_on(p, FX_SET, 0, 0);
    cr_expect_eq(q.var[COUNT], 5);
}

static void does_ADD(const Pos *p) {
    Pos q = made_on(p, FX_ADD, 0, 0);
    cr_expect_eq(q.var[COUNT], 2 + 5);
}

static void does_CLASH(const Pos *p) {
    Pos q = made_on(p, FX_CLASH, A1, B1);
    cr_expect_eq(q.var[PAIR], A1 + 1);
    cr_expect_eq(q.var[PAIR + 1], B1 + 1);
    cr_expect_eq(q.cell[A1], p->cell[A1], "both stand until it is decided");
    cr_expect_eq(q.cell[B1], p->cell[B1]);
}

static void does_CALL(const Pos *p) {
    Pos q = made_on(p, FX_CALL, 0, 0);
    cr_expect_eq(memcmp(q.cell, p->cell, sizeof q.cell), 0);
    cr_expect_eq(memcmp(q.var, p->var, sizeof q.var), 0);
    cr_expect_not(q.last.passed, "it has a name, so it is no pass");
}

static void does_CAPTOR(const Pos *p) {
    Pos q = made_on(p, FX_CAPTOR, B1, 0);
    cr_expect_eq(q.last.piece, p->cell[B1]);
    cr_expect_eq(q.last.captor, 1);
    cr_expect_eq(q.last.mover, 0);
}

static void does_ALL(const Pos *p) {
    Pos two = *p;
    grid_put(&two, 1, MAN, A2);
    Pos q = made_on(&two, FX_ALL, A1, 0);
    cr_expect_eq(q.cell[B1], p->cell[A1], "whoever stands beside it is the mover's now");
    cr_expect_eq(q.cell[A2], p->cell[A1]);
    cr_expect_eq(q.last.ncaught, 0);
}

static void does_TAKE_ALL(const Pos *p) {
    Pos two = *p;
    grid_put(&two, 1, MAN, A2);
    Pos q = made_on(&two, FX_TAKE_ALL, A1, 0);
    cr_expect_eq(q.cell[B1], PIECE_NONE);
    cr_expect_eq(q.cell[A2], PIECE_NONE);
    cr_expect_eq(q.last.ncaught, 1);
    cr_expect_eq(q.last.caught[0].times, 2, "both are told");
}

static void (*const does[FX_KINDS])(const Pos *p) = {
    [FX_MOVE] = does_MOVE,         [FX_TAKE] = does_TAKE,       [FX_PUT] = does_PUT,
    [FX_BECOME] = does_BECOME,     [FX_CONVERT] = does_CONVERT, [FX_UNMAKE] = does_UNMAKE,
    [FX_MAKE] = does_MAKE,         [FX_MARK] = does_MARK,       [FX_SET] = does_SET,
    [FX_ADD] = does_ADD,           [FX_CLASH] = does_CLASH,     [FX_CALL] = does_CALL,
    [FX_CAPTOR] = does_CAPTOR,     [FX_SWAP] = does_SWAP,       [FX_ALL] = does_ALL,
    [FX_TAKE_ALL] = does_TAKE_ALL, [FX_DROP] = does_DROP};

Test(make, each_effect_does_what_its_row_says_and_is_undone) {
    Game *g = game_of_effects();
    Pos p = set_up(g);
    for (int fx = 0; fx < FX_KINDS; fx++) {
        made_on(&p, (FxKind)fx, A1, B1);
        cr_expect(does[fx], "effect %d has no test of what it does", fx);
        if (does[fx])
            does[fx](&p);
    }
    game_free(g);
}

static CellSet holes(const Pos *p) {
    return set_minus(p->occupied, set_or(p->men[0], set_or(p->men[1], p->men[2])));
}

static int sum_of(const Pos *p, int kind) {
    int sum = 0;
    for (int owner = 0; owner <= p->game->nplayers; owner++)
        sum += p->number[piece(p, owner, kind)];
    return sum;
}

static bool same_men(const Pos *p, const Pos *q) {
    bool same = set_equal(p->occupied, q->occupied);
    for (int owner = 0; owner < p->game->nplayers; owner++)
        same = same && set_equal(p->men[owner], q->men[owner]);
    return same;
}

/* What a row says about its effect is true wherever the effect does something; a move without a
** piece goes nowhere. */
Test(make, the_row_says_what_happens_to_the_board) {
    static const Sq on[FX_KINDS] = {
        [FX_TAKE] = B1,    [FX_PUT] = D1,      [FX_UNMAKE] = D1, [FX_MAKE] = C1,
        [FX_CONVERT] = B1, [FX_TAKE_ALL] = A1, [FX_DROP] = D1};
    Game *g = game_of_effects();
    Pos p = set_up(g);
    for (int fx = 0; fx < FX_KINDS; fx++) {
        const FxInfo *info = &fx_info[fx];
        Pos q = made_on(&p, (FxKind)fx, on[fx], B1);
        if (info->does & DOES_STAY)
            cr_expect(same_men(&p, &q), "%s", info->is);
        if (info->does & DOES_TAKE && !(info->does & DOES_FIGHT))
            cr_expect_eq(q.last.ncaught, 1, "%s", info->is);
        bool goes = info->does & DOES_GO && !(info->does & DOES_FIGHT);
        bool takes = info->does & (DOES_GO | DOES_TAKE) && !(info->does & DOES_TRADE);
        if (!takes)
            cr_expect_eq(q.last.ncaught, 0, "%s", info->is);
        if (info->cells == 2)
            cr_expect_eq(q.cell[B1] == p.cell[A1], goes, "%s: a goes to b", info->is);
        if (goes)
            cr_expect_eq(q.last.ncaught, takes, "%s: it takes who stands on b", info->is);
        if (goes)
            cr_expect_eq(made_on(&p, (FxKind)fx, A1, A2).last.ncaught,
                         !!(info->does & DOES_TAKE), "%s: where nobody stands", info->is);
        if (goes)
            cr_expect_eq(q.cell[A1] == PIECE_NONE,
                         !(info->does & (DOES_TRADE | DOES_BRING | DOES_SHUT)),
                         "%s: a is empty then", info->is);
        if (info->does & DOES_TRADE)
            cr_expect_eq(q.cell[A1], p.cell[B1], "%s: or they trade", info->is);
        CellSet opened = set_minus(holes(&p), holes(&q)),
                shut = set_minus(holes(&q), holes(&p));
        cr_expect_eq(set_empty(opened), !(info->does & DOES_OPEN), "%s", info->is);
        cr_expect_eq(set_empty(shut), !(info->does & DOES_SHUT), "%s", info->is);
        bool kind = info->with & WITH_KIND && info->does & (DOES_RECAST | DOES_BRING);
        cr_expect_eq(sum_of(&q, LADY) > 0, kind, "%s: of the kind it names", info->is);
        cr_expect(!(info->does & DOES_RECAST) || kind, "%s: into the kind it names", info->is);
        int came = sum_of(&q, MAN) + sum_of(&q, LADY) + q.last.ncaught - 2;
        cr_expect_eq(came, !!(info->does & DOES_BRING), "%s: %d came", info->is, came);
        if (info->does & DOES_BRING && !kind)
            cr_expect_eq(q.cell[on[fx]], p.cell[on[fx]], "%s: like who stood there", info->is);
        Piece was = p.cell[on[fx]], is = q.cell[on[fx]];
        bool sides =
            info->cells == 1 && piece_is(was) && piece_is(is) && g->owner[was] != g->owner[is];
        cr_expect_eq(sides, !!(info->does & DOES_SIDE), "%s: somebody else's", info->is);
        bool names = info->does & (DOES_GO | DOES_NAME);
        if (names)
            cr_expect_eq(q.last.piece, p.cell[A1], "%s", info->is);
    }
    game_free(g);
}

/* ---- keys ---- */

/* Positions have the same key exactly if they are equal. */
Test(make, keys_differ_where_positions_do) {
    Game *g = game_of_effects();
    Pos p = set_up(g), all[FX_KINDS];
    for (int fx = 0; fx < FX_KINDS; fx++)
        all[fx] = made_on(&p, (FxKind)fx, B1, D1);
    for (int i = 0; i < FX_KINDS; i++) {
        for (int j = 0; j < i; j++) {
            bool same = !memcmp(all[i].cell, all[j].cell, sizeof p.cell) &&
                        !memcmp(all[i].var, all[j].var, sizeof *p.var * LOST);
            cr_expect_eq(all[i].key == all[j].key, same, "%s, %s", fx_info[i].is,
                         fx_info[j].is);
        }
        cr_expect_neq(all[i].key, p.key, "another player is to move");
    }
    game_free(g);
}

/* ---- several effects, and the event ---- */

Test(make, effects_are_done_in_order_and_undone_in_reverse) {
    static const FxKind win_over[] = {FX_CONVERT, FX_BECOME, FX_MOVE};
    static const FxKind too_late[] = {FX_TAKE, FX_MOVE, FX_BECOME};
    Game *g = game_of_effects();
    Pos p = set_up(g);
    Pos q = made(&p, move_of(g, win_over, 3, (const Sq[]){B1, D1}));
    cr_expect_eq(q.cell[D1], piece(&p, 0, LADY));
    cr_expect_eq(q.cell[B1], PIECE_NONE);
    q = made(&p, move_of(g, too_late, 3, (const Sq[]){B1, D1}));
    cr_expect_eq(q.last.ncaught, 1);
    cr_expect_eq(q.cell[D1], PIECE_NONE, "nobody is left to go");
    game_free(g);
}

Test(make, the_event_tells_who_went_where_and_what_changed) {
    Game *g = game_of_effects();
    Pos p = set_up(g);
    pos_set_side(&p, 1);
    Pos q = made_on(&p, FX_MOVE, B1, A1);
    cr_expect(q.last.moved);
    cr_expect_not(q.last.chance);
    cr_expect_not(q.last.passed);
    cr_expect_eq(q.last.mover, 1);
    cr_expect_eq(q.last.captor, 1);
    cr_expect_eq(q.last.piece, piece(&p, 1, MAN));
    cr_expect_eq(q.last.from, B1);
    cr_expect_eq(q.last.to, A1);
    cr_expect_str_eq(cells_text(g, q.last.touched), "a1 b1");
    cr_expect_eq(q.side, 0, "and the turn ends");
    Pos r = made(&q, 0);
    cr_expect(r.last.passed);
    cr_expect_eq(r.last.ncaught, 0, "the event before is forgotten");
    cr_expect_eq(r.last.piece, PIECE_NONE);
    cr_expect_eq(r.last.mover, 0);
    game_free(g);
}

Test(make, captured_pieces_are_counted_for_their_owner) {
    Game *g = game_of_effects();
    Pos p = set_up(g);
    Pos q = made_on(&p, FX_MOVE, A1, B1);
    cr_expect_eq(q.var[LOST], 0);
    cr_expect_eq(q.var[LOST + 1], 1);
    grid_put(&p, 1, LADY, B1);
    q = made_on(&p, FX_MOVE, A1, B1);
    cr_expect_eq(q.var[LOST + 1], 0, "no count is kept of her kind");
    grid_put(&p, 2, MAN, B1);
    q = made_on(&p, FX_MOVE, A1, B1);
    cr_expect_eq(q.var[LOST] + q.var[LOST + 1], 0, "nobody has lost him");
    cr_expect_eq(q.var[LOST + 2], 0, "there is no count of his");
    game_free(g);
}

Test(make, brief_variables_are_reset_before_the_next_effects) {
    Game *g = game_of_effects();
    Pos p = set_up(g);
    pos_set_var(&p, EN_PASSANT, A2 + 1);
    pos_set_var(&p, MARK, A2 + 1);
    Pos q = made(&p, 0);
    cr_expect_eq(q.var[EN_PASSANT], 0);
    cr_expect_eq(q.var[MARK], A2 + 1);
    game_free(g);
}

Test(make, variables_stay_within_their_bounds) {
    Game *g = game_of_effects();
    Pos p = set_up(g);
    pos_set_var(&p, COUNT, 98);
    Pos q = made_on(&p, FX_ADD, 0, 0);
    cr_expect_eq(q.var[COUNT], 100);
    game_free(g);
}

Test(make, what_was_is_judged_before_the_move) {
    Game *g = game_with(2);
    grid_finish(g);
    Pos p = set_up(g);
    pos_set_var(&p, COUNT, 0);
    Pos q = made_on(&p, FX_ADD, 0, 0);
    cr_expect_eq(q.was, 1u, "who moves was to move, the count was 0");
    Pos r = made_on(&q, FX_ADD, 0, 0);
    cr_expect_eq(r.was, 3u);
    game_free(g);
}

/* ---- parts of making a move ---- */

Test(make, apply_changes_the_cells_alone) {
    static const FxKind fx = FX_MOVE;
    Game *g = game_of_effects();
    Pos p = set_up(g);
    Pos q = p;
    q.last.piece = piece(&p, 1, LADY);
    Event last = q.last;
    pos_apply(&q, move_of(g, &fx, 1, (const Sq[]){A1, B1}));
    cr_expect_eq(q.cell[B1], p.cell[A1]);
    cr_expect_eq(q.side, 0);
    cr_expect_eq(memcmp(&q.last, &last, sizeof last), 0);
    cr_expect_eq(q.key, pos_key(&q));
    game_free(g);
}

Test(make, a_game_begins_with_its_setup) {
    Game *g = game_with(0);
    g->first = 1;
    grid_finish(g);
    g->start[D1] = game_piece(g, 1, MAN);
    g->start[C1] = PIECE_HOLE;
    Pos p;
    pos_start(g, &p);
    cr_expect_eq(p.side, 1);
    cr_expect_eq(p.chance, 0);
    cr_expect_eq(p.var[COUNT], 2);
    cr_expect_eq(p.cell[D1], piece(&p, 1, MAN));
    cr_expect_str_eq(cells_text(g, p.occupied), "c1 d1");
    cr_expect_not(p.last.moved);
    cr_expect_eq(p.key, pos_key(&p));
    game_free(g);
}

/* ---- after the end ---- */

Test(make, settling_pays_the_winner_and_says_so) {
    static const Trigger pay = {.time = AT_END,
                                .verb = VERB_PAY,
                                .var = LOST,
                                .who = WHO_WINNER,
                                .payer = COUNT,
                                .value = FIVE};
    Game *g = game_with(0);
    g->triggers = arena_copy(g->arena, &pay, sizeof pay);
    g->ntriggers = 1;
    grid_finish(g);
    Pos p = set_up(g), q = p;
    Undo u;
    pos_settle(&q, 1, &u);
    cr_expect_eq(q.var[LOST + 1], 2, "all there is");
    cr_expect_eq(q.var[COUNT], 0);
    cr_assert_eq(u.npaid, 1);
    cr_expect_eq(u.paid[0].payer, COUNT);
    cr_expect_eq(u.paid[0].payee, LOST + 1);
    cr_expect_eq(u.paid[0].amount, 2);
    q = p;
    pos_settle(&q, 2, &u);
    cr_expect_eq(q.var[COUNT], 2, "drawn: nobody is paid");
    cr_expect_eq(u.npaid, 0);
    game_free(g);
}
