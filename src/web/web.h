/*
** web.h -- what a page asks of the library: one game and one match, every answer as a text.
**
** A Web owns all that it holds; web_free() gives it back. A `const char *` that is returned lives
** until the Web is asked again. Answers are JSON unless it is said otherwise: an object, with
** "error" in it where something is wrong. Cells, kinds and players are numbers from 0, -1 for none.
** Nothing here is private to WebAssembly: tests call it as a page does.
*/
#ifndef STEPWISE_WEB_H
#define STEPWISE_WEB_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Web Web;

Web *web_new(void);
void web_free(Web *w);

/* Gives it a file that definitions ask for by name: "rules/chess.lua". Texts are copied. */
void web_add_file(Web *w, const char *name, const char *text);

/* Loads the game of the file so called, and begins a match. `settings` are lines of option=value. {} or
** {"error"}: then all is as it was. */
const char *web_load(Web *w, const char *file, const char *settings, uint32_t seed);
/* Begins another match of the game: from a FEN, or as it begins for "". */
const char *web_begin(Web *w, const char *fen);
/* The match and the game of a record. */
const char *web_read(Web *w, const char *record);

/* The game: what it says of itself, players, kinds, cells, options, and how it is set. */
const char *web_game(Web *w);
/* The match: moves made and undone, what stands where, what is due, how it ended. */
const char *web_state(Web *w);
/* The legal moves: [{"t" text, "f" from, "to", "d" kind dropped, "c" [cell, kind that will stand there,
** owner, ...], "x" kinds taken}]. */
const char *web_legal(Web *w);

/* Plays a move or a throw, as it is written. */
const char *web_play(Web *w, const char *move);
/* The same of what was played before: a draw that it has passed over was not claimed. */
const char *web_follow(Web *w, const char *move);
/* Goes back (n < 0) or forth; {"by" how far}. */
const char *web_go(Web *w, int n);
/* Draws what is due; {"by" how many throws}. */
const char *web_throw(Web *w);
void web_seed(Web *w, uint32_t seed);
/* Ends the match outside the rules: SW_DRAW or a player who wins. */
const char *web_end(Web *w, int outcome, const char *says);

/* {"legal", "text"}: why a move is legal, or not. */
const char *web_why(Web *w, const char *move);
/* Pictures, not JSON: the board, with where the piece on a cell can go (unless ""), or with what has
** stopped a move (unless ""). "" where there is no such cell. */
const char *web_picture(Web *w, bool flipped, const char *reach, const char *why);
/* A picture: where the first player's piece of a kind can go from the middle of an empty board. */
const char *web_diagram(Web *w, int kind);
/* The record, not JSON. */
const char *web_record(Web *w);
/* The rules in words: {"pieces", how each kind moves: [{"kind", "player" (-1: all alike), "text"}], "turns"
** and "endings", a sentence a line}. */
const char *web_rules(Web *w);

/* Runs rule tests, written in a text: [{"name", "file", "line", "passed", "complaint"}], or {"error"} where
** they cannot be read. Their games are those of the files. */
const char *web_test(Web *w, const char *name, const char *text);
/* {"nodes"}: so many sequences of `depth` moves go on from the position as it stands. */
const char *web_perft(Web *w, int depth);

/* {"move", "value", "line", "depth", "nodes"}: the best move, at a level, within so many plies, positions and
** milliseconds; 0 is no limit. */
const char *web_search(Web *w, int level, int depth, uint32_t nodes, uint32_t ms,
                       uint32_t seed);

#endif
