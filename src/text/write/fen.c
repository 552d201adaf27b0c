/*
** fen.c -- reading and writing, field by field. Both go through the game's list of fields;
** one table (`kinds`) says how a field of each kind is read and written.
**
** The reader cuts up a copy of the text and fills a position of its own, which it hands over
** only when all of it is right. Messages quote no more than 40 bytes of a wrong text.
*/
#include "fen.h"

#include "base/shown.h"
#include "phrase.h"
#include "words.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/sound.h"

#include <stdlib.h>
#include <string.h>

static const char BLANKS[] = " \t\n\r", DIGITS[] = "0123456789";

typedef struct FenReader {
    const Game *g;
    Pos p;
    Err *e;
} FenReader;

/* ---- cells ---- */

/* True if messages should offer the text of piece i. Fallbacks that name the owner in
** brackets, such as "R(-)", are left out: nobody would look for them here. */
static bool is_sign(const Game *g, int i) {
    return g->display->pieces[i][0] && !strchr(g->display->pieces[i], '(');
}

/* The message lists the signs with blanks between them if any has several bytes, so that it
** can be seen where each one ends. */
static bool no_piece(const FenReader *r, const char *text, int row, int column) {
    Str known = {0};
    int all = (r->g->nplayers + 1) * r->g->nkinds;
    bool apart = false;
    for (int i = 0; i < all; i++)
        apart = apart || (is_sign(r->g, i) && strlen(r->g->display->pieces[i]) > 1);
    for (int i = 0; i < all; i++)
        if (is_sign(r->g, i))
            str_addf(&known, "%s%s", apart && known.n ? " " : "", r->g->display->pieces[i]);
    if (words_holes(r->g))
        str_addf(&known, "%s%c", apart ? " " : "", r->g->display->hole);
    int n = 1;
    while (n < 40 && (text[n] & 0xc0) == 0x80)
        n++;
    err_set(r->e,
            "row %d, column %d: '%.*s' is not a piece; expected one of %s or a number of empty "
            "cells",
            row, column, n, text, str_text(&known));
    str_free(&known);
    return false;
}

/* The piece or hole that the text begins with, and the length of its sign; PIECE_NONE if
** there is neither. */
static Piece read_piece(const Game *g, const char *text, int *len) {
    Piece x = words_piece_at(g, text, len);
    if (x != PIECE_NONE || *text != g->display->hole || !words_holes(g))
        return x;
    *len = 1;
    return PIECE_HOLE;
}

static bool read_row(FenReader *r, const char *text, int number) {
    enum { RUN_MAX = 9999 }; /* more cells than any board has */
    const Row *row = &r->g->display->rows[number - 1];
    int n = 0;
    for (int len; *text; text += len) {
        Piece what = PIECE_NONE;
        long run = 1;
        len = (int)strspn(text, DIGITS);
        if (*text == '0')
            return err_set(r->e,
                           "row %d, column %d: a number of empty cells cannot begin with 0",
                           number, n + 1);
        if (len > 0)
            run = strtol(text, NULL, 10);
        else if ((what = read_piece(r->g, text, &len)) == PIECE_NONE)
            return no_piece(r, text, number, n + 1);
        int end = run < RUN_MAX - n ? n + (int)run : RUN_MAX;
        for (; n < end && n < row->n; n++)
            pos_put(&r->p, row->cell[n], what);
        n = end;
    }
    return n == row->n || err_set(r->e, "row %d: %d cell%s, but the row has %d", number, n,
                                  n == 1 ? "" : "s", row->n);
}

static bool read_lost(FenReader *r, const char *text) {
    const char *from = text;
    for (int len; *text; text += len) {
        Piece x = words_piece_at(r->g, text, &len);
        int place = (int)(text - from) + 1;
        if (x == PIECE_NONE)
            return err_set(r->e, "lost pieces, place %d: '%.*s' is not a piece", place,
                           SHOWN_CUT(text, 40));
        int first = r->g->kinds[r->g->kind[x]].holding, owner = r->g->owner[x];
        if (first < 0 || owner >= r->g->nplayers)
            return err_set(r->e, "lost pieces, place %d: a lost %s is not counted in this game",
                           place, words_kind(r->g, x));
        int var = first + owner;
        if (r->p.var[var] >= r->g->vars[var].max)
            return err_set(r->e, "lost pieces, place %d: more than %d of '%.*s'", place,
                           r->g->vars[var].max, len, text);
        pos_set_var(&r->p, var, r->p.var[var] + 1);
    }
    return true;
}

