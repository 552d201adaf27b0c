/*
** account.c -- deeds are done on a copy of the board, which is then compared with the first.
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

/* Those who are gone, each on his cell. */
static void note_gone(Account *a, const Pos *before, CellSet cells) {
    while (!set_empty(cells)) {
        Sq c = (Sq)set_pop(&cells);
        if (!piece_is(pos_at(before, c)) || piece_is(pos_at(&a->now, c)))
            continue;
        note_taken(a, pos_at(before, c));
        set_add(&a->told, c);
    }
}

/* Who stands where the man goes comes to where he was. */
static void note_traded(Account *a, const Deed *d, Sq from, Sq to) {
    if (d->a != from || d->b != to)
        return;
    a->traded = pos_at(&a->now, to);
    set_add(&a->told, from);
}

static void do_deed(Account *a, const Deed *d, Sq from, Sq to) {
    unsigned does = fx_info[d->fx.fx].does;
    bool goes = does & DOES_GO && d->a != d->b && piece_is(pos_at(&a->now, d->a)),
         meets = goes && piece_is(pos_at(&a->now, d->b));
    Pos before = a->now;
    if (meets && does & DOES_TRADE)
        note_traded(a, d, from, to);
    else if (meets)
        note_taken(a, pos_at(&a->now, d->b));
    pos_apply_deed(&a->now, d);
    if (does & DOES_MANY && does & DOES_TAKE)
        note_gone(a, &before, set_minus(before.occupied, a->told));
    else if (does & DOES_TAKE && !(does & DOES_GO))
        note_gone(a, &before, set_of(d->a));
}

/* ---- what is otherwise ---- */

typedef enum Change { GOES, COMES, TURNS, BECOMES, SHUTS, OPENS, CHANGES } Change;

/* What becomes of one, named, and of so many; of cells what is left is the cell alone. */
static const char *const of_one[CHANGES] = {
    [GOES] = "is taken off the board", [COMES] = "appears",
    [TURNS] = "changes sides",         [BECOMES] = "becomes",
    [SHUTS] = "is no cell any more",   [OPENS] = "is a cell again",
};
static const char *const of_many[CHANGES] = {
    [GOES] = "pieces are taken off the board", [COMES] = "pieces appear",
    [TURNS] = "pieces change sides",           [BECOMES] = "pieces become others",
    [SHUTS] = "cells are none any more",       [OPENS] = "cells are there again",
};

typedef struct Changes {
    const Pos *p, *after;
    CellSet cells[CHANGES];
    const char *joint; /* before the next sentence */
    bool any;
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

/* One who is gone here and like whom one is there has gone there. */
static void say_gone(Changes *c) {
    if (set_count(c->cells[GOES]) != 1 || set_count(c->cells[COMES]) != 1)
        return;
    Sq from = (Sq)set_nth(&c->cells[GOES], 0), to = (Sq)set_nth(&c->cells[COMES], 0);
    if (pos_at(c->p, from) != pos_at(c->after, to))
        return;
    begin_sentence(c);
    str_addf(c->out, "the %s goes from %s to %s", words_kind(c->p->game, pos_at(c->p, from)),
             cell_text(c, from), cell_text(c, to));
    c->cells[GOES] = c->cells[COMES] = (CellSet){{0}};
}

static void say_one(Changes *c, Change what, Sq cell) {
    const Game *g = c->p->game;
    bool comes = what == COMES, man = what <= BECOMES;
    const char *kind = man ? words_kind(g, pos_at(comes ? c->after : c->p, cell)) : "";
    begin_sentence(c);
    if (comes)
        str_addf(c->out, "%s %s appears on ", words_article(kind), kind);
    else if (man)
        str_addf(c->out, "the %s on ", kind);
    str_add(c->out, cell_text(c, cell));
    if (!comes)
        str_addf(c->out, " %s", of_one[what]);
    if (what == BECOMES) {
        const char *other = words_kind(g, pos_at(c->after, cell));
        str_addf(c->out, " %s %s", words_article(other), other);
    }
}

/* Of several of one sort only how many they are. */
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

static bool say_changes(const Pos *p, const Pos *after, CellSet told, const char *before,
                        Str *out) {
    Changes c = {.p = p, .after = after, .joint = before, .out = out};
    for (Sq cell = 0; cell < p->game->graph.ncells; cell++)
        if (!set_has(&told, cell))
            sort_change(&c, cell);
    say_gone(&c);
    for (Change what = GOES; what < CHANGES; what++)
        say_change(&c, what);
    return c.any;
}

/* ---- for those who ask ---- */

void account_of(const Pos *p, const Deed *d, int n, Sq from, Sq to, Account *a) {
    *a = (Account){.was = *p, .now = *p, .taken = PIECE_NONE, .traded = PIECE_NONE};
    if (from != SQ_NONE && from != to)
        pos_put(&a->was, from, PIECE_NONE);
    else if (from != SQ_NONE)
        set_add(&a->told, from);
    if (to != SQ_NONE)
        set_add(&a->told, to);
    for (int i = 0; i < n; i++)
        do_deed(a, &d[i], from, to);
}

bool account_say_taken(const Account *a, const char *before, Str *out) {
    const Game *g = a->was.game;
    if (a->ntaken > 1) {
        str_addf(out, "%stakes ", before);
        said_add_number(a->ntaken, out);
        str_add(out, " pieces");
    } else if (a->ntaken == 1) {
        str_addf(out, "%stakes the %s", before, words_kind(g, a->taken));
    }
    if (piece_is(a->traded))
        str_addf(out, "%schanges places with the %s", a->ntaken ? " and " : before,
                 words_kind(g, a->traded));
    return a->ntaken || piece_is(a->traded);
}

bool account_say_rest(const Account *a, const char *before, Str *out) {
    return say_changes(&a->was, &a->now, a->told, before, out);
}

bool account_say_changes(const Pos *p, const Pos *after, const char *before, Str *out) {
    CellSet none = {{0}};
    return say_changes(p, after, none, before, out);
}
