/*
** movegen.c -- collecting the walks of all men, and keeping each legal move once.
*/
#include "movegen.h"

#include "begun.h"
#include "collector.h"
#include "entry.h"
#include "pairs.h"
#include "steps.h"
#include "vm/meaning/cond.h"
#include "vm/meaning/make.h"

static WalkAnswer keep(Collector *c, Move m) {
    m = shape_canonical(c->pos->game->shapes, m);
    if (c->once && once_has(&c->kept, c->out, c->base, m))
        return WALK_MORE;
    if (!collector_has_room(c))
        return WALK_STOP;
    if (c->judge && collector_forbids(c, m))
        return WALK_DROP;
    moves_add(c->out, m);
    return c->want == WANT_ANY ? WALK_STOP : WALK_MORE;
}

/* A walk that is not wanted as a move, but rules out second choices if it is a legal one. */
static WalkAnswer pass_over(Collector *c, Move m) {
    if (c->judge && !collector_has_room(c))
        return WALK_STOP;
    return c->judge && collector_forbids(c, m) ? WALK_DROP : WALK_MORE;
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Collector *c = ctx;
    if (c->captures && !w->takes)
        return pass_over(c, w->move);
    return keep(c, w->move);
}

static void collect(Collector *c);

static bool collect_by_machine(void *ctx, Sq from) {
    return collect_piece(ctx, 0, from, 0, on_walk);
}

static bool allowed(void *ctx, Move m) {
    return !collector_forbids(ctx, m);
}

static Ask ask_of(Collector *c, const Part *part) {
    return (Ask){.pos = c->pos,
                 .want = c->want,
                 .kinds = part->kinds,
                 .from = collector_start(c),
                 .captures = c->captures,
                 .out = c->out,
                 .ctx = c,
                 .by_machine = collect_by_machine,
                 .allowed = allowed};
}

/* Collects the moves of a turn that has one part. True when the collector has enough, as of all
** functions that follow. */
static bool collect_part(Collector *c, const Part *part) {
    const Pos *p = c->pos;
    const Game *g = p->game;
    if (part->when && !part_is_open(p, part))
        return false;
    if (part->kinds == 0) {
        c->room = INT64_MAX; /* a pass always fits; what comes next sets its own bound */
        return c->from == SQ_NONE && !c->captures && keep(c, 0) == WALK_STOP;
    }
    bool tables = g->tables && part->program == 0 && !part->only_drops;
    if (tables && !g->traits.walkless) {
        Ask a = ask_of(c, part);
        g->walker->moves(&a);
        c->counted += a.n;
        if (c->want == WANT_ANY && (a.n || c->out->n))
            return true;
    }
    if (tables && !part->drops)
        return false;
    CellSet nobody = {{0}};
    return collect_men(c, part, tables ? nobody : p->men[p->side], 0, on_walk);
}

static bool collect_single(Collector *c, const Part *part) {
    bool captures = c->captures;
    c->captures |= part->captures;
    bool enough = collect_part(c, part);
    c->captures = captures;
    return enough;
}

static bool collect_parts(Collector *c, Move before, int64_t share);

/* Goes on when a part has been made or left out: keeps the turn if it is whole, or else
** collects what follows, within a share. */
static WalkAnswer after_part(Collector *c, Move before, int64_t share) {
    if (collector_is_last(c)) {
        bool dull = c->brief && move_view(c->pos, before).ncaptured == 0;
        return dull ? pass_over(c, before) : keep(c, before);
    }
    const Pos *board = c->board;
    Pos next = *c->pos;
    pos_apply(&next, before); /* only its effects: what follows a move waits for the whole */
    Beginnings begun, *beginnings = c->beginnings;
    begun.n = 0;
    c->beginnings = &begun;
    c->board = &next;
    c->part++;
    bool enough = collect_parts(c, before, share);
    c->part--;
    c->board = board;
    c->beginnings = beginnings;
    return enough ? WALK_STOP : WALK_MORE;
}

/* The last part that is wanted. What could follow it may be left out of a brief list only, so a
** first choice rules out the second then as in on_begun(). */
static WalkAnswer on_part(void *ctx, const Walk *w) {
    Collector *c = ctx;
    const Turn *t = c->turn;
    bool passed_over = t->part[c->part].captures && !w->takes;
    WalkAnswer a = passed_over ? pass_over(c, w->move) : after_part(c, w->move, 0);
    return a == WALK_DROP && c->part + 1 < t->nparts ? WALK_MORE : a;
}

