/*
** tally.c -- sentences about hands, counters, rights and triggers.
*/
#include "tally.h"

#include "amount.h"
#include "deed.h"
#include "noun.h"
#include "rulebook.h"
#include "said.h"
#include "sides.h"
#include "text/write/phrase.h"
#include "vm/model/display.h"

#include <string.h>

/* TOLD_MOST: bytes of a condition or of a counter's new value; nobody reads a longer one. */
enum { TOLD_MOST = 600 };

/* ---- hands ---- */

static void add_hand(const Game *g, int player, Str *out) {
    size_t before = out->n;
    int left = -1; /* how many kinds after the first one are still to be told */
    for (int k = 0; k < g->nkinds; k++)
        left += g->kinds[k].in_hand && g->vars[g->kinds[k].holding + player].start > 0;
    for (int k = 0; k < g->nkinds; k++) {
        const Kind *kind = &g->kinds[k];
        int n = kind->in_hand ? g->vars[kind->holding + player].start : 0;
        if (n == 0)
            continue;
        str_addf(out, "%s%d ", out->n == before ? "" : --left > 0 ? ", " : " and ", n);
        phrase_kinds(g, (KindSet)1 << k, n > 1, out);
    }
    str_addf(out, "%s in hand at the start.\n", out->n > before ? "" : "nothing");
}

static void add_hands(const Game *g, Str *out) {
    Str hand[PLAYERS_MAX] = {{0}};
    bool alike = true;
    for (int p = 0; p < g->nplayers; p++) {
        add_hand(g, p, &hand[p]);
        alike = alike && strcmp(str_text(&hand[0]), str_text(&hand[p])) == 0;
    }
    for (int p = 0; p < g->nplayers; p++) {
        if (!alike || p == 0)
            str_addf(out, "%s has %s", alike ? "Each player" : g->display->player[p].name,
                     str_text(&hand[p]));
        str_free(&hand[p]);
    }
}

/* The kinds of which a captured man comes to the captor's hand: as himself (`itself`), or else
** as a man of another kind, `as`. */
static KindSet gained(const Game *g, int as, bool itself) {
    KindSet set = 0;
    for (int k = 0; k < g->nkinds; k++) {
        const Kind *kind = &g->kinds[k];
        bool own = kind->gains >= 0 && kind->gains == kind->holding;
        if (itself ? own : !own && kind->gains >= 0 && kind->gains == g->kinds[as].holding)
            set |= (KindSet)1 << k;
    }
    return set;
}

static void add_gained(const Game *g, KindSet set, Str *out) {
    noun_man(g, &(Man){.mask = ON_ANYTHING, .kinds = set}, false, out);
}

/* "Captured pieces go to the captor's hand: a Rook or Pawn as itself; a Promoted Rook as a
** Rook." The list is left out if every man but the royal ones comes as itself. */
static void add_gains(const Game *g, Str *out) {
    KindSet own = gained(g, 0, true), set;
    KindSet all = game_all_kinds(g);
    size_t before = out->n;
    int n = 0;
    str_add(out, "Captured pieces go to the captor's hand");
    if (own && own != (all & ~g->royal)) {
        str_add(out, n++ ? "" : ": ");
        add_gained(g, own, out);
        str_add(out, " as itself");
    }
    for (int k = 0; k < g->nkinds; k++) {
        if (!g->kinds[k].in_hand || !(set = gained(g, k, false)))
            continue;
        str_add(out, n++ ? "; " : ": ");
        add_gained(g, set, out);
        str_add(out, " as ");
        add_gained(g, (KindSet)1 << k, out);
    }
    str_add(out, ".\n");
    if (n == 0 && !own)
        str_cut(out, before);
}

/* ---- counters and rights ---- */

/* True if something depends on the variable, or players are shown it. The number of the turn,
** which is for records, does not matter to them. */
static bool matters(const Game *g, int var) {
    bool asked = g->vars[var].kind != VAR_COUNT || g->display->counters >> var & 1;
    for (int i = 1; i < g->nexprs && !asked; i++)
        asked =
            expr_info[g->exprs[i].kind].arg == ARG_VAR && noun_is_copy(g, g->exprs[i].arg, var);
    return asked && var != g->display->turns;
}

