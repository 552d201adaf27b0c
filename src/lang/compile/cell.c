/*
** cell.c -- what a walk does at one cell: the tests of a joint, effects, the landing.
**
** Factors without a step wait in the Progress until it is known whether the cell is a joint or the
** landing. What they say about what the cell holds is gathered into one mask.
*/
#include "emit.h"

#include "lang/tree/facts.h"

#include <limits.h>

/* ---- effects ---- */

/* How an effect finds a cell: where the walk is, or has landed; one step from there, where the
** word says so; the cell of its first marker, or its second; a cell that the author names, the first
** or the last; the cell of the neutral piece of its kind. */
typedef enum CellFind { NO_CELL, HERE, BESIDE, MARKED, OTHER, FROM, TO, PIECE } CellFind;

/* A word's effects, in the order of the rows. */
typedef struct EffectRow {
    NodeOp op;
    FxKind fx;
    CellFind a, b;
    unsigned on;    /* what the cell must hold that it falls on; 0: anything */
    unsigned lands; /* not 0: by this the piece lands, instead of by MOVE, and on that */
} EffectRow;

static const EffectRow effect_rows[] = {
    {NODE_SWAP, FX_SWAP, NO_CELL, NO_CELL, 0, ON_FRIEND},
    {NODE_TAKE, FX_TAKE, BESIDE, NO_CELL, ON_ENEMY, 0},
    {NODE_PUT, FX_PUT, HERE, NO_CELL, 0, 0},
    {NODE_BECOME, FX_BECOME, HERE, NO_CELL, 0, 0},
    {NODE_CONVERT, FX_CONVERT, HERE, NO_CELL, 0, 0},
    {NODE_UNMAKE, FX_UNMAKE, HERE, NO_CELL, 0, 0},
    {NODE_MAKE, FX_MAKE, HERE, NO_CELL, ON_HOLE, 0},
    {NODE_MARK, FX_MARK, HERE, NO_CELL, 0, 0},
    {NODE_SET, FX_SET, NO_CELL, NO_CELL, 0, 0},
    {NODE_RAISE, FX_ADD, NO_CELL, NO_CELL, 0, 0},
    {NODE_CALLED, FX_CALL, NO_CELL, NO_CELL, 0, 0},
    {NODE_EVERY, FX_ALL, HERE, NO_CELL, 0, 0},
    {NODE_ANY, FX_ALL, HERE, NO_CELL, 0, 0},
    {NODE_FETCH, FX_MOVE, PIECE, HERE, 0, 0},
    {NODE_SHIFT, FX_MOVE, FROM, TO, 0, 0},
    {NODE_ADVANCE, FX_MOVE, MARKED, OTHER, 0, 0},
    {NODE_BEAT, FX_CAPTOR, MARKED, NO_CELL, 0, 0},
    {NODE_BEAT, FX_TAKE, OTHER, NO_CELL, 0, 0},
};

/* The first row of a word, or NULL. */
static const EffectRow *effect_row(NodeOp op) {
    for (size_t i = 0; i < sizeof effect_rows / sizeof *effect_rows; i++)
        if (effect_rows[i].op == op)
            return &effect_rows[i];
    return NULL;
}

static void act(Emit *em, Act a, Place at) {
    emit_ins(em, OP_ACT, build_act(em->build, a, at.line ? at : em->place), 0);
}

static uint16_t seen_cell(const Emit *em, int cell) {
    CellSet seen = build_seen_cells(em->build, set_of((unsigned)cell), em->player);
    return (uint16_t)set_pop(&seen);
}

static uint16_t direction(Emit *em, const Node *n) {
    CellSet dirs;
    if (!walk_is_step(n->a, em->player, &dirs) || set_count(dirs) != 1) {
        emit_fail(em, n->place, "takes() wants one direction");
        return 0;
    }
    dirs = build_seen_dirs(em->build, dirs, em->player);
    return (uint16_t)set_pop(&dirs);
}

