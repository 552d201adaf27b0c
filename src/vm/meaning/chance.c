/*
** chance.c -- which throws are due, what can be thrown, and what a throw does.
**
** An outcome is tried by running its cases on the machine: the first walk is what it does.
*/
#include "chance.h"

#include "cond.h"
#include "machine.h"

#include <string.h>

static WalkAnswer first_walk(void *ctx, const Walk *w) {
    *(Move *)ctx = w->move;
    return WALK_STOP;
}

/* The cell where a case's walk begins; SQ_NONE where there is none. */
static Sq start_of(const Pos *p, const ChanceCase *c) {
    switch ((CellRef)c->start) {
    case REF_FIXED: return c->arg;
    case REF_VAR: return p->var[c->arg] > 0 ? (Sq)(p->var[c->arg] - 1) : SQ_NONE;
    case REF_PIECE: return pos_find(p, p->game->nplayers, c->arg);
    case REF_NONE:
    case REF_START:
    case REF_HERE:
    case REF_LANDED:
    case REF_STEP: break;
    }
    return SQ_NONE;
}

/* The first walk of a case, as a move. Without one: 0 if nothing need happen, else
** MOVE_NONE. */
static Move run_case(const Pos *p, const ChanceCase *c, const int32_t *roll) {
    Sq start = start_of(p, c);
    Move found = c->or_nothing ? 0 : MOVE_NONE;
    if (start == SQ_NONE)
        return found;
    bool neutral = c->start == REF_PIECE;
    Run r = run_of(p, &p->game->walks[c->walk], neutral ? p->game->nplayers : p->side, start,
                   first_walk, &found);
    r.roll = roll;
    int64_t purse = p->game->case_work;
    r.purse = &purse;
    machine_run(&r);
    return found;
}

/* For what a throw asks. The player whose turn it is has made the move that led to it or, if it
** is an opening throw, will make the first. */
static Scope scope_of_throw(const Pos *p) {
    return scope_at_cell(p, p->side, SQ_NONE);
}

/* What an outcome would do if its throw were due in p; MOVE_NONE where it does not count. *by:
** the case that decides that; NULL where no case holds. */
static Move effect_by(const Pos *p, const Chance *chance, const Outcome *o,
                      const ChanceCase **by) {
    Scope s = scope_of_throw(p);
    s.roll = o->roll;
    game_charge(p->game, o->ncases);
    for (int i = 0; i < o->ncases; i++) {
        const ChanceCase *c = *by = &chance->cases[o->first + i];
        bool holds = scope_holds(&s, c->when);
        Move m = holds && !c->again ? run_case(p, c, o->roll) : MOVE_NONE;
        if (m != MOVE_NONE || (holds && c->again))
            return m;
    }
    *by = NULL;
    return MOVE_NONE;
}

static Move effect_of(const Pos *p, const Chance *chance, const Outcome *o) {
    const ChanceCase *unused;
    return effect_by(p, chance, o, &unused);
}

const Outcome *chance_outcome(const Pos *p, Move thrown) {
    return &p->game->chances[p->chance - 1].outcome[move_outcome(thrown)];
}

Move chance_effect(const Pos *p, Move thrown) {
    return effect_of(p, &p->game->chances[p->chance - 1], chance_outcome(p, thrown));
}

int chance_again(const Pos *p, const Outcome *o) {
    const Chance *chance = &p->game->chances[p->chance - 1];
    const ChanceCase *by;
    bool counts = effect_by(p, chance, o, &by) != MOVE_NONE;
    return !counts && by && by->again ? (int)(by - chance->cases) : -1;
}

static bool can_fall(const Pos *p, const Chance *chance) {
    for (int i = 0; i < chance->noutcomes && !game_is_spent(p->game); i++)
        if (effect_of(p, chance, &chance->outcome[i]) != MOVE_NONE)
            return true;
    return false;
}

bool chance_possible(const Pos *p) {
    return can_fall(p, &p->game->chances[p->chance - 1]);
}

int chance_due(const Pos *p, int from) {
    Scope s = scope_of_throw(p);
    for (int i = from; i < p->game->nchances; i++) {
        const Chance *c = &p->game->chances[i];
        if (c->opening != p->last.moved && scope_holds(&s, c->when) && can_fall(p, c))
            return i + 1;
    }
    return 0;
}

void chance_list(const Pos *p, Moves *throws) {
    int n = p->game->chances[p->chance - 1].noutcomes;
    for (int i = 0; i < n; i++)
        if (chance_effect(p, move_throw((uint32_t)i)) != MOVE_NONE)
            moves_add(throws, move_throw((uint32_t)i));
}

Move chance_draw(const Pos *p, Rng *rng) {
    Moves throws = {0};
    chance_list(p, &throws);
    uint64_t sum = 0;
    for (size_t i = 0; i < throws.n; i++)
        sum += chance_outcome(p, throws.at[i])->weight;
    uint64_t at = sum ? rng_below(rng, sum) : 0;
    size_t i = 0;
    while (i + 1 < throws.n && at >= chance_outcome(p, throws.at[i])->weight)
        at -= chance_outcome(p, throws.at[i++])->weight;
    Move m = throws.n ? throws.at[i] : MOVE_NONE;
    moves_free(&throws);
    return m;
}
