/*
** deed.c -- fills in the sentences that effects.def has for acts.
*/
#include "deed.h"

#include "amount.h"
#include "cells.h"
#include "movement.h"
#include "noun.h"
#include "text/write/phrase.h"
#include "vm/model/display.h"

#include <string.h>

void deed_change(Speaker *s, int var, bool adds, ExprId value, Str *out) {
    const Expr *e = &s->g->exprs[value];
    bool number = e->kind == EXPR_NUM;
    if (number && !adds && s->g->vars[var].kind == VAR_FLAG) {
        bool own = s->g->vars[var].player >= 0;
        str_add(out, e->arg ? own ? " is gained" : " holds from now on"
                     : own  ? " is lost"
                            : " no longer holds");
    } else if (number && !adds && s->g->vars[var].kind == VAR_CELL) {
        str_add(out, " no longer marks a cell");
    } else if (number && adds && e->arg < 0) {
        str_addf(out, " decreases by %lld", -(long long)e->arg);
    } else {
        str_add(out, adds ? " increases by " : " becomes ");
        amount_say_whole(s, value, false, out);
    }
}

/* Whether the act puts down a piece that is not the player's own. */
static bool is_strange(const Speaker *s, const Act *act) {
    return act->fx == FX_PUT && act->var != s->player;
}

void deed_newcomer(const Speaker *s, const Act *act, Str *out) {
    const Game *g = s->g;
    Man man = {.mask = ON_ANYTHING, .kinds = (KindSet)1 << act->kind};
    bool strange = is_strange(s, act), nobodys = act->var >= g->nplayers;
    if (strange && !nobodys && g->nplayers == 2)
        man.mask = ON_ENEMY;
    if (strange && nobodys) {
        str_add(out, "a neutral ");
        phrase_kinds(g, man.kinds, false, out);
        return;
    }
    noun_man(g, &man, false, out);
    if (strange && g->nplayers > 2)
        str_addf(out, " of %s", g->display->player[act->var].name);
}

void deed_cell(const Speaker *s, unsigned ref, unsigned arg, Str *out) {
    if (ref == REF_FIXED && s->all)
        cells_say(s, set_of(arg), out);
    else if (ref == REF_HERE && s->passed)
        str_add(out, s->passed);
    else if (ref == REF_HERE && s->began)
        str_add(out, "the cell that it reaches");
    else
        noun_ref(s->g, s->player, ref, arg, out);
}

/* Fills in one letter of a sentence, FxInfo.says. */
static void fill(Speaker *s, const Act *act, char letter, Str *out) {
    const Game *g = s->g;
    switch (letter) {
    case 'a': deed_cell(s, act->ref_a, act->arg_a, out); break;
    case 'b': deed_cell(s, act->ref_b, act->arg_b, out); break;
    case 'k': deed_newcomer(s, act, out); break;
    case 'v':
        str_add(out, g->vars[act->var].kind == VAR_FLAG ? "the right " : "");
        noun_act_var(g, s->player, act->var, out);
        break;
    case 'e': deed_change(s, act->var, act->fx == FX_ADD, act->expr, out); break;
    case 'c': str_add(out, g->display->calls[act->var]); break;
    case 'q': movement_walks(s, &g->queries[act->var], out); break;
    }
}

/* Whether the game writes a move that has a name with more than the name. */
static bool writes_more(const Game *g) {
    const char *called = g->display->notations[0].part[NOTE_CALLED];
    return called && strcmp(called, "{name}") != 0;
}

void deed_say(Speaker *s, const Act *act, Str *out) {
    const char *form = fx_info[act->fx].says;
    if (act->fx == FX_CALL && writes_more(s->g))
        form = "the move is called %c";
    for (; *form; form++)
        if (*form == '%') {
            fill(s, act, form[1], out);
            form++;
        } else
            str_addc(out, *form);
}
