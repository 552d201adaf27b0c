/*
** build.h -- from a Def to a Game.
**
** A Build holds the Game that grows, and the lists that are interned: equal expressions, acts,
** zones, sets and programs are kept once. The Game and all it points to lie in the Game's own
** arena; the lists and the scratch arena are the Build's, and build_free gives them back.
*/
#ifndef STEPWISE_BUILD_H
#define STEPWISE_BUILD_H

#include "lang/tree/def.h"

TYPED_VEC(ExprList, exprs, Expr)
TYPED_VEC(ActList, acts, Act)
TYPED_VEC(ZoneList, zones, CellSet)
TYPED_VEC(KindSetList, kindsets, KindSet)
TYPED_VEC(DirBitsList, dirbits, CellSet)
TYPED_VEC(LongList, longs, Long)
TYPED_VEC(ProgramList, programs, Program)
TYPED_VEC(ShapeList, shapes, Shape)
TYPED_VEC(ShapeKids, shapekids, ShapeChild)
TYPED_VEC(ExprIds, exprids, ExprId)
TYPED_VEC(CallList, calls, const char *)
TYPED_VEC(ShapeIds, shapeids, int)

typedef struct Build {
    Def *def;
    Game *game;
    Display *display; /* the Game's */
    Arena *scratch;
    ExprList exprs;
    ActList acts;
    ZoneList zones;
    KindSetList kindsets;
    DirBitsList dirsets;
    LongList longs;
    ProgramList walks;
    ShapeList shapes;
    ShapeKids *kids; /* [shapes.n] the children of each */
    ExprIds was;
    CallList calls;
} Build;

/* Compiles d. NULL, with Diags in d, when something is wrong. The arena of d is then the Game's. */
Game *build_game(Def *d);

/* An index that the lists cannot hold is a definition that is too big: said once, at `at`. */
void build_too_big(Build *b, Place at, const char *what);
uint16_t build_zone(Build *b, CellSet cells, Place at);
uint16_t build_dirset(Build *b, CellSet dirs, Place at);
uint16_t build_act(Build *b, Act act, Place at);
uint16_t build_long(Build *b, Long l, Place at);
/* A name that moves have of their own. */
uint16_t build_call(Build *b, const char *name, Place at);
/* The set of the kinds so named. No names: every kind. */
uint16_t build_kindset(Build *b, Names names, Place at);
/* The kind of that name; there is one. */
int build_kind(const Build *b, const char *name);
/* The place of a variable's copy for player. */
uint16_t build_var(const Build *b, int var, int player);

/* What player calls the cells (directions) of the set, as the first player names them. */
CellSet build_seen_cells(const Build *b, CellSet cells, int player);
CellSet build_seen_dirs(const Build *b, CellSet dirs, int player);

/* The expression of a condition or a number as player means it; 0 for what always holds, where
** `test` says that 0 will do, and else the number 1. (exprs.c) */
ExprId build_expr(Build *b, const Node *n, int player);
ExprId build_test(Build *b, const Node *n, int player);
bool build_same_for_all(Build *b, const Node *n); /* means the same for every player */
ExprId build_and(Build *b, ExprId x, ExprId y);
ExprId build_mover_is(Build *b, int player);

/* Adds a walk; its index in walks, or -1 with complaints. `who` begins the messages. (emit.c) */
int build_walk(Build *b, const Node *n, int player, const char *who, Place at);
/* The same for a walk of a throw's, which without a step may be anywhere. */
int build_thrown(Build *b, const Node *n, int player, const char *who, Place at);
/* The tree of shapes: one that does nothing; all that a program can do; into the Game.
** (shapes.c) */
void build_shapes_begin(Build *b);
bool build_shapes(Build *b, const Program *p, const char *who, Place at);
/* The same for a part of a turn that begins with what a shape has done; adds the shapes in which
** it can end to *ends, each once. */
bool build_shapes_from(Build *b, const Program *p, int shape, const char *who, Place at,
                       ShapeIds *ends);
/* The shape with which a part after `shape` begins. */
int build_shape_part(Build *b, int shape);
void build_shapes_done(Build *b);

#endif
