/*
** scope.h -- what a condition is evaluated in: which position, for which player, on which cell.
**
** After Black has moved in chess, scope_of() gives {pos, me 1; here, start, lifted and target
** SQ_NONE; winner 2, caught -1, has_moves -1; the rest 0}.
*/
#ifndef STEPWISE_VM_MEANING_SCOPE_H
#define STEPWISE_VM_MEANING_SCOPE_H

#include "vm/model/position.h"

/* A cache of what was found out about one position as one player sees it, with one man lifted,
** or put down. The caller clears it, or drops it, when any of these changes. Without a Memo a
** Scope computes all of that each time. */
enum { ANSWERS_KEPT = 16 };
typedef struct Memo {
    uint64_t masks;        /* bit m: on[m] is valid */
    CellSet on[MASKS_END]; /* on[m]: the cells whose content is in mask m (ON_*) */
    /* The cells where the man lifted from attacks_of (SQ_NONE: the one put down) could be
    ** captured; SQ_EACH: not known. */
    Sq attacks_of;
    CellSet attacks;
    /* Conditions that ask nothing of a walk, with the cells of the whole board where
    ** they hold. */
    int nanswers;
    const struct Cond *asked[ANSWERS_KEPT];
    CellSet answer[ANSWERS_KEPT];
} Memo;

/* What a walk has done so far. */
typedef struct Trail {
    const CellSet *visited; /* its cells, start included */
    Sq fresh; /* where it is, if it has just come there for the first time; or SQ_NONE */
    int ndeeds;
    const Deed *deed;
} Trail;

/* SQ_EACH as Scope.target: `as` is imagined on whatever cell is asked about. */
enum { SQ_EACH = 0xfffe };

/* Members that the kind of expression does not read may be 0. */
typedef struct Scope {
    const Pos *pos;
    const History *history; /* for REPEATED and CYCLE; NULL: that of the Pos */
    int me;                 /* WHO_ME; nplayers for the walk of a neutral piece */
    Sq here, start;         /* where the walk is, and began; SQ_NONE where there is no walk */
    Sq lifted;              /* a cell to be taken as empty, or SQ_NONE */
    Sq target;              /* a cell where `as` is imagined; SQ_EACH; or SQ_NONE */
    Piece as;
    Piece put;           /* what the walk puts down from the hand, or PIECE_NONE */
    int winner;          /* WHO_WINNER; nplayers: nobody */
    int caught;          /* in a trigger AT_CAPTURE: which of last.caught it is for; else -1 */
    int has_moves;       /* 1, 0, or -1: not known yet, NO_MOVES finds out */
    const int32_t *roll; /* the numbers thrown; NULL: none */
    Memo *memo;          /* borrowed; NULL: nothing is kept */
    const Trail *trail;  /* for VISITED and TAKEN: borrowed; NULL: no walk asks */
} Scope;

/* For a player, on the cell where a walk of his begins; SQ_NONE: on no cell. */
static inline void scope_init(Scope *s, const Pos *p, int me, Sq cell) {
    s->pos = p;
    s->history = NULL;
    s->me = me;
    s->here = s->start = cell;
    s->lifted = s->target = SQ_NONE;
    s->as = s->put = PIECE_NONE;
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
/* A Scope for rules: WHO_ME is the player who moved last; before any move, the one before
** p->side. */
static inline Scope scope_of(const Pos *p) {
    int before = p->side == 0 ? p->game->nplayers - 1 : p->side - 1;
    return scope_at_cell(p, p->last.moved ? p->last.mover : before, SQ_NONE);
}
/* An empty Memo. */
void memo_clear(Memo *m);
/* memo_answer: the kept answer to a condition for the whole board, or NULL. memo_keep: keeps
** `cells` as that answer, if there is room, and returns them. m may be NULL. */
const CellSet *memo_answer(const Memo *m, const struct Cond *c);
CellSet memo_keep(Memo *m, const struct Cond *c, CellSet cells);

/* The cells of the men of `who`, the lifted one included. WHO_ANY and WHO_NOBODY: the men of
** all players, neutral ones not among them. */
CellSet scope_men(const Scope *s, int who);
/* Those of them that move in a turn: neutral men never do (WHO_LOSER can be nobody). */
CellSet scope_movers(const Scope *s, int who);
/* How often the position has stood before, as far as the history is known. */
size_t scope_stood(const Scope *s);
/* How many positions ago it stood, the `times`-th time going back; 0 where it did not. */
size_t scope_ago(const Scope *s, int64_t times);
/* The cells of the board whose content is in a mask (ON_*); Scope.target is not considered. */
CellSet scope_on(const Scope *s, unsigned mask);
/* The cells of `among` with a piece of one of the kinds, whoever owns it; Scope.target is not
** considered. */
CellSet scope_of_kinds(const Scope *s, KindSet kinds, CellSet among);
/* The cells with a piece or a hole, but for the lifted man. */
CellSet scope_occupied(const Scope *s);
/* As scope_on(), but kept in s->memo, which must not be NULL. */
const CellSet *memo_on(const Scope *s, unsigned mask);

/* The player that a Who means; nplayers for the neutral owner and for nobody. WHO_ANY and
** WHO_NOBODY give WHO_ME. scope_role() is for values below WHO_PLAYER0, which depend on the
** Scope. */
int scope_role(const Scope *s, int who);
static inline int scope_player(const Scope *s, int who) {
    return who >= WHO_PLAYER0 ? who - WHO_PLAYER0 : scope_role(s, who);
}
/* The index of the copy of a variable (its first copy) that `who` means; of one that is not
** kept per player, its own. -1 where that would be nobody's. */
static inline int scope_copy(const Scope *s, int var, int who) {
    const Game *g = s->pos->game;
    if (g->vars[var].player < 0)
        return var;
    int player = scope_player(s, who);
    return player < g->nplayers ? var + player : -1;
}
/* What is on a cell, the lifted and the imagined man considered (for SQ_EACH set target to the
** cell first). */
Piece scope_at(const Scope *s, Sq cell);
/* The one of ON_* that a cell's content is for the player `me`. */
unsigned piece_mask(const Game *g, int me, Piece x);
/* The value of a piece as its owner counts it; 0 for a neutral piece, and for no piece. */
int32_t piece_value(const Game *g, Piece x);

#endif
