/*
** err.c -- one buffer; text that does not fit is cut.
*/
#include "err.h"

#include "shown.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool err_set(Err *e, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    vsnprintf(e->text, sizeof e->text, fmt, args);
    va_end(args);
    shown_in_place(e->text, sizeof e->text);
    return false;
}

bool err_in(Err *e, const char *fmt, ...) {
    char inner[ERR_TEXT];
    memcpy(inner, e->text, sizeof inner);
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(e->text, sizeof e->text, fmt, args);
    va_end(args);
    size_t used = n < 0 ? 0 : (size_t)n;
    if (used + 2 < sizeof e->text) {
        size_t room = sizeof e->text - used - 3, len = strnlen(inner, sizeof inner - 1);
        memcpy(e->text + used, ": ", 2);
        memcpy(e->text + used + 2, inner, len < room ? len : room);
        e->text[used + 2 + (len < room ? len : room)] = '\0';
    }
    shown_in_place(e->text, sizeof e->text);
    return false;
}
