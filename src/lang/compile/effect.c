/*
** effect.c -- from the words for effects to acts of the program.
*/
#include "effect.h"

#include "lang/tree/facts.h"

#include <limits.h>

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

enum { ROWS = sizeof effect_rows / sizeof *effect_rows };

const EffectRow *effect_row(NodeOp op) {
    for (size_t i = 0; i < ROWS; i++)
        if (effect_rows[i].op == op)
            return &effect_rows[i];
    return NULL;
}

void effect_act(Emit *em, Act a, Place at) {
    emit_ins(em, OP_ACT, build_act(em->build, a, at.line ? at : em->place), 0);
}

static uint16_t seen_cell(const Emit *em, int cell) {
    CellSet seen = build_seen_cells(em->build, set_of((unsigned)cell), em->player);
    return (uint16_t)set_pop(&seen);
}

static uint16_t direction(Emit *em, const Node *n) {
    CellSet dirs;
    if (!walk_is_step(n->a, em->player, &dirs) || set_count(dirs) != 1) {
        emit_fail(em, n->place, "takes() needs exactly one direction");
        return 0;
    }
    dirs = build_seen_dirs(em->build, dirs, em->player);
    return (uint16_t)set_pop(&dirs);
}

/* The index of the copy of a variable that `who` means; complains where that is not known in
** time. */
static uint16_t copy_of(Emit *em, int var, int who, Place at) {
    if (!who_is_fixed(who))
        emit_fail(em, at,
                  "whose counter, right or marker? The captor, loser or winner is not known "
                  "while a move is being made; use mover, other or a player's name, or change "
                  "it after the move, after { x:of(loser):raise(), at = \"capture\" }");
    return build_var(em->build, var, build_player(em->build, who, em->player));
}

/* The CellRef by which an effect finds a cell; *arg is what it refers to. */
static uint8_t find_cell(Emit *em, const Node *n, CellFind how, CellRef here, uint16_t *arg) {
    if (em->drop && how <= BESIDE && how != NO_CELL && here == REF_START)
        emit_fail(em, n->place, "an effect needs a cell, and the hand is not one");
    switch (how) {
    case NO_CELL: return REF_NONE;
    case BESIDE:
        if (n->a)
            return *arg = direction(em, n), REF_STEP;
        return (uint8_t)here;
    case HERE: return (uint8_t)here;
    case MARKED: return *arg = copy_of(em, n->a->arg, n->a->who, n->place), REF_VAR;
    case OTHER: return *arg = copy_of(em, n->arg, n->who, n->place), REF_VAR;
    case FROM: return *arg = seen_cell(em, n->arg), REF_FIXED;
    case TO: return *arg = seen_cell(em, n->hi), REF_FIXED;
    case PIECE: return *arg = (uint16_t)build_kind(em->build, n->kinds.at[0]), REF_PIECE;
    }
    return REF_NONE;
}

/* Whether an act of the query takes somebody. */
static bool query_takes(const Build *b, int query) {
    const Program *p = &b->queries.at[query];
    for (int at = 0; at < p->n; at += op_length(p->code[at]))
        if (p->code[at] == OP_ACT && fx_info[b->acts.at[p->code[at + 1]].fx].does & DOES_TAKE)
            return true;
    return false;
}

/* What every() and any() do is found when the move is made, and then no walk is under way of
** which a condition could ask where it has been. */
void effect_forget_walk(Emit *em, const Node *n) {
    static const NodeOp trail[] = {NODE_VISITED, NODE_TAKEN};
    for (size_t i = 0; i < sizeof trail / sizeof *trail; i++)
        if (node_has(n, em->player, trail[i], true))
            emit_fail(em, em->place,
                      arena_printf(em->build->scratch,
                                   "`%s` is no longer known when this is carried out; mark() "
                                   "the cell and ask for marked()",
                                   node_info[trail[i]].word));
}

void effect_operands(Emit *em, const Node *n, unsigned with, Act *a) {
    Build *b = em->build;
    if (with & WITH_KIND)
        a->kind = (uint8_t)build_kind(b, n->kinds.at[0]);
    if (with & WITH_OWNER)
        a->var = (uint16_t)build_player(b, n->who, em->player);
    if (with & WITH_VAR)
        a->var = copy_of(em, n->a->arg, n->a->who, n->place);
    if (with & WITH_PAIR)
        a->var = build_var(b, b->def->challenge.var, em->player);
    if (with & WITH_EXPR)
        a->expr = build_expr(b, n->b, em->player);
    if (with & WITH_CALL)
        a->var = build_call(b, n->text, n->place);
    if (with & WITH_WALK) {
        if (node_has(n->a, em->player, NODE_START, true))
            emit_fail(em, n->place,
                      "where the walk began is no longer known when this is carried out; "
                      "mark() that cell first and ask for marked()");
        a->var = (uint16_t)build_query(b, n->a, em->player, n->place, true);
        a->fx = query_takes(b, a->var) ? FX_TAKE_ALL : FX_ALL;
    }
}

