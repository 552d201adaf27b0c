/*
** test_search_share.c -- threads see each other's marks, and only those; and what one has found
** out, another does not go on looking for.
*/
#include "base/rng.h"
#include "search/memory/share.h"
#include "support/given.h"
#include "support/searcher.h"
#include "support/same.h"

#include <criterion/criterion.h>

static Share share;

Test(share, a_mark_is_seen_until_it_is_taken_back) {
    share_init(&share);
    uint64_t a = share_mark(1, 2), b = share_mark(2, 1), c = share_mark(1, 3);
    cr_assert(a != b && a != c && b != c);
    cr_assert_not(share_taken(&share, a));
    share_enter(&share, a);
    cr_assert(share_taken(&share, a));
    cr_assert_not(share_taken(&share, b));
    cr_assert_not(share_taken(&share, c));
    share_leave(&share, a);
    cr_assert_not(share_taken(&share, a));
}

/* A free place holds 0: a mark of 0 would be taken everywhere. */
Test(share, no_mark_is_0) {
    for (uint64_t i = 0; i < 10000; i++)
        cr_assert(share_mark(rng_mix(i), i) & 1);
    cr_assert(share_mark(0, 0) & 1);
}

/* Two marks that fall on one place: the later one has it, and only its own thread frees it. */
Test(share, a_place_is_not_freed_by_the_one_who_lost_it) {
    share_init(&share);
    uint64_t a = share_mark(1, 2), b = a ^ (uint64_t)1 << 60;
    share_enter(&share, a);
    share_enter(&share, b);
    cr_assert_not(share_taken(&share, a));
    share_leave(&share, a);
    cr_assert(share_taken(&share, b));
    share_leave(&share, b);
    cr_assert_not(share_taken(&share, b));
}

/* As one thread of several. */
static Search *searcher(const Pos *p, Tt *tt, Arena *a) {
    Search *s = searcher_new(p, tt, a);
    s->share = &share;
    s->depth = 5;
    return s;
}

/* The second one finds the answer of the first in the table while it is at work, and comes back
** to where it began, with the whole line. */
Test(share, who_is_overtaken_catches_up) {
    static const char *const names[] = {"chess", "jetan"};
    for (int i = 0; i < 2; i++) {
        Game *g = given_game(names[i]);
        Arena *a = arena_new();
        Tt *tt = tt_new(16);
        Pos p;
        pos_start(g, &p);
        share_init(&share);
        Search *one = searcher(&p, tt, a), *two = searcher(&p, tt, a);
        int value = tree_value(one, 0, one->depth, -SCORE_INF, SCORE_INF);
        cr_assert_gt(one->nodes, 1000u);
        cr_assert_eq(tree_value(two, 0, two->depth, -SCORE_INF, SCORE_INF), value);
        cr_assert_lt(two->nodes, 100u); /* the table alone would take 170 */
        cr_assert_not(two->halted);
        cr_assert_eq(two->overtaken, -1);
        cr_assert(pos_same(&two->pos, &p));
        cr_assert_eq(two->history.keys.n, 0u);
        cr_assert_gt(one->frame[0].npv, 2);
        cr_assert_eq(two->frame[0].npv, one->frame[0].npv);
        for (int k = 0; k < one->frame[0].npv; k++)
            cr_assert_eq(two->frame[0].pv[k], one->frame[0].pv[k]);
        searcher_free(one);
        searcher_free(two);
        tt_free(tt);
        arena_free(a);
        game_free(g);
    }
}
