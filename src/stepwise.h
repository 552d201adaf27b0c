/*
** stepwise.h -- the public face of libstepwise: games, matches, search, explanations.
**
** Who owns what follows from the type. A `char *`, `char **` or `int *` that a function returns or puts into an
** argument belongs to the caller, who gives it back with sw_free(), a list of strings as well (one block, ended by NULL).
** A `const char *` is borrowed from the object that was asked, for as long as that lives, or as the comment says.
** A function that can fail for a reason outside the program takes `char **error` as its last argument: on failure it
** puts a message there, on success NULL. It may be NULL, as what any ..._free() is given; else only what says so. Only
** messages of sw_game_load...() and sw_test_...(), which may be of many lines, end with a line feed.
**
** A sw_Game never changes after it was loaded: any number of threads may share it. A sw_Match and a sw_Engine
** belong to one thread at a time; only sw_engine_stop() may come from another one, or from a signal handler. The
** library has no state of its own. Threads that it starts, where it was asked for more than one, have ended when the
** call returns, and take no signals; functions of the caller's are called on his own. Players, cells and moves are
** numbered from 0, and a count below 0 is none. When memory is out it ends the program (docs/library.md).
*/
#ifndef STEPWISE_H
#define STEPWISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SW_VERSION "0.1.0"
enum { SW_PLAYERS_MAX = 4 }; /* no game has more */

typedef struct sw_Game sw_Game;     /* a definition, loaded and compiled */
typedef struct sw_Match sw_Match;   /* a game in progress; borrows its sw_Game */
typedef struct sw_Engine sw_Engine; /* what chooses moves; borrows its sw_Game */

/* The version of the library that runs; SW_VERSION is the one of this header. */
const char *sw_version(void);
void sw_free(void *text); /* gives back what a function returned; NULL is allowed */
/* The text, for sw_free(), with signs in the place of control characters (lines and tabs apart) and of bytes that are
** no UTF-8: fit for a terminal, for XML and for JSON. What the library says of games and records is so already. */
char *sw_shown(const char *text);
/* Of n names, the one nearest to word, or NULL when none is near enough to be meant. */
const char *sw_nearest(const char *word, const char *const *names, size_t n);

/* ---- the language ---- */

/* What editors are to know of the language in which definitions are written: for the Lua language server
** a file of definitions (---@meta); for luacheck its settings. For sw_free(). */
char *sw_language_definitions(void);
char *sw_language_luacheck(void);

/* ---- games ---- */

/* An option as a user sets it: "warrior", "free"; for one side "orange.chief", "chained". */
typedef struct sw_Setting {
    const char *name, *value;
} sw_Setting;

/* Loads the game in a file, or of a name that is looked for in ./games, in the folders of $STEPWISE_PATH and in
** the installed data. NULL when anything is wrong: *error has all complaints, each a line with its line feed. */
sw_Game *sw_game_load(const char *game, const sw_Setting *set, int nset, char **error);
/* The same, with the seed by which options that are set to "random" are drawn; it is 0 there. */
sw_Game *sw_game_load_drawn(const char *game, const sw_Setting *set, int nset, uint64_t seed,
                            char **error);
/* Is it a path? A stranger's record could have one in the place of a game's name, and is not to be loaded by it. */
bool sw_is_path(const char *game);

/* Who has the files of definitions where no folder does, by their names: "rules/chess.lua", "glyphs/rook.svg".
** What rules/chess.lua imports as "board" is asked for as "rules/board.lua", and then as "board.lua". `read`
** gives n bytes of text, which must live until it is called again; false: there is no such file. Once NAME.lua is
** loaded, it is asked for NAME.tuned, too (docs/tuning.md). */
typedef struct sw_Files {
    bool (*read)(void *ctx, const char *name, const char **text, size_t *n);
    void *ctx;
} sw_Files;

/* Loads a definition from n bytes of text, 1 MB at most; `name` is what messages call it, "mine.lua". What it
** imports comes from `files`, or from folders for NULL: then `name` says beside what they lie. */
sw_Game *sw_game_load_text(const char *name, const char *text, size_t n, const sw_Files *files,
                           const sw_Setting *set, int nset, uint64_t seed, char **error);

