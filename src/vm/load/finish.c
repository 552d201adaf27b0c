/*
** game.c -- what a Game derives from what it was told.
*/
#include "vm/model/game.h"

#include "base/rng.h"
#include "vm/meaning/chain.h"
#include "vm/meaning/expr.h"
#include "vm/meaning/longwalk.h"
#include "vm/meaning/machine.h"
#include "reach.h"
#include "safety.h"
#include "vm/tables/tables.h"
#include "verify.h"
#include "vm/ask/walker.h"
#include "worth.h"

#include <stdlib.h>
#include <stdlib.h>
#include <string.h>

/* The keys of all games begin from one number, so that signatures can be compared. */
enum { ZOBRIST_SEED = 20260101 };

static void derive_pieces(Game *g) {
    Piece next = PIECE_FIRST;
    for (int owner = 0; owner <= g->nplayers; owner++) {
        for (int kind = 0; kind < g->nkinds; kind++, next++) {
            g->piece[owner][kind] = next;
            g->owner[next] = (uint8_t)owner;
            g->kind[next] = (uint8_t)kind;
        }
    }
    g->royal = 0;
    for (int kind = 0; kind < g->nkinds; kind++)
        g->royal |= (KindSet)g->kinds[kind].royal << kind;
}

static void derive_keys(Game *g) {
    Rng rng;
    rng_seed(&rng, ZOBRIST_SEED);
    size_t n = (size_t)PIECES_MAX * (size_t)g->graph.ncells;
    g->zobrist = ARENA_ARRAY(g->arena, uint64_t, n);
    for (size_t i = (size_t)g->graph.ncells; i < n; i++) /* an empty cell's key is 0 */
        g->zobrist[i] = rng_next(&rng);
    for (int i = 1; i < PLAYERS_MAX; i++)
        g->zobrist_side[i] = rng_next(&rng);
}

static void derive_before(Game *g) {
    size_t n = (size_t)g->graph.ncells;
    CellSet *before = ARENA_ARRAY(g->arena, CellSet, (size_t)g->graph.ndirs * n);
    for (size_t i = 0; i < (size_t)g->graph.ndirs * n; i++)
        if (g->graph.next[i] != SQ_NONE)
            set_add(&before[i / n * n + g->graph.next[i]], (unsigned)(i % n));
    g->before = before;
}

static void derive_shifts(Game *g) {
    int n = g->graph.ncells;
    Shift *shift = ARENA_ARRAY(g->arena, Shift, g->graph.ndirs);
    for (int d = 0; d < g->graph.ndirs; d++) {
        shift[d].even = true;
        for (int cell = 0; cell < n; cell++) {
            Sq next = graph_next(&g->graph, (Dir)d, (Sq)cell);
            if (next == SQ_NONE)
                continue;
            if (set_empty(shift[d].from))
                shift[d].by = (int16_t)(next - cell);
            shift[d].even &= next - cell == shift[d].by;
            set_add(&shift[d].from, (unsigned)cell);
        }
    }
    g->shift = shift;
}

static void derive_shapes(Game *g) {
    for (int i = 0; i < g->nshapes; i++) {
        int first = 0;
        while (first < i && !shape_same(&g->shapes[first], &g->shapes[i]))
            first++;
        g->shapes[i].canon = (uint16_t)first;
        g->shapes[i].one_move = safety_covers(&g->shapes[i]);
    }
}

/* Long walks that ask nothing of the cells between are found once and for all. */
static void derive_longs(Game *g) {
    for (int i = 0; i < g->nlongs; i++) {
        Long *l = &g->longs[i];
        l->ends = NULL;
        if (l->joint)
            continue;
        CellSet *ends = ARENA_ARRAY(g->arena, CellSet, g->graph.ncells);
        for (int cell = 0; cell < g->graph.ncells; cell++)
            ends[cell] = longwalk_ends(&(LongWalk){.graph = &g->graph,
                                                   .dirs = g->dirsets[l->dirs],
                                                   .lo = l->lo,
                                                   .hi = l->hi,
                                                   .start = (Sq)cell,
                                                   .joints = g->board,
                                                   .avoid = set_of((unsigned)cell),
                                                   .ends = g->board});
        l->ends = ends;
    }
}

