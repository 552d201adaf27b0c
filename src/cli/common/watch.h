/*
** watch.h -- files that may change while the program looks at them.
**
** Files are asked for (stat), not listened to: that works on every file system, and with editors that
** put a new file in the place of the old one.
*/
#ifndef STEPWISE_WATCH_H
#define STEPWISE_WATCH_H

#include "cli.h"

#include <sys/stat.h>

/* A file, and how it was when it was looked at last. */
typedef struct Watched {
    char *path;
    bool there;
    struct timespec when;
    off_t size;
    ino_t inode;
} Watched;

/* Owns its paths; zeroed, it watches nothing. */
typedef struct Watch {
    Watched *file;
    int n;
} Watch;

/* All files that were read to load the game, and no others. */
void watch_game(Watch *w, const sw_Game *g);
/* Besides, a file, and each that begins a line of the complaints ("x.lua:3: ..."). */
void watch_add(Watch *w, const char *path);
void watch_complaints(Watch *w, const char *error);
/* Is any of them there? */
bool watch_any(const Watch *w);
/* Has one of them changed since it was asked last? Whoever writes a file has the time to end. */
bool watch_changed(Watch *w);
void watch_free(Watch *w);

#endif
