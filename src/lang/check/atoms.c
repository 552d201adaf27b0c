/*
** atoms.c -- what cannot hold at once: a cell holds one thing, a number has one value.
*/
#include "atoms.h"

#include "check.h"

#include "lang/tree/facts.h"

/* ---- ranges of numbers ---- */

static Range range_of_pair(const Def *d, const Node *n, int player) {
    Range a = atoms_range(d, n->a, player), b = atoms_range(d, n->b, player);
    if (n->op == NODE_ADD)
        return (Range){a.least + b.least, a.most + b.most};
    return (Range){a.least - b.most, a.most - b.least};
}

/* Whether the condition can hold of any cell. Only small ones are tried: this runs whenever the
** range of a cells(...) is found, and those can be nested. */
static bool can_be(const Def *d, const Node *cell, int player) {
    enum { SMALL = 20, FEW = 4 };
    Atoms a = {.def = d, .player = player};
    if (cell->size > SMALL)
        return true;
    atoms_of(&a, cell);
    bool can = a.full || a.n > FEW;
    for (unsigned row = 0; row < 1u << a.n && !can; row++)
        can = atoms_agree(&a, row) && atoms_make(&a, cell, row);
    return can;
}

/* The range of a number of a throw (1: the first), over all throws. It includes 0 if an outcome
** has fewer numbers or, outside the rows of throws, because a player's move may come first.
** Throws with very many outcomes are not examined. */
static Range range_of_roll(const Def *d, int number) {
    enum { MANY = 1024 };
    Range all = d->in_row ? (Range){INT32_MAX, INT32_MIN} : (Range){0, 0};
    for (size_t t = 0; t < d->throws.n; t++) {
        const ThrowDef *w = &d->throws.at[t];
        if (w->noutcomes > MANY)
            return (Range){INT32_MIN, INT32_MAX};
        for (int i = 0; i < w->noutcomes; i++) {
            const Outcome *o = &w->outcome[i];
            int64_t n = number <= o->nrolls ? o->roll[number - 1] : 0;
            all.least = n < all.least ? n : all.least;
            all.most = n > all.most ? n : all.most;
        }
    }
    return all;
}

Range atoms_range(const Def *d, const Node *n, int player) {
    static const int64_t far = (int64_t)1 << 40;
    n = node_side(n, player);
    if (n->op == NODE_TRUE)
        return (Range){1, 1};
    if (n->op == NODE_CAPTURED)
        return (Range){0, far}; /* as a number: how many men */
    if (n->sort == SORT_COND)
        return (Range){0, 1};
    if (n->op == NODE_NUM)
        return (Range){n->arg, n->arg};
    if (n->op == NODE_CELLS && !can_be(d, n->a, player))
        return (Range){0, 0};
    CellSet board = set_first((unsigned)d->board.ncells);
    if (n->op == NODE_COUNT) /* an empty set means the whole board */
        return (Range){0, set_count(set_empty(n->set) ? board : n->set)};
    if (n->op == NODE_CELLS || n->op == NODE_GROUPS)
        return (Range){0, set_count(cond_where(n->a, player, board))};
    if (n->op == NODE_VAR) {
        const VarDef *v = &d->vars.at[n->arg];
        bool nobody = who_asks(n->who) != 0; /* captor, loser: then 0 */
        return (Range){nobody && v->min > 0 ? 0 : v->min, nobody && v->max < 0 ? 0 : v->max};
    }
    if (n->op == NODE_ROLL && n->arg >= 1 && d->throws.n > 0)
        return range_of_roll(d, n->arg);
    if (n->op == NODE_ADD || n->op == NODE_SUB)
        return range_of_pair(d, n, player);
    return (Range){-far, far};
}

/* ---- truths ---- */

/* True for one or all of the players, whom `anyone` includes; not for neutral men's owner. */
static bool is_player(int who) {
    return who == WHO_ME || who == WHO_NEXT || who == WHO_ANY || who >= WHO_PLAYER0;
}

/* True if all the kinds named are royal, and so never taken. */
static bool all_royal(const Def *d, Names kinds) {
    for (int i = 0; i < kinds.n; i++) {
        int k = def_piece(d, kinds.at[i]);
        if (k < 0 || !d->pieces.at[k].kind.royal)
            return false;
    }
    return kinds.n > 0;
}

