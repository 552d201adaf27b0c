/*
** game.h -- a compiled game: plain data, immutable, with no Lua in it.
**
** src/lang/ builds a Game, game_finish() checks it and derives the rest; from then on nothing
** changes it and any number of threads may share it. One arena owns all of it.
**
** Players are numbered from 0 in the order of their turns; the number `nplayers` stands for
** the neutral owner. A piece on the board is a Piece: an owner and a kind in one byte.
*/
#ifndef STEPWISE_GAME_H
#define STEPWISE_GAME_H

#include "base/arena.h"
#include "base/cellset.h"
#include "base/err.h"
#include "graph.h"
#include "move.h"

#include <stdbool.h>
#include <stdint.h>

/* PLAYERS_MAX: no known variant here has more. KINDS_MAX: a set of kinds is one word.
** VARS_MAX: bounds the size of a Pos. FX_MAX: a castling with its rights needs five. */
enum { PLAYERS_MAX = 4, KINDS_MAX = 64, VARS_MAX = 64, FX_MAX = 12, PIECES_MAX = 256 };

typedef uint8_t Piece;
enum { PIECE_NONE = 0, PIECE_HOLE = 1, PIECE_FIRST = 2 }; /* what a cell can hold */
typedef uint64_t KindSet;                                 /* bit k: kind k */
typedef uint16_t ExprId;                                  /* 0: no expression */

/* Whose? Resolved when an expression is evaluated. */
typedef enum Who {
    WHO_NOBODY,  /* not per player */
    WHO_ME,      /* the player who moves (in a walk) or who moved last (in a rule) */
    WHO_NEXT,    /* the player whose turn comes after WHO_ME's */
    WHO_ANY,     /* all players together, neutral pieces not counted */
    WHO_NEUTRAL, /* the pieces that nobody owns */
    WHO_CAPTOR,  /* the owner of the piece that made the last capture */
    WHO_LOSER,   /* the owner of the piece that it took */
    WHO_WINNER,  /* who has won, when the game is over; nobody when it is drawn */
    WHO_PLAYER0  /* WHO_PLAYER0 + p: player p */
} Who;

/* What stands on a cell, as seen by the mover; a mask of these is an ON operand. */
enum {
    ON_EMPTY = 1,
    ON_FRIEND = 2,
    ON_ENEMY = 4, /* an enemy that may be captured: any but a royal one */
    ON_ROYAL = 8, /* an enemy's royal piece, which is attacked but never taken */
    ON_NEUTRAL = 16,
    ON_HOLE = 32,
};
enum { STEP_LINE = 1, STEP_REVISIT = 2 }; /* keep the heading; may enter visited cells */

typedef enum Op {
#define OP(name, a, b, text, meaning) OP_##name,
#include "ops.def"
#undef OP
    OP_COUNT
} Op;

typedef enum ExprKind {
#define EXPR(name, args, text) EXPR_##name,
#include "exprs.def"
#undef EXPR
    EXPR_COUNT_KINDS
} ExprKind;

typedef enum FxKind {
#define FX(name, cells, text) FX_##name,
#include "effects.def"
#undef FX
    FX_COUNT
} FxKind;

typedef struct DirSet {
    int n;
    const Dir *dir;
} DirSet;

/* A condition or a number; exprs.def says which fields a kind uses. */
typedef struct Expr {
    uint8_t kind; /* ExprKind */
    uint8_t who;  /* Who */
    ExprId a, b;  /* sub-expressions */
    int32_t arg;  /* a number, a variable, an index of kindsets or of zones, as the kind says */
    uint16_t zone; /* COUNT: an index of zones; THREATENS: an index of kindsets */
    uint16_t was;  /* WAS: its bit in Pos.was */
} Expr;

/* How an Act finds a cell while the walk is made. */
typedef enum CellRef {
    REF_NONE,
    REF_START,  /* where the walk began; taken into the move once for each part */
    REF_HERE,   /* where it is */
    REF_LANDED, /* where the last MOVE of this part put the piece: shares that slot */
    REF_FIXED,  /* cell `arg` */
    REF_VAR,    /* the cell that variable `arg` names; the walk fails where it names none */
    REF_STEP,   /* one step from here in direction `arg`; the walk fails at an edge */
    REF_ROLL,   /* the cell that number `arg` of the throw names */
    REF_PIECE,  /* the cell of the neutral piece of kind `arg`; the walk fails without one */
} CellRef;

