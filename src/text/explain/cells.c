/*
** cells.c -- names cells: by the author's zones, by ranks and files, or one by one.
**
** Cells and files have one name on the board, so that what is one cell for White is another for
** Black. Ranks are counted from each player's own side.
*/
#include "cells.h"

#include "base/ascii.h"
#include "text/write/phrase.h"
#include "vm/model/display.h"
#include "zone.h"

#include <string.h>

static const char but[] = "any cell but ", those[] = "those of ", any[] = "any of ";

/* The row of the display, from the top, in which the cell lies; -1: none. */
static int row_of(const Display *d, Sq cell) {
    for (int r = 0; r < d->nrows; r++)
        for (int i = 0; i < d->rows[r].n; i++)
            if (d->rows[r].cell[i] == cell)
                return r;
    return -1;
}

/* Is each rank a rank to every player, counted from below or from above? */
static bool all_count_ranks(const Game *g) {
    const Display *d = g->display;
    for (int p = 1; p < g->nplayers; p++) {
        bool same = true, turned = true;
        for (Sq c = 0; c < g->graph.ncells; c++) {
            int row = row_of(d, c), seen = row_of(d, g->player[p].seat[c]);
            same &= seen == row;
            turned &= seen == d->nrows - 1 - row;
        }
        if (!same && !turned)
            return false;
    }
    return true;
}

/* Are they ranks, or what ranks leave out? */
static bool are_ranks(const char *words) {
    words += str_starts(words, but) ? sizeof but - 1 : 0;
    words += str_starts(words, those) ? sizeof those - 1 : 0;
    return str_starts(words, "rank");
}

/* Adds what other players call the cells, " (a9 for Black)", or nothing. `words` are what the
** first player calls them, which has been said. Ranks are counted from each player's own side,
** as long as all of them can. */
static void say_others(const Speaker *s, CellSet cells, const char *words, Str *out) {
    const Game *g = s->g;
    Str other = {0};
    int said = 0;
    bool counted = !s->all || (are_ranks(words) && all_count_ranks(g));
    for (int i = 1; i < g->nplayers && !counted; i++) {
        str_clear(&other);
        phrase_cells(g, 0, zone_seat(g, i, cells), &other);
        if (strcmp(str_text(&other), words) != 0)
            str_addf(out, "%s%s for %s", said++ ? "; " : " (", str_text(&other),
                     g->display->player[i].name);
    }
    str_add(out, said ? ")" : "");
    str_free(&other);
}

/* Writes the cells by the names of zones (zone.h): after `in` if these make up the cells, after
** `out_of` if they make up all the others. False, with nothing written: no names do. */
static bool say_named(const Speaker *s, CellSet cells, const char *in, const char *out_of,
                      Str *out) {
    Str names = {0};
    Named named = zone_named(s->g, s->player, cells, &names);
    if (named != NAMED_NOT)
        str_addf(out, "%s%s", named == NAMED_IN ? in : out_of, str_text(&names));
    str_free(&names);
    return named != NAMED_NOT;
}

static bool are_named(const Speaker *s, CellSet cells) {
    Str names = {0};
    bool named = say_named(s, cells, "", "", &names);
    str_free(&names);
    return named;
}

/* Whether the words are only the number of cells and the first few of them. */
static bool is_counted(const char *words) {
    return ascii_digit(*words) && strstr(words, " cells such as ");
}

static bool are_counted(const Speaker *s, CellSet cells) {
    Str words = {0};
    phrase_cells(s->g, speaker_cells(s), cells, &words);
    bool counted = is_counted(str_text(&words));
    str_free(&words);
    return counted;
}

void cells_say(const Speaker *s, CellSet cells, Str *out) {
    Str words = {0};
    if (say_named(s, cells, "", "any cell but those of ", out))
        return;
    phrase_cells(s->g, speaker_cells(s), cells, &words);
    str_addf(out, "%s%s", is_counted(str_text(&words)) ? any : "", str_text(&words));
    say_others(s, cells, str_text(&words), out);
    str_free(&words);
}

void cells_say_at(const Speaker *s, CellSet cells, Str *out) {
    if (say_named(s, cells, "in ", "outside ", out))
        return;
    str_add(out, "on ");
    cells_say(s, cells, out);
}

/* Whether the words list several cells one by one, "e2, a9 or b3". */
static bool is_list(const char *words, int ncells) {
    int n = 1;
    for (const char *at = words; *at; at++)
        n += *at == ' ';
    return ncells > 1 && n == ncells + 1 && strstr(words, " or ");
}

void cells_say_of(const Speaker *s, CellSet cells, Str *out) {
    Str words = {0}, bare = {0};
    if (say_named(s, cells, " of ", " outside ", out))
        return;
    phrase_cells(s->g, speaker_cells(s), cells, &bare);
    cells_say(s, cells, &words);
    const char *text = str_text(&words);
    bool leaves = str_starts(text, but), lines = false;
    if (leaves)
        text += sizeof but - 1;
    if (leaves && str_starts(text, those))
        text += sizeof those - 1, lines = true;
    bool each = set_single(cells) || is_list(str_text(&bare), set_count(cells));
    if (is_counted(str_text(&bare)))
        text += sizeof any - 1;
    str_addf(out, "%s%s",
             lines              ? " outside "
             : leaves           ? " other than "
             : is_counted(text) ? " among "
             : each             ? " at "
                                : " of ",
             text);
    str_free(&words);
    str_free(&bare);
}

/* ---- of a cell ---- */

bool cells_leave_few(const Speaker *s, CellSet zone, CellSet *rest) {
    enum { FEW = 6, MANY = 12 };
    *rest = set_minus(s->g->board, zone);
    int n = set_count(*rest);
    return n > 0 && !are_named(s, zone) && set_count(zone) > MANY &&
           (n <= FEW || (n <= MANY && are_counted(s, zone)));
}

void cells_say_in(const Speaker *s, CellSet zone, bool no, const char *it, Str *out) {
    CellSet rest;
    Str where = {0};
    if (are_named(s, zone)) {
        str_addf(out, "%s is ", it);
        say_named(s, zone, no ? "not in " : "in ", no ? "in " : "outside ", out);
        return;
    }
    if (cells_leave_few(s, zone, &rest))
        zone = rest, no = !no;
    phrase_cells(s->g, speaker_cells(s), zone, &where);
    if (no && str_starts(str_text(&where), but)) {
        zone = set_minus(s->g->board, zone), no = false;
        str_clear(&where);
        phrase_cells(s->g, speaker_cells(s), zone, &where);
    }
    const char *text = str_text(&where);
    bool each = set_single(zone) || is_list(text, set_count(zone)),
         man = s->man && strcmp(it, "it") == 0; /* he stands on a cell, and is none */
    if (is_counted(text))
        str_addf(out, "%s is %s%s of %s", it, man ? "on " : "", no ? "none" : "one", text);
    else
        str_addf(out, "%s is%s %s%s", it, no ? " not" : "", each && !man ? "" : "on ", text);
    say_others(s, zone, text, out);
    str_free(&where);
}
