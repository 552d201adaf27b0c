/*
** stepwise.h -- the public interface of libstepwise: games, matches, search, explanations.
**
** Ownership follows from the type. A `char *`, `char **` or `int *` that a function returns, or
** stores through an argument, belongs to the caller, who releases it with sw_free(); a list of
** strings is one block, ended by NULL, and is released as a whole. A `const char *` is
** borrowed: it lives as long as the object that it was asked of, unless the comment says
** otherwise.
**
** A function that can fail for a reason outside the program takes `char **error` as its last
** argument: on failure it stores a message there, on success NULL. `error` itself may be NULL,
** and so may the argument of any ..._free(); other pointers may be NULL only where the comment
** says so. Only the messages of sw_game_load...() and sw_test_...() can have several lines, and
** only they end with a line feed.
**
** A sw_Game is immutable once loaded: any number of threads may share it. A sw_Match and a
** sw_Engine belong to one thread at a time; only sw_engine_stop() may be called from another
** thread, or from a signal handler. The library has no global state. Threads that it starts,
** where more than one was asked for, have ended when the call returns, and take no signals; the
** caller's callbacks run on the calling thread. Players, cells and moves are numbered from 0. A
** count below 0 is treated as 0. When memory runs out, the library ends the program
** (docs/library.md).
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
typedef struct sw_Match sw_Match;   /* a game being played; borrows its sw_Game */
typedef struct sw_Engine sw_Engine; /* searches for moves; borrows its sw_Game */

/* The version of the library in use; SW_VERSION is that of this header. */
const char *sw_version(void);
void sw_free(void *text); /* releases what a function returned; NULL is allowed */
/* A copy of the text, for sw_free(), with escapes such as \x1b in place of control characters
** (all but line feeds and tabs) and of bytes that are not UTF-8: safe for a terminal, for XML
** and for JSON. What the library says of games and records has been through this already. */
char *sw_shown(const char *text);
/* The one of n names that is nearest to word (ASCII case ignored), or NULL if none is near
** enough to have been meant. */
const char *sw_nearest(const char *word, const char *const *names, size_t n);

/* ---- the language ---- */

/* What editors need to know of the language in which definitions are written: a file of
** definitions (---@meta) for the Lua language server, and the settings for luacheck. For
** sw_free(). */
char *sw_language_definitions(void);
char *sw_language_luacheck(void);

/* ---- games ---- */

/* An option as a user sets it: "warrior", "free"; for one side only, "orange.chief",
** "chained". */
typedef struct sw_Setting {
    const char *name, *value;
} sw_Setting;

/* Loads a game: `game` is the path of a file, or a name that is looked up in ./games, in the
** folders of $STEPWISE_PATH and in the installed data. `set` has the nset options to set; it
** may be NULL if nset is 0. Returns NULL if anything is wrong: *error then holds the
** complaints, one a line, each ending with a line feed. */
sw_Game *sw_game_load(const char *game, const sw_Setting *set, int nset, char **error);
/* As sw_game_load(), which uses seed 0: `seed` determines what is drawn for options set to
** "random". */
sw_Game *sw_game_load_drawn(const char *game, const sw_Setting *set, int nset, uint64_t seed,
                            char **error);
/* The same; *work becomes what loading took, be it in vain: units of some ten nanoseconds, the
** same each time, without what every game takes. */
sw_Game *sw_game_load_counted(const char *game, const sw_Setting *set, int nset, uint64_t seed,
                              char **error, int64_t *work);
/* Whether `game` is a path rather than a name. A record from a stranger could have a path in
** place of a game's name: check before loading it. */
bool sw_is_path(const char *game);

/* A source of definitions other than folders. `read` is asked for files by name:
** "rules/chess.lua", "glyphs/rook.svg". For what rules/chess.lua imports as "board" it is asked
** for "rules/board.lua", and then for "board.lua". It stores n bytes of text, which must stay
** valid until its next call, or returns false if there is no such file. Once NAME.lua has been
** loaded, it is asked for NAME.tuned as well (docs/tuning.md). */
typedef struct sw_Files {
    bool (*read)(void *ctx, const char *name, const char **text, size_t *n);
    void *ctx;
} sw_Files;

/* Loads a definition from n bytes of text, at most 1 MB; `name` is what messages call it,
** "mine.lua". Its imports come from `files` or, if that is NULL, from folders: those beside
** `name`, taken as a path, come first. */
sw_Game *sw_game_load_text(const char *name, const char *text, size_t n, const sw_Files *files,
                           const sw_Setting *set, int nset, uint64_t seed, char **error);

/* A file that was read to load a game: its name, as sw_Files is asked for it, and its path. */
typedef struct sw_File {
    const char *name, *path;
} sw_File;
/* All of them, the definition itself first: what a sw_Files must serve to load the game again.
** *n is their number. The list belongs to the game. */
const sw_File *sw_game_files(const sw_Game *g, int *n);