static void derive_brief(Game *g) {
    uint8_t *brief = ARENA_ARRAY(g->arena, uint8_t, g->nvars);
    g->nbrief = 0;
    for (int i = 0; i < g->nvars; i++)
        if (g->vars[i].brief)
            brief[g->nbrief++] = (uint8_t)i;
    g->brief = brief;
}

/* Can e hold only after a move that took something? Errs towards "no". */
static bool needs_capture(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    switch ((ExprKind)e->kind) {
    case EXPR_CAPTURED:
    case EXPR_LOOT: return true;
    case EXPR_AND: return needs_capture(g, e->a) || needs_capture(g, e->b);
    case EXPR_OR: return needs_capture(g, e->a) && needs_capture(g, e->b);
    default: return false;
    }
}

/* The kinds that an expression asks the capture of. */
static KindSet captured_kinds(const Game *g, ExprId id) {
    const Expr *e = &g->exprs[id];
    if (id == 0 || e->kind == EXPR_WAS)
        return 0;
    KindSet below = captured_kinds(g, e->a) | captured_kinds(g, e->b);
    return e->kind == EXPR_CAPTURED && e->arg != 0 ? below | g->kindsets[e->arg] : below;
}

static void derive_rules(Game *g) {
    const uint64_t moves = (uint64_t)1 << EXPR_NO_MOVES;
    g->goal = 0;
    for (int i = 0; i < g->nrules; i++) {
        Rule *r = &g->rules[i];
        uint64_t kinds = expr_kinds(g, r->when);
        r->by_moves = (kinds & moves) != 0;
        r->by_history = (kinds >> EXPR_REPEATED & 1) != 0;
        r->chain = chain_of(g, r->when, g->arena);
        r->by_event = r->when != 0 && needs_capture(g, r->when);
        g->goal |= captured_kinds(g, r->when);
    }
    for (int kind = 0; kind < g->nkinds; kind++)
        g->kinds[kind].goal = g->goal >> kind & 1;
}

/* The conditions that can hold after a move that took nothing. */
static void derive_over(Game *g) {
    ExprId *quiet = ARENA_ARRAY(g->arena, ExprId, g->nrules + 1);
    int n = 0;
    for (int i = 0; i < g->nrules; i++)
        if (!g->rules[i].by_event && !g->rules[i].by_moves)
            quiet[n++] = g->rules[i].when;
    g->over = chain_any(g, quiet, n, g->arena);
}

static bool dwindles(const Game *g) {
    for (int i = 0; i < g->nshapes; i++)
        for (int j = 0; j < g->shapes[i].nfx; j++)
            if (g->shapes[i].fx[j].fx == FX_PUT)
                return false;
    return true;
}

static bool is_truth(const Game *g, ExprId id) {
    const uint64_t truths =
        (uint64_t)1 << EXPR_EQ | (uint64_t)1 << EXPR_LT | (uint64_t)1 << EXPR_LE |
        (uint64_t)1 << EXPR_AND | (uint64_t)1 << EXPR_OR | (uint64_t)1 << EXPR_NOT |
        (uint64_t)1 << EXPR_CAPTOR | (uint64_t)1 << EXPR_LANDED | (uint64_t)1 << EXPR_TOUCHED |
        (uint64_t)1 << EXPR_MOVER | (uint64_t)1 << EXPR_PASSED | (uint64_t)1 << EXPR_WAS;
    return truths >> g->exprs[id].kind & 1;
}

/* A variable of which there is one copy. */
static bool is_plain_var(const Game *g, ExprId id) {
    return g->exprs[id].kind == EXPR_VAR && g->vars[g->exprs[id].arg].player < 0;
}