/* Sets the counters of lost pieces to 0. True if the game has any. */
static bool clear_lost(FenReader *r) {
    bool any = false;
    for (int k = 0; k < r->g->nkinds; k++)
        for (int p = 0; p < r->g->nplayers && r->g->kinds[k].holding >= 0; p++) {
            pos_set_var(&r->p, r->g->kinds[k].holding + p, 0);
            any = true;
        }
    return any;
}

/* Cuts "cells[lost]" in two; the part in brackets may be missing. */
static bool split_lost(FenReader *r, char *text, const char **lost) {
    char *open = strchr(text, '['), *end = text + strlen(text) - 1;
    bool keeps = clear_lost(r);
    *lost = "";
    if (!open)
        return true;
    if (!keeps)
        return err_set(r->e, "this game does not keep lost pieces, so it has no brackets");
    if (*end != ']')
        return err_set(r->e, "the brackets around the lost pieces must end with ']'");
    *open = *end = '\0';
    *lost = open + 1;
    return true;
}

static bool read_cells(FenReader *r, const FenField *f, char *text) {
    const char *lost;
    int rows = 1, expected = r->g->display->nrows;
    (void)f;
    if (!split_lost(r, text, &lost))
        return false;
    for (const char *at = text; *at; at++)
        rows += *at == '/';
    if (rows != expected)
        return err_set(r->e, "%d row%s, but the board has %d", rows, rows == 1 ? "" : "s",
                       expected);
    for (int row = 1; row <= rows; row++)
        if (!read_row(r, strsep(&text, "/"), row))
            return false;
    return read_lost(r, lost);
}

static void write_row(const Pos *p, const Row *row, Str *out) {
    int empty = 0;
    for (int i = 0; i <= row->n; i++) {
        Piece x = i < row->n ? pos_at(p, row->cell[i]) : PIECE_NONE;
        if (i < row->n && x == PIECE_NONE) {
            empty++;
            continue;
        }
        if (empty)
            str_addf(out, "%d", empty);
        empty = 0;
        if (x == PIECE_HOLE)
            str_addc(out, p->game->display->hole);
        else if (x != PIECE_NONE)
            str_add(out, words_piece(p->game, x));
    }
}

static bool has_hands(const Game *g) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].in_hand)
            return true;
    return false;
}

static void write_lost(const Pos *p, Str *out) {
    const Game *g = p->game;
    size_t begin = out->n;
    for (int owner = 0; owner < g->nplayers; owner++)
        for (int k = 0; k < g->nkinds; k++) {
            int n = g->kinds[k].holding < 0 ? 0 : p->var[g->kinds[k].holding + owner];
            for (; n > 0; n--)
                str_addf(out, "%s%s", out->n == begin ? "[" : "",
                         words_piece(g, game_piece(g, owner, k)));
        }
    if (out->n == begin && has_hands(g))
        str_addc(out, '[');
    str_add(out, out->n > begin ? "]" : "");
}

static void write_cells(const Pos *p, const FenField *f, Str *out) {
    (void)f;
    for (int r = 0; r < p->game->display->nrows; r++) {
        str_add(out, r ? "/" : "");
        write_row(p, &p->game->display->rows[r], out);
    }
    write_lost(p, out);
}

/* ---- the other fields ---- */

static bool read_side(FenReader *r, const FenField *f, char *text) {
    Str known = {0};
    (void)f;
    for (int i = 0; i < r->g->nplayers; i++) {
        const PlayerLook *who = &r->g->display->player[i];
        if (str_equal_fold(text, who->letter)) {
            pos_set_side(&r->p, i);
            str_free(&known);
            return true;
        }
        str_addf(&known, "%s'%s' (%s)", i ? " or " : "", who->letter, who->name);
    }
    err_set(r->e, "'%.*s' is not a player; expected %s", SHOWN_CUT(text, 40), str_text(&known));
    str_free(&known);
    return false;
}

static void write_side(const Pos *p, const FenField *f, Str *out) {
    (void)f;
    str_add(out, p->game->display->player[p->side].letter);
}

static bool no_flag(const FenReader *r, const FenField *f, char found) {
    Str known = {0};
    for (int i = 0; i < f->nparts; i++)
        str_add(&known, f->part[i].text);
    err_set(r->e, "'%c' is unknown; expected letters from '%s', or '-' for none", found,
            str_text(&known));
    str_free(&known);
    return false;
}

