/*
** seat.h -- whoever sits at the board for a protocol: the game, the position, the search.
**
** A Seat owns its game and match. Options of the game load it anew.
*/
#ifndef STEPWISE_SEAT_H
#define STEPWISE_SEAT_H

#include "coords.h"
#include "pace.h"
#include "talk.h"
#include "think.h"

enum { THREADS_MOST = 256 };

typedef struct Seat {
    Talk talk;
    Think think;
    Coords coords;
    char *path;    /* what the game was loaded from */
    uint64_t seed; /* of the options that are drawn */
    bool seeded;   /* somebody has said it: it is that of all luck, in each game */
    uint64_t luck; /* the seed of what a level leaves to luck in this game */
    sw_Setting *set;
    int nset;
    sw_Game *game;
    sw_Match *match;
    int threads, level;
    sw_Searcher searcher;
    bool untuned, texts;
    bool
        stale; /* the game is still as it was set before: another one is chosen for the next time */
} Seat;

/* False, with a message, when the game cannot be loaded or no protocol can carry it. */
bool seat_init(Seat *s, const Args *a);
/* False where the log could not be written, as a message has said. */
bool seat_free(Seat *s);

/* What of a game no protocol has words for; NULL: nothing. */
const char *seat_bar(const sw_Game *g);
/* The name by which protocols know the game: what that of its file is called, for free(). */
char *seat_variant(const Seat *s);
/* Sets an option of the game, as protocols call it, and begins anew. False, with the reason for free(). */
bool seat_set(Seat *s, const char *name, const char *value, char **why);
/* The same for when seat_next() is called. */
bool seat_set_next(Seat *s, const char *name, const char *value, char **why);
/* Back to the beginning. */
void seat_new(Seat *s);
/* The same of another game, which has luck of its own. */
void seat_begin(Seat *s);
/* The same, with the options that were set for the next game. False, with the reason for free(), where the file has
** become another one, by which that cannot be: the game that is there begins anew. */
bool seat_next(Seat *s, char **why);
bool seat_at_start(const Seat *s);
/* The position of a FEN, as position_of() reads it. False, with the reason for free(); true with a note for free(),
** or NULL, of what was passed over. */
bool seat_position(Seat *s, const char *fen, char **why);
/* Makes a move. False, with the reason for free(). */
bool seat_play(Seat *s, const char *said, char **why);
/* The limits of a search at that pace. */
sw_Limits seat_limits(const Seat *s, const Pace *p);
/* Sets "Hash" or "memory", bounded by half of what the machine has. Where so much cannot be had, all stays as it was.
** What is told of it, for free(); NULL where it is as was asked. */
char *seat_memory(Seat *s, long megabytes);
void seat_threads(Seat *s, long threads);
/* By its name, or "chosen", as the game is played best. False where it is neither, and nothing has changed. */
bool seat_searcher(Seat *s, const char *name);

/* CECP and UCI, from behind their first word to the end. */
int cecp_run(Seat *s);
int uci_run(Seat *s);

#endif
