/*
** fen.c -- reading and writing, field by field; both go through the game's list of fields.
**
** The reader fills a position of its own, and hands it over only when all of it is right.
*/
#include "fen.h"

#include "phrase.h"
#include "words.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/sound.h"

#include <stdio.h>
#include <string.h>

/* A run of empty cells longer than any board. */
enum { RUN_MAX = 9999 };

static const char HOLE = '*';

/* The most characters of a wrong text that a message repeats. */
enum { SHOW_MAX = 40 };

static int show(size_t n) {
    return n < SHOW_MAX ? (int)n : SHOW_MAX;
}

typedef struct Reader {
    const Game *g;
    Pos p;
    Err *e;
} Reader;

/* A stretch of the text. */
typedef struct Span {
    const char *at;
    size_t n;
} Span;

static const char *field_name(const FenField *f) {
    static const char *const plain[] = {
        [FEN_CELLS] = "cells",   [FEN_SIDE] = "side to move", [FEN_FLAGS] = "rights",
        [FEN_NUMBER] = "number", [FEN_CELL] = "cell",         [FEN_TEXT] = "text"};
    return f->name ? f->name : plain[f->kind];
}

/* ---- cells ---- */

static bool no_piece(const Reader *r, Span s, int row, int column) {
    Str known = {0};
    char text[PIECE_TEXT];
    for (int owner = 0; owner < r->g->nplayers; owner++)
        for (int k = 0; k < r->g->nkinds; k++)
            if (piece_is(game_piece(r->g, owner, k))) {
                words_piece(r->g, game_piece(r->g, owner, k), text);
                str_add(&known, text);
            }
    size_t n = 1;
    while (n < s.n && (s.at[n] & 0xc0) == 0x80)
        n++;
    err_set(r->e, "row %d, column %d: '%.*s' is no piece; expected one of %s%s or a number",
            row, column, show(n), s.at, str_text(&known), words_holes(r->g) ? "*" : "");
    str_free(&known);
    return false;
}

/* The number that s begins with, and its length; 0 when it has no digit. */
static int run_length(Span s, size_t *len) {
    int n = 0;
    for (*len = 0; *len < s.n && s.at[*len] >= '0' && s.at[*len] <= '9'; ++*len)
        if (n < RUN_MAX)
            n = n * 10 + (s.at[*len] - '0');
    return n;
}

/* One item of a row: how many cells it fills (0 on failure), what with, and its length. */
static int read_item(Reader *r, Span s, int row, int column, Piece *what, size_t *len) {
    *what = PIECE_NONE;
    int run = run_length(s, len), letter;
    if (*s.at == '0') {
        err_set(r->e, "row %d, column %d: a run of empty cells does not begin with 0", row,
                column);
        return 0;
    }
    if (run > 0)
        return run;
    *what = words_piece_at(r->g, s.at, s.n, &letter);
    *len = (size_t)letter;
    if (*what == PIECE_NONE && *s.at == HOLE && words_holes(r->g)) {
        *what = PIECE_HOLE;
        *len = 1;
    }
    if (*what != PIECE_NONE)
        return 1;
    no_piece(r, s, row, column);
    return 0;
}

static bool read_row(Reader *r, Span s, int number) {
    const Row *row = &r->g->display->rows[number - 1];
    int n = 0;
    for (size_t i = 0; i < s.n;) {
        Piece what;
        size_t len;
        int run = read_item(r, (Span){s.at + i, s.n - i}, number, n + 1, &what, &len);
        if (run == 0)
            return false;
        for (int k = 0; k < run && n + k < row->n; k++)
            pos_put(&r->p, row->cell[n + k], what);
        n += run;
        i += len;
    }
    if (n == row->n)
        return true;
    return err_set(r->e, "row %d: %d cell%s where the row has %d", number, n, n == 1 ? "" : "s",
                   row->n);
}

