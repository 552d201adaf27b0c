/*
** pairs.c -- turns of two parts: the first parts, and what follows one of them.
*/
#include "pairs.h"

#include "entry.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* MOST: second parts; with more, too few draws would be turns. SHAPES: with more, `joined`
** would be too big. FORKS_MAX: forks and jumps on one way into a walk. TRIES: draws of both
** parts before giving up. BATCHES: for drawing a first part (Walker.draw). */
enum { MOST = 64, SHAPES = 128, FORKS_MAX = 16, TRIES = 64, BATCHES = 20 };

/* ---- what a game has ---- */

/* True if a condition can hold only on the cell that a marker names; adds it to *markers. */
static bool names_cell(const Game *g, ExprId id, uint64_t *markers) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return names_cell(g, e->a, markers) || names_cell(g, e->b, markers);
    bool names = e->kind == EXPR_MARKED && g->vars[e->arg].player < 0;
    *markers |= names ? (uint64_t)1 << e->arg : 0;
    return names;
}

/* True if every way through a program from `at` on has such a test of the cell where the walk
** begins, before its first step. `forks` counts the forks and jumps so far. */
static bool is_of_one_man(const Game *g, const Program *p, int at, int forks,
                          uint64_t *markers) {
    while (forks <= FORKS_MAX) {
        const uint16_t *code = p->code + at;
        const OpInfo *op = &op_info[code[0]];
        if (code[0] == OP_FAIL || (code[0] == OP_TEST && names_cell(g, code[1], markers)))
            return true;
        if (op->flow == FLOW_STOP || op->stands == STANDS_STEPS)
            return false;
        if (op->flow == FLOW_BOTH && !is_of_one_man(g, p, code[1], forks + 1, markers))
            return false;
        forks += op->flow == FLOW_GOTO;
        at = op->flow == FLOW_GOTO ? code[1] : at + op_length(code[0]);
    }
    return false;
}

/* True if the moves of a family can end only on enemies, and name their end. */
static bool only_hits(const Game *g, const Family *f) {
    bool hits = f->end_slot != NO_SLOT;
    for (int k = 0; k < f->nbranches; k++) {
        unsigned land = g->tables->pathkinds[f->branch[k].pathkind].land;
        hits &= !(land & ~(unsigned)(ON_ENEMY | ON_ROYAL));
    }
    return hits;
}

/* The most second parts that there could ever be from one cell, as in Pairs. */
static Pairs moves_from_table(const Game *g, const StartTable *s) {
    Pairs n = {0};
    for (int i = 0; i < s->nfamilies; i++) {
        const Family *f = &s->family[i];
        CellSet ends = {{0}};
        for (int k = 0; k < f->nbranches; k++)
            ends = set_or(ends, f->branch[k].ends);
        unsigned moves = f->end_slot == NO_SLOT ? 1 : (unsigned)set_count(ends);
        n.most += moves;
        n.hits += only_hits(g, f) ? moves : 0;
        n.hit_ways += only_hits(g, f);
    }
    return n;
}

/* The families of a start that end on enemies alone, or the others. */
static StartTable families_of(const Game *g, const StartTable *s, bool hits) {
    Family *list = ARENA_ARRAY(g->arena, Family, s->nfamilies);
    StartTable some = {.family = list};
    for (int i = 0; i < s->nfamilies; i++)
        if (only_hits(g, &s->family[i]) == hits)
            list[some.nfamilies++] = s->family[i];
    return some;
}

/* The same for all walks of second parts: [nwalks], and [ncells] each. */
static const StartTable *const *sort_families(const Game *g, const Part *part, bool hits) {
    const StartTable **of = ARENA_ARRAY(g->arena, const StartTable *, g->nwalks);
    for (int i = 0; i < g->nplayers * g->nkinds; i++) {
        int walk = game_walk_number(g, part->program, i / g->nkinds, i % g->nkinds);
        if (walk < 0 || of[walk] || !(part->kinds >> i % g->nkinds & 1))
            continue;
        StartTable *start = ARENA_ARRAY(g->arena, StartTable, g->graph.ncells);
        for (int cell = 0; cell < g->graph.ncells; cell++)
            start[cell] = families_of(g, &g->tables->walk[walk].start[cell], hits);
        of[walk] = start;
    }
    return of;
}

static unsigned larger(unsigned a, unsigned b) {
    return a > b ? a : b;
}

/* Raises the bounds in *all to hold for another cell, too; hits and other ends separately. */
static void note_most(Pairs *all, const Pairs *n) {
    unsigned others = larger(all->most - all->hits, n->most - n->hits);
    all->hits = larger(all->hits, n->hits);
    all->most = others + all->hits;
    all->hit_ways = larger(all->hit_ways, n->hit_ways);
}

