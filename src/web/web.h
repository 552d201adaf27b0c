/*
** web.h -- what a web page asks of the library: one game and one match, every answer as text.
**
** A Web owns all that it holds, until web_free(). A `const char *` that is returned lives until
** the next call. Unless said otherwise it is JSON: an object, or a list where [ ] are shown,
** and an object with a member "error" if something went wrong. Cells, kinds and players are
** numbers from 0, -1 for none. Nothing here is specific to WebAssembly: tests call these
** functions as a page does.
*/
#ifndef STEPWISE_WEB_WEB_H
#define STEPWISE_WEB_WEB_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Web Web;

Web *web_new(void);
void web_free(Web *w);

/* Adds a file that definitions ask for by name, "rules/chess.lua", or replaces its text. Both
** texts are copied. */
void web_add_file(Web *w, const char *name, const char *text);

/* Loads the game in the file of that name, and begins a match. `settings` has lines of
** option=value. Returns {}, or {"error"} with everything left as it was. */
const char *web_load(Web *w, const char *file, const char *settings, uint32_t seed);
/* Begins a new match of the game, from a FEN, or from the usual start if `fen` is "". Returns
** as web_load() does. */
const char *web_begin(Web *w, const char *fen);
/* Loads the match in a record, and its game. Returns as web_load() does. */
const char *web_read(Web *w, const char *record);

/* The game: what it says about itself, its players, kinds, cells and options, and how it is
** set. */
const char *web_game(Web *w);
/* The match: moves made and undone, what stands where, what is due, how it ended. */
const char *web_state(Web *w);
/* The legal moves: [{"t" text, "f" from, "to", "d" kind dropped, "c" [cell, kind and owner
** after the move, ...], "x" [kinds captured]}]. */
const char *web_legal(Web *w);

/* Plays a move or a throw, given as text. Returns {} or {"error"}. While a throw is due, only a
** throw is accepted. */
const char *web_play(Web *w, const char *move);
/* As web_play(), for a move that was played before: if it passes over a draw, nobody claimed
** that. */
const char *web_follow(Web *w, const char *move);
/* Goes back (n < 0) or forward by up to |n| moves; {"by" how many}. */
const char *web_go(Web *w, int n);
/* Draws the throws that are due; {"by" how many}. */
const char *web_throw(Web *w);
void web_seed(Web *w, uint32_t seed);
/* Ends the match outside the rules; outcome is SW_DRAW or the player who wins. */
const char *web_end(Web *w, int outcome, const char *says);

/* {"legal", "text"}: why a move is legal, or why not. */
const char *web_why(Web *w, const char *move);
/* SVG, not JSON: the board, with the cells that the piece on cell `reach` can go to (unless
** ""), or with the walk of move `why`, or what stops it (unless ""). "" if there is no such
** cell. */
const char *web_picture(Web *w, bool flipped, const char *reach, const char *why);
/* SVG: where the first player's piece of a kind can go from the middle of an empty board. */
const char *web_diagram(Web *w, int kind);
/* The record, as text. */
const char *web_record(Web *w);
/* The rules in words: {"pieces": [{"kind", "player" (-1: all alike), "text" how it moves}],
** "turns" and "endings": a sentence a line}. */
const char *web_rules(Web *w);

/* Runs rule tests, given as text; `name` is what messages call it. [{"name", "file", "line",
** "passed", "complaint"}], or {"error"} if the text cannot be read as tests. Games come from
** the files added. */
const char *web_test(Web *w, const char *name, const char *text);
/* {"nodes"}: the number of sequences of `depth` moves from the current position. */
const char *web_perft(Web *w, int depth);

/* {"move", "value", "line", "depth", "nodes"}: the best move, searched at a level and within
** limits of plies, positions and milliseconds (0: no limit). {"error"} if there is nothing to
** search. */
const char *web_search(Web *w, int level, int depth, uint32_t nodes, uint32_t ms,
                       uint32_t seed);

#endif
