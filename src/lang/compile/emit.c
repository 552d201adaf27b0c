/*
** emit.c -- compiles a pattern to a program.
**
** Code is generated in continuation-passing style: each node is written together with all that
** follows it, the Rest, so that every way through a pattern comes to a landing of its own. How
** far a way has come is a Progress (emit.h). Where several ways meet again, what follows is
** written once (Join).
*/
#include "emit.h"

#include "effect.h"
#include "lang/tree/facts.h"
#include "victim.h"
#include "vm/meaning/longwalk.h"
#include "vm/meaning/query.h"

#include <string.h>

enum {
    INS_MAX = 4000,  /* a walk of more instructions is refused */
    WORK_MAX = 4000, /* so is one of more nodes written; bounds the recursion, too */
    LONG_LEAST = 5,  /* from so many steps on there are too many walks to try them all */
    STEPS_MOST = SQ_MAX - 1, /* no walk that enters no cell twice makes more */
    NODE_WORK = 8            /* the cost of writing a node, in units of the budget */
};

/* A place where ways meet. Each that arrives with the Progress of the first ends in a jump to
** it. */
typedef struct Join {
    const struct Rest *next; /* what follows the join */
    Progress progress;       /* of the ways that jump to it */
    int jumps; /* the last jump to it; the label of each is the one before, -1 for none */
} Join;

/* A loop that has been written for a ride. After the first time round the Progress depends on
** how the last step was made and how it ended, so a ride may need several loops: one for each
** Progress. */
typedef struct Loop {
    int head; /* index of its first instruction */
    Progress progress;
    const struct Loop *more;
} Loop;

/* What follows a node, as a list, the next item first. How `(n * n + e) * e` is written, a
** choice followed by e:
**
**     walk()        rest                         writes
**     n * n + e     joint, e                         fork L
**     n * n         to the Join J
**     n             joint, n, to the Join J          step n
**     n             to the Join J                    on nothing; step n;  jump J
**     e             to the Join J                L:  step e;  jump J
**                   J.next is: joint, e          J:
**     e             -                                on nothing; step e
**                   -                                land nothing or an enemy; act ...; end
**
** Both ways come to J with the same Progress, "moved"; otherwise the second would write for
** itself what follows.
*/
typedef struct Rest {
    enum { REST_WALK, REST_JOINT, REST_REPEAT, REST_SECOND, REST_JOIN, REST_LOOP } kind;
    const Node *node;
    const Around *ctx;
    int lo, hi; /* REST_REPEAT: times still to go, hi -1: any; REST_SECOND: lo is the group */
    Join *join;
    const Loop **loops;      /* REST_REPEAT: the loops written for it */
    const struct Rest *next; /* REST_LOOP: the REST_REPEAT that it goes back to */
} Rest;

static void walk(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k);
static void follow(Emit *em, Progress s, const Rest *k);

void emit_fail(Emit *em, Place at, const char *what) {
    if (!em->failed) /* a word such as `take` has no line: it is one node for all */
        def_error(em->build->def, at.line ? at : em->place, "%s: %s", em->who, what);
    em->failed = true;
}

/* Complains of the part of the pattern that makes it too big. */
static void emit_too_big(Emit *em) {
    const Node *n = walk_heaviest(em->whole, em->player);
    Arena *a = em->build->scratch;
    emit_fail(
        em, n ? n->place : walk_bulk(em->whole, em->player)->place,
        n ? arena_printf(a,
                         "this pattern is too big: most of it comes from the part repeated %d "
                         "times here; repeat it less often, or repeat only single steps",
                         n->hi)
          : arena_printf(a,
                         "this pattern is too big: most of it comes from the many branches "
                         "joined here; leave some out, or divide it among several turns: a "
                         "walk has room for %d instructions",
                         INS_MAX));
}

int emit_ins(Emit *em, Op op, int a, int b) {
    if (em->code.n >= INS_MAX)
        emit_too_big(em);
    code_add(&em->code, (Ins){op, a, b});
    return (int)em->code.n - 1;
}

bool emit_asks_attack(const Emit *em, ExprId test) {
    return expr_asks(em->build->exprs.at, em->build->queries.at, test) & ASK_WALKS;
}

static int here(const Emit *em) {
    return (int)em->code.n;
}

