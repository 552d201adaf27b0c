/*
** repl_chance.c -- dice at the terminal.
**
** The program throws for everybody, or the users type in what their own dice show.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <stdio.h>
#include <strings.h>

bool chance_waits(const Repl *r) {
    return sw_match_due(r->now.match) != NULL;
}

/* Tells the users how to type in the throw that is due, if one is. */
static void chance_ask(const Repl *r) {
    if (!r->terminal || !chance_waits(r))
        return;
    const sw_Match *m = r->now.match;
    char *forms = sw_match_forms(m);
    if (sw_match_ply(m) > 0)
        tell("%s has moved, and a throw is due: %s. Type what the dice show: %s.",
             sw_player_name(r->variant.game, sw_match_mover(m, sw_match_ply(m) - 1)),
             sw_match_due(m), forms);
    else
        tell("A throw is due: %s. Type what the dice show: %s.", sw_match_due(m), forms);
    sw_free(forms);
}

/* Makes the throws that are due, after which a later match aside is dropped; true if there were
** any. */
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
