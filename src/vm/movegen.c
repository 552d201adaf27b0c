/*
** movegen.c -- asking every piece for its walks, and keeping what is legal, each move once.
*/
#include "movegen.h"

#include "chance.h"
#include "expr.h"
#include "machine.h"
#include "safety.h"
#include "walker.h"

#include <stdlib.h>

/* Collecting the moves of one player; or only finding out whether there is one. */
typedef struct Collector {
    const Pos *pos;
    bool judge;    /* the game forbids something: moves must be tried */
    bool tried;    /* `scratch` is a copy of *pos */
    bool counting; /* moves of families are counted, not listed */
    uint64_t counted;
    Sq here;         /* the piece whose walks are being collected */
    Safety safety;   /* says of most moves whether they are forbidden; when it is known */
    bool captures;   /* only moves that take something */
    bool first_only; /* one move is enough */
    Sq from;         /* only this piece; SQ_NONE: all */
    Moves *out;
    size_t base;        /* where this piece's moves, or all moves, begin in out */
    CellSet plain_seen; /* ends of this piece's moves of shape `plain` */
    unsigned plain;
    bool enough; /* first_only: it is there */
    const Pos *viewed;
    /* a turn of several parts */
    const Turn *turn;
    const Pos *board; /* as the parts before left it */
    int part;
    /* big, and set only where they are wanted */
    View view;   /* of `viewed`, for the tables */
    Pos scratch; /* for judging what a move leaves behind */
} Collector;

static void begin(Collector *c, const Pos *p, Sq from, Moves *out) {
    c->pos = c->board = p;
    c->judge = p->game->nforbid > 0;
    c->tried = c->counting = c->captures = c->first_only = c->enough = false;
    c->counted = 0;
    c->from = from;
    c->here = SQ_NONE;
    c->safety.known = false;
    c->out = out;
    c->base = out->n;
    c->viewed = NULL;
    c->turn = NULL;
    c->part = 0;
}

static bool forbidden(Collector *c, Move m) {
    Undo u;
    if (!c->tried)
        c->scratch = *c->pos;
    c->tried = true;
    pos_make(&c->scratch, m, &u);
    Scope s = scope_of(&c->scratch);
    bool bad = false;
    for (int i = 0; i < s.pos->game->nforbid && !bad; i++)
        bad = expr_true(&s, s.pos->game->forbid[i]);
    pos_unmake(&c->scratch, m, &u);
    return bad;
}

/* What is handed out bears the first shape that does the same, whatever walk found it. */
static Move canonical(const Game *g, Move m) {
    return (m & ~(Move)0xffff) | g->shapes[move_shape(m)].canon;
}

/* A move of the shape that most moves of a piece have is known by its end alone. */
static bool seen(Collector *c, const Walk *w) {
    unsigned shape = move_shape(w->move);
    const Shape *s = &c->pos->game->shapes[shape];
    bool plain = s->nfx == 1 && s->ncells == 2 && c->board == c->pos;
    if (plain && c->plain == 0)
        c->plain = shape;
    if (plain && shape == c->plain) {
        if (set_has(&c->plain_seen, w->end))
            return true;
        set_add(&c->plain_seen, w->end);
        return false;
    }
    Move m = canonical(c->pos->game, w->move);
    for (size_t i = c->base; i < c->out->n; i++)
        if (c->out->at[i] == m)
            return true;
    return false;
}

static WalkAnswer keep(Collector *c, Move m) {
    m = canonical(c->pos->game, m);
    if (c->judge && forbidden(c, m))
        return WALK_DROP;
    moves_add(c->out, m);
    return c->first_only ? WALK_STOP : WALK_MORE;
}

static WalkAnswer on_walk(void *ctx, const Walk *w) {
    Collector *c = ctx;
    return seen(c, w) ? WALK_MORE : keep(c, w->move);
}

/* The tables of a walk, where they may answer: not for later parts of a turn, which go on with
** the move of the parts before, and not where a first choice must be legal to count. */
static const StartTable *table_for(const Collector *c, int walk, Sq from, Move before) {
    const Tables *t = c->board->game->tables;
    if (!t || !t->walk[walk].start || before || c->turn || (c->judge && t->walk[walk].ordered))
        return NULL;
    return &t->walk[walk].start[from];
}

static bool takes_on_its_way(const Game *g, Move m) {
    const Shape *s = &g->shapes[move_shape(m)];
    for (int i = 0; i < s->nfx; i++)
        if (s->fx[i].fx == FX_TAKE || s->fx[i].fx == FX_CLASH)
            return true;
    return false;
}

/* Takes moves of a family that need no judging. */
static void keep_ends(Collector *c, const Family *f, CellSet ends) {
    if (c->counting) {
        c->counted += (uint64_t)c->pos->game->walker->size(&ends);
        return;
    }
    while (!set_empty(ends) && !c->enough) {
        moves_add(c->out, move_with(f->base, f->end_slot, set_pop(&ends)));
        c->enough = c->first_only;
    }
}

