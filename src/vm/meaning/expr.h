/*
** expr.h -- evaluating conditions and numbers (exprs.def).
*/
#ifndef STEPWISE_EXPR_H
#define STEPWISE_EXPR_H

#include "vm/model/position.h"

/* Where an expression is asked. Fields that its kind does not use may be 0. */
typedef struct Scope {
    const Pos *pos;
    const History *history; /* REPEATED; NULL: no earlier positions */
    int me;                 /* WHO_ME */
    Sq here, start;         /* in a walk; SQ_NONE elsewhere */
    Sq lifted;              /* a cell to be taken as empty, or SQ_NONE */
    Sq target;              /* a cell where `as` is taken to stand, or SQ_NONE */
    Piece as;
    CellSet *attacks; /* where ATTACKED keeps what it found, for one start; or NULL */
    bool *attacks_known;
    int winner;          /* WHO_WINNER; nplayers: nobody */
    int caught;          /* in a trigger for each capture: which of last.caught; else -1 */
    int has_moves;       /* 1, 0, or -1: not known yet, NO_MOVES finds out */
    const int32_t *roll; /* ROLL; NULL: none */
} Scope;

/* The player that a Who means; nplayers for the neutral owner. */
int scope_player(const Scope *s, int who);
/* What stands on a cell as the scope sees it, and what of ON_* that is for the player me. */
Piece scope_at(const Scope *s, Sq cell);
unsigned piece_mask(const Game *g, int me, Piece x);
/* A Scope for rules: WHO_ME is who moved last; before any move, the player before p->side. */
Scope scope_of(const Pos *p);
int64_t expr_eval(const Scope *s, ExprId id);
static inline bool expr_true(const Scope *s, ExprId e) {
    return e == 0 || expr_eval(s, e) != 0;
}
/* What a VAR, MARKED or other expression about one variable reads. */
int64_t scope_variable(const Scope *s, const Expr *e);
/* Is it the times-th time that this position is there, or later? */
bool scope_repeated(const Scope *s, int64_t times);
/* The value of a piece as its owner counts it. */
int32_t piece_value(const Game *g, Piece x);
/* Does it ask where other pieces could go or capture? */
bool expr_asks_walks(const Game *g, ExprId e);
/* Every kind that occurs in id or below it: bit EXPR_* of the result. */
uint64_t expr_kinds(const Game *g, ExprId id);

#endif
