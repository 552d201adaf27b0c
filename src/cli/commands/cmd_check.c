/*
** cmd_check.c -- `stepwise check`: what a definition says, what is odd about it, how it runs.
*/
#include "cli/common/cli.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- for people ---- */

static void print_line(const char *label, const char *text) {
    if (*text)
        printf("%-8s %s\n", label, text);
}

static void print_about(const sw_Game *g) {
    sw_About about = sw_game_about(g);
    print_line("game", about.name);
    print_line("author", about.author);
    print_line("source", about.source);
    print_shown("file     %s\n", about.file);
    printf("players ");
    for (int i = 0; i < sw_game_players(g); i++)
        printf(" %s", sw_player_name(g, i));
    printf("\ncells    %d\nbytes    %zu\n", sw_game_cells(g), sw_game_bytes(g));
}

static void print_kinds(const sw_Game *g) {
    printf("\npieces\n");
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        printf("  %-2s %-16s value", k.letter, k.name);
        for (int p = 0; p < sw_game_players(g); p++)
            if (p == 0 || k.values[p] != k.values[p - 1])
                printf(" %d", k.values[p]);
        printf("%s%s", *k.abbrev ? ", for short " : "", k.abbrev);
        printf("%s%s\n", k.royal ? ", royal" : "", k.goal ? ", its capture ends the game" : "");
    }
}

/* The values of all players, one for all where they are alike. */
static void print_values(const sw_Game *g, const sw_Option *o) {
    int n = sw_game_players(g);
    bool alike = true;
    for (int p = 1; p < n; p++)
        alike = alike && strcmp(o->values[p], o->values[0]) == 0;
    if (alike)
        printf("%s", o->values[0]);
    for (int p = 0; p < n && !alike; p++)
        printf("%s%s %s", p ? ", " : "", sw_player_name(g, p), o->values[p]);
}

/* What a choice sets of other options, on lines that are not too long. */
static void print_sets(const char *choice, const char *sets) {
    enum { WIDTH = 92, MARGIN = 8 };
    int column = printf("      %s sets", choice);
    for (int n; *sets; sets += n + (sets[n] == ' '), column += n + 1) {
        n = (int)strcspn(sets, " ");
        if (column + n >= WIDTH) {
            printf("\n%*s", MARGIN - 1, "");
            column = MARGIN - 1;
        }
        printf(" %.*s", n, sets);
    }
    putchar('\n');
}

static void print_option(const sw_Game *g, const sw_Option *o) {
    printf("  %s = ", o->name);
    print_values(g, o);
    printf("%s  (%s%s", o->drawn ? ", drawn" : "", o->type,
           o->per_side ? ", also for one side" : "");
    if (strcmp(o->type, "number") == 0)
        printf(", %" PRId64 " to %" PRId64, o->min, o->max);
    printf(", default %s)\n", o->preset);
    if (*o->help)
        printf("      %s\n", o->help);
    for (int i = 0; i < o->nchoices; i++)
        printf("%s%s%s", i ? " | " : "      ", o->choices[i], i + 1 < o->nchoices ? "" : "\n");
    for (int i = 0; o->sets && i < o->nchoices; i++)
        if (*o->sets[i])
            print_sets(o->choices[i], o->sets[i]);
}

static void print_options(const sw_Game *g) {
    if (sw_game_options(g) > 0)
        printf("\noptions\n");
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        print_option(g, &o);
    }
}

static void print_walks(const sw_Game *g) {
    printf("\nwalks (%zu bytes of tables)\n", sw_game_table_bytes(g));
    for (int i = 0; i < sw_game_walks(g); i++) {
        sw_Walk w = sw_game_walk(g, i);
        printf("  %-10s %-16s %-6s", w.player, w.kind, w.walker);
        if (*w.why)
            printf(" %s\n", w.why);
        else
            printf(" %4.1f lookups %8zu bytes\n", w.lookups, w.bytes);
    }
}

/* ---- for programs ---- */

