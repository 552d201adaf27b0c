/*
** logic.c -- conditions that can never hold, or always do.
**
** A condition is a formula over atoms, the conditions within it that are joined by "and", "or" and
** "not"; two that ask the same are one atom. What cannot hold in any row of its truth table never holds.
** A comparison of which the ranges of both sides decide it is no atom but a truth. What a cell holds is one
** thing: atoms that ask for different ones do not hold together.
**
**     no_moves * -no_moves              never
**     count(mover):over(100)            never, on a board of 64 cells
**     draw { no_moves }, win { no_moves * in_check() }    the second never: the first comes before it
*/
#include "odd.h"

#include "lang/tree/facts.h"

#include <stdlib.h>

/* More atoms are not tried: their table would have more than some thousand rows. */
enum { ATOMS_MAX = 12 };

typedef struct Logic {
    const Def *def;
    int player, natoms;
    const Node *atom[ATOMS_MAX];
    bool full;
} Logic;

typedef struct Range {
    int64_t least, most;
} Range;

/* ---- ranges of numbers ---- */

static Range range_of(const Logic *l, const Node *n);

static Range range_of_pair(const Logic *l, const Node *n) {
    Range a = range_of(l, n->a), b = range_of(l, n->b);
    if (n->op == NODE_ADD)
        return (Range){a.least + b.least, a.most + b.most};
    return (Range){a.least - b.most, a.most - b.least};
}

static Range range_of(const Logic *l, const Node *n) {
    static const int64_t far = (int64_t)1 << 40;
    n = node_side(n, l->player);
    if (n->op == NODE_TRUE)
        return (Range){1, 1};
    if (n->sort == SORT_COND)
        return (Range){0, 1};
    if (n->op == NODE_NUM)
        return (Range){n->arg, n->arg};
    if (n->op == NODE_COUNT || n->op == NODE_CELLS || n->op == NODE_GROUPS)
        return (Range){0, l->def->board.ncells};
    if (n->op == NODE_VAR) {
        const VarDef *v = &l->def->vars.at[n->arg];
        return (Range){v->min, v->max};
    }
    if (n->op == NODE_ADD || n->op == NODE_SUB)
        return range_of_pair(l, n);
    return (Range){-far, far};
}

/* Are all that it names royal, of whom none is ever taken? */
static bool all_royal(const Def *d, Names kinds) {
    for (int i = 0; i < kinds.n; i++) {
        int k = def_piece(d, kinds.at[i]);
        if (k < 0 || !d->pieces.at[k].kind.royal)
            return false;
    }
    return kinds.n > 0;
}

static bool has_royal(const Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].kind.royal)
            return true;
    return false;
}

/* 1 where the ranges make the comparison true, 0 where false, else -1. */
static int decided(const Logic *l, const Node *n) {
    if (n->op == NODE_TRUE)
        return 1;
    if (n->op == NODE_CAPTURED && all_royal(l->def, n->kinds))
        return 0;
    if (n->op == NODE_CHECK && !has_royal(l->def))
        return 0;
    if (n->op != NODE_EQ && n->op != NODE_LT && n->op != NODE_LE)
        return -1;
    Range a = range_of(l, n->a), b = range_of(l, n->b);
    if (n->op == NODE_EQ)
        return a.most < b.least || b.most < a.least     ? 0
               : a.least == a.most && b.least == b.most ? 1
                                                        : -1;
    int64_t gap = n->op == NODE_LT ? 1 : 0;
    return a.most + gap <= b.least ? 1 : a.least + gap > b.most ? 0 : -1;
}

/* ---- formulas ---- */

static void gather(Logic *l, const Node *n) {
    n = node_side(n, l->player);
    if (n->op == NODE_AND || n->op == NODE_OR || n->op == NODE_NOT) {
        gather(l, n->a);
        if (n->b)
            gather(l, n->b);
        return;
    }
    if (decided(l, n) >= 0)
        return;
    for (int i = 0; i < l->natoms; i++)
        if (node_same(l->atom[i], n, l->player))
            return;
    if (l->natoms < ATOMS_MAX)
        l->atom[l->natoms++] = n;
    else
        l->full = true;
}

/* In the row of the table in which atom i holds where bit i is set. */
static bool holds(const Logic *l, const Node *n, unsigned row) {
    n = node_side(n, l->player);
    if (n->op == NODE_AND)
        return holds(l, n->a, row) && holds(l, n->b, row);
    if (n->op == NODE_OR)
        return holds(l, n->a, row) || holds(l, n->b, row);
    if (n->op == NODE_NOT)
        return !holds(l, n->a, row);
    int known = decided(l, n);
    for (int i = 0; i < l->natoms && known < 0; i++)
        if (node_same(l->atom[i], n, l->player))
            return row >> i & 1;
    return known == 1;
}

/* Could a cell hold what the row says of it? Atoms about what stands there are sets of ON_*. */
static bool is_row(const Logic *l, unsigned row) {
    unsigned on = ON_ALL;
    for (int i = 0; i < l->natoms; i++)
        if (l->atom[i]->op == NODE_ON)
            on &= row >> i & 1 ? (unsigned)l->atom[i]->arg : ~(unsigned)l->atom[i]->arg;
    return on != 0;
}

/* Is there a row in which n is `wanted` and, unless NULL, `other` is not true? */
static bool is_possible(const Def *d, const Node *n, bool wanted, const Node *other) {
    for (int player = 0; player < d->nplayers; player++) {
        Logic l = {.def = d, .player = player};
        gather(&l, n);
        if (other)
            gather(&l, other);
        for (unsigned row = 0; row < 1u << l.natoms || l.full; row++)
            if (l.full || (is_row(&l, row) && holds(&l, n, row) == wanted &&
                           !(other && holds(&l, other, row))))
                return true;
    }
    return false;
}

