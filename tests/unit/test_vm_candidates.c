/*
** test_vm_candidates.c -- the candidates of a cell: every move ever possible from it, once.
*/
#include "support/given.h"
#include "vm/tables/candidates.h"
#include "vm/ask/walker.h"

#include <criterion/criterion.h>

static Piece piece_named(const Game *g, int owner, const char *name) {
    int kind = 0;
    while (strcmp(g->kinds[kind].name, name) != 0)
        kind++;
    return game_piece(g, owner, kind);
}

static const CandidateList *list_of(const Game *g, const char *name, Sq from) {
    return &g->candidates->of[piece_named(g, 0, name)].at[from];
}

enum { A1 = 0, D1 = 3, E1 = 4, B1 = 1, E2 = 12, E3 = 20, A8 = 56, H8 = 63 };

Test(candidates, a_rook_in_the_corner_has_fourteen) {
    Game *g = given_game("chess");
    const CandidateList *rook = list_of(g, "Rook", A1);
    cr_assert_eq(rook->n, 14u);
    cr_assert_eq(rook->ngated, 0u);
    for (uint32_t i = 0; i < rook->n; i++) {
        const Candidate *l = candidate_at(rook, i, 1);
        cr_assert_not(l->asks);
        cr_assert_eq(l->land, ON_EMPTY | ON_ENEMY);
        if (l->end == A8) /* a2 to a7 */
            cr_assert_eq(*candidate_between(l), (uint64_t)0x0001010101010100);
        if (l->end == B1)
            cr_assert_eq(*candidate_between(l), (uint64_t)0);
    }
    game_free(g);
}

Test(candidates, castlings_come_last_and_only_at_home) {
    Game *g = given_game("chess");
    cr_assert_eq(list_of(g, "King", E1)->n, 5u);
    cr_assert_eq(list_of(g, "King", E1)->ngated, 2u);
    cr_assert_neq(g->candidates->of[piece_named(g, 0, "King")].gates[E1], (uint64_t)0);
    cr_assert_eq(list_of(g, "King", D1)->n, 5u);
    cr_assert_eq(list_of(g, "King", D1)->ngated, 0u);
    game_free(g);
}

/* A pawn captures en passant only where the marker is, and goes two steps over an empty cell:
** what is known in advance is not asked of the family. */
Test(candidates, pawns_know_what_they_may_land_on) {
    Game *g = given_game("chess");
    const CandidateList *pawn = list_of(g, "Pawn", E2);
    int marked = 0, enemy = 0, empty = 0, over = 0;
    for (uint32_t i = 0; i < pawn->n; i++) {
        const Candidate *l = candidate_at(pawn, i, 1);
        marked += l->land == LAND_MARK && l->asks;
        enemy += l->land == ON_ENEMY && !l->asks;
        empty += l->land == ON_EMPTY && l->asks;
        over += *candidate_between(l) == (uint64_t)1 << E3;
    }
    cr_assert_eq(marked, 2);
    cr_assert_eq(enemy, 2);
    cr_assert_eq(empty, 2); /* with and without a pawn beside the end that could capture */
    cr_assert_eq(over, 1);  /* the other has the cell as a need */
    game_free(g);
}

/* A Warrior makes two steps by one cell or another: candidates for cells with two ways must ask
** the family, those for cells in a line need not. */
Test(candidates, several_ways_ask_the_family) {
    Game *g = given_game("jetan");
    int asks = 0, tells = 0;
    const CandidateList *warrior = list_of(g, "Warrior", (Sq)(g->graph.ncells / 2));
    for (uint32_t i = 0; i < warrior->n; i++)
        *(candidate_at(warrior, i, 2)->asks ? &asks : &tells) += 1;
    cr_assert(asks > 0 && tells > 0, "%d and %d", asks, tells);
    game_free(g);
}

static void none_twice(const CandidateList *list, const StartTable *s, int words) {
    for (uint32_t i = 0; i < list->n + list->ngated; i++) {
        const Candidate *l = candidate_at(list, i, words);
        cr_assert_lt(l->family, s->nfamilies);
        cr_assert_lt(l->branch, s->family[l->family].nbranches);
        for (uint32_t j = 0; j < i; j++)
            cr_assert(candidate_at(list, j, words)->family != l->family ||
                      candidate_at(list, j, words)->end != l->end);
    }
}

Test(candidates, none_is_listed_twice) {
    static const char *const names[] = {"chess", "jetan", "jetan-circular", "atlantean",
                                        "shatranj"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Game *g = given_game(names[i]);
        int pieces = 0;
        for (int x = PIECE_FIRST; x < PIECES_MAX; x++) {
            const PieceTables *of = &g->tables->of[x];
            const CandidateList *at = g->candidates->of[x].at;
            for (int cell = 0; of->start && at && cell < g->graph.ncells; cell++)
                none_twice(&at[cell], &of->start[cell], set_words(g->graph.ncells));
            pieces += of->start && at;
        }
        cr_assert_gt(pieces, 5, "%s", names[i]);
        game_free(g);
    }
}
