/*
** safety.c -- royal pieces: what stands between them and an enemy.
**
** The formulas of the tables say which cells a walk needs; attack.c is asked where they do not.
*/
#include "safety.h"

#include "movegen.h"
#include "walker.h"

bool safety_suits(const Game *g) {
    if (!g->tables || !g->royal || g->nforbid != 1)
        return false;
    const Expr *e = &g->exprs[g->forbid[0]];
    return e->kind == EXPR_CHECK && e->who == WHO_ME;
}

bool safety_covers(const Shape *shape) {
    for (int i = 0; i < shape->nfx; i++) {
        switch ((FxKind)shape->fx[i].fx) {
        case FX_MOVE:
            if (i > 0)
                return false;
            break;
        case FX_BECOME:
        case FX_MARK:
        case FX_SET:
        case FX_ADD: break;
        default: return false;
        }
    }
    return shape->nfx > 0 && shape->fx[0].fx == FX_MOVE;
}

static const StartTable *table_at(const Pos *p, Sq cell) {
    const Game *g = p->game;
    Piece x = p->cell[cell];
    int walk = game_walk_number(g, 0, g->owner[x], g->kind[x]);
    if (walk < 0 || !g->tables->walk[walk].start)
        return NULL;
    return &g->tables->walk[walk].start[cell];
}

/* Adds what lies between one enemy and the royal piece; false where that is not all that counts. */
static bool look_at(Safety *s, Sq enemy) {
    const StartTable *t = table_at(s->pos, enemy);
    if (!t || !t->plain_attacks)
        return false;
    for (int i = 0; i < t->nattacks; i++) {
        const Branch *b = &t->attack[i];
        if (set_has(&b->ends, s->royal))
            s->guard = set_or(s->guard, b->between[set_rank(&b->ends, s->royal)]);
    }
    return true;
}

/* Could the piece on `enemy` take the royal piece if these cells were occupied? */
static bool hits_royal(const Safety *s, Sq enemy, const CellSet *occupied) {
    const StartTable *t = table_at(s->pos, enemy);
    for (int i = 0; i < t->nattacks; i++) {
        const Branch *b = &t->attack[i];
        if (!set_has(&b->ends, s->royal))
            continue;
        uint64_t bit = (uint64_t)1 << set_rank(&b->ends, s->royal);
        if (s->pos->game->walker->leads(b, occupied) & bit)
            return true;
    }
    return false;
}

static bool royal_hit(const Safety *s, CellSet by, const CellSet *occupied) {
    while (!set_empty(by))
        if (hits_royal(s, (Sq)set_pop(&by), occupied))
            return true;
    return false;
}

void safety_look(Safety *s, const Pos *p) {
    const Game *g = p->game;
    CellSet royals = set_and(p->royal, p->men[p->side]);
    *s = (Safety){.pos = p, .known = set_count(royals) == 1};
    if (!s->known)
        return;
    s->royal = (Sq)set_pop(&royals);
    for (int owner = 0; owner < g->nplayers; owner++) {
        CellSet men = p->men[owner];
        while (owner != p->side && !set_empty(men)) {
            Sq enemy = (Sq)set_pop(&men);
            int row = (owner * g->nkinds + g->kind[p->cell[enemy]]) * g->graph.ncells;
            if (!set_has(&g->reach[row + s->royal], enemy))
                continue;
            set_add(&s->suspects, enemy);
            if (!look_at(s, enemy)) {
                s->known = false;
                return;
            }
        }
    }
    s->checked = royal_hit(s, s->suspects, &p->occupied);
}

/* FEW: one question for each end is quicker than all attacks at once. */
static CellSet own_ends(const Safety *s, View *v, CellSet ends) {
    enum { FEW = 2 };
    if (v->attacks_of == s->royal || set_count(ends) > FEW)
        return set_minus(ends, *view_attacks(v, s->royal));
    for (CellSet left = ends; !set_empty(left);) {
        unsigned to = set_pop(&left);
        if (pos_attacked(s->pos, v->me, (Sq)to, s->royal))
            set_remove(&ends, to);
    }
    return ends;
}

CellSet safety_ends(Safety *s, View *v, Sq from, CellSet ends) {
    if (from == s->royal)
        return own_ends(s, v, ends);
    if (!s->checked && !set_has(&s->guard, from))
        return ends;
    CellSet legal = {{0}}, occupied = s->pos->occupied;
    set_remove(&occupied, from);
    while (!set_empty(ends)) {
        unsigned to = set_pop(&ends);
        CellSet others = s->suspects, then = occupied;
        set_remove(&others, to);
        set_add(&then, to);
        if (!royal_hit(s, others, &then))
            set_add(&legal, to);
    }
    return legal;
}
