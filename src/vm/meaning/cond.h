/*
** cond.h -- evaluating conditions and numbers: for one cell, or for many cells at once.
**
** Whatever can be evaluated for one cell (scope_value) can be evaluated for a set of cells
** (scope_where). Both give the same answers, by two functions that are written side by side
** (cond_rows.h).
*/
#ifndef STEPWISE_VM_MEANING_COND_H
#define STEPWISE_VM_MEANING_COND_H

#include "scope.h"

/* An expression made ready to be evaluated: the functions of its kind (cond_rows.h) with what
** they read. In the example of expr.h, Cond 8 is {one_AND, all_AND, a -> 7, b -> 2}: the part
** that costs less comes first. */
typedef struct Cond {
    int64_t (*one)(const Scope *s, const struct Cond *c);
    CellSet (*all)(const Scope *s, const struct Cond *c, CellSet among);
    const struct Cond *a, *b;
    int32_t arg;
    uint16_t more;
    uint8_t who, kind;
    bool shared; /* a VAR that is not kept per player */
} Cond;
/* The Conds of all expressions, [nexprs], in the game's arena. Game.facts and the roster must
** be derived. */
const Cond *conds_build(const Game *g);

/* The value of a number on the cell s->here; of a condition, not 0 where it holds. */
static inline int64_t scope_value(const Scope *s, ExprId id) {
    const Cond *c = &s->pos->game->conds[id];
    return c->one(s, c);
}
/* Whether a condition holds; 0, no condition, always does. */
static inline bool scope_holds(const Scope *s, ExprId id) {
    return id == 0 || scope_value(s, id) != 0;
}
/* Whether a part of a turn can be played: its condition holds for the player to move. */
static inline bool part_is_open(const Pos *p, const Part *part) {
    Scope s = scope_of(p);
    s.me = p->side;
    return scope_holds(&s, part->when);
}
/* Whether any condition of a decree holds. */
bool scope_decrees(const Scope *s, Decree decree);
/* The cells of `among` on which a condition holds (id 0: all of them). s->here is not read. */
CellSet scope_where(const Scope *s, ExprId id, CellSet among);
/* The cells of the whole board on which a condition holds that asks nothing of a walk or a
** throw; s->target must be SQ_NONE. The answer is kept in s->memo, if there is one; of a NOT it
** is the answer to the part that it negates. */
CellSet scope_anywhere(const Scope *s, ExprId id);

#endif
