/*
** test_vm_traits.c -- facts about a whole game.
*/
#include "support/grid.h"

#include <criterion/criterion.h>

enum { MOVE, TAKE, NAME, CROWN, DEPOSE, PUT, ACTS };
static const Act acts[ACTS] = {
    [MOVE] = {.fx = FX_MOVE, .ref_a = REF_START, .ref_b = REF_HERE},
    [TAKE] = {.fx = FX_TAKE, .ref_a = REF_HERE},
    [NAME] = {.fx = FX_CAPTOR, .ref_a = REF_START},
    [CROWN] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 0},
    [DEPOSE] = {.fx = FX_BECOME, .ref_a = REF_LANDED, .kind = 2},
    [PUT] = {.fx = FX_PUT, .ref_a = REF_HERE},
};

/* A game with those acts; `brings`: a walk may bring a piece to the board. */
static Game *game(bool royal, bool brings) {
    Game *g = grid_game(3, 3, royal);
    g->acts = acts;
    g->nacts = brings ? ACTS : PUT;
    grid_shapes(g);
    g->nlongs = 0;
    Turn turn = {.nparts = 1, .part = {{.kinds = 7}}};
    g->turns = arena_copy(g->arena, &turn, sizeof turn);
    return g;
}

#define STEPS OP_STEP, GRID_ALL, 0
#define LANDS OP_LAND, ON_EMPTY | ON_ENEMY

/* ---- turns, and moves that do not name their start ---- */

/* The trait of a game whose kind 1 has that walk, and kind 0 steps. */
static bool nameless(KindSet kinds, int nparts, const uint16_t *code, int n) {
    Game *g = game(false, false);
    GRID_SET(g, 0, {STEPS, LANDS, OP_ACT, MOVE, OP_END});
    grid_walk(g, 1, code, n);
    Turn *t = (Turn *)g->turns;
    t->part[0].kinds = kinds;
    t->nparts = nparts;
    grid_finish(g);
    cr_expect_eq(g->traits.simple_turn, nparts == 1);
    bool yes = g->traits.nameless;
    game_free(g);
    return yes;
}

#define CODE(...)                                                                              \
    (const uint16_t[]) __VA_ARGS__, (int)(sizeof((uint16_t[])__VA_ARGS__) / sizeof(uint16_t))
#define TAKES CODE({STEPS, LANDS, OP_ACT, TAKE, OP_END})

Test(traits, a_move_without_its_start_may_be_of_any_piece) {
    cr_expect(nameless(7, 1, TAKES));
    cr_expect_not(nameless(7, 1, CODE({STEPS, LANDS, OP_ACT, MOVE, OP_END})));
    cr_expect_not(nameless(7, 1, CODE({OP_ACT, NAME, STEPS, LANDS, OP_ACT, TAKE, OP_END})));
    cr_expect(nameless(
        7, 1, CODE({STEPS, LANDS, OP_FORK, 10, OP_ACT, MOVE, OP_END, OP_ACT, TAKE, OP_END})));
    cr_expect_not(nameless(
        7, 1, CODE({STEPS, LANDS, OP_FORK, 10, OP_ACT, MOVE, OP_END, OP_ACT, TAKE, OP_FAIL})));
    cr_expect(nameless(7, 1, CODE({OP_JUMP, 3, OP_FAIL, STEPS, LANDS, OP_ACT, TAKE, OP_END})));
}

Test(traits, only_pieces_that_move_by_themselves_matter) {
    cr_expect_not(nameless(1 << 0 | 1 << 2, 1, TAKES));
    cr_expect_not(nameless(7, 2, TAKES), "a turn of several parts is not told so");
}

Test(traits, a_choice_of_turns_is_not_simple) {
    Game *g = game(false, false);
    g->turns = ARENA_ARRAY(g->arena, Turn, 2);
    ((Turn *)g->turns)[0] = ((Turn *)g->turns)[1] = (Turn){.nparts = 1, .part = {{.kinds = 7}}};
    g->nturns = 2;
    grid_finish(g);
    cr_expect_not(g->traits.simple_turn);
    game_free(g);
}

/* ---- new pieces ---- */

Test(traits, a_game_without_new_pieces_dwindles) {
    for (int brings = 0; brings < 2; brings++) {
        Game *g = game(false, brings);
        grid_finish(g);
        cr_expect_eq(g->traits.dwindles, !brings);
        game_free(g);
    }
}

/* ---- royal pieces ---- */

/* A game in which kinds 0 and 1 do this at the end of a step, and which forbids these
** positions. */
static bool guarded(bool royal, int king_does, int man_does, const Expr *forbids, int nforbid) {
    Game *g = game(royal, false);
    Expr *e = ARENA_ARRAY(g->arena, Expr, g->nexprs);
    memcpy(e, g->exprs, sizeof *e * (size_t)g->nexprs);
    g->exprs = e;
    ExprId *list = ARENA_ARRAY(g->arena, ExprId, 2);
    list[0] = list[1] = GRID_CHECK;
    e[GRID_CHECK] = *forbids;
    g->decree[DECREE_FORBID].at = list;
    g->decree[DECREE_FORBID].n = nforbid;
    const int does[] = {king_does, man_does};
    for (int kind = 0; kind < 2; kind++) {
        const uint16_t code[] = {STEPS,   LANDS, OP_ACT, MOVE,
                                 OP_FORK, 12,    OP_ACT, (uint16_t)does[kind],
                                 OP_END,  OP_END};
        grid_walk(g, kind, code, sizeof code / sizeof *code);
    }
    grid_finish(g);
    bool yes = g->traits.guards_royal;
    Game view;
    game_view(g, false, &view);
    cr_expect_not(view.traits.guards_royal, "the machine makes every move to see");
    game_view(g, true, &view);
    cr_expect_eq(view.traits.guards_royal, yes);
    game_free(g);
    return yes;
}

Test(traits, a_royal_piece_is_guarded_if_just_that_is_forbidden) {
    static const Expr check = {.kind = EXPR_CHECK, .who = WHO_ME};
    static const Expr other = {.kind = EXPR_CHECK, .who = WHO_NEXT};
    cr_expect(guarded(true, MOVE, MOVE, &check, 1));
    cr_expect_not(guarded(false, MOVE, MOVE, &check, 1), "nobody is royal");
    cr_expect_not(guarded(true, MOVE, MOVE, &check, 0));
    cr_expect_not(guarded(true, MOVE, MOVE, &check, 2));
    cr_expect_not(guarded(true, MOVE, MOVE, &other, 1));
}

Test(traits, no_piece_may_become_or_cease_to_be_royal) {
    static const Expr check = {.kind = EXPR_CHECK, .who = WHO_ME};
    cr_expect(guarded(true, CROWN, DEPOSE, &check, 1), "he is king, the other is not");
    cr_expect_not(guarded(true, DEPOSE, MOVE, &check, 1));
    cr_expect_not(guarded(true, MOVE, CROWN, &check, 1));
}
