/*
** cecp.h -- the state of a dialogue in CECP, the protocol of XBoard and WinBoard.
*/
#ifndef STEPWISE_CLI_ENGINE_CECP_H
#define STEPWISE_CLI_ENGINE_CECP_H

#include "seat.h"

/* FORCE: the engine plays neither side. EDIT: the lines heard are those of `edit`. */
typedef enum Mode { MODE_FORCE, MODE_PLAY, MODE_ANALYZE, MODE_EDIT } Mode;
/* What the running search is for. */
typedef enum Thought { THINK_NOTHING, THINK_MOVE, THINK_PONDER, THINK_ANALYZE } Thought;

typedef struct Cecp {
    Seat *seat;
    Mode mode;
    Mode before_edit; /* the mode to which the end of `edit` returns */
    int mine;         /* the side that the engine plays in MODE_PLAY */
    Thought thought;
    bool done; /* no search is due until something changes */
    /* `hard`: think in the opponent's time. `computer`: the opponent is a program. */
    bool ponder, computer;
    atomic_bool post; /* report each depth; the searching thread reads it */
    Pace pace;
    int session;          /* moves for which the clock is wound up; 0: for all */
    char *guess;          /* the move that is pondered on, as the match writes it; or NULL */
    char *hint;           /* the move expected next, by coordinates; or NULL */
    char *best;           /* that of the search so far, as the match writes it; or NULL */
    pthread_mutex_t lock; /* guards `best`, which the searching thread sets */
    int score;            /* of the last search, for `mine`; 0: none of this game */
    int editing;          /* whose men are put down */
    char **excluded;      /* moves as the match writes them */
    int nexcluded;
    char **pings; /* pings to be answered once the engine has moved */
    int npings;
    double begun;     /* when the search began, as now_seconds() */
    double claims;    /* when to claim the draw that was offered, as now_seconds(); 0: none */
    atomic_int depth; /* the last that the search has reported */
    atomic_uint_least64_t nodes; /* at that report */
    /* Where the user's mouse has led a man: the cell from which he was lifted (-1: no such
    ** cell), then those on which he was put down. nway in all; 0: none was lifted. */
    int way[1 + LEGS_MOST];
    int nway;
} Cecp;

/* Answers a ping: at once or, if the engine is thinking about a move, after that. */
void cecp_ping(Cecp *c, const char *number);
/* The pace of the engine's next move: Cecp.pace with the moves to go in this session. */
Pace cecp_pace(const Cecp *c);
/* The best move that the search of this position has reported, for free(); NULL: none yet. */
char *cecp_best(Cecp *c);
/* Ends any search without making a move. */
void cecp_halt(Cecp *c);
/* To be called after every change: begins to think, ponder or analyse if that is due. */
void cecp_go_on(Cecp *c);
/* To be called when the search has ended: makes and tells the move if it was for one, answers
** the pings that wait, and goes on (cecp_go_on()). */
void cecp_thought(Cecp *c);
/* Tells the result if the game is over and it is up to the engine to tell it, or offers the
** draw. own_move: the engine's own move ended the game. */
void cecp_tell_end(Cecp *c, bool own_move);
/* Claims the draw that was offered and not accepted, if it is time for that. Returns the
** milliseconds after which it must be called again, at most `most`. -1 means no limit. */
int cecp_claim(Cecp *c, int most);
/* No move is excluded from the analysis any more. */
void cecp_forget_excluded(Cecp *c);

/* The variant: XBoard's name for the game if it knows it, else seat_variant(); for free(). */
char *cecp_variant(const Cecp *c);
/* Tells the features (`feature`): what the engine can do, its variant and its options. */
void cecp_features(Cecp *c);
/* Explains the game to XBoard (`setup`, `piece`), unless it knows it by itself. If it cannot
** show the game, the user is told why instead. */
void cecp_setup(Cecp *c);
/* The user has lifted the man on a square, or put him down on one: mark (`highlight`) the cells
** to which he can go from there. Putting him down where no move goes on marks nothing. */
void cecp_lift(Cecp *c, const char *square);
void cecp_put(Cecp *c, const char *square);

#endif