/* The same game, but with every walk run by the virtual machine, even those that have tables.
** It borrows g, and must be freed (sw_game_free) before g. */
sw_Game *sw_game_on_machine(const sw_Game *g);
/* Matches and engines of the game must be freed first. NULL is allowed. */
void sw_game_free(sw_Game *g);
/* _warnings: what is odd about the definition, though not wrong, one a line; "" if nothing is.
** In a game with options, whether something is used depends on how they are set, so such
** warnings are kept apart: _unused has those for the present settings, and _made the place,
** "file:line", one a line, of everything made under these settings that should be used.
** Something is never used if every load that makes it has it in _unused. */
const char *sw_game_warnings(const sw_Game *g);
const char *sw_game_unused(const sw_Game *g);
const char *sw_game_made(const sw_Game *g);

/* A game that can be loaded by name. */
typedef struct sw_Found {
    const char *name, *path;
} sw_Found;
/* All of them, sorted by name; *n is their number. One block, for sw_free(). */
sw_Found *sw_game_list(int *n);

/* What games share, and can import or show: rules/NAME.lua and glyphs/NAME.svg in the places
** where sw_game_list() looks, named as sw_Files is asked for them. *n is their number. One
** block, for sw_free(). */
sw_File *sw_shared_list(int *n);

/* What a definition says about itself; what it does not say is "". `file` is the definition's
** own, as it is shown; sw_game_files() has the path. */
typedef struct sw_About {
    const char *name, *author, *source, *note, *help, *file;
    const char *xboard; /* what XBoard calls the game */
} sw_About;
sw_About sw_game_about(const sw_Game *g);
int sw_game_players(const sw_Game *g);
/* The first player of the opposing team, where there are exactly two teams (a player without a
** partner is a team of one); otherwise, and if `player` is no player, -1. */
int sw_player_foe(const sw_Game *g, int player);
/* "Black"; "" if there is no such player. */
const char *sw_player_name(const sw_Game *g, int player);
/* The player with that name or FEN letter, case ignored; -1 if there is none. */
int sw_player_named(const sw_Game *g, const char *name);
/* How many kinds of throw the game has; whether players ever pay one another. */
int sw_game_throws(const sw_Game *g);
bool sw_game_pays(const sw_Game *g);
int sw_game_cells(const sw_Game *g);
const char *sw_cell_name(const sw_Game *g, int cell);
/* The cell with that name, case ignored; -1 if there is none. */
int sw_cell_named(const sw_Game *g, const char *name);

/* ---- the board ---- */

typedef struct sw_Point {
    float x, y; /* x to the east, y to the north; a square cell is 1 wide */
} sw_Point;

/* A cell's looks and place; the pointers belong to the game. */
typedef struct sw_Cell {
    const char *name;
    sw_Point at; /* its middle */
    int npoints; /* number of points in its outline, which runs counter-clockwise */
    const sw_Point *outline;
    int shade;       /* which of the board's colours it has, from 0 */
    int row, column; /* place on the text board, from the top left; -1 if it has none */
} sw_Cell;
sw_Cell sw_game_cell(const sw_Game *g, int i); /* i must be a cell */

/* Directions, as the first player sees them: how many there are, their names, and the cell that
** a step from `cell` leads to, or -1 if there is none. */
int sw_game_directions(const sw_Game *g);
const char *sw_direction_name(const sw_Game *g, int direction);
int sw_cell_next(const sw_Game *g, int cell, int direction);
/* Bytes of memory in the compiled game (what the allocator takes is about a fifth more), and
** how many of these are in path tables. */
size_t sw_game_bytes(const sw_Game *g);
size_t sw_game_table_bytes(const sw_Game *g);

/* A kind of piece. */
typedef struct sw_Kind {
    const char *name, *letter;
    const char *abbrev; /* its name in two letters; "" where the game has none */
    /* SVG paths in a 100 by 100 square, in currentColor; "" if none */
    const char *drawing;
    bool royal;        /* must not be left under attack */
    bool goal;         /* not royal, and a rule ends the game when it is captured */
    bool promotes;     /* it can become another kind */
    const int *values; /* what it is worth to each player */
} sw_Kind;
/* How many kinds there are, and kind i. Wherever a function takes a kind or a player, it must
** be a valid one. */
int sw_game_kinds(const sw_Game *g);
sw_Kind sw_game_kind(const sw_Game *g, int i);
/* A player's piece of a kind (player -1: nobody's), drawn as in pictures of boards, alone on an
** SVG picture 100 wide and high. */
char *sw_kind_svg(const sw_Game *g, int kind, int player);
/* How such pieces move (player -1: nobody's), in words, on one line: "two steps
** orthogonally". */
char *sw_kind_moves(const sw_Game *g, int kind, int player);
/* How pieces of a kind move, in the author's words, for all players; "" if the definition has
** none. */
const char *sw_kind_help(const sw_Game *g, int kind);

