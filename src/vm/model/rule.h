/*
** rule.h -- how a game ends, what follows from moves, and what can be thrown.
*/
#ifndef STEPWISE_VM_MODEL_RULE_H
#define STEPWISE_VM_MODEL_RULE_H

#include "base/cellset.h"
#include "piece.h"

typedef enum Verdict { VERDICT_NONE, VERDICT_WIN, VERDICT_LOSS, VERDICT_DRAW } Verdict;

/* A win is worth POINT_PARTS, one point; Rule.losers_share of them may go to the losers. */
enum { POINT_PARTS = 240 };

/* An ending: the first rule of the list whose condition holds decides. */
typedef struct Rule {
    uint8_t verdict;      /* Verdict, for `who` */
    uint8_t who;          /* Who; WHO_ME is the player who moved last, the captor */
    uint8_t losers_share; /* of a win: how many POINT_PARTS the others share; less than half */
    ExprId when;
    bool claimed; /* a draw that players may overlook: a record may go on after it */
} Rule;

/* Derived: what a rule's condition depends on. if_stuck and by_event err towards false. */
typedef struct RuleFacts {
    bool by_moves;   /* it asks whether there are legal moves */
    bool if_stuck;   /* it can hold only where there are none */
    bool by_event;   /* it can hold only after a move that captured something */
    bool by_history; /* it asks about earlier positions */
} RuleFacts;
/* Derived: a condition of an ending, or one of the alternatives that `+` joins in it. */
typedef struct EarlyEnding {
    ExprId guard; /* must hold, too; 0: none */
    ExprId when;
    int rule; /* index of Game.rules */
} EarlyEnding;
/* Derived: which conditions of the endings to evaluate when. */
typedef struct EndingFacts {
    const RuleFacts *rule; /* [nrules] */
    int nearly;
    /* [nearly] those that ask what the last move did, and not can(): they are judged before a
    ** throw that follows the move. In the order of the rules; none in a game without throws. */
    const EarlyEnding *early;
    /* Some condition asks where walks lead: answers are kept while rules are judged. */
    bool remember;
    int nquiet;
    /* [nquiet] the conditions of the rules that can hold after a move that took nothing and
    ** left legal moves: in most positions no others need be evaluated. */
    const struct Cond *const *quiet;
} EndingFacts;

/* When a trigger is fired. */
typedef enum TriggerTime {
    AT_TURN,    /* once when a player's turn ends, after the throws that it led to */
    AT_MOVE,    /* once after a player's move, before any throw */
    AT_CAPTURE, /* once for each piece taken, by a move or by a throw */
    AT_START,   /* before the first move, once for each player as WHO_ME */
    AT_END,     /* once when the game is over; WHO_WINNER is known */
    AT_CHANGE,  /* once after each move, and once after each throw, whatever follows */
    TRIGGER_TIMES
} TriggerTime;

typedef enum TriggerVerb {
    VERB_SET,
    VERB_ADD,
    VERB_PAY, /* `value` passes from `payer` to `var`: their sum stays the same */
} TriggerVerb;

/* What conditions decide about moves, and about who moves next. They are evaluated after a
** move; one that holds is enough. */
typedef enum Decree {
    DECREE_FORBID, /* the move is illegal */
    DECREE_AGAIN,  /* the same player moves again */
    DECREE_SKIP,   /* the player who would move next, as WHO_ME, is passed over */
    DECREES
} Decree;
typedef struct Conditions {
    int n;
    const ExprId *at;
} Conditions;

/* What follows from every move of a player without being chosen: from each cell where `from`
** holds, everything that the walks of a query do. */
typedef struct Follow {
    uint8_t player; /* whose moves it follows */
    bool again;     /* it is repeated while it changes something */
    ExprId from;    /* a condition of a cell; 0: every cell */
    uint16_t walk;  /* index of queries */
} Follow;

/* A change of a variable that is no effect of a move. Of nobody's copy it is not made. */
typedef struct Trigger {
    ExprId when;            /* 0: always */
    uint8_t time, verb;     /* TriggerTime, TriggerVerb */
    uint8_t who, payer_who; /* Who: whose copy of var and payer, if they are kept per player */
    uint16_t var, payer;    /* payer: for VERB_PAY */
    ExprId value;
} Trigger;

/* Derived: a trigger, ready to be fired. */
typedef struct Firing {
    const Trigger *trigger;
    const struct Cond *when, *value; /* cond.h; when: NULL for always */
    int16_t place; /* the variable to change if it is always the same copy; or -1 */
} Firing;
/* Derived: successive triggers of one time that are fired, or passed over, together. */
typedef struct TriggerRun {
    const CellSet *touched; /* fired if the last move changed one of these; NULL: always */
    int n;
    const Firing *firing;
} TriggerRun;
typedef struct TriggerRuns {
    int n;
    const TriggerRun *run;
} TriggerRuns;

/* ---- throws (chance.h) ---- */

/* A throw by which a neutral Storm takes a step if a 1 is thrown, and nothing happens on a 2:
**
**     throw "wind" {
**       { 1, weight = 3, of = "Storm", walk = ..., optional = true },
**       { 2, weight = 2 },
**     }
**
**     outcome[0]  weight 3, roll {1}, cases from 0: 1
**     outcome[1]  weight 2, roll {2}, cases from 1: 1
**     cases[0]    that walk, from REF_PIECE with the Storm's kind as arg, or_nothing
**     cases[1]    a walk that does nothing
**
** ROLLS_MAX: numbers of an outcome. CHANCES_MAX: Pos.chance, 1 + a Chance, has eight bits. */
enum { ROLLS_MAX = 4, CHANCES_MAX = 255 };

/* One way for an outcome to take effect: the first walk of a program from some cell. */
typedef struct ChanceCase {
    ExprId when;   /* the case applies only where this holds; 0: always */
    uint16_t walk; /* index of walks */
    /* Where the walk begins: a CellRef with its `arg`. From REF_FIXED and REF_VAR it is a walk
    ** of player Pos.side, who moved; from REF_PIECE one of the neutral piece of kind `arg`, to
    ** which all others are enemies. */
    uint8_t start;
    uint16_t arg;
    bool or_nothing; /* if there is no such walk nothing happens; otherwise the case fails */
    bool again;      /* if the case applies, the outcome does not count: it is thrown again */
} ChanceCase;

/* The first of its cases that applies and does not fail is what an outcome does. If there is
** none it does not count: it is thrown again. */
typedef struct Outcome {
    uint64_t weight;
    uint8_t nrolls;
    int32_t roll[ROLLS_MAX]; /* the numbers thrown, or cells */
    uint16_t first, ncases;  /* its cases: a range of Chance.cases */
} Outcome;

typedef struct Chance {
    const char *name;
    bool opening; /* thrown before the first move, and never after one; else only after moves */
    ExprId when;  /* the throw is due where this holds and some outcome counts; 0: always */
    int nmarks;
    /* Variables that mean something only while the throw is due: FEN writes them with it, and
    ** the throw resets them. */
    const uint16_t *marks;
    uint64_t kept; /* bit v: v is a mark of this throw, or of one that can be due after it */
    int ncases;
    const ChanceCase *cases;
    int noutcomes;
    const Outcome *outcome;
} Chance;

#endif