/* Holds a walk of a part that others follow: to divide the share, all must be there. What the
** turn may come to is not known yet, so a first choice rules out the second by being a walk. */
static WalkAnswer on_begun(void *ctx, const Walk *w) {
    Collector *c = ctx;
    if (c->turn->part[c->part].captures && !w->takes)
        return WALK_MORE;
    moves_add(c->held, w->move);
    return WALK_MORE;
}

/* Collects what follows each walk that is held from `base` on. */
static bool follow_held(Collector *c, size_t base, int64_t share) {
    size_t n = c->held->n;
    bool enough = false;
    for (size_t i = base; i < n && !enough && !game_is_spent(c->board->game); i++)
        enough = after_part(c, c->held->at[i], share_of_each(share, n - base, i - base)) ==
                 WALK_STOP;
    c->held->n = base;
    return enough;
}

/* Collects the walks of part c->part, and what follows them. */
static bool collect_walks(Collector *c, const Part *part, Move before, int64_t share) {
    const Pos *p = c->board;
    bool last = collector_is_last(c);
    size_t base = c->held->n;
    collector_bound(c, share);
    bool enough = collect_men(c, part, p->men[p->side], before, last ? on_part : on_begun);
    c->bounded = false;
    return last ? enough : follow_held(c, base, share);
}

/* Collects the rest of a turn, from part c->part on. */
static bool collect_parts(Collector *c, Move before, int64_t share) {
    const Part *part = &c->turn->part[c->part];
    const Pos *p = c->board;
    bool open = part_is_open(p, part);
    share = share_of_part(share, part);
    if ((part->optional || (part->kinds == 0 && open)) &&
        after_part(c, before, share) == WALK_STOP)
        return true;
    if (part->kinds == 0 || (part->optional && c->brief) || !open)
        return false;
    if (move_shape(before) != 0) {
        const Shape *next =
            shape_child(p->game->shapes, &p->game->shapes[move_shape(before)], ACT_PART);
        if (!next)
            return false;
        before = move_with_shape(before, (unsigned)(next - p->game->shapes));
    }
    return collect_walks(c, part, before, share);
}

/* Collects the moves of a turn that has several parts. */
static bool collect_several(Collector *c) {
    Moves held = {0};
    c->held = &held;
    collector_bound_turns(c);
    bool enough = collect_parts(c, 0, LIST_WALKS);
    c->held = NULL;
    moves_free(&held);
    return enough;
}

static void drop_doubles(Moves *out, size_t base) {
    moves_sort(out, base);
    size_t n = base;
    for (size_t i = base; i < out->n; i++)
        if (i == base || out->at[i] != out->at[i - 1])
            out->at[n++] = out->at[i];
    out->n = n;
}

/* Whether a move begins with the man on a cell; not so if one is put down there. */
static bool begins_on(const Pos *p, const MoveView *v, Sq cell) {
    return v->from == cell && piece_is(p->cell[cell]);
}

/* Removes, from index `base` on, the moves that are not wanted. */
static void select_moves(const Collector *c, Moves *out, size_t base) {
    size_t n = base;
    for (size_t i = base; i < out->n; i++) {
        MoveView v = move_view(c->pos, out->at[i]);
        if ((c->captures && v.ncaptured == 0) ||
            (c->from != SQ_NONE && !begins_on(c->pos, &v, c->from)))
            continue;
        out->at[n++] = out->at[i];
    }
    out->n = n;
}

/* Whether turns of two parts are listed from tables (pairs.h). */
static bool by_pairs(const Collector *c) {
    return c->pos->game->pairs && !c->captures;
}

static bool collect_pairs(Collector *c) {
    Ask a = {.pos = c->pos, .want = c->want, .out = c->out};
    pairs_moves(&a);
    c->counted += a.n;
    return c->want == WANT_ANY && a.n;
}

/* Collects the moves of one turn, without regard to Turn.most. */
static bool collect_turn(Collector *c, const Turn *t) {
    if (by_pairs(c))
        return collect_pairs(c);
    c->turn = t->nparts > 1 ? t : NULL;
    c->part = 0;
    return c->turn ? collect_several(c) : collect_single(c, &t->part[0]);
}

int64_t turn_number(const Pos *p, const Turn *t, Move m) {
    Pos after = *p;
    Undo u;
    pos_try(&after, m, &u);
    Scope s = scope_of(&after);
    return scope_value(&s, t->most);
}

/* Removes, from index `base` on, moves after which the turn's number is not the greatest. */
static void keep_most(const Pos *p, const Turn *t, Moves *out, size_t base) {
    int64_t most = INT64_MIN;
    size_t n = base;
    for (size_t i = base; i < out->n && !game_is_spent(p->game); i++) {
        int64_t number = turn_number(p, t, out->at[i]);
        if (number > most)
            most = number, n = base;
        if (number == most)
            out->at[n++] = out->at[i];
    }
    out->n = n;
}

