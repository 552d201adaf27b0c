/*
** record.h -- opening a game in a file of records: arguments FILE [N] [GAME], or --record.
*/
#ifndef STEPWISE_CLI_COMMON_RECORD_H
#define STEPWISE_CLI_COMMON_RECORD_H

#include "args.h"
#include "stepwise.h"

/* A recorded game. Both are owned. Zeroed, there is nothing to close. */
typedef struct Recorded {
    sw_Game *game;
    sw_Match *match; /* all its moves, as many of them made as the record says */
    bool others;     /* the file has more games; set by record_open() */
} Recorded;

/* Reads, with the arguments of sw_record_read(), a record that this could not read. NULL if it
** cannot either: *g is then NULL, too, and *why, for free(), says what is wrong, or is NULL if
** the record is not of its sort. */
typedef sw_Match *RecordReader(const char *text, size_t n, int nth, const char *given,
                               sw_Game **g, char **why);

/* Opens the game that the arguments FILE [N] [GAME] name: the Nth in the file (the first),
** which must be of GAME, or is played by GAME if the record names none. A text that is no
** record of ours is handed to `other`. Returns EXIT_DONE, or after a message EXIT_NO (no such
** record, or damaged) or EXIT_WRONG (wrong arguments or game, or the file cannot be read). The
** caller calls record_close() in any case. */
int record_open(const Args *a, RecordReader *other, Recorded *r);
/* Opens the first game of a file, which must be of the game `given`. False after a message. The
** caller calls record_close() in any case. */
bool record_of_game(const char *path, const char *given, Recorded *r);
/* Where the first and the last game of n bytes of records begin: *first is behind what readers
** pass over, such as a byte order mark. Both are 0 if there is no game. */
void record_ends(const char *text, size_t n, size_t *first, size_t *last);
void record_close(Recorded *r);

#endif
