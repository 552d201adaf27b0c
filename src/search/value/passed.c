/*
** passed.c -- ways to promotion, and the cells from where an enemy's runner stops one.
*/
#include "passed.h"

/* NULL if the kind has nothing in prospect anywhere. */
static const int32_t *gains_of(const Game *g, const Weights *w, int player, int kind,
                               Arena *a) {
    int n = g->graph.ncells;
    int32_t *gain = ARENA_ARRAY(a, int32_t, n), most = 0;
    for (int cell = 0; cell < n; cell++) {
        gain[cell] = weights_prospect(w, g, player, kind, cell);
        most = gain[cell] > most ? gain[cell] : most;
    }
    return most > 0 ? gain : NULL;
}

/* The way from a cell: where a next move that brings the man nearer to promotion
** leads, and the ways from there. */
static CellSet way_from(const Career *c, int cell, const CellSet *way) {
    CellSet cells = {{0}};
    for (CellSet to = c->leads[cell]; !set_empty(to);) {
        unsigned next = set_pop(&to);
        bool last = c->moves[cell] == 1;
        if (!last && c->moves[next] >= c->moves[cell])
            continue;
        set_add(&cells, next);
        if (!last)
            cells = set_or(cells, way[next]);
    }
    return cells;
}

/* Cells nearer to promotion come first: the ways from others pass over them. */
static const CellSet *ways_of(const Game *g, const Career *c, Arena *a) {
    int n = g->graph.ncells;
    CellSet *way = ARENA_ARRAY(a, CellSet, n);
    for (int moves = 1; moves < CAREER_NEVER; moves++)
        for (int cell = 0; cell < n; cell++)
            if (c->moves[cell] == moves)
                way[cell] = way_from(c, cell, way);
    return way;
}

/* For each cell, the cells from where a runner gets to it by quiet moves, itself included:
** a fixpoint. The board is scanned upwards and downwards in turn: as most runners go one
** way, a few rounds suffice. */
static void find_comers(const Career *c, int n, CellSet *comers) {
    bool more = true;
    for (int cell = 0; cell < n; cell++)
        comers[cell] = set_of((unsigned)cell);
    for (bool up = true; more; up = !up) {
        more = false;
        for (int i = 0; i < n; i++) {
            int from = up ? i : n - 1 - i;
            for (CellSet to = c->leads[from]; !set_empty(to);) {
                CellSet *at = &comers[set_pop(&to)], all = set_or(*at, comers[from]);
                more = more || !set_equal(all, *at);
                *at = all;
            }
        }
    }
}

/* For each cell, the cells from where runners of a player's enemies keep him from
** passing over it. */
static const CellSet *guards_of(const Passed *all, int player, Arena *a) {
    const Game *g = all->game;
    CellSet *guards = ARENA_ARRAY(a, CellSet, g->graph.ncells), comers[SQ_MAX];
    for (int q = 0; q < g->nplayers; q++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece y = game_piece(g, q, k);
            if (!game_foes(g, player, q) || !passed_runs(all, y))
                continue;
            find_comers(game_career(g, q, k), g->graph.ncells, comers);
            for (int cell = 0; cell < g->graph.ncells; cell++) {
                CellSet from = *game_reach(g, g->reach.takes, y, (unsigned)cell);
                set_add(&from, (unsigned)cell);
                while (!set_empty(from))
                    guards[cell] = set_or(guards[cell], comers[set_pop(&from)]);
            }
        }
    return guards;
}

/* For each cell, the guards of its way and of the cell itself. */
static const CellSet *bars_of(const Game *g, const CellSet *ways, const CellSet *guards,
                              Arena *a) {
    CellSet *bars = ARENA_ARRAY(a, CellSet, g->graph.ncells);
    for (int cell = 0; cell < g->graph.ncells; cell++) {
        bars[cell] = guards[cell];
        for (CellSet way = ways[cell]; !set_empty(way);)
            bars[cell] = set_or(bars[cell], guards[set_pop(&way)]);
    }
    return bars;
}

const Passed *passed_new(const Game *g, const Weights *w, Arena *a) {
    Passed *all = ARENA_ARRAY(a, Passed, 1);
    all->game = g;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = game_piece(g, p, k);
            const Career *c = game_career(g, p, k);
            all->gain[x] = gains_of(g, w, p, k, a);
            all->way[x] = all->gain[x] ? ways_of(g, c, a) : NULL;
            all->any = all->any || all->gain[x];
        }
    for (int p = 0; p < g->nplayers && all->any; p++) {
        const CellSet *guards = guards_of(all, p, a);
        for (int k = 0; k < g->nkinds; k++) {
            Piece x = game_piece(g, p, k);
            all->bars[x] = all->gain[x] ? bars_of(g, all->way[x], guards, a) : NULL;
        }
    }
    return all;
}

int32_t passed_gain(const Passed *all, const Pos *p, const CellSet *runners, int player) {
    CellSet foes = {{0}};
    int32_t sum = 0;
    for (int q = 0; q < all->game->nplayers; q++)
        if (game_foes(all->game, player, q))
            foes = set_or(foes, runners[q]);
    for (CellSet men = runners[player]; !set_empty(men);) {
        unsigned cell = set_pop(&men);
        Piece x = p->cell[cell];
        if (!set_meets(foes, all->bars[x][cell]) &&
            !set_meets(runners[player], all->way[x][cell]))
            sum += all->gain[x][cell];
    }
    return sum;
}
