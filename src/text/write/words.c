/*
** words.c -- names looked up, compared and measured.
*/
#include "words.h"

#include "base/ascii.h"
#include "base/shown.h"

#include <string.h>

const char *words_piece(const Game *g, Piece x) {
    return g->display->pieces[g->owner[x] * g->nkinds + g->kind[x]];
}

Piece words_piece_at(const Game *g, const char *s, int *len) {
    Piece found = PIECE_NONE;
    *len = 0;
    for (int owner = 0; owner <= g->nplayers; owner++)
        for (int kind = 0; kind < g->nkinds; kind++) {
            const char *text = g->display->pieces[owner * g->nkinds + kind];
            int n = (int)strlen(text);
            if (n > *len && str_starts(s, text)) {
                found = game_piece(g, owner, kind);
                *len = n;
            }
        }
    return found;
}

const char *words_kind(const Game *g, Piece x) {
    return g->kinds[g->kind[x]].name;
}

const char *words_cell_in(const Game *g, const Notation *n, int player, Sq cell) {
    const char **names = n && player < g->nplayers ? n->cell[player] : NULL;
    return names && names[cell] ? names[cell] : g->graph.cell_name[cell];
}

const char *words_cell(const Game *g, int player, Sq cell) {
    return words_cell_in(g, g->display->notations, player, cell);
}

size_t words_file(const char *cell) {
    return strcspn(cell, "0123456789");
}

const char *words_cell_own(const Game *g, const Notation *n, int player, Sq cell) {
    const char *name = words_cell_in(g, n, player, cell), *board = g->graph.cell_name[cell];
    size_t file = words_file(board);
    return words_file(name) == file && ascii_same_n(name, board, file) ? NULL : name;
}

char words_plain(const char *s, size_t *len) {
    static const struct {
        const char *sign;
        char plain;
    } table[] = {{"\u00d7", 'x'}, {"\u2010", '-'}, {"\u2011", '-'},
                 {"\u2013", '-'}, {"\u2014", '-'}, {"\u2212", '-'}};
    *len = *s != '\0';
    if (!(*s & 0x80))
        return *s;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (str_starts(s, table[i].sign)) {
            *len = strlen(table[i].sign);
            return table[i].plain;
        }
    return *s;
}

/* The next character that is not blank, made plain; *s is moved past it. */
static unsigned char next_sign(const char **s) {
    size_t len;
    if (**s > 0 && **s <= ' ')
        *s += strspn(*s, WORDS_BLANK);
    char c = words_plain(*s, &len);
    *s += len;
    return (unsigned char)c;
}

int words_compare(const char *a, const char *b) {
    unsigned char x, y;
    if (a == b)
        return 0;
    do {
        while (*a > ' ' && *a == *b) /* most characters need no folding */
            a++, b++;
        x = next_sign(&a);
        y = next_sign(&b);
    } while (x == y && x != '\0');
    return (x > y) - (x < y);
}

const char *words_after(const char *text, const char *begin) {
    for (unsigned char sign; (sign = next_sign(&begin)) != '\0';)
        if (next_sign(&text) != sign)
            return NULL;
    return text;
}

const char *words_article(const char *word) {
    return word[0] && strchr("AEIOUaeiou", word[0]) ? "an" : "a";
}

static bool ends(const char *text, const char *with) {
    size_t n = strlen(text), k = strlen(with);
    return n >= k && strcmp(text + n - k, with) == 0;
}

void words_plural(const char *name, Str *out) {
    size_t n = strlen(name);
    bool man = ends(name, "man") || ends(name, "Man"),
         y = n > 1 && ends(name, "y") && !strchr("aeiouAEIOU", name[n - 2]),
         hiss = ends(name, "s") || ends(name, "x") || ends(name, "ch") || ends(name, "sh");
    str_addn(out, name, n - (man ? 2 : y ? 1 : 0));
    str_add(out, man ? "en" : y ? "ies" : hiss ? "es" : "s");
}

void words_owned(const Pos *p, int me, Sq cell, Str *out) {
    const Game *g = p->game;
    int owner = pos_owner(p, cell);
    const char *whose = owner == me                ? "your own"
                        : !game_foes(g, me, owner) ? "your partner's"
                        : owner < g->nplayers      ? "an enemy"
                                                   : "the";
    str_addf(out, "%s %s", whose, words_kind(g, pos_at(p, cell)));
}

/* Combining marks, joiners and variation selectors take no column. */
static bool no_width(uint32_t c) {
    return (c >= 0x300 && c < 0x370) || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0xfe00 && c <= 0xfe0f);
}

/* East Asian wide and full-width blocks, and pictographs take two. */
static bool two_wide(uint32_t c) {
    return (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) ||
           (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
           (c >= 0xff00 && c <= 0xff60) || (c >= 0x1f300 && c <= 0x1faff);
}

/* A byte that is not UTF-8 takes a column. */
int words_width_of(const char *text, size_t n) {
    int width = 0;
    uint32_t c;
    const char *end = text + n;
    for (size_t len; text < end; text += len ? len : 1) {
        len = shown_point(text, (size_t)(end - text), &c);
        width += !len ? 1 : no_width(c) ? 0 : two_wide(c) ? 2 : 1;
    }
    return width;
}

int words_width(const char *text) {
    return words_width_of(text, strlen(text));
}

bool words_holes(const Game *g) {
    for (int c = 0; c < g->graph.ncells; c++)
        if (g->start[c] == PIECE_HOLE)
            return true;
    for (int a = 0; a < g->nacts; a++)
        if (fx_info[g->acts[a].fx].does & (DOES_OPEN | DOES_SHUT))
            return true;
    return false;
}