/* The flag with the longest text that `text` begins with; -1 if there is none. */
static int flag_at(const FenField *f, const char *text) {
    int found = -1;
    for (int i = 0; i < f->nparts; i++)
        if (str_starts(text, f->part[i].text) &&
            (found < 0 || strlen(f->part[i].text) > strlen(f->part[found].text)))
            found = i;
    return found;
}

static bool read_flags(FenReader *r, const FenField *f, char *text) {
    for (int i = 0; i < f->nparts; i++)
        pos_set_var(&r->p, f->part[i].var, 0);
    for (bool none = strcmp(text, "-") == 0; *text && !none;) {
        int i = flag_at(f, text);
        if (i < 0)
            return no_flag(r, f, *text);
        if (r->p.var[f->part[i].var])
            return err_set(r->e, "'%s' appears twice", f->part[i].text);
        pos_set_var(&r->p, f->part[i].var, 1);
        text += strlen(f->part[i].text);
    }
    return true;
}

static void write_flags(const Pos *p, const FenField *f, Str *out) {
    size_t begin = out->n;
    for (int i = 0; i < f->nparts; i++)
        if (p->var[f->part[i].var])
            str_add(out, f->part[i].text);
    str_add(out, out->n == begin ? "-" : "");
}

static bool read_number(FenReader *r, const FenField *f, char *text) {
    const Var *v = &r->g->vars[f->var];
    const char *digits = text + (*text == '-');
    bool whole = *digits && digits[strspn(digits, DIGITS)] == '\0';
    long long n = whole ? strtoll(text, NULL, 10) : 0;
    if (!whole || n < v->min || n > v->max)
        return err_set(r->e, "'%.*s' found; expected a whole number from %d to %d",
                       SHOWN_CUT(text, 40), v->min, v->max);
    pos_set_var(&r->p, f->var, (int32_t)n);
    return true;
}

static void write_number(const Pos *p, const FenField *f, Str *out) {
    str_addf(out, "%d", p->var[f->var]);
}

static bool read_cell(FenReader *r, const FenField *f, char *text) {
    bool none = strcmp(text, "-") == 0;
    Sq cell = none ? SQ_NONE : cell_named(r->g, text);
    if (cell == SQ_NONE && !none)
        return err_set(r->e, "no cell is called '%.*s'; expected a cell, or '-' for none",
                       SHOWN_CUT(text, 31));
    pos_set_var(&r->p, f->var, none ? 0 : cell + 1);
    return true;
}

static void write_cell(const Pos *p, const FenField *f, Str *out) {
    int32_t cell = p->var[f->var];
    str_add(out, cell ? p->game->graph.cell_name[cell - 1] : "-");
}

static bool read_text(FenReader *r, const FenField *f, char *text) {
    return strcmp(f->text, text) == 0 ||
           err_set(r->e, "'%.*s' found; expected '%s'", SHOWN_CUT(text, 40), f->text);
}

static void write_text(const Pos *p, const FenField *f, Str *out) {
    (void)p;
    str_add(out, f->text);
}

/* ---- several in one field ---- */

static FenField field_of_var(const Game *g, uint16_t var) {
    return (FenField){.kind = g->vars[var].kind == VAR_CELL ? FEN_CELL : FEN_NUMBER,
                      .var = var};
}

/* The length of the number, or else of the longest cell name (or '-'), that the text begins
** with; all of the text where there is none. */
static size_t part_length(const Game *g, const FenField *f, const char *text) {
    size_t sign = *text == '-', longest = sign;
    if (f->kind == FEN_NUMBER)
        longest += strspn(text + sign, DIGITS);
    for (Sq c = 0; c < g->graph.ncells && f->kind == FEN_CELL; c++) {
        size_t length = strlen(g->graph.cell_name[c]);
        if (length > longest && str_starts(text, g->graph.cell_name[c]))
            longest = length;
    }
    return longest ? longest : strlen(text);
}

/* Reads one part and moves *text past it. */
static bool read_part(FenReader *r, const FenPart *part, char **text) {
    const FenField f = field_of_var(r->g, part->var);
    if (!str_starts(*text, part->text))
        return err_set(r->e, "'%.*s' found; expected '%s'", SHOWN_CUT(*text, 40), part->text);
    char *word = *text + strlen(part->text), *end = word + part_length(r->g, &f, word),
         next = *end;
    *end = '\0';
    bool ok = f.kind == FEN_CELL ? read_cell(r, &f, word) : read_number(r, &f, word);
    *end = next;
    *text = end;
    return ok;
}

