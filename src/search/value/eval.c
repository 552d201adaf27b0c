/*
** eval.c -- the value of men on their cells, of the terms of terms.def, of mop-up and of goals.
**
** What a piece is worth on its cell does not depend on other pieces, so a Tally keeps
** those sums, for both phases.
*/
#include "eval.h"

#include "base/saturate.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* VALUE_MAX: whatever all this adds up to, a value stays well below a forced end. GOAL_MAX: the
** most that the difference of goals counts; it leaves room for men besides goals. */
enum { PER_PIECE = 100, VALUE_MAX = 900000, GOAL_MAX = 800000 };
/* The fraction bits of Eval.per_mass: a mass has 25 bits, PHASES 9, and their
** product fits 64 bits with these. */
enum { MASS_BITS = 36 };

/* What a piece adds to the mass by which the phase of a game is measured. */
static int32_t mass_of(const Eval *e, Piece x) {
    return !eval_at_stake(e, x) && e->worth[x] > 0 ? e->worth[x] : 0;
}

/* The mass of the start position. */
static int32_t starting_mass(const Eval *e) {
    const Game *g = e->game;
    int32_t sum = 0;
    for (int c = 0; c < g->graph.ncells; c++)
        if (piece_is(g->start[c]) && g->owner[g->start[c]] < g->nplayers)
            sum += mass_of(e, g->start[c]);
    return sum;
}

/* Eval.flight of a piece. */
static const CellSet *flights_of(const Game *g, Piece x, Arena *a) {
    int n = g->graph.ncells;
    CellSet *flight = ARENA_ARRAY(a, CellSet, n);
    for (int c = 0; c < n; c++) {
        set_add(&flight[c], (unsigned)c);
        for (CellSet from = *game_reach(g, g->reach.takes, x, (unsigned)c); !set_empty(from);)
            set_add(&flight[set_pop(&from)], (unsigned)c);
    }
    return flight;
}

/* Whether some term that needs pos_control() has a weight. */
static bool weighs_control(const Weights *w) {
    enum { NOTHING, CONTROL };
    static const uint8_t asks[TERM_COUNT] = {
#define TERM(name, text, asks) asks,
#include "terms.def"
#undef TERM
    };
    bool any = false;
    for (Term t = 0; t < TERM_COUNT; t++)
        any |= asks[t] == CONTROL && (w->term[t].early != 0 || w->term[t].late != 0);
    return any;
}

static const Eval *make(const Game *g, const Weights *derived, const Weights *w, Arena *a) {
    Eval *e = ARENA_ARRAY(a, Eval, 1);
    *e = (Eval){.game = g, .unit = weights_unit(g), .stakes = g->goal | g->royal, .weights = w};
    e->control = weighs_control(w);
    for (int k = 0; k < g->nkinds; k++)
        e->in_hand |= (KindSet)g->kinds[k].in_hand << k;
    for (int x = 0; x < PIECES_MAX; x++)
        e->worth[x] = derived->value[x].early;
    e->typical = weights_usual(derived, g);
    e->typical = e->typical > PER_PIECE ? e->typical : PER_PIECE;
    e->mass = starting_mass(e);
    if (e->mass > 0)
        e->per_mass = ((uint64_t)PHASES << MASS_BITS) / (uint64_t)e->mass + 1;
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < g->nkinds; k++)
            if (e->stakes >> k & 1)
                e->flight[game_piece(g, p, k)] = flights_of(g, game_piece(g, p, k), a);
    e->passed = passed_new(g, derived, a);
    e->mop_up = mop_up_new(g, e->stakes, e->typical, a);
    return e;
}

const Eval *eval_new(const Game *g, bool tuned, Arena *a) {
    const Weights *derived = weights_derived(g, a);
    return make(g, derived, tuned && g->weights ? g->weights : derived, a);
}

const Eval *eval_with(const Game *g, const Weights *w, Arena *a) {
    return make(g, weights_derived(g, a), w, a);
}

