/*
** test_search_tuned.c -- files of tuned numbers: written and read again, and whatever else they
** contain.
*/
#include "base/rng.h"
#include "search/value/tuned.h"
#include "support/valued.h"
#include "vm/model/display.h"
#include "vm/load/key.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <string.h>

typedef struct Desk {
    Arena *arena;
    Game *game;
    Str text;
} Desk;

static Desk desk(const char *name) {
    return (Desk){arena_new(), given_game(name), {0}};
}

static void desk_free(Desk *d) {
    str_free(&d->text);
    game_free(d->game);
    arena_free(d->arena);
}

/* Weights that are all different; `alike`: the players share them. */
static Weights *any_weights(Desk *d, bool alike) {
    const Game *g = d->game;
    int n = g->graph.ncells;
    Weights *w = weights_copy(weights_derived(g, d->arena), g, d->arena);
    w->searcher = alike ? SEARCHER_MCTS : SEARCHER_CHOSEN;
    for (Term t = 0; t < TERM_COUNT; t++)
        w->term[t] = (Weight){(int32_t)t * 7 - 5, (int32_t)t + 40};
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = game_piece(g, p, k);
            int own = alike ? 0 : 13 * p;
            w->value[x] = (Weight){100 * k + own, 120 * k - own};
            for (int c = 0; c < n; c++) {
                int at = alike ? (int)tuned_seat(g, p, (unsigned)c) : c;
                w->square[x * n + at] = (Weight){100 * k + c, 90 * k - 2 * c + own};
            }
        }
    return w;
}

static bool same(const Game *g, const Weights *a, const Weights *b) {
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            int x = game_piece(g, p, k), n = g->graph.ncells;
            if (memcmp(&a->value[x], &b->value[x], sizeof *a->value) != 0 ||
                memcmp(&a->square[x * n], &b->square[x * n], sizeof *a->square * (size_t)n) !=
                    0)
                return false;
        }
    return a->searcher == b->searcher && memcmp(a->term, b->term, sizeof a->term) == 0;
}

static TunedRead read(Desk *d, const Weights **w, Err *e) {
    return tuned_read(d->game, str_text(&d->text), d->text.n, d->arena, w, e);
}

Test(tuned, what_is_written_is_read_again) {
    static const char *const names[] = {"chess", "jetan", "shogi", "jetan-circular",
                                        "brandubh"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int alike = 0; alike < 2; alike++) {
            Desk d = desk(names[i]);
            Err e;
            const Weights *found, *w = any_weights(&d, alike);
            tuned_write(d.game, w, "a comment", &d.text);
            cr_assert_eq(read(&d, &found, &e), TUNED_TAKEN, "%s: %s", names[i], e.text);
            cr_expect(same(d.game, w, found), "%s", names[i]);
            cr_expect_eq(strstr(str_text(&d.text), "\"White\"") != NULL && i == 0,
                         !alike && i == 0);
            desk_free(&d);
        }
}

/* Names contain quotation marks, single and doubled, and bytes that are shown as other
** characters. */
Test(tuned, whatever_kinds_and_players_are_called) {
    Desk d = {arena_new(),
              given_text("local b = square(5, 5) players { { '\"Wh\"\"ite', letter = 'w' }, "
                         "{ 'B\\\\\"', letter = 'b', sees = b.flip } } "
                         "piece 'Que\"en' { 'Q', move = b.all, value = 10 } "
                         "piece '\"' { 'R', move = b.ortho, value = 20 } "
                         "piece(string.rep('\\1', 25)) { 'S', move = b.diag, value = 5 } "
                         "setup 'qrs2/5/5/5/QRS2'"),
              {0}};
    for (int alike = 0; alike < 2; alike++) {
        Err e;
        const Weights *found, *w = any_weights(&d, alike);
        str_clear(&d.text);
        tuned_write(d.game, w, "a comment", &d.text);
        cr_assert_eq(read(&d, &found, &e), TUNED_TAKEN, "%s", e.text);
        cr_expect(same(d.game, w, found));
    }
    desk_free(&d);
}

Test(tuned, a_board_that_is_not_shown_is_written_as_one_row) {
    Desk d = desk("chess");
    Err e;
    const Weights *found, *w = any_weights(&d, true);
    ((Display *)d.game->display)->nrows = 0;
    tuned_write(d.game, w, "a comment", &d.text);
    cr_assert_eq(read(&d, &found, &e), TUNED_TAKEN, "%s", e.text);
    cr_expect(same(d.game, w, found));
    const char *row = strchr(strstr(str_text(&d.text), "cells"), '\n') + 1;
    cr_expect_eq(strcspn(row, "\n"), 64 * strlen(" 1234"));
    desk_free(&d);
}

