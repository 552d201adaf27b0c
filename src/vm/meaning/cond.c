/*
** cond.c -- what conditions and numbers mean: for each row of exprs.def the answer for one
** cell, one_NAME(), and, where a cell decides it and there is a short way, for many, all_NAME().
**
** Nothing that an expression reads changes while it is asked, so the order is free: of `and` and
** `or` the part that costs less is asked first. lang has checked kinds, verify.c indices.
*/
#include "cond.h"

#include "answers.h"
#include "base/saturate.h"
#include "query.h"
#include "row.h"
#include "spread.h"

static const CellSet NO_CELLS;

/* ---- whose, and which ---- */

static bool is_anyone(int who) {
    return who == WHO_ANY || who == WHO_NOBODY;
}

static bool owned_by(const Scope *s, Piece x, int who) {
    const Game *g = s->pos->game;
    return is_anyone(who) ? g->owner[x] != g->nplayers : g->owner[x] == scope_player(s, who);
}

static bool in_kinds(const Game *g, Piece x, int kindset) {
    return g->kindsets[kindset] >> g->kind[x] & 1;
}

/* ---- numbers ---- */

static int64_t one_NUM(const Scope *s, const Cond *c) {
    (void)s;
    return c->arg;
}

/* Kept per player, the copies stand side by side; nobody's is the first. */
static int64_t one_VAR(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    int who = g->vars[c->arg].player >= 0 && c->who != WHO_NOBODY ? scope_player(s, c->who) : 0;
    return s->pos->var[c->arg + (who < g->nplayers ? who : 0)];
}

/* Most operands are numbers and variables: those are read at once. */
static inline int64_t operand(const Scope *s, const Cond *c) {
    if (c->kind == EXPR_NUM)
        return c->arg;
    return c->shared ? s->pos->var[c->arg] : c->one(s, c);
}

static int64_t one_ADD(const Scope *s, const Cond *c) {
    return saturate_add(operand(s, c->a), operand(s, c->b));
}

static int64_t one_SUB(const Scope *s, const Cond *c) {
    return saturate_sub(operand(s, c->a), operand(s, c->b));
}

/* A number times a condition is common: where that fails, the number is not asked. */
static int64_t one_MUL(const Scope *s, const Cond *c) {
    int64_t b = operand(s, c->b);
    return b ? saturate_mul(operand(s, c->a), b) : 0;
}

static int64_t one_DIV(const Scope *s, const Cond *c) {
    return saturate_div(operand(s, c->a), operand(s, c->b));
}

static int64_t one_MOD(const Scope *s, const Cond *c) {
    return saturate_mod(operand(s, c->a), operand(s, c->b));
}

static int64_t one_MIN(const Scope *s, const Cond *c) {
    int64_t a = operand(s, c->a), b = operand(s, c->b);
    return a < b ? a : b;
}

static int64_t one_MAX(const Scope *s, const Cond *c) {
    int64_t a = operand(s, c->a), b = operand(s, c->b);
    return a > b ? a : b;
}

/* ---- comparisons, and, or, not ---- */

static int64_t one_EQ(const Scope *s, const Cond *c) {
    return operand(s, c->a) == operand(s, c->b);
}

static int64_t one_LT(const Scope *s, const Cond *c) {
    return operand(s, c->a) < operand(s, c->b);
}

static int64_t one_LE(const Scope *s, const Cond *c) {
    return operand(s, c->a) <= operand(s, c->b);
}

static int64_t one_AND(const Scope *s, const Cond *c) {
    return c->a->one(s, c->a) && c->b->one(s, c->b);
}

static CellSet all(const Scope *s, const Cond *c, CellSet among) {
    return set_empty(among) ? among : c->all(s, c, among);
}

static CellSet all_AND(const Scope *s, const Cond *c, CellSet among) {
    return all(s, c->b, all(s, c->a, among));
}

static int64_t one_OR(const Scope *s, const Cond *c) {
    return c->a->one(s, c->a) || c->b->one(s, c->b);
}

static CellSet all_OR(const Scope *s, const Cond *c, CellSet among) {
    CellSet first = all(s, c->a, among);
    return set_or(first, all(s, c->b, set_minus(among, first)));
}

static int64_t one_NOT(const Scope *s, const Cond *c) {
    return !c->a->one(s, c->a);
}

static CellSet all_NOT(const Scope *s, const Cond *c, CellSet among) {
    return set_minus(among, all(s, c->a, among));
}

/* ---- about the cell ---- */