bool atoms_has_royal(const Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].kind.royal)
            return true;
    return false;
}

/* Whether a piece of these kinds (of any, if none is named) could be put down. */
static bool any_drops(const Def *d, Names kinds) {
    bool any = false;
    for (int i = 0; i < (kinds.n ? kinds.n : (int)d->pieces.n) && !any; i++) {
        int k = kinds.n ? def_piece(d, kinds.at[i]) : i;
        any = k < 0 || d->pieces.at[k].drop;
    }
    return any && def_drops(d);
}

/* True if the men of whom a `captured` asks are never taken. Only while d->lands is set is
** `mover` the player who has just moved, as spares_friends means it. */
static bool are_spared(const Def *d, const Node *n) {
    return is_player(n->who) && (d->spares_all || all_royal(d, n->kinds) ||
                                 (d->spares_friends && d->lands && n->who == WHO_ME));
}

/* True if none of these kinds has a walk or a drop, of its own or by a turn. False where
** there are throws, which may move anybody, or options: another choice may give a walk. */
static bool never_move(const Def *d, Names kinds) {
    bool never = d->throws.n == 0 && d->options.n == 0;
    for (int i = 0; i < kinds.n && never; i++) {
        int k = def_piece(d, kinds.at[i]);
        const PieceDef *p = k < 0 ? NULL : &d->pieces.at[k];
        never = p && !p->drop && (!p->move || p->move->op == NODE_NONE) &&
                !check_walks_by_rule(d, p->kind.name);
    }
    return never;
}

/* Whether a player can pass whenever he is to move, so that nobody is ever without a move. A
** `forbid` may rule out the pass, and with another choice of an option there may be none. */
static bool may_always_pass(const Def *d) {
    bool passes = false, forbids = false;
    for (size_t i = 0; i < d->turns.n; i++)
        passes = passes || (d->turns.at[i].nparts == 1 && d->turns.at[i].part[0].pass &&
                            !d->turns.at[i].part[0].when && !d->turns.at[i].most);
    for (size_t i = 0; i < d->decrees.n; i++)
        forbids = forbids || d->decrees.at[i].decree == DECREE_FORBID;
    return passes && !forbids && d->options.n == 0;
}

bool atoms_never(const Def *d, const Node *n) {
    return (n->op == NODE_CAPTURED && are_spared(d, n)) ||
           (n->op == NODE_CAPTOR && never_move(d, n->kinds)) ||
           ((n->op == NODE_LANDED || n->op == NODE_TOUCHED) && set_empty(n->set)) ||
           (n->op == NODE_CHECK && !atoms_has_royal(d)) ||
           (n->op == NODE_PASSED && !def_passes(d)) ||
           (n->op == NODE_NO_MOVES && may_always_pass(d)) ||
           (n->op == NODE_DROPPED && !any_drops(d, n->kinds)) ||
           (n->op == NODE_BY_CHANCE && d->throws.n == 0);
}

static bool is_comparison(const Node *n) {
    return n->op == NODE_EQ || n->op == NODE_LT || n->op == NODE_LE;
}

/* 1 if it always holds, 0 if it never does, -1 if neither is known. */
static int decided(const Atoms *a, const Node *n) {
    if (n->op == NODE_TRUE)
        return 1;
    if (atoms_never(a->def, n))
        return 0;
    if (!is_comparison(n))
        return -1;
    Range x = atoms_range(a->def, n->a, a->player), y = atoms_range(a->def, n->b, a->player);
    if (n->op == NODE_EQ)
        return x.most < y.least || y.most < x.least     ? 0
               : x.least == x.most && y.least == y.most ? 1
                                                        : -1;
    int64_t gap = n->op == NODE_LT ? 1 : 0;
    return x.most + gap <= y.least ? 1 : x.least + gap > y.most ? 0 : -1;
}

/* ---- formulas ---- */

/* The kinds that are named, as bits; all bits if none is. */
static uint64_t kinds_of(const Def *d, Names kinds) {
    uint64_t set = 0;
    for (int i = 0; i < kinds.n; i++) {
        int k = def_piece(d, kinds.at[i]);
        set |= k < 0 ? 0 : (uint64_t)1 << k;
    }
    return kinds.n ? set : ~(uint64_t)0;
}

