/*
** tuned.c -- reads and writes tuned weights, a line at a time.
**
** While a file is read, Weights.square has only what each cell adds: the value of the kind is
** taken out before, and added again at the end, since lines of both come in any order.
*/
#include "tuned.h"

#include "base/ascii.h"
#include "base/saturate.h"
#include "base/shown.h"
#include "vm/load/key.h"
#include "vm/model/display.h"

#include <inttypes.h>
#include <string.h>

#define FIRST_LINE "stepwise tuned 1"

unsigned tuned_seat(const Game *g, int player, unsigned cell) {
    const Sq *seat = g->player[player].seat;
    return seat ? seat[cell] : cell;
}

/* Whether a player's men stand, kind for kind in number, where the first player sees his
** own. */
static bool starts_alike(const Game *g, int player) {
    int balance[KINDS_MAX] = {0};
    for (int c = 0; c < g->graph.ncells; c++) {
        Piece his = g->start[tuned_seat(g, player, (unsigned)c)], mine = g->start[c];
        bool own = piece_is(mine) && g->owner[mine] == 0;
        if (own != (piece_is(his) && g->owner[his] == player))
            return false;
        if (own) {
            balance[g->kind[mine]]++;
            balance[g->kind[his]]--;
        }
    }
    for (int k = 0; k < g->nkinds; k++)
        if (balance[k] != 0)
            return false;
    return true;
}

/* Whether men of a kind could capture on each cell from the same cells as the first player's,
** each as he sees the board. */
static bool reaches_alike(const Game *g, int player, int kind) {
    int n = g->graph.ncells;
    const CellSet *first = &g->reach.takes[kind * n];
    const CellSet *other = &g->reach.takes[(player * g->nkinds + kind) * n];
    for (int c = 0; c < n; c++) {
        CellSet seen = {{0}};
        for (CellSet from = first[c]; !set_empty(from);)
            set_add(&seen, tuned_seat(g, player, set_pop(&from)));
        if (!set_equal(seen, other[tuned_seat(g, player, (unsigned)c)]))
            return false;
    }
    return true;
}

bool tuned_alike(const Game *g) {
    for (int p = 1; p < g->nplayers; p++) {
        if (!starts_alike(g, p))
            return false;
        for (int k = 0; k < g->nkinds; k++)
            if (g->kinds[k].value[p] != g->kinds[k].value[0] || !reaches_alike(g, p, k))
                return false;
    }
    return true;
}

/* Fills order[] with the cells in the order in which they are written; ends[i], unless ends is
** NULL, is set for the last one of each row. */
static void board_order(const Game *g, Sq *order, bool *ends) {
    const Display *d = g->display;
    int n = 0, ncells = g->graph.ncells;
    for (int r = 0; d && r < d->nrows; r++)
        for (int i = 0; i < d->rows[r].n && n < ncells; i++) {
            if (ends)
                ends[n] = i + 1 == d->rows[r].n;
            order[n++] = d->rows[r].cell[i];
        }
    for (int c = 0; n != ncells && c < ncells; c++) {
        order[c] = (Sq)c;
        if (ends)
            ends[c] = c + 1 == ncells;
    }
}

/* ---- reading ---- */

enum { NAME_MOST = 200 };
enum { SAID_VALUE = 1, SAID_EARLY = 2, SAID_LATE = 4 };

typedef struct Reader {
    const Game *game;
    const char *at, *end;    /* what is left of the line */
    const char *rest, *stop; /* the lines after it */
    int line;
    uint64_t key;
    bool keyed, other;
    Weights *w;
    uint8_t said[PIECES_MAX], said_term[TERM_COUNT];
    Sq order[SQ_MAX];
    Err *e;
} Reader;

static bool wrong(const Reader *r, const char *expected) {
    int n = (int)(r->end - r->at);
    if (n <= 0)
        return err_set(r->e, "line %d: expected %s, found the end of the line", r->line,
                       expected);
    return err_set(r->e, "line %d: expected %s, found '%.*s'", r->line, expected,
                   n > 40 ? 40 : n, r->at);
}

static void skip_blanks(Reader *r) {
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\r'))
        r->at++;
}

/* Goes to the next line that is not empty or a comment; false at the end of the text. */
static bool next_line(Reader *r) {
    while (r->rest < r->stop) {
        const char *lf = memchr(r->rest, '\n', (size_t)(r->stop - r->rest));
        r->at = r->rest;
        r->end = lf ? lf : r->stop;
        r->rest = lf ? lf + 1 : r->stop;
        r->line++;
        skip_blanks(r);
        if (r->at < r->end && *r->at != '#')
            return true;
    }
    return false;
}