/* Numbers, variables and their sums need no evaluating. */
static void derive_factor(Game *g, Trigger *t, ExprId id) {
    const Expr *e = &g->exprs[id];
    t->factor = 0;
    t->base = -1;
    t->number = 0;
    if (e->kind == EXPR_NUM) {
        t->number = e->arg;
    } else if (is_plain_var(g, id)) {
        t->base = (int16_t)e->arg;
    } else if (e->kind == EXPR_ADD && is_plain_var(g, e->a) &&
               g->exprs[e->b].kind == EXPR_NUM) {
        t->base = (int16_t)g->exprs[e->a].arg;
        t->number = g->exprs[e->b].arg;
    } else {
        t->factor = id;
    }
}

/* A product of a number and a truth is that number or 0. */
static void derive_value(Game *g, Trigger *t) {
    const Expr *e = &g->exprs[t->value];
    bool scaled = e->kind == EXPR_MUL && is_truth(g, e->b);
    t->settled = t->verb == VERB_SET && e->kind == EXPR_NUM ? t->place : -1;
    t->scale = chain_of(g, scaled ? e->b : 0, g->arena);
    derive_factor(g, t, scaled ? e->a : t->value);
}

/* Triggers in a row that ask for a change of cells are passed over together. */
static void derive_touched(Game *g, Trigger *t) {
    const CellSet *own = t->chain.touched;
    if (!own)
        return;
    const Trigger *next = t->next;
    bool row = next && next->touched;
    CellSet cells = row ? set_or(*own, *next->touched) : *own;
    t->touched = arena_copy(g->arena, &cells, sizeof cells);
    t->beyond = row ? next->beyond : next;
}

static void derive_triggers(Game *g) {
    memset(g->first_trigger, 0, sizeof g->first_trigger);
    for (int i = g->ntriggers; i-- > 0;) {
        Trigger *t = &g->triggers[i];
        bool shared = g->vars[t->var].player < 0, named = t->who >= WHO_PLAYER0;
        t->place = (int16_t)(shared ? t->var : named ? t->var + t->who - WHO_PLAYER0 : -1);
        t->chain = chain_of(g, t->when, g->arena);
        derive_value(g, t);
        t->next = g->first_trigger[t->time];
        g->first_trigger[t->time] = t;
        derive_touched(g, t);
    }
}

/* Can the walk be a move, from instruction `at` on, that no act has made name its start? */
static bool ends_nameless(const Game *g, const Program *p, unsigned at, bool *seen) {
    for (;; at += (unsigned)op_length(p->code[at])) {
        const uint16_t *code = &p->code[at];
        if (seen[at])
            return false;
        seen[at] = true;
        switch ((Op)*code) {
        case OP_END: return true;
        case OP_FAIL: return false;
        case OP_JUMP: return ends_nameless(g, p, code[1], seen);
        case OP_FORK:
            if (ends_nameless(g, p, code[1], seen))
                return true;
            break;
        case OP_ACT:
            if (g->acts[code[1]].ref_a == REF_START || g->acts[code[1]].ref_b == REF_START)
                return false;
            break;
        default: break;
        }
    }
}

/* Of the walks that a turn of one part may be. */
static bool has_nameless(const Game *g) {
    const Part *part = &g->turns[0].part[0];
    bool nameless = false;
    for (int i = 0; i < (g->nplayers + 1) * g->nkinds && !nameless; i++) {
        const Program *p = game_walk(g, part->program, i / g->nkinds, i % g->nkinds);
        if (!p || !(part->kinds >> i % g->nkinds & 1))
            continue;
        bool *seen = mem_grow(NULL, sizeof *seen * (size_t)p->n);
        memset(seen, 0, sizeof *seen * (size_t)p->n);
        nameless = ends_nameless(g, p, 0, seen);
        free(seen);
    }
    return nameless;
}

static WalkAnswer go_on(void *ctx, const Walk *w) {
    (void)ctx, (void)w;
    return WALK_MORE;
}

