/*
** movement.h -- how a piece moves, described in words.
*/
#ifndef STEPWISE_TESTS_SUPPORT_MOVEMENT_H
#define STEPWISE_TESTS_SUPPORT_MOVEMENT_H

#include "support/given.h"
#include "text/explain/movement.h"

#include <criterion/criterion.h>
#include <string.h>

static inline int kind_called(const Game *g, const char *name) {
    int k = 0;
    while (strcmp(g->kinds[k].name, name) != 0)
        k++;
    return k;
}

static inline void moves_so(const Game *g, int player, const char *kind, const char *expected) {
    Str text = {0};
    movement_write(g, player, kind_called(g, kind), &text);
    cr_expect_str_eq(str_text(&text), expected, "%s: %s", kind, str_text(&text));
    str_free(&text);
}

#endif
