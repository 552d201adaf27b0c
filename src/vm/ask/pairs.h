/*
** pairs.h -- turns of two parts from the tables: listing them all, or drawing one.
**
** The second parts that follow a first one are looked up in the position that it leads to. To
** draw a turn, a first part is drawn, and a number below Pairs.most: no first part has more
** second ones. If there is a second part of that number, the two are the turn; if not, both are
** drawn again. So every turn is as likely as any other, though nobody has counted them
** (rejection sampling, as in tables/candidates.h). The first of the 2,176 turns of Amazons is
** drawn as one of 80 ways to go and one of at most 35 arrows.
**
** Second parts that end on an enemy have numbers of their own, no more than there are enemies
** in the position. So in Nine Men's Morris, where the second part takes a man or does nothing,
** one more than the number of enemies is enough, and only the walks that the number drawn
** stands for are looked up.
*/
#ifndef STEPWISE_VM_ASK_PAIRS_H
#define STEPWISE_VM_ASK_PAIRS_H

#include "walker.h"

/* What is known of a game whose only turn has two parts, both with tables. The second is a walk
** of one man, whom a marker names; the first may put a man down. */
typedef struct Pairs {
    /* Bounds on the second parts that follow any first one, whatever stands where. */
    unsigned most;     /* how many there are */
    unsigned hits;     /* how many of them end on an enemy */
    unsigned hit_ways; /* how many end on one and the same enemy; 0: hits are not told apart */
    /* By walk, [nwalks], then by cell: the families of second parts that end on enemies alone,
    ** and all others. NULL where hit_ways is 0. */
    const StartTable *const *hitting, *const *other;
    uint64_t markers; /* a bit for each variable that may name the man; one at most */
    /* [nshapes][nshapes]: the shape of a turn by that of its first part, and that which the
    ** second has by itself; 0: there is no such turn. */
    const uint16_t *joined;
} Pairs;

/* The Pairs of a game with tables, in its arena. NULL where turns are not of this sort, where
** two pairs of parts could make the same move, or where too few draws would succeed. */
const Pairs *pairs_build(const Game *g);

/* The rest is for games that have Pairs, and no throw may be due. */

/* Adds the legal moves to a->out (WANT_LIST), or counts them in a->n. Of *a it reads nothing
** else but the position. */
void pairs_moves(Ask *a);
/* Adds the first parts that the player has. */
void pairs_begin(const Pos *p, Moves *out);
/* Adds the legal moves that begin with a first part. */
void pairs_go_on(const Pos *p, Move first, Moves *out);
/* Draws one of the legal moves, each as likely as any other. `room` lends memory, and has the
** same moves afterwards. False where no draw has succeeded soon: the moves must be listed, and
** there may be none. */
bool pairs_draw(const Pos *p, Rng *rng, Moves *room, Move *m);

#endif
