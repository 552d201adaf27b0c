/*
** shape.c -- the tree of shapes: how an act finds its cells in a move.
*/
#include "game.h"

#include <string.h>

enum { NO_SLOT = 0xff };

/* The slot for one cell of an act, taking a new one where the CellRef wants it. */
static bool slot_for(Shape *s, uint8_t ref, uint8_t *slot) {
    if (ref == REF_LANDED || (ref == REF_START && s->start_slot != NO_SLOT)) {
        *slot = ref == REF_LANDED ? s->landed : s->start_slot;
        return *slot != NO_SLOT;
    }
    if (s->ncells == MOVE_CELLS)
        return false;
    *slot = s->ncells++;
    if (ref == REF_START)
        s->start_slot = *slot;
    if (s->from == NO_SLOT)
        s->from = *slot;
    return true;
}

static bool has_moved(const Shape *s) {
    for (int i = 0; i < s->nfx; i++)
        if (s->fx[i].fx == FX_MOVE || s->fx[i].fx == FX_CLASH)
            return true;
    return false;
}

bool shape_extend(const Shape *parent, const Act *act, Shape *child) {
    *child = *parent;
    child->nchildren = 0;
    child->child = NULL;
    if (child->nfx == FX_MAX)
        return false;
    Effect *fx = &child->fx[child->nfx++];
    *fx = (Effect){.fx = act->fx, .kind = act->kind, .var = act->var, .expr = act->expr};
    if (act->ref_a != REF_NONE && !slot_for(child, act->ref_a, &fx->a))
        return false;
    if (act->ref_b != REF_NONE && !slot_for(child, act->ref_b, &fx->b))
        return false;
    bool moves = act->fx == FX_MOVE || act->fx == FX_CLASH;
    if (moves && act->ref_a != REF_FIXED)
        child->landed = fx->b;
    if (moves && !has_moved(parent))
        child->from = fx->a, child->to = fx->b;
    if (act->fx == FX_CAPTOR && !has_moved(parent))
        child->from = fx->a;
    return true;
}

Shape shape_new_part(const Shape *parent) {
    Shape s = *parent;
    s.start_slot = s.landed = NO_SLOT;
    s.nchildren = 0;
    s.child = NULL;
    return s;
}

const Shape *shape_child(const Game *g, const Shape *parent, uint16_t act) {
    for (int i = 0; i < parent->nchildren; i++)
        if (parent->child[i].act == act)
            return &g->shapes[parent->child[i].shape];
    return NULL;
}
