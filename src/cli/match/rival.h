/*
** rival.h -- one of the two opponents in a match: this program with some settings, or another.
**
** "level=3,threads=2,depth=4,nodes=1000,time=0.1,searcher=mcts" is this program with these
** settings; "cecp:COMMAND" and "uci:COMMAND" are programs that speak those protocols.
*/
#ifndef STEPWISE_CLI_MATCH_RIVAL_H
#define STEPWISE_CLI_MATCH_RIVAL_H

#include "child.h"
#include "cli/common/args.h"
#include "cli/engine/coords.h"
#include "cli/engine/pace.h"

#include <stdatomic.h>

typedef enum Protocol { PROTOCOL_UCI, PROTOCOL_CECP } Protocol;

/* What does not change from game to game: how to start a program, and how long it may think.
** Rivals of several threads share it. */
typedef struct Entry {
    char *name;    /* owned: its text, to be shown; "Stepwise" if that is empty */
    char *command; /* owned: a line of the shell */
    bool own;      /* this very program, which speaks UCI */
    Protocol protocol;
    Pace pace; /* for each move, or the clock at the beginning of a game */
} Entry;
/* Reads an opponent from its text; an empty one is this program as it is. a->word[0] is
** the game, and `usual` is the pace unless the text has another. False, with a message,
** if the text is wrong. */
bool entry_read(Entry *e, const char *text, const Args *a, const sw_Game *g, const Pace *usual);
/* Makes it write moves in the game's notation, as the board has no squares to name. Only this
** program can: false, with a message, for another one. */
bool entry_in_texts(Entry *e);
void entry_free(Entry *e);

/* An opponent that plays by an Entry, one game at a time. */
typedef struct Rival {
    const Entry *entry;
    Child child;
    Coords coords; /* its grid is borrowed */
    const sw_Game *game;
    /* What a CECP program understands. */
    bool usermove, setboard, ping;
    char *variant; /* owned: the name by which it knows the game; NULL: it was not asked */
    /* CECP: done=0, its features may take long to come; reuse=0, it plays one game only. */
    bool slow, once;
    bool playing;  /* CECP: it was told to `go` in this game, and answers by itself since */
    bool second;   /* it plays the second player */
    bool resigned; /* it has resigned this game, and can play the next */
    bool ready;    /* its program has been ready to play at least once */
    double left;   /* seconds on its clock; below 0: there is none */
    double asleep; /* seconds in which this program itself was stopped */
    double slack;  /* seconds that it may still use in this game beyond the time that it has */
    char *moves;   /* owned: the first nmoves moves of the game for UCI, each after a blank */
    int nmoves;
    char *wrong; /* owned: why it cannot play on, or NULL */
} Rival;

/* MOVE: a legal move in time. NONE: something other than a legal move. LATE: the time is up.
** GONE: it has ended or resigned. STOPPED: *stop became true. */
typedef enum Reply { REPLY_MOVE, REPLY_NONE, REPLY_LATE, REPLY_GONE, REPLY_STOPPED } Reply;

void rival_init(Rival *r, const Entry *e, const Grid *grid);
void rival_free(Rival *r);
/* Begins a game, starting the program if it does not run: from the FEN or, if that is NULL,
** from the game's own start, with the moves of m made. False if the program cannot (`wrong`
** says why), or if *stop becomes true. `fen` must be the same throughout a game. */
bool rival_begin(Rival *r, const sw_Match *m, const char *fen, atomic_bool *stop);
/* Asks for a move in the current position of m. `opponent`: seconds on the other's clock, below
** 0 if there is none. *move, for free(), is the move as the match writes it (MOVE, LATE), or
** what was said instead, to be shown (NONE, LATE), or NULL. */
Reply rival_move(Rival *r, const sw_Match *m, const char *fen, double opponent,
                 atomic_bool *stop, char **move);
/* Passes the other's move on to a program that keeps the position itself, as those
** of CECP do. `before` is the match before the move `text`, `opponent` what is left
** on the other's clock. */
void rival_sees(Rival *r, const sw_Match *before, const char *text, double opponent);
/* Tells it that the game is over. */
void rival_rest(Rival *r);

#endif