int32_t eval_gain(const Eval *e, int32_t gain) {
    return weights_in_hundredths(gain, e->unit);
}

/* ---- sums over the cells ---- */

/* Adds a piece on a cell to the sums (sign 1), or takes it out (-1). */
static void count(const Eval *e, Tally *t, Piece x, unsigned cell, int32_t sign) {
    const Game *g = e->game;
    if (!piece_is(x) || g->owner[x] >= g->nplayers)
        return;
    int owner = g->owner[x];
    const Weight *w = &e->weights->square[x * g->graph.ncells + (int)cell];
    t->square[owner].early += sign * w->early;
    t->square[owner].late += sign * w->late;
    if (eval_at_stake(e, x)) {
        set_flip(&t->stakes[owner], cell);
        return;
    }
    if (passed_runs(e->passed, x))
        set_flip(&t->runners[owner], cell);
    t->worth[owner] += sign * e->worth[x];
    t->mass += sign * (e->worth[x] > 0 ? e->worth[x] : 0);
}

Tally eval_tally(const Eval *e, const Pos *p) {
    Tally t = {0};
    for (int cell = 0; cell < e->game->graph.ncells; cell++)
        count(e, &t, p->cell[cell], (unsigned)cell, 1);
    return t;
}

void eval_follow(const Eval *e, const Pos *p, const Undo *u, Tally *t) {
    for (int i = 0; i < u->ncells; i++) {
        unsigned cell = u->cells[i].cell;
        count(e, t, u->cells[i].before, cell, -1);
        count(e, t, p->cell[cell], cell, 1);
    }
}

/* ---- terms: how men stand to one another ---- */

CellSet eval_danger(const Pos *p, const Tally *t, int player) {
    CellSet cells = t->stakes[player], found = {{0}};
    while (!set_empty(cells)) {
        unsigned cell = set_pop(&cells);
        if (pos_attacked(p, player, (Sq)cell, SQ_NONE))
            set_add(&found, cell);
    }
    return found;
}

/* How many of a player's men could capture on a cell if nothing stood in the way. */
static int aiming(const Eval *e, const Pos *p, int player, unsigned cell) {
    const Game *g = e->game;
    int n = g->graph.ncells, count = 0;
    const CellSet *reach = &g->reach.takes[player * g->nkinds * n + (int)cell];
    CellSet men = set_and(p->men[player], g->reach.threat[player * n + (int)cell]);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        count += set_has(&reach[g->kind[p->cell[from]] * n], from);
    }
    return count;
}

/* The number of men aiming at the enemies' pieces at stake, less the number of
** theirs aiming at his. */
static int pressure(const Eval *e, const Pos *p, const Tally *t, int player) {
    int sum = 0;
    for (int q = 0; q < e->game->nplayers; q++) {
        if (!game_foes(e->game, player, q))
            continue;
        for (CellSet targets = t->stakes[q]; !set_empty(targets);)
            sum += aiming(e, p, player, set_pop(&targets));
        for (CellSet targets = t->stakes[player]; !set_empty(targets);)
            sum -= aiming(e, p, q, set_pop(&targets));
    }
    return sum;
}

/* The cells where a player's pieces at stake stand or might flee to. */
static CellSet refuge(const Eval *e, const Pos *p, const Tally *t, int player) {
    CellSet cells = {{0}};
    for (CellSet left = t->stakes[player]; !set_empty(left);) {
        unsigned cell = set_pop(&left);
        cells = set_or(cells, e->flight[p->cell[cell]][cell]);
    }
    return cells;
}

/* The worth of a player's men that could be taken and not taken back, in hundreds. attacked,
** held: where the other side and his own could capture. */
static int hanging(const Eval *e, const Pos *p, int player, CellSet attacked, CellSet held) {
    int sum = 0;
    for (CellSet men = set_minus(set_and(p->men[player], attacked), held); !set_empty(men);) {
        Piece x = p->cell[set_pop(&men)];
        if (!eval_at_stake(e, x))
            sum += e->worth[x];
    }
    return sum / PER_PIECE;
}

