/*
** start.c -- how a game begins: it should not be over, nor anybody in check.
*/
#include "odd.h"

#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

static void say_over(Def *d, int rule) {
    Place at = d->setup.place;
    if (rule >= 0 && (size_t)rule < d->rules.n)
        diags_add(d->diags, DIAG_WARNING, at.file, at.line,
                  "setup: the game is over where it begins, by the rule of line %d",
                  d->rules.at[rule].place.line);
    else
        diags_add(d->diags, DIAG_WARNING, at.file, at.line,
                  "setup: the game is over where it begins: %s has no move",
                  d->display->player[d->setup.first].name);
}

void check_start(Def *d, const Game *g) {
    Pos p;
    if (d->setup.place.line == 0)
        return;
    pos_start(g, &p);
    if (p.chance)
        return; /* a throw comes first */
    Result r = rules_judge(&p, NULL, -1);
    if (r.verdict != VERDICT_NONE)
        say_over(d, r.rule);
    for (int player = 0; player < d->nplayers; player++)
        if (pos_in_check(&p, player))
            diags_add(d->diags, DIAG_WARNING, d->setup.place.file, d->setup.place.line,
                      "setup: %s is in check where the game begins",
                      d->display->player[player].name);
}
