/*
** tables.h -- programs as lookups: the second way of asking what a piece can do.
**
** For every walk and every start there are Families: moves that differ in their end alone. A
** Family has Branches, whose ends are found by a few lookups (form.h) and some conditions that
** are asked once. Everything belongs to the Game's arena. walker.h asks.
*/
#ifndef STEPWISE_TABLES_H
#define STEPWISE_TABLES_H

#include "base/budget.h"
#include "form.h"
#include "paths.h"

/* PATHKINDS_KEPT: the first path kinds have a bit each in a set of them, and a place in a View. The last bit of such a
** set is all others together; nobody ever finds them empty. */
enum { PATHKINDS_KEPT = 63 };
#define PATHKINDS_OTHER ((uint64_t)1 << PATHKINDS_KEPT)

typedef struct TableGroup {
    CellSet cells; /* those it looks at; their shut ones, gathered, index the table */
    const uint64_t *table;
} TableGroup;

/* Where no groups of a fair size say it all. */
typedef struct TableLadder {
    CellSet
        cells; /* those it looks at; their shut ones, gathered, are what its rungs ask for */
    Ladder rungs;
} TableLadder;

/* Ends under one set of conditions; bit i of the lookups is the i-th cell of `ends`. */
typedef struct Branch {
    uint16_t pathkind; /* index of Tables.pathkinds */
    uint8_t nneeds, ngroups;
    uint8_t land; /* the mask of its landing, where nothing else decides; else 0 */
    bool asks;    /* something of joints: it has groups, */
    bool climbs;  /* or a ladder instead */
    bool told;    /* of one that can capture: what stands where decides it, nothing else */
    Sq hurdle;    /* a cell of its needs that must not be empty; SQ_NONE: none need be */
    uint64_t always;
    CellSet ends;
    union {
        const TableGroup *group;
        const TableLadder *ladder;
    };
    const Need *need;
    const CellSet
        *between; /* [number of ends]: the cells that the shortest walks to it need open:
                            ** where there are several, of all of them */
} Branch;

/* Of 32 bytes: walks ask one after the other, and of longer ones counting is slower. */
typedef struct Family {
    Move base;
    uint8_t end_slot; /* NO_SLOT: the move does not name its end */
    bool direct; /* its branches are of `fixed` path kinds, with no needs, no end in common */
    bool takes : 1;   /* it takes something beside what stands on its end */
    bool ordered : 1; /* some branch is a first or second choice */
    bool strikes : 1; /* who stands on its end is captured there, and not only looked at */
    bool hits;        /* an end may be on an enemy, or it rules such a one out */
    bool one_move;    /* its shape is, and it takes none of its own: not the royal piece */
    bool counts; /* its moves are as many as its ends: direct, named by their end, and, where
                 ** the game forbids something, one_move */
    uint16_t nbranches;
    const Branch *branch;
    uint64_t pathkinds; /* those of its branches: a bit each, and PATHKINDS_OTHER */
} Family;

/* What a walk does from one cell. */
typedef struct StartTable {
    uint16_t nfamilies, nattacks;
    bool attacks_by_occupancy; /* nothing but empty cells decides its attacks */
    const Family *family;      /* in the order in which the machine would find them */
    bool plain;    /* and all that he does is to go there, where nobody stands or an enemy */
    CellSet looks; /* then the cells whose occupancy it is */
    const Branch *attack; /* the branches that can capture, each once, whatever the move is */
} StartTable;

typedef struct WalkTable {
    const StartTable *start; /* [ncells]; NULL: the machine runs this walk */
    const char *why;         /* why it does; NULL where there are tables */
    size_t lookups;          /* of all starts together */
    size_t bytes; /* what it added: tables shared with an earlier walk are that one's */
    bool solver;  /* some ends are the long walks' solver's */
    bool ordered; /* some branch is a first or second choice */
} WalkTable;

/* How a piece moves (row 0 of Game.programs). */
typedef struct PieceTables {
    const StartTable *start; /* by cell; NULL where it has no walk, or the machine runs it */
    bool by_machine;         /* it does */
    bool
        moves_by_machine; /* or must keep the order of choices, though the tables know where the
                             ** piece attacks */
} PieceTables;

typedef struct Tables {
    int npathkinds, nclasses;
    const PathKind *pathkinds;
    const CellClass *classes;
    const WalkTable *walk;     /* [nwalks] */
    const PieceTables *of;     /* [PIECES_MAX] */
    bool any_by_machine;       /* the machine runs some of their walks */
    bool attacks_by_occupancy; /* of all of them */
    bool told;    /* what stands where decides alone whether a man is attacked (Branch.told) */
    bool plain;   /* most men of the start are (StartTable.plain) */
    size_t bytes; /* of all that belongs to the tables */
} Tables;

/* Builds the tables of a game whose shapes and long walks are derived. A walk whose tables are too
** much for its share of the budget, in work or in memory, is left to the machine. */
const Tables *tables_build(const Game *g, Budget *budget, Arena *a);

#endif
