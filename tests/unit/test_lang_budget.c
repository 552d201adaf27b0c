/*
** test_lang_budget.c -- definitions that are large but acceptable load, with limited work.
**
** tests/loads/ has the heaviest known definitions that can still be played; those that are too
** heavy are in tests/errors/. What is counted is the same on every machine.
*/
#include "lang/load.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

#include <dirent.h>
#include <stdio.h>
#include <string.h>

enum { MILLION = 1000 * 1000 };

static Game *load(const char *path) {
    Diags diags;
    Str said = {0};
    diags_init(&diags);
    Game *g = game_load(path, NULL, 0, &diags);
    diags_write(&diags, &said);
    cr_expect(g, "%s", str_text(&said));
    str_free(&said);
    diags_free(&diags);
    return g;
}

static int64_t spent(const Game *g, BudgetPart part) {
    Budget all;
    budget_init(&all);
    return budget_left(&all, part) - budget_left(&g->budget, part);
}

static int64_t spent_in_all(const Game *g) {
    int64_t sum = 0;
    for (int i = 0; i < BUDGET_COUNT; i++)
        sum += spent(g, (BudgetPart)i);
    return sum;
}

/* Up to two of the eight parts may be used up, which loads the game with something coarser. */
static void check_load(const char *path) {
    Game *g = load(path);
    if (!g)
        return;
    Moves moves = {0};
    Pos p;
    int64_t meter = (int64_t)64 * MILLION;
    cr_expect_leq(spent_in_all(g), 120 * MILLION, "%s: %lld", path, (long long)spent_in_all(g));
    cr_expect_leq(spent(g, BUDGET_SCRIPT), 6 * MILLION, "%s: %lld", path,
                  (long long)spent(g, BUDGET_SCRIPT));
    cr_expect_leq(arena_used(g->arena), 40u << 20, "%s: %zu", path, arena_used(g->arena));
    pos_start(g, &p);
    g->meter = &meter;
    moves_legal(&p, &moves);
    g->meter = NULL;
    cr_expect_gt(meter, 0, "%s: its first moves", path);
    moves_free(&moves);
    game_free(g);
}

static int check_folder(const char *folder, void (*check)(const char *)) {
    DIR *dir = opendir(folder);
    int files = 0;
    cr_assert_not_null(dir);
    for (struct dirent *e; (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n < 5 || strcmp(e->d_name + n - 4, ".lua") != 0)
            continue;
        char path[512];
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        check(path);
        files++;
    }
    closedir(dir);
    return files;
}

Test(budget, big_games_load_for_their_work, .timeout = 300) {
    cr_expect_geq(check_folder("tests/loads", check_load), 20);
}

/* With the meter used up, no further run begins, as each would cost something. */
Test(budget, a_meter_that_is_used_up_ends_the_list_of_moves) {
    enum { LITTLE = 1000 };
    static const char text[] = "game { language = 1, name = \"Ants\" }\n"
                               "local b = square(8, 8)\n"
                               "players { { \"White\", letter = \"w\" }, { \"Black\", letter = "
                               "\"b\", sees = b.flip } }\n"
                               "piece \"Ant\" { \"A\", move = revisit((b.n + b.e):upto(3)) }\n"
                               "setup \"8/8/8/8/8/8/AAAAAAAA/AAAAAAAA\"\n"
                               "turn { { \"move\" }, { \"move\" } }\n";
    Diags diags;
    diags_init(&diags);
    Game *g = game_load_text("ants.lua", text, strlen(text), NULL, 0, &diags);
    cr_assert_not_null(g);
    Moves moves = {0};
    Pos p;
    int64_t meter = LITTLE;
    pos_start(g, &p);
    g->meter = &meter;
    moves_legal(&p, &moves);
    g->meter = NULL;
    cr_expect_lt(meter, 0);
    cr_expect_gt(meter, -LITTLE, "%lld", (long long)meter);
    moves_free(&moves);
    diags_free(&diags);
    game_free(g);
}

/* No part comes near its limit, so no game is loaded with anything coarser. */
static void check_game(const char *path) {
    Game *g = load(path);
    for (int i = 0; g && i < BUDGET_COUNT; i++)
        cr_expect_leq(spent(g, (BudgetPart)i), budget_left(&g->budget, (BudgetPart)i) / 3,
                      "%s: part %d", path, i);
    game_free(g);
}

Test(budget, the_bundled_games_take_little_of_it, .timeout = 60) {
    static const char *const folders[] = {
        "games",       "games/chess",   "games/connection", "games/draughts", "games/hunt",
        "games/lines", "games/placing", "games/races",      "games/shogi",    "games/xiangqi"};
    int n = 0;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        n += check_folder(folders[i], check_game);
    cr_expect_geq(n, 80);
}

Test(budget, is_the_same_each_time) {
    Game *a = load("tests/loads/gates.lua"), *b = load("tests/loads/gates.lua");
    for (int i = 0; i < BUDGET_COUNT; i++)
        cr_expect_eq(a->budget.left[i], b->budget.left[i], "part %d", i);
    game_free(a);
    game_free(b);
}