/* True if every part is a cell and none of them is set. */
static bool names_nothing(const Pos *p, const FenField *f) {
    bool nothing = true;
    for (int i = 0; i < f->nparts; i++)
        nothing &= field_of_var(p->game, f->part[i].var).kind == FEN_CELL &&
                   p->var[f->part[i].var] == 0;
    return nothing;
}

static bool read_parts(FenReader *r, const FenField *f, char *text) {
    for (int i = 0; i < f->nparts; i++)
        pos_set_var(&r->p, f->part[i].var, 0);
    if (strcmp(text, "-") == 0 && names_nothing(&r->p, f))
        return true;
    for (int i = 0; i < f->nparts; i++)
        if (!read_part(r, &f->part[i], &text))
            return false;
    return !*text ||
           err_set(r->e, "unexpected '%.*s' after the last part", SHOWN_CUT(text, 40));
}

static void write_parts(const Pos *p, const FenField *f, Str *out) {
    bool nothing = names_nothing(p, f);
    for (int i = 0; i < f->nparts && !nothing; i++) {
        const FenField part = field_of_var(p->game, f->part[i].var);
        str_add(out, f->part[i].text);
        (part.kind == FEN_CELL ? write_cell : write_number)(p, &part, out);
    }
    str_add(out, nothing ? "-" : "");
}

static const struct {
    const char *name;
    bool (*read)(FenReader *r, const FenField *f, char *text);
    void (*write)(const Pos *p, const FenField *f, Str *out);
} kinds[] = {
#define FEN(name, noun, text) {text, read_##noun, write_##noun},
#include "vm/model/fen.def"
#undef FEN
};

static const char *field_name(const FenField *f) {
    return f->name ? f->name : kinds[f->kind].name;
}

/* ---- a throw that is due ---- */

static bool no_throw(const FenReader *r, const char *name) {
    Str known = {0};
    for (int i = 0; i < r->g->nchances; i++)
        str_addf(&known, "%s'%s'", i ? " or " : "", r->g->chances[i].name);
    if (r->g->nchances)
        err_set(r->e, "no throw is called '%.*s'; expected %s", SHOWN_CUT(name, 40),
                str_text(&known));
    else
        err_set(r->e, "this game has no throws");
    str_free(&known);
    return false;
}

/* The marks, as bits, of the throws that may follow this one in the turn, without its own. */
static uint64_t later_marks(const Chance *c) {
    uint64_t later = c->kept;
    for (int i = 0; i < c->nmarks; i++)
        later &= ~((uint64_t)1 << c->marks[i]);
    return later;
}

static bool read_mark(FenReader *r, uint16_t var, char **text) {
    const FenField f = field_of_var(r->g, var);
    char *mark = strsep(text, ":");
    return kinds[f.kind].read(r, &f, mark ? mark : "");
}

static void write_mark(const Pos *p, uint16_t var, Str *out) {
    const FenField f = field_of_var(p->game, var);
    str_addc(out, ':');
    kinds[f.kind].write(p, &f, out);
}

static bool read_marks(FenReader *r, const Chance *c, char *text) {
    for (int i = 0; i < c->nmarks; i++)
        if (!read_mark(r, c->marks[i], &text))
            return false;
    for (uint64_t later = text ? later_marks(c) : 0; later; later &= later - 1)
        if (!read_mark(r, (uint16_t)__builtin_ctzll(later), &text))
            return false;
    return !text ||
           err_set(r->e, "unexpected ':%.*s' after the last mark", SHOWN_CUT(text, 40));
}

/* The throw of that name, or else the first that is equal when case is ignored; g->nchances
** if there is none. */
static int throw_named(const Game *g, const char *name) {
    int i = 0;
    while (i < g->nchances && strcmp(name, g->chances[i].name) != 0)
        i++;
    for (int k = 0; k < g->nchances && i == g->nchances; k++)
        if (str_equal_fold(name, g->chances[k].name))
            return k;
    return i;
}

/* Reads "{name:mark:mark}"; a mark is written as in a field of its own. The throw's own marks
** come first, then, if any of them is set, those of the throws that may follow. A throw other
** than an opening one is due because of a move, made by the player whose turn it still is. */
static bool read_throw(FenReader *r, char *text) {
    char *end = text + strlen(text) - 1;
    if (*end != '}')
        return err_set(r->e, "'%.*s' is not closed by '}'", SHOWN_CUT(text, 40));
    *end = '\0';
    text++;
    const char *name = strsep(&text, ":");
    int i = throw_named(r->g, name);
    if (i == r->g->nchances)
        return no_throw(r, name);
    const Chance *c = &r->g->chances[i];
    if (!read_marks(r, c, text))
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
    for (int i = 0; i < c->nmarks; i++)
        write_mark(p, c->marks[i], out);
    bool set = false;
    for (uint64_t later = later_marks(c); later && !set; later &= later - 1)
        set = p->var[__builtin_ctzll(later)] != p->game->vars[__builtin_ctzll(later)].start;
    for (uint64_t later = set ? later_marks(c) : 0; later; later &= later - 1)
        write_mark(p, (uint16_t)__builtin_ctzll(later), out);
    str_addc(out, '}');
}

