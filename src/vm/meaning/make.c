/*
** make.c -- making moves and taking them back.
**
** Making logs in the Undo what every cell and variable that it changes held before; unmaking
** puts that back. The key and the other small members of Pos are saved whole.
*/
#include "make.h"

#include "base/saturate.h"
#include "chance.h"
#include "rules.h"
#include "cond.h"
#include "deeds.h"
#include "query.h"
#include "row.h"
#include "trigger.h"

#include <assert.h>
#include <string.h>

/* To be called before a cell is changed. Logs its content the first time: `touched` has the
** cells that are logged already. */
static void log_cell(Pos *p, Undo *u, unsigned cell) {
    if (set_has(&p->last.touched, cell))
        return;
    u->cells[u->ncells].cell = (uint8_t)cell;
    u->cells[u->ncells++].before = p->cell[cell];
    set_add(&p->last.touched, cell);
}

/* Changes one cell, its sets and the key. */
static void change_cell(Pos *p, Undo *u, unsigned cell, Piece what) {
    log_cell(p, u, cell);
    pos_put(p, (Sq)cell, what);
}

/* Lists the piece on a cell, if there is one, as captured; where the list is full, not. */
static void catch_piece(Pos *p, unsigned cell) {
    Event *last = &p->last;
    Piece x = p->cell[cell];
    int i = 0;
    if (!piece_is(x))
        return;
    while (i < last->ncaught &&
           (last->caught[i].piece != x || last->caught[i].times == UINT8_MAX))
        i++;
    if (i == CAUGHT_MAX)
        return;
    if (i == last->ncaught)
        last->caught[last->ncaught++] = (Caught){x, 0};
    last->caught[i].times++;
}

/* A move while it is made. */
typedef struct Making {
    Pos *pos;
    Undo *undo;
    const int32_t *roll; /* the numbers thrown, or NULL */
    /* True for the move itself, not for a throw nor for what follows: the walks it does
    ** (FX_ALL) are found with the brief variables as they were before it, except those in
    ** `set`. */
    bool recalls;
    uint64_t set; /* the variables that this move has set: a bit for each */
} Making;

static void set_var(Making *m, unsigned var, int64_t value) {
    trigger_set(m->pos, m->undo, (int)var, value);
    m->set |= (uint64_t)1 << var;
}

/* ---- effects: do_NAME() for each row of effects.def, on the cells a and b ---- */

/* True if a royal man on b stops the piece on a, because that is led along by the move of
** another piece, or by a throw. (The piece that makes the move itself is not stopped.) */
static bool is_spared(const Pos *p, unsigned a, unsigned b) {
    bool led = p->last.chance || !(p->last.somewhere && p->last.from == a);
    return set_has(&p->royal, b) && led;
}

static void do_MOVE(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx;
    if (a == b || !piece_is(m->pos->cell[a]) || m->pos->cell[b] == PIECE_HOLE ||
        is_spared(m->pos, a, b))
        return;
    catch_piece(m->pos, b);
    log_cell(m->pos, m->undo, a);
    log_cell(m->pos, m->undo, b);
    pos_carry(m->pos, (Sq)a, (Sq)b);
}

static void do_SWAP(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx;
    Piece goes = m->pos->cell[a], comes = m->pos->cell[b];
    change_cell(m->pos, m->undo, a, comes);
    change_cell(m->pos, m->undo, b, goes);
}

static void do_TAKE(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx, (void)b;
    if (!piece_is(m->pos->cell[a]) || set_has(&m->pos->royal, a))
        return;
    catch_piece(m->pos, a);
    change_cell(m->pos, m->undo, a, PIECE_NONE);
}

static void do_PUT(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)b;
    change_cell(m->pos, m->undo, a, game_piece(m->pos->game, fx->var, fx->kind));
}

/* Where a turn puts down several men, the first counts as the piece that moved. */
static void do_DROP(Making *m, const Effect *fx, unsigned a, unsigned b) {
    Event *last = &m->pos->last;
    do_PUT(m, fx, a, b);
    if (last->chance)
        return;
    last->dropped |= (KindSet)1 << fx->kind;
    if (piece_is(last->piece))
        return;
    last->piece = m->pos->cell[a];
    last->somewhere = true;
    last->from = last->to = (uint8_t)a;
}