/* Finds the bounds on second parts, and the markers that name whose they are. False if second
** parts are not such walks, or too many, or if there are two markers: two men named by them
** could make the same move. */
static bool count_most(const Game *g, const Part *part, Pairs *all) {
    for (int i = 0; i < g->nplayers * g->nkinds; i++) {
        int walk = game_walk_number(g, part->program, i / g->nkinds, i % g->nkinds);
        if (walk < 0 || !(part->kinds >> i % g->nkinds & 1))
            continue;
        const WalkTable *t = &g->tables->walk[walk];
        if (!t->start || t->ordered || !is_of_one_man(g, &g->walks[walk], 0, 0, &all->markers))
            return false;
        for (int cell = 0; cell < g->graph.ncells; cell++) {
            Pairs n = moves_from_table(g, &t->start[cell]);
            note_most(all, &n);
        }
    }
    bool one_man = !(all->markers & (all->markers - 1));
    return one_man && all->most > 0 && all->most <= MOST;
}

/* True if an act leaves all enemies of the owner as they are, or takes them, and adds none. */
static bool brings_no_enemy(const Act *a, int owner) {
    unsigned does = fx_info[a->fx].does;
    if (a->fx == FX_PUT || a->fx == FX_DROP)
        return a->var == owner;
    return a->fx == FX_MOVE || a->fx == FX_CONVERT ||
           !(does & (DOES_BRING | DOES_TRADE | DOES_RECAST | DOES_SIDE | DOES_MANY));
}

/* Whether that is so of all acts of first parts by a row of programs. */
static bool first_brings_no_enemy(const Game *g, int row) {
    for (int i = 0; i < g->nplayers * g->nkinds; i++) {
        const Program *p = game_walk(g, row, i / g->nkinds, i % g->nkinds);
        for (int at = 0; p && at < p->n; at += op_length(p->code[at]))
            if (p->code[at] == OP_ACT &&
                !brings_no_enemy(&g->acts[p->code[at + 1]], i / g->nkinds))
                return false;
    }
    return true;
}

/* True if the longer of two shapes begins with all effects of the other. */
static bool begin_alike(const Shape *a, const Shape *b) {
    int n = a->nfx < b->nfx ? a->nfx : b->nfx;
    for (int i = 0; i < n; i++)
        if (!effect_same(&a->fx[i], &b->fx[i]))
            return false;
    return true;
}

/* The shape with which second parts go on from a first part; NULL if it is no first part. */
static const Shape *begun(const Game *g, const Shape *first) {
    return shape_child(g->shapes, first, ACT_PART);
}

/* True if first parts of a shape name their start, or put down a man, who has none. */
static bool names_start(const Game *g, const Shape *s) {
    return s->start_slot != NO_SLOT || (g->turns[0].part[0].drops && s->fx[0].fx == FX_DROP);
}

/* True if a whole turn shows what its first part did, and where that began: then no two pairs
** of parts make the same turn. */
static bool tells_first(const Game *g) {
    for (int i = 0; i < g->nshapes; i++) {
        const Shape *a = &g->shapes[i];
        for (int k = 0; begun(g, a) && k < i; k++) {
            const Shape *b = &g->shapes[k];
            if (begun(g, b) && a->nfx != b->nfx && begin_alike(a, b))
                return false;
        }
        if (begun(g, a) && !names_start(g, a))
            return false;
    }
    return true;
}

/* Fills in the row of `joined` of a first part: what each second part, whose shape by itself is
** `alone` or grows from it, makes of the turn, whose shape so far is `turn`. False if the cells
** of a move are not in the order in which they are named (Shape.sorts). */
static bool join(const Game *g, const Shape *alone, const Shape *turn, uint16_t *row) {
    if (alone->sorts || turn->sorts)
        return false;
    row[alone->canon] = turn->canon;
    for (int i = 0; i < alone->nchildren; i++) {
        const Shape *next = &g->shapes[alone->child[i].shape];
        const Shape *both = alone->child[i].act == ACT_PART
                                ? NULL
                                : shape_child(g->shapes, turn, alone->child[i].act);
        if (both && !join(g, next, both, row))
            return false;
    }
    return true;
}

static const uint16_t *join_all(const Game *g) {
    size_t n = (size_t)g->nshapes;
    uint16_t *joined = ARENA_ARRAY(g->arena, uint16_t, n * n);
    for (size_t i = 0; i < n; i++) {
        const Shape *first = &g->shapes[i];
        bool fits = !begun(g, first) ||
                    (!first->sorts &&
                     join(g, &g->shapes[0], begun(g, first), joined + first->canon * n));
        if (!fits)
            return NULL;
    }
    return joined;
}

static bool is_plain(const Part *p) {
    return p->kinds && !p->captures && !p->optional && !p->only_drops;
}

