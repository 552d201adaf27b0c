/*
** testfile.h -- reading a file of rule tests into plain data. Running them is the caller's.
*/
#ifndef STEPWISE_TESTFILE_H
#define STEPWISE_TESTFILE_H

#include "load.h"

typedef struct Strings {
    int n; /* -1: not given at all */
    const char **at;
} Strings;

/* One `test "name" { ... }`. Members that were not given are NULL, -1 or n = -1. */
typedef struct TestCase {
    const char *name, *file, *game;
    int line;
    int namesake; /* the line of a test before it that has its name; 0: none has */
    int nset;
    const Setting *set;
    const char *fen;
    int64_t seed; /* what is left to luck is drawn by it, as soon as it is due; -1: not given */
    Strings play; /* moves played before anything is asked */
    const char *reach; /* a diagram: one piece, x where it can go */
    Strings moves;     /* exactly these moves are legal, each in any notation; or, where all
                         ** are cell names and `from` is given, exactly these ends */
    const char *from;  /* a cell: `moves` speaks of the piece on it alone */
    Strings legal, illegal; /* these moves are among the legal ones; these are not */
    const char *why;        /* the refusal of illegal[0] contains this */
    const char *result; /* after `play`: "ongoing", "draw", "Black wins (P)"; what comes before
                         ** a bracket suffices */
    const char *final_fen;
    Strings attacked, unattacked; /* cells: could the player NOT to move capture there? */
    int nperft;                   /* -1: not given */
    const uint64_t *perft;        /* perft[i]: at depth i + 1 */
    Strings errors;     /* the definition `source` must fail with these, in this order */
    const char *source; /* a definition written in the test itself, instead of `game` */
} TestCase;

TYPED_VEC(TestCases, testcases, TestCase)

/* Does it expect nothing at all, so that it could not fail? */
bool testcase_empty(const TestCase *t);
/* Reads a file of tests; everything belongs to a. False, with Diags, when it is not one. */
bool testfile_read(const char *path, Arena *a, TestCases *out, Diags *diags);
/* The same from text; `file` is its name for messages, `files`, which may be NULL, has what it imports. A game is asked
** for as an import is: what leads out of the folders is refused. */
bool testfile_read_text(const char *file, const char *text, size_t n, const Files *files,
                        Arena *a, TestCases *out, Diags *diags);

#endif
