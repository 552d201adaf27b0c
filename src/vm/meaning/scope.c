/*
** scope.c -- the players that a Scope means, and what it sees.
*/
#include "scope.h"

void memo_clear(Memo *m) {
    m->masks = 0;
    m->attacks_of = SQ_EACH; /* not known: no walk begins there */
    m->nanswers = 0;
}

const CellSet *memo_answer(const Memo *m, const struct Cond *c) {
    for (int i = 0; m && i < m->nanswers; i++)
        if (m->asked[i] == c)
            return &m->answer[i];
    return NULL;
}

CellSet memo_keep(Memo *m, const struct Cond *c, CellSet cells) {
    if (m && m->nanswers < ANSWERS_KEPT) {
        m->asked[m->nanswers] = c;
        m->answer[m->nanswers++] = cells;
    }
    return cells;
}

int scope_role(const Scope *s, int who) {
    const Game *g = s->pos->game;
    const Event *last = &s->pos->last;
    int me = s->me < g->nplayers ? s->me : s->pos->side; /* for whom a neutral piece moves */
    switch (who) {
    case WHO_NEXT: return game_next(g, me);
    case WHO_NEUTRAL: return g->nplayers;
    case WHO_WINNER: return s->winner;
    case WHO_CAPTOR: return last->ncaught ? last->captor : g->nplayers;
    case WHO_LOSER: {
        int i = s->caught > 0 ? s->caught : 0;
        return last->ncaught ? g->owner[last->caught[i].piece] : g->nplayers;
    }
    }
    return me;
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
    if (!game_foes(g, me, owner))
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

/* The holes: cells that count as occupied though no piece is on them. */
static CellSet holes(const Pos *p) {
    CellSet cells = p->occupied;
    for (int i = 0; i <= p->game->nplayers; i++)
        cells = set_minus(cells, p->men[i]);
    return cells;
}

CellSet scope_occupied(const Scope *s) {
    CellSet cells = s->pos->occupied;
    if (s->lifted != SQ_NONE)
        set_remove(&cells, s->lifted);
    return cells;
}

static CellSet friends(const Pos *p, int me) {
    CellSet cells = p->men[me];
    for (unsigned with = p->game->partners[me]; with; with &= with - 1)
        cells = set_or(cells, p->men[__builtin_ctz(with)]);
    return cells;
}

static CellSet find_on(const Scope *s, unsigned mask) {
    const Pos *p = s->pos;
    const Game *g = p->game;
    CellSet cells = {{0}}, there = scope_occupied(s);
    if (mask == ON_EMPTY)
        return set_minus(g->board, there);
    if (mask == ON_FRIEND)
        return set_and(friends(p, s->me), there);
    for (int i = 0; mask & (ON_ENEMY | ON_ROYAL) && i < g->nplayers; i++)
        if (game_foes(g, s->me, i))
            cells = set_or(cells, p->men[i]);
    if (!(mask & ON_ENEMY))
        cells = set_and(cells, p->royal);
    if (!(mask & ON_ROYAL))
        cells = set_minus(cells, p->royal);
    if (mask & ON_FRIEND)
        cells = set_or(cells, friends(p, s->me));
    if (mask & ON_NEUTRAL && s->me != g->nplayers)
        cells = set_or(cells, p->men[g->nplayers]);
    if (mask & ON_HOLE)
        cells = set_or(cells, holes(p));
    cells = set_and(cells, there);
    return mask & ON_EMPTY ? set_or(cells, set_minus(g->board, there)) : cells;
}

const CellSet *memo_on(const Scope *s, unsigned mask) {
    Memo *m = s->memo;
    if (!(m->masks >> mask & 1))
        m->on[mask] = find_on(s, mask);
    m->masks |= (uint64_t)1 << mask;
    return &m->on[mask];
}

CellSet scope_on(const Scope *s, unsigned mask) {
    return s->memo ? *memo_on(s, mask) : find_on(s, mask);
}

CellSet scope_of_kinds(const Scope *s, KindSet kinds, CellSet among) {
    const Game *g = s->pos->game;
    among = set_and(among, scope_occupied(s));
    SET_EACH (i) {
        const Piece *row = s->pos->cell + 64 * i;
        for (uint64_t left = among.w[i]; left; left &= left - 1) {
            Piece x = row[__builtin_ctzll(left)];
            if (!piece_is(x) || !(kinds >> g->kind[x] & 1))
                among.w[i] ^= left & -left;
        }
    }
    return among;
}

CellSet scope_men(const Scope *s, int who) {
    const Pos *p = s->pos;
    if (who != WHO_ANY && who != WHO_NOBODY)
        return p->men[scope_player(s, who)];
    CellSet all = p->men[0];
    for (int i = 1; i < p->game->nplayers; i++)
        all = set_or(all, p->men[i]);
    return all;
}

CellSet scope_movers(const Scope *s, int who) {
    return set_minus(scope_men(s, who), s->pos->men[s->pos->game->nplayers]);
}

/* The history to search, of which the first *n keys count; NULL where this position surely is
** not in it. */
static const History *past_of(const Scope *s, size_t *n) {
    const Pos *p = s->pos;
    const History *h = s->history ? s->history : p->past;
    if (!h || !history_may_have(h, p->key))
        return NULL;
    *n = s->history || h->keys.n < p->npast ? h->keys.n : p->npast;
    return h;
}

size_t scope_stood(const Scope *s) {
    size_t n = 0, count = 0;
    for (const Tried *t = s->pos->tried; t; t = t->within)
        count += t->key == s->pos->key;
    const History *h = past_of(s, &n);
    return count + (h ? history_count(h, n, s->pos->key) : 0);
}

size_t scope_ago(const Scope *s, int64_t times) {
    size_t n = 0, ago = 1;
    for (const Tried *t = s->pos->tried; t; t = t->within, ago++)
        if (t->key == s->pos->key && --times == 0)
            return ago;
    const History *h = past_of(s, &n);
    for (; h && n > 0 && times > 0; ago++)
        if (h->keys.at[--n] == s->pos->key && --times == 0)
            return ago;
    return 0;
}
