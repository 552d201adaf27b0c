/*
** game.h -- a compiled game: plain data, immutable, with no Lua in it.
**
** src/lang/ says what a game is, load/finish.h checks it and derives the rest; from then on nothing
** changes it and any number of threads may share it. One arena owns all of it.
**
** Lists refer to each other by index. Chess has 1 row of programs: programs[owner * nkinds + kind]
** is the number of the walk of that owner's men of that kind, walks[] its code, whose operands are
** indices of dirsets, exprs and acts; exprs in turn name vars, zones and kindsets.
*/
#ifndef STEPWISE_GAME_H
#define STEPWISE_GAME_H

#include "base/arena.h"
#include "base/budget.h"
#include "program.h"
#include "rule.h"

/* A direction that leads from every cell it leaves to the cell numbered `by` more. */
typedef struct Shift {
    bool even; /* it is such a one */
    int16_t by;
    CellSet from; /* the cells it leaves */
} Shift;

/* Which men could ever get where, whatever stands between (a superset). */
typedef struct Reach {
    const CellSet *takes;  /* [nplayers][nkinds][ncells]: the cells from where such a man could
                           ** capture on this one */
    const CellSet *threat; /* [nplayers][ncells]: of all his kinds together */
    const CellSet *goes;   /* as `takes`, for going there; NULL where no expression asks */
} Reach;

/* What the men of a kind may hope for: how many moves each is from being promoted, were it alone, the
** promoting one counted. A Pawn of chess on the seventh rank has 1, on the second 5 (or 6, by
** single steps), and becomes a Queen. */
typedef struct Career {
    int becomes; /* the most valuable kind of those that it can become; itself: none */
    const uint8_t
        *moves; /* [ncells]; CAREER_NEVER: it never gets there; NULL: nothing becomes of it */
    const CellSet *leads; /* [ncells] where its moves end, alone on the board; NULL as well */
} Career;
enum { CAREER_NEVER = 255 };

/* Numbers of which a position's key is made (hash.h). */
typedef struct Zobrist {
    const uint64_t *cell; /* [PIECES_MAX][ncells] */
    uint64_t side[PLAYERS_MAX];
} Zobrist;

/* What is so of the whole game. */
typedef struct Traits {
    bool simple_turn; /* a move is one walk of one man: no turn has several parts */
    bool nameless;    /* and some moves do not name where it began: several men may find the
                      ** same one */
    bool dwindles;    /* no effect brings a man to the board: what was taken is gone */
    bool stands;      /* no man has a walk of his own: row 0 of Game.programs is empty */
    bool enters;      /* some turn is putting a man down without a step (ask/entry.h) */
    bool apart;       /* some turn is worth telling part by part (ask/begun.h) */
    bool ordered;     /* a walk can be one because another is none: OP_SECOND */
    bool
        in_turn; /* no simple turn: each turn but the first is open only where none before it is,
                      ** and all are one walk of a man whom the move names (ask/steps.h) */
    bool rolls_told; /* the numbers thrown can matter beyond what the throw does to the cells */
    bool guarded;    /* the tables say which moves leave one's royal man attacked */
} Traits;