/* What control_terms() collects for a player, over all players. */
typedef struct Held {
    CellSet refuge[PLAYERS_MAX]; /* refuge() of each player */
    CellSet cells[2];            /* [foe] where his side, and where the others could capture */
} Held;

static void control_terms(const Eval *e, const Pos *p, const Tally *t, int player, Terms *out) {
    const Game *g = e->game;
    Held held = {0};
    for (int q = 0; q < g->nplayers; q++)
        held.refuge[q] = refuge(e, p, t, q);
    for (int q = 0; q < g->nplayers; q++) {
        Control c = {.zoneless = e->stakes};
        bool foe = game_foes(g, player, q);
        int sign = foe ? -1 : 1;
        for (int r = 0; r < g->nplayers; r++)
            if (game_foes(g, q, r))
                c.zone = set_or(c.zone, held.refuge[r]);
        pos_control(p, q, &c);
        held.cells[foe] = set_or(held.cells[foe], c.cells);
        out->of[TERM_MOBILITY] += sign * c.ways;
        out->of[TERM_SIEGE] += sign * c.hits * c.hitters;
    }
    for (int q = 0; q < g->nplayers; q++) {
        bool foe = game_foes(g, player, q);
        int worth = hanging(e, p, q, held.cells[!foe], held.cells[foe]);
        out->of[TERM_HANGING] += foe ? worth : -worth;
    }
}

/* What the passed men of his side have in prospect, less those of the others, in
** steps of five hundredths. */
static int passed(const Eval *e, const Pos *p, const Tally *t, int player) {
    enum { OF = 5 };
    int sum = 0;
    for (int q = 0; q < e->game->nplayers && e->passed->any; q++) {
        int32_t gain = passed_gain(e->passed, p, t->runners, q) / OF;
        sum += game_foes(e->game, player, q) ? -gain : gain;
    }
    return sum;
}

static void plain_terms(const Eval *e, const Pos *p, const Tally *t, int player, Terms *out) {
    out->of[TERM_TEMPO] = game_foes(e->game, p->side, player) ? -1 : 1;
    out->of[TERM_PRESSURE] = pressure(e, p, t, player);
    out->of[TERM_PASSED] = passed(e, p, t, player);
}

Terms eval_terms(const Eval *e, const Pos *p, const Tally *t, int player) {
    Terms all = {{0}};
    plain_terms(e, p, t, player, &all);
    control_terms(e, p, t, player, &all);
    return all;
}

/* What a player gains by having another nearly beaten. */
static int mop_up(const Eval *e, const Pos *p, const Tally *t, int player, int other) {
    int weight = mop_up_weight(e->mop_up, t->worth[player] - t->worth[other], t->worth[other]);
    if (weight <= 0)
        return 0;
    return mop_up_value(e->mop_up, p, weight, t->stakes[player], t->stakes[other],
                        p->men[other]);
}

/* The value of the `goal` for a player, in hundredths: what he strives for besides men. It is
** not bounded by GOAL_MAX: two goals beyond that still differ. */
static int64_t achieved(const Eval *e, const Pos *p, int player) {
    enum { PARTS = 2 * PLAYERS_MAX * PER_PIECE };
    const int64_t most = INT64_MAX / PARTS; /* neither the product nor the sum overflows */
    if (!e->game->aim[player])
        return 0;
    Scope s = scope_at_cell(p, player, SQ_NONE);
    int64_t goal = saturate_within(scope_value(&s, e->game->aim[player]), most);
    return goal * PER_PIECE / e->unit;
}

/* The part of his value that no weight scales: mop-up (mop_up.h) and the game's `goal`. */
static int rest_of(const Eval *e, const Pos *p, const Tally *t, int player) {
    int64_t goal = achieved(e, p, player);
    int sum = 0;
    for (int q = 0; q < e->game->nplayers; q++)
        if (game_foes(e->game, player, q)) {
            sum += mop_up(e, p, t, player, q) - mop_up(e, p, t, q, player);
            goal -= achieved(e, p, q);
        } else if (q != player) {
            goal += achieved(e, p, q);
        }
    return sum + (int)saturate_within(goal, GOAL_MAX);
}

