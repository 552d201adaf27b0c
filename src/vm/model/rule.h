/*
** rule.h -- how a game ends, what follows from moves, and what is thrown.
*/
#ifndef STEPWISE_RULE_H
#define STEPWISE_RULE_H

#include "base/cellset.h"
#include "piece.h"

typedef enum Verdict { VERDICT_NONE, VERDICT_WIN, VERDICT_LOSS, VERDICT_DRAW } Verdict;

/* Who wins gets one point, of which so many parts can be left to the others. */
enum { POINT_PARTS = 240 };

/* An ending: the first rule of the list whose condition holds decides. */
typedef struct Rule {
    uint8_t verdict; /* Verdict, for `who` */
    uint8_t who;     /* Who; WHO_ME is who moved last, the captor */
    uint8_t
        left; /* of a win: the parts of the point that the others share; 0: he gets it all */
    ExprId when;
    bool claimed; /* a draw that players may overlook: a record may go on after it */
} Rule;

/* Derived of the list of endings. */
typedef struct RuleFacts {
    bool by_moves;   /* asks whether there are legal moves */
    bool if_stuck;   /* can hold only where there are none */
    bool by_event;   /* can hold only after a move that captured something */
    bool by_history; /* asks for earlier positions */
} RuleFacts;
typedef struct EndingFacts {
    const RuleFacts *rule; /* [nrules] */
    int nearly;
    const struct Cond *const
        *early; /* [nearly] rules, or ways in which they hold, that ask what the last
                                     ** move did: judged before a throw that follows it (cond.h) */
    bool
        remember; /* rules ask where walks lead: what is found out of that is kept while they are judged */
    int nquiet;
    const struct Cond *const
        *quiet; /* [nquiet] conditions of those that can hold after a move that took
                                     ** nothing, where there are legal moves left */
} EndingFacts;

/* When a trigger is fired. */
typedef enum TriggerTime {
    AT_TURN,    /* once when a player's turn ends, which is after the throws that it led to */
    AT_MOVE,    /* once after his own move, before any throw */
    AT_CAPTURE, /* once for every piece taken, by a move or by a throw */
    AT_START,   /* before the first move, once for each player as WHO_ME */
    AT_END,     /* once when the game is over: WHO_WINNER */
    AT_CHANGE,  /* once after a move, and once after each throw, whatever follows */
    TRIGGER_TIMES
} TriggerTime;

typedef enum TriggerVerb {
    VERB_SET,
    VERB_ADD,
    VERB_PAY, /* the value passes from `payer` to `var`: their sum stays */
} TriggerVerb;

/* Conditions by which a game rules what may be and who comes next; each is asked after a move. Of
** several one is enough. */
typedef enum Decree {
    DECREE_FORBID, /* the move is illegal */
    DECREE_AGAIN,  /* the same player is to move again */
    DECREE_SKIP,   /* asked by each who comes next: he is passed over */
    DECREES
} Decree;
typedef struct Conditions {
    int n;
    const ExprId *at;
} Conditions;

/* A consequence of a move that nobody chooses: all that the walks do that begin where `from` holds. */
typedef struct Follow {
    uint8_t player; /* whose moves it follows */
    bool again;     /* as long as it changes something */
    ExprId from;    /* of a cell; 0: of every one */
    uint16_t walk;  /* index of queries */
} Follow;

/* A change of a variable that no move asks for. A change of nobody's copy is not made. */
typedef struct Trigger {
    ExprId when; /* 0: always */
    uint8_t time, verb;
    uint8_t who, payer_who; /* whose copy, where the variable is kept per player */
    uint16_t var, payer;
    ExprId value;
} Trigger;

/* Derived: a trigger as it is fired. */
typedef struct Firing {
    const Trigger *trigger;
    const struct Cond *when, *value; /* cond.h; when: NULL for always */
    int16_t place;                   /* of `var` where it is always the same copy, or -1 */
} Firing;
/* Derived: triggers of one time, in the order of the list, that are fired one after the other. */
typedef struct TriggerRun {
    const CellSet *touched; /* the last move must have changed one of these; NULL: not asked */
    int n;
    const Firing *firing;
} TriggerRun;
typedef struct TriggerRuns {
    int n;
    const TriggerRun *run;
} TriggerRuns;

/* Chance: what a throw decides; chance.h. CHANCES_MAX: Pos.chance, which numbers them from 1, has eight bits. */
enum { ROLLS_MAX = 4, CHANCES_MAX = 255 };

/* What an outcome does: the first walk of a program from some cell. */
typedef struct ChanceCase {
    ExprId when;   /* the case counts only where this holds; 0: always */
    uint16_t walk; /* index of walks */
    uint8_t start; /* CellRef: REF_FIXED, REF_VAR, REF_ROLL, or REF_PIECE: a walk of the
                   ** neutral piece, which has all others for enemies */
    uint16_t arg;
    bool or_nothing; /* where there is no such walk, nothing happens; else the case fails */
    bool again;      /* where it counts, the outcome does not: it is thrown again */
} ChanceCase;

/* Where none of its cases holds, an outcome is thrown again: it does not count. */
typedef struct Outcome {
    uint64_t weight;
    uint8_t nrolls;
    int32_t roll[ROLLS_MAX]; /* the numbers thrown */
    uint16_t first, ncases;  /* of Chance.cases */
} Outcome;

typedef struct Chance {
    const char *name;
    bool opening; /* thrown before the first move; else after moves */
    ExprId when;  /* the throw is due where it holds */
    int nmarks;
    const uint16_t *marks; /* variables that mean something only while it is due: FEN writes
                           ** them with it, and the throw sets them back */
    uint64_t kept; /* the marks, and those of what may be due behind it in a turn: a bit each */
    int ncases;
    const ChanceCase *cases;
    int noutcomes;
    const Outcome *outcome;
} Chance;

#endif
