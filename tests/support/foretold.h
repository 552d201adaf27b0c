/*
** foretold.h -- checks predictions about quiet moves against the positions they lead to.
**
** foretold_holds() makes every quiet move of s->legal and compares the resulting position with
** what foresee.h and pos_lines() predicted. Zero a Foretold once; it counts the predictions
** made.
*/
#ifndef STEPWISE_TESTS_SUPPORT_FORETOLD_H
#define STEPWISE_TESTS_SUPPORT_FORETOLD_H

#include "holds.h"
#include "vm/meaning/foresee.h"

/* FORETOLD_MEN: enemy pieces whose attackers are predicted. */
enum { FORETOLD_MEN = 6 };

typedef struct Foretold {
    Foresight of;
    int nmen;
    Sq man[FORETOLD_MEN]; /* enemies that nobody attacks */
    Lines lines[FORETOLD_MEN];
    long goes_on, unseen; /* predictions: the game goes on; a piece is not attacked */
} Foretold;

static inline void foretold_begin(const Holds *s, Foretold *f) {
    const Pos *p = &s->pos;
    foresee(p, &f->of);
    f->nmen = 0;
    for (CellSet men = p->men[game_next(s->game, p->side)];
         !set_empty(men) && f->nmen < FORETOLD_MEN;) {
        Sq man = (Sq)set_pop(&men);
        f->man[f->nmen] = man;
        f->nmen += pos_lines(p, p->side, man, &f->lines[f->nmen]);
    }
}

/* Could a move from one cell to another attack the i-th of those pieces? */
static inline bool foretold_may_attack(const Holds *s, const Foretold *f, int i, Sq from,
                                       Sq to) {
    return set_has(&f->lines[i].leave, from) || set_has(&f->lines[i].enter, to) ||
           set_has(game_reach(s->game, s->game->reach.takes, s->pos.cell[from], f->man[i]), to);
}

/* Checks s->pos, the position after a move from `from` to `to` in `before`. */
static inline bool foretold_of(Holds *s, Foretold *f, const Pos *before, Sq from, Sq to) {
    uint64_t key = pos_key_led(before, from, to);
    bool keyed = f->of.keyed && !set_has(&f->of.zone, from) && !set_has(&f->of.zone, to);
    if (keyed && key != s->pos.key)
        return holds_wrong(s, "another key than was foretold");
    bool tells =
        f->of.goes_on && (!f->of.repeats || (keyed && !history_may_have(&s->history, key)));
    f->goes_on += tells;
    if (tells && rules_judge_early(&s->pos, &s->history).verdict != VERDICT_NONE)
        return holds_wrong(s, "it was foretold that the game goes on");
    return true;
}

static inline bool foretold_attacks(Holds *s, Foretold *f, const bool *may, int player) {
    for (int i = 0; i < f->nmen; i++) {
        f->unseen += !may[i];
        if (!may[i] && !set_empty(pos_attackers(&s->pos, player, f->man[i])))
            return holds_wrong(s, "it was foretold that nobody attacks %s",
                               s->game->graph.cell_name[f->man[i]]);
    }
    return true;
}

static inline bool foretold_move(Holds *s, Foretold *f, Move m) {
    Pos before = s->pos;
    Undo u;
    Sq from, to;
    bool may[FORETOLD_MEN], fine;
    if (!foresee_is_quiet(&s->pos, m, &from, &to))
        return true;
    for (int i = 0; i < f->nmen; i++)
        may[i] = foretold_may_attack(s, f, i, from, to);
    pos_make(&s->pos, m, &u);
    history_add(&s->history, u.key);
    fine = foretold_of(s, f, &before, from, to) && foretold_attacks(s, f, may, before.side);
    s->pos = before;
    history_drop(&s->history);
    if (fine)
        return true;
    str_clear(&s->text);
    str_add(&s->text, s->wrong);
    str_add(&s->text, ", of ");
    move_write(&s->pos, m, 0, &s->text);
    return holds_wrong(s, "%.500s", str_text(&s->text));
}

static inline bool foretold_holds(Holds *s, Foretold *f) {
    if (!foresee_can(s->game))
        return true;
    foretold_begin(s, f);
    for (size_t i = 0; i < s->legal.n; i++)
        if (!foretold_move(s, f, s->legal.at[i]))
            return false;
    return true;
}

#endif
