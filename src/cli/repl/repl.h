/*
** repl.h -- a game at the terminal, or fed from a pipe.
**
** A Repl is the session: the game as it is set, the match, who plays by program, the clocks. A
** command takes the Repl and its argument, if it has one; what could not be done has changed
** nothing, and was answered with a message.
*/
#ifndef STEPWISE_REPL_H
#define STEPWISE_REPL_H

#include "cli/common/cli.h"
#include "cli/common/watch.h"
#include "cli/terminal/line.h"

/* What a player has for his moves: `base` seconds for `moves` moves (0: for all of them), and
** `increment` more for every move. All that he does until another moves is one. */
typedef struct Control {
    int moves;
    double base, increment;
} Control;

typedef struct Clocks {
    bool on;
    Control control;
    double since;                /* when the side to move began to think */
    double left[SW_PLAYERS_MAX]; /* seconds */
} Clocks;

/* A match and what is kept with it. All is owned. */
typedef struct Sitting {
    sw_Match *match;
    double (*left)[SW_PLAYERS_MAX]; /* what the clocks showed at each ply */
    int nleft;
    char *past;      /* the records of the games before it in its series; or NULL */
    bool follows;    /* it was begun as the next game in the series of the one before it */
    char *autosaved; /* the file that it is kept in, once there is one */
    Watch resumed;   /* the file that held the game it goes on with and no other; or none */
    Watch
        written; /* the file that it was read from or saved into last, as it was then; or none */
    bool timed;  /* it has tags that say how the clocks stand */
    bool
        loaded; /* it is somebody's record: whoever plays on there, its players have played it */
    bool played[SW_PLAYERS_MAX]; /* for whom the program has moved */
    bool named[SW_PLAYERS_MAX];  /* whose tag says that he is the program for that */
} Sitting;

/* A game as it is set. All is owned but a name that was given. */
typedef struct Home {
    const char *name; /* GAME, as given, or `found` */
    char *found;      /* the file of a game that was loaded from a record */
    int nset;
    sw_Setting *set; /* names and values too */
    sw_Game *game;
} Home;

/* After `stepwise play GAME --set opening=free --computer none` and, typed at a terminal, "d1-c4",
** "a9-b7", "new", "undo":
**
**     set = {{"opening", "free"}}  computer = {false, false}   clocks.on = false
**     now:   the match after two plies, kept in .../games/GAME-20260102-101500-4711-0.pgn
**     aside: the match that "new" began, without a file; aside_later, so "redo" goes to it */
typedef struct Repl {
    const char *name; /* GAME, as given, or `found` */
    char *found;      /* the file of a game that was loaded from a record; owned */
    int nset;
    sw_Setting *set; /* owned, names and values too */
    sw_Game *game;
    Sitting now;
    Sitting aside;    /* what another match has replaced; or all zero */
    Home aside_home;  /* its game, where that is another; or all zero */
    bool aside_later; /* it is what was left for the one before it */
    sw_Match *edited; /* the position being set up, or NULL; owned */
    sw_Engine *engine;
    Line line;
    bool terminal; /* someone sits there: prompts, boards, thinking */
    bool flipped;
    bool turned;    /* by hand */
    bool names;     /* pieces are shown by two letters, where the game has them */
    char *notation; /* in which moves are written; NULL: the game's first; owned */

    bool autosave; /* keep the game in a file after every move */
    int nfiles;    /* such files begun in this session */

    bool computer[SW_PLAYERS_MAX]; /* who plays by program */
    sw_Limits limits;              /* of a move of the program */
    bool waiting;                 /* the program lets the user go on, though it were its turn */
    bool thinking;                /* show it */
    bool manners;                 /* the program may resign and offer a draw */
    bool own_dice;                /* the users type in what is thrown */
    uint64_t seed;                /* of what the program throws in this game */
    int hopeless[SW_PLAYERS_MAX]; /* moves of each running for which the program saw no hope, */
    int level;                    /* of all, no difference */
    int offer;                    /* who has offered a draw, or -1; */
    int accepts;                  /* who have accepted it, where more than one must */

    bool watching; /* the files of the game, */
    Watch watch;   /* which are these; */
    bool stale;    /* they have changed since they were read */

    Clocks clocks;
    int mistakes; /* commands and moves that were refused */
    bool quit;
} Repl;

/* A command with an argument, false when it was refused, and one without. */
typedef bool SayFn(Repl *r, char *argument);
typedef void DoFn(Repl *r);

