/*
** account.c -- applies a move's deeds to a copy of the board, then compares the two boards.
*/
#include "account.h"

#include "said.h"
#include "text/write/words.h"
#include "vm/meaning/make.h"

/* ---- who is taken ---- */

static void note_taken(Account *a, Piece x) {
    if (a->ntaken++ == 0)
        a->taken = x;
}

/* Notes as taken the men who were on `cells` before and no longer are. */
static void note_gone(Account *a, const Pos *before, CellSet cells) {
    while (!set_empty(cells)) {
        Sq c = (Sq)set_pop(&cells);
        if (!piece_is(pos_at(before, c)) || piece_is(pos_at(&a->now, c)))
            continue;
        note_taken(a, pos_at(before, c));
        set_add(&a->told, c);
    }
}

/* Notes a swap of the move's man with the one on `to`; other swaps show in the comparison. */
static void note_traded(Account *a, const Deed *d, Sq from, Sq to) {
    if (d->a != from || d->b != to)
        return;
    a->traded = pos_at(&a->now, to);
    set_add(&a->told, from);
}

static void note_shifted(Account *a, const Deed *d) {
    if (a->nshifted < SHIFTS_MAX)
        a->shifted[a->nshifted] = (Shifted){pos_at(&a->now, d->a), d->a, d->b};
    a->nshifted++;
}

/* Keeps the shifts whose piece ends up unchanged on its new cell, with the old one empty, and
** marks both cells `told`. The other shifts (all of them, if more than SHIFTS_MAX) are left to
** the comparison of the boards. */
static void keep_shifted(Account *a) {
    int n = a->nshifted > SHIFTS_MAX ? 0 : a->nshifted;
    a->nshifted = 0;
    for (int i = 0; i < n; i++) {
        Shifted s = a->shifted[i];
        if (pos_at(&a->now, s.to) != s.piece || pos_at(&a->now, s.from) != PIECE_NONE)
            continue;
        a->shifted[a->nshifted++] = s;
        set_add(&a->told, s.from);
        set_add(&a->told, s.to);
    }
}

/* The challenger stays on its cell until a throw decides, so `from` has not changed. */
static void note_challenge(Account *a, const Deed *d, Sq from) {
    a->challenged = pos_at(&a->now, d->b);
    if (d->a == from)
        set_add(&a->told, from);
}

/* A piece moved along onto a royal man stops short of him (MOVE in effects.def): it has not
** left its cell, and nobody is taken. */
static bool is_spared(const Account *a, const Deed *d) {
    return piece_is(pos_at(&a->now, d->a));
}

static void do_deed(Account *a, const Deed *d, Sq from, Sq to) {
    unsigned does = fx_info[d->fx.fx].does;
    bool goes = does & DOES_GO && d->a != d->b && piece_is(pos_at(&a->now, d->a)),
         meets = goes && piece_is(pos_at(&a->now, d->b));
    Pos before = a->now;
    if (does & DOES_FIGHT) {
        note_challenge(a, d, from);
        return;
    }
    if (meets && does & DOES_TRADE)
        note_traded(a, d, from, to);
    if (goes && d->a != from)
        note_shifted(a, d);
    pos_apply_deed(&a->now, d);
    if (meets && !(does & DOES_TRADE) && !is_spared(a, d))
        note_taken(a, pos_at(&before, d->b));
    if (does & DOES_MANY && does & DOES_TAKE)
        note_gone(a, &before, set_minus(before.occupied, a->told));
    else if (does & DOES_TAKE && !(does & DOES_GO))
        note_gone(a, &before, set_of(d->a));
}

/* ---- what has changed ---- */

typedef enum Change { GOES, COMES, TURNS, BECOMES, SHUTS, OPENS, CHANGES } Change;

/* What follows "the Rook on a1" (for SHUTS and OPENS, just the cell) where one changes, and the
** number where several do. */
static const char *const of_one[CHANGES] = {
    [GOES] = "is removed from the board",
    [COMES] = "appears",
    [TURNS] = "changes sides",
    [BECOMES] = "becomes",
    [SHUTS] = "becomes a hole",
    [OPENS] = "is a cell again",
};
static const char *const of_many[CHANGES] = {
    [GOES] = "pieces are removed from the board",
    [COMES] = "pieces appear",
    [TURNS] = "pieces change sides",
    [BECOMES] = "pieces change kind",
    [SHUTS] = "cells become holes",
    [OPENS] = "holes become cells again",
};

typedef struct Changes {
    const Pos *p, *after;
    CellSet cells[CHANGES];
    const char *joint; /* goes before the next clause */
    bool any;          /* a clause has been written */
    Str *out;
} Changes;

static void sort_change(Changes *c, Sq cell) {
    const Game *g = c->p->game;
    Piece was = pos_at(c->p, cell), is = pos_at(c->after, cell);
    Change what = CHANGES;
    if (was == is)
        return;
    if (is == PIECE_HOLE)
        what = SHUTS;
    else if (piece_is(was) && piece_is(is))
        what = g->kind[was] == g->kind[is] ? TURNS : BECOMES;
    else
        what = piece_is(is) ? COMES : piece_is(was) ? GOES : OPENS;
    set_add(&c->cells[what], cell);
}

static const char *cell_text(const Changes *c, Sq cell) {
    return words_cell(c->p->game, c->p->side, cell);
}

static void begin_sentence(Changes *c) {
    str_add(c->out, c->joint);
    c->joint = ", and ";
    c->any = true;
}