/* A file that was read to load a game: its name, as sw_Files has it, and its path. */
typedef struct sw_File {
    const char *name, *path;
} sw_File;
/* All of them, the definition's own first, as sw_Files must have them; they belong to the game. */
const sw_File *sw_game_files(const sw_Game *g, int *n);

/* The same game with every walk run by the machine, tables or not. It borrows g, and is freed before that. */
sw_Game *sw_game_on_machine(const sw_Game *g);
/* NULL is allowed. Matches and engines of the game must have been freed before. */
void sw_game_free(sw_Game *g);
/* What is odd about the definition but not wrong, one a line; "" when nothing is. In a game that has options, _unused has
** what nobody uses as they are set, and _made the places, "file:line", of all that must be used with some choice. */
const char *sw_game_warnings(const sw_Game *g);
const char *sw_game_unused(const sw_Game *g);
const char *sw_game_made(const sw_Game *g);

/* A game that can be loaded by name. */
typedef struct sw_Found {
    const char *name, *path;
} sw_Found;
/* All of them, sorted by name; *n is their number. One block: sw_free() gives it all back. */
sw_Found *sw_game_list(int *n);

/* What games share, and can import or show: rules/NAME.lua and glyphs/NAME.svg, in the same places.
** Names are as sw_Files has them. One block: sw_free() gives it all back. */
sw_File *sw_shared_list(int *n);

/* What a definition says about itself; members that it does not say are "". */
typedef struct sw_About {
    const char *name, *author, *source, *note, *help, *file;
    const char *xboard; /* the name by which XBoard knows the game */
} sw_About;
sw_About sw_game_about(const sw_Game *g);
int sw_game_players(const sw_Game *g);
/* The first player of the other team, where there are two (who has no partner is one); else, and for no player, -1. */
int sw_player_foe(const sw_Game *g, int player);
const char *sw_player_name(const sw_Game *g, int player); /* "Black"; "": no such */
/* The player of that name or FEN letter, case ignored; -1: there is none. */
int sw_player_named(const sw_Game *g, const char *name);
/* How many throws there are in it that can be due; and does anybody ever pay? */
int sw_game_throws(const sw_Game *g);
bool sw_game_pays(const sw_Game *g);
int sw_game_cells(const sw_Game *g);
const char *sw_cell_name(const sw_Game *g, int cell);
/* The cell of that name, case ignored; -1: there is none. */
int sw_cell_named(const sw_Game *g, const char *name);

/* ---- the board ---- */

typedef struct sw_Point {
    float x, y; /* to the east and to the north; a square cell is 1 wide */
} sw_Point;
/* How a cell looks and where it stands; what it points to belongs to the game. */
typedef struct sw_Cell {
    const char *name;
    sw_Point at; /* its middle */
    int npoints; /* of its outline, counter-clockwise */
    const sw_Point *outline;
    int shade;       /* which colour of the board */
    int row, column; /* of the board as text, from the top left; -1: it has none */
} sw_Cell;
sw_Cell sw_game_cell(const sw_Game *g, int i); /* cell number i, which must be one */

/* Directions, as the first player sees them; `next` is the cell to which a step leads, or -1. */
int sw_game_directions(const sw_Game *g);
const char *sw_direction_name(const sw_Game *g, int direction);
int sw_cell_next(const sw_Game *g, int cell, int direction);
/* Bytes that the compiled game holds (the allocator takes about a fifth more); those of them in path tables. */
size_t sw_game_bytes(const sw_Game *g);
size_t sw_game_table_bytes(const sw_Game *g);

/* A kind of piece. */
typedef struct sw_Kind {
    const char *name, *letter;
    const char *abbrev;  /* what players call it for short; "" where the game has none */
    const char *drawing; /* SVG paths in a square of 100 by 100, in currentColor; "" for none */
    bool royal;          /* may not be left under attack */
    bool goal;           /* a rule ends the game when it is captured */
    bool promotes;       /* it can become another kind */
    const int *values;   /* for each player */
} sw_Kind;
/* How many there are, and number i of them. Where a kind or a player is given, it must be one. */
int sw_game_kinds(const sw_Game *g);
sw_Kind sw_game_kind(const sw_Game *g, int i);
/* A player's piece of a kind (-1: nobody's) as pictures show it, alone on an SVG picture 100 wide and high. */
char *sw_kind_svg(const sw_Game *g, int kind, int player);
/* How they move (-1: those that nobody owns), in words, on one line: "two steps orthogonally". */
char *sw_kind_moves(const sw_Game *g, int kind, int player);
/* The same in the author's words, for all players; "" where the definition has none. */
const char *sw_kind_help(const sw_Game *g, int kind);

