/*
** gen_hot.h -- the legal moves of a simple turn: the part that is compiled for each width.
**
** A royal piece that may not be left attacked is guarded by cells, not by making moves. Walks
** that need cells to be empty are monotone: a man that leaves a cell can only help an enemy
** whose walk to the royal cell crosses that very cell, and a man that arrives helps none. So
** while the royal piece is not attacked, only men on such cells are in question. Source: the
** formulas of tables.h; where an enemy's walk is not of that kind, moves are made.
*/

/* LINES_MAX: more ways to the royal piece than that, and moves are made. */
enum { LINES_MAX = 128 };

/* A way in which an enemy could take the royal piece if enough cells were empty. */
typedef struct Line {
    const Branch *branch;
    uint64_t end; /* the royal cell, as the branch numbers it */
    unsigned from;
} Line;

typedef struct Gen {
    Ask *ask;
    const Pos *pos;
    const Game *game;
    Moves *out;
    bool judge;   /* the game forbids something */
    bool guarded; /* guard_royal() has found out what follows: */
    bool known;   /* and it is just to leave the one royal piece attacked: */
    bool checked;
    bool danger_known;
    Sq royal;
    Slim guard; /* the cells that lie between the royal piece and an enemy who could reach it */
    Slim danger;
    int nlines;
    Line line[LINES_MAX];
    View view;
} Gen;

/* Could the piece on `from` ever take the royal piece from there? */
static bool could_take(const Gen *g, unsigned from) {
    const Game *game = g->game;
    Piece x = g->pos->cell[from];
    int row = (game->owner[x] * game->nkinds + game->kind[x]) * game->graph.ncells;
    return set_has(&game->reach[row + g->royal], from);
}

/* Notes how one enemy who could ever take the royal piece does; false where that cannot be told so. */
static bool note_lines(Gen *g, const PieceTables *t, unsigned from) {
    const StartTable *s = t->start ? &t->start[from] : NULL;
    if (!s || !s->plain_attacks)
        return !s && !t->odd_attacks;
    for (int i = 0; i < s->nattacks; i++) {
        const Branch *b = &s->attack[i];
        if (!set_has(&b->ends, g->royal))
            continue;
        if (g->nlines == LINES_MAX)
            return false;
        int rank = set_rank(&b->ends, g->royal);
        g->guard = slim_or(g->guard, narrow(b->between[rank]));
        g->checked |= look_up(b, &g->pos->occupied) >> rank & 1;
        g->line[g->nlines++] = (Line){b, (uint64_t)1 << rank, from};
    }
    return true;
}

/* The one royal piece of a game in which it is just to leave it attacked that is forbidden. */
static Sq find_royal(const Pos *p) {
    CellSet royals = set_and(p->royal, p->men[p->side]);
    return p->game->safety && set_count(royals) == 1 ? (Sq)set_pop(&royals) : SQ_NONE;
}

static void guard_royal(Gen *g) {
    const Pos *p = g->pos;
    const Tables *t = g->game->tables;
    g->guarded = true;
    if (g->royal == SQ_NONE)
        return;
    for (int owner = 0; owner < g->game->nplayers; owner++) {
        if (owner == p->side)
            continue;
        CellSet men = g->game->threat[owner * g->game->graph.ncells + g->royal];
        for (men = set_and(men, p->men[owner]); !set_empty(men);) {
            unsigned from = set_pop(&men);
            if (could_take(g, from) && !note_lines(g, &t->of[p->cell[from]], from))
                return;
        }
    }
    g->known = true;
}

static void gen_init(Gen *g, Ask *a) {
    g->ask = a;
    g->pos = a->pos;
    g->game = a->pos->game;
    g->out = a->out;
    g->judge = g->game->nforbid > 0;
    g->guarded = g->known = g->checked = g->danger_known = false;
    g->royal = g->judge ? find_royal(a->pos) : SQ_NONE;
    g->nlines = 0;
    SET_EACH(i) g->guard.w[i] = 0;
    view_init(&g->view, a->pos, a->pos->side);
}

/* Would the royal piece be attacked if these cells were occupied and the man on `but` gone? */
static bool royal_hit(const Gen *g, const CellSet *occupied, unsigned but) {
    for (int i = 0; i < g->nlines; i++) {
        const Line *l = &g->line[i];
        if (l->from != but && look_up(l->branch, occupied) & l->end)
            return true;
    }
    return false;
}