/* An effect as the program asks for it. */
typedef struct Act {
    uint8_t fx;           /* FxKind */
    uint8_t ref_a, ref_b; /* CellRef */
    uint16_t arg_a, arg_b;
    uint8_t kind;
    uint16_t var;
    ExprId expr;
} Act;

/* An effect as a move does it: cells are slots of the move. */
typedef struct Effect {
    uint8_t fx;   /* FxKind */
    uint8_t a, b; /* slots */
    uint8_t kind;
    uint16_t var;
    ExprId expr;
} Effect;

/* What a move does, in order. Shapes form a tree: a child does what its parent does and one
** act more. Shape 0 does nothing: a move of shape 0 is a pass. */
struct Game;
typedef struct Shape {
    uint8_t nfx, ncells;
    uint8_t start_slot; /* slot of REF_START in the current part, or 0xff */
    uint8_t from, to; /* slots of the first MOVE; or `from` of the CAPTOR, or of the first cell
                         ** named; or 0xff */
    bool one_move;    /* derived: it empties its start and fills its end, and no other cell */
    uint8_t landed;   /* slot that REF_LANDED shares, or 0xff: where the piece went whose
                         ** walk it is, and not one that was moved along */
    uint16_t canon;   /* derived: the first shape that does the same; moves bear it */
    uint16_t nchildren;
    const struct ShapeChild *child; /* shape_child() looks here */
    Effect fx[FX_MAX];
} Shape;

typedef struct ShapeChild {
    uint16_t act, shape; /* act ACT_PART: the same effects, and a new part begins */
} ShapeChild;
enum { ACT_PART = 0xffff };

/* The child of a shape that does act, too; built by the rules of CellRef. False when a move
** would have to name more than MOVE_CELLS cells or do more than FX_MAX things. */
bool shape_extend(const Shape *parent, const Act *act, Shape *child);
/* The same effects, at the start of another part: its start and landing are new. */
Shape shape_new_part(const Shape *parent);
/* The child by act, or NULL. */
const Shape *shape_child(const struct Game *g, const Shape *parent, uint16_t act);

/* A long walk of single steps, found by the solver of longwalk.h and not step by step. */
typedef struct Long {
    uint16_t dirs;  /* index of dirsets: each step follows any one of them */
    uint8_t lo, hi; /* how many steps, at least and at most */
    ExprId joint;   /* what every cell between must satisfy; 0: nothing, it need not exist */
    const CellSet *ends; /* derived: [ncells], where it leads when joint is 0 and nothing has
                         ** been visited but the start; else NULL */
} Long;

typedef struct Program {
    int n;
    const uint16_t *code; /* ops.def: an opcode and its operands, one unit each */
} Program;

/* One part of a turn. */
typedef struct Part {
    KindSet kinds;    /* whose walk it may be; 0: a part without a piece (pass) */
    uint16_t program; /* row of Game.programs that gives each kind its walk */
    bool optional;    /* the turn may go without it */
    ExprId when;      /* the part can be played only when this holds; 0: always */
} Part;

enum { PARTS_MAX = 3 };
typedef struct Turn {
    int nparts;
    Part part[PARTS_MAX];
} Turn;

typedef enum Verdict { VERDICT_NONE, VERDICT_WIN, VERDICT_LOSS, VERDICT_DRAW } Verdict;

/* A condition as tests that lead from one to another (chain.h). */
enum { CHAIN_HOLDS = -1, CHAIN_FAILS = -2 };
typedef struct Test Test;
typedef struct Chain {
    const Test *test;
    const CellSet *touched; /* the last move must have changed one of these; NULL: not asked */
    uint8_t mover;          /* 1 + the player who must have made it; 0: not asked */
    int16_t first;          /* an index of test, or what is known without one */
} Chain;

/* An ending: the first rule of the list whose condition holds decides. */
typedef struct Rule {
    uint8_t verdict; /* Verdict, for `who` */
    uint8_t who;     /* Who; WHO_ME is who moved last, the captor */
    ExprId when;
    bool claimed;    /* a draw that players may overlook: a record may go on after it */
    bool by_moves;   /* derived: asks whether there are legal moves (NO_MOVES) */
    bool by_event;   /* derived: can hold only after a move that captured something */
    bool by_history; /* derived: asks for earlier positions */
    Chain chain;     /* derived: of `when` */
} Rule;