/* ---- all together ---- */

int eval_phase(const Eval *e, const Tally *t) {
    if (t->mass <= 0 || e->mass <= 0)
        return e->mass <= 0 ? PHASES : 0;
    uint64_t mass = (uint64_t)(t->mass < e->mass ? t->mass : e->mass);
    return (int)(mass * e->per_mass >> MASS_BITS);
}

/* Sums for both phases. 64 bits cannot overflow: WEIGHT_MAX times all men on a
** board and in hand is far less. */
typedef struct Sums {
    int64_t early, late;
} Sums;

static void add(Sums *s, int64_t times, Weight w) {
    s->early += times * w.early;
    s->late += times * w.late;
}

/* Adds what a player has on the board and in hand, with that sign. */
static void add_men(const Eval *e, const Pos *p, const Tally *t, int player, int sign,
                    Sums *s) {
    const Game *g = e->game;
    add(s, sign, t->square[player]);
    for (KindSet left = e->in_hand; left; left &= left - 1) {
        int k = __builtin_ctzll(left);
        add(s, (int64_t)sign * p->var[g->kinds[k].holding + player],
            e->weights->value[g->piece[player][k]]);
    }
}

static int64_t in_phase(const Eval *e, const Tally *t, Sums s) {
    int phase = eval_phase(e, t);
    return (s.early * phase + s.late * (PHASES - phase)) / PHASES;
}

static void add_terms(const Eval *e, const Terms *terms, Sums *s) {
    for (Term i = 0; i < TERM_COUNT; i++)
        add(s, terms->of[i], e->weights->term[i]);
}

/* The value without the terms that need pos_control(), which takes longest. */
static int64_t without_control(const Eval *e, const Pos *p, const Tally *t, int player) {
    Sums s = {0};
    Terms terms = {{0}};
    for (int q = 0; q < e->game->nplayers; q++)
        add_men(e, p, t, q, game_foes(e->game, player, q) ? -1 : 1, &s);
    plain_terms(e, p, t, player, &terms);
    add_terms(e, &terms, &s);
    return in_phase(e, t, s) + rest_of(e, p, t, player);
}

/* The value of the terms that need pos_control(). It is clamped to that of a usual man, so that
** eval_within() can do without it far from the window. */
static int64_t by_control(const Eval *e, const Pos *p, const Tally *t, int player) {
    Sums s = {0};
    Terms terms = {{0}};
    control_terms(e, p, t, player, &terms);
    add_terms(e, &terms, &s);
    return saturate_within(in_phase(e, t, s), e->typical);
}

static int bounded(int64_t value) {
    return (int)saturate_within(value, VALUE_MAX);
}

int eval_value(const Eval *e, const Pos *p, const Tally *t, int player) {
    int64_t value = without_control(e, p, t, player);
    return bounded(e->control ? value + by_control(e, p, t, player) : value);
}

int eval_within(const Eval *e, const Pos *p, const Tally *t, int player, int alpha, int beta) {
    int64_t value = without_control(e, p, t, player);
    if (!e->control)
        return bounded(value);
    if (value + e->typical <= alpha)
        return bounded(value + e->typical);
    if (value - e->typical >= beta)
        return bounded(value - e->typical);
    return bounded(value + by_control(e, p, t, player));
}

int eval_even(const Eval *e, const Pos *p, const Tally *t) {
    Sums all = {0};
    unsigned sides = 0;
    for (int q = 0; q < e->game->nplayers; q++) {
        add_men(e, p, t, q, -1, &all);
        if (!set_empty(p->men[q]))
            sides |= 1u << game_team(e->game, q);
    }
    int n = __builtin_popcount(sides);
    return n > 2 ? bounded(in_phase(e, t, all) * (n - 2) / n) : 0;
}
