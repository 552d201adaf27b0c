/*
** ways.h -- the walks of a program as a short list of ways to go, to be told in words.
**
** A Way is what one path through a program tests and does, with equal steps counted together;
** ways that differ in one thing alone are united into one that allows both. A Rook's program
**
**      0  step n e s w, straight on
**      3  fork 12
**      5  on nothing
**      7  step n e s w, straight on
**     10  jump 3
**     12  land nothing or an enemy; ...
**
** becomes one way with one leg: dirs {n e s w}, line, 1 to LEG_ANY steps, within {ON_EMPTY}. A
** Warrior that goes one step or two has one leg of 1 to 2 steps.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_WAYS_H
#define STEPWISE_TEXT_EXPLAIN_WAYS_H

#include "base/vec.h"
#include "vm/model/game.h"

/* LEGS_MAX: of one way. ASKS_MAX: tests, and acts, at one cell. A program that needs more has
** no list. LEG_ANY: as Leg.hi, any number of steps. */
enum { LEGS_MAX = 8, ASKS_MAX = 8, LEG_ANY = 255 };

/* What is tested at one cell, and done there. */
typedef struct Asked {
    uint8_t mask; /* ON_*: what may be on it */
    uint8_t n, nacts;
    ExprId test[ASKS_MAX];  /* [n]: all must hold */
    uint16_t act[ASKS_MAX]; /* [nacts]: indices of Game.acts */
} Asked;

/* From `lo` to `hi` steps, each in one of dirs. */
typedef struct Leg {
    CellSet dirs; /* bit d: direction d; all bits: one step to any cell (`anywhere`) */
    int lo, hi;
    /* line: its steps keep to one straight line, that of the leg before unless `fresh`.
    ** revisit: they may enter cells that the walk has visited. */
    bool line, revisit;
    bool fresh;   /* a new line begins with it */
    Asked before; /* the joint before it; for the first leg, the start */
    Asked within; /* each joint inside it; all 0 if it is a single step */
} Leg;

/* Whether one step in these directions leads to any cell. */
static inline bool dirs_anywhere(CellSet dirs) {
    return set_count(dirs) == SQ_MAX;
}

/* What a piece may or must become on a way, told separately from how it goes (promotions.h).
** Zones are indices of Game.zones, 0 for none. For a Pawn of shogi: to {Promoted Pawn}, from
** and at ranks 7 to 9, must_at rank 9, among all cells. */
typedef struct Promotion {
    KindSet to; /* one of these; 0: there is no promotion */
    /* of_lost: it becomes one that was lost, and is lost no more. must: it must, wherever it
    ** may. */
    bool of_lost, must;
    bool coming;   /* only if it comes to `at` from a cell outside */
    int from, at;  /* it may if it begins in `from` or ends in `at` */
    int must_at;   /* if not 0, it must if it ends here, and elsewhere only may */
    int may_at;    /* if not 0, it only may if it ends here, and elsewhere must */
    CellSet among; /* where the way can end at all, with promotion or without */
} Promotion;

typedef struct Way {
    int nlegs; /* 0: it stays */
    Leg leg[LEGS_MAX];
    Asked start, end; /* end.act has no acts that `goes`, `becomes` and the like stand for */
    KindSet becomes;  /* the kinds that the piece becomes, one of them; 0: none */
    bool of_lost;     /* it becomes one that was lost, and is lost no more */
    bool goes;        /* the piece itself goes to the end, or comes there from the hand */
    bool looks;       /* it ends by OP_LOOK: whoever is on its end is not captured by it */
    bool fights;      /* it challenges an enemy on its end */
    bool trades;      /* the piece on its end goes to its start */
    bool line;        /* all legs lie in one straight line */
    bool enters;      /* it begins in the hand */
    bool second;      /* only to ends to which the first choice of a `/` does not lead */
    bool again;       /* the legs from `loop` to the last are a round, walked once or more */
    int loop;
    Promotion promotion; /* set by promotions_join() alone */
} Way;
TYPED_VEC(WayList, ways, Way)

/* Whether they test the same and do the same. */
bool asked_alike(const Asked *a, const Asked *b);
/* Those of `cells` that pass the zone tests. */
CellSet asked_cells(const Game *g, const Asked *a, CellSet cells);
/* Removes the zone tests that all of `cells` pass; where there are none, every zone test. */
void asked_forget(const Game *g, Asked *a, CellSet cells);
/* Whether they go the same way, test the same and do the same. */
bool ways_equal(const Way *a, const Way *b);
/* Adds the ways of a program to *out, which must be empty, in the order of its forks. False:
** they are too many or too involved, and *out is of no use but to be freed. */
bool ways_of(const Game *g, const Program *p, WayList *out);

#endif