/* ---- the line ---- */

/* The next word of *at, which is moved past it; empty at the end. */
static char *next_word(char **at) {
    *at += strspn(*at, BLANKS);
    char *word = *at;
    *at += strcspn(*at, BLANKS);
    if (**at)
        *(*at)++ = '\0';
    return word;
}

static bool read_fields(FenReader *r, char *text) {
    const Display *d = r->g->display;
    for (int i = 0; i < d->nfen; i++) {
        const FenField *f = &d->fen[i];
        char *word = next_word(&text);
        if (!*word)
            return err_set(r->e, "field %d (%s) is missing; expected %d fields", i + 1,
                           field_name(f), d->nfen);
        if (!kinds[f->kind].read(r, f, word))
            return err_in(r->e, "field %d (%s)", i + 1, field_name(f));
    }
    char *rest = next_word(&text);
    if (*rest == '{') {
        if (!read_throw(r, rest))
            return err_in(r->e, "field %d (throw)", d->nfen + 1);
        rest = next_word(&text);
    }
    return !*rest || err_set(r->e, "unexpected '%.*s' after the last of %d fields",
                             SHOWN_CUT(rest, 40), d->nfen);
}

static bool writes(const FenField *f, int var) {
    if (f->kind == FEN_CELL || f->kind == FEN_NUMBER)
        return f->var == var;
    for (int i = 0; i < f->nparts; i++)
        if (f->part[i].var == var)
            return true;
    return false;
}

/* Refuses rights and markers that nobody can have in this position. A mark of a throw is in
** no field, so the message names none for it. */
static bool check_sound(FenReader *r) {
    const Display *d = r->g->display;
    ExprId part;
    int var = pos_unsound(&r->p, &part), i = 0;
    if (var < 0)
        return true;
    const Var *v = &r->g->vars[var];
    bool cell = v->kind == VAR_CELL;
    while (i < d->nfen && !writes(&d->fen[i], var))
        i++;
    Str needs = {0};
    phrase_expr(r->g, part, &needs);
    err_set(r->e, "'%s' %s %s requires that %s", v->name, cell ? "on" : "of",
            cell ? r->g->graph.cell_name[r->p.var[var] - 1]
                 : d->player[v->player < 0 ? r->p.side : v->player].name,
            str_text(&needs));
    str_free(&needs);
    return i < d->nfen && err_in(r->e, "field %d (%s)", i + 1, field_name(&d->fen[i]));
}

bool fen_read(const Game *g, const char *text, Pos *p, Err *e) {
    FenReader r = {.g = g, .e = e};
    Str copy = {0};
    str_add(&copy, text);
    pos_clear(g, &r.p);
    bool ok = read_fields(&r, copy.at) && check_sound(&r);
    if (ok)
        *p = r.p;
    str_free(&copy);
    return ok || err_in(e, "FEN");
}

void fen_write(const Pos *p, Str *out) {
    const Display *d = p->game->display;
    for (int i = 0; i < d->nfen; i++) {
        str_add(out, i ? " " : "");
        kinds[d->fen[i].kind].write(p, &d->fen[i], out);
    }
    if (p->chance)
        write_throw(p, out);
}

/* ---- names of cells ---- */

/* True if every player calls the cell by this name. */
static bool is_called(const Game *g, const Notation *n, Sq cell, const char *name) {
    for (int p = 0; p < g->nplayers; p++)
        if (!str_equal_fold(words_cell_in(g, n, p, cell), name))
            return false;
    return true;
}

Sq cell_named(const Game *g, const char *name) {
    for (Sq c = 0; c < g->graph.ncells; c++)
        if (strcmp(g->graph.cell_name[c], name) == 0)
            return c;
    for (Sq c = 0; c < g->graph.ncells; c++)
        if (is_called(g, NULL, c, name))
            return c;
    for (Sq c = 0; c < g->graph.ncells; c++)
        for (int n = 0; n < g->display->nnotations; n++)
            if (is_called(g, &g->display->notations[n], c, name))
                return c;
    return SQ_NONE;
}
