/*
** pick_hot.h -- drawing one of the legal moves (lot.h): the part that is compiled for each width.
*/

/* LOTS_MOST: where there are more, moves are listed. STRIDE: so many are noted at once. */
enum { LOTS_MOST = 8192, STRIDE = 32 };

/* A man who could move, and his first lot. */
typedef struct Man {
    const Lots *lots;
    unsigned first;
} Man;

/* All of them, and whose each lot is. */
typedef struct Crowd {
    unsigned sum; /* how many lots there are */
    Man of[64 * SET_WORDS];
    uint8_t man[LOTS_MOST + STRIDE];
} Crowd;

/* How many of a man's lots stand behind gates of which some are open. */
static unsigned count_gated(Gen *g, const PieceTables *of, unsigned from) {
    for (uint64_t left = of->gates[from]; left; left &= left - 1)
        if (of->gates[from] == ~(uint64_t)0 || view_gates(&g->view, __builtin_ctzll(left)))
            return of->lots[from].ngated;
    return 0;
}

/* False where the lots of one of them cannot be told. */
ALWAYS_INLINE bool gather_crowd(Gen *g, Crowd *c) {
    const Pos *p = g->pos;
    const PieceTables *tables = g->game->tables->of;
    unsigned sum = 0, n = 0;
    SET_EACH(i) {
        for (uint64_t left = p->men[p->side].w[i]; left; left &= left - 1, n++) {
            unsigned from = (unsigned)i * 64 + (unsigned)__builtin_ctzll(left);
            const PieceTables *of = &tables[p->cell[from]];
            if (!of->lots)
                return false;
            const Lots *lots = &of->lots[from];
            unsigned most = lots->n;
            if (lots->ngated)
                most += count_gated(g, of, from);
            if (sum + most > LOTS_MOST)
                return false;
            c->of[n] = (Man){lots, sum};
            memset(&c->man[sum], (int)n, STRIDE);
            for (unsigned j = STRIDE; j < most; j += STRIDE)
                memset(&c->man[sum + j], (int)n, STRIDE);
            sum += most;
        }
    }
    c->sum = sum;
    return true;
}

static inline bool is_clear(const Gen *g, const uint64_t *between) {
    uint64_t any = 0;
    SET_EACH(i) any |= g->pos->occupied.w[i] & between[i];
    return any == 0;
}

/* Does a walk of the branch end there? A second choice does only where no first one does. */
static bool lands(View *v, const StartTable *s, const Branch *b, Sq from, unsigned end) {
    const PathKind *k = &v->tables->kinds[b->kind];
    if (!set_has(&b->ends, end) || (b->nneeds && !needs_fit(v, b)))
        return false;
    uint64_t one = fixed_ends(v, b, from) & (uint64_t)1 << set_rank(&b->ends, end);
    bool told = k->fixed && b->nneeds == 0;
    if (!one || (!told && slim_empty(tested_ends(v, b, from, one))))
        return false;
    for (int i = 0; k->second && i < s->nfamilies; i++) {
        const Family *f = &s->family[i];
        for (int j = 0; j < f->nbranches; j++)
            if (v->tables->kinds[f->branch[j].kind].firsts >> (k->second - 1) & 1 &&
                lands(v, s, &f->branch[j], from, end))
                return false;
    }
    return true;
}

/* Does a family that is not direct end there? */
static bool is_end(View *v, const StartTable *s, const Family *f, Sq from, unsigned end) {
    for (int i = 0; i < f->nbranches; i++)
        if (lands(v, s, &f->branch[i], from, end))
            return true;
    return false;
}

/* Does a family of which moves do not name their end lead anywhere? */
static bool has_end(View *v, const StartTable *s, const Family *f, Sq from) {
    for (int i = 0; i < f->nbranches; i++)
        for (CellSet ends = f->branch[i].ends; !set_empty(ends);)
            if (lands(v, s, &f->branch[i], from, set_pop(&ends)))
                return true;
    return false;
}

/* Of a lot that asks its family: could the man go there, if nothing were forbidden? */
static bool is_open(Gen *g, const StartTable *s, const Lot *l, unsigned from) {
    View *v = &g->view;
    const Family *f = &s->family[l->family];
    if (f->end_slot == 0xff)
        return has_end(v, s, f, (Sq)from);
    if (f->direct)
        return fixed_ends(v, &f->branch[l->branch], (Sq)from) >> l->rank & 1;
    return is_end(v, s, f, (Sq)from, l->end);
}

