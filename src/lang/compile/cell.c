/*
** cell.c -- what a walk does on one cell: tests of a joint, the landing, and when effects fall.
**
** Factors without a step (conditions and effects) wait in the Progress until it is known
** whether the cell is a joint or the landing. What they say about what the cell holds is
** gathered into one mask of ON_*; the rest becomes tests.
*/
#include "effect.h"

#include "lang/tree/facts.h"

/* ---- tests ---- */

/* What can be on the cell of a piece that makes no step: itself, or nothing any more. No piece
** moves onto a hole or a royal piece. */
enum { ON_STAYING = ON_EMPTY | ON_FRIEND, ON_LANDABLE = ON_ALL & ~(ON_ROYAL | ON_HOLE) };

static bool waits_for(const Wait *w, NodeOp op) {
    while (w && w->node->op != op)
        w = w->next;
    return w != NULL;
}

/* What the cell must hold for the newest of these, if that is an effect on the cell; 0:
** anything. `make` finds a hole where `unmake` has been, whatever was there before. */
static unsigned effect_on(const Wait *w) {
    const EffectRow *row = effect_row(w->node->op);
    bool elsewhere = row && row->a == BESIDE && w->node->a;
    bool becomes = w->node->op == NODE_MAKE && waits_for(w->next, NODE_UNMAKE);
    return row && !elsewhere && !becomes ? row->on : 0;
}

/* Narrows *mask by the condition as far as it says what the cell holds; the rest of it is
** written as tests if `emit`. The parts of an `and` are taken one by one. */
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

/* Whether a waiting factor says what the cell may hold. Naming a kind counts only if `by_kind`,
** which is so at joints. */
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

/* Whether a waiting factor names the kind of the piece on the cell. */
static bool named(const Emit *em, const Progress *s) {
    for (const Wait *w = s->wait; w; w = w->next)
        if (w->node->op == NODE_AT && names_kind(em, w->node->a))
            return true;
    return false;
}

/* Narrows *mask by all that waits and writes its tests if `emit`, the oldest factor first. */
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

/* Whether the walk begins where its piece stands. */
static bool is_own_cell(const Emit *em) {
    return !em->thrown && !em->query && !em->drop;
}

/* Complains of effects that could find nothing to fall on, where the cell can hold `may` less
** what the waiting conditions exclude, and of one that stands twice for the cell. */
static void wait_possible(Emit *em, const Progress *s, unsigned may) {
    for (const Wait *w = s->wait; w; w = w->next) {
        Progress ignored = *s;
        if (w->node->op == NODE_AT)
            tests(em, w->node->a, &may, &ignored, false);
        if (effect_once(w->node) && waits_for(w->next, w->node->op))
            emit_fail(em, w->node->place,
                      arena_printf(em->build->scratch, "`%s` appears twice for the same cell",
                                   node_info[w->node->op].word));
    }
    for (const Wait *w = s->wait; may && w; w = w->next) {
        unsigned on = effect_on(w);
        if (!on)
            continue;
        may &= on;
        if (!may)
            emit_fail(em, w->node->place,
                      w->node->op == NODE_TAKE
                          ? "`take` captures an enemy, but none can be here; `unmake * make` "
                            "removes a piece of one's own"
                      : w->node->op == NODE_MAKE
                          ? "`make` needs a hole, but none can be here; still() can reach one"
                          : arena_printf(em->build->scratch,
                                         "`%s`: what it changes can never be here",
                                         node_info[w->node->op].word));
    }
}

/* Writes the effects that wait, the oldest first, and notes in *s what they take. */
static void wait_effects(Emit *em, const Wait *w, CellRef here, Progress *s) {
    if (!w)
        return;
    wait_effects(em, w->next, here, s);
    bool takes = effect_takes(em, w->node);
    s->takes |= takes;
    s->sure |= takes && w->node->op != NODE_ANY;
    s->perhaps = takes && w->node->op == NODE_ANY ? w->node : s->perhaps;
    if (w->node->op != NODE_AT)
        effect_emit(em, w->node, here);
}

/* COMES_GOES: who comes to a cell, or leaves it. On the start such an effect must wait until the
** piece has gone. CHANGES: or becomes something else. */
enum {
    COMES_GOES = DOES_BRING | DOES_SHUT | DOES_OPEN,
    CHANGES = COMES_GOES | DOES_RECAST | DOES_SIDE
};

/* Whether the effect does one of these to its own cell. */
static bool does_here(const Wait *w, unsigned does) {
    const EffectRow *row = effect_row(w->node->op);
    return row && row->a == HERE && fx_info[row->fx].does & does;
}