/* Turns, endings, and what passes and moves with a name are written like, a sentence a line; told: by the author, if he does. */
char *sw_game_turns(const sw_Game *g, bool told);
char *sw_game_calls(const sw_Game *g);
char *sw_game_endings(const sw_Game *g, bool told);
/* What can end a game: its rules and, behind them, that no move is left; what each says, "checkmate", or else "win". */
int sw_game_rules(const sw_Game *g);
char *sw_game_rule(const sw_Game *g, int rule);

/* An option that the definition declares, and how it is set. */
typedef struct sw_Option {
    const char *name, *help;
    const char *type; /* "choice", "number", "cell", "list" or "dice" */
    int nchoices;
    const char *const *choices;
    const char *const *meanings; /* a line that explains each choice, or "" */
    int64_t min, max;            /* of a number */
    const char *preset;          /* the default, as text */
    bool per_side;               /* each player can have a value of his own */
    const char *const *values;   /* for each player, all alike unless per_side */
    bool drawn;                  /* it is set to "random", and these were drawn */
    const char *const *sets; /* what each choice sets of other options that are not set by name:
                               ** "bishop=strong; draws=off", or ""; NULL where none does */
} sw_Option;
int sw_game_options(const sw_Game *g);
sw_Option sw_game_option(const sw_Game *g, int i); /* none: "" and 0 */

/* What is set otherwise than by default, as sw_game_load() takes it; *n is the number. One block, for sw_free(). */
sw_Setting *sw_game_settings(const sw_Game *g, int *n);
/* The notations in which moves can be written; all of them are read. 0 is the usual one. */
int sw_game_notations(const sw_Game *g);
const char *sw_notation_name(const sw_Game *g, int i);

/* One of the programs that the game's walks are compiled to. */
typedef struct sw_Walk {
    const char *player, *kind;
    int length;         /* of its code, in units */
    const char *walker; /* what runs it: "table" or "vm" */
    const char *why;    /* why the machine runs it; "" for a table */
    double lookups;     /* of a table: how many a question takes, on average over all cells */
    size_t bytes;       /* of a table, what it shares with an earlier walk not counted */
} sw_Walk;
int sw_game_walks(const sw_Game *g);
sw_Walk sw_game_walk(const sw_Game *g, int i);
/* The move programs of a kind (a name or a letter) for each player, listed. NULL when there is no such kind. */
char *sw_game_disasm(const sw_Game *g, const char *kind, char **error);

/* ---- matches ---- */

/* From the position in which the game begins (NULL) or from a FEN. NULL when that is wrong: the message says where. */
sw_Match *sw_match_new(const sw_Game *g, const char *fen, char **error);
sw_Match *sw_match_copy(const sw_Match *m);
void sw_match_free(sw_Match *m);
const sw_Game *sw_match_game(const sw_Match *m);

