/*
** paths.h -- every walk of a program from a cell, with its conditions left open.
**
** Where the machine evaluates a test, this records what would have to hold. Only what the cell
** alone decides for good (a zone) is evaluated here. The walks of a start are sorted into
** PathKinds: walks of one kind differ only in the cells that must be open, in the few other
** cells they need, and in where they end. Tables (tables.h) are made from that. "Two steps
** north", from a1, is one Path:
**
**     pathkind   open: class of ON_EMPTY; land: ON_EMPTY | ON_ENEMY, strikes; no tests or gates
**     joints     a2
**     ends       a3
**     base       MOVE a1 to slot 1, whose byte is still 0; end_slot 1
*/
#ifndef STEPWISE_VM_TABLES_PATHS_H
#define STEPWISE_VM_TABLES_PATHS_H

#include "vm/model/position.h"

/* NEEDS_MAX: a castling needs three empty cells and three that are not attacked. TESTS_MAX:
** tests of one cell, or gates, beyond the mask. */
enum { NEEDS_MAX = 8, TESTS_MAX = 4, CLASS_NONE = 0 };

/* What a cell must satisfy: its content is in a mask (ON_*) and some expressions hold there.
** Class 0 (CLASS_NONE) is always satisfied. */
typedef struct CellClass {
    uint16_t mask;
    uint8_t ntests;
    ExprId test[TESTS_MAX];
} CellClass;

/* What walks have in common that the tables answer together; marks.c derives some of it. */
typedef struct PathKind {
    uint16_t open;  /* class that every joint must satisfy; CLASS_NONE: nothing is required */
    uint16_t land;  /* mask of the landing */
    bool strikes;   /* it may land on an enemy, who is captured then */
    uint8_t ntests; /* tests of the landing, beyond the mask */
    ExprId test[TESTS_MAX];
    uint8_t whole;  /* derived: bit i: test i can be evaluated for the whole board at once */
    uint8_t sets;   /* derived: bit i: test i is cheap for the whole board, and worth keeping */
    uint8_t ngates; /* conditions that no cell decides */
    ExprId gate[TESTS_MAX];
    uint16_t firsts; /* bit g: it is a first choice of group g */
    uint8_t second;  /* 1 + the group of which it is a second choice; 0: none */
    uint16_t solver; /* 1 + index of Game.longs: longwalk.h finds the ends; 0: lookups do */
    /* derived: no ordered choice and no solver, and occupancy alone decides: joints need only
    ** be empty, and the landing only satisfy the mask */
    bool by_occupancy;
    /* derived: no ordered choice and no solver, and neither where it may land nor what joints
    ** must be depends on the start */
    bool fixed;
    bool empty;                 /* derived: joints need only be empty, if that */
    CellSet range[PLAYERS_MAX]; /* derived: every cell where such a walk of a player can end */
} PathKind;

/* A cell on the way that must satisfy a class of its own. */
typedef struct Need {
    uint16_t cell, class;
} Need;

/* Walks that differ only in their end. */
typedef struct Path {
    uint16_t pathkind; /* index of PathLists.pathkinds */
    CellSet ends;
    Move base;        /* the move, all cells filled in but the end */
    uint8_t end_slot; /* where the end belongs; NO_SLOT: the move does not name it */
    uint8_t nneeds;
    Need need[NEEDS_MAX];
    CellSet joints; /* these must all be of the open class */
} Path;

TYPED_VEC(Paths, paths, Path)
TYPED_VEC(PathKinds, pathkinds, PathKind)
TYPED_VEC(CellClasses, cellclasses, CellClass)

/* The classes and path kinds of a game, shared by all its programs; equal ones are there once.
** Owns both lists (pathlists_free). */
typedef struct PathLists {
    const Game *game;
    PathKinds pathkinds;
    CellClasses classes; /* the first is CLASS_NONE */
    Pos nowhere;         /* a dummy in which to evaluate what only the cell decides */
    int64_t *share;      /* borrowed: the work that is left; NULL: no bound */
} PathLists;

void pathlists_init(PathLists *l, const Game *g);
void pathlists_free(PathLists *l);

/* Equal but for derived members. */
bool pathkind_same(const PathKind *a, const PathKind *b);
/* Appends to *out every walk of the program from `start`, for player `me`. Each kind of move
** (Path.base) comes where the machine would first find one. False, with a reason for `stepwise
** check` in *why and *out as it was, where paths cannot express a walk or work runs out. */
bool paths_of(PathLists *l, const Program *p, int me, Sq start, Paths *out, const char **why);

#endif