static bool read_lost(Reader *r, Span s) {
    for (size_t i = 0; i < s.n;) {
        int len;
        Piece x = words_piece_at(r->g, s.at + i, s.n - i, &len);
        if (x == PIECE_NONE)
            return err_set(r->e, "lost pieces, place %zu: '%.*s' is no piece", i + 1,
                           show(s.n - i), s.at + i);
        int first = r->g->kinds[r->g->kind[x]].holding, owner = r->g->owner[x];
        if (first < 0 || owner >= r->g->nplayers)
            return err_set(r->e,
                           "lost pieces, place %zu: a lost %s is not counted in this game",
                           i + 1, words_kind(r->g, x));
        int var = first + owner;
        if (r->p.var[var] >= r->g->vars[var].max)
            return err_set(r->e, "lost pieces, place %zu: more than %d of '%.*s'", i + 1,
                           r->g->vars[var].max, len, s.at + i);
        pos_set_var(&r->p, var, r->p.var[var] + 1);
        i += (size_t)len;
    }
    return true;
}

static bool keeps_lost(const Game *g) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].holding >= 0)
            return true;
    return false;
}

static void clear_lost(Reader *r) {
    for (int k = 0; k < r->g->nkinds; k++)
        for (int p = 0; p < r->g->nplayers && r->g->kinds[k].holding >= 0; p++)
            pos_set_var(&r->p, r->g->kinds[k].holding + p, 0);
}

/* Splits "cells[lost]"; the brackets may be missing. */
static bool split_lost(const Reader *r, Span s, Span *cells, Span *lost) {
    const char *open = memchr(s.at, '[', s.n);
    *cells = (Span){s.at, open ? (size_t)(open - s.at) : s.n};
    *lost = (Span){s.at + s.n, 0};
    if (!open)
        return true;
    if (!keeps_lost(r->g))
        return err_set(r->e, "this game keeps no lost pieces, so no brackets are expected");
    if (s.at[s.n - 1] != ']')
        return err_set(r->e, "the bracket of the lost pieces is not closed by ']' at the end");
    *lost = (Span){open + 1, (size_t)(s.at + s.n - open) - 2};
    return true;
}

static int count_rows(Span s) {
    int n = 1;
    for (size_t i = 0; i < s.n; i++)
        n += s.at[i] == '/';
    return n;
}

static bool read_cells(Reader *r, Span s) {
    Span cells, lost;
    if (!split_lost(r, s, &cells, &lost))
        return false;
    int rows = count_rows(cells);
    if (rows != r->g->display->nrows)
        return err_set(r->e, "%d row%s where the board has %d", rows, rows == 1 ? "" : "s",
                       r->g->display->nrows);
    for (int row = 1; row <= rows; row++) {
        const char *slash = memchr(cells.at, '/', cells.n);
        size_t n = slash ? (size_t)(slash - cells.at) : cells.n;
        if (!read_row(r, (Span){cells.at, n}, row))
            return false;
        if (slash)
            cells = (Span){slash + 1, cells.n - n - 1};
    }
    clear_lost(r);
    return read_lost(r, lost);
}

static void write_row(const Pos *p, const Row *row, Str *out) {
    int empty = 0;
    char text[PIECE_TEXT];
    for (int i = 0; i < row->n; i++) {
        Piece x = pos_at(p, row->cell[i]);
        if (x == PIECE_NONE) {
            empty++;
            continue;
        }
        if (empty)
            str_addf(out, "%d", empty);
        empty = 0;
        if (x == PIECE_HOLE)
            str_addc(out, HOLE);
        else
            str_addn(out, text, (size_t)words_piece(p->game, x, text));
    }
    if (empty)
        str_addf(out, "%d", empty);
}

static void write_lost(const Pos *p, Str *out) {
    const Game *g = p->game;
    size_t begin = out->n;
    for (int owner = 0; owner < g->nplayers; owner++)
        for (int k = 0; k < g->nkinds; k++) {
            char text[PIECE_TEXT];
            int n = g->kinds[k].holding < 0 ? 0 : p->var[g->kinds[k].holding + owner];
            for (; n > 0; n--) {
                words_piece(g, game_piece(g, owner, k), text);
                str_addf(out, "%s%s", out->n == begin ? "[" : "", text);
            }
        }
    if (out->n > begin)
        str_addc(out, ']');
}

