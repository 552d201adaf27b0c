/*
** look.h -- what is shown of a match: boards, reasons, what a search has found.
*/
#ifndef STEPWISE_LOOK_H
#define STEPWISE_LOOK_H

#include "match.h"
#include "text/draw/textboard.h"

/* The cells at which some of n moves end, or, of those whose piece stays, whom they take. */
CellSet look_ends(const Pos *p, const Move *moves, size_t n);
/* The cells to which the piece on a cell can go in p, were it its owner's turn. */
CellSet look_reach(const Pos *p, Sq cell);
/* How the board is drawn. */
typedef struct Look {
    BoardStyle style;
    bool picture; /* as SVG, not as text */
    bool last;    /* mark the last move */
    bool dots;    /* pictures: mark the cells alone, not the ways there */
    const char
        *reach; /* mark where the piece there can go, if alone also where it only takes */
} Look;

/* False where l->reach is no cell. */
bool look_board(const Match *m, const Look *l, Str *out, Err *e);
/* What stands beside it as text, in lines of about so many columns. */
void look_beside(const Match *m, int columns, Str *out);
/* Several pictures on a sheet (sheet.h), each with its caption, or NULL. False where a reach is no cell. */
typedef struct LookOn {
    const Match *m;
    Look look;
    const char *caption;
} LookOn;
bool look_sheet(const LookOn *on, int n, int columns, int size, Str *out, Err *e);
/* Why a move is legal, or why not, in lines; then (l may be NULL) the board, where there is
** something to draw on it. Of a picture, that alone. Whether it is legal. */
bool look_why(const Match *m, const char *move, const Look *l, Str *out);

/* Which rule has ended the match, and what made it true; or how far those are that count: lines. */
void look_ended(const Match *m, Str *out);

/* Plies to the forced end that a score tells of, < 0 for a loss; 0: it tells of none. */
int look_forced(int score);
/* "+1.25", "wins in 3", "loses in 4", by the own moves of whom the match waits for, as they are in the line of n moves,
** if it goes so far; where a share of the point is known and no end, "64.0 %". */
void look_value(const Match *m, int score, double share, const Move *line, int n, Str *out);
/* The first n moves of a line that begins where the match stands, separated by blanks. */
void look_line(const Match *m, const Move *line, int n, Str *out);

/* A piece alone, as pictures show it: an SVG picture. */
void look_piece(const Game *g, Piece x, Str *out);

#endif
