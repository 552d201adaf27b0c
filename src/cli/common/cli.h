/*
** cli.h -- what the commands share: messages, opening a game, small parsers, files, output.
**
** "For free()" means that the caller owns the text and frees it with free(); a text of the
** library (stepwise.h) is freed with sw_free(). A function that is said to return something
** after a message has written it with complain(). Memory that is out ends the program
** (cli_no_memory).
*/
#ifndef STEPWISE_CLI_COMMON_CLI_H
#define STEPWISE_CLI_COMMON_CLI_H

#include "args.h"
#include "cli/terminal/clock.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>

/* Writes "stepwise: ..." as one line to standard error. Always false, so that a caller can
** `return complain(...)`. */
bool complain(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* Writes "stepwise: CONTEXT: ERROR", or without the context if that is "". `error` is a message
** of the library and is freed; NULL writes nothing. Always false. */
bool complain_taking(const char *context, char *error);

/* Ends the program, by abort(), with a message. */
_Noreturn void cli_no_memory(void);
/* realloc() that ends the program when memory is out. Size 0 is taken for 1. */
void *cli_grow(void *old, size_t size);
/* As printf(), into a text for free(). */
char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
char *format_list(const char *fmt, va_list args) __attribute__((format(printf, 1, 0)));
/* A copy of a text, for free(). */
char *copy_text(const char *text);
/* The number of bytes of a text, at most `most`, that end between two characters of UTF-8. */
int text_within(const char *text, size_t most);
/* A text quoted, where needed, as one word for the shell, for free(). */
char *shell_word(const char *text);
/* Reads a decimal number at the start of text: an optional minus, digits, a point and an
** exponent, but no blank or plus before it, no hexadecimal digits, no infinity. Returns where
** it ends, or NULL if there is none. */
const char *parse_decimal(const char *text, double *value);
/* Reads a text that is a number of seconds and nothing else, above 0 and below 366 days. False
** leaves *seconds as it is. */
bool parse_seconds(const char *text, double *seconds);
/* Reads a text that is a whole number from least to most and nothing else. If false,
** parse_whole() may have changed *number, parse_number() has not. */
bool parse_whole(const char *text, int64_t least, int64_t most, int64_t *number);
bool parse_number(const char *text, int least, int most, int *number);

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

/* Writes text to a file, as replace_text() does, or to a device; refuses a name that
** refuse_definition() refuses. False after a message. "-" is standard output, and always true:
** main() reports a failure there. */
bool write_text(const char *path, const char *text);
/* Whether write_text() would succeed, as far as can be seen beforehand: for a text that takes
** long to make. False after a message. */
bool may_write(const char *path);
/* True, after a message, if a path ends in ".lua": output must never replace a definition or a
** file of tests, nor be appended to one. */
bool refuse_definition(const char *path);
/* The folder of a path, with its slash, or "./", for free(). */
char *folder_of(const char *path);
/* Whether both paths lead to the same file, which need not exist yet. */
bool same_file(const char *a, const char *b);
/* Reads all of a file, or of standard input for "-", 16 MB at most: a text of *n bytes and a
** zero byte after them, for free(). False with errno set and *text NULL: EFBIG if it is longer,
** EINVAL if it is a pipe or a device (but the shell's <(command), and /dev/stdin, are read). */
bool read_text(const char *path, char **text, size_t *n);
/* Calls fn for each line of a file, without its line feed, until fn returns false. A line has n
** bytes, some of which may be zero, and a zero byte after them; it lives during the call. What
** follows the last line feed is no line. A line has at most 16 MB, the file any size. False
** with errno set if reading failed, as in read_text(), or with errno 0 if fn returned false. */
typedef bool LineFn(void *ctx, const char *line, size_t n);
bool read_lines(const char *path, LineFn *fn, void *ctx);
/* The reason, from errno, why read_text() or read_lines() has failed. */
const char *why_unread(void);
/* The path $XDG_STATE_HOME/stepwise/NAME, or ~/.local/state/stepwise/NAME, for free(). Makes
** its folders; a name that ends with '/' is a folder, too. NULL if neither variable ($HOME) has
** an absolute path. */
char *state_path(const char *name);
/* Replaces a file by text atomically: whenever the program or the machine dies, a reader finds
** all of the old text or all of the new one. A symbolic link stays (the file it leads to is
** replaced), and so does the file's mode. False with errno set: EISDIR for a folder, EINVAL for
** anything else that is no regular file. */
bool replace_text(const char *path, const char *text);
/* Removes the temporary files that programs killed in replace_text() have left in
** the folder of `path`: those of the file called `name` there, or of any file for
** NULL. One that is being written stays. */
void clear_left(const char *path, const char *name);
/* The searcher that --searcher names, or SW_CHOSEN. */
sw_Searcher searcher_of(const Args *a);
/* Whether a game of at most `plies` moves, of which the first `opening` are made at random,
** leaves any to be searched. False after a message. */
bool leaves_moves(const Args *a, int opening, int plies);
/* The limits of a search that the options give; 0 for each that is not given. */
sw_Limits limits_of(const Args *a);
/* Writes a value to standard output as one line, and drops the reference.
** NULL, and a value that is no JSON, ends the program with a message; a failed
** write does not (main() reports that). */
void print_json(json_t *value);
/* A string of a text made fit to be shown by sw_shown(). */
json_t *json_shown(const char *text);
/* Prints the position and the result: "fen ..." and "result ...", a line each. json_of_state()
** has them as an object with these keys. */
void print_state(const sw_Match *m);
json_t *json_of_state(const sw_Match *m);
/* printf() of one text of the library, in the place of %s; the text is then freed with
** sw_free(). */
void print_taking(const char *fmt, char *text) __attribute__((format(printf, 1, 0)));
/* Prints a text made fit to be shown by sw_shown(), with a line feed added; it may have several
** lines, and at a terminal long ones are folded (term_print). */
void tell(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* A text made fit to be shown by sw_shown(), and a single line: line feeds and tabs within it
** become "\x0a" and "\x09", since a text that it quotes could hold them. For free(). */
char *shown_line(const char *text);
/* Prints a text as shown_line() makes it, with a line feed added. */
void say_line(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* printf() of one text as shown_line() makes it, in the place of %s; the text stays the
** caller's. */
void print_shown(const char *fmt, const char *text) __attribute__((format(printf, 1, 0)));
/* A text, or a list of texts, of the library as json_shown() strings; it is freed. */
json_t *json_taking(char *text);
json_t *json_of_list(char **list);

/* What `stepwise` without arguments does at a terminal: lists the games, asks for one and plays
** it. Returns the exit code. */
int choose_and_play(void);

#define COMMAND(name, run, begins, arguments, least, most, takes, help)                        \
    int run(const Args *args, Session *s);
#include "cmds.def"
#undef COMMAND

#endif