static void on_family(void *ctx, const Family *f, CellSet ends) {
    Collector *c = ctx;
    const Game *g = c->pos->game;
    if (c->captures && !takes_on_its_way(g, f->base))
        ends = set_and(ends, view_cells(&c->view, ON_ENEMY));
    bool named = f->end_slot != 0xff;
    if (named && c->judge && c->safety.known && g->shapes[move_shape(f->base)].one_move) {
        keep_ends(c, f, safety_ends(&c->safety, &c->view, c->here, ends));
        return;
    }
    if (named && !c->judge) {
        keep_ends(c, f, ends);
        return;
    }
    while (!c->enough && !set_empty(ends)) {
        unsigned end = set_pop(&ends);
        c->enough =
            keep(c, named ? move_with(f->base, f->end_slot, end) : f->base) == WALK_STOP;
        if (!named)
            return;
    }
}

static View *view_of(Collector *c) {
    if (c->viewed != c->board)
        view_init(&c->view, c->board, c->board->side);
    c->viewed = c->board;
    return &c->view;
}

/* Collects the walks of one piece in a row of programs. True when the collector has enough. */
static bool collect_piece(Collector *c, int row, Sq from, Move before, WalkFn *fn) {
    const Pos *p = c->board;
    const Game *g = p->game;
    int walk = game_walk_number(g, row, p->side, g->kind[p->cell[from]]);
    if (walk < 0)
        return false;
    const StartTable *table = table_for(c, walk, from, before);
    c->here = from;
    if (table) {
        g->walker->each(view_of(c), table, from, on_family, c);
        return c->enough;
    }
    Run r = {.pos = p,
             .program = &g->walks[walk],
             .me = p->side,
             .start = from,
             .before = before,
             .captures = c->captures && c->turn == NULL,
             .target = SQ_NONE,
             .lifted = SQ_NONE,
             .fn = fn,
             .ctx = c};
    return machine_run(&r) == RUN_STOPPED;
}

static bool part_is_open(const Pos *p, const Part *part) {
    Scope s = scope_of(p);
    s.me = p->side;
    return expr_true(&s, part->when);
}

/* A turn that is one walk of one piece. */
static bool collect_single(Collector *c, const Part *part) {
    const Pos *p = c->pos;
    const Game *g = p->game;
    if (part->when && !part_is_open(p, part))
        return false;
    if (part->kinds == 0)
        return c->from == SQ_NONE && !c->captures && keep(c, 0) == WALK_STOP;
    CellSet men = p->men[p->side];
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        if (!(part->kinds >> g->kind[p->cell[from]] & 1) ||
            (c->from != SQ_NONE && c->from != from))
            continue;
        c->base = c->out->n;
        c->plain = 0;
        c->plain_seen = (CellSet){{0}};
        if (collect_piece(c, part->program, from, 0, on_walk))
            return true;
    }
    return false;
}

/* What the parts so far do to the board, without what follows a whole move. */
static void apply_parts(Pos *p, Move m, int from_fx) {
    const Shape *s = &p->game->shapes[move_shape(m)];
    for (int i = from_fx; i < s->nfx; i++)
        pos_apply(p, m, &s->fx[i]);
}

static bool collect_parts(Collector *c, Move before);

static WalkAnswer on_part(void *ctx, const Walk *w) {
    Collector *c = ctx;
    if (c->part + 1 == c->turn->nparts)
        return keep(c, w->move);
    const Pos *board = c->board;
    Move before = w->move;
    Pos next = *c->pos;
    apply_parts(&next, before, 0);
    c->board = &next;
    c->part++;
    bool enough = collect_parts(c, before);
    c->part--;
    c->board = board;
    return enough ? WALK_STOP : WALK_MORE;
}

/* The rest of a turn, from part c->part on. True when the collector has enough. */
static bool collect_parts(Collector *c, Move before) {
    const Part *part = &c->turn->part[c->part];
    const Pos *p = c->board;
    if (part->optional || part->kinds == 0) {
        Walk none = {.move = before};
        if (on_part(c, &none) == WALK_STOP)
            return true;
    }
    if (part->kinds == 0 || !part_is_open(p, part))
        return false;
    if (move_shape(before) != 0) {
        const Shape *next =
            shape_child(p->game, &p->game->shapes[move_shape(before)], ACT_PART);
        if (!next)
            return false;
        before = (before & ~(Move)0xffff) | (Move)(next - p->game->shapes);
    }
    CellSet men = p->men[p->side];
    while (!set_empty(men)) {
        Sq from = (Sq)set_pop(&men);
        if (part->kinds >> p->game->kind[p->cell[from]] & 1 &&
            collect_piece(c, part->program, from, before, on_part))
            return true;
    }
    return false;
}