static bool same_wait(const Wait *a, const Wait *b) {
    while (a && b && a != b && a->node == b->node)
        a = a->next, b = b->next;
    return a == b;
}

static bool same_progress(const Progress *a, const Progress *b) {
    return a->moved == b->moved && a->still == b->still && a->attack == b->attack &&
           a->acts == b->acts && a->takes == b->takes && a->sure == b->sure &&
           a->perhaps == b->perhaps && a->never == b->never && a->joint == b->joint &&
           a->seconds == b->seconds && same_wait(a->wait, b->wait) &&
           same_wait(a->behind, b->behind);
}

/* ---- steps ---- */

/* The first step of a drop leads from the hand to any cell. Complaints name the piece's line: a
** step is often the board's, with the line where the board was made. */
static void enter(Emit *em, const Node *n, Progress s, const Rest *k) {
    if (n->op != NODE_ANYWHERE)
        emit_fail(em, em->place, "a drop comes from the hand; begin with `anywhere`");
    emit_leave(em, &s);
    emit_ins(em, OP_ENTER, 0, 0);
    follow(em, s, k);
}

/* `anywhere` on a board that has no room for a direction to each cell. */
static void go_anywhere(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    if (ctx->straight || ctx->revisit || em->query)
        emit_fail(
            em, n->place,
            "there are more than 250 cells and directions (including leaps), so `anywhere` is "
            "not allowed in straight(), in revisit() or in a walk that is asked about");
    emit_leave(em, &s);
    emit_ins(em, OP_ANYWHERE, 0, 0);
    follow(em, s, k);
}

static void step(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    if (em->drop && !s.moved) {
        enter(em, n, s, k);
        return;
    }
    if (n->op == NODE_ANYWHERE && !build_has_anywhere(em->build)) {
        go_anywhere(em, n, ctx, s, k);
        return;
    }
    CellSet dirs = n->op == NODE_ANYWHERE ? build_anywhere(em->build)
                                          : build_seen_dirs(em->build, n->set, em->player);
    int flags = (ctx->straight ? STEP_LINE : 0) | (ctx->revisit ? STEP_REVISIT : 0);
    emit_leave(em, &s);
    emit_ins(em, OP_STEP, build_dirset(em->build, dirs, n->place), flags);
    follow(em, s, k);
}

/* What must hold at each joint inside a long walk, as one expression. */
static ExprId long_joint(Emit *em, const Around *ctx, Progress *s) {
    ExprId all = 0;
    for (const Wait *v = ctx->via; v; v = v->next)
        all = build_and(em->build, all, build_test(em->build, v->node, em->player));
    s->attack |= emit_asks_attack(em, all);
    const Node empty = {.op = NODE_ON, .sort = SORT_COND, .arg = ON_EMPTY};
    if (!ctx->jump && !ctx->via)
        all = build_expr(em->build, &empty, em->player);
    return all;
}

static void long_walk(Emit *em, const Rest *rep, CellSet dirs, Progress s) {
    emit_leave(em, &s);
    Long l = {.dirs = build_dirset(em->build, dirs, rep->node->place),
              .lo = (uint8_t)rep->lo,
              .hi = (uint8_t)rep->hi,
              .joint = long_joint(em, rep->ctx, &s)};
    emit_ins(em, OP_LONG, build_long(em->build, l, rep->node->place), 0);
    follow(em, s, rep->next);
}

/* ---- ways that meet ---- */

/* Whether a walk for which `sort` is true comes next. */
static bool comes_next(const Emit *em, const Rest *k, bool (*sort)(const Node *, int)) {
    if (k->kind != REST_WALK && (k->kind != REST_REPEAT || k->hi == 0))
        return false;
    build_spend(em->build, em->place, em->who, k->node->size / 2);
    return sort(k->node, em->player);
}

/* Whether one follows, anywhere after this. A ride around this point does, since it may be
** walked again. */
static bool follows(const Emit *em, const Rest *k, bool (*sort)(const Node *, int)) {
    for (; k; k = k->kind == REST_JOIN ? k->join->next : k->next)
        if (comes_next(em, k, sort))
            return true;
    return false;
}

/* Whether what is written before the next join or the end of a loop may make a step. */
static bool has_steps(const Emit *em, const Rest *k) {
    for (; k && k->kind != REST_JOIN && k->kind != REST_LOOP; k = k->next)
        if (comes_next(em, k, walk_may_step))
            return true;
    return false;
}

