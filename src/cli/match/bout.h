/*
** bout.h -- one game of a match.
*/
#ifndef STEPWISE_BOUT_H
#define STEPWISE_BOUT_H

#include "rival.h"

/* A position in which games begin. */
typedef struct Opening {
    char *fen;
    sw_Match *match;
} Opening;

/* The FENs of a file, one a line; what is empty or begins with # is left out. NULL, after a message, where one
** is none; *n is their number. openings_free() gives them back. */
Opening *openings_read(const sw_Game *g, const char *path, int *n);
void openings_free(Opening *list, int n);

typedef struct Bout {
    const Opening *list;  /* from which pairs of games begin in turn; borrowed */
    int nlist;            /* 0: all begin */
    const sw_Match *from; /* here; borrowed */
    const char *fen;      /* the same where it is not the game's own; or NULL */
    int opening;          /* so many plies at random before */
    uint64_t seed;
    int most; /* plies, after which it is a draw */
    atomic_bool *stop;
} Bout;

typedef struct Ended {
    bool stopped;   /* nobody will say how it would have ended */
    bool unbegun;   /* no game: a program cannot be begun; `why` says which, and why */
    int points;     /* of SW_POINT, what the first of the two got */
    char *why;      /* owned */
    sw_Match *game; /* owned */
} Ended;

/* Plays game number i: two games have one opening, with changed sides. */
Ended bout_play(const Bout *b, Rival rival[2], int i);
/* Who of the two is the first player in game number i. */
static inline int bout_first(int i) {
    return i % 2;
}
void ended_free(Ended *e);

#endif
