/*
** choices.c -- options as text for people and as JSON for programs.
*/
#include "choices.h"

#include "message.h"
#include "text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- names ---- */

size_t option_named(const sw_Game *g, const char *text) {
    size_t sign = strcspn(text, "="), found = strcspn(text, " \t");
    if (text[sign]) {
        while (sign > 0 && strchr(" \t", text[sign - 1]))
            sign--;
        return sign;
    }
    const char *dot = memchr(text, '.', found);
    size_t whose = dot ? (size_t)(dot + 1 - text) : 0;
    for (int i = 0; i < sw_game_options(g); i++) {
        const char *name = sw_game_option(g, i).name;
        size_t n = strlen(name), all = whose + n;
        if (strncasecmp(text + whose, name, n) == 0 && strchr(" \t", text[all]) && all > found)
            found = all;
    }
    return found;
}

/* ---- for people ---- */

bool option_is_common(const sw_Game *g, const sw_Option *o) {
    for (int p = 1; p < sw_game_players(g); p++)
        if (strcmp(o->values[p], o->values[0]) != 0)
            return false;
    return true;
}

char *option_values(const sw_Game *g, const sw_Option *o) {
    char *text = format("%s", option_is_common(g, o) ? o->values[0] : "");
    for (int p = 0; p < sw_game_players(g) && !option_is_common(g, o); p++) {
        char *more =
            format("%s%s%s %s", text, p ? ", " : "", sw_player_name(g, p), o->values[p]);
        free(text);
        text = more;
    }
    return text;
}

/* Measures the first setting of *text, "bishop=strong; draws=off": *n is its length (13), *name
** that of the name before the '=' (6). False if there is none. The caller advances *text. */
static bool next_set(const char **text, int *n, int *name) {
    if (**text == '\0')
        return false;
    const char *end = strstr(*text, "; ");
    *n = end ? (int)(end - *text) : (int)strlen(*text);
    *name = (int)strcspn(*text, "=");
    *name = *name < *n ? *name : *n;
    return true;
}

/* Prints what a choice sets of other options, on lines of fewer than
** WIDTH columns where the settings fit. */
static void print_sets(const char *sets) {
    enum { WIDTH = 79, MARGIN = 9 };
    char *line = format("%*ssets", MARGIN - 1, "");
    for (int n, name; next_set(&sets, &n, &name); sets += n + 2 * (sets[n] != '\0')) {
        bool last = sets[n] == '\0';
        int used = columns_of(line, strlen(line)), wide = columns_of(sets, (size_t)n);
        if (used + wide + !last >= WIDTH) {
            tell("%s", line);
            free(line);
            line = format("%*s", MARGIN, "");
        }
        char *more = format("%s %.*s%s", line, n, sets, last ? "" : ";");
        free(line);
        line = more;
    }
    tell("%s", line);
    free(line);
}

static void print_choices(const sw_Option *o) {
    int width = 0;
    for (int i = 0; i < o->nchoices; i++) {
        int wide = columns_of(o->choices[i], strlen(o->choices[i]));
        width = *o->meanings[i] && wide > width ? wide : width;
    }
    for (int i = 0; i < o->nchoices; i++) {
        bool said = *o->meanings[i];
        tell("      %-*s%s%s", said ? width_for(o->choices[i], width) : 0, o->choices[i],
             said ? "  " : "", o->meanings[i]);
        if (o->sets && *o->sets[i])
            print_sets(o->sets[i]);
    }
}

void print_option(const sw_Game *g, const sw_Option *o) {
    char *values = option_values(g, o);
    bool number = strcmp(o->type, "number") == 0;
    char *range = format(", %" PRId64 " to %" PRId64, o->min, o->max);
    tell("  %s = %s%s  (%s%s%s, default %s)", o->name, values, o->drawn ? ", drawn" : "",
         o->type, o->per_side ? ", also for one side" : "", number ? range : "", o->preset);
    free(range);
    free(values);
    if (*o->help)
        tell("      %s", o->help);
    print_choices(o);
}

/* What the value means, if all players have the same and it is
** explained; else the help of the option. */
static const char *meaning_of(const sw_Game *g, const sw_Option *o) {
    for (int i = 0; i < o->nchoices && option_is_common(g, o); i++)
        if (*o->meanings[i] && strcmp(o->choices[i], o->values[0]) == 0)
            return o->meanings[i];
    return o->help;
}

void print_setting(const sw_Game *g, const sw_Option *o) {
    char *values = option_values(g, o);
    const char *meaning = meaning_of(g, o);
    tell("%-18s  %s%s%s", o->name, values, *meaning ? ": " : "", meaning);
    free(values);
}

/* ---- for programs ---- */

/* "bishop=strong; draws=off" becomes { "bishop": "strong", "draws": "off" }. */
static json_t *json_of_sets(const char *text) {
    json_t *all = json_object();
    for (int n, name; next_set(&text, &n, &name); text += n + 2 * (text[n] != '\0')) {
        char *key = format("%.*s", name, text);
        int value = n > name ? name + 1 : n;
        json_object_set_new(all, key, json_stringn(text + value, (size_t)(n - value)));
        free(key);
    }
    return all;
}

json_t *json_of_option(const sw_Game *g, int i) {
    sw_Option o = sw_game_option(g, i);
    json_t *x =
        json_pack("{s:s, s:s, s:s, s:s, s:b, s:o, s:o, s:o}", "name", o.name, "help", o.help,
                  "type", o.type, "default", o.preset, "per_side", o.per_side, "choices",
                  json_array(), "meanings", json_object(), "values", json_object());
    for (int c = 0; c < o.nchoices; c++) {
        json_array_append_new(json_object_get(x, "choices"), json_string(o.choices[c]));
        json_object_set_new(json_object_get(x, "meanings"), o.choices[c],
                            json_string(o.meanings[c]));
    }
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
