/*
** session.h -- a game and a match of it, as the command line asks for them.
*/
#ifndef STEPWISE_CLI_COMMON_SESSION_H
#define STEPWISE_CLI_COMMON_SESSION_H

#include "args.h"

#include <stdio.h>

/* The size of an engine's transposition table where nobody asks for another. */
enum { TABLE_MEGABYTES = 64 };

/* A copy of n settings that owns its texts and has room for one more; settings_free() frees an
** array of n settings and their texts. */
sw_Setting *settings_copy(const sw_Setting *set, int n);
void settings_free(sw_Setting *set, int n);
/* Advances *path, the name of a game or the path of its file, past the folders, and returns the
** length of the name there without ".lua": 5 for "/some/where/chess.lua". */
size_t game_name(const char **path);
/* The path of a game's definition, borrowed from the game. */
const char *game_file(const sw_Game *g);
/* A game and a match of it, as the command line asks for them; all NULL for a command with
** NO_GAME, and with --watch. */
struct Session {
    sw_Game *game;
    sw_Game *machine; /* the game without its tables, for --walker vm; else NULL */
    sw_Match *match;  /* of `machine` if there is one, else of `game` */
};
/* Opens what the command begins with (Command.begins), and confines the process for
** --sandboxed. False after a message if the game, the FEN or an option is wrong. The caller
** calls session_close() whatever it returns. */
bool session_open(const Args *a, Session *s);
/* Loads the game and starts the match for a command that begins with a game; session_open()
** calls it, except with --watch, which leaves it to the command. False as session_open(). If
** the definition does not load, its complaints go to *complaints (unless that pointer is NULL),
** for free(); in any other case *complaints is left as it is. */
bool session_load(const Args *a, Session *s, char **complaints);
/* Frees what is open and zeroes *s. */
void session_close(Session *s);
/* Writes a line, beginning with `lead`, for each player and each kind, royal or one
** whose capture ends the game, of which the player has no man in this position but
** begins the game with one. Returns the number of lines. Such a position is odd,
** not wrong: the game can still be played. */
int note_missing(const sw_Match *m, FILE *out, const char *lead);
/* Writes a line, beginning with `lead`, for each option whose value was drawn. */
void note_drawn(const sw_Game *g, FILE *out, const char *lead);
/* For a command that has --untuned, which was not given: if there is a file of tuned weights
** beside the game and it was not taken, says why. */
void note_untuned(const Args *a, const sw_Game *g);
/* The name of a cell as the game spells it, or `cell` itself if there is no such cell. */
const char *cell_spelt(const sw_Game *g, const char *cell);
/* Prints "Black's Flier on D1 can go to 23 cells:", or that it cannot go anywhere, or that the
** cell is empty; without a line feed. */
void print_reach(const sw_Match *m, const char *cell, int ncells);
/* The searcher that --searcher names, or SW_CHOSEN. */
sw_Searcher searcher_of(const Args *a);
/* Whether a game of at most `plies` moves, of which the first `opening` are made at random,
** leaves any to be searched. False after a message. */
bool leaves_moves(const Args *a, int opening, int plies);
/* The limits of a search that the options give; 0 for each that is not given. */
sw_Limits limits_of(const Args *a);
/* Prints the position and the result: "fen ..." and "result ...", a line each. */
void print_state(const sw_Match *m);

#endif