/* The effects for a landing by which the piece challenges: those that would change it are left
** out, since it has not come, and the defender stands there. */
static const Wait *of_challenge(Emit *em, const Wait *w) {
    if (!w)
        return NULL;
    const Wait rest = {w->node, of_challenge(em, w->next)};
    return does_here(w, CHANGES) ? rest.next
                                 : arena_copy(em->build->scratch, &rest, sizeof rest);
}

/* Whether the walk itself may bring a man to a cell where there was none. */
static bool may_bring(const Emit *em) {
    for (int op = 0; op < NODE_OPS; op++) {
        const EffectRow *row = effect_row((NodeOp)op);
        bool brings = row && !row->lands && fx_info[row->fx].does & (DOES_BRING | DOES_GO);
        if (brings && node_has(em->whole, em->player, (NodeOp)op, true))
            return true;
    }
    return false;
}

/* Warns of a waiting `become` or `convert` that changes nothing: because the cell, which
** holds one of `on`, has no man; or because the man there has `landed`, and is the mover's
** already. */
static void wait_idle(Emit *em, const Wait *w, unsigned on, bool landed) {
    bool nobody = on && !(on & ~(unsigned)(ON_EMPTY | ON_HOLE)) && !landed;
    for (; w && !may_bring(em); w = w->next) {
        NodeOp op = w->node->op;
        if (op == NODE_CONVERT ? !landed && !nobody : op != NODE_BECOME || !nobody)
            continue;
        Place at = w->node->place.line ? w->node->place : em->place;
        def_warning(
            em->build->def, at,
            landed ? "%s: `%s` does nothing here: the piece that lands is already the mover's"
                   : "%s: `%s` does nothing here: the cell is empty; write what must be there, "
                     "enemy or friend",
            em->who, node_info[op].word);
        return;
    }
}

/* Splits what waits, keeping its order, into the effects that come when the piece has gone and
** the others. */
static void part_waits(Emit *em, const Wait *w, const Wait **behind, const Wait **others) {
    if (!w)
        return;
    part_waits(em, w->next, behind, others);
    const Wait **list = does_here(w, COMES_GOES) ? behind : others;
    const Wait one = {w->node, *list};
    *list = arena_copy(em->build->scratch, &one, sizeof one);
}

/* What the cell can hold where all waiting conditions hold; a superset. */
static unsigned wait_most(const Emit *em, const Wait *w) {
    unsigned most = ON_ALL;
    for (; w; w = w->next)
        most &= w->node->op == NODE_AT ? cond_most(w->node->a, em->player) : ON_ALL;
    return most;
}

/* Notes that no cell can hold what is asked of this one, so that no way goes on from here. */
static void note_never(Emit *em, Progress *s) {
    const Wait *w = s->wait;
    while (w && !w->node->place.line)
        w = w->next;
    s->never = true;
    em->never = w ? w->node->place : em->place;
}

/* Whether a waiting condition depends on the cell. */
static bool asks_cell(const Wait *w) {
    while (w && !(w->node->op == NODE_AT && w->node->asks & ASK_CELL))
        w = w->next;
    return w != NULL;
}