static int by_number(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static void drop_doubles(Moves *out, size_t base) {
    qsort(out->at + base, out->n - base, sizeof(Move), by_number);
    size_t n = base;
    for (size_t i = base; i < out->n; i++)
        if (i == base || out->at[i] != out->at[i - 1])
            out->at[n++] = out->at[i];
    out->n = n;
}

/* Keeps of the moves from base on those that the collector was asked for. */
static void select_moves(const Collector *c, Moves *out, size_t base) {
    size_t n = base;
    for (size_t i = base; i < out->n; i++) {
        MoveView v = move_view(c->pos, out->at[i]);
        if ((c->captures && v.ncaptured == 0) || (c->from != SQ_NONE && v.from != c->from))
            continue;
        out->at[n++] = out->at[i];
    }
    out->n = n;
}

static void collect(Collector *c) {
    const Game *g = c->pos->game;
    if (c->pos->chance)
        return; /* a throw is due: nobody has a move */
    size_t base = c->out->n;
    if (g->safety && g->simple_turn)
        safety_look(&c->safety, c->pos);
    bool mixed = !g->simple_turn;
    for (int i = 0; i < g->nturns; i++) {
        const Turn *t = &g->turns[i];
        c->turn = t->nparts > 1 ? t : NULL;
        c->part = 0;
        if (c->turn ? collect_parts(c, 0) : collect_single(c, &t->part[0]))
            break;
    }
    if (mixed && c->out->n > base + 1)
        drop_doubles(c->out, base);
    if (mixed && (c->captures || c->from != SQ_NONE))
        select_moves(c, c->out, base);
}

void moves_legal(const Pos *p, Moves *out) {
    Collector c;
    begin(&c, p, SQ_NONE, out);
    collect(&c);
}

void moves_captures(const Pos *p, Moves *out) {
    Collector c;
    begin(&c, p, SQ_NONE, out);
    c.captures = true;
    collect(&c);
}

void moves_from(const Pos *p, Sq from, Moves *out) {
    Collector c;
    begin(&c, p, from, out);
    collect(&c);
}

bool moves_any(const Pos *p) {
    Moves one = {0};
    Collector c;
    begin(&c, p, SQ_NONE, &one);
    c.first_only = true;
    collect(&c);
    bool any = one.n > 0;
    moves_free(&one);
    return any;
}

/* Moves that need not be made to be counted: every walk has tables, and all that they find is
** legal. False where that is not so. */
static bool count_sets(const Pos *p, uint64_t *n) {
    const Game *g = p->game;
    const Part *part = &g->turns[0].part[0];
    if (!g->tables || !g->simple_turn || g->nforbid || part->when || part->kinds == 0)
        return false;
    View v;
    view_init(&v, p, p->side);
    CellSet men = p->men[p->side];
    for (*n = 0; !set_empty(men);) {
        unsigned from = set_pop(&men);
        int walk = game_walk_number(g, part->program, p->side, g->kind[p->cell[from]]);
        if (walk < 0 || !(part->kinds >> g->kind[p->cell[from]] & 1))
            continue;
        if (!g->tables->walk[walk].start)
            return false;
        *n += g->walker->count(&v, &g->tables->walk[walk].start[from], (Sq)from);
    }
    return true;
}

uint64_t moves_count(const Pos *p) {
    uint64_t n = 0;
    if (p->chance || count_sets(p, &n))
        return n;
    Moves rest = {0};
    Collector c;
    begin(&c, p, SQ_NONE, &rest);
    c.counting = p->game->simple_turn;
    collect(&c);
    n = c.counted + rest.n;
    moves_free(&rest);
    return n;
}

/* Only the moves of the piece that it moves are asked for, where it names one. */
bool move_is_legal(const Pos *p, Move m) {
    const Game *g = p->game;
    if (move_is_throw(m) || (int)move_shape(m) >= g->nshapes)
        return false;
    uint8_t slot = g->shapes[move_shape(m)].from;
    Sq from = slot == 0xff ? SQ_NONE : (Sq)move_cell(m, slot);
    if (from != SQ_NONE && from >= g->graph.ncells)
        return false;
    Moves all = {0};
    Collector c;
    begin(&c, p, from, &all);
    collect(&c);
    bool found = false;
    for (size_t i = 0; i < all.n && !found; i++)
        found = all.at[i] == m;
    moves_free(&all);
    return found;
}

MoveView move_view(const Pos *p, Move m) {
    const Game *g = p->game;
    if (move_is_throw(m))
        m = chance_effect(p, m);
    const Shape *s = &g->shapes[move_shape(m)];
    MoveView v = {.from = SQ_NONE, .to = SQ_NONE};
    if (s->from != 0xff) {
        v.from = (Sq)move_cell(m, s->from);
        v.to = s->to == 0xff ? v.from : (Sq)move_cell(m, s->to);
        v.piece = p->cell[v.from];
    }
    for (int i = 0; i < s->nfx; i++) {
        const Effect *fx = &s->fx[i];
        bool lands = fx->fx == FX_MOVE || fx->fx == FX_CLASH;
        if (!lands && fx->fx != FX_TAKE && fx->fx != FX_BECOME)
            continue;
        unsigned cell = move_cell(m, lands ? fx->b : fx->a);
        Piece x = p->cell[cell];
        if (fx->fx == FX_BECOME) {
            v.gain += g->kinds[fx->kind].value[p->side] - piece_value(g, v.piece);
        } else if (piece_is(x) && cell != v.from) {
            v.captured = v.ncaptured++ ? v.captured : x;
            v.gain += g->owner[x] == p->side ? -piece_value(g, x) : piece_value(g, x);
        }
    }
    return v;
}
