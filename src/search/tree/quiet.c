/*
** quiet.c -- finds what quiet moves would have to touch, and whether one does.
*/
#include "quiet.h"

/* Finds the other player's only royal man, and what a move must touch to attack him. */
static void find_aims(const Search *s, Quiet *q) {
    const Pos *p = &s->pos;
    q->aimed = true;
    q->aims = false;
    CellSet royals = set_and(p->royal, p->men[game_next(s->game, p->side)]);
    if (!set_single(royals))
        return;
    q->royal = (Sq)set_pop(&royals);
    q->aims = pos_lines(p, p->side, q->royal, &q->lines);
}

static bool is_unseen(const Search *s, Quiet *q, Sq from, Sq to) {
    const Game *g = s->game;
    if (!g->royal)
        return false;
    if (!q->aimed)
        find_aims(s, q);
    return q->aims && !set_has(&q->lines.leave, from) && !set_has(&q->lines.enter, to) &&
           !set_has(game_reach(g, g->reach.takes, s->pos.cell[from], q->royal), to);
}

/* Whether the position after the move surely never occurred. */
static bool is_new(const Search *s, const Foresight *f, Sq from, Sq to) {
    return f->keyed && !set_has(&f->zone, from) && !set_has(&f->zone, to) &&
           !history_may_have(&s->history, pos_key_led(&s->pos, from, to));
}

static bool goes_on(const Search *s, Quiet *q, Sq from, Sq to) {
    if (!q->judged)
        foresee(&s->pos, &q->foresight);
    q->judged = true;
    return q->foresight.goes_on &&
           (!q->foresight.repeats || is_new(s, &q->foresight, from, to));
}

QuietFacts quiet_facts(Search *s, int ply, Move m) {
    Quiet *q = &s->ply[ply].quiet;
    Sq from, to;
    if (!s->foresees || !foresee_is_quiet(&s->pos, m, &from, &to))
        return (QuietFacts){false, false};
    return (QuietFacts){is_unseen(s, q, from, to), goes_on(s, q, from, to)};
}
