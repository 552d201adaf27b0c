/*
** text.h -- texts and other memory for free().
**
** "For free()" means, here and in the other files of the program, that the caller owns the text
** and frees it with free(); a text of the library (stepwise.h) is freed with sw_free(). Memory
** that is out ends the program (cli_no_memory).
*/
#ifndef STEPWISE_CLI_COMMON_TEXT_H
#define STEPWISE_CLI_COMMON_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <time.h>

/* Ends the program, by abort(), with a message. */
_Noreturn void cli_no_memory(void);
/* realloc() that ends the program when memory is out. Size 0 is taken for 1. */
void *cli_grow(void *old, size_t size);
/* As printf(), into a text for free(). */
char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
char *format_list(const char *fmt, va_list args) __attribute__((format(printf, 1, 0)));
/* A copy of a text, for free(). */
char *copy_text(const char *text);
/* The number of bytes of a text, at most `most`, that end between two characters of UTF-8. */
int text_within(const char *text, size_t most);
/* The columns that n bytes of UTF-8 take: one for each character. */
int columns_of(const char *text, size_t n);
/* The width with which "%-*s" fills so many columns with a text: printf() counts bytes. */
int width_for(const char *text, int columns);
/* As strftime(), in local time, for free(); "?" where no calendar has such a time. */
char *time_text(const char *fmt, time_t when) __attribute__((format(strftime, 1, 0)));
/* A text quoted, where needed, as one word for the shell, for free(). */
char *shell_word(const char *text);

#endif