static bool at_end(Reader *r) {
    skip_blanks(r);
    return r->at == r->end || wrong(r, "the end of the line");
}

/* Skips the word if the line goes on with it. */
static bool take_word(Reader *r, const char *word) {
    size_t n = strlen(word);
    if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0)
        return false;
    if (r->at + n < r->end && !strchr(" \t\r", r->at[n]))
        return false;
    r->at += n;
    return true;
}

static bool read_number(Reader *r, int32_t *number) {
    skip_blanks(r);
    const char *from = r->at, *at = r->at;
    int64_t sum = 0;
    bool minus = at < r->end && *at == '-';
    at += minus;
    const char *digits = at;
    while (at < r->end && ascii_digit(*at) && sum <= WEIGHT_MAX)
        sum = sum * 10 + (*at++ - '0');
    bool ended = at == r->end || *at == ' ' || *at == '\t' || *at == '\r';
    r->at = from;
    if (at == digits || !ended || sum > WEIGHT_MAX)
        return wrong(r, "a whole number from -100000 to 100000");
    r->at = at;
    *number = (int32_t)(minus ? -sum : sum);
    return true;
}

static bool read_pair(Reader *r, Weight *w) {
    return read_number(r, &w->early) && read_number(r, &w->late) && at_end(r);
}

static bool is_quoted(Reader *r) {
    skip_blanks(r);
    return r->at < r->end && *r->at == '"';
}

/* Reads a name in quotation marks; a quotation mark in it is written twice. */
static bool read_name(Reader *r, char name[NAME_MOST]) {
    const char *at = is_quoted(r) ? r->at + 1 : r->end;
    for (size_t n = 0; at < r->end && n < NAME_MOST; n++) {
        bool quote = *at == '"';
        if (quote && (at + 1 == r->end || at[1] != '"')) {
            name[n] = '\0';
            r->at = at + 1;
            return true;
        }
        name[n] = *at;
        at += quote ? 2 : 1;
    }
    return wrong(r, "a name in quotation marks");
}

static int find_kind(const Game *g, const char *name) {
    for (int k = 0; k < g->nkinds; k++)
        if (strcmp(g->kinds[k].name, name) == 0)
            return k;
    return -1;
}

static int find_player(const Game *g, const char *name) {
    for (int p = 0; p < g->nplayers; p++)
        if (g->display && strcmp(g->display->player[p].name, name) == 0)
            return p;
    return -1;
}

/* Reads a kind, and the player that may follow it; *player is -1 if none does. */
static bool read_whose(Reader *r, int *kind, int *player) {
    char name[NAME_MOST];
    *player = -1;
    if (!read_name(r, name))
        return false;
    *kind = find_kind(r->game, name);
    if (*kind < 0)
        return err_set(r->e, "line %d: the game has no kind '%s'", r->line, name);
    if (!is_quoted(r))
        return true;
    if (!read_name(r, name))
        return false;
    *player = find_player(r->game, name);
    return *player >= 0 || err_set(r->e, "line %d: the game has no player '%s'", r->line, name);
}

/* Notes that a line has set this for a kind, for one player or all; an error if
** another one did before. */
static bool note(Reader *r, int kind, int player, uint8_t what) {
    for (int p = 0; p < r->game->nplayers; p++) {
        uint8_t *said = &r->said[game_piece(r->game, p, kind)];
        if (player >= 0 && p != player)
            continue;
        if (*said & what)
            return err_set(r->e, "line %d: this is already given for '%s'", r->line,
                           r->game->kinds[kind].name);
        *said |= what;
    }
    return true;
}

static bool read_value(Reader *r) {
    int kind, player;
    Weight w;
    if (!read_whose(r, &kind, &player) || !read_pair(r, &w) ||
        !note(r, kind, player, SAID_VALUE))
        return false;
    for (int p = 0; p < r->game->nplayers; p++)
        if (player < 0 || p == player)
            r->w->value[game_piece(r->game, p, kind)] = w;
    return true;
}

/* Sets one number of a table: for one player, or for each as he sees the board. */
static void put_cell(Reader *r, int kind, int player, bool late, unsigned cell,
                     int32_t number) {
    const Game *g = r->game;
    for (int p = 0; p < g->nplayers; p++) {
        if (player >= 0 && p != player)
            continue;
        unsigned at = player < 0 ? tuned_seat(g, p, cell) : cell;
        Weight *w = &r->w->square[game_piece(g, p, kind) * g->graph.ncells + (int)at];
        *(late ? &w->late : &w->early) = number;
    }
}

