/*
** search.c -- iterative deepening, levels of strength, threads, and the answer.
**
** Each thread has a Search and a Root, which live for the length of a call, in one arena.
** All search the same depth, and share what they find through the table. The first one
** that has the answer ends the depth for all; the others copy what it knows, and all
** begin the next depth together.
*/
#include "search.h"

#include "base/rng.h"
#include "base/team.h"
#include "vm/meaning/cond.h"
#include "abdada.h"
#include "patience.h"
#include "prune.h"
#include "root.h"

/* OWN_TABLE: the size of the table in megabytes, if the caller gives none. ALONE: up to this
** depth one thread is faster than several, which would have to be started. CONTEMPT: what the
** searcher would give to avoid a draw, in percent of a typical piece; CONTEMPT_CAPTURES: in
** games where a capture makes a draw, so that either player could draw at almost any time. */
enum { OWN_TABLE = 8, ALONE = 3, CONTEMPT = 5, CONTEMPT_CAPTURES = 250 };
/* A search limited to this depth or less, with no limit of time and no luck,
** tries every throw. */
enum { EXACT_DEPTH = 2 };

/* What weakens a player. noise: luck at the root, in percent of a typical piece. */
typedef struct Level {
    int depth, qsearch_plies, noise;
} Level;

static const Level levels[SEARCH_LEVELS] = {
    {1, 0, 400}, {1, 1, 150}, {2, 1, 100}, {2, 2, 60}, {3, 2, 60},
    {3, 6, 10},  {4, 6, 10},  {5, 8, 0},   {6, 16, 0}, {SEARCH_PLIES_MAX - 1, 16, 0},
};

/* ---- what follows from the game ---- */

/* Whether a position that recurs leaves all as it was: no payments or throws on the way, and no
** rule by which the player who repeats loses or wins. */
static bool repetition_leads_nowhere(const Game *g) {
    for (int i = 0; i < g->ntriggers; i++)
        if (g->triggers[i].verb == VERB_PAY)
            return false;
    for (int i = 0; i < g->nrules; i++)
        if (g->endings.rule[i].by_history && g->rules[i].verdict != VERDICT_DRAW)
            return false;
    return g->nchances == 0;
}

/* Whether a condition can hold only if the player to move is in check. Errs towards "no". */
static bool needs_check(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return needs_check(g, e->a) || needs_check(g, e->b);
    return e->kind == EXPR_CHECK && e->who == WHO_NEXT;
}

/* Whether more than a draw depends on positions that came before, which keys leave out: an
** ending by which repetition wins or loses, or a move that it forbids. */
static bool past_decides(const Game *g) {
    bool asked = false, draws = false;
    for (int i = 0; i < g->nexprs; i++)
        asked |= (g->facts[i].asks & ASK_HISTORY) != 0;
    for (int i = 0; i < g->nrules; i++) {
        if (g->endings.rule[i].by_history && g->rules[i].verdict != VERDICT_DRAW)
            return true;
        draws |= g->endings.rule[i].by_history;
    }
    for (int d = 0; d < DECREES; d++)
        for (int i = 0; i < g->decree[d].n; i++)
            if (g->facts[g->decree[d].at[i]].asks & ASK_HISTORY)
                return true;
    return asked && !draws;
}

/* Whether having no legal move may win or lose though not in check. (A player in check needs no
** attention at the horizon: he is searched a ply deeper, where his moves are listed anyway.) */
static bool stuck_decides(const Game *g) {
    for (int i = 0; i < g->nrules; i++) {
        const Rule *r = &g->rules[i];
        if (r->verdict != VERDICT_DRAW && g->endings.rule[i].by_moves &&
            !needs_check(g, r->when))
            return true;
    }
    return false;
}

/* Whether what having no legal move does depends on the last move, which keys leave out: mate
** by a dropped man may be forbidden, or lose. So it does where a player can move twice or be
** passed over: keys do not say who moved. */
static bool stuck_by_move(const Game *g) {
    bool moved_by_any = g->decree[DECREE_AGAIN].n + g->decree[DECREE_SKIP].n > 0;
    bool hangs = false;
    for (int i = 0; i < g->nrules && !hangs; i++) {
        const Rule *r = &g->rules[i];
        bool asked = (g->facts[r->when].asks | who_asks(r->who)) & ASK_EVENT;
        hangs = g->endings.rule[i].by_moves && (asked || moved_by_any);
    }
    return hangs;
}

/* Whether a capturing piece may be lost in the fight for its capture. */
static bool has_clashes(const Game *g) {
    for (int i = 0; i < g->nacts; i++)
        if (fx_info[g->acts[i].fx].does & DOES_FIGHT)
            return true;
    return false;
}

/* The value of a draw to the searcher: less than standing even, else he would play for a draw
** whenever he stood a little worse. */
static int contempt(const Game *g, const Eval *e, int even) {
    int percent = CONTEMPT;
    for (int i = 0; i < g->nrules; i++)
        if (g->rules[i].verdict == VERDICT_DRAW && g->endings.rule[i].by_event)
            percent = CONTEMPT_CAPTURES;
    return even - e->typical * percent / 100;
}