/* <joint> == on MASK; tests; acts. From the start the effects that must wait until the piece
** has gone are put off to the landing (s->behind). */
void emit_leave(Emit *em, Progress *s) {
    unsigned mask = ON_ALL;
    const Around *joint = s->moved ? s->joint : NULL;
    if (joint && !joint->jump && !joint->via && !spoken(em, s, true))
        mask = waits_for(s->wait, NODE_CONVERT) ? ON_ENEMY : ON_EMPTY;
    wait_tests(em, s->wait, &mask, s, false);
    for (const Wait *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->node, &mask, s, false);
    if (em->drop && !s->moved && (mask != ON_ALL || asks_cell(s->wait)))
        emit_fail(
            em, em->place,
            "there are no cells in the hand; ask about the cell of the drop, anywhere:to(...)");
    wait_possible(em, s, !s->moved && is_own_cell(em) ? ON_STAYING : ON_ALL);
    if (mask != ON_ALL)
        emit_ins(em, OP_ON, (int)mask, 0);
    if (!(mask & wait_most(em, s->wait)))
        note_never(em, s);
    else if (s->moved)
        wait_idle(em, s->wait, mask, false);
    wait_tests(em, s->wait, &mask, s, true);
    for (const Wait *v = joint ? joint->via : NULL; v; v = v->next)
        tests(em, v->node, &mask, s, true);
    if (!s->moved && !em->query && !em->drop && !s->still) {
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

/* A way in which a walk ends. It has several where the end depends on what the cell holds: with
** `challenge { except = "Guard" }` the walk n ends in one of the rows of DUELS,
**
**     step n;  fork L1;  land nothing;  act move start here;  end
**     L1:      fork L2;  land an enemy;  test Guard stands here;  act move start here;  end
**     L2:                land an enemy;  test no Guard stands here;  act clash start here;  end
*/
typedef struct Landing {
    enum {
        STAYS,  /* the piece has made no step */
        THROWN, /* it has made no step, and a throw may begin on any cell */
        DROPS,  /* it comes from the hand */
        ASKED,  /* there is no piece: a query */
        LOOKS,  /* still(): its steps lead to the cell on which it acts */
        WINS,   /* still(), and it converts the man there */
        MOVES,
        DUELS, /* it moves where captures are challenges */
    } how;
    unsigned silent; /* what the cell may hold where no factor says so */
    unsigned said;   /* what it may hold where a factor does */
    unsigned named;  /* what it may hold beside `silent` where a factor names its kind */
    enum { ANY_KIND, EXCEPTED, CHALLENGED } which; /* EXCEPTED: taken at once */
    FxKind fx;        /* the effect by which the piece lands; FX_KINDS: none, it stays */
    CellRef here;     /* where the waiting effects fall */
    unsigned on;      /* what the cell must hold; decide_landing() finds it */
    const Node *word; /* the word by which the piece lands (swap), or NULL */
} Landing;

/* As many as DUELS has rows. */
enum { ENDS_MAX = 3 };

/* The rows of each `how`. `on` and `word` are filled in later. */
static const Landing landings[] = {
    {STAYS, ON_STAYING, ON_STAYING, 0, ANY_KIND, FX_KINDS, REF_START, 0, NULL},
    {THROWN, ON_ALL, ON_ALL, 0, ANY_KIND, FX_KINDS, REF_START, 0, NULL},
    {DROPS, ON_EMPTY, ON_EMPTY, 0, ANY_KIND, FX_DROP, REF_HERE, 0, NULL},
    {ASKED, ON_ALL & ~ON_HOLE, ON_ALL, 0, ANY_KIND, FX_KINDS, REF_HERE, 0, NULL},
    {LOOKS, ON_EMPTY, ON_ALL, ON_ALL, ANY_KIND, FX_KINDS, REF_HERE, 0, NULL},
    {WINS, ON_ENEMY, ON_ALL, ON_ALL, ANY_KIND, FX_KINDS, REF_HERE, 0, NULL},
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

/* Fills in the ends of a walk in that state and returns how many there are, at least one. An
** end whose cell could hold nothing is left out, unless there is no other. */
static int decide_landing(Emit *em, Progress *s, Landing ends[ENDS_MAX]) {
    const ChallengeDef *c = &em->build->def->challenge;
    const Node *own = own_landing(s);
    bool said = spoken(em, s, false), by_kind = named(em, s),
         duels = c->declared && !em->thrown;
    int n = 0, how = em->drop    ? DROPS
                     : em->query ? ASKED
                     : !s->moved ? em->thrown ? THROWN : STAYS
                     : s->still  ? waits_for(s->wait, NODE_CONVERT) ? WINS : LOOKS
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

/* Tells captures at once from challenges, by the kind of the enemy. */
static void landing_test(Emit *em, const Landing *l) {
    const ChallengeDef *c = &em->build->def->challenge;
    const Node except = {.op = NODE_KIND, .sort = SORT_COND, .kinds = c->except};
    const Node others = {.op = NODE_NOT, .sort = SORT_COND, .a = &except};
    if (l->which != ANY_KIND && c->except.n)
        emit_ins(em, OP_TEST,
                 build_test(em->build, l->which == EXCEPTED ? &except : &others, em->player),
                 0);
}

/* The piece appears, and the hand has one less, if it is counted. */
static void put_down(Emit *em) {
    Build *b = em->build;
    effect_act(em,
               (Act){.fx = FX_DROP,
                     .ref_a = REF_HERE,
                     .kind = (uint8_t)build_kind(b, em->drop->kind.name),
                     .var = (uint16_t)em->player},
               em->place);
    if (em->hand >= 0)
        effect_act(em,
                   (Act){.fx = FX_ADD, .var = (uint16_t)em->hand, .expr = build_number(b, -1)},
                   em->place);
}

/* Writes the act by which the piece lands. If it stays and takes something, CAPTOR names it
** instead. */
static void landing_act(Emit *em, const Landing *l, const Progress *s) {
    Act a = {.fx = (uint8_t)l->fx, .ref_a = REF_START, .ref_b = REF_HERE};
    bool takes = s->takes;
    const char *refused =
        l->word ? effect_refusal(l->word->op, em->drop ? REF_START : l->here) : NULL;
    for (const Wait *w = s->wait; w; w = w->next)
        takes |= effect_takes(em, w->node);
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
        effect_operands(em, l->word, fx_info[l->fx].with, &a);
    else if (fx_info[l->fx].with & WITH_PAIR)
        a.var = build_var(em->build, em->build->def->challenge.var, em->player);
    if (em->query)
        return;
    if (l->fx != FX_KINDS || (takes && !em->thrown))
        effect_act(em, a, em->place);
}

/* Whether the walk leads to enemies and takes none of them there: it must not count as an
** attack. */
static bool only_looks(const Emit *em, const Landing *l, const Progress *s) {
    bool looks = (l->how == LOOKS || l->how == WINS) && l->fx == FX_KINDS && l->on & ON_ENEMY;
    for (const Wait *w = s->wait; w && looks; w = w->next)
        looks = !effect_strikes(em, w->node);
    return looks;
}

/* Writes the test that no royal friend or royal neutral piece is on the cell, since those are
** never taken. The mover himself, who may come back to his start, is not meant. */
static void spare_royal(Emit *em) {
    bool returns = node_has(em->whole, em->player, NODE_REVISIT, false);
    ExprId spares = build_spares_royal(em->build, returns);
    if (spares)
        emit_ins(em, OP_TEST, spares, 0);
}

/* land MASK (or look MASK); test of the kind; tests; second g...; act of landing; acts; end */
static void write_landing(Emit *em, const Landing *l, Progress s) {
    unsigned unused = ON_ALL;
    bool trades = l->fx != FX_KINDS && fx_info[l->fx].does & DOES_TRADE;
    bool captures = l->fx != FX_KINDS && !trades && l->on & ~(unsigned)ON_EMPTY;
    emit_ins(em, only_looks(em, l, &s) ? OP_LOOK : OP_LAND, (int)l->on, 0);
    landing_test(em, l);
    if (captures && l->on & wait_most(em, s.wait) & (ON_FRIEND | ON_NEUTRAL))
        spare_royal(em);
    wait_tests(em, s.wait, &unused, &s, true);
    for (int g = 0; g < GROUPS_MAX; g++)
        if (s.seconds >> g & 1)
            emit_ins(em, OP_SECOND, g, 0);
    if (s.attack && (captures || s.takes))
        emit_fail(em, em->place,
                  "a walk that may capture cannot ask what is attacked; use quiet(...)");
    landing_act(em, l, &s);
    if (s.moved && l->how != DUELS)
        wait_idle(em, s.wait, l->on, l->here == REF_LANDED || l->how == DROPS);
    if (s.behind && l->which == CHALLENGED)
        emit_fail(em, s.behind->node->place,
                  "the challenger has not moved yet, so it leaves nothing behind");
    wait_effects(em, s.behind, REF_START, &s);
    wait_effects(em, l->which == CHALLENGED ? of_challenge(em, s.wait) : s.wait, l->here, &s);
    if (s.perhaps && !s.sure && !(captures && l->on == ON_ENEMY))
        em->perhaps = s.perhaps->place;
    emit_ins(em, OP_END, 0, 0);
}

static unsigned all_ends(const Landing ends[ENDS_MAX], int n) {
    unsigned on = 0;
    for (int i = 0; i < n; i++)
        on |= ends[i].on;
    return on;
}

void emit_land(Emit *em, Progress s) {
    Landing ends[ENDS_MAX];
    int n = decide_landing(em, &s, ends), fork = -1;
    wait_possible(em, &s,
                  s.still || !is_own_cell(em) ? ON_ALL
                  : s.moved                   ? ON_LANDABLE
                                              : ON_STAYING);
    if (em->drop && !s.moved)
        emit_fail(em, em->place, "a drop needs a cell; begin with `anywhere`");
    if (em->drop && !ends[0].on)
        emit_fail(em, em->place, "it can be dropped only on an empty cell");
    if (!(all_ends(ends, n) & wait_most(em, s.wait)))
        note_never(em, &s);
    em->ends |= !s.never;
    for (const Wait *w = s.wait; w && ends[0].fx != FX_KINDS; w = w->next)
        if (w->node->op == NODE_TAKE && effect_on(w))
            emit_fail(em, w->node->place,
                      "a piece that lands captures what is there; leave `take` out");
    for (int i = 0; i < n; i++) {
        if (fork >= 0)
            em->code.at[fork].a = (int)em->code.n;
        fork = i + 1 < n ? emit_ins(em, OP_FORK, 0, 0) : -1;
        write_landing(em, &ends[i], s);
    }
}
