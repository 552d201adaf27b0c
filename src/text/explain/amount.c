/*
** amount.c -- arithmetic, and what is counted, in words.
*/
#include "amount.h"

#include "direction.h"
#include "noun.h"
#include "said.h"
#include "text/write/phrase.h"

/* 0, or a product that contains it: a sum is said without it. */
static bool is_nothing(const Speaker *s, ExprId id) {
    const Expr *e = &s->g->exprs[id];
    return said_is_number(s->g, id, 0) ||
           (e->kind == EXPR_MUL && (is_nothing(s, e->a) || is_nothing(s, e->b)));
}

/* A part of a sum or product. A quotient or a remainder is bracketed: what follows it would be
** taken for a part of it. */
static void say_part(Speaker *s, ExprId id, bool inner, Str *out) {
    ExprKind kind = (ExprKind)s->g->exprs[id].kind;
    bool greedy = kind == EXPR_DIV || kind == EXPR_MOD || kind == EXPR_MIN || kind == EXPR_MAX;
    amount_say(s, id, inner || greedy, out);
}

static void say_sum(Speaker *s, const Expr *e, const char *sign, bool inner, Str *out) {
    bool minus = e->kind == EXPR_SUB, tight = e->kind != EXPR_ADD && !minus;
    if (!minus && !tight && (is_nothing(s, e->a) || is_nothing(s, e->b))) {
        amount_say(s, is_nothing(s, e->a) ? e->b : e->a, inner, out);
        return;
    }
    str_add(out, inner ? "(" : "");
    say_part(s, e->a, tight, out);
    str_add(out, sign);
    say_part(s, e->b, tight || minus, out);
    str_add(out, inner ? ")" : "");
}

bool amount_is_condition(const Game *g, ExprId id) {
    return id == 0 || expr_is_truth(g->exprs[id].kind);
}

/* The words before the first of two parts and between them. */
typedef struct PairForm {
    const char *before, *between;
} PairForm;

static const PairForm pairs[EXPR_KINDS] = {
    [EXPR_ADD] = {"", " + "},
    [EXPR_SUB] = {"", " - "},
    [EXPR_MUL] = {"", " times "},
    [EXPR_DIV] = {"", " divided by "},
    [EXPR_MOD] = {"the remainder of dividing ", " by "},
    [EXPR_MIN] = {"the smaller of ", " and "},
    [EXPR_MAX] = {"the larger of ", " and "},
};

static void say_pair(Speaker *s, const Expr *e, bool inner, Str *out) {
    const PairForm *form = &pairs[e->kind];
    if (!*form->before) {
        say_sum(s, e, form->between, inner, out);
        return;
    }
    str_addf(out, "%s%s", inner ? "(" : "", form->before);
    amount_say(s, e->a, true, out);
    str_add(out, form->between);
    amount_say(s, e->b, true, out);
    str_add(out, inner ? ")" : "");
}

/* Says a variable, or what is counted or added up. False: the expression is neither. */
static bool say_counted(Speaker *s, const Expr *e, Str *out) {
    if (e->kind == EXPR_VAR) {
        noun_var(s->g, e, out);
    } else if (e->kind == EXPR_COUNT || e->kind == EXPR_WORTH) {
        str_add(out, e->kind == EXPR_COUNT ? "the number of " : "the value of ");
        noun_counted(s->g, speaker_cells(s), e, out);
    } else if (e->kind == EXPR_CAPTURED) {
        str_add(out, "the number of ");
        if (e->who == WHO_ANY)
            phrase_kinds(s->g, game_named_kinds(s->g, e->arg), true, out);
        else
            noun_his_kinds(s->g, e, true, out);
        str_add(out, " that were captured");
    } else if (e->kind == EXPR_CELLS) {
        str_add(out, "the number of cells");
        sentence_cell(s, &e->a, 1, out);
    } else if (e->kind == EXPR_GROUPS) {
        str_add(out, "the number of groups (joined by ");
        direction_say(s->g, noun_dirs(s->g, e->arg), s->player, true, out);
        str_add(out, ") of cells");
        sentence_cell(s, &e->a, 1, out);
    } else {
        return false;
    }
    return true;
}

/* A number times a condition is said as "the number if the condition holds, otherwise 0".
** Returns which part of a product is the condition, 0 for a or 1 for b; -1 if neither or both
** are. */
static int gate_of(const Speaker *s, const Expr *e) {
    bool a = amount_is_condition(s->g, e->a), b = amount_is_condition(s->g, e->b);
    return e->kind != EXPR_MUL || a == b ? -1 : b;
}

void amount_say_whole(Speaker *s, ExprId id, bool inner, Str *out) {
    const Expr *e = &s->g->exprs[id];
    int gate = gate_of(s, e);
    bool truth = amount_is_condition(s->g, id);
    ExprId when = truth ? id : gate == 1 ? e->b : e->a;
    if (truth)
        str_add(out, "1");
    else
        amount_say(s, gate < 0 ? id : gate == 1 ? e->a : e->b, inner, out);
    if (!truth && gate < 0)
        return;
    str_add(out, " if ");
    sentence_all(s, &when, 1, out);
    str_add(out, ", otherwise 0");
}

void amount_say(Speaker *s, ExprId id, bool inner, Str *out) {
    const Expr *e = &s->g->exprs[id];
    const char *lost = "";
    if (amount_is_condition(s->g, id) || gate_of(s, e) >= 0) {
        str_addc(out, '(');
        amount_say_whole(s, id, true, out);
        str_addc(out, ')');
    } else if (e->kind == EXPR_ADD && phrase_is_lost(s->g, id, &lost)) {
        str_add(out, lost);
    } else if (pairs[e->kind].between) {
        say_pair(s, e, inner, out);
    } else if (!say_counted(s, e, out)) {
        phrase_seen(s->g, speaker_cells(s), id, out);
    }
}