/* True if the moves by which the first part puts men down are all known (Entry.known). */
static bool tells_drops(const Game *g, const Part *part) {
    for (int i = 0; part->drops && i < g->nplayers * g->nkinds; i++) {
        int walk = game_walk_number(g, part->drops, i / g->nkinds, i % g->nkinds);
        if (walk >= 0 && part->kinds >> i % g->nkinds & 1 && !g->entries[walk].known)
            return false;
    }
    return true;
}

/* True if the game's turns have the form that Pairs need. Nothing may be forbidden, since only
** whole turns can be judged; the first part must be one for which candidates are numbered. */
static bool has_pairs(const Game *g) {
    const Turn *t = &g->turns[0];
    const Part *first = &t->part[0], *second = &t->part[1];
    return g->tables && g->nturns == 1 && t->nparts == 2 && !t->most && is_plain(first) &&
           is_plain(second) && !second->drops && tells_drops(g, first) && first->program == 0 &&
           !first->when && !g->decree[DECREE_FORBID].n && g->nshapes <= SHAPES;
}

/* True if no man needs the machine for his first part. */
static bool has_first_tables(const Game *g) {
    for (int x = PIECE_FIRST; x < PIECES_MAX; x++)
        if (g->tables->of[x].moves_by_machine && g->turns[0].part[0].kinds >> g->kind[x] & 1)
            return false;
    return true;
}

const Pairs *pairs_build(const Game *g) {
    Pairs pairs = {0};
    if (!has_pairs(g) || !count_most(g, &g->turns[0].part[1], &pairs) || !tells_first(g) ||
        !has_first_tables(g))
        return NULL;
    if (!first_brings_no_enemy(g, 0) || !first_brings_no_enemy(g, g->turns[0].part[0].drops))
        pairs.hit_ways = 0;
    if (pairs.hit_ways) {
        pairs.hitting = sort_families(g, &g->turns[0].part[1], true);
        pairs.other = sort_families(g, &g->turns[0].part[1], false);
    }
    pairs.joined = join_all(g);
    return pairs.joined ? arena_copy(g->arena, &pairs, sizeof pairs) : NULL;
}

/* ---- first and second parts ---- */

static Ask ask_first(const Pos *p, Moves *out) {
    return (Ask){.pos = p,
                 .want = WANT_LIST,
                 .kinds = p->game->turns[0].part[0].kinds,
                 .from = SQ_NONE,
                 .out = out};
}

/* Adds the first parts by which men of a kind are put down. */
static void list_drops(const Pos *p, int kind, Moves *out) {
    const Game *g = p->game;
    int walk = game_walk_number(g, g->turns[0].part[0].drops, p->side, kind);
    CellSet left = {{0}};
    if (walk >= 0)
        left = entry_cells(p, &g->walks[walk], p->side);
    while (!set_empty(left)) {
        Move m = g->entries[walk].base | g->entries[walk].slots * set_pop(&left);
        moves_add(out, shape_canonical(g->shapes, m));
    }
}

void pairs_begin(const Pos *p, Moves *out) {
    const Part *part = &p->game->turns[0].part[0];
    Ask a = ask_first(p, out);
    p->game->walker->moves(&a);
    for (int kind = 0; part->drops && kind < p->game->nkinds; kind++)
        if (part->kinds >> kind & 1)
            list_drops(p, kind, out);
}

/* The player's men whom a marker names. */
static CellSet marked_men(const Pos *p) {
    CellSet men = {{0}};
    for (uint64_t left = p->game->pairs->markers; left; left &= left - 1) {
        int32_t cell = p->var[__builtin_ctzll(left)];
        if (cell > 0)
            set_add(&men, (unsigned)cell - 1);
    }
    return set_and(men, p->men[p->side]);
}

/* Hands fn the second parts that follow a first one: of all families, or only of those in
** `sort` (Pairs.hitting or Pairs.other). */
static void each_second(const Pos *p, Move first, const StartTable *const *sort, EndsFn *fn,
                        void *ctx) {
    const Game *g = p->game;
    const Part *part = &g->turns[0].part[1];
    View v;
    Pos next = *p;
    pos_apply(&next, first);
    if (!part_is_open(&next, part))
        return;
    view_init(&v, &next, next.side);
    for (CellSet men = marked_men(&next); !set_empty(men);) {
        unsigned from = set_pop(&men);
        int kind = g->kind[next.cell[from]];
        int walk = game_walk_number(g, part->program, next.side, kind);
        if (walk < 0 || !(part->kinds >> kind & 1))
            continue;
        const StartTable *start = sort ? sort[walk] : g->tables->walk[walk].start;
        g->walker->each(&v, &start[from], (Sq)from, fn, ctx);
    }
}

