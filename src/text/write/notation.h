/*
** notation.h -- moves as people write them.
**
** A game declares its notations as templates; the first is written unless another is chosen. A
** text is read by comparing it with all legal moves in every notation of the game, so what is
** written is read back as the same move; case does not matter.
**
** The parts of a written move are listed in notes.def, the fields that their templates may
** use in fields.def:
**
**     {from} {to}          the cells of the first MOVE, or the first cell that the move names
**     {file}               the file of {from}
**     {piece} {letter}     the moving piece; in BECOMES, the new one
**     {captured}           the piece that is taken, as its owner calls it where it stands
**     {takes}              the TAKES part, for each piece that is taken on the way
**     {becomes}            the BECOMES part, if the letter of the kind changes
**     {cell}               in TAKES, MADE, BROUGHT, UNMADE, WHICH and WHERE: their cell
**     {name}               in CALLED: the name that the move has of its own
**     {says}               in WIN and DRAW: the words of the rule that ended the game
**     {mark}               in WON and DRAWN: what a record has for that rule
**     {which} {where}      the WHICH and WHERE parts: what tells the move from others (below)
**
** A field that is unknown here, or has nothing to say, is empty. So are {takes}, {becomes},
** {which} and {where} within the parts that they insert.
**
** {which} and {where} add the least that tells the move from the other legal ones: nothing,
** or the file, the rank or all of {from}, in the WHICH part; where that is not enough, the
** same of {to}, in the WHERE part, alone or with it.
**
** CAPTURE is used where the landing takes a piece and, while TAKES is an empty template,
** where any piece is taken; CLASH where the landing challenges one; CALLED where the move
** has a name. A kind of piece may have templates of its own, for its moves and for being
** taken. CHECK, MATE, WIN and DRAW follow the move, WON and DRAWN the last move of a record;
** readers accept a move without them.
**
** A throw is written by the format ThrowWords.shows: %d is a number, %c a cell, %w the letter
** of the player whose piece takes what the throw takes. The format may have its own brackets,
** "(B 5:2)"; otherwise the throw is put in braces, "{10 C7}". Where one is due it is read with
** or without brackets. If the format begins with %w, either the winner or the rest may be left
** out: "(B)" is then the smallest throw by which B takes. An outcome that the definition has
** thrown again is refused with the definition's word for that.
*/
#ifndef STEPWISE_TEXT_WRITE_NOTATION_H
#define STEPWISE_TEXT_WRITE_NOTATION_H

#include "san.h"
#include "base/str.h"
#include "vm/meaning/rules.h"
#include "base/err.h"

/* Writes m, a legal move of p or a throw that is due, in notation n, with its outcome. */
void move_write(const Pos *p, Move m, int n, Str *out);
/* move_write() for several moves of one position. A text is settled beside those of all legal
** moves, which takes a moment where there are thousands, so that is done once: when the first
** move is written. Begins as {p, n}; move_writer_end() must follow. */
typedef struct MoveWriter {
    const Pos *p;
    int n;   /* the notation */
    San san; /* its p is NULL: nothing is written yet */
} MoveWriter;
void move_writer_add(MoveWriter *w, Move m, Str *out);
void move_writer_end(MoveWriter *w);
/* Writes what a record puts after the last move of a game, in notation n: nothing while the
** game goes on, nor for a win by a rule without a mark. */
void move_mark(const Game *g, Result r, int n, Str *out);
/* Reads a legal move of p, or a throw that is due. False, with the reason, if the text fits
** none or several. What is written exactly like a move is that move; then case is ignored.
** Failing that, '-' for 'x', blanks, missing signs and the board's own names of cells ("d10"
** where the notation has "d0") are accepted, and at last what people and protocols leave out
** of the signs that a game has (textkey.h); "pass" is then the move that does nothing. */
bool move_read(const Pos *p, const char *text, Move *m, Err *e);
/* move_read() with notation n in use: a text that is a move in n is that move, whatever it
** means in another. */
bool move_read_in(const Pos *p, int n, const char *text, Move *m, Err *e);
/* If the text is an outcome of the throw that is due, but one that is thrown again: the
** game's word for why. Else NULL. */
const char *throw_again(const Pos *p, const char *text);
/* The number of legal moves that the text fits, with notation n in use; *m is one of them. e
** is set unless the number is one. Of the throws that fit, one alone is counted. */
int move_fits(const Pos *p, int n, const char *text, Move *m, Err *e);
/* True if the text is exactly one move as some notation writes it, n first, in the same case;
** only its outcome and what praises or announces ("+", "!") may differ. */
bool move_written(const Pos *p, int n, const char *text);
/* The cells named by a text, which need not be a legal move: the first and the last of two or
** more. A single one is *from; what is not there is SQ_NONE. A piece that the text calls as a
** notation does where it stands also names its cell, if it is the only one so called. */
void move_cells(const Pos *p, const char *text, Sq *from, Sq *to);
/* The legal moves of p, no throws, in notation n with their outcomes, sorted as ASCII
** strings. Returns their number; both lists and the strings belong to a. */
int moves_sorted(const Pos *p, int n, Arena *a, const char ***text, Move **moves);

#endif
