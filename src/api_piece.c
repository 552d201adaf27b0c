/*
** api_piece.c -- pieces as FEN, boards and diagrams spell them.
*/
#include "api.h"

#include <ctype.h>
#include <string.h>

static void add_case(const char *letter, int (*to)(int), Str *out) {
    for (; *letter; letter++)
        str_addc(out, (char)to((unsigned char)*letter));
}

void piece_spell(const Game *g, Piece x, Str *out) {
    const char *letter = g->display->kinds[g->kind[x]].letter;
    int owner = g->owner[x];
    char style = owner < g->nplayers ? g->display->player[owner].style : '\0';
    if (style == 'A')
        add_case(letter, toupper, out);
    else if (style == 'a')
        add_case(letter, tolower, out);
    else
        str_add(out, letter);
    if (style && style != 'A' && style != 'a')
        str_addc(out, style);
}

Piece piece_spelled(const Game *g, const char *text, size_t n) {
    Str s = {0};
    Piece found = PIECE_NONE;
    for (int owner = 0; owner <= g->nplayers; owner++)
        for (int kind = 0; kind < g->nkinds && !found; kind++) {
            Piece x = game_piece(g, owner, kind);
            if (!piece_is(x))
                continue;
            str_clear(&s);
            piece_spell(g, x, &s);
            if (s.n == n && memcmp(str_text(&s), text, n) == 0)
                found = x;
        }
    str_free(&s);
    return found;
}
