/*
** sample.c -- the texts of src/cli/new/ with their words filled in.
*/
#include "sample.h"

#include "cli.h"
#include "fill.h"

#include <ctype.h>
#include <stdlib.h>

#include "new.h" /* made of src/cli/new/ by the Makefile */

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
    char *out = fill(text, slots, sizeof slots / sizeof *slots, NULL);
    free(title);
    return out;
}

char *sample_game(const char *name) {
    return filled(game_lua, name);
}

char *sample_tests(const char *name) {
    return filled(test_lua, name);
}
