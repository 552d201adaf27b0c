/*
** repl_aside.c -- the match that another one has replaced: `undo` at the beginning goes back to it,
** `redo` at the end on again.
**
** One match is kept, of the same game, with its clocks and the files in which it is kept itself.
*/
#include "repl.h"

#include <stdlib.h>
#include <string.h>

void aside_drop(Repl *r) {
    Aside *a = &r->aside;
    sw_match_free(a->match);
    free(a->kept);
    free(a->autosaved);
    free(a->resumed);
    *a = (Aside){0};
}

/* What belongs to the match at hand and what belongs to the other one change places. */
static void change_places(Repl *r) {
    Aside now = {.match = r->match,
                 .kept = r->clock.kept,
                 .nkept = r->clock.nkept,
                 .autosaved = r->autosaved,
                 .resumed = r->resumed,
                 .later = !r->aside.later};
    r->match = r->aside.match;
    r->clock.kept = r->aside.kept;
    r->clock.nkept = r->aside.nkept;
    r->autosaved = r->aside.autosaved;
    r->resumed = r->aside.resumed;
    r->aside = now;
}

void aside_put(Repl *r) {
    aside_drop(r);
    r->aside.later = true;
    change_places(r);
}

bool aside_take(Repl *r, bool later) {
    if (!r->aside.match || r->aside.later != later)
        return false;
    change_places(r);
    if (r->notation)
        sw_match_set_notation(r->match, r->notation, NULL);
    return true;
}

void aside_moved(Repl *r) {
    if (r->aside.later)
        aside_drop(r);
}

/* Who plays is known of the next game, too. */
void aside_keep_names(const Repl *r) {
    static const char *const shared[] = {"Event", "Site"};
    const sw_Match *before = r->aside.match;
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++)
        if (*sw_match_tag(before, shared[i]))
            sw_match_set_tag(r->match, shared[i], sw_match_tag(before, shared[i]), NULL);
    for (int p = 0; p < sw_game_players(r->game); p++) {
        const char *player = sw_player_name(r->game, p);
        if (*sw_match_tag(before, player))
            sw_match_set_tag(r->match, player, sw_match_tag(before, player), NULL);
    }
}
