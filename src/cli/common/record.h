/*
** record.h -- a game in a file of records, as the arguments FILE [N] [GAME] or the option --record say.
*/
#ifndef STEPWISE_CLI_RECORD_H
#define STEPWISE_CLI_RECORD_H

#include "cli.h"

/* Zeroed, nothing is there. */
typedef struct Recorded {
    sw_Game *game;
    sw_Match *match; /* after as many of its moves as the record says */
    bool others;     /* the file has more games */
} Recorded;

/* Reads what sw_record_read() does not. NULL where it cannot either; *g is then NULL, too, and *why, for free(), says
** what is wrong, or is NULL where the record is none of its sort. */
typedef sw_Match *RecordReader(const char *text, size_t n, int nth, const char *given,
                               sw_Game **g, char **why);

/* An exit code, with a message unless it is EXIT_DONE. Whatever it is, record_close() gives *r back.
** `other` is asked where the text is no record of ours. */
int record_open(const Args *a, RecordReader *other, Recorded *r);
/* Reads the first game of a file, which must be of the game `given`, as sw_record_read() does. False with a
** message; record_close() gives *r back all the same. */
bool record_of_game(const char *path, const char *given, Recorded *r);
/* Behind how many bytes of a text its last game begins; 0 where there is none. */
size_t record_last(const char *text, size_t n);
void record_close(Recorded *r);

#endif