/* Plays a legal move, in any notation of the game, or several of a player who goes on ("13/10 13/11"); what was undone
** is forgotten. False with the reason when it is none: the match is as it was. Throws may follow: "D1-C4 {5}". While
** one is due, the text may be that alone; a move in its place has it drawn first, if it then holds. */
bool sw_match_play(sw_Match *m, const char *move, char **error);
/* Goes back or forth by up to n moves, each with its throws; an agreed end, taken back first and coming back last,
** counts as one. Tells how many. The throws before the first move stay. */
int sw_match_undo(sw_Match *m, int n);
int sw_match_redo(sw_Match *m, int n);
int sw_match_ply(const sw_Match *m);     /* moves made so far */
int sw_match_plies(const sw_Match *m);   /* these, and those that were undone */
bool sw_match_undone(const sw_Match *m); /* is there a move, or an end, to be done again? */
/* The text of move i, made or undone, and who made it; borrowed until the match changes. */
const char *sw_match_move(const sw_Match *m, int i);
int sw_match_mover(const sw_Match *m, int i);
int sw_match_thrown(const sw_Match *m, int i); /* how many throws it led to */
/* The number of the turn in which move i is made: each player has one move in it, in their order.
** The first is that of the match's position, where the game counts turns, else 1. */
int sw_match_number(const sw_Match *m, int i);
int sw_match_side(const sw_Match *m); /* the player to move */
char *sw_match_fen(const sw_Match *m);
/* What stands on a cell: false when it is empty or no cell. owner is -1 for a neutral piece. */
bool sw_match_at(const sw_Match *m, const char *cell, const char **kind, int *owner);
/* SW_ONGOING, SW_DRAW, or the player who has won; 1 where a lone player has lost. */
enum { SW_ONGOING = -1, SW_DRAW = -2, SW_POINT = 240 };
int sw_match_outcome(const sw_Match *m);
/* Was it ended outside the rules, as sw_match_end() does? */
bool sw_match_agreed(const sw_Match *m);
/* The player's share of the point, of SW_POINT parts; 0 while it goes on. */
int sw_match_points(const sw_Match *m, int player);
/* "ongoing", "Black wins (P)", "draw (agreed)"; what these words mean, where the game says so, else "". */
char *sw_match_result(const sw_Match *m);
char *sw_match_meaning(const sw_Match *m);
/* Ends the match outside the rules: outcome is SW_DRAW or a player, says the words that the result has in
** brackets ("Orange resigns"). What was undone is forgotten. Nothing happens to one that is over, or by other numbers. */
void sw_match_end(sw_Match *m, int outcome, const char *says);

/* The legal moves in the game's notation, sorted: of the piece on one cell, or by which one is put down there, or all
** for NULL. None when the match is over. *n, which may be NULL, is their number. NULL when there is no such cell. */
char **sw_match_moves(const sw_Match *m, const char *cell, int *n, char **error);
/* The names of the cells to which the piece on a cell can go, were it its owner's turn. */
char **sw_match_reach(const sw_Match *m, const char *cell, int *n, char **error);
/* What moves of the notation in use, and who is to move, call a cell: the game's, or `cell` itself where it is none. */
const char *sw_match_cell(const sw_Match *m, const char *cell);

/* What stands on a cell: a kind of piece, nothing, or no cell at all. owner is -1 for nobody's. */
enum { SW_EMPTY = -1, SW_HOLE = -2 };
typedef struct sw_Man {
    int kind, owner;
} sw_Man;
/* By the number of the cell, which must be one. */
sw_Man sw_match_man(const sw_Match *m, int cell);
/* How many men of a kind a player has in hand, to be put down; SW_UNLIMITED; -1: none ever. */
enum { SW_UNLIMITED = -2 };
int sw_match_hand(const sw_Match *m, int player, int kind);

/* A cell on which a move changes what stands there. */
typedef struct sw_Change {
    int cell;
    sw_Man before, after;
} sw_Change;
/* Men that a move takes, equal ones counted; not who is blown up or changes sides, whom sw_Move.change has. */
typedef struct sw_Taken {
    sw_Man man;
    int times;
} sw_Taken;
/* From one counter to another: their names ("tokens", "pot"), and whose they are; -1: the game's. */
typedef struct sw_Paid {
    const char *from, *to;
    int payer, payee, amount;
} sw_Paid;

/* A legal move: e2-e4 has from e2, to e4, and changes on both. */
typedef struct sw_Move {
    const char *text;
    int from, to; /* cells; -1: none is named; both his own where he leaves a stack */
    int drop;     /* the kind put down from the hand, beside nothing else; -1: none is so */
    int nchanges; /* by the number of the cell; none by what a throw has yet to decide */
    const sw_Change *change;
    int ntaken;
    const sw_Taken *taken;
    int npaid; /* between counters that players are shown; no throw is needed to know it */
    const sw_Paid *paid;
} sw_Move;
/* Those of sw_match_moves(m, NULL), in its order, as structures; *n is their number. For sw_free(). */
sw_Move *sw_match_list(const sw_Match *m, int *n);
/* The cells of a walk that makes a legal move, from its start on, of a turn's parts that from sw_Move.from to .to, else
** the first; the last may be one where it only takes. *n: how many, 0: it walks nowhere. NULL: no legal move, and why. */
int *sw_match_walk(const sw_Match *m, const char *move, int *n, char **error);

