/*
** emit.h -- the state of a walk while it is compiled.
**
** emit.c writes the walk, cell.c what it does on one of its cells, effect.c what a word does
** there.
*/
#ifndef STEPWISE_LANG_COMPILE_EMIT_H
#define STEPWISE_LANG_COMPILE_EMIT_H

#include "build.h"
#include "code.h"

/* A list of factors without a step, the newest first: those since the last step, or what joints
** must satisfy. */
typedef struct Wait {
    const Node *node;
    const struct Wait *next;
} Wait;

/* How steps are taken: the straight(), jump(), revisit() and via() around a node. */
typedef struct Around {
    bool straight, jump, revisit;
    const Wait *via; /* what joints must satisfy in place of being empty */
    int depth;       /* how many of them there are */
} Around;

/* How far a way through the pattern has come. Factors without a step wait here until it is
** known whether the cell is a joint, where a step follows, or the landing. The factors of `n *
** take * n:to(rank(3))`:
**
**     factor         moved  joint  wait           writes
**     n              no                           step n
**     take           yes    `*`                   nothing yet
**     n              yes    `*`    take           on an enemy; act take here; step n
**     at(rank(3))    yes                          nothing yet
**     the landing    yes           at(rank(3))    land nothing or an enemy; test this cell is
**                                                 in a3 b3 c3 d3; act move start here; end
*/
typedef struct Progress {
    bool moved;          /* a step was made */
    bool still;          /* still(): the piece stays, its steps only lead to a cell */
    bool never;          /* some cell cannot hold what is asked of it: there is no such way */
    bool attack;         /* a test asked where men could go or capture */
    bool acts;           /* it has some effect, other than on whom p:takes(d) might find */
    bool takes, sure;    /* something may have been taken; something has */
    const Node *perhaps; /* an `any` that takes whoever is there; or NULL */
    const Around *joint; /* around the outermost `*` since the last step; NULL: no joint */
    const Wait *wait;
    const Wait *behind; /* effects on the start that come when the piece has gone */
    uint32_t seconds;   /* bit g: the way is the second choice of ordered choice g */
} Progress;

typedef struct Emit {
    Build *build;
    int player;           /* whose walk it is */
    const char *who;      /* what its complaints begin with: "piece 'Man'" */
    Place place;          /* of complaints without a line of their own */
    bool thrown;          /* it is the walk of a throw */
    bool query;           /* conditions ask about it, or */
    bool acts;            /* with `query`: every() or any() does what all its ways do */
    const PieceDef *drop; /* the piece that it puts down from the hand; or NULL */
    int hand;             /* with `drop`: the variable that counts those; or -1 */
    const Node *whole;    /* the walk */
    Code code;
    int work, groups; /* nodes and rests written so far; ordered choices so far */
    bool failed;      /* there was a complaint */
    bool ends;        /* some way comes to an end, as far as its conditions of cells tell */
    Place never;      /* of a condition that no cell can meet; file NULL: there is none */
    Place perhaps;    /* of an `any` by which a way may take somebody or nobody; line 0: none */
} Emit;

/* Complains, the first time; from then on nothing is written. */
void emit_fail(Emit *em, Place at, const char *what);
/* Appends an instruction; returns its index. */
int emit_ins(Emit *em, Op op, int a, int b);
/* Whether the condition asks where men could go or capture. */
bool emit_asks_attack(const Emit *em, ExprId test);
/* Before a step: writes what the cell must hold if it is a joint, and what waits. */
void emit_leave(Emit *em, Progress *s);
/* At the end of a way: writes its landing, and what waits. */
void emit_land(Emit *em, Progress s);

#endif
