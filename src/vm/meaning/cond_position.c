/*
** cond_position.c -- conditions and numbers about the position, whatever the cell.
*/
#include "cond_rows.h"

#include "answers.h"
#include "row.h"
#include "spread.h"

/* The cells on which the part holds, independent of the walk that asks. */
static CellSet holding(const Scope *s, const Cond *c) {
    Scope whole = elsewhere(s);
    whole.start = SQ_NONE;
    return cond_where(&whole, c->a, s->pos->game->board);
}

int64_t one_CELLS(const Scope *s, const Cond *c) {
    bool none = rows_deny(s->pos, (ExprId)(c - s->pos->game->conds), s->me);
    CellSet on = none ? NO_CELLS : holding(s, c);
    return set_empty(on) ? 0 : set_count(on); /* for endings the set is nearly always empty */
}

int64_t one_GROUPS(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    int64_t n = 0;
    for (CellSet left = holding(s, c); !set_empty(left) && !game_is_spent(g); n++) {
        CellSet first = left;
        left = set_minus(left, cells_group(g, &g->dirsets[c->arg], set_pop(&first), left));
    }
    return n;
}

/* The number, or the value, of the pieces of c->who of the kinds in kind set c->arg. */
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

static int64_t men_of(const Scope *s, int who) {
    const Pos *p = s->pos;
    if (!is_anyone(who))
        return p->total[scope_player(s, who)];
    int64_t n = 0;
    for (int owner = 0; owner < p->game->nplayers; owner++)
        n += p->total[owner];
    return n;
}

int64_t one_COUNT(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    int64_t n = 0;
    if (c->more == 0)
        return c->arg == 0 ? men_of(s, c->who) : sum_kinds(s, c, false);
    CellSet men = set_and(scope_men(s, c->who), g->zones[c->more]);
    if (c->arg == 0)
        return set_count(men);
    while (!set_empty(men))
        n += in_kinds(g, s->pos->cell[set_pop(&men)], c->arg);
    return n;
}

int64_t one_WORTH(const Scope *s, const Cond *c) {
    return sum_kinds(s, c, true);
}

static bool in_check(const Pos *p, int player) {
    if (player == p->game->nplayers)
        return false; /* WHO_LOSER, where nobody lost anything */
    return p->game->answers->in_check(p, player);
}

int64_t one_CHECK(const Scope *s, const Cond *c) {
    if (c->who != WHO_ANY)
        return in_check(s->pos, scope_player(s, c->who));
    bool check = false;
    for (int player = 0; player < s->pos->game->nplayers && !check; player++)
        check = in_check(s->pos, player);
    return check;
}

/* On the meter of a game that is being loaded: what it costs to ask whether a man hits
** another. */
enum { HIT_COST = 8 };

int64_t one_THREATENS(const Scope *s, const Cond *c) {
    const Pos *p = s->pos;
    const Game *g = p->game;
    CellSet men = scope_movers(s, c->who);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        if (!in_kinds(g, p->cell[from], c->arg))
            continue;
        for (int owner = 0; owner < g->nplayers; owner++) {
            CellSet others = p->men[owner];
            while (game_foes(g, pos_owner(p, (Sq)from), owner) && !set_empty(others) &&
                   !game_is_spent(g)) {
                game_charge(g, HIT_COST);
                unsigned to = set_pop(&others);
                if (in_kinds(g, p->cell[to], c->more) && g->answers->hits(p, (Sq)from, (Sq)to))
                    return true;
            }
        }
    }
    return false;
}

int64_t one_NO_MOVES(const Scope *s, const Cond *c) {
    (void)c;
    return s->has_moves >= 0 ? !s->has_moves : !s->pos->game->answers->any(s->pos);
}

static bool holds_after(const Pos *after, const void *cond) {
    const Cond *c = cond;
    Scope s = scope_of(after);
    return c->one(&s, c) != 0;
}

int64_t one_CAN(const Scope *s, const Cond *c) {
    return s->pos->game->answers->lead(s->pos, holds_after, c->a);
}

int64_t one_REPEATED(const Scope *s, const Cond *c) {
    return (int64_t)scope_stood(s) + 1 >= c->arg;
}

int64_t one_CYCLE(const Scope *s, const Cond *c) {
    return (int64_t)scope_ago(s, c->arg - 1);
}

int64_t one_TO_MOVE(const Scope *s, const Cond *c) {
    return s->pos->side == scope_player(s, c->who);
}
