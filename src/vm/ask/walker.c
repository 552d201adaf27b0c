/*
** walker.c -- what the walkers of all widths share, and the choice among them.
*/
#include "walker.h"

#include "base/cpu.h"
#include "movegen.h"

extern const Walker walker64, walker128, walker256;
#ifdef CPU_CAN_HAVE_BMI2
extern const Walker walker64_bmi2, walker128_bmi2, walker256_bmi2;
#endif

/* The holes: what is occupied by nobody. */
static CellSet holes(const Pos *p) {
    CellSet cells = p->occupied;
    for (int i = 0; i <= p->game->nplayers; i++)
        cells = set_minus(cells, p->men[i]);
    return cells;
}

CellSet view_cells(const View *v, unsigned mask) {
    const Pos *p = v->pos;
    const Game *g = p->game;
    CellSet cells = {{0}};
    if (mask & ON_EMPTY)
        cells = set_minus(g->board, v->occupied);
    if (mask & ON_FRIEND)
        cells = set_or(cells, set_and(p->men[v->me], v->occupied));
    for (int i = 0; mask & (ON_ENEMY | ON_ROYAL) && i < g->nplayers; i++) {
        if (i == v->me)
            continue;
        CellSet men = set_and(p->men[i], v->occupied);
        if (!(mask & ON_ENEMY))
            men = set_and(men, p->royal);
        if (!(mask & ON_ROYAL))
            men = set_minus(men, p->royal);
        cells = set_or(cells, men);
    }
    if (mask & ON_NEUTRAL && v->me != g->nplayers)
        cells = set_or(cells, p->men[g->nplayers]);
    if (mask & ON_HOLE)
        cells = set_or(cells, holes(p));
    return cells;
}

const CellSet *view_attacks(View *v, Sq start) {
    if (v->attacks_of != start) {
        v->attacks = pos_attacks(v->pos, v->me, start);
        v->attacks_of = start;
    }
    return &v->attacks;
}

const CellSet *view_find_land(View *v, unsigned mask) {
    v->land[mask] = view_cells(v, mask);
    v->landed |= (uint64_t)1 << mask;
    return &v->land[mask];
}

static Scope scope_in(const View *v, Sq start) {
    return (Scope){.pos = v->pos,
                   .me = v->me,
                   .here = start,
                   .start = start,
                   .lifted = v->lifted,
                   .target = SQ_NONE,
                   .winner = v->pos->game->nplayers,
                   .caught = -1,
                   .has_moves = -1};
}

/* An expression without a short way: asked cell by cell. */
static CellSet ask_each(View *v, ExprId e, Sq start, CellSet among) {
    CellSet yes = {{0}};
    Scope s = scope_in(v, start);
    s.as = v->as;
    while (!set_empty(among)) {
        s.here = (Sq)set_pop(&among);
        s.target = v->attack ? s.here : SQ_NONE;
        if (expr_true(&s, e))
            set_add(&yes, s.here);
    }
    return yes;
}

static CellSet of_kinds(const View *v, KindSet kinds, CellSet among) {
    const Game *g = v->pos->game;
    CellSet yes = {{0}};
    for (among = set_and(among, v->occupied); !set_empty(among);) {
        unsigned cell = set_pop(&among);
        Piece x = v->pos->cell[cell];
        if (piece_is(x) && kinds >> g->kind[x] & 1)
            set_add(&yes, cell);
    }
    return yes;
}

/* Of the cells in `among`, those from which a step leads to where an expression holds. */
static CellSet beside_where(View *v, const Expr *x, Sq start, CellSet among) {
    const Graph *board = &v->pos->game->graph;
    CellSet there = {{0}}, yes = {{0}};
    bool attack = v->attack;
    for (CellSet left = among; !set_empty(left);) {
        Sq next = graph_next(board, (Dir)x->arg, (Sq)set_pop(&left));
        if (next != SQ_NONE)
            set_add(&there, next);
    }
    v->attack = false; /* what is imagined on a cell is not on the one beside it */
    there = view_where(v, x->a, start, there);
    v->attack = attack;
    while (!set_empty(among)) {
        unsigned cell = set_pop(&among);
        Sq next = graph_next(board, (Dir)x->arg, (Sq)cell);
        if (next != SQ_NONE && set_has(&there, next))
            set_add(&yes, cell);
    }
    return yes;
}

static CellSet marked_cell(const View *v, const Expr *x) {
    Scope s = scope_in(v, SQ_NONE);
    int64_t cell = scope_variable(&s, x);
    CellSet none = {{0}};
    return cell > 0 ? set_of((unsigned)(cell - 1)) : none;
}

CellSet view_where(View *v, ExprId e, Sq start, CellSet among) {
    const Game *g = v->pos->game;
    const Expr *x = &g->exprs[e];
    static const CellSet nothing;
    if (set_empty(among))
        return among;
    switch ((ExprKind)x->kind) {
    case EXPR_NUM: return x->arg ? among : nothing;
    case EXPR_NOT: return set_minus(among, view_where(v, x->a, start, among));
    case EXPR_AND: return view_where(v, x->b, start, view_where(v, x->a, start, among));
    case EXPR_OR: {
        CellSet a = view_where(v, x->a, start, among);
        return set_or(a, view_where(v, x->b, start, set_minus(among, a)));
    }
    case EXPR_ATTACKED: return set_and(among, *view_attacks(v, start));
    case EXPR_IN: return set_and(among, g->zones[x->arg]);
    case EXPR_MARKED: return set_and(among, marked_cell(v, x));
    case EXPR_BESIDE: return beside_where(v, x, start, among);
    case EXPR_ON:
        if (v->attack)
            break;
        return set_and(among, *view_land(v, (unsigned)x->arg));
    case EXPR_KIND:
        if (v->attack)
            break;
        return of_kinds(v, g->kindsets[x->arg], among);
    default: break;
    }
    return ask_each(v, e, start, among);
}

bool view_is(View *v, const CellClass *c, Sq start, Sq cell) {
    Piece x = cell == v->lifted ? PIECE_NONE : v->pos->cell[cell];
    if (!(piece_mask(v->pos->game, v->me, x) & c->mask))
        return false;
    bool attack = v->attack, is = true;
    v->attack = false;
    for (int i = 0; i < c->ntests && is; i++)
        is = !set_empty(view_where(v, c->test[i], start, set_of(cell)));
    v->attack = attack;
    return is;
}

bool view_gates(View *v, int kind) {
    const PathKind *k = &v->tables->kinds[kind];
    uint64_t bit = kind < 64 ? (uint64_t)1 << kind : 0;
    if (v->asked & bit)
        return v->holds & bit;
    Scope s = scope_in(v, SQ_NONE);
    bool hold = true;
    for (int i = 0; i < k->ngates && hold; i++)
        hold = expr_true(&s, k->gate[i]);
    v->asked |= bit;
    v->holds |= hold ? bit : 0;
    return hold;
}

const Walker *walker_numbered(int i) {
    static const Walker *const plain[] = {&walker64, &walker128, &walker256};
    if (i < 3)
        return plain[i];
#ifdef CPU_CAN_HAVE_BMI2
    static const Walker *const quick[] = {&walker64_bmi2, &walker128_bmi2, &walker256_bmi2};
    if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        return quick[i - 3];
#endif
    return NULL;
}

int walker_words(int ncells) {
    return ncells <= 64 ? 1 : ncells <= 128 ? 2 : 4;
}

const Walker *walker_for(int ncells) {
    int width = walker_words(ncells) / 2;
    const Walker *quick = walker_numbered(width + 3);
    return quick ? quick : walker_numbered(width);
}
