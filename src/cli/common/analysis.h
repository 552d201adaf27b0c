/*
** analysis.h -- a match gone through: what each move was worth, and what would have been better.
*/
#ifndef STEPWISE_ANALYSIS_H
#define STEPWISE_ANALYSIS_H

#include "cli/terminal/interrupt.h"
#include "cli.h"

/* By how much a move is worse than the best, in hundredths of the least piece's value. */
typedef enum Grade { GRADE_GOOD, GRADE_INACCURACY, GRADE_MISTAKE, GRADE_BLUNDER } Grade;

/* A move of the match. Texts live while it is told. */
typedef struct Judged {
    int ply, mover;
    const char *move, *value;      /* as it was played */
    const char *best, *best_value; /* the same move where it was the best */
    const char *line;              /* what would follow the best */
    int score, best_score;         /* for who moved */
    Grade grade;
} Judged;
typedef void JudgedFn(void *ctx, const Judged *j);

/* Goes through all moves of m, made and undone, looks at each position within the limits, and puts
** what it finds behind each move as a comment, "[analysis: ...]", after what is said there already and
** in the place of what an analysis has said there before. fn may be NULL. How many
** moves were judged; those that a throw made, or that came after Ctrl-C, are not. */
int analysis_of(sw_Engine *e, sw_Match *m, const sw_Limits *limits, const Interrupt *interrupt,
                JudgedFn *fn, void *ctx);
/* "inaccuracy"; "" for a good move. */
const char *grade_text(Grade g);

#endif
