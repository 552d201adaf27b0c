/*
** pairs.h -- turns of two parts from the tables: all of them, or one that is drawn.
**
** What follows a first part is looked up where that has led to. To draw a turn, a first part is drawn, and
** a number below Pairs.most: no first part has more second ones. Where there is a second part of that
** number, the two are the turn; else both are drawn again. So every turn is as likely as any other,
** though nobody has counted them (rejection sampling, as in tables/candidates.h). In Amazons one of
** 2,176 turns is drawn at first: one of 80 ways to go, and one of at most 35 arrows. Second parts that end on
** an enemy have numbers of their own, no more than there are enemies: in Nine Men's Morris, where one takes a
** man or does not, one more than those are numbers enough, and only what a number stands for is asked.
*/
#ifndef STEPWISE_PAIRS_H
#define STEPWISE_PAIRS_H

#include "walker.h"

/* A turn of two parts, both with tables, of which the second is a walk of one man, whom a marker names; the
** first may put a man down. */
typedef struct Pairs {
    unsigned most;     /* so many second parts at most, whatever stands where */
    unsigned hits;     /* of them, those that end on an enemy, */
    unsigned hit_ways; /* so many on each; 0: no difference is made */
    const StartTable *const *hitting, *const
                                          *other; /* [nwalks]: the families of either sort, of
                                                     ** walks of second parts; NULL: as hit_ways */
    uint64_t markers;       /* bit i: variable i may name whose they are */
    const uint16_t *joined; /* [nshapes][nshapes]: the shape of the turn by those of its parts;
                            ** 0: there is none */
} Pairs;

/* Those of a game with tables, of its arena; NULL where turns are something else, where several could do the
** same, or where too few draws would be turns. */
const Pairs *pairs_build(const Game *g);

/* The legal moves of a game that has Pairs: adds them to a->out, or counts them in a->n, as a->want says.
** Of the rest of *a only the position is read. */
void pairs_moves(Ask *a);
/* Their first parts; and the moves that begin with one of them. */
void pairs_begin(const Pos *p, Moves *out);
void pairs_go_on(const Pos *p, Move first, Moves *out);
/* One of the legal moves of a game that has Pairs; `room` lends memory and stays as it is. False where none
** was found soon: they must be listed. */
bool pairs_draw(const Pos *p, Rng *rng, Moves *room, Move *m);

#endif