static bool has_cell(const Scope *s) {
    return s->here != SQ_NONE;
}

static int64_t one_ON(const Scope *s, const Cond *c) {
    return has_cell(s) &&
           piece_mask(s->pos->game, s->me, scope_at(s, s->here)) & (unsigned)c->arg;
}

/* What is imagined stands on every cell that is asked about. */
static CellSet all_ON(const Scope *s, const Cond *c, CellSet among) {
    unsigned mask = (unsigned)c->arg;
    if (s->target == SQ_EACH)
        return piece_mask(s->pos->game, s->me, s->as) & mask ? among : NO_CELLS;
    return set_and(among, scope_on(s, mask));
}

static int64_t one_KIND(const Scope *s, const Cond *c) {
    Piece x = has_cell(s) ? scope_at(s, s->here) : PIECE_NONE;
    return piece_is(x) && in_kinds(s->pos->game, x, c->arg);
}

static CellSet all_KIND(const Scope *s, const Cond *c, CellSet among) {
    const Game *g = s->pos->game;
    if (s->target == SQ_EACH)
        return piece_is(s->as) && in_kinds(g, s->as, c->arg) ? among : NO_CELLS;
    return scope_of_kinds(s, g->kindsets[c->arg], among);
}

static int64_t one_IN(const Scope *s, const Cond *c) {
    return has_cell(s) && set_has(&s->pos->game->zones[c->arg], s->here);
}

static CellSet all_IN(const Scope *s, const Cond *c, CellSet among) {
    return set_and(among, s->pos->game->zones[c->arg]);
}

/* Where the man lifted from the start of the walk could be captured. */
static CellSet all_attacks(const Scope *s) {
    Memo *m = s->memo;
    if (m->attacks_of != s->start) {
        m->attacks = s->pos->game->answers->attacks(s->pos, s->me, s->start);
        m->attacks_of = s->start;
    }
    return m->attacks;
}

static int64_t one_ATTACKED(const Scope *s, const Cond *c) {
    (void)c;
    if (!has_cell(s))
        return 0;
    if (!s->memo)
        return s->pos->game->answers->attacked(s->pos, s->me, s->here, s->start);
    CellSet attacks = all_attacks(s);
    return set_has(&attacks, s->here);
}

static CellSet all_ATTACKED(const Scope *s, const Cond *c, CellSet among) {
    (void)c;
    return set_and(among, s->memo ? all_attacks(s)
                                  : s->pos->game->answers->attacks(s->pos, s->me, s->start));
}

static int64_t one_REACHED(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    CellSet men = has_cell(s) ? scope_men(s, c->who) : NO_CELLS;
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        if (in_kinds(g, s->pos->cell[from], c->arg) &&
            g->answers->reaches(s->pos, from, s->here))
            return true;
    }
    return false;
}

static int64_t one_MARKED(const Scope *s, const Cond *c) {
    return has_cell(s) && one_VAR(s, c) == s->here + 1;
}

static CellSet all_MARKED(const Scope *s, const Cond *c, CellSet among) {
    int64_t cell = one_VAR(s, c);
    return cell > 0 ? set_and(among, set_of((unsigned)(cell - 1))) : NO_CELLS;
}

static int64_t one_START(const Scope *s, const Cond *c) {
    (void)c;
    return has_cell(s) && s->here == s->start;
}

static CellSet all_START(const Scope *s, const Cond *c, CellSet among) {
    (void)c;
    return s->start == SQ_NONE ? NO_CELLS : set_and(among, set_of(s->start));
}

/* Cell by cell. */
static CellSet all_each(const Scope *s, const Cond *c, CellSet among) {
    CellSet yes = NO_CELLS;
    Scope at = *s;
    while (!set_empty(among)) {
        at.here = (Sq)set_pop(&among);
        at.target = s->target == SQ_EACH ? at.here : s->target;
        if (c->one(&at, c))
            set_add(&yes, at.here);
    }
    return yes;
}

/* From so many parts on, cells are asked all together: each `beside` in another multiplies. */
enum { BESIDE_PARTS = 256 };

static CellSet all_BESIDE(const Scope *s, const Cond *c, CellSet among);

/* To ask elsewhere: what is imagined on the cell that is asked about is not seen from there. */
static Scope elsewhere(const Scope *s) {
    Scope real = *s;
    real.target = SQ_NONE;
    return real;
}

