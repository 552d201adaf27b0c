/*
** cond_rows.h -- the functions for the rows of exprs.def, and their helpers; for cond*.c alone.
**
** one_NAME() is the value on the cell s->here, which is SQ_NONE in the hand and where there is
** no walk; all_NAME(), declared where ALL is OWN or AWAY, returns the cells of `among` on which
** the condition holds.
*/
#ifndef STEPWISE_VM_MEANING_COND_ROWS_H
#define STEPWISE_VM_MEANING_COND_ROWS_H

#include "cond.h"

#define ALL_WHOLE(name)
#define ALL_EACH(name)
#define ALL_OWN(name) CellSet all_##name(const Scope *s, const Cond *c, CellSet among);
#define ALL_AWAY(name) ALL_OWN(name)
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    int64_t one_##name(const Scope *s, const Cond *c);                                         \
    ALL_##all(name)
#include "vm/model/exprs.def"
#undef EXPR
#undef ALL_WHOLE
#undef ALL_EACH
#undef ALL_OWN
#undef ALL_AWAY

/* scope_where() for a Cond. */
static inline CellSet cond_where(const Scope *s, const Cond *c, CellSet among) {
    return set_empty(among) ? among : c->all(s, c, among);
}
/* The same by c->one, cell by cell; by values of its parts where that would take too long. */
CellSet cond_each(const Scope *s, const Cond *c, CellSet among);
/* True if the answer is the same whatever walk or throw asks, so that a Memo may keep it. */
bool cond_may_keep(const Scope *s, const Cond *c);
/* scope_anywhere() for a Cond. */
CellSet cond_anywhere(const Scope *s, const Cond *c);

/* False in the hand, which is no cell, and where there is no walk. */
static inline bool has_cell(const Scope *s) {
    return s->here != SQ_NONE;
}
/* A Scope for asking about other cells: on those nothing is imagined. */
static inline Scope elsewhere(const Scope *s) {
    Scope real = *s;
    real.target = SQ_NONE;
    return real;
}

static inline bool is_anyone(int who) {
    return who == WHO_ANY || who == WHO_NOBODY;
}
static inline bool in_kinds(const Game *g, Piece x, int kindset) {
    return g->kindsets[kindset] >> g->kind[x] & 1;
}

#endif
