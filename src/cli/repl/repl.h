/*
** repl.h -- a game at the terminal, or fed from a pipe.
**
** A Repl is the session: the game with its options, the match, the players of the program, the
** clocks. A command takes the Repl and its argument, if it has one. A command that fails prints
** a message and changes nothing.
*/
#ifndef STEPWISE_CLI_REPL_REPL_H
#define STEPWISE_CLI_REPL_REPL_H

#include "cli/common/watch.h"
#include "cli/terminal/line.h"
#include "stepwise.h"
#include "variant.h"

/* What a player has for his moves: `base` seconds for `moves` moves (0: for all of them), and
** `increment` more for every move. All that he does before another player moves counts as one
** move. */
typedef struct Control {
    int moves;
    double base, increment;
} Control;

typedef struct Clocks {
    bool on;
    Control control;
    double since;                /* when the side to move began to think, as now_seconds() */
    double left[SW_PLAYERS_MAX]; /* seconds, as of `since` */
} Clocks;

/* A match and what belongs to it. Everything is owned; zeroed, there is no match. */
typedef struct Sitting {
    sw_Match *match;
    double (*left)[SW_PLAYERS_MAX]; /* [nleft]: the clocks at each ply, in seconds */
    int nleft;
    char *past;      /* the records of the games before it in its series; or NULL */
    bool follows;    /* it was begun as the next game in the series of the one before it */
    char *autosaved; /* the file that it is kept in, once there is one */
    Watch resumed;   /* the file that held the game it goes on with and no other; or none */
    Watch written;   /* the file last read from or saved to, as it was then; or none */
    bool timed;      /* it has tags that say how the clocks stand */
    bool loaded;     /* it is a loaded record: its players played it, whoever plays on */
    bool played[SW_PLAYERS_MAX]; /* for whom the program has moved */
    bool named[SW_PLAYERS_MAX];  /* whose name tag the program has set to its own name */
} Sitting;

/* What may end a match by agreement. Reset, without an offer, when a match begins or moves are
** undone or redone. */
typedef struct Agreement {
    int hopeless[SW_PLAYERS_MAX]; /* the program's last moves in a row that it saw as lost */
    int level;   /* the program's last moves in a row, all players', that it saw as even */
    int offer;   /* the player who has offered a draw, or -1 */
    int accepts; /* how many others have accepted it */
} Agreement;

/* After `stepwise play GAME --set opening=free --computer none` and, typed at a terminal,
** "d1-c4", "a9-b7", "new", "undo":
**
**     variant.set = {{"opening", "free"}}  computer = {false, false}   clocks.on = false
**     now:   the match after two plies, kept in .../games/GAME-20260102-101500-4711-0.pgn
**     aside: the match that "new" began, without a file; aside_later is true, so "redo" returns
**            to it */
typedef struct Repl {
    Variant variant; /* what is played; owned */
    Sitting now;     /* the current match */
    /* The other match that `undo` and `redo` can return to, or all zero; and its game, if
    ** that is not the game of `variant`, or all zero. */
    Sitting aside;
    Variant aside_variant;
    bool aside_later;  /* `aside` is later than `now`: `redo` returns to it, not `undo` */
    sw_Match *edited;  /* the position being set up, or NULL; owned */
    sw_Engine *engine; /* for the game of `variant`; owned */
    Line line;
    bool terminal; /* input comes from a user at a terminal: prompts, boards, thinking */
    bool flipped;
    bool turned;    /* by hand */
    bool names;     /* pieces are shown by two letters, where the game has them */
    char *notation; /* the notation that moves are written in; NULL: the game's first; owned */

    bool autosave; /* write the match to a file after every move */
    int nfiles;    /* autosave files begun in this session; the next one's number */

    bool computer[SW_PLAYERS_MAX]; /* players that the program plays for */
    sw_Limits limits;              /* for each move of the program */
    bool waiting;  /* the program does not move, even on its turn, until the user lets it */
    bool thinking; /* show the program's thinking */
    bool manners;  /* the program may resign and offer draws */
    bool own_dice; /* the users type in what their own dice show */
    uint64_t seed; /* for the throws and random options of this game */
    Agreement agreement; /* on the end of the current match */

    bool watching; /* reload the game when its files change */
    Watch watch;   /* those files */
    bool stale;    /* they have changed since the game was loaded */

    Clocks clocks;
    int mistakes; /* commands and moves that were refused */
    bool quit;
} Repl;