typedef struct Game {
    Arena *arena;                  /* owned */
    Budget budget;                 /* what its loading has left */
    const struct Display *display; /* display.h: what is only shown, and no move depends on */

    /* ---- told ---- */

    Graph graph;
    int nplayers;
    Player player[PLAYERS_MAX];
    uint8_t
        partners[PLAYERS_MAX + 1]; /* of a player, bit q: q is in his team, himself not; nobody
                                       ** has any */
    int nkinds;
    Kind *kinds;
    int first;    /* the player who begins */
    Piece *start; /* [ncells] */

    int nvars;
    Var *vars;
    int nzones;
    const CellSet *zones; /* zone 0 is the whole board */
    int nkindsets;
    const KindSet *kindsets; /* kind set 0 is every kind */
    int ndirsets;
    const DirSet *dirsets;
    int nexprs;
    const Expr *exprs; /* exprs[0] is not used; parts stand before what they are parts of */
    int nwas;
    const ExprId *was; /* conditions to judge before each move: bits of Pos.was */

    int nacts;
    const Act *acts;
    int nshapes;
    Shape *shapes; /* shapes[0] does nothing */
    int ncalls;    /* names that moves have of their own (FX_CALL) */
    int nlongs;
    Long *longs;
    int nwalks;
    const Program *walks;
    int nqueries;
    const Program *queries;  /* walks that conditions ask about (meaning/query.h) */
    int nprograms;           /* rows of `programs`; row 0 is how a kind moves */
    const int16_t *programs; /* [nprograms][nplayers + 1][nkinds]: index of walks, or -1 */

    int nturns;
    const Turn *turns; /* a player's move is one of these */
    Conditions decree[DECREES];
    int nfollows;
    const Follow *follows; /* done after a move, in this order */
    ExprId aim
        [PLAYERS_MAX]; /* what a player strives for beside men, in their values; 0: nothing */
    int nrules;
    Rule *rules;
    int ntriggers;
    Trigger *triggers;
    int nchances;
    uint64_t marks; /* of all throws; a bit for each variable */
    const Chance *chances;

    /* ---- derived: each by one function of load/finish.c ---- */

    struct {                                         /* who is who */
        Piece piece[PLAYERS_MAX + 1][KINDS_MAX];     /* owner, kind -> Piece */
        uint8_t owner[PIECES_MAX], kind[PIECES_MAX]; /* Piece -> owner, kind */
        KindSet royal;                               /* the kinds that are */
        KindSet goal;                                /* those whose capture ends the game */
    };
    struct {                   /* the board */
        CellSet board;         /* all cells */
        const CellSet *before; /* [ndirs][ncells]: from where the direction leads here */
        const Shift *shift;    /* [ndirs] */
    };
    Zobrist zobrist;
    const ExprFacts *facts;    /* [nexprs] */
    const struct Cond *conds;  /* [nexprs] meaning/cond.h: expressions, ready to be asked */
    const struct Rows *rows;   /* meaning/row.h; NULL: no ending asks for one */
    const struct Query *query; /* [nqueries] meaning/query.h: those walks, ready to be asked */
    EndingFacts endings;
    TriggerRuns triggers_at[TRIGGER_TIMES];
    int nbrief;
    const uint8_t *brief; /* the variables that are `brief` */
    Traits traits;
    Reach reach;
    const Career *careers;         /* [nplayers][nkinds] */
    const struct Answers *answers; /* meaning/answers.h: what conditions ask of walks */
    const struct Tables *tables;   /* tables/tables.h; NULL: the machine runs every walk */
    const struct Walker *walker;   /* ask/walker.h: for the tables, at this board's width */
    int64_t judging; /* what it may take to judge one move, in instructions (load/judging.h) */
    int64_t case_work; /* what the walk of one case of a throw may take, in instructions */
    int64_t *meter; /* while it is loaded: what all runs of the machine take from; else NULL */
    const struct Weights
        *weights; /* search/value/weights.h: tuned by self-play, for the search; NULL:
                                   ** there are none. vm does not read them */
    const struct Openings
        *openings;               /* [nwalks] tables/openings.h: whom the machine need not ask */
    const struct Entry *entries; /* [nwalks] ask/entry.h: those that put a man down at once */
    const struct Pairs
        *pairs; /* ask/pairs.h; NULL: turns of two parts are listed to draw one */
    const struct Candidates *candidates; /* tables/candidates.h; NULL: moves are listed to draw
                                         ** one */
} Game;

static inline const Career *game_career(const Game *g, int player, int kind) {
    return &g->careers[player * g->nkinds + kind];
}

/* While a game is loaded all that takes long is counted: in instructions of the machine, or what takes as long. */
static inline void game_charge(const Game *g, int64_t cost) {
    if (g->meter)
        *g->meter -= cost;
}
/* Has more been taken than there was? Whatever is found out then is thrown away: it need not be right. */
static inline bool game_is_spent(const Game *g) {
    return g->meter && *g->meter < 0;
}

/* The same rules, by the machine alone where `tables` is false: *view borrows all that g owns,
** and lives no longer. Positions choose by the Game they point to. */
void game_view(const Game *g, bool tables, Game *view);
/* Frees the game and all that belongs to it. NULL is allowed. */
void game_free(Game *g);

/* The walk that a kind of an owner has in a row of programs, or NULL. */
const Program *game_walk(const Game *g, int row, int owner, int kind);
/* Its index of Game.walks, or -1. */
int game_walk_number(const Game *g, int row, int owner, int kind);
/* Men who could ever capture on a cell, or go there: the cells from which, of a piece's kind. */
static inline const CellSet *game_reach(const Game *g, const CellSet *table, Piece x,
                                        unsigned cell) {
    return &table[(g->owner[x] * g->nkinds + g->kind[x]) * g->graph.ncells + (int)cell];
}

/* Can the owner put down men of that kind from the hand, in some turn? */
bool game_drops(const Game *g, int owner, int kind);

static inline Piece game_piece(const Game *g, int owner, int kind) {
    return g->piece[owner][kind];
}
/* Are they against each other? A player may be nobody, whose enemies all players are. */
static inline bool game_foes(const Game *g, int a, int b) {
    return a != b && !(g->partners[a] >> b & 1);
}
/* The first player of his team, who stands for it. */
static inline int game_team(const Game *g, int player) {
    return __builtin_ctz(g->partners[player] | 1u << player);
}
int game_teams(const Game *g);
/* The first player of the other team; -1 unless there are two teams. */
int game_foe(const Game *g, int player);
/* The player whose turn comes after this one's. */
static inline int game_next(const Game *g, int player) {
    return player + 1 == g->nplayers ? 0 : player + 1;
}

#endif
