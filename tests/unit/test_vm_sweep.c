/*
** test_vm_sweep.c -- what a sweep counts, moves that are made count, too; and sweeps do happen.
*/
#include "base/rng.h"
#include "lang/load.h"
#include "vm/ask/movegen.h"
#include "vm/count/perft.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"
#include "vm/ask/sweep.h"

#include <criterion/criterion.h>
#include <string.h>

static Game *load(const char *name, const Setting *set, int n) {
    Diags diags;
    diags_init(&diags);
    Game *g = game_load(name, set, n, &diags);
    Str why = {0};
    diags_write(&diags, &why);
    cr_assert(g, "%s", str_text(&why));
    str_free(&why);
    diags_free(&diags);
    return g;
}

/* Along a random game: the count of two plies by tables, by the machine, and by a sweep. */
static int compare(const Game *g, Rng *rng, int plies) {
    Game machine;
    game_view(g, false, &machine);
    Pos p;
    pos_start(g, &p);
    int swept = 0;
    for (int ply = 0; ply < plies; ply++) {
        Moves m = {0};
        moves_legal(&p, &m);
        bool over = m.n == 0 || rules_judge(&p, NULL, (int)m.n).verdict != VERDICT_NONE;
        if (!over && ply % 3 == 0) {
            Pos slow = p;
            slow.game = &machine;
            uint64_t want = perft(&slow, 2), n = 0;
            cr_assert_eq(perft(&p, 2), want, "ply %d of %s", ply, g->display->name);
            if (sweep_count(&p, NULL, &n)) {
                cr_assert_eq(n, want, "ply %d of %s", ply, g->display->name);
                swept++;
            }
        }
        Undo u;
        if (!over)
            pos_make(&p, m.at[rng_below(rng, m.n)], &u);
        moves_free(&m);
        if (over)
            break;
    }
    return swept;
}

Test(sweep, counts_what_the_machine_counts) {
    static const char *const names[] = {"jetan", "jetan", "jetan", "jetan", "jetan-circular"};
    static const Setting sets[][4] = {
        {{0}},
        {{"warrior", "free-wild"}, {"panthan", "free"}, {"chief", "free-civil"}},
        {{"escape", "anywhere"}, {"princess", "free"}, {"orange.flier", "grounded-free"}},
        {{"chief-capture", "continue"}, {"escape", "free-wild"}, {"chief", "chained"}},
        {{0}},
    };
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < 5; i++) {
        Game *g = load(names[i], sets[i], i % 4 ? 3 : 0);
        int swept = 0;
        for (int game = 0; game < 3; game++)
            swept += compare(g, &rng, 90);
        cr_assert(swept > 20, "set %d: only %d positions were swept", i, swept);
        game_free(g);
    }
}

static Game *load_text(const char *text) {
    Diags diags;
    diags_init(&diags);
    Game *g = game_load_text("test.lua", text, strlen(text), NULL, 0, &diags);
    cr_assert(g);
    diags_free(&diags);
    return g;
}

/* Men who never take or do nothing else, and one who goes where he is not attacked and may be
** taken without an end to the game. */
#define MICE(king, may, ending)                                                                \
    "game { language = 1, name = 'Mice', source = 'a test' }\n"                                \
    "local board = square(6, 6)\n"                                                             \
    "players { { 'White', letter = 'w' }, { 'Black', letter = 'b', sees = board.flip } }\n"    \
    "piece 'King' { 'K', move = board.all, value = 0 " king "}\n"                              \
    "piece 'Rook' { 'R', move = straight(board.ortho:ride()), value = 5 }\n"                   \
    "piece 'Snail' { 'S', move = quiet(board.n), value = 1 }\n"                                \
    "piece 'Cat' { 'C', move = capture(straight(board.diag:ride())), value = 2 }\n"            \
    "piece 'Mouse' { 'M', move = " may "quiet(board.all * -attacked), value = 2 }\n"           \
    "setup [[ . S . S C .\n R M K . C R ]]\n"                                                  \
    "ending { " ending " }\n"                                                                  \
    "fen { 'cells', 'side' }\n"

Test(sweep, counts_after_captures) {
    Game *g = load_text(MICE("", "", "win { captured 'King', says = 'king taken' }"));
    Rng rng;
    rng_seed(&rng, 2);
    int swept = 0;
    for (int game = 0; game < 50; game++)
        swept += compare(g, &rng, 90);
    cr_assert_gt(swept, 100, "only %d positions were swept", swept);
    game_free(g);
}

/* A capture may free the mouse. */
Test(sweep, asks_anew_what_a_capture_changes) {
    Game *g = load_text(MICE("", "count('Snail'):at_most(3) * ",
                             "win { captured 'King', says = 'king taken' }"));
    Rng rng;
    rng_seed(&rng, 4);
    for (int game = 0; game < 50; game++)
        compare(g, &rng, 90);
    game_free(g);
}

/* Royal pieces are not taken, also where nothing forbids to leave them attacked; a sweep knows of
** none. */
Test(sweep, leaves_royal_pieces_alone) {
    Game *g = load_text(MICE(", royal = true ", "", "draw { no_moves, says = 'stalemate' }"));
    Rng rng;
    rng_seed(&rng, 3);
    for (int game = 0; game < 20; game++)
        compare(g, &rng, 90);
    game_free(g);
}