/* Collects the moves of a turn with a number (Turn.most). All are listed, whatever is wanted,
** to see which of them have the most. */
static bool collect_most(Collector *c, const Turn *t) {
    size_t base = c->out->n;
    Collector all = collector(c->pos, WANT_LIST, c->out, c->scratch);
    all.beginnings = c->beginnings;
    collect_turn(&all, t);
    collector_end(&all);
    keep_most(c->pos, t, c->out, base);
    return c->want == WANT_ANY && c->out->n > base;
}

static bool is_selective(const Collector *c) {
    return c->captures || c->from != SQ_NONE;
}

/* Whether a turn before this one has a legal move, wanted or not. */
static bool found_before(const Collector *c, size_t base, int turn) {
    if (c->out->n > base || c->counted > 0)
        return true;
    Moves moves = {0};
    if (!is_selective(c))
        return false;
    Collector before = collector(c->pos, WANT_ANY, &moves, c->scratch);
    before.beginnings = c->beginnings;
    before.nturns = turn;
    collect(&before);
    collector_end(&before);
    bool found = moves.n > 0 || before.counted > 0;
    moves_free(&moves);
    return found;
}

/* Leaves, from index `base` on, one of equal moves, which two walks or two turns have made. */
static void drop_equal(Collector *c, size_t base) {
    const Traits *t = &c->pos->game->traits;
    bool doubles = t->simple_turn ? t->nameless : !by_pairs(c);
    if (doubles && c->out->n > base + 1)
        drop_doubles(c->out, base);
}

static bool collect_one(Collector *c, const Turn *t) {
    return t->most ? collect_most(c, t) : collect_turn(c, t);
}

static void collect(Collector *c) {
    const Game *g = c->pos->game;
    if (c->pos->chance)
        return; /* a throw is due: there are no moves */
    size_t base = c->out->n;
    bool mixed = !g->traits.simple_turn;
    for (int i = 0; i < c->nturns; i++) {
        const Turn *t = &g->turns[i];
        if (t->otherwise && found_before(c, base, i))
            continue;
        if (collect_one(c, t))
            break;
    }
    drop_equal(c, base);
    if (mixed && is_selective(c))
        select_moves(c, c->out, base);
}

/* A Collector with what it borrows, to which it points: not to be copied. */
typedef struct Gathering {
    Collector c;
    Pos scratch;
    Beginnings begun;
} Gathering;

static Collector *gather(Gathering *g, const Pos *p, Want want, Moves *out) {
    g->begun.n = 0;
    g->c = collector(p, want, out, &g->scratch);
    g->c.beginnings = &g->begun;
    return &g->c;
}

/* Adds the moves of the piece on `from` (SQ_NONE: of all), or only captures. Returns how many
** more there are, which were counted without being listed. */
static uint64_t collect_from(const Pos *p, Want want, Sq from, bool captures, Moves *out) {
    Gathering all;
    Collector *c = gather(&all, p, want, out);
    c->from = from;
    c->captures = c->brief = captures;
    collect(c);
    collector_end(c);
    return c->counted;
}

void moves_legal(const Pos *p, Moves *out) {
    collect_from(p, WANT_LIST, SQ_NONE, false, out);
}

void moves_captures(const Pos *p, Moves *out) {
    collect_from(p, WANT_LIST, SQ_NONE, true, out);
}

void moves_from(const Pos *p, Sq from, Moves *out) {
    collect_from(p, WANT_LIST, from, false, out);
}

static uint64_t count_as(const Pos *p, Want want) {
    Moves rest = {0};
    uint64_t n = collect_from(p, want, SQ_NONE, false, &rest) + rest.n;
    moves_free(&rest);
    return n;
}

bool moves_any(const Pos *p) {
    return count_as(p, WANT_ANY) > 0;
}

bool moves_any_of(const Pos *p, int nturns) {
    Moves moves = {0};
    Gathering any;
    Collector *c = gather(&any, p, WANT_ANY, &moves);
    c->nturns = nturns;
    collect(c);
    collector_end(c);
    bool found = moves.n > 0 || c->counted > 0;
    moves_free(&moves);
    return found;
}

void moves_of_turn(const Pos *p, int turn, Moves *out) {
    size_t base = out->n;
    Gathering all;
    Collector *c = gather(&all, p, WANT_LIST, out);
    collect_one(c, &p->game->turns[turn]);
    collector_end(c);
    drop_equal(c, base);
}

