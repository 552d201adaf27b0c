/*
** walker.h -- looking moves and attacks up in the tables: one source, for each width of sets.
**
** A View is a position as one player sees it at one node, with what has been found out about it
** and need not be found twice. It lives on the caller's stack and holds pointers into itself:
** do not copy one. Sets that only some walks need are computed when they are first needed. For
** the moves of two rooks of chess the View of a node has
**
**     memo.on[ON_EMPTY | ON_ENEMY]   where they may land, as most men may: from view_init()
**     occupied                       what shuts the cells on their way: from view_init()
**     shut, gates, places            nothing: their joints need only be empty, they have no
**                                    gates, and a mask alone says where they may land
*/
#ifndef STEPWISE_VM_ASK_WALKER_H
#define STEPWISE_VM_ASK_WALKER_H

#include "base/rng.h"
#include "vm/meaning/cond.h"
#include "vm/model/position.h"
#include "vm/tables/tables.h"
#include "movegen.h"
#include "steps.h"

/* CLASSES_KEPT: how many open classes are kept in a View; others are computed each time. */
enum { CLASSES_KEPT = 8 };

/* The cells that are not of an open class. Kept for classes that are a mask without tests:
** tests may depend on the start. */
typedef struct Shut {
    uint16_t known; /* bit i: of[i] is valid */
    CellSet of[CLASSES_KEPT];
} Shut;

/* Whether the gates of a path kind hold, which is the same for every walk of the node. */
typedef struct Gates {
    uint64_t asked, hold; /* bit k: those of path kind k have been evaluated; they hold */
} Gates;

/* Where walks of a path kind may land, as far as that does not depend on the start: then it is
** the same for every walk of the node. */
typedef struct Places {
    uint64_t known, empty; /* bit k: where[k] is valid; it is an empty set */
    /* By path kind: a set of SET_WORDS words, in `room`, or in memo.on if a mask decides. */
    const uint64_t *where[PATHKINDS_KEPT];
    int nrooms;                           /* how many of `room` are in use */
    uint64_t room[PATHKINDS_KEPT + 1][4]; /* the last: scratch, for path kinds without a bit */
} Places;

typedef struct View {
    Scope scope; /* target SQ_EACH: for what could be captured, whatever stands there */
    Memo memo;   /* the scope's */
    const Tables *tables;
    CellSet occupied; /* pieces and holes, without the lifted piece */
    Shut shut;
    Gates gates;
    Places places;
    Sq solver;      /* the start of the long walks last searched for; SQ_NONE: none yet */
    int64_t search; /* the work that searching for those may still take */
} View;

/* Receives the cells where the moves of a family may end: one at least. */
typedef void EndsFn(void *ctx, const Family *f, CellSet ends);

/* What is wanted of the moves that are one walk of one piece, by row 0 of Game.programs. */
typedef enum Want {
    WANT_LIST,  /* the moves */
    WANT_COUNT, /* how many there are */
    WANT_ANY    /* whether there is one */
} Want;

typedef struct Ask {
    const Pos *pos;
    Want want;
    KindSet kinds; /* only those kinds' */
    Sq from;       /* only this piece's; SQ_NONE: all */
    bool captures; /* only moves that take something */
    Moves *out;    /* WANT_LIST: where they are added */
    uint64_t n;    /* WANT_COUNT: grows by their number; WANT_ANY: not 0 if there is one */
    void *ctx;     /* passed to the callbacks */
    /* Finds the moves of a piece whose walk the machine runs, and keeps or counts them itself:
    ** they are not in `n`. True if one move is enough and there is one. */
    bool (*by_machine)(void *ctx, Sq from);
    /* Makes a move to see whether the game forbids it; true if it does not. */
    bool (*allowed)(void *ctx, Move m);
} Ask;

/* What is compiled once for each width of sets: walker.inc. Except where it says so, a walker
** serves every board of no more cells than its width. */
typedef struct Walker {
    /* Hands fn the pseudo-legal moves of the piece on `from`, with the table *s, by
    ** families. */
    void (*each)(View *v, const StartTable *s, Sq from, EndsFn *fn, void *ctx);
    /* Lists or counts the legal moves of the player to move. */
    void (*moves)(Ask *a);
    /* Draws one of them into *m, each as likely as any other: `batches` times from the
    ** candidates (tables/candidates.h); if none of those was legal, lists all in a->out and
    ** draws one of them. False where there is none, or where men have too many candidates.
    ** a->want must be WANT_LIST, and the walker's width that of the board. */
    bool (*draw)(Ask *a, Rng *rng, int batches, Move *m);
    /* Whether the piece on `from`, whose table is *s, could capture on `to`. */
    bool (*hits)(const Pos *p, const StartTable *s, Sq from, Sq to);
    /* The cells on which an enemy of `me` that has tables could capture, with the piece on
    ** `lifted` (or SQ_NONE) taken off; and whether one could capture on `cell`. `as` is
    ** imagined there; PIECE_HOLE: what stands there counts. */
    CellSet (*attacked)(const Pos *p, int me, Sq lifted, Piece as);
    bool (*hit)(const Pos *p, int me, Sq cell, Sq lifted, Piece as);
    /* pos_control(). */
    void (*control)(const Pos *p, int player, Control *c);
    /* The men of a player that have tables and could capture on `cell`. */
    CellSet (*attackers)(const Pos *p, int player, Sq cell);
    /* pos_lines(), for games all of whose men have tables; *l must be empty. */
    bool (*lines)(const Pos *p, int player, Sq cell, Lines *l);
    /* Draws one of the legal moves, each as likely as any other, of a game with openings in
    ** which Traits.fallback_turns is set; false if there is none. Needs the board's own
    ** width. */
    bool (*draw_step)(const StepDraw *d, Move *m);
} Walker;

/* Begins a View for the moves of player `me`, with the landings that most walks need. */
void view_init(View *v, const Pos *p, int me);
/* Begins a View for what `me` could capture if `as` stood there (PIECE_NONE: nothing,
** PIECE_HOLE: what stands there), with the man on `lifted` (or SQ_NONE) taken off. */
void view_attack(View *v, const Pos *p, int me, Sq lifted, Piece as);
/* The cells in `among` for which an expression holds in a walk that began on `start`. */
static inline CellSet view_where(View *v, ExprId e, Sq start, CellSet among) {
    v->scope.start = start;
    return scope_where(&v->scope, e, among);
}
/* The cells that do not satisfy a class, for the joints of a walk that began on `start`. */
CellSet view_shut(const View *v, const CellClass *c, Sq start);
/* Whether one cell satisfies a class, for a walk that began on `start`. */
bool view_is(const View *v, const CellClass *c, Sq start, Sq cell);
/* Whether the gates of a path kind hold. */
bool view_gates(View *v, int pathkind);

/* The best walker on this processor for boards of `ncells` cells. */
const Walker *walker_for(int ncells);
/* Each walker, for tests: 0 to 2 are the portable ones of widths 64, 128 and 256, 3 to 5 those
** that gather bits by an instruction, NULL where this processor has none. */
const Walker *walker_numbered(int i);
enum { WALKERS = 6 };

#endif
