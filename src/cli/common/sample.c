/*
** sample.c -- the texts of src/cli/new/ with their words filled in.
*/
#include "sample.h"

#include "cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "new.h" /* made of src/cli/new/ by the Makefile */

/* What a word between two @ stands for. */
typedef struct Slot {
    const char *word, *text;
} Slot;

/* The text with its words filled in, for free(). */
static char *fill(const char *text, const Slot *slots, size_t n) {
    char *out = copy_text("");
    while (*text) {
        size_t plain = strcspn(text, "@"), len = 0;
        const char *with = "";
        for (size_t i = 0; i < n && text[plain]; i++)
            if (strncmp(text + plain, slots[i].word, strlen(slots[i].word)) == 0) {
                with = slots[i].text;
                len = strlen(slots[i].word);
            }
        char *more = format("%s%.*s%s", out, (int)plain, text, with);
        free(out);
        out = more;
        text += plain + len;
    }
    return out;
}

/* "three-rings" as "Three Rings". */
static char *title_of(const char *name) {
    char *title = copy_text(name);
    bool first = true;
    for (char *c = title; *c; c++) {
        if (*c == '-' || *c == '_')
            *c = ' ';
        if (first)
            *c = (char)toupper((unsigned char)*c);
        first = *c == ' ';
    }
    return title;
}

static char *filled(const char *text, const char *name) {
    char *title = title_of(name);
    const Slot slots[] = {{"@TITLE@", title}, {"@NAME@", name}};
    char *out = fill(text, slots, sizeof slots / sizeof *slots);
    free(title);
    return out;
}

char *sample_game(const char *name) {
    return filled(game_lua, name);
}

char *sample_tests(const char *name) {
    return filled(test_lua, name);
}
