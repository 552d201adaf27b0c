/*
** make.c -- making moves and taking them back.
**
** Making logs every cell and variable that it changes in the Undo; unmaking is the same list
** backwards. The key needs no log of its own: it is saved whole.
*/
#include "vm/model/position.h"

#include "chance.h"
#include "expr.h"
#include "rules.h"
#include "vm/model/hash.h"
#include "trigger.h"

#include <assert.h>
#include <string.h>

static void log_cell(Pos *p, Undo *u, unsigned cell) {
    assert(u->ncells < 2 * FX_MAX);
    u->cells[u->ncells].cell = (uint8_t)cell;
    u->cells[u->ncells++].before = p->cell[cell];
    set_add(&p->last.touched, cell);
}

/* Changes one cell, its sets and the key. */
static void change_cell(Pos *p, Undo *u, unsigned cell, Piece what) {
    log_cell(p, u, cell);
    pos_put(p, (Sq)cell, what);
}

static void catch_piece(Pos *p, unsigned cell) {
    Event *last = &p->last;
    if (piece_is(p->cell[cell]) && last->ncaught < CAUGHT_MAX)
        last->caught[last->ncaught++] = p->cell[cell];
}

static int64_t value_of(const Pos *p, const Effect *fx, const int32_t *roll) {
    Scope s = scope_of(p);
    s.me = p->last.mover;
    s.roll = roll;
    return expr_eval(&s, fx->expr);
}

static void apply(Pos *p, Undo *u, const Effect *fx, Move m, const int32_t *roll) {
    const Game *g = p->game;
    unsigned a = move_cell(m, fx->a), b = move_cell(m, fx->b);
    Piece what = p->cell[a];
    switch ((FxKind)fx->fx) {
    case FX_MOVE:
        if (a == b || !piece_is(what))
            break;
        catch_piece(p, b);
        log_cell(p, u, a);
        log_cell(p, u, b);
        pos_carry(p, (Sq)a, (Sq)b);
        break;
    case FX_TAKE:
        catch_piece(p, a);
        change_cell(p, u, a, PIECE_NONE);
        break;
    case FX_PUT: change_cell(p, u, a, game_piece(g, fx->var, fx->kind)); break;
    case FX_BECOME:
        if (piece_is(what))
            change_cell(p, u, a, game_piece(g, g->owner[what], fx->kind));
        break;
    case FX_CONVERT:
        if (piece_is(what))
            change_cell(p, u, a, game_piece(g, p->last.mover, g->kind[what]));
        break;
    case FX_UNMAKE: change_cell(p, u, a, PIECE_HOLE); break;
    case FX_MAKE: change_cell(p, u, a, PIECE_NONE); break;
    case FX_MARK: trigger_set(p, u, fx->var, (int64_t)a + 1); break;
    case FX_SET: trigger_set(p, u, fx->var, value_of(p, fx, roll)); break;
    case FX_ADD: trigger_set(p, u, fx->var, p->var[fx->var] + value_of(p, fx, roll)); break;
    case FX_CLASH:
        trigger_set(p, u, fx->var, (int64_t)a + 1);
        trigger_set(p, u, fx->var + 1, (int64_t)b + 1);
        break;
    case FX_CAPTOR:
        p->last.piece = what;
        p->last.captor = piece_is(what) ? g->owner[what] : p->last.mover;
        break;
    case FX_CALL:
    case FX_COUNT: break;
    }
}

void pos_apply(Pos *p, Move m, const Effect *fx) {
    Undo unused = {0};
    Event last = p->last;
    p->last.mover = p->side;
    apply(p, &unused, fx, m, NULL);
    p->last = last;
}

/* The conditions that rules and triggers will want to know about the position before. */
static uint32_t judge_was(const Pos *p) {
    Scope s = scope_of(p);
    s.me = p->side;
    uint32_t was = 0;
    for (int i = 0; i < p->game->nwas; i++)
        was |= (uint32_t)(expr_eval(&s, p->game->was[i]) != 0) << i;
    return was;
}

