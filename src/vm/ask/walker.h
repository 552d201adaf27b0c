/*
** walker.h -- asking the tables: one source, compiled for each width of sets.
**
** A View is a position as one player sees it at one moment, with what was found out about it and
** need not be found twice. It lives on the caller's stack for one node; sets that only some walks
** want are found when they are first wanted. Of two men of one node whose walks go over empty cells:
**
**     memo.on[ON_EMPTY | ON_ENEMY]   where nearly every walk may land: found by view_init()
**     shut.of[1]                     what is not empty: their joints' class; found once for both
**     gates                          neither kind of path has any
**     places                         nothing: the mask alone says where they may land
*/
#ifndef STEPWISE_WALKER_H
#define STEPWISE_WALKER_H

#include "base/rng.h"
#include "vm/meaning/cond.h"
#include "vm/model/position.h"
#include "vm/tables/tables.h"
#include "movegen.h"
#include "steps.h"

/* CLASSES_KEPT: sets of open cells that a View keeps; further classes are found anew. */
enum { CLASSES_KEPT = 8 };

/* The cells that are not of an open class: valid for a class that asks for a mask alone. */
typedef struct Shut {
    uint16_t known; /* bit i: of[i] is valid */
    CellSet of[CLASSES_KEPT];
} Shut;

/* Whether the gates of path kind k hold: the same for every walk of the node. */
typedef struct Gates {
    uint64_t asked, hold; /* bit k */
} Gates;

/* Where path kind k may land as far as no start decides: the same for every walk of the node. */
typedef struct Places {
    uint64_t known, empty; /* bit k: where[k] is valid; no cell is in it */
    const uint64_t *where[PATHKINDS_KEPT];
    int nrooms; /* room for them, but for those that are one of memo.on */
    uint64_t room[PATHKINDS_KEPT + 1][4]; /* the last is for those that are not kept */
} Places;

typedef struct View {
    Scope scope; /* target SQ_EACH: asking what could be captured, whatever stands there */
    Memo memo;   /* the scope's */
    const Tables *tables;
    CellSet occupied; /* pieces and holes, the lifted one not counted */
    Shut shut;
    Gates gates;
    Places places;
    Sq solver;      /* whose long walks are searched for; SQ_NONE: nobody's yet */
    int64_t search; /* what that may still take */
} View;

/* Receives the cells where one family of moves may end. */
typedef void EndsFn(void *ctx, const Family *f, CellSet ends);

/* What is asked about the moves that are one walk of one piece, by row 0 of Game.programs. */
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
    uint64_t n;    /* WANT_COUNT: how many; WANT_ANY: not 0 where there is one */
    void *ctx;     /* for: */
    /* the moves of a piece whose walk the machine runs: adds them to `out` or `n`; true when
    ** one is enough and it is there */
    bool (*by_machine)(void *ctx, Sq from);
    bool (*allowed)(void *ctx, Move m); /* makes a move, to see whether the game forbids it */
} Ask;

typedef struct Walker {
    /* Where the piece on `from` can go, family by family, pseudo-legal. */
    void (*each)(View *v, const StartTable *s, Sq from, EndsFn *fn, void *ctx);
    /* The legal moves of the player to move. */
    void (*moves)(Ask *a);
    /* One of them, each as likely as any other: drawn `batches` times from what men could ever
    ** do; where that yields none, all are listed, in a->out, and one of them is drawn. False
    ** where there is none, or men could do too much. a->want is WANT_LIST. The walker must be of
    ** the board's own width. */
    bool (*draw)(Ask *a, Rng *rng, int batches, Move *m);
    /* Could the piece on `from`, whose table this is, capture on `to`? */
    bool (*hits)(const Pos *p, const StartTable *s, Sq from, Sq to);
    /* The cells on which any enemy of `me` that has tables could, with the piece on `lifted` (or
    ** SQ_NONE) taken off; and whether one of them could on `cell`. */
    CellSet (*attacked)(const Pos *p, int me, Sq lifted);
    bool (*hit)(const Pos *p, int me, Sq cell, Sq lifted);
    /* What pos_control() says. */
    void (*control)(const Pos *p, int player, Control *c);
    /* The men of a player that have tables and could capture on `cell`. */
    CellSet (*attackers)(const Pos *p, int player, Sq cell);
    /* What pos_lines() says, into an empty one. */
    bool (*lines)(const Pos *p, int player, Sq cell, Lines *l);
    /* One of the legal moves of a game with openings whose turns come in turn (Traits.in_turn), each as
    ** likely as any other; false where there is none. The walker must be of the board's own width. */
    bool (*draw_step)(const StepDraw *d, Move *m);
} Walker;

/* What player `me` sees, with the landings that nearly every walk asks for. */
void view_init(View *v, const Pos *p, int me);
/* The same with the man on `lifted` (or SQ_NONE) taken off, asking what could capture `as`. */
void view_attack(View *v, const Pos *p, int me, Sq lifted, Piece as);
/* Of the cells in `among`, those that an expression holds for, the walk having begun on start. */
static inline CellSet view_where(View *v, ExprId e, Sq start, CellSet among) {
    v->scope.start = start;
    return scope_where(&v->scope, e, among);
}
/* The cells that are not of an open class, the walk having begun on start. */
CellSet view_shut(const View *v, const CellClass *c, Sq start);
/* Does one cell satisfy a class? */
bool view_is(const View *v, const CellClass *c, Sq start, Sq cell);
/* Do the gates of a path kind hold? */
bool view_gates(View *v, int pathkind);

/* The walker for boards of so many cells, for this processor. */
const Walker *walker_for(int ncells);
/* All of them, for tests: width 64, 128, 256, portable and with bit gathering; NULL where this
** processor has none. */
const Walker *walker_numbered(int i);
enum { WALKERS = 6 };

#endif
