/*
** build.h -- from a Def to a Game.
**
** A Build holds the Game that grows, and the lists that are interned: equal expressions, acts,
** zones, sets and programs are kept once. The Game and all it points to lie in the Game's own
** arena; the lists and the scratch arena are the Build's, and build_free gives them back. Of the
** definition drawn in def.h the lists are in the end:
**
**     dirsets     {n} {s}                         what Black calls n is s on the board
**     acts        0: MOVE start here
**     walks       0: step {n}; land; act 0; end   1: the same with {s}
**     shapes      0: ()    1: MOVE 0 1            found by following the walks
**     exprs       0: always    1: NO_MOVES        what the rule asks
**     programs    0 1 -1                          of White's, Black's and nobody's Man: the walk
*/
#ifndef STEPWISE_BUILD_H
#define STEPWISE_BUILD_H

#include "lang/tree/def.h"

/* The lists that become members of the Game so called: X(member, Name, prefix, Type). */
#define GAME_LISTS(X)                                                                          \
    X(exprs, ExprList, exprs, Expr)                                                            \
    X(acts, ActList, acts, Act)                                                                \
    X(zones, ZoneList, zones, CellSet)                                                         \
    X(kindsets, KindSetList, kindsets, KindSet)                                                \
    X(longs, LongList, longs, Long)                                                            \
    X(walks, ProgramList, programs, Program)                                                   \
    X(queries, QueryList, queries, Program)                                                    \
    X(shapes, ShapeList, shapes, Shape)                                                        \
    X(was, ExprIds, exprids, ExprId)

#define X(member, Name, prefix, Type) TYPED_VEC(Name, prefix, Type)
GAME_LISTS(X)
#undef X
TYPED_VEC(DirBitsList, dirbits, CellSet)
TYPED_VEC(CallList, calls, const char *)
TYPED_VEC(ShapeKids, shapekids, ShapeChild)
TYPED_VEC(AllKids, allkids, ShapeKids)
TYPED_VEC(ShapeIds, shapeids, int)
TYPED_VEC(Places, places, Place)

/* Shapes in which programs can end, each once. */
typedef struct Ends {
    ShapeIds ids;
    uint64_t noted[LONG_SHAPE / 64 + 1]; /* bit i: shape i is among them */
} Ends;

typedef struct Build {
    Def *def;
    Game *game;
    Display *display; /* the Game's */
    Arena *scratch;
    SymmetryDef *sees[PLAYERS_MAX]; /* how each player sees the board */
#define X(member, Name, prefix, Type) Name member;
    GAME_LISTS(X)
#undef X
    DirBitsList dirsets;
    CallList calls;
    Places expr_places;  /* [exprs.n] where each is said first */
    Places walk_places;  /* [walks.n] where each is said, */
    Places walk_perhaps; /* and what of it may take somebody, or nobody; line 0: nothing */
    AllKids kids;        /* the children of each shape */
    bool ending_known;
    CellSet ending;     /* see build_ending_lines() */
    bool spent;         /* it was said that this is too much work */
    const char *walker; /* whose walk is being written, and where it is said; NULL: nobody's */
    Place walker_at;
} Build;

/* Compiles d. NULL, with Diags in d, when something is wrong. The arena of d is then the Game's. */
Game *build_game(Def *d);