/* Replaces the piece on a, if there is one, by one of the given owner and kind. */
static void recast(Making *m, unsigned a, int owner, int kind) {
    if (piece_is(m->pos->cell[a]))
        change_cell(m->pos, m->undo, a, game_piece(m->pos->game, owner, kind));
}

static void do_BECOME(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)b;
    if (piece_is(m->pos->cell[a]))
        recast(m, a, pos_owner(m->pos, (Sq)a), fx->kind);
}

static void do_CONVERT(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx, (void)b;
    recast(m, a, m->pos->last.mover, m->pos->game->kind[m->pos->cell[a]]);
}

static void do_UNMAKE(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx, (void)b;
    change_cell(m->pos, m->undo, a, PIECE_HOLE);
}

static void do_MAKE(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx, (void)b;
    change_cell(m->pos, m->undo, a, PIECE_NONE);
}

static void do_MARK(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)b;
    set_var(m, fx->var, (int64_t)a + 1);
}

static int64_t value_of(const Making *m, const Effect *fx) {
    Scope s = scope_of(m->pos);
    s.me = m->pos->last.mover;
    s.roll = m->roll;
    return scope_value(&s, fx->expr);
}

static void do_SET(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)a, (void)b;
    set_var(m, fx->var, value_of(m, fx));
}

static void do_ADD(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)a, (void)b;
    set_var(m, fx->var, saturate_add(m->pos->var[fx->var], value_of(m, fx)));
}

static void do_CLASH(Making *m, const Effect *fx, unsigned a, unsigned b) {
    set_var(m, fx->var, (int64_t)a + 1);
    set_var(m, fx->var + 1u, (int64_t)b + 1);
}

static void do_CALL(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)m, (void)fx, (void)a, (void)b;
}

/* What a cell held before the move. */
static Piece held_before(const Making *m, unsigned cell) {
    for (int i = 0; i < m->undo->ncells; i++)
        if (m->undo->cells[i].cell == cell)
            return m->undo->cells[i].before;
    return m->pos->cell[cell];
}

/* A man who has stayed on his cell counts as what he was before the move, whatever he has
** become since. */
static void do_CAPTOR(Making *m, const Effect *fx, unsigned a, unsigned b) {
    (void)fx, (void)b;
    Event *last = &m->pos->last;
    bool stayed = last->from == a && last->to == a && piece_is(held_before(m, a));
    last->piece = stayed ? held_before(m, a) : m->pos->cell[a];
    last->captor = piece_is(last->piece) ? m->pos->game->owner[last->piece] : last->mover;
}

static void do_ALL(Making *m, const Effect *fx, unsigned a, unsigned b);
static void do_TAKE_ALL(Making *m, const Effect *fx, unsigned a, unsigned b);

static void (*const effect_of[FX_KINDS])(Making *m, const Effect *fx, unsigned a,
                                         unsigned b) = {
#define FX(name, cells, with, does, is, says) do_##name,
#include "vm/model/effects.def"
#undef FX
};

/* On the meter of a game that is being loaded: instructions for each cell that an act
** falls on. */
enum { ACT_COST = 12 };

/* Gives the brief variables that the move has not set itself the values they had before it, as
** the conditions of its own walk saw them. Returns which: a bit for each. Key and log stay as
** they are; forget_again() puts the start values back. */
static uint64_t recall_brief(const Making *m) {
    const Game *g = m->pos->game;
    uint64_t recalled = 0;
    for (int i = 0; i < g->nbrief; i++) {
        int var = g->brief[i];
        if (!((m->undo->touched & ~m->set) >> var & 1))
            continue;
        m->pos->var[var] = m->undo->before[var];
        recalled |= (uint64_t)1 << var;
    }
    return recalled;
}

static void forget_again(Pos *p, uint64_t recalled) {
    for (; recalled; recalled &= recalled - 1) {
        int var = __builtin_ctzll(recalled);
        p->var[var] = p->game->vars[var].start;
    }
}

/* Does all that the walks of a query from `starts` do. The cells on which its acts fall are all
** found before the first act is done. True if any act fell on any cell. */
static bool do_walks(Making *m, const Scope *s, int query, CellSet starts) {
    QueryAct act[QUERY_ACTS_MAX];
    bool any = false;
    uint64_t recalled = m->recalls ? recall_brief(m) : 0;
    int n = query_acts(s, query, starts, scope_where, act);
    forget_again(m->pos, recalled);
    game_charge(m->pos->game, ASK_COST);
    for (int i = 0; i < n; i++) {
        Effect one = act_effect(&m->pos->game->acts[act[i].act]);
        game_charge(m->pos->game, ACT_COST * (int64_t)set_count(act[i].on));
        while (!set_empty(act[i].on)) {
            unsigned cell = set_pop(&act[i].on);
            effect_of[one.fx](m, &one, cell, cell);
            any = true;
        }
    }
    return any;
}

