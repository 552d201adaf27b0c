/*
** sweep_hot.h -- the sweep's source, included by walker_hot.h for each width and processor.
**
** "I" am the player who moves, "they" reply. Everything is kept for the position as it would be
** with the piece that moves lifted; each of its ends then changes what watches that end.
*/
#include "vm/meaning/rules.h"
#include "sweep.h"

/* ITEMS_MAX: a bit for each branch of their replies, and for each of my pieces. PLANES: cells
** are attacked at most 2^PLANES - 1 times. */
enum { ITEMS_MAX = 64, PLANES = 6 };

/* A branch of one of their pieces, with its ends as they stand. */
typedef struct Reply {
    const Branch *branch;
    unsigned from;
    unsigned land; /* the mask of its landing */
    uint64_t ends; /* what its walks lead to */
    int count;     /* of them, how many it may land on */
} Reply;

/* One of my pieces, and what it attacks. */
typedef struct Hitter {
    Sq from;
    const StartTable *table;
    Slim hits;
} Hitter;

/* How often each cell is attacked: bit i of a cell's number stands in plane i. */
typedef struct Tally {
    uint64_t plane[PLANES][SET_WORDS];
} Tally;

typedef struct Sweeper {
    const Pos *pos;
    const Game *game;
    int me, they;
    CellSet occupied; /* as it would be */
    CellSet land[3];  /* where they may land: anywhere but on their own; empty; on me */
    int nreplies, nhitters;
    Reply reply[ITEMS_MAX];
    Hitter hitter[ITEMS_MAX];
    uint64_t watch_reply[64 * SET_WORDS];  /* [cell]: the replies whose ends may change */
    uint64_t watch_hitter[64 * SET_WORDS]; /* [cell]: my pieces whose attacks may change */
    bool shy;                              /* they have a shy piece */
    Sq shy_at;
    CellSet shy_ends; /* where it could go if nothing were attacked */
    Tally attacked;
    uint64_t total; /* of all replies but the shy one's */
} Sweeper;

static inline void tally_add(Tally *t, const Slim *cells) {
    SET_EACH(w) {
        uint64_t carry = cells->w[w];
        for (int i = 0; carry && i < PLANES; i++) {
            uint64_t both = t->plane[i][w] & carry;
            t->plane[i][w] ^= carry;
            carry = both;
        }
    }
}

static inline void tally_sub(Tally *t, const Slim *cells) {
    SET_EACH(w) {
        uint64_t borrow = cells->w[w];
        for (int i = 0; borrow && i < PLANES; i++) {
            uint64_t short_of = borrow & ~t->plane[i][w];
            t->plane[i][w] ^= borrow;
            borrow = short_of;
        }
    }
}

static inline Slim tally_any(const Tally *t) {
    Slim any = {{0}};
    SET_EACH(w) {
        for (int i = 0; i < PLANES; i++)
            any.w[w] |= t->plane[i][w];
    }
    return any;
}

static inline int land_index(unsigned mask) {
    return mask == (ON_EMPTY | ON_ENEMY) ? 0 : mask == ON_EMPTY ? 1 : 2;
}

static inline int landings_of(const Sweeper *s, const Reply *r, uint64_t ends) {
    return __builtin_popcountll(ends &
                                gather(s->land[land_index(r->land)].w, r->branch->ends.w));
}

static void watch(uint64_t *list, CellSet cells, int item) {
    while (!set_empty(cells))
        list[set_pop(&cells)] |= (uint64_t)1 << item;
}

static CellSet watched_by(const Branch *b) {
    CellSet cells = {{0}};
    for (int i = 0; i < b->ngroups; i++)
        cells = set_or(cells, b->group[i].cells);
    return cells;
}

static const StartTable *table_of(const Sweeper *s, unsigned cell, uint8_t *kind) {
    const Game *g = s->game;
    Piece x = s->pos->cell[cell];
    const StartTable *start = g->tables->of[x].start;
    *kind = g->sweep->piece[x];
    return start ? &start[cell] : NULL;
}

static bool add_shy(Sweeper *s, const StartTable *t, Sq from) {
    if (s->shy)
        return false;
    s->shy = true;
    s->shy_at = from;
    View v;
    view_init(&v, s->pos, s->they);
    for (int i = 0; i < t->nfamilies; i++) {
        for (int j = 0; j < t->family[i].nbranches; j++) {
            const Branch *b = &t->family[i].branch[j];
            if (view_gates(&v, b->kind))
                s->shy_ends = set_or(s->shy_ends, widen(scatter(b->always, &b->ends)));
        }
    }
    return true;
}