/* What a player does in a turn, how the game ends, and how passes and moves with a name are
** written: one sentence a line. With `by_author`, the author's own words replace the sentence
** for each statement that has some. */
char *sw_game_turns(const sw_Game *g, bool by_author);
char *sw_game_calls(const sw_Game *g);
char *sw_game_endings(const sw_Game *g, bool by_author);
/* What can end a game: its rules, and as the last of them that no move is left. The text is
** what rule number `rule` says, "checkmate", or else its verdict, "win"; "" if there is no such
** rule. */
int sw_game_rules(const sw_Game *g);
char *sw_game_rule(const sw_Game *g, int rule);

/* An option that the definition declares, and how it is set. Pointers belong to the game. */
typedef struct sw_Option {
    const char *name, *help;
    const char *type; /* "choice", "number", "cell", "list" or "dice" */
    int nchoices;
    const char *const *choices;
    const char *const *meanings; /* a line to explain each choice, or "" */
    int64_t min, max;            /* the limits of a number */
    const char *preset;          /* the default, as text */
    bool per_side;               /* each player can have a value of his own */
    const char *const *values;   /* for each player; all equal unless per_side */
    bool drawn;                  /* it is set to "random", and `values` are what was drawn */
    /* What each choice sets of other options, unless these are set by name: "bishop=strong;
    ** draws=off", or "". NULL if no choice sets any. */
    const char *const *sets;
} sw_Option;
int sw_game_options(const sw_Game *g);
sw_Option sw_game_option(const sw_Game *g, int i); /* if i is no option: "" and 0 */

/* The settings that differ from the defaults, as sw_game_load() takes them; *n is their number.
** One block, for sw_free(). */
sw_Setting *sw_game_settings(const sw_Game *g, int *n);
/* The notations in which moves can be written. All of them are understood when moves are read;
** number 0 is the default. The name is "" if there is no number i. */
int sw_game_notations(const sw_Game *g);
const char *sw_notation_name(const sw_Game *g, int i);

/* One of the programs that the game's walks are compiled to. The texts belong to the game. */
typedef struct sw_Walk {
    const char *player, *kind;
    int length;         /* of its code, in units of the machine */
    const char *walker; /* what runs it: "table" or "vm" */
    const char *why;    /* why the machine runs it; "" for a table */
    double lookups;     /* of a table: lookups for one query, on average over all cells */
    size_t bytes;       /* of a table, without what it shares with earlier walks */
} sw_Walk;
int sw_game_walks(const sw_Game *g);
sw_Walk sw_game_walk(const sw_Game *g, int i);
/* A listing of the move programs of a kind (a name or a letter), for each player. NULL if there
** is no such kind. */
char *sw_game_disasm(const sw_Game *g, const char *kind, char **error);

/* ---- matches ---- */

/* A match that starts from the game's own start (fen NULL) or from a FEN. NULL if the FEN is
** wrong: the message says where. */
sw_Match *sw_match_new(const sw_Game *g, const char *fen, char **error);
sw_Match *sw_match_copy(const sw_Match *m);
void sw_match_free(sw_Match *m);
const sw_Game *sw_match_game(const sw_Match *m);

/* Plays a legal move, written in any notation of the game, or several moves of a player who
** goes on after each ("13/10 13/11"). Moves that were undone are forgotten. Returns false with
** the reason, and the match unchanged, if the text is no legal move. The text may end with the
** throws that the move leads to: "D1-C4 {5}". While a throw is due, it may be that throw, alone
** or before a move; for a move by itself the throw is drawn first, and not kept if the move is
** illegal then. A match has at most 50,000 moves. */
bool sw_match_play(sw_Match *m, const char *move, char **error);
/* Goes back (undo) or forward (redo) by up to n moves, each together with its throws, and
** returns by how many. An agreed end counts as one move, the last. Throws before the first move
** stay. */
int sw_match_undo(sw_Match *m, int n);
int sw_match_redo(sw_Match *m, int n);
int sw_match_ply(const sw_Match *m);     /* moves made, without those undone */
int sw_match_plies(const sw_Match *m);   /* moves made and undone together */
bool sw_match_undone(const sw_Match *m); /* whether there is a move, or an end, to redo */
/* The text of move i, made or undone, which is borrowed until the match changes ("" if there is
** no such move), and the player who made it (-1). */
const char *sw_match_move(const sw_Match *m, int i);
int sw_match_mover(const sw_Match *m, int i);
int sw_match_thrown(const sw_Match *m, int i); /* how many throws followed move i */
/* The number of the turn in which move i is made; i may be sw_match_plies(), the move yet to
** come. Each player has one move in a turn, in their order. The first turn has the number given
** by the match's position, where the game counts turns, else 1. */
int sw_match_number(const sw_Match *m, int i);
int sw_match_side(const sw_Match *m); /* the player to move */
/* The present position as FEN; of a match that is over, after settlement. */
char *sw_match_fen(const sw_Match *m);
/* What is on a cell: false if it is empty or no cell. *owner is -1 for a neutral piece. */
bool sw_match_at(const sw_Match *m, const char *cell, const char **kind, int *owner);
/* SW_ONGOING, SW_DRAW, or the player who has won; 1 if the player of a one-player game has
** lost. */
enum { SW_ONGOING = -1, SW_DRAW = -2, SW_POINT = 240 };
int sw_match_outcome(const sw_Match *m);
/* Whether it was ended outside the rules, as by sw_match_end(). */
bool sw_match_agreed(const sw_Match *m);
/* The player's share of the one point at stake, of which SW_POINT is the whole; 0 while the
** match goes on. */
int sw_match_points(const sw_Match *m, int player);
/* The result, "ongoing", "Black wins (P)" or "draw (agreed)", and what the words in brackets
** mean; the latter is "" unless the game says so. */
char *sw_match_result(const sw_Match *m);
char *sw_match_meaning(const sw_Match *m);
/* Ends the match outside the rules: `outcome` is SW_DRAW or the player who wins, `says` the
** words that the result has in brackets ("Orange resigns"). Moves that were undone are
** forgotten. Does nothing if the match is over, or if `outcome` is anything else. */
void sw_match_end(sw_Match *m, int outcome, const char *says);
/* Passes over a draw that players may overlook (`claimed` in docs/language.md): nobody claims
** it, and the match goes on. It is drawn again only when somebody comes back here by
** sw_match_undo() or sw_match_redo(). False if the match is not drawn in this way. */
bool sw_match_play_on(sw_Match *m);

