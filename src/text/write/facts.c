/*
** facts.c -- one pass over a move's effects, then what can only be settled when all are known.
*/
#include "facts.h"

#include "vm/meaning/deeds.h"

#include <string.h>

static void note_brought(Brought *b, Sq cell, int kind, bool behind, bool hand) {
    if (b->n == MOVE_CELLS)
        return;
    b->at[b->n] = cell;
    b->kind[b->n] = kind;
    b->hand[b->n] = hand;
    b->behind[b->n++] = behind;
}

/* Where several men go, the first one counts, unless the man whose walk it is (`leads`) goes
** later. */
static void note_move(Facts *f, Sq a, Sq b, bool trades, bool leads) {
    if (f->moves && !leads)
        return;
    f->moves = true;
    f->trades = trades;
    f->from = a;
    f->to = b;
}

/* A change of kind counts for the piece that moves, and only if it changes the letter or
** nothing stood there before. Where no piece has moved yet, the changed one is it. */
static void note_kind(Facts *f, Sq cell, int kind, Piece before) {
    const Game *g = f->p->game;
    const KindLook *looks = g->display->kinds;
    if (f->from == SQ_NONE)
        f->from = f->to = cell;
    bool mine = cell == f->from || cell == f->to;
    if (mine &&
        (!piece_is(before) || strcmp(looks[g->kind[before]].letter, looks[kind].letter) != 0))
        f->becomes = kind;
}

/* Somebody appears on a cell. Where it was emptied for him, that is not told besides. */
static void note_newcomer(Facts *f, const Deed *d) {
    const Pos *p = f->p;
    const FxInfo *info = &fx_info[d->fx.fx];
    int kind = info->with & WITH_KIND ? d->fx.kind : p->game->kind[pos_at(p, d->a)];
    note_brought(&f->brought, d->a, kind, f->moves, info->does & DOES_DROP);
    if (celllist_has(&f->unmade, d->a) && celllist_has(&f->made, d->a)) {
        celllist_drop(&f->unmade, d->a);
        celllist_drop(&f->made, d->a);
    }
}

static void note_deed(Facts *f, const Deeds *all, const Deed *d) {
    const Pos *p = f->p;
    const Effect *fx = &d->fx;
    const FxInfo *info = &fx_info[fx->fx];
    Sq a = d->a, b = d->b;
    if (info->does & DOES_MANY)
        return; /* what it does is known only once the move is made */
    f->clashes |= (info->does & DOES_FIGHT) != 0;
    if (info->does & DOES_GO)
        note_move(f, a, b, info->does & DOES_TRADE, a == all->from && b == all->to);
    else if (info->does & DOES_TAKE)
        celllist_add(&f->taken, a);
    if (info->does & DOES_BRING)
        note_newcomer(f, d);
    if (info->does & DOES_RECAST)
        note_kind(f, a, fx->kind, pos_at(p, f->moves && a == f->to ? f->from : a));
    if (info->does & DOES_SHUT)
        celllist_add(&f->unmade, a);
    if (info->does & DOES_OPEN)
        celllist_add(&f->made, a);
    if (info->with & WITH_CALL)
        f->name = p->game->display->calls[fx->var];
}

/* Decides which of the pieces that appear are written as such. One that appears where the
** moving piece ends, or where it starts before it has left, or in a move in which no piece
** moves, is what that piece has become. Where a piece changes and stays, one that appears
** elsewhere came from it, as part of a stack does: it is where the move goes. */
static void settle_brought(Facts *f) {
    Brought all = f->brought;
    f->brought.n = 0;
    for (int i = 0; i < all.n; i++) {
        bool set_out =
            all.at[i] == f->from && !all.behind[i] && piece_is(pos_at(f->p, f->from));
        bool stays = !f->moves && f->from != SQ_NONE && all.at[i] != f->from;
        if ((f->moves && !set_out && all.at[i] != f->to) || stays)
            note_brought(&f->brought, all.at[i], all.kind[i], all.behind[i], all.hand[i]);
        else
            note_kind(f, all.at[i], all.kind[i], PIECE_NONE);
        if (stays && f->to == f->from && piece_is(pos_at(f->p, f->from)))
            f->to = all.at[i];
    }
}

/* True if the mover's own piece on `cell` moves nowhere and is another one after the move:
** one appears there, or the cell is unmade by a move that has a name or makes a piece appear
** elsewhere. */
static bool is_changed(const Facts *f, Sq cell) {
    bool other = (f->brought.n > 0 || f->name) && celllist_has(&f->unmade, cell);
    for (int i = 0; i < f->brought.n; i++)
        other |= f->brought.at[i] == cell;
    return other && cell != SQ_NONE && piece_is(pos_at(f->p, cell)) &&
           pos_owner(f->p, cell) == f->p->side;
}

/* A cell that is unmade and made again is there as before, but empty. Where the move begins
** (`start`) or ends nothing is written of that; any other is written as unmade. */
static void settle_emptied(Facts *f, Sq start) {
    const CellList unmade = f->unmade;
    for (int i = 0; i < unmade.n; i++) {
        Sq cell = unmade.at[i];
        bool own = cell == start || (f->moves && cell == f->to);
        if (!celllist_has(&f->made, cell))
            continue;
        celllist_drop(&f->made, cell);
        if (own)
            celllist_drop(&f->unmade, cell);
    }
}

/* What is taken on the landing is the capture of the move (`captured`) and is not in `taken`;
** nor is what stands on a cell that is unmade, which goes with its cell. */
static void settle_landing(Facts *f) {
    const Pos *p = f->p;
    if (f->from != SQ_NONE && piece_is(pos_at(p, f->from)))
        f->piece = pos_at(p, f->from);
    if (f->moves && !f->trades && f->to != f->from && piece_is(pos_at(p, f->to)))
        f->captured = pos_at(p, f->to);
    if (f->moves)
        celllist_drop(&f->taken, f->to);
    for (int i = 0; i < f->unmade.n; i++)
        celllist_drop(&f->taken, f->unmade.at[i]);
}

void facts_of(const Pos *p, Move m, Facts *f) {
    const Game *g = p->game;
    Deeds deeds;
    move_deeds(p, m, &deeds);
    *f = (Facts){.p = p, .from = SQ_NONE, .to = SQ_NONE, .becomes = -1};
    for (int k = 0; k < deeds.n; k++)
        note_deed(f, &deeds, &deeds.at[k]);
    if (!f->moves && f->from == SQ_NONE && is_changed(f, deeds.from))
        f->from = f->to = deeds.from;
    if (!f->moves && f->from == SQ_NONE) /* even if its walk brings another before */
        f->from = f->to = deeds_dropped(&deeds);
    Sq start = f->brought.n == 0 ? deeds.from : SQ_NONE; /* nothing else names the move */
    settle_brought(f);
    settle_emptied(f, start);
    settle_landing(f);
    bool brings = f->becomes >= 0 && !f->moves && !piece_is(f->piece) && deeds.from != SQ_NONE;
    if (brings && game_drops(g, p->side, f->becomes)) {
        f->drops = true;
        f->kind = f->becomes;
        f->becomes = -1;
    }
    bool named = f->made.n == 0 && f->unmade.n == 0 && deeds.from != SQ_NONE;
    if (f->from == SQ_NONE && named)
        f->from = f->to = deeds.from;
    if (!f->drops)
        f->kind = piece_is(f->piece) ? g->kind[f->piece] : -1;
}
