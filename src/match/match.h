/*
** match.h -- a game in progress: its moves, undone ones included, and how it ended.
**
** A Match keeps the position after each step, so undoing a move unmakes nothing: it goes
** back to an earlier step by its index. Step 0 is the beginning, step i is move i with the
** throws that it led to. An agreed end (a resignation, a draw by agreement) comes after
** the last step and counts as one more. Three moves of chess and a resignation, with two
** of these four undone:
**
**     step     0     1     2     3     the end
**     text    ""   "e4"  "e5"  "f4"    "Black wins (White resigns)"
**     made    yes   yes   yes   no     no                              at == 2
**
** match_go(m, 1) makes f4 again, match_go(m, 2) the resignation, too; another move at 2 drops
** step 3 and the end. The rules judge the current position once, when it changes.
*/
#ifndef STEPWISE_MATCH_MATCH_H
#define STEPWISE_MATCH_MATCH_H

#include "text/write/record.h"
#include "base/err.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"
#include "vm/model/display.h"

/* Payments in the order in which they were made; those beyond PAID_MAX are dropped. */
typedef struct Bill {
    int n;
    Payment paid[PAID_MAX];
} Bill;

/* A move and its throws. Black wins a duel in the third turn, and Orange pays 6 for it:
**
**     text "D1-G4(B 5:2)", body 5, nthrows 1, number 3, bill: 6 from Orange to Black
*/
typedef struct Step {
    Move move;   /* MOVE_NONE: the beginning */
    Str text;    /* the move in the notation of the match, then its throws */
    size_t body; /* the length of the move in text, without the throws */
    int nthrows;
    int number;  /* of the turn in which the move is made (match_number) */
    Str comment; /* on the position after it; one line */
    Bill bill;
    Pos after;
} Step;
TYPED_VEC(Steps, steps, Step)

/* MATCH_PLIES_MAX: the longest game that the rules of chess allow has 17,697 plies.
** MATCH_TEXT_MAX: bytes of a move and its throws; a move that captures from cell to cell all
** over the largest board has half as many. */
enum { MATCH_PLIES_MAX = 50000, MATCH_TEXT_MAX = 4096 };

/* The series that a match is a game of, and its score before this game. */
typedef struct Series {
    int game;      /* its number, from 1; 0: it is of no series, and all else is 0 */
    uint8_t order; /* SeriesOrder */
    /* Games won by each player, and drawn ones; a lone player's losses are won[1]. */
    int won[PLAYERS_MAX], drawn;
} Series;

/* Owns everything but the Game. */
typedef struct Match {
    const Game *game; /* borrowed */
    int notation;     /* the index of the notation in which moves are written */
    bool chosen;      /* the notation was chosen explicitly: records have it as a tag */
    Record head;      /* tags alone: those of its record that do not follow from the match */
    uint64_t seed;    /* of the throws */
    Series series;    /* setting up a position leaves it */
    Pos given;        /* the position that it began with, before any throw */
    Steps steps;
    size_t at;     /* steps[0..at] are made; at == steps.n: so is the agreed end */
    History keys;  /* of all steps but the last: the first i are those before steps[i] */
    Result result; /* of the current position, by the rules */
    Result agreed; /* the agreed end, made or undone; VERDICT_NONE: there is none */
    Str words;     /* the words of that end, which the result has in brackets */
} Match;

/* A match from the position in which the game begins or, unless `fen` is NULL, from that FEN.
** NULL, with the reason, if the FEN is wrong. The game must outlive the match. */
Match *match_new(const Game *g, const char *fen, Err *e);
/* A match from a position, which is copied. */
Match *match_from(const Pos *p);
Match *match_copy(const Match *m);
void match_free(Match *m);

/* ---- queries: pointers are valid until the match changes ---- */