/* When a trigger is fired. */
typedef enum TriggerTime {
    AT_TURN,    /* once when a player's turn ends, which is after the throws that it led to */
    AT_MOVE,    /* once after his own move, before any throw */
    AT_CAPTURE, /* once for every piece taken, by a move or by a throw */
    AT_START,   /* before the first move, once for each player as WHO_ME */
    AT_END,     /* once when the game is over: WHO_WINNER */
    TRIGGER_TIMES
} TriggerTime;

typedef enum TriggerVerb {
    VERB_SET,
    VERB_ADD,
    VERB_PAY, /* the value passes from `payer` to `var`: their sum stays */
} TriggerVerb;

/* A change of a variable that no move asks for. A change of nobody's copy is not made. */
typedef struct Trigger {
    ExprId when; /* 0: always */
    uint8_t time, verb;
    uint8_t who, payer_who; /* whose copy, where the variable is kept per player */
    uint16_t var, payer;
    ExprId value;
    int16_t place;   /* derived: the place of `var` when it is always the same copy, or -1 */
    int16_t settled; /* derived: `place` where it is always set to one number, or -1 */
    int32_t number;  /* derived: that number, or what is added to `base` */
    Chain chain;     /* derived: of `when` */
    Chain scale;     /* derived: where it fails, `value` is 0; where it holds, it is: */
    ExprId factor;   /* this; or, where there is none, */
    int16_t base;    /* this variable (-1: 0) plus `number` */
    const struct Trigger *next; /* derived: the next one of the same time */
    const CellSet *touched; /* derived: where the last move changed none of these, neither this
                            ** trigger is fired nor any before `beyond`; NULL: that is not so */
    const struct Trigger *beyond;
} Trigger;

typedef enum VarKind { VAR_COUNT, VAR_FLAG, VAR_CELL } VarKind;

/* A variable of the position. Kept per player: copies stand in nplayers successive places. */
typedef struct Var {
    const char *name;
    uint8_t kind;  /* VarKind; a VAR_CELL holds a cell + 1, 0 for none */
    int8_t player; /* which player's copy this is; -1: the game's own */
    bool hashed;   /* tells positions apart (clocks do not) */
    bool brief;    /* set back to `start` before each move's own effects (en passant) */
    int32_t start, min, max;   /* in the start position; what a FEN may say */
    ExprId where[PLAYERS_MAX]; /* of a right or a marker: what must hold where it is set, WHO_ME
                               ** being the index (sound.h); 0: nothing */
} Var;

typedef struct Kind {
    const char *name;           /* "Rook" */
    int32_t value[PLAYERS_MAX]; /* in the author's units; derived by worth.h, in hundredths
                                ** when `valued` is false */
    bool valued;
    bool royal;      /* may not be left attacked, is never taken */
    bool goal;       /* derived: a rule ends the game when it is captured */
    int16_t holding; /* first of nplayers variables that count the lost ones, or -1 */
} Kind;

typedef struct Player {
    const Dir *see; /* [ndirs]: his name for a direction -> the first player's */
    const Sq *seat; /* [ncells]: his name for a cell -> the first player's */
} Player;

/* A direction that leads from every cell it leaves to the cell numbered `by` more. */
typedef struct Shift {
    bool even; /* it is such a one */
    int16_t by;
    CellSet from; /* the cells it leaves */
} Shift;

/* Chance: what a throw decides; chance.h. */
enum { ROLLS_MAX = 4 };

/* What an outcome does: the first walk of a program from some cell. */
typedef struct ChanceCase {
    ExprId when;   /* the case counts only where this holds; 0: always */
    uint16_t walk; /* index of walks */
    uint8_t start; /* CellRef: REF_FIXED, REF_VAR, REF_ROLL, or REF_PIECE: a walk of the
                     ** neutral piece, which has all others for enemies */
    uint16_t arg;
    bool or_nothing; /* where there is no such walk, nothing happens; else the case fails */
} ChanceCase;

/* Where none of its cases holds, an outcome is thrown again: it does not count. */
typedef struct Outcome {
    uint64_t weight;
    uint8_t nrolls;
    int32_t roll[ROLLS_MAX]; /* the numbers thrown */
    uint16_t first, ncases;  /* of Chance.cases */
} Outcome;

typedef struct Chance {
    const char *name;
    bool opening; /* thrown before the first move; else after moves */
    ExprId when;  /* the throw is due where it holds */
    int nmarks;
    const uint16_t *marks; /* variables that mean something only while it is due: FEN writes
                              ** them with it, and the throw sets them back */
    int ncases;
    const ChanceCase *cases;
    int noutcomes;
    const Outcome *outcome;
} Chance;

