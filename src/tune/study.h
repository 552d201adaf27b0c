/*
** study.h -- a game played by the program against itself, for what it says of the rules.
**
** How long it lasts, how many moves there are to choose from, who wins and by what: with as many men as
** the definition sets up, or with one less. A game is a pure function of the Game, the plan and its number.
*/
#ifndef STEPWISE_STUDY_H
#define STEPWISE_STUDY_H

#include "base/str.h"
#include "vm/model/position.h"

typedef struct Study {
    uint64_t
        nodes; /* positions searched for each move, by the searcher that plays the game, untuned; 0:
                    ** moves at random */
    uint64_t seed;
    int opening, plies; /* moves at random; plies at most */
    int kind, player;   /* whose man of which kind is taken away before; -1: none */
} Study;

/* Adds a line without its end, tabs between: the game's number; the number of the player who wins, from 1
** on, "=" for a draw, "-" where it has not ended; what each player has of the point, in POINT_PARTS,
** blanks between; its plies; the positions in which a move was chosen, and
** the legal moves of all of them; what the rule means that has ended
** it, or else its words. False, and adds nothing, where the player has no such man. */
bool study_write(const Game *g, const Study *how, int number, Str *out);

#endif
