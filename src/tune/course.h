/*
** course.h -- one game that the program plays through by itself, with what goes by chance in it.
**
**     course_init(&s, g, seed, number);
**     for (course_begin(&s); course_goes_on(&s);)
**         course_step(&s, ...a legal move of s.pos...);
**     Result r = course_result(&s);
*/
#ifndef STEPWISE_COURSE_H
#define STEPWISE_COURSE_H

#include "base/rng.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"

typedef struct Course {
    const Game *game;
    Pos pos;
    History history; /* of pos, which borrows it: a Course is not copied */
    Rng rng;         /* of opening moves and throws */
    Moves room;
    Result result;
    int plies; /* moves since the beginning, passes among them, without throws */
} Course;

/* All that goes by chance follows from the seed and the game's number. The Course borrows g. */
void course_init(Course *s, const Game *g, uint64_t seed, int number);
void course_free(Course *s);
/* The position in which the game starts. */
void course_begin(Course *s);
/* Throws whatever is due. False where a rule has ended the game, or there is no move. */
bool course_goes_on(Course *s);
void course_step(Course *s, Move m);
/* So many moves at random; returns course_goes_on(). */
bool course_scramble(Course *s, int plies);
/* How the game has ended, if it has. */
Result course_result(Course *s);

#endif
