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

/* Whether it expects nothing, and so could not fail. */
bool testcase_empty(const TestCase *t);
/* Reads the file of tests at `path` and appends them to *out; what they point to lies in the
** arena. False, with errors in *diags, if something is wrong with it. */
bool testfile_read(const char *path, Arena *a, TestCases *out, Diags *diags);
/* As above, from n bytes of text. `file` is what messages call it; `files` supplies what it
** imports, or folders do where it is NULL. Games may be named only as imports are: a path that
** leads out of the folders is refused. */
bool testfile_read_text(const char *file, const char *text, size_t n, const Files *files,
                        Arena *a, TestCases *out, Diags *diags);

#endif
