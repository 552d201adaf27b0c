/*
** unused.h -- warnings of what a definition makes and uses with no setting of its options.
**
** A pattern that a game makes and does not use as its options are set may be there for another
** choice. So the game is loaded with other choices, one by one, and a warning (sw_game_unused)
** is dropped as soon as one load makes the thing (sw_game_made) without that warning, which is
** to say that it uses it.
*/
#ifndef STEPWISE_CLI_COMMON_UNUSED_H
#define STEPWISE_CLI_COMMON_UNUSED_H

#include "stepwise.h"

#include <stdio.h>

/* A warning that no load so far has refuted. Both texts are owned. `with` is the choice that it
** was found with, " (with --set o=far)", or "" for the first load. */
typedef struct UnusedLine {
    char *line, *with;
} UnusedLine;

/* Zeroed, nothing was loaded. */
typedef struct Unused {
    UnusedLine *at; /* owned, [n] */
    size_t n;
    /* Owned, [nmade]: the different texts that sw_game_made() gave for the loads so far. */
    char **made;
    size_t nmade;
} Unused;

/* Takes in a load of the game: the first one (`with` NULL), or one with another choice. */
void unused_load(Unused *u, const sw_Game *g, const sw_Setting *with);
/* Writes the warnings that are left, one a line, each with its choice. */
void unused_write(const Unused *u, FILE *out);
void unused_free(Unused *u);

#endif
