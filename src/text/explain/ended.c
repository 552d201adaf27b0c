/*
** ended.c -- picks the parts of a rule's condition that hold, or that are still missing.
*/
#include "ended.h"

#include "sentence.h"
#include "text/write/verdict.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"

#include <inttypes.h>

typedef struct Inquest {
    const Game *g;
    Scope scope;
    Str *out;
} Inquest;

static int64_t value_of(const Inquest *q, ExprId id) {
    return scope_value(&q->scope, id);
}

/* How often the position has occurred, now included. */
static size_t stood(const Inquest *q) {
    return scope_stood(&q->scope) + 1;
}

/* ---- what holds ---- */

/* " (now 3)", " (now 3 and 5)": the sides of a comparison that are not plain numbers. */
static void add_numbers(const Inquest *q, const Expr *e, Str *out) {
    const ExprId sides[] = {e->a, e->b};
    int said = 0;
    for (int i = 0; i < 2; i++)
        if (q->g->exprs[sides[i]].kind != EXPR_NUM)
            str_addf(out, "%s%" PRId64, said++ ? " and " : "(now ", value_of(q, sides[i]));
    str_add(out, said ? ")" : "");
}

/* The numbers follow what is compared; they come before it if it is so long that nobody would
** find them. */
static void add_one(const Inquest *q, ExprId id, bool wanted) {
    enum { LONG = 240 };
    const Expr *e = &q->g->exprs[id];
    Str says = {0}, now = {0};
    sentence_say(q->g, 0, id, !wanted, &says);
    if (expr_compares(e->kind))
        add_numbers(q, e, &now);
    if (says.n > LONG && now.n > 0)
        str_addf(q->out, "%s %s", str_text(&now), str_text(&says));
    else
        str_addf(q->out, "%s%s%s", str_text(&says), now.n > 0 ? " " : "", str_text(&now));
    str_free(&says);
    str_free(&now);
}

/* Adds the parts of a condition that make it what is `wanted`: hold, or not hold. */
static void add_parts(const Inquest *q, ExprId id, bool wanted) {
    const Expr *e = &q->g->exprs[id];
    if (id != 0 && e->kind == EXPR_NOT) {
        add_parts(q, e->a, !wanted);
    } else if (id == 0 || (e->kind != EXPR_AND && e->kind != EXPR_OR)) {
        add_one(q, id, wanted);
    } else {
        bool a = scope_holds(&q->scope, e->a) == wanted;
        bool b = scope_holds(&q->scope, e->b) == wanted;
        if (a)
            add_parts(q, e->a, wanted);
        if (a && b)
            str_add(q->out, " and ");
        if (b)
            add_parts(q, e->b, wanted);
    }
}

/* ---- what is missing ---- */

/* Whether a counter occurs anywhere in an expression. */
static bool counts(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (id == 0)
        return false;
    if (e->kind == EXPR_VAR)
        return g->vars[e->arg].kind == VAR_COUNT;
    int arity = expr_info[e->kind].arity;
    return (arity > 0 && counts(g, e->a)) || (arity > 1 && counts(g, e->b));
}

/* Adds a part unless the text has it already. */
static void add_once(Str *out, const Str *part, int *said) {
    if (!strstr(str_text(out), str_text(part)))
        str_addf(out, "%s%s", (*said)++ ? ", " : "", str_text(part));
}

/* Whether a condition compares a counter, or asks how often the position has occurred. */
static bool is_counted(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (id == 0 || e->kind == EXPR_REPEATED)
        return id != 0;
    if (e->kind == EXPR_NOT)
        return is_counted(g, e->a);
    if (e->kind == EXPR_AND || e->kind == EXPR_OR)
        return is_counted(g, e->a) || is_counted(g, e->b);
    return expr_compares(e->kind) && counts(g, id);
}

static void add_far(const Inquest *q, ExprId id, bool wanted, bool all, int *said);

/* Whether one of its two parts is enough for it to be as `wanted`. */
static bool is_choice(const Game *g, ExprId id, bool wanted) {
    return id != 0 && g->exprs[id].kind == (wanted ? EXPR_OR : EXPR_AND);
}

/* Adds what each of the alternatives lacks, whole, even if only some of it counts anything. */
static void add_choices(const Inquest *q, ExprId id, bool wanted, int *n) {
    const Expr *e = &q->g->exprs[id];
    if (is_choice(q->g, id, wanted)) {
        add_choices(q, e->a, wanted, n);
        add_choices(q, e->b, wanted, n);
        return;
    }
    Str far = {0};
    const Inquest to = {q->g, q->scope, &far};
    int said = 0;
    add_far(&to, id, wanted, true, &said);
    if (said && !strstr(str_text(q->out), str_text(&far)))
        str_addf(q->out, "%s%s", (*n)++ ? ", or " : "", str_text(&far));
    str_free(&far);
}

