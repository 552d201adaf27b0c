/*
** watch.h -- notices when files change.
**
** Files are polled with stat(): that works on every file system, and with editors that replace
** the old file by a new one.
*/
#ifndef STEPWISE_CLI_COMMON_WATCH_H
#define STEPWISE_CLI_COMMON_WATCH_H

#include "stepwise.h"

#include <sys/stat.h>
#include <time.h>

/* A file, and its state at the last look; all 0 if it was not there. */
typedef struct Watched {
    char *path;
    bool there;
    struct timespec when;
    off_t size;
    ino_t inode;
} Watched;

/* Owns its paths. Zeroed, it watches nothing. */
typedef struct Watch {
    Watched *file; /* [n] */
    int n;
} Watch;

/* Watches the files that were read to load the game, and no others from now on. */
void watch_game(Watch *w, const sw_Game *g);
/* Watches one file more. */
void watch_add(Watch *w, const char *path);
/* Watches also each existing file that begins a line of complaints ("x.lua:3: ..."). */
void watch_complaints(Watch *w, const char *error);
/* Whether any of the files existed at the last look. */
bool watch_any(const Watch *w);
/* Whether a file has changed, appeared or gone since the last call (or since it was added). If
** so, waits until nothing changes for 50 ms, two seconds at most: a program that is writing a
** file can finish. */
bool watch_changed(Watch *w);
void watch_free(Watch *w);

#endif
