/*
** machine.c -- the interpreter: one loop, explore().
**
** A choice point is a Frame: where to go on, and with which state. The path is a stack of its
** own; going back to a frame pops it to the length it had then, and the popped cells leave the
** set of visited cells. The program of program.h, from a1 of an empty board but for a friend on
** b1 (directions n e s w):
**
**     now                    frames
**     pc 0 at a1             -
**     pc 3 at a2  a1-a2      (0 at a1, next e)         on: empty, go on
**     pc 8 at a3  a1-a2-a3   (0 at a1) (5 at a2, e)    land, act, end: hands over a1-a3
**     pc 8 at b2  a1-a2-b2   (0 at a1) (5 at a2, s)    hands over a1-b2; s leads to a1: visited
**     pc 3 at b1  a1-b1      (0 at a1, next s)         on: fails; s and w lead off the board
*/
#include "machine.h"

#include "deeds.h"
#include "longwalk.h"
#include "cond.h"

#include <assert.h>
#include <string.h>

/* FRAMES_MAX: enough for a walk over 256 cells with a step and two forks on each. SEEN: entries
** of Machine.seen; seen() takes ten bits of a hash. FIND_SHARE: a long move is charged this
** fraction of what finding it again will take. RUN_COST: what a run takes off Game.meter before
** its first instruction. */
enum { FRAMES_MAX = 3 * SQ_MAX + 64, SEEN = 1024 };
enum { FIND_SHARE = 128, RUN_COST = 16 };

typedef struct Frame {
    Move move;
    Sq here;
    uint16_t pc;
    uint16_t npath;
    uint16_t ndeeds;
    uint16_t firsts; /* bit g: a walk that lands is a first choice of group g */
    uint8_t nth;     /* at a step: the next of its directions to try */
    Dir line;    /* of a straight line: its direction, as the author named it; or DIR_NONE */
    Dir heading; /* the direction that the line follows from here: edges may turn it */
    uint8_t nfailed;
    bool landing, strikes; /* it has come to its LAND or LOOK; that was LAND, which captures */
} Frame;

/* A state from which a step was tried, in a program that forgets(): trying it again from there
** would find the same walks. */
typedef struct Seen {
    Move move;
    uint16_t pc, here, firsts; /* pc: plus 1; 0: an unused entry */
    Dir line, heading;
} Seen;

typedef struct Machine {
    const Run *run;
    const Game *game;
    const uint16_t *code;
    unsigned barred; /* ASK_*: tests that ask any of these fail (Run.attack, Run.reach) */
    Scope scope;
    Memo memo;
    Trail trail;
    Frame now; /* the state; now.pc is the program counter */
    int nframes;
    int64_t own_budget, *budget; /* what is left: of own_budget, or of Game.meter */
    /* *budget at the start; what was taken off it since, but not by the work of this run. */
    int64_t lent, others;
    bool forgets; /* `seen` is in use */
    RunEnd end;
    CellSet visited;
    CellSet landed[GROUPS_MAX];
    uint16_t groups; /* bit g: landed[g] is valid */
    Failure failed[FAILED_MAX];
    Sq path[PATH_MAX_CELLS];
    bool fresh[PATH_MAX_CELLS]; /* path[i] had not been visited before */
    Deed deed[DEEDS_MAX];       /* of this part of the turn */
    Frame frame[FRAMES_MAX];
    Seen seen[SEEN];
} Machine;

static bool push_path(Machine *m, Sq cell) {
    if (m->now.npath == PATH_MAX_CELLS) {
        m->end = RUN_CAPPED;
        return false;
    }
    m->fresh[m->now.npath] = !set_has(&m->visited, cell);
    m->path[m->now.npath++] = cell;
    set_add(&m->visited, cell);
    return true;
}

static void pop_path(Machine *m, int length) {
    while (m->now.npath > length) {
        int i = --m->now.npath;
        if (m->fresh[i])
            set_remove(&m->visited, m->path[i]);
    }
}