/* The legal moves in the match's notation, sorted: those of the piece on one cell, or that put
** a piece down there, or all moves if `cell` is NULL. The list is empty when the match is over.
** *n is its length; n may be NULL. Returns NULL, and *n is 0, if there is no such cell. */
char **sw_match_moves(const sw_Match *m, const char *cell, int *n, char **error);
/* The names of the cells that the piece on a cell could go to if it were its owner's turn. n
** and errors as for sw_match_moves(). */
char **sw_match_reach(const sw_Match *m, const char *cell, int *n, char **error);
/* What the player to move calls a cell in the notation of the match: the cell's name there, or
** `cell` itself if it is no cell. */
const char *sw_match_cell(const sw_Match *m, const char *cell);
/* The cell with that name, case ignored: one of the board's or, failing that, what the player
** to move calls a cell in any notation; -1 if there is none. */
int sw_match_cell_named(const sw_Match *m, const char *name);

/* What is on a cell: a kind of piece, nothing (SW_EMPTY), or a hole, where the cell itself is
** missing. owner is -1 for a neutral piece. */
enum { SW_EMPTY = -1, SW_HOLE = -2 };
typedef struct sw_Man {
    int kind, owner;
} sw_Man;
/* What is on a cell; `cell` must be one. */
sw_Man sw_match_man(const sw_Match *m, int cell);
/* How many men of a kind a player has in hand to put down: a number, SW_UNLIMITED, or -1 if he
** never puts any down. */
enum { SW_UNLIMITED = -2 };
int sw_match_hand(const sw_Match *m, int player, int kind);

/* A cell whose content a move changes. */
typedef struct sw_Change {
    int cell;
    sw_Man before, after;
} sw_Change;
/* Men that a move takes, equal ones counted together. Men that are blown up or change sides are
** not among them: see sw_Move.change. */
typedef struct sw_Taken {
    sw_Man man;
    int times;
} sw_Taken;
/* A payment from one counter to another: their names ("tokens", "pot") and owners; -1: the
** game's. */
typedef struct sw_Paid {
    const char *from, *to;
    int payer, payee, amount;
} sw_Paid;

/* A legal move. e2-e4: from is e2, to is e4, and there is a change on each of the two. */
typedef struct sw_Move {
    const char *text;
    /* The cells that the move goes from and to; -1: it names none. Equal for a piece that
    ** stays, as a stack of men does when one leaves it. */
    int from, to;
    /* The kind of piece put down from the hand, by a move that names no cell but the one it is
    ** put on; otherwise -1. */
    int drop;
    /* Changes, by cell number; without those that a throw has yet to decide. */
    int nchanges;
    const sw_Change *change;
    int ntaken;
    const sw_Taken *taken;
    /* Payments between counters that players are shown; only those that depend on no throw. */
    int npaid;
    const sw_Paid *paid;
} sw_Move;
/* The moves of sw_match_moves(m, NULL), in the same order, as structures; *n is their number.
** One block, for sw_free(). */
sw_Move *sw_match_list(const sw_Match *m, int *n);
/* The cells of one walk that makes a legal move, from its start on; *n is their number, 0 if
** the move walks nowhere. The last cell may be one that the piece does not enter but takes on.
** If the turn has several parts, it is the walk of the part that leads from sw_Move.from to
** sw_Move.to or, if none does, of the first. Returns NULL with the reason if the move is not
** legal. */
int *sw_match_walk(const sw_Match *m, const char *move, int *n, char **error);