/* Ends a way at the join: by a jump, which join_here() will patch. A way with another Progress
** than the first goes on by itself. */
static void join_arrive(Emit *em, Join *j, Progress s) {
    if (j->jumps >= 0 && !same_progress(&j->progress, &s)) {
        follow(em, s, j->next);
        return;
    }
    j->progress = s;
    j->jumps = emit_ins(em, OP_JUMP, j->jumps, 0);
}

/* The join is here: patches the jumps to it, and writes what follows. */
static void join_here(Emit *em, const Join *j) {
    if (j->jumps < 0 || em->failed)
        return;
    for (int at = j->jumps; at >= 0;) {
        int before = em->code.at[at].a;
        em->code.at[at].a = here(em);
        at = before;
    }
    follow(em, j->progress, j->next);
}

/* fork L; <a>; L: <b>; and after both what follows, written once if it has steps. */
static void either(Emit *em, Rest a, Rest b, Progress s, const Rest *k) {
    Join j = {.next = k, .jumps = -1};
    Rest join = {.kind = REST_JOIN, .join = &j};
    a.next = b.next = has_steps(em, k) ? &join : k;
    int fork = emit_ins(em, OP_FORK, 0, 0);
    follow(em, s, &a);
    em->code.at[fork].a = here(em);
    follow(em, s, &b);
    join_here(em, &j);
}

/* a + b */
static void choice(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    Rest a = {.kind = REST_WALK, .node = n->a, .ctx = ctx}, b = a;
    b.node = n->b;
    either(em, a, b, s, k);
}

/* <a / b> == fork L; first g; <a>; L: <b>, with second g in its landing */
static void ordered(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    if (em->query)
        emit_fail(em, n->place, "`/` chooses between moves, and this is not a move");
    if (s.moved || follows(em, k, walk_may_step))
        emit_fail(em, n->place,
                  "`/` chooses between whole moves, so no step may come before or after it");
    if (em->groups == GROUPS_MAX) {
        emit_fail(em, n->place, "more than 16 ordered choices");
        return;
    }
    int group = em->groups++;
    Rest second = {.kind = REST_SECOND, .lo = group, .next = k};
    int fork = emit_ins(em, OP_FORK, 0, 0);
    emit_ins(em, OP_FIRST, group, 0);
    walk(em, n->a, ctx, s, k);
    em->code.at[fork].a = here(em);
    walk(em, n->b, ctx, s, &second);
}

/* ---- repetition ---- */

/* The rest of a ride after its first time round: L: fork X; <a>; jump L; X: <next>
**
** (e * friend + w * enemy):ride(), whose step can end in two ways, and so needs two loops:
**
**     L1: fork X1;  fork M1;  step e;  jump L1          after e, on a friend
**                   M1:       step w;  L2: ...          after w, on an enemy
*/
static void loop(Emit *em, const Rest *rep, Progress s) {
    for (const Loop *l = *rep->loops; l; l = l->more)
        if (same_progress(&l->progress, &s)) {
            emit_ins(em, OP_JUMP, l->head, 0);
            return;
        }
    const Loop l = {here(em), s, *rep->loops};
    *rep->loops = arena_copy(em->build->scratch, &l, sizeof l);
    Rest back = {.kind = REST_LOOP, .next = rep};
    Rest joint = {.kind = REST_JOINT, .ctx = rep->ctx, .next = &back};
    int fork = emit_ins(em, OP_FORK, 0, 0);
    walk(em, rep->node, rep->ctx, s, &joint);
    em->code.at[fork].a = here(em);
    follow(em, s, rep->next);
}

/* <a>, then the repetition with one time less to go. */
static void once_more(Emit *em, const Rest *rep, Progress s) {
    Rest next = *rep;
    next.lo--;
    next.hi -= rep->hi > 0;
    Rest joint = {.kind = REST_JOINT, .ctx = rep->ctx, .next = &next};
    walk(em, rep->node, rep->ctx, s, &joint);
}

/* Complains of a ride that need not step, and names the branch that makes no step. */
static void idle_ride(Emit *em, const Node *ride) {
    const Node *n = walk_idler(ride->a, em->player);
    const char *word = node_info[n->op].word;
    emit_fail(em, ride->place,
              arena_printf(em->build->scratch,
                           "a ride must make a step each time%s%s%s; leave that branch out, or "
                           "put it after the ride",
                           *word ? ", but '" : ", but one of its branches", word,
                           *word ? "' makes none" : " makes none"));
}

