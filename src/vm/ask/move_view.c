/*
** move_view.c -- reading a move off its shape, or, if it is long, off what its walk did.
*/
#include "move_view.h"

#include "vm/meaning/chance.h"
#include "vm/meaning/deeds.h"
#include "vm/meaning/scope.h"

static void note_capture(const Pos *p, Piece x, MoveView *v) {
    const Game *g = p->game;
    bool mine = !game_foes(g, p->side, g->owner[x]);
    bool enemy = !mine && g->owner[x] < g->nplayers;
    if (v->ncaptured == 0 && (enemy || !piece_is(v->captured)))
        v->captured = x;
    v->ncaptured += enemy;
    v->gain += mine ? -piece_value(g, x) : piece_value(g, x);
}

static void note_effect(const Pos *p, const Effect *fx, unsigned a, unsigned b, MoveView *v) {
    const Game *g = p->game;
    unsigned does = fx_info[fx->fx].does;
    if (does & DOES_DROP && !piece_is(v->dropped))
        v->dropped = game_piece(g, p->side, fx->kind);
    if (does & DOES_RECAST)
        v->gain += g->kinds[fx->kind].value[p->side] - piece_value(g, v->piece);
    if (!(does & (DOES_GO | DOES_TAKE)))
        return;
    unsigned cell = does & DOES_GO ? b : a;
    bool stays = !(does & DOES_GO) && set_has(&p->royal, cell);
    if (!piece_is(p->cell[cell]) || cell == v->from || stays)
        return;
    if (does & DOES_TRADE)
        v->traded = p->cell[cell];
    else
        note_capture(p, p->cell[cell], v);
}

static MoveView view_of(const Pos *p, Sq from, Sq to) {
    return (MoveView){
        .from = from, .to = to, .piece = from == SQ_NONE ? PIECE_NONE : p->cell[from]};
}

/* The view of a plain move, as most are: what else it does does not show in a view. */
static MoveView view_plain(const Pos *p, Sq from, Sq to) {
    MoveView v = {.from = from, .to = to, .piece = p->cell[from]};
    if (piece_is(p->cell[to]) && to != from)
        note_capture(p, p->cell[to], &v);
    return v;
}

/* The view of a long move, or of one with effects that fall on many cells. */
static MoveView view_deeds(const Pos *p, Move m) {
    Deeds d;
    move_deeds_all(p, m, &d);
    MoveView v = view_of(p, d.from, d.to);
    for (int i = 0; i < d.n; i++)
        note_effect(p, &d.at[i].fx, d.at[i].a, d.at[i].b, &v);
    return v;
}

MoveView move_view(const Pos *p, Move m) {
    if (move_is_throw(m))
        m = chance_effect(p, m);
    const Shape *s = &p->game->shapes[move_is_long(m) ? 0 : move_shape(m)];
    if (move_is_long(m) || s->many)
        return view_deeds(p, m);
    if (s->plain)
        return view_plain(p, (Sq)move_cell(m, s->from), (Sq)move_cell(m, s->to));
    Sq from = s->from == NO_SLOT ? SQ_NONE : (Sq)move_cell(m, s->from);
    MoveView v = view_of(p, from, s->to == NO_SLOT ? from : (Sq)move_cell(m, s->to));
    for (int i = 0; i < s->nfx; i++)
        note_effect(p, &s->fx[i], move_cell(m, s->fx[i].a), move_cell(m, s->fx[i].b), &v);
    return v;
}

/* The view of n effects of m, before what they take is noted: of the man who goes, if any, else
** of the first cell that is named. */
static MoveView view_part(const Pos *p, Move m, const Effect *fx, int n) {
    for (int i = 0; i < n; i++)
        if (fx_info[fx[i].fx].does & DOES_GO)
            return view_of(p, (Sq)move_cell(m, fx[i].a), (Sq)move_cell(m, fx[i].b));
    for (int i = 0; i < n; i++)
        if (fx_info[fx[i].fx].cells)
            return view_of(p, (Sq)move_cell(m, fx[i].a), (Sq)move_cell(m, fx[i].a));
    return view_of(p, SQ_NONE, SQ_NONE);
}

MoveView move_view_after(const Pos *p, Move done, Move m) {
    const Shape *s = &p->game->shapes[move_shape(m)];
    const Effect *fx = s->fx + p->game->shapes[move_shape(done)].nfx;
    int n = (int)(s->fx + s->nfx - fx);
    MoveView v = view_part(p, m, fx, n);
    for (int i = 0; i < n; i++)
        note_effect(p, &fx[i], move_cell(m, fx[i].a), move_cell(m, fx[i].b), &v);
    return v;
}
