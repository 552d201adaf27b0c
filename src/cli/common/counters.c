/*
** counters.c -- counters and hands of a position, in one line.
*/
#include "counters.h"

#include "cli.h"

#include <stdlib.h>
#include <string.h>

/* Appends a counter to the line `told`, which is freed: with its name, or, unless it is
** `another` counter than the one before it, only the player and the value. */
static char *add_count(const sw_Game *g, char *told, const sw_Count *c, bool another) {
    const char *gap = *told ? "   " : "";
    char *more = c->player < 0 ? format("%s%s%s %d", told, gap, c->name, c->value)
                 : another     ? format("%s%s%s: %s %d", told, gap, c->name,
                                        sw_player_name(g, c->player), c->value)
                           : format("%s, %s %d", told, sw_player_name(g, c->player), c->value);
    free(told);
    return more;
}

void print_counts(const sw_Match *m) {
    int n = sw_match_counts(m, NULL, 0);
    sw_Count *counts = cli_grow(NULL, (size_t)n * sizeof *counts + 1);
    const char *name = "";
    char *told = copy_text("");
    sw_match_counts(m, counts, n);
    for (int i = 0; i < n; i++) {
        told = add_count(sw_match_game(m), told, &counts[i], strcmp(name, counts[i].name) != 0);
        name = counts[i].name;
    }
    if (n > 0)
        tell("%s", told);
    free(told);
    free(counts);
}
