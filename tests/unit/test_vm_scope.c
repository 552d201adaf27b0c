/*
** test_vm_scope.c -- which player a scope stands for, and what that player sees.
*/
#include "support/cells.h"
#include "support/grid.h"
#include "vm/meaning/scope.h"

#include <criterion/criterion.h>

enum { A1, B1, C1, A2, B2, C2, A3, B3, C3 };

/* The first player's Man on a1 and King on b1, the second's on a2 and b2, a neutral Man on a3,
** a hole at b3. */
static Pos set_up(Game *g) {
    Pos p;
    grid_finish(g);
    pos_clear(g, &p);
    grid_put(&p, 0, 1, A1);
    grid_put(&p, 0, 0, B1);
    grid_put(&p, 1, 1, A2);
    grid_put(&p, 1, 0, B2);
    grid_put(&p, 2, 1, A3);
    pos_put(&p, B3, PIECE_HOLE);
    return p;
}

/* ---- players ---- */

Test(scope, players_are_those_of_the_last_move) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    pos_set_side(&p, 1);
    p.last = (Event){.moved = true, .mover = 0, .captor = 2, .ncaught = 2};
    p.last.caught[0] = (Caught){game_piece(g, 1, 1), 1};
    p.last.caught[1] = (Caught){game_piece(g, 2, 1), 1};
    Scope s = scope_of(&p);
    s.winner = 1;
    cr_expect_eq(scope_player(&s, WHO_ME), 0);
    cr_expect_eq(scope_player(&s, WHO_NEXT), 1);
    cr_expect_eq(scope_player(&s, WHO_NEUTRAL), 2);
    cr_expect_eq(scope_player(&s, WHO_WINNER), 1);
    cr_expect_eq(scope_player(&s, WHO_CAPTOR), 2);
    cr_expect_eq(scope_player(&s, WHO_LOSER), 1);
    s.caught = 1;
    cr_expect_eq(scope_player(&s, WHO_LOSER), 2, "of the piece that is asked about");
    cr_expect_eq(scope_player(&s, WHO_PLAYER0 + 1), 1);
    game_free(g);
}

Test(scope, before_any_move_the_player_before_has_moved) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    Scope s = scope_of(&p);
    cr_expect_eq(scope_player(&s, WHO_ME), 1);
    cr_expect_eq(scope_player(&s, WHO_CAPTOR), 2, "nobody has captured");
    cr_expect_eq(scope_player(&s, WHO_LOSER), 2, "nobody was taken");
    cr_expect_eq(scope_player(&s, WHO_WINNER), 2, "nobody");
    game_free(g);
}

/* A neutral piece moves for the player whose turn it is. */
Test(scope, a_neutral_piece_has_a_player) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    pos_set_side(&p, 1);
    Scope s = scope_at_cell(&p, 2, A3);
    cr_expect_eq(scope_player(&s, WHO_ME), 1);
    cr_expect_eq(scope_player(&s, WHO_NEXT), 0);
    game_free(g);
}

/* ---- pieces on cells ---- */

Test(scope, friends_and_enemies_depend_on_the_player) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    static const struct {
        Sq cell;
        unsigned first, second, neutral;
    } of[] = {{A1, ON_FRIEND, ON_ENEMY, ON_ENEMY},     {B1, ON_FRIEND, ON_ROYAL, ON_ROYAL},
              {A2, ON_ENEMY, ON_FRIEND, ON_ENEMY},     {B2, ON_ROYAL, ON_FRIEND, ON_ROYAL},
              {A3, ON_NEUTRAL, ON_NEUTRAL, ON_FRIEND}, {B3, ON_HOLE, ON_HOLE, ON_HOLE},
              {C3, ON_EMPTY, ON_EMPTY, ON_EMPTY}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        Piece x = p.cell[of[i].cell];
        cr_expect_eq(piece_mask(g, 0, x), of[i].first, "%d", of[i].cell);
        cr_expect_eq(piece_mask(g, 1, x), of[i].second, "%d", of[i].cell);
        cr_expect_eq(piece_mask(g, 2, x), of[i].neutral, "%d", of[i].cell);
    }
    game_free(g);
}