static void add_either(const Inquest *q, ExprId id, bool wanted, int *said) {
    Str parts = {0}, whole = {0};
    const Inquest to = {q->g, q->scope, &parts};
    int n = 0;
    add_choices(&to, id, wanted, &n);
    str_addf(&whole, "%s%s", n > 1 ? "either " : "", str_text(&parts));
    if (n > 0)
        add_once(q->out, &whole, said);
    str_free(&parts);
    str_free(&whole);
}

/* Adds the parts that keep a condition from being as `wanted`, true or false; `said`
** counts them. Parts that are so already are left out and, unless `all` is set,
** those that count nothing. */
static void add_far(const Inquest *q, ExprId id, bool wanted, bool all, int *said) {
    const Expr *e = &q->g->exprs[id];
    Str part = {0};
    const Inquest to = {q->g, q->scope, &part};
    if (id == 0 || scope_holds(&q->scope, id) == wanted)
        return;
    if (e->kind == EXPR_REPEATED) {
        str_addf(&part, "the position has occurred %zu of %d times", stood(q), e->arg);
        add_once(q->out, &part, said);
    } else if (e->kind == EXPR_NOT) {
        add_far(q, e->a, !wanted, all, said);
    } else if (is_choice(q->g, id, wanted)) {
        if (all || is_counted(q->g, id))
            add_either(q, id, wanted, said);
    } else if (e->kind == EXPR_AND || e->kind == EXPR_OR) {
        add_far(q, e->a, wanted, all, said);
        add_far(q, e->b, wanted, all, said);
    } else if (all || is_counted(q->g, id)) {
        add_one(&to, id, wanted);
        add_once(q->out, &part, said);
    }
    str_free(&part);
}

/* Adds a line unless the text has it already: the rules for two players may read the same. */
static void add_line(Str *out, const Str *line) {
    for (const char *at = str_text(out); (at = strstr(at, str_text(line))); at += line->n)
        if (at[line->n] == '\n' || at[line->n] == '\0')
            return;
    str_add(out, str_text(line));
}

/* For a rule that counts something, adds what is missing: "draw (equal force), not yet: ...".
** If everything it counts is as it should be, that is whatever else it asks for. */
static void add_rule(const Inquest *q, int i) {
    const Rule *r = &q->g->rules[i];
    Str far = {0}, line = {0};
    const Inquest to = {q->g, q->scope, &far};
    int said = 0;
    add_far(&to, r->when, true, false, &said);
    if (said == 0 && is_counted(q->g, r->when))
        add_far(&to, r->when, true, true, &said);
    if (said) {
        str_addf(&line, "\n%s", verdict_word(r->verdict));
        verdict_write_says(q->g, i, &line);
        str_addf(&line, ", not yet: %s", str_text(&far));
        add_line(q->out, &line);
    }
    str_free(&far);
    str_free(&line);
}

/* Where the condition is long the author's own words go before it. */
static void add_cause(const Inquest *q, int rule) {
    enum { LONG = 400 };
    const char *help = q->g->display->rules[rule].help;
    Str parts = {0};
    const Inquest to = {q->g, q->scope, &parts};
    add_parts(&to, q->g->rules[rule].when, true);
    if (help && parts.n > LONG)
        str_addf(q->out, ". %s\nThis is because %s", help, str_text(&parts));
    else
        str_addf(q->out, ", because %s", str_text(&parts));
    str_free(&parts);
}

void ended_write(const Pos *p, const History *history, Str *out) {
    Inquest q = {p->game, scope_of(p), out};
    Result r = rules_judge(p, history, -1);
    q.scope.history = history;
    if (r.verdict == VERDICT_NONE) {
        str_add(out, "the game goes on");
        if (p->chance)
            str_addf(out, ": a throw is due (%s)", p->game->chances[p->chance - 1].name);
        for (int i = 0; i < p->game->nrules; i++)
            add_rule(&q, i);
        return;
    }
    str_add(out, "the game is over: ");
    verdict_write(p, r, out);
    if (r.rule >= 0)
        add_cause(&q, r.rule);
    else
        str_add(out, ", because no legal move is left and no rule says who wins in that case");
}
