/*
** repl_aside.c -- the match that another one has replaced: `undo` at the beginning of the new
** match returns to the old one, `redo` at the end of the old one to the new.
*/
#include "repl.h"
#include "cli/common/text.h"

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

/* The match first: it borrows its game. */
void aside_free(Repl *r) {
    sitting_free(&r->aside);
    variant_free(&r->aside_variant);
}

/* Whether the current match is worth less than the one aside: an earlier match with moves is
** worth more than one in which nobody has moved yet. */
static bool is_worth_less(const Repl *r) {
    const sw_Match *now = r->now.match;
    return now && r->aside.match && !r->aside_later && sw_match_plies(r->aside.match) > 0 &&
           sw_match_plies(now) == 0 && sw_match_outcome(now) == SW_ONGOING;
}

void aside_put(Repl *r) {
    if (is_worth_less(r)) {
        sitting_free(&r->now);
        return;
    }
    aside_free(r);
    r->aside = r->now;
    r->now = (Sitting){0};
    r->aside_later = false;
}

/* Exchanges the current game and that of *v. */
static void change_variant(Repl *r, Variant *v) {
    Variant before = r->variant;
    r->variant = *v;
    *v = before;
    repl_change_engine(r);
    if (r->watching)
        watch_begin(r);
}

void aside_move(Repl *r, Variant next) {
    aside_put(r);
    change_variant(r, &next);
    if (r->aside.match && !r->aside_variant.game)
        r->aside_variant = next;
    else
        variant_free(&next);
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
    if (r->aside_variant.game)
        change_variant(r, &r->aside_variant);
    if (r->notation)
        sw_match_set_notation(r->now.match, r->notation, NULL);
    return true;
}

void aside_moved(Repl *r) {
    if (r->aside_later)
        aside_free(r);
}

/* How many turns are undone in a match. */
static int turns_undone(const sw_Match *m) {
    int turns = 0, first = sw_match_ply(m);
    for (int i = first; i < sw_match_plies(m); i++)
        turns += i == first || sw_match_mover(m, i) != sw_match_mover(m, i - 1);
    return turns;
}

sw_Match *aside_whole(const Repl *r, int turns) {
    if (turns_undone(r->now.match) <= turns)
        return NULL;
    sw_Match *whole = sw_match_copy(r->now.match);
    sw_match_redo(whole, sw_match_plies(whole) + 1);
    return whole;
}

/* The autosave file stays with the match as it was; the one that goes on gets its own. */
void aside_branch(Repl *r, sw_Match *whole) {
    Sitting before = r->now;
    aside_free(r);
    r->aside = before;
    r->aside.match = whole;
    r->aside_later = false;
    r->now = (Sitting){.match = before.match, .nleft = before.nleft};
    r->now.left = cli_grow(NULL, sizeof *before.left * (size_t)(before.nleft + 1));
    if (before.nleft > 0)
        memcpy(r->now.left, before.left, sizeof *before.left * (size_t)before.nleft);
    r->now.past = before.past ? copy_text(before.past) : NULL;
    memcpy(r->now.named, before.named, sizeof r->now.named);
    memcpy(r->now.played, before.played, sizeof r->now.played);
    r->now.loaded = before.loaded;
    r->now.timed = before.timed;
}

static void keep_tag(const sw_Match *from, sw_Match *to, const char *name) {
    const char *value = sw_match_tag(from, name);
    if (*value)
        sw_match_set_tag(to, name, value, NULL);
}

void aside_keep_names(const Repl *r, sw_Match *m) {
    const sw_Game *g = sw_match_game(m);
    keep_tag(r->now.match, m, "Event");
    keep_tag(r->now.match, m, "Site");
    for (int p = 0; p < sw_game_players(g); p++)
        keep_tag(r->now.match, m, sw_player_name(g, p));
}
