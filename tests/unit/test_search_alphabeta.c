/*
** test_search_alphabeta.c -- values within their window and outside it, and where a search
** ends.
*/
#include "search/tree/node.h"
#include "support/given.h"
#include "support/same.h"
#include "support/searcher.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

static int whole(Searching *x, int depth) {
    x->s->depth = depth;
    return alphabeta(x->s, 0, depth, -SCORE_INF, SCORE_INF);
}

static Move named(const Pos *p, const char *text) {
    Err e = {""};
    Move m = MOVE_NONE;
    cr_assert(move_read(p, text, &m, &e), "%s: %s", text, e.text);
    return m;
}

/* The tree drawn in node.h. */
Test(alphabeta, the_drawn_tree) {
    static const char *const line[] = {"Kb2", "a1=Q", "Kxa1"};
    Searching x = searching("chess", "7k/8/8/8/8/8/p1p5/K7 w - - 0 1");
    x.s->qsearch_plies = 16;
    cr_assert_eq(whole(&x, 2), -466);
    cr_assert_eq(x.s->ply[0].npv, 3);
    Pos p = x.pos;
    Undo u;
    for (int i = 0; i < 3; i++) {
        cr_assert_eq(x.s->ply[0].pv[i], named(&p, line[i]));
        pos_make(&p, named(&p, line[i]), &u);
    }
    SearchNode root = {.depth = 2, .alpha = -SCORE_INF, .beta = SCORE_INF, .tried = 1};
    Move first = named(&x.pos, "Kxa2");
    tt_clear(x.tt);
    node_make(x.s, 0, first);
    cr_assert_eq(alphabeta_move(x.s, &root, 0), -1098);
    node_unmake(x.s, 0, first);
    node_make(x.s, 0, named(&x.pos, "Kb2"));
    cr_assert_gt(alphabeta_for(x.s, 0, 1, 1, -1098, -1097), -1098);
    node_unmake(x.s, 0, named(&x.pos, "Kb2"));
    searching_end(&x);
}

/* ---- compared with minimax ---- */

/* Full minimax to a depth; the search gives the values of the leaves. */
static int plain(Search *s, int ply, int depth) {
    Moves moves = {0};
    int best = -SCORE_INF;
    if (depth == 0 || rules_judge(&s->pos, &s->history, -1).verdict != VERDICT_NONE)
        return alphabeta(s, ply, depth, -SCORE_INF, SCORE_INF);
    moves_legal(&s->pos, &moves);
    for (size_t i = 0; i < moves.n; i++) {
        node_make(s, ply, moves.at[i]);
        int value = -plain(s, ply + 1, depth - 1);
        node_unmake(s, ply, moves.at[i]);
        best = value > best ? value : best;
    }
    moves_free(&moves);
    return best;
}

static const char *const middle[] = {
    "wa5daw/tp1pppp1pt/1p4c1pr/10/10/2R7/10/1P3DAT1P/TP1PPPPP2/f2AC2D1W o - 0 1",
    "wad2c1daw/trpp1pppft/2p1p2p2/R6f2/2T7/10/7P2/7C2/2P1PP3T/WAD7 o - 0 14",
};

Test(alphabeta, without_pruning_it_is_minimax) {
    for (int i = 0; i < 2; i++) {
        Searching x = searching("jetan", middle[i]);
        x.s->exact = true;
        int found = whole(&x, 2);
        tt_clear(x.tt);
        cr_assert_eq(found, plain(x.s, 0, 2), "%s", middle[i]);
        searching_end(&x);
    }
}

/* Values below alpha or above beta are only bounds. */
Test(alphabeta, outside_its_window_a_value_is_a_bound) {
    for (int i = 0; i < 2; i++) {
        Searching x = searching("jetan", middle[i]);
        x.s->exact = true;
        int value = whole(&x, 2);
        for (int off = -300; off <= 300; off += 50) {
            tt_clear(x.tt);
            int bound = alphabeta(x.s, 0, 2, value + off, value + off + 1);
            if (off >= 0)
                cr_assert(bound >= value && bound <= value + off, "%d", off);
            else
                cr_assert(bound <= value && bound > value + off, "%d", off);
        }
        searching_end(&x);
    }
}

/* ---- ends ---- */

Test(alphabeta, a_forced_end_is_told_by_its_distance) {
    Searching x = searching("chess", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    cr_assert_eq(whole(&x, 2), SCORE_WIN - 1);
    cr_assert_eq(x.s->ply[0].pv[0], named(&x.pos, "Re8"));
    searching_end(&x);
    x = searching("chess", "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    cr_assert_eq(whole(&x, 2), -SCORE_WIN);
    searching_end(&x);
}

Test(alphabeta, a_repetition_is_worth_a_draw_where_it_leads_nowhere) {
    Searching x = searching("chess", NULL);
    x.s->contempt = -33;
    history_add(&x.s->history, x.pos.key);
    int value = whole(&x, 1);
    cr_assert_gt(value, -33);
    x.s->repetition = true;
    cr_assert_eq(whole(&x, 1), -33);
    x.s->me = 1;
    cr_assert_eq(
        whole(&x, 1), value > 33 ? value : 33,
        "for the other it is as good as it is bad for the searcher, and better where it is");
    searching_end(&x);
}

Test(alphabeta, a_limit_ends_it_and_leaves_the_position_as_it_was) {
    Searching x = searching("jetan", NULL);
    clock_begin(&x.s->clock, 0, 500, NULL);
    whole(&x, 6);
    cr_assert(x.s->halted);
    cr_assert_eq(x.s->nodes, 500);
    cr_assert(pos_same(&x.s->pos, &x.pos));
    cr_assert_eq(x.s->history.keys.n, 0);
    cr_assert_eq(x.s->moves.n, 0);
    searching_end(&x);
}