static bool add_replies(Sweeper *s) {
    CellSet men = s->pos->men[s->they];
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        uint8_t kind;
        const StartTable *t = table_of(s, from, &kind);
        if (kind == SWEEP_NONE || (kind == SWEEP_SHY && !add_shy(s, t, (Sq)from)))
            return false;
        for (int i = 0; t && kind == SWEEP_PLAIN && i < t->nfamilies; i++) {
            if (s->nreplies == ITEMS_MAX)
                return false;
            const Branch *b = t->family[i].branch;
            unsigned land = s->game->tables->kinds[b->kind].land;
            Reply *r = &s->reply[s->nreplies];
            *r = (Reply){
                .branch = b, .from = from, .land = land, .ends = look_up(b, &s->occupied)};
            r->count = landings_of(s, r, r->ends);
            s->total += (uint64_t)r->count;
            watch(s->watch_reply, watched_by(b), s->nreplies);
            if (land_index(land) != 0)
                watch(s->watch_reply, b->ends, s->nreplies);
            if (land != (ON_EMPTY | ON_ENEMY) && land != ON_EMPTY && land != ON_ENEMY)
                return false;
            s->nreplies++;
        }
    }
    return true;
}

static inline Slim hits_from(const StartTable *t, const CellSet *occupied) {
    Slim hits = {{0}};
    for (int i = 0; i < t->nattacks; i++)
        hits = slim_or(hits, scatter(look_up(&t->attack[i], occupied), &t->attack[i].ends));
    return hits;
}

/* What my pieces attack with their shy piece lifted. */
static bool add_hitters(Sweeper *s) {
    CellSet men = s->pos->men[s->me], seen = s->occupied;
    set_remove(&seen, s->shy_at);
    while (!set_empty(men)) {
        unsigned from = set_pop(&men);
        uint8_t kind;
        const StartTable *t = table_of(s, from, &kind);
        if (kind == SWEEP_NONE || s->nhitters == ITEMS_MAX || s->nhitters == (1 << PLANES) - 2)
            return false;
        if (!t || t->nattacks == 0)
            continue;
        Hitter *h = &s->hitter[s->nhitters];
        *h = (Hitter){(Sq)from, t, hits_from(t, &seen)};
        for (int i = 0; i < t->nattacks; i++)
            watch(s->watch_hitter, watched_by(&t->attack[i]), s->nhitters);
        tally_add(&s->attacked, &h->hits);
        s->nhitters++;
    }
    return true;
}

/* Asks the replies in `which` again; the change of the total. */
static inline int64_t again(const Sweeper *s, uint64_t which) {
    int64_t change = 0;
    for (; which; which &= which - 1) {
        const Reply *r = &s->reply[__builtin_ctzll(which)];
        change += landings_of(s, r, look_up(r->branch, &s->occupied)) - r->count;
    }
    return change;
}

/* The attacks of my pieces as they would be, those in `which` asked again. */
static inline Slim attacked_again(const Sweeper *s, const Tally *base, uint64_t which,
                                  const CellSet *seen) {
    Tally t = *base;
    for (; which; which &= which - 1) {
        const Hitter *h = &s->hitter[__builtin_ctzll(which)];
        Slim now = hits_from(h->table, seen);
        tally_sub(&t, &h->hits);
        tally_add(&t, &now);
    }
    return tally_any(&t);
}

static void occupy(Sweeper *s, unsigned cell) {
    set_add(&s->occupied, cell);
    set_remove(&s->land[1], cell);
    set_add(&s->land[2], cell);
}

static void vacate(Sweeper *s, unsigned cell) {
    set_remove(&s->occupied, cell);
    set_add(&s->land[1], cell);
    set_remove(&s->land[2], cell);
}

/* The piece that is moving, and what is known with it lifted. */
typedef struct Lifted {
    unsigned from;
    const StartTable *tables; /* of its walk, by cell */
    uint64_t near;            /* the replies that watch the cell it leaves */
    int64_t change;           /* of the total, by its leaving */
    uint64_t others;          /* my other pieces */
    uint64_t hitters;         /* those of them that watch the cell it leaves */
    Tally attacked;           /* by the others */
    Slim any;                 /* by the others, those that watch the cell asked again */
    CellSet seen;             /* what is occupied, their shy piece lifted, too */
} Lifted;

