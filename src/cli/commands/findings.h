/*
** findings.h -- the results of a study's games, added up and printed as tables or as JSON.
**
** A study has arms: the same game played at one strength, with one man less, or with another
** choice of an option. Each game is one line of sw_study(), its fields separated by tabs, which
** are shown here as bars:
**
**     12|1|240 0|57|53|1590|checkmate
**
** its number; the winner, from 1 (a lone player loses to 2; "=": a draw; "-": not ended); each
** player's part of the point, in 240ths; the plies; the positions in which a move was chosen;
** the legal moves in all of these; what ended the game.
*/
#ifndef STEPWISE_CLI_COMMANDS_FINDINGS_H
#define STEPWISE_CLI_COMMANDS_FINDINGS_H

#include "stepwise.h"

/* In what an arm differs from the usual play, which is the first arm of VARIES_STRENGTH. */
typedef enum Varies { VARIES_STRENGTH, VARIES_MAN, VARIES_CHOICE } Varies;

/* One player's shares of the point (0 to 1), added up over games. */
typedef struct Points {
    int games;
    double sum, squares; /* of the shares, and of their squares */
    double even; /* the sum he would have if the players of each game had shared alike */
} Points;

/* How many games ended with these words; "" if the rule has none. */
typedef struct Ending {
    char *words; /* owned */
    int games;
} Ending;

/* An arm, and what its games have shown. After a win of the first player, a draw, and a game
** that did not end, of two players:
**
**     games = 3  drawn = 1  unended = 1  won = {1, 0}
**     points[0] = {games 2, sum 1.5, squares 1.25, even 1.0}
**     points[1] = {games 2, sum 0.5, squares 0.25, even 1.0} */
typedef struct Arm {
    Varies varies;
    uint64_t nodes; /* positions searched for each move; 0: moves at random */
    int kind;       /* VARIES_MAN: each player in turn has one man less of it; else -1 */
    sw_Setting set; /* VARIES_CHOICE, else zero; its texts belong to the study's game */
    const sw_Game *game;
    sw_Game *owned; /* `game`, if it is not the study's; else NULL */

    int games, drawn, unended, won[SW_PLAYERS_MAX];
    Points points[SW_PLAYERS_MAX];  /* of the games that have ended */
    Points without;                 /* VARIES_MAN: of whichever player had one man less */
    int longest;                    /* plies */
    double plies, positions, moves; /* sums over all games; see the line at the top */
    Ending *ending;                 /* [nendings] owned */
    int nendings;
} Arm;

/* Adds a game of `most` plies at most, given as its line; `player` had one man less (-1: nobody
** had). False, with a message that says where the line stands, if no game can have shown what it
** says: the arm's sums are then of no use. */
bool arm_add(Arm *s, const char *line, int most, int player, const char *where);
/* Frees what the arm owns, its game included, but not the arm itself. */
void arm_free(Arm *s);

/* A study. Nothing in it is owned. */
typedef struct Findings {
    const sw_Game *game;
    const char *made; /* the command line that plays these games */
    Arm *arms;        /* [n]; the first is the usual play */
    int n;
} Findings;

/* Print a Markdown page or a JSON object to standard output. Both sort each arm's endings. */
void findings_print(const Findings *f);
void findings_print_json(const Findings *f);

#endif
