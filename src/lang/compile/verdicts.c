/*
** verdicts.c -- rules and triggers.
**
** A condition that names cells means each player's own: where that makes a difference there is
** one rule for each, which also asks who has moved.
*/
#include "parts.h"

TYPED_VEC(RuleList, rules, Rule)
TYPED_VEC(TriggerList, triggers, Trigger)
TYPED_VEC(WordsList, words, RuleWords)

/* What grows beside each other. */
typedef struct RuleLists {
    RuleList rules;
    WordsList words;
} RuleLists;

/* The condition of the rule that holds for player's moves, player -1 standing for all. */
static ExprId condition(Build *b, const Node *when, int player) {
    ExprId e = build_expr(b, when, player < 0 ? 0 : player);
    return player < 0 ? e : build_and(b, build_mover_is(b, player), e);
}

/* Calls fn once with -1, or once for each player. */
static void for_each_meaning(Build *b, bool same,
                             void (*fn)(Build *, int, const void *, void *), const void *def,
                             void *list) {
    if (same) {
        fn(b, -1, def, list);
        return;
    }
    for (int p = 0; p < b->def->nplayers; p++)
        fn(b, p, def, list);
}

static void add_rule(Build *b, int player, const void *def, void *list) {
    const RuleDef *r = def;
    RuleLists *lists = list;
    Arena *a = b->game->arena;
    rules_add(&lists->rules, (Rule){.verdict = r->verdict,
                                    .who = r->who,
                                    .when = condition(b, r->when, player),
                                    .claimed = r->claimed});
    words_add(&lists->words, (RuleWords){r->says ? arena_strdup(a, r->says) : NULL,
                                         r->means ? arena_strdup(a, r->means) : NULL,
                                         r->mark ? arena_strdup(a, r->mark) : NULL});
}

static void build_rules(Build *b) {
    const Def *d = b->def;
    Arena *a = b->game->arena;
    RuleLists list = {0};
    for (size_t i = 0; i < d->rules.n; i++) {
        const RuleDef *r = &d->rules.at[i];
        for_each_meaning(b, build_same_for_all(b, r->when), add_rule, r, &list);
    }
    b->game->nrules = (int)list.rules.n;
    b->game->rules = arena_copy(a, list.rules.at, list.rules.n * sizeof *list.rules.at);
    b->display->rules = arena_copy(a, list.words.at, list.words.n * sizeof *list.words.at);
    rules_free(&list.rules);
    words_free(&list.words);
}

static void add_trigger(Build *b, int player, const void *def, void *list) {
    const TriggerDef *t = def;
    const VarDef *v = &b->def->vars.at[t->var->arg];
    ExprId when = t->when      ? condition(b, t->when, player)
                  : player < 0 ? 0
                               : build_mover_is(b, player);
    Trigger x = {.when = when,
                 .time = t->time,
                 .verb = t->verb,
                 .who = v->per_player ? (uint8_t)t->var->who : WHO_NOBODY,
                 .var = (uint16_t)v->first,
                 .value = build_expr(b, t->value, player < 0 ? 0 : player)};
    if (x.verb == VERB_PAY) {
        const VarDef *payee = &b->def->vars.at[t->payee];
        x.payer = x.var;
        x.payer_who = x.who;
        x.var = (uint16_t)payee->first;
        x.who = payee->per_player ? (uint8_t)t->payee_who : WHO_NOBODY;
    }
    triggers_add(list, x);
}

static void build_triggers(Build *b) {
    const Def *d = b->def;
    TriggerList list = {0};
    for (size_t i = 0; i < d->triggers.n; i++) {
        const TriggerDef *t = &d->triggers.at[i];
        bool same =
            build_same_for_all(b, t->value) && (!t->when || build_same_for_all(b, t->when));
        for_each_meaning(b, same, add_trigger, t, &list);
    }
    b->game->ntriggers = (int)list.n;
    b->game->triggers = arena_copy(b->game->arena, list.at, list.n * sizeof *list.at);
    triggers_free(&list);
}

static void build_forbid(Build *b) {
    const NodeList *from = &b->def->forbid;
    int n = b->def->nplayers, used = 0;
    ExprId *forbid = ARENA_ARRAY(b->game->arena, ExprId, from->n * (size_t)n);
    for (size_t i = 0; i < from->n; i++) {
        bool same = build_same_for_all(b, from->at[i]);
        for (int p = 0; p < (same ? 1 : n); p++)
            forbid[used++] = condition(b, from->at[i], same ? -1 : p);
    }
    b->game->nforbid = used;
    b->game->forbid = forbid;
}

/* What must hold where a right or a marker is set. */
static void build_wheres(Build *b) {
    const VarDefs *list = &b->def->vars;
    for (size_t i = 0; i < list->n; i++) {
        const VarDef *v = &list->at[i];
        int copies = v->per_player ? b->def->nplayers : 1;
        for (int var = v->first; v->where && var < v->first + copies; var++)
            for (int p = 0; p < b->def->nplayers; p++)
                b->game->vars[var].where[p] = build_expr(b, v->where, p);
    }
}

void verdicts_build(Build *b) {
    build_wheres(b);
    build_rules(b);
    build_triggers(b);
    build_forbid(b);
}
