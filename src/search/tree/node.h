/*
** node.h -- a search, and its nodes of three kinds: of moves, of captures, of chance.
**
** A Search is what one thread needs; it belongs to search_run(), which fills it in. The table
** and the Eval may be shared. Once `halted` is set, moves are only taken back.
*/
#ifndef STEPWISE_NODE_H
#define STEPWISE_NODE_H

#include "search/memory/clock.h"
#include "search/memory/last_move.h"
#include "search/memory/rule_clock.h"
#include "search/memory/tt.h"
#include "search/value/eval.h"
#include "order.h"
#include "vm/ask/begun.h"
#include "vm/ask/movegen.h"
#include "vm/ask/sight.h"
#include "vm/meaning/foresee.h"
#include "vm/meaning/make.h"

typedef struct Abdada Abdada; /* abdada.h */

/* DEFERRED_MAX: moves of a node that are left to other threads; there are never many. */
enum { DEFERRED_MAX = 8 };

/* A move that another thread was searching when its turn came. */
typedef struct Deferred {
    Move move;
    int32_t rank;
    int tried; /* its place among the moves of the node */
} Deferred;

/* A node while its moves are tried. In `stepwise search chess --depth 2` from the position
** "7k/8/8/8/8/8/p1p5/K7 w - - 0 1" White has two moves:
**
**     White to move            window          value
**     |-- Kxa2                 (-inf, +inf)    -1098   alpha rises to -1098; c1=Q follows
**     `-- Kb2                  (-1098, -1097)  above   a zero window tells no more than that,
**                              (-1098, +inf)    -466   so once more: alpha rises to -466
**         |-- a1=Q+ Kxa1       (-inf, 1098)     +466   for Black, whose beta is White's alpha
**         `-- others           (466, 467)       below
**
** The principal variation is Kb2 a1=Q+ Kxa1, the value -466: the Pawn on c2 is left, and passed. */
typedef struct SearchNode {
    int ply, depth;  /* depth <= 0: quiescence, so many plies into it */
    int alpha, beta; /* the window: alpha rises; no value beyond these is worth looking for */
    int best;        /* the best value so far */
    Move move;       /* the move that raised alpha, or MOVE_NONE */
    int side;        /* to move */
    bool danger;     /* a piece of his on which the game hangs is attacked */
    int eval;        /* the static value, where it was asked for */
    bool futile;     /* quiet moves cannot raise alpha */
    bool stuck;      /* who is to move cannot: the value is that of the end */
    int tried;       /* how many moves were */
    int before;   /* of a node in between (parts.h): how many turns were that begin otherwise */
    int less;     /* and so many plies less for those that begin so */
    uint64_t key; /* node_key() of it */
} SearchNode;

/* What is known of all quiet moves of a node before one is made, found where it is first asked
** for (quiet.h). */
typedef struct Quiet {
    bool aimed;  /* it was asked who could attack the other's only royal man; */
    bool aims;   /* nobody does, and this tells who could: */
    Sq royal;    /* where he stands */
    Lines lines; /* and what lies between */
    bool judged; /* it was asked what could end the game: */
    Foresight foresight;
} Quiet;

/* One ply of the line that is searched: what engines call an entry of the search stack. */
typedef struct Ply {
    SearchNode *node; /* whose moves are tried at this ply, with some depth left; or NULL */
    Undo undo;
    uint64_t apart; /* node_apart() of the position here, once a move was made */
    Tally tally;    /* before the move that is searched */
    bool null_move; /* the null move led here: nothing happened that a rule could judge */
    bool unseen;    /* the move that led here attacks no royal man, and */
    bool goes_on;   /* ends nothing: that is known already */
    Quiet quiet;    /* what quiet moves from here could bring about */
    int eval;       /* the static value for who is to move, where moves are tried */
    bool improving; /* it is better than at his last move */
    bool cut_node;  /* some move is expected to refute the position */
    int ndeferred;
    Deferred deferred[DEFERRED_MAX];
    int npv;
    Move pv[SEARCH_PLIES_MAX]; /* the best line from here on */
} Ply;

