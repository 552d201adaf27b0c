/*
** test_vm_sound.c -- rights and markers that are impossible in a position.
*/
#include "support/grid.h"
#include "vm/meaning/sound.h"

#include <criterion/criterion.h>

/* A player may have the right with a King in the first row and any Man; the marker names an
** empty cell of that row. */
enum { RIGHT = 1, MARK = 3, VARS };
enum { KINGS = 1, MEN, BOTH, ROW, EMPTY, ROW_AND_EMPTY, EXPRS };
static const Expr exprs[EXPRS] = {
    [KINGS] = {.kind = EXPR_COUNT, .who = WHO_ME, .arg = 1, .more = 1},
    [MEN] = {.kind = EXPR_COUNT, .who = WHO_ME, .arg = 2},
    [BOTH] = {.kind = EXPR_AND, .a = KINGS, .b = MEN},
    [ROW] = {.kind = EXPR_IN, .arg = 1},
    [EMPTY] = {.kind = EXPR_ON, .arg = ON_EMPTY},
    [ROW_AND_EMPTY] = {.kind = EXPR_AND, .a = ROW, .b = EMPTY},
};

static Game *game(void) {
    static const KindSet kinds[] = {7, 1 << 0, 1 << 1};
    Game *g = grid_game(3, 3, false);
    g->kindsets = kinds;
    g->nkindsets = 3;
    g->exprs = exprs;
    g->nexprs = EXPRS;
    g->nrules = g->nlongs = 0;
    g->acts = NULL;
    g->nacts = 0;
    grid_shapes(g);
    g->vars = ARENA_ARRAY(g->arena, Var, VARS);
    g->vars[0] = (Var){.name = "count", .player = -1, .max = 9};
    for (int8_t player = 0; player < 2; player++)
        g->vars[RIGHT + player] = (Var){.name = "right",
                                        .kind = VAR_FLAG,
                                        .hashed = true,
                                        .player = player,
                                        .max = 1,
                                        .where = {BOTH, BOTH}};
    g->vars[MARK] = (Var){.name = "mark",
                          .kind = VAR_CELL,
                          .player = -1,
                          .max = 9,
                          .where = {ROW_AND_EMPTY, ROW}};
    g->nvars = VARS;
    grid_finish(g);
    return g;
}

static Pos set_up(const Game *g) {
    Pos p;
    pos_clear(g, &p);
    grid_put(&p, 0, 0, 0);
    grid_put(&p, 0, 1, 4);
    grid_put(&p, 1, 0, 1);
    grid_put(&p, 1, 1, 5);
    pos_set_var(&p, RIGHT, 1);
    pos_set_var(&p, RIGHT + 1, 1);
    pos_set_var(&p, MARK, 1 + 2);
    return p;
}

Test(sound, what_is_possible_is_sound) {
    Game *g = game();
    ExprId part = 9;
    Pos p = set_up(g);
    cr_expect_eq(pos_unsound(&p, &part), -1);
    cr_expect_eq(part, 0);
    game_free(g);
}

Test(sound, a_right_is_asked_of_its_owner) {
    Game *g = game();
    ExprId part;
    Pos p = set_up(g);
    pos_put(&p, 1, PIECE_NONE);
    cr_expect_eq(pos_unsound(&p, &part), RIGHT + 1);
    cr_expect_eq(part, KINGS, "the part that does not hold");
    p = set_up(g);
    pos_put(&p, 4, PIECE_NONE);
    cr_expect_eq(pos_unsound(&p, &part), RIGHT);
    cr_expect_eq(part, MEN);
    pos_set_var(&p, RIGHT, 0);
    cr_expect_eq(pos_unsound(&p, &part), -1, "who has none needs nothing");
    game_free(g);
}

/* The first player has more requirements than the second. */
Test(sound, a_marker_is_judged_on_its_cell_by_the_player_to_move) {
    Game *g = game();
    ExprId part;
    Pos p = set_up(g);
    pos_set_var(&p, MARK, 1 + 8);
    cr_expect_eq(pos_unsound(&p, &part), MARK);
    cr_expect_eq(part, ROW);
    pos_set_var(&p, MARK, 1 + 0);
    cr_expect_eq(pos_unsound(&p, &part), MARK);
    cr_expect_eq(part, EMPTY);
    pos_set_side(&p, 1);
    cr_expect_eq(pos_unsound(&p, &part), -1);
    game_free(g);
}

Test(sound, what_is_impossible_is_removed) {
    Game *g = game();
    ExprId part;
    Pos p = set_up(g);
    pos_put(&p, 1, PIECE_NONE);
    pos_set_var(&p, MARK, 1 + 8);
    pos_set_var(&p, 0, 3);
    pos_make_sound(&p);
    cr_expect_eq(pos_unsound(&p, &part), -1);
    cr_expect_eq(p.var[RIGHT], 1);
    cr_expect_eq(p.var[RIGHT + 1], 0);
    cr_expect_eq(p.var[MARK], 0);
    cr_expect_eq(p.var[0], 3, "of which nothing is asked");
    cr_expect_eq(p.key, pos_key(&p));
    game_free(g);
}
