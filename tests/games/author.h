/*
** author.h -- who makes up definitions: any word of the language, in any place, on a small board.
**
** A definition is text, made from a seed alone. What can be said of patterns, conditions and
** numbers follows from the tables of the language (lang/tree/tree.def, vm/model/exprs.def): a
** word that is added there is used here at once, or does not compile. Most of what is written is
** right, so that it loads; some of it is wrong on purpose.
*/
#ifndef STEPWISE_TESTS_GAMES_AUTHOR_H
#define STEPWISE_TESTS_GAMES_AUTHOR_H

#include "base/rng.h"
#include "base/str.h"
#include "lang/tree/tree.h"

enum { PHRASES_MAX = 256, PHRASE_MAX = 48 };

/* What sort of game it is to be (kin.c); KIN_ANY: whatever comes. */
typedef enum Kin {
    KIN_ANY,
    KIN_ROWS,    /* stones in a row */
    KIN_CHAINED, /* stones that hang together */
    KIN_FLIPS,   /* stones that change others */
    KIN_PAIRS,   /* turns of two parts by one man */
    KIN_STEPS,   /* who can take must: steps and chains of captures */
    KIN_TRAILS,  /* men who leave something on each cell of their way */
    KIN_SCREENS, /* a royal man, and men who see over others */
    KIN_DICE,    /* dice say how often one moves */
    KIN_WALKS,   /* walks of so many steps */
    KIN_COUNT
} Kin;
/* Who has begun a turn, and what dice have left. */
#define KIN_MARKER "last"
#define KIN_COUNTER "pips"

/* Short texts, of which one is chosen. */
typedef struct Phrases {
    int n;
    char at[PHRASES_MAX][PHRASE_MAX];
} Phrases;

typedef struct Author {
    Rng rng;
    Str *out;      /* where it writes: one statement */
    unsigned may;  /* what conditions may ask here: ASK_* of vm/model/expr.h */
    bool walking;  /* this is a walk: conditions are asked of cells */
    bool landing;  /* the walk has landed: it takes by that alone */
    bool alike;    /* conditions must mean the same for every player */
    bool afar;     /* nor ask what the last move was, which FEN does not tell */
    bool throwing; /* it is the walk of a throw */
    bool hands;    /* there are men in hand */
    bool lasting;  /* everybody can go on for a while, and no odd rule ends the game */
    Kin kin;
    int room;               /* nodes that the statement may still have */
    Phrases dirs;           /* single directions: "b.n" */
    Phrases sets;           /* and choices of them: "b.ortho" */
    Phrases zones;          /* "b.rank(1)" */
    Phrases cells;          /* their names */
    Phrases images;         /* symmetries by which a player can see the board: "b.flip" */
    int nrows, row[SQ_MAX]; /* how the board is written: the cells of each row, topmost first */
    Phrases players, pieces;
    char letter[PHRASES_MAX]; /* of the pieces */
    char style[PLAYERS_MAX];  /* of the players: 'A', 'a', or a sign */
    Phrases counters, own_counters, rights, markers, lost; /* names of variables */
    Phrases walks, conds, whole, dice; /* and of options that stand for such */
} Author;

/* The definition of a seed. Lines that begin with "-- set name=value" are settings. */
void author_write(uint64_t seed, Str *out);

/* ---- for the files of the author alone ---- */

static inline int below(Author *a, int n) {
    return (int)rng_below(&a->rng, (uint64_t)n);
}
static inline bool one_in(Author *a, int n) {
    return below(a, n) == 0;
}
void say(Author *a, const char *text);
__attribute__((format(printf, 2, 3))) void sayf(Author *a, const char *fmt, ...);
__attribute__((format(printf, 2, 3))) void phrases_add(Phrases *p, const char *fmt, ...);
/* One of them; "nil" where there is none. */
const char *phrases_pick(Author *a, const Phrases *p);
/* One of the first n of a list of texts. */
const char *choose(Author *a, const char *const *list, int n);

/* nodes.c: depth is how many levels of words it may have. */
void write_cond(Author *a, int depth);
void write_number(Author *a, int depth);
void write_walk(Author *a, int depth);
void write_effect(Author *a, int depth);
/* A change of counters, as `after` has it. */
void write_change(Author *a, NodeOp op);
void write_dirs(Author *a);
void write_kinds(Author *a);
void write_zone(Author *a);
void write_quoted(Author *a, const char *text);
/* A condition of a rule, where conditions of cells make no sense; with `legal`, it may ask for
** legal moves. */
void write_rule(Author *a, int depth, bool legal);
/* Likewise a number. */
void write_rule_number(Author *a, int depth);

/* variables.c: the i-th of those that the definition declares; and who is in hand. */
void write_var(Author *a, int i);
void write_hand(Author *a);

/* A condition behind ", when = ", now and then. */
void write_when(Author *a, bool legal);

/* written.c */
void write_throw(Author *a, int i);
void write_challenge(Author *a);
void write_fen(Author *a);
void write_notation(Author *a, int i);

/* moves.c */
void write_move(Author *a, int depth);
/* A walk that does something, and no choice of several. */
void write_landing(Author *a);
/* How it is put down. */
void write_drop(Author *a);

/* kin.c: what makes a game one of a->kin, which is not KIN_ANY. What the fields of a piece are behind
** its letter. */
void write_kin_ways(Author *a, int piece);
void write_kin_vars(Author *a);
void write_kin_turns(Author *a);
void write_kin_throws(Author *a);
void write_kin_ending(Author *a);

/* places.c: the board; what it offers is known from then on. */
void write_board(Author *a);

#endif
