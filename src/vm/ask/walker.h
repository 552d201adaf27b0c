/*
** walker.h -- asking the tables: one source, compiled for each width of sets.
**
** A View is a position as one player sees it at one moment: what every walk of his can be asked
** about and that need not be found twice. It lives on the caller's stack for one node; sets
** that only some walks want are found when they are first wanted.
*/
#ifndef STEPWISE_WALKER_H
#define STEPWISE_WALKER_H

#include "base/rng.h"
#include "vm/meaning/expr.h"
#include "vm/model/position.h"
#include "vm/tables/tables.h"

/* CLASSES_KEPT: sets of open cells that a View keeps; further classes are found anew.
** ANSWERS_KEPT: likewise sets of cells for which a condition holds. */
enum { CLASSES_KEPT = 8, ANSWERS_KEPT = 8 };

/* Behind the masks: every cell; and the cell that a marker of Tables.mark names. */
enum { LAND_ANY = 64, LAND_MARK, LANDS = LAND_MARK + MARKS_KEPT };

typedef struct View {
    const Pos *pos;
    const Tables *tables;
    int me;
    bool attack;                /* asking what could be captured, whatever stands there */
    Piece as;                   /* attack: what is taken to stand where a walk lands */
    Sq lifted;                  /* a cell taken to be empty, or SQ_NONE */
    CellSet occupied;           /* pieces and holes, the lifted one not counted */
    uint64_t landed;            /* bit m: land[m] is valid */
    CellSet land[LANDS];        /* the cells whose content is one of mask m (ON_*); and, while
                                ** lots are drawn: */
    uint16_t known;             /* bit i: shut[i] is valid */
    CellSet shut[CLASSES_KEPT]; /* the cells that are not of open class i */
    uint64_t asked, holds;      /* bit k: the gates of path kind k were asked; they hold */
    uint64_t placed, nowhere;   /* bit k: where[k] is valid; and no cell is in it */
    const uint64_t *where[KINDS_KEPT]; /* the cells where path kind k may land, as far as no
                                       ** start decides */
    int nplaces;                       /* room for them, but for those that are one of `land` */
    uint64_t place[KINDS_KEPT + 1][4]; /* the last is for kinds that are not kept */
    int nanswers; /* conditions asked of the whole board, and the answers */
    ExprId asked_of[ANSWERS_KEPT];
    CellSet answer[ANSWERS_KEPT];
    Sq attacks_of; /* `attacks` is what could capture the piece lifted from here */
    CellSet attacks;
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
    bool (*odd)(void *ctx, Sq from);
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
    bool (*pick)(Ask *a, Rng *rng, int batches, Move *m);
    /* Could the piece on `from`, whose table this is, capture on `to`? */
    bool (*hits)(const Pos *p, const StartTable *s, Sq from, Sq to);
    /* The cells on which any enemy of `me` that has tables could, with the piece on `lifted` (or
    ** SQ_NONE) taken off; and whether one of them could on `cell`. */
    CellSet (*attacked)(const Pos *p, int me, Sq lifted);
    bool (*hit)(const Pos *p, int me, Sq cell, Sq lifted);
    /* The men of a player that have tables and could capture on `cell`. */
    CellSet (*attackers)(const Pos *p, int player, Sq cell);
} Walker;

/* Begins with the landings that nearly every walk asks for. */
static inline void view_init(View *v, const Pos *p, int me) {
    v->pos = p;
    v->tables = p->game->tables;
    v->me = me;
    v->attack = false;
    v->as = PIECE_NONE;
    v->lifted = SQ_NONE;
    v->occupied = p->occupied;
    v->known = 0;
    v->asked = v->holds = v->placed = v->nowhere = 0;
    v->nanswers = v->nplaces = 0;
    v->attacks_of = SQ_NONE;
    CellSet empty = set_minus(p->game->board, p->occupied), enemy = {{0}};
    for (int i = 0; i < p->game->nplayers; i++)
        if (i != me)
            enemy = set_or(enemy, p->men[i]);
    enemy = set_minus(enemy, p->royal);
    v->land[ON_EMPTY] = empty;
    v->land[ON_ENEMY] = enemy;
    v->land[ON_EMPTY | ON_ENEMY] = set_or(empty, enemy);
    v->landed = (uint64_t)1 << ON_EMPTY | (uint64_t)1 << ON_ENEMY |
                (uint64_t)1 << (ON_EMPTY | ON_ENEMY);
}

/* The cells whose content is one of a mask (ON_*). */
CellSet view_cells(const View *v, unsigned mask);

/* The same, kept in v->land. */
const CellSet *view_find_land(View *v, unsigned mask);
static inline const CellSet *view_land(View *v, unsigned mask) {
    return v->landed >> mask & 1 ? &v->land[mask] : view_find_land(v, mask);
}
/* Where enemies could capture the piece on `start`; valid until another start is asked for. */
const CellSet *view_attacks(View *v, Sq start);
/* Of the cells in `among`, those that an expression holds for, the walk having begun on start. */
CellSet view_where(View *v, ExprId e, Sq start, CellSet among);
/* Does one cell satisfy a class? */
bool view_is(View *v, const CellClass *c, Sq start, Sq cell);
/* Do the gates of a path kind hold? */
bool view_gates(View *v, int kind);

/* How many words of a set its walker looks at: SET_WORDS. */
int walker_words(int ncells);
/* The walker for boards of so many cells, for this processor. */
const Walker *walker_for(int ncells);
/* All of them, for tests: width 64, 128, 256, plain and with bit gathering; NULL where this
** processor has none. */
const Walker *walker_numbered(int i);
enum { WALKERS = 6 };

#endif
