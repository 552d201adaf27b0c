/*
** rulebook.c -- sentences around the phrases of conditions.
*/
#include "rulebook.h"

#include "text/write/phrase.h"
#include "text/write/verdict.h"
#include "vm/model/display.h"

/* ---- turns ---- */

static void add_kinds(const Game *g, KindSet set, Str *out) {
    KindSet all = g->nkinds == 64 ? ~(KindSet)0 : ((KindSet)1 << g->nkinds) - 1;
    if ((set & all) == all) {
        str_add(out, "a piece");
        return;
    }
    bool any = false;
    for (int k = 0; k < g->nkinds; k++)
        if (set >> k & 1) {
            str_addf(out, "%s%s", any ? " or " : "a ", g->kinds[k].name);
            any = true;
        }
}

static void add_part(const Game *g, const Part *part, Str *out) {
    if (!part->kinds && !part->drops) {
        str_add(out, "pass");
    } else if (part->only_drops) {
        str_add(out, "put down a piece from the hand");
    } else {
        str_add(out, part->captures ? "capture with " : "move ");
        add_kinds(g, part->kinds, out);
        if (part->program)
            str_add(out, ", in a way of its own in this turn");
        if (part->drops)
            str_add(out, ", or put down a piece from the hand");
    }
    if (part->when) {
        str_add(out, ", when ");
        phrase_expr(g, part->when, out);
    }
    if (part->optional)
        str_add(out, " (or leave that out)");
}

static void add_turn(const Game *g, const Turn *t, Str *out) {
    str_add(out, t->otherwise ? "Only where nothing above is possible: "
                              : "In his turn a player may ");
    for (int i = 0; i < t->nparts; i++) {
        str_add(out, i ? ", and then " : "");
        add_part(g, &t->part[i], out);
    }
    if (t->most) {
        str_add(out, "; of such moves he must make one after which this is greatest: ");
        phrase_expr(g, t->most, out);
    }
    str_add(out, ".\n");
}

static void add_decrees(const Game *g, Decree decree, const char *begins, Str *out) {
    for (int i = 0; i < g->decree[decree].n; i++) {
        str_add(out, begins);
        phrase_expr(g, g->decree[decree].at[i], out);
        str_add(out, ".\n");
    }
}

void rulebook_turns(const Game *g, Str *out) {
    if (g->nturns == 0)
        str_add(out, "In his turn a player moves one piece.\n");
    for (int i = 0; i < g->nturns; i++)
        add_turn(g, &g->turns[i], out);
    add_decrees(g, DECREE_AGAIN, "The same player moves again after a move when ", out);
    add_decrees(g, DECREE_SKIP, "A player's turn is passed over when ", out);
}

/* ---- endings ---- */

static const char *who_of(const Game *g, int who) {
    static const char *const words[] = {
        [WHO_NOBODY] = "Nobody",
        [WHO_ME] = "Who has just moved",
        [WHO_NEXT] = "Who is to move next",
        [WHO_ANY] = "Everybody",
        [WHO_NEUTRAL] = "Nobody",
        [WHO_CAPTOR] = "Who made the last capture",
        [WHO_LOSER] = "Whose piece was taken last",
        [WHO_WINNER] = "Who has won",
    };
    return who >= WHO_PLAYER0 ? g->display->player[who - WHO_PLAYER0].name : words[who];
}

static void add_rule(const Game *g, int i, Str *out) {
    const Rule *r = &g->rules[i];
    if (r->verdict == VERDICT_DRAW)
        str_add(out,
                r->claimed ? "The game is drawn, as players may claim" : "The game is drawn");
    else
        str_addf(out, "%s %s", who_of(g, r->who), r->verdict == VERDICT_WIN ? "wins" : "loses");
    verdict_write_says(g, i, out);
    str_add(out, " when ");
    phrase_expr(g, r->when, out);
    str_add(out, ".\n");
}

void rulebook_endings(const Game *g, Str *out) {
    add_decrees(g, DECREE_FORBID, "No move is legal after which ", out);
    for (int i = 0; i < g->nrules; i++)
        add_rule(g, i, out);
    if (g->nrules == 0)
        str_add(out, "The game ends when a player has no legal move.\n");
}