/* The CellRef of an effect's cell, and what it refers to. */
static uint8_t find_cell(Emit *em, const Node *n, CellFind how, CellRef here, uint16_t *arg) {
    if (em->drop && how <= BESIDE && how != NO_CELL && here == REF_START)
        emit_fail(em, n->place, "an effect falls on a cell, and the hand is none");
    switch (how) {
    case NO_CELL: return REF_NONE;
    case BESIDE:
        if (n->a)
            return *arg = direction(em, n), REF_STEP;
        return (uint8_t)here;
    case HERE: return (uint8_t)here;
    case MARKED: return *arg = build_var(em->build, n->a->arg, em->player), REF_VAR;
    case OTHER: return *arg = build_var(em->build, n->arg, em->player), REF_VAR;
    case FROM: return *arg = seen_cell(em, n->arg), REF_FIXED;
    case TO: return *arg = seen_cell(em, n->hi), REF_FIXED;
    case PIECE: return *arg = (uint16_t)build_kind(em->build, n->kinds.at[0]), REF_PIECE;
    }
    return REF_NONE;
}

/* The player's copy of a variable that the node means. */
static uint16_t copy_of(const Emit *em, const Node *var) {
    return build_var(em->build, var->arg, build_player(em->build, var->who, em->player));
}

/* Does an act of a walk that is done take somebody? */
static bool query_takes(const Build *b, int query) {
    const Program *p = &b->queries.at[query];
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_ACT && fx_info[b->acts.at[p->code[at + 1]].fx].does & DOES_TAKE)
            return true;
    return false;
}

/* What is done in many ways is found when the move is made: no walk is under way then. */
void emit_forget_walk(Emit *em, const Node *n) {
    static const NodeOp trail[] = {NODE_VISITED, NODE_TAKEN};
    for (size_t i = 0; i < sizeof trail / sizeof *trail; i++)
        if (node_has(n, em->player, trail[i], true))
            emit_fail(
                em, em->place,
                arena_printf(em->build->scratch,
                             "`%s` is not known any more when all this is done: mark() the "
                             "cell, and ask marked()",
                             node_info[trail[i]].word));
}

/* What the effect names beside cells. */
static void operands(Emit *em, const Node *n, unsigned with, Act *a) {
    Build *b = em->build;
    if (with & WITH_KIND)
        a->kind = (uint8_t)build_kind(b, n->kinds.at[0]);
    if (with & WITH_OWNER)
        a->var = (uint16_t)build_player(b, n->who, em->player);
    if (with & WITH_VAR)
        a->var = copy_of(em, n->a);
    if (with & WITH_PAIR)
        a->var = build_var(b, b->def->challenge.var, em->player);
    if (with & WITH_EXPR)
        a->expr = build_expr(b, n->b, em->player);
    if (with & WITH_CALL)
        a->var = build_call(b, n->text, n->place);
    if (with & WITH_WALK) {
        if (node_has(n->a, em->player, NODE_START, true))
            emit_fail(
                em, n->place,
                "where the walk began is not known any more when all this is done: mark() "
                "the cell before, and ask marked()");
        a->var = (uint16_t)build_query(b, n->a, em->player, n->place, true);
        a->fx = query_takes(b, a->var) ? FX_TAKE_ALL : FX_ALL;
    }
}

/* Does a row name the cells that its effect takes? A landing need not; by one that takes nothing no
** enemy is met: where a walk may land on one, it could capture. */
static bool has_cells(const EffectRow *row) {
    const FxInfo *fx = &fx_info[row->fx];
    int cells = (row->a != NO_CELL) + (row->b != NO_CELL);
    if (!row->lands)
        return cells == fx->cells && (row->a != NO_CELL || cells == 0);
    bool strikes = row->lands & ON_ENEMY;
    return cells == 0 && fx->does & DOES_GO && !(strikes && fx->does & DOES_TRADE);
}

