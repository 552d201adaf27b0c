/*
** seat.h -- what dialogues in CECP and UCI share: the game, the position, the search.
**
** A Seat owns its game and match. To set an option of the game loads it again.
*/
#ifndef STEPWISE_CLI_ENGINE_SEAT_H
#define STEPWISE_CLI_ENGINE_SEAT_H

#include "coords.h"
#include "pace.h"
#include "talk.h"
#include "think.h"
#include "cli/common/args.h"

enum { THREADS_MOST = 256 };

typedef struct Seat {
    Talk talk;
    Think think;
    Coords coords;
    char *path;    /* what the game was loaded from */
    uint64_t seed; /* of the options that are drawn */
    bool seeded;   /* the seed was given: it is that of all luck, in each game */
    uint64_t luck; /* the seed of what a level leaves to luck in this game */
    sw_Setting *set;
    int nset;
    sw_Game *game;
    sw_Match *match;
    int threads, level;
    sw_Searcher searcher;
    bool untuned, texts; /* --untuned, --texts */
    bool stale;          /* `set` has changed for the next game; `game` is still as before */
} Seat;

/* Opens the log and loads the game that the command line names. False, after a message, if that
** fails, or no protocol can carry the game. The caller calls seat_free() in any case. */
bool seat_init(Seat *s, const Args *a);
/* False if something could not be written to the log; a message has said so at the time. */
bool seat_free(Seat *s);

/* Why neither protocol has words for the game, whatever its board: the end of a sentence, such
** as "it is not for two players"; NULL: they have. */
const char *seat_bar(const sw_Game *g);
/* The name of the game's file, as protocols call it (called.h); for free(). */
char *seat_variant(const Seat *s);
/* Sets an option of the game, name and value as protocols call them, loads the game again, and
** starts a new match. If that fails: false, with the reason for free(), and nothing changed. */
bool seat_set(Seat *s, const char *name, const char *value, char **why);
/* Checks an option in the same way, and keeps it for the next game (seat_next()). */
bool seat_set_next(Seat *s, const char *name, const char *value, char **why);
/* Starts a new match of the game as loaded. */
void seat_new(Seat *s);
/* The same for another game, which has luck of its own. */
void seat_begin(Seat *s);
/* The same, with the options that were set for the next game. False, with the reason for
** free(), if the game's file has changed and no longer allows them: the match is then of the
** game as it was loaded. */
bool seat_next(Seat *s, char **why);
/* Whether no move has been made yet, and the position is the one in which the game begins. */
bool seat_at_start(const Seat *s);
/* Takes the position of a FEN, as position_of() reads it. False, with the reason for free();
** true with a note for free(), or NULL, of what was passed over. */
bool seat_position(Seat *s, const char *fen, char **why);
/* Makes a move, in any writing that coords_heard() reads. False, with the reason for free(). */
bool seat_play(Seat *s, const char *said, char **why);
/* The limits of a search for the next move at that pace, by the Seat's settings. */
sw_Limits seat_limits(const Seat *s, const Pace *p);
/* Sets the size of the table from the next search on: at least 1 MB, at most half of the
** machine's memory. If that much cannot be had now, it stays as it was. Returns a message for
** free() if the size is not what was asked for, else NULL. */
char *seat_memory(Seat *s, long megabytes);
/* Clamped to 1 ... THREADS_MOST. */
void seat_threads(Seat *s, long threads);
/* By its name, or "chosen": the one that plays the game best. False for any other word, which
** changes nothing. */
bool seat_searcher(Seat *s, const char *name);

/* A dialogue in CECP or UCI, after its first word, until `quit` or the end of the input.
** Returns the program's exit status. */
int cecp_run(Seat *s);
int uci_run(Seat *s);

#endif
