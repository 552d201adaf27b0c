/*
** parts.c -- looks for each part among the walks of its stage, in every turn of the game.
*/
#include "parts.h"

#include "text/write/notation.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"

#include <string.h>

/* FITS_MAX: moves followed of those that a part can mean. */
enum { FITS_MAX = 16 };

/* BETWEEN separates parts. A sign of APPEARS comes before a man or a cell that appears
** (`brought` and `made` in notes.def), or a cell that becomes a hole (`unmade`). */
static const char BETWEEN[] = " \t\r\n,/", APPEARS[] = "+~";

/* Splits the text into parts. False if one of them names no cell or is too long, or if there
** are none or too many. */
static bool split(const Pos *p, const char *text, Parts *out) {
    out->n = 0;
    for (text += strspn(text, BETWEEN); *text; text += strspn(text, BETWEEN)) {
        size_t n = strcspn(text, BETWEEN);
        Sq from, to;
        char odd[ODD_MAX];
        if (out->n == PARTS_MAX || n >= PART_TEXT_MAX)
            return false;
        char *part = out->text[out->n++];
        memcpy(part, text, n);
        part[n] = '\0';
        move_cells(p, part, &from, &to);
        if (from == SQ_NONE || meant_odd_cell(p, part, odd))
            return false;
        text += n;
    }
    return out->n > 0;
}

/* Whether some walk puts such a man down, not from the hand. */
static bool is_put(const Game *g, int kind) {
    bool found = false;
    for (int i = 0; i < g->nacts && !found; i++)
        found = g->acts[i].fx == FX_PUT && g->acts[i].kind == kind;
    return found;
}

/* As Parts.next: a cell alone is `to`. So is the cell on which a man is put down other than
** from the hand. */
static Meant meant_by_part(const Pos *board, const char *text) {
    size_t sign = strspn(text, APPEARS);
    Meant m = meant_by(board, text + sign);
    if (m.drop && !game_drops(board->game, board->side, m.kind) && is_put(board->game, m.kind))
        m = (Meant){.from = SQ_NONE, .to = m.to, .kind = -1};
    if (m.to == SQ_NONE)
        m.to = m.from, m.from = SQ_NONE;
    if (sign)
        m.from = SQ_NONE;
    return m;
}

bool parts_drops(const Pos *p, const Meant *m) {
    return m->from == SQ_NONE && m->kind >= 0 && game_drops(p->game, p->side, m->kind);
}

/* The moves (Walk.move) that a part of a text can mean at some stage. */
typedef struct Fits {
    const Part *part;
    Sq end;
    bool anywhere; /* whatever the end */
    int n;
    Move move[FITS_MAX];
} Fits;

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Fits *f = ctx;
    if ((!f->anywhere && w->end != f->end) || (f->part->captures && !w->takes))
        return WALK_MORE;
    for (int i = 0; i < f->n; i++)
        if (f->move[i] == w->move)
            return WALK_MORE;
    f->move[f->n++] = w->move;
    return f->n < FITS_MAX ? WALK_MORE : WALK_STOP;
}

static void find_fits(const Stage *s, const Meant *m, Fits *f) {
    const Pos *board = &s->board;
    *f = (Fits){.part = stage_part(s), .end = m->to};
    if (!f->part || !part_is_open(board, f->part))
        return;
    if (m->from != SQ_NONE && set_has(&board->men[board->side], m->from))
        stage_walks(s, m->from, -1, 0, on_walk, f);
    if (m->from != SQ_NONE || (m->drop && !parts_drops(board, m)))
        return;
    if (parts_drops(board, m))
        stage_walks(s, SQ_NONE, m->kind, 0, on_walk, f);
    else
        stage_all_walks(s, on_walk, f);
}

/* True if the parts made so far are a legal turn, what may follow being left out. */
static bool is_legal_turn(const Stage *s) {
    Stage rest = *s;
    while (stage_leave_out(&rest)) {
    }
    return !stage_part(&rest) &&
           move_is_legal(s->p, shape_canonical(s->p->game->shapes, s->done));
}

/* Follows the parts from number k on; the one before ended on `last`. True if together they
** are a legal turn. *out keeps the stage that got furthest, the first one of several. */
static bool follow(Parts *out, const Stage *at, int k, Sq last) {
    Stage s = *at, next;
    Fits f;
    Meant m = {.kind = -1};
    bool whole = k == out->n;
    if (!whole)
        m = meant_by_part(&at->board, out->text[k]);
    if (k > out->made || (k == 0 && out->at.p == NULL)) {
        out->made = k;
        out->at = *at;
        out->last = last;
        out->next = m;
    }
    if (whole && is_legal_turn(at)) {
        out->at = *at;
        return true;
    }
    for (bool more = !whole; more; more = stage_leave_out(&s)) {
        find_fits(&s, &m, &f);
        for (int i = 0; i < f.n; i++) {
            stage_after(&s, f.move[i], &next);
            if (follow(out, &next, k + 1, m.to))
                return true;
        }
    }
    return false;
}

bool parts_end(const Stage *at, Move *whole) {
    Stage next = *at;
    Fits f = {.part = stage_part(at), .anywhere = true};
    bool ends = !f.part;
    if (ends)
        *whole = shape_canonical(at->p->game->shapes, at->done);
    else if (part_is_open(&at->board, f.part))
        stage_all_walks(at, on_walk, &f);
    for (int i = 0; i < f.n && !ends; i++) {
        stage_after(at, f.move[i], &next);
        ends = parts_end(&next, whole);
    }
    next = *at;
    return ends || (stage_leave_out(&next) && parts_end(&next, whole));
}

static bool has_parts(const Game *g) {
    bool several = false;
    for (int t = 0; t < g->nturns; t++)
        several |= g->turns[t].nparts > 1;
    return several;
}

bool parts_read(const Pos *p, const char *text, Parts *out) {
    bool found = false;
    *out = (Parts){0};
    if (!has_parts(p->game) || !split(p, text, out))
        return false;
    for (int t = 0; t < p->game->nturns && !found; t++) {
        Stage s;
        stage_begin(p, t, &s);
        found = follow(out, &s, 0, SQ_NONE);
    }
    return true;
}
