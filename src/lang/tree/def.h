/*
** def.h -- a definition: everything that a script has said, before it is checked and compiled.
**
** The primitives (lang/read) fill a Def while the script runs; lang/check and lang/compile read
** it afterwards. What needs no compiling has the Game's own types already. Strings and nodes
** lie in a borrowed arena that becomes the Game's, so that none of them is copied. The growing
** lists belong to the Def; def_free() releases them. A script, and the Def that it leaves:
**
**     local b = square(3, 3)            board: 9 cells, cell[0] "a1"; 8 directions, dir[0]
**                                       "n", which leads from cell 0 to cell 3; 2 symmetries,
**                                       symmetry[0] the flip
**     players { { "White", letter = "w" },
**       { "Black", letter = "b",
**         sees = b.flip } }             nplayers 2; symmetry -1 0; display->player[]
**     piece "Man" { "M", move = b.n }   pieces.at[0]: kind.name "Man", look.letter "M",
**                                       move STEP {n}
**     setup [[ M . M ]]                 setup.picture, parsed once all pieces are known
**     ending { win { no_moves } }       rules.at[0]: its verdict, `when` NO_MOVES
*/
#ifndef STEPWISE_LANG_TREE_DEF_H
#define STEPWISE_LANG_TREE_DEF_H

#include "base/budget.h"
#include "base/diag.h"
#include "base/vec.h"
#include "files.h"
#include "setting.h"
#include "tree.h"
#include "vm/model/display.h"

/* A file of Lua that makes up the definition: its own, or an import. */
typedef struct Source {
    const char *name;  /* the path at which it was found; messages call it so */
    const char *chunk; /* lua_Debug.source of its chunk, compared by address; or NULL */
    const char *text;  /* n bytes */
    size_t n;
    bool parsed;  /* Lua's parser is done with it, or has refused it */
    bool running; /* its chunk is running: to import it now would be a cycle */
} Source;

/* A named direction of the board. */
typedef struct DirDef {
    Place place; /* where it was named first */
    const char *name;
    Sq next[SQ_MAX];    /* the cell to which it leads, or SQ_NONE */
    Dir arrive[SQ_MAX]; /* the direction in which a straight line goes on from there */
} DirDef;

typedef struct SymmetryDef {
    const char *name;
    Place place;
    int ncells;       /* how many cells the board had by then; later ones stay */
    Sq image[SQ_MAX]; /* of each cell */
    /* The image of each direction; derived (board.c), and only for a symmetry by which some
    ** player sees the board. */
    Dir turned[DIRS_MAX];
} SymmetryDef;

enum { SYMMETRIES_MAX = 16 };
/* Far more than a game needs. Bounded because each is compared with all the others. */
enum { OPTIONS_MAX = 256, NOTATIONS_MAX = 32 };

/* Slots of the hash table of cell names: a power of two, never more than half full. */
enum { CELL_SLOTS = 2 * SQ_MAX };

typedef struct BoardDef {
    bool declared, spoilt; /* spoilt: a mistake kept it from being made */
    Place place, rows;     /* rows: where they are declared; line 0: nowhere */
    int ncells, ndirs, nrows, nsymmetries;
    int npoints;               /* corners of all outlines together */
    const char *cell[SQ_MAX];  /* names of the cells */
    uint16_t slot[CELL_SLOTS]; /* hash table of the names: 1 + cell; 0: free (def_cell) */
    CellLook look[SQ_MAX];
    DirDef *dir[DIRS_MAX];
    Row row[SQ_MAX];
    SymmetryDef *symmetry[SYMMETRIES_MAX];
    int anywhere; /* the first of ncells directions, one to each cell; -1: they are not made */
} BoardDef;

typedef struct PieceDef {
    Place place;
    Kind kind;
    KindLook look;
    const Node *move;    /* NULL: it has no move of its own */
    const Node *drop;    /* how it is put down from the hand; NULL: it never is */
    const char *returns; /* the piece that it turns into in its captor's hand; NULL: the same */
    const char *path;    /* the SVG path to draw it by, as written; or NULL */
    bool spoilt;         /* a mistake, already reported, kept part of it from being read */
} PieceDef;