/* Is what the rows of a word name just what it takes? In letters of tree.def. */
static bool takes_what_it_names(NodeOp op) {
    static const char by_cell[] = {
        [MARKED] = 'M', [OTHER] = 'M', [FROM] = 'A', [TO] = 'B', [PIECE] = 'K'};
    /* WITH_*, bit by bit; a pair of variables is no word's */
    static const char by_with[] = {'K', 'p', 'V', '?', 'N', 'T', 'W'};
    int named[UCHAR_MAX + 1] = {0};
    bool cells = node_info[op].steps == STEPS_NOT;
    for (size_t i = 0; i < sizeof effect_rows / sizeof *effect_rows; i++) {
        const EffectRow *row = &effect_rows[i];
        if (row->op != op)
            continue;
        cells &= has_cells(row);
        named[(int)by_cell[row->a]]++, named[(int)by_cell[row->b]]++;
        for (int bit = 0; bit < (int)sizeof by_with; bit++)
            named[(int)by_with[bit]] += fx_info[row->fx].with >> bit & 1;
    }
    for (const char *args = node_info[op].args; *args; args++)
        named[(int)*args]--;
    for (int letter = 1; letter <= UCHAR_MAX; letter++)
        cells &= named[letter] == 0;
    return cells;
}

/* Why the word cannot do there what its rows say; NULL: it can. */
static const char *refusal(NodeOp op, CellRef here) {
    const EffectRow *row = effect_row(op);
    if (op == NODE_PAY)
        return "payments follow from moves: after { x:pay(y, n) }";
    if (!row)
        return "a word that does nothing: effect_rows has no row of it";
    if (!takes_what_it_names(op))
        return "a word whose rows in effect_rows and tree.def do not go together";
    return row->lands && here != REF_LANDED
               ? "this is how a piece lands: where a walk of steps ends"
               : NULL;
}

/* Inside `every` and `any`, an effect falls on the cell where it stands, and on no other. */
static bool falls_here(const Node *n, const EffectRow *row) {
    const FxInfo *fx = &fx_info[row->fx];
    bool here = row->a == HERE || (row->a == BESIDE && !n->a);
    return here && fx->cells == 1 && !(fx->with & (WITH_VAR | WITH_WALK));
}

static void effect(Emit *em, const Node *n, CellRef here) {
    const EffectRow *end = effect_rows + sizeof effect_rows / sizeof *effect_rows;
    const char *refused = refusal(n->op, here);
    if (refused) {
        emit_fail(em, n->place, refused);
        return;
    }
    for (const EffectRow *row = effect_rows; row < end; row++) {
        if (row->op != n->op || row->lands)
            continue;
        if (em->query && !falls_here(n, row))
            emit_fail(em, n->place,
                      "inside every() and any() an effect falls on the cell where it stands");
        Act a = {.fx = (uint8_t)row->fx};
        a.ref_a = find_cell(em, n, row->a, here, &a.arg_a);
        a.ref_b = find_cell(em, n, row->b, here, &a.arg_b);
        operands(em, n, fx_info[row->fx].with, &a);
        act(em, a, n->place);
    }
}

/* ---- tests ---- */

/* What a piece has under it that makes no step: itself, or what has gone. A hole and a royal piece are
** never moved onto. */
enum { ON_STAYING = ON_EMPTY | ON_FRIEND, ON_LANDABLE = ON_ALL & ~(ON_ROYAL | ON_HOLE) };

static bool waits_for(const Wait *w, NodeOp op) {
    while (w && w->node->op != op)
        w = w->next;
    return w != NULL;
}

/* What the cell must hold because the newest of these is an effect that falls on it; 0: anything.
** What `unmake` has made a hole is one for `make`. */
static unsigned effect_on(const Wait *w) {
    const EffectRow *row = effect_row(w->node->op);
    bool elsewhere = row && row->a == BESIDE && w->node->a;
    bool becomes = w->node->op == NODE_MAKE && waits_for(w->next, NODE_UNMAKE);
    return row && !elsewhere && !becomes ? row->on : 0;
}

