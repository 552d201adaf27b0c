/*
** test_text_games.c -- texts of complete games: in random games, every position and every move
** is read back as itself, and every move is explained.
*/
#include "base/rng.h"
#include "lang/load.h"
#include "text/explain/explain.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>
#include <string.h>

static Game *load(const char *name) {
    Diags diags;
    Str text = {0};
    diags_init(&diags);
    Game *g = game_load(name, NULL, 0, &diags);
    diags_write(&diags, &text);
    cr_assert_not_null(g, "%s", str_text(&text));
    str_free(&text);
    diags_free(&diags);
    return g;
}

static void position_reads_back(const Pos *p) {
    Str fen = {0};
    Pos back;
    Err e = {""};
    fen_write(p, &fen);
    cr_assert(fen_read(p->game, str_text(&fen), &back, &e), "%s: %s", str_text(&fen), e.text);
    cr_assert_eq(back.key, p->key, "%s", str_text(&fen));
    cr_assert_arr_eq(back.cell, p->cell, sizeof p->cell);
    cr_assert_arr_eq(back.var, p->var, sizeof p->var);
    str_free(&fen);
}

static void moves_read_back(const Pos *p, int notation) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    int n = moves_sorted(p, notation, a, &text, &moves);
    for (int i = 0; i < n; i++) {
        Move m;
        Err e = {""};
        cr_expect(move_read(p, text[i], &m, &e), "%s: %s", text[i], e.text);
        cr_expect_eq(m, moves[i], "%s", text[i]);
        cr_expect(i == 0 || strcmp(text[i - 1], text[i]) < 0, "%s twice", text[i]);
    }
    arena_free(a);
}

/* The walk that explains a legal move leads from its start to its end. */
static void explains(const Pos *p, Move m) {
    Str text = {0};
    Explanation x;
    MoveView v = move_view(p, m);
    move_write(p, m, 0, &text);
    explain_move(p, NULL, 0, str_text(&text), &x);
    cr_expect(x.legal, "%s", str_text(&x.text));
    cr_assert(x.overlay.npath >= 2, "%s", str_text(&x.text));
    cr_expect_eq(x.overlay.path[0], v.from);
    cr_expect_eq(x.overlay.path[x.overlay.npath - 1], v.to);
    explanation_free(&x);
    str_free(&text);
}

static void play(const Game *g, Rng *rng, int plies) {
    Pos p;
    Moves moves = {0};
    pos_start(g, &p);
    for (int ply = 0; ply < plies && rules_judge(&p, NULL, -1).verdict == VERDICT_NONE; ply++) {
        Undo u;
        position_reads_back(&p);
        for (int n = 0; n < g->display->nnotations && ply % 5 == 0; n++)
            moves_read_back(&p, n);
        moves.n = 0;
        moves_legal(&p, &moves);
        if (moves.n == 0)
            break;
        Move m = moves.at[rng_below(rng, moves.n)];
        explains(&p, m);
        pos_make(&p, m, &u);
    }
    moves_free(&moves);
}

Test(games, jetan_speaks_and_understands) {
    Game *g = load("jetan");
    Rng rng;
    rng_seed(&rng, 11);
    for (int game = 0; game < 4; game++)
        play(g, &rng, 60);
    game_free(g);
}

static void why(const Game *g, const char *fen, const char *move, const char *want) {
    Pos p;
    Err e = {""};
    Explanation x;
    cr_assert(fen_read(g, fen, &p, &e), "%s", e.text);
    explain_move(&p, NULL, 0, move, &x);
    cr_expect_str_eq(str_text(&x.text), want);
    explanation_free(&x);
}

Test(games, jetan_says_why_not) {
    static const char fen[] =
        "wadfrcf1aw/tppppppppt/4d5/10/6F3/10/4f5/10/TPPP1PPPPT/WADFCR1DAW b - 0 1";
    Game *g = load("jetan");
    why(g, fen, "f1-d3", "f1-d3 is not legal: D3 is attacked by the Flier on E4");
    why(g, fen, "d1-d4",
        "d1-d4 is not legal: no walk of a Flier leads from D1 to D4; legal: D1-E2, "
        "D1-A4, D1-C4, D1xE4, D1-G4; "
        "others can go to D4: the Chief on E1 (E1-D4), the Princess on F1 (F1-D4)");
    why(g, fen, "c1-c4", "c1-c4 is not legal: C2 holds your own Panthan");
    why(g, fen, "f1-j5", "f1-j5 is not legal: Black does not have the right 'escape'");
    why(g, fen, "e1-e2",
        "e1-e2 is not legal: every walk of the Chief to E2 is stopped\n"
        "  E1-F2-F3-E2: F2 holds your own Panthan\n"
        "  E1-F2-E3-E2: F2 holds your own Panthan\n"
        "  E1-D2-D3-E2: D2 holds your own Panthan\n"
        "  and 1 more");
    game_free(g);
}
