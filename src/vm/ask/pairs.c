/*
** pairs.c -- first parts, and what follows one of them.
*/
#include "pairs.h"

#include "vm/meaning/make.h"

/* MOST: with more second parts, too few draws would be turns. SHAPES: with more, `joined` is too big. TRIES:
** so many draws of both. BATCHES: of a first part (walker.h). */
enum { MOST = 64, SHAPES = 128, FORKS_MAX = 16, TRIES = 64, BATCHES = 20 };

/* ---- what a game has ---- */

/* Can it hold only on the one cell that a marker names? That is added to the markers. */
static bool names_cell(const Game *g, ExprId id, uint64_t *markers) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_AND)
        return names_cell(g, e->a, markers) || names_cell(g, e->b, markers);
    bool names = e->kind == EXPR_MARKED && g->vars[e->arg].player < 0;
    *markers |= names ? (uint64_t)1 << e->arg : 0;
    return names;
}

/* Does every way on from there ask so, before the first step, of the cell where the walk begins? */
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

/* How many moves there ever are from one cell. */
static unsigned moves_from_table(const StartTable *s) {
    unsigned n = 0;
    for (int i = 0; i < s->nfamilies; i++) {
        const Family *f = &s->family[i];
        CellSet ends = {{0}};
        for (int k = 0; k < f->nbranches; k++)
            ends = set_or(ends, f->branch[k].ends);
        n += f->end_slot == NO_SLOT ? 1 : (unsigned)set_count(ends);
    }
    return n;
}

/* How many second parts there can be; MOST + 1: more, or they are not such walks. The markers that name
** whose they are. */
static unsigned count_most(const Game *g, const Part *part, uint64_t *markers) {
    unsigned most = 0;
    for (int i = 0; i < g->nplayers * g->nkinds; i++) {
        int walk = game_walk_number(g, part->program, i / g->nkinds, i % g->nkinds);
        if (walk < 0 || !(part->kinds >> i % g->nkinds & 1))
            continue;
        const WalkTable *t = &g->tables->walk[walk];
        if (!t->start || t->ordered || !is_of_one_man(g, &g->walks[walk], 0, 0, markers))
            return MOST + 1;
        for (int cell = 0; cell < g->graph.ncells; cell++) {
            unsigned n = moves_from_table(&t->start[cell]);
            most = n > most ? n : most;
        }
    }
    return most;
}

/* Do all effects of the shorter one stand at the beginning of the other? */
static bool begin_alike(const Shape *a, const Shape *b) {
    int n = a->nfx < b->nfx ? a->nfx : b->nfx;
    for (int i = 0; i < n; i++)
        if (!effect_same(&a->fx[i], &b->fx[i]))
            return false;
    return true;
}

static const Shape *begun(const Game *g, const Shape *first) {
    return shape_child(g->shapes, first, ACT_PART);
}

/* Does a whole turn say where its first part ends, and where that began? */
static bool tells_first(const Game *g) {
    for (int i = 0; i < g->nshapes; i++) {
        const Shape *a = &g->shapes[i];
        for (int k = 0; begun(g, a) && k < i; k++) {
            const Shape *b = &g->shapes[k];
            if (begun(g, b) && a->nfx != b->nfx && begin_alike(a, b))
                return false;
        }
        if (begun(g, a) && a->start_slot == NO_SLOT)
            return false;
    }
    return true;
}