/* Of the ends of a man that may not leave his cell just so, the legal ones. */
static Slim guarded_ends(const Gen *g, unsigned from, Slim ends) {
    Slim legal = {{0}};
    CellSet without = {{0}};
    SET_EACH(i) without.w[i] = g->pos->occupied.w[i];
    set_remove(&without, from);
    for (CellSet left = widen(ends); !set_empty(left);) {
        unsigned to = set_pop(&left);
        CellSet then = without;
        set_add(&then, to);
        if (!royal_hit(g, &then, to))
            legal.w[to >> 6] |= (uint64_t)1 << (to & 63);
    }
    return legal;
}

static inline int slim_count(Slim s) {
    int n = 0;
    SET_EACH(i) n += __builtin_popcountll(s.w[i]);
    return n;
}

/* Of ends where nobody strikes whom only the machine can ask, those that are not attacked. FEW:
** one question for each end is quicker than all attacks at once. */
static Slim royal_ends(Gen *g, Slim ends) {
    enum { FEW = 3 };
    if (!g->danger_known && slim_count(ends) <= FEW) {
        for (CellSet left = widen(ends); !set_empty(left);) {
            unsigned to = set_pop(&left);
            if (hit(g->pos, g->pos->side, (Sq)to, g->royal))
                ends.w[to >> 6] &= ~((uint64_t)1 << (to & 63));
        }
        return ends;
    }
    if (!g->danger_known)
        g->danger = narrow(attacked(g->pos, g->pos->side, g->royal));
    g->danger_known = true;
    SET_EACH(i) ends.w[i] &= ~g->danger.w[i];
    return ends;
}

/* Nothing that the man on `from` does can be forbidden. */
static inline bool is_free(const Gen *g, unsigned from) {
    return !g->judge || (g->known && !g->checked && from != g->royal &&
                         !(g->guard.w[from >> 6] >> (from & 63) & 1));
}

/* Hands out moves that are legal. */
static inline void take(Gen *g, const Family *f, Slim ends) {
    if (g->ask->want != WANT_LIST) {
        g->ask->n += (uint64_t)slim_count(ends);
        return;
    }
    moves_reserve(g->out, (size_t)slim_count(ends));
    Move *at = g->out->at + g->out->n;
    int shift = 16 + 8 * f->end_slot;
    SET_EACH(i) {
        for (uint64_t left = ends.w[i]; left; left &= left - 1)
            *at++ = f->base | (Move)(i * 64 + __builtin_ctzll(left)) << shift;
    }
    g->out->n = (size_t)(at - g->out->at);
}

static void take_one(Gen *g, Move m) {
    if (g->judge && !g->ask->allowed(g->ask->ctx, m))
        return;
    if (g->ask->want == WANT_LIST)
        moves_add(g->out, m);
    else
        g->ask->n++;
}

/* Moves that no set can tell legal, one by one; those that do not name their end are one. */
static void take_each(Gen *g, const Family *f, Slim ends) {
    if (f->end_slot == 0xff) {
        take_one(g, f->base);
        return;
    }
    for (CellSet left = widen(ends); !set_empty(left);)
        take_one(g, move_with(f->base, f->end_slot, set_pop(&left)));
}

/* The cells where an enemy may strike whose walks ask for more than empty cells: where the royal
** piece stands may be part of the answer. */
static Slim doubtful(const Gen *g) {
    const Pos *p = g->pos;
    const Tables *t = g->game->tables;
    Slim cells = {{0}};
    for (int owner = 0; owner < g->game->nplayers && !t->plain_attacks; owner++) {
        for (CellSet men = p->men[owner]; owner != p->side && !set_empty(men);) {
            unsigned from = set_pop(&men);
            const PieceTables *of = &t->of[p->cell[from]];
            if (of->odd_attacks)
                return narrow(g->game->board);
            const StartTable *s = of->start ? &of->start[from] : NULL;
            for (int i = 0; s && !s->plain_attacks && i < s->nattacks; i++)
                cells = slim_or(cells, narrow(s->attack[i].ends));
        }
    }
    return cells;
}

static void take_royal(Gen *g, const Family *f, Slim ends) {
    Slim doubt = slim_and(ends, doubtful(g));
    take(g, f, royal_ends(g, slim_minus(ends, doubt)));
    take_each(g, f, doubt);
}

/* What a royal piece changes beside its place, enemies' walks may ask for: a counter, say. */
static bool is_plain_step(const Gen *g, const Family *f) {
    return f->one_move && g->game->shapes[move_shape(f->base)].nfx == 1;
}

