/*
** cond_cell.c -- conditions about a cell, and about the walk that has come to it.
*/
#include "cond_rows.h"

#include "answers.h"
#include "query.h"
#include "spread.h"

int64_t one_ON(const Scope *s, const Cond *c) {
    return has_cell(s) &&
           piece_mask(s->pos->game, s->me, scope_at(s, s->here)) & (unsigned)c->arg;
}

/* With SQ_EACH the imagined man stands on every cell that is asked about. */
CellSet all_ON(const Scope *s, const Cond *c, CellSet among) {
    unsigned mask = (unsigned)c->arg;
    if (s->target == SQ_EACH)
        return piece_mask(s->pos->game, s->me, s->as) & mask ? among : NO_CELLS;
    return set_and(among, scope_on(s, mask));
}

int64_t one_KIND(const Scope *s, const Cond *c) {
    Piece x = has_cell(s) ? scope_at(s, s->here) : PIECE_NONE;
    return piece_is(x) && in_kinds(s->pos->game, x, c->arg);
}

CellSet all_KIND(const Scope *s, const Cond *c, CellSet among) {
    const Game *g = s->pos->game;
    if (s->target == SQ_EACH)
        return piece_is(s->as) && in_kinds(g, s->as, c->arg) ? among : NO_CELLS;
    return scope_of_kinds(s, g->kindsets[c->arg], among);
}

int64_t one_IN(const Scope *s, const Cond *c) {
    return has_cell(s) && set_has(&s->pos->game->zones[c->arg], s->here);
}

CellSet all_IN(const Scope *s, const Cond *c, CellSet among) {
    return set_and(among, s->pos->game->zones[c->arg]);
}

/* The cells where the man lifted from the start of the walk, or to be put down, could be
** captured. */
static CellSet all_attacks(const Scope *s) {
    Memo *m = s->memo;
    if (m && m->attacks_of == s->start)
        return m->attacks;
    CellSet cells = s->pos->game->answers->attacks(s->pos, s->me, s->start, s->put);
    if (m) {
        m->attacks = cells;
        m->attacks_of = s->start;
    }
    return cells;
}

int64_t one_ATTACKED(const Scope *s, const Cond *c) {
    (void)c;
    if (!has_cell(s))
        return 0;
    if (!s->memo)
        return s->pos->game->answers->attacked(s->pos, s->me, s->here, s->start, s->put);
    CellSet attacks = all_attacks(s);
    return set_has(&attacks, s->here);
}

CellSet all_ATTACKED(const Scope *s, const Cond *c, CellSet among) {
    (void)c;
    return set_and(among, all_attacks(s));
}

int64_t one_REACHED(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    CellSet men = has_cell(s) ? scope_movers(s, c->who) : NO_CELLS;
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        game_charge(g, ASK_COST);
        if (in_kinds(g, s->pos->cell[from], c->arg) && !game_is_spent(g) &&
            g->answers->reaches(s->pos, from, s->here))
            return true;
    }
    return false;
}

int64_t one_MARKED(const Scope *s, const Cond *c) {
    return has_cell(s) && one_VAR(s, c) == s->here + 1;
}

CellSet all_MARKED(const Scope *s, const Cond *c, CellSet among) {
    int64_t cell = one_VAR(s, c);
    return cell > 0 ? set_and(among, set_of((unsigned)(cell - 1))) : NO_CELLS;
}

int64_t one_START(const Scope *s, const Cond *c) {
    (void)c;
    return has_cell(s) && s->here == s->start;
}

CellSet all_START(const Scope *s, const Cond *c, CellSet among) {
    (void)c;
    return s->start == SQ_NONE ? NO_CELLS : set_and(among, set_of(s->start));
}

/* Moves `there` one step away from the cell of s; false where there is no such step, or
** no cell. */
static bool step_to(const Scope *s, Dir dir, Scope *there) {
    there->here = has_cell(s) ? graph_next(&s->pos->game->graph, dir, s->here) : SQ_NONE;
    return has_cell(there);
}

int64_t one_BESIDE(const Scope *s, const Cond *c) {
    const Game *g = s->pos->game;
    const DirSet *dirs = &g->dirsets[c->arg];
    if (has_cell(s) && g->facts[c->a - g->conds].parts > BATCH_WORK)
        return !set_empty(all_BESIDE(s, c, set_of(s->here)));
    Scope there = elsewhere(s);
    for (int i = 0; i < dirs->n; i++)
        if (step_to(s, dirs->dir[i], &there) && c->a->one(&there, c->a))
            return true;
    return false;
}

CellSet all_BESIDE(const Scope *s, const Cond *c, CellSet among) {
    const Game *g = s->pos->game;
    const DirSet *dirs = &g->dirsets[c->arg];
    Scope real = elsewhere(s);
    if (set_single(among) && g->facts[c->a - g->conds].parts <= BATCH_WORK)
        return cond_each(s, c, among);
    CellSet there =
        cond_may_keep(s, c->a) ? cond_anywhere(&real, c->a) : cond_where(&real, c->a, g->board);
    CellSet from = NO_CELLS;
    for (int i = 0; i < dirs->n; i++)
        from = set_or(from, cells_before(g, dirs->dir[i], there));
    return set_and(among, from);
}

int64_t one_LEADS(const Scope *s, const Cond *c) {
    Scope real = elsewhere(s);
    return has_cell(s) && query_leads(&real, c->arg, s->here, scope_where, scope_holds);
}

CellSet all_LEADS(const Scope *s, const Cond *c, CellSet among) {
    Scope real = elsewhere(s);
    if (s->pos->game->query[c->arg].few && set_single(among))
        return cond_each(s, c, among);
    return set_and(among, query_starts(&real, c->arg, s->pos->game->board, scope_where));
}

int64_t one_FROM(const Scope *s, const Cond *c) {
    Scope real = elsewhere(s);
    CellSet here = has_cell(s) ? set_of(s->here) : NO_CELLS;
    return !set_empty(cond_where(&real, c->a, query_starts(&real, c->arg, here, scope_where)));
}

CellSet all_FROM(const Scope *s, const Cond *c, CellSet among) {
    const CellSet *known = memo_answer(s->memo, c);
    if (known)
        return set_and(among, *known);
    Scope real = elsewhere(s);
    CellSet ends = cond_where(&real, c->a, s->pos->game->board);
    if (!set_empty(ends))
        ends = query_ends(&real, c->arg, ends, scope_where);
    return set_and(among, cond_may_keep(s, c) ? memo_keep(s->memo, c, ends) : ends);
}

/* ---- about the walk that asks ---- */

int64_t one_VISITED(const Scope *s, const Cond *c) {
    (void)c;
    return s->trail && s->here != SQ_NONE && s->here != s->trail->fresh &&
           set_has(s->trail->visited, s->here);
}

int64_t one_TAKEN(const Scope *s, const Cond *c) {
    (void)c;
    for (int i = 0; s->trail && i < s->trail->ndeeds; i++) {
        const Deed *d = &s->trail->deed[i];
        if (d->fx.fx == FX_TAKE && d->a == s->here)
            return true;
    }
    return false;
}
