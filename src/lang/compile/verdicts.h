/*
** verdicts.h -- how a game ends, what no move may do, and what changes after a move.
*/
#ifndef STEPWISE_VERDICTS_H
#define STEPWISE_VERDICTS_H

#include "build.h"

void verdicts_build(Build *b);

#endif
