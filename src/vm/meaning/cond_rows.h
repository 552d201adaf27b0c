/*
** cond_rows.h -- what each row of exprs.def means, and what several of them need; for cond*.c alone.
**
** one_NAME() is the answer for the cell s->here, or for none, where no cell decides it; all_NAME(),
** which there is where ALL is OWN or AWAY, for all cells of `among` at once.
*/
#ifndef STEPWISE_COND_ROWS_H
#define STEPWISE_COND_ROWS_H

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

static inline CellSet cond_where(const Scope *s, const Cond *c, CellSet among) {
    return set_empty(among) ? among : c->all(s, c, among);
}
/* The same, cell by cell. */
CellSet cond_each(const Scope *s, const Cond *c, CellSet among);
/* Is it the same whatever walk asks? */
bool cond_may_keep(const Scope *s, const Cond *c);
/* scope_anywhere(); kept by the part that is denied, where it is. */
CellSet cond_anywhere(const Scope *s, const Cond *c);

/* In the hand there is none. */
static inline bool has_cell(const Scope *s) {
    return s->here != SQ_NONE;
}
/* To ask elsewhere: what is imagined on the cell that is asked about is not seen from there. */
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
