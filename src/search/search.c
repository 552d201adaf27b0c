/*
** search.c -- the root: deepening, the window, levels of strength, and the answer.
**
** One Search lives for the length of a call, in one arena.
*/
#include "search.h"

#include "../base/rng.h"
#include "../vm/expr.h"
#include "tree.h"

/* OWN_TABLE: megabytes, where the caller gives no table. WINDOW: how far, in percent of a
** typical piece, the value of one depth is trusted for the next; WINDOW_DEPTH: from there on.
** FIGHT: what the searcher would give, in the same measure, not to have the game drawn; and
** where a capture draws it, so that either player could at almost any time. */
enum { OWN_TABLE = 8, WINDOW = 30, WINDOW_DEPTH = 4, FIGHT = 25, FIGHT_CAPTURES = 250 };
/* A search that is asked for so few plies, and for no time, tries every throw. */
enum { EXACT_DEPTH = 2 };

/* What holds a weaker player back. noise: luck at the root, in percent of a typical piece. */
typedef struct Level {
    int depth, quiet_plies, noise;
} Level;

static const Level levels[SEARCH_LEVELS] = {
    {1, 0, 400}, {1, 1, 150}, {2, 1, 100}, {2, 2, 60}, {3, 2, 60},
    {3, 6, 10},  {4, 6, 10},  {5, 8, 0},   {6, 16, 0}, {SEARCH_PLIES_MAX - 1, 16, 0},
};

typedef struct RootMove {
    Move move;
    int noise; /* added to its value when moves are compared */
} RootMove;

typedef struct Root {
    Search *s;
    Arena *arena; /* owned */
    int nmoves;
    RootMove *move; /* the best one first */
    Report report;  /* the answer so far */
    int value;      /* of the best move, luck included */
} Root;

/* A pass tells something unless doing nothing is itself an event, or an aim. */
static bool passing_is_sound(const Game *g) {
    if (g->nplayers != 2 || (g->goal | g->royal) == 0)
        return false;
    for (int i = 0; i < g->nturns; i++)
        if (g->turns[i].part[0].kinds == 0)
            return false;
    for (int i = 0; i < g->nrules; i++) {
        const Rule *r = &g->rules[i];
        uint64_t kinds = expr_kinds(g, r->when);
        bool stuck_wins = (r->verdict == VERDICT_WIN && r->who == WHO_NEXT) ||
                          (r->verdict == VERDICT_LOSS && r->who == WHO_ME);
        if (kinds >> EXPR_PASSED & 1 || (kinds >> EXPR_NO_MOVES & 1 && stuck_wins))
            return false;
    }
    return true;
}

/* Does nothing change but the cells when a position comes round again? Not where something is
** paid on the way, or thrown, and not where who repeats it loses, or wins. */
static bool circles_lead_nowhere(const Game *g) {
    bool nowhere = g->nchances == 0;
    for (int i = 0; i < g->ntriggers && nowhere; i++)
        nowhere = g->triggers[i].verb != VERB_PAY;
    for (int i = 0; i < g->nrules && nowhere; i++)
        nowhere = !g->rules[i].by_history || g->rules[i].verdict == VERDICT_DRAW;
    return nowhere;
}

/* What a draw is worth to the searcher: less than nothing, or it would play for one whenever it
** stood a little worse. */
static int draw_value(const Game *g, const Eval *e) {
    int percent = FIGHT;
    for (int i = 0; i < g->nrules; i++)
        if (g->rules[i].verdict == VERDICT_DRAW && g->rules[i].by_event)
            percent = FIGHT_CAPTURES;
    return -e->typical * percent / 100;
}

static const Level *level_of(const Limits *l) {
    int n = l->level;
    return &levels[(n < 1 || n > SEARCH_LEVELS ? SEARCH_LEVELS : n) - 1];
}

/* Searches for different players value draws differently, and those whose quiescence goes less
** far know less: they share no entries. */
static uint64_t salt_of(const Search *s) {
    return rng_mix((uint64_t)s->exact << 16 | (uint64_t)s->me << 8 | (uint64_t)s->quiet_plies);
}

static bool has_clashes(const Game *g) {
    for (int i = 0; i < g->nacts; i++)
        if (g->acts[i].fx == FX_CLASH)
            return true;
    return false;
}

static Search *search_new(const Pos *p, const History *history, const Level *level, bool exact,
                          Arena *a) {
    Search *s = ARENA_ARRAY(a, Search, 1);
    s->game = p->game;
    s->eval = eval_new(p->game, a);
    s->me = p->side;
    tree_begin(s, p);
    s->quiet_plies = level->quiet_plies;
    s->draw = draw_value(p->game, s->eval);
    s->exact = exact && p->game->nchances > 0;
    s->circles = !exact && circles_lead_nowhere(p->game);
    s->clashes = has_clashes(p->game);
    s->salt = salt_of(s);
    s->may_pass = passing_is_sound(p->game);
    expiry_find(p->game, &s->expiry);
    order_clear(&s->order, s->eval);
    for (size_t i = 0; history != NULL && i < history->n; i++)
        history_add(&s->history, history->at[i]);
    return s;
}

static void search_free(Search *s) {
    history_free(&s->history);
    moves_free(&s->moves);
    ranks_free(&s->ranks);
}

/* Luck is the same for the same seed and position. */
static void draw_noise(Root *r, int percent, uint64_t seed) {
    Rng rng;
    rng_seed(&rng, seed ^ r->s->pos.key);
    uint64_t most = (uint64_t)(r->s->eval->typical * percent / 100);
    for (int i = 0; i < r->nmoves; i++)
        r->move[i].noise = (int)rng_below(&rng, most + 1);
}