/* A counter, right or marker. */
typedef struct VarDef {
    Place place;
    const char *name, *help;
    const char *letter; /* of a right, in FEN */
    uint8_t kind;       /* VarKind: VAR_COUNT, VAR_FLAG (a right), VAR_CELL (a marker) */
    /* Each player has a copy; it does not tell positions apart; it is set back to its start
    ** before each move; players see it beside the board; it goes on from game to game of a
    ** series; it is the number of the turn. */
    bool per_player, clock, brief, shown, carried, turns;
    bool mark;               /* one of the `marks` of a throw: FEN writes it with the throw */
    bool changed;            /* some effect that changes it has been made */
    bool given[PLAYERS_MAX]; /* of a right: whether the player can ever have it */
    int32_t start[PLAYERS_MAX], min, max; /* all of start are alike unless per_player */
    const Node *where; /* what must hold where a written position has it set; or NULL */
    const char *holds; /* the piece whose lost men, or men in hand, it counts; or NULL */
    bool hand;         /* with `holds`: it counts men in hand, not lost ones */
    bool gains;        /* with `hand`: the captor's grows when such a man is taken */
    int first;         /* index of its first Var in the Game (outfit_vars) */
} VarDef;

typedef struct SetupDef {
    Place place;               /* line 0: no setup */
    const char *picture, *fen; /* one of the two, or neither */
    int symmetry[PLAYERS_MAX]; /* by which his men are placed; -1: by which he sees the board */
    int first;                 /* the player who moves first */
    Names without[PLAYERS_MAX]; /* men left out, by kind (case ignored) or by cell */
    int nneutral;
    const struct NeutralDef *neutral;
} SetupDef;

/* Neutral pieces of one kind, where the game begins. */
typedef struct NeutralDef {
    const char *piece;
    CellSet at;
} NeutralDef;

/* One part of a turn. */
typedef struct PartDef {
    const Node *when; /* NULL: always */
    const Node *walk; /* NULL: each piece makes its own move */
    Names kinds;      /* the pieces that may make it; empty: any */
    bool pass;        /* nobody moves */
    bool drops;       /* "drop": a man is put down, and nobody on the board moves */
    bool captures;    /* "capture": the move must take something */
    bool optional;
} PartDef;

/* One of the things that a player can do in his turn. */
typedef struct TurnDef {
    Place place;
    bool otherwise;   /* open only where no turn before it has a legal move */
    const Node *most; /* legal are only the moves after which this is greatest; NULL: all */
    const char *help; /* in the author's words, or NULL */
    int nparts;
    PartDef part[PARTS_MAX];
} TurnDef;

/* A row of a throw: what an outcome does where `when` holds. */
typedef struct CaseDef {
    Place place;
    const Node *when, *walk; /* when: NULL for always; walk: STAY where nothing happens */
    uint8_t start;     /* where the walk begins, a CellRef: REF_FIXED, REF_VAR or REF_PIECE */
    int arg, who;      /* REF_FIXED: arg is the cell; REF_VAR: the marker, and whose copy */
    const char *of;    /* REF_PIECE: the name of the neutral piece; else NULL */
    bool optional;     /* where there is no such walk, nothing happens */
    const char *again; /* why the throw does not count and is made again; NULL: it counts */
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
    const Outcome *outcome; /* whose `first` is an index of `cases` here */
} ThrowDef;

/* challenge { }: landing on an enemy does not capture him; a throw decides. */
typedef struct ChallengeDef {
    Place place;
    bool declared;
    int var;      /* index of the challenger's marker; the next var is that of the challenged */
    Names except; /* kinds that are captured at once all the same */
} ChallengeDef;

typedef struct RuleDef {
    Place place;
    Rule rule;
    RuleWords words;
    const Node *when;
    int first; /* index of its first Rule in the Game: it may become one for each player */
} RuleDef;

