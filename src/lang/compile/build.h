/*
** build.h -- from a Def to a Game.
**
** A Build holds the growing Game and the lists in which its parts are interned: equal
** expressions, acts, zones, sets and programs are kept once. The Game and all that it points to
** lie in the Game's arena; the lists and the scratch arena belong to the Build and are freed
** with it. For the definition shown in def.h the lists become:
**
**     dirsets     {n} {s}                         what Black sees as n is s on the board
**     acts        0: MOVE start here
**     walks       0: step {n}; land; act 0; end   1: the same with {s}
**     shapes      0: ()    1: MOVE 0 1            found by following the walks
**     exprs       0: always    1: NO_MOVES        the condition of the rule
**     programs    0 1 -1                          the walk of White's, Black's and nobody's Man
*/
#ifndef STEPWISE_LANG_COMPILE_BUILD_H
#define STEPWISE_LANG_COMPILE_BUILD_H

#include "lang/tree/def.h"

/* The lists that become members of the Game of the same name: X(member, Name, prefix, Type). */
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

/* A set of shapes in which programs can end. */
typedef struct Ends {
    ShapeIds ids;
    uint64_t noted[LONG_SHAPE / 64 + 1]; /* bit i: shape i is in ids */
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
    Places expr_places;  /* [exprs.n] where each was said first; line 0: the compiler made it */
    Places walk_places;  /* [walks.n] where each was said first */
    Places walk_perhaps; /* [walks.n] an `any` in it that may take nobody; line 0: none */
    int16_t *programs;   /* Game.programs, while turns.c fills it */
    AllKids kids;        /* [shapes.n] the children of each shape */
    bool ending_known;
    CellSet ending;     /* cached by build_ending_lines() */
    bool spent;         /* the budget has run out, and that was reported */
    const char *walker; /* whose walk is being compiled, for messages; NULL: none is */
    Place walker_at;    /* and where it is said */
} Build;

/* Compiles d. Returns NULL, with errors in d->diags, if anything is wrong. The Game takes over
** the arena of d. */
Game *build_game(Def *d);

/* Takes units from BUDGET_TREE. Returns false once it is used up, and complains the first
** time: at `at`, on behalf of `who` (or NULL), or of the walk that is being compiled, if one
** is. From then on it matters only that compilation comes to an end, not what it yields. */
bool build_spend(Build *b, Place at, const char *who, int64_t units);
/* Complains at `at` that the definition has more of `what` than an index can number. */
void build_too_big(Build *b, Place at, const char *what);
/* The index of x in the list so named; equal ones have one index. `at` is for complaints. */
uint16_t build_zone(Build *b, CellSet x, Place at);
uint16_t build_dirset(Build *b, CellSet x, Place at);
uint16_t build_act(Build *b, Act x, Place at);
uint16_t build_long(Build *b, Long x, Place at);
/* The index of a program in walks or queries; equal ones have one index. `at` and `perhaps` are
** noted in walk_places and walk_perhaps if it is new. */
int build_keep_walk(Build *b, const Program *p, Place at, Place perhaps);
int build_keep_query(Build *b, const Program *p, Place at);
/* The index of a name that moves have of their own (called). */
uint16_t build_call(Build *b, const char *x, Place at);
/* The set of the kinds with these names; its index. No names mean every kind. */
KindSet build_kinds(const Build *b, Names names);
uint16_t build_kindset(Build *b, Names names, Place at);
/* The kind of that name, which must exist. */
int build_kind(const Build *b, const char *name);
/* The number of the player that `who` means when `player` is the mover; `who` must be known
** before a move is made (who_is_fixed). Nobody has the number after the last player's. */
int build_player(const Build *b, int who, int player);
/* The index in Game.vars of a variable's copy for the player. */
uint16_t build_var(const Build *b, int var, int player);

/* The cells (directions) that the set means to the player: a tree names them as the first
** player sees the board, and each other player means what he sees so himself. (board.c) */
CellSet build_seen_cells(const Build *b, CellSet cells, int player);
CellSet build_seen_dirs(const Build *b, CellSet dirs, int player);
/* The directions whose lines all come to an end (graph_ending_lines). */
CellSet build_ending_lines(Build *b);
/* The directions "to that cell", one for each cell. They are added to the board the first time
** they are wanted; the set is empty where there is no room for them. */
CellSet build_anywhere(Build *b);
/* Whether the board has these directions or room for them. */
bool build_has_anywhere(const Build *b);

/* The expression of a condition or a number, as the player means it. build_test() returns 0 for
** what always holds, where build_expr() returns the number 1. (exprs.c) */
ExprId build_expr(Build *b, const Node *n, int player);
ExprId build_test(Build *b, const Node *n, int player);
bool build_same_for_all(Build *b, const Node *n); /* it means the same for every player */
/* A condition as the player to move means it; 0 for what always holds. */
ExprId build_as_mover(Build *b, const Node *n);
/* x and y, where 0 means what always holds. */
ExprId build_and(Build *b, ExprId x, ExprId y);
/* The names of the royal kinds, in the scratch arena. */
Names build_royal_names(const Build *b);
/* No royal friend and no royal neutral piece stands here, since those are never taken; with
** `returns`, it may be the cell where the walk began. 0: no kind is royal. */
ExprId build_spares_royal(Build *b, bool returns);
ExprId build_mover_is(Build *b, int player); /* he made the last move (MOVER) */
ExprId build_asked_as(Build *b, int player); /* it is evaluated for him (ASKED_AS) */
ExprId build_sum(Build *b, ExprId x, ExprId y);
ExprId build_number(Build *b, int32_t value);
/* The variable at that index of Game.vars is more than 0. */
ExprId build_over(Build *b, int var);

/* Compiles a walk; returns its index in walks, or -1 after complaints, which begin with `who`.
** The walk of a throw (`thrown`) need not begin where a piece stands. (emit.c) */
int build_walk(Build *b, const Node *n, int player, bool thrown, const char *who, Place at);
/* Compiles the walk by which a player puts a piece down; returns its index in walks, or -1
** after complaints. If such pieces in hand are counted, it tests that there is one, and counts
** it down. (emit.c) */
int build_drop(Build *b, const PieceDef *piece, int player);
/* Some walk of `every` begins here. */
ExprId build_leads(Build *b, const Node *every, int player);
/* Compiles a walk that conditions ask about, or (`acts`) that every() and any() do in all ways;
** returns its index in queries, after complaints that of a walk that fails. (emit.c) */
int build_query(Build *b, const Node *n, int player, Place at, bool acts);
/* Begins the tree of shapes, with the one that does nothing. (shapes.c) */
void build_shapes_begin(Build *b);
/* Adds the shapes of all that a program can do after what `shape` has done. A move that does
** too much for a shape is a long one; with `ends`, to which the shapes are added in which the
** program can end, that is refused. False after complaints. */
bool build_shapes(Build *b, const Program *p, int shape, const char *who, Place at, Ends *ends);
/* Adds a shape to the set. */
void build_end(Ends *ends, int shape);
/* The shape with which the part after `shape` begins; 0 after complaints. */
int build_shape_part(Build *b, int shape, const char *who, Place at);
/* Copies the children of all shapes into the Game's arena. */
void build_shapes_done(Build *b);

#endif