static void lift(Sweeper *s, Lifted *l, unsigned from) {
    int mine = 0;
    while (mine < s->nhitters && s->hitter[mine].from != from)
        mine++;
    l->from = from;
    l->tables = s->game->tables->of[s->pos->cell[from]].start;
    l->others = mine < s->nhitters ? ~((uint64_t)1 << mine) : ~(uint64_t)0;
    vacate(s, from);
    l->near = s->watch_reply[from];
    l->change = again(s, l->near);
    l->hitters = s->watch_hitter[from] & l->others;
    l->seen = s->occupied;
    if (!s->shy)
        return;
    set_remove(&l->seen, s->shy_at);
    l->attacked = s->attacked;
    if (mine < s->nhitters)
        tally_sub(&l->attacked, &s->hitter[mine].hits);
    l->any = attacked_again(s, &l->attacked, l->hitters, &l->seen);
}

/* How many moves the shy piece has when the lifted one stands on `to` and my others attack
** `any`. */
static inline uint64_t shy_moves(const Sweeper *s, const Lifted *l, unsigned to, Slim any) {
    uint64_t n = 0;
    if (l->tables)
        any = slim_or(any, hits_from(&l->tables[to], &l->seen));
    SET_EACH(w)
    n += (uint64_t)__builtin_popcountll(s->shy_ends.w[w] & ~s->occupied.w[w] & ~any.w[w]);
    return n;
}

/* The same where `to` was empty. */
static inline uint64_t shy_replies(const Sweeper *s, Lifted *l, unsigned to) {
    set_add(&l->seen, to);
    uint64_t here = s->watch_hitter[to] & l->others;
    Slim any = here ? attacked_again(s, &l->attacked, here | l->hitters, &l->seen) : l->any;
    uint64_t n = shy_moves(s, l, to, any);
    set_remove(&l->seen, to);
    return n;
}

/* What they can reply when the lifted piece takes theirs on `to`: it has no moves any more, and
** the others may land there. The cell stays occupied. */
NEVER_INLINE uint64_t sweep_capture(Sweeper *s, const Lifted *l, unsigned to) {
    uint64_t gone = 0, which = l->near;
    int64_t lost = 0;
    for (int i = 0; i < s->nreplies; i++) {
        const Reply *r = &s->reply[i];
        if (r->from == to) {
            gone |= (uint64_t)1 << i;
            lost += r->count;
        } else if (set_has(&r->branch->ends, to)) {
            which |= (uint64_t)1 << i;
        }
    }
    set_add(&s->land[0], to);
    set_add(&s->land[2], to);
    int64_t sum = (int64_t)s->total - lost + again(s, which & ~gone);
    set_remove(&s->land[0], to);
    set_remove(&s->land[2], to);
    return (uint64_t)sum + (s->shy ? shy_moves(s, l, to, l->any) : 0);
}

/* What they can reply to each quiet move of the piece on `from` to one of `ends`, and to each
** capture on one of `taken`. */
static uint64_t sweep_ends(Sweeper *s, unsigned from, CellSet ends, CellSet taken) {
    uint64_t sum = 0;
    Lifted l;
    lift(s, &l, from);
    while (!set_empty(taken))
        sum += sweep_capture(s, &l, set_pop(&taken));
    while (!set_empty(ends)) {
        unsigned to = set_pop(&ends);
        occupy(s, to);
        uint64_t here = s->watch_reply[to];
        /* the replies that watch both cells are asked for both changes at once */
        int64_t change = here & l.near ? again(s, here | l.near) : l.change + again(s, here);
        sum += (uint64_t)((int64_t)s->total + change);
        if (s->shy)
            sum += shy_replies(s, &l, to);
        vacate(s, to);
    }
    occupy(s, from);
    return sum;
}

/* Makes one move and counts the replies: for all that a sweep cannot do. */
static uint64_t make_and_count(Pos *p, const History *history, Move m) {
    Undo u;
    pos_make(p, m, &u);
    bool over = rules_judge_early(p, history).verdict != VERDICT_NONE;
    uint64_t n = over ? 0 : moves_count(p);
    pos_unmake(p, m, &u);
    return n;
}

static bool ends_game(Pos *p, const History *history, Move m) {
    Undo u;
    pos_make(p, m, &u);
    bool over = rules_judge_early(p, history).verdict != VERDICT_NONE;
    pos_unmake(p, m, &u);
    return over;
}

