/*
** text.c -- texts and other memory for free().
*/
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void cli_no_memory(void) {
    fputs("stepwise: out of memory\n", stderr);
    abort();
}

void *cli_grow(void *old, size_t size) {
    void *p = realloc(old, size ? size : 1);
    if (!p)
        cli_no_memory();
    return p;
}

char *format_list(const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    size_t size = (size_t)(n > 0 ? n : 0) + 1;
    char *text = cli_grow(NULL, size);
    vsnprintf(text, size, fmt, args);
    return text;
}

char *format(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = format_list(fmt, args);
    va_end(args);
    return text;
}

char *copy_text(const char *text) {
    return format("%s", text);
}

int text_within(const char *text, size_t most) {
    size_t n = strnlen(text, most);
    while (n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80)
        n--;
    return (int)n;
}

int columns_of(const char *text, size_t n) {
    int wide = 0;
    for (size_t i = 0; i < n; i++)
        wide += ((unsigned char)text[i] & 0xc0) != 0x80;
    return wide;
}

int width_for(const char *text, int columns) {
    size_t n = strlen(text);
    return columns + (int)n - columns_of(text, n);
}

char *time_text(const char *fmt, time_t when) {
    char text[64];
    struct tm local;
    if (!localtime_r(&when, &local) || strftime(text, sizeof text, fmt, &local) == 0)
        return copy_text("?");
    return copy_text(text);
}

/* "it's" becomes 'it'\''s'. */
char *shell_word(const char *text) {
    static const char PLAIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%";
    if (*text && text[strspn(text, PLAIN)] == '\0')
        return copy_text(text);
    char *word = cli_grow(NULL, 4 * strlen(text) + 3), *to = stpcpy(word, "'");
    for (; *text; text++)
        if (*text == '\'')
            to = stpcpy(to, "'\\''");
        else
            *to++ = *text;
    strcpy(to, "'");
    return word;
}
