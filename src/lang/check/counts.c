/*
** counts.c -- counters that nothing reads, and those because of which no position repeats.
**
**     after { n:raise() }      with no rule, walk or field of FEN that names n
**     draw { repeated(3) }     never holds unless n is a clock: n makes each position a new one
*/
#include "odd.h"

#include "lang/tree/facts.h"

static void warn(Def *d, DiagKind kind, const VarDef *v, const char *text) {
    diags_add(d->diags, kind, v->place.file, v->place.line, "counter '%s': %s", v->name, text);
}

/* Whether number `var` of Game.vars is v, or a player's copy of it. */
static bool is_one_of(const Def *d, const VarDef *v, int var) {
    return var >= v->first && var < v->first + (v->per_player ? d->nplayers : 1);
}

/* Whether anything reads variable i of d: a condition or a number of the game, a field of FEN
** that the author has declared, or a payment from or to it. */
static bool is_asked(const Def *d, const Game *g, int i) {
    const VarDef *v = &d->vars.at[i];
    bool asked = false;
    for (int x = 1; x < g->nexprs && !asked; x++)
        asked = expr_info[g->exprs[x].kind].arg == ARG_VAR && is_one_of(d, v, g->exprs[x].arg);
    for (size_t f = 0; f < d->fen.n && !asked; f++)
        for (int k = 0; k < d->fen.at[f].nvars; k++)
            asked = asked || (d->fen.at[f].var[k] == i && d->fen.at[f].place.line);
    for (size_t t = 0; t < d->triggers.n && !asked; t++)
        asked = d->triggers.at[t].verb == VERB_PAY &&
                (d->triggers.at[t].var->arg == i || d->triggers.at[t].payee == i);
    return asked;
}

/* Whether a walk of the game changes it. */
static bool has_act(const Def *d, const Game *g, int i) {
    bool any = false;
    for (int k = 0; k < g->nacts && !any; k++)
        any = fx_info[g->acts[k].fx].with & WITH_VAR &&
              is_one_of(d, &d->vars.at[i], g->acts[k].var);
    return any;
}

/* Whether anything of the finished game changes it. VarDef.changed is true of a change that
** nothing uses, too; that one is reported as a loose end. */
static bool is_changed(const Def *d, const Game *g, int i) {
    bool any = has_act(d, g, i);
    for (size_t t = 0; t < d->triggers.n && !any; t++)
        any = d->triggers.at[t].payee == i || d->triggers.at[t].var->arg == i;
    return any;
}

/* Whether every turn, or every turn of one player, raises it, and nothing else changes it. */
static bool only_grows(const Def *d, const Game *g, int i) {
    enum { FAR = 100 }; /* one with a smaller range may count the first moves of a game */
    const VarDef *v = &d->vars.at[i];
    bool grows = false;
    for (size_t t = 0; t < d->triggers.n; t++) {
        const TriggerDef *c = &d->triggers.at[t];
        if (c->payee != i && c->var->arg != i)
            continue;
        bool up = c->verb == VERB_ADD && c->value->op == NODE_NUM && c->value->arg > 0;
        if (!up || c->time == AT_START || c->time == AT_END)
            return false;
        grows =
            grows || (c->time == AT_TURN &&
                      (!c->when || (c->when->op == NODE_MOVER && c->when->who >= WHO_PLAYER0)));
    }
    grows = grows && !has_act(d, g, i);
    return grows && v->max - v->min >= FAR;
}

static bool asks_repetition(const Def *d) {
    bool asks = false;
    for (size_t i = 0; i < d->rules.n; i++)
        asks = asks || node_has(d->rules.at[i].when, 0, NODE_REPEATED, true);
    for (size_t i = 0; i < d->decrees.n; i++)
        asks = asks || node_has(d->decrees.at[i].when, 0, NODE_REPEATED, true);
    return asks;
}

/* A counter with a maximum stays there, and from then on positions can repeat. */
static const char *grows_text(Def *d, const VarDef *v) {
    if (v->max == COUNT_MAX)
        return "it grows with every turn, so no position ever repeats and repeated() never "
               "holds; add clock = true";
    return arena_printf(d->arena,
                        "it grows with every turn, so no position repeats and repeated() never "
                        "holds until it is %d; add clock = true",
                        v->max);
}

void check_counts(Def *d, const Game *g) {
    bool repeats = asks_repetition(d);
    for (size_t i = 0; i < d->decrees.n; i++) /* a player who is skipped may have no turns */
        repeats = repeats && d->decrees.at[i].decree != DECREE_SKIP;
    for (int i = 0; i < (int)d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        if (v->kind != VAR_COUNT || !is_changed(d, g, i) || v->holds || v->mark)
            continue;
        if (!v->clock && repeats && only_grows(d, g, i))
            warn(d, DIAG_WARNING, v, grows_text(d, v));
        else if (!v->shown && !v->carried && !v->turns && !is_asked(d, g, i))
            warn(d, DIAG_UNUSED, v,
                 "it is counted, but never used by a rule, a walk or a field of fen { ... }; "
                 "leave it out, or add shown = true");
    }
}
