/*
** begun.c -- listing the walks of one part, with what may follow each of them.
*/
#include "begun.h"

#include "collector.h"
#include "movegen.h"
#include "pairs.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

/* ---- for which turns ---- */

static bool lands_on_enemies(const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_LAND && p->code[at + 1] & (ON_ENEMY | ON_ROYAL))
            return true;
    return false;
}

static bool walk_takes(const Game *g, const Program *p) {
    unsigned does = 0;
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_ACT)
            does |= fx_info[g->acts[p->code[at + 1]].fx].does;
    return does & (DOES_TAKE | DOES_FIGHT) || (does & DOES_GO && lands_on_enemies(p));
}

static bool row_takes(const Game *g, int row, KindSet kinds) {
    for (int i = 0; i < g->nplayers * g->nkinds; i++) {
        const Program *p = game_walk(g, row, i / g->nkinds, i % g->nkinds);
        if (p && kinds >> i % g->nkinds & 1 && walk_takes(g, p))
            return true;
    }
    return false;
}

static bool part_takes(const Game *g, const Part *part) {
    return (!part->only_drops && row_takes(g, part->program, part->kinds)) ||
           (part->drops && row_takes(g, part->drops, part->kinds));
}

static bool is_apart(const Game *g, const Turn *t) {
    bool first = true; /* all parts before this one are optional */
    if (t->nparts < 2 || t->most)
        return false;
    for (int i = 0; i < t->nparts; i++) {
        const Part *part = &t->part[i];
        if (part->kinds == 0 || (!first && !part->optional && part_takes(g, part)))
            return false;
        first = first && part->optional;
    }
    return true;
}

bool begun_exists(const Game *g) {
    for (int i = 0; i < g->nturns; i++)
        if (is_apart(g, &g->turns[i]))
            return true;
    return false;
}

/* ---- what follows a walk ---- */

/* Listing what one part can be. */
typedef struct Listing {
    Collector c; /* the first member: on_walk() gets a pointer to it */
    Begins *out;
    size_t base;   /* the index in `out` of the first turn whose last walk began on `start` */
    Sq start;      /* where the last walk began */
    uint8_t turn;  /* index of Game.turns */
    size_t nwalks; /* how many walks the part has so far, each to get its share */
    enum { OPEN_UNKNOWN, OPEN, SHUT } open[PARTS_MAX]; /* whether parts are open in c.pos */
} Listing;

/* True if what a turn has done may change whether a part is open, so that c.pos cannot tell. */
static bool depends(const Game *g, const Part *part, const Shape *s) {
    enum { VARS = WITH_VAR | WITH_PAIR | WITH_WALK };
    bool vars = false;
    for (int i = 0; i < s->nfx; i++)
        vars |= (fx_info[s->fx[i].fx].with & VARS) != 0;
    return g->facts[part->when].asks & ~(unsigned)(ASK_TURN | (vars ? 0 : ASK_VARS));
}

/* Whether part k may be open after `done`; errs towards "yes". */
static bool may_be_open(Listing *l, int k, Move done) {
    const Game *g = l->c.pos->game;
    const Part *part = &l->c.turn->part[k];
    if (!part->when || depends(g, part, &g->shapes[move_shape(done)]))
        return true;
    if (l->open[k] == OPEN_UNKNOWN)
        l->open[k] = part_is_open(l->c.pos, part) ? OPEN : SHUT;
    return l->open[k] == OPEN;
}

/* Whether a turn is listed already. Only the last LOOKED_AT are compared: one that is missed
** there is listed twice, and only costs a search its time. */
static bool is_listed(const Listing *l, const Begun *b) {
    enum { LOOKED_AT = 4096 };
    size_t n = l->out->n, first = n > LOOKED_AT ? n - LOOKED_AT : 0;
    for (size_t i = l->base > first ? l->base : first; i < n; i++)
        if (l->out->at[i].move == b->move && l->out->at[i].part == b->part)
            return true;
    return false;
}

/* Whether a whole turn is forbidden, which matters here only where that lets a second choice be
** a walk. */
static bool frees_second_choice(Listing *l, Move turn) {
    return l->c.pos->game->traits.ordered && l->c.judge && collector_forbids(&l->c, turn);
}