/* A condition of the cell, as one mask and tests: the parts of an `and` each for itself. */
static void tests(Emit *em, const Node *n, unsigned *mask, Progress *s, bool emit) {
    unsigned m;
    n = node_side(n, em->player);
    if (n->op == NODE_AND) {
        tests(em, n->a, mask, s, emit);
        tests(em, n->b, mask, s, emit);
    } else if (cond_is_mask(n, em->player, &m)) {
        *mask &= m;
    } else if (emit) {
        ExprId test = build_test(em->build, n, em->player);
        s->attack |= emit_asks_attack(em, test);
        if (test)
            emit_ins(em, OP_TEST, test, 0);
    }
}

/* Does a waiting factor say what the cell may hold? By kind alone counts at joints only. */
static bool spoken(const Emit *em, const Progress *s, bool by_kind) {
    for (const Wait *w = s->wait; w; w = w->next) {
        if (effect_on(w))
            return true;
        const Node *test = w->node->op == NODE_AT ? w->node->a : NULL;
        if (node_has(test, em->player, NODE_ON, false) ||
            (by_kind && node_has(test, em->player, NODE_KIND, false)))
            return true;
    }
    return false;
}

static bool names_kind(const Emit *em, const Node *n) {
    n = node_side(n, em->player);
    if (n->op == NODE_AND || n->op == NODE_OR)
        return names_kind(em, n->a) || names_kind(em, n->b);
    return n->op == NODE_KIND;
}

/* Does a waiting factor say that a piece of some kind stands there? */
static bool named(const Emit *em, const Progress *s) {
    for (const Wait *w = s->wait; w; w = w->next)
        if (w->node->op == NODE_AT && names_kind(em, w->node->a))
            return true;
    return false;
}

/* The mask of all that waits; the tests follow with `emit`. The oldest first. */
static void wait_tests(Emit *em, const Wait *w, unsigned *mask, Progress *s, bool emit) {
    if (!w)
        return;
    wait_tests(em, w->next, mask, s, emit);
    if (w->node->op == NODE_AT)
        tests(em, w->node->a, mask, s, emit);
    else if (w->node->op == NODE_EVERY && emit)
        emit_ins(em, OP_TEST, build_leads(em->build, w->node, em->player), 0);
    else if (effect_on(w))
        *mask &= effect_on(w);
}

/* Does the walk begin where its piece stands? */
static bool is_own_cell(const Emit *em) {
    return !em->thrown && !em->query && !em->drop;
}

/* Complains of an effect that falls on what is never there: of what `may` be, and the tests leave. */
static void wait_possible(Emit *em, const Progress *s, unsigned may) {
    for (const Wait *w = s->wait; w; w = w->next) {
        Progress ignored = *s;
        if (w->node->op == NODE_AT)
            tests(em, w->node->a, &may, &ignored, false);
        if (w->node->op == NODE_PUT && waits_for(w->next, NODE_PUT))
            emit_fail(em, w->node->place, "`put` stands here twice, and one man on a cell");
    }
    for (const Wait *w = s->wait; may && w; w = w->next) {
        unsigned on = effect_on(w);
        if (!on)
            continue;
        may &= on;
        if (!may)
            emit_fail(
                em, w->node->place,
                w->node->op == NODE_TAKE
                    ? "`take` takes an enemy, and none can be here; `unmake * make` takes "
                      "off what is one's own"
                    : "`make` wants a hole, and none can be here; still() looks at one");
    }
}

/* Does the effect take an enemy, or may it? */
static bool takes_enemy(const Emit *em, const Node *n) {
    bool many = n->op == NODE_EVERY || n->op == NODE_ANY;
    return n->op == NODE_TAKE || (many && node_has(n->a, em->player, NODE_TAKE, true));
}

static void wait_effects(Emit *em, const Wait *w, CellRef here, Progress *s) {
    if (!w)
        return;
    wait_effects(em, w->next, here, s);
    s->takes |= takes_enemy(em, w->node);
    if (w->node->op != NODE_AT)
        effect(em, w->node, here);
}