/* Takes from BUDGET_TREE for `who` (NULL: nobody that messages name), or for whom a walk is written. False, after a complaint the first time, where that is used up: nothing of
** what is compiled matters then, but that it ends. */
bool build_spend(Build *b, Place at, const char *who, int64_t units);
/* An index that the lists cannot hold is a definition that is too big: said once, at `at`. */
void build_too_big(Build *b, Place at, const char *what);
uint16_t build_zone(Build *b, CellSet x, Place at);
uint16_t build_dirset(Build *b, CellSet x, Place at);
uint16_t build_act(Build *b, Act x, Place at);
uint16_t build_long(Build *b, Long x, Place at);
/* The index of a program in walks or queries; equal ones are one. `at` and `perhaps`: walk_places and
** walk_perhaps of a new one. */
int build_keep_walk(Build *b, const Program *p, Place at, Place perhaps);
int build_keep_query(Build *b, const Program *p, Place at);
/* A name that moves have of their own. */
uint16_t build_call(Build *b, const char *x, Place at);
/* The set of the kinds so named, or its index. No names: every kind. */
KindSet build_kinds(const Build *b, Names names);
uint16_t build_kindset(Build *b, Names names, Place at);
/* The kind of that name; there is one. */
int build_kind(const Build *b, const char *name);
/* The number of the player whom `who`, known before a move is made, means when `player` sees the board; nobody is
** one behind the last player. */
int build_player(const Build *b, int who, int player);
/* The place of a variable's copy for player. */
uint16_t build_var(const Build *b, int var, int player);

/* What player calls the cells (directions) of the set, as the first player names them. (board.c) */
CellSet build_seen_cells(const Build *b, CellSet cells, int player);
CellSet build_seen_dirs(const Build *b, CellSet dirs, int player);
/* The directions whose lines all come to an end. */
CellSet build_ending_lines(Build *b);
/* The directions "to that cell", one for each: the board has them only where they are asked for, and has
** room for them. */
CellSet build_anywhere(Build *b);
bool build_has_anywhere(const Build *b);

/* The expression of a condition or a number as player means it; 0 for what always holds, where
** `test` says that 0 will do, and else the number 1. (exprs.c) */
ExprId build_expr(Build *b, const Node *n, int player);
ExprId build_test(Build *b, const Node *n, int player);
bool build_same_for_all(Build *b, const Node *n); /* means the same for every player */
/* A condition as the player to move means it; 0 for what always holds. */
ExprId build_as_mover(Build *b, const Node *n);
ExprId build_and(Build *b, ExprId x, ExprId y);
/* The kinds that are royal, in the scratch arena. */
Names build_royal_names(const Build *b);
/* No royal friend, and none of nobody's, stands here, for none is ever taken; or,
** with `returns`, the walk began here. 0: nobody is royal. */
ExprId build_spares_royal(Build *b, bool returns);
ExprId build_mover_is(Build *b, int player);
ExprId build_asked_as(Build *b, int player);
ExprId build_sum(Build *b, ExprId x, ExprId y);
ExprId build_number(Build *b, int32_t value);
/* One variable, of whoever it is, is more than 0. */
ExprId build_over(Build *b, int var);

/* Adds a walk; its index in walks, or -1 with complaints. `who` begins the messages. One that is
** thrown may be anywhere without a step. (emit.c) */
int build_walk(Build *b, const Node *n, int player, bool thrown, const char *who, Place at);
/* The walk by which a player puts a piece down: its index in walks, or -1 with complaints. While
** the hand has one, where that is counted; and it has one less then. (emit.c) */
int build_drop(Build *b, const PieceDef *piece, int player);
/* Some walk of `every` begins here. */
ExprId build_leads(Build *b, const Node *every, int player);
/* A walk that conditions ask about, or one of which everything is done (`acts`); its index in queries;
** with complaints, that of one that leads nowhere. (emit.c) */
int build_query(Build *b, const Node *n, int player, Place at, bool acts);
/* The tree of shapes, begun with the one that does nothing. (shapes.c) */
void build_shapes_begin(Build *b);
/* All that a program can do that begins with what a shape has done. Where a move does too much for
** a shape, it is a long one; but with `ends`, to which the shapes are added in which the program can
** end, that is refused. */
bool build_shapes(Build *b, const Program *p, int shape, const char *who, Place at, Ends *ends);
/* Notes the shape among them. */
void build_end(Ends *ends, int shape);
/* The shape with which a part after `shape` begins; with complaints, 0. */
int build_shape_part(Build *b, int shape, const char *who, Place at);
void build_shapes_done(Build *b);

#endif
