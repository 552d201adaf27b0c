/*
** test_search_abdada.c -- threads see what each other are searching, and only those; and what one has found
** out, another does not go on looking for.
*/
#include "base/rng.h"
#include "search/memory/abdada.h"
#include "support/given.h"
#include "support/same.h"
#include "support/searcher.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

static Abdada abdada;

Test(abdada, a_move_is_seen_until_it_is_left) {
    abdada_init(&abdada);
    uint64_t a = abdada_hash(1, 2), b = abdada_hash(2, 1), c = abdada_hash(1, 3);
    cr_assert(a != b && a != c && b != c);
    cr_assert_not(abdada_searching(&abdada, a));
    abdada_enter(&abdada, a);
    cr_assert(abdada_searching(&abdada, a));
    cr_assert_not(abdada_searching(&abdada, b));
    cr_assert_not(abdada_searching(&abdada, c));
    abdada_leave(&abdada, a);
    cr_assert_not(abdada_searching(&abdada, a));
}

/* A free place holds 0: a hash of 0 would be searched everywhere. */
Test(abdada, no_hash_is_0) {
    for (uint64_t i = 0; i < 10000; i++)
        cr_assert(abdada_hash(rng_mix(i), i) & 1);
    cr_assert(abdada_hash(0, 0) & 1);
}

/* Two hashes that fall on one place: the later one has it, and only its own thread frees it. */
Test(abdada, a_place_is_not_freed_by_the_one_who_lost_it) {
    abdada_init(&abdada);
    uint64_t a = abdada_hash(1, 2), b = a ^ (uint64_t)1 << 60;
    abdada_enter(&abdada, a);
    abdada_enter(&abdada, b);
    cr_assert_not(abdada_searching(&abdada, a));
    abdada_leave(&abdada, a);
    cr_assert(abdada_searching(&abdada, b));
    abdada_leave(&abdada, b);
    cr_assert_not(abdada_searching(&abdada, b));
}

/* As one thread of several. */
static Search *searcher(const Pos *p, Tt *tt, Arena *a) {
    Search *s = searcher_new(p, tt, a);
    s->abdada = &abdada;
    s->depth = 5;
    return s;
}

/* The second one finds the answer of the first in the table while it is at work, and comes back
** to where it began, with the whole line. */
Test(abdada, who_is_overtaken_catches_up) {
    static const char *const names[] = {"chess", "jetan"};
    for (int i = 0; i < 2; i++) {
        Game *g = given_game(names[i]);
        Arena *a = arena_new();
        Tt *tt = tt_new(16);
        Pos p;
        pos_start(g, &p);
        abdada_init(&abdada);
        Search *one = searcher(&p, tt, a), *two = searcher(&p, tt, a);
        int value = alphabeta(one, 0, one->depth, -SCORE_INF, SCORE_INF);
        cr_assert_gt(one->nodes, 1000u);
        cr_assert_eq(alphabeta(two, 0, two->depth, -SCORE_INF, SCORE_INF), value);
        cr_assert_lt(two->nodes, 100u); /* the table alone would take 170 */
        cr_assert_not(two->halted);
        cr_assert_eq(two->overtaken, -1);
        cr_assert(pos_same(&two->pos, &p));
        cr_assert_eq(two->history.keys.n, 0u);
        cr_assert_gt(one->ply[0].npv, 2);
        cr_assert_eq(two->ply[0].npv, one->ply[0].npv);
        for (int k = 0; k < one->ply[0].npv; k++)
            cr_assert_eq(two->ply[0].pv[k], one->ply[0].pv[k]);
        searcher_free(one);
        searcher_free(two);
        tt_free(tt);
        arena_free(a);
        game_free(g);
    }
}