/* The number that n compares with a constant, which goes to *constant; NULL if n is no such
** comparison. */
static const Node *number_of(const Node *n, int player, int *constant) {
    if (!is_comparison(n))
        return NULL;
    const Node *x = node_side(n->a, player), *y = node_side(n->b, player);
    *constant = x->op == NODE_NUM ? x->arg : y->arg;
    return (x->op == NODE_NUM) == (y->op == NODE_NUM) ? NULL : x->op == NODE_NUM ? y : x;
}

static Atom atom_of(const Atoms *a, const Node *n) {
    Atom new = {.node = n, .kinds = kinds_of(a->def, n->kinds), .like = -1};
    const Node *number = number_of(n, a->player, &new.constant);
    if (!number)
        return new;
    new.range = atoms_range(a->def, number, a->player);
    new.like = a->n;
    for (int i = a->n - 1, c; i >= 0; i--) {
        const Node *other = number_of(a->at[i].node, a->player, &c);
        if (other && node_same(other, number, a->player))
            new.like = i;
    }
    return new;
}

void atoms_of(Atoms *a, const Node *n) {
    n = node_side(n, a->player);
    if (n->op == NODE_AND || n->op == NODE_OR || n->op == NODE_NOT) {
        atoms_of(a, n->a);
        if (n->b)
            atoms_of(a, n->b);
        return;
    }
    int known = decided(a, n);
    if (known == 1 && a->ntruths < TRUTHS_MAX)
        a->truth[a->ntruths++] = n;
    else if (known == 1)
        a->full = true;
    if (known >= 0)
        return;
    for (int i = 0; i < a->n; i++)
        if (node_same(a->at[i].node, n, a->player))
            return;
    if (a->n < ATOMS_MAX)
        a->at[a->n] = atom_of(a, n), a->n++;
    else
        a->full = true;
}

bool atoms_make(const Atoms *a, const Node *n, unsigned row) {
    n = node_side(n, a->player);
    if (n->op == NODE_AND)
        return atoms_make(a, n->a, row) && atoms_make(a, n->b, row);
    if (n->op == NODE_OR)
        return atoms_make(a, n->a, row) || atoms_make(a, n->b, row);
    if (n->op == NODE_NOT)
        return !atoms_make(a, n->a, row);
    for (int i = 0; i < a->n; i++)
        if (node_same(a->at[i].node, n, a->player))
            return row >> i & 1;
    for (int i = 0; i < a->ntruths; i++)
        if (node_same(a->truth[i], n, a->player))
            return true;
    return false;
}

/* ---- what holds together ---- */

/* A cell holds one thing: the conditions must leave something, and a kind if that is a man. */
static bool content_agrees(const Atoms *a, unsigned row) {
    enum { MEN = ON_FRIEND | ON_ENEMY | ON_ROYAL | ON_NEUTRAL };
    unsigned on = ON_ALL;
    uint64_t kinds = ~(uint64_t)0;
    for (int i = 0; i < a->n; i++) {
        bool held = row >> i & 1;
        const Node *n = a->at[i].node;
        if (n->op == NODE_ON)
            on &= held ? (unsigned)n->arg : ~(unsigned)n->arg;
        if (n->op != NODE_KIND)
            continue;
        kinds &= held ? a->at[i].kinds : ~a->at[i].kinds;
        on &= held ? (unsigned)MEN : ON_ALL;
    }
    return on != 0 && (kinds != 0 || on & ~(unsigned)MEN);
}

/* One man made the last move: if some `by` holds, all of them must leave a kind for him. */
static bool mover_agrees(const Atoms *a, unsigned row) {
    bool by = false;
    uint64_t kinds = ~(uint64_t)0;
    for (int i = 0; i < a->n; i++) {
        bool held = row >> i & 1;
        if (a->at[i].node->op != NODE_CAPTOR)
            continue;
        kinds &= held ? a->at[i].kinds : ~a->at[i].kinds;
        by |= held;
    }
    return !by || kinds != 0;
}

