/*
** last_move.c -- finds the expressions that ask for the last move, and hashes their answers.
*/
#include "last_move.h"

#include "asked.h"
#include "base/rng.h"
#include "vm/meaning/cond.h"

/* ---- the expressions ---- */

typedef struct Finding {
    const Game *game;
    ExprId *at; /* [nexprs] */
    int n;
} Finding;

static void note(Finding *f, ExprId id) {
    for (int i = 0; i < f->n; i++)
        if (f->at[i] == id)
            return;
    f->at[f->n++] = id;
}

/* Whether the expression itself asks for the last move, its parts aside. */
static bool looks(const Expr *e) {
    return (expr_info[e->kind].asks | who_asks(e->who)) & ASK_EVENT;
}

static void find(void *ctx, ExprId id) {
    Finding *f = ctx;
    const Expr *e = &f->game->exprs[id];
    if (id == 0 || !(f->game->facts[id].asks & ASK_EVENT))
        return;
    if (looks(e))
        note(f, id);
    find(f, e->a);
    find(f, e->b);
}

void last_move_find(const Game *g, LastMove *l, Arena *a) {
    Finding f = {.game = g, .at = ARENA_ARRAY(a, ExprId, g->nexprs + 1)};
    asked_each(g, find, &f);
    for (int p = 0; p < g->nplayers; p++)
        find(&f, g->aim[p]);
    *l = (LastMove){.n = f.n, .at = f.at};
    for (int i = 1; i < g->nexprs; i++)
        l->began |= g->exprs[i].kind == EXPR_UNCHANGED;
}

/* ---- the answers ---- */

/* Where only `who` depends on the last move (the captor, the loser), the answer is that player:
** all else that the expression asks for is in the key. */
static int64_t answer(const Scope *s, ExprId id) {
    const Expr *e = &s->pos->game->exprs[id];
    return expr_info[e->kind].asks & ASK_EVENT ? scope_value(s, id) : scope_player(s, e->who);
}

/* Evaluated for each player, since the walk that asks may be anybody's. */
uint64_t last_move_key(const LastMove *l, const Pos *p) {
    uint64_t key = l->began && p->last.open ? rng_mix(p->last.began) : 0;
    for (int me = 0; l->n && me < p->game->nplayers; me++) {
        Scope s = scope_at_cell(p, me, SQ_NONE);
        for (int i = 0; i < l->n; i++)
            key = rng_mix(key ^ (uint64_t)answer(&s, l->at[i]));
    }
    return key;
}
