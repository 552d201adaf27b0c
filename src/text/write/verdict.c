/*
** verdict.c -- the words that a rule has in its game, {captor} and {captured} filled in.
*/
#include "verdict.h"

#include "vm/model/display.h"

#include <string.h>

static const char *kind_name(const Game *g, Piece x) {
    return piece_is(x) ? g->kinds[g->kind[x]].name : "piece";
}

/* The words of a rule; NULL: it has none. */
static void fill(const Pos *p, const char *words, Str *out) {
    const struct {
        const char *field;
        Piece piece;
    } fields[] = {{"{captor}", p->last.piece},
                  {"{captured}", p->last.ncaught ? p->last.caught[0] : PIECE_NONE}};
    while (words && *words) {
        size_t i = 0;
        while (i < 2 && !str_starts(words, fields[i].field))
            i++;
        if (i == 2) {
            str_addc(out, *words++);
            continue;
        }
        str_add(out, kind_name(p->game, fields[i].piece));
        words += strlen(fields[i].field);
    }
}

void verdict_write_words(const Pos *p, Result r, Str *out) {
    if (r.rule >= 0)
        fill(p, p->game->display->rules[r.rule].says, out);
    else if (r.verdict != VERDICT_NONE)
        str_add(out, "no move");
}

void verdict_write_meaning(const Pos *p, Result r, Str *out) {
    if (r.rule >= 0)
        fill(p, p->game->display->rules[r.rule].means, out);
}

void verdict_write(const Pos *p, Result r, Str *out) {
    if (r.verdict == VERDICT_NONE) {
        str_add(out, "ongoing");
        return;
    }
    if (r.verdict == VERDICT_DRAW)
        str_add(out, "draw");
    else
        str_addf(out, "%s wins", p->game->display->player[r.winner].name);
    Str words = {0};
    verdict_write_words(p, r, &words);
    if (words.n > 0)
        str_addf(out, " (%s)", str_text(&words));
    str_free(&words);
}