/* Whether what is being done is to end at once. Called often, on any of its threads. */
typedef bool sw_StopFn(void *ctx);
/* The number of sequences of exactly `depth` moves from here, where all that a player does
** until another is to move counts as one move, and every outcome of a throw is followed. An
** agreed end does not matter. threads 0 or 1: the calling one alone. Unless `stop` is NULL,
** counting ends when it is true of ctx; the sum is then too small. */
uint64_t sw_match_perft(const sw_Match *m, int depth, int threads, sw_StopFn *stop, void *ctx);
uint64_t
sw_match_count(const sw_Match *m); /* how many legal moves there are; 0 when it is over */
/* Plays random games from here, drawn by `seed`, each for at most `limit` plies. Returns the
** plies played in all; *ended, unless NULL, is the number of games that a rule ended. */
uint64_t sw_match_playouts(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                           uint64_t *ended);
/* As sw_match_playouts(), with the winners. by_rule, unless NULL, has sw_game_rules(g)
** counters: the number of games that each rule has ended is added to them. */
typedef struct sw_Sample {
    uint64_t games, plies, won[SW_PLAYERS_MAX], drawn;
    uint64_t unended; /* stopped at the limit */
} sw_Sample;
sw_Sample sw_match_sample(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                          uint64_t *by_rule);
typedef void sw_DivideFn(void *ctx, const char *move, uint64_t nodes);
/* sw_match_perft() for each legal move in turn, in sorted order: fn, unless NULL, is called
** with each count as soon as it is known, on the calling thread. Returns the sum. depth >= 1.
** It can be stopped as sw_match_perft() can. */
uint64_t sw_match_divide(const sw_Match *m, int depth, int threads, sw_DivideFn *fn,
                         sw_StopFn *stop, void *ctx);

/* ---- chance and counters ---- */

/* Seeds the throws: the same seed and the same moves give the same game. */
void sw_match_seed(sw_Match *m, uint64_t seed);
/* The name of the throw that is due, or NULL if none is. Nobody can move before it is made. */
const char *sw_match_due(const sw_Match *m);
/* Whether a throw is due and the text is one, or begins with a bracket as throws do. */
bool sw_match_throws(const sw_Match *m, const char *text);
/* How the throw that is due may be written: "{1} to {9}, or one like {10 A1}"; "" if none is
** due. */
char *sw_match_forms(const sw_Match *m);
/* Draws the throws that are due; returns how many. */
int sw_match_throw(sw_Match *m);
/* The throws before the first move, as text; borrowed until the match changes. */
const char *sw_match_opening(const sw_Match *m);

/* A counter that players are shown, such as their tokens. */
typedef struct sw_Count {
    const char *name;
    int player; /* its owner; -1: the game's */
    int value;
} sw_Count;
/* Stores the counters' present values, at most `max` of them, and returns how many there are.
** When the match is over, these are the values after settlement. */
int sw_match_counts(const sw_Match *m, sw_Count *counts, int max);
/* The hands, and the counters that players are shown, in lines of about `columns` columns. */
char *sw_match_beside(const sw_Match *m, int columns);
/* What players paid for the last move and its throws: "Orange pays Black 7", one a line; "" if
** nothing. */
char *sw_match_paid(const sw_Match *m);
/* What players paid for the end of the match, likewise; "" while it goes on. */
char *sw_match_settled(const sw_Match *m);

/* ---- records ---- */

/* Writes all moves of the match in that notation from now on. Returns false, with the names of
** the notations in the message, if the game has none of that name. */
bool sw_match_set_notation(sw_Match *m, const char *name, char **error);
const char *sw_match_notation(const sw_Match *m);

/* The comment on the position after `ply` moves, as one line with runs of blanks made one; ""
** if there is none. Borrowed until it changes. */
const char *sw_match_comment(const sw_Match *m, int ply);
void sw_match_set_comment(sw_Match *m, int ply, const char *text);
/* A tag in the header of the match's record that does not follow from the match itself: "Date",
** a player's name, anything else. The value is borrowed until a tag is set; it is "" if the tag
** is not set, or was "?" or "????.??.??" in the record that the match was read from. Setting ""
** removes the tag. Returns false with the reason if the name cannot be a tag, or is one that
** follows from the match. */
const char *sw_match_tag(const sw_Match *m, const char *name);
bool sw_match_set_tag(sw_Match *m, const char *name, const char *value, char **error);
void sw_match_take_tags(sw_Match *m, const sw_Match *from); /* copies all tags set in `from` */

/* The match as a record (docs/notation.md): the game, its options, all moves with their throws
** and comments, including moves that were undone, and the result to which all of them lead. An
** agreed end that was undone by itself is left out. */
char *sw_match_record(const sw_Match *m);
/* Whether a text begins as records do: with a tag, or the number of a move. */
bool sw_record_begins(const char *text, size_t n);
/* Reads the nth game (from 1; 0: the last) in n bytes of text, at most 16 MB. Returns the
** match, with all that its record holds, and stores its game in *g; the caller frees the game
** after the match. `game` is what to load if the record names no game, or names this one; it
** may be NULL. Returns NULL with the reason if the record is damaged, cut short, or against the
** rules; *g is then NULL, too. */
sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error);
/* As sw_record_read(), with the game taken from `files`, which is asked for "NAME.lua". NULL:
** from folders. */
sw_Match *sw_record_read_from(const sw_Files *files, const char *text, size_t n, int nth,
                              const char *game, sw_Game **g, char **error);
