/*
** ways.h -- the walks of a program as a short list of ways to go, for telling them in words.
**
** A Way is what one way through a program asks and does, equal steps counted together; ways that
** differ in one thing alone are one way that allows both. The Rook's program (program.h)
**
**     3 fork; 5 on nothing; 7 step n e s w, straight on; 10 jump 3     one leg: dirs {n e s w},
**     12 land nothing or an enemy                                      line, 1 to LEG_ANY times,
**                                                                      within {EMPTY}
**
** and a Warrior who goes one step or two is one leg, 1 to 2 times.
*/
#ifndef STEPWISE_WAYS_H
#define STEPWISE_WAYS_H

#include "base/vec.h"
#include "vm/model/game.h"

/* LEGS_MAX, ASKS_MAX: of a way with more, WaysList.whole is false. */
enum { LEGS_MAX = 8, ASKS_MAX = 8, LEG_ANY = 255 };

/* What is asked of one cell, and done there. */
typedef struct Asked {
    uint8_t mask; /* ON_*: what may stand there */
    uint8_t n, nacts;
    ExprId test[ASKS_MAX];
    uint16_t act[ASKS_MAX];
} Asked;

/* `lo` to `hi` steps, each in one of dirs. */
typedef struct Leg {
    CellSet dirs; /* bit d: direction d; all bits: to any cell */
    int lo, hi;
    bool line, revisit;
    bool fresh;   /* a line begins with it, whatever the leg before was */
    Asked before; /* the joint before it; of the first leg, the start */
    Asked within; /* each joint inside it; zero where there is none */
} Leg;

/* What a piece may or must become, told apart from how it goes (promotions.h). Zones are numbers of Game.zones, 0
** for none. */
typedef struct Promotion {
    KindSet to; /* none: it is not told apart */
    bool of_lost, must;
    bool coming;   /* only by coming to `at` from without */
    int from, at;  /* where it begins, or ends */
    int must_at;   /* where it ends and must, though elsewhere it may; or else */
    int may_at;    /* where it ends and need not, though elsewhere it must */
    CellSet among; /* where it ends at all, becoming something or not */
} Promotion;

typedef struct Way {
    int nlegs;
    Leg leg[LEGS_MAX];
    Asked start, end; /* end.act: what is done besides going there and `becomes` */
    KindSet becomes;
    bool of_lost; /* one of these that was lost, and is lost no more */
    bool goes;    /* the piece itself does */
    bool looks;   /* it stays, and takes nobody to whom it leads */
    bool fights;  /* an enemy there is challenged */
    bool trades;  /* who stands there comes to where it began */
    bool line;    /* all legs lie in one straight line */
    bool enters;  /* from the hand */
    bool second;  /* only where no way that stands before it leads */
    bool
        again; /* the legs from `loop` to the last are gone once or more, one round after another */
    int loop;
    Promotion promotion;
} Way;
TYPED_VEC(WayList, ways, Way)

/* Do they go, ask and do the same? */
bool ways_equal(const Way *a, const Way *b);
/* The ways of a program, in the order of its forks. False where it is too large for that. */
bool ways_of(const Game *g, const Program *p, WayList *out);

#endif