static void write_cells(const Pos *p, Str *out) {
    for (int r = 0; r < p->game->display->nrows; r++) {
        if (r > 0)
            str_addc(out, '/');
        write_row(p, &p->game->display->rows[r], out);
    }
    write_lost(p, out);
}

/* ---- the other fields ---- */

/* Is s the word, case ignored? */
static bool same_word(Span s, const char *word) {
    char text[32];
    if (s.n != strlen(word) || s.n >= sizeof text)
        return false;
    memcpy(text, s.at, s.n);
    text[s.n] = '\0';
    return str_equal_fold(text, word);
}

static bool read_side(Reader *r, Span s) {
    Str known = {0};
    for (int i = 0; i < r->g->nplayers; i++) {
        const PlayerLook *who = &r->g->display->player[i];
        if (same_word(s, who->letter)) {
            pos_set_side(&r->p, i);
            str_free(&known);
            return true;
        }
        str_addf(&known, "%s'%s' (%s)", i ? " or " : "", who->letter, who->name);
    }
    err_set(r->e, "'%.*s' is no player; expected %s", show(s.n), s.at, str_text(&known));
    str_free(&known);
    return false;
}

static const FenFlag *flag_of(const FenField *f, char letter) {
    for (int i = 0; i < f->nflags; i++)
        if (f->flag[i].letter == letter)
            return &f->flag[i];
    return NULL;
}

static bool no_flag(const Reader *r, const FenField *f, char found) {
    char known[64];
    int n = 0;
    for (; n < f->nflags && n < (int)sizeof known - 1; n++)
        known[n] = f->flag[n].letter;
    known[n] = '\0';
    return err_set(r->e, "'%c' is unknown; expected letters of '%s', or '-' for none", found,
                   known);
}

static bool read_flags(Reader *r, const FenField *f, Span s) {
    for (int i = 0; i < f->nflags; i++)
        pos_set_var(&r->p, f->flag[i].var, 0);
    if (s.n == 1 && s.at[0] == '-')
        return true;
    for (size_t i = 0; i < s.n; i++) {
        const FenFlag *flag = flag_of(f, s.at[i]);
        if (!flag)
            return no_flag(r, f, s.at[i]);
        if (r->p.var[flag->var])
            return err_set(r->e, "'%c' stands there twice", s.at[i]);
        pos_set_var(&r->p, flag->var, 1);
    }
    return true;
}

static void write_flags(const Pos *p, const FenField *f, Str *out) {
    size_t begin = out->n;
    for (int i = 0; i < f->nflags; i++)
        if (p->var[f->flag[i].var])
            str_addc(out, f->flag[i].letter);
    if (out->n == begin)
        str_addc(out, '-');
}

/* A whole number that fits in 32 bits; false when s is none. */
static bool read_int(Span s, int64_t *value) {
    bool minus = s.n > 0 && s.at[0] == '-';
    size_t i = minus;
    if (i == s.n)
        return false;
    for (*value = 0; i < s.n; i++) {
        if (s.at[i] < '0' || s.at[i] > '9')
            return false;
        *value = *value * 10 + (s.at[i] - '0');
        if (*value > INT32_MAX)
            return false;
    }
    if (minus)
        *value = -*value;
    return true;
}

static bool read_number(Reader *r, const FenField *f, Span s) {
    const Var *v = &r->g->vars[f->var];
    int64_t n;
    if (!read_int(s, &n) || n < v->min || n > v->max)
        return err_set(r->e, "'%.*s' found; expected a whole number from %d to %d", show(s.n),
                       s.at, v->min, v->max);
    pos_set_var(&r->p, f->var, (int32_t)n);
    return true;
}

static bool read_cell(Reader *r, const FenField *f, Span s) {
    char name[32];
    pos_set_var(&r->p, f->var, 0);
    if (s.n == 1 && s.at[0] == '-')
        return true;
    snprintf(name, sizeof name, "%.*s", show(s.n), s.at);
    Sq cell = s.n < sizeof name ? cell_named(r->g, name) : SQ_NONE;
    if (cell == SQ_NONE)
        return err_set(r->e, "no cell is called '%s'; expected a cell, or '-' for none", name);
    pos_set_var(&r->p, f->var, cell + 1);
    return true;
}

