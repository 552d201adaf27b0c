/*
** men.h -- which of XBoard's kinds of piece stand for those of a game.
*/
#ifndef STEPWISE_MEN_H
#define STEPWISE_MEN_H

#include "betza.h"
#include "seat.h"

/* XBoard has 22 kinds for each side that engines can define, with pictures and letters of their own: its slots.
** Of a game's kinds no more than KINDS_MOST are looked at. */
enum { SLOTS = 22, KINDS_MOST = 64 };

typedef struct Men {
    int slot[KINDS_MOST]; /* of each kind; -1: it has none */
    int kind[SLOTS];
    BetzaFit fit[KINDS_MOST];
    char *betza[KINDS_MOST];
    int n, hand;
    bool promotes;
} Men;

/* Finds a slot for each kind. False where there are not enough, or a kind has no letter that XBoard shows; what it
** holds is given back by men_free() in any case. */
bool men_find(const Seat *s, Men *men);
void men_free(Men *men);
/* Does the kind stand on a slot whose pieces may go wherever they like? */
bool men_is_wild(const Men *men, int kind);
/* The letters of all slots, first of one side and then of the other. */
void men_letters(const Men *men, const sw_Game *g, char out[2 * SLOTS + 1]);
/* How XBoard calls a slot's picture: "Knight". */
const char *men_picture(int slot);

#endif
