/*
** fill.c -- measures the filled text, then copies what lies between the marks and their texts.
*/
#include "fill.h"

#include "text.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS_MOST = 8 };

/* The slot whose mark begins the text, or NULL. */
static const Slot *slot_at(const char *text, const Slot *slots, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (strncmp(text, slots[i].mark, strlen(slots[i].mark)) == 0)
            return &slots[i];
    return NULL;
}

/* The next mark in the text, or its end. */
static const char *next_mark(const char *text, const Slot *slots, size_t n) {
    text += strcspn(text, "@");
    while (*text && !slot_at(text, slots, n))
        text += 1 + strcspn(text + 1, "@");
    return text;
}

/* A bound on the length of the filled text; found[i] becomes the number of
** times that it has mark i. */
static size_t measure(const char *text, const Slot *slots, size_t n, int found[SLOTS_MOST]) {
    size_t size = strlen(text);
    for (const char *at = text; *(at = next_mark(at, slots, n)); at++) {
        const Slot *slot = slot_at(at, slots, n);
        found[slot - slots]++;
        size += strlen(slot->text);
    }
    return size;
}

char *fill(const char *text, const Slot *slots, size_t n, const char **missing) {
    int found[SLOTS_MOST] = {0};
    char *out = cli_grow(NULL, measure(text, slots, n, found) + 1), *to = out;
    for (const char *mark; *(mark = next_mark(text, slots, n));) {
        const Slot *slot = slot_at(mark, slots, n);
        memcpy(to, text, (size_t)(mark - text));
        to = stpcpy(to + (mark - text), slot->text);
        text = mark + strlen(slot->mark);
    }
    strcpy(to, text);
    if (missing)
        *missing = NULL;
    for (size_t i = n; missing && i-- > 0;)
        if (!found[i])
            *missing = slots[i].mark;
    return out;
}
