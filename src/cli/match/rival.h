/*
** rival.h -- one of the two that play a match: this program with some settings, or any other.
**
** "level=3,threads=2,depth=4,nodes=1000,time=0.1,searcher=mcts" is this program so set; "cecp:COMMAND" and
** "uci:COMMAND" are programs that speak those protocols.
*/
#ifndef STEPWISE_RIVAL_H
#define STEPWISE_RIVAL_H

#include "child.h"
#include "cli/engine/coords.h"
#include "cli/engine/pace.h"

#include <stdatomic.h>

typedef enum Protocol { PROTOCOL_UCI, PROTOCOL_CECP } Protocol;

/* What does not change from game to game; many can play by it at once. */
typedef struct Entry {
    char *name;    /* owned: as it was given, to be shown; nothing is this program as it is */
    char *command; /* owned */
    bool own;      /* this very program */
    Protocol protocol;
    Pace pace; /* for each move, or the clock at the beginning */
} Entry;
/* `usual` is the pace where the text says nothing else. False, with a message, when it is wrong. */
bool entry_read(Entry *e, const char *text, const Args *a, const sw_Game *g, const Pace *usual);
/* Its moves are to be written in the game's notation, since the board has no squares. False, with a
** message, where it is a program that may know no such thing. */
bool entry_in_texts(Entry *e);
void entry_free(Entry *e);

/* Whoever plays by an Entry, a game at a time. */
typedef struct Rival {
    const Entry *entry;
    Child child;
    Coords coords; /* its grid is borrowed */
    const sw_Game *game;
    bool usermove, setboard, ping; /* what its program can be told */
    char *variant;                 /* owned: by which name of the game; or NULL */
    bool slow, once; /* it asks for time before it has said so; it plays no second game */
    bool playing;
    bool second;   /* it plays the second player */
    bool resigned; /* it has given this game up, and is there for the next */
    bool ready;    /* its program has been ready to play, once at least */
    double left;   /* on the clock */
    char *moves;   /* owned: the game so far as UCI has it, a blank before each move */
    int nmoves;
    char *wrong; /* owned: why it can play no more, or NULL */
} Rival;

typedef enum Reply { REPLY_MOVE, REPLY_NONE, REPLY_LATE, REPLY_GONE, REPLY_STOPPED } Reply;

void rival_init(Rival *r, const Entry *e, const Grid *grid);
void rival_free(Rival *r);
/* Begins a game from a position: begins the program, too, where it does not run. False when it
** cannot; see `wrong`. */
bool rival_begin(Rival *r, const sw_Match *m, const char *fen, atomic_bool *stop);
/* The move for the position in which m stands. *move is as the match writes it, or what was said
** instead, to be shown; for free(). */
Reply rival_move(Rival *r, const sw_Match *m, const char *fen, double opponent,
                 atomic_bool *stop, char **move);
/* The other one has moved: for those who keep the position themselves, with what is left on his clock. */
void rival_sees(Rival *r, const sw_Match *before, const char *text, double opponent);
/* The game is over. */
void rival_rest(Rival *r);

#endif