static bool read_text(Reader *r, const FenField *f, Span s) {
    if (strlen(f->text) == s.n && memcmp(f->text, s.at, s.n) == 0)
        return true;
    return err_set(r->e, "'%.*s' found; expected '%s'", show(s.n), s.at, f->text);
}

static bool read_field(Reader *r, const FenField *f, Span s) {
    switch ((FenKind)f->kind) {
    case FEN_CELLS: return read_cells(r, s);
    case FEN_SIDE: return read_side(r, s);
    case FEN_FLAGS: return read_flags(r, f, s);
    case FEN_NUMBER: return read_number(r, f, s);
    case FEN_CELL: return read_cell(r, f, s);
    case FEN_TEXT: return read_text(r, f, s);
    }
    return false;
}

static void write_field(const Pos *p, const FenField *f, Str *out) {
    switch ((FenKind)f->kind) {
    case FEN_CELLS: write_cells(p, out); break;
    case FEN_SIDE: str_add(out, p->game->display->player[p->side].letter); break;
    case FEN_FLAGS: write_flags(p, f, out); break;
    case FEN_NUMBER: str_addf(out, "%d", p->var[f->var]); break;
    case FEN_CELL:
        str_add(out, p->var[f->var] ? p->game->graph.cell_name[p->var[f->var] - 1] : "-");
        break;
    case FEN_TEXT: str_add(out, f->text); break;
    }
}

/* ---- a throw that is due ---- */

/* The part of *s before the next colon, which is cut off. */
static Span next_part(Span *s) {
    const char *colon = memchr(s->at, ':', s->n);
    Span part = {s->at, colon ? (size_t)(colon - s->at) : s->n};
    size_t used = part.n + (colon ? 1 : 0);
    *s = (Span){s->at + used, s->n - used};
    return part;
}

static bool no_throw(const Reader *r, Span name) {
    Str known = {0};
    for (int i = 0; i < r->g->nchances; i++)
        str_addf(&known, "%s'%s'", i ? ", " : "", r->g->chances[i].name);
    if (r->g->nchances)
        err_set(r->e, "no throw is called '%.*s'; there are: %s", show(name.n), name.at,
                str_text(&known));
    else
        err_set(r->e, "nothing is thrown in this game");
    str_free(&known);
    return false;
}

static bool read_mark(Reader *r, int var, Span s) {
    FenField f = {.var = (uint16_t)var};
    return r->g->vars[var].kind == VAR_CELL ? read_cell(r, &f, s) : read_number(r, &f, s);
}

static bool read_marks(Reader *r, const Chance *c, Span s) {
    for (int i = 0; i < c->nmarks; i++)
        if (!read_mark(r, c->marks[i], next_part(&s)))
            return false;
    return s.n == 0 || err_set(r->e, "'%.*s' follows the last mark", show(s.n), s.at);
}

/* "{name:mark:mark}". That a throw is due after a move means that there was one: its player is
** the one whose turn it still is. */
static bool read_throw(Reader *r, Span s) {
    if (s.at[s.n - 1] != '}')
        return err_set(r->e, "'%.*s' is not closed by '}'", show(s.n), s.at);
    s = (Span){s.at + 1, s.n - 2};
    Span name = next_part(&s);
    int i = 0;
    while (i < r->g->nchances && !same_word(name, r->g->chances[i].name))
        i++;
    if (i == r->g->nchances)
        return no_throw(r, name);
    const Chance *c = &r->g->chances[i];
    if (!read_marks(r, c, s))
        return false;
    pos_set_chance(&r->p, i + 1);
    r->p.last.moved = !c->opening;
    r->p.last.mover = r->p.last.captor = c->opening ? 0 : r->p.side;
    return chance_possible(&r->p) ||
           err_set(r->e, "the throw '%s' cannot be due here", c->name);
}

static void write_throw(const Pos *p, Str *out) {
    const Chance *c = &p->game->chances[p->chance - 1];
    str_addf(out, " {%s", c->name);
    for (int i = 0; i < c->nmarks; i++) {
        const FenField f = {.kind = p->game->vars[c->marks[i]].kind == VAR_CELL ? FEN_CELL
                                                                                : FEN_NUMBER,
                            .var = c->marks[i]};
        str_addc(out, ':');
        write_field(p, &f, out);
    }
    str_addc(out, '}');
}

