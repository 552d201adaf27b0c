/*
** author.h -- makes up definitions: any word of the language, anywhere, on a small board.
**
** A definition is text that depends only on a seed. The words for patterns, conditions and
** numbers come from the tables of the language (lang/tree/tree.def, vm/model/exprs.def): a word
** that is added there is used here at once, or does not compile. Most of what is written is
** right, so that it loads; some of it is wrong on purpose.
*/
#ifndef STEPWISE_TESTS_GAMES_AUTHOR_H
#define STEPWISE_TESTS_GAMES_AUTHOR_H

#include "base/rng.h"
#include "base/str.h"
#include "lang/tree/tree.h"

enum { PHRASES_MAX = 256, PHRASE_MAX = 48 };

/* The sort of game to make (kin.c); KIN_ANY: no particular sort. */
typedef enum Kin {
    KIN_ANY,
    KIN_ROWS,    /* stones in a row */
    KIN_CHAINED, /* stones that are connected */
    KIN_FLIPS,   /* stones that change others */
    KIN_PAIRS,   /* turns of two parts by one piece */
    KIN_STEPS,   /* mandatory captures: steps and chains of captures */
    KIN_TRAILS,  /* pieces that leave something on each cell of their way */
    KIN_SCREENS, /* a royal piece, and pieces that see over others */
    KIN_DICE,    /* dice decide how often a player moves */
    KIN_WALKS,   /* walks of a number of steps */
    KIN_COUNT
} Kin;
/* The piece that has begun a turn, and what is left of a throw of dice. */
#define KIN_MARKER "last"
#define KIN_COUNTER "pips"

/* Short texts to choose from. */
typedef struct Phrases {
    int n;
    char at[PHRASES_MAX][PHRASE_MAX];
} Phrases;

typedef struct Author {
    Rng rng;
    Str *out;      /* receives the current statement */
    unsigned may;  /* what conditions may ask here: ASK_* of vm/model/expr.h */
    bool walking;  /* in a walk, where conditions are about cells */
    bool landing;  /* the walk has landed, which captures by itself: no `take` is needed */
    bool alike;    /* conditions must mean the same for every player */
    bool afar;     /* conditions must not ask about the last move, which FEN does not record */
    bool throwing; /* in the walk of a throw */
    bool hands;    /* there are pieces in hand */
    bool lasting;  /* all players can go on for a while, and no odd rule ends the game */
    Kin kin;
    int room;               /* nodes that the statement may still have */
    Phrases dirs;           /* single directions: "b.n" */
    Phrases sets;           /* choices of them: "b.ortho" */
    Phrases zones;          /* "b.rank(1)" */
    Phrases cells;          /* their names */
    Phrases images;         /* symmetries for how a player sees the board: "b.flip" */
    int nrows, row[SQ_MAX]; /* rows of the board from the top: how many cells each has */
    Phrases players, pieces;
    char letter[PHRASES_MAX]; /* of the pieces */
    char style[PLAYERS_MAX];  /* of the players: 'A', 'a', or a sign */
    Phrases counters, own_counters, rights, markers, lost; /* names of variables */
    Phrases walks, conds, whole, dice; /* names of options that stand for such */
} Author;

/* Writes the definition of a seed. Lines that begin with "-- set name=value" are settings. */
void author_write(uint64_t seed, Str *out);

/* ---- internal to the author ---- */

static inline int below(Author *a, int n) {
    return (int)rng_below(&a->rng, (uint64_t)n);
}
static inline bool one_in(Author *a, int n) {
    return below(a, n) == 0;
}
void say(Author *a, const char *text);
__attribute__((format(printf, 2, 3))) void sayf(Author *a, const char *fmt, ...);
__attribute__((format(printf, 2, 3))) void phrases_add(Phrases *p, const char *fmt, ...);
/* One of the phrases at random; "nil" if there are none. */
const char *phrases_pick(Author *a, const Phrases *p);
/* One of the first n texts of a list. */
const char *choose(Author *a, const char *const *list, int n);

/* nodes.c: depth limits how many levels of words may be nested. */
void write_cond(Author *a, int depth);
void write_number(Author *a, int depth);
void write_walk(Author *a, int depth);
void write_effect(Author *a, int depth);
/* A change of a counter, as in `after`. */
void write_change(Author *a, NodeOp op);
void write_dirs(Author *a);
void write_kinds(Author *a);
void write_zone(Author *a);
void write_quoted(Author *a, const char *text);
/* A condition of a rule, which must not ask about cells; with `legal`, it may ask for legal
** moves. */
void write_rule(Author *a, int depth, bool legal);
/* A number, with the same restriction. */
void write_rule_number(Author *a, int depth);

/* variables.c: the i-th variable of the definition; and the hand. */
void write_var(Author *a, int i);
void write_hand(Author *a);

/* With some probability, a condition after ", when = ". */
void write_when(Author *a, bool legal);

/* written.c */
void write_throw(Author *a, int i);
void write_challenge(Author *a);
void write_fen(Author *a);
void write_notation(Author *a, int i);

/* moves.c */
void write_move(Author *a, int depth);
/* A walk with effects, but without alternatives. */
void write_landing(Author *a);
/* How the piece is dropped. */
void write_drop(Author *a);

/* kin.c: what characterizes games of a->kin, which must not be KIN_ANY. Ways are the fields of
** a piece that follow its letter. */
void write_kin_ways(Author *a, int piece);
void write_kin_vars(Author *a);
void write_kin_turns(Author *a);
void write_kin_throws(Author *a);
void write_kin_ending(Author *a);

/* places.c: the board, whose directions, zones and cells are available from then on. */
void write_board(Author *a);

#endif
