/*
** called.c -- names as words.
*/
#include "called.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What protocols say around names, and what our own options are called. UCI's names have no case. */
static bool is_theirs(const char *word) {
    static const char *const words[] = {"name",    "type",  "default",  "min",        "max",
                                        "var",     "value", "Hash",     "Threads",    "Ponder",
                                        "MultiPV", "Level", "Searcher", "UCI_Variant"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcasecmp(word, words[i]) == 0)
            return true;
    return false;
}

/* As one line, with `_` for these signs; for free(). */
static char *without(const char *signs, const char *text) {
    char *word = shown_line(text);
    for (char *c = word; (c = strpbrk(c, signs));)
        *c = '_';
    return word;
}

char *called(const char *text, size_t n) {
    char *copy = format("%.*s", (int)n, text), *word = without(" \"=,*/\\", n > 0 ? copy : "_");
    free(copy);
    return word;
}

char *called_list(const char *text) {
    return without(" \"\\", text);
}

static bool is_taken(const char *word, char *const *all, int n) {
    for (int i = 0; i < n; i++)
        if (strcasecmp(all[i], word) == 0)
            return true;
    return is_theirs(word);
}

char **called_all(const char *const *text, int n) {
    char **all = cli_grow(NULL, sizeof *all * (size_t)n);
    for (int i = 0; i < n; i++) {
        all[i] = called(text[i], strlen(text[i]));
        while (is_taken(all[i], all, i)) {
            char *longer = format("%s_", all[i]);
            free(all[i]);
            all[i] = longer;
        }
    }
    return all;
}

void called_free(char **all, int n) {
    for (int i = 0; i < n; i++)
        free(all[i]);
    free(all);
}

char **called_options(const sw_Game *g) {
    int n = sw_game_options(g);
    const char **text = cli_grow(NULL, sizeof *text * (size_t)n);
    for (int i = 0; i < n; i++)
        text[i] = sw_game_option(g, i).name;
    char **all = called_all(text, n);
    free(text);
    return all;
}

/* Which of n it is, the first of those that differ in case alone where none is just that; -1: none. */
static int find(char *const *all, int n, const char *word) {
    int at = -1;
    for (int i = n - 1; i >= 0; i--)
        if (strcmp(all[i], word) == 0)
            return i;
        else if (strcasecmp(all[i], word) == 0)
            at = i;
    return at;
}

static void choice_meant(const sw_Option *o, const char **value) {
    char **all = called_all(o->choices, o->nchoices);
    int choice = find(all, o->nchoices, *value);
    called_free(all, o->nchoices);
    if (choice >= 0)
        *value = o->choices[choice];
}

const char *called_value(const sw_Game *g, const sw_Option *o) {
    for (int p = 1; p < sw_game_players(g); p++)
        if (strcmp(o->values[p], o->values[0]) != 0)
            return o->preset;
    return o->drawn ? "random" : o->values[0];
}

/* A list of other words than were shown is heard as it is. */
static void list_meant(const char *shown, const char **value) {
    char *list = called_list(shown);
    if (strcmp(list, *value) == 0)
        *value = shown;
    free(list);
}

void called_meant(const sw_Game *g, const char **name, const char **value) {
    int n = sw_game_options(g);
    char **all = called_options(g);
    int at = find(all, n, *name);
    called_free(all, n);
    if (at < 0)
        return;
    sw_Option o = sw_game_option(g, at);
    *name = o.name;
    if (strcmp(o.type, "choice") == 0)
        choice_meant(&o, value);
    else
        list_meant(called_value(g, &o), value);
}
