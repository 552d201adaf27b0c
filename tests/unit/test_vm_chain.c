/*
** test_vm_chain.c -- chains against the expressions that they are made of.
*/
#include "support/grid.h"
#include "vm/meaning/chain.h"

#include "base/rng.h"

#include <criterion/criterion.h>

enum { TREES = 5000, EXPRS = 400, DEEP = 4, FEW = 3, VARS = 3 };

/* A game whose expressions the tests write, and a position with a last move. */
typedef struct World {
    Game *game;
    Expr expr[EXPRS];
    Pos pos;
    Rng rng;
} World;

static void begin(World *w, uint64_t seed) {
    Err e = {0};
    w->game = grid_game(4, 4, false);
    w->game->vars = ARENA_ARRAY(w->game->arena, Var, VARS);
    w->game->nvars = VARS;
    for (int i = 0; i < VARS; i++) /* one for all, one for each player */
        w->game->vars[i] = (Var){.name = "v", .player = (int8_t)(i - 1), .max = 100};
    GRID_SET(w->game, 0, GRID_KING);
    GRID_SET(w->game, 1, GRID_MAN);
    cr_assert(game_finish(w->game, &e), "%s", e.text);
    w->game->exprs = w->expr;
    w->game->nexprs = 1;
    rng_seed(&w->rng, seed);
}

static int below(World *w, int n) {
    return (int)rng_below(&w->rng, (uint64_t)n);
}

static ExprId leaf(World *w, Expr e) {
    cr_assert_lt(w->game->nexprs, EXPRS);
    w->expr[w->game->nexprs] = e;
    return (ExprId)w->game->nexprs++;
}

static ExprId number(World *w) {
    return leaf(w, (Expr){.kind = EXPR_NUM, .arg = below(w, 5) - 1});
}

static uint8_t anyone(World *w) {
    static const uint8_t who[] = {WHO_NOBODY, WHO_ME,      WHO_NEXT,
                                  WHO_ANY,    WHO_PLAYER0, WHO_PLAYER0 + 1};
    return who[below(w, 6)];
}

static ExprId amount(World *w) {
    switch (below(w, 4)) {
    case 0: return number(w);
    case 1: return leaf(w, (Expr){.kind = EXPR_VAR});
    case 2:
        return leaf(w,
                    (Expr){.kind = EXPR_VAR, .who = below(w, 2) ? WHO_ME : WHO_NEXT, .arg = 1});
    default:
        return leaf(w, (Expr){.kind = EXPR_COUNT,
                              .who = anyone(w),
                              .arg = below(w, 2),
                              .zone = (uint16_t)below(w, 2)});
    }
}

static ExprId event(World *w) {
    static const uint8_t kinds[] = {EXPR_CAPTURED, EXPR_CAPTOR, EXPR_TOUCHED, EXPR_LANDED,
                                    EXPR_MOVER,    EXPR_PASSED, EXPR_TO_MOVE, EXPR_REPEATED};
    uint8_t kind = kinds[below(w, 8)];
    int arg = kind == EXPR_REPEATED ? 1 + below(w, 3) : below(w, 2);
    return leaf(w, (Expr){.kind = kind, .who = anyone(w), .arg = arg});
}

static ExprId condition(World *w, int deep) {
    static const uint8_t two[] = {EXPR_AND, EXPR_OR, EXPR_EQ, EXPR_LT, EXPR_LE};
    int i = below(w, deep > 0 ? 8 : 3);
    if (i == 0)
        return amount(w);
    if (i < 3)
        return event(w);
    if (i == 3)
        return leaf(w, (Expr){.kind = EXPR_NOT, .a = condition(w, deep - 1)});
    uint8_t kind = two[i < 6 ? below(w, 2) : 2 + below(w, 3)];
    ExprId a = i < 6 ? condition(w, deep - 1) : amount(w);
    ExprId b = i < 6 ? condition(w, deep - 1) : amount(w);
    return leaf(w, (Expr){.kind = kind, .a = a, .b = b});
}

