/*
** ledger.h -- games that are numbered, and what each has shown: played in parts, kept in files, added
** up.
**
** A file has a heading, which says what is played, and a line for each game as it ends: its number, a
** tab, and what its reader makes of it. Whatever stops the program, the same call goes on behind the last
** whole line. Files of parts have the same heading; their lines are put together in the order of the games, so that
** it makes no difference who has played what.
*/
#ifndef STEPWISE_CLI_LEDGER_H
#define STEPWISE_CLI_LEDGER_H

#include "cli.h"

typedef struct Ledger {
    const Args *args;
    const char *heading;
    int games, shard, shards; /* games 0..; shard 0.. of shards plays every shards-th */
    char *kept;               /* owned: the file of games */
    char **line;              /* [games] owned: of games that were played, or NULL */
    int have, mine;           /* lines there are; of this shard, those there are to be */
    FILE *file;
    double begun;
    int played; /* by this call */
} Ledger;

/* What game `number` has shown, as a line without its end: for sw_free(). */
typedef char *LedgerPlay(void *ctx, int number);

typedef enum LedgerEnd {
    LEDGER_WRONG, /* nothing is to be made of it: a message says why, or that it was stopped */
    LEDGER_PART,  /* this shard has all its games: a message says so */
    LEDGER_WHOLE  /* all games are there: line[0] to line[games - 1] */
} LedgerEnd;

/* Takes --shard, --merge, --resume and --games (`games` where that is not given). The files are called
** for the game and the ending: "GAME.2of8.games". False, with a message; ledger_free() either way. */
bool ledger_plan(Ledger *l, const Args *a, int games, const char *ending);
/* Reads what there is, and plays what is missing, or reads the parts that --merge names. The heading, which
** has no end of line, tells runs apart that do not play the same games. */
LedgerEnd ledger_run(Ledger *l, const char *heading, LedgerPlay *play, void *ctx);
/* False, with a message, where the file of games could not be written. */
bool ledger_free(Ledger *l);

#endif