static bool push_frame(Machine *m, uint16_t pc, uint8_t nth) {
    if (m->nframes == FRAMES_MAX) {
        m->end = RUN_CAPPED;
        return false;
    }
    Frame *f = &m->frame[m->nframes++];
    *f = m->now;
    f->pc = pc;
    f->nth = nth;
    return true;
}

/* Goes back to the newest choice point above `base`; false where there is none. */
static bool backtrack(Machine *m, int base) {
    --*m->budget;
    if (m->nframes == base)
        return false;
    const Frame *f = &m->frame[--m->nframes];
    pop_path(m, f->npath);
    m->now = *f;
    return true;
}

/* A test did not hold: a trace records it and goes on, up to its tolerance. */
static bool forgive(Machine *m, uint16_t op, uint16_t operand) {
    if (m->now.nfailed >= m->run->tolerate || m->now.nfailed >= FAILED_MAX)
        return false;
    m->failed[m->now.nfailed++] = (Failure){m->now.here, op, operand};
    return true;
}

/* Points the scope at the cell where the walk is. The imagined man stands on the end of the
** walk alone, not on the cells before it. */
static void look_here(Machine *m) {
    m->scope.here = m->now.here;
    bool imagines = m->run->attack && m->now.landing && m->run->as != PIECE_HOLE;
    m->scope.target = imagines ? m->now.here : SQ_NONE;
}

/* Prepares the scope for cells to which the walk may go next, none of which it has come
** to yet. */
static void look_ahead(Machine *m) {
    m->scope.target = m->trail.fresh = SQ_NONE;
    m->trail.ndeeds = m->now.ndeeds;
}

static bool stands_here(Machine *m, unsigned mask) {
    look_here(m);
    return piece_mask(m->game, m->run->me, scope_at(&m->scope, m->now.here)) & mask;
}

/* Whether the walk that ends here takes something. What earlier parts of the turn took does not
** count. */
static bool takes_something(Machine *m) {
    const Shape *shapes = m->game->shapes;
    if (m->now.strikes && stands_here(m, ON_ENEMY))
        return true;
    if (!move_is_long(m->now.move))
        return shape_does_from(&shapes[move_shape(m->now.move)],
                               shapes[move_shape(m->run->before)].nfx) &
               DOES_TAKE;
    bool takes = false;
    for (int i = 0; i < m->now.ndeeds && !takes; i++)
        takes = fx_info[m->deed[i].fx.fx].does & DOES_TAKE;
    return takes;
}

static void note_landing(Machine *m, unsigned op) {
    m->now.landing = true;
    m->now.strikes = op == OP_LAND;
}

/* The landing: whether the walk may end here. */
static bool land(Machine *m, uint16_t op, uint16_t mask) {
    note_landing(m, op);
    const Run *r = m->run;
    if (r->attack)
        return m->now.strikes && mask & ON_ENEMY &&
               (r->target == SQ_NONE || m->now.here == r->target);
    return stands_here(m, mask) || forgive(m, op, mask);
}

static bool test(Machine *m, ExprId e) {
    int last = m->now.npath - 1;
    if (m->game->facts[e].asks & m->barred)
        return false;
    bool fresh = last >= 0 && m->path[last] == m->now.here && m->fresh[last];
    look_here(m);
    m->trail.ndeeds = m->now.ndeeds;
    m->trail.fresh = fresh ? m->now.here : SQ_NONE;
    *m->budget -= m->game->facts[e].parts;
    return scope_holds(&m->scope, e) || forgive(m, OP_TEST, e);
}

/* The cell that a reference of an act means; SQ_NONE where there is none. */
static Sq referred(const Machine *m, uint8_t ref, uint16_t arg) {
    switch ((CellRef)ref) {
    case REF_START: return m->run->start;
    case REF_FIXED: return arg;
    case REF_STEP: return graph_next(&m->game->graph, (Dir)arg, m->now.here);
    case REF_VAR: {
        int32_t cell = m->run->pos->var[arg];
        return cell > 0 ? (Sq)(cell - 1) : SQ_NONE;
    }
    case REF_PIECE: return pos_find(m->run->pos, m->game->nplayers, arg);
    case REF_HERE:
    case REF_LANDED:
    case REF_NONE: break;
    }
    return m->now.here;
}

