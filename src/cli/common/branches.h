/*
** branches.h -- trying the choices that are not made: mistakes that only they lead to.
*/
#ifndef STEPWISE_CLI_COMMON_BRANCHES_H
#define STEPWISE_CLI_COMMON_BRANCHES_H

#include "args.h"
#include "loads.h"
#include "stepwise.h"

/* What was found by loading the game once for each choice that is not
** made. Texts are for free(). */
typedef struct Branches {
    /* Complaints and warnings, one a line, each with the choice that leads to it, without those
    ** that the game as set has; "" if there are none. */
    char *told;
    /* Warnings of what is used with no choice (unused.h), one a line; "" also if that is not
    ** known, since an option was set by name or a choice was left out. */
    char *unused;
    bool broken; /* with some choice the definition is wrong, not just refuses the setting */
    int tried, left; /* choices, and bounds of numbers, that were tried; that were not */
} Branches;

/* Tries each choice of g, which was loaded as a says, and both bounds of each number, as long
** as `loads` lasts. A choice is reported to change nothing only if it changes nothing beside
** each choice of another option, either. */
Branches branches_of(const Args *a, const sw_Game *g, Loads *loads);

/* Lists the choices of g, which was loaded as a says, that are not made, option by option, and
** returns their number. Options that are set by name or drawn, and those that are no choice,
** are left out. They go to `out` unless it is NULL; their texts are borrowed from the game. */
int branches_list(const Args *a, const sw_Game *g, sw_Setting *out);
/* Loads the game that a names, with n settings more, and takes the work from `loads` (NULL:
** it is not counted). Fails as sw_game_load() does. */
sw_Game *branches_load(const Args *a, const sw_Setting *more, int n, Loads *loads,
                       char **error);

/* Whether a setting sets the option, for all players ("far") or for one ("white.far"). */
bool setting_is_of(const sw_Setting *set, const char *option);

#endif
