/*
** str.c -- one block that doubles as it grows; names compared by edit distance.
*/
#include "str.h"

#include "base/ascii.h"
#include "arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef STEPWISE_STRESS
enum { FIRST_CAP = 1 }; /* every text grows from nothing */
#else
enum { FIRST_CAP = 64 };
#endif

static void reserve(Str *s, size_t more) {
    size_t need = s->n + more + 1;
    if (need <= s->cap)
        return;
    size_t cap = s->cap ? s->cap : FIRST_CAP;
    while (cap < need)
        cap *= 2;
    s->at = mem_grow(s->at, cap);
    s->cap = cap;
}

void str_addn(Str *s, const char *text, size_t n) {
    reserve(s, n);
    memcpy(s->at + s->n, text, n);
    s->n += n;
    s->at[s->n] = '\0';
}

void str_add(Str *s, const char *text) {
    str_addn(s, text, strlen(text));
}

void str_addc(Str *s, char c) {
    str_addn(s, &c, 1);
}

void str_addf(Str *s, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    str_vaddf(s, fmt, args);
    va_end(args);
}

void str_vaddf(Str *s, const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    if (n >= 0) {
        reserve(s, (size_t)n);
        vsnprintf(s->at + s->n, (size_t)n + 1, fmt, again);
        s->n += (size_t)n;
    }
    va_end(again);
}

const char *str_text(const Str *s) {
    return s->at ? s->at : "";
}

void str_clear(Str *s) {
    s->n = 0;
    if (s->at)
        s->at[0] = '\0';
}

void str_cut(Str *s, size_t n) {
    s->n = n;
    if (s->at)
        s->at[n] = '\0';
}

void str_trim(Str *s, size_t n) {
    while (s->n > n && s->at[s->n - 1] == ' ')
        str_cut(s, s->n - 1);
}

void str_free(Str *s) {
    free(s->at);
    *s = (Str){0};
}

bool str_equal_fold(const char *a, const char *b) {
    return ascii_compare(a, b) == 0;
}

bool str_starts(const char *s, const char *prefix) {
    return strncmp(s, prefix, strlen(prefix)) == 0;
}

/* Longer words and names are never taken for one another. */
enum { WORD_MAX_LEN = 48 };

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

/* Levenshtein distance in which swapping two neighbours costs 1 (optimal string alignment).
** Only the last three rows of its table are kept. */
static size_t distance(const char *a, size_t na, const char *b, size_t nb) {
    size_t row[3][WORD_MAX_LEN + 1];
    for (size_t j = 0; j <= nb; j++)
        row[0][j] = j;
    for (size_t i = 1; i <= na; i++) {
        size_t *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
        now[0] = i;
        for (size_t j = 1; j <= nb; j++) {
            char x = ascii_to_lower(a[i - 1]), y = ascii_to_lower(b[j - 1]);
            now[j] = least(last[j - 1] + (x != y), least(last[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && x == ascii_to_lower(b[j - 2]) &&
                ascii_to_lower(a[i - 2]) == y)
                now[j] = least(now[j], before[j - 2] + 1);
        }
    }
    return row[na % 3][nb];
}

const char *str_nearest(const char *word, const char *const *names, size_t n) {
    size_t len = strlen(word), best = (size_t)-1;
    const char *found = NULL;
    if (len > WORD_MAX_LEN)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        size_t other = names[i] ? strlen(names[i]) : WORD_MAX_LEN + 1;
        if (other > WORD_MAX_LEN)
            continue;
        size_t longer = len > other ? len : other;
        size_t d = distance(word, len, names[i], other);
        /* the first letter is seldom the wrong one */
        bool alike = ascii_to_lower(word[0]) == ascii_to_lower(names[i][0]);
        if (d < best && d <= (longer < 3 ? 1 : (longer + (alike ? 2 : 0)) / 3))
            best = d, found = names[i];
    }
    return found;
}
