/*
** term.h -- what the terminal can show, echo, and folding long lines.
*/
#ifndef STEPWISE_CLI_TERMINAL_TERM_H
#define STEPWISE_CLI_TERMINAL_TERM_H

#include "stepwise.h"

#include <stdio.h>
#include <termios.h>

/* Whether standard input and standard output are both terminals. */
bool term_interactive(void);
/* Sets the character set to UTF-8 if the user's locale has it, and takes over nothing else
** of that locale: with Turkish rules for "i" and "I", for one, the same commands and files
** would mean something else. */
void term_locale(void);
/* Whether standard output is a terminal that can rewrite a line. */
bool term_erases(void);
/* The style that standard output can show: its size (else 80 columns), and colour and Unicode
** only on a terminal that has them. NO_COLOR is obeyed. */
sw_Style term_style(void);

/* term_hush() switches off the terminal's echo while the program is busy: what is typed
** meanwhile is shown at the next prompt. term_speak() switches it on again. Neither does
** anything unless term_interactive(). */
typedef struct Hush {
    bool on;               /* it was switched off */
    struct termios before; /* what term_speak() restores */
} Hush;
void term_hush(Hush *h);
void term_speak(const Hush *h);

/* How many of the n bytes of a text fit into `columns` columns, without cutting a character. */
size_t term_within(const char *text, size_t n, size_t columns);
/* Prints lines of text. On a terminal of more than 20 columns, lines that are wider than it are
** broken at blanks; what follows is indented to below the first word, or to below the second if
** the first is a label with at least two blanks after it:
**
**     draws    a game ends in a draw after fifty
**              moves without a capture */
void term_print(FILE *out, const char *text);

#endif