static bool read_phase(Reader *r, bool *late) {
    skip_blanks(r);
    size_t n = (size_t)(r->end - r->at);
    *late = n >= 4 && memcmp(r->at, "late", 4) == 0;
    if (!*late && (n < 5 || memcmp(r->at, "early", 5) != 0))
        return wrong(r, "'early' or 'late'");
    r->at += *late ? 4 : 5;
    return at_end(r);
}

static bool read_cells(Reader *r) {
    int kind, player, n = r->game->graph.ncells;
    bool late;
    int32_t number = 0;
    if (!read_whose(r, &kind, &player) || !read_phase(r, &late) ||
        !note(r, kind, player, late ? SAID_LATE : SAID_EARLY))
        return false;
    for (int i = 0; i < n; i++) {
        skip_blanks(r);
        if (r->at == r->end && !next_line(r))
            return err_set(
                r->e, "line %d: expected %d more numbers for cells, found the end of the file",
                r->line, n - i);
        if (!read_number(r, &number))
            return false;
        put_cell(r, kind, player, late, r->order[i], number);
    }
    return at_end(r);
}

static bool read_key(Reader *r) {
    uint64_t key = 0;
    if (r->keyed)
        return err_set(r->e, "line %d: 'key' is given a second time", r->line);
    skip_blanks(r);
    const char *from = r->at;
    for (; r->at < r->end && r->at - from < 16; r->at++) {
        const char *digits = "0123456789abcdef", *digit = strchr(digits, *r->at);
        if (!*r->at || !digit)
            break;
        key = key << 4 | (uint64_t)(digit - digits);
    }
    if (r->at - from != 16 || !at_end(r)) {
        r->at = from;
        return wrong(r, "a key of 16 hexadecimal digits");
    }
    r->keyed = true;
    r->other = key != r->key;
    return true;
}

static bool read_searcher(Reader *r) {
    if (r->w->searcher != SEARCHER_CHOSEN)
        return err_set(r->e, "line %d: 'searcher' is given a second time", r->line);
    skip_blanks(r);
    for (Searcher s = SEARCHER_ALPHA_BETA; s < SEARCHER_COUNT; s++)
        if (take_word(r, searcher_name[s])) {
            r->w->searcher = s;
            return at_end(r);
        }
    return wrong(r, "'alpha-beta' or 'mcts'");
}

static bool read_term(Reader *r, Term term) {
    if (r->said_term[term]++)
        return err_set(r->e, "line %d: '%s' is given a second time", r->line, term_name[term]);
    return read_pair(r, &r->w->term[term]);
}

/* The words that lines begin with, the names of terms aside. */
static const struct Key {
    const char *word;
    bool (*read)(Reader *r);
} keys[] = {
    {"key", read_key},
    {"value", read_value},
    {"cells", read_cells},
    {"searcher", read_searcher},
};
enum { NKEYS = sizeof keys / sizeof *keys };

/* An error that lists them all: "key, value, ..., tempo, pressure, ... or passed". */
static bool wrong_word(const Reader *r) {
    Str words = {0};
    for (int i = 0; i < NKEYS; i++)
        str_addf(&words, "%s, ", keys[i].word);
    for (Term t = 0; t < TERM_COUNT; t++)
        str_addf(&words, "%s%s",
                 t == 0               ? ""
                 : t + 1 < TERM_COUNT ? ", "
                                      : " or ",
                 term_name[t]);
    wrong(r, str_text(&words));
    str_free(&words);
    return false;
}

static bool read_line(Reader *r) {
    for (int i = 0; i < NKEYS; i++)
        if (take_word(r, keys[i].word))
            return r->keyed || i == 0 ? keys[i].read(r)
                                      : wrong(r, "the key before any numbers");
    for (Term t = 0; t < TERM_COUNT; t++)
        if (take_word(r, term_name[t]))
            return r->keyed ? read_term(r, t) : wrong(r, "the key before any numbers");
    return wrong_word(r);
}

static bool read_lines(Reader *r) {
    if (!next_line(r) || !take_word(r, FIRST_LINE) || !at_end(r)) {
        r->line = 1;
        return err_set(r->e, "line 1: expected '" FIRST_LINE "'");
    }
    while (!r->other && next_line(r))
        if (!read_line(r))
            return false;
    return r->keyed || err_set(r->e, "it has no key");
}

static int32_t within(int64_t number) {
    return (int32_t)saturate_within(number, WEIGHT_MAX);
}

