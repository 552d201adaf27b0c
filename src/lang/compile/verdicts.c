/*
** verdicts.c -- compiles endings, triggers, decrees, follows and goals.
**
** A condition that names cells means each player's own. Where that makes a difference there is
** one rule for each player, whose condition also tests for whom it is evaluated (ASKED_AS).
*/
#include "parts.h"

/* The condition of a rule, for one player or (-1) for all alike. */
static ExprId condition(Build *b, const Node *when, int player) {
    ExprId e = when ? build_expr(b, when, player < 0 ? 0 : player) : 0;
    return player < 0 ? e : build_and(b, build_asked_as(b, player), e);
}

/* Complains where what a win leaves of the point does not divide evenly among the teams that
** lose. */
static void check_share(Build *b, const RuleDef *r) {
    int losers = game_teams(b->game) - 1;
    if (losers > 1 && r->rule.losers_share % losers)
        def_error(b->def, r->place,
                  "win: 'points' leaves %d of %d parts of the point, which %d others cannot "
                  "share equally",
                  r->rule.losers_share, POINT_PARTS, losers);
}

static void build_rules(Build *b) {
    RuleDefs *from = &b->def->rules;
    size_t most = from->n * PLAYERS_MAX;
    Rule *rules = ARENA_ARRAY(b->game->arena, Rule, most);
    RuleWords *words = ARENA_ARRAY(b->game->arena, RuleWords, most);
    int n = 0;
    for (size_t i = 0; i < from->n; i++) {
        RuleDef *r = &from->at[i];
        bool same = build_same_for_all(b, r->when);
        r->first = n;
        check_share(b, r);
        for (int p = same ? -1 : 0; p < (same ? 0 : b->def->nplayers); p++) {
            rules[n] = r->rule;
            rules[n].when = condition(b, r->when, p);
            words[n++] = r->words;
        }
    }
    b->game->nrules = n;
    b->game->rules = rules;
    b->display->rules = words;
}

static Trigger trigger(Build *b, const TriggerDef *t, int player) {
    const VarDef *v = &b->def->vars.at[t->var->arg], *payee = &b->def->vars.at[t->payee];
    Trigger x = {.when = condition(b, t->when, player),
                 .time = t->time,
                 .verb = t->verb,
                 .who = v->per_player ? (uint8_t)t->var->who : WHO_NOBODY,
                 .var = (uint16_t)v->first,
                 .value = build_expr(b, t->value, player < 0 ? 0 : player)};
    if (x.verb == VERB_PAY) {
        x.payer = x.var;
        x.payer_who = x.who;
        x.var = (uint16_t)payee->first;
        x.who = payee->per_player ? (uint8_t)t->payee_who : WHO_NOBODY;
    }
    return x;
}

static void build_triggers(Build *b) {
    const TriggerDefs *from = &b->def->triggers;
    size_t most = from->n * PLAYERS_MAX;
    Trigger *list = ARENA_ARRAY(b->game->arena, Trigger, most);
    const char **help = ARENA_ARRAY(b->game->arena, const char *, most);
    int n = 0;
    for (size_t i = 0; i < from->n; i++) {
        const TriggerDef *t = &from->at[i];
        bool same =
            build_same_for_all(b, t->value) && (!t->when || build_same_for_all(b, t->when));
        for (int p = same ? -1 : 0; p < (same ? 0 : b->def->nplayers); p++)
            help[n] = t->help, list[n++] = trigger(b, t, p);
    }
    b->game->ntriggers = n;
    b->game->triggers = list;
    b->display->triggers_help = help;
}

static void build_decree(Build *b, Decree decree) {
    const DecreeDefs *from = &b->def->decrees;
    size_t most = from->n * PLAYERS_MAX;
    ExprId *list = ARENA_ARRAY(b->game->arena, ExprId, most);
    const char **help = ARENA_ARRAY(b->game->arena, const char *, most);
    int n = 0;
    for (size_t i = 0; i < from->n; i++) {
        if (from->at[i].decree != decree)
            continue;
        bool same = build_same_for_all(b, from->at[i].when);
        for (int p = same ? -1 : 0; p < (same ? 0 : b->def->nplayers); p++)
            help[n] = from->at[i].help, list[n++] = condition(b, from->at[i].when, p);
    }
    b->game->decree[decree] = (Conditions){n, list};
    b->display->decree_help[decree] = help;
}

/* What follows from a player's moves is compiled as he sees the board. */
static void build_follows(Build *b) {
    const FollowDefs *from = &b->def->follows;
    size_t most = from->n * PLAYERS_MAX;
    Follow *list = ARENA_ARRAY(b->game->arena, Follow, most);
    const char **help = ARENA_ARRAY(b->game->arena, const char *, most);
    int n = 0;
    for (int p = 0; p < b->def->nplayers; p++) {
        for (size_t i = 0; i < from->n; i++) {
            const FollowDef *f = &from->at[i];
            b->walker = "follow";
            help[n] = f->help;
            list[n++] = (Follow){.player = (uint8_t)p,
                                 .again = f->again,
                                 .from = f->from ? build_test(b, f->from, p) : 0,
                                 .walk = (uint16_t)build_query(b, f->walk, p, f->place, true)};
            b->walker = NULL;
        }
    }
    b->game->nfollows = n;
    b->game->follows = list;
    b->display->follows_help = help;
}

/* A player's goals are added up. */
static void build_goals(Build *b) {
    const GoalDefs *from = &b->def->goals;
    for (int p = 0; p < b->def->nplayers; p++) {
        for (size_t i = 0; i < from->n; i++) {
            ExprId number = build_expr(b, from->at[i].number, p);
            b->game->aim[p] = i ? build_sum(b, b->game->aim[p], number) : number;
        }
    }
}

/* The conditions `where` of rights and markers, as each player means them. */
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
    build_follows(b);
    build_goals(b);
    for (int decree = 0; decree < DECREES; decree++)
        build_decree(b, (Decree)decree);
}