/* <a^(0..n)> == fork X; <a>; <a^(0..n-1)>; X: */
static void repeat(Emit *em, const Rest *rep, Progress s) {
    Rest more = *rep, done = *rep;
    more.lo = 1;
    done.hi = 0;
    if (rep->lo > 0)
        once_more(em, rep, s);
    else if (rep->hi < 0)
        loop(em, rep, s);
    else if (rep->hi > 0)
        either(em, more, done, s, rep->next);
    else
        follow(em, s, rep->next);
}

/* Whether it is a ride or an upto() in one direction. Such a walk has nothing to choose, so it
** is a line of steps, for which tables can be made after any condition. */
static bool is_line(const Rest *rep, CellSet dirs) {
    return set_single(dirs) && rep->lo == 1 &&
           (rep->hi <= LONG_STEPS_MAX || rep->hi == STEPS_MOST);
}

static bool looks_back(const Node *n, int player) {
    return node_has(n, player, NODE_VISITED, true);
}

/* Whether its joints, or what follows, ask where the walk has been. */
static bool asks_trail(const Emit *em, const Rest *rep) {
    bool asks = follows(em, rep->next, looks_back);
    for (const Wait *v = rep->ctx->via; v && !asks; v = v->next)
        asks = looks_back(v->node, em->player);
    return asks;
}

/* Whether it is a walk for the solver of longwalk.h: enough single steps, each in any of *dirs,
** with no step after them. The solver finds where walks lead, not by which cells, so nothing
** may ask for these. */
static bool is_long(const Emit *em, const Rest *rep, CellSet *dirs) {
    bool solved = rep->lo == 1 || (rep->lo > 0 && rep->hi <= LONG_STEPS_MAX);
    return rep->hi >= LONG_LEAST && solved && !em->query && !rep->ctx->straight &&
           !rep->ctx->revisit && !follows(em, rep->next, walk_may_step) &&
           walk_is_step(rep->node, em->player, dirs) && !is_line(rep, *dirs) &&
           !asks_trail(em, rep);
}

/* Whether all steps of the pattern are in these directions. */
static bool keeps_to(const Emit *em, const Node *n, CellSet dirs) {
    for (; n; n = n->b) {
        n = node_side(n, em->player);
        if (n->op == NODE_ANYWHERE || (n->a && !keeps_to(em, n->a, dirs)))
            return false;
        if (n->op == NODE_STEP && !set_empty(set_minus(n->set, dirs)))
            return false;
    }
    return true;
}

/* Whether a ride comes to an end though it is within revisit(): because it is straight, and its
** lines end; or because it takes more each time round (-taken). Outside revisit() every ride
** ends. */
static bool ride_ends(const Emit *em, const Node *step, const Around *ctx) {
    if (!ctx->revisit || walk_denies_taken(step, em->player))
        return true;
    return ctx->straight && keeps_to(em, step, build_ending_lines(em->build)) &&
           build_spend(em->build, em->place, em->who, em->build->def->board.ncells);
}

static void repeat_node(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    CellSet dirs;
    const Loop *loops = NULL;
    Rest rep = {.kind = REST_REPEAT,
                .node = n->a,
                .ctx = ctx,
                .lo = n->arg,
                .hi = n->hi,
                .loops = &loops,
                .next = k};
    Rest all = rep; /* with a ride bounded by the most steps that it can make */
    all.hi = n->hi < 0 ? STEPS_MOST : n->hi;
    if (n->hi < 0 && !em->query && !ride_ends(em, n->a, ctx))
        emit_fail(em, n->place,
                  "a ride inside revisit() would never end unless it asks for -taken");
    else if (n->hi < 0 && !walk_must_step(n->a, em->player))
        idle_ride(em, n);
    else if (is_long(em, &all, &dirs))
        long_walk(em, &all, build_seen_dirs(em->build, dirs, em->player), s);
    else
        repeat(em, &rep, s);
}

/* ---- the nodes ---- */

static void none(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    (void)n, (void)ctx, (void)s, (void)k;
    emit_ins(em, OP_FAIL, 0, 0);
}

