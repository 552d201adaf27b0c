/*
** term.h -- what the terminal can show.
*/
#ifndef STEPWISE_TERM_H
#define STEPWISE_TERM_H

#include "../stepwise.h"

/* A person sits at both ends. */
bool term_interactive(void);
/* Standard output can rewrite a line. */
bool term_erases(void);
/* The style that standard output can show: colour and Unicode only on a terminal that has them
** (NO_COLOR obeyed), and its size. */
sw_Style term_style(void);

#endif
