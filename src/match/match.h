/*
** match.h -- a game in progress: its moves, undone ones included, and how it ended.
**
** Nothing is taken back on a board: a Match keeps the position after each step, and goes to one
** by its number. Step 0 is the beginning, step i is move i with the throws that it led to; an
** agreed end stands behind the last step and counts as one more. Three moves of chess and a
** resignation, and then two of these undone:
**
**     step     0     1     2     3     the end
**     text    ""   "e4"  "e5"  "f4"    "Black wins (White resigns)"
**     made    yes   yes   yes   no     no                              at == 2
**
** match_go(m, 1) makes f4 again, match_go(m, 2) ends the match, too; another move at 2 forgets
** step 3 and the end. What the rules say of the position is asked once, when it changes.
*/
#ifndef STEPWISE_MATCH_H
#define STEPWISE_MATCH_H

#include "text/write/record.h"
#include "base/err.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"

/* What was paid, in that order; more is not kept. */
typedef struct Bill {
    int n;
    Payment paid[PAID_MAX];
} Bill;

/* A move and its throws. Where Orange pays 6 for a duel that Black has won in the third turn:
**
**     text "D1-G4(B 5:2)", body 5, nthrows 1, number 3, bill: 6 from Orange to Black
*/
typedef struct Step {
    Move move;   /* MOVE_NONE: the beginning */
    Str text;    /* in the notation of the match */
    size_t body; /* bytes of text that are the move, before its throws */
    int nthrows;
    int number;  /* of the turn in which the move is made */
    Str comment; /* on the position after it; one line */
    Bill bill;
    Pos after;
} Step;
TYPED_VEC(Steps, steps, Step)

/* MATCH_PLIES_MAX: the longest game of chess has 17,697. MATCH_TEXT_MAX: of a move and its throws;
** a move that captures from cell to cell all over the largest board has half as many bytes. */
enum { MATCH_PLIES_MAX = 50000, MATCH_TEXT_MAX = 4096 };

/* Of which series it is a game, and how that stood before it. */
typedef struct Series {
    int game;      /* which one, from 1; 0: it is of no series, and all else is 0 */
    uint8_t order; /* SeriesOrder */
    int won[PLAYERS_MAX], drawn;
} Series;

/* It owns all but the Game. */
typedef struct Match {
    const Game *game; /* borrowed */
    int notation;     /* in which moves are written */
    bool chosen;      /* somebody has said so */
    Record head;      /* the tags of its record that do not follow from the match; no moves */
    uint64_t seed;    /* of the throws */
    Series series;    /* a position that is set up is of none */
    Pos given;        /* what it began with, before any throw */
    Steps steps;
    size_t at;     /* steps[0..at] are made; at == steps.n: the agreed end stands, too */
    History keys;  /* of all steps but the last: those before steps[i] are the first i */
    Result result; /* by the rules, of the position as it stands */
    Result
        agreed; /* the end outside the rules, standing or undone; no verdict: there is none */
    Str words;  /* of that end, as the result has them in brackets */
} Match;

/* From the position in which the game begins or, unless it is NULL, from a FEN; NULL where that
** is wrong. */
Match *match_new(const Game *g, const char *fen, Err *e);
/* From a position. */
Match *match_from(const Pos *p);
Match *match_copy(const Match *m);
void match_free(Match *m);

/* ---- what there is; valid until the match changes ---- */

size_t match_ply(const Match *m);     /* moves made */
size_t match_plies(const Match *m);   /* and undone */
bool match_is_undone(const Match *m); /* is a step or an end undone? */
const Pos *match_now(const Match *m);
/* The keys of the positions before it. */
History match_history(const Match *m);
/* The position to be shown: of a match that is over, after all is settled. *paid tells what was
** paid for that. */
Pos match_shown(const Match *m, Bill *paid);
/* The number of the turn of the move that follows step i: all players have one move in it. The
** first is that of the position given, where the game counts turns, else 1. */
int match_number(const Match *m, size_t i);

/* How it ended: agreed, or by the rules. */
Result match_result(const Match *m);
/* The winner, RECORD_DRAWN, or RECORD_OPEN while it goes on. */
int match_outcome(const Match *m);
/* Does an end outside the rules stand? */
bool match_is_agreed(const Match *m);
/* What the end gives the player, in POINT_PARTS; 0 while it goes on. */
int match_points(const Match *m, int player);
/* "ongoing", "Black wins (P)", "draw (agreed)". */
void match_write_result(const Match *m, Str *out);
/* What the words in brackets mean, where the game says that. */
void match_write_meaning(const Match *m, Str *out);
void match_write_fen(const Match *m, Str *out);
/* What the last step has made players pay, "Orange pays Black 7", one a line, where they are
** shown both purses; the same of the end. */
void match_write_paid(const Match *m, Str *out);
void match_write_settled(const Match *m, Str *out);
/* Are players shown both of its purses? */
bool payment_is_shown(const Game *g, const Payment *paid);

/* The legal moves as the match writes them, sorted: those that begin on `from`, or all for
** SQ_NONE; none where it is over. Their number; both lists belong to a. */
int match_moves(const Match *m, Sq from, Arena *a, const char ***text, Move **moves);

/* ---- going on ---- */

/* Makes a legal move, or a throw that can be; what was undone is forgotten. */
void match_make(Match *m, Move move);
/* Has a rule drawn it that players may overlook (Rule.claimed)? */
bool match_is_claim(const Match *m);
/* Then nobody claims that draw: the match goes on, until its position is judged anew, by a move or by going back or
** forth. False where there was none. */
bool match_play_on(Match *m);
/* Goes back (n < 0) or forth by up to so many steps; by how many. */
int match_go(Match *m, int n);
/* Ends it outside the rules, which nothing does to a match that is over; nor does an outcome that no match can have. */
void match_end(Match *m, int outcome, const char *says);

/* Each of these makes the position as changed the beginning; what came before is forgotten. */
/* The empty board has the holes with which the game begins: they are its shape. */
void match_clear(Match *m);
/* A piece as FEN writes it, or "." for none. */
bool match_put(Match *m, const char *cell, const char *piece, Err *e);
void match_stand(Match *m, Sq cell, Piece x);
void match_turn(Match *m, int player);

/* ---- beside the moves ---- */

/* Writes all moves in that notation from now on. False, with the notations that there are,
** where the game has no such one. */
bool match_set_notation(Match *m, const char *name, Err *e);
/* The comment on step i, on one line, its blanks folded. */
void match_set_comment(Match *m, size_t i, const char *text);
/* Puts n bytes more behind it. */
void match_add_comment(Match *m, size_t i, const char *text, size_t n);
#endif