/* Adds a turn, if it is not listed yet. False if it is whole and forbidden, which is found out
** only where that lets a second choice be a walk. */
static bool add(Listing *l, Begun b) {
    if (b.part == BEGUN_WHOLE) {
        b.move = shape_canonical(l->c.pos->game->shapes, b.move);
        if (frees_second_choice(l, b.move))
            return false;
    }
    if (!is_listed(l, &b))
        begins_add(l->out, b);
    return true;
}

/* True if a turn may end before part k: all parts from there on are optional. */
static bool stands_before(const Turn *t, int k) {
    while (k < t->nparts && t->part[k].optional)
        k++;
    return k == t->nparts;
}

/* Adds what may come after a walk of part k - 1. False if that is the last part, and the turn,
** now whole, is forbidden. */
static bool add_after(Listing *l, Move done, int k) {
    const Turn *t = l->c.turn;
    bool last = k == t->nparts;
    for (; k < t->nparts; k++) {
        Begun b = {done, l->turn, (uint8_t)k, stands_before(t, k), (int32_t)l->nwalks - 1};
        if (may_be_open(l, k, done))
            add(l, b);
        if (!t->part[k].optional)
            return true;
    }
    return add(l, (Begun){done, l->turn, BEGUN_WHOLE, false, 0}) || !last;
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Listing *l = ctx;
    const Turn *t = l->c.turn;
    if (t->part[l->c.part].captures && !w->takes) {
        bool last = l->c.part == t->nparts - 1;
        return last && frees_second_choice(l, w->move) ? WALK_DROP : WALK_MORE;
    }
    l->nwalks++;
    if (w->start != l->start)
        l->base = l->out->n;
    l->start = w->start;
    return add_after(l, w->move, l->c.part + 1) ? WALK_MORE : WALK_DROP;
}

/* ---- lists ---- */

/* Divides the share of part k among the turns listed from index `from` on. Their `share` is the
** number of their walk so far; now it becomes what their next part may have. */
static void share_out(const Listing *l, int k, size_t from, int64_t share) {
    for (size_t i = from; i < l->out->n; i++) {
        Begun *b = &l->out->at[i];
        int64_t own = share_of_each(share, l->nwalks, (size_t)b->share);
        for (int j = k + 1; b->part != BEGUN_WHOLE && j <= b->part; j++)
            own = share_of_part(own, &l->c.turn->part[j]);
        b->share = (int32_t)own;
    }
}

/* Lists the walks of part k on l->c.board, after what `done` did, within a share. */
static void list_part(Listing *l, int k, Move done, int64_t share) {
    const Part *part = &l->c.turn->part[k];
    const Pos *board = l->c.board;
    if (!part_is_open(board, part))
        return;
    size_t from = l->out->n;
    l->c.part = k;
    collector_bound(&l->c, share);
    l->base = from;
    l->nwalks = 0;
    collect_men(&l->c, part, board->men[board->side], done, on_walk);
    l->c.bounded = false;
    share_out(l, k, from, share);
}

/* Lists the ways to begin a turn: by its first part, or, as far as those before it are
** optional, by a later one. If all are optional, doing nothing is a whole turn. */
static void list_turn(Listing *l) {
    const Turn *t = l->c.turn;
    int64_t share = LIST_WALKS;
    int k = 0;
    do {
        share = share_of_part(share, &t->part[k]);
        list_part(l, k, 0, share);
    } while (t->part[k].optional && ++k < t->nparts);
    if (k == t->nparts)
        add(l, (Begun){.turn = l->turn, .part = BEGUN_WHOLE});
}

/* Adds the moves of a turn that is not chosen part by part. */
static void add_whole(const Pos *p, int turn, Begins *out) {
    Moves moves = {0};
    moves_of_turn(p, turn, &moves);
    for (size_t i = 0; i < moves.n; i++)
        begins_add(out, (Begun){moves.at[i], (uint8_t)turn, BEGUN_WHOLE, false, 0});
    moves_free(&moves);
}

static Listing listing(const Pos *p, int turn, Moves *none, Pos *scratch, Beginnings *begun,
                       Begins *out) {
    Listing l = {.c = collector(p, WANT_LIST, none, scratch),
                 .out = out,
                 .base = out->n,
                 .start = SQ_NONE,
                 .turn = (uint8_t)turn};
    begun->n = 0;
    l.c.beginnings = begun;
    l.c.turn = &p->game->turns[turn];
    return l;
}

