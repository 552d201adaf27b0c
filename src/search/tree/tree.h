/*
** tree.h -- the tree of a search: alpha-beta with principal variation, and its quiescence.
**
** A Search is what one thread needs; it belongs to search_run(), which fills it in. The table
** and the Eval may be shared. Once `halted` is set, moves are only taken back.
*/
#ifndef STEPWISE_TREE_H
#define STEPWISE_TREE_H

#include "search/memory/clock.h"
#include "search/value/eval.h"
#include "search/memory/expiry.h"
#include "search/memory/order.h"
#include "search/memory/share.h"
#include "search/memory/tt.h"

/* PUT_OFF_MAX: moves of a node that are left to other threads; there are never many. */
enum { PUT_OFF_MAX = 8 };

/* A move that another thread is at. */
typedef struct PutOff {
    Move move;
    bool quiet;
    int tried; /* its place among the moves of the node */
} PutOff;

typedef struct Node Node;

typedef struct Frame {
    Node *node; /* whose moves are tried at this ply, with some depth left; or NULL */
    Undo undo;
    Tally tally; /* before the move that is looked at */
    bool passed; /* the null move led here: nothing happened that a rule could judge */
    bool cut;    /* some move is expected to refute the position */
    int nput_off;
    PutOff put_off[PUT_OFF_MAX];
    int npv;
    Move pv[SEARCH_PLIES_MAX];
} Frame;

typedef struct Search {
    const Game *game;
    const Eval *eval;
    Tt *tt;
    Share *share; /* borrowed; NULL: this thread is alone */
    Clock clock;
    Expiry expiry;
    int me;          /* whose move is looked for: the others are taken to be in league */
    int draw;        /* what a draw is worth to me */
    uint64_t salt;   /* keeps entries apart that mean something else to another searcher */
    bool may_pass;   /* the rules let a null move say something */
    bool exact;      /* every throw is tried, and no move is left out unsearched */
    bool circles;    /* to come round to a position again is as good as a draw */
    bool clashes;    /* a capture may be lost: who takes back does not count */
    int quiet_plies; /* how many plies quiescence goes on */
    int depth;       /* of this iteration */

    Pos pos;         /* the position where the search is */
    Tally tally;     /* of pos */
    History history; /* the keys before it; owned */
    Moves moves;     /* stack of the lists of all plies; owned */
    Ranks ranks;     /* the same; owned */
    Order order;
    uint64_t nodes;
    bool halted;   /* a limit is reached, or another thread has an answer: values that are still
                   ** handed up mean nothing */
    int overtaken; /* halted: at this ply it ends, whose answer is known; -1: nowhere */
    Frame frame[SEARCH_PLIES_MAX + 1];
} Search;

/* A node while its moves are tried. */
struct Node {
    int ply, depth;  /* depth <= 0: quiescence, so many plies into it */
    int alpha, beta; /* alpha rises; no value of a node is worth looking for beyond these */
    int best;        /* the best value so far */
    Move move;       /* the move that raised alpha, or MOVE_NONE */
    int side;        /* to move */
    bool danger;     /* a piece of his on which the game hangs is attacked */
    int stand;       /* the static value, where it was asked for */
    bool futile;     /* quiet moves cannot raise alpha */
    int tried;       /* how many moves were */
    uint64_t key;    /* tree_key() of it */
};

/* The search begins at p; game and eval are set. */
void tree_begin(Search *s, const Pos *p);
/* The value of s->pos for the player to move. */
int tree_value(Search *s, int ply, int depth, int alpha, int beta);
/* The static value. */
int tree_stand(const Search *s);
/* The key under which s->pos is remembered. */
uint64_t tree_key(const Search *s);
/* Makes a move and takes it back. */
void tree_make(Search *s, int ply, Move m);
void tree_unmake(Search *s, int ply, Move m);
/* The value, for the player of n, of the move that was just made: the first move is looked at
** with the whole window, others are only shown not to be better, `reduce` plies less deep. */
int tree_reply(Search *s, const Node *n, int reduce);
/* Is another thread at the move? Not asked of the first, nor where little is left to search or
** the node will soon be refuted. */
bool tree_taken(const Search *s, const Node *n, Move m);
/* Tells the others that this one is at it, and that it no longer is. */
void tree_enter(Search *s, const Node *n, Move m);
void tree_leave(Search *s, const Node *n, Move m);
/* The best line from a ply on is this move, and what is best after it. */
void tree_line(Search *s, int ply, Move m);
/* Notes the value of a move of n; true when it refutes the position. */
bool tree_note(Search *s, Node *n, Move m, int value);
/* Works out a node from which only captures are looked at, and moves of endangered pieces. */
void quiet_width(Search *s, Node *n);

#endif
