/*
** course.c -- makes moves for good, and keeps the keys of positions for repetitions.
*/
#include "course.h"

#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"

void course_init(Course *s, const Game *g, uint64_t seed, int number) {
    *s = (Course){.game = g};
    rng_seed(&s->rng, rng_mix(seed) ^ (uint64_t)number);
}

void course_free(Course *s) {
    moves_free(&s->room);
    history_free(&s->history);
}

void course_begin(Course *s) {
    pos_start(s->game, &s->pos);
    history_clear(&s->history);
    pos_lend(&s->pos, &s->history);
    s->plies = 0;
}

bool course_goes_on(Course *s) {
    Undo unused;
    for (;;) {
        s->result = rules_judge(&s->pos, &s->history, -1);
        if (s->result.verdict != VERDICT_NONE || !s->pos.chance)
            break;
        pos_make(&s->pos, chance_draw(&s->pos, &s->rng), &unused);
    }
    return s->result.verdict == VERDICT_NONE && moves_any(&s->pos);
}

void course_step(Course *s, Move m) {
    Undo u;
    pos_make(&s->pos, m, &u);
    history_add(&s->history, u.key);
    s->plies++;
}

bool course_scramble(Course *s, int plies) {
    Move m;
    for (int i = 0; i < plies && course_goes_on(s); i++)
        if (moves_pick(&s->pos, &s->rng, &s->room, &m))
            course_step(s, m);
    return course_goes_on(s);
}

Result course_result(Course *s) {
    if (!course_goes_on(s) && s->result.verdict == VERDICT_NONE)
        s->result = rules_judge(&s->pos, &s->history, 0);
    return s->result;
}
