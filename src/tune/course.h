/*
** course.h -- a game that the program plays by itself, throws and random moves included.
**
**     course_init(&s, g, seed, number);
**     for (course_begin(&s); course_goes_on(&s);)
**         course_step(&s, ...a legal move of s.pos...);
**     Result r = course_result(&s);
*/
#ifndef STEPWISE_TUNE_COURSE_H
#define STEPWISE_TUNE_COURSE_H

#include "base/rng.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"

typedef struct Course {
    const Game *game;
    Pos pos;
    History history; /* pos points to it, so a Course must not be copied */
    Rng rng;         /* for random moves and throws */
    Moves room;      /* scratch of moves_pick() */
    Result result;   /* as judged last */
    int plies;       /* moves made, passes included, throws not */
} Course;

/* All that is random follows from the seed and the game's number. Borrows g, which must
** outlive the Course. course_begin() must come next. */
void course_init(Course *s, const Game *g, uint64_t seed, int number);
void course_free(Course *s);
/* Sets up the start. Called again, it begins a game in which chance draws other numbers. */
void course_begin(Course *s);
/* Throws what is due. False if a rule has ended the game, or if there is no move. */
bool course_goes_on(Course *s);
/* Makes a legal move. No throw may be due. */
void course_step(Course *s, Move m);
/* Makes that many random moves, or fewer if the game ends; returns course_goes_on(). */
bool course_scramble(Course *s, int plies);
/* How the game has ended: VERDICT_NONE if it has not. Throws what is due. */
Result course_result(Course *s);

#endif