/* Joins two parts to a turn *m; false where the second does not follow the first. */
static bool join_parts(const Game *g, Move first, Move second, Move *m) {
    const Shape *a = &g->shapes[move_shape(first)];
    uint16_t shape =
        g->pairs->joined[move_shape(first) * (size_t)g->nshapes + move_shape(second)];
    if (shape == 0)
        return false;
    Move cells = second >> 16; /* none where the first part's cells leave no room */
    *m = move_with_shape(first, shape) | (cells ? cells << (16 + 8 * a->ncells) : 0);
    return true;
}

/* ---- listing ---- */

/* The context of join_ends(): turns that begin with one first part. */
typedef struct Joining {
    Ask *ask;
    Move first;
} Joining;

static void join_ends(void *ctx, const Family *f, CellSet ends) {
    const Joining *j = ctx;
    const Game *g = j->ask->pos->game;
    unsigned slot = g->shapes[move_shape(j->first)].ncells + f->end_slot;
    Move m;
    if (!join_parts(g, j->first, f->base, &m))
        return;
    if (j->ask->want != WANT_LIST)
        j->ask->n += f->end_slot == NO_SLOT ? 1 : (uint64_t)set_count(ends);
    else if (f->end_slot == NO_SLOT)
        moves_add(j->ask->out, m);
    else
        while (!set_empty(ends))
            moves_add(j->ask->out, move_with(m, slot, set_pop(&ends)));
}

void pairs_moves(Ask *a) {
    Moves first = {0};
    pairs_begin(a->pos, &first);
    for (size_t i = 0; i < first.n && !(a->want == WANT_ANY && a->n); i++) {
        Joining j = {a, first.at[i]};
        each_second(a->pos, j.first, NULL, join_ends, &j);
    }
    moves_free(&first);
}

void pairs_go_on(const Pos *p, Move first, Moves *out) {
    Ask a = {.pos = p, .want = WANT_LIST, .out = out};
    Joining j = {&a, first};
    each_second(p, first, NULL, join_ends, &j);
}

/* ---- drawing ---- */

/* Draws a first part: if some put men down, from the list in room from `base` on. */
static bool draw_first(const Pos *p, Rng *rng, Moves *room, size_t base, Move *m) {
    size_t n = room->n - base;
    if (p->game->turns[0].part[0].drops) {
        if (n)
            *m = room->at[base + rng_below(rng, n)];
        return n > 0;
    }
    Ask a = ask_first(p, room);
    bool drawn = p->game->walker->draw(&a, rng, BATCHES, m);
    room->n = base;
    return drawn;
}

/* A bound on the second parts that end on an enemy here, whatever the first part is. */
static unsigned hits_now(const Pos *p) {
    const Pairs *pairs = p->game->pairs;
    Scope s = scope_at_cell(p, p->side, SQ_NONE);
    if (!pairs->hit_ways)
        return 0;
    unsigned hits = pairs->hit_ways * (unsigned)set_count(scope_on(&s, ON_ENEMY | ON_ROYAL));
    return hits < pairs->hits ? hits : pairs->hits;
}

/* The context of seek(): finding the second part of index nth. */
typedef struct Seeking {
    size_t nth;
    bool found;
    Move move;
} Seeking;

static void seek(void *ctx, const Family *f, CellSet ends) {
    Seeking *s = ctx;
    size_t n = f->end_slot == NO_SLOT ? 1 : (size_t)set_count(ends);
    if (!s->found && s->nth < n) {
        s->found = true;
        s->move = f->end_slot == NO_SLOT
                      ? f->base
                      : move_with(f->base, f->end_slot, set_nth(&ends, (int)s->nth));
    }
    s->nth -= s->found ? 0 : n;
}

/* Finds the second part of a number, and joins it to the first. The numbers below `hits` are
** for those that end on an enemy. False if there is none of that number. */
static bool find_second(const Pos *p, Move first, unsigned hits, unsigned number, Move *m) {
    const Pairs *pairs = p->game->pairs;
    bool hit = number < hits;
    Seeking s = {.nth = hit ? number : number - hits};
    each_second(p, first, hit ? pairs->hitting : pairs->other, seek, &s);
    return s.found && join_parts(p->game, first, s.move, m);
}

bool pairs_draw(const Pos *p, Rng *rng, Moves *room, Move *m) {
    const Game *g = p->game;
    bool found = false;
    size_t base = room->n;
    unsigned hits = hits_now(p), most = hits + g->pairs->most;
    most -= g->pairs->hit_ways ? g->pairs->hits : 0;
    Move first;
    if (g->turns[0].part[0].drops)
        pairs_begin(p, room);
    for (int i = 0; i < TRIES && !found && most; i++) {
        unsigned number = (unsigned)rng_below(rng, most);
        if (!draw_first(p, rng, room, base, &first))
            i = TRIES;
        else
            found = find_second(p, first, hits, number, m);
    }
    room->n = base;
    return found;
}
