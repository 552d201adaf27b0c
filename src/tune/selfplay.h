/*
** selfplay.h -- games of the program against itself, for the positions in them.
**
** After some random moves that leave neither player far ahead, both search `nodes` positions
** for each move, with the weights that follow from the definition or with tuned ones. The
** score of a search is that of the quiet position at the end of its principal variation. That
** position is written down, if its static value is indeed the score, and if it is not the one
** that was written down last. A game is a pure function of the Game, the plan and its number.
** If no rule has ended it after `plies`, its result is unknown, and it shows nothing.
*/
#ifndef STEPWISE_TUNE_SELFPLAY_H
#define STEPWISE_TUNE_SELFPLAY_H

#include "base/err.h"
#include "base/str.h"
#include "vm/model/position.h"

/* The plan of self-play. */
typedef struct Selfplay {
    uint64_t nodes, seed;
    /* Random moves first, one more in games of odd numbers; plies at most after them. */
    int opening, plies;
    bool tuned; /* with the tuned weights of the Game, if it has some */
} Selfplay;

/* Plays game `number` and adds a line to out, without a line end: with tabs between, the
** game's number, the first player's result ("1", "0", "=", a share of the point such as
** "0.75", or "-" for a game that shows nothing), and the FEN of each position. */
void selfplay_write(const Game *g, const Selfplay *how, int number, Str *out);

/* How such a line begins. */
typedef struct Played {
    int number;
    bool known;    /* false: "-", and result means nothing */
    double result; /* what the first player got: 1, 0.5, 0, or another share */
} Played;
/* Reads the beginning of a line; *rest is then where its positions begin. False, with the
** reason in e, if it is no such line. */
bool selfplay_read(const char *line, Played *p, const char **rest, Err *e);
/* Reads the next position of a line, and moves *rest past it. False at the end of the line,
** with e empty, and if what is there is no position of g, with the reason in e. */
bool selfplay_next(const Game *g, const char **rest, Pos *p, Err *e);

#endif
