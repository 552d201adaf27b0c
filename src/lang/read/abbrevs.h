/*
** abbrevs.h -- what stands in records for the choices of an option.
*/
#ifndef STEPWISE_ABBREVS_H
#define STEPWISE_ABBREVS_H

#include "author.h"

/* Complains of an option's abbreviations, all of which are there, by which a record could not say what was chosen. */
void abbrevs_check(lua_State *L, const Option *o, const char *whose);

#endif
