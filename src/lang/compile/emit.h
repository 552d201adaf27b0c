/*
** emit.h -- a walk while it is written as a program (emit.c), what is written at one of its cells (cell.c), and
** what a word does there (effect.c).
*/
#ifndef STEPWISE_EMIT_H
#define STEPWISE_EMIT_H

#include "build.h"
#include "code.h"

/* Factors without a step since the last step, or what joints must satisfy; the newest first. */
typedef struct Wait {
    const Node *node;
    const struct Wait *next;
} Wait;

/* How steps are taken here: what stands around the node. */
typedef struct Around {
    bool straight, jump, revisit;
    const Wait *via; /* what joints must satisfy in place of being empty */
    int depth;
} Around;

/* How far a way through the pattern has come: factors without a step wait in it until it is known
** whether the cell is a joint, where a step follows, or the landing. `n * take * n:to(rank(3))`:
**
**     factor         moved  joint  wait           writes
**     n              no                           step n
**     take           yes    `*`                   nothing yet
**     n              yes    `*`    take           on an enemy; act take here; step n
**     at(rank(3))    yes                          nothing yet
**     the landing    yes           at(rank(3))    land nothing or an enemy; test this cell is in
**                                                 a3 b3 c3 d3; act move start here; end
*/
typedef struct Progress {
    bool moved;          /* a step was made */
    bool still;          /* the piece stays; what it lands on is only looked at */
    bool never;          /* what was said of a cell never stands on one */
    bool attack;         /* a test asked about attacks */
    bool takes, sure;    /* something may have been taken; it was */
    const Node *perhaps; /* an `any` that takes, if somebody is there; or NULL */
    const Around *joint; /* of the outermost `*` since the last step */
    const Wait *wait;
    const Wait *behind; /* effects on the start that come when the piece has gone */
    uint32_t seconds;   /* bit g: an ordered choice's second */
} Progress;

typedef struct Emit {
    Build *build;
    int player;
    const char *who;
    Place place;
    bool thrown;          /* a throw makes it */
    bool query;           /* it is asked about (query.h), */
    bool acts;            /* and what it does is done */
    const PieceDef *drop; /* it puts this piece down from the hand; or NULL */
    int hand;             /* the variable that counts those; or -1 */
    const Node *whole;    /* the walk that is written */
    Code code;
    int work, groups;
    bool failed;
    bool ends;     /* some way ends, for all that is said of what stands on its cells; */
    Place never;   /* where something was said that never stands on one; line 0: nothing */
    Place perhaps; /* of a way that may take somebody, or nobody; line 0: there is none */
} Emit;

/* Complains once; nothing more is written. */
void emit_fail(Emit *em, Place at, const char *what);
/* Adds an instruction; its index. */
int emit_ins(Emit *em, Op op, int a, int b);
/* Does the condition ask what is attacked, or where men could go? */
bool emit_asks_attack(const Emit *em, ExprId test);
/* Complains of a walk that is done in many ways and asks where the one around it has been. */
void emit_forget_walk(Emit *em, const Node *n);
/* Before a step: what the cell must be, where it is a joint, and what waits. */
void emit_leave(Emit *em, Progress *s);
/* The landing, and all that waits. */
void emit_land(Emit *em, Progress s);

#endif
