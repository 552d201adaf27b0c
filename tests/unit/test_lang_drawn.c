/*
** test_lang_drawn.c -- options drawn at random when a game is loaded, and totals of dice.
*/
#include "lang/load.h"
#include "match/header.h"
#include "vm/model/display.h"

#include <criterion/criterion.h>

#include <string.h>

static Game *load(const char *game, Setting set, uint64_t seed) {
    Diags d;
    diags_init(&d);
    Game *g = game_load_drawn(game, &set, 1, seed, &d);
    diags_free(&d);
    cr_assert_not_null(g);
    return g;
}

static const Option *option_of(const Game *g, const char *name) {
    for (int i = 0; i < g->display->noptions; i++)
        if (strcmp(g->display->options[i].name, name) == 0)
            return &g->display->options[i];
    cr_assert_fail("no option %s", name);
    return NULL;
}

/* Each choice comes up, but "random" itself never does; the same seed gives the same choice. */
static void draws(const char *game, const char *name, const char *one, const char *other) {
    int ones = 0, others = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        Game *g = load(game, (Setting){name, "random"}, seed);
        Game *again = load(game, (Setting){name, "random"}, seed);
        const Option *o = option_of(g, name);
        cr_expect(o->drawn);
        cr_expect_str_eq(o->value[0], option_of(again, name)->value[0]);
        ones += strcmp(o->value[0], one) == 0;
        others += strcmp(o->value[0], other) == 0;
        game_free(again);
        game_free(g);
    }
    cr_expect_eq(ones + others, 40);
    cr_expect(ones > 5 && others > 5, "%d and %d", ones, others);
}

Test(drawn, who_moves_first) {
    draws("jetan", "first", "black", "orange");
    Game *g = load("jetan", (Setting){"first", "random"}, 0);
    cr_expect_eq(g->first, strcmp(option_of(g, "first")->value[0], "orange") == 0);
    game_free(g);
}

Test(drawn, to_which_side_the_ninth_ray_bends) {
    draws("jetan-circular", "bias", "clockwise", "counterclockwise");
}

/* A record has the choice that was drawn, so that the game can be replayed. */
Test(drawn, and_kept) {
    for (uint64_t seed = 0; seed < 20; seed++) {
        Game *g = load("jetan", (Setting){"first", "random"}, seed);
        Settings set = {0};
        const Option *o = option_of(g, "first");
        header_settings(g, o, g->arena, &set);
        cr_expect_eq(set.n, strcmp(o->value[0], "orange") == 0);
        if (set.n)
            cr_expect_str_eq(set.at[0].value, "orange");
        settings_free(&set);
        game_free(g);
    }
}

Test(drawn, what_is_set_is_not_drawn) {
    Game *g = load("jetan", (Setting){"first", "orange"}, 3);
    cr_expect_not(option_of(g, "first")->drawn);
    game_free(g);
}

/* ---- dice ---- */

/* Of the ways in which two such throws fall, those in which the first has this total. */
static uint64_t ways(const char *dice, int32_t total) {
    Setting set[] = {{"wager", "dueling"}, {"dice", dice}};
    Diags d;
    diags_init(&d);
    Game *g = game_load("jetan", set, 2, &d);
    diags_free(&d);
    cr_assert_not_null(g);
    uint64_t sum = 0;
    for (int c = 0; c < g->nchances; c++)
        for (int i = 0; i < g->chances[c].noutcomes; i++)
            if (g->chances[c].outcome[i].roll[0] == total)
                sum += g->chances[c].outcome[i].weight;
    game_free(g);
    return sum;
}

Test(dice, show_each_total_as_often_as_it_comes) {
    cr_expect_eq(ways("1d6", 4), 1 * 6);
    cr_expect_eq(ways("2d6", 7), 6 * 36);
    cr_expect_eq(ways("2d6", 12), 1 * 36);
}

/* Of three dice, the two best count: 12 comes in 16 of 216 ways, 2 in one. */
Test(dice, show_the_best_of_more) {
    cr_expect_eq(ways("best2of3", 12), 16 * 216);
    cr_expect_eq(ways("best2of3", 9), 36 * 216);
    cr_expect_eq(ways("best2of3", 2), 1 * 216);
    cr_expect_eq(ways("best1of2d4", 4), 7 * 16);
    cr_expect_eq(ways("best3of3d6", 18), 1 * 216);
}