static void list_apart(const Pos *p, int turn, Begins *out) {
    Moves none = {0};
    Pos scratch;
    Beginnings begun;
    Listing l = listing(p, turn, &none, &scratch, &begun, out);
    list_turn(&l);
}

static void add_pairs(Moves *moves, uint8_t part, Begins *out) {
    for (size_t i = 0; i < moves->n; i++)
        begins_add(out, (Begun){moves->at[i], 0, part, false, 0});
    moves_free(moves);
}

void begun_list(const Pos *p, Begins *out) {
    const Game *g = p->game;
    Moves moves = {0};
    if (p->chance)
        return;
    if (g->pairs) {
        pairs_begin(p, &moves);
        add_pairs(&moves, 1, out);
        return;
    }
    for (int i = 0; i < g->nturns; i++) {
        if (g->turns[i].otherwise && moves_any_of(p, i))
            continue;
        if (is_apart(g, &g->turns[i]))
            list_apart(p, i, out);
        else
            add_whole(p, i, out);
    }
}

/* Gives *done the shape from which the walks of the next part go on; false if there is none. */
static bool next_part(const Game *g, Move *done) {
    const Shape *next = shape_child(g->shapes, &g->shapes[move_shape(*done)], ACT_PART);
    if (next)
        *done = move_with_shape(*done, (unsigned)(next - g->shapes));
    return next || move_shape(*done) == 0;
}

void begun_go_on(const Pos *p, const Begun *b, Begins *out) {
    Moves moves = {0};
    if (p->game->pairs) {
        pairs_go_on(p, b->move, &moves);
        add_pairs(&moves, BEGUN_WHOLE, out);
        return;
    }
    Pos scratch, next = *p;
    Beginnings begun;
    Move done = b->move;
    Listing l = listing(p, b->turn, &moves, &scratch, &begun, out);
    pos_apply(&next, done);
    l.c.board = &next;
    if (next_part(p->game, &done))
        list_part(&l, b->part, done, b->share);
}

/* ---- moves ---- */

bool begun_leads(const Game *g, const Begun *b, Move m) {
    if (b->part == BEGUN_WHOLE || move_is_long(m))
        return b->move == m;
    const Shape *x = &g->shapes[move_shape(b->move)], *y = &g->shapes[move_shape(m)];
    if (y->sorts)
        return true;
    if (x->nfx > y->nfx || x->ncells > y->ncells)
        return false;
    for (int i = 0; i < x->nfx; i++)
        if (!effect_same(&x->fx[i], &y->fx[i]) || x->fx[i].a != y->fx[i].a ||
            x->fx[i].b != y->fx[i].b)
            return false;
    Move cells = ((Move)1 << 8 * x->ncells) - 1;
    return ((b->move ^ m) >> 16 & cells) == 0;
}

bool begun_was_forbidden(const Pos *p) {
    if (p->game->decree[DECREE_FORBID].n == 0)
        return false;
    Scope s = scope_of(p);
    return scope_decrees(&s, DECREE_FORBID);
}

static bool is_allowed(const Pos *p, Move m) {
    Pos after = *p;
    Undo u;
    pos_try(&after, m, &u);
    return !begun_was_forbidden(&after);
}

/* Whether m is one of the turns listed from index `from` on, or one that they lead to. */
static bool is_among(const Pos *p, Move m, Begins *list, size_t from) {
    bool found = false;
    for (size_t i = from; i < list->n && !found; i++) {
        Begun b = list->at[i];
        size_t n = list->n;
        if (!begun_leads(p->game, &b, m))
            continue;
        if (b.part != BEGUN_WHOLE)
            begun_go_on(p, &b, list);
        found = b.part == BEGUN_WHOLE || is_among(p, m, list, n);
        list->n = n;
    }
    return found;
}

bool begun_is_legal(const Pos *p, Move m) {
    Begins list = {0};
    begun_list(p, &list);
    bool found = is_among(p, m, &list, 0);
    begins_free(&list);
    return found && is_allowed(p, m);
}