/* ---- what is said of them ---- */

static void say(Def *d, Place at, const char *text) {
    diags_add(d->diags, DIAG_WARNING, at.file, at.line, "%s", text);
}

/* What makes it so, beside the formula. */
static const char *because(const Def *d, const Node *n) {
    if (node_has(n, 0, NODE_CHECK, true) && !has_royal(d))
        return "; no piece is royal";
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].kind.royal && node_has(n, 0, NODE_CAPTURED, true))
            return "; who is royal is never taken";
    return "; leave it out";
}

/* A size that is worth trying. */
static bool is_small(const Node *n) {
    enum { SMALL = 300 };
    return n && n->sort == SORT_COND && n->size <= SMALL;
}

/* A rule waits for what no move may leave behind. After a throw it may come to that all the same. */
static void warn_of_forbidden(Def *d, const RuleDef *r) {
    for (size_t i = 0; i < d->decrees.n && d->throws.n == 0; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        if (c->decree != DECREE_FORBID || !is_small(c->when) ||
            is_possible(d, r->when, true, c->when))
            continue;
        say(d, r->place,
            arena_printf(d->arena,
                         "this rule never applies: line %d forbids the moves after which it "
                         "would; is it about the other player?",
                         c->place.line));
        return;
    }
}

static void check_rule(Def *d, size_t i) {
    const RuleDef *r = &d->rules.at[i];
    if (!is_small(r->when))
        return;
    if (!is_possible(d, r->when, true, NULL)) {
        say(d, r->place,
            arena_printf(d->arena, "this rule never applies: its condition can never hold%s",
                         because(d, r->when)));
        return;
    }
    if (!is_possible(d, r->when, false, NULL))
        say(d, r->place,
            "this rule always applies: its condition always holds, so the first move ends the "
            "game");
    for (size_t j = 0; j < i; j++) {
        const RuleDef *q = &d->rules.at[j];
        if (is_small(q->when) && !is_possible(d, r->when, true, q->when)) {
            say(d, r->place,
                arena_printf(
                    d->arena,
                    "this rule never applies: that of line %d holds whenever it does, and "
                    "is read first; put it before that",
                    q->place.line));
            return;
        }
    }
    warn_of_forbidden(d, r);
}

/* Where a condition opens something: what never holds shuts it for good. */
static void check_open(Def *d, const Node *when, Place at, const char *what) {
    if (is_small(when) && !is_possible(d, when, true, NULL))
        say(d, at,
            arena_printf(d->arena, "%s: this condition can never hold; leave all of it out",
                         what));
}

/* A number by which things are compared. */
static void check_number(Def *d, const Node *n, Place at, const char *what) {
    Range r = {0, n != NULL};
    for (int player = 0; n && player < d->nplayers; player++) {
        r = range_of(&(Logic){.def = d, .player = player}, n);
        if (r.least != r.most)
            return;
    }
    if (n)
        say(d, at,
            arena_printf(d->arena, "%s: this number is always %lld", what, (long long)r.least));
}

/* Does every way through a walk ask, of a cell or of the whole, for what can never hold? */
static bool is_barred(const Def *d, const Node *n) {
    if (n->op == NODE_SIDES) {
        bool all = true;
        for (int p = 0; p < d->nplayers && all; p++)
            all = is_barred(d, n->side[p]);
        return all;
    }
    switch (node_info[n->op].steps) {
    case STEPS_EITHER: return is_barred(d, n->a) && is_barred(d, n->b);
    case STEPS_BOTH: return is_barred(d, n->a) || is_barred(d, n->b);
    case STEPS_TIMES:
    case STEPS_LIKE: return is_barred(d, n->a);
    case STEPS_NO_WAY: return true;
    case STEPS_NOT:
        return n->op == NODE_AT && is_small(n->a) && !is_possible(d, n->a, true, NULL);
    case STEPS_ACTS:
    case STEPS_ALL: break;
    }
    return false;
}

/* A drop that is `none` is told of as such (idle.c). */
static void check_drops(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        if (p->drop && p->drop->op != NODE_NONE && is_barred(d, p->drop))
            say(d, p->place,
                arena_printf(d->arena,
                             "piece '%s': it can never be put down: what its drop asks for can "
                             "never hold",
                             p->kind.name));
    }
}

static void check_statements(Def *d) {
    check_drops(d);
    for (size_t i = 0; i < d->follows.n; i++)
        check_open(d, d->follows.at[i].from, d->follows.at[i].place, "follow: 'from'");
    for (size_t i = 0; i < d->goals.n; i++)
        check_number(d, d->goals.at[i].number, d->goals.at[i].place, "goal");
    for (size_t i = 0; i < d->turns.n; i++) {
        const TurnDef *t = &d->turns.at[i];
        check_number(d, t->most, t->place, "turn: 'most'");
        for (int k = 0; k < t->nparts; k++)
            check_open(d, t->part[k].when, t->place, "turn: 'when'");
    }
}

void check_logic(Def *d) {
    for (size_t i = 0; i < d->rules.n; i++)
        check_rule(d, i);
    check_statements(d);
    for (size_t i = 0; i < d->decrees.n; i++) {
        const DecreeDef *c = &d->decrees.at[i];
        const char *word = decree_words[c->decree];
        if (!is_small(c->when))
            continue;
        if (!is_possible(d, c->when, true, NULL))
            say(d, c->place,
                arena_printf(d->arena, "%s: this condition can never hold%s", word,
                             because(d, c->when)));
        else if (!is_possible(d, c->when, false, NULL))
            say(d, c->place, arena_printf(d->arena, "%s: this condition always holds", word));
    }
}
