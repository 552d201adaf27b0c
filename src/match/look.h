/*
** look.h -- what is shown of a match: boards, explanations, what a search has found.
*/
#ifndef STEPWISE_MATCH_LOOK_H
#define STEPWISE_MATCH_LOOK_H

#include "match.h"
#include "text/draw/textboard.h"
#include "text/explain/explain.h"

/* The cells to which n moves lead. A move whose piece stays where it is leads to the
** cells where it takes something; if there are none, to the one other cell that it acts
** on, or else to its own. */
CellSet look_ends(const Pos *p, const Move *moves, size_t n);
/* The cells to which the legal moves of the piece on a cell would lead in p (look_ends) if it
** were its owner's turn. Empty for an empty cell and for a piece that belongs to no player. */
CellSet look_reach(const Pos *p, Sq cell);
/* How a board is drawn. */
typedef struct Look {
    BoardStyle style;
    bool picture; /* as SVG, not as text */
    bool last;    /* mark the last move */
    bool dots;    /* pictures: mark cells alone, without the walks that lead there */
    /* The name of a cell, or NULL: mark where the piece there can go. If it is alone on the
    ** board, mark also where it could only take. */
    const char *reach;
} Look;

/* Draws the current position. False, with the reason, if l->reach is no cell. */
bool look_board(const Match *m, const Look *l, Str *out, Err *e);
/* Writes the hands and counters beside the board as text, in lines about `columns` wide. */
void look_beside(const Match *m, int columns, Str *out);
/* A picture of a sheet; `look` is that of a picture, and nothing is owned. */
typedef struct LookOn {
    const Match *m;
    Look look;
    const char *caption; /* or NULL */
} LookOn;
/* Draws n pictures on one sheet, as sheet_write() takes `columns` and `size` (sheet.h). False,
** with the reason, if some reach is no cell. */
bool look_sheet(const LookOn *on, int n, int columns, int size, Str *out, Err *e);
/* explain_move() for the present position, of a match that its players may have ended, or gone on
** with where they could have claimed a draw. */
void look_explain(const Match *m, const char *move, Explanation *out);
/* Writes why a move is legal or why it is not, in lines, and then, unless l is NULL, the board,
** if there is something to mark on it. If l asks for a picture, writes that alone. Returns
** whether the move is legal. */
bool look_why(const Match *m, const char *move, const Look *l, Str *out);

/* Writes, in lines, which rule has ended the match and what made its condition true; or, while
** the match goes on, how near the rules are that count something (ended.h). */
void look_ended(const Match *m, Str *out);

/* The plies to the forced end that a search's score means: > 0 for a win, < 0 for a loss, 0 if
** the score means none. */
int look_forced(int score);
/* Writes a score for the player to move: "wins in 3" and "loses in 4" for a forced end,
** otherwise "64.0 %" if `share`, the share of the point to be expected, is above 0, otherwise
** "+1.25". A forced end is counted in moves of that player: those in the line of n moves or, if
** the line is shorter than the end is far, as many as there are when players move in turn. */
void look_value(const Match *m, int score, double share, const Move *line, int n, Str *out);
/* Writes the first n moves of a line that starts from the current position,
** separated by blanks. */
void look_line(const Match *m, const Move *line, int n, Str *out);

/* Writes an SVG picture of a piece alone. */
void look_piece(const Game *g, Piece x, Str *out);

#endif
