/*
** walker.h -- asking the tables: one source, compiled for each width of sets.
**
** A View is a position as one player sees it at one moment: what every walk of his can be asked
** about and that need not be found twice. It lives on the caller's stack for one node; sets
** that only some walks want are found when they are first wanted.
*/
#ifndef STEPWISE_WALKER_H
#define STEPWISE_WALKER_H

#include "expr.h"
#include "position.h"
#include "tables.h"

/* CLASSES_KEPT: sets of open cells that a View keeps; further classes are found anew.
** ANSWERS_KEPT: likewise sets of cells for which a condition holds. */
enum { CLASSES_KEPT = 8, ANSWERS_KEPT = 8 };

typedef struct View {
    const Pos *pos;
    const Tables *tables;
    int me;
    bool attack;                /* asking what could be captured, whatever stands there */
    Piece as;                   /* attack: what is taken to stand where a walk lands */
    Sq lifted;                  /* a cell taken to be empty, or SQ_NONE */
    CellSet occupied;           /* pieces and holes, the lifted one not counted */
    uint64_t landed;            /* bit m: land[m] is valid */
    CellSet land[64];           /* the cells whose content is one of mask m (ON_*) */
    uint16_t known;             /* bit i: shut[i] is valid */
    CellSet shut[CLASSES_KEPT]; /* the cells that are not of open class i */
    uint64_t asked, holds;      /* bit k: the gates of path kind k were asked; they hold */
    int nanswers;               /* conditions asked of the whole board, and the answers */
    ExprId asked_of[ANSWERS_KEPT];
    CellSet answer[ANSWERS_KEPT];
    Sq attacks_of; /* `attacks` is what could capture the piece lifted from here */
    CellSet attacks;
} View;

/* Receives the cells where one family of moves may end. */
typedef void EndsFn(void *ctx, const Family *f, CellSet ends);

typedef struct Walker {
    /* Where the piece on `from` can go, family by family, pseudo-legal. */
    void (*each)(View *v, const StartTable *s, Sq from, EndsFn *fn, void *ctx);
    /* How many moves that are. */
    uint64_t (*count)(View *v, const StartTable *s, Sq from);
    /* How many cells a set of this board has. */
    int (*size)(const CellSet *s);
    /* The ends, by their numbers, of a branch where these cells are occupied. */
    uint64_t (*leads)(const Branch *b, const CellSet *occupied);
    /* sweep.h: the sequences of two moves; false where they cannot be swept. */
    bool (*sweep)(const Pos *p, const History *history, uint64_t *n);
    /* The cells on which it could capture. */
    CellSet (*attacks)(View *v, const StartTable *s, Sq from);
} Walker;

void view_init(View *v, const Pos *p, int me);
/* The cells whose content is one of a mask (ON_*). */
CellSet view_cells(const View *v, unsigned mask);

/* The same, kept in v->land. */
const CellSet *view_land(View *v, unsigned mask);
/* Where enemies could capture the piece on `start`; valid until another start is asked for. */
const CellSet *view_attacks(View *v, Sq start);
/* Of the cells in `among`, those that an expression holds for, the walk having begun on start. */
CellSet view_where(View *v, ExprId e, Sq start, CellSet among);
/* The cells of the whole board that a condition holds for, whatever the start; kept. */
const CellSet *view_answer(View *v, ExprId e, CellSet *room);
/* Does one cell satisfy a class? */
bool view_is(View *v, const CellClass *c, Sq start, Sq cell);
/* Do the gates of a path kind hold? */
bool view_gates(View *v, int kind);

/* The walker for boards of so many cells, for this processor. */
const Walker *walker_for(int ncells);
/* All of them, for tests: width 64, 128, 256, plain and with bit gathering; NULL where this
** processor has none. */
const Walker *walker_numbered(int i);
enum { WALKERS = 6 };

#endif
