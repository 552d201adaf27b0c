/*
** node.h -- the state of one thread's search, and nodes: of moves, of captures, of chance.
**
** search_run() makes a Search for each thread; threads may share the table and the Eval. Once
** `halted` is set, moves are only taken back, and values mean nothing.
*/
#ifndef STEPWISE_SEARCH_TREE_NODE_H
#define STEPWISE_SEARCH_TREE_NODE_H

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

#include <limits.h>

typedef struct Abdada Abdada; /* abdada.h */

/* DEFERRED_MAX: how many moves of a node may wait while other threads search them; more
** never happens in practice. */
enum { DEFERRED_MAX = 8 };

/* A move that another thread was searching when its turn came; it is tried after the others. */
typedef struct Deferred {
    Move move;
    int32_t rank;
    int tried; /* SearchNode.tried for it: its place among the moves of the node */
} Deferred;

/* A node while its moves are tried. In `stepwise search chess --depth 2` from the position
** "7k/8/8/8/8/8/p1p5/K7 w - - 0 1" White has two moves:
**
**     White to move            window          value
**     |-- Kxa2                 (-inf, +inf)    -1098   alpha rises to -1098; c1=Q follows
**     `-- Kb2                  (-1098, -1097)  above   a zero window says no more than that,
**                              (-1098, +inf)    -466   so once more: alpha rises to -466
**         |-- a1=Q+ Kxa1       (-inf, 1098)     +466   for Black, whose beta is White's alpha
**         `-- others           (466, 467)       below
**
** The principal variation is Kb2 a1=Q+ Kxa1, its value -466: Black keeps the pawn
** on c2, a passed one. */
typedef struct SearchNode {
    int ply, depth;  /* depth: plies left to search; 0, -1, ... in quiescence */
    int alpha, beta; /* the window; alpha rises as better moves are found */
    int best;        /* the best value so far */
    Move move;       /* the move that raised alpha, or MOVE_NONE */
    int side;        /* the player to move */
    bool danger;     /* a piece of his that is at stake (eval.h) is attacked */
    int eval;        /* the static value, or a bound of it; set where moves are tried */
    bool futile;     /* quiet moves cannot be expected to raise alpha (futility pruning) */
    bool stuck;      /* he has no legal move: the value is that of the ended game */
    int tried;       /* how many moves were tried, this one included */
    int before;      /* in a node in between (parts.h): turns tried that begin otherwise */
    int less;        /* likewise: the reduction, in plies, of all turns that begin so */
    uint64_t key;    /* node_key() */
} SearchNode;

/* What is known about all quiet moves of a node before any of them is made; each half is found
** when it is first needed (quiet.h). */
typedef struct Quiet {
    /* The other player's royal man, if he has just one. */
    bool aimed;  /* the next three are set */
    bool aims;   /* he is not attacked, and `lines` holds */
    Sq royal;    /* his cell */
    Lines lines; /* the cells that a move must leave or enter to attack him */
    /* The endings. */
    bool judged; /* the next one is set */
    Foresight foresight;
} Quiet;

/* No static value. */
enum { EVAL_NONE = INT_MIN };

/* One ply of the line that is searched (an entry of the search stack). */
typedef struct Ply {
    SearchNode *node; /* the node whose moves are tried here, if it has depth left; or NULL */
    Undo undo;        /* of the move that is searched here */
    uint64_t distinction; /* node_distinction() of the position before that move */
    Tally tally;          /* Search.tally before that move */
    bool null_move;       /* a null move led here: nothing happened that a rule could judge */
    bool unseen;          /* known of the move that led here: it attacks no royal man */
    bool goes_on;         /* likewise: it does not end the game */
    Quiet quiet;          /* about the quiet moves from here */
    int side;       /* the player to move, or, while a throw is due, the player who moved */
    int eval;       /* his static value, where moves are tried; else EVAL_NONE */
    bool improving; /* that is better than when he last had the move */
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
    Abdada *abdada; /* borrowed; NULL: no other thread searches with this one */
    Clock clock;
    RuleClocks rule_clocks, deciding; /* for node_key(); for node_distinction() */
    LastMove last_move;               /* for both keys */
    int me;        /* the player who looks for a move; his enemies are taken to play together */
    int even;      /* eval_even() at the root; reports give values relative to it */
    int contempt;  /* the value of a draw to `me`: less than `even` */
    uint64_t salt; /* part of node_key(): searches with different settings share no entries */
    uint64_t dooms;     /* bit i: rule i is one of prune_dooms() */
    bool standing;      /* prune_standing_is_sound() */
    bool null_move;     /* prune_null_move_is_sound() */
    bool exact;         /* every throw is tried, and nothing is pruned outside of quiescence */
    bool repetition;    /* a position that recurs is scored as a draw */
    bool see;           /* static exchange evaluation holds: no capture is fought for */
    bool by_parts;      /* turns are chosen part by part (parts.h) */
    bool foresees;      /* foresee_can() */
    bool stuck_decides; /* having no legal move may win or lose, though not in check */
    bool stuck_by_move; /* what it does depends on the last move, too */
    bool past_decides; /* more than a draw depends on earlier positions, which keys leave out */
    int qsearch_plies; /* the limit of quiescence, in plies */
    int depth;         /* of this iteration */
    int deepest;       /* plies of the longest line so far */

    Pos pos;           /* the position where the search is */
    Tally tally;       /* of pos */
    History history;   /* the keys before pos; owned */
    Sight sight;       /* lent to pos */
    Moves moves;       /* the lists of all plies, one after the other, as a stack; owned */
    Ranks ranks;       /* of `moves`; owned */
    Begins begins;     /* the same for turns that are begun; owned */
    Ranks begun_ranks; /* of `begins`; owned */
    Order order;
    uint64_t nodes;
    uint64_t quiescence_end; /* `nodes` at which quiescence ends; 0: not in quiescence */
    bool halted;             /* a limit is reached, or another thread has the answer */
    /* Set with `halted` if the search halts only up to the node at this ply, which another
    ** thread has settled; else -1. */
    int overtaken;
    Ply ply[SEARCH_PLIES_MAX + 1];
} Search;

