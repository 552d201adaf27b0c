/*
** selfplay.h -- a game played by the program against itself, for what its positions show.
**
** After some random moves that leave neither player far ahead, both search so many positions a move, with the
** evaluation that follows from the definition, or with tuned numbers. A search's value is that of the quiet position to which its principal variation
** leads: that one is written down, where its static value is just that, once it differs from the
** last one. A game is a pure function of the Game, the plan and its number. Where no rule has ended it
** after so many plies, nobody knows who would have won, and it shows nothing.
*/
#ifndef STEPWISE_SELFPLAY_H
#define STEPWISE_SELFPLAY_H

#include "base/err.h"
#include "base/str.h"
#include "vm/model/position.h"

typedef struct Selfplay {
    uint64_t nodes, seed;
    int opening, plies; /* moves at random; plies at most */
    bool tuned;         /* with the Game's weights, if it has some */
} Selfplay;

/* Adds a line without its end: the game's number, the first player's result ("1", "0", "=", a
** share of the point such as "0.75", or "-" for a game that shows nothing), and the FEN of each position, tabs between. */
void selfplay_write(const Game *g, const Selfplay *how, int number, Str *out);

/* What such a line begins with; *rest is behind it. False, with the reason, where it is none. */
typedef struct Played {
    int number;
    bool known;    /* how it ended */
    double result; /* what the first player got: 1, 0.5, 0, or another share */
} Played;
bool selfplay_read(const char *line, Played *p, const char **rest, Err *e);
/* The next position of a line; false at its end, with e empty, or where it is none. */
bool selfplay_next(const Game *g, const char **rest, Pos *p, Err *e);

#endif
