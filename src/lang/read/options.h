/*
** options.h -- settings that no option has taken.
*/
#ifndef STEPWISE_OPTIONS_H
#define STEPWISE_OPTIONS_H

#include "lang/tree/def.h"

/* To be called when the script has run: complains of settings and defaults that name no option,
** or a side that is none. */
void options_check(Def *d);

#endif
