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
#include "text/board.h"
#include "vm/game.h"
#include "vm/position.h"
#include "vm/rules.h"

struct sw_Game {
    Game *game;     /* owned, but for what a view borrows */
    bool view;      /* made by sw_game_on_machine: only the struct itself is owned */
    char *warnings; /* owned */
};

/* A move that was made, or undone. */
typedef struct Step {
    Move move;
    char *text; /* owned */
    Pos after;
} Step;
TYPED_VEC(Steps, steps, Step)

struct sw_Match {
    const sw_Game *owner;
    Pos start;
    Steps steps;
    size_t ply;    /* steps[0..ply-1] are made, the others undone */
    History keys;  /* keys[i]: of the position before step i */
    Result result; /* by the rules, of the position as it stands */
    int agreed;    /* SW_ONGOING, or the outcome by which sw_match_end ended the match */
    char *words;   /* owned: what sw_match_end said */
};

/* ---- texts, in stepwise.c ---- */

/* The text of *s, which the caller of the library frees; *s is empty afterwards. */
char *api_text(Str *s);
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
/* Where the piece on a cell can go in p, were it its owner's turn. */
CellSet match_reach(const Pos *p, Sq cell);

/* ---- diagrams of rule tests, in api_diagram.c ---- */

/* Compares the reach of the piece in a diagram (docs: "Diagrams") with the marks in it. Adds
** what is wrong to *complaint: nothing when the diagram is right. */
void diagram_test(const Game *g, const char *diagram, Str *complaint);

#endif