/* The move with one more deed; where the shape has no such child, it is long from now on. */
static Move extended(const Machine *m, uint16_t id, const Deed *deed) {
    if (move_is_long(m->now.move))
        return m->now.move;
    const Shape *parent = &m->game->shapes[move_shape(m->now.move)];
    const Shape *child = shape_child(m->game->shapes, parent, id);
    if (!child)
        return LONG_SHAPE;
    NewSlots slot = shape_new_slots(parent, child);
    Move move = move_with_shape(m->now.move, (unsigned)(child - m->game->shapes));
    if (slot.a != NO_SLOT)
        move = move_with(move, slot.a, deed->a);
    if (slot.b != NO_SLOT)
        move = move_with(move, slot.b, deed->b);
    return move;
}

static bool act(Machine *m, uint16_t id) {
    const Act *act = &m->game->acts[id];
    Sq a = act->ref_a == REF_NONE ? 0 : referred(m, act->ref_a, act->arg_a);
    Sq b = act->ref_b == REF_NONE ? 0 : referred(m, act->ref_b, act->arg_b);
    if (a == SQ_NONE || b == SQ_NONE)
        return false;
    if (m->now.ndeeds == DEEDS_MAX) {
        m->end = RUN_CAPPED;
        return false;
    }
    Deed *deed = &m->deed[m->now.ndeeds++];
    *deed = (Deed){act_effect(act), (uint8_t)a, (uint8_t)b};
    m->now.move = extended(m, id, deed);
    return true;
}

static bool second(Machine *m, uint16_t group) {
    bool taken = m->groups >> group & 1 && set_has(&m->landed[group], m->now.here);
    return !taken || forgive(m, OP_SECOND, group);
}

static void note_firsts(Machine *m) {
    for (unsigned left = m->now.firsts; left; left &= left - 1) {
        int g = __builtin_ctz(left);
        if (!(m->groups >> g & 1))
            m->landed[g] = (CellSet){{0}};
        m->groups |= (uint16_t)(1 << g);
        set_add(&m->landed[g], m->now.here);
    }
}

/* Whoever makes a long move finds its walk again by repeating this run up to here; a share of
** that is charged in advance. */
static void pay_for_finding(Machine *m) {
    int64_t share = (m->lent - *m->budget - m->others) / FIND_SHARE;
    *m->budget -= share, m->others += share;
}

/* While a game is loaded, what the receiver does comes off the same meter; it is no work of
** this run. */
static WalkAnswer tell(Machine *m, const Walk *w) {
    int64_t had = *m->budget;
    WalkAnswer answer = m->run->fn(m->run->ctx, w);
    m->others += had - *m->budget;
    return answer;
}

/* END: hands the walk over. False where the receiver wants no more. */
static bool hand_over(Machine *m) {
    bool takes = takes_something(m), is_long = move_is_long(m->now.move);
    if (is_long)
        pay_for_finding(m);
    if (m->run->captures && !takes && !m->now.firsts)
        return true;
    Move move = is_long ? deeds_move(m->run->pos->game, m->run->start, m->deed, m->now.ndeeds)
                        : m->now.move;
    Walk w = {.move = move,
              .start = m->run->start,
              .end = m->now.here,
              .npath = m->now.npath,
              .path = m->path,
              .takes = takes,
              .ndeeds = m->now.ndeeds,
              .deed = m->deed,
              .nfailed = m->now.nfailed,
              .failed = m->failed};
    WalkAnswer answer = tell(m, &w);
    if (answer == WALK_MORE && m->now.nfailed == 0)
        note_firsts(m);
    if (answer == WALK_STOP)
        m->end = RUN_STOPPED;
    return answer != WALK_STOP;
}

