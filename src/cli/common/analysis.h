/*
** analysis.h -- judging the moves of a match: how good each was, and what was better.
*/
#ifndef STEPWISE_CLI_COMMON_ANALYSIS_H
#define STEPWISE_CLI_COMMON_ANALYSIS_H

#include "cli/terminal/interrupt.h"
#include "stepwise.h"

/* How bad a move is, by what it loses of the best one's score (sw_Report.score:
** hundredths of the least piece's value): from 50 it is an inaccuracy, from 100 a
** mistake, from 300 a blunder. */
typedef enum Grade { GRADE_GOOD, GRADE_INACCURACY, GRADE_MISTAKE, GRADE_BLUNDER } Grade;

/* What was found about one move of the match. The texts live during the call of JudgedFn. */
typedef struct Judged {
    int ply, mover;
    const char *move, *value;      /* the move played, and its score: "+1.25 for Black" */
    const char *best, *best_value; /* the best move, which may be the one played */
    const char *line;              /* the moves expected, beginning with the best */
    int score, best_score;         /* as sw_Report.score, from the mover's side */
    Grade grade;
} Judged;
typedef void JudgedFn(void *ctx, const Judged *j);

/* Judges all moves of m, made and undone: searches each position within the limits, and writes
** what it finds into the comment of the position after the move, as "[analysis: +0.50 for
** Black]" or "[analysis: mistake, -1.20 for Black; better d1-c4 (+0.50 for Black): d1-c4 ...]".
** That replaces what an earlier analysis wrote there, or else follows the comment there. The
** match is otherwise left as it is. Calls fn, unless it is NULL, after each judged move. Stops
** once interrupt->seen is true; interrupt may be NULL. Returns the number of moves judged: a
** move is not judged if the search finds none, or if it is not among the legal moves. */
int analysis_of(sw_Engine *e, sw_Match *m, const sw_Limits *limits, const Interrupt *interrupt,
                JudgedFn *fn, void *ctx);
/* "inaccuracy", "mistake", "blunder"; "" for a good move. */
const char *grade_text(Grade g);

#endif
