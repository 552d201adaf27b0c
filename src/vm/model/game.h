/*
** game.h -- a compiled game: plain data, immutable, with no Lua in it.
**
** src/lang/ fills in what the definition states; load/finish.h checks that and derives the
** rest. From then on nothing changes it, and any number of threads may share it. One arena
** owns all of it.
**
** Lists refer to each other by index. Chess has one row of programs: programs[owner * nkinds +
** kind] is the number of the walk of that owner's men of that kind, and walks[] has its code,
** whose operands are indices of dirsets, exprs and acts; exprs in turn name vars, zones and
** kindsets.
*/
#ifndef STEPWISE_VM_MODEL_GAME_H
#define STEPWISE_VM_MODEL_GAME_H

#include "base/arena.h"
#include "base/budget.h"
#include "program.h"
#include "rule.h"

/* A direction as a shift of sets of cells, where cell numbers allow it. */
typedef struct Shift {
    bool even;    /* every step of the direction leads to the cell numbered `by` more */
    int16_t by;   /* may be negative; of no meaning unless `even` */
    CellSet from; /* the cells that the direction leaves */
} Shift;

/* From where men could ever capture or go where, whatever stands between: all are supersets. */
typedef struct Reach {
    /* [nplayers][nkinds][ncells]: the cells from which such a man could capture on this one. */
    const CellSet *takes;
    const CellSet *threat; /* [nplayers][ncells]: `takes` of all his kinds together */
    const CellSet *goes;   /* as `takes`, for going there; NULL if no expression asks for it */
} Reach;

/* What the men of a kind can be promoted to. A Pawn of chess becomes a Queen; on the seventh
** rank it is 1 move from that, on the second 5, since it begins with two steps. */
typedef struct Career {
    int becomes; /* the most valuable kind that it can become; the kind itself for none */
    /* [ncells] the number of moves, the promoting one counted, that it needs alone on the
    ** board; CAREER_NEVER where it never is promoted. NULL if it cannot be. */
    const uint8_t *moves;
    const CellSet *leads; /* [ncells] where its moves end, alone on the board; NULL likewise */
} Career;
enum { CAREER_NEVER = 255 };

/* Random numbers of which a position's key is made (hash.h). */
typedef struct Zobrist {
    const uint64_t *cell; /* [PIECES_MAX][ncells]; 0 for PIECE_NONE */
    uint64_t side[PLAYERS_MAX];
} Zobrist;

/* Properties of the whole game, by which faster code is chosen. */
typedef struct Traits {
    /* There is one turn, of one part, which may be any walk: a move is one walk of one man. */
    bool simple_turn;
    /* simple_turn, and some moves do not name their start: several men may find the same. */
    bool nameless;
    bool dwindles;    /* no effect brings a man to the board: what was taken is gone for good */
    bool walkless;    /* no kind has a walk of its own: row 0 of Game.programs is empty */
    bool has_entries; /* some turn puts a man down without a step (ask/entry.h) */
    bool by_parts;    /* some turn is worth choosing part by part (ask/begun.h) */
    bool ordered;     /* some walk is a move only where another is none (OP_SECOND) */
    /* Not simple_turn, but each turn is one walk of a man whom the move names, and each but the
    ** first is open only where none before it has a legal move (ask/steps.h). */
    bool fallback_turns;
    /* The numbers thrown can matter beyond what the throw does to the cells. */
    bool rolls_matter;
    /* All that is forbidden is leaving one's royal man attacked, and no move makes or unmakes a
    ** royal man: the tables say which moves are legal. */
    bool guards_royal;
} Traits;