/* Where one step in direction d, as the author named it, leads; SQ_NONE where that is nowhere,
** or a visited cell that the step must not enter. *by: the direction that it follows. For a
** straight line that has begun that is its heading. */
static Sq ahead(const Machine *m, Dir d, unsigned flags, Dir *by) {
    bool goes_on = flags & STEP_LINE && m->now.line != DIR_NONE;
    if (goes_on && d != m->now.line)
        return SQ_NONE;
    *by = goes_on ? m->now.heading : d;
    Sq next = graph_next(&m->game->graph, *by, m->now.here);
    bool shut = next != SQ_NONE && !(flags & STEP_REVISIT) && set_has(&m->visited, next);
    return shut ? SQ_NONE : next;
}

/* Takes the first direction from number now.nth on that leads somewhere, and leaves a choice
** point for the rest. */
static bool step(Machine *m) {
    uint16_t pc = m->now.pc;
    const DirSet *set = &m->game->dirsets[m->code[pc + 1]];
    int nth = m->now.nth;
    m->now.nth = 0;
    for (int i = nth; i < set->n; i++) {
        Dir by;
        Sq next = ahead(m, set->dir[i], m->code[pc + 2], &by);
        if (next == SQ_NONE)
            continue;
        if (i + 1 < set->n && !push_frame(m, pc, (uint8_t)(i + 1)))
            return false;
        m->now.heading = graph_arrive(&m->game->graph, by, m->now.here);
        m->now.line = set->dir[i];
        m->now.here = next;
        return push_path(m, next);
    }
    return false;
}

/* Whether the same step was already tried from the same state, to which another way led. States
** that share an entry displace each other, so "no" may be wrong; "yes" never is. */
static bool seen(Machine *m) {
    const Frame *f = &m->now;
    if (move_is_long(f->move))
        return false; /* a long move does not say what has been done so far */
    Seen s = {.move = f->move,
              .pc = (uint16_t)(f->pc + 1),
              .here = f->here,
              .firsts = f->firsts,
              .line = f->line,
              .heading = f->heading};
    uint64_t hash = (s.move ^ ((uint64_t)s.pc << 48 | (uint64_t)s.here << 32 |
                               (uint64_t)s.firsts << 16 | (uint64_t)s.line << 8 | s.heading)) *
                    0x9e3779b97f4a7c15u;
    static_assert(SEEN == 1 << (64 - 54), "ten bits of the hash number the entries");
    Seen *at = &m->seen[hash >> 54];
    bool same = at->move == s.move && at->pc == s.pc && at->here == s.here &&
                at->firsts == s.firsts && at->line == s.line && at->heading == s.heading;
    *at = s;
    return same;
}

static bool explore(Machine *m, int base);

/* Evaluates the tests that follow directly for all `cells` at once and sets pc past them.
** Returns the cells that pass. */
static CellSet passing(Machine *m, CellSet cells) {
    look_ahead(m);
    for (;; m->now.pc = (uint16_t)(m->now.pc + op_length(m->code[m->now.pc]))) {
        const uint16_t *at = m->code + m->now.pc;
        if (op_lands(at[0])) {
            note_landing(m, at[0]);
            cells = set_and(cells, scope_on(&m->scope, at[1]));
        } else if (at[0] != OP_TEST) {
            return cells;
        } else {
            if (m->game->facts[at[1]].asks & m->barred)
                return (CellSet){{0}};
            *m->budget -= m->game->facts[at[1]].parts;
            cells = scope_where(&m->scope, at[1], cells);
        }
    }
}

/* As passing(), for an attack: the imagined man stands on each cell in its turn. Leaves pc
** where it is, so that the tests are evaluated again there. */
static CellSet attackable(Machine *m, CellSet cells) {
    Frame saved = m->now;
    CellSet good = {{0}};
    *m->budget -= set_count(cells);
    while (!set_empty(cells)) {
        m->now.here = (Sq)set_pop(&cells);
        m->now.landing = false;
        bool ok = true;
        for (uint16_t at = saved.pc; ok; at = (uint16_t)(at + 2)) {
            if (op_lands(m->code[at]))
                ok = land(m, m->code[at], m->code[at + 1]);
            else if (m->code[at] == OP_TEST)
                ok = test(m, m->code[at + 1]);
            else
                break;
        }
        if (ok)
            set_add(&good, m->now.here);
    }
    m->now = saved;
    return good;
}