/* "warrior=free thoat=wild" as { "warrior": "free", "thoat": "wild" }. */
static json_t *json_of_sets(const char *text) {
    json_t *all = json_object();
    while (*text) {
        int name = (int)strcspn(text, "="), value = (int)strcspn(text, " ") - name - 1;
        char *key = format("%.*s", name, text);
        json_object_set_new(all, key, json_stringn(text + name + 1, (size_t)value));
        free(key);
        text += name + 1 + value;
        text += *text == ' ';
    }
    return all;
}

static json_t *json_of_option(const sw_Game *g, int i) {
    sw_Option o = sw_game_option(g, i);
    json_t *x = json_pack("{s:s, s:s, s:s, s:s, s:b, s:o, s:o}", "name", o.name, "help", o.help,
                          "type", o.type, "default", o.preset, "per_side", o.per_side,
                          "choices", json_array(), "values", json_object());
    for (int c = 0; c < o.nchoices; c++)
        json_array_append_new(json_object_get(x, "choices"), json_string(o.choices[c]));
    for (int p = 0; p < sw_game_players(g); p++)
        json_object_set_new(json_object_get(x, "values"), sw_player_name(g, p),
                            json_string(o.values[p]));
    if (o.drawn)
        json_object_set_new(x, "drawn", json_true());
    json_t *sets = o.sets ? json_object() : NULL;
    for (int c = 0; sets && c < o.nchoices; c++)
        json_object_set_new(sets, o.choices[c], json_of_sets(o.sets[c]));
    if (sets)
        json_object_set_new(x, "sets", sets);
    if (strcmp(o.type, "number") == 0) {
        json_object_set_new(x, "min", json_integer(o.min));
        json_object_set_new(x, "max", json_integer(o.max));
    }
    return x;
}

static json_t *json_of_kind(const sw_Game *g, int i) {
    sw_Kind k = sw_game_kind(g, i);
    json_t *values = json_object();
    for (int p = 0; p < sw_game_players(g); p++)
        json_object_set_new(values, sw_player_name(g, p), json_integer(k.values[p]));
    return json_pack("{s:s, s:s, s:s, s:b, s:b, s:o}", "name", k.name, "letter", k.letter,
                     "abbrev", k.abbrev, "royal", k.royal, "goal", k.goal, "values", values);
}

static json_t *json_of_walk(const sw_Game *g, int i) {
    sw_Walk w = sw_game_walk(g, i);
    return json_pack("{s:s, s:s, s:s, s:s, s:f, s:I, s:i}", "player", w.player, "piece", w.kind,
                     "walker", w.walker, "why", w.why, "lookups", w.lookups, "bytes",
                     (json_int_t)w.bytes, "length", w.length);
}

static json_t *json_of_all(const sw_Game *g, int n, json_t *item(const sw_Game *, int)) {
    json_t *array = json_array();
    for (int i = 0; i < n; i++)
        json_array_append_new(array, item(g, i));
    return array;
}

static json_t *json_of_game(const sw_Game *g) {
    sw_About about = sw_game_about(g);
    json_t *o = json_pack("{s:s, s:s, s:s, s:o}", "game", about.name, "author", about.author,
                          "source", about.source, "file", json_shown(about.file));
    json_t *players = json_array();
    for (int i = 0; i < sw_game_players(g); i++)
        json_array_append_new(players, json_string(sw_player_name(g, i)));
    json_object_set_new(o, "players", players);
    json_object_set_new(o, "cells", json_integer(sw_game_cells(g)));
    json_object_set_new(o, "bytes", json_integer((json_int_t)sw_game_bytes(g)));
    json_object_set_new(o, "pieces", json_of_all(g, sw_game_kinds(g), json_of_kind));
    json_object_set_new(o, "options", json_of_all(g, sw_game_options(g), json_of_option));
    json_object_set_new(o, "walks", json_of_all(g, sw_game_walks(g), json_of_walk));
    json_object_set_new(o, "warnings", json_shown(sw_game_warnings(g)));
    return o;
}

int cmd_check(const Args *a, Session *s) {
    if (args_has(a, OPT_JSON)) {
        print_json(json_of_game(s->game));
    } else {
        fputs(sw_game_warnings(s->game), stderr);
        print_about(s->game);
        print_kinds(s->game);
        print_options(s->game);
        print_walks(s->game);
    }
    return EXIT_DONE;
}
