/*
** def.h -- a definition: everything that a script said, before it is checked and compiled.
**
** A Def is filled by the primitives while the script runs and read by build.c afterwards. What
** needs no compiling has the Game's own types. Every string and node lies in a borrowed arena,
** which is to be the Game's: nothing of it is copied. The growing lists are the Def's; def_free
** gives them back. A script, and where it is then:
**
**     local b = square(3, 3)            board: 9 cells, cell[0] "a1"; 8 directions, dir[0] "n", which
**                                       leads from cell 0 to cell 3; 2 symmetries, [0] the flip
**     players { { "White", letter = "w" },
**       { "Black", letter = "b",
**         sees = b.flip } }           nplayers 2; symmetry -1 0; display->player[]
**     piece "Man" { "M", move = b.n }   pieces.at[0]: kind.name "Man", look.letter "M", move STEP {n}
**     setup [[ M . M ]]                 setup.picture, read when all pieces are known (setup.c)
**     ending { win { no_moves } }       rules.at[0]: its verdict, `when` NO_MOVES
*/
#ifndef STEPWISE_DEF_H
#define STEPWISE_DEF_H

#include "base/budget.h"
#include "base/diag.h"
#include "base/vec.h"
#include "files.h"
#include "setting.h"
#include "tree.h"
#include "vm/model/display.h"

/* A file of the definition: what messages call it, and its text for the check of comparisons. */
typedef struct Source {
    const char *name;  /* the path as it was found */
    const char *chunk; /* what Lua calls it, known by its address */
    const char *text;
    size_t n;
    bool parsed;  /* Lua has read all of it, or said what is wrong */
    bool running; /* an import of it now would be a circle */
} Source;

typedef struct DirDef {
    Place place; /* where it was named first */
    const char *name;
    Sq next[SQ_MAX];
    Dir arrive[SQ_MAX];
} DirDef;

typedef struct SymmetryDef {
    const char *name;
    Place place;
    int ncells;           /* the board had so many; later ones stay */
    Sq image[SQ_MAX];     /* of a cell */
    Dir turned[DIRS_MAX]; /* of a direction, where a player sees it so; derived */
} SymmetryDef;

/* Few symmetries are ever named; rows are no more than cells. */
enum { SYMMETRIES_MAX = 16 };
/* Far more than a game needs; they are compared with each other. */
enum { OPTIONS_MAX = 256, NOTATIONS_MAX = 32 };

/* CELL_SLOTS: a power of two, of which at most half are taken. */
enum { CELL_SLOTS = 2 * SQ_MAX };

typedef struct BoardDef {
    bool declared, spoilt; /* spoilt: a mistake kept it from being made */
    Place place, rows;     /* rows: where they are said; line 0: nowhere */
    int ncells, ndirs, nrows, nsymmetries;
    int npoints;               /* of all outlines together */
    const char *cell[SQ_MAX];  /* their names */
    uint16_t slot[CELL_SLOTS]; /* of a hash of a name: 1 + its cell, or 0 (def_cell) */
    CellLook look[SQ_MAX];
    DirDef *dir[DIRS_MAX];
    Row row[SQ_MAX];
    SymmetryDef *symmetry[SYMMETRIES_MAX];
    int anywhere; /* the first of the ncells directions "to that cell", or -1 */
} BoardDef;

typedef struct PieceDef {
    Place place;
    Kind kind;
    KindLook look;
    const Node *move;    /* NULL: it does not move */
    const Node *drop;    /* how it is put down from the hand; NULL: it is not */
    const char *returns; /* what it is in the hand of who takes it; NULL: the same */
    const char *path;    /* the SVG path that it is drawn by, as it was written; or NULL */
    bool spoilt;         /* a mistake kept some of it from being read; that was told */
} PieceDef;

typedef struct VarDef {
    Place place;
    const char *name, *help;
    const char *letter; /* of a flag in FEN */
    uint8_t kind;
    bool per_player, clock, brief, shown, carried, turns;
    bool mark;               /* of a throw, which FEN writes with it */
    bool changed;            /* some effect has been made that names it */
    bool given[PLAYERS_MAX]; /* whose flag appears in FEN */
    int32_t start[PLAYERS_MAX], min, max;
    const Node *where; /* what must hold where it is set, or NULL */
    const char
        *holds; /* the piece of which it counts the lost ones, or those in hand; or NULL */
    bool hand;  /* those in hand; */
    bool gains; /* of which there are more with each that is taken */
    int first;  /* index of its first Var in the Game */
} VarDef;

typedef struct SetupDef {
    Place place; /* line 0: there was none */
    const char *picture, *fen;
    int symmetry[PLAYERS_MAX]; /* -1: as the player sees the board */
    int first;
    Names without[PLAYERS_MAX]; /* kinds that are left out, case ignored */
    int nneutral;
    const struct NeutralDef *neutral;
} SetupDef;

/* Pieces that nobody owns, where the game begins. */
typedef struct NeutralDef {
    const char *piece;
    CellSet at;
} NeutralDef;

