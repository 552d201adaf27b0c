/*
** traits.c -- questions about all programs and shapes of a game.
*/
#include "traits.h"

#include "vm/ask/begun.h"
#include "vm/ask/entry.h"

#include <stdlib.h>
#include <string.h>

/* ---- moves that do not name where they began ---- */

static bool names_start(const Act *a) {
    return a->ref_a == REF_START || a->ref_b == REF_START;
}

/* True if the walk can go on from `at` to its end without an act that names its start. */
static bool ends_nameless(const Game *g, const Program *p, unsigned at, bool *seen) {
    while (!seen[at]) {
        const uint16_t *code = &p->code[at];
        const OpInfo *info = &op_info[*code];
        seen[at] = true;
        if (info->flow == FLOW_STOP || (*code == OP_ACT && names_start(&g->acts[code[1]])))
            return *code == OP_END;
        if (info->flow == FLOW_BOTH && ends_nameless(g, p, code[1], seen))
            return true;
        at = info->flow == FLOW_GOTO ? code[1] : at + info->length;
    }
    return false;
}

/* True if the program of a drop can end on a cell in several ways. */
static bool may_meet(const Program *p) {
    return program_has(p, OP_FORK) || program_has(p, OP_STEP) || program_has(p, OP_LONG) ||
           program_has(p, OP_ANYWHERE);
}

/* True if two ways of putting a man down can end alike. Walks that only enter a cell all differ
** in that cell. */
static bool drops_meet(const Game *g, int row) {
    for (int i = 0; row > 0 && i < g->nplayers * g->nkinds; i++) {
        const Program *p = game_walk(g, row, i / g->nkinds, i % g->nkinds);
        if (p && may_meet(p))
            return true;
    }
    return false;
}

/* True if a walk of a turn's only part can be a move that does not name its start. */
static bool part_nameless(const Game *g, const Part *part) {
    bool nameless = drops_meet(g, part->drops);
    for (int i = 0; i < (g->nplayers + 1) * g->nkinds && !nameless; i++) {
        const Program *p = game_walk(g, part->program, i / g->nkinds, i % g->nkinds);
        if (!p || !(part->kinds >> i % g->nkinds & 1))
            continue;
        bool *seen = mem_grow(NULL, sizeof *seen * (size_t)p->n);
        memset(seen, 0, sizeof *seen * (size_t)p->n);
        nameless = ends_nameless(g, p, 0, seen);
        free(seen);
    }
    return nameless;
}

static bool is_named_walk(const Game *g, const Turn *t) {
    const Part *part = &t->part[0];
    return t->nparts == 1 && part->kinds && !part->drops && !part->only_drops &&
           !part_nameless(g, part);
}

static bool turns_come_in_turn(const Game *g) {
    for (int i = 0; i < g->nturns; i++)
        if (!is_named_walk(g, &g->turns[i]) || (i > 0 && !g->turns[i].otherwise))
            return false;
    return true;
}

/* ---- royal men that the tables can guard ---- */

/* True if a walk can change a man into a kind that is royal, or one that is not. */
static bool recasts(const Game *g, const Program *p, bool royal) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        const Act *a = p->code[at] == OP_ACT ? &g->acts[p->code[at + 1]] : NULL;
        if (a && fx_info[a->fx].does & DOES_RECAST && (g->royal >> a->kind & 1) == royal)
            return true;
    }
    return false;
}

/* True if an act of any walk or query does one of these things (DOES_*). */
static bool any_does(const Game *g, unsigned does) {
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].does & does)
            return true;
    return false;
}

/* True if no move makes a royal man of one who is not, or the reverse. */
static bool royals_stay(const Game *g) {
    if (g->nfollows || any_does(g, DOES_MANY))
        return false;
    for (int i = 0; i < g->nprograms * (g->nplayers + 1) * g->nkinds; i++) {
        const Program *p = g->programs[i] < 0 ? NULL : &g->walks[g->programs[i]];
        if (p && recasts(g, p, !(g->royal >> (i % g->nkinds) & 1)))
            return false;
    }
    return true;
}

/* True if the game forbids exactly one thing: leaving one's own royal man attacked. */
static bool is_guarded(const Game *g) {
    const Conditions *forbid = &g->decree[DECREE_FORBID];
    const Expr *e = forbid->n ? &g->exprs[forbid->at[0]] : NULL;
    return g->royal && forbid->n == 1 && e->kind == EXPR_CHECK && e->who == WHO_ME &&
           royals_stay(g);
}

/* True if no man on the board has a walk of his own. */
static bool all_stand(const Game *g) {
    for (int i = 0; i < (g->nplayers + 1) * g->nkinds; i++)
        if (g->programs[i] >= 0)
            return false;
    return true;
}

static bool has_second_choices(const Game *g) {
    for (int i = 0; i < g->nwalks; i++)
        if (program_has(&g->walks[i], OP_SECOND))
            return true;
    return false;
}

/* ---- throws ---- */

static bool asks_rolls(const Game *g, ExprId e) {
    return e && g->facts[e].asks & ASK_THROW;
}

/* True if a test of a query asks for the numbers thrown. */
static bool query_asks_rolls(const Game *g, const Program *q) {
    bool asks = false;
    for (int at = 0; at < q->n && !asks; at += op_length(q->code[at]))
        asks = q->code[at] == OP_TEST && asks_rolls(g, q->code[at + 1]);
    return asks;
}

static bool rolls_are_told(const Game *g) {
    bool told = false;
    for (int i = 0; i < g->ntriggers && !told; i++)
        told = asks_rolls(g, g->triggers[i].when) || asks_rolls(g, g->triggers[i].value);
    for (int i = 0; i < g->nacts && !told; i++)
        told = fx_info[g->acts[i].fx].with & WITH_EXPR && asks_rolls(g, g->acts[i].expr);
    for (int i = 0; i < g->nqueries && !told; i++)
        told = query_asks_rolls(g, &g->queries[i]);
    return told;
}

Traits traits_of(const Game *g) {
    const Turn *first = &g->turns[0];
    bool simple =
        g->nturns == 1 && first->nparts == 1 && !first->most && !first->part[0].captures;
    return (Traits){.simple_turn = simple,
                    .nameless = simple && part_nameless(g, &first->part[0]),
                    .dwindles = !any_does(g, DOES_BRING),
                    .has_entries = entry_exists(g),
                    .by_parts = begun_exists(g),
                    .ordered = has_second_choices(g),
                    .fallback_turns = !simple && turns_come_in_turn(g),
                    .walkless = all_stand(g),
                    .rolls_matter = rolls_are_told(g),
                    .guards_royal = is_guarded(g)};
}