static void say_shifted(Changes *c, const Shifted *s) {
    begin_sentence(c);
    str_addf(c->out, "the %s moves from %s to %s", words_kind(c->p->game, s->piece),
             cell_text(c, s->from), cell_text(c, s->to));
}

/* If a single piece has disappeared, and a single one just like it appeared, it went there. */
static void say_gone(Changes *c) {
    if (set_count(c->cells[GOES]) != 1 || set_count(c->cells[COMES]) != 1)
        return;
    Sq from = (Sq)set_nth(&c->cells[GOES], 0), to = (Sq)set_nth(&c->cells[COMES], 0);
    if (pos_at(c->p, from) != pos_at(c->after, to))
        return;
    say_shifted(c, &(Shifted){pos_at(c->p, from), from, to});
    c->cells[GOES] = c->cells[COMES] = (CellSet){{0}};
}

/* A piece that appears, and its owner unless that is the mover. */
static void say_newcomer(Changes *c, Piece x) {
    const Game *g = c->p->game;
    const char *kind = words_kind(g, x);
    int owner = g->owner[x];
    const char *whose = owner == c->p->side    ? ""
                        : owner == g->nplayers ? "neutral "
                        : g->nplayers == 2     ? "enemy "
                                               : "";
    str_addf(c->out, "%s %s%s", words_article(*whose ? whose : kind), whose, kind);
    if (!*whose && owner != c->p->side)
        str_addf(c->out, " of %s", g->display->player[owner].name);
}

static void say_one(Changes *c, Change what, Sq cell) {
    const Game *g = c->p->game;
    bool comes = what == COMES, man = what <= BECOMES;
    begin_sentence(c);
    if (comes)
        say_newcomer(c, pos_at(c->after, cell));
    if (comes)
        str_add(c->out, " appears on ");
    else if (man)
        str_addf(c->out, "the %s on ", words_kind(g, pos_at(c->p, cell)));
    str_add(c->out, cell_text(c, cell));
    if (!comes)
        str_addf(c->out, " %s", of_one[what]);
    if (what == BECOMES) {
        const char *other = words_kind(g, pos_at(c->after, cell));
        str_addf(c->out, " %s %s", words_article(other), other);
    }
}

/* A single change of a sort is described; of several, only the number is given. */
static void say_change(Changes *c, Change what) {
    int n = set_count(c->cells[what]);
    if (n == 1)
        say_one(c, what, (Sq)set_nth(&c->cells[what], 0));
    if (n < 2)
        return;
    begin_sentence(c);
    said_add_number(n, c->out);
    str_addf(c->out, " %s", of_many[what]);
}

static void say_changes(Changes *c, CellSet told) {
    for (Sq cell = 0; cell < c->p->game->graph.ncells; cell++)
        if (!set_has(&told, cell))
            sort_change(c, cell);
    say_gone(c);
    for (Change what = GOES; what < CHANGES; what++)
        say_change(c, what);
}

/* ---- accounts ---- */

/* The man is lost if he went to `to`, is not there now, and was not moved on from there. If
** that cell has become a hole, it is taken out of `told` so that this gets said. */
static void note_lost(Account *a, Sq to) {
    a->lost = !piece_is(pos_at(&a->now, to));
    for (int i = 0; i < a->nshifted; i++)
        a->lost = a->lost && a->shifted[i].from != to;
    if (a->lost && pos_at(&a->now, to) == PIECE_HOLE)
        set_remove(&a->told, to);
}

void account_of(const Pos *p, const Deed *d, int n, Sq from, Sq to, Account *a) {
    *a = (Account){.was = *p,
                   .now = *p,
                   .taken = PIECE_NONE,
                   .traded = PIECE_NONE,
                   .challenged = PIECE_NONE};
    if (from != SQ_NONE && from != to)
        pos_put(&a->was, from, PIECE_NONE);
    else if (from != SQ_NONE)
        set_add(&a->told, from);
    if (to != SQ_NONE)
        set_add(&a->told, to);
    for (int i = 0; i < n; i++)
        do_deed(a, &d[i], from, to);
    keep_shifted(a);
    if (to != SQ_NONE && from != to)
        note_lost(a, to);
}

bool account_say_taken(const Account *a, const char *before, Str *out) {
    const Game *g = a->was.game;
    if (a->ntaken > 1) {
        str_addf(out, "%scaptures ", before);
        said_add_number(a->ntaken, out);
        str_add(out, " pieces");
    } else if (a->ntaken == 1) {
        str_addf(out, "%scaptures the %s", before, words_kind(g, a->taken));
    }
    if (piece_is(a->traded))
        str_addf(out, "%schanges places with the %s", a->ntaken ? " and " : before,
                 words_kind(g, a->traded));
    if (piece_is(a->challenged))
        str_addf(out, "%schallenges the %s", a->ntaken ? " and " : before,
                 words_kind(g, a->challenged));
    return a->ntaken || piece_is(a->traded) || piece_is(a->challenged);
}

bool account_say_rest(const Account *a, const char *before, Str *out) {
    Changes c = {.p = &a->was, .after = &a->now, .joint = before, .out = out};
    if (a->lost) {
        begin_sentence(&c);
        str_add(out, "is gone");
    }
    for (int i = 0; i < a->nshifted; i++)
        say_shifted(&c, &a->shifted[i]);
    say_changes(&c, a->told);
    return c.any;
}

bool account_say_changes(const Pos *p, const Pos *after, const char *before, Str *out) {
    Changes c = {.p = p, .after = after, .joint = before, .out = out};
    say_changes(&c, (CellSet){{0}});
    return c.any;
}
