/*
** repl_chance.c -- dice at the terminal, and the counters that players are shown.
**
** The program throws for everybody, or the users type in what their own dice show.
*/
#include "repl.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* More counters than these are not shown: no line holds them. */
enum { COUNTS_MAX = 24 };

bool chance_waits(const Repl *r) {
    return sw_match_due(r->now.match) != NULL;
}

/* Tells the users how to type in the throw that is due, if one is. */
static void chance_ask(const Repl *r) {
    if (!r->terminal || !chance_waits(r))
        return;
    char *forms = sw_match_forms(r->now.match);
    printf("A throw is due: %s. Type what your dice show: %s.\n", sw_match_due(r->now.match),
           forms);
    sw_free(forms);
}

/* Draws what is due, by which the match goes on; was it anything? */
static bool draw_due(Repl *r) {
    if (sw_match_throw(r->now.match) <= 0)
        return false;
    aside_moved(r);
    return true;
}

void chance_begin(Repl *r) {
    sw_match_seed(r->now.match, r->seed);
    if (r->own_dice)
        chance_ask(r);
    else
        draw_due(r);
}

void chance_follow(Repl *r) {
    if (!r->own_dice && draw_due(r))
        printf("%s\n", sw_match_move(r->now.match, sw_match_ply(r->now.match) - 1));
    if (!chance_waits(r))
        print_taking("%s", sw_match_paid(r->now.match));
    else
        chance_ask(r);
}

bool chance_refuses(const Repl *r, const char *text, char **error) {
    if (!r->own_dice || !chance_waits(r) || sw_match_throws(r->now.match, text))
        return false;
    char *forms = sw_match_forms(r->now.match);
    *error = format("a throw is due (%s): type %s", sw_match_due(r->now.match), forms);
    sw_free(forms);
    return true;
}

/* "tokens: Orange 3, Black 5", joined to what was told before. */
static char *add_count(const Repl *r, char *told, const sw_Count *c, bool another) {
    const char *gap = *told ? "   " : "";
    char *more = c->player < 0 ? format("%s%s%s %d", told, gap, c->name, c->value)
                 : another
                     ? format("%s%s%s: %s %d", told, gap, c->name,
                              sw_player_name(r->game, c->player), c->value)
                     : format("%s, %s %d", told, sw_player_name(r->game, c->player), c->value);
    free(told);
    return more;
}

void show_counts(const Repl *r) {
    sw_Count counts[COUNTS_MAX];
    int n = sw_match_counts(shown_match(r), counts, COUNTS_MAX);
    const char *name = "";
    char *told = copy_text("");
    for (int i = 0; i < n && i < COUNTS_MAX; i++) {
        told = add_count(r, told, &counts[i], strcmp(name, counts[i].name) != 0);
        name = counts[i].name;
    }
    if (n > 0)
        tell("%s", told);
    free(told);
}

bool repl_dice(Repl *r, char *argument) {
    bool program = !r->own_dice;
    if (strcasecmp(argument, "me") == 0 || strcasecmp(argument, "program") == 0)
        program = strcasecmp(argument, "program") == 0;
    else if (*argument)
        return refuse(r, "dice: me or program?");
    else
        printf("dice %s\n", program ? "program" : "me");
    r->own_dice = !program;
    if (program && chance_waits(r)) {
        chance_follow(r);
        if (r->now.autosaved)
            autosave_now(r);
        show_board(r);
        repl_announce_end(r);
    }
    return true;
}
