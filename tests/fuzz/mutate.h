/*
** mutate.h -- damages text as authors, typists and broken disks do.
**
** A few random edits: changed bytes, ranges deleted or duplicated, swapped words, extreme
** numbers, language keywords in the wrong place. The same Rng gives the same damage.
*/
#ifndef STEPWISE_TESTS_FUZZ_MUTATE_H
#define STEPWISE_TESTS_FUZZ_MUTATE_H

#include "base/rng.h"
#include "base/str.h"

#include <ctype.h>
#include <string.h>

static inline size_t mutate_below(Rng *r, size_t n) {
    return n ? (size_t)rng_below(r, n) : 0;
}

/* Replaces the bytes from `at` to `end` by n others. */
static inline void mutate_replace(Str *s, size_t at, size_t end, const char *with, size_t n) {
    Str out = {0};
    str_addn(&out, str_text(s), at);
    str_addn(&out, with, n);
    str_addn(&out, str_text(s) + end, s->n - end);
    str_free(s);
    *s = out;
}

static inline bool mutate_in_word(char c) {
    return isalnum((unsigned char)c) || c == '_';
}

/* The word at or after a random position: from *at to *end, equal if there is none. */
static inline void mutate_word(const Str *s, Rng *r, size_t *at, size_t *end) {
    size_t i = mutate_below(r, s->n);
    while (i < s->n && !mutate_in_word(s->at[i]))
        i++;
    *at = *end = i;
    while (*at > 0 && mutate_in_word(s->at[*at - 1]))
        (*at)--;
    while (*end < s->n && mutate_in_word(s->at[*end]))
        (*end)++;
}

static inline void mutate_byte(Str *s, Rng *r) {
    static const char bytes[] = "\0\n\t \"'(){}[]+-*/^:.,=~#<>%19aZ_\x80\xff";
    size_t at = mutate_below(r, s->n);
    mutate_replace(s, at, at + (s->n > 0 && rng_below(r, 2)),
                   bytes + mutate_below(r, sizeof bytes), 1);
}

static inline void mutate_lose(Str *s, Rng *r) {
    size_t at = mutate_below(r, s->n), room = s->n - at;
    size_t most = rng_below(r, 4) ? 8 : room;
    size_t n = mutate_below(r, (most < room ? most : room) + 1);
    mutate_replace(s, at, at + n, "", 0);
}

static inline void mutate_double(Str *s, Rng *r) {
    size_t at = mutate_below(r, s->n), n = mutate_below(r, s->n - at + 1);
    if (n > 4096)
        n = 4096;
    Str part = {0};
    str_addn(&part, str_text(s) + at, n);
    size_t to = mutate_below(r, s->n + 1);
    mutate_replace(s, to, to, str_text(&part), part.n);
    str_free(&part);
}

/* Overwrites one word of the text with another. */
static inline void mutate_exchange(Str *s, Rng *r) {
    size_t at, end, other, other_end;
    mutate_word(s, r, &at, &end);
    mutate_word(s, r, &other, &other_end);
    Str word = {0};
    str_addn(&word, str_text(s) + other, other_end - other);
    mutate_replace(s, at, end, str_text(&word), word.n);
    str_free(&word);
}

static inline void mutate_to(Str *s, Rng *r, const char *const *words, size_t n) {
    size_t at, end;
    const char *word = words[mutate_below(r, n)];
    mutate_word(s, r, &at, &end);
    if (rng_below(r, 3) == 0)
        at = end;
    mutate_replace(s, at, end, word, strlen(word));
}

/* Damages *s in one to six places; `words` are candidates for insertion. */
static inline void mutate(Str *s, Rng *r, const char *const *words, size_t nwords) {
    str_add(s, "");
    for (uint64_t n = 1 + rng_below(r, 6); n > 0; n--)
        switch (rng_below(r, 8)) {
        case 0: mutate_byte(s, r); break;
        case 1: mutate_lose(s, r); break;
        case 2: mutate_double(s, r); break;
        case 3:
        case 4: mutate_exchange(s, r); break;
        default: mutate_to(s, r, words, nwords); break;
        }
}

#endif