/* What TAB offers. */
typedef enum Words {
    NOTHING,
    CELLS,
    MOVES,
    PLAYERS,
    STARTERS,
    SEATS,
    THROWERS,
    PIECES,
    MEN,
    OPTIONS,
    SWITCH,
    SEARCHERS,
    COMMANDS,
    FILES,
    NOTATIONS,
    ORDERS
} Words;

typedef struct Say {
    const char *name, *alias;
    SayFn *run;  /* with an argument; or NULL */
    DoFn *plain; /* without one; or NULL */
    const char *argument;
    Words words;
    const char *brief, *help;
} Say;

/* ---- repl.c ---- */

/* Plays until the user leaves. The exit status: 0, or 1 when input came from elsewhere than a
** terminal and something in it was refused. */
int repl_run(Repl *r);
/* A LineWakes: is there something to do that nobody types? */
bool repl_wakes(void *ctx);
/* The commands that can be given now. */
const Say *repl_says(const Repl *r, size_t *n);
/* The one of that name or alias, or NULL. */
const Say *repl_find(const Repl *r, const char *word);
/* "no ...": a message on standard error. Always false. */
bool refuse(Repl *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The same with a message of the library, which is given back. */
bool refuse_taking(Repl *r, char *error);
/* Reads "on" or "off" into *value; without an argument, shows it under its name. */
bool take_switch(Repl *r, const char *argument, const char *name, bool *value);

/* ---- repl_game.c ---- */

/* Loads the game as it is set, with an option (or NULL) set besides. On failure a message, and
** the game stays as it was. */
bool repl_load(Repl *r, const char *option, const char *value);
/* Goes on with another game, whose match m is; both belong to the Repl then. */
void repl_take_game(Repl *r, sw_Game *game, sw_Match *m);
/* After going to another position: nothing of what was going on goes on. The program waits for a word. */
void repl_went(Repl *r);
/* The same, but where it is the program's turn, it plays. */
void repl_goes_on(Repl *r);
/* Makes m, a match of the same game, which the Repl then owns, the match; the one before is put aside. */
void repl_take_match(Repl *r, sw_Match *m);
/* Says at a terminal how to go back to the match that another has replaced, if anything was played in it. */
void tell_aside(const Repl *r);
/* Plays a move that the user typed, or the program chose; what follows from it (clock, board,
** the end of the match) too. False with the reason. */
bool repl_play(Repl *r, const char *move, char **error);
/* Ends the match outside the rules, as sw_match_end() does. */
void repl_end(Repl *r, int outcome, const char *says);
/* Announces the end of the match, when it has ended. */
void repl_announce_end(const Repl *r);
bool repl_over(const Repl *r);
int repl_other(const Repl *r, int player);

/* Gives the Repl the game and an engine for it; the game before is the caller's, the matches, too. */
void repl_change_engine(Repl *r, sw_Game *game);

/* ---- repl_watch.c ---- */

/* Watches the files of the game from now on. */
void watch_begin(Repl *r);
/* Have they changed, so that it should be read again? */
bool watch_stale(Repl *r);
/* Reads the game again, and goes on with it where the match still fits. */
void watch_reload(Repl *r);

/* ---- repl_aside.c ---- */

/* Puts the match aside, which leaves the Repl without one. Where it has no moves, and the one aside has, that stays. */
void aside_put(Repl *r);
/* The same with its game, in whose place `next` comes, which the Repl then owns. */
void aside_move(Repl *r, Home next);
/* Forgets it. */
void aside_free(Repl *r);
/* Is it the next game in the series of the match at hand? */
bool aside_follows(const Repl *r);
/* Goes to the match that was put aside, if there is one before the one at hand, or later. */
bool aside_take(Repl *r, bool later);
/* The match at hand goes on, or has ended: what was left for it is forgotten. */
void aside_moved(Repl *r);
/* A copy of the match at hand with all moves redone, if more than `turns` turns are undone in it;
** else NULL. */
sw_Match *aside_whole(const Repl *r, int turns);
/* Puts `whole`, the match as it was before undone moves were dropped, aside; the Repl owns it. */
void aside_branch(Repl *r, sw_Match *whole);
/* Gives m, which is to follow the match at hand, the names of its players. */
void aside_keep_names(const Repl *r, sw_Match *m);
void sitting_free(Sitting *s);

/* ---- repl_save.c ---- */

/* What a file holds that is to be written over, for free(); NULL where there is none yet, or where none can be:
** then *fine is false, with a message. */
char *text_there(Repl *r, const char *path, size_t *n, bool *fine);

/* ---- repl_record.c ---- */

/* What a record says of a player who is the program. */
#define PROGRAM_NAME "Stepwise"
/* A match as a record, behind those of its series, for free(); `kept`: also behind those of a series that it has left. */
char *sitting_record(const Sitting *s, bool kept);
/* That of the match at hand, who plays named in it. */
char *repl_record(Repl *r, bool kept);
/* Says that there is an unfinished game of an earlier session, if there is one. */
void offer_resume(const Repl *r);
/* Words beside the moves are kept, too, once there is a move. */
void keep_words(Repl *r);
/* The move that led to this position, and the comment on it. */
void show_step(const Repl *r);

/* ---- repl_series.c ---- */

/* Goes on to the next game of the series; `who` moves first, or "" where nobody says so. */
bool series_go_on(Repl *r, const char *who);
/* Is the match a game of a series? */
bool in_series(const Repl *r);
/* Says how it stands. */
void show_series(const Repl *r);

/* ---- autosave.c ---- */

/* Writes the match to its file, where that is wanted. */
void autosave_now(Repl *r);
/* The nth file of an unfinished game or series of this kind, from the newest, which is 1; *when is when
** it was written. For free(); NULL: there are fewer. */
char *autosave_find(const Repl *r, int nth, time_t *when);
/* How many there are. */
int autosave_count(const Repl *r);

/* ---- repl_look.c ---- */

sw_Style repl_style(const Repl *r);
/* The match, or the position that is being set up. */
const sw_Match *shown_match(const Repl *r);
/* Turns the board so that the men of a user who plays alone stand at the bottom, unless it was turned by hand. */
void turn_to_user(Repl *r);
/* Draws its board, at a terminal only, where people look at it after each move. */
void show_board(const Repl *r);

/* ---- repl_program.c ---- */

/* It is the turn of the program, and it does not wait for the user. */
bool program_to_move(const Repl *r);
void program_move(Repl *r);
/* The limits of its next move. */
sw_Limits program_limits(const Repl *r);
/* Whose score it is, "+1.25 for Black", "Black wins in 3", for free(): the value of a report on the
** position at hand. */
char *program_score(const Repl *r, const char *value);
/* Refuses to look for a move where there is none. Always false. */
bool refuse_search(Repl *r);
/* Does the program play for all who win and lose with a player, so that it can end the game for them? */
bool program_speaks(const Repl *r, int player);
/* Does the program, playing for that player, take a draw here? */
bool program_takes_draw(Repl *r, int program);
/* Sets for whom the program plays: names ("red", "red,black", "red black"), "none", "both" or "all", or "others", which
** are all but the side to move. False where it is none of these. */
#define COMPUTER_WORDS                                                                         \
    "a player or several (`a,b`), none, both, or others: all but who is to move"
bool program_plays_for(Repl *r, const char *who);

/* ---- repl_chance.c ---- */

/* Is a throw due, for which the users must say what it is? */
bool chance_waits(const Repl *r);
/* A match has begun / a move was made: throws what is due, and tells what came of it. */
void chance_begin(Repl *r);
void chance_follow(Repl *r);
/* Is a throw due that the users must type in, and the text none? *error is then the reason, for
** sw_free(). */
bool chance_refuses(const Repl *r, const char *text, char **error);

/* ---- repl_clock.c ---- */

/* Starts the clocks anew. */
void clock_reset(Repl *r);
/* A move was made: stops its player's clock and starts the next. False: his time is over. */
bool clock_moved(Repl *r, int player);
/* The match went to another ply: the clocks show what they showed then. */
void clock_went(Repl *r);
/* Ends the match when the time of the side to move is over. */
void clock_look(Repl *r);
/* Is it over? */
bool clock_fallen(const Repl *r);
/* Seconds that the program should use for a move of the side to move. */
double clock_budget(const Repl *r);
/* Gives the match the tags that say how the clocks stand: of a record that is `kept`, also what is left. */
void clock_tags(Repl *r, bool kept);
/* The clocks run as the match that was resumed says, if it does. */
void clock_resume(Repl *r);
/* "4:59" into text, which is returned. */
const char *clock_text(const Repl *r, int player, char *text, size_t size);

/* ---- repl_words.c ---- */

void repl_words(Line *l, void *ctx, const char *before);

#define SAY(name, alias, run, argument, words, brief, help) SayFn run;
#define DO(name, alias, run, brief, help) DoFn run;
#include "edit.def"
#include "repl.def"
#undef SAY
#undef DO
const Say *edit_says(size_t *n);
/* Goes on setting up with m, which is the Repl's then. Always true. */
bool edit_take(Repl *r, sw_Match *m);

#endif