size_t match_ply(const Match *m);     /* moves made */
size_t match_plies(const Match *m);   /* moves in all, undone ones included */
bool match_is_undone(const Match *m); /* true if a step or an end is undone */
const Pos *match_now(const Match *m); /* the current position */
/* The keys of the positions before it. Borrows from the match: read it, and do not free it. */
History match_history(const Match *m);
/* The position to be shown: the current one or, once the match is over, that with all payments
** settled; *paid lists these. */
Pos match_shown(const Match *m, Bill *paid);
/* The number of the turn to which the move after step i belongs. A turn is one move of each
** player in order, so a player who moves twice running begins a new one. The first number is
** that of the given position where the game counts turns, and 1 elsewhere. */
int match_number(const Match *m, size_t i);

/* How it ended: the agreed end if it is made, otherwise by the rules. */
Result match_result(const Match *m);
/* The winner (1: a lone player has lost), RECORD_DRAWN, or RECORD_OPEN while it goes on. */
int match_outcome(const Match *m);
/* True if an agreed end is made. */
bool match_is_agreed(const Match *m);
/* What the end gives the player, in POINT_PARTS; 0 while the match goes on. */
int match_points(const Match *m, int player);
/* "ongoing", "Black wins (P)", "draw (agreed)". */
void match_write_result(const Match *m, Str *out);
/* What the words in brackets mean; nothing where the game does not say. */
void match_write_meaning(const Match *m, Str *out);
/* The FEN of match_shown(). */
void match_write_fen(const Match *m, Str *out);
/* Write payments, one a line: "Orange pays Black 7". match_write_paid() writes
** those of the last step, match_write_settled() those of the end. Only payments
** that are shown are written. */
void match_write_paid(const Match *m, Str *out);
void match_write_settled(const Match *m, Str *out);
/* True if players are shown both counters, the payer's and the payee's. */
bool payment_is_shown(const Game *g, const Payment *paid);

/* The legal moves and their texts in the match's notation, sorted by text: those of the piece
** on `from`, or all for SQ_NONE; none if the match is over. Returns their number. Both lists
** and the texts belong to a. */
int match_moves(const Match *m, Sq from, Arena *a, const char ***text, Move **moves);

/* ---- going on ---- */

/* Makes a legal move or, while a throw is due, one of the throws that are possible; drops
** whatever was undone. The match must not be over. */
void match_make(Match *m, Move move);
/* True if the game is drawn by a rule that players may overlook (Rule.claimed). */
bool match_is_claim(const Match *m);
/* Drops such a draw: nobody claims it, and the match goes on until its position is judged anew,
** by a move or by going back or forth. False if there was none. */
bool match_play_on(Match *m);
/* Undoes (n < 0) or redoes up to |n| steps, an agreed end counting as one. Returns how many. */
int match_go(Match *m, int n);
/* Ends the match outside the rules, `says` being the words for it ("White resigns"); drops
** whatever was undone. outcome is as match_outcome() returns it. Does nothing if the match is
** over or no match of this game can have that outcome. */
void match_end(Match *m, int outcome, const char *says);

/* Each of these changes the current position and makes the result the beginning of
** the match: all steps are dropped, no throw is due, and rights and markers that no
** longer fit are taken away. */

/* Empties the board, but for the holes with which the game begins: they are its shape. */
void match_clear(Match *m);
/* Puts a piece, as FEN writes it, on a cell; "." empties the cell. False, with the reason, for
** an unknown cell or piece. */
bool match_put(Match *m, const char *cell, const char *piece, Err *e);
/* Puts x, a piece, PIECE_NONE or PIECE_HOLE, on a cell; a hole only where
** the game knows holes. */
void match_stand(Match *m, Sq cell, Piece x);
/* Gives the turn to a player; does nothing for a number that is no player's. */
void match_turn(Match *m, int player);

/* ---- notation and comments ---- */

/* Writes all moves, those already made as well, in that notation from now on. False, with the
** list of its notations, if the game has none of that name. */
bool match_set_notation(Match *m, const char *name, Err *e);
/* Sets the comment on step i, as one line with its blanks folded. */
void match_set_comment(Match *m, size_t i, const char *text);
/* Appends n bytes to that comment, separated by a blank. */
void match_add_comment(Match *m, size_t i, const char *text, size_t n);
#endif
