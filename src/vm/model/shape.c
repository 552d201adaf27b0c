/*
** shape.c -- the tree of shapes: which slots of a move an act gets for its cells.
*/
#include "shape.h"

#include <stddef.h>

const FxInfo fx_info[FX_KINDS] = {
#define FX(name, cells, with, does, is, says) {cells, with, does, is, says},
#include "effects.def"
#undef FX
};

const Shape shape_nothing = {
    .start_slot = NO_SLOT, .from = NO_SLOT, .to = NO_SLOT, .landed = NO_SLOT};

/* Sets *slot to the slot of one cell of an act, a new one unless the CellRef shares one. False
** if there is none. */
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

unsigned shape_does_from(const Shape *s, int first) {
    unsigned does = 0;
    for (int i = first; i < s->nfx; i++)
        does |= fx_info[s->fx[i].fx].does;
    return does;
}

unsigned shape_does(const Shape *s) {
    return shape_does_from(s, 0);
}

static int count_many(const Shape *s) {
    int n = 0;
    for (int i = 0; i < s->nfx; i++)
        n += (fx_info[s->fx[i].fx].does & DOES_MANY) != 0;
    return n;
}

bool shape_extend(const Shape *parent, const Act *act, Shape *child) {
    *child = *parent;
    child->nchildren = 0;
    child->child = NULL;
    if (child->nfx == FX_MAX)
        return false;
    Effect *fx = &child->fx[child->nfx++];
    *fx = act_effect(act);
    if (fx_info[act->fx].does & DOES_MANY && count_many(child) > MANY_MAX)
        return false;
    if (act->ref_a != REF_NONE && !slot_for(child, act->ref_a, &fx->a))
        return false;
    if (act->ref_b != REF_NONE && !slot_for(child, act->ref_b, &fx->b))
        return false;
    unsigned does = fx_info[act->fx].does;
    bool walks = does & DOES_GO && act->ref_a != REF_FIXED; /* else a piece is moved along */
    bool first = !(shape_does(parent) & DOES_GO) || (walks && !parent->led);
    if (walks)
        child->landed = fx->b;
    if (does & DOES_GO && first)
        child->from = fx->a, child->to = fx->b;
    if ((does & DOES_NAME && first) || (does & DOES_DROP && !(shape_does(parent) & DOES_ACT)))
        child->from = fx->a;
    child->led |= walks;
    child->acts |= (does & DOES_ACT) != 0;
    return true;
}

Shape shape_new_part(const Shape *parent) {
    Shape s = *parent;
    s.start_slot = s.landed = NO_SLOT;
    s.nchildren = 0;
    s.child = NULL;
    return s;
}

const Shape *shape_child(const Shape *shapes, const Shape *parent, uint16_t act) {
    for (int i = 0; i < parent->nchildren; i++)
        if (parent->child[i].act == act)
            return &shapes[parent->child[i].shape];
    return NULL;
}

static bool same_effect(const Effect *x, const Effect *y) {
    return effect_same(x, y) && x->a == y->a && x->b == y->b;
}

bool shape_same(const Shape *a, const Shape *b) {
    bool same =
        a->nfx == b->nfx && a->ncells == b->ncells && a->from == b->from && a->to == b->to;
    for (int i = 0; same && i < a->nfx; i++)
        same = same_effect(&a->fx[i], &b->fx[i]);
    return same;
}

unsigned shape_hash(const Shape *s) {
    enum { ODD = 31 };
    unsigned hash = s->nfx * (unsigned)ODD + s->ncells;
    for (int i = 0; i < s->nfx; i++) {
        const Effect *fx = &s->fx[i];
        hash = hash * ODD + fx->fx;
        hash = hash * ODD + fx->kind;
        hash = hash * ODD + fx->var;
        hash = hash * ODD + fx->expr;
        hash = hash * ODD + fx->a;
        hash = hash * ODD + fx->b;
    }
    return hash;
}

bool effect_sorts(const Effect *x, const Effect *y) {
    const FxInfo *fx = &fx_info[x->fx];
    bool alone = !(fx->with & ~(WITH_KIND | WITH_OWNER)) && !(fx->does & DOES_NAME);
    return fx->cells == 1 && alone && effect_same(x, y);
}

/* True if only one effect falls on the slot. Otherwise another cell in it would also change
** what the other effects do. */
static bool falls_once(const Shape *s, unsigned slot) {
    int times = 0;
    for (int i = 0; i < s->nfx; i++) {
        int cells = fx_info[s->fx[i].fx].cells;
        times += (cells > 0 && s->fx[i].a == slot) + (cells > 1 && s->fx[i].b == slot);
    }
    return times == 1;
}

bool shape_is_row(const Shape *s, int i) {
    return s->fx[i + 1].a == s->fx[i].a + 1 && effect_sorts(&s->fx[i], &s->fx[i + 1]) &&
           falls_once(s, s->fx[i].a) && falls_once(s, s->fx[i + 1].a);
}

/* m with the cells of each row in ascending order, by insertion: there are six at most. */
static Move sorted(const Shape *s, Move m) {
    for (int i = 0; i + 1 < s->nfx; i++)
        for (int k = i; k >= 0 && shape_is_row(s, k); k--) {
            unsigned a = move_cell(m, s->fx[k].a), b = move_cell(m, s->fx[k + 1].a);
            if (a > b)
                m ^= (Move)(a ^ b) << (16 + 8 * s->fx[k].a) | (Move)(a ^ b)
                                                                  << (16 + 8 * s->fx[k + 1].a);
        }
    return m;
}

Move shape_canonical(const Shape *shapes, Move m) {
    if (move_is_long(m))
        return m;
    const Shape *s = &shapes[move_shape(m)];
    return move_with_shape(s->sorts ? sorted(s, m) : m, s->canon);
}

/* The piece must go first: an effect before that would fall on another cell. */
bool shape_is_one_move(const Shape *s) {
    for (int i = 0; i < s->nfx; i++) {
        unsigned does = fx_info[s->fx[i].fx].does;
        if (i == 0 ? does != DOES_GO : !(does & DOES_STAY))
            return false;
    }
    return s->led;
}
