/*
** men.h -- which of XBoard's kinds of piece stand for the kinds of a game.
*/
#ifndef STEPWISE_CLI_ENGINE_MEN_H
#define STEPWISE_CLI_ENGINE_MEN_H

#include "betza.h"
#include "seat.h"

/* XBoard has SLOTS kinds of piece that an engine can define, each with a picture and a letter
** (slots.def). Games with more than KINDS_MOST kinds are not shown. */
enum { SLOTS = 22, KINDS_MOST = 64 };

typedef struct Men {
    int slot[KINDS_MOST];     /* of each kind of the game; -1: none */
    int kind[SLOTS];          /* of each slot; -1: it is free */
    BetzaFit fit[KINDS_MOST]; /* of each kind: how well its betza fits */
    char *betza[KINDS_MOST];  /* owned: how the kind moves, for the first player */
    int n, hand;              /* the number of kinds, and of those that can be in hand */
    bool promotes;            /* some kind's letter has a '+' */
} Men;

/* Finds a slot for each kind of the Seat's game. False if there are not enough, or XBoard
** cannot show a kind's letter. The caller calls men_free() in any case. */
bool men_find(const Seat *s, Men *men);
void men_free(Men *men);
/* Whether the kind's slot is one whose pieces XBoard lets go anywhere: it needs no `piece`. */
bool men_is_wild(const Men *men, int kind);
/* The letters of all slots for `setup`, '.' for a free one: in capitals for White, then in
** small ones for Black. */
void men_letters(const Men *men, const sw_Game *g, char out[2 * SLOTS + 1]);
/* XBoard's name for a slot's picture: "Knight". */
const char *men_picture(int slot);

#endif
