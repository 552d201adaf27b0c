/*
** repl_aside.c -- the match that another one has replaced: `undo` at the beginning goes back to
** it, `redo` at the end on again.
*/
#include "repl.h"

#include <stdlib.h>

void sitting_free(Sitting *s) {
    sw_match_free(s->match);
    free(s->left);
    free(s->past);
    free(s->autosaved);
    free(s->resumed);
    *s = (Sitting){0};
}

void aside_put(Repl *r) {
    sitting_free(&r->aside);
    r->aside = r->now;
    r->now = (Sitting){0};
    r->aside_later = false;
}

bool aside_take(Repl *r, bool later) {
    if (!r->aside.match || r->aside_later != later)
        return false;
    Sitting other = r->aside;
    r->aside = r->now;
    r->now = other;
    r->aside_later = !later;
    if (r->notation)
        sw_match_set_notation(r->now.match, r->notation, NULL);
    return true;
}

void aside_moved(Repl *r) {
    if (r->aside_later)
        sitting_free(&r->aside);
}

static void keep_tag(const Repl *r, const char *name) {
    const char *value = sw_match_tag(r->aside.match, name);
    if (*value)
        sw_match_set_tag(r->now.match, name, value, NULL);
}

void aside_keep_names(const Repl *r) {
    keep_tag(r, "Event");
    keep_tag(r, "Site");
    for (int p = 0; p < sw_game_players(r->game); p++)
        keep_tag(r, sw_player_name(r->game, p));
}
