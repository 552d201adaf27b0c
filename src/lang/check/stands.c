/*
** stands.c -- where men could stand, found by following the tables of their walk.
*/
#include "stands.h"

#include "check.h"

#include "lang/tree/facts.h"
#include "vm/tables/tables.h"

CellSet stands_first(const Game *g, int player, int kind) {
    CellSet at = {{0}};
    Piece x = game_piece(g, player, kind);
    for (int c = 0; c < g->graph.ncells; c++)
        if (g->start[c] == x)
            set_add(&at, (unsigned)c);
    return at;
}

bool stands_by_others(const Def *d, const char *piece) {
    bool other = check_walks_by_rule(d, piece);
    for (size_t i = 0; i < d->follows.n; i++)
        for (int player = 0; player < d->nplayers; player++)
            other = other || walk_acts(d->follows.at[i].walk, player);
    return other;
}

/* An act that moves whoever stands on a certain cell to another certain cell (shift). */
static bool is_fixed_lead(const Act *act) {
    return act->fx == FX_MOVE && act->ref_a == REF_FIXED && act->ref_b == REF_FIXED;
}

/* An act by which the man whose walk it is goes to where it ends. */
static bool is_own_move(const Act *act) {
    return act->fx != FX_SWAP && act->ref_a == REF_START && act->ref_b == REF_HERE;
}

/* Whether some act may bring such a man to a cell that is known in play alone: it makes men
** of that kind, or changes a man's side, or moves one who is neither the walker nor on a
** certain cell. */
static bool comes_anywhere(const Game *g, int kind) {
    bool any = false;
    for (int i = 0; i < g->nacts && !any; i++) {
        const Act *act = &g->acts[i];
        const FxInfo *info = &fx_info[act->fx];
        any = (info->with & WITH_KIND && act->kind == kind) || info->does & DOES_SIDE ||
              (info->does & DOES_GO && !is_own_move(act) && !is_fixed_lead(act));
    }
    return any;
}

/* The cells on which a man who stands on `cell` may be after one more move. */
static CellSet next_to(const Game *g, const StartTable *from, unsigned cell) {
    CellSet ends = {{0}};
    for (int f = 0; f < from->nfamilies; f++)
        for (int b = 0; b < from->family[f].nbranches; b++)
            ends = set_or(ends, from->family[f].branch[b].ends);
    for (int i = 0; i < g->nacts; i++)
        if (is_fixed_lead(&g->acts[i]) && g->acts[i].arg_a == cell)
            set_add(&ends, g->acts[i].arg_b);
    return ends;
}

CellSet stands_ever(const Def *d, const Game *g, int player, int kind) {
    const PieceDef *p = &d->pieces.at[kind];
    int number = game_walk_number(g, 0, player, kind);
    const WalkTable *t = number < 0 ? NULL : &g->tables->walk[number];
    if (p->drop || !t || !t->start || t->solver || comes_anywhere(g, kind) ||
        stands_by_others(d, p->kind.name))
        return set_first((unsigned)g->graph.ncells);
    CellSet all = stands_first(g, player, kind);
    for (CellSet todo = all; !set_empty(todo);) {
        unsigned cell = set_pop(&todo);
        CellSet next = next_to(g, &t->start[cell], cell);
        todo = set_or(todo, set_minus(next, all));
        all = set_or(all, next);
    }
    return all;
}

CellSet stands_seen(const Game *g, int player, CellSet cells) {
    CellSet seen = {{0}};
    for (int c = 0; c < g->graph.ncells; c++)
        if (set_has(&cells, g->player[player].seat[c]))
            set_add(&seen, (unsigned)c);
    return seen;
}

/* The cells on which a man's own move may end. A move without a step, or one that is still(),
** ends where he stands. */
static CellSet landings(const Def *d, const Game *g, int player, int kind) {
    const PieceDef *p = &d->pieces.at[kind];
    int number = game_walk_number(g, 0, player, kind);
    const WalkTable *t = number < 0 ? NULL : &g->tables->walk[number];
    bool told = !p->move || (t && t->start && !t->solver);
    if (p->drop || !told || check_walks_by_rule(d, p->kind.name))
        return set_first((unsigned)g->graph.ncells);
    CellSet stands = stands_ever(d, g, player, kind), ends = {{0}};
    if (p->move &&
        (!walk_must_step(p->move, player) || node_has(p->move, player, NODE_STILL, false)))
        ends = stands;
    while (p->move && !set_empty(stands)) {
        unsigned cell = set_pop(&stands);
        for (int f = 0; f < t->start[cell].nfamilies; f++)
            for (int b = 0; b < t->start[cell].family[f].nbranches; b++)
                ends = set_or(ends, t->start[cell].family[f].branch[b].ends);
    }
    return ends;
}

/* Given up where there are throws, since the last move is then the throw; where a turn has
** several parts, since it is not examined which of them ends it; and where there are options,
** since another choice may have other walks. */
const CellSet *stands_landings(const Def *d, const Game *g) {
    bool known = g->tables && d->throws.n == 0 && d->options.n == 0;
    for (size_t i = 0; i < d->turns.n; i++)
        known = known && d->turns.at[i].nparts == 1;
    if (!known)
        return NULL;
    CellSet *all = ARENA_ARRAY(d->arena, CellSet, (size_t)g->nplayers * d->pieces.n);
    for (int player = 0; player < g->nplayers; player++)
        for (int k = 0; k < g->nkinds; k++)
            all[player * g->nkinds + k] = stands_seen(g, player, landings(d, g, player, k));
    return all;
}

bool stands_spared(const Game *g, bool friends) {
    unsigned men = friends ? ON_FRIEND : ON_FRIEND | ON_ENEMY;
    bool spared = true;
    for (int i = 0; i < g->nacts; i++) {
        const Act *act = &g->acts[i];
        unsigned does = fx_info[act->fx].does;
        spared = spared && !(does & DOES_TAKE) && !(act->fx == FX_MOVE && !is_own_move(act));
    }
    for (int w = 0; w < g->nwalks; w++)
        for (int at = 0; at < g->walks[w].n; at += op_length(g->walks[w].code[at]))
            spared = spared && !(g->walks[w].code[at] == OP_LAND &&
                                 (unsigned)g->walks[w].code[at + 1] & men);
    return spared;
}

bool stands_taking(const Def *d, const Game *g) {
    bool taking = d->throws.n == 0 && !d->challenge.declared && !def_passes(d),
         by_turns = taking;
    for (size_t i = 0; i < d->turns.n; i++)
        by_turns = by_turns && d->turns.at[i].nparts == 1 && d->turns.at[i].part[0].captures;
    for (int w = 0; w < g->nwalks; w++)
        for (int at = 0; at < g->walks[w].n; at += op_length(g->walks[w].code[at])) {
            int op = g->walks[w].code[at];
            taking = taking && op != OP_LOOK &&
                     !(op == OP_LAND &&
                       (unsigned)g->walks[w].code[at + 1] & ~(unsigned)(ON_ENEMY | ON_ROYAL));
        }
    return taking || (by_turns && d->turns.n > 0);
}
