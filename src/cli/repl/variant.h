/*
** variant.h -- a game with its options, and what is needed to load it again.
*/
#ifndef STEPWISE_CLI_REPL_VARIANT_H
#define STEPWISE_CLI_REPL_VARIANT_H

#include "stepwise.h"

/* Everything is owned. */
typedef struct Variant {
    char *name;      /* what to load it by: GAME as given, or the file that a record names */
    sw_Setting *set; /* [nset]; names and values are owned, too */
    int nset;
    sw_Game *game; /* NULL: not loaded */
} Variant;

/* With a copy of the name and of n settings; owns the game, which may be NULL. */
Variant variant_of(const char *name, const sw_Setting *set, int n, sw_Game *game);
/* The same name and settings, not loaded; one more option is set unless `option` is NULL. */
Variant variant_with(const Variant *v, const char *option, const char *value);
/* Loads the game, which the caller owns; the seed draws its random options. NULL and the
** reason, to be freed with sw_free(), if it cannot be loaded. */
sw_Game *variant_load(const Variant *v, uint64_t seed, char **error);
/* Frees what it owns and zeroes *v. Free its matches and its engine first. */
void variant_free(Variant *v);

#endif