static void do_ALL(Making *m, const Effect *fx, unsigned a, unsigned b) {
    Scope s = scope_at_cell(m->pos, m->pos->last.mover, (Sq)a);
    (void)b;
    s.roll = m->roll;
    do_walks(m, &s, fx->var, set_of(a));
}

static void do_TAKE_ALL(Making *m, const Effect *fx, unsigned a, unsigned b) {
    do_ALL(m, fx, a, b);
}

/* ---- moves and throws ---- */

/* Both return which variables the move has set: a bit for each. */
static uint64_t do_deeds(Pos *p, Undo *u, const Deeds *d) {
    Making making = {.pos = p, .undo = u, .recalls = true};
    for (int i = 0; i < d->n; i++)
        effect_of[d->at[i].fx.fx](&making, &d->at[i].fx, d->at[i].a, d->at[i].b);
    return making.set;
}

static uint64_t do_effects(Pos *p, Undo *u, Move m, const int32_t *roll) {
    const Shape *shape = &p->game->shapes[move_shape(m)];
    Making making = {.pos = p, .undo = u, .roll = roll, .recalls = !roll};
    for (int i = 0; i < shape->nfx; i++) {
        const Effect *fx = &shape->fx[i];
        effect_of[fx->fx](&making, fx, move_cell(m, fx->a), move_cell(m, fx->b));
    }
    return making.set;
}

/* Begins a log. All of it that is read before it is written: most is never touched. */
static void undo_begin(Undo *u) {
    u->ncells = 0;
    u->npaid = 0;
    u->touched = 0;
}

void pos_apply_deed(Pos *p, const Deed *d) {
    Undo unused;
    undo_begin(&unused);
    Event last = p->last;
    Making making = {.pos = p, .undo = &unused};
    p->last = (Event){.mover = p->side};
    effect_of[d->fx.fx](&making, &d->fx, d->a, d->b);
    p->last = last;
}

/* Sets a variable back to its start value. */
static void forget(Pos *p, Undo *u, int var) {
    if (p->var[var] != p->game->vars[var].start)
        trigger_set(p, u, var, p->game->vars[var].start);
}

/* Sets back the marks of every throw that is not due and cannot follow the one that is
** (Chance.kept): they mean nothing now. */
static void forget_marks(Pos *p, Undo *u) {
    const Game *g = p->game;
    uint64_t left = g->marks;
    if (left && p->chance)
        left &= ~g->chances[p->chance - 1].kept;
    for (; left; left &= left - 1)
        forget(p, u, __builtin_ctzll(left));
}

void pos_start_from(const Game *g, int first, uint64_t carried, const int32_t *var, Pos *p) {
    pos_clear(g, p);
    for (int i = 0; i < g->graph.ncells; i++)
        if (g->start[i] != PIECE_NONE)
            pos_put(p, (Sq)i, g->start[i]);
    for (int i = 0; i < g->nvars; i++)
        if (carried >> i & 1)
            pos_set_var(p, i, var[i]);
    pos_set_side(p, first);
    triggers_start(p);
    pos_set_chance(p, chance_due(p, 0));
    forget_marks(p, &(Undo){0});
}

void pos_start(const Game *g, Pos *p) {
    pos_start_from(g, g->first, 0, NULL, p);
}

/* Pos.was for the move to come: the conditions that rules and triggers will ask about the
** position before it. */
static uint32_t judge_was(const Pos *p) {
    Scope s = scope_of(p);
    s.me = p->side;
    uint32_t was = 0;
    for (int i = 0; i < p->game->nwas; i++)
        was |= (uint32_t)scope_holds(&s, p->game->was[i]) << i;
    return was;
}