typedef struct SweepMoves {
    Sweeper *sweeper;
    Pos *pos;
    const History *history;
    unsigned from;
    int quiet_over; /* do quiet moves end the game? All of them or none; -1: not known yet */
    uint64_t sum;
} SweepMoves;

static void make_each(SweepMoves *m, const Family *f, CellSet ends) {
    while (!set_empty(ends)) {
        Move move = f->base;
        unsigned end = set_pop(&ends);
        if (f->end_slot != 0xff)
            move = move_with(move, f->end_slot, end);
        m->sum += make_and_count(m->pos, m->history, move);
        if (f->end_slot == 0xff)
            break;
    }
}

/* Of moves, those after which the game goes on. */
static CellSet going_on(SweepMoves *m, const Family *f, CellSet ends) {
    CellSet on = ends;
    while (!set_empty(ends)) {
        unsigned end = set_pop(&ends);
        if (ends_game(m->pos, m->history, move_with(f->base, f->end_slot, end)))
            set_remove(&on, end);
    }
    return on;
}

/* Moves onto occupied cells: those that are captures and can be swept are left. */
NEVER_INLINE CellSet captures_to_sweep(SweepMoves *m, const Family *f, CellSet ends) {
    const Sweeper *s = m->sweeper;
    CellSet taken = {{0}};
    if (s->game->sweep->captures)
        taken = set_and(ends, s->pos->men[s->they]);
    if (s->shy)
        set_remove(&taken, s->shy_at);
    make_each(m, f, set_minus(ends, taken));
    return going_on(m, f, taken);
}

static bool quiet_over(SweepMoves *m, const Family *f, CellSet quiet) {
    if (m->quiet_over < 0)
        m->quiet_over =
            ends_game(m->pos, m->history, move_with(f->base, f->end_slot, set_pop(&quiet)));
    return m->quiet_over;
}

static void sweep_family(void *ctx, const Family *f, CellSet ends) {
    SweepMoves *m = ctx;
    const Sweeper *s = m->sweeper;
    if (f->end_slot == 0xff || !s->game->sweep->shape[move_shape(f->base)]) {
        make_each(m, f, ends);
        return;
    }
    CellSet quiet = set_minus(ends, s->pos->occupied), taken = {{0}};
    CellSet filled = set_and(ends, s->pos->occupied);
    if (!set_empty(filled))
        taken = captures_to_sweep(m, f, filled);
    if (!set_empty(quiet) && quiet_over(m, f, quiet))
        quiet = (CellSet){{0}};
    if (!set_empty(set_or(quiet, taken)))
        m->sum += sweep_ends(m->sweeper, m->from, quiet, taken);
}

/* Have all my men tables? */
static bool movers_have_tables(const Pos *p) {
    const Game *g = p->game;
    CellSet men = p->men[p->side];
    while (!set_empty(men)) {
        if (g->tables->of[p->cell[set_pop(&men)]].odd_attacks)
            return false;
    }
    return true;
}

static bool sweep_init(Sweeper *s, const Pos *p) {
    const Game *g = p->game;
    s->pos = p;
    s->game = g;
    s->me = p->side;
    s->they = game_next(g, p->side);
    s->occupied = p->occupied;
    s->land[1] = set_minus(g->board, p->occupied);
    s->land[0] = set_or(s->land[1], p->men[s->me]);
    s->land[2] = p->men[s->me];
    s->nreplies = s->nhitters = 0;
    s->shy = false;
    s->shy_at = SQ_NONE;
    s->shy_ends = (CellSet){{0}};
    s->total = 0;
    for (int i = 0; i < g->graph.ncells; i++)
        s->watch_reply[i] = s->watch_hitter[i] = 0;
    s->attacked = (Tally){{{0}}};
    return movers_have_tables(p) && add_replies(s) && (!s->shy || add_hitters(s));
}

static bool sweep(const Pos *p, const History *history, uint64_t *n) {
    Sweeper s;
    if (!sweep_init(&s, p))
        return false;
    Pos copy = *p;
    SweepMoves m = {.sweeper = &s, .pos = &copy, .history = history, .quiet_over = -1};
    View v;
    view_init(&v, p, p->side);
    CellSet men = p->men[p->side];
    while (!set_empty(men)) {
        m.from = set_pop(&men);
        uint8_t kind;
        const StartTable *t = table_of(&s, m.from, &kind);
        if (t)
            each(&v, t, (Sq)m.from, sweep_family, &m);
    }
    *n += m.sum;
    return true;
}
