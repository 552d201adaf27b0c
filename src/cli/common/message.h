/*
** message.h -- messages and answers: lines for the terminal.
**
** A function that is said to return something after a message has written it with complain().
*/
#ifndef STEPWISE_CLI_COMMON_MESSAGE_H
#define STEPWISE_CLI_COMMON_MESSAGE_H

#include <stdbool.h>
#include <stdio.h>

/* Writes "stepwise: ..." as one line to standard error. Always false, so that a caller can
** `return complain(...)`. */
bool complain(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* Writes "stepwise: CONTEXT: ERROR", or without the context if that is "". `error` is a message
** of the library and is freed; NULL writes nothing. Always false. */
bool complain_taking(const char *context, char *error);
/* printf() of one text of the library, in the place of %s; the text is then freed with
** sw_free(). */
void print_taking(const char *fmt, char *text) __attribute__((format(printf, 1, 0)));
/* Prints a text made fit to be shown by sw_shown(), with a line feed added; it may have several
** lines, and at a terminal long ones are folded (term_print). */
void tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* A text made fit to be shown by sw_shown(), and a single line: line feeds and tabs within it
** become "\x0a" and "\x09", since a text that it quotes could hold them. For free(). */
char *shown_line(const char *text);
/* Prints a text as shown_line() makes it, with a line feed added. */
void say_line(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* printf() of one text as shown_line() makes it, in the place of %s; the text stays the
** caller's. */
void print_shown(const char *fmt, const char *text) __attribute__((format(printf, 1, 0)));

#endif
