/*
** message.c -- messages and answers: lines for the terminal.
*/
#include "message.h"

#include "text.h"
#include "cli/terminal/term.h"
#include "stepwise.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

char *shown_line(const char *text) {
    char *shown = sw_shown(text), *line = cli_grow(NULL, 4 * strlen(shown) + 1), *to = line;
    for (const char *c = shown; *c; c++)
        if (*c == '\n' || *c == '\t')
            to += snprintf(to, 5, "\\x%02x", (unsigned)*c);
        else
            *to++ = *c;
    *to = '\0';
    sw_free(shown);
    return line;
}

bool complain(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args), *line = shown_line(text);
    va_end(args);
    fprintf(stderr, "stepwise: %s\n", line);
    free(line);
    free(text);
    return false;
}

bool complain_taking(const char *context, char *error) {
    if (error)
        complain("%s%s%s", context, *context ? ": " : "", error);
    sw_free(error);
    return false;
}

void print_taking(const char *fmt, char *text) {
    printf(fmt, text);
    sw_free(text);
}

void tell(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args), *shown = sw_shown(text);
    va_end(args);
    term_print(stdout, shown);
    putchar('\n');
    sw_free(shown);
    free(text);
}

void say_line(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args);
    va_end(args);
    print_shown("%s\n", text);
    free(text);
}

void print_shown(const char *fmt, const char *text) {
    char *line = shown_line(text);
    printf(fmt, line);
    free(line);
}
