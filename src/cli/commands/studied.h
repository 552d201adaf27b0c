/*
** studied.h -- a game of a study, read from its line in a file of games (findings.h).
*/
#ifndef STEPWISE_CLI_COMMANDS_STUDIED_H
#define STEPWISE_CLI_COMMANDS_STUDIED_H

#include "stepwise.h"

typedef struct Studied {
    char sign;                /* '-': not ended; '=': a draw; else won */
    int winner;               /* from 0; a lone player loses to 1; -1 if nobody has won */
    int part[SW_PLAYERS_MAX]; /* of the point, of SW_POINT, for each player */
    double plies, positions, moves;
    const char *words; /* what ended the game; within the line */
} Studied;

/* Reads the line of a game of `most` plies at most. Returns NULL, or what no such game can have
** shown, and what was expected: for free(). */
char *studied_read(const sw_Game *g, int most, const char *line, Studied *s);

#endif