/* Moves `there` one step from the cell that s asks about; false where no step leads, or no cell is asked
** about. */
static bool step_to(const Scope *s, Dir dir, Scope *there) {
    there->here = has_cell(s) ? graph_next(&s->pos->game->graph, dir, s->here) : SQ_NONE;
    return has_cell(there);
}

static int64_t one_BESIDE(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    const DirSet *dirs = &g->dirsets[c->arg];
    if (has_cell(s) && g->facts[c->a - g->conds].parts > BESIDE_PARTS)
        return !set_empty(all_BESIDE(s, c, set_of(s->here)));
    Scope there = elsewhere(s);
    for (int i = 0; i < dirs->n; i++)
        if (step_to(s, dirs->dir[i], &there) && c->a->one(&there, c->a))
            return true;
    return false;
}

/* Is it the same whatever walk asks? */
static bool may_keep(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    return !(g->facts[c - g->conds].asks & (ASK_START | ASK_THROW | ASK_TRAIL));
}

/* Kept by the part that is denied, where it is. */
static CellSet anywhere(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    if (c->kind == EXPR_NOT)
        return set_minus(g->board, anywhere(s, c->a));
    const CellSet *known = memo_answer(s->memo, c);
    return known ? *known : memo_keep(s->memo, c, all(s, c, g->board));
}

CellSet scope_anywhere(const Scope *s, ExprId id) {
    return anywhere(s, &s->pos->game->conds[id]);
}

static CellSet all_BESIDE(const Scope *s, const Cond *c, CellSet among) {
    const Game *g = s->pos->game;
    const DirSet *dirs = &g->dirsets[c->arg];
    Scope real = elsewhere(s);
    if (set_single(among) && g->facts[c->a - g->conds].parts <= BESIDE_PARTS)
        return all_each(s, c, among);
    CellSet there = may_keep(s, c->a) ? anywhere(&real, c->a) : all(&real, c->a, g->board);
    CellSet from = NO_CELLS;
    for (int i = 0; i < dirs->n; i++)
        from = set_or(from, cells_before(g, dirs->dir[i], there));
    return set_and(among, from);
}

static int64_t one_LEADS(const Scope *s, const Cond *c) {
    Scope real = elsewhere(s);
    return has_cell(s) && query_leads(&real, c->arg, s->here, scope_where, scope_holds);
}

static CellSet all_LEADS(const Scope *s, const Cond *c, CellSet among) {
    Scope real = elsewhere(s);
    if (s->pos->game->query[c->arg].few && set_single(among))
        return all_each(s, c, among);
    return set_and(among, query_starts(&real, c->arg, s->pos->game->board, scope_where));
}

static int64_t one_FROM(const Scope *s, const Cond *c) {
    Scope real = elsewhere(s);
    CellSet here = has_cell(s) ? set_of(s->here) : NO_CELLS;
    return !set_empty(all(&real, c->a, query_starts(&real, c->arg, here, scope_where)));
}

static CellSet all_FROM(const Scope *s, const Cond *c, CellSet among) {
    const CellSet *known = memo_answer(s->memo, c);
    if (known)
        return set_and(among, *known);
    Scope real = elsewhere(s);
    CellSet ends = all(&real, c->a, s->pos->game->board);
    if (!set_empty(ends))
        ends = query_ends(&real, c->arg, ends, scope_where);
    return set_and(among, may_keep(s, c) ? memo_keep(s->memo, c, ends) : ends);
}

/* ---- about the position ---- */

/* The cells on which the part holds, whatever walk it is asked in. */
static CellSet holding(const Scope *s, const Cond *c) {
    Scope whole = elsewhere(s);
    whole.start = SQ_NONE;
    return all(&whole, c->a, s->pos->game->board);
}

static int64_t one_CELLS(const Scope *s, const Cond *c) {
    bool none = rows_deny(s->pos, (ExprId)(c - s->pos->game->conds), s->me);
    CellSet on = none ? NO_CELLS : holding(s, c);
    return set_empty(on) ? 0 : set_count(on); /* most often nowhere, where an ending asks */
}

static int64_t one_GROUPS(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    int64_t n = 0;
    for (CellSet left = holding(s, c); !set_empty(left); n++) {
        CellSet first = left;
        left = set_minus(left, cells_group(g, &g->dirsets[c->arg], set_pop(&first), left));
    }
    return n;
}

