/*
** branches.h -- choices that nobody has made: what is wrong in the parts of a definition that only they
** reach.
*/
#ifndef STEPWISE_BRANCHES_H
#define STEPWISE_BRANCHES_H

#include "cli.h"
#include "loads.h"

/* What was found by loading the game once for each choice that is not made. */
typedef struct Branches {
    char *
        told; /* for free(): complaints and warnings, one a line, each with the choice that leads
                 ** there; what the game itself is warned of is not told again. "" for none */
    char *
        unused; /* for free(): what nobody uses, whatever is chosen, one a line; "" also where that is not known */
    bool broken; /* some choice does not load, and not because it is refused */
    int left;    /* choices, and bounds of numbers, that were not looked at */
} Branches;

/* Looks at the choices of g, loaded as a says, and at the bounds of its numbers, while there are loads: at no choice
** where there are more than `most`. That one changes nothing is told where all others have been tried beside it. */
Branches branches_of(const Args *a, const sw_Game *g, int most, Loads *loads);

/* The choices of g, loaded as a says, that are not made, option by option: how many. What is set by name or
** drawn is left alone. They go to out, which may be NULL; their texts belong to the game. */
int branches_list(const Args *a, const sw_Game *g, sw_Setting *out);
/* The game that a names with n more settings. NULL with the reason in *error, as sw_game_load(). */
sw_Game *branches_load(const Args *a, const sw_Setting *more, int n, char **error);

/* Does it set the option, for all players or, as "white.far", for one? */
bool setting_is_of(const sw_Setting *set, const char *option);

#endif