/* Does it change who or what is on a cell? The piece that goes from there has gone first. */
static bool falls_behind(const Wait *w) {
    const EffectRow *row = effect_row(w->node->op);
    return row && row->a == HERE &&
           fx_info[row->fx].does & (DOES_BRING | DOES_SHUT | DOES_OPEN);
}

/* Those that fall behind, and the others. */
static void part_waits(Emit *em, const Wait *w, const Wait **behind, const Wait **others) {
    if (!w)
        return;
    part_waits(em, w->next, behind, others);
    const Wait **list = falls_behind(w) ? behind : others;
    const Wait one = {w->node, *list};
    *list = arena_copy(em->build->scratch, &one, sizeof one);
}

/* What is said of the cell never stands there: no way goes on from here. */
static void note_never(Emit *em, Progress *s) {
    const Wait *w = s->wait;
    while (w && !w->node->place.line)
        w = w->next;
    s->never = true;
    em->never = w ? w->node->place : em->place;
}

/* Is something asked of the cell where the walk is? */
static bool asks_cell(const Wait *w) {
    while (w && !(w->node->op == NODE_AT && w->node->asks & ASK_CELL))
        w = w->next;
    return w != NULL;
}

/* <joint> == on MASK; tests; acts */
void emit_leave(Emit *em, Progress *s) {
    unsigned mask = ON_ALL;
    const Around *joint = s->moved ? s->joint : NULL;
    if (joint && !joint->jump && !joint->via && !spoken(em, s, true))
        mask = ON_EMPTY;
    wait_tests(em, s->wait, &mask, s, false);
    for (const Wait *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->node, &mask, s, false);
    if (em->drop && !s->moved && (mask != ON_ALL || asks_cell(s->wait)))
        emit_fail(em, em->place,
                  "nobody stands in the hand: ask of the cell, anywhere:to(...)");
    wait_possible(em, s, !s->moved && is_own_cell(em) ? ON_STAYING : ON_ALL);
    if (mask != ON_ALL)
        emit_ins(em, OP_ON, (int)mask, 0);
    if (!mask)
        note_never(em, s);
    wait_tests(em, s->wait, &mask, s, true);
    for (const Wait *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->node, &mask, s, true);
    if (!s->moved && is_own_cell(em) && !s->still) {
        const Wait *others = NULL;
        part_waits(em, s->wait, &s->behind, &others);
        s->wait = others;
    }
    wait_effects(em, s->wait, s->moved || em->query ? REF_HERE : REF_START, s);
    s->wait = NULL;
    s->joint = NULL;
    s->moved = true;
}

/* ---- landings ---- */

/* An end of a walk. Where it depends on what stands there, a walk has several: with
** `challenge { except = "Guard" }` the walk n ends in one of the rows of DUELS,
**
**     step n;  fork L1;  land nothing;  act move start here;  end
**     L1:      fork L2;  land an enemy;  test Guard stands here;  act move start here;  end
**     L2:                land an enemy;  test no Guard stands here;  act clash start here;  end
*/
typedef struct Landing {
    enum {
        STAYS,  /* the piece has made no step, */
        THROWN, /* and a throw may find it on any cell */
        DROPS,  /* it comes from the hand */
        ASKED,  /* it is only asked whether there is such a walk */
        LOOKS,  /* it is still: its steps lead to what it acts on */
        MOVES,
        DUELS, /* it moves where captures are challenges */
    } how;
    unsigned silent; /* what may stand there where no factor says it, */
    unsigned said;   /* and where one does; */
    unsigned named;  /* what else may where a factor says of which kind it is */
    enum { ANY_KIND, EXCEPTED, CHALLENGED } which;
    FxKind fx;        /* by which the piece lands; FX_KINDS: it stays */
    CellRef here;     /* where the waiting effects fall */
    unsigned on;      /* decided: what must stand there; */
    const Node *word; /* the word that says the landing, or NULL */
} Landing;

