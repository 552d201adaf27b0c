/*
** api_settings.c -- what of a game is set otherwise than by default.
*/
#include "api.h"

#include <ctype.h>
#include <string.h>

static bool alike(const Game *g, const Option *o) {
    for (int p = 1; p < g->nplayers; p++)
        if (strcmp(o->value[p], o->value[0]) != 0)
            return false;
    return true;
}

static char *add_text(char *at, const char *text) {
    return stpcpy(at, text) + 1;
}

/* "orange.warrior" */
static char *add_name(char *at, const Game *g, int player, const char *option) {
    for (const char *c = g->display->player[player].name; *c; c++)
        *at++ = (char)tolower((unsigned char)*c);
    *at++ = '.';
    return add_text(at, option);
}

/* Calls for each setting: with a name of one player, or of all for player -1. */
typedef struct Listing {
    sw_Setting *set; /* NULL: they are only measured */
    char *at;
    size_t bytes;
    int n;
} Listing;

static void list_one(Listing *l, const Game *g, const Option *o, int player) {
    const char *value = o->value[player < 0 ? 0 : player];
    size_t whose = player < 0 ? 0 : strlen(g->display->player[player].name) + 1;
    if (l->set) {
        l->set[l->n].name = l->at;
        l->at = player < 0 ? add_text(l->at, o->name) : add_name(l->at, g, player, o->name);
        l->set[l->n].value = l->at;
        l->at = add_text(l->at, value);
    }
    l->bytes += whose + strlen(o->name) + strlen(value) + 2;
    l->n++;
}

static void list_all(Listing *l, const Game *g) {
    for (int i = 0; i < g->display->noptions; i++) {
        const Option *o = &g->display->options[i];
        bool same = alike(g, o);
        for (int p = 0; p < (same ? 1 : g->nplayers); p++)
            if (strcmp(o->value[p], o->def) != 0)
                list_one(l, g, o, same ? -1 : p);
    }
}

sw_Setting *sw_game_settings(const sw_Game *g, int *n) {
    Listing l = {0};
    list_all(&l, g->game);
    size_t head = sizeof(sw_Setting) * (size_t)(l.n + 1);
    sw_Setting *set = mem_grow(NULL, head + l.bytes);
    l = (Listing){.set = set, .at = (char *)set + head};
    list_all(&l, g->game);
    set[l.n] = (sw_Setting){NULL, NULL};
    if (n)
        *n = l.n;
    return set;
}
