/*
** term.h -- what the terminal can show.
*/
#ifndef STEPWISE_TERM_H
#define STEPWISE_TERM_H

#include "stepwise.h"

#include <stdio.h>
#include <termios.h>

/* A person sits at both ends. */
bool term_interactive(void);
/* UTF-8 where the user has it, and nothing else of his locale: where "i" in capitals is another letter the same commands
** and files would mean something else. */
void term_locale(void);
/* Standard output can rewrite a line. */
bool term_erases(void);
/* The style that standard output can show: colour and Unicode only on a terminal that has them
** (NO_COLOR obeyed), and its size. */
sw_Style term_style(void);

/* While the program is busy, what is typed is not shown: it waits for the next prompt. */
typedef struct Hush {
    bool on;
    struct termios before;
} Hush;
void term_hush(Hush *h);
void term_speak(const Hush *h);

/* How many bytes of a text, which has n, fill at most so many columns: no sign is cut. */
size_t term_within(const char *text, size_t n, size_t columns);
/* Prints lines of text; on a terminal those that are longer than it is wide are broken at blanks,
** the rest standing under the first word, or under what follows a label and two blanks. */
void term_print(FILE *out, const char *text);

#endif