/* ENDS_MAX: the rows of DUELS. */
enum { ENDS_MAX = 3 };

static const Landing landings[] = {
    {STAYS, ON_STAYING, ON_STAYING, 0, ANY_KIND, FX_KINDS, REF_START, 0, NULL},
    {THROWN, ON_ALL, ON_ALL, 0, ANY_KIND, FX_KINDS, REF_START, 0, NULL},
    {DROPS, ON_EMPTY, ON_EMPTY, 0, ANY_KIND, FX_DROP, REF_HERE, 0, NULL},
    {ASKED, ON_ALL & ~ON_HOLE, ON_ALL, 0, ANY_KIND, FX_KINDS, REF_HERE, 0, NULL},
    {LOOKS, ON_EMPTY, ON_ALL, ON_ALL, ANY_KIND, FX_KINDS, REF_HERE, 0, NULL},
    {MOVES, ON_EMPTY | ON_ENEMY, ON_LANDABLE, ON_NEUTRAL, ANY_KIND, FX_MOVE, REF_LANDED, 0,
     NULL},
    {DUELS, ON_EMPTY, ON_LANDABLE & ~ON_ENEMY, ON_NEUTRAL, ANY_KIND, FX_MOVE, REF_LANDED, 0,
     NULL},
    {DUELS, ON_ENEMY, ON_ENEMY, 0, EXCEPTED, FX_MOVE, REF_LANDED, 0, NULL},
    {DUELS, ON_ENEMY, ON_ENEMY, 0, CHALLENGED, FX_CLASH, REF_LANDED, 0, NULL},
};

/* The waiting word by which the piece lands, or NULL. */
static const Node *own_landing(const Progress *s) {
    for (const Wait *w = s->wait; w; w = w->next) {
        const EffectRow *row = effect_row(w->node->op);
        if (row && row->lands)
            return w->node;
    }
    return NULL;
}

/* The ends of a walk in that state; how many. What can never be found there is left out, unless
** nothing else is left. */
static int decide_landing(Emit *em, Progress *s, Landing ends[ENDS_MAX]) {
    const ChallengeDef *c = &em->build->def->challenge;
    const Node *own = own_landing(s);
    bool said = spoken(em, s, false), by_kind = named(em, s),
         duels = c->declared && !em->thrown;
    int n = 0, how = em->drop    ? DROPS
                     : em->query ? ASKED
                     : !s->moved ? em->thrown ? THROWN : STAYS
                     : s->still  ? LOOKS
                     : duels     ? DUELS
                                 : MOVES;
    unsigned mask = ON_ALL;
    wait_tests(em, s->wait, &mask, s, false);
    for (size_t i = 0; i < sizeof landings / sizeof *landings; i++) {
        Landing l = landings[i];
        l.on = mask & (said ? l.said : by_kind ? l.silent | l.named : l.silent);
        if ((int)l.how != how || (l.which == EXCEPTED && !c->except.n) || (n && !l.on))
            continue;
        n -= n && !ends[0].on;
        ends[n++] = l;
    }
    if (own) {
        ends[0].fx = effect_row(own->op)->fx;
        ends[0].on = mask & effect_row(own->op)->lands;
        ends[0].word = own;
    }
    return own ? 1 : n;
}

static void landing_test(Emit *em, const Landing *l) {
    const ChallengeDef *c = &em->build->def->challenge;
    const Node except = {.op = NODE_KIND, .sort = SORT_COND, .kinds = c->except};
    const Node others = {.op = NODE_NOT, .sort = SORT_COND, .a = &except};
    if (l->which != ANY_KIND && c->except.n)
        emit_ins(em, OP_TEST,
                 build_test(em->build, l->which == EXCEPTED ? &except : &others, em->player),
                 0);
}

