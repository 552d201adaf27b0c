/*
** testfile.h -- reading a file of rule tests into plain data. match/ruletest.h runs them.
*/
#ifndef STEPWISE_LANG_TESTFILE_H
#define STEPWISE_LANG_TESTFILE_H

#include "load.h"

typedef struct Strings {
    int n; /* -1: not given */
    const char **at;
} Strings;

/* One `test "name" { ... }`. A member that was not given is NULL, -1, or has n = -1. */
typedef struct TestCase {
    const char *name, *file, *game;
    int line;
    int namesake; /* the line of an earlier test of the same name; 0: there is none */
    int nset;
    const Setting *set;
    const char *fen;
    /* Seeds the options that are drawn, and the throws, which are made as soon as they are due;
    ** -1: not given. */
    int64_t seed;
    Strings play;      /* moves played before anything is tested */
    const char *reach; /* a diagram of one piece, with an x on each cell where it can go */
    /* Exactly these moves are legal, each in any notation; with `from`, if all are names of
    ** cells: the moves of that piece end on exactly these cells. */
    Strings moves;
    const char *from;       /* a cell: `moves` lists the moves of the piece on it alone */
    Strings legal, illegal; /* moves that are legal; moves that are not */
    const char *why;        /* the reason why illegal[0] is refused contains this */
    const char *result; /* after `play`: "ongoing", "draw", "Black wins (P)" or "Black wins" */
    const char *final_fen; /* after `play` */
    /* Cells where an enemy of the player to move could capture him; cells where none could. */
    Strings attacked, unattacked;
    int nperft;            /* -1: not given */
    const uint64_t *perft; /* perft[i]: at depth i + 1 */
    Strings errors; /* the game must not load, and its errors contain these, in this order */
    const char *source; /* a definition written in the test itself, instead of `game` */
} TestCase;

TYPED_VEC(TestCases, testcases, TestCase)

/* Where tests come from. Everything is borrowed for the call. */
typedef struct TestSource {
    const char *name; /* the path of the file or, with `text`, its name in messages */
    const char *text; /* n bytes; NULL: the file is read */
    size_t n;
    const Files *files; /* where games and imports come from; NULL: folders */
} TestSource;

/* Whether it expects nothing, and so could not fail. */
bool testcase_empty(const TestCase *t);
/* Reads all tests of the source and appends them to *out; what they point to lies in the arena.
** A text may name games only as imports are named: a path that leads out of the folders is
** refused. False, with errors in *diags, if something is wrong with it. */
bool testfile_read(const TestSource *source, Arena *a, TestCases *out, Diags *diags);

#endif
