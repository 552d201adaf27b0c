/*
** see.c -- capturing and recapturing on one cell.
*/
#include "see.h"
#include "vm/meaning/make.h"

typedef struct Exchange {
    const Eval *eval;
    Pos pos; /* a copy, on which only men are moved */
    Sq cell;
    int captor; /* the player who began; the camps are he and his partners, and all others */
} Exchange;

static int32_t price(const Eval *e, Piece x) {
    return eval_at_stake(e, x) ? SEE_DECIDED : e->worth[x];
}

/* The men of a camp that could capture now. captor: the camp of x->captor, or the other one. */
static CellSet takers(const Exchange *x, bool captor) {
    const Game *g = x->pos.game;
    CellSet men = {{0}};
    for (int player = 0; player < g->nplayers; player++)
        if (game_foes(g, x->captor, player) != captor)
            men = set_or(men, pos_attackers(&x->pos, player, x->cell));
    return men;
}

/* The cell of the man worth least, the first of equal ones; `men` must not be empty. */
static Sq cheapest(const Exchange *x, CellSet men) {
    Sq best = (Sq)set_pop(&men);
    int32_t least = price(x->eval, x->pos.cell[best]);
    while (!set_empty(men)) {
        Sq cell = (Sq)set_pop(&men);
        int32_t value = price(x->eval, x->pos.cell[cell]);
        if (value < least)
            best = cell, least = value;
    }
    return best;
}

/* What a camp gains by capturing the man on the cell, or 0 for leaving him there. Exact between
** alpha and beta; elsewhere a bound on the right side of the window. */
static int32_t take_back(Exchange *x, bool captor, int32_t alpha, int32_t beta) {
    int32_t gain = price(x->eval, x->pos.cell[x->cell]);
    if (beta <= 0 || gain <= 0)
        return 0;
    alpha = alpha > 0 ? alpha : 0;
    if (gain <= alpha)
        return gain;
    CellSet men = takers(x, captor);
    if (set_empty(men))
        return 0;
    pos_carry(&x->pos, cheapest(x, men), x->cell);
    if (gain < SEE_DECIDED)
        gain -= take_back(x, !captor, gain - beta, gain - alpha);
    return gain > 0 ? gain : 0;
}

/* Most captures take one man by going to his cell, and do nothing else. */
static bool is_plain(const Pos *p, Move m) {
    const Shape *s = &p->game->shapes[move_is_long(m) ? 0 : move_shape(m)];
    return s->nfx == 1 && s->one_move;
}

/* Whether the move puts a man down on an empty cell. */
static bool is_dropped(const Pos *p, const MoveView *v) {
    return v->piece == PIECE_NONE && piece_is(v->dropped) && p->cell[v->to] == PIECE_NONE;
}

/* Whether the moved man might be taken. */
static bool is_answered(const Pos *p, Move m, const MoveView *v) {
    if (v->from == SQ_NONE)
        return false;
    if (v->from == v->to)
        return is_dropped(p, v) && pos_put_attacked(p, p->side, v->to, SQ_NONE, v->dropped);
    return !is_plain(p, m) || pos_attacked(p, p->side, v->to, v->from);
}

/* Makes the move on the copy; false if no man of the captor's stands where it ends. */
static bool begin(Exchange *x, const Eval *e, const Pos *p, Move m, const MoveView *v) {
    x->eval = e;
    x->pos = *p;
    x->cell = v->to;
    x->captor = p->side;
    if (is_plain(p, m))
        pos_carry(&x->pos, v->from, v->to);
    else
        pos_apply(&x->pos, m);
    return set_has(&x->pos.men[p->side], v->to);
}

/* spare: what may be lost again. */
bool see_at_least(const Eval *e, const Pos *p, Move m, const MoveView *v, int32_t threshold) {
    Exchange x;
    int32_t spare = eval_gain(e, v->gain) - threshold;
    if (eval_at_stake(e, v->captured))
        return true;
    if (spare < 0)
        return false;
    if ((is_plain(p, m) && spare >= price(e, v->piece)) || !is_answered(p, m, v))
        return true;
    return !begin(&x, e, p, m, v) || take_back(&x, false, spare, spare + 1) <= spare;
}
