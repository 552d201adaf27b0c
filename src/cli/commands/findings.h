/*
** findings.h -- what the games of a study have shown, added up, and told as tables or as JSON.
**
** A study has arms: the same game played at one strength, with one man less, or with another
** choice of an option. Each game is one line of sw_study().
*/
#ifndef STEPWISE_CLI_FINDINGS_H
#define STEPWISE_CLI_FINDINGS_H

#include "cli/common/cli.h"

enum { FINDING_PLAYERS = 16 };

/* What an arm varies. */
typedef enum Varies { VARIES_STRENGTH, VARIES_MAN, VARIES_CHOICE } Varies;

/* Shares of the point in so many games, added up. */
typedef struct Points {
    int games;
    double sum, squares;
    double even; /* what there would have been for him, had all had as much */
} Points;

/* How often a rule has ended a game, by its words. */
typedef struct Ending {
    char *words; /* owned */
    int games;
} Ending;

typedef struct Arm {
    Varies varies;
    uint64_t nodes; /* positions searched for each move; 0: moves at random */
    int kind;       /* whose man is taken away, by each player in turn; or -1 */
    sw_Setting set; /* the choice; its texts belong to the game; or no name */
    const sw_Game *game;
    sw_Game *owned; /* the same, where it is another than the study's; or NULL */
    /* found: */
    int games, drawn, unended, won[FINDING_PLAYERS];
    Points points[FINDING_PLAYERS]; /* of the games that have ended */
    Points without;                 /* of who had one man less */
    int longest;
    double plies, positions, moves; /* sums */
    Ending *ending;                 /* [nendings] owned */
    int nendings;
} Arm;

/* Adds a game's line; `player` had one man less, or -1. False, with a message, where it is none. */
bool arm_add(Arm *s, const char *line, int player);
void arm_free(Arm *s);

/* What all of it is about. */
typedef struct Findings {
    const sw_Game *game;
    const char *name,
        *made; /* the game as the command line has it; how its games were played */
    Arm *arms; /* [n]; the first is the usual play */
    int n;
} Findings;

/* Tables as Markdown has them, on standard output. */
void findings_print(const Findings *f);
void findings_print_json(const Findings *f);

#endif