/* ---- one thread's search ---- */

static const Level *level_of(const Limits *l) {
    int n = l->level;
    return &levels[(n < 1 || n > SEARCH_LEVELS ? SEARCH_LEVELS : n) - 1];
}

static bool wants_exact(const Limits *l, const Level *level) {
    return l->depth > 0 && l->depth <= EXACT_DEPTH && l->time_ms == 0 && level->noise == 0;
}

/* Searches share no table entries if their values differ: for different players (draws), with
** shorter quiescence, with all throws tried, with other weights, or, among more than two sides,
** where a draw is worth more or less. */
static uint64_t salt_of(const Search *s) {
    bool tuned = s->eval->weights == s->game->weights;
    return rng_mix((uint64_t)(uint32_t)s->even << 32 | (uint64_t)tuned << 17 |
                   (uint64_t)s->exact << 16 | (uint64_t)s->me << 8 |
                   (uint64_t)s->qsearch_plies);
}

static Search *search_new(const Pos *p, const History *history, const Level *level, bool exact,
                          const Eval *eval, Arena *a) {
    Search *s = ARENA_ARRAY(a, Search, 1);
    s->game = p->game;
    s->eval = eval;
    s->me = p->side;
    node_begin(s, p);
    s->qsearch_plies = level->qsearch_plies;
    s->even = eval_even(s->eval, p, &s->tally);
    s->contempt = contempt(p->game, s->eval, s->even);
    s->exact = exact && p->game->nchances > 0;
    s->repetition = !exact && repetition_leads_nowhere(p->game);
    s->see = !has_clashes(p->game);
    s->by_parts = p->game->traits.by_parts;
    s->foresees = foresee_can(p->game);
    s->stuck_decides = stuck_decides(p->game);
    s->stuck_by_move = stuck_by_move(p->game);
    s->past_decides = past_decides(p->game);
    s->salt = salt_of(s);
    rule_clocks_find(p->game, &s->rule_clocks);
    rule_clocks_deciding(p->game, &s->deciding);
    last_move_find(p->game, &s->last_move, a);
    s->standing = prune_standing_is_sound(p->game);
    s->dooms = prune_dooms(p->game);
    s->null_move = prune_null_move_is_sound(s);
    order_begin(&s->order, s->eval);
    for (size_t i = 0; history != NULL && i < history->keys.n; i++)
        history_add(&s->history, history->keys.at[i]);
    return s;
}

static void search_free(Search *s) {
    history_free(&s->history);
    moves_free(&s->moves);
    ranks_free(&s->ranks);
    begins_free(&s->begins);
    ranks_free(&s->begun_ranks);
}

/* ---- all threads ---- */

/* The arguments of search_run(), for each thread. */
typedef struct Call {
    const Pos *pos;
    const History *history;
    const Limits *limits;
    const Eval *eval;
    Tt *tt;
    Watcher watcher;
    Arena *arena;
} Call;

/* The threads of a search. Member 0 works on the caller's; the others are made
** when they are needed. */
typedef struct Party {
    Call call;
    int n, most;
    uint64_t nodes; /* the limit for all; 0: none */
    Root *root;     /* [most] of each */
    Abdada abdada;
    atomic_int first; /* the member that had the answer of this depth first; -1: none yet */
} Party;

/* Divides the nodes that may still be searched among the threads that work at the next depth.
** Each gets one at least, since 0 would mean no limit. */
static void deal_nodes(Party *p, int working) {
    uint64_t used = 0, n = (uint64_t)working;
    for (int i = 0; i < p->n; i++)
        used += p->root[i].s->nodes;
    uint64_t left = used < p->nodes ? p->nodes - used : 0;
    for (int i = 0; i < working && p->nodes > 0; i++) {
        Search *s = p->root[i].s;
        uint64_t share = left / n + ((uint64_t)i < left % n);
        s->clock.nodes = s->nodes + (share > 0 ? share : 1);
    }
}

/* Adds a thread, on the clock of the search. */
static void add_member(Party *p, const Clock *clock) {
    const Call *c = &p->call;
    const Level *level = level_of(c->limits);
    Search *s =
        search_new(c->pos, c->history, level, wants_exact(c->limits, level), c->eval, c->arena);
    s->tt = c->tt;
    s->clock = *clock;
    s->clock.pace = (Pace){0};
    root_begin(&p->root[p->n++], s, level->noise, c->limits, c->arena);
}

static Party *party_new(const Call *c) {
    const Limits *l = c->limits;
    Party *party = ARENA_ARRAY(c->arena, Party, 1);
    Clock clock;
    party->call = *c;
    party->most = l->threads < 1 ? 1 : l->threads > TEAM_MAX ? TEAM_MAX : l->threads;
    party->nodes = l->nodes;
    party->root = ARENA_ARRAY(c->arena, Root, party->most);
    clock_begin(&clock, l->time_ms, l->nodes, c->watcher.stop);
    add_member(party, &clock);
    return party;
}

