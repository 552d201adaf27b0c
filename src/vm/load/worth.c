/*
** worth.c -- values from mobility, on boards that are partly filled.
**
** A piece is put on every cell of some boards of which three tenths are filled at random, and
** the cells are counted where it could capture and where it could go: the crowded mobility of
** R. Betza ("About the Values of Chess Pieces", 1996). A capture counts twice as much as a
** quiet move, and the value grows somewhat faster than the count, both as H. G. Muller measured
** for short-range pieces in play. A piece that can be promoted is also worth a share of what it
** would gain, halved for each move that it still needs.
*/
#include "worth.h"

#include "base/rng.h"
#include "career.h"
#include "stride.h"
#include "vm/meaning/machine.h"
#include "vm/ask/movegen.h"
#include "vm/ask/walker.h"

/* FILLED: cells in ten that are filled on each of the BOARDS; no cell is filled on two of them.
** CAPTURES, GOES: thirds of a point for each cell where the piece can capture, or go; mobility
** is the average number of points. LINEAR, SQUARE: a value is mobility * (LINEAR + mobility *
** SQUARE / 10), in hundredths; so the pieces of chess come out near 1, 3, 3, 5 and 9.5. ENOUGH:
** from this mobility on, which is more than theirs, the value grows linearly. */
enum { BOARDS = 3, FILLED = 3, CAPTURES = 2, GOES = 1 };
enum { LINEAR = 52, SQUARE = 14, ENOUGH = 16 };
/* HALVINGS_MAX: a promotion that needs more moves counts for nothing. */
enum { SEED = 1, HALVINGS_MAX = 16 };
/* The cost of a family or an attack, in units of the budget. */
enum { LOOKUPS = 8 };

typedef struct Mobility {
    Game *game;
    Budget *budget;
    int64_t share;    /* the work that is left for the current kind */
    int player, kind; /* the current ones */
    bool mixed;       /* boards are filled with friends and enemies; else with nobody's men */
    /* The cells that are filled, and those with enemies; as the first player sees the board. */
    CellSet filled[BOARDS], other[BOARDS];
} Mobility;

/* ---- asking what one piece could do ---- */

static WalkAnswer add_end(void *ctx, const Walk *w) {
    set_add(ctx, w->end);
    return WALK_MORE;
}

/* Adds the cells on which a walk takes men without landing there. */
static WalkAnswer add_taken(void *ctx, const Walk *w) {
    for (int i = 0; i < w->ndeeds; i++)
        if (w->deed[i].fx.fx == FX_TAKE)
            set_add(ctx, w->deed[i].a);
    return WALK_MORE;
}

static void add_ends(void *ctx, const Family *f, CellSet ends) {
    (void)f;
    CellSet *all = ctx;
    *all = set_or(*all, ends);
}

/* The ends of the walks of the piece on a cell. */
static CellSet ends_of(const Pos *p, Sq from) {
    const Game *g = p->game;
    Piece x = p->cell[from];
    int walk = game_walk_number(g, 0, g->owner[x], g->kind[x]);
    CellSet ends = {{0}};
    if (walk < 0)
        return ends;
    if (g->tables && g->tables->walk[walk].start) {
        View v;
        view_init(&v, p, g->owner[x]);
        g->walker->each(&v, &g->tables->walk[walk].start[from], from, add_ends, &ends);
        return ends;
    }
    Run r = run_of(p, &g->walks[walk], g->owner[x], from, add_end, &ends);
    machine_run(&r);
    return ends;
}

/* ---- whose men a walk meets ---- */

/* True if a mask accepts men of some owners only. */
static bool tells_owners_apart(unsigned mask) {
    unsigned met = mask & (ON_FRIEND | ON_ENEMY | ON_NEUTRAL);
    return met != 0 && met != (ON_FRIEND | ON_ENEMY | ON_NEUTRAL);
}

static bool asks_owner(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND || e->kind == EXPR_OR)
        return asks_owner(g, e->a) || asks_owner(g, e->b);
    if (e->kind == EXPR_NOT)
        return asks_owner(g, e->a);
    return e->kind == EXPR_ON && tells_owners_apart((unsigned)e->arg);
}