/* As sw_record_read(), for a record of g; it is refused if it is of another game, or of g set
** otherwise. The match borrows g: to read many records, the game need be loaded only once. */
sw_Match *sw_record_read_of(const sw_Game *g, const char *text, size_t n, int nth,
                            char **error);
/* The byte offsets at which the games in a text begin, including damaged ones: stored in
** *places, for sw_free(). Returns how many there are. */
size_t sw_record_places(const char *text, size_t n, size_t **places);
/* The value of a tag in the first game of n bytes of text: *value, for sw_free(), is NULL if it
** has no such tag. Returns false if the game is damaged or cut short; tags before the damage
** are found all the same. */
bool sw_record_tag(const char *text, size_t n, const char *name, char **value);

/* ---- series ---- */

/* Who moves first in the next game of a series: a word for it, "alternate", and its meaning. */
typedef struct sw_Order {
    const char *word, *meaning;
} sw_Order;
/* The i-th order, from 0, that a series of this game can have; past the last, both texts are
** NULL. */
sw_Order sw_game_order(const sw_Game *g, int i);

/* A series: games played one after another for one score. Whatever else carries over, such as
** purses and a pot, is up to the definition. Each match, and its record, knows its place in the
** series and the score. */
typedef struct sw_Series {
    const char *order; /* NULL: the match is in no series, and the rest is 0 */
    int game;          /* number of this game in the series, from 1 */
    /* Including this game, once it is over. In a one-player game, won[1] counts the losses. */
    int won[SW_PLAYERS_MAX], drawn;
} sw_Series;
sw_Series sw_match_series(const sw_Match *m);
/* Makes the match the first of a series, or changes the order of the series that it is in;
** NULL: the game's default order. Returns false if the word is none of the game's orders.
** Setting up a position takes the match out of its series. */
bool sw_match_set_series(sw_Match *m, const char *order, char **error);
void sw_match_leave_series(sw_Match *m);
/* Who moves first in the next game; -1: the winner chooses. The match must be over. */
int sw_series_first(const sw_Match *m);
/* The next game of the series, with a seed derived from that of m, and without m's tags.
** `first` is the player whom the winner has chosen to move first, or -1. Returns NULL with the
** reason if m is in no series or not over, if the winner has to choose and no choice is given,
** or if one is given and nobody chooses. */
sw_Match *sw_series_next(const sw_Match *m, int first, char **error);

/* ---- setting up a position ---- */

/* Each of these makes the changed position the start of the match; its moves and an agreed end
** are forgotten. sw_match_clear() empties the board, but leaves the holes that the game begins
** with. */
void sw_match_clear(sw_Match *m);
/* Puts a piece, written as in FEN ("D" or "d"), on a cell; "." empties the cell, "*" makes it a
** hole, in a game that has holes. */
bool sw_match_put(sw_Match *m, const char *cell, const char *piece, char **error);
/* Puts a man on a cell, both by numbers as in sw_match_man(). Does nothing if there is no such
** cell, kind or owner, or no such thing as a hole in the game. */
void sw_match_stand(sw_Match *m, int cell, sw_Man man);
void sw_match_turn(sw_Match *m, int player);

/* ---- looking ---- */

typedef struct sw_Style {
    bool unicode, color, flipped; /* flipped: as the second player sees the board */
    bool names;  /* show pieces by two letters of their names, if the game has them */
    bool glyphs; /* show pieces by their symbols instead of letters, where they have any */
    int width;   /* columns of the terminal; 0: 80 */
    int height;  /* its lines; 0: unknown, and round boards are then drawn unrolled */
    /* A cell: mark where the piece on it can go and, if it is alone on the board, also where it
    ** can only capture. NULL: mark nothing. */
    const char *reach;
    bool last, classes;    /* mark the last move; pictures: see sw_match_svg() */
    bool unlabelled, dots; /* pictures: no labels; mark reached cells only, draw no walks */
    int size;              /* pictures: width in pixels; 0: as suits the board */
} sw_Style;

/* The board as lines of text, or as an SVG picture. Where style->reach marks cells, the picture
** shows the walks as well. It also shows hands and counters, unless it is unlabelled, has
** classes, or shows the reach of a piece alone on the board. Returns NULL if style->reach is no
** cell. */
char *sw_match_board(const sw_Match *m, const sw_Style *style, char **error);
/* With style->classes, each cell has class="cell shade0", perhaps with "hole" and "last", and
** data-cell="e4"; each piece has class="piece player0" (or "piece neutral"), data-cell and
** data-kind="King"; what is laid over the board is "mark reach", "mark take", "mark stop",
** "walk" or "stride". */
char *sw_match_svg(const sw_Match *m, const sw_Style *style, char **error);
/* n such pictures on one sheet, `columns` to a row (0: about as many as there are rows), `size`
** pixels wide (0: as suits the boards); the sizes in the styles do not count. style[i] and
** caption[i] belong to m[i]; a caption may be NULL, and so may `caption`. Returns NULL if a
** style's reach is no cell. */
char *sw_sheet_svg(const sw_Match *const *m, const sw_Style *style, const char *const *caption,
                   int n, int columns, int size, char **error);
