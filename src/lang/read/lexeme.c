/*
** lexeme.c -- Lua's string literals and comments (Lua manual, 3.1).
*/
#include "lexeme.h"

#include <stddef.h>
#include <string.h>

const char *lexeme_long(const char *at) {
    if (*at != '[')
        return NULL;
    size_t level = strspn(at + 1, "=");
    if (at[1 + level] != '[')
        return NULL;
    for (at += 2 + level; *at; at++)
        if (*at == ']' && strspn(at + 1, "=") == level && at[1 + level] == ']')
            return at + 2 + level;
    return at;
}

/* Past the escape sequence that the backslash at `at` begins. */
static const char *past_escape(const char *at) {
    if (at[1] == 'z')
        return at + 2 + strspn(at + 2, " \t\r\n\f\v");
    if (at[1] == '\r' && at[2] == '\n')
        return at + 3;
    return at + 1 + (at[1] != '\0');
}

const char *lexeme_quoted(const char *at) {
    if (*at != '"' && *at != '\'')
        return NULL;
    char quote = *at++;
    while (*at && *at != quote && *at != '\n')
        at = *at == '\\' ? past_escape(at) : at + 1;
    return at + (*at == quote);
}

const char *lexeme_comment(const char *at) {
    if (strncmp(at, "--", 2) != 0)
        return NULL;
    const char *end = lexeme_long(at + 2);
    return end ? end : at + strcspn(at, "\n");
}