/* Replaces the last event by a new one, of the player to move. from, to: those of the
** piece that makes the move; where no piece `acts`, a cell on which something is done;
** SQ_NONE: none. */
static void begin_event(Pos *p, Sq from, Sq to, bool acts) {
    static const Event nothing; /* copied: the code that compilers emit to clear it is slower */
    Event *last = &p->last;
    *last = nothing;
    last->moved = true;
    last->mover = last->captor = p->side;
    if (from == SQ_NONE)
        return;
    last->somewhere = true;
    last->from = (uint8_t)from;
    last->to = (uint8_t)to;
    if (!acts)
        return;
    last->piece = p->cell[last->from];
    if (piece_is(last->piece))
        last->captor = p->game->owner[last->piece];
}

/* Raises a player's copy of the variable whose copies begin at `first` (-1: there is none). */
static void count_more(Pos *p, Undo *u, int first, int player, int more) {
    if (first >= 0 && player < p->game->nplayers)
        trigger_set(p, u, first + player, p->var[first + player] + more);
}

/* Every piece that was taken raises the count of its owner's losses (Kind.holding, unless that
** is a hand) and of the captor's gains (Kind.gains), where there are such. */
static void count_lost(Pos *p, Undo *u) {
    const Game *g = p->game;
    for (int i = 0; i < p->last.ncaught; i++) {
        Piece x = p->last.caught[i].piece;
        int times = p->last.caught[i].times;
        const Kind *kind = &g->kinds[g->kind[x]];
        if (!kind->in_hand)
            count_more(p, u, kind->holding, g->owner[x], times);
        count_more(p, u, kind->gains, p->last.captor, times);
    }
}

static void fire_captures(Pos *p, Undo *u, const int32_t *roll) {
    if (p->last.ncaught == 0)
        return;
    count_lost(p, u);
    triggers_fire(p, u, AT_CAPTURE, roll);
}

/* The player whose turn comes next. Each is asked once whether he is passed over; where all
** are, nobody is. */
static int who_is_next(const Pos *p) {
    const Game *g = p->game;
    int next = game_next(g, p->side);
    Scope s = scope_of(p);
    for (int i = 0; i < g->nplayers && g->decree[DECREE_SKIP].n;
         i++, next = game_next(g, next)) {
        s.me = next;
        if (!scope_decrees(&s, DECREE_SKIP))
            break;
    }
    return next;
}

/* Event.again after the player's move: how often he has moved in this turn, if he is to move
** again, else 0. `before` is its value before the move. */
static uint8_t moves_again(const Pos *p, uint8_t before) {
    if (p->game->decree[DECREE_AGAIN].n == 0 || before + 1 >= AGAIN_MAX)
        return 0;
    Scope s = scope_of(p);
    return scope_decrees(&s, DECREE_AGAIN) ? (uint8_t)(before + 1) : 0;
}

/* After a move or a throw: finds the throw that is due now (from number from_chance on), unless
** the game is over. Where none is, the player moves again or the turn ends. */
static void go_on(Pos *p, Undo *u, int from_chance, const int32_t *roll) {
    const Game *g = p->game;
    int due = from_chance < g->nchances ? chance_due(p, from_chance) : 0;
    if (due && (p->last.decided = (uint16_t)rules_decided(p)))
        due = 0;
    pos_set_chance(p, due);
    p->last.again = due ? u->last.again : moves_again(p, u->last.again);
    p->last.open = due || p->last.again;
    forget_marks(p, u);
    if (p->last.open)
        return;
    triggers_fire(p, u, AT_TURN, roll);
    forget_marks(p, u);
    pos_set_side(p, who_is_next(p));
}

/* Begins the event of a short move. */
static void begin_short(Pos *p, Move m) {
    const Shape *s = &p->game->shapes[move_shape(m)];
    Sq from = s->from == NO_SLOT ? SQ_NONE : (Sq)move_cell(m, s->from);
    begin_event(p, from, s->to == NO_SLOT ? from : (Sq)move_cell(m, s->to), s->acts);
}

/* Sets the brief variables back, before a move's own effects. */
static void forget_brief(Pos *p, Undo *u) {
    const Game *g = p->game;
    for (int i = 0; i < g->nbrief; i++)
        forget(p, u, g->brief[i]);
}

static uint64_t do_long(Pos *p, Undo *u, Move m) {
    Deeds deeds;
    move_deeds(p, m, &deeds);
    begin_event(p, deeds.from, deeds.to, deeds.acts);
    forget_brief(p, u);
    return do_deeds(p, u, &deeds);
}

static uint64_t do_short(Pos *p, Undo *u, Move m) {
    begin_short(p, m);
    p->last.passed = p->game->shapes[move_shape(m)].nfx == 0;
    forget_brief(p, u);
    return do_effects(p, u, m, NULL);
}