/* The piece appears, and the hand has one less. */
static void put_down(Emit *em) {
    Build *b = em->build;
    act(em,
        (Act){.fx = FX_DROP,
              .ref_a = REF_HERE,
              .kind = (uint8_t)build_kind(b, em->drop->kind.name),
              .var = (uint16_t)em->player},
        em->place);
    if (em->hand >= 0)
        act(em, (Act){.fx = FX_ADD, .var = (uint16_t)em->hand, .expr = build_number(b, -1)},
            em->place);
}

/* What the piece does by landing; if it stays, the move says who takes. */
static void landing_act(Emit *em, const Landing *l, const Progress *s) {
    Act a = {.fx = (uint8_t)l->fx, .ref_a = REF_START, .ref_b = REF_HERE};
    bool takes = s->takes;
    const char *refused = l->word ? refusal(l->word->op, em->drop ? REF_START : l->here) : NULL;
    for (const Wait *w = s->wait; w; w = w->next)
        takes |= takes_enemy(em, w->node);
    if (refused) {
        emit_fail(em, l->word->place, refused);
        return;
    }
    if (em->drop) {
        put_down(em);
        return;
    }
    if (l->fx == FX_KINDS)
        a = (Act){.fx = FX_CAPTOR, .ref_a = REF_START};
    else if (l->word)
        operands(em, l->word, fx_info[l->fx].with, &a);
    else if (fx_info[l->fx].with & WITH_PAIR)
        a.var = build_var(em->build, em->build->def->challenge.var, em->player);
    if (em->query)
        return;
    if (l->fx != FX_KINDS || (takes && !em->thrown))
        act(em, a, em->place);
}

/* land MASK; test; tests; second g...; act; acts; end */
static void write_landing(Emit *em, const Landing *l, Progress s) {
    unsigned unused = ON_ALL;
    bool trades = l->fx != FX_KINDS && fx_info[l->fx].does & DOES_TRADE;
    bool captures = l->fx != FX_KINDS && !trades && l->on & ~(unsigned)ON_EMPTY;
    emit_ins(em, OP_LAND, (int)l->on, 0);
    landing_test(em, l);
    wait_tests(em, s.wait, &unused, &s, true);
    for (int g = 0; g < GROUPS_MAX; g++)
        if (s.seconds >> g & 1)
            emit_ins(em, OP_SECOND, g, 0);
    if (s.attack && (captures || s.takes))
        emit_fail(em, em->place,
                  "a walk that may capture cannot ask what is attacked; say quiet(...)");
    landing_act(em, l, &s);
    if (s.behind && l->which == CHALLENGED)
        emit_fail(em, s.behind->node->place,
                  "who challenges has not gone yet, and leaves nothing behind");
    wait_effects(em, s.behind, REF_START, &s);
    wait_effects(em, s.wait, l->here, &s);
    emit_ins(em, OP_END, 0, 0);
}

void emit_land(Emit *em, Progress s) {
    Landing ends[ENDS_MAX];
    int n = decide_landing(em, &s, ends), fork = -1;
    wait_possible(em, &s,
                  s.still || !is_own_cell(em) ? ON_ALL
                  : s.moved                   ? ON_LANDABLE
                                              : ON_STAYING);
    if (em->drop && !s.moved)
        emit_fail(em, em->place, "what is put down comes to a cell: begin with `anywhere`");
    if (em->drop && !ends[0].on)
        emit_fail(em, em->place, "it is put down on an empty cell, and on no other");
    if (!ends[0].on)
        note_never(em, &s);
    em->ends |= !s.never;
    if (ends[0].fx != FX_KINDS && s.wait && s.wait->node->op == NODE_TAKE && effect_on(s.wait))
        emit_fail(em, s.wait->node->place,
                  "a piece that lands takes what stands there; leave `take` out");
    for (int i = 0; i < n; i++) {
        if (fork >= 0)
            em->code.at[fork].a = (int)em->code.n;
        fork = i + 1 < n ? emit_ins(em, OP_FORK, 0, 0) : -1;
        write_landing(em, &ends[i], s);
    }
}
