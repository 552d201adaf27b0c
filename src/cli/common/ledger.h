/*
** ledger.h -- a run of numbered games: played in shards, kept in files, merged.
**
** A file (kept.h) has a heading, which says what is played, and a line for each game, added
** when it has ended: its number, a tab, and whatever the caller writes and reads. If the
** program is stopped, the same call goes on after the last whole line. Game i belongs to shard
** i % shards. The files of all shards have the same heading; their lines are merged in the
** order of the games, so that it makes no difference which shard has played which game:
**
**     # stepwise study key 9f3c... arms 4 nodes 2000 openings 4 plies 400 seed 0
**     0<TAB>...
**     2<TAB>...          (shard 1/2 has the even games)
*/
#ifndef STEPWISE_CLI_COMMON_LEDGER_H
#define STEPWISE_CLI_COMMON_LEDGER_H

#include "args.h"

#include <stdio.h>

/* A line of a file; the number is 0 for a game that this call has played. */
typedef struct Place {
    const char *path; /* borrowed */
    int line;
} Place;

typedef struct Ledger {
    const Args *args;
    const char *heading;
    /* Games of the whole run; this call plays shard number `shard`, from 0, of `shards`. */
    int games, shard, shards;
    char *kept;     /* owned: path of the file of games */
    char **line;    /* owned, [games]: the line of each game, without its end, or NULL */
    Place *place;   /* owned, [games]: where each line was read */
    int have, mine; /* games of this shard: that there are lines of; in all */
    FILE *file;     /* open from ledger_run() to ledger_free(); NULL with --merge */
    double begun;   /* now_seconds() when this call began to play */
    int played;     /* games that this call has played */
} Ledger;

/* Plays game `number`. Returns its line, which begins with the number and a tab, without a
** line feed, for sw_free(). */
typedef char *LedgerPlay(void *ctx, int number);

typedef enum LedgerEnd {
    LEDGER_WRONG, /* there is no result; a message says why, or that it was stopped */
    LEDGER_PART,  /* this shard has all its games, others are missing; a message says so */
    LEDGER_WHOLE  /* all games are there: line[0] to line[games - 1] */
} LedgerEnd;

/* Sets up a ledger from the options --shard, --merge, --resume (the path of its file) and
** --games (or else `games`). Without --resume the file is named after the game and `ending`, in
** the current folder: "GAME.games" or, of a shard, "GAME.2of8.games". False after a message;
** the caller calls ledger_free() either way. */
bool ledger_plan(Ledger *l, const Args *a, int games, const char *ending);
/* Reads the file, and plays and adds the games of the shard that are missing there;
** with --merge, reads the files that the arguments name instead. The heading, without
** a line feed, must differ between runs that do not play the same games; it must live
** as long as the call. */
LedgerEnd ledger_run(Ledger *l, const char *heading, LedgerPlay *play, void *ctx);
/* Where the line of a game stands, "FILE, line 12", or "FILE" if it was just added: for
** free(). */
char *ledger_where(const Ledger *l, int game);
/* Closes the file and frees what the ledger owns. False, after a message, if the
** file could not be written. */
bool ledger_free(Ledger *l);

#endif