static void stay(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    (void)n, (void)ctx;
    follow(em, s, k);
}

static const Wait *one_more(Emit *em, const Node *n, const Wait *list) {
    const Wait w = {n, list};
    return arena_copy(em->build->scratch, &w, sizeof w);
}

/* straight(), jump(), revisit() and via(). */
static void within(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    Around *in = arena_copy(em->build->scratch, ctx, sizeof *ctx);
    in->depth++;
    in->straight |= n->op == NODE_STRAIGHT;
    in->jump |= n->op == NODE_JUMP;
    in->revisit |= n->op == NODE_REVISIT;
    if (n->op == NODE_VIA)
        in->via = one_more(em, n->b, ctx->via);
    if (n->op == NODE_STRAIGHT && s.moved && !ctx->straight)
        emit_ins(em, OP_LINE, 0, 0);
    walk(em, n->a, in, s, k);
}

static void still(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    if (!em->query && !s.still && (s.moved || follows(em, k, walk_may_go)))
        emit_fail(em, n->place,
                  "`still` must be the whole walk, since the piece stays: no step may come "
                  "before or after it; to move and then act, write a turn of two parts, turn { "
                  "{ \"move\" }, { pieces, still(...) * take } }");
    s.still = true;
    walk(em, n->a, ctx, s, k);
}

static void then(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    Rest b = {.kind = REST_WALK, .node = n->b, .ctx = ctx, .next = k};
    Rest joint = {.kind = REST_JOINT, .ctx = ctx, .next = &b};
    walk(em, n->a, ctx, s, &joint);
}

/* A test or an effect: it waits. For p:takes(d): fork L; <with somebody to take>; L: <with
** nobody>; a piece that stays and has no other effect would do nothing in the second case, which
** is left out. */
static void waits(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    (void)ctx;
    if (em->query && !em->acts && n->op != NODE_AT)
        emit_fail(em, n->place,
                  arena_printf(em->build->scratch, "`%s` does nothing here; leave it out",
                               node_info[n->op].word));
    const Node *found = victim_found(em, n, s.wait);
    s.acts |= n->op != NODE_AT && !found;
    bool idle = found && (!s.moved || s.still) && !s.acts && !follows(em, k, walk_may_step) &&
                !follows(em, k, walk_acts);
    Progress spares = s;
    int fork = found && !idle ? emit_ins(em, OP_FORK, 0, 0) : -1;
    if (found) {
        s.wait = one_more(em, found, s.wait);
        s.acts = true;
    }
    s.wait = one_more(em, n, s.wait);
    follow(em, s, k);
    if (fork < 0)
        return;
    em->code.at[fork].a = here(em);
    spares.wait = one_more(em, victim_missing(em, found), spares.wait);
    follow(em, spares, k);
}

/* How each node is written; those without a function wait (waits). */
static void (*const writers[NODE_OPS])(Emit *, const Node *, const Around *, Progress,
                                       const Rest *) = {
    [NODE_NONE] = none,     [NODE_STAY] = stay,          [NODE_STEP] = step,
    [NODE_ANYWHERE] = step, [NODE_CHOICE] = choice,      [NODE_THEN] = then,
    [NODE_ELSE] = ordered,  [NODE_REPEAT] = repeat_node, [NODE_STRAIGHT] = within,
    [NODE_JUMP] = within,   [NODE_REVISIT] = within,     [NODE_VIA] = within,
    [NODE_STILL] = still,
};

static void walk(Emit *em, const Node *n, const Around *ctx, Progress s, const Rest *k) {
    n = node_side(n, em->player);
    em->failed |= !build_spend(em->build, em->place, em->who, NODE_WORK);
    if (++em->work > WORK_MAX)
        emit_too_big(em);
    if (!em->failed)
        (writers[n->op] ? writers[n->op] : waits)(em, n, ctx, s, k);
}

static void follow(Emit *em, Progress s, const Rest *k) {
    em->failed |= !build_spend(em->build, em->place, em->who, NODE_WORK);
    if (++em->work > 2 * WORK_MAX)
        emit_too_big(em);
    if (em->failed)
        return;
    if (!k) {
        emit_land(em, s);
        return;
    }
    switch (k->kind) {
    case REST_WALK: walk(em, k->node, k->ctx, s, k->next); return;
    case REST_JOINT:
        if (!s.joint || k->ctx->depth < s.joint->depth)
            s.joint = k->ctx;
        follow(em, s, k->next);
        return;
    case REST_REPEAT: repeat(em, k, s); return;
    case REST_SECOND:
        s.seconds |= (uint32_t)1 << k->lo;
        follow(em, s, k->next);
        return;
    case REST_JOIN: join_arrive(em, k->join, s); return;
    case REST_LOOP: loop(em, k->next, s); return;
    }
}