static bool is_told_by_sets(const Gen *g, const Family *f, unsigned from) {
    if (!g->judge)
        return true;
    return g->known && (from == g->royal ? is_plain_step(g, f) : f->one_move);
}

static void take_legal(Gen *g, const Family *f, unsigned from, Slim ends) {
    if (f->end_slot == 0xff || !is_told_by_sets(g, f, from))
        take_each(g, f, ends);
    else if (is_free(g, from))
        take(g, f, ends);
    else if (from == g->royal)
        take_royal(g, f, ends);
    else
        take(g, f, guarded_ends(g, from, ends));
}

static inline bool has_enough(const Gen *g) {
    return g->ask->want == WANT_ANY && g->ask->n;
}

static inline uint64_t count_direct(View *v, const Family *f, Sq from) {
    uint64_t n = 0;
    for (int i = 0; i < f->nbranches; i++)
        n += (uint64_t)__builtin_popcountll(fixed_ends(v, &f->branch[i], from));
    return n;
}

/* Only on enemies, where captures alone are asked for. */
static inline Slim direct_hits(View *v, const Family *f, Sq from) {
    Slim ends = {{0}};
    const uint64_t *enemy = v->land[ON_ENEMY].w;
    for (int i = 0; i < f->nbranches; i++) {
        const Branch *b = &f->branch[i];
        uint64_t on = gather(enemy, b->ends.w);
        if (on && (on &= fixed_ends(v, b, from)))
            ends = slim_or(ends, scatter(on, &b->ends));
    }
    return ends;
}

static inline Slim direct_ends(View *v, const Family *f, Sq from) {
    Slim ends = scatter(fixed_ends(v, f->branch, from), &f->branch->ends);
    for (int i = 1; i < f->nbranches; i++)
        ends = slim_or(ends, scatter(fixed_ends(v, &f->branch[i], from), &f->branch[i].ends));
    return ends;
}

/* The moves of one family that cannot just be counted. */
static void family(Gen *g, const Family *f, unsigned from, Landed *landed) {
    bool hits = g->ask->captures && !f->takes;
    if (hits && !f->hits)
        return;
    Slim ends = !f->direct ? family_ends(&g->view, f, (Sq)from, landed)
                : hits     ? direct_hits(&g->view, f, (Sq)from)
                           : direct_ends(&g->view, f, (Sq)from);
    if (hits && !f->direct)
        ends = slim_and(ends, narrow(*view_land(&g->view, ON_ENEMY)));
    if (!slim_empty(ends))
        take_legal(g, f, from, ends);
}

/* The moves of the man on `from`. */
static void man(Gen *g, const StartTable *s, unsigned from) {
    Landed landed;
    landed.groups = 0;
    for (int i = 0; i < s->nfamilies && !has_enough(g); i++)
        if (s->family[i].kinds & ~g->view.nowhere)
            family(g, &s->family[i], from, &landed);
}

/* The number of moves of a man who is free. */
static void count_man(Gen *g, const StartTable *s, unsigned from) {
    Landed landed;
    landed.groups = 0;
    uint64_t n = 0;
    for (const Family *f = s->family, *end = f + s->nfamilies; f < end; f++) {
        if (!(f->kinds & ~g->view.nowhere))
            continue;
        if (f->counts)
            n += count_direct(&g->view, f, (Sq)from);
        else
            family(g, f, from, &landed);
    }
    g->ask->n += n;
}

static void moves(Ask *a) {
    Gen g;
    gen_init(&g, a);
    guard_royal(&g);
    const Pos *p = a->pos;
    CellSet men = p->men[p->side];
    bool counts = a->want == WANT_COUNT && !a->captures;
    if (a->from != SQ_NONE)
        men = set_and(men, set_of(a->from));
    while (!set_empty(men) && !has_enough(&g)) {
        unsigned from = set_pop(&men);
        Piece x = p->cell[from];
        const PieceTables *t = &g.game->tables->of[x];
        if (!(a->kinds >> g.game->kind[x] & 1))
            continue;
        if (t->odd_moves) {
            if (a->odd(a->ctx, (Sq)from))
                return;
        } else if (t->start && counts && is_free(&g, from)) {
            count_man(&g, &t->start[from], from);
        } else if (t->start) {
            man(&g, &t->start[from], from);
        }
    }
}