/* True if the walk asks on its way whose men stand there. */
static bool meets_owners(const Game *g, const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        const uint16_t *code = p->code + at;
        if ((code[0] == OP_ON && tells_owners_apart(code[1])) ||
            (code[0] == OP_TEST && asks_owner(g, code[1])))
            return true;
    }
    return false;
}

/* Some player on another side; the player himself where there is none. */
static int enemy_of(const Game *g, int player) {
    for (int p = 0; p < g->nplayers; p++)
        if (game_foes(g, player, p))
            return p;
    return player;
}

/* ---- mobility ---- */

static void fill_boards(Mobility *c) {
    Rng rng, side;
    rng_seed(&rng, SEED);
    rng_seed(&side, SEED + 1);
    for (int cell = 0; cell < c->game->graph.ncells; cell++) {
        int board = (int)rng_below(&rng, 10) / FILLED;
        if (board >= BOARDS)
            continue;
        set_add(&c->filled[board], (unsigned)cell);
        if (rng_below(&side, 2))
            set_add(&c->other[board], (unsigned)cell);
    }
}

/* The cell that a player sees where the first player sees this one. */
static Sq seen_from(const Game *g, int player, Sq cell) {
    const Sq *seat = g->player[player].seat;
    return seat ? seat[cell] : cell;
}

/* The kind of the men who fill the boards: his own, or, where that is royal and never taken,
** the first that is not. */
static int met_kind(const Game *g, int kind) {
    for (int k = 0; g->kinds[kind].royal && k < g->nkinds; k++)
        if (!g->kinds[k].royal)
            return k;
    return kind;
}

/* Sets up one of the boards, as the player sees it. Unless the walk asks whose men they are,
** they are nobody's: then no other piece attacks anything. */
static void set_up(const Mobility *c, int board, Pos *p) {
    const Game *g = c->game;
    CellSet cells = c->filled[board];
    int kind = c->mixed ? met_kind(g, c->kind) : c->kind, foe = enemy_of(g, c->player);
    pos_clear(g, p);
    pos_set_side(p, c->player);
    while (!set_empty(cells)) {
        Sq cell = (Sq)set_pop(&cells);
        int owner = !c->mixed ? g->nplayers : set_has(&c->other[board], cell) ? foe : c->player;
        pos_put(p, seen_from(g, c->player, cell), game_piece(g, owner, kind));
    }
}

/* The cost of what the tables look up from a cell. (The machine counts its own work.) */
static int64_t lookups(const Game *g, Piece x, Sq from) {
    const StartTable *s = g->tables ? g->tables->of[x].start : NULL;
    return s ? (s[from].nfamilies + s[from].nattacks) * LOOKUPS : LOOKUPS;
}

/* Where the piece could capture by landing, whoever stands there. */
static CellSet hits_of(const Mobility *c, const Pos *p, Sq cell) {
    CellSet hits = {{0}};
    if (!c->mixed)
        /* asked for nobody, whose enemies all players are */
        return pos_attacks(p, c->game->nplayers, SQ_NONE);
    Run r =
        run_of(p, game_walk(c->game, 0, c->player, c->kind), c->player, cell, add_end, &hits);
    r.attack = true;
    machine_run(&r);
    return hits;
}

/* How many men it could take without landing on them, were there an enemy on each cell: FILLED
** / 2 in ten cells hold one. */
static int64_t preys_of(const Mobility *c, const Pos *p, Sq cell, CellSet hits) {
    CellSet taken = {{0}};
    if (!c->mixed)
        return 0;
    Run r = run_of(p, game_walk(c->game, 0, c->player, c->kind), c->player, cell, add_taken,
                   &taken);
    machine_run(&r);
    return set_count(set_minus(taken, hits)) * 2 * 10 / FILLED;
}