/* Few steps, or all of them straight: no need to try how many walks there are. */
static bool surely_short(const Program *p) {
    int steps = 0;
    bool turning_loop = false;
    for (int at = 0; at < p->n; at += op_length(p->code[at])) {
        if (p->code[at] == OP_STEP && !(p->code[at + 2] & STEP_LINE))
            steps++;
        if (p->code[at] == OP_JUMP && p->code[at + 1] <= at)
            turning_loop = true;
    }
    return steps <= 4 && !(turning_loop && steps > 0);
}

/* Refuses walks of which there are too many to be tried one by one. */
static bool check_work(const Game *g, Err *e) {
    Pos empty;
    pos_clear(g, &empty);
    for (int i = 0; i < g->nprograms * (g->nplayers + 1) * g->nkinds; i++) {
        int owner = i / g->nkinds % (g->nplayers + 1), kind = i % g->nkinds;
        const Program *p = g->programs[i] < 0 ? NULL : &g->walks[g->programs[i]];
        if (!p || surely_short(p))
            continue;
        for (int cell = 0; cell < g->graph.ncells; cell++) {
            Run r = {.pos = &empty,
                     .program = p,
                     .me = owner % g->nplayers,
                     .start = (Sq)cell,
                     .attack = true,
                     .target = SQ_NONE,
                     .lifted = SQ_NONE,
                     .fn = go_on};
            if (machine_run(&r) == RUN_CAPPED)
                return err_set(
                    e,
                    "piece '%s': too many walks to try from %s; bound its length, or "
                    "keep it straight",
                    g->kinds[kind].name, g->graph.cell_name[cell]);
        }
    }
    return true;
}

/* `reach` of all kinds together. */
static const CellSet *all_reach(const Game *g) {
    int n = g->graph.ncells;
    CellSet *all = ARENA_ARRAY(g->arena, CellSet, g->nplayers * n);
    for (int i = 0; i < g->nplayers * g->nkinds * n; i++) {
        CellSet *at = &all[i / (g->nkinds * n) * n + i % n];
        *at = set_or(*at, g->reach[i]);
    }
    return all;
}

static bool has_lots(const Game *g) {
    const Part *part = &g->turns[0].part[0];
    return g->tables && g->simple_turn && !g->nameless && part->kinds && part->program == 0 &&
           !part->when;
}

static bool asks_reach(const Game *g) {
    for (int i = 1; i < g->nexprs; i++)
        if (g->exprs[i].kind == EXPR_REACHED)
            return true;
    return false;
}

bool game_finish(Game *g, Err *e) {
    if (!verify_game(g, e))
        return false;
    derive_pieces(g);
    derive_keys(g);
    derive_brief(g);
    derive_before(g);
    derive_shifts(g);
    derive_shapes(g);
    derive_rules(g);
    derive_over(g);
    derive_triggers(g);
    g->dwindles = dwindles(g);
    g->board = set_first((unsigned)g->graph.ncells);
    g->simple_turn = g->nturns == 1 && g->turns[0].nparts == 1;
    g->nameless = g->simple_turn && has_nameless(g);
    derive_longs(g);
    if (!check_work(g, e))
        return false;
    g->tables = tables_build(g, g->arena);
    g->walker = walker_for(g->graph.ncells);
    g->lots = has_lots(g);
    g->safety = safety_suits(g);
    g->reach = reach_table(g, ON_ENEMY, g->arena);
    g->threat = all_reach(g);
    g->goes = asks_reach(g) ? reach_table(g, ON_EMPTY, g->arena) : NULL;
    worth_derive(g);
    return true;
}

void game_view(const Game *g, bool tables, Game *view) {
    *view = *g;
    view->tables = tables ? g->tables : NULL;
    view->safety = tables && g->safety;
    view->lots = tables && g->lots;
}

void game_free(Game *g) {
    if (g)
        arena_free(g->arena);
}

int game_walk_number(const Game *g, int row, int owner, int kind) {
    return g->programs[(row * (g->nplayers + 1) + owner) * g->nkinds + kind];
}

const Program *game_walk(const Game *g, int row, int owner, int kind) {
    int walk = game_walk_number(g, row, owner, kind);
    return walk < 0 ? NULL : &g->walks[walk];
}
