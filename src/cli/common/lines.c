/*
** lines.c -- a text as a set of lines.
*/
#include "lines.h"

#include "text.h"

#include <string.h>

bool lines_have(const char *text, const char *line, size_t n) {
    for (const char *at = text; *at; at = strchr(at, '\n') + 1)
        if (strncmp(at, line, n) == 0 && at[n] == '\n')
            return true;
    return false;
}

void lines_add(char **text, const char *line, size_t n) {
    size_t had = strlen(*text);
    *text = cli_grow(*text, had + n + 2);
    memcpy(*text + had, line, n);
    memcpy(*text + had + n, "\n", 2);
}