/* One part of a turn. */
typedef struct PartDef {
    const Node *when; /* NULL: always */
    const Node *walk; /* NULL: as each piece moves */
    Names kinds;      /* whose walk it may be; none: any piece's */
    bool pass;        /* nobody moves */
    bool drops;       /* a man is put down, and nobody else moves */
    bool captures;    /* who moves must take something */
    bool optional;
} PartDef;

/* What a player does when it is his turn, or one of several such things. */
typedef struct TurnDef {
    Place place;
    bool otherwise;   /* only where no turn before it is possible */
    const Node *most; /* only what has the most of this number; NULL: whatever it has */
    const char *help; /* in the author's words; NULL: in none */
    int nparts;
    PartDef part[PARTS_MAX];
} TurnDef;

typedef struct CaseDef {
    Place place;
    const Node *when, *walk; /* when: NULL for always */
    uint8_t start;           /* CellRef: REF_FIXED, REF_VAR, REF_PIECE */
    int arg, who;            /* the cell, or the variable and whose */
    const char *of;          /* REF_PIECE: its name */
    bool optional;
    const char *again; /* why what was thrown is thrown again; NULL: it is not */
} CaseDef;

typedef struct ThrowDef {
    Place place;
    const char *name, *shows, *help;
    bool opening;
    const Node *when; /* NULL: always */
    int nmarks;
    int mark[ROLLS_MAX]; /* indices of vars */
    int ncases, noutcomes;
    const CaseDef *cases;
    const Outcome *outcome; /* of these cases */
} ThrowDef;

/* A landing on an enemy is no capture yet. */
typedef struct ChallengeDef {
    Place place;
    bool declared;
    int var;      /* the marker of who challenges; that of the challenged follows it */
    Names except; /* kinds that are captured at once */
} ChallengeDef;

typedef struct RuleDef {
    Place place;
    Rule rule;
    RuleWords words;
    const Node *when;
    int first; /* its number among the game's, where zones make one for each player; build_rules sets it */
} RuleDef;

extern const char *const decree_words[DECREES + 1]; /* NULL ends them */
typedef struct DecreeDef {
    Place place;
    Decree decree;
    const Node *when;
    const char *help;
} DecreeDef;

typedef struct FollowDef {
    Place place;
    bool again;
    const Node *walk, *from; /* from: NULL for every cell */
    const char *help;
} FollowDef;

typedef struct GoalDef {
    Place place;
    const Node *number;
} GoalDef;

typedef struct TriggerDef {
    Place place;
    const Node *when, *var, *value; /* when: NULL for always */
    int payee, payee_who;           /* VERB_PAY: var pays him */
    uint8_t time, verb;             /* TriggerTime, TriggerVerb */
    const char *help;
} TriggerDef;

typedef struct FenDef {
    Place place;
    uint8_t kind;
    int nvars;
    int var[VARS_MAX];            /* indices of vars */
    int who[VARS_MAX];            /* WHO_PLAYER0 + p where p's alone is meant */
    const char *before[VARS_MAX]; /* FEN_PARTS: the text in front of each, or "" */
    const char *text, *name;
} FenDef;

typedef struct NotationDef {
    Place place;
    Notation notation; /* names that are NULL are the plain ones */
    size_t npieces;    /* how many pieces and cells there were to be named */
    int ncells;
} NotationDef;

/* A piece that is named somewhere. */
typedef struct Mention {
    Place place;
    const char *piece;
} Mention;

typedef struct OptionDef {
    Place place;
    Option option;
} OptionDef;

/* What is said and does nothing until something takes it up: a pattern that no piece has, or
** `piece "Rook"` before its braces. */
typedef struct LooseEnd {
    Place place;
    DiagKind kind;
    const char *complaint;
    bool taken;
    bool minor; /* told where nothing else is of its line */
} LooseEnd;

/* What an author says is meant as it stands: no warnings of its line, nor of that below where the reason
** stands alone. */
typedef struct Meant {
    Place place;
    bool below;
} Meant;

/* What steps are called: by the author, or by the language, which has words for boards of its own. */
typedef struct StepDef {
    StepWords said;
    bool own; /* the language's: what the author says comes before it, */
    CellSet
        fixed; /* and it is said only where each player sees these directions as the board has them */
} StepDef;

/* Cells that the author calls by a name. */
typedef struct ZoneDef {
    Place place;
    ZoneWords said;
} ZoneDef;

/* What an option is set to unless the user sets it; the highest counts, and of those the first. */
typedef struct Default {
    Place place;
    const char *option, *value;
    bool used;   /* there is such an option */
    bool chosen; /* it counts; what a choice sets that is not made does not */
    enum {
        BY_DEFAULT, /* by the default of another option, */
        BY_GAME,    /* by the game that builds on it, */
        BY_USER     /* by a choice that the user has made */
    } rank;
} Default;

