/*
** expr.c -- the evaluator. Expressions are trees in Game.exprs; lang has checked their kinds,
** verify.c their indices.
*/
#include "expr.h"

#include "base/cpu.h"
#include "vm/ask/movegen.h"

#include <stdlib.h>

Scope scope_of(const Pos *p) {
    const Game *g = p->game;
    int before = p->side == 0 ? g->nplayers - 1 : p->side - 1;
    return (Scope){.pos = p,
                   .me = p->last.moved ? p->last.mover : before,
                   .here = SQ_NONE,
                   .start = SQ_NONE,
                   .lifted = SQ_NONE,
                   .target = SQ_NONE,
                   .winner = g->nplayers,
                   .caught = -1,
                   .has_moves = -1};
}

Piece scope_at(const Scope *s, Sq cell) {
    if (cell == s->target)
        return s->as;
    return cell == s->lifted ? PIECE_NONE : s->pos->cell[cell];
}

unsigned piece_mask(const Game *g, int me, Piece x) {
    if (!piece_is(x))
        return x == PIECE_NONE ? ON_EMPTY : ON_HOLE;
    int owner = g->owner[x];
    if (owner == me)
        return ON_FRIEND;
    if (owner == g->nplayers)
        return ON_NEUTRAL;
    return g->royal >> g->kind[x] & 1 ? ON_ROYAL : ON_ENEMY;
}

int32_t piece_value(const Game *g, Piece x) {
    if (!piece_is(x) || g->owner[x] == g->nplayers)
        return 0;
    return g->kinds[g->kind[x]].value[g->owner[x]];
}

int scope_player(const Scope *s, int who) {
    const Game *g = s->pos->game;
    const Event *last = &s->pos->last;
    int me = s->me < g->nplayers ? s->me : s->pos->side; /* a neutral piece moves for him */
    switch (who) {
    case WHO_NEXT: return game_next(g, me);
    case WHO_NEUTRAL: return g->nplayers;
    case WHO_WINNER: return s->winner;
    case WHO_CAPTOR: return last->moved ? last->captor : me;
    case WHO_LOSER: {
        int i = s->caught > 0 ? s->caught : 0;
        return last->ncaught ? g->owner[last->caught[i]] : game_next(g, me);
    }
    default: return who >= WHO_PLAYER0 ? who - WHO_PLAYER0 : me;
    }
}

static bool owned_by(const Scope *s, Piece x, int who) {
    const Game *g = s->pos->game;
    if (who == WHO_ANY || who == WHO_NOBODY)
        return g->owner[x] != g->nplayers;
    return g->owner[x] == scope_player(s, who);
}

static CellSet men_of(const Scope *s, int who) {
    const Pos *p = s->pos;
    int n = p->game->nplayers;
    if (who != WHO_ANY && who != WHO_NOBODY)
        return p->men[scope_player(s, who)];
    CellSet all = p->men[0];
    for (int i = 1; i < n; i++)
        all = set_or(all, p->men[i]);
    return all;
}

static bool in_kinds(const Game *g, Piece x, int32_t kindset) {
    return g->kindsets[kindset] >> g->kind[x] & 1;
}

/* Over the kinds of a set, the number of who's pieces, or their values. */
static int64_t sum_kinds(const Scope *s, const Expr *e, bool values) {
    const Game *g = s->pos->game;
    bool all = e->who == WHO_ANY || e->who == WHO_NOBODY;
    int first = all ? 0 : scope_player(s, e->who), last = all ? g->nplayers - 1 : first;
    int64_t sum = 0;
    for (int owner = first; owner <= last; owner++) {
        for (KindSet left = g->kindsets[e->arg]; left; left &= left - 1) {
            Piece x = g->piece[owner][__builtin_ctzll(left)];
            sum += (int64_t)s->pos->number[x] * (values ? piece_value(g, x) : 1);
        }
    }
    return sum;
}

NEVER_INLINE int64_t count_men(const Scope *s, const Expr *e) {
    const Game *g = s->pos->game;
    if (e->zone == 0 && e->arg == 0)
        return set_count(men_of(s, e->who));
    if (e->zone == 0)
        return sum_kinds(s, e, false);
    CellSet men = set_and(men_of(s, e->who), g->zones[e->zone]);
    if (e->arg == 0)
        return set_count(men);
    int64_t n = 0;
    while (!set_empty(men))
        n += in_kinds(g, s->pos->cell[set_pop(&men)], e->arg);
    return n;
}

/* Sums over the pieces that the last move took; in a trigger for each, over that one alone. */
NEVER_INLINE int64_t caught(const Scope *s, const Expr *e, bool values) {
    const Event *last = &s->pos->last;
    if (last->ncaught == 0)
        return 0;
    const Game *g = s->pos->game;
    int64_t sum = 0;
    for (int i = 0; i < last->ncaught; i++) {
        Piece x = last->caught[i];
        if ((s->caught >= 0 && s->caught != i) || !owned_by(s, x, e->who) ||
            !in_kinds(g, x, e->arg))
            continue;
        sum += values ? piece_value(g, x) : 1;
    }
    return sum;
}