/* The sequences of `depth` moves, all until another player moves being one, throws in all ways; 0 threads: this one. */
uint64_t sw_match_perft(const sw_Match *m, int depth, int threads);
uint64_t sw_match_count(const sw_Match *m); /* how many legal moves there are */
/* Random games from here, each of at most `limit` plies, drawn by `seed`: their plies, and how many a rule ended. */
uint64_t sw_match_playouts(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                           uint64_t *ended);
/* The same, with who has won; adds to by_rule, unless NULL, how many each of the sw_game_rules() has ended. */
typedef struct sw_Sample {
    uint64_t games, plies, won[SW_PLAYERS_MAX], drawn;
    uint64_t unended; /* stopped at the limit: no rule had ended them */
} sw_Sample;
sw_Sample sw_match_sample(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                          uint64_t *by_rule);
typedef void sw_DivideFn(void *ctx, const char *move, uint64_t nodes);
/* sw_match_perft() for each first move, sorted, told to fn (or NULL) when it is known; returns the sum. depth >= 1. */
uint64_t sw_match_divide(const sw_Match *m, int depth, int threads, sw_DivideFn *fn, void *ctx);

/* ---- chance and counters ---- */

/* What throws are drawn from: the same seed and the same moves give the same game. */
void sw_match_seed(sw_Match *m, uint64_t seed);
/* The name of the throw that is due; NULL: none is. Nobody can move before it is made. */
const char *sw_match_due(const sw_Match *m);
/* Is a throw due, and the text one, or in the brackets of one? */
bool sw_match_throws(const sw_Match *m, const char *text);
/* How the throw that is due is written: "{1} to {9}, or one like {10 A1}"; "" when none is. */
char *sw_match_forms(const sw_Match *m);
/* Draws the throws that are due; tells how many. */
int sw_match_throw(sw_Match *m);
const char *sw_match_opening(const sw_Match *m); /* throws before the first move; borrowed so */

/* A counter that players are shown, such as their tokens. */
typedef struct sw_Count {
    const char *name;
    int player; /* whose it is; -1: the game's */
    int value;
} sw_Count;
/* At most `max` of them, as they stand now; how many there are. A finished game's are settled. */
int sw_match_counts(const sw_Match *m, sw_Count *counts, int max);
char *sw_match_beside(const sw_Match *m, int columns); /* hands and counters, in lines */
/* What the last move and its throws have made players pay: "Orange pays Black 7", one a line; "": nothing. */
char *sw_match_paid(const sw_Match *m);
char *sw_match_settled(const sw_Match *m); /* the same of its end: "" while it goes on */

/* ---- records ---- */

/* Writes all moves of the match in that notation from now on. False with those that there are, where it is none. */
bool sw_match_set_notation(sw_Match *m, const char *name, char **error);
const char *sw_match_notation(const sw_Match *m);

/* A comment on the position after `ply` moves, on one line, blanks folded; "" for none. Borrowed till it changes. */
const char *sw_match_comment(const sw_Match *m, int ply);
void sw_match_set_comment(sw_Match *m, int ply, const char *text);
/* What the header of the record says, beside what follows from the match: "Date", a player's name,
** anything else; "" for nothing, as is "?" in a record, or "????.??.??"; borrowed until a tag is set. To set "" takes
** a tag away. False, with the reason, for a name that is none. */
const char *sw_match_tag(const sw_Match *m, const char *name);
bool sw_match_set_tag(sw_Match *m, const char *name, const char *value, char **error);
void sw_match_take_tags(sw_Match *m, const sw_Match *from); /* all that are set there */

/* The match as a record (docs/notation.md): the game, its options, all moves with their throws and
** comments, also those that were undone, and the result; an end that alone was taken back is none. */
char *sw_match_record(const sw_Match *m);
bool sw_record_begins(const char *text, size_t n); /* as records do: a tag or number? */
/* Reads the nth game (from 1; 0: the last) in n bytes of text, 16 MB at most: the match with all that its record holds, and
** its game, which the caller frees after it. `game` is what to load where the record names none, or that one; it may
** be NULL. NULL with the reason when the record is damaged, cut short, or against the rules; *g is then NULL, too. */
sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error);
/* The same where `files` has the games, asked for as "NAME.lua"; NULL: folders do. */
sw_Match *sw_record_read_from(const sw_Files *files, const char *text, size_t n, int nth,
                              const char *game, sw_Game **g, char **error);
