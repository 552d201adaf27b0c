/*
** unused.h -- what nobody uses, however a game is set.
**
** A pattern that is made and asked nowhere is no slip where it waits for another choice of an option. So the game is
** loaded with one choice and another: what one of them makes and uses is used.
*/
#ifndef STEPWISE_UNUSED_H
#define STEPWISE_UNUSED_H

#include "cli.h"

/* A warning that no load has belied so far. */
typedef struct UnusedLine {
    char *line,
        *with; /* owned; the choice that it was found with, " (with --set o=far)", or "" */
} UnusedLine;

/* Zeroed, nothing was loaded. */
typedef struct Unused {
    UnusedLine *at; /* owned, [n] */
    size_t n;
    char **
        made; /* owned, [nmade]: where loads so far have made what wants a use; each text once */
    size_t nmade;
} Unused;

/* Takes in a load of the game, with a choice more than the first; NULL: this is the first. */
void unused_load(Unused *u, const sw_Game *g, const sw_Setting *with);
/* Writes what is left: warnings, one a line. */
void unused_write(const Unused *u, FILE *out);
void unused_free(Unused *u);

#endif
