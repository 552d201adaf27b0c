/*
** cli.h -- what the commands share: messages, opening a game, small parsers, JSON out.
*/
#ifndef STEPWISE_CLI_H
#define STEPWISE_CLI_H

#include "args.h"
#include "cli/terminal/clock.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

/* "stepwise: ..." on standard error. Always false, so that a caller can `return complain(...)`. */
bool complain(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* The same with a message of the library, which is given back; NULL is no message. */
bool complain_taking(const char *context, char *error);

/* Ends the program with a message. */
_Noreturn void cli_no_memory(void);
/* realloc that ends the program when memory is out. */
void *cli_grow(void *old, size_t size);
/* As printf, into a text for free(). */
char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
char *format_list(const char *fmt, va_list args) __attribute__((format(printf, 1, 0)));
char *copy_text(const char *text);
/* How many bytes of a text, at most so many, can be shown alone: no sign is cut. */
int text_within(const char *text, size_t most);
/* A text as one word of the shell, for free(). */
char *shell_word(const char *text);
/* A number as people write it, with a point, behind a minus or not; where it ends, NULL without one. */
const char *parse_decimal(const char *text, double *value);
/* A number of seconds above 0 and below a year. */
bool parse_seconds(const char *text, double *seconds);
/* A whole number from least to most. */
bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number);
bool parse_number(const char *text, int least, int most, int *number);

/* A copy of n settings that owns its texts, with room for one more, and its end. */
sw_Setting *settings_copy(const sw_Setting *set, int n);
void settings_free(sw_Setting *set, int n);

/* Moves *path, a game or its file, to the name in it: how long that is, 5 for
** "/some/where/chess.lua". */
size_t game_name(const char **path);
/* The path of a game's definition, to open it or to name files after it; it belongs to the game. */
const char *game_file(const sw_Game *g);

/* A game and a match of it, as the command line asks for them; all NULL for a command that begins
** with NO_GAME. */
struct Session {
    sw_Game *game;
    sw_Game *machine; /* the game without its tables, for --walker vm; else NULL */
    sw_Match *match;
};
/* Opens what the command begins with. False, with a message on standard error, when the game or
** the FEN is wrong. Whatever it returns, session_close() gives it back. */
bool session_open(const Args *a, Session *s);
/* The same of a command that begins with a game; with --watch, session_open() leaves it to the command.
** *complaints, which may be NULL, becomes what is wrong with the game, for free(), or stays. */
bool session_load(const Args *a, Session *s, char **complaints);
void session_close(Session *s);
/* Says behind `lead`, a line each, which player lacks a royal piece or one whose capture ends
** the game; how many. A game can go on without what it turns on: that is odd, not wrong. */
int note_missing(const sw_Match *m, FILE *out, const char *lead);
/* Says in the same way which options were drawn. */
void note_drawn(const sw_Game *g, FILE *out, const char *lead);
/* Says, for a command that searches, why the tuned numbers beside the game are not taken, where that is
** so and they were not refused. */
void note_untuned(const Args *a, const sw_Game *g);
/* The name of a cell as the game spells it. */
const char *cell_spelt(const sw_Game *g, const char *cell);
/* Prints "Black's Flier on D1 can go to 23 cells:", or that it cannot go anywhere, without an end of
** line; or that nothing stands there. */
void print_reach(const sw_Match *m, const char *cell, int ncells);

/* Writes text to a file, as replace_text() does, or into a device; "-" is standard output. False,
** with a message, when it cannot. */
bool write_text(const char *path, const char *text);
/* Could it, as far as is known before there is a text? False with a message: for what takes long to write. */
bool may_write(const char *path);
/* Is it the path of a definition, or of tests? True after a message: nothing that is written takes their place, or
** stands behind them. */
bool refuse_definition(const char *path);
/* The folder of a path, with its slash, for free(). */
char *folder_of(const char *path);
/* Do both paths lead to one file, which may not be there yet? */
bool same_file(const char *a, const char *b);
/* All of a file, or of standard input for "-": a text of *n bytes, ended by one zero byte more,
** for free(). False with errno set, and *text NULL. */
bool read_text(const char *path, char **text, size_t *n);
/* Gives the lines of a file to fn, one after the other, without their ends, until it answers false; what follows
** the last end is no line. Not the file but a line alone is bounded, and has n bytes, of which some may be zero.
** False, and errno says why; where that is 0, fn has ended it. */
typedef bool LineFn(void *ctx, const char *line, size_t n);
bool read_lines(const char *path, LineFn *fn, void *ctx);
/* The words for errno where either could not read. */
const char *why_unread(void);
/* $XDG_STATE_HOME/stepwise/NAME, or the same below ~/.local/state, for free(); its folders are
** made. A name that ends with '/' is a folder. NULL where there is no home. */
char *state_path(const char *name);
/* Puts text into the place of a file: whoever reads it finds the old text or the new one, whole,
** whenever the program or the machine dies. A link and the file's mode stay as they are. False with
** errno set: EINVAL where something else than a file is there, such as a pipe. */
bool replace_text(const char *path, const char *text);
/* Removes what programs that were killed in replace_text() have left in the folder of `path`, beside
** the file of that name, or beside any for NULL. What is being written stays. */
void clear_left(const char *path, const char *name);
/* The searcher that the options name, or CHOSEN. */
sw_Searcher searcher_of(const Args *a);
/* Is a move left to be searched, in games of so many plies of which the first are drawn? False with a message. */
bool leaves_moves(const Args *a, int opening, int plies);
/* The limits that the options give. */
sw_Limits limits_of(const Args *a);
/* Writes a value to standard output as one line and gives it back. What cannot be written, and
** NULL, ends the program with a message. */
void print_json(json_t *value);
/* A text as sw_shown() has it. */
json_t *json_shown(const char *text);
/* "fen ...", "result ...": the position and how the match stands. */
void print_state(const sw_Match *m);
json_t *json_of_state(const sw_Match *m);
/* Texts of the library, which are given back; print_taking() puts one in the place of %s. */
void print_taking(const char *fmt, char *text) __attribute__((format(printf, 1, 0)));
/* Lines of words on standard output, folded at a terminal, as sw_shown() has them. */
void tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* The text as sw_shown() has it, and as one line: what it quotes could hold another. For free(). */
char *shown_line(const char *text);
/* So is a line on standard output, whatever it quotes; its end is added. */
void say_line(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* A text of the caller's own, as one line, in the place of %s. */
void print_shown(const char *fmt, const char *text) __attribute__((format(printf, 1, 0)));
json_t *json_taking(char *text);
json_t *json_of_list(char **list);

/* What `stepwise` alone does: a list of the games, and a game. */
int choose_and_play(void);

#define COMMAND(name, run, begins, arguments, least, most, takes, help)                        \
    int run(const Args *args, Session *s);
#include "cmds.def"
#undef COMMAND

#endif