/* The same of a game that is there and set so, which the match borrows: of many records the game is loaded once. */
sw_Match *sw_record_read_of(const sw_Game *g, const char *text, size_t n, int nth,
                            char **error);
/* Behind how many bytes of the text each of its games begins, damaged ones too: in *places (sw_free). How many. */
size_t sw_record_places(const char *text, size_t n, size_t **places);
/* What a tag says in the first game of n bytes: *value, for sw_free(), is NULL where there is none. False where that
** game is damaged or cut short; tags before the damage are told all the same. */
bool sw_record_tag(const char *text, size_t n, const char *name, char **value);

/* ---- series ---- */

/* Who moves first in the next game of a series: "alternate", and what that means. */
typedef struct sw_Order {
    const char *word, *meaning;
} sw_Order;
/* Order i of those that a series of the game can have, from 0; behind the last, texts are NULL. */
sw_Order sw_game_order(const sw_Game *g, int i);

/* Games one after another, for one score. What goes on from game to game besides, such as purses
** and a pot, the definition says. Each match knows its place and the score; its record, too. */
typedef struct sw_Series {
    const char *order;              /* NULL: the match is of no series, and all else is 0 */
    int game;                       /* which game of the series it is, from 1 */
    int won[SW_PLAYERS_MAX], drawn; /* with this game, when over; [1]: a lone player's losses */
} sw_Series;
sw_Series sw_match_series(const sw_Match *m);
/* Makes a match the first of a series, or gives that another order; NULL: the game's usual one.
** False for a word that is none of its orders. A position that is set up leaves the series. */
bool sw_match_set_series(sw_Match *m, const char *order, char **error);
void sw_match_leave_series(sw_Match *m);
/* Who moves first in the next game; -1: the winner says who. The match must be over. */
int sw_series_first(const sw_Match *m);
/* The next game of the series, with a seed that follows from m's, and without its tags; `first` is whom the winner has chosen,
** or -1. NULL, with the reason, when m is of no series or not over, when a choice is missing, or when nobody chooses. */
sw_Match *sw_series_next(const sw_Match *m, int first, char **error);

/* ---- setting up a position ---- */

/* Each of these makes the position as changed the start of the match; its moves are forgotten and an agreed end, too.
** The empty board has the holes that the game begins with. */
void sw_match_clear(sw_Match *m);
/* Puts a piece, named as in FEN ("D" or "d"), on a cell; "." empties it, "*" makes a hole where the game has such. */
bool sw_match_put(sw_Match *m, const char *cell, const char *piece, char **error);
void sw_match_stand(sw_Match *m, int cell, sw_Man man); /* by numbers; or nothing */
void sw_match_turn(sw_Match *m, int player);

/* ---- looking ---- */

typedef struct sw_Style {
    bool unicode, color, flipped; /* flipped: as the second player sees it */
    bool names;         /* the pieces by two letters of their names, where the game has them */
    bool glyphs;        /* the pieces' symbols rather than letters, where the game has them */
    int width;          /* columns of the terminal; 0: 80 */
    int height;         /* its lines; 0: not known, so that round boards are unrolled */
    const char *reach;  /* mark where that piece can go, if alone also where it only takes */
    bool last, classes; /* mark the last move; pictures: say what each part is */
    bool unlabelled, dots; /* pictures: no names of cells; what is reached, not the ways */
    int size;              /* pictures: how many pixels wide; 0: as the board wants it */
} sw_Style;

/* The board as lines of text, or as an SVG picture, which shows the walks, too, where cells are marked that a piece can go
** to, and, labelled and without classes, hands and counters. NULL when style->reach is no cell. */
char *sw_match_board(const sw_Match *m, const sw_Style *style, char **error);
/* With style->classes: class="cell shade0", "hole", "last" and data-cell="e4" on each cell, on each
** piece class="piece player0" (or "neutral"), data-cell and data-kind="King", and on what is laid over
** "mark reach", "mark take", "mark stop", "walk" and "stride". */
char *sw_match_svg(const sw_Match *m, const sw_Style *style, char **error);
/* n such pictures on one, so many in a row (0: as looks well), `size` pixels wide or 0, whatever the styles say
** of that. Each has a caption, or NULL; so may all. NULL where a style's reach is no cell. */
char *sw_sheet_svg(const sw_Match *const *m, const sw_Style *style, const char *const *caption,
                   int n, int columns, int size, char **error);
