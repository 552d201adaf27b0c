/*
** test_text_san.c -- san.h: moves are distinguished with as little text as possible.
*/
#include "../support/tiny.h"
#include "text/write/san.h"

#include <criterion/criterion.h>

#define ROOKS "4k/5/*4/5/R1R1K w - - 0 end"

static void writes(const San *s, size_t i, const char *want) {
    cr_expect_str_eq(san_text(s, i), want);
}

/* The example in san.h. */
Test(san, files_distinguish_two_rooks) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, ROOKS);
    San s;
    san_init(&s, &p, 1, false, MOVE_NONE);
    cr_expect(s.which);
    cr_expect_not(s.where);
    cr_expect(san_outcomes(&s));
    for (size_t i = 0; i < s.moves.n; i++) {
        MoveView v = move_view(&p, s.moves.at[i]);
        if (v.to == 1)
            writes(&s, i, v.from == 0 ? "Rab1" : "Rcb1");
        if (v.to == 5)
            writes(&s, i, "Ra2");
        if (v.to == 5)
            cr_expect_str_eq(san_text_as(&s, i, (Which){DETAIL_CELL, DETAIL_NONE}), "Ra1a2");
    }
    san_free(&s);
    game_free(g);
}

/* The distinguishing text of a Rook may be that of the Pawn's own template: the Pawn's move,
** which is unambiguous, keeps it. */
Test(san, texts_of_different_templates_differ) {
    Game *g = tiny_new();
    Notation *n = &((Notation *)g->display->notations)[1];
    NoteParts *own = ARENA_ARRAY(g->arena, NoteParts, TINY_KINDS);
    own[TINY_PAWN].part[NOTE_MOVE] = "Rab1";
    n->of_kind = own;
    Pos p = tiny_pos(g, "4k/5/*2P1/5/R1R1K w - - 0 end");
    San s;
    san_init(&s, &p, 1, false, MOVE_NONE);
    for (size_t i = 0; i < s.moves.n; i++) {
        MoveView v = move_view(&p, s.moves.at[i]);
        if (v.from == 13)
            writes(&s, i, "Rab1");
        if (v.from == 0 && v.to == 1)
            writes(&s, i, "Rab1/2");
        for (size_t k = 0; k < i; k++)
            cr_expect_str_neq(san_text(&s, i), san_text(&s, k));
    }
    san_free(&s);
    game_free(g);
}

Test(san, one_move_is_found_among_all) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, ROOKS);
    Moves all = {0};
    San s;
    moves_legal(&p, &all);
    for (int notation = 0; notation < 2; notation++) {
        cr_expect_eq(san_init(&s, &p, notation, false, all.at[3]), 3);
        cr_expect_eq(s.moves.n, all.n);
        san_free(&s);
    }
    moves_free(&all);
    game_free(g);
}

Test(san, marks_are_written_by_templates) {
    Game *g = tiny_new();
    Str out = {0};
    ((Notation *)g->display->notations)[1].part[NOTE_WON] = " {mark}{from}!";
    san_write_mark(g, 1, NOTE_WON, "P", &out);
    cr_expect_str_eq(str_text(&out), " P!");
    str_free(&out);
    game_free(g);
}
