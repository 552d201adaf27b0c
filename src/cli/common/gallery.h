/*
** gallery.h -- where each piece goes from a cell of the empty board: boards side by side.
**
**     King (K)                         Rook (R)
**        a  b  c  d  e                    a  b  c  d  e
**     5  .  .  .  .  .  5              5  .  .  *  .  .  5
*/
#ifndef STEPWISE_CLI_GALLERY_H
#define STEPWISE_CLI_GALLERY_H

#include "cli.h"

/* On standard output, as many in a row as 79 columns have room for; of what goes nowhere nothing. After
** three seconds it says that the others take too long. */
void gallery_print(const sw_Game *g);

#endif