/* For all masks and players, with and without a piece lifted, the sets agree with the cells. */
Test(scope, the_cells_of_a_mask_are_those_whose_piece_is_of_it) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    static const Sq lifted[] = {SQ_NONE, A1, B2, A3};
    for (int me = 0; me <= 2; me++) {
        for (size_t i = 0; i < sizeof lifted / sizeof *lifted; i++) {
            Memo memo;
            Scope s = scope_at_cell(&p, me, SQ_NONE), keeps;
            s.lifted = lifted[i];
            keeps = s;
            keeps.memo = &memo;
            memo_clear(&memo);
            for (unsigned mask = 0; mask < MASKS_END; mask++) {
                CellSet on = {{0}};
                for (Sq cell = 0; cell < 9; cell++)
                    if (piece_mask(g, me, scope_at(&s, cell)) & mask)
                        set_add(&on, cell);
                cr_assert(set_equal(scope_on(&s, mask), on), "player %d, mask %u", me, mask);
                cr_assert(set_equal(scope_on(&keeps, mask), on), "player %d, mask %u", me,
                          mask);
                cr_assert(set_equal(*memo_on(&keeps, mask), on), "player %d, mask %u", me,
                          mask);
            }
        }
    }
    game_free(g);
}

Test(scope, one_piece_is_lifted_and_one_imagined) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    Scope s = scope_at_cell(&p, 0, A1);
    s.lifted = A1;
    s.target = A2;
    s.as = p.cell[A1];
    cr_expect_eq(scope_at(&s, A1), PIECE_NONE);
    cr_expect_eq(scope_at(&s, A2), p.cell[A1]);
    cr_expect_eq(scope_at(&s, B2), p.cell[B2]);
    cr_expect_str_eq(cells_text(g, scope_occupied(&s)), "b1 a2 b2 a3 b3");
    s.target = A1;
    cr_expect_eq(scope_at(&s, A1), p.cell[A1], "put down where it was lifted");
    game_free(g);
}

/* A memo is valid for its scope until it is cleared. */
Test(scope, a_memo_keeps_what_was_found) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    Memo memo;
    Scope s = scope_at_cell(&p, 0, SQ_NONE);
    s.memo = &memo;
    memo_clear(&memo);
    cr_expect_str_eq(cells_text(g, scope_on(&s, ON_ENEMY)), "a2");
    pos_put(&p, A2, PIECE_NONE);
    cr_expect_str_eq(cells_text(g, scope_on(&s, ON_ENEMY)), "a2");
    memo_clear(&memo);
    cr_expect_str_eq(cells_text(g, scope_on(&s, ON_ENEMY)), "-");
    game_free(g);
}

Test(scope, values_are_their_owners) {
    Game *g = grid_game(3, 3, true);
    g->kinds[0].valued = g->kinds[1].valued = true;
    g->kinds[0].value[0] = 9;
    g->kinds[1].value[0] = 3, g->kinds[1].value[1] = 5;
    grid_finish(g);
    cr_expect_eq(piece_value(g, game_piece(g, 0, 1)), 3);
    cr_expect_eq(piece_value(g, game_piece(g, 1, 1)), 5);
    cr_expect_eq(piece_value(g, game_piece(g, 2, 1)), 0);
    cr_expect_eq(piece_value(g, PIECE_NONE), 0);
    cr_expect_eq(piece_value(g, PIECE_HOLE), 0);
    game_free(g);
}

/* ---- earlier positions ---- */

Test(scope, knows_how_often_and_how_long_ago_a_position_occurred) {
    Game *g = grid_game(3, 3, true);
    Pos p = set_up(g);
    Scope s = scope_of(&p);
    History h = {0};
    cr_expect_eq(scope_stood(&s), 0, "nothing is known");
    cr_expect_eq(scope_ago(&s, 1), 0);
    for (int ago = 5; ago > 0; ago--)
        history_add(&h, ago == 5 || ago == 2 ? p.key : ~p.key);
    s.history = &h;
    cr_expect_eq(scope_stood(&s), 2);
    cr_expect_eq(scope_ago(&s, 1), 2, "the last time");
    cr_expect_eq(scope_ago(&s, 2), 5, "and the one before");
    cr_expect_eq(scope_ago(&s, 3), 0, "not so often");
    s.history = NULL;
    pos_lend(&p, &h);
    p.npast = 3;
    cr_expect_eq(scope_ago(&s, 1), 3, "of those that were lent");
    history_free(&h);
    game_free(g);
}