/* The evaluation uses them: an extra Queen is worth what they say. */
Test(tuned, the_evaluation_uses_them) {
    Valued x = valued("chess");
    Err e;
    Str text = {0};
    const Weights *w;
    str_addf(&text, "stepwise tuned 1\nkey %016" PRIx64 "\nvalue \"Queen\" 2000 1000\n",
             game_key(x.game, false));
    cr_assert_eq(tuned_read(x.game, str_text(&text), text.n, x.arena, &w, &e), TUNED_TAKEN);
    const Eval *tuned = eval_with(x.game, w, x.arena);
    Pos start, bare;
    pos_start(x.game, &start);
    Tally t = eval_tally(tuned, &start);
    cr_assert_eq(eval_phase(tuned, &t), PHASES);
    cr_assert_eq(static_value(tuned, &start, 0), 0);
    Piece queen = start.cell[3];
    cr_assert_eq(x.eval->worth[queen], 900);
    int32_t cell = x.eval->weights->square[queen * 64 + 3].early;
    pos_put(&start, 3, PIECE_NONE);
    int less = static_value(x.eval, &start, 0), tuned_less = static_value(tuned, &start, 0);
    cr_expect_lt(tuned_less, less - 900, "%d %d", tuned_less, less);
    bare = given_pos(x.game, "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    int more = static_value(x.eval, &bare, 0), tuned_more = static_value(tuned, &bare, 0);
    t = eval_tally(tuned, &bare);
    cr_expect_lt(eval_phase(tuned, &t), PHASES / 4);
    cr_expect_gt(tuned_more, more + 100);
    cr_expect_lt(tuned_more, more + 400, "mostly the second phase, of %d", cell);
    str_free(&text);
    valued_free(&x);
}

Test(tuned, omitted_numbers_stay) {
    Desk d = desk("chess");
    Err e;
    const Weights *w;
    str_addf(&d.text, "stepwise tuned 1\n\n# nothing\nkey %016" PRIx64 "\n",
             game_key(d.game, false));
    cr_assert_eq(read(&d, &w, &e), TUNED_TAKEN);
    cr_assert(same(d.game, w, weights_derived(d.game, d.arena)));
    desk_free(&d);
}

Test(tuned, the_numbers_of_another_game_are_not_taken) {
    Desk d = desk("chess"), other = desk("shatranj");
    Err e;
    const Weights *w = NULL;
    tuned_write(other.game, weights_derived(other.game, other.arena), "", &d.text);
    cr_assert_eq(read(&d, &w, &e), TUNED_OTHER);
    cr_assert_null(w);
    cr_assert_str_eq(e.text, "it was made for another definition, or with other options");
    desk_free(&d);
    desk_free(&other);
}

/* What follows the key, and the error message for it. */
static const struct Bad {
    const char *lines, *message;
} bad[] = {
    {"tempo 1",
     "line 3: expected a whole number from -100000 to 100000, found the end of the line"},
    {"tempo 1 2 3", "line 3: expected the end of the line, found '3'"},
    {"tempo 1 x", "line 3: expected a whole number from -100000 to 100000, found 'x'"},
    {"tempo 1 100001",
     "line 3: expected a whole number from -100000 to 100000, found '100001'"},
    {"tempo 1 99999999999999999999999999",
     "line 3: expected a whole number from -100000 to 100000, found "
     "'99999999999999999999999999'"},
    {"tempo 1 2\ntempo 1 2", "line 4: 'tempo' is given a second time"},
    {"searcher chance", "line 3: expected 'alpha-beta' or 'mcts', found 'chance'"},
    {"searcher", "line 3: expected 'alpha-beta' or 'mcts', found the end of the line"},
    {"searcher mcts 3", "line 3: expected the end of the line, found '3'"},
    {"searcher mcts\nsearcher mcts", "line 4: 'searcher' is given a second time"},
    {"key 0123456789abcdef", "line 3: 'key' is given a second time"},
    {"value Rook 1 2", "line 3: expected a name in quotation marks, found 'Rook 1 2'"},
    {"value \"Rook 1 2", "line 3: expected a name in quotation marks, found '\"Rook 1 2'"},
    {"value \"Elephant\" 1 2", "line 3: the game has no kind 'Elephant'"},
    {"value \"Rook\" \"Red\" 1 2", "line 3: the game has no player 'Red'"},
    {"value \"Rook\" 1 2\n#\nvalue \"Rook\" \"White\" 1 2",
     "line 5: this is already given for 'Rook'"},
    {"cells \"Rook\" 1 2", "line 3: expected 'early' or 'late', found '1 2'"},
    {"cells \"Rook\" late 1", "line 3: expected the end of the line, found '1'"},
    {"cells \"Rook\" late\n1 2 3",
     "line 4: expected 61 more numbers for cells, found the end of the file"},
    {"cells \"Rook\" late\n1 2 3\ntempo 1 1",
     "line 5: expected a whole number from -100000 to 100000, found 'tempo 1 1'"},
};

Test(tuned, errors_are_reported_with_their_line) {
    Desk d = desk("chess");
    Err e;
    const Weights *w;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        str_clear(&d.text);
        str_addf(&d.text, "stepwise tuned 1\nkey %016" PRIx64 "\n%s\n", game_key(d.game, false),
                 bad[i].lines);
        cr_expect_eq(read(&d, &w, &e), TUNED_WRONG, "%s", bad[i].lines);
        cr_expect_str_eq(e.text, bad[i].message);
    }
    desk_free(&d);
}