/* Why a move is legal (its walks) or not (the nearest walks, and what stopped each), as lines
** of text. Unless `style` is NULL, the board follows if there is something to draw on it. */
char *sw_match_why(const sw_Match *m, const char *move, const sw_Style *style, bool *legal);
/* For a match that is over: which rule ended it, and what made that rule hold. Otherwise: how
** far the rules that count something have come. As lines of text. */
char *sw_match_why_ended(const sw_Match *m);
/* The position as an SVG picture, with the walk that makes the move, or with what stopped
** it. */
char *sw_match_why_svg(const sw_Match *m, const char *move, const sw_Style *style);

/* ---- choosing a move ---- */

/* The algorithm that searches for a move. Alpha-beta looks ahead and evaluates; Monte-Carlo
** tree search plays random games to their end and counts who wins them. SW_CHOSEN: whichever
** plays the game better. */
typedef enum sw_Searcher { SW_CHOSEN, SW_ALPHA_BETA, SW_MCTS } sw_Searcher;
/* The searcher called "alpha-beta" or "mcts"; false if the name is neither. */
bool sw_searcher_named(const char *name, sw_Searcher *searcher);
/* The name of a searcher; of SW_CHOSEN, that of the one chosen for the game. */
const char *sw_searcher_name(const sw_Game *g, sw_Searcher searcher);

/* The limits of a search; zero means no limit. A search without any ends only when it is
** stopped, when a forced end has been found or the greatest depth reached, or, at a level below
** 10, at the limit of that level. */
typedef struct sw_Limits {
    /* Plies. MCTS: reports, each of which comes after twice as many games as the one before. */
    int depth;
    /* Below 0: time is already up, and only the first depths are searched. */
    double seconds;
    /* `seconds` is what a game's clock allows: use about a third of it, or more while it is
    ** unclear which move is best. */
    bool sparing;
    uint64_t nodes; /* positions; MCTS: games */
    int level;      /* strength 1 (beginner) to 10 (full); 0 means 10 */
    uint64_t seed;  /* for the random choices of levels below 10 */
    /* 0 and 1: one thread. With more, the result at a given depth can vary between runs. */
    int threads;
    /* Evaluate by the definition alone, even if the game has tuned weights. */
    bool untuned;
    /* Moves to leave out of the search, written as by sw_match_moves(). */
    const char *const *without;
    int nwithout;
    sw_Searcher searcher;
} sw_Limits;
/* Seconds that a search with sw_Limits.sparing should be given for one move: `left` is what
** remains on the clock, `increment` what each move adds, and to_go the number of moves that
** have to be made in that time (0: the rest of the game). */
double sw_clock_seconds(double left, double increment, int to_go);
/* Seconds that a search should be given for a move that may take `each` in all, more than 0:
** less by what a move costs besides the search, but never none. */
double sw_move_seconds(double each);

/* What a search has found. The texts belong to the engine and live until its next report. */
typedef struct sw_Report {
    /* Plies searched (MCTS: number of the report, see sw_Limits.depth), and plies of the
    ** longest line searched (MCTS: of the best line). */
    int depth, deepest;
    /* For the player to move, in hundredths of the smallest piece value. MCTS: 400 log10 of the
    ** odds that he wins, relative to those of an even game. */
    int score;
    /* By which lines of one position are to be compared: the score, but of a draw, for which
    ** that is 0, what the search holds it to be worth (it avoids draws). */
    int worth;
    /* Plies to a forced end: > 0 won, < 0 lost, 0 none seen. The score is then 1,000,000 less
    ** that many, or the negative of it. With more than two sides alpha-beta search takes all
    ** others to play together against the player to move: lost means lost if they do. */
    int forced;
    uint64_t nodes;
    double seconds;
    /* MCTS: the share of the point that the player to move can expect, where a draw shares it
    ** among all; otherwise 0. */
    double share;
    bool full;         /* memory is full: the search goes on, but stores no more */
    const char *value; /* the score as text: "+1.25", "64.0 %", "wins in 3", "loses in 4" */
    const char *move;  /* the best move; at depth 0 (the search was cut off), any move */
    const char *line;  /* the expected moves and throws, for people; begins with `move` */
} sw_Report;

/* An engine for a game, with a table of that many megabytes (at least 1). If there is no memory
** for the table, the program ends: a caller that takes the size from someone else should check
** it with sw_engine_fits(). */
sw_Engine *sw_engine_new(const sw_Game *g, int megabytes);
/* Whether there is memory now for such a table, and for a search beside it. */
bool sw_engine_fits(int megabytes);
void sw_engine_free(sw_Engine *e);
/* sw_engine_stop() makes the running search end soon, or, if none is running, the next one that
** has a move to find; it may be called from any thread, or from a signal handler.
** sw_engine_ready() withdraws a stop that has not taken effect. */
void sw_engine_stop(sw_Engine *e);
void sw_engine_ready(sw_Engine *e);
typedef void sw_ReportFn(void *ctx, const sw_Report *r); /* called after each finished depth */
/* Finds the best move in m, a match of the engine's game; fn may be NULL. Returns false if the
** match is over, a throw is due, or no move is left to choose from. The engine keeps its table
** from search to search: a caller that has to stay responsive can search in slices, each with
** more positions allowed than the one before. */
bool sw_search(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *fn,
               void *ctx, sw_Report *report);