/* ---- the line ---- */

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The next word of *at, which moves behind it; empty at the end. */
static Span next_word(const char **at) {
    while (is_blank(**at))
        ++*at;
    Span s = {*at, 0};
    while (**at && !is_blank(**at))
        ++*at;
    s.n = (size_t)(*at - s.at);
    return s;
}

static bool read_fields(Reader *r, const char *text) {
    for (int i = 0; i < r->g->display->nfen; i++) {
        const FenField *f = &r->g->display->fen[i];
        Span s = next_word(&text);
        if (s.n == 0)
            return err_set(r->e, "field %d (%s) is missing: %d fields expected", i + 1,
                           field_name(f), r->g->display->nfen);
        if (!read_field(r, f, s))
            return err_in(r->e, "field %d (%s)", i + 1, field_name(f));
    }
    Span rest = next_word(&text);
    if (rest.n > 0 && *rest.at == '{') {
        if (!read_throw(r, rest))
            return err_in(r->e, "field %d (throw)", r->g->display->nfen + 1);
        rest = next_word(&text);
    }
    if (rest.n == 0)
        return true;
    return err_set(r->e, "'%.*s' follows the last of %d fields", show(rest.n), rest.at,
                   r->g->display->nfen);
}

static bool writes(const FenField *f, int var) {
    if (f->kind != FEN_FLAGS)
        return (f->kind == FEN_CELL || f->kind == FEN_NUMBER) && f->var == var;
    for (int i = 0; i < f->nflags; i++)
        if (f->flag[i].var == var)
            return true;
    return false;
}

/* Rights and markers that nobody can have had there. */
static bool check_sound(Reader *r) {
    ExprId part;
    int var = pos_unsound(&r->p, &part), i = 0;
    if (var < 0)
        return true;
    const Var *v = &r->g->vars[var];
    while (i < r->g->display->nfen && !writes(&r->g->display->fen[i], var))
        i++;
    int me = v->player < 0 ? r->p.side : v->player;
    Str needs = {0};
    phrase_expr(r->g, part, &needs);
    if (v->kind == VAR_CELL)
        err_set(r->e, "'%s' on %s needs that %s", v->name,
                r->g->graph.cell_name[r->p.var[var] - 1], str_text(&needs));
    else
        err_set(r->e, "'%s' of %s needs that %s", v->name, r->g->display->player[me].name,
                str_text(&needs));
    str_free(&needs);
    return i == r->g->display->nfen ||
           err_in(r->e, "field %d (%s)", i + 1, field_name(&r->g->display->fen[i]));
}

bool fen_read(const Game *g, const char *text, Pos *p, Err *e) {
    Reader r = {.g = g, .e = e};
    pos_clear(g, &r.p);
    if (!read_fields(&r, text) || !check_sound(&r))
        return err_in(e, "FEN");
    *p = r.p;
    return true;
}

void fen_write(const Pos *p, Str *out) {
    for (int i = 0; i < p->game->display->nfen; i++) {
        if (i > 0)
            str_addc(out, ' ');
        write_field(p, &p->game->display->fen[i], out);
    }
    if (p->chance)
        write_throw(p, out);
}

/* Does some notation call the cell so, for every player? */
static bool called(const Game *g, Sq cell, const char *name) {
    for (int n = 0; n < g->display->nnotations; n++) {
        int agree = 0;
        for (int p = 0; p < g->nplayers; p++) {
            const char **names = g->display->notations[n].cell[p];
            agree += names && names[cell] && str_equal_fold(names[cell], name);
        }
        if (agree == g->nplayers)
            return true;
    }
    return false;
}

Sq cell_named(const Game *g, const char *name) {
    for (int c = 0; c < g->graph.ncells; c++)
        if (str_equal_fold(g->graph.cell_name[c], name))
            return (Sq)c;
    for (int c = 0; c < g->graph.ncells; c++)
        if (called(g, (Sq)c, name))
            return (Sq)c;
    return SQ_NONE;
}