/* Notes what second parts, as they are alone and as they are in a turn, become of the first part in a row
** of `joined`. False where the order of cells in a move is not that in which they are named. */
static bool join(const Game *g, const Shape *alone, const Shape *turn, uint16_t *row) {
    if (alone->sorts || turn->sorts)
        return false;
    for (int i = 0; i < alone->nchildren; i++) {
        const Shape *next = &g->shapes[alone->child[i].shape];
        const Shape *both = alone->child[i].act == ACT_PART
                                ? NULL
                                : shape_child(g->shapes, turn, alone->child[i].act);
        if (!both)
            continue;
        row[next->canon] = both->canon;
        if (!join(g, next, both, row))
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
    return p->kinds && !p->captures && !p->optional && !p->drops;
}

/* Nothing is forbidden, of which no part alone can be judged; and the first part is one that candidates are
** numbered of. */
static bool has_pairs(const Game *g) {
    const Turn *t = &g->turns[0];
    const Part *first = &t->part[0], *second = &t->part[1];
    return g->tables && g->nturns == 1 && t->nparts == 2 && !t->most && is_plain(first) &&
           is_plain(second) && first->program == 0 && !first->when &&
           !g->decree[DECREE_FORBID].n && g->nshapes <= SHAPES;
}

/* Does no man need the machine for his first part? */
static bool has_first_tables(const Game *g) {
    for (int x = PIECE_FIRST; x < PIECES_MAX; x++)
        if (g->tables->of[x].moves_by_machine && g->turns[0].part[0].kinds >> g->kind[x] & 1)
            return false;
    return true;
}

const Pairs *pairs_build(const Game *g) {
    uint64_t markers = 0;
    unsigned most = has_pairs(g) ? count_most(g, &g->turns[0].part[1], &markers) : 0;
    if (most == 0 || most > MOST || !tells_first(g) || !has_first_tables(g))
        return NULL;
    Pairs pairs = {.most = most, .markers = markers, .joined = join_all(g)};
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

static bool is_open(const Pos *p, const Part *part) {
    Scope s = scope_of(p);
    s.me = p->side;
    return scope_holds(&s, part->when);
}

/* Those whom a marker names. */
static CellSet marked_men(const Pos *p) {
    CellSet men = {{0}};
    for (uint64_t left = p->game->pairs->markers; left; left &= left - 1) {
        int32_t cell = p->var[__builtin_ctzll(left)];
        if (cell > 0)
            set_add(&men, (unsigned)cell - 1);
    }
    return set_and(men, p->men[p->side]);
}

/* Hands out the second parts that follow a first one. */
static void each_second(const Pos *p, Move first, EndsFn *fn, void *ctx) {
    const Game *g = p->game;
    const Part *part = &g->turns[0].part[1];
    View v;
    Pos next = *p;
    pos_apply(&next, first);
    if (!is_open(&next, part))
        return;
    view_init(&v, &next, next.side);
    for (CellSet men = marked_men(&next); !set_empty(men);) {
        unsigned from = set_pop(&men);
        int kind = g->kind[next.cell[from]];
        int walk = game_walk_number(g, part->program, next.side, kind);
        if (walk >= 0 && part->kinds >> kind & 1)
            g->walker->each(&v, &g->tables->walk[walk].start[from], (Sq)from, fn, ctx);
    }
}

/* A turn of two parts; false where the second does not follow the first. */
static bool join_parts(const Game *g, Move first, Move second, Move *m) {
    const Shape *a = &g->shapes[move_shape(first)];
    uint16_t shape =
        g->pairs->joined[move_shape(first) * (size_t)g->nshapes + move_shape(second)];
    *m = shape | (first & ~(Move)0xffff) | (second >> 16) << (16 + 8 * a->ncells);
    return shape != 0;
}

/* ---- listing ---- */

/* Turns that begin alike. */
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
        each_second(a->pos, j.first, join_ends, &j);
    }
    moves_free(&first);
}

void pairs_begin(const Pos *p, Moves *out) {
    Ask a = ask_first(p, out);
    p->game->walker->moves(&a);
}

void pairs_go_on(const Pos *p, Move first, Moves *out) {
    Ask a = {.pos = p, .want = WANT_LIST, .out = out};
    Joining j = {&a, first};
    each_second(p, first, join_ends, &j);
}

/* ---- drawing ---- */

/* One of the first parts. */
static bool draw_first(const Pos *p, Rng *rng, Moves *room, Move *m) {
    size_t base = room->n;
    Ask a = ask_first(p, room);
    bool drawn = p->game->walker->draw(&a, rng, BATCHES, m);
    room->n = base;
    return drawn;
}

/* Looking for the nth second part. */
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

bool pairs_draw(const Pos *p, Rng *rng, Moves *room, Move *m) {
    const Game *g = p->game;
    bool found = false;
    Move first;
    for (int i = 0; i < TRIES && !found; i++) {
        Seeking s = {.nth = rng_below(rng, g->pairs->most)};
        if (!draw_first(p, rng, room, &first))
            return false;
        each_second(p, first, seek, &s);
        found = s.found && join_parts(g, first, s.move, m);
    }
    return found;
}
