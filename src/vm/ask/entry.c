/*
** entry.c -- drawing from sets of cells, one for each kind of man that can be put down.
*/
#include "entry.h"

#include "vm/meaning/cond.h"
#include "vm/meaning/machine.h"

/* CHOICES_MOST: kinds to put down and passes, at most; with more of them, moves are listed. */
enum { CHOICES_MOST = 8 };

/* Putting down men of a kind, or passing. */
typedef struct Choice {
    int kind;           /* -1: a pass */
    const Entry *entry; /* NULL: a pass */
    const Program *program;
    CellSet cells; /* those that may be entered, without those drawn already */
    unsigned n;    /* how many moves have not been drawn */
} Choice;

typedef struct Choices {
    int n;
    unsigned sum; /* of the moves of all */
    Choice of[CHOICES_MOST];
} Choices;

/* ---- what a game has ---- */

/* Returns where the acts begin in a program TEST* ENTER (LAND | LOOK | TEST)* ACT* END whose
** first act is DROP HERE, so that the move names its cell and its kind; 0 for all others. */
static int acts_of(const Game *g, const Program *p) {
    int at = 0;
    while (p->code[at] == OP_TEST)
        at += op_length(OP_TEST);
    if (p->code[at] != OP_ENTER)
        return 0;
    at += op_length(OP_ENTER);
    while (op_lands(p->code[at]) || p->code[at] == OP_TEST)
        at += op_length(p->code[at]);
    const Act *first = p->code[at] == OP_ACT ? &g->acts[p->code[at + 1]] : NULL;
    if (!first || first->fx != FX_DROP || first->ref_a != REF_HERE)
        return 0;
    int acts = at;
    while (p->code[at] == OP_ACT)
        at += op_length(OP_ACT);
    return p->code[at] == OP_END ? acts : 0;
}

static bool is_here(uint8_t ref) {
    return ref == REF_NONE || ref == REF_HERE;
}

/* Fills in an entry's moves. False if some act falls on another cell than the one entered, or
** if a move would be a long one. */
static bool tell(const Game *g, const Program *p, int acts, Entry *e) {
    const Shape *s = &g->shapes[0];
    for (int at = acts; p->code[at] == OP_ACT; at += op_length(OP_ACT)) {
        const Act *act = &g->acts[p->code[at + 1]];
        s = shape_child(g->shapes, s, p->code[at + 1]);
        if (!s || !is_here(act->ref_a) || !is_here(act->ref_b))
            return false;
    }
    e->base = (Move)(s - g->shapes);
    e->takes = shape_does(s) & DOES_TAKE;
    for (unsigned slot = 0; slot < s->ncells; slot++)
        e->slots = move_with(e->slots, slot, 1);
    return true;
}

static bool is_plain(const Turn *t) {
    return t->nparts == 1 && !t->most && !t->part[0].captures;
}

bool entry_exists(const Game *g) {
    for (int i = 0; i < g->nturns; i++) {
        const Part *part = &g->turns[i].part[0];
        bool drops = is_plain(&g->turns[i]) && part->drops;
        for (int at = 0; drops && at < g->nplayers * g->nkinds; at++) {
            int owner = at / g->nkinds, kind = at % g->nkinds;
            const Program *p = game_walk(g, part->drops, owner, kind);
            if (part->kinds >> kind & 1 && p && acts_of(g, p))
                return true;
        }
    }
    return false;
}

const Entry *entries_build(const Game *g) {
    Entry *entries = ARENA_ARRAY(g->arena, Entry, g->nwalks);
    for (int i = 0; i < g->nwalks; i++) {
        int acts = acts_of(g, &g->walks[i]);
        entries[i].is = acts > 0;
        entries[i].known = acts > 0 && tell(g, &g->walks[i], acts, &entries[i]);
    }
    return entries;
}

/* ---- choices ---- */

CellSet entry_cells(const Pos *p, const Program *walk, int me) {
    const uint16_t *at = walk->code;
    CellSet cells = {{0}}, visited = {{0}};
    Trail trail = {.visited = &visited, .fresh = SQ_NONE};
    Scope s = scope_at_cell(p, me, SQ_NONE);
    s.put = game_puts(p->game, walk, me);
    Memo memo;
    memo_clear(&memo);
    s.memo = &memo;
    s.trail = &trail;
    for (; at[0] == OP_TEST; at += op_length(OP_TEST))
        if (!scope_holds(&s, at[1]))
            return cells;
    cells = p->game->board;
    for (at += op_length(OP_ENTER); op_lands(at[0]) || at[0] == OP_TEST; at += op_length(at[0]))
        cells = at[0] == OP_TEST ? scope_where(&s, at[1], cells)
                                 : set_and(cells, scope_on(&s, at[1]));
    return cells;
}

