/*
** paths.h -- every walk of a program from a cell, with its conditions instead of their answers.
**
** Where the machine tests, this notes what would have to hold. What depends on the cell alone
** and never changes (a zone) is answered here. The walks of a start fall into PathKinds that differ
** only in the cells that must be open and in where they end: those become tables (tables.h).
*/
#ifndef STEPWISE_PATHS_H
#define STEPWISE_PATHS_H

#include "vm/model/position.h"

/* NEEDS_MAX: a castling asks three cells to be empty and three not to be attacked.
** TESTS_MAX: conditions at one place beyond the mask. */
enum { NEEDS_MAX = 8, TESTS_MAX = 4, CLASS_NONE = 0 };

/* What a cell must satisfy: one of a mask (ON_*) and some expressions. Class 0 asks nothing. */
typedef struct CellClass {
    uint16_t mask;
    uint8_t ntests;
    ExprId test[TESTS_MAX];
} CellClass;

/* What walks share that are answered together. */
typedef struct PathKind {
    uint16_t open;  /* class that every joint satisfies; CLASS_NONE: nothing is asked */
    uint16_t land;  /* mask of the landing */
    bool strikes;   /* it may be on an enemy, who is captured then */
    uint8_t ntests; /* conditions of the landing, beyond the mask */
    ExprId test[TESTS_MAX];
    uint8_t whole;  /* derived: bit i: test i may be asked of the whole board at once */
    uint8_t sets;   /* derived: bit i: test i is quickly answered for all cells together */
    uint8_t ngates; /* conditions that no cell decides */
    ExprId gate[TESTS_MAX];
    uint16_t firsts;   /* groups of which it is a first choice */
    uint8_t second;    /* 1 + the group of which it is a second choice; 0: none */
    uint16_t solver;   /* 1 + index of Game.longs: the ends are the solver's; 0: walks */
    bool by_occupancy; /* derived: occupancy decides alone: joints must be empty (or
                     ** anything), and the landing is a mask */
    bool fixed; /* derived: where it may land is one set of cells, whatever the start, and
                     ** what joints must be, too */
    bool empty; /* derived: nothing is asked of joints but that they be empty */
    CellSet range[PLAYERS_MAX]; /* derived: every cell where such a walk of a player can end */
} PathKind;

typedef struct Need {
    uint16_t cell, class;
} Need;

/* Walks that differ in their end alone. */
typedef struct Path {
    uint16_t pathkind; /* index of PathLists.pathkinds */
    CellSet ends;
    Move base;        /* the move, all cells filled in but the end */
    uint8_t end_slot; /* where the end belongs; NO_SLOT: the move does not name it */
    uint8_t nneeds;
    Need need[NEEDS_MAX];
    CellSet joints; /* must all be of the open class */
} Path;

TYPED_VEC(Paths, paths, Path)
TYPED_VEC(PathKinds, pathkinds, PathKind)
TYPED_VEC(CellClasses, cellclasses, CellClass)

/* The lists of a game; classes and path kinds are shared by all its programs. */
typedef struct PathLists {
    const Game *game;
    PathKinds pathkinds;
    CellClasses classes;
    Pos nowhere;    /* no position: for what only the cell decides */
    int64_t *share; /* borrowed: the work that is left; NULL: no bound */
} PathLists;

void pathlists_init(PathLists *l, const Game *g);
void pathlists_free(PathLists *l);

bool pathkind_same(const PathKind *a, const PathKind *b);
/* Adds every walk of the program from `start`, for player `me`, each kind of move where the
** machine would first find one. False when they cannot be told so: *why says why. */
bool paths_of(PathLists *l, const Program *p, int me, Sq start, Paths *out, const char **why);

#endif
