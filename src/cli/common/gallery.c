/*
** gallery.c -- rows of boards, printed line by line.
*/
#include "gallery.h"

#include "alone.h"
#include "text.h"
#include "cli/terminal/clock.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 79, GAP = 3 };
/* The limit for all boards: the walks of a stranger's definition may take any time. */
static const double SECONDS = 3;

/* Columns of the longest line of a text. */
static int width_of(const char *text) {
    int most = 0;
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        int wide = columns_of(text, n);
        most = wide > most ? wide : most;
    }
    return most;
}

/* The board of a kind, below a line with its name, for free(); NULL if it goes nowhere. */
static char *picture_of(const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    const char *cell;
    sw_Match *m = alone(g, kind, &cell);
    if (!m)
        return NULL;
    sw_Style style = {.reach = cell};
    char *board = sw_match_board(m, &style, NULL);
    char *text = format("%s (%s)\n%s", k.name, k.letter, board ? board : "");
    sw_free(board);
    sw_match_free(m);
    return text;
}

/* Pictures side by side. */
typedef struct Row {
    char *picture[WIDTH]; /* owned */
    int wide[WIDTH];      /* columns of each */
    int n, used;          /* pictures; columns that they take, each with a gap after it */
} Row;

/* Prints the next line of each picture, from at[i] on, and advances at[i]. False
** if all are at their end. */
static bool print_line(const Row *r, const char **at) {
    int gap = 0;
    bool any = false;
    for (int i = 0; i < r->n; i++)
        any = any || *at[i];
    for (int i = 0; i < r->n && any; i++) {
        size_t n = strcspn(at[i], "\n");
        if (n > 0)
            printf("%*s%.*s", gap, "", (int)n, at[i]);
        gap = (n > 0 ? 0 : gap) + r->wide[i] + GAP - columns_of(at[i], n);
        at[i] += n + (at[i][n] == '\n');
    }
    if (any)
        putchar('\n');
    return any;
}

/* Prints a row, after an empty line, and empties it. */
static void finish(Row *r) {
    const char *at[WIDTH];
    for (int i = 0; i < r->n; i++)
        at[i] = r->picture[i];
    if (r->n > 0)
        putchar('\n');
    while (print_line(r, at))
        continue;
    while (r->n > 0)
        free(r->picture[--r->n]);
    r->used = 0;
}

void gallery_print(const sw_Game *g) {
    Row r = {.n = 0};
    double until = now_seconds() + SECONDS;
    int k = 0;
    for (; k < sw_game_kinds(g) && now_seconds() < until; k++) {
        char *picture = picture_of(g, k);
        if (!picture)
            continue;
        int wide = width_of(picture);
        if (r.used + wide > WIDTH)
            finish(&r);
        r.picture[r.n] = picture;
        r.wide[r.n++] = wide;
        r.used += wide + GAP;
    }
    finish(&r);
    if (k < sw_game_kinds(g))
        printf("\nit would take too long to show where the other pieces go\n");
}