/* True if a choice has a move that is there already, which would make that twice as likely. */
static bool is_there(const Choices *c, const Choice *choice) {
    for (int i = 0; i < c->n; i++) {
        const Choice *of = &c->of[i];
        if (of->kind == choice->kind && of->n > 0 &&
            (choice->kind < 0 || !set_empty(set_and(of->cells, choice->cells))))
            return true;
    }
    return false;
}

/* False where the choice cannot be added: then moves must be listed. */
static bool add(Choices *c, Choice choice) {
    if (c->n == CHOICES_MOST || is_there(c, &choice))
        return false;
    c->of[c->n++] = choice;
    c->sum += choice.n;
    return true;
}

/* Adds the ways to put down men of a kind. False if they are something else, or if men of the
** kind on the board may move. */
static bool add_kind(const Pos *p, const Part *part, int kind, Choices *c) {
    const Game *g = p->game;
    int drop = part->drops ? game_walk_number(g, part->drops, p->side, kind) : -1;
    if (!part->only_drops && game_walk_number(g, part->program, p->side, kind) >= 0)
        return false;
    if (drop < 0)
        return true;
    if (!g->entries[drop].is)
        return false;
    Choice choice = {.kind = kind, .entry = &g->entries[drop], .program = &g->walks[drop]};
    choice.cells = entry_cells(p, choice.program, p->side);
    choice.n = (unsigned)set_count(choice.cells);
    return add(c, choice);
}

/* Adds the moves of a turn, if it is open. False if they are not all of this sort. */
static bool add_turn(const Pos *p, const Turn *t, Choices *c) {
    const Part *part = &t->part[0];
    if (part->when && (t->nparts == 1 || !part->optional) && !part_is_open(p, part))
        return true;
    if (!is_plain(t))
        return false;
    if (part->kinds == 0)
        return add(c, (Choice){.kind = -1, .n = 1});
    for (int kind = 0; kind < p->game->nkinds; kind++)
        if (part->kinds >> kind & 1 && !add_kind(p, part, kind, c))
            return false;
    return true;
}

/* ---- drawing ---- */

static WalkAnswer note_move(void *ctx, const Walk *w) {
    *(Move *)ctx = w->move;
    return WALK_STOP;
}

/* The move by which a cell is entered; MOVE_NONE if the walk fails, as it does where an act
** falls on another cell and that is beyond the edge. */
static Move enter(const Pos *p, const Choice *c, unsigned cell) {
    if (c->entry->known)
        return shape_canonical(p->game->shapes, c->entry->base | c->entry->slots * cell);
    Move m = MOVE_NONE;
    CellSet one = set_of(cell);
    Run r = run_of(p, c->program, p->side, SQ_NONE, note_move, &m);
    r.entries = &one;
    machine_run(&r);
    return m == MOVE_NONE ? m : shape_canonical(p->game->shapes, m);
}

/* Removes the i-th cell of a choice, or the pass, and returns its move. */
static Move take(const Pos *p, Choice *c, unsigned i) {
    c->n--;
    if (!c->entry)
        return 0;
    unsigned cell = set_nth(&c->cells, (int)i);
    set_remove(&c->cells, cell);
    return enter(p, c, cell);
}

/* Draws moves until one is allowed; false when none is left. */
static bool draw_from(const Pos *p, Choices *c, Rng *rng, bool (*allowed)(void *, Move),
                      void *ctx, Move *m) {
    for (; c->sum > 0; c->sum--) {
        unsigned i = (unsigned)rng_below(rng, c->sum);
        Choice *of = c->of;
        while (i >= of->n)
            i -= of++->n;
        *m = take(p, of, i);
        if (*m != MOVE_NONE && (!allowed || allowed(ctx, *m)))
            return true;
    }
    return false;
}

/* Whether some turn from index `from` on waits for none of those before it. */
static bool any_waits_for_none(const Game *g, int from) {
    for (int i = from; i < g->nturns; i++)
        if (!g->turns[i].otherwise)
            return true;
    return false;
}

EntryDraw entry_draw(const Pos *p, Rng *rng, bool (*allowed)(void *ctx, Move m), void *ctx,
                     Move *m) {
    const Game *g = p->game;
    Choices c;
    c.n = 0;
    c.sum = 0;
    for (int i = 0; i < g->nturns; i++) {
        if (g->turns[i].otherwise && any_waits_for_none(g, i))
            return ENTRY_UNKNOWN;
        if (g->turns[i].otherwise && draw_from(p, &c, rng, allowed, ctx, m))
            return ENTRY_DRAWN;
        if (!add_turn(p, &g->turns[i], &c))
            return ENTRY_UNKNOWN;
    }
    return draw_from(p, &c, rng, allowed, ctx, m) ? ENTRY_DRAWN : ENTRY_NONE;
}
