/*
** said.c -- turns conditions, which are binary trees, into flat lists.
*/
#include "said.h"

static const Expr *expr(const Game *g, ExprId id) {
    return &g->exprs[id];
}

/* ---- putting in order ---- */

bool said_is_number(const Game *g, ExprId id, int value) {
    return expr(g, id)->kind == EXPR_NUM && expr(g, id)->arg == value;
}

bool said_joins(const Game *g, Said c, bool any) {
    if (c.id == 0)
        return false;
    ExprKind kind = (ExprKind)expr(g, c.id)->kind;
    if (kind == EXPR_MUL || kind == EXPR_AND)
        return any == c.opposite;
    return kind == EXPR_OR && any != c.opposite;
}

/* True if it follows from `mask` (0: not known) that one of `who` is on the cell, or (with
** `holds` false) that none is. */
static bool follows(unsigned mask, unsigned who, bool holds) {
    return mask ? (mask & (holds ? ~who : who)) == 0 : who == 0 && !holds;
}

/* True if c is known to hold, or (with `holds` false) not to hold, in every position where
** `mask` is right. */
static bool said_is_known(const Game *g, Said c, bool holds, unsigned mask) {
    const Expr *e = expr(g, c.id);
    holds = holds != c.opposite;
    if (c.id == 0)
        return holds;
    if (e->kind == EXPR_AND || e->kind == EXPR_OR) {
        bool a = said_is_known(g, (Said){e->a, false}, holds, mask),
             b = said_is_known(g, (Said){e->b, false}, holds, mask);
        return (e->kind == EXPR_AND) == holds ? a && b : a || b;
    }
    if (e->kind == EXPR_NOT)
        return said_is_known(g, (Said){e->a, true}, holds, mask);
    if (e->kind == EXPR_WAS)
        return said_is_known(g, (Said){e->a, false}, holds, 0);
    if (e->kind == EXPR_BESIDE)
        return !holds && said_is_known(g, (Said){e->a, false}, false, 0);
    if (e->kind == EXPR_KIND)
        return !holds && mask &&
               follows(mask, ON_ANYTHING & ~(unsigned)(ON_EMPTY | ON_HOLE), false);
    return e->kind == EXPR_NUM ? (e->arg != 0) == holds
                               : e->kind == EXPR_ON && follows(mask, (unsigned)e->arg, holds);
}

bool said_never(const Game *g, ExprId id, unsigned mask) {
    return said_is_known(g, (Said){id, false}, false, mask);
}

Said said_plain(const Game *g, Said c, unsigned mask) {
    for (Said next = c;; c = next) {
        const Expr *e = expr(g, c.id);
        bool any = said_joins(g, c, true), list = any || said_joins(g, c, false);
        if (c.id && e->kind == EXPR_NOT)
            next = (Said){e->a, !c.opposite};
        else if (list && said_is_known(g, (Said){e->a, c.opposite}, !any, mask))
            next.id = e->b;
        else if (list && said_is_known(g, (Said){e->b, c.opposite}, !any, mask))
            next.id = e->a;
        else
            return c;
    }
}

static bool is_there(const SaidList *list, Said c) {
    for (int i = 0; i < list->n; i++)
        if (list->at[i].id == c.id && list->at[i].opposite == c.opposite)
            return true;
    return false;
}

/* Whether both conditions are of one sort. */
static bool alike(const Game *g, Said a, Said b) {
    return a.id && b.id && a.opposite == b.opposite &&
           expr(g, a.id)->kind == expr(g, b.id)->kind;
}

void said_collect(const Game *g, Said c, bool any, SaidList *out) {
    c = said_plain(g, c, out->mask);
    if (said_joins(g, c, any)) {
        said_collect(g, (Said){expr(g, c.id)->a, c.opposite}, any, out);
        said_collect(g, (Said){expr(g, c.id)->b, c.opposite}, any, out);
    } else if (!said_is_known(g, c, !any, out->mask) && !is_there(out, c)) {
        if (out->n < SAID_MAX)
            out->at[out->n++] = c;
        else
            out->more++, out->mixed |= !alike(g, c, out->at[SAID_MAX - 1]);
    }
}

/* Puts those that are unlike the last one before the others: how many they are. */
static int put_apart(const Game *g, SaidList *list) {
    SaidList like = {0};
    int n = 0;
    for (int i = 0; i < list->n; i++)
        if (alike(g, list->at[i], list->at[list->n - 1]))
            like.at[like.n++] = list->at[i];
        else
            list->at[n++] = list->at[i];
    for (int i = 0; i < like.n; i++)
        list->at[n + i] = like.at[i];
    return n;
}

int said_enough(const Game *g, SaidList *list) {
    enum { MANY = 7, FIRST = 2 };
    int most = list->more ? put_apart(g, list) + FIRST : list->n;
    for (int i = 0; i < list->n; i++)
        if (!alike(g, list->at[i], list->at[0]))
            return most < list->n ? most : list->n;
    return list->n < MANY ? list->n : FIRST;
}

bool said_is_list(const Game *g, Said c, unsigned mask) {
    c = said_plain(g, c, mask);
    return said_joins(g, c, true) || said_joins(g, c, false);
}

/* ---- men ---- */

unsigned said_seen(unsigned mask) {
    return mask & ON_ENEMY ? mask & ~(unsigned)ON_ROYAL : mask;
}

/* The kinds of a condition that asks for a man of some kinds and nothing else; or 0. */
static KindSet kinds_of(const Game *g, Said c) {
    SaidList any = {0};
    KindSet kinds = 0;
    said_collect(g, c, true, &any);
    if (any.more)
        return 0;
    for (int i = 0; i < any.n; i++) {
        const Expr *e = expr(g, any.at[i].id);
        if (any.at[i].id == 0 || any.at[i].opposite || e->kind != EXPR_KIND || e->arg == 0)
            return 0;
        kinds |= g->kindsets[e->arg];
    }
    return kinds;
}

bool said_take_man(const Game *g, SaidList *list, Man *man) {
    int left = 0, taken = 0;
    *man = (Man){.mask = ON_ANYTHING};
    for (int i = 0; i < list->n; i++) {
        Said c = list->at[i];
        const Expr *e = expr(g, c.id);
        if (c.id && e->kind == EXPR_ON && !c.opposite)
            man->mask &= (unsigned)e->arg, taken++;
        else if (man->kinds == 0 && kinds_of(g, c))
            man->kinds = kinds_of(g, c), taken++;
        else if (c.id && e->kind == EXPR_KIND && !c.opposite && e->arg == 0)
            man->any = true, taken++;
        else
            list->at[left++] = c;
    }
    list->n = left;
    man->mask = said_seen(man->mask);
    return taken > 0;
}

bool said_is_man(const Game *g, ExprId id, Man *man, bool *nobody) {
    SaidList list = {0};
    Said c = said_plain(g, (Said){id, false}, 0);
    *nobody = c.opposite;
    c.opposite = false;
    said_collect(g, c, false, &list);
    return said_take_man(g, &list, man) && list.n + list.more == 0;
}

void said_add_number(int64_t n, Str *out) {
    static const char *const words[] = {"no",   "one",    "two",   "three", "four",
                                        "five", "six",    "seven", "eight", "nine",
                                        "ten",  "eleven", "twelve"};
    if (n >= 0 && n < (int64_t)(sizeof words / sizeof *words))
        str_add(out, words[n]);
    else
        str_addf(out, "%lld", (long long)n);
}