/* Adds the values of kinds to what their cells add (sign 1), or takes them out (-1). */
static void add_values(Weights *w, const Game *g, int sign) {
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = game_piece(g, p, k);
            for (int c = 0; c < g->graph.ncells; c++) {
                Weight *s = &w->square[x * g->graph.ncells + c];
                s->early = within((int64_t)s->early + sign * w->value[x].early);
                s->late = within((int64_t)s->late + sign * w->value[x].late);
            }
        }
}

TunedRead tuned_read(const Game *g, const char *text, size_t n, Arena *a, const Weights **w,
                     Err *e) {
    Reader r = {.game = g,
                .rest = text,
                .stop = text + n,
                .key = game_key(g, false),
                .w = weights_copy(weights_derived(g, a), g, a),
                .e = e};
    if (n > TUNED_BYTES_MAX) {
        err_set(e, "it is larger than 1 MB");
        return TUNED_WRONG;
    }
    board_order(g, r.order, NULL);
    add_values(r.w, g, -1);
    if (!read_lines(&r))
        return TUNED_WRONG;
    if (r.other) {
        err_set(e, "it was made for another definition, or with other options");
        return TUNED_OTHER;
    }
    add_values(r.w, g, 1);
    *w = r.w;
    return TUNED_TAKEN;
}

/* ---- writing ---- */

/* Whether all players have the same weights for a kind, each as he sees the board. */
static bool shared(const Game *g, const Weights *w, int kind) {
    int n = g->graph.ncells;
    const Weight *first = &w->square[game_piece(g, 0, kind) * n];
    for (int p = 1; p < g->nplayers; p++) {
        Piece x = game_piece(g, p, kind);
        if (memcmp(&w->value[x], &w->value[game_piece(g, 0, kind)], sizeof *w->value) != 0)
            return false;
        for (int c = 0; c < n; c++)
            if (memcmp(&w->square[x * n + (int)tuned_seat(g, p, (unsigned)c)], &first[c],
                       sizeof *first) != 0)
                return false;
    }
    return true;
}

static void write_name(const char *name, Str *out) {
    str_add(out, " \"");
    for (; *name; name++) {
        str_add(out, *name == '"' ? "\"" : "");
        str_addc(out, *name);
    }
    str_addc(out, '"');
}

static void write_whose(const Game *g, const char *word, int kind, int player, Str *out) {
    str_add(out, word);
    write_name(g->kinds[kind].name, out);
    if (player >= 0)
        write_name(g->display->player[player].name, out);
}

static void write_cells(const Game *g, const Weights *w, int kind, int player, bool late,
                        Str *out) {
    Sq order[SQ_MAX];
    bool ends[SQ_MAX] = {false};
    int n = g->graph.ncells;
    Piece x = game_piece(g, player < 0 ? 0 : player, kind);
    board_order(g, order, ends);
    write_whose(g, "cells", kind, player, out);
    str_add(out, late ? " late\n" : " early\n");
    for (int i = 0; i < n; i++) {
        const Weight *s = &w->square[x * n + order[i]];
        int32_t more = late ? s->late - w->value[x].late : s->early - w->value[x].early;
        str_addf(out, " %4d%s", more, ends[i] ? "\n" : "");
    }
    if (!ends[n - 1])
        str_addc(out, '\n');
}

static void write_kind(const Game *g, const Weights *w, int kind, int player, Str *out) {
    Weight value = w->value[game_piece(g, player < 0 ? 0 : player, kind)];
    write_whose(g, "value", kind, player, out);
    str_addf(out, " %d %d\n", value.early, value.late);
    write_cells(g, w, kind, player, false, out);
    write_cells(g, w, kind, player, true, out);
}

void tuned_write(const Game *g, const Weights *w, const char *comment, Str *out) {
    Str line = {0};
    shown_add_folded(&line, comment, strlen(comment));
    str_addf(out, FIRST_LINE "\n# %s\nkey %016" PRIx64 "\n", str_text(&line),
             game_key(g, false));
    str_free(&line);
    if (w->searcher != SEARCHER_CHOSEN)
        str_addf(out, "searcher %s\n", searcher_name[w->searcher]);
    for (Term t = 0; t < TERM_COUNT; t++)
        str_addf(out, "%s %d %d\n", term_name[t], w->term[t].early, w->term[t].late);
    for (int k = 0; k < g->nkinds; k++)
        if (shared(g, w, k))
            write_kind(g, w, k, -1, out);
        else
            for (int p = 0; p < g->nplayers; p++)
                write_kind(g, w, k, p, out);
}