/* One player made the last move, and one is to move: two named ones exclude each other. */
static bool players_agree(const Atoms *a, unsigned row) {
    for (int i = 0; i < a->n; i++)
        for (int j = 0; j < i; j++) {
            const Node *x = a->at[i].node, *y = a->at[j].node;
            bool turn = x->op == NODE_MOVER || x->op == NODE_TO_MOVE;
            bool both = row >> i & 1 && row >> j & 1 && x->op == y->op;
            if (turn && both && x->who != y->who && x->who >= WHO_PLAYER0 &&
                y->who >= WHO_PLAYER0)
                return false;
        }
    return true;
}

/* The cells to which men of those kinds can have moved, as the mover sees them; all cells where
** that is not known. */
static CellSet lands_of(const Atoms *a, uint64_t kinds) {
    const Def *d = a->def;
    CellSet cells = set_first((unsigned)d->board.ncells);
    if (!d->lands)
        return cells;
    cells = (CellSet){{0}};
    for (size_t k = 0; k < d->pieces.n; k++)
        if (kinds >> k & 1)
            cells = set_or(cells, d->lands[(size_t)a->player * d->pieces.n + k]);
    return cells;
}

/* The last move ended on one cell, where a man of the kinds that `by` leaves can have come. */
static bool landing_agrees(const Atoms *a, unsigned row) {
    uint64_t kinds = ~(uint64_t)0;
    for (int i = 0; i < a->n; i++)
        if (a->at[i].node->op == NODE_CAPTOR)
            kinds &= row >> i & 1 ? a->at[i].kinds : ~a->at[i].kinds;
    CellSet cells = lands_of(a, kinds);
    const Node *first = NULL;
    bool landed = false;
    for (int i = 0; i < a->n; i++) {
        const Node *n = a->at[i].node;
        bool held = row >> i & 1;
        if (n->op != NODE_LANDED)
            continue;
        first = first ? first : n;
        if (n->who != first->who) /* zones as different players see them */
            return true;
        cells = held ? set_and(cells, n->set) : set_minus(cells, n->set);
        landed |= held;
    }
    return !landed || !set_empty(cells);
}

/* A capture of a King is a capture: where a `captured` holds, so does one of more kinds, or of
** anyone's. */
static bool catch_agrees(const Atoms *a, unsigned row) {
    for (int i = 0; i < a->n; i++)
        for (int j = 0; j < a->n; j++) {
            const Node *x = a->at[i].node, *y = a->at[j].node;
            bool only_first = row >> i & 1 && !(row >> j & 1);
            if (only_first && x->op == NODE_CAPTURED && y->op == NODE_CAPTURED &&
                (y->who == x->who || (y->who == WHO_ANY && is_player(x->who))) &&
                !(a->at[i].kinds & ~a->at[j].kinds))
                return false;
        }
    return true;
}

/* The part of r in which atom i, a comparison with a constant, has the value `held`. */
static Range narrowed(const Atoms *a, int i, bool held, Range r) {
    const Node *n = a->at[i].node;
    bool first = node_side(n->a, a->player)->op == NODE_NUM; /* the constant is on the left */
    int64_t c = a->at[i].constant, step = n->op == NODE_LT ? 1 : 0;
    if (n->op == NODE_EQ && held)
        return (Range){r.least > c ? r.least : c, r.most < c ? r.most : c};
    if (n->op == NODE_EQ) {
        r.least += r.least == c;
        r.most -= r.most == c;
        return r;
    }
    int64_t above = c + (held ? step : 1 - step), below = c - (held ? step : 1 - step);
    if (first == held)
        r.least = r.least > above ? r.least : above;
    else
        r.most = r.most < below ? r.most : below;
    return r;
}

/* The atoms about a number must leave a value for it. */
static bool numbers_agree(const Atoms *a, unsigned row) {
    Range left[ATOMS_MAX];
    for (int i = 0; i < a->n; i++) {
        int like = a->at[i].like;
        if (like < 0)
            continue;
        left[i] = a->at[i].range;
        left[like] = narrowed(a, i, row >> i & 1, left[like]);
        if (left[like].least > left[like].most)
            return false;
    }
    return true;
}

bool atoms_agree(const Atoms *a, unsigned row) {
    return content_agrees(a, row) && mover_agrees(a, row) && landing_agrees(a, row) &&
           catch_agrees(a, row) && players_agree(a, row) && numbers_agree(a, row);
}