/* The cells worth going to. In a trace that is all, since it may forgive tests: each is tested
** when the walk comes to it. */
static CellSet promising(Machine *m, CellSet cells) {
    if (m->run->tolerate)
        return cells;
    return m->run->attack ? attackable(m, cells) : passing(m, cells);
}

/* A long walk: goes to each of its ends in turn and explores what follows. False to stop the
** run. */
static bool long_walk(Machine *m) {
    const Long *l = &m->game->longs[m->code[m->now.pc + 1]];
    if (m->game->facts[l->joint].asks & m->barred)
        return true;
    CellSet others = set_minus(m->game->board, m->visited);
    m->now.pc = (uint16_t)(m->now.pc + op_length(OP_LONG));
    look_ahead(m);
    CellSet joints = scope_where(&m->scope, l->joint, others);
    LongWalk w = {.graph = &m->game->graph,
                  .dirs = m->game->dirsets[l->dirs],
                  .lo = l->lo,
                  .hi = l->hi,
                  .start = m->now.here,
                  .avoid = m->visited,
                  .joints = joints,
                  .ends = promising(m, others),
                  .work = m->budget};
    bool known = l->ends && m->now.npath == 1;
    CellSet ends = known ? set_and(l->ends[w.start], w.ends) : longwalk_ends(&w);
    Frame before = m->now;
    while (!set_empty(ends)) {
        Sq end = (Sq)set_pop(&ends);
        Sq cells[SQ_MAX] = {before.here, end};
        int n = m->run->paths ? longwalk_path(&w, end, cells) : 2;
        for (int i = 1; i < n; i++)
            push_path(m, cells[i]);
        m->now.here = end;
        if (!explore(m, m->nframes))
            return false;
        pop_path(m, before.npath);
        m->now = before;
    }
    return true;
}

/* Sets pc past the tests that follow directly, which are known to hold. */
static void pass_tests(Machine *m) {
    while (op_lands(m->code[m->now.pc]) || m->code[m->now.pc] == OP_TEST) {
        if (m->code[m->now.pc] != OP_TEST)
            note_landing(m, m->code[m->now.pc]);
        m->now.pc = (uint16_t)(m->now.pc + op_length(m->code[m->now.pc]));
    }
}

static CellSet entries_known(Machine *m) {
    pass_tests(m);
    return *m->run->entries;
}

/* Goes to each of the cells in turn and explores what follows. False to stop the run. */
static bool go_to_each(Machine *m, CellSet cells) {
    Frame before = m->now;
    while (!set_empty(cells)) {
        m->now.here = (Sq)set_pop(&cells);
        push_path(m, m->now.here);
        if (!explore(m, m->nframes))
            return false;
        pop_path(m, before.npath);
        m->now = before;
    }
    return true;
}

static bool anywhere(Machine *m) {
    bool known = m->run->entries && m->code[m->now.pc] == OP_ENTER;
    m->now.pc = (uint16_t)(m->now.pc + op_length(m->code[m->now.pc]));
    m->now.line = DIR_NONE;
    return go_to_each(m, known ? entries_known(m)
                               : promising(m, set_minus(m->game->board, m->visited)));
}

