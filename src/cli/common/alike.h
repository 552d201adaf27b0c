/*
** alike.h -- are two games the same to those who play them?
*/
#ifndef STEPWISE_CLI_ALIKE_H
#define STEPWISE_CLI_ALIKE_H

#include "cli.h"

/* Are both played, written and shown alike? */
bool games_alike(const sw_Game *g, const sw_Game *h);

#endif
