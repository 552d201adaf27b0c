/*
** repl_aside.c -- the match that another one has replaced: `undo` at the beginning of the new
** match returns to the old one, `redo` at the end of the old one to the new.
*/
#include "repl.h"

#include <stdlib.h>
#include <string.h>

void sitting_free(Sitting *s) {
    sw_match_free(s->match);
    free(s->left);
    free(s->past);
    free(s->autosaved);
    watch_free(&s->resumed);
    watch_free(&s->written);
    *s = (Sitting){0};
}

static void home_free(Home *h) {
    sw_game_free(h->game);
    settings_free(h->set, h->nset);
    free(h->found);
    *h = (Home){0};
}

/* The match first: it borrows its game. */
void aside_free(Repl *r) {
    sitting_free(&r->aside);
    home_free(&r->aside_home);
}

void aside_put(Repl *r) {
    aside_free(r);
    r->aside = r->now;
    r->now = (Sitting){0};
    r->aside_later = false;
}

/* Exchanges the current game and *h. */
static void change_home(Repl *r, Home *h) {
    Home before = {r->name, r->found, r->nset, r->set, r->game};
    r->name = h->name;
    r->found = h->found;
    r->nset = h->nset;
    r->set = h->set;
    repl_change_engine(r, h->game);
    *h = before;
    if (r->watching)
        watch_begin(r);
}

void aside_move(Repl *r, Home next) {
    aside_put(r);
    change_home(r, &next);
    r->aside_home = next;
    if (!r->aside.match)
        home_free(&r->aside_home);
}

bool aside_follows(const Repl *r) {
    return r->aside_later && r->aside.follows;
}

/* Rewrites the records before this game: the one before it may have new comments and tags. */
static void renew_past(Repl *r) {
    char *all = sitting_record(&r->aside, true);
    free(r->now.past);
    r->now.past = format("%s\n", all);
    free(all);
}

bool aside_take(Repl *r, bool later) {
    if (!r->aside.match || r->aside_later != later)
        return false;
    Sitting other = r->aside;
    r->aside = r->now;
    r->now = other;
    r->aside_later = !later;
    if (later && r->now.follows)
        renew_past(r);
    if (r->aside_home.game)
        change_home(r, &r->aside_home);
    if (r->notation)
        sw_match_set_notation(r->now.match, r->notation, NULL);
    return true;
}

void aside_moved(Repl *r) {
    if (r->aside_later)
        aside_free(r);
}

static void keep_tag(const Repl *r, const char *name) {
    const char *value = sw_match_tag(r->aside.match, name);
    if (*value)
        sw_match_set_tag(r->now.match, name, value, NULL);
}

void aside_keep_names(Repl *r) {
    keep_tag(r, "Event");
    keep_tag(r, "Site");
    for (int p = 0; p < sw_game_players(r->game); p++)
        keep_tag(r, sw_player_name(r->game, p));
    memcpy(r->now.named, r->aside.named, sizeof r->now.named);
}