Test(tuned, unknown_words_are_reported_with_all_known_ones) {
    Desk d = desk("chess");
    Err e;
    const Weights *w;
    Str wanted = {0};
    str_add(&wanted, "line 3: expected key, value, cells, searcher");
    for (Term t = 0; t < TERM_COUNT; t++)
        str_addf(&wanted, "%s%s", t + 1 < TERM_COUNT ? ", " : " or ", term_name[t]);
    str_add(&wanted, ", found 'tempi 1 2'");
    str_addf(&d.text, "stepwise tuned 1\nkey %016" PRIx64 "\ntempi 1 2\n",
             game_key(d.game, false));
    cr_expect_eq(read(&d, &w, &e), TUNED_WRONG);
    cr_expect_str_eq(e.text, str_text(&wanted));
    str_free(&wanted);
    desk_free(&d);
}

static const struct Bad heads[] = {
    {"", "line 1: expected 'stepwise tuned 1'"},
    {"stepwise tuned 2\n", "line 1: expected 'stepwise tuned 1'"},
    {"stepwise tuned 1\n", "it has no key"},
    {"stepwise tuned 1\ntempo 1 1\n",
     "line 2: expected the key before any numbers, found ' 1 1'"},
    {"stepwise tuned 1\nkey 12\n",
     "line 2: expected a key of 16 hexadecimal digits, found '12'"},
    {"stepwise tuned 1\nkey 0123456789ABCDEF\n",
     "line 2: expected a key of 16 hexadecimal digits, found '0123456789ABCDEF'"},
};

Test(tuned, it_begins_with_its_format) {
    Desk d = desk("chess");
    Err e;
    const Weights *w;
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        str_clear(&d.text);
        str_add(&d.text, heads[i].lines);
        cr_expect_eq(read(&d, &w, &e), TUNED_WRONG, "%s", heads[i].lines);
        cr_expect_str_eq(e.text, heads[i].message);
    }
    desk_free(&d);
}

/* Truncated anywhere, or with any byte changed, a file is read or refused; accepted numbers are
** bounded. */
Test(tuned, damaged_files_do_no_harm) {
    Desk d = desk("los-alamos");
    Rng rng;
    rng_seed(&rng, 3);
    tuned_write(d.game, any_weights(&d, false), "damaged", &d.text);
    for (int i = 0; i < 3000; i++) {
        Err e;
        Arena *a = arena_new();
        const Weights *w = NULL;
        size_t n = i % 2 ? d.text.n : rng_below(&rng, d.text.n);
        char *copy = arena_copy(a, d.text.at, n + 1);
        for (int k = 0; i % 2 && k < 1 + i % 3; k++)
            copy[rng_below(&rng, n)] = (char)rng_below(&rng, 256);
        TunedRead found = tuned_read(d.game, copy, n, a, &w, &e);
        cr_assert_eq(found == TUNED_TAKEN, w != NULL);
        for (int x = 0; w && x < PIECES_MAX * d.game->graph.ncells; x++)
            cr_assert(w->square[x].early <= WEIGHT_MAX && w->square[x].late >= -WEIGHT_MAX);
        arena_free(a);
    }
    desk_free(&d);
}

/* With extreme numbers on every cell, the value still stays below a forced result. */
Test(tuned, the_worst_numbers_overflow_nothing) {
    Desk d = desk("chess");
    Weights *w = weights_copy(weights_derived(d.game, d.arena), d.game, d.arena);
    for (int x = 0; x < PIECES_MAX * 64; x++)
        w->square[x] = (Weight){d.game->owner[x / 64] ? -WEIGHT_MAX : WEIGHT_MAX, WEIGHT_MAX};
    for (Term t = 0; t < TERM_COUNT; t++)
        w->term[t] = (Weight){WEIGHT_MAX, WEIGHT_MAX};
    const Eval *e = eval_with(d.game, w, d.arena);
    Pos p;
    pos_clear(d.game, &p);
    for (int c = 0; c < 64; c++)
        pos_put(&p, (Sq)c, game_piece(d.game, c % 2, 0));
    int value = static_value(e, &p, 0);
    cr_assert(value > 0 && value < 999000, "%d", value);
    cr_assert_eq(static_value(e, &p, 1), -value);
    desk_free(&d);
}
