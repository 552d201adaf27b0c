/*
** test_text_disasm.c -- disasm.h and phrase.h: every operand in words.
*/
#include "../support/tiny.h"
#include "text/explain/disasm.h"
#include "text/write/phrase.h"

#include <criterion/criterion.h>
#include <string.h>

static void lists(const Game *g, int walk, const char *want) {
    Str out = {0};
    disasm_write(g, &g->walks[walk], &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(disasm, listings) {
    Game *g = tiny_new();
    lists(g, TINY_RIDE,
          "    0  step    n e s w, straight on\n"
          "    3  fork    -> 9\n"
          "    5  on      nothing\n"
          "    7  jump    -> 0\n"
          "    9  land    nothing or an enemy\n"
          "   11  act     move start here\n"
          "   13  end\n");
    lists(g, TINY_UP,
          "    0  step    n\n"
          "    3  land    nothing\n"
          "    5  fork    -> 14\n"
          "    7  test    this cell is on rank 5\n"
          "    9  act     move start here\n"
          "   11  act     become landed Rook\n"
          "   13  end\n"
          "   14  test    this cell is not on rank 5\n"
          "   16  act     move start here\n"
          "   18  end\n");
    game_free(g);
}

static void phrases(const Game *g, Expr e, bool opposite, const char *want) {
    Expr list[] = {{0},
                   e,
                   {.kind = EXPR_NUM, .arg = 3},
                   {.kind = EXPR_ATTACKED},
                   {.kind = EXPR_COUNT, .who = WHO_NEXT}};
    Game copy = *g;
    Str out = {0};
    copy.exprs = list;
    opposite ? phrase_seen_not(&copy, 0, 1, &out) : phrase_expr(&copy, 1, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(phrase, expressions) {
    Game *g = tiny_new();
    phrases(g, (Expr){.kind = EXPR_LT, .a = 2, .b = 2}, false, "3 is less than 3");
    phrases(g, (Expr){.kind = EXPR_LT, .a = 2, .b = 2}, true, "3 is at least 3");
    phrases(g, (Expr){.kind = EXPR_LT, .a = 2, .b = 4}, false,
            "the number of the opponent's pieces is more than 3");
    phrases(g, (Expr){.kind = EXPR_LT, .a = 2, .b = 4}, true,
            "the number of the opponent's pieces is at most 3");
    phrases(g, (Expr){.kind = EXPR_LE, .a = 2, .b = 4}, false,
            "the number of the opponent's pieces is at least 3");
    phrases(g, (Expr){.kind = EXPR_LE, .a = 2, .b = 4}, true,
            "the number of the opponent's pieces is less than 3");
    phrases(g, (Expr){.kind = EXPR_NOT, .a = 3}, false, "this cell is not attacked");
    phrases(g, (Expr){.kind = EXPR_NOT, .a = 3}, true, "this cell is attacked");
    phrases(g, (Expr){.kind = EXPR_ON, .arg = ON_EMPTY | ON_ENEMY}, false,
            "nothing or an enemy stands here");
    phrases(g, (Expr){.kind = EXPR_ON, .arg = 63 & ~ON_FRIEND}, true, "a friend stands here");
    phrases(g, (Expr){.kind = EXPR_COUNT, .who = WHO_PLAYER0, .arg = 1, .more = 1}, false,
            "the number of White's Rooks on rank 5");
    phrases(g, (Expr){.kind = EXPR_COUNT, .who = WHO_NEXT}, true, "the opponent has no piece");
    phrases(g, (Expr){.kind = EXPR_VAR, .who = WHO_ME, .arg = TINY_RIGHT}, false,
            "'escape' of the mover");
    phrases(g, (Expr){.kind = EXPR_ROLL, .arg = 1}, false, "number 2 of the throw");
    phrases(g, (Expr){.kind = EXPR_AND, .a = 3, .b = 2}, true,
            "not (this cell is attacked and 3)");
    game_free(g);
}

/* A kind of expression without words would be a gap in every listing. */
Test(phrase, every_kind_has_words) {
    Game *g = tiny_new();
    for (int kind = 0; kind < EXPR_KINDS; kind++) {
        Expr list[] = {{0}, {.kind = (uint8_t)kind, .a = 2, .b = 2}, {.kind = EXPR_NUM}};
        Game copy = *g;
        copy.exprs = list;
        for (int opposite = 0; opposite < 2; opposite++) {
            Str out = {0};
            opposite ? phrase_seen_not(&copy, 0, 1, &out) : phrase_expr(&copy, 1, &out);
            cr_expect(out.n > 0, "kind %d", kind);
            cr_expect_not(strstr(str_text(&out), "%"), "%s", str_text(&out));
            str_free(&out);
        }
    }
    game_free(g);
}

static void masks(unsigned mask, const char *want) {
    Str out = {0};
    phrase_mask(mask, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(phrase, masks) {
    masks(ON_EMPTY, "nothing");
    masks(ON_FRIEND | ON_ROYAL, "a friend or an enemy royal piece");
    masks(31, "anything");
    masks(63, "anything or a hole");
}

Test(phrase, every_act_has_words) {
    Game *g = tiny_new();
    for (int fx = 0; fx < FX_KINDS; fx++)
        for (int ref = REF_NONE; ref <= REF_PIECE; ref++) {
            Act act = {.fx = (uint8_t)fx, .ref_a = (uint8_t)ref};
            Str out = {0};
            phrase_act(g, 0, &act, &out);
            cr_expect(out.n > 0, "effect %d", fx);
            cr_expect(ref == REF_NONE || strchr(str_text(&out), ' '));
            str_free(&out);
        }
    game_free(g);
}