NEVER_INLINE bool threatens(const Scope *s, const Expr *e) {
    const Pos *p = s->pos;
    const Game *g = p->game;
    CellSet men = men_of(s, e->who);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        if (!in_kinds(g, p->cell[from], e->arg))
            continue;
        for (int owner = 0; owner < g->nplayers; owner++) {
            CellSet others = p->men[owner];
            while (owner != pos_owner(p, (Sq)from) && !set_empty(others)) {
                unsigned to = set_pop(&others);
                if (in_kinds(g, p->cell[to], e->zone) && pos_hits(p, (Sq)from, (Sq)to))
                    return true;
            }
        }
    }
    return false;
}

/* After some legal move of the player to move, e->a holds. */
NEVER_INLINE bool can(const Scope *s, const Expr *e) {
    Pos p = *s->pos;
    Moves moves = {0};
    moves_legal(&p, &moves);
    bool found = false;
    for (size_t i = 0; i < moves.n && !found; i++) {
        Undo u;
        pos_make(&p, moves.at[i], &u);
        Scope after = scope_of(&p);
        found = expr_true(&after, e->a);
        pos_unmake(&p, moves.at[i], &u);
    }
    moves_free(&moves);
    return found;
}

bool scope_repeated(const Scope *s, int64_t times) {
    uint64_t key = s->pos->key;
    if (!s->history || !history_may_have(s->history, key))
        return times <= 1;
    return (int64_t)history_count(s->history, key) + 1 >= times;
}

NEVER_INLINE bool attacked_here(const Scope *s) {
    if (!s->attacks)
        return pos_attacked(s->pos, s->me, s->here, s->start);
    if (!*s->attacks_known) {
        *s->attacks = pos_attacks(s->pos, s->me, s->start);
        *s->attacks_known = true;
    }
    return set_has(s->attacks, s->here);
}

NEVER_INLINE bool reached(const Scope *s, const Expr *e) {
    CellSet men = men_of(s, e->who);
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        if (in_kinds(s->pos->game, s->pos->cell[from], e->arg) &&
            pos_reaches(s->pos, from, s->here))
            return true;
    }
    return false;
}

NEVER_INLINE bool beside(const Scope *s, const Expr *e) {
    Sq next = graph_next(&s->pos->game->graph, (Dir)e->arg, s->here);
    if (next == SQ_NONE)
        return false;
    Scope there = *s;
    there.here = next;
    if (next == s->here) /* what is imagined here is not beside it */
        there.target = SQ_NONE;
    return expr_true(&there, e->a);
}

int64_t scope_variable(const Scope *s, const Expr *e) {
    const Game *g = s->pos->game;
    int who = g->vars[e->arg].player >= 0 && e->who != WHO_NOBODY ? scope_player(s, e->who) : 0;
    return s->pos->var[e->arg + (who < g->nplayers ? who : 0)];
}

static int64_t divide(int64_t a, int64_t b) {
    if (b == 0)
        return 0;
    int64_t q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

static int64_t modulo(int64_t a, int64_t b) {
    if (b == 0)
        return 0;
    int64_t r = a % b;
    return r < 0 ? r + llabs(b) : r;
}

NEVER_INLINE int64_t ask_cell(const Scope *s, const Expr *e) {
    const Game *g = s->pos->game;
    if (s->here == SQ_NONE)
        return 0;
    switch ((ExprKind)e->kind) {
    case EXPR_ON: return (piece_mask(g, s->me, scope_at(s, s->here)) & (unsigned)e->arg) != 0;
    case EXPR_KIND: {
        Piece x = scope_at(s, s->here);
        return piece_is(x) && in_kinds(g, x, e->arg);
    }
    case EXPR_IN: return set_has(&g->zones[e->arg], s->here);
    case EXPR_ATTACKED: return attacked_here(s);
    case EXPR_REACHED: return reached(s, e);
    case EXPR_MARKED: return scope_variable(s, e) == s->here + 1;
    case EXPR_START: return s->here == s->start;
    default: return beside(s, e);
    }
}

NEVER_INLINE int64_t ask_event(const Scope *s, const Expr *e) {
    const Game *g = s->pos->game;
    const Event *last = &s->pos->last;
    switch ((ExprKind)e->kind) {
    case EXPR_CAPTURED: return caught(s, e, false);
    case EXPR_LOOT: return caught(s, e, true);
    case EXPR_CAPTOR: return piece_is(last->piece) && in_kinds(g, last->piece, e->arg);
    case EXPR_CAPTOR_WORTH: return piece_value(g, last->piece);
    case EXPR_LANDED: return piece_is(last->piece) && set_has(&g->zones[e->arg], last->to);
    case EXPR_TOUCHED: return set_meets(last->touched, g->zones[e->arg]);
    case EXPR_PASSED: return last->passed;
    case EXPR_BY_CHANCE: return last->chance;
    case EXPR_MOVER: return last->moved && last->mover == scope_player(s, e->who);
    default: return s->pos->was >> e->was & 1;
    }
}

/* Most operands are numbers and variables: those are read at once. */
static inline int64_t operand(const Scope *s, ExprId id) {
    const Game *g = s->pos->game;
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_NUM)
        return e->arg;
    if (e->kind == EXPR_VAR && g->vars[e->arg].player < 0)
        return s->pos->var[e->arg];
    return expr_eval(s, id);
}