typedef struct Game {
    Arena *arena; /* owned */
    Graph graph;
    const struct Display *display; /* display.h: what is only shown, and no move depends on */

    int nplayers;
    Player player[PLAYERS_MAX];
    int nkinds;
    Kind *kinds;
    Piece piece[PLAYERS_MAX + 1][KINDS_MAX];     /* owner, kind -> Piece */
    uint8_t owner[PIECES_MAX], kind[PIECES_MAX]; /* Piece -> owner, kind */
    KindSet royal, goal;                         /* derived */

    int nvars;
    Var *vars;
    int nzones;
    const CellSet *zones; /* zone 0 is the whole board */
    int nkindsets;
    const KindSet *kindsets; /* kind set 0 is every kind */
    int ndirsets;
    const DirSet *dirsets;
    int nlongs;
    Long *longs;
    int nexprs;
    const Expr *exprs; /* exprs[0] is not used */
    int nacts;
    const Act *acts;
    int nshapes;
    Shape *shapes; /* shapes[0] does nothing */
    int ncalls;    /* names that moves have of their own (FX_CALL) */

    int nwalks;
    const Program *walks;
    int nprograms;           /* rows of `programs`; row 0 is how a kind moves */
    const int16_t *programs; /* [nprograms][nplayers + 1][nkinds]: index of walks, or -1 */
    int nturns;
    const Turn *turns; /* a player's move is one of these */
    int nforbid;
    const ExprId *forbid; /* judged after the move: a move is illegal where one holds */

    int nrules;
    Rule *rules;
    Chain over; /* derived: where it fails, no quiet move has ended the game (NO_MOVES apart) */
    int ntriggers;
    Trigger *triggers;
    const Trigger *first_trigger[TRIGGER_TIMES]; /* derived: of each time */
    int nwas;
    const ExprId *was; /* conditions to judge before each move: bits of Pos.was */
    int nchances;
    const Chance *chances;

    int first;    /* the player who begins */
    Piece *start; /* [ncells] */

    /* Derived by game_finish(). */
    uint64_t *zobrist; /* [PIECES_MAX][ncells] */
    uint64_t zobrist_side[PLAYERS_MAX];
    CellSet board;         /* all cells */
    const CellSet *before; /* [ndirs][ncells]: the cells from which the direction leads here */
    const Shift *shift;    /* [ndirs] */
    const CellSet *reach;  /* [nplayers][nkinds][ncells]: cells that could ever capture onto
                               ** this one (a superset): who may attack it at all */
    const CellSet
        *threat; /* [nplayers][ncells]: the cells from where some piece of his could */
    const CellSet *
        goes; /* the same as `reach` for going onto an empty cell; NULL where no REACHED asks */
    const struct Tables *tables; /* tables.h; NULL: the machine runs every walk */
    const struct Walker *walker; /* walker.h: for the tables, at this board's width */
    bool safety;                 /* safety.h answers for `forbid` */
    bool lots; /* moves can be drawn by lot (lot.h) as far as the pieces allow */
    int nbrief;
    const uint8_t *brief; /* the variables that are `brief` */
    bool dwindles;        /* no effect brings a man to the board: what was taken is gone */
    bool simple_turn;     /* a move is one walk of one piece: no turn has several parts */
    bool nameless;        /* and some moves do not name where it began: several pieces may find
                          ** the same one */
} Game;

/* Checks every index and every program of a game that src/lang/ has filled in, and derives
** what is marked so above. False, with the reason, for a game that must not be run. */
bool game_finish(Game *g, Err *e);
/* The same rules, by the machine alone where `tables` is false: *view borrows all that g owns,
** and lives no longer. Positions choose by the Game they point to. */
void game_view(const Game *g, bool tables, Game *view);
/* Frees the game and all that belongs to it. NULL is allowed. */
void game_free(Game *g);

/* The walk that a kind of an owner has in a row of programs, or NULL. */
const Program *game_walk(const Game *g, int row, int owner, int kind);
/* Its index of Game.walks, or -1. */
int game_walk_number(const Game *g, int row, int owner, int kind);

static inline Piece game_piece(const Game *g, int owner, int kind) {
    return g->piece[owner][kind];
}

extern const char *const op_text[OP_COUNT]; /* mnemonics */
/* How many units an instruction takes, its opcode counted. */
int op_length(unsigned op);

#endif