/* The legal moves, the most promising first; one of them is an answer from the start. */
static void list_moves(Root *r) {
    Search *s = r->s;
    moves_legal(&s->pos, &s->moves);
    r->nmoves = (int)s->moves.n;
    r->move = ARENA_ARRAY(r->arena, RootMove, s->moves.n);
    order_rank(&s->order, &s->pos, 0, &s->moves, 0, &s->ranks);
    for (size_t i = 0; i < s->moves.n; i++) {
        order_pick(&s->moves, &s->ranks, i);
        r->move[i].move = s->moves.at[i];
    }
    s->moves.n = 0;
    if (r->nmoves > 0) {
        r->report.pv[0] = r->move[0].move;
        r->report.npv = 1;
    }
}

/* Moves the i-th move to the front; the order of the others stays. */
static void to_front(Root *r, int i) {
    RootMove best = r->move[i];
    for (; i > 0; i--)
        r->move[i] = r->move[i - 1];
    r->move[0] = best;
}

static int root_reply(Search *s, Node *n, const RootMove *m) {
    tree_make(s, 0, m->move);
    n->tried++;
    n->alpha -= m->noise;
    n->beta -= m->noise;
    int value = tree_reply(s, n, 0) + m->noise;
    n->alpha += m->noise;
    n->beta += m->noise;
    tree_unmake(s, 0, m->move);
    return value;
}

/* A move that is better than those before it in this depth is the answer from now on. */
static void take(Root *r, int i, int value) {
    const Frame *f = &r->s->frame[0];
    r->value = value;
    int score = value - r->move[i].noise;
    r->report.score = score == r->s->draw ? 0 : score;
    r->report.npv = f->npv;
    for (int k = 0; k < f->npv; k++)
        r->report.pv[k] = f->pv[k];
    to_front(r, i);
}

static int root_value(Root *r, int alpha, int beta) {
    Search *s = r->s;
    Node n = {.depth = s->depth,
              .alpha = alpha,
              .beta = beta,
              .best = -SCORE_INF,
              .move = MOVE_NONE,
              .side = s->pos.side};
    for (int i = 0; i < r->nmoves; i++) {
        int value = root_reply(s, &n, &r->move[i]);
        if (s->halted)
            break;
        bool better = value > n.alpha, enough = tree_note(s, &n, r->move[i].move, value);
        if (better)
            take(r, i, value);
        if (enough)
            break;
    }
    return n.best;
}

/* Searches one depth, the window around the last value widening until the new one is in it. */
static void search_depth(Root *r) {
    Search *s = r->s;
    int step = s->eval->typical * WINDOW / 100, middle = r->value;
    int64_t below = step, above = step;
    bool whole = s->depth < WINDOW_DEPTH || middle > SCORE_FORCED || middle < -SCORE_FORCED;
    for (;;) {
        int64_t low = whole ? -SCORE_INF : middle - below;
        int64_t high = whole ? SCORE_INF : middle + above;
        int value = root_value(r, (int)low, (int)high);
        if (s->halted || (value > low && value < high))
            return;
        whole = below > SCORE_FORCED / 8 || above > SCORE_FORCED / 8;
        if (value <= low)
            below *= 4;
        else
            above *= 4;
    }
}

static void finish_report(Root *r) {
    r->report.nodes = r->s->nodes;
    r->report.seconds = clock_seconds(&r->s->clock);
}

/* Is there nothing more to find out? */
static bool settled(const Root *r, const Limits *l) {
    int score = r->report.score < 0 ? -r->report.score : r->report.score;
    bool forced = score > SCORE_FORCED && SCORE_WIN - score <= r->report.depth;
    return forced || (r->nmoves == 1 && l->time_ms > 0);
}

static void deepen(Root *r, const Limits *l, int most, SearchFn *fn, void *ctx) {
    Search *s = r->s;
    for (s->depth = 1; s->depth <= most; s->depth++) {
        search_depth(r);
        if (s->halted)
            break;
        r->report.depth = s->depth;
        finish_report(r);
        if (fn != NULL)
            fn(ctx, &r->report);
        if (settled(r, l) || !clock_goes_on(&s->clock, s->nodes))
            break;
    }
    finish_report(r);
}

static bool wants_exact(const Limits *l, const Level *level) {
    return l->depth > 0 && l->depth <= EXACT_DEPTH && l->time_ms == 0 && level->noise == 0;
}

static int smaller_depth(int a, int b) {
    return a > 0 && a < b ? a : b;
}

Report search_run(const Pos *p, const History *history, const Limits *limits, Tt *tt,
                  atomic_bool *stop, SearchFn *fn, void *ctx) {
    const Level *level = level_of(limits);
    Root r = {.arena = arena_new()};
    Search *s = r.s = search_new(p, history, level, wants_exact(limits, level), r.arena);
    clock_begin(&s->clock, limits->time_ms, limits->nodes, stop);
    Tt *own = tt == NULL ? tt_new(OWN_TABLE) : NULL;
    s->tt = tt == NULL ? own : tt;
    tt_age(s->tt);
    list_moves(&r);
    draw_noise(&r, level->noise, limits->seed);
    if (r.nmoves > 0)
        deepen(&r, limits, smaller_depth(limits->depth, level->depth), fn, ctx);
    search_free(s);
    tt_free(own);
    arena_free(r.arena);
    return r.report;
}
