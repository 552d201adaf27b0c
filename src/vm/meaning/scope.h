/*
** scope.h -- where a condition is asked: in which position, by whom, on which cell.
**
** Fields that its kind does not use may be 0. A Scope made by scope_of(), after Black has moved in
** chess, is {pos, me 1, here, start, lifted and target SQ_NONE, winner 2, caught -1, has_moves -1}.
*/
#ifndef STEPWISE_SCOPE_H
#define STEPWISE_SCOPE_H

#include "vm/model/position.h"

/* What was found out about a position as one player sees it, with one man lifted, and holds for as
** long as none of that changes. It need not be kept; a Scope without a Memo finds it anew. */
enum { ANSWERS_KEPT = 16 };
typedef struct Memo {
    uint64_t masks;        /* bit m: on[m] is valid */
    CellSet on[MASKS_END]; /* the cells whose content is one of mask m (ON_*) */
    Sq attacks_of; /* `attacks`: where the man lifted from here could be captured; or none */
    CellSet attacks;
    int nanswers; /* conditions that depend on no start, asked of the whole board */
    const struct Cond *asked[ANSWERS_KEPT];
    CellSet answer[ANSWERS_KEPT];
} Memo;

/* What a walk has done so far. */
typedef struct Trail {
    const CellSet *visited; /* the start, too */
    Sq fresh; /* where the walk has come for the first time, just now; or SQ_NONE */
    int ndeeds;
    const Deed *deed;
} Trail;

/* SQ_EACH as Scope.target: on whatever cell is asked about. */
enum { SQ_EACH = 0xfffe };

typedef struct Scope {
    const Pos *pos;
    const History *history; /* REPEATED; NULL: that of the Pos */
    int me;                 /* WHO_ME */
    Sq here, start;         /* in a walk; SQ_NONE elsewhere */
    Sq lifted;              /* a cell to be taken as empty, or SQ_NONE */
    Sq target;              /* a cell where `as` is taken to stand, SQ_EACH, or SQ_NONE */
    Piece as;
    int winner;          /* WHO_WINNER; nplayers: nobody */
    int caught;          /* in a trigger for each capture: which of last.caught; else -1 */
    int has_moves;       /* 1, 0, or -1: not known yet, NO_MOVES finds out */
    const int32_t *roll; /* ROLL; NULL: none */
    Memo *memo;          /* borrowed; NULL: nothing is kept */
    const Trail *trail;  /* VISITED, TAKEN: borrowed; NULL: no walk asks */
} Scope;

/* What a player asks of a cell, SQ_NONE for none, of a walk that began there. */
static inline void scope_init(Scope *s, const Pos *p, int me, Sq cell) {
    s->pos = p;
    s->history = NULL;
    s->me = me;
    s->here = s->start = cell;
    s->lifted = s->target = SQ_NONE;
    s->as = PIECE_NONE;
    s->winner = p->game->nplayers;
    s->caught = s->has_moves = -1;
    s->roll = NULL;
    s->memo = NULL;
    s->trail = NULL;
}
static inline Scope scope_at_cell(const Pos *p, int me, Sq cell) {
    Scope s;
    scope_init(&s, p, me, cell);
    return s;
}
/* A Scope for rules: WHO_ME is who moved last; before any move, the player before p->side. */
static inline Scope scope_of(const Pos *p) {
    int before = p->side == 0 ? p->game->nplayers - 1 : p->side - 1;
    return scope_at_cell(p, p->last.moved ? p->last.mover : before, SQ_NONE);
}
/* An empty Memo. */
void memo_clear(Memo *m);
/* What was found out about a condition asked of the whole board, or NULL; and `cells`, noted as that
** where there is room. m may be NULL. */
const CellSet *memo_answer(const Memo *m, const struct Cond *c);
CellSet memo_keep(Memo *m, const struct Cond *c, CellSet cells);

/* The cells of the men of `who`; of nobody and of all, those of all players. */
CellSet scope_men(const Scope *s, int who);
/* The same where it matters where they could go: nobody's men never do, as of a loser who is nobody. */
CellSet scope_movers(const Scope *s, int who);
/* How often the position has stood before, of what is known. */
size_t scope_stood(const Scope *s);
/* How many positions ago it stood for the `times`-th time, counted back; 0: it did not. */
size_t scope_ago(const Scope *s, int64_t times);
/* The cells of the board whose content is one of a mask (ON_*). */
CellSet scope_on(const Scope *s, unsigned mask);
/* Of some cells, those where a piece of some kinds stands, whoever's; nothing is imagined. */
CellSet scope_of_kinds(const Scope *s, KindSet kinds, CellSet among);
/* What stands on the board, holes too, the lifted man not counted. */
CellSet scope_occupied(const Scope *s);
/* The same as scope_on(), in the Memo, which there must be. */
const CellSet *memo_on(const Scope *s, unsigned mask);

/* The player that a Who means; nplayers for the neutral owner. scope_role() is for those that
** depend on the scope. */
int scope_role(const Scope *s, int who);
static inline int scope_player(const Scope *s, int who) {
    return who >= WHO_PLAYER0 ? who - WHO_PLAYER0 : scope_role(s, who);
}
/* What stands on a cell as the scope sees it, and what of ON_* that is for the player me. */
Piece scope_at(const Scope *s, Sq cell);
unsigned piece_mask(const Game *g, int me, Piece x);
/* The value of a piece as its owner counts it. */
int32_t piece_value(const Game *g, Piece x);

#endif