/* Forgets the last event and names the piece that this one begins with. */
static void begin_event(Pos *p, const Shape *shape, Move m) {
    Event *last = &p->last;
    memset(last, 0, sizeof *last);
    last->moved = true;
    last->mover = last->captor = p->side;
    if (shape->from == 0xff)
        return;
    last->from = (uint8_t)move_cell(m, shape->from);
    last->to = shape->to == 0xff ? last->from : (uint8_t)move_cell(m, shape->to);
    last->piece = p->cell[last->from];
    if (piece_is(last->piece))
        last->captor = p->game->owner[last->piece];
}

/* Every piece that is taken and whose kind is kept count of is one more lost. */
static void count_lost(Pos *p, Undo *u) {
    const Game *g = p->game;
    for (int i = 0; i < p->last.ncaught; i++) {
        Piece x = p->last.caught[i];
        int holding = g->kinds[g->kind[x]].holding;
        if (holding >= 0 && g->owner[x] < g->nplayers)
            trigger_set(p, u, holding + g->owner[x], p->var[holding + g->owner[x]] + 1);
    }
}

static void fire_captures(Pos *p, Undo *u, const int32_t *roll) {
    if (p->last.ncaught == 0)
        return;
    count_lost(p, u);
    triggers_fire(p, u, AT_CAPTURE, roll);
}

/* A throw may be due now, unless the game is over; else the turn ends. */
static void go_on(Pos *p, Undo *u, int from_chance, const int32_t *roll) {
    const Game *g = p->game;
    int due = from_chance < g->nchances ? chance_due(p, from_chance) : 0;
    if (due && rules_decided(p))
        due = 0;
    pos_set_chance(p, due);
    if (due)
        return;
    triggers_fire(p, u, AT_TURN, roll);
    pos_set_side(p, game_next(g, p->side));
}

static void make_move(Pos *p, Move m, Undo *u) {
    const Game *g = p->game;
    const Shape *shape = &g->shapes[move_shape(m)];
    if (g->nwas)
        p->was = judge_was(p);
    begin_event(p, shape, m);
    p->last.passed = shape->nfx == 0;
    for (int i = 0; i < g->nbrief; i++)
        if (p->var[g->brief[i]] != g->vars[g->brief[i]].start)
            trigger_set(p, u, g->brief[i], g->vars[g->brief[i]].start);
    for (int i = 0; i < shape->nfx; i++)
        apply(p, u, &shape->fx[i], m, NULL);
    fire_captures(p, u, NULL);
    triggers_fire(p, u, AT_MOVE, NULL);
    go_on(p, u, 0, NULL);
}

static void make_throw(Pos *p, Move m, Undo *u) {
    const Game *g = p->game;
    int chance = p->chance;
    const Chance *c = &g->chances[chance - 1];
    const int32_t *roll = c->outcome[move_outcome(m)].roll;
    Move effect = chance_effect(p, m);
    const Shape *shape = &g->shapes[move_shape(effect)];
    bool passed = p->last.passed;
    begin_event(p, shape, effect);
    p->last.passed = passed;
    p->last.chance = true;
    for (int i = 0; i < shape->nfx; i++)
        apply(p, u, &shape->fx[i], effect, roll);
    fire_captures(p, u, roll);
    for (int i = 0; i < c->nmarks; i++)
        trigger_set(p, u, c->marks[i], g->vars[c->marks[i]].start);
    if (!c->opening) {
        go_on(p, u, chance, roll);
        return;
    }
    p->last = u->last;
    pos_set_chance(p, chance_due(p, chance));
}

void pos_make(Pos *p, Move m, Undo *u) {
    u->key = p->key;
    u->side = p->side;
    u->chance = p->chance;
    u->was = p->was;
    u->last = p->last;
    u->ncells = 0;
    u->npaid = 0;
    u->touched = 0;
    if (move_is_throw(m))
        make_throw(p, m, u);
    else
        make_move(p, m, u);
    assert(p->key == pos_key(p));
}

void pos_unmake(Pos *p, Move m, const Undo *u) {
    (void)m;
    for (uint64_t left = u->touched; left; left &= left - 1) {
        int var = __builtin_ctzll(left);
        p->var[var] = u->before[var];
    }
    for (int i = u->ncells; i-- > 0;)
        pos_put(p, u->cells[i].cell, u->cells[i].before);
    p->key = u->key;
    p->side = u->side;
    p->chance = u->chance;
    p->was = u->was;
    p->last = u->last;
    assert(p->key == pos_key(p));
}