/* Whether a player is me or my partner. */
static inline bool is_mine(const Search *s, int player) {
    return !game_foes(s->pos.game, s->me, player);
}
/* True outside the principal variation, where it is only asked whether the value
** is above alpha. */
static inline bool is_zero_window(const SearchNode *n) {
    return n->beta - n->alpha == 1;
}

/* ---- node.c ---- */

/* Begins a search at p; s->game and s->eval must be set. */
void node_begin(Search *s, const Pos *p);
/* The static value of s->pos for the player to move. */
int node_eval(const Search *s);
/* That value where it lies in the window of n; else a bound that lies beyond the
** same end of the window (lazy evaluation). In games with throws always the value,
** since means are taken of it. */
int node_eval_within(const Search *s, const SearchNode *n);
/* The key of s->pos in the transposition table: with rule clocks, the last move and the
** salt. */
uint64_t node_key(const Search *s);
/* Tells s->pos from other positions with the same Pos.key in which other moves are legal or
** more than a draw depends on a clock. Where node_has_distinction() is false it is always 0. */
uint64_t node_distinction(const Search *s);
bool node_has_distinction(const Search *s);
/* Makes a move at a ply, and takes it back: position, tally, history. */
void node_make(Search *s, int ply, Move m);
void node_unmake(Search *s, int ply, Move m);
/* Sets the principal variation from `ply` on: m, then the one of the next ply. */
void node_pv(Search *s, int ply, Move m);
/* Notes the value of a move of n; true if it refutes the position (a beta cutoff). */
bool node_note(Search *s, SearchNode *n, Move m, int value);
/* Whether a table entry settles n: it was found by a search of that depth at least, and is
** exact or lies outside of the window on the side where it is a bound. A forced end settles
** nothing where it may be forced by what came before (past_decides): n has another past. */
bool node_settled(const Search *s, const SearchNode *n, const TtEntry *known, int depth);

/* ---- alphabeta.c ---- */

/* The value of s->pos for the player to move: exact between alpha and beta, else a bound. */
int alphabeta(Search *s, int ply, int depth, int alpha, int beta);
/* The value of s->pos for `player`, whoever is to move; the window is his, too. */
int alphabeta_for(Search *s, int player, int ply, int depth, int alpha, int beta);
/* The value, for the player of n, of the move that was just made. The first move of a node
** is searched with the whole window. Others are searched with a zero window and `reduction`
** plies less; while a move turns out better than alpha, again without the reduction, and
** then with the whole window. */
int alphabeta_move(Search *s, const SearchNode *n, int reduction);
/* Searches a legal move, the n->tried-th; true if it refutes the position or the search has
** to end. A turn that was chosen part by part may yet turn out to be forbidden by the game:
** then it counts as not tried. */
bool alphabeta_try(Search *s, SearchNode *n, Move m, int32_t rank);
/* Defers a move if another thread is searching it; it keeps its place (`tried`)
** among the others. */
bool alphabeta_defer(Search *s, SearchNode *n, Move m, int32_t rank);
/* Whether it is a capture that loses by static exchange evaluation. */
bool alphabeta_loses(const Search *s, Move m, int32_t rank);

/* ---- quiescence.c ---- */

/* Searches a node of depth <= 0: captures, and at depth 0 moves of endangered
** pieces. Sets n->best. */
void quiescence(Search *s, SearchNode *n);

/* ---- chance_node.c ---- */

/* Values that are averaged lie between -CHANCE_VALUE_MAX and CHANCE_VALUE_MAX: a
** won game is worth more than all pieces, but not so much more that the least
** chance of it would outweigh them. */
enum { CHANCE_VALUE_MAX = 20000 };

/* What a value counts for in a mean. With W = 19500: itself up to W / 2; beyond that
** more and more slowly, W - W * W / 4x for x, so never more than W; a win W, and up to
** 500 more the nearer it is. */
int chance_node_weighed(int value);
/* For windows: the greatest value that counts for no more than `bound` in a mean, and the least
** one that counts for no less; -SCORE_INF and SCORE_INF if there is none. Among forced ends
** they err towards a wider window. */
int chance_node_greatest(int64_t bound);
int chance_node_least(int64_t bound);
/* The value of s->pos, where a throw is due, for the player whose turn it still is. */
int chance_node_value(Search *s, int ply, int depth, int alpha, int beta);

#endif