/* What a definition has any number of: X(member, Name, prefix, Type). */
#define DEF_LISTS(X)                                                                           \
    X(sources, Sources, sources, Source *)                                                     \
    X(used, UsedList, usedlist, FileUsed)                                                      \
    X(pieces, PieceDefs, piecedefs, PieceDef)                                                  \
    X(vars, VarDefs, vardefs, VarDef)                                                          \
    X(rules, RuleDefs, ruledefs, RuleDef)                                                      \
    X(triggers, TriggerDefs, triggerdefs, TriggerDef)                                          \
    X(decrees, DecreeDefs, decreedefs, DecreeDef)                                              \
    X(follows, FollowDefs, followdefs, FollowDef)                                              \
    X(goals, GoalDefs, goaldefs, GoalDef)                                                      \
    X(turns, TurnDefs, turndefs, TurnDef)                                                      \
    X(throws, ThrowDefs, throwdefs, ThrowDef)                                                  \
    X(mentions, Mentions, mentions, Mention)                                                   \
    X(strays, Strays, strays, Mention)                                                         \
    X(loose, LooseEnds, looseends, LooseEnd)                                                   \
    X(meant, MeantList, meantlist, Meant)                                                      \
    X(steps, StepDefs, stepdefs, StepDef)                                                      \
    X(zones, ZoneDefs, zonedefs, ZoneDef)                                                      \
    X(fen, FenDefs, fendefs, FenDef)                                                           \
    X(notations, NotationDefs, notationdefs, NotationDef)                                      \
    X(options, OptionDefs, optiondefs, OptionDef)                                              \
    X(defaults, DefaultList, defaults, Default)

#define X(member, Name, prefix, Type) TYPED_VEC(Name, prefix, Type)
DEF_LISTS(X)
#undef X

typedef struct Def {
    Arena *arena; /* borrowed, as are diags and settings */
    Diags *diags;
    Budget budget; /* of the whole load */
    const Setting *set;
    int nset;
    bool *set_used;     /* [nset] */
    uint64_t seed;      /* of the options that are drawn */
    const Files *files; /* borrowed: who has what it asks for; NULL: folders do */
    const char *root;   /* the file that was asked for */
    Display *display;   /* of the Game that is to be: what is only shown goes there at once */
    BoardDef board;
    Place players;  /* where they are declared */
    Place series;   /* where it is said who begins the games of a series; line 0: nowhere */
    Place too_soon; /* where it was asked first who plays, before that was said */
    Place
        said; /* of the rule that is read, whose statement began before it; line 0: Lua knows where */
    int nplayers;
    int symmetry[PLAYERS_MAX];    /* how a player sees the board; -1: as it is */
    bool unlettered[PLAYERS_MAX]; /* his letter is missing; that was told */
    bool missing;                 /* a file is that was to say some of it; that was told */
    /* [nplayers][pieces]: where such men can come by a move of their own, as the player sees it, while that is
    ** asked for; NULL: anywhere (stands.c) */
    const CellSet *lands;
    bool spares_all,
        spares_friends; /* no move takes anybody; any of the mover's own men (stands.c) */
    bool in_row;        /* what is asked stands in a row of a throw: there is one (logic.c) */
    int64_t tried;      /* rows of truth tables, times the size of what was asked (logic.c) */
    int64_t valued;     /* values of the language that were made so far: each has its number */
    int64_t strayed;    /* steps of ways that might lead nowhere (dead.c) */
    bool tested;        /* Lua has made a truth of what is none, and that was told */
    SetupDef setup;
    ChallengeDef challenge;
#define X(member, Name, prefix, Type) Name member;
    DEF_LISTS(X)
#undef X
    struct TestReader *tests; /* borrowed: where a file of tests goes (testfile.c), or NULL */
    struct Teller *teller; /* borrowed: who wants the words that there are (load.c), or NULL */
} Def;

void def_init(Def *d, const char *root, Arena *a, Diags *diags);
void def_free(Def *d);
/* Keeps that the file at `path` was read, for which another has asked by name and ending; once. Its
** name is as seen from the definition: what rules/jetan.lua calls "wagers" is "rules/wagers.lua". */
void def_used(Def *d, const char *asker, const char *name, const char *ending,
              const char *path);
/* A cell that is not there yet; there is room. The name is borrowed. */
void def_add_cell(Def *d, const char *name);
/* The index of a cell, a direction, a piece, a player (case ignored); -1 where there is none. */
int def_cell(const Def *d, const char *name);
int def_dir(const Def *d, const char *name);
int def_piece(const Def *d, const char *name);
/* May a man be put down in this part of a turn, and in some turn? */
bool part_drops(const PartDef *part);
bool def_drops(const Def *d);
/* May a turn be one in which nothing happens? Errs towards "it may". */
bool def_passes(const Def *d);
int def_player(const Def *d, const char *name);
/* "; did you mean 'x'?" with the nearest of n names, or "". Belongs to the arena. */
const char *def_hint(Def *d, const char *word, const char *const *names, size_t n);
/* The same; where none is near, "; there are x, y, z", if they are not many. */
const char *def_hint_all(Def *d, const char *word, const char *const *names, size_t n);
/* The nearest among the names of the players, of the pieces; or whose letter it is. */
const char *def_hint_player(Def *d, const char *word);
const char *def_hint_piece(Def *d, const char *word);
/* Complains about a place of the definition; false. */
bool def_error(Def *d, Place at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void def_verror(Def *d, Place at, const char *fmt, va_list args);

#endif