/* What the move itself does: begins its event, forgets the brief variables, and does its
** effects. Returns which variables these have set: a bit for each. */
static uint64_t do_move(Pos *p, Undo *u, Move m) {
    return (move_is_long(m) ? do_long : do_short)(p, u, m);
}

void pos_apply(Pos *p, Move m) {
    const Game *g = p->game;
    Undo u;
    undo_begin(&u);
    Event last = p->last;
    uint64_t set = do_move(p, &u, m);
    p->last = last;
    for (int i = 0; i < g->nbrief; i++)
        if ((u.touched & ~set) >> g->brief[i] & 1)
            pos_set_var(p, g->brief[i], u.before[g->brief[i]]);
}

/* FOLLOWS_MOST: a follow that repeats stops after this many times, or earlier when the position
** no longer changes. */
static void do_follows(Pos *p, Undo *u) {
    enum { FOLLOWS_MOST = SQ_MAX };
    const Game *g = p->game;
    Making making = {.pos = p, .undo = u};
    for (int i = 0; i < g->nfollows; i++) {
        const Follow *f = &g->follows[i];
        bool more = f->player == p->side;
        for (int times = 0; more && times < FOLLOWS_MOST; times++) {
            Scope s = scope_at_cell(p, p->side, SQ_NONE);
            CellSet starts = f->from ? scope_where(&s, f->from, g->board) : g->board;
            uint64_t before = p->key;
            more = do_walks(&making, &s, f->walk, starts) && f->again && p->key != before;
        }
    }
}

static void make_move(Pos *p, Move m, Undo *u) {
    if (p->game->nwas)
        p->was = judge_was(p);
    do_move(p, u, m);
    p->last.began = u->last.open ? u->last.began : u->key;
    do_follows(p, u);
    if (p->game->rows)
        rows_note(p, u->rowless);
    fire_captures(p, u, NULL);
    triggers_fire(p, u, AT_CHANGE, NULL);
    triggers_fire(p, u, AT_MOVE, NULL);
    go_on(p, u, 0, NULL);
}

static void make_throw(Pos *p, Move m, Undo *u) {
    const Game *g = p->game;
    int chance = p->chance;
    const Chance *c = &g->chances[chance - 1];
    const int32_t *roll = c->outcome[move_outcome(m)].roll;
    Move effect = chance_effect(p, m);
    bool passed = p->last.passed;
    begin_short(p, effect);
    p->last.passed = passed;
    p->last.chance = true;
    p->last.began = u->last.open ? u->last.began : u->key;
    do_effects(p, u, effect, roll);
    fire_captures(p, u, roll);
    triggers_fire(p, u, AT_CHANGE, roll);
    for (int i = 0; i < c->nmarks; i++)
        forget(p, u, c->marks[i]);
    if (!c->opening) {
        go_on(p, u, chance, roll);
        return;
    }
    p->last = u->last;
    pos_set_chance(p, chance_due(p, chance));
    forget_marks(p, u);
}

void pos_make(Pos *p, Move m, Undo *u) {
    u->key = p->key;
    u->side = p->side;
    u->chance = p->chance;
    u->was = p->was;
    u->rowless = p->rowless;
    u->last = p->last;
    undo_begin(u);
    if (move_is_throw(m))
        make_throw(p, m, u);
    else
        make_move(p, m, u);
    assert(p->key == pos_key(p));
}

void pos_try(Pos *p, Move m, Undo *u) {
    assert(!move_is_throw(m));
    pos_make(p, m, u);
    u->tried = (Tried){u->key, p->tried};
    p->tried = &u->tried;
}

void pos_untry(Pos *p, const Undo *u) {
    p->tried = u->tried.within;
    pos_unmake(p, u);
}

void pos_unmake(Pos *p, const Undo *u) {
    for (uint64_t left = u->touched; left; left &= left - 1) {
        int var = __builtin_ctzll(left);
        p->var[var] = u->before[var];
    }
    for (int i = u->ncells; i-- > 0;)
        pos_put_back(p, u->cells[i].cell, u->cells[i].before);
    p->key = u->key;
    p->side = u->side;
    p->chance = u->chance;
    p->was = u->was;
    p->rowless = u->rowless;
    p->last = u->last;
    assert(p->key == pos_key(p));
}