bool moves_lead(const Pos *p, AfterFn *holds, const void *ctx) {
    Pos after = *p;
    Moves all = {0};
    bool found = false;
    moves_legal(p, &all);
    for (size_t i = 0; i < all.n && !found; i++) {
        Undo u;
        pos_try(&after, all.at[i], &u);
        found = holds(&after, ctx);
        pos_untry(&after, &u);
    }
    moves_free(&all);
    return found;
}

uint64_t moves_count(const Pos *p) {
    const Traits *t = &p->game->traits;
    bool once = p->game->pairs || (t->simple_turn && !t->nameless);
    return count_as(p, once ? WANT_COUNT : WANT_LIST);
}

/* Draws one of the legal moves from the list of all. */
static bool pick_listed(const Pos *p, Rng *rng, Moves *room, Move *m) {
    size_t base = room->n;
    moves_legal(p, room);
    size_t n = room->n - base;
    room->n = base;
    if (n)
        *m = room->at[base + rng_below(rng, n)];
    return n > 0;
}

/* StepDraw.list. The men given may be able to begin a walk: the machine is run for each. */
static void list_turn(void *ctx, const Turn *t, const CellSet *men) {
    Collector *c = ctx;
    const Part *part = &t->part[0];
    bool captures = c->captures;
    Beginnings begun = {.n = 0};
    c->beginnings = men ? NULL : &begun;
    if (!men) {
        (t->most ? collect_most : collect_turn)(c, t);
        c->beginnings = NULL;
        return;
    }
    c->turn = NULL;
    c->captures |= part->captures;
    collect_men(c, part, *men, 0, on_walk);
    c->captures = captures;
}

static bool pick_step(const Pos *p, Rng *rng, Moves *room, Move *m) {
    Pos scratch;
    Collector c = collector(p, WANT_LIST, room, &scratch);
    StepDraw d = {.pos = p, .rng = rng, .room = room, .ctx = &c, .list = list_turn};
    d.allowed = c.judge ? allowed : NULL;
    bool drawn = p->game->walker->draw_step(&d, m);
    collector_end(&c);
    return drawn;
}

bool moves_pick(const Pos *p, Rng *rng, Moves *room, Move *m) {
    enum { BATCHES = 50 };
    const Game *g = p->game;
    size_t base = room->n;
    if (g->traits.fallback_turns && g->openings && !p->chance)
        return pick_step(p, rng, room, m);
    if (g->traits.has_entries && !p->chance) {
        Pos scratch;
        Collector c = collector(p, WANT_LIST, room, &scratch);
        EntryDraw drawn = entry_draw(p, rng, c.judge ? allowed : NULL, &c, m);
        collector_end(&c);
        if (drawn != ENTRY_UNKNOWN)
            return drawn == ENTRY_DRAWN;
    }
    if (g->pairs && !p->chance && pairs_draw(p, rng, room, m))
        return true;
    if (g->candidates && !g->pairs && !p->chance) {
        Pos scratch;
        Collector c = collector(p, WANT_LIST, room, &scratch);
        Ask a = ask_of(&c, &g->turns[0].part[0]);
        bool drawn = g->walker->draw(&a, rng, BATCHES, m);
        collector_end(&c);
        room->n = base;
        if (drawn)
            return true;
    }
    return pick_listed(p, rng, room, m);
}

/* Lists only the moves of the piece that m moves, where m names that. */
bool move_is_legal(const Pos *p, Move m) {
    const Game *g = p->game;
    if (move_is_throw(m) || (!move_is_long(m) && (int)move_shape(m) >= g->nshapes))
        return false;
    if (g->traits.by_parts)
        return begun_is_legal(p, m);
    const Shape *shape = &g->shapes[move_is_long(m) ? 0 : move_shape(m)];
    bool named = shape->led && g->traits.simple_turn && !g->traits.nameless;
    Sq from = named ? (Sq)move_cell(m, shape->from) : SQ_NONE;
    if (from != SQ_NONE && from >= g->graph.ncells)
        return false;
    if (from != SQ_NONE && !piece_is(p->cell[from]))
        from = SQ_NONE; /* m may put a man down there */
    Moves all = {0};
    moves_from(p, from, &all);
    bool found = false;
    for (size_t i = 0; i < all.n && !found; i++)
        found = all.at[i] == m;
    moves_free(&all);
    return found;
}

const Answers walk_answers = {.attacked = pos_put_attacked,
                              .attacks = pos_put_attacks,
                              .hits = pos_hits,
                              .reaches = pos_reaches,
                              .any = moves_any,
                              .lead = moves_lead,
                              .in_check = pos_in_check};
