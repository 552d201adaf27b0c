/*
** api.h -- what stands behind the handles of stepwise.h.
**
** Shared by stepwise.c and the api_*.c files alone; nothing else may include it.
*/
#ifndef STEPWISE_API_H
#define STEPWISE_API_H

#include "stepwise.h"

#include "base/str.h"
#include "base/vec.h"
#include "vm/model/display.h"
#include "vm/model/position.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

struct Record;

struct sw_Game {
    Game *game;     /* owned, but for what a view borrows */
    bool view;      /* made by sw_game_on_machine: only the struct itself is owned */
    char *warnings; /* owned */
};

/* Payments, the first PAID_MAX of them. */
typedef struct Bill {
    int n;
    Payment paid[PAID_MAX];
} Bill;

/* A move that was made, or undone, and the throws that it led to. */
typedef struct Step {
    Move move;
    char *text;    /* owned */
    char *comment; /* owned, or NULL */
    int nthrows;
    Bill bill;
    Pos after;
} Step;
TYPED_VEC(Steps, steps, Step)

/* What a record's header says; both texts are owned. */
typedef struct MatchTag {
    char *name, *value;
} MatchTag;
TYPED_VEC(MatchTags, matchtags, MatchTag)

struct sw_Match {
    const sw_Game *owner;
    int notation; /* in which moves are written */
    MatchTags tags;
    char *preface; /* owned: the comment before the first move, or NULL */
    Pos given;     /* the first position */
    Pos start;     /* the same, the throws before the first move made */
    Str opening;   /* owned: the throws before the first move, as text */
    int nopening;
    uint64_t seed; /* of the throws */
    Steps steps;
    size_t ply;    /* steps[0..ply-1] are made, the others undone */
    History keys;  /* keys[i]: of the position before step i */
    Result result; /* by the rules, of the position as it stands */
    Pos settled;   /* when the match is over: the position after all has been paid */
    Bill last_bill;
    int agreed;    /* SW_ONGOING, or the outcome by which sw_match_end ended the match */
    char *words;   /* owned: what sw_match_end said */
    int withdrawn; /* SW_ONGOING, or the agreed end that was undone: redo brings it back */
};

/* ---- texts, in stepwise.c ---- */

/* The text of *s, which the caller of the library frees; *s is empty afterwards. */
char *api_text(Str *s);
/* A copy, which the caller frees; NULL of NULL. */
char *api_copy(const char *text);
/* n strings as one block, ended by NULL. */
char **api_list(const char *const *text, size_t n);
/* Sets *error (unless error is NULL) to the message. Always false. */
bool api_fail(char **error, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The cell of that name; SQ_NONE with a message that names the nearest cell. */
Sq api_cell(const Game *g, const char *name, char **error);

/* ---- pieces, in api_piece.c ---- */

/* A piece as FEN and boards write it: its letter in its owner's style. */
void piece_spell(const Game *g, Piece x, Str *out);
/* The piece of which the n bytes at text are the spelling, or PIECE_NONE. */
Piece piece_spelled(const Game *g, const char *text, size_t n);

/* ---- matches, in api_match.c ---- */

/* The position as it stands, and the keys before it; valid until the match changes. */
const Pos *match_now(const sw_Match *m);
History match_history(const sw_Match *m);
/* The legal moves, none when the match is over; the caller owns the list. */
void match_moves(const sw_Match *m, Moves *out);
/* The position to be shown: of a match that is over, as it was settled. */
const Pos *match_shown(const sw_Match *m);
/* Looks whether the position is an end, and settles it. */
void match_judge(sw_Match *m);
void bill_add(Bill *b, const Undo *u);
/* Where the piece on a cell can go in p, were it its owner's turn. */
CellSet match_reach(const Pos *p, Sq cell);

/* Makes a move or a throw that is possible, without judging what comes of it. */
void match_make(sw_Match *m, Move move);

/* ---- records, in api_record.c and api_heading.c ---- */

/* What a match has for its record: into *c, which gets copies; given back. */
void record_copy(const sw_Match *m, sw_Match *c);
void record_forget(sw_Match *m);

/* The message of a failed call, with its line, in the place of the call's own. Always false. */
bool api_fail_at(char **error, int line, const char *what, char *reason);
/* Loads the game of a record; `given` is what to load where it names none, or that one. *guess is
** then that name where it names none, and else NULL. NULL with the reason where it cannot. */
sw_Game *heading_game(const struct Record *r, const char *given, const char **guess,
                      char **error);

/* ---- throws, in api_chance.c ---- */

/* What a text asks for: moves and throws, made on a position of its own. */
typedef struct Plan {
    Pos pos;
    Moves made; /* owned */
} Plan;

/* Reads the throws at the beginning of *text that are due, and moves behind them. False, with
** the reason, where one cannot be. */
bool plan_throws(Plan *p, const char **text, char **error);
void plan_add(Plan *p, Move m);
/* How much of a move's text stands before its throws. */
size_t throws_begin(const Game *g, const char *text);

/* ---- diagrams of rule tests, in api_diagram.c ---- */

/* Compares the reach of the piece in a diagram (docs: "Diagrams") with the marks in it. Adds
** what is wrong to *complaint: nothing when the diagram is right. */
void diagram_test(const Game *g, const char *diagram, Str *complaint);

#endif