/* ---- tuned weights ---- */

/* The tuned weights of a game's evaluation, which were found by self-play. They are loaded
** together with the game, from a file beside its definition (docs/tuning.md). */
typedef struct sw_Tuned {
    const char *file; /* its path; "" if there is no such file */
    bool taken;
    const char *why; /* why it was not taken; "" if it was, or if there is none */
    uint64_t hash;   /* of the file's text; 0 if it was not taken */
} sw_Tuned;
sw_Tuned sw_game_tuned(const sw_Game *g);
/* A hash that identifies a game by its board, pieces, moves and endings: tuned weights belong
** to games of one such hash. `whole`: by everything else that affects play, too, so that games
** with the same hash are played alike. */
uint64_t sw_game_key(const sw_Game *g, bool whole);

/* How the program plays a game against itself to learn from it. */
typedef struct sw_Selfplay {
    uint64_t nodes, seed;
    /* Random moves before the search takes over; plies after which a game counts as having no
    ** result. */
    int opening, plies;
    bool tuned; /* use the game's tuned weights; ignored by sw_study() */
} sw_Selfplay;
/* What game `number`, from 0 on, has shown: one line of text without a line feed. The same
** arguments give the same line. */
char *sw_selfplay(const sw_Game *g, const sw_Selfplay *how, int number);
/* As sw_selfplay(), but for what the game says of the rules (docs/studies.md). With nodes 0,
** moves are random. `player` begins with one man of `kind` fewer (kind -1: nobody does);
** returns NULL if he has no such man. */
char *sw_study(const sw_Game *g, const sw_Selfplay *how, int number, int kind, int player);

/* Collects lines of sw_selfplay(), and finds the weights that fit them best. Borrows its
** sw_Game. NULL if the game cannot be tuned: it does not have two players. */
typedef struct sw_Tuning sw_Tuning;
sw_Tuning *sw_tuning_new(const sw_Game *g, char **error);
void sw_tuning_free(sw_Tuning *t);
/* Adds a line; returns false with the reason if it is not one of this game. The same lines in
** the same order give the same weights. */
bool sw_tuning_add(sw_Tuning *t, const char *line, char **error);
/* The mean loss over games that were left out of the fit, with the weights as they were
** (before) and as fitted (after): if it is no lower, nothing was learnt. `numbers` is how many
** weights were fitted. */
typedef struct sw_Fitted {
    int games, positions, numbers;
    double before, after;
} sw_Fitted;
/* Called now and then with the share of the work done. */
typedef void sw_ProgressFn(void *ctx, double done);
/* Fits the weights, and returns the text of the file for them. `comment` is put into it as one
** line; fn may be NULL. */
char *sw_tuning_fit(sw_Tuning *t, const char *comment, sw_ProgressFn *fn, void *ctx,
                    sw_Fitted *fitted);

/* ---- rule tests ---- */

/* What a member of a test should have been, as Lua: "perft", "{ 74 }". */
typedef struct sw_Correction {
    const char *member, *value;
} sw_Correction;

/* The outcome of one test; the texts live only during the callback. */
typedef struct sw_Tested {
    const char *name, *file;
    int line; /* the line of the file on which the test begins */
    bool passed;
    const char *complaint; /* what was expected and what was found, as lines; "" if passed */
    const sw_Correction *correction;
    int ncorrections;
    /* With all the corrections the test would pass, and it is alone on its line of the file. */
    bool mended;
} sw_Tested;
typedef void sw_TestFn(void *ctx, const sw_Tested *t);

/* Runs the tests in a file, or only those whose names contain `only`, unless that is NULL. fn,
** unless NULL, is called as each test ends. Returns the number of tests that failed, or -1 if
** the file cannot be read as tests. */
int sw_test_file(const char *path, const char *only, sw_TestFn *fn, void *ctx, char **error);
/* As sw_test_file(), with n bytes of text; `name` is what messages call it. Games, and what
** they import, come from `files` or, if that is NULL, from folders. The text cannot name a game
** by a path that leads out of them ("/etc/passwd", "../x.lua"). */
int sw_test_text(const char *name, const char *text, size_t n, const sw_Files *files,
                 const char *only, sw_TestFn *fn, void *ctx, char **error);
/* The text of a file of tests, with a correction made in the test that begins on that line, as
** a new text for sw_free(). NULL if the member's value is not written out there. */
char *sw_test_correct(const char *text, int line, const sw_Correction *c);

#ifdef __cplusplus
}
#endif

#endif
