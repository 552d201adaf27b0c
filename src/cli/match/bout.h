/*
** bout.h -- one game of a match.
*/
#ifndef STEPWISE_CLI_MATCH_BOUT_H
#define STEPWISE_CLI_MATCH_BOUT_H

#include "rival.h"

/* A position in which games begin; both members are owned. */
typedef struct Opening {
    char *fen;
    sw_Match *match;
} Opening;

/* Reads a file of *n FENs, one a line; empty lines and those that begin with # are skipped.
** NULL, after a message, if the file cannot be read or has no FEN, if one is wrong, or if the
** game is over in one. Free the list with openings_free(). */
Opening *openings_read(const sw_Game *g, const char *path, int *n);
void openings_free(Opening *list, int n);

/* How games are played. */
typedef struct Bout {
    const Opening *list;  /* borrowed: positions from which pairs of games begin in turn */
    int nlist;            /* 0: all games begin from `from` */
    const sw_Match *from; /* borrowed */
    const char *fen;      /* the FEN of `from`; NULL: it is where the game begins anyway */
    int opening;          /* plies that are played at random first */
    uint64_t seed;        /* of these */
    int most;             /* a game is a draw after that many plies, random ones included */
    atomic_bool *stop;    /* when it becomes true, games are broken off */
} Bout;

/* How a game ended. */
typedef struct Ended {
    bool stopped;   /* it was broken off, and has no result */
    bool unbegun;   /* it was not played: a program cannot be started, as `why` says */
    int points;     /* what the first rival got, of SW_POINT */
    char *why;      /* owned: the result or the reason, to be shown */
    sw_Match *game; /* owned */
} Ended;

/* Plays game number i, from 0. Games 2k and 2k + 1 have the same
** opening, with sides changed. */
Ended bout_play(const Bout *b, Rival rival[2], int i);
/* The index of the rival that plays the first player in game number i. */
static inline int bout_first(int i) {
    return i % 2;
}
/* The game that has the same opening as game i, with sides changed. */
static inline int bout_other(int i) {
    return i ^ 1;
}
void ended_free(Ended *e);

#endif
