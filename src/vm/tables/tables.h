/*
** tables.h -- programs compiled to lookups: the second way of finding what a piece can do.
**
** Each walk has, for each start cell, a list of Families: moves that differ only in their end.
** A Family has Branches; the ends of a Branch are found by a few lookups (form.h) and by
** conditions that are evaluated once. ask/walker.h reads the tables. Everything belongs to the
** Game's arena.
**
** A Rook on a1 of a board of four by four cells has one family, "MOVE a1 to the end", with one
** branch:
**
**     pathkind   every joint empty; lands on nothing or an enemy
**     ends       b1 c1 d1 a2 a3 a4                 bits 0 to 5 of `always` and of the table
**     always     b1 a2                             no joint on the way
**     group      cells b1 c1 a2 a3; table[16]      with c1 and a2 shut it says c1
**     between    -, b1, b1 c1, -, a2, a2 a3        a set for each end
**     lone       all of them                       no end has two ways
*/
#ifndef STEPWISE_VM_TABLES_TABLES_H
#define STEPWISE_VM_TABLES_TABLES_H

#include "base/budget.h"
#include "form.h"
#include "paths.h"

/* PATHKINDS_KEPT: how many path kinds, the first ones, have a bit each in a set of them, and a
** place in a View. The last bit of such a set stands for all others together, which are never
** found empty. */
enum { PATHKINDS_KEPT = 63 };
#define PATHKINDS_OTHER ((uint64_t)1 << PATHKINDS_KEPT)

/* A lookup: the shut ones among `cells`, as bits side by side, index the table. */
typedef struct TableGroup {
    CellSet cells;
    const uint64_t *table; /* [2^number of cells]: the ends reached, as bits of Branch.ends */
} TableGroup;

/* Takes the place of groups where none of a fair size would do. */
typedef struct TableLadder {
    CellSet cells; /* their shut ones, as bits side by side, are what the rungs test */
    Ladder rungs;
} TableLadder;

/* Ends under one set of conditions. The walks lead to an end where the gates of the path kind
** and all needs hold and `always`, a group or the ladder has its bit; whether they may land
** there is up to the path kind. */
typedef struct Branch {
    uint16_t pathkind; /* index of Tables.pathkinds */
    uint8_t nneeds, ngroups;
    uint8_t land; /* in a Family: the mask of the landing if that alone decides it; else 0 */
    bool asks;    /* joints matter: it has groups or a ladder */
    bool climbs;  /* it has a ladder, and no groups */
    bool by_contents; /* in StartTable.attack: only what stands where decides it */
    Sq hurdle;        /* in StartTable.attack: a need that must not be empty; or SQ_NONE */
    uint64_t always;  /* ends reached whatever is shut */
    CellSet ends;     /* FORM_ENDS at most; bit i of the lookups is the i-th of them */
    uint64_t lone;    /* the ends that are reached just where all of `between` is open */
    union {
        const TableGroup *group; /* [ngroups] */
        const TableLadder *ladder;
    };
    const Need *need; /* [nneeds] */
    /* [number of ends]: all joints of the walks to that end, but for walks whose joints include
    ** all those of another one. */
    const CellSet *between;
} Branch;

/* Moves that differ only in their end. Walkers run through families in a row, and with larger
** ones counting moves was slower. */
typedef struct Family {
    Move base;        /* the move, all cells filled in but the end */
    uint8_t end_slot; /* where the end belongs; NO_SLOT: the move does not name it */
    bool direct; /* its path kinds are `fixed`, it has no needs, no two branches share an end */
    bool takes : 1;   /* it takes something, whatever stands on its end */
    bool ordered : 1; /* some branch is a first or second choice */
    bool strikes : 1; /* an enemy on its end is captured, not merely looked at */
    bool hits;     /* it may capture on its end, or is a first choice and may rule that out */
    bool one_move; /* Shape.one_move, and it lands on no friend, who could be royal */
    /* It has as many legal moves as ends, unless they could leave a royal man attacked: direct,
    ** its moves name their end, and, where the game forbids anything, one_move. */
    bool counts;
    uint16_t nbranches;
    const Branch *branch;
    uint64_t pathkinds; /* those of its branches: a bit each, and PATHKINDS_OTHER */
} Family;
_Static_assert(sizeof(Family) <= 32, "two families in a line of the cache");

/* What a walk does from one cell. */
typedef struct StartTable {
    uint16_t nfamilies, nattacks;
    bool attacks_by_occupancy; /* which cells are empty alone decides what it attacks */
    const Family *family;      /* [nfamilies], in the order in which the machine finds them */
    /* attacks_by_occupancy, and all its moves go where it attacks, onto nothing or an enemy. */
    bool moves_where_attacks;
    CellSet looks;        /* if attacks_by_occupancy: the cells that decide */
    const Branch *attack; /* [nattacks]: the branches that can capture, equal ones once */
} StartTable;

typedef struct WalkTable {
    const StartTable *start; /* [ncells]; NULL: the machine runs this walk */
    const char *why; /* why it does, for `stepwise check`; NULL where there are tables */
    size_t lookups;  /* of all starts together; a ladder counts as one */
    size_t bytes;    /* memory added; what an earlier walk shares is counted there */
    bool solver;     /* some ends are left to the solver of longwalk.h */
    bool ordered;    /* some branch is a first or second choice */
} WalkTable;

/* How a piece moves (row 0 of Game.programs). */
typedef struct PieceTables {
    const StartTable *start; /* [ncells]; NULL: it has no walk, or the machine runs it */
    bool by_machine;         /* the machine runs its walk */
    /* The machine finds its moves: by_machine, or the walk has ordered choices and the game
    ** forbids something. In the latter case the tables still know what the piece attacks. */
    bool moves_by_machine;
} PieceTables;

typedef struct Tables {
    int npathkinds, nclasses;
    const PathKind *pathkinds;
    const CellClass *classes;
    const WalkTable *walk;     /* [nwalks] */
    const PieceTables *of;     /* [PIECES_MAX] */
    bool any_by_machine;       /* the machine runs the walk of some piece */
    bool attacks_by_occupancy; /* every start of every piece is; no walk is the machine's */
    /* All attacks are (Branch.by_contents), and no walk is the machine's. */
    bool attacks_by_contents;
    /* Most men of the starting position are (StartTable.moves_where_attacks). */
    bool moves_where_attacks;
    size_t bytes; /* all memory of the tables */
} Tables;

/* Builds, in arena `a`, the tables of a game whose shapes and long walks are derived. A walk is
** left to the machine if tables cannot express it, or if its share of the work or what is left
** of BUDGET_TABLE_BYTES does not suffice. budget may be NULL: then nothing is bounded. */
const Tables *tables_build(const Game *g, Budget *budget, Arena *a);

#endif
