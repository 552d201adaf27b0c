/*
** cond_last.c -- conditions and numbers about what has just happened: the last move, a throw.
*/
#include "cond_rows.h"

static bool owned_by(const Scope *s, Piece x, int who) {
    const Game *g = s->pos->game;
    return is_anyone(who) ? g->owner[x] != g->nplayers : g->owner[x] == scope_player(s, who);
}

/* ---- the last move ---- */

/* The number, or the value, of the pieces that the last move took; in a trigger that is fired
** for each of them, of that one alone. */
static int64_t sum_caught(const Scope *s, const Cond *c, bool values) {
    const Event *last = &s->pos->last;
    const Game *g = s->pos->game;
    int64_t sum = 0;
    for (int i = 0; i < last->ncaught; i++) {
        Piece x = last->caught[i].piece;
        int times = s->caught < 0 ? last->caught[i].times : s->caught == i;
        if (owned_by(s, x, c->who) && in_kinds(g, x, c->arg))
            sum += times * (values ? piece_value(g, x) : 1);
    }
    return sum;
}

int64_t one_CAPTURED(const Scope *s, const Cond *c) {
    return s->pos->last.ncaught ? sum_caught(s, c, false) : 0;
}

int64_t one_LOOT(const Scope *s, const Cond *c) {
    return sum_caught(s, c, true);
}

int64_t one_CAPTOR(const Scope *s, const Cond *c) {
    Piece x = s->pos->last.piece;
    return piece_is(x) && in_kinds(s->pos->game, x, c->arg);
}

int64_t one_DROPPED(const Scope *s, const Cond *c) {
    return (s->pos->last.dropped & s->pos->game->kindsets[c->arg]) != 0;
}

int64_t one_CAPTOR_WORTH(const Scope *s, const Cond *c) {
    (void)c;
    return piece_value(s->pos->game, s->pos->last.piece);
}

int64_t one_LANDED(const Scope *s, const Cond *c) {
    const Event *last = &s->pos->last;
    return piece_is(last->piece) && set_has(&s->pos->game->zones[c->arg], last->to);
}

int64_t one_PASSED(const Scope *s, const Cond *c) {
    (void)c;
    return s->pos->last.passed;
}

int64_t one_BY_CHANCE(const Scope *s, const Cond *c) {
    (void)c;
    return s->pos->last.chance;
}

int64_t one_MOVER(const Scope *s, const Cond *c) {
    const Event *last = &s->pos->last;
    return last->moved && last->mover == scope_player(s, c->who);
}

int64_t one_ASKED_AS(const Scope *s, const Cond *c) {
    return s->me == scope_player(s, c->who);
}

int64_t one_WAS(const Scope *s, const Cond *c) {
    return s->pos->was >> c->more & 1;
}

int64_t one_UNCHANGED(const Scope *s, const Cond *c) {
    (void)c;
    return pos_is_as_began(s->pos);
}

int64_t one_TOUCHED(const Scope *s, const Cond *c) {
    return set_meets(s->pos->last.touched, s->pos->game->zones[c->arg]);
}

/* ---- a throw ---- */

int64_t one_WORTH_AT(const Scope *s, const Cond *c) {
    int64_t cell = one_VAR(s, c);
    return cell > 0 ? piece_value(s->pos->game, s->pos->cell[cell - 1]) : 0;
}

int64_t one_ROLL(const Scope *s, const Cond *c) {
    return s->roll ? s->roll[c->arg] : 0;
}
