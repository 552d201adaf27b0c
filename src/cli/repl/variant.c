/*
** variant.c -- settings copied and changed, and the game loaded with them.
*/
#include "variant.h"

#include "cli/common/session.h"
#include "cli/common/text.h"

#include <stdlib.h>
#include <string.h>

Variant variant_of(const char *name, const sw_Setting *set, int n, sw_Game *game) {
    return (Variant){copy_text(name), settings_copy(set, n), n, game};
}

/* settings_copy() leaves room for one more. */
static void set_option(Variant *v, const char *name, const char *value) {
    int at = 0;
    while (at < v->nset && strcmp(v->set[at].name, name) != 0)
        at++;
    if (at < v->nset)
        free((char *)(uintptr_t)v->set[at].value);
    else
        v->set[v->nset++].name = copy_text(name);
    v->set[at].value = copy_text(value);
}

Variant variant_with(const Variant *v, const char *option, const char *value) {
    Variant other = variant_of(v->name, v->set, v->nset, NULL);
    if (option)
        set_option(&other, option, value);
    return other;
}

sw_Game *variant_load(const Variant *v, uint64_t seed, char **error) {
    return sw_game_load_drawn(v->name, v->set, v->nset, seed, error);
}

void variant_free(Variant *v) {
    sw_game_free(v->game);
    settings_free(v->set, v->nset);
    free(v->name);
    *v = (Variant){0};
}
