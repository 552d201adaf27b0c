/*
** test_text_verdict.c -- verdict.h: results in the words of their rules.
*/
#include "../support/tiny.h"
#include "text/write/verdict.h"
#include "vm/meaning/make.h"

#include <criterion/criterion.h>

typedef void Writer(const Pos *p, Result r, Str *out);

static void writes(Writer *fn, const Pos *p, Result r, const char *want) {
    Str out = {0};
    fn(p, r, &out);
    cr_expect_str_eq(str_text(&out), want);
    str_free(&out);
}

Test(verdict, says_who_has_won_and_by_what) {
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "1R2k/R4/5/5/4K b - - 0 end");
    writes(verdict_write, &p, rules_judge(&p, NULL, -1), "White wins (no move)");
    writes(verdict_write, &p, (Result){.verdict = VERDICT_NONE, .rule = -1}, "ongoing");
    writes(verdict_write, &p, (Result){.verdict = VERDICT_DRAW, .rule = -1}, "draw (no move)");
    writes(verdict_write_words, &p, (Result){.verdict = VERDICT_NONE, .rule = -1}, "");
    writes(verdict_write_meaning, &p, (Result){.verdict = VERDICT_DRAW, .rule = -1}, "");
    game_free(g);
}

Test(verdict, names_captor_and_captured) {
    static const RuleWords words[] = {
        {.says = "{captor}x{captured}, {else}", .means = "the {captor} takes the {captured}"}};
    Game *g = tiny_new();
    Pos p = tiny_pos(g, "r3k/R4/5/5/4K w - - 0 end");
    Result r = {.verdict = VERDICT_WIN, .winner = 1};
    tiny_display(g)->rules = words;
    writes(verdict_write, &p, r, "Black wins (piecexpiece, {else})");
    Moves moves = {0};
    Undo u;
    moves_legal(&p, &moves);
    for (size_t i = 0; i < moves.n && p.last.ncaught == 0; i++) {
        pos_make(&p, moves.at[i], &u);
        if (p.last.ncaught == 0)
            pos_unmake(&p, &u);
    }
    writes(verdict_write_meaning, &p, r, "the Rook takes the Rook");
    Str says = {0};
    verdict_write_says(g, 0, &says);
    cr_assert_str_eq(str_text(&says), " (captorxcaptured, else)", "whoever it will be about");
    str_free(&says);
    moves_free(&moves);
    game_free(g);
}