/* "forbid", "again", "skip"; NULL ends them. */
extern const char *const decree_words[DECREES + 1];
typedef struct DecreeDef {
    Place place;
    Decree decree;
    const Node *when;
    const char *help;
} DecreeDef;

typedef struct FollowDef {
    Place place;
    bool again;              /* repeated as long as there is such a walk */
    const Node *walk, *from; /* done from each cell where `from` holds; NULL: from all cells */
    const char *help;
} FollowDef;

typedef struct GoalDef {
    Place place;
    const Node *number;
} GoalDef;

typedef struct TriggerDef {
    Place place;
    const Node *when, *var, *value; /* when: NULL for always; var: which, and whose copy */
    int payee, payee_who; /* VERB_PAY: the var to which `var` pays, by index, and whose copy */
    uint8_t time, verb;   /* TriggerTime, TriggerVerb */
    const char *help;
} TriggerDef;

typedef struct FenDef {
    Place place;
    uint8_t kind; /* FenKind */
    int nvars;
    int var[VARS_MAX];            /* indices of vars */
    int who[VARS_MAX];            /* WHO_PLAYER0 + p: player p's copy alone; else all copies */
    const char *before[VARS_MAX]; /* FEN_PARTS: the text in front of each, or "" */
    const char *text, *name;      /* text: of FEN_TEXT; name: for messages */
} FenDef;

typedef struct NotationDef {
    Place place;
    Notation notation; /* lists of names that are NULL mean the plain names */
    size_t npieces;    /* how many pieces and cells had been declared by then */
    int ncells;
} NotationDef;

/* A name that is used as a piece's, perhaps before the piece is declared. */
typedef struct Mention {
    Place place;
    const char *piece;
} Mention;

typedef struct OptionDef {
    Place place;
    Option option;
} OptionDef;

/* Something said that has no effect until something else uses it: a pattern that no piece has,
** or `piece "Rook"` before its braces. Never taken, it is reported. */
typedef struct LooseEnd {
    Place place;
    DiagKind kind; /* DIAG_ERROR, or DIAG_WARNING, which is reported as DIAG_UNUSED */
    const char *complaint;
    bool taken;
    bool minor; /* reported only where no other loose end has its line */
} LooseEnd;

/* meant "why": no warnings about its line. */
typedef struct Meant {
    Place place;
    bool below; /* it stands alone, and covers the next line, too */
} Meant;

/* What steps in some directions are called, by the author or by the language for its own
** boards. */
typedef struct StepDef {
    StepWords said;
    bool own; /* the language's words: the author's take precedence */
    /* The words apply only where every player sees these directions as the board has them
    ** ("east"); empty: they always apply. */
    CellSet fixed;
} StepDef;

/* A zone that the author has named. */
typedef struct ZoneDef {
    Place place;
    ZoneWords said;
} ZoneDef;

/* A value for an option that the user does not set by name. Of those that are chosen the one of
** the highest rank counts, and of equals the first. */
typedef struct Default {
    Place place;
    const char *option, *value;
    bool used;   /* the option has been declared */
    bool chosen; /* false: the choice whose `sets` has it was not made */
    enum {
        BY_DEFAULT, /* set by the default choice of another option */
        BY_GAME,    /* by `defaults` of a game that imports this one */
        BY_USER     /* by a choice of another option that the user has made */
    } rank;
} Default;

