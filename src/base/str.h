/*
** str.h -- text that grows, and small questions about text.
**
** A Str owns its bytes; a zeroed Str is empty; str_free() frees the bytes and leaves it empty.
** The text is always terminated: s->at may be printed once anything (even "") was added.
*/
#ifndef STEPWISE_BASE_STR_H
#define STEPWISE_BASE_STR_H

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
/* Keeps the first n bytes; n must not be more than there are. */
void str_cut(Str *s, size_t n);
/* Removes the blanks at the end, but none of the first n bytes. */
void str_trim(Str *s, size_t n);
void str_free(Str *s);

/* The one of n names that is nearest to `word` by edit distance, case ignored; NULL if none is
** near enough to be meant. The distance may be a third of the longer word's length, rounded up
** if both begin with the same letter and else down; 1 for words of one or two letters.
** names[i] may be NULL. */
const char *str_nearest(const char *word, const char *const *names, size_t n);
bool str_equal_fold(const char *a, const char *b); /* equal, ASCII case ignored */
bool str_starts(const char *s, const char *prefix);

#endif