typedef struct Search {
    const Game *game;
    const Eval *eval;
    Tt *tt;
    Abdada *abdada; /* borrowed; NULL: this thread is alone */
    Clock clock;
    RuleClocks rule_clocks, deciding; /* for node_key(), for node_apart() */
    LastMove last_move;
    int me;   /* whose move is looked for: the others are taken to be in league */
    int even; /* what standing as well as any other side is worth to me: nothing in a report */
    int contempt;    /* what a draw is worth to me: less than nothing */
    uint64_t salt;   /* keeps entries apart that mean something else to another searcher */
    uint64_t dooms;  /* rules by which who has moved may have lost whatever he did */
    bool standing;   /* some move is as good as doing nothing */
    bool null_move;  /* the rules let a null move say something */
    bool exact;      /* every throw is tried, and no move is left out before the quiescence */
    bool repetition; /* to repeat a position is as good as a draw */
    bool see;        /* static exchange evaluation holds: no capture is fought for */
    bool apart;      /* turns are chosen part by part (parts.h) */
    bool foresees;   /* what quiet moves lead to can be told (foresee.h) */
    bool stuck_decides; /* who has no legal move may lose by it, or win, though not in check */
    bool stuck_by_move; /* what comes of it hangs on the move that led there, too */
    int qsearch_plies;  /* how many plies quiescence goes on */
    int depth;          /* of this iteration */
    int deepest;        /* plies of the longest line so far */

    Pos pos;         /* the position where the search is */
    Tally tally;     /* of pos */
    History history; /* the keys before it; owned */
    Sight sight;     /* lent to it */
    Moves moves;     /* stack of the lists of all plies; owned */
    Ranks ranks;     /* the same; owned */
    Begins begins;   /* turns that are begun, and their ranks, as `moves` are; owned */
    Ranks begun_ranks;
    Order order;
    uint64_t nodes;
    uint64_t quiescence_end; /* at so many nodes it ends; 0: the search is not in quiescence */
    bool halted;   /* a limit is reached, or another thread has an answer: values that are still
                   ** handed up mean nothing */
    int overtaken; /* halted: at this ply it ends, whose answer is known; -1: nowhere */
    Ply ply[SEARCH_PLIES_MAX + 1];
} Search;

static inline bool is_mine(const Search *s, int player) {
    return !game_foes(s->pos.game, s->me, player);
}
/* Nothing is asked but whether the value is above alpha: outside the principal variation. */
static inline bool is_zero_window(const SearchNode *n) {
    return n->beta - n->alpha == 1;
}

/* ---- node.c ---- */

/* The search begins at p; game and eval are set. */
void node_begin(Search *s, const Pos *p);
/* The static value of s->pos for the player to move. */
int node_eval(const Search *s);
/* The same where it lies in the window of n; else a bound beyond which it lies (lazy evaluation), but in games
** with throws: of their values means are taken. */
int node_eval_within(const Search *s, const SearchNode *n);
/* The key under which s->pos is remembered. */
uint64_t node_key(const Search *s);
/* What tells s->pos from other positions with its own key, by what may be played or who may win; where
** node_is_told() is false, nothing does. */
uint64_t node_apart(const Search *s);
bool node_is_told(const Search *s);
/* Makes a move and takes it back. */
void node_make(Search *s, int ply, Move m);
void node_unmake(Search *s, int ply, Move m);
/* The principal variation from a ply on is this move, and what is best after it. */
void node_pv(Search *s, int ply, Move m);
/* Notes the value of a move of n; true when it refutes the position (a beta cutoff). */
bool node_note(Search *s, SearchNode *n, Move m, int value);
/* Does what the table knows answer what is asked of n, were it searched to that depth? */
bool node_settled(const SearchNode *n, const TtEntry *known, int depth);

/* ---- alphabeta.c ---- */

/* The value of s->pos for the player to move; exact between alpha and beta, elsewhere a bound. */
int alphabeta(Search *s, int ply, int depth, int alpha, int beta);
/* The same for a player who may have handed on the move. */
int alphabeta_for(Search *s, int player, int ply, int depth, int alpha, int beta);
/* The value, for the player of n, of the move that was just made: the first move is searched with
** the whole window, others with a zero window, `reduction` plies less deep, and again where they
** are better than expected. */
int alphabeta_move(Search *s, const SearchNode *n, int reduction);
/* Searches a move, the n->tried-th; true when it refutes the position or the search ends. Of a turn that was chosen
** part by part it is first asked whether the game forbids it: then it is none, and was not tried. */
bool alphabeta_try(Search *s, SearchNode *n, Move m, int32_t rank);
/* Defers a move that another thread is searching; it keeps its place among the others. */
bool alphabeta_defer(Search *s, SearchNode *n, Move m, int32_t rank);
/* Is it a capture that loses? */
bool alphabeta_loses(const Search *s, Move m, int32_t rank);

/* ---- quiescence.c ---- */

/* Works out a node of depth <= 0, by captures and by moves of endangered pieces. */
void quiescence(Search *s, SearchNode *n);

/* ---- chance_node.c ---- */

/* The values of which means are taken lie within plus and minus this: a won game is worth more
** than all pieces, but not so much more that the least chance of it would outweigh them. */
enum { CHANCE_VALUE_MAX = 20000 };

/* What a value counts for in a mean: up to half of that itself; more counts for more, but less and less so
** (W - W * W / 4x for x beyond W / 2, and so never more than W); a win that is nearer counts for a little more. */
int chance_node_weighed(int value);
/* The greatest value that counts for no more than a bound, and the least that counts for no less:
** -SCORE_INF and SCORE_INF where there is none. */
int chance_node_greatest(int64_t bound);
int chance_node_least(int64_t bound);
/* The value of s->pos, where a throw is due, for the player whose turn it still is. */
int chance_node_value(Search *s, int ply, int depth, int alpha, int beta);

#endif
