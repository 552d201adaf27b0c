/*
** test_vm_row.c -- rows that endings ask for: their lines, and that no existing row is denied.
*/
#include "support/given.h"
#include "support/same.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/row.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>

enum { PLIES = 200 };

static void has_lines(const char *name, int row, int nrows, int nlines) {
    Game *g = given_game(name);
    cr_assert(g->rows, "%s", name);
    cr_expect_eq(g->rows->n, nrows, "%s", name);
    cr_expect_eq(g->rows->row[row].nlines, nlines, "%s", name);
    game_free(g);
}

Test(row, lines_are_counted_once) {
    has_lines("connect-four", 0, 1, 69);
    has_lines("gomoku", 0, 1, 572);
    has_lines("yavalath", 0, 2, 3 * 34);
    has_lines("yavalath", 1, 2, 3 * 43);
}

/* If an end must not be exceeded, or only counters are asked about, no set of pieces
** decides. */
Test(row, other_endings_have_none) {
    static const char *const names[] = {"chess", "nine-mens-morris", "hex", "reversi"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        cr_expect_null(g->rows, "%s", names[i]);
        game_free(g);
    }
}

/* Judges the same position without what is known about rows. */
static Verdict judged_anew(const Pos *p, int rowless) {
    Pos blank = *p;
    blank.rowless = rowless ? p->rowless : 0;
    return rules_judge(&blank, NULL, -1).verdict;
}

/* In random games, up to their ends and beyond; unmaking a move also restores what is known. */
static void expect_as_asked(const char *name, int games) {
    Game *g = given_game(name);
    Rng rng;
    Moves room = {0};
    int ended = 0, known = 0;
    rng_seed(&rng, 11);
    for (int game = 0; game < games; game++) {
        Pos p;
        Undo u;
        Move m;
        pos_start(g, &p);
        for (int ply = 0; ply < PLIES && moves_pick(&p, &rng, &room, &m); ply++) {
            Pos before = p;
            pos_make(&p, m, &u);
            pos_unmake(&p, &u);
            cr_assert(pos_same(&p, &before));
            pos_make(&p, m, &u);
            Verdict v = judged_anew(&p, true);
            cr_assert_eq(v, judged_anew(&p, false), "%s, game %d, ply %d", name, game, ply);
            ended += v != VERDICT_NONE;
            known += p.rowless != 0;
        }
    }
    cr_expect(ended > 0 && known > 0, "%s", name);
    moves_free(&room);
    game_free(g);
}

Test(row, no_existing_row_is_denied) {
    static const char *const names[] = {"connect-four", "gomoku", "connect6", "yavalath",
                                        "pentago"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect_as_asked(names[i], 12);
}

/* Nothing is known about pieces that were set up until their player moves, who may have a row
** elsewhere. */
Test(row, a_row_that_was_set_up_is_seen_after_any_move) {
    Game *g = given_game("connect-four");
    Pos p = given_pos(g, "7/7/7/7/7/ddddDDD b");
    Undo u;
    Moves all = {0};
    cr_expect_eq(p.rowless, 0u);
    moves_legal(&p, &all);
    cr_assert_eq(all.n, 7u);
    for (size_t i = 0; i < all.n; i++) {
        pos_make(&p, all.at[i], &u);
        cr_expect_not(rows_deny(&p, g->rows->row[0].expr, 1));
        cr_expect_eq(rules_judge(&p, NULL, -1).verdict, VERDICT_WIN);
        pos_unmake(&p, &u);
    }
    moves_free(&all);
    game_free(g);
}