/* True if the variable counts men in hand, or lost ones. add_hands() says how hands begin, and
** no man is lost then. */
static bool counts_men(const Game *g, int var) {
    bool any = false;
    for (int k = 0; k < g->nkinds && !any; k++)
        any = g->kinds[k].holding == var;
    return any;
}

/* How many copies of a variable there are, in successive places. */
static int copies(const Game *g, int var) {
    return g->vars[var].player < 0 ? 1 : g->nplayers;
}

static bool begins_alike(const Game *g, int var) {
    bool alike = true;
    for (int p = 1; p < copies(g, var); p++)
        alike = alike && g->vars[var].start == g->vars[var + p].start;
    return alike;
}

static void add_right(const Game *g, int var, Str *out) {
    bool alike = begins_alike(g, var);
    for (int p = 0; p < (alike ? 1 : g->nplayers); p++)
        if (alike || g->vars[var + p].start)
            str_addf(out, "%s has the right '%s' at the start.\n",
                     !alike                   ? g->display->player[p].name
                     : g->vars[var + p].start ? "Each player"
                                              : "Nobody",
                     g->vars[var].name);
}

static void add_counter(const Game *g, int var, Str *out) {
    const Var *v = &g->vars[var];
    str_addf(out, "'%s'%s begins at %d", v->name, v->player < 0 ? "" : " of each player",
             v->start);
    for (int p = 0; p < g->nplayers && !begins_alike(g, var); p++) {
        if (p)
            str_addf(out, ", %d", v[p].start);
        str_addf(out, " for %s", g->display->player[p].name);
    }
    if (v->max < COUNT_MAX)
        str_addf(out, " and stays between %d and %d", v->min, v->max);
    else if (v->min && v->min > -COUNT_MAX)
        str_addf(out, " and is never less than %d", v->min);
    str_add(out, ".\n");
}

void tally_begin(const Game *g, bool by_author, Str *out) {
    bool hands = false;
    for (int k = 0; k < g->nkinds; k++)
        hands = hands || g->kinds[k].in_hand;
    if (hands)
        add_hands(g, out);
    add_gains(g, out);
    for (int i = 0; i < g->nvars; i += copies(g, i)) {
        if (by_author && rulebook_line(g->display->vars_help[i], out))
            continue;
        if (g->vars[i].kind == VAR_FLAG)
            add_right(g, i, out);
        else if (g->vars[i].brief)
            str_addf(out, "'%s' lasts only until the next move.\n", g->vars[i].name);
        else if (g->vars[i].kind == VAR_COUNT && !counts_men(g, i) && matters(g, i))
            add_counter(g, i, out);
    }
}

/* ---- changes ---- */

/* When a change is made. If no throw and no further move of the same player can follow a move,
** it is the whole turn. */
static const char *time_of(const Game *g, const Trigger *t) {
    bool throws = g->nchances > 0, longer = throws || g->decree[DECREE_AGAIN].n > 0;
    switch ((TriggerTime)t->time) {
    case AT_TURN: return longer ? "At the end of a turn, " : "After a move, ";
    case AT_MOVE: return throws ? "After a player's own move, " : "After a move, ";
    case AT_CHANGE: return throws ? "After a move or a throw, " : "After a move, ";
    case AT_CAPTURE: return "For every captured piece, ";
    case AT_START: return "Before the first move, for each player, ";
    case AT_END: return "When the game is over, ";
    case TRIGGER_TIMES: break;
    }
    return "";
}

static void add_var(const Game *g, int var, int who, Str *out) {
    noun_var(g, &(Expr){.kind = EXPR_VAR, .who = (uint8_t)who, .arg = var}, out);
}