/* A command that takes an argument, which has no blanks at its ends, is "" if there is none,
** and may be overwritten. False if the command was refused. */
typedef bool SayFn(Repl *r, char *argument);
/* A command that takes none. */
typedef void DoFn(Repl *r);

/* What TAB offers for a command's argument. */
typedef enum Words {
    NOTHING,
    CELLS,
    MOVES,
    PLAYERS,
    STARTERS, /* players, but only in a series */
    SEATS,    /* players, also after a comma, and words for several of them */
    THROWERS, /* of dice: "me", "program" */
    PIECES,
    MEN,     /* players, pieces and cells */
    OPTIONS, /* the game's options or, after the name of one, its choices */
    SWITCH,  /* "on", "off" */
    SEARCHERS,
    COMMANDS,
    FILES,
    NOTATIONS,
    ORDERS /* of a series, and "off" */
} Words;

/* A command: a row of repl.def or edit.def. Either `run` or `plain` is set. */
typedef struct Say {
    const char *name, *alias; /* alias "": none */
    SayFn *run;               /* if it takes an argument */
    DoFn *plain;              /* if it takes none */
    const char *argument;     /* as help shows it, such as "[N]"; "" if it takes none */
    Words words;
    const char *brief, *help; /* brief "": it has no line of its own in the list of commands */
} Say;

/* ---- repl.c ---- */