/* Runs from the current state until no choice point above `base` is left. False to stop the
** run. */
static bool explore(Machine *m, int base) {
    for (;;) {
        if (--*m->budget < 0)
            m->end = RUN_CAPPED;
        if (m->end != RUN_DONE)
            return false;
        const uint16_t *at = m->code + m->now.pc;
        uint16_t next = (uint16_t)(m->now.pc + op_length(at[0]));
        bool ok = true;
        switch ((Op)at[0]) {
        case OP_STEP: ok = !(m->forgets && m->now.nth == 0 && seen(m)) && step(m); break;
        case OP_FORK: ok = push_frame(m, at[1], 0); break;
        case OP_JUMP: next = at[1]; break;
        case OP_LINE: m->now.line = DIR_NONE; break;
        case OP_ON: ok = stands_here(m, at[1]) || forgive(m, OP_ON, at[1]); break;
        case OP_LAND:
        case OP_LOOK: ok = land(m, at[0], at[1]); break;
        case OP_TEST: ok = test(m, at[1]); break;
        case OP_ACT: ok = act(m, at[1]); break;
        case OP_FIRST: m->now.firsts |= (uint16_t)(1 << at[1]); break;
        case OP_SECOND: ok = second(m, at[1]); break;
        case OP_LONG:
            if (!long_walk(m))
                return false;
            ok = false;
            break;
        case OP_ENTER:
        case OP_ANYWHERE:
            if (!anywhere(m))
                return false;
            ok = false;
            break;
        case OP_END:
            if (!hand_over(m))
                return false;
            ok = false;
            break;
        case OP_FAIL:
        case OP_COUNT: ok = false; break;
        }
        if (ok)
            m->now.pc = next;
        else if (!backtrack(m, base))
            return m->end == RUN_DONE;
    }
}

/* Whether what the instruction leads to depends on where the walk has been. */
static bool remembers(const Game *g, const uint16_t *at) {
    switch ((Op)at[0]) {
    case OP_STEP: return !(at[2] & STEP_REVISIT);
    case OP_LONG:
    case OP_ANYWHERE: return true;
    case OP_TEST: return g->facts[at[1]].asks & ASK_TRAIL;
    case OP_ENTER:
    case OP_LINE:
    case OP_ON:
    case OP_LAND:
    case OP_LOOK:
    case OP_ACT:
    case OP_FORK:
    case OP_JUMP:
    case OP_FIRST:
    case OP_SECOND:
    case OP_END:
    case OP_FAIL:
    case OP_COUNT: break;
    }
    return false;
}

/* True for a program with steps, all of which may enter visited cells, and in which nothing
** asks where the walk has been. */
static bool forgets(const Game *g, const Program *p) {
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (remembers(g, p->code + at))
            return false;
    return program_has(p, OP_STEP);
}

static void begin(Machine *m, const Run *r) {
    m->run = r;
    m->game = r->pos->game;
    m->code = r->program->code;
    m->barred = r->attack ? ASK_WALKS : r->reach ? ASK_GOES : 0;
    m->scope = scope_at_cell(r->pos, r->me, r->start);
    m->scope.lifted = r->lifted;
    m->scope.as = r->as;
    m->scope.put = game_puts(m->game, r->program, r->me);
    m->scope.roll = r->roll;
    m->scope.memo = &m->memo;
    m->scope.trail = &m->trail;
    m->trail = (Trail){.visited = &m->visited, .deed = m->deed};
    memo_clear(&m->memo);
    m->now = (Frame){.move = r->before, .here = r->start, .line = DIR_NONE};
    m->nframes = 0;
    m->own_budget = r->budget ? r->budget : RUN_BUDGET;
    if (r->purse && *r->purse < m->own_budget)
        m->own_budget = *r->purse;
    m->budget = m->game->meter && !r->budget ? m->game->meter : &m->own_budget;
    m->forgets = !r->tolerate && !r->paths && forgets(m->game, r->program);
    if (m->forgets)
        memset(m->seen, 0, sizeof m->seen);
    m->end = RUN_DONE;
    m->visited = (CellSet){{0}};
    m->groups = 0;
    m->others = 0;
}

RunEnd machine_run(const Run *r) {
    Machine m;
    if (!r->program)
        return RUN_DONE;
    begin(&m, r);
    if (m.game->meter && !r->budget)
        *m.budget -= RUN_COST;
    m.lent = *m.budget;
    if (r->start != SQ_NONE)
        push_path(&m, r->start);
    explore(&m, 0);
    if (r->purse)
        *r->purse -= m.lent - *m.budget;
    return m.end;
}
