/*
** test_vm_divide.c -- divide.h: the count does not depend on the number of threads.
*/
#include "support/given.h"
#include "vm/count/divide.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <stdatomic.h>

/* Positions with few and many root moves, with ends of the game, and with throws. */
static const struct {
    const char *game, *option, *value, *fen;
    int depth;
} cases[] = {
    {"jetan", NULL, NULL, NULL, 3},
    {"jetan", NULL, NULL, "9r/10/10/10/3c6/10/10/3C6/10/R9 b - 0 1", 4},
    {"chess", NULL, NULL, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5},
    {"chess", NULL, NULL, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 4},
    {"jetan", "wager", "pay-to-move", NULL, 2},
    {"manator", NULL, NULL, "9r/10/10/10/3p6/10/10/3D6/10/R9 b - 0 1 48 48 0", 3},
};
enum { CASES = sizeof cases / sizeof cases[0] };

/* The reports so far: every root move once, in order. */
typedef struct Told {
    size_t n;
    uint64_t sum;
} Told;

static void hear(void *ctx, size_t i, uint64_t nodes) {
    Told *t = ctx;
    cr_assert_eq(i, t->n);
    t->n++;
    t->sum += nodes;
}

static Game *game_of(int i) {
    Setting set = {cases[i].option, cases[i].value};
    return given_set(cases[i].game, &set, cases[i].option != NULL);
}

static Pos pos_of(const Game *g, int i) {
    if (cases[i].fen)
        return given_pos(g, cases[i].fen);
    Pos p;
    pos_start(g, &p);
    return p;
}

Test(divide, threads_count_what_one_counts) {
    for (int i = 0; i < CASES; i++) {
        Game *g = game_of(i);
        Pos p = pos_of(g, i);
        for (int depth = 0; depth <= cases[i].depth; depth++) {
            uint64_t expected = perft(&p, depth);
            for (int threads = 0; threads <= 5; threads++)
                cr_assert_eq(divide_perft(&p, depth, threads, NULL), expected,
                             "%s %d plies, %d threads", cases[i].game, depth, threads);
        }
        game_free(g);
    }
}

/* True from the left-th time on that it is asked, by whatever thread. */
static bool ask(void *ctx) {
    atomic_int *left = ctx;
    return atomic_fetch_sub(left, 1) <= 0;
}

Test(divide, a_count_that_is_stopped) {
    Game *g = given_game("chess");
    Pos p;
    pos_start(g, &p);
    uint64_t all = perft(&p, 4);
    Moves first = {0};
    moves_legal(&p, &first);
    for (int threads = 1; threads <= 3; threads++) {
        atomic_int left = 100;
        const PerftStop stop = {ask, &left};
        Told t = {0};
        uint64_t sum = divide_run(&p, &first, 4, threads, hear, &stop, &t);
        cr_expect(sum < all && t.sum <= sum && t.n < first.n, "%d threads", threads);
        cr_expect(left > -1000, "it ends soon: asked %d times more", -left);
        atomic_init(&left, 100);
        cr_expect(divide_perft(&p, 4, threads, &stop) < all);
    }
    moves_free(&first);
    game_free(g);
}

Test(divide, each_root_move_is_reported_in_order) {
    for (int i = 0; i < CASES; i++) {
        Game *g = game_of(i);
        Pos p = pos_of(g, i);
        bool over = p.chance || perft(&p, 1) == 0;
        Moves first = {0};
        moves_legal(&p, &first);
        for (int threads = 1; threads <= 3 && !over; threads++) {
            Told t = {0};
            uint64_t sum = divide_run(&p, &first, cases[i].depth, threads, hear, NULL, &t);
            cr_assert_eq(sum, perft(&p, cases[i].depth), "%s", cases[i].game);
            cr_assert_eq(t.sum, sum);
            cr_assert_eq(t.n, first.n);
        }
        moves_free(&first);
        game_free(g);
    }
}