/* The mobility from one cell of a board, in thirds. Runs of the machine take from the share. */
static int64_t count_cell(Mobility *c, Pos *p, Sq cell) {
    Game *g = c->game;
    Piece before = p->cell[cell], x = game_piece(g, c->player, c->kind);
    pos_put(p, cell, x);
    c->share -= lookups(g, x, cell);
    g->meter = c->budget ? &c->share : NULL;
    CellSet takes = hits_of(c, p, cell);
    int64_t preys = preys_of(c, p, cell, takes);
    CellSet goes = set_minus(ends_of(p, cell), p->occupied);
    g->meter = NULL;
    pos_put(p, cell, before);
    return CAPTURES * (set_count(takes) + preys) + GOES * set_count(goes) * 10 / (10 - FILLED);
}

/* The value of the current kind, by its mobility on as many cells as the share allows. */
static int32_t value_of(Mobility *c) {
    int64_t sum = 0, n = 0;
    int ncells = c->game->graph.ncells;
    Pos p[BOARDS];
    const Program *walk = game_walk(c->game, 0, c->player, c->kind);
    c->mixed = walk && meets_owners(c->game, walk);
    for (int i = 0; i < BOARDS; i++)
        set_up(c, i, &p[i]);
    for (int i = 0; i < ncells * BOARDS && (i == 0 || c->share > 0); i++) {
        sum += count_cell(c, &p[i % BOARDS], stride_cell(i / BOARDS, ncells));
        n += CAPTURES + GOES;
    }
    if (n == 0)
        return 0;
    int64_t growing = sum < ENOUGH * n ? sum : ENOUGH * n;
    return (int32_t)(sum * LINEAR / n + sum * growing * SQUARE / (10 * n * n));
}

/* ---- promotion ---- */

/* What promotion adds to the value of a kind: the gain, halved for each move that it needs, on
** average over the cells where its men start. */
static int32_t hope(const Game *g, int player, int kind) {
    const Career *c = game_career(g, player, kind);
    int64_t sum = 0, n = 0;
    int32_t gain = g->kinds[c->becomes].value[player] - g->kinds[kind].value[player];
    for (int cell = 0; cell < g->graph.ncells && c->moves; cell++) {
        if (g->start[cell] != game_piece(g, player, kind))
            continue;
        sum += c->moves[cell] <= HALVINGS_MAX ? gain >> c->moves[cell] : 0;
        n++;
    }
    return n ? (int32_t)(sum / n) : 0;
}

static bool derived(const Game *g, int kind) {
    return !g->kinds[kind].valued;
}

/* Values each kind of each player, if none is stated, by its mobility. Half of the budget is
** left for find_careers(). */
static void value_all(Mobility *c) {
    Game *g = c->game;
    int left = g->nplayers * g->nkinds * 2;
    for (c->player = 0; c->player < g->nplayers; c->player++)
        for (c->kind = 0; c->kind < g->nkinds; c->kind++, left--) {
            if (!derived(g, c->kind))
                continue;
            int64_t share = c->share = budget_share(c->budget, BUDGET_WORTH, left);
            g->kinds[c->kind].value[c->player] = value_of(c);
            budget_spend(c->budget, BUDGET_WORTH, share - c->share);
        }
}

static void find_careers(Game *g, Budget *b) {
    int n = g->nplayers * g->nkinds;
    Career *career = ARENA_ARRAY(g->arena, Career, n);
    for (int i = 0; i < n; i++) {
        int64_t share = budget_share(b, BUDGET_WORTH, n - i), left = share;
        career[i] = career_of(g, i / g->nkinds, i % g->nkinds, b ? &left : NULL, g->arena);
        budget_spend(b, BUDGET_WORTH, share - left);
    }
    g->careers = career;
}

void worth_derive(Game *g, Budget *b) {
    int32_t more[PLAYERS_MAX][KINDS_MAX] = {{0}};
    Mobility c = {.game = g, .budget = b};
    fill_boards(&c);
    value_all(&c);
    find_careers(g, b);
    for (int player = 0; player < g->nplayers; player++)
        for (int kind = 0; kind < g->nkinds; kind++)
            more[player][kind] = derived(g, kind) ? hope(g, player, kind) : 0;
    for (int player = 0; player < g->nplayers; player++)
        for (int kind = 0; kind < g->nkinds; kind++)
            g->kinds[kind].value[player] += more[player][kind];
}