/* What the royal piece may do needs no guard. */
static bool is_legal(Gen *g, const Family *f, unsigned from, unsigned end, Move m) {
    if (!g->judge)
        return true;
    bool royal = from == g->royal;
    if (!royal && !g->guarded)
        guard_royal(g);
    if (f->end_slot == 0xff || !(royal ? is_plain_step(g, f) : g->known && f->one_move))
        return g->ask->allowed(g->ask->ctx, m);
    if (is_free(g, from))
        return true;
    Slim one = narrow(set_of(end));
    if (!royal)
        return !slim_empty(guarded_ends(g, from, one));
    if (!slim_empty(slim_and(one, doubtful(g))))
        return g->ask->allowed(g->ask->ctx, m);
    return !slim_empty(royal_ends(g, one));
}

typedef struct Draw {
    unsigned from;
    const Lot *lot;
} Draw;

static inline Draw draw_of(const Crowd *c, unsigned number) {
    const Man *man = &c->of[c->man[number]];
    return (Draw){man->lots->from, lot_at(man->lots, number - man->first, SET_WORDS)};
}

/* Is it not surely none? */
static inline bool may_be_move(const Gen *g, const Lot *l) {
    bool lands = set_has(&g->view.land[l->land], l->end);
    return lands & is_clear(g, lot_between(l));
}

ALWAYS_INLINE bool is_move(Gen *g, const Draw *d, Move *m) {
    const Lot *l = d->lot;
    const StartTable *s = &g->game->tables->of[g->pos->cell[d->from]].start[d->from];
    const Family *f = &s->family[l->family];
    if (l->asks && !is_open(g, s, l, d->from))
        return false;
    *m = f->end_slot == 0xff ? f->base : move_with(f->base, f->end_slot, l->end);
    return is_legal(g, f, d->from, l->end, *m);
}

/* BATCH: so many lots are drawn at once. What one of them comes to takes long to find out, a few
** together take hardly longer, as long as nothing is decided before all are known. */
enum { BATCH = 3, DRAW_BITS = 16 };

/* Draws some lots; which of them may be moves: bit i for d[i]. A number that would favour some
** lots (rng_below32) is none. */
static unsigned draw_lots(Gen *g, const Crowd *c, uint32_t reject, Rng *rng, Draw *d) {
    unsigned moves = 0;
    uint64_t bits = rng_next(rng);
    for (int i = 0; i < BATCH; i++, bits >>= DRAW_BITS) {
        uint32_t product = (uint16_t)bits * c->sum;
        d[i] = draw_of(c, product >> DRAW_BITS);
        bool may_be = may_be_move(g, d[i].lot) & ((uint16_t)product >= reject);
        moves |= (unsigned)may_be << i;
    }
    return moves;
}

/* Where lots may land beside the landings that every View knows. */
static void find_lands(View *v) {
    SET_EACH(i) v->land[LAND_ANY].w[i] = ~(uint64_t)0;
    for (int i = 0; i < v->tables->nmarks; i++) {
        int32_t cell = v->pos->var[v->tables->mark[i]];
        CellSet *land = &v->land[LAND_MARK + i];
        SET_EACH(j) land->w[j] = 0;
        if (cell > 0)
            set_add(land, (unsigned)cell - 1);
    }
}

/* Every candidate that is a move, listed. */
static size_t list_moves(Gen *g, const Crowd *c) {
    size_t before = g->out->n;
    for (unsigned i = 0; i < c->sum; i++) {
        Draw d = draw_of(c, i);
        Move m;
        if (may_be_move(g, d.lot) && is_move(g, &d, &m))
            moves_add(g->out, m);
    }
    return g->out->n - before;
}

static bool pick(Ask *a, Rng *rng, int batches, Move *m) {
    Gen g;
    Crowd c;
    Draw d[BATCH];
    gen_init(&g, a);
    find_lands(&g.view);
    if (!gather_crowd(&g, &c))
        return false;
    uint32_t reject = c.sum ? (1u << DRAW_BITS) % c.sum : 0;
    for (; c.sum && batches > 0; batches--)
        for (unsigned left = draw_lots(&g, &c, reject, rng, d); left; left &= left - 1)
            if (is_move(&g, &d[__builtin_ctz(left)], m))
                return true;
    size_t first = a->out->n, n = list_moves(&g, &c);
    if (n)
        *m = a->out->at[first + rng_below(rng, n)];
    return n > 0;
}