NEVER_INLINE int64_t calculate(const Scope *s, const Expr *e) {
    int64_t a = operand(s, e->a), b = operand(s, e->b);
    switch ((ExprKind)e->kind) {
    case EXPR_ADD: return a + b;
    case EXPR_SUB: return a - b;
    case EXPR_MUL: return a * b;
    case EXPR_DIV: return divide(a, b);
    case EXPR_MOD: return modulo(a, b);
    case EXPR_MIN: return a < b ? a : b;
    case EXPR_MAX: return a > b ? a : b;
    case EXPR_EQ: return a == b;
    case EXPR_LT: return a < b;
    default: return a <= b;
    }
}

NEVER_INLINE int64_t combine(const Scope *s, const Expr *e) {
    int64_t a = operand(s, e->a);
    switch ((ExprKind)e->kind) {
    case EXPR_AND: return a && operand(s, e->b);
    case EXPR_OR: return a || operand(s, e->b);
    default: return !a;
    }
}

NEVER_INLINE int64_t sum_worth(const Scope *s, const Expr *e) {
    return sum_kinds(s, e, true);
}

NEVER_INLINE int64_t worth_at(const Scope *s, const Expr *e) {
    int32_t cell = s->pos->var[e->arg];
    return cell > 0 ? piece_value(s->pos->game, s->pos->cell[cell - 1]) : 0;
}

/* Each case is a jump: what asks most is as quick as what asks least. */
int64_t expr_eval(const Scope *s, ExprId id) {
    const Expr *e = &s->pos->game->exprs[id];
    switch ((ExprKind)e->kind) {
    case EXPR_NUM: return e->arg;
    case EXPR_VAR: return scope_variable(s, e);
    case EXPR_ADD:
    case EXPR_SUB:
    case EXPR_MUL:
    case EXPR_DIV:
    case EXPR_MOD:
    case EXPR_MIN:
    case EXPR_MAX:
    case EXPR_EQ:
    case EXPR_LT:
    case EXPR_LE: return calculate(s, e);
    case EXPR_AND:
    case EXPR_OR:
    case EXPR_NOT: return combine(s, e);
    case EXPR_ON:
    case EXPR_KIND:
    case EXPR_IN:
    case EXPR_ATTACKED:
    case EXPR_REACHED:
    case EXPR_MARKED:
    case EXPR_START:
    case EXPR_BESIDE: return ask_cell(s, e);
    case EXPR_COUNT: return count_men(s, e);
    case EXPR_WORTH: return sum_worth(s, e);
    case EXPR_CHECK: return pos_in_check(s->pos, scope_player(s, e->who));
    case EXPR_THREATENS: return threatens(s, e);
    case EXPR_NO_MOVES: return s->has_moves >= 0 ? !s->has_moves : !moves_any(s->pos);
    case EXPR_CAN: return can(s, e);
    case EXPR_REPEATED: return scope_repeated(s, e->arg);
    case EXPR_TO_MOVE: return s->pos->side == scope_player(s, e->who);
    case EXPR_CAPTURED:
    case EXPR_LOOT:
    case EXPR_CAPTOR:
    case EXPR_CAPTOR_WORTH:
    case EXPR_LANDED:
    case EXPR_PASSED:
    case EXPR_BY_CHANCE:
    case EXPR_MOVER:
    case EXPR_TOUCHED:
    case EXPR_WAS: return ask_event(s, e);
    case EXPR_WORTH_AT: return worth_at(s, e);
    case EXPR_ROLL: return s->roll ? s->roll[e->arg] : 0;
    case EXPR_COUNT_KINDS: break;
    }
    return 0;
}

bool expr_asks_walks(const Game *g, ExprId e) {
    const uint64_t asks = (uint64_t)1 << EXPR_ATTACKED | (uint64_t)1 << EXPR_REACHED |
                          (uint64_t)1 << EXPR_CHECK | (uint64_t)1 << EXPR_THREATENS |
                          (uint64_t)1 << EXPR_NO_MOVES | (uint64_t)1 << EXPR_CAN;
    return (expr_kinds(g, e) & asks) != 0;
}

uint64_t expr_kinds(const Game *g, ExprId id) {
    if (id == 0)
        return 0;
    const Expr *e = &g->exprs[id];
    return (uint64_t)1 << e->kind | expr_kinds(g, e->a) | expr_kinds(g, e->b);
}