/* Over the kinds of a set, the number of who's pieces, or their values. */
static int64_t sum_kinds(const Scope *s, const Cond *c, bool values) {
    const Game *g = s->pos->game;
    bool all = is_anyone(c->who);
    int first = all ? 0 : scope_player(s, c->who), last = all ? g->nplayers - 1 : first;
    int64_t sum = 0;
    for (int owner = first; owner <= last; owner++) {
        for (KindSet left = g->kindsets[c->arg]; left; left &= left - 1) {
            Piece x = g->piece[owner][__builtin_ctzll(left)];
            sum += (int64_t)s->pos->number[x] * (values ? piece_value(g, x) : 1);
        }
    }
    return sum;
}

static int64_t one_COUNT(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    int64_t n = 0;
    if (c->more == 0 && c->arg != 0)
        return sum_kinds(s, c, false);
    CellSet men = set_and(scope_men(s, c->who), g->zones[c->more]);
    if (c->arg == 0)
        return set_count(men);
    while (!set_empty(men))
        n += in_kinds(g, s->pos->cell[set_pop(&men)], c->arg);
    return n;
}

static int64_t one_WORTH(const Scope *s, const Cond *c) {
    return sum_kinds(s, c, true);
}

static int64_t one_CHECK(const Scope *s, const Cond *c) {
    const Pos *p = s->pos;
    int player = scope_player(s, c->who);
    for (CellSet men = set_and(p->men[player], p->royal); !set_empty(men);)
        if (p->game->answers->attacked(p, player, (Sq)set_pop(&men), SQ_NONE))
            return true;
    return false;
}

static int64_t one_THREATENS(const Scope *s, const Cond *c) {
    const Pos *p = s->pos;
    const Game *g = p->game;
    CellSet men = scope_men(s, c->who);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        if (!in_kinds(g, p->cell[from], c->arg))
            continue;
        for (int owner = 0; owner < g->nplayers; owner++) {
            CellSet others = p->men[owner];
            while (game_foes(g, pos_owner(p, (Sq)from), owner) && !set_empty(others)) {
                unsigned to = set_pop(&others);
                if (in_kinds(g, p->cell[to], c->more) && g->answers->hits(p, (Sq)from, (Sq)to))
                    return true;
            }
        }
    }
    return false;
}

static int64_t one_NO_MOVES(const Scope *s, const Cond *c) {
    (void)c;
    return s->has_moves >= 0 ? !s->has_moves : !s->pos->game->answers->any(s->pos);
}

static bool holds_after(const Pos *after, const void *cond) {
    const Cond *c = cond;
    Scope s = scope_of(after);
    return c->one(&s, c) != 0;
}

static int64_t one_CAN(const Scope *s, const Cond *c) {
    return s->pos->game->answers->lead(s->pos, holds_after, c->a);
}

static int64_t one_REPEATED(const Scope *s, const Cond *c) {
    return (int64_t)scope_stood(s) + 1 >= c->arg;
}

static int64_t one_CYCLE(const Scope *s, const Cond *c) {
    return (int64_t)scope_ago(s, c->arg - 1);
}

static int64_t one_TO_MOVE(const Scope *s, const Cond *c) {
    return s->pos->side == scope_player(s, c->who);
}

/* ---- about the walk that asks ---- */

static int64_t one_VISITED(const Scope *s, const Cond *c) {
    (void)c;
    return s->trail && s->here != SQ_NONE && set_has(s->trail->visited, s->here);
}

static int64_t one_TAKEN(const Scope *s, const Cond *c) {
    (void)c;
    for (int i = 0; s->trail && i < s->trail->ndeeds; i++) {
        const Deed *d = &s->trail->deed[i];
        if (d->fx.fx == FX_TAKE && d->a == s->here)
            return true;
    }
    return false;
}

/* ---- about the last move ---- */

/* Sums over the pieces that it took; in a trigger for each, over that one alone. */
static int64_t sum_caught(const Scope *s, const Cond *c, bool values) {
    const Event *last = &s->pos->last;
    const Game *g = s->pos->game;
    int64_t sum = 0;
    for (int i = 0; i < last->ncaught; i++) {
        Piece x = last->caught[i].piece;
        int times = s->caught < 0 ? last->caught[i].times : s->caught == i;
        if (owned_by(s, x, c->who) && in_kinds(g, x, c->arg))
            sum += times * (values ? piece_value(g, x) : 1);
    }
    return sum;
}

static int64_t one_CAPTURED(const Scope *s, const Cond *c) {
    return s->pos->last.ncaught ? sum_caught(s, c, false) : 0;
}

static int64_t one_LOOT(const Scope *s, const Cond *c) {
    return sum_caught(s, c, true);
}

