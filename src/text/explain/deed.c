/*
** deed.c -- acts by the sentences of their rows (effects.def).
*/
#include "deed.h"

#include "amount.h"
#include "movement.h"
#include "noun.h"
#include "vm/model/display.h"

static bool sets_flag(const Speaker *s, const Act *act) {
    return act->fx == FX_SET && s->g->vars[act->var].kind == VAR_FLAG &&
           s->g->exprs[act->expr].kind == EXPR_NUM;
}

/* Is somebody put there who is not the mover's own? */
static bool is_strange(const Speaker *s, const Act *act) {
    return act->fx == FX_PUT && act->var != s->player;
}

void deed_newcomer(const Speaker *s, const Act *act, Str *out) {
    const Game *g = s->g;
    Man man = {.mask = MASKS_END - 1, .kinds = (KindSet)1 << act->kind};
    bool strange = is_strange(s, act), nobodys = act->var >= g->nplayers;
    if (strange && !nobodys && g->nplayers == 2)
        man.mask = ON_ENEMY;
    if (strange && nobodys) {
        str_add(out, "a neutral ");
        noun_kinds(g, man.kinds, false, out);
        return;
    }
    noun_man(g, &man, false, out);
    if (strange && g->nplayers > 2)
        str_addf(out, " of %s", g->display->player[act->var].name);
}

static void fill(Speaker *s, const Act *act, char letter, Str *out) {
    const Game *g = s->g;
    switch (letter) {
    case 'a': noun_ref(g, s->player, act->ref_a, act->arg_a, out); break;
    case 'b': noun_ref(g, s->player, act->ref_b, act->arg_b, out); break;
    case 'k': deed_newcomer(s, act, out); break;
    case 'v': noun_act_var(g, s->player, act->var, out); break;
    case 'e': amount_say(s, act->expr, false, out); break;
    case 'c': str_add(out, g->display->calls[act->var]); break;
    case 'q': movement_walks(s, &g->queries[act->var], out); break;
    }
}

void deed_say(Speaker *s, const Act *act, Str *out) {
    const char *form = fx_info[act->fx].says;
    const Expr *e = &s->g->exprs[act->expr];
    if (sets_flag(s, act)) {
        noun_act_var(s->g, s->player, act->var, out);
        str_add(out, e->arg ? " holds from now on" : " is gone");
        return;
    }
    bool falls = act->fx == FX_ADD && e->kind == EXPR_NUM && e->arg < 0;
    if (falls) {
        noun_act_var(s->g, s->player, act->var, out);
        str_addf(out, " falls by %d", -e->arg);
        return;
    }
    for (; *form; form++)
        if (*form == '%')
            fill(s, act, *++form, out);
        else
            str_addc(out, *form);
}