/* Adds the other threads, while there is time: making hundreds takes longer than
** a short search may. */
static void party_gather(Party *p) {
    const Clock *clock = &p->root->s->clock;
    while (p->n < p->most && !clock_due(clock))
        add_member(p, clock);
}

static void party_free(Party *p) {
    for (int i = 0; i < p->n; i++)
        search_free(p->root[i].s);
}

static void search_depth(void *ctx, int i) {
    Party *p = ctx;
    int nobody = -1;
    root_search(&p->root[i]);
    if (!p->root[i].s->halted && atomic_compare_exchange_strong(&p->first, &nobody, i))
        atomic_store(&p->abdada.done, true);
}

/* Makes a thread go on from what another one knows, its move ordering included. */
static void follow(Root *r, const Root *other) {
    root_copy(r, other);
    r->s->order = other->s->order;
}

/* Gives member 0 what the first thread with the answer knows; if time ran out for all, what the
** one that came farthest does. */
static void learn(Party *p) {
    int best = atomic_load(&p->first);
    bool halted = best < 0;
    if (halted)
        best = 0;
    for (int i = 1; i < p->n && halted; i++)
        if (p->root[i].tried > p->root[best].tried)
            best = i;
    if (best != 0)
        follow(&p->root[0], &p->root[best]);
    p->root[0].s->halted = halted;
}

/* Searches a depth, with all threads if it is deep enough to be worth it. */
static void party_search(Party *p, int depth) {
    Root *r = p->root;
    r->s->depth = depth;
    if (depth > ALONE)
        party_gather(p);
    if (p->n == 1 || depth <= ALONE) {
        r->s->abdada = NULL;
        deal_nodes(p, 1);
        root_search(r);
        return;
    }
    abdada_init(&p->abdada);
    atomic_init(&p->first, -1);
    for (int i = 0; i < p->n; i++) {
        Search *s = r[i].s;
        if (i > 0)
            follow(&r[i], r);
        r[i].tried = 0;
        s->depth = depth;
        s->halted = false;
        s->overtaken = -1;
        s->abdada = &p->abdada;
    }
    deal_nodes(p, p->n);
    team_run(p->n, search_depth, p);
    learn(p);
}

/* ---- deepening ---- */

static void finish_report(Party *p) {
    Report *r = &p->root->report;
    r->nodes = 0;
    for (int i = 0; i < p->n; i++) {
        const Search *s = p->root[i].s;
        r->nodes += s->nodes;
        r->deepest = s->deepest > r->deepest ? s->deepest : r->deepest;
    }
    r->seconds = clock_seconds(&p->root->s->clock);
}

/* Whether there is nothing more to find out. A sole move is searched all the same if others are
** left out: then its value is wanted. */
static bool settled(const Root *r, const Limits *l) {
    int score = r->report.score < 0 ? -r->report.score : r->report.score;
    bool proved = score > SCORE_FORCED && SCORE_WIN - score <= r->report.depth;
    bool sole = r->nmoves == 1 && (!l->without || l->without->n == 0);
    return proved || (sole && l->time_ms > 0);
}

static void deepen(Party *p) {
    const Limits *l = p->call.limits;
    const Watcher *watcher = &p->call.watcher;
    Root *r = p->root;
    Patience patience = {0};
    int most = level_of(l)->depth;
    if (l->depth > 0 && l->depth < most)
        most = l->depth;
    for (int depth = 1; depth <= most; depth++) {
        Report before = r->report;
        party_search(p, depth);
        if (r->s->halted) {
            root_hope(r, &before);
            break;
        }
        r->report.depth = depth;
        finish_report(p);
        if (watcher->fn)
            watcher->fn(watcher->ctx, &r->report);
        double patient = patience_after(&patience, &r->report);
        r->s->clock.aim = l->sparing ? CLOCK_AIM * patient : 0;
        if (settled(r, l) || !clock_goes_on(&r->s->clock, r->s->nodes))
            break;
    }
    finish_report(p);
}

Report search_run(const Pos *p, const History *history, const Limits *limits, Tt *tt,
                  const Watcher *watcher) {
    Arena *a = arena_new();
    Tt *own = tt == NULL ? tt_new(OWN_TABLE) : NULL;
    Tt *table = tt == NULL ? own : tt;
    const Call call = {.pos = p,
                       .history = history,
                       .limits = limits,
                       .eval = eval_new(p->game, !limits->untuned, a),
                       .tt = table,
                       .watcher = watcher ? *watcher : (Watcher){0},
                       .arena = a};
    Party *party = party_new(&call);
    tt_age(table);
    if (party->root->nmoves > 0)
        deepen(party);
    Report report = party->root->report;
    party_free(party);
    tt_free(own);
    arena_free(a);
    return report;
}
