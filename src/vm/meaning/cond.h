/*
** cond.h -- asking conditions and numbers: of one cell, or of many cells at once.
**
** What can be asked of one cell (scope_value) can be asked of a set of cells (scope_where): both
** answers are one meaning, in two functions that stand beside each other (cond_rows.h).
*/
#ifndef STEPWISE_COND_H
#define STEPWISE_COND_H

#include "scope.h"

/* An expression as it is asked: the functions of its kind (cond_rows.h) beside what they read. Of the
** second example of expr.h, Cond 8 is {one_AND, all_AND, a -> 7, b -> 2}: the part that costs less
** comes first. */
typedef struct Cond {
    int64_t (*one)(const Scope *s, const struct Cond *c);
    CellSet (*all)(const Scope *s, const struct Cond *c, CellSet among);
    const struct Cond *a, *b;
    int32_t arg;
    uint16_t more;
    uint8_t who, kind;
    bool shared; /* VAR: the same copy, whoever asks */
} Cond;
/* Those of all expressions of a game whose facts and roster are derived; of its arena. */
const Cond *conds_build(const Game *g);

static inline int64_t scope_value(const Scope *s, ExprId id) {
    const Cond *c = &s->pos->game->conds[id];
    return c->one(s, c);
}
static inline bool scope_holds(const Scope *s, ExprId id) {
    return id == 0 || scope_value(s, id) != 0;
}
/* Does one of the conditions of a decree hold? */
bool scope_decrees(const Scope *s, Decree decree);
/* Of the cells in `among`, those on which it holds; `here` is not read. */
CellSet scope_where(const Scope *s, ExprId id, CellSet among);
/* The cells of the whole board on which one holds that does not ask for the start, nothing being
** imagined; kept in the Memo, the opposite of what `not` denies. */
CellSet scope_anywhere(const Scope *s, ExprId id);

#endif