static void warn_of_nothing(const Emit *em) {
    if (!em->failed && !em->ends && em->never.file)
        def_warning(em->build->def, em->never,
                    "%s: no cell can meet all conditions on it, so there is no such walk",
                    em->who);
}

/* Compiles the walk n, after what em->code holds already, into *p, and frees em->code. False
** after complaints. */
static bool emit_walk(Emit *em, const Node *n, Program *p) {
    static const Around outside = {0};
    Build *b = em->build;
    em->whole = n;
    const char *outer = b->walker;
    Place outer_at = b->walker_at;
    b->walker = em->who;
    b->walker_at = em->place;
    walk(em, n, &outside, (Progress){0}, NULL);
    warn_of_nothing(em);
    /* code_improve() follows chains of jumps, from each jump in them: quadratic at worst. */
    em->failed |= !build_spend(b, em->place, em->who, (int64_t)(em->code.n * em->code.n / 64));
    if (!em->failed) {
        code_improve(&em->code);
        if (!code_finish(&em->code, em->build->game->arena, p))
            emit_too_big(em);
    }
    code_free(&em->code);
    b->walker = outer;
    b->walker_at = outer_at;
    return !em->failed;
}

/* Adds the program's shapes, and keeps it; returns its index in walks, or -1. What a throw does
** must have shapes: its move names the outcome, and leaves no room to name a long move. */
static int keep_shaped(Emit *em, const Program *p) {
    Ends ends = {0};
    bool shaped = build_shapes(em->build, p, 0, em->who, em->place, em->thrown ? &ends : NULL);
    shapeids_free(&ends.ids);
    return shaped ? build_keep_walk(em->build, p, em->place, em->perhaps) : -1;
}

int build_walk(Build *b, const Node *n, int player, bool thrown, const char *who, Place at) {
    Emit em = {.build = b, .player = player, .who = who, .place = at, .thrown = thrown};
    Program p;
    return emit_walk(&em, n, &p) ? keep_shaped(&em, &p) : -1;
}

/* The variable that counts how many of the piece a player has in hand, or -1. */
static int hand_of(const Build *b, const PieceDef *piece, int player) {
    for (size_t i = 0; i < b->def->vars.n; i++) {
        const VarDef *v = &b->def->vars.at[i];
        if (v->hand && strcmp(v->holds, piece->kind.name) == 0)
            return build_var(b, (int)i, player);
    }
    return -1;
}

/* test the hand has one; <walk>, whose landing adds -1 to the hand */
int build_drop(Build *b, const PieceDef *piece, int player) {
    Emit em = {.build = b,
               .player = player,
               .who = arena_printf(b->scratch, "piece '%s': drop", piece->kind.name),
               .place = piece->place,
               .drop = piece,
               .hand = hand_of(b, piece, player)};
    Program p;
    if (em.hand >= 0)
        emit_ins(&em, OP_TEST, build_over(b, em.hand), 0);
    if (!emit_walk(&em, piece->drop, &p))
        return -1;
    p.puts = (uint8_t)(1 + build_kind(b, piece->kind.name));
    return keep_shaped(&em, &p);
}

int build_query(Build *b, const Node *n, int player, Place at, bool acts) {
    static const uint16_t nothing[] = {OP_FAIL};
    Emit em = {.build = b,
               .player = player,
               .who = acts ? b->walker : "a walk that is asked about",
               .place = at,
               .query = true,
               .acts = acts};
    Program p = {.n = 1, .code = nothing};
    if (acts)
        effect_forget_walk(&em, n);
    if (emit_walk(&em, n, &p) && !query_has_room(&p))
        emit_fail(&em, at,
                  arena_printf(b->scratch,
                               "this walk has more than %d different effects; divide them "
                               "among several any(...) or every(...)",
                               QUERY_ACTS_MAX));
    return build_keep_query(b, &p, at);
}
