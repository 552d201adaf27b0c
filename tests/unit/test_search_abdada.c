/*
** test_search_abdada.c -- threads see which moves the others are searching, and only those;
** what one thread has finished, another stops searching.
*/
#include "base/rng.h"
#include "search/tree/abdada.h"
#include "support/given.h"
#include "support/same.h"
#include "support/searcher.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

static Abdada abdada;

/* A node with that key, some of whose moves have been tried. */
static SearchNode node(uint64_t key) {
    return (SearchNode){.depth = 5, .tried = 3, .key = key};
}

static Search *one_of_several(void) {
    static Search s;
    s.abdada = &abdada;
    abdada_init(&abdada);
    return &s;
}

Test(abdada, a_move_is_seen_until_it_is_left) {
    Search *s = one_of_several();
    SearchNode a = node(1), b = node(2);
    cr_assert_not(abdada_defers(s, &a, 2));
    abdada_enter(s, &a, 2);
    cr_assert(abdada_defers(s, &a, 2));
    cr_assert_not(abdada_defers(s, &b, 1));
    cr_assert_not(abdada_defers(s, &a, 3));
    abdada_leave(s, &a, 2);
    cr_assert_not(abdada_defers(s, &a, 2));
}

Test(abdada, neither_the_first_move_nor_one_near_the_leaves_is_deferred) {
    Search *s = one_of_several();
    SearchNode a = node(1);
    abdada_enter(s, &a, 2);
    a.tried = 0;
    cr_assert_not(abdada_defers(s, &a, 2));
    a = node(1);
    a.depth = 1;
    cr_assert_not(abdada_defers(s, &a, 2));
}

/* A free slot holds 0: a move with the hash 0 would seem to be searched everywhere. */
Test(abdada, no_hash_is_0) {
    Search *s = one_of_several();
    for (uint64_t i = 0; i < 10000; i++) {
        SearchNode n = node(rng_mix(i));
        cr_assert_not(abdada_defers(s, &n, i));
    }
}

/* If two moves hash to one slot, the later one has it, and only that thread frees it. */
Test(abdada, a_place_is_not_freed_by_the_one_who_lost_it) {
    Search *s = one_of_several();
    SearchNode a = node(1), b;
    uint64_t key = 2;
    abdada_enter(s, &a, 1);
    do {
        b = node(key++);
        abdada_enter(s, &b, 1);
    } while (abdada_defers(s, &a, 1));
    abdada_leave(s, &a, 1);
    cr_assert(abdada_defers(s, &b, 1));
    abdada_leave(s, &b, 1);
    cr_assert_not(abdada_defers(s, &b, 1));
}

/* A search that is one thread of several. */
static Search *searcher(const Pos *p, Tt *tt, Arena *a) {
    Search *s = searcher_new(p, tt, a);
    s->abdada = &abdada;
    s->depth = 5;
    return s;
}

/* While it is at work, the second one finds the result of the first in the table, and returns
** to the root with the whole line. */
Test(abdada, an_overtaken_search_catches_up) {
    static const char *const names[] = {"chess", "jetan"};
    for (int i = 0; i < 2; i++) {
        Game *g = given_game(names[i]);
        Arena *a = arena_new();
        Tt *tt = tt_new(16);
        Pos p;
        pos_start(g, &p);
        abdada_init(&abdada);
        Search *one = searcher(&p, tt, a), *two = searcher(&p, tt, a);
        alphabeta(one, 0, one->depth, -SCORE_INF, SCORE_INF);
        cr_assert_gt(one->nodes, 500u);
        /* Repeated: if the table has a move, a node is searched one ply deeper. */
        int value = alphabeta(one, 0, one->depth, -SCORE_INF, SCORE_INF);
        cr_assert_eq(alphabeta(two, 0, two->depth, -SCORE_INF, SCORE_INF), value);
        cr_assert_lt(two->nodes, 100u); /* about 170 with the table alone */
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