static Piece any_piece(World *w) {
    return w->game->piece[below(w, 2)][below(w, GRID_KINDS)];
}

static void shuffle(World *w) {
    pos_clear(w->game, &w->pos);
    for (int n = below(w, 8); n > 0; n--)
        pos_put(&w->pos, (Sq)below(w, 16), any_piece(w));
    for (int i = 0; i < VARS; i++)
        pos_set_var(&w->pos, i, below(w, 4));
    pos_set_side(&w->pos, below(w, 2));
    w->pos.last = (Event){.moved = below(w, 4) > 0,
                          .passed = below(w, 2) > 0,
                          .mover = (uint8_t)below(w, 2),
                          .piece = below(w, 3) ? any_piece(w) : PIECE_NONE,
                          .to = (uint8_t)below(w, 16),
                          .ncaught = (uint8_t)below(w, 2),
                          .caught = {any_piece(w)},
                          .touched = set_of((unsigned)below(w, 16))};
}

Test(chain, says_what_its_expression_says) {
    World w;
    int yes = 0;
    begin(&w, 1);
    for (int i = 0; i < TREES; i++) {
        w.game->nexprs = 1;
        ExprId e = condition(&w, DEEP);
        Chain c = chain_of(w.game, e, w.game->arena);
        for (int k = 0; k < FEW; k++) {
            shuffle(&w);
            uint64_t before[] = {w.pos.key, 1, below(&w, 2) ? w.pos.key : 2};
            History history = {0};
            for (size_t n = (size_t)below(&w, 4), at = 0; at < n; at++)
                history_add(&history, before[at]);
            Scope s = scope_of(&w.pos);
            s.history = &history;
            yes += expr_true(&s, e);
            cr_assert_eq(chain_holds(&c, &s), expr_true(&s, e), "tree %d", i);
            history_free(&history);
        }
    }
    cr_assert(yes > TREES / 4 && yes < FEW * TREES - TREES / 4, "%d are true", yes);
    game_free(w.game);
}

Test(chain, of_several_holds_where_one_does) {
    World w;
    begin(&w, 2);
    for (int i = 0; i < TREES; i++) {
        w.game->nexprs = 1;
        ExprId e[FEW];
        for (int k = 0; k < FEW; k++)
            e[k] = condition(&w, 1);
        Chain c = chain_any(w.game, e, FEW, w.game->arena);
        shuffle(&w);
        Scope s = scope_of(&w.pos);
        bool any = expr_true(&s, e[0]) || expr_true(&s, e[1]) || expr_true(&s, e[2]);
        cr_assert_eq(chain_holds(&c, &s), any, "trees %d", i);
    }
    game_free(w.game);
}

/* What has no room as tests is still asked; and of several, all must be looked at. */
Test(chain, that_would_be_too_long_is_exact_all_the_same) {
    World w;
    begin(&w, 3);
    ExprId e = leaf(&w, (Expr){.kind = EXPR_VAR});
    for (int i = 0; i < 100; i++)
        e = leaf(&w, (Expr){.kind = EXPR_AND, .a = e, .b = leaf(&w, (Expr){.kind = EXPR_VAR})});
    Chain c = chain_of(w.game, e, w.game->arena), any = chain_any(w.game, &e, 1, w.game->arena);
    for (int value = 0; value < 2; value++) {
        pos_clear(w.game, &w.pos);
        pos_set_var(&w.pos, 0, value);
        Scope s = scope_of(&w.pos);
        cr_assert_eq(chain_holds(&c, &s), value != 0);
        cr_assert(chain_holds(&any, &s));
    }
    game_free(w.game);
}

Test(chain, without_a_condition_always_or_never_holds) {
    World w;
    begin(&w, 4);
    pos_clear(w.game, &w.pos);
    Scope s = scope_of(&w.pos);
    Chain always = chain_of(w.game, 0, w.game->arena);
    Chain never = chain_any(w.game, NULL, 0, w.game->arena);
    cr_assert(chain_holds(&always, &s));
    cr_assert_not(chain_holds(&never, &s));
    game_free(w.game);
}
