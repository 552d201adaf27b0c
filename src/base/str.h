/*
** str.h -- text that grows, and small questions about text.
**
** A Str owns its bytes; a zeroed Str is an empty one; str_free gives them back. The text is
** always terminated: s->at may be printed once anything (even "") was added.
*/
#ifndef STEPWISE_STR_H
#define STEPWISE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct Str {
    char *at;
    size_t n, cap; /* n does not count the terminator */
} Str;

void str_add(Str *s, const char *text);
void str_addn(Str *s, const char *text, size_t n);
void str_addc(Str *s, char c);
void str_addf(Str *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void str_vaddf(Str *s, const char *fmt, va_list args);
/* The text; "" for an empty Str. Valid until the next change. */
const char *str_text(const Str *s);
void str_clear(Str *s);
/* Keeps the first n bytes, of more. */
void str_cut(Str *s, size_t n);
/* Takes the blanks off the end, as far as byte n. */
void str_trim(Str *s, size_t n);
void str_free(Str *s);

/* Of n names, the one nearest to word by edit distance (case ignored), or NULL when none is
** near enough to be meant: a third of the longer word's letters may differ, rounded up where both begin alike; of one or
** two, one. names[i] may be NULL. */
const char *str_nearest(const char *word, const char *const *names, size_t n);
bool str_equal_fold(const char *a, const char *b); /* equal, ASCII case ignored */
bool str_starts(const char *s, const char *prefix);

#endif