/* The lists of a definition: X(member, Name, prefix, Type). `strays` are names given to words
** that do not exist, such as `Piece "King"`: they may have been meant as pieces. */
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
    Arena *arena; /* borrowed, as are diags and set */
    Diags *diags;
    Budget budget; /* of the whole load */
    const Setting *set;
    int nset;
    bool *set_used;     /* [nset]: whether an option has read the setting */
    uint64_t seed;      /* for options whose value is drawn */
    const Files *files; /* borrowed; NULL: files are read from folders */
    const char *root;   /* path of the definition's own file */
    Display *display;   /* the Game's: what is only shown is written there at once */
    BoardDef board;
    Place players;  /* where `players` stands */
    Place series;   /* where `series` stands; line 0: nowhere */
    Place too_soon; /* the first use of the players before `players`; line 0: none */
    Place said;     /* of the rule being read, whose statement began earlier; line 0: ask Lua */
    int nplayers;
    int symmetry[PLAYERS_MAX];    /* by which a player sees the board; -1: as it is */
    bool unlettered[PLAYERS_MAX]; /* his letter was refused (reported) */
    bool missing; /* an import was not found (reported): names may be unknown on its account */

    /* Of the checks. lands: [nplayers][pieces.n], the cells that such men can move to, as their
    ** player sees the board; NULL: not known, or not to be used, so anywhere (stands.c). */
    const CellSet *lands;
    /* No move takes anybody; no move takes one of the mover's own men (stands.c). */
    bool spares_all, spares_friends;
    bool takes_always; /* every move takes an enemy (stands.c) */
    bool
        in_row; /* the condition being checked is in a row of a throw: there is one (logic.c) */
    int64_t tried;   /* rows of truth tables tried so far, times the formula's size (logic.c) */
    int64_t valued;  /* values of the language made so far; each is numbered by it */
    int64_t strayed; /* steps spent on ways that may lead nowhere (dead.c) */
    bool tested;     /* Lua took a pattern or the like for true or false (reported) */

    SetupDef setup;
    ChallengeDef challenge;
#define X(member, Name, prefix, Type) Name member;
    DEF_LISTS(X)
#undef X
    struct TestReader *tests; /* borrowed: set while a file of tests is read (testfile.c) */
    struct Teller *teller;    /* borrowed: set while words are listed (load.c) */
} Def;

/* An empty definition in the file `root`; root, a and diags are borrowed. */
void def_init(Def *d, const char *root, Arena *a, Diags *diags);
/* Frees the lists; what lies in the arena stays. */
void def_free(Def *d);
/* Notes in d->used, once, that the file at `path` was read because the file `asker` asked for
** name and ending. The noted name is relative to the definition: "wagers" asked for by
** rules/jetan.lua is "rules/wagers.lua". */
void def_used(Def *d, const char *asker, const char *name, const char *ending,
              const char *path);
/* Adds a cell. There must be room, and no cell of that name yet. The name is borrowed. */
void def_add_cell(Def *d, const char *name);
/* The index of the cell, direction, piece of that name, or -1. */
int def_cell(const Def *d, const char *name);
int def_dir(const Def *d, const char *name);
int def_piece(const Def *d, const char *name);
/* Whether a man may be put down in this part of a turn; in any turn. */
bool part_drops(const PartDef *part);
bool def_drops(const Def *d);
/* Whether a turn may change nothing. Errs towards true. */
bool def_passes(const Def *d);
/* The index of the player of that name, case ignored, or -1. */
int def_player(const Def *d, const char *name);
/* "; did you mean 'x'?" with the nearest of n names, or "". Lives in the arena. */
const char *def_hint(Def *d, const char *word, const char *const *names, size_t n);
/* As def_hint(), but where no name is near "; available: x, y, z", unless they are many. */
const char *def_hint_all(Def *d, const char *word, const char *const *names, size_t n);
/* As def_hint(), among the players' names; among the pieces', where a word that is a piece's
** letter gets a hint that says so. */
const char *def_hint_player(Def *d, const char *word);
const char *def_hint_piece(Def *d, const char *word);
/* Reports an error at that place of the definition; returns false. */
bool def_error(Def *d, Place at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void def_verror(Def *d, Place at, const char *fmt, va_list args);
/* Warns of that place. */
void def_warning(Def *d, Place at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* What a message about `here` calls the place `there`: "line 7", or "line 7 of rules/hands.lua"
** where that is another file. Lives in the arena. */
const char *def_line(Def *d, Place here, Place there);

#endif