/* Why a move is legal (its walks) or not (the nearest walks, and what stopped each), in lines
** of text. With a style, the board follows where there is something to draw on it. */
char *sw_match_why(const sw_Match *m, const char *move, const sw_Style *style, bool *legal);
/* Of a match that is over: which rule has ended it, and what made that true. Of another: how far those
** rules are that count something. In lines of text. */
char *sw_match_why_ended(const sw_Match *m);
/* The position as an SVG picture, with the walk that makes the move, or what stopped it. */
char *sw_match_why_svg(const sw_Match *m, const char *move, const sw_Style *style);

/* ---- choosing a move ---- */

/* Who looks for a move. Alpha-beta looks ahead and evaluates; Monte-Carlo tree search plays games
** at random to their end and adds up who wins them. CHOSEN: the one that plays this game better. */
typedef enum sw_Searcher { SW_CHOSEN, SW_ALPHA_BETA, SW_MCTS } sw_Searcher;
/* "alpha-beta", "mcts". False where it is neither. */
bool sw_searcher_named(const char *name, sw_Searcher *searcher);
/* The name of one, or of the one that is chosen for the game. */
const char *sw_searcher_name(const sw_Game *g, sw_Searcher searcher);

/* What a search may use; a zero is no limit. With none at all it ends when stopped, by itself only where an end is forced
** or the greatest depth reached, or where a level below 10 has looked as far as it does. */
typedef struct sw_Limits {
    int depth; /* plies; of MCTS, reports: each after twice as many games as the one before */
    double seconds; /* below 0: the time is up, and the first depths are enough */
    bool sparing;   /* of a clock: a third of that, more where it is not clear what is best */
    uint64_t nodes; /* positions; of MCTS, games */
    int level;      /* strength 1 (beginner) to 10 (full); 0 means 10 */
    uint64_t seed;  /* of what a level below 10 leaves to luck */
    int threads;    /* 0 and 1: one; with more, a depth does not always give the same answer */
    bool untuned;   /* evaluates by the definition alone, whatever was tuned for the game */
    const char *const *without; /* moves that are not looked at, as sw_match_moves() has them */
    int nwithout;
    sw_Searcher searcher;
} sw_Limits;
/* How many of the seconds left on a game's clock a search that spares (sw_Limits) may have for a move, where it gains
** so many after each; they must do for so many moves, 0: for the whole game. */
double sw_clock_seconds(double left, double increment, int to_go);

/* What a search has found. The texts belong to the engine and live until its next report. */
typedef struct sw_Report {
    int depth, deepest; /* plies searched (MCTS: doublings of games), and of the longest line */
    int score; /* of who is to move: hundredths of the smallest value; MCTS: 400 log10 of the odds */
    int forced; /* plies to a forced end: > 0 won, < 0 lost, 0 not seen; score is 1,000,000 less them, or - that */
    uint64_t nodes;
    double seconds;
    double share;      /* MCTS: of the point, that is expected, a draw shares it; else 0 */
    bool full;         /* its memory is: it plays on, but remembers nothing more */
    const char *value; /* the score as text: "+1.25", "64.0 %", "wins in 3", "loses in 4" */
    const char *move;  /* the best move; with depth 0, cut off, any */
    const char *line;  /* the moves expected, and throws, for people; begins with the best */
} sw_Report;

/* The program ends where memory for the table is out: whoever takes a size from others asks first. */
sw_Engine *sw_engine_new(const sw_Game *g, int megabytes);
/* Is there memory for such a table now, and something to search with? */
bool sw_engine_fits(int megabytes);
void sw_engine_free(sw_Engine *e);
/* Ends the running search soon, or the next with a move to find, from any thread or handler; _ready() forgets that. */
void sw_engine_stop(sw_Engine *e);
void sw_engine_ready(sw_Engine *e);
typedef void sw_ReportFn(void *ctx, const sw_Report *r); /* after each finished depth */
/* Finds the best move of m, a match of the engine's game; fn may be NULL. False when the match is over, a throw is due
** or no move is left. The engine keeps its table: whoever must stay awake asks again, for more positions. */
bool sw_search(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *fn,
               void *ctx, sw_Report *report);