typedef struct Game {
    Arena *arena;                  /* owned */
    Budget budget;                 /* what loading it has left */
    const struct Display *display; /* display.h: what is only shown; no move depends on it */

    /* ---- stated by the definition ---- */

    Graph graph;
    int nplayers;
    Player player[PLAYERS_MAX];
    /* Bit q of partners[p]: q is in the team of p, and is not p. The neutral owner has none. */
    uint8_t partners[PLAYERS_MAX + 1];
    int nkinds;
    Kind *kinds;
    int first;    /* the player who begins */
    Piece *start; /* [ncells] what is on each cell when the game begins */

    int nvars;
    Var *vars;
    int nzones;
    const CellSet *zones; /* zones[0] is the whole board */
    int nkindsets;
    const KindSet *kindsets; /* kindsets[0] is every kind */
    int ndirsets;
    const DirSet *dirsets;
    int nexprs;
    const Expr *exprs; /* exprs[0] is not used; parts come before what they are parts of */
    int nwas;
    const ExprId *was; /* conditions to evaluate before each move: the bits of Pos.was */

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
    const Program *queries;  /* walks that conditions ask about, or every() does (query.h) */
    int nprograms;           /* rows of `programs`; row 0 is how the kinds move */
    const int16_t *programs; /* [nprograms][nplayers + 1][nkinds]: index of walks, or -1 */

    int nturns;
    const Turn *turns; /* a player's move is one of these */
    Conditions decree[DECREES];
    int nfollows;
    const Follow *follows; /* done after a move, in this order */
    /* What each player strives for besides men, a number in the units of their values; or 0. */
    ExprId aim[PLAYERS_MAX];
    int nrules;
    Rule *rules; /* the endings, read from the first on */
    int ntriggers;
    Trigger *triggers;
    int nchances;
    uint64_t marks; /* bit v: variable v is a mark of some throw */
    const Chance *chances;

    /* ---- derived, each by one function of load/finish.c ---- */

    struct {                                         /* who is who */
        Piece piece[PLAYERS_MAX + 1][KINDS_MAX];     /* owner, kind -> Piece */
        uint8_t owner[PIECES_MAX], kind[PIECES_MAX]; /* Piece -> owner, kind */
        KindSet royal;                               /* the royal kinds */
        KindSet goal;                                /* the kinds whose capture ends the game */
    };
    struct {                   /* the board */
        CellSet board;         /* all cells */
        const CellSet *before; /* [ndirs][ncells]: from where the direction leads here */
        const Shift *shift;    /* [ndirs] */
    };
    Zobrist zobrist;
    const ExprFacts *facts;    /* [nexprs] */
    const struct Cond *conds;  /* [nexprs] meaning/cond.h: expressions, ready to be evaluated */
    const struct Rows *rows;   /* meaning/row.h; NULL: no ending asks for a row */
    const struct Query *query; /* [nqueries] meaning/query.h: queries, ready to be asked */
    EndingFacts endings;
    TriggerRuns triggers_at[TRIGGER_TIMES];
    int nbrief;
    const uint8_t *brief; /* [nbrief] the variables that are `brief` */
    Traits traits;
    Reach reach;
    const Career *careers;         /* [nplayers][nkinds] */
    const struct Answers *answers; /* meaning/answers.h: what conditions ask of walks */
    const struct Tables *tables;   /* tables/tables.h; NULL: the machine runs every walk */
    const struct Walker *walker;   /* ask/walker.h: reads the tables, at this board's width */
    int64_t judging;   /* what judging one move may take, in instructions (load/judging.h) */
    int64_t case_work; /* how many instructions the walk of one case of a throw may take */
    /* While the game is loaded: how many instructions are left for the work at hand; the runs
    ** of the machine and game_charge() take from it. NULL afterwards. */
    int64_t *meter;
    /* search/value/weights.h: tuned by self-play, for the search alone. NULL: none are. */
    const struct Weights *weights;
    const struct Openings *openings; /* [nwalks] tables/openings.h: whom the machine can skip */
    const struct Entry *entries;     /* [nwalks] ask/entry.h: walks that only put a man down */
    /* For drawing a random move without a list: turns of two parts (ask/pairs.h); turns of one
    ** part, or the first of two (tables/candidates.h). NULL: the moves must be listed. */
    const struct Pairs *pairs;
    const struct Candidates *candidates;
} Game;

static inline const Career *game_career(const Game *g, int player, int kind) {
    return &g->careers[player * g->nkinds + kind];
}

/* Takes work off the meter: instructions of the machine, or whatever takes as long. Does
** nothing when the game is not being loaded. */
static inline void game_charge(const Game *g, int64_t cost) {
    if (g->meter)
        *g->meter -= cost;
}
/* True once more was taken off the meter than there was. What is computed after that is thrown
** away, so that it need not be right. */
static inline bool game_is_spent(const Game *g) {
    return g->meter && *g->meter < 0;
}

/* Sets *view to the same game, without tables if `tables` is false: then the machine alone
** finds moves. The view borrows all that g owns, and must not outlive it. A position uses what
** its Pos.game points to. */
void game_view(const Game *g, bool tables, Game *view);
/* Frees the game and all that belongs to it. NULL is allowed. */
void game_free(Game *g);

/* A set of Game.kindsets; 0 for the first, every kind, of which none is named. */
static inline KindSet game_named_kinds(const Game *g, int id) {
    return id ? g->kindsets[id] : 0;
}
/* The walk of an owner's kind in a row of Game.programs, or NULL. */
const Program *game_walk(const Game *g, int row, int owner, int kind);
/* The index of that in Game.walks, or -1. */
int game_walk_number(const Game *g, int row, int owner, int kind);
/* An entry of Reach.takes or Reach.goes: the cells from which a piece like x could ever
** capture on `cell`, or go there. */
static inline const CellSet *game_reach(const Game *g, const CellSet *table, Piece x,
                                        unsigned cell) {
    return &table[(g->owner[x] * g->nkinds + g->kind[x]) * g->graph.ncells + (int)cell];
}

/* Can the owner put down men of that kind from the hand, in some turn? */
bool game_drops(const Game *g, int owner, int kind);
/* Does the variable count what a player has in hand? */
bool game_counts_hand(const Game *g, int var);

static inline Piece game_piece(const Game *g, int owner, int kind) {
    return g->piece[owner][kind];
}
/* The set of all kinds. */
static inline KindSet game_all_kinds(const Game *g) {
    return ~(KindSet)0 >> (KINDS_MAX - g->nkinds);
}
/* What a player's walk puts down from the hand; PIECE_NONE: it begins on the board. */
static inline Piece game_puts(const Game *g, const Program *walk, int player) {
    return walk->puts ? game_piece(g, player, walk->puts - 1) : PIECE_NONE;
}
/* Are these two enemies? Either may be the neutral owner, whose enemies all players are. */
static inline bool game_foes(const Game *g, int a, int b) {
    return a != b && !(g->partners[a] >> b & 1);
}
/* The first player of a player's team: teams are numbered by these. */
static inline int game_team(const Game *g, int player) {
    return __builtin_ctz(g->partners[player] | 1u << player);
}
/* How many teams there are; a player without partners is one. */
int game_teams(const Game *g);
/* The first player of the other team; -1 unless there are exactly two teams. */
int game_foe(const Game *g, int player);
/* The player whose turn comes after this one's. */
static inline int game_next(const Game *g, int player) {
    return player + 1 == g->nplayers ? 0 : player + 1;
}

#endif
