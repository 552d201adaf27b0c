/*
** sample.c -- the templates of src/cli/new/, filled in.
*/
#include "sample.h"

#include "fill.h"
#include "message.h"
#include "text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "new.h" /* made from src/cli/new/ by the Makefile */

/* "three-rings" becomes "Three Rings"; for free(). */
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

/* A text as a string literal of Lua, for free(). */
static char *quoted(const char *text) {
    enum { A_SIGN = 4 }; /* the most bytes for one: "\010" */
    char *out = cli_grow(NULL, A_SIGN * strlen(text) + sizeof "\"\""), *to = out;
    *to++ = '"';
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            *to++ = '\\';
        if ((unsigned char)*text < ' ')
            to += snprintf(to, A_SIGN + 1, "\\%03d", *text);
        else
            *to++ = *text;
    }
    memcpy(to, "\"", 2);
    return out;
}

/* Fills in a template. Whatever `name` contains, it ends no comment (shown_line)
** and no string (quoted). */
static char *filled(const char *text, const char *name) {
    char *title = title_of(name), *file = format("%s.lua", name);
    char *slot[] = {shown_line(title), shown_line(name), quoted(title), quoted(file)};
    const Slot slots[] = {
        {"@TITLE@", slot[0]}, {"@NAME@", slot[1]}, {"@QUOTED@", slot[2]}, {"@FILE@", slot[3]}};
    enum { SLOTS = sizeof slots / sizeof *slots };
    char *out = fill(text, slots, SLOTS, NULL);
    for (int i = 0; i < SLOTS; i++)
        free(slot[i]);
    free(title);
    free(file);
    return out;
}

char *sample_game(const char *name) {
    return filled(game_lua, name);
}

char *sample_tests(const char *name) {
    return filled(test_lua, name);
}
