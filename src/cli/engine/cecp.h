/*
** cecp.h -- what a dialogue in CECP remembers.
*/
#ifndef STEPWISE_CECP_H
#define STEPWISE_CECP_H

#include "seat.h"

typedef enum Mode { MODE_FORCE, MODE_PLAY, MODE_ANALYZE, MODE_EDIT } Mode;
typedef enum Thought { THINK_NOTHING, THINK_MOVE, THINK_PONDER, THINK_ANALYZE } Thought;

typedef struct Cecp {
    Seat *seat;
    Mode mode;
    Mode before_edit;
    int mine; /* whom the engine plays in MODE_PLAY */
    Thought thought;
    bool done; /* nothing more is to be found out about this position by itself */
    bool ponder, computer;
    atomic_bool post;
    Pace pace;
    int session;          /* moves for which the clock is wound up; 0: for all */
    char *guess;          /* the move that is pondered on, as the match writes it; or NULL */
    char *hint;           /* the move expected next, by coordinates; or NULL */
    char *best;           /* that of the search so far, as the match writes it; or NULL */
    pthread_mutex_t lock; /* of it: the thread that searches sets it */
    int score;            /* of the last search, for `mine`; 0: none of this game */
    int editing;          /* whose men are put down */
    char **excluded;      /* moves as the match writes them */
    int nexcluded;
    char **pings; /* what is to be answered once the engine has moved */
    int npings;
    double begun;     /* when the search did */
    double claims;    /* when a draw by the rules that was offered is claimed; 0: none is */
    atomic_int depth; /* that it has finished */
    atomic_uint_least64_t nodes;
    /* The cell of the man whom the user has picked up, and those on which he has put him down: */
    int way[1 + LEGS_MOST];
    int nway;
    bool quit;
} Cecp;

/* Answers a ping, which CECP wants behind the move that is thought about. */
void cecp_ping(Cecp *c, const char *number);
/* The time for the engine's next move, as it was told. */
Pace cecp_pace(const Cecp *c);
/* The best move that the search of this position has told, for free(); NULL: none yet. */
char *cecp_best(Cecp *c);
/* Ends whatever is thought, without a move. */
void cecp_halt(Cecp *c);
/* After anything has changed: thinks, ponders or analyses where that is due. */
void cecp_go_on(Cecp *c);
/* The search has ended. */
void cecp_thought(Cecp *c);
/* Tells the end of the game, where there is one and it is ours to tell. */
void cecp_tell_end(Cecp *c, bool own_move);
/* Claims the draw that was offered and not taken, once its time has come; how many milliseconds until
** then, no more than `most`, which is -1 for no bound. */
int cecp_claim(Cecp *c, int most);
void cecp_forget_excluded(Cecp *c);

/* The name of the variant: the one by which XBoard knows the game, or that of its file; for free(). */
char *cecp_variant(const Cecp *c);
/* feature: what the engine can, the game's variants and options. */
void cecp_features(Cecp *c);
/* setup, piece: how XBoard shows the game; nothing where it knows the game, or cannot. */
void cecp_setup(Cecp *c);
/* highlight: where the man on a square can go that was picked up, and where on from a square on which he was put
** down; nothing where his move ends there. */
void cecp_lift(Cecp *c, const char *square);
void cecp_put(Cecp *c, const char *square);

#endif