/* Whether a row names as many cells as its effect takes. A landing names none and moves the
** piece; one that takes nothing must not land on enemies, since a walk that may land on an
** enemy is taken to capture him. */
static bool has_cells(const EffectRow *row) {
    const FxInfo *fx = &fx_info[row->fx];
    int cells = (row->a != NO_CELL) + (row->b != NO_CELL);
    if (!row->lands)
        return cells == fx->cells && (row->a != NO_CELL || cells == 0);
    bool strikes = row->lands & ON_ENEMY;
    return cells == 0 && fx->does & DOES_GO && !(strikes && fx->does & DOES_TRADE);
}

/* Whether the rows of a word need just the arguments that it takes, counted by letters of
** tree.def. */
static bool takes_what_it_names(NodeOp op) {
    static const char by_cell[] = {
        [MARKED] = 'M', [OTHER] = 'M', [FROM] = 'A', [TO] = 'B', [PIECE] = 'K'};
    /* one letter for each bit of WITH_*; no word names a pair of variables */
    static const char by_with[] = {'K', 'p', 'V', '?', 'N', 'T', 'W'};
    int named[UCHAR_MAX + 1] = {0};
    bool cells = node_info[op].steps == STEPS_ACTS;
    for (size_t i = 0; i < ROWS; i++) {
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
    named['V'] += named['M'], named['M'] = 0; /* a marker is a variable */
    for (int letter = 1; letter <= UCHAR_MAX; letter++)
        cells &= named[letter] == 0;
    return cells;
}

const char *effect_refusal(NodeOp op, CellRef here) {
    const EffectRow *row = effect_row(op);
    if (op == NODE_PAY)
        return "pay() is not allowed in a walk; use after { x:pay(y, n) }";
    if (!row)
        return "a word that does nothing: effect_rows has no row for it";
    if (!takes_what_it_names(op))
        return "a word whose rows in effect_rows and tree.def do not match";
    return row->lands && here != REF_LANDED ? "this is a way of landing, so it is allowed only "
                                              "at the end of a walk that makes steps"
                                            : NULL;
}

/* Whether the effect falls on the cell where it stands, and on no other, as it must in every()
** and any(). */
static bool falls_here(const Node *n, const EffectRow *row) {
    const FxInfo *fx = &fx_info[row->fx];
    bool here = row->a == HERE || (row->a == BESIDE && !n->a);
    return here && fx->cells == 1 && !(fx->with & (WITH_VAR | WITH_WALK));
}

void effect_emit(Emit *em, const Node *n, CellRef here) {
    const EffectRow *end = effect_rows + ROWS;
    const char *refused = effect_refusal(n->op, here);
    if (refused) {
        emit_fail(em, n->place, refused);
        return;
    }
    for (const EffectRow *row = effect_rows; row < end; row++) {
        if (row->op != n->op || row->lands)
            continue;
        if (em->query && !falls_here(n, row))
            emit_fail(em, n->place,
                      "inside every() and any() an effect must apply to the cell that the walk "
                      "has reached");
        Act a = {.fx = (uint8_t)row->fx};
        a.ref_a = find_cell(em, n, row->a, here, &a.arg_a);
        a.ref_b = find_cell(em, n, row->b, here, &a.arg_b);
        effect_operands(em, n, fx_info[row->fx].with, &a);
        effect_act(em, a, n->place);
    }
}

static bool takes_many(const Emit *em, const Node *n) {
    bool many = n->op == NODE_EVERY || n->op == NODE_ANY;
    return many && node_has(n->a, em->player, NODE_TAKE, true);
}

bool effect_takes(const Emit *em, const Node *n) {
    return n->op == NODE_TAKE || takes_many(em, n);
}

bool effect_strikes(const Emit *em, const Node *n) {
    bool here = false;
    for (size_t i = 0; i < ROWS; i++) {
        const EffectRow *row = &effect_rows[i];
        unsigned does = fx_info[row->fx].does;
        bool beside = row->a == BESIDE && n->a;
        bool comes = does & DOES_GO && row->b == HERE;
        here = here || (row->op == n->op && (comes || (does & DOES_TAKE && !beside)));
    }
    return here || takes_many(em, n);
}

bool effect_once(const Node *n) {
    const EffectRow *row = effect_row(n->op);
    bool recasts = row && fx_info[row->fx].does & DOES_RECAST;
    return row && !recasts && falls_here(n, row);
}
