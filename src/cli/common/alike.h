/*
** alike.h -- comparing two games, as those who play them see them.
*/
#ifndef STEPWISE_CLI_COMMON_ALIKE_H
#define STEPWISE_CLI_COMMON_ALIKE_H

#include "stepwise.h"

/* Whether two games, of one definition with different options, are played,
** written and shown alike. */
bool games_alike(const sw_Game *g, const sw_Game *h);

#endif
