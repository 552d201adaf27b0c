/*
** test_tune_model.c -- the rows of a position agree with the evaluation.
*/
#include "base/rng.h"
#include "support/given.h"
#include "tune/model.h"
#include "tune/places.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int count_places(Game *g) {
    uint16_t place[SQ_MAX];
    int n = places_find(g, place);
    for (int c = 0; c < g->graph.ncells; c++)
        cr_assert_lt(place[c], n);
    game_free(g);
    return n;
}

Test(places, cells_that_are_alike) {
    cr_expect_eq(count_places(given_game("chess")), 32, "left and right");
    cr_expect_eq(count_places(given_game("xiangqi")), 50, "five files of ten ranks");
    cr_expect_eq(count_places(given_game("jetan")), 50);
}

/* Three cells in a ring, and a fourth beside it. */
static Game *ring(const char *edge) {
    char text[1024];
    snprintf(text, sizeof text,
             "local g = graph() "
             "for i = 1, 4 do g:cell('c' .. i, { 2 * i, 0 }) end "
             "g:edge('on', 'c1', 'c2') g:edge('on', 'c2', 'c3') g:edge('on', 'c3', 'c1') %s "
             "g:rows({ { 'c1', 'c2', 'c3', 'c4' } }, { '' }, '') "
             "players { { 'White', letter = 'w' }, { 'Black', letter = 'b' } } "
             "piece 'Man' { 'M', move = g.on + g.off } setup '. . . .' "
             "ending { loss { no_moves } }",
             edge);
    return given_text(text);
}

Test(places, cells_differ_by_where_pieces_come_from_and_go) {
    cr_expect_eq(count_places(ring("g:edge('off', 'c4', 'c1')")), 4, "each leads to one cell");
    cr_expect_eq(count_places(ring("g:edge('off', 'c1', 'c4')")), 4, "one leads to each");
}

/* The value of the first row: its own, plus the numbers that it shows, with differences d. */
static double row_value(const Fit *f, const double *d) {
    const FitRow *r = &f->rows.at[0];
    double early = 0, late = 0;
    for (uint32_t i = 0; i < r->parts; i++) {
        const FitPart *p = &f->parts.at[i];
        early += p->times * d[2 * p->number];
        late += p->times * d[2 * p->number + 1];
    }
    double share = (double)r->early;
    return (double)r->value + share * early + (1 - share) * late;
}

/* Do the terms for control of cells exceed their limit? Rows do not model that limit. */
static bool is_capped(const Eval *e, const Pos *p) {
    Tally t = eval_tally(e, p);
    Terms terms = eval_terms(e, p, &t, 0);
    double sum = 0, early = (double)eval_phase(e, &t) / PHASES;
    for (Term i = TERM_MOBILITY; i <= TERM_HANGING; i++)
        sum += terms.of[i] *
               (early * e->weights->term[i].early + (1 - early) * e->weights->term[i].late);
    return fabs(sum) >= e->typical;
}

static void check(const Game *g, const Model *m, const Pos *p, const Eval *e, const double *d) {
    Fit f = model_fit(m);
    model_add(m, p, 1, 0, &f);
    Tally t = eval_tally(e, p);
    cr_expect_lt(fabs(row_value(&f, d) - eval_value(e, p, &t, 0)), 40, "%s: %f %d",
                 g->display->name, row_value(&f, d), eval_value(e, p, &t, 0));
    fit_free(&f);
}

/* In random games, the evaluation with any modified weights equals the row's sum, but for
** rounding of each number. */
static void hold_to_evaluation(const char *name) {
    Game *g = given_game(name);
    Arena *a = arena_new();
    Model *m = model_new(g);
    Fit none = model_fit(m);
    double *d = ARENA_ARRAY(a, double, 2 * none.n);
    Rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < 2 * none.n; i++)
        d[i] = (double)rng_below(&rng, 121) - 60;
    d[2 * none.n - 2] = d[2 * none.n - 1] = 0; /* the evaluation has no bias */
    for (int i = 2 * (none.n - 1 - TERM_COUNT + TERM_MOBILITY); i < 2 * (none.n - 1); i++)
        d[i] = (double)rng_below(&rng, 7) - 3; /* these are shown many times over */
    const Eval *e = eval_with(g, model_weights(m, &none, d, a), a);
    const Eval *derived = eval_new(g, false, a);
    int checked = 0;
    Moves room = {0};
    for (int game = 0; game < 5; game++) {
        Pos p;
        Undo u;
        Move move;
        pos_start(g, &p);
        for (int ply = 0; ply < 60 && rules_judge(&p, NULL, -1).verdict == VERDICT_NONE;
             ply++) {
            if (!is_capped(e, &p) && !is_capped(derived, &p)) {
                check(g, m, &p, e, d);
                checked++;
            }
            if (!moves_pick(&p, &rng, &room, &move))
                break;
            pos_make(&p, move, &u);
        }
    }
    cr_expect_gt(checked, 50, "%s: %d", name, checked);
    moves_free(&room);
    model_free(m);
    arena_free(a);
    game_free(g);
}

Test(model, rows_are_what_the_evaluation_says) {
    hold_to_evaluation("chess");
    hold_to_evaluation("jetan");
    hold_to_evaluation("crazyhouse"); /* pieces in hand */
    hold_to_evaluation("brandubh");   /* players with different pieces */
}

/* Changing all places of a group alike changes its value. */
Test(model, what_places_have_in_common_is_the_value) {
    Game *g = given_game("chess");
    Arena *a = arena_new();
    Model *m = model_new(g);
    Fit f = model_fit(m);
    Pos p;
    pos_start(g, &p);
    pos_put(&p, 0, PIECE_NONE); /* otherwise everything would cancel out */
    pos_put(&p, 8, PIECE_NONE);
    model_add(m, &p, 1, 0, &f);
    double *d = ARENA_ARRAY(a, double, 2 * f.n);
    for (int i = 0; i < 2 * f.n; i++)
        d[i] = 10;
    const Weights *before = weights_derived(g, a), *after = model_weights(m, &f, d, a);
    Piece rook = g->start[7];
    cr_assert_eq(after->value[rook].early, before->value[rook].early + 20);
    cr_assert_eq(after->square[rook * 64].early, before->square[rook * 64].early + 20);
    fit_free(&f);
    model_free(m);
    arena_free(a);
    game_free(g);
}
