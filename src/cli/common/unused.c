/*
** unused.c -- sets of lines: what each load makes, and what it does not use.
*/
#include "unused.h"

#include "lines.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

/* The length of the place, "FILE:LINE", at the beginning of "FILE:LINE: warning: TEXT". */
static size_t place_of(const char *line) {
    const char *end = strstr(line, ": warning: ");
    return end ? (size_t)(end - line) : 0;
}

static void drop(Unused *u, size_t i) {
    free(u->at[i].line);
    free(u->at[i].with);
    memmove(&u->at[i], &u->at[i + 1], sizeof *u->at * (--u->n - i));
}

/* Drops the warnings about what a load makes and does not warn of: it uses that. */
static void drop_used(Unused *u, const char *made, const char *unused) {
    for (size_t i = u->n; i-- > 0;) {
        const char *line = u->at[i].line;
        if (lines_have(made, line, place_of(line)) && !lines_have(unused, line, strlen(line)))
            drop(u, i);
    }
}

static bool is_known(const Unused *u, const char *line, size_t n) {
    for (size_t i = 0; i < u->n; i++)
        if (strlen(u->at[i].line) == n && strncmp(u->at[i].line, line, n) == 0)
            return true;
    return false;
}

/* Whether an earlier load has made what the warning is about. */
static bool was_made(const Unused *u, const char *line) {
    bool was = false;
    for (size_t i = 0; i < u->nmade && !was; i++)
        was = lines_have(u->made[i], line, place_of(line));
    return was;
}

static void note_made(Unused *u, const char *made) {
    for (size_t i = 0; i < u->nmade; i++)
        if (strcmp(u->made[i], made) == 0)
            return;
    u->made = cli_grow(u->made, sizeof *u->made * (u->nmade + 1));
    u->made[u->nmade++] = copy_text(made);
}

/* Adds the warnings about what is made for the first time. If an earlier load has made it, it
** either used it, or its warning is known. */
static void add_new(Unused *u, const char *unused, const sw_Setting *with) {
    for (const char *line = unused, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        size_t n = (size_t)(end - line);
        if (is_known(u, line, n) || was_made(u, line))
            continue;
        u->at = cli_grow(u->at, sizeof *u->at * (u->n + 1));
        u->at[u->n++] = (UnusedLine){
            format("%.*s", (int)n, line),
            with ? format(" (with --set %s=%s)", with->name, with->value) : copy_text("")};
    }
}

void unused_load(Unused *u, const sw_Game *g, const sw_Setting *with) {
    const char *made = sw_game_made(g), *unused = sw_game_unused(g);
    drop_used(u, made, unused);
    add_new(u, unused, with);
    note_made(u, made);
}

void unused_write(const Unused *u, FILE *out) {
    for (size_t i = 0; i < u->n; i++)
        fprintf(out, "%s%s\n", u->at[i].line, u->at[i].with);
}

void unused_free(Unused *u) {
    while (u->n > 0)
        drop(u, u->n - 1);
    while (u->nmade > 0)
        free(u->made[--u->nmade]);
    free(u->at);
    free(u->made);
    *u = (Unused){0};
}