/* Plays until the user leaves. Returns the exit status: 0, or 1 if the input did not come
** from a terminal and something in it was refused. */
int repl_run(Repl *r);
/* A LineWakes; ctx is the Repl. True if a clock has run out or the game is to be reloaded. */
bool repl_wakes(void *ctx);
/* The table of the n commands that can be given now: others while a position is set up. */
const Say *repl_says(const Repl *r, size_t *n);
/* The command with that name or alias among them, or NULL. */
const Say *repl_find(const Repl *r, const char *word);
/* Prints a message on standard error, adds a line feed, and counts a mistake. Always false. */
bool refuse(Repl *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* refuse() with an error text of the library, which it frees. */
bool refuse_taking(Repl *r, char *error);
/* Reads "on" or "off" into *value; if the argument is empty, prints the name and *value
** instead. False, with a message, for anything else. */
bool take_switch(Repl *r, const char *argument, const char *name, bool *value);

/* ---- repl_game.c ---- */

/* Reloads the game with its current settings, and with one more option set unless `option` is
** NULL, and begins a match of it; the game and the match before are put aside. On failure
** prints a message, and everything stays as it was. */
bool repl_load(Repl *r, const char *option, const char *value);
/* Switches to another game and a match m of it, both of which the Repl then owns; the game
** and the match before are put aside. */
void repl_take_game(Repl *r, sw_Game *game, sw_Match *m);
/* To be called after the match has gone to another position: drops a draw offer, sets the
** clocks to what they showed there, shows the position, and updates the autosave file, if
** there is one. The program does not move before the user lets it. */
void repl_went(Repl *r);
/* repl_went(), except that the program moves if it is its turn. */
void repl_goes_on(Repl *r);
/* Begins with m, a match of the same game, which the Repl then owns; the match before is put
** aside. */
void repl_take_match(Repl *r, sw_Match *m);
/* At a terminal, says how to go back to the match that another has replaced, if any move was
** played in it. */
void tell_aside(const Repl *r);
/* Plays a move that the user typed, or the program chose, and does what follows from it (clock,
** board, end of the match). False with the reason. */
bool repl_play(Repl *r, const char *move, char **error);
/* Ends the match outside the rules, as sw_match_end() does, and saves it. Announces nothing. */
void repl_end(Repl *r, int outcome, const char *says);
/* Prints the result if the match is over. */
void repl_announce_end(const Repl *r);
bool repl_over(const Repl *r);
/* The player after this one in turn order. */
int repl_other(const Repl *r, int player);

/* To be called when `variant` has another game, which gets a new engine; the game before must
** not be freed yet. Switches the clocks off where no two sides oppose each other. */
void repl_change_engine(Repl *r);

/* ---- repl_watch.c ---- */

/* Begins to watch the files of the current game, as they are now. */
void watch_begin(Repl *r);
/* True if the game should be reloaded: its files have changed, and no position is being set
** up. */
bool watch_stale(Repl *r);
/* Reloads the game and replays the match in it as far as the moves are still legal. If the
** new game has errors, prints them and keeps the old one; a match of a series always keeps
** the old one. */
void watch_reload(Repl *r);

/* ---- repl_aside.c ---- */

/* Puts the match aside, which leaves the Repl without one. If it has no moves, and an earlier
** match with moves is aside already, it is freed instead, and the other stays. */
void aside_put(Repl *r);
/* Puts the current match aside with its game, and takes `next` as what is played; the Repl then
** owns it. */
void aside_move(Repl *r, Variant next);
/* Frees the match aside, and its game if that is another. */
void aside_free(Repl *r);
/* True if the match aside is the next game in the series of the current one. */
bool aside_follows(const Repl *r);
/* Exchanges the current match and the one aside, if that is the later (or the earlier) of
** the two. False if there is no such match. */
bool aside_take(Repl *r, bool later);
/* To be called when the current match is played on or has ended: drops a later match aside,
** as a move drops those that were undone. */
void aside_moved(Repl *r);
/* A copy of the current match with all moves redone, if more than `turns` turns are undone in
** it; else NULL. */
sw_Match *aside_whole(const Repl *r, int turns);
/* Puts `whole`, the match as it was before its undone moves were dropped, aside; the Repl owns
** it. */
void aside_branch(Repl *r, sw_Match *whole);
/* Gives m, which is to follow the current match, the names of its players. */
void aside_keep_names(const Repl *r, sw_Match *m);
void sitting_free(Sitting *s);

/* ---- repl_record.c ---- */

/* The name in a record of a player that the program plays for. */
#define PROGRAM_NAME "Stepwise"
/* A match as a record, after the records of the earlier games of its series, for free().
** With `kept` the earlier games are included even if the match has left the series. */
char *sitting_record(const Sitting *s, bool kept);
/* sitting_record() of the current match, after its tags got the date and the program's name. */
char *repl_record(Repl *r, bool kept);
/* Tells the user about unfinished games of earlier sessions, if there are any. */
void offer_resume(const Repl *r);
/* Saves a change beside the moves, such as a tag or the clocks, to the autosave file, but only
** once the match has a move. */
void keep_words(Repl *r);
/* The move that led to this position, and the comment on it. */
void show_step(const Repl *r);

/* ---- repl_series.c ---- */

/* Begins the next game of the series. `who` names the player to move first; "" leaves that
** to the order of the series or to a winner who is the program. False, with a message, if
** the current game is not over or a choice is missing. */
bool series_go_on(Repl *r, const char *who);
/* True if the current match belongs to a series. */
bool in_series(const Repl *r);
/* Prints the score of the series. */
void show_series(const Repl *r);

/* ---- autosave.c ---- */

/* Writes the match to its autosave file, which is created if there is none yet. Does nothing
** while autosave is off. */
void autosave_now(Repl *r);
/* The path of the nth newest file (from 1) with an unfinished game or series of the current
** game, other than the current match's own, for free(); *when becomes its modification time.
** NULL if there are fewer. */
char *autosave_find(const Repl *r, int nth, time_t *when);
/* The number of such files. */
int autosave_count(const Repl *r);

/* ---- repl_look.c ---- */

/* How boards are drawn: the terminal's style, with the user's settings. */
sw_Style repl_style(const Repl *r);
/* The position being set up, or else the match. */
const sw_Match *shown_match(const Repl *r);
/* If only one user plays, turns the board so that his men begin at the bottom, unless it was
** turned by hand. */
void turn_to_user(Repl *r);
/* Draws the board of shown_match(), but only at a terminal, where people look at it after each
** move. */
void show_board(const Repl *r);

/* ---- repl_program.c ---- */

/* True if it is the program's turn and it is not waiting for the user. */
bool program_to_move(const Repl *r);
/* The program chooses a move for the side to move and plays it, or resigns; it may offer a
** draw. r->waiting becomes true if there is no move to find, or when the program plays all
** sides and was interrupted or has played for long: `go` then lets it play on. */
void program_move(Repl *r);
/* The limits for the program's next move; with clocks on, their time. */
sw_Limits program_limits(const Repl *r);
/* The value of a report (sw_Report.value) on the current position with the player it is for,
** "+1.25 for Black" or "Black wins in 3", for free(). */
char *program_score(const Repl *r, const char *value);
/* Says why there is no move to search for: a throw is due or the game is over. Always false. */
bool refuse_search(Repl *r);
/* True if the program plays for the player and all his partners, so that it can resign or
** agree to a draw for them. */
bool program_speaks(const Repl *r, int player);
/* True if the program, playing for player `program`, accepts a draw in the current position. */
bool program_takes_draw(Repl *r, int program);
/* Sets which players the program plays for: names ("red", "red,black", "red black"), "none",
** "both" or "all", or "others", which is everybody except the side to move. False, without a
** message, if `who` is none of these. */
#define COMPUTER_WORDS                                                                         \
    "a player, several players (`a,b`), none, both, or others (all but the side to move)"
bool program_plays_for(Repl *r, const char *who);

/* ---- repl_chance.c ---- */

/* True if a throw is due. The program makes its throws at once, so it is one that the users
** must type in. */
bool chance_waits(const Repl *r);
/* To be called when a match has begun, or goes on from a position in which a throw is due:
** seeds the match, and makes the throws that are due or asks the users for them. */
void chance_begin(Repl *r);
/* To be called after a move: makes the throws that are due and prints them, or asks for
** them; once none is due, prints what the move has made players pay. */
void chance_follow(Repl *r);
/* True if the users must type in a throw that is due and the text is not one; *error is then
** the reason, for sw_free(). */
bool chance_refuses(const Repl *r, const char *text, char **error);

/* ---- repl_clock.c ---- */

/* Gives every player the full time again. */
void clock_reset(Repl *r);
/* To be called after a move of the player: stops his clock and starts the next. False if he
** had no time left and the move did not end the match; that has then been ended and
** announced. */
bool clock_moved(Repl *r, int player);
/* To be called after the match has gone to another ply: sets the clocks to what they showed
** there. */
void clock_went(Repl *r);
/* Ends and announces the match if clock_fallen(). */
void clock_look(Repl *r);
/* True if the side to move has run out of time, and that ends the match now. */
bool clock_fallen(const Repl *r);
/* Seconds that the program may use for a move of the side to move. */
double clock_budget(const Repl *r);
/* Sets the match's tags about its clocks: the time control and, in a record that is `kept`, the
** time left. */
void clock_tags(Repl *r, bool kept);
/* Sets the clocks running as the tags of the resumed match say, if it has any. */
void clock_resume(Repl *r);
/* "4:59" into text, which is returned. */
const char *clock_text(const Repl *r, int player, char *text, size_t size);

/* ---- repl_words.c ---- */

/* A LineWords; ctx is the Repl. */
void repl_words(Line *l, void *ctx, const char *before);

#define SAY(name, alias, run, argument, words, brief, help) SayFn run;
#define DO(name, alias, run, brief, help) DoFn run;
#include "edit.def"
#include "repl.def"

#include <stdio.h>
#include <time.h>
#undef SAY
#undef DO
/* The commands while a position is set up. */
const Say *edit_says(size_t *n);
/* Makes m, which the Repl then owns, the position being set up, and shows it. Always true. */
bool edit_take(Repl *r, sw_Match *m);

#endif
