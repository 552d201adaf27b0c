/*
** study.h -- games of the program against itself, for what they say of the rules.
**
** How long they last, how many moves there are to choose from, who wins and by what rule:
** from the start of the game, or with one man less. A game is a pure function of the Game,
** the plan and its number.
*/
#ifndef STEPWISE_TUNE_STUDY_H
#define STEPWISE_TUNE_STUDY_H

#include "base/str.h"
#include "vm/model/position.h"

/* The plan of a study. */
typedef struct Study {
    /* Positions searched for each move, by the searcher that plays the game (searcher_for),
    ** with untuned weights. 0: moves are random. */
    uint64_t nodes;
    uint64_t seed;
    int opening, plies; /* random moves first; plies at most, these included */
    int kind, player;   /* a man of that kind of the player's is removed first; kind -1: none */
} Study;

/* Plays game `number` and adds a line to out, without a line end. Its fields, with tabs
** between, are the game's number; the winner (1: the first player), "=" for a draw or "-" if
** it has not ended; what each player got of the point, in POINT_PARTS, with blanks between;
** the plies; in how many positions a move was chosen; how many legal moves these had
** together; the `means` of the rule that ended it, or else its words. (Where a lone player has
** lost, the winner is the number after his.) Returns false, and adds nothing, if the player has
** no such man. */
bool study_write(const Game *g, const Study *how, int number, Str *out);

#endif