/* ---- tuned numbers ---- */

/* Of a game's evaluation, found by self-play; taken with it from a file beside it (docs/tuning.md). */
typedef struct sw_Tuned {
    const char *file; /* its path; "": there is none */
    bool taken;
    const char *why; /* it was not; "" where it was */
    uint64_t hash;   /* of its text; 0 where it was not */
} sw_Tuned;
sw_Tuned sw_game_tuned(const sw_Game *g);
/* A number that tells games apart: by how they are played, for which such a file is; `whole`: by all else that is played. */
uint64_t sw_game_key(const sw_Game *g, bool whole);

/* How a game is played by the program against itself, to learn from it; nodes: searched for each move. */
typedef struct sw_Selfplay {
    uint64_t nodes, seed;
    int opening, plies; /* moves at random before; a game of so many has no result */
    bool tuned;         /* with the numbers that were taken with the game; not for a study */
} sw_Selfplay;
/* What game `number`, from 0 on, has shown: a line of text without its end, always the same one. */
char *sw_selfplay(const sw_Game *g, const sw_Selfplay *how, int number);
/* The same of what it says of the rules (docs/studies.md); nodes may be 0: moves at random. A player can
** begin with one man less of a kind (-1: does not); NULL where he has none. */
char *sw_study(const sw_Game *g, const sw_Selfplay *how, int number, int kind, int player);

/* Lines of games, and the numbers that fit them best; it borrows its sw_Game. NULL: it cannot be tuned. */
typedef struct sw_Tuning sw_Tuning;
sw_Tuning *sw_tuning_new(const sw_Game *g, char **error);
void sw_tuning_free(sw_Tuning *t);
/* The same lines in the same order give the same numbers. False, with the reason: none of the game's. */
bool sw_tuning_add(sw_Tuning *t, const char *line, char **error);
/* The mean loss of games left out of the fit, before and after it: nothing is learnt where it is no less. */
typedef struct sw_Fitted {
    int games, positions, numbers;
    double before, after;
} sw_Fitted;
typedef void sw_ProgressFn(void *ctx, double done); /* now and then: the share that is done */
/* The text of the file, with a comment in it, which becomes one line; fn may be NULL. */
char *sw_tuning_fit(sw_Tuning *t, const char *comment, sw_ProgressFn *fn, void *ctx,
                    sw_Fitted *fitted);

/* ---- rule tests ---- */

/* What a member of a test should have been, as Lua: "perft", "{ 74 }". */
typedef struct sw_Correction {
    const char *member, *value;
} sw_Correction;

/* How one test went; the texts live during the call that hands it over. */
typedef struct sw_Tested {
    const char *name, *file;
    int line; /* in which it begins */
    bool passed;
    const char *complaint; /* what was expected and found, in lines; "" if passed */
    const sw_Correction *correction;
    int ncorrections;
    bool mended; /* with all of these it would pass, and it is alone in its line of the file */
} sw_Tested;
typedef void sw_TestFn(void *ctx, const sw_Tested *t);

/* Runs the tests in a file, those whose names contain `only` (NULL: all), each handed to fn, or NULL, as it
** ends. The number that failed; -1 when the file cannot be read as tests. */
int sw_test_file(const char *path, const char *only, sw_TestFn *fn, void *ctx, char **error);
/* The same with n bytes of text; `name` is what messages call it. Games, and what they import, come from `files`,
** or from folders for NULL. The text names none by a path that leads elsewhere ("/etc/passwd", "../x.lua"). */
int sw_test_text(const char *name, const char *text, size_t n, const sw_Files *files,
                 const char *only, sw_TestFn *fn, void *ctx, char **error);
/* The text of a file of tests, as it would be with that in the test that begins in that line: a new
** text, for sw_free(). NULL where the member's value is not written out there. */
char *sw_test_correct(const char *text, int line, const sw_Correction *c);

#ifdef __cplusplus
}
#endif

#endif