static int64_t one_CAPTOR(const Scope *s, const Cond *c) {
    Piece x = s->pos->last.piece;
    return piece_is(x) && in_kinds(s->pos->game, x, c->arg);
}

static int64_t one_DROPPED(const Scope *s, const Cond *c) {
    return s->pos->last.dropped && one_CAPTOR(s, c);
}

static int64_t one_CAPTOR_WORTH(const Scope *s, const Cond *c) {
    (void)c;
    return piece_value(s->pos->game, s->pos->last.piece);
}

static int64_t one_LANDED(const Scope *s, const Cond *c) {
    const Event *last = &s->pos->last;
    return piece_is(last->piece) && set_has(&s->pos->game->zones[c->arg], last->to);
}

static int64_t one_PASSED(const Scope *s, const Cond *c) {
    (void)c;
    return s->pos->last.passed;
}

static int64_t one_BY_CHANCE(const Scope *s, const Cond *c) {
    (void)c;
    return s->pos->last.chance;
}

static int64_t one_MOVER(const Scope *s, const Cond *c) {
    const Event *last = &s->pos->last;
    return last->moved && last->mover == scope_player(s, c->who);
}

static int64_t one_WAS(const Scope *s, const Cond *c) {
    return s->pos->was >> c->more & 1;
}

static int64_t one_UNCHANGED(const Scope *s, const Cond *c) {
    (void)c;
    return pos_is_as_began(s->pos);
}

static int64_t one_TOUCHED(const Scope *s, const Cond *c) {
    return set_meets(s->pos->last.touched, s->pos->game->zones[c->arg]);
}

/* ---- about a throw ---- */

static int64_t one_WORTH_AT(const Scope *s, const Cond *c) {
    int64_t cell = one_VAR(s, c);
    return cell > 0 ? piece_value(s->pos->game, s->pos->cell[cell - 1]) : 0;
}

static int64_t one_ROLL(const Scope *s, const Cond *c) {
    return s->roll ? s->roll[c->arg] : 0;
}

/* ---- the rows ---- */

/* No cell decides it. */
static CellSet all_whole(const Scope *s, const Cond *c, CellSet among) {
    Scope nowhere = *s;
    nowhere.here = nowhere.target = SQ_NONE;
    return c->one(&nowhere, c) ? among : NO_CELLS;
}

/* Of all cells the same, unless each is imagined to hold another man than it does. */
static CellSet all_once(const Scope *s, const Cond *c, CellSet among) {
    return s->target == SQ_EACH ? all_each(s, c, among) : c->one(s, c) ? among : NO_CELLS;
}

#define ALL_WHOLE(name) all_whole
#define ALL_EACH(name) all_each
#define ALL_OWN(name) all_##name
#define ALL_AWAY(name) all_##name
static const struct {
    int64_t (*one)(const Scope *s, const Cond *c);
    CellSet (*all)(const Scope *s, const Cond *c, CellSet among);
} meaning[EXPR_KINDS] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not)            \
    {one_##name, ALL_##all(name)},
#include "vm/model/exprs.def"
#undef EXPR
};

const Cond *conds_build(const Game *g) {
    Cond *list = ARENA_ARRAY(g->arena, Cond, g->nexprs);
    for (int i = 0; i < g->nexprs; i++) {
        const Expr *e = &g->exprs[i];
        bool either = e->kind == EXPR_AND || e->kind == EXPR_OR;
        bool swaps = either && g->facts[e->b].cost < g->facts[e->a].cost;
        bool once = expr_info[e->kind].each && !(g->facts[i].asks & ASK_CELL);
        list[i] = (Cond){.one = meaning[e->kind].one,
                         .all = once ? all_once : meaning[e->kind].all,
                         .a = &list[swaps ? e->b : e->a],
                         .b = &list[swaps ? e->a : e->b],
                         .arg = e->arg,
                         .more = e->more,
                         .who = e->who,
                         .kind = e->kind,
                         .shared = e->kind == EXPR_VAR && g->vars[e->arg].player < 0};
    }
    return list;
}

CellSet scope_where(const Scope *s, ExprId id, CellSet among) {
    return id == 0 ? among : all(s, &s->pos->game->conds[id], among);
}

bool scope_decrees(const Scope *s, Decree decree) {
    const Conditions *list = &s->pos->game->decree[decree];
    for (int i = 0; i < list->n; i++)
        if (scope_holds(s, list->at[i]))
            return true;
    return false;
}