static void add_change(Speaker *s, const Trigger *t, Str *out) {
    if (t->verb == VERB_PAY) {
        amount_say(s, t->value, false, out);
        str_add(out, " is paid from ");
        add_var(s->g, t->payer, t->payer_who, out);
        str_add(out, " to ");
        add_var(s->g, t->var, t->who, out);
    } else {
        const Expr *value = &s->g->exprs[t->value];
        const Var *v = &s->g->vars[t->var];
        if (t->verb == VERB_SET && v->kind == VAR_FLAG && v->player >= 0 &&
            value->kind == EXPR_NUM) {
            str_addf(out, "%s %s the right '%s'", noun_who(s->g, t->who),
                     value->arg ? "gains" : "loses", v->name);
            return;
        }
        str_add(out, v->kind == VAR_FLAG ? "the right " : "");
        add_var(s->g, t->var, t->who, out);
        size_t before = out->n;
        deed_change(s, t->var, t->verb == VERB_ADD, t->value, out);
        if (out->n - before > TOLD_MOST) {
            str_cut(out, before);
            str_add(out, " changes in more ways than can be described here");
        }
    }
}

static void add_when(const Game *g, ExprId when, Str *out) {
    str_add(out, when ? " when " : "");
    size_t before = out->n;
    if (when)
        sentence_say_there(g, rulebook_mover(g, when), when, false, out);
    if (out->n - before > TOLD_MOST) {
        str_cut(out, before);
        str_add(out, "more conditions hold than can be described here");
    }
    str_add(out, ".");
}

/* True if triggers i and following take the same right from each player in turn, on a
** condition. */
static bool is_loss(const Game *g, int i) {
    bool loss = i + g->nplayers <= g->ntriggers;
    for (int p = 0; p < g->nplayers && loss; p++) {
        const Trigger *t = &g->triggers[i + p], *first = &g->triggers[i];
        const Expr *value = &g->exprs[t->value];
        loss = t->verb == VERB_SET && t->var == first->var && t->time == first->time &&
               g->vars[t->var].kind == VAR_FLAG && value->kind == EXPR_NUM && value->arg == 0 &&
               t->who == WHO_PLAYER0 + p && t->when;
    }
    return loss;
}

/* Says such a loss as one sentence. False, with nothing added: they do not lose it alike. */
static bool add_loss(const Game *g, int i, Str *out) {
    Str each[PLAYERS_MAX] = {{0}};
    for (int p = 0; p < g->nplayers; p++) {
        str_addf(&each[p], "%sa player loses the right '%s'", time_of(g, &g->triggers[i]),
                 g->vars[g->triggers[i].var].name);
        add_when(g, g->triggers[i + p].when, &each[p]);
    }
    bool joined = sides_join_alike(g, each, out);
    for (int p = 0; p < g->nplayers; p++)
        str_free(&each[p]);
    return joined;
}

static bool asks_for(const Game *g, ExprId id, int var) {
    const Expr *e = &g->exprs[id];
    int arity = id ? expr_info[e->kind].arity : 0;
    return (id && expr_info[e->kind].arg == ARG_VAR && noun_is_copy(g, e->arg, var)) ||
           (arity > 0 && asks_for(g, e->a, var)) || (arity > 1 && asks_for(g, e->b, var));
}

/* True if the next change is made whenever this one is, under one condition, or sees what this
** one did: both are then told in one sentence. */
static bool goes_with(const Game *g, const Trigger *t) {
    return t + 1 < g->triggers + g->ntriggers && t[1].when == t->when && t[1].time == t->time &&
           (t->when || asks_for(g, t[1].value, t->var)) && !asks_for(g, t->when, t->var) &&
           (t->verb != VERB_PAY || !asks_for(g, t->when, t->payer));
}

int tally_change(const Game *g, int i, Str *out) {
    const Trigger *t = &g->triggers[i];
    int n = 0, told = 0;
    if (is_loss(g, i) && add_loss(g, i, out))
        return g->nplayers;
    size_t before = out->n;
    str_add(out, time_of(g, t));
    Speaker s = {.g = g, .player = rulebook_mover(g, t->when), .board = true, .from = out->n};
    do {
        if (!matters(g, t[n].var) || said_never(g, t->when, 0))
            continue;
        str_add(out, told++ ? ", then " : "");
        add_change(&s, &t[n], out);
    } while (goes_with(g, &t[n++]));
    str_add(out, told > 1 && t->when ? "," : "");
    add_when(g, t->when, out);
    if (told == 0)
        str_cut(out, before);
    return n;
}
