/*
** display.h -- what of a game is only shown: drawn, written, read back and said.
**
** Hangs on the Game, in whose arena it lies, and is as immutable. src/lang/ fills it in, src/text/
** and what stands above read it; nothing in src/vm/ does (make lint), so no word or picture of it
** can change what a position means. The names of kinds, cells, directions, variables and throws
** are the Game's own: its messages need them.
**
** Lists run beside those of the Game: cells[c] is how cell c looks, kinds[k] how kind k does.
*/
#ifndef STEPWISE_DISPLAY_H
#define STEPWISE_DISPLAY_H

#include "game.h"

/* ---- the board ---- */

typedef struct Point {
    float x, y; /* x to the east, y to the north; a square cell is 1 wide */
} Point;

/* EMPTY_BOX holds nothing. */
typedef struct Box {
    float left, right, bottom, top;
} Box;
#define EMPTY_BOX ((Box){1e9f, -1e9f, 1e9f, -1e9f})

/* The least box around two. */
static inline Box box_around(Box a, Box b) {
    return (Box){a.left < b.left ? a.left : b.left, a.right > b.right ? a.right : b.right,
                 a.bottom < b.bottom ? a.bottom : b.bottom, a.top > b.top ? a.top : b.top};
}

static inline Box box_with(Box b, Point p) {
    return box_around(b, (Box){p.x, p.x, p.y, p.y});
}

typedef struct CellLook {
    Point at; /* its middle */
    int npoints;
    const Point *outline; /* polygon, counter-clockwise; curves are given as many points */
    Box box;              /* the least that has the outline */
    uint8_t shade;        /* 0, 1, ...: which colour of the board */
    const char *name;     /* as boards show it, where it is not as messages have it; or NULL */
} CellLook;

/* Does a point lie within a cell's outline? By the crossing number. */
static inline bool cell_look_has(const CellLook *c, Point p) {
    bool in = false;
    if (p.x < c->box.left || p.x > c->box.right || p.y < c->box.bottom || p.y > c->box.top)
        return false;
    for (int i = 0, k = c->npoints - 1; i < c->npoints; k = i++) {
        Point a = c->outline[i], b = c->outline[k];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            in = !in;
    }
    return in;
}

/* What steps in one of some directions are called: "step orthogonally", "leap of 1 by 2". The first
** word is what there can be several of. */
typedef struct StepWords {
    CellSet dirs; /* bit d: direction d, as the first player sees it */
    const char *words;
} StepWords;

/* What some cells are called: "the river". */
typedef struct ZoneWords {
    CellSet cells; /* as the first player sees them; for others what they see so has the name */
    const char *name;
} ZoneWords;

/* A row of the text board and of FEN, the topmost first. */
typedef struct Row {
    int n;             /* at least 1 */
    const Sq *cell;    /* [n], no gaps */
    const char *label; /* "10" */
    const char
        *shown; /* as boards show it, where the first notation calls it otherwise: "10/0";
                       ** or NULL */
} Row;

/* ---- who and what stands on it ---- */

typedef struct KindLook {
    const char *letter;             /* "D": the first player's in FEN and on boards */
    const char *abbrev;             /* "DW": its name in two letters, or NULL */
    const char *glyph[PLAYERS_MAX]; /* UTF-8, or NULL */
    const char *drawing;            /* SVG paths in a square of 100 by 100, or NULL */
    const char *help;               /* how it moves, in the author's words; or NULL */
} KindLook;

typedef struct PlayerLook {
    const char *name;   /* "Black" */
    const char *letter; /* "b": in FEN */
    const char *team;   /* NULL: he plays alone */
    char style;         /* 'A': letters in capitals; 'a': small ones; else put behind them */
} PlayerLook;

/* What stands in braces for the kinds of the captor and the captured, plain and with an article. */
#define RULE_FIELDS "captor", "captured", "a captor", "a captured"

/* What is said of a rule that has decided the game. */
typedef struct RuleWords {
    const char *says;  /* the words in brackets, with RULE_FIELDS in them, or NULL */
    const char *means; /* the same in full, for who does not know them; or NULL */
    const char *mark;  /* what a record puts behind the last move, or NULL */
    const char *help;  /* the rule in the author's words, or NULL */
    bool stays;        /* boards show what was captured beside its captor */
} RuleWords;

/* How a throw is written: text/write/notation.h. */
typedef struct ThrowWords {
    const char *shows; /* NULL: "{%d}" */
    const char *const
        *again;       /* [ncases] of one that says it: why it is thrown again, or NULL */
    const char *help; /* the throw in the author's words, or NULL */
} ThrowWords;

/* ---- FEN ---- */

typedef enum FenKind {
#define FEN(name, noun, text) FEN_##name,
#include "fen.def"
#undef FEN
    FEN_KINDS
} FenKind;

/* One of the variables that a field holds. */
typedef struct FenPart {
    const char
        *text; /* of a flag its letter, "Q", "q", "Q'", written as its player's pieces are;
                       ** of others what stands in front of it, or "" */
    uint16_t var;
} FenPart;

typedef struct FenField {
    uint8_t kind; /* FenKind */
    uint16_t var;
    int nparts;
    const FenPart *part;
    const char *text;
    const char *name; /* for messages: "rights", "end-game counter" */
} FenField;

/* ---- notations ---- */

typedef enum NoteKind {
#define NOTE(name, word, text) NOTE_##name,
#include "notes.def"
#undef NOTE
    NOTE_COUNT
} NoteKind;

typedef struct NoteParts {
    const char *part[NOTE_COUNT];
} NoteParts;

/* How moves are written: templates by what is written. text/write/notation.h says their meaning.
** In chess a Knight goes from b1 to d2, where one on f3 could go, too; a Pawn becomes a Queen:
**
**     part[NOTE_MOVE]                "{piece}{which}{to}{becomes}"    Nbd2
**     part[NOTE_WHICH]               NULL, so "{cell}"                of b1 the b, which will do
**     of_kind[the Pawn's].part[NOTE_MOVE]  "{to}{becomes}"            a8=Q+
**     part[NOTE_BECOMES], part[NOTE_CHECK]  NULL, so "={letter}"; "+"
*/
typedef struct Notation {
    const char *name;
    const char *part[NOTE_COUNT];    /* a template, or NULL for the default one */
    int types;                       /* which spelling of types its records have, from 0 */
    const NoteParts *of_kind;        /* [nkinds] what counts before `part` for moves of a kind;
                                     ** or NULL */
    const char **cell[PLAYERS_MAX];  /* [ncells] names of the cells as a player writes them */
    const char **piece[PLAYERS_MAX]; /* [nkinds] names of the pieces */
    const char **man[PLAYERS_MAX];   /* [nkinds][ncells] their names by where they stand, or
                                     ** NULL: the same everywhere */
    const char **taken;              /* [nkinds] the CAPTURE template where such a piece is
                                     ** taken, or NULL; the list may be NULL */
} Notation;

/* ---- series ---- */

/* Who moves first in the next game of a series. */
typedef enum SeriesOrder {
#define ORDER(name, word, meaning) ORDER_##name,
#include "series.def"
#undef ORDER
    ORDER_COUNT
} SeriesOrder;

/* ---- options ---- */

typedef enum OptionType {
    OPTION_CHOICE,
    OPTION_NUMBER,
    OPTION_CELL,
    OPTION_LIST,
    OPTION_DICE
} OptionType;

typedef struct Option {
    const char *name, *help;
    OptionType type;
    int nchoices;
    const char **choice;  /* OPTION_CHOICE: the names; OPTION_LIST: what may stand in it */
    const char **meaning; /* [nchoices]: a line that explains each, or "" */
    const char **abbrev; /* OPTION_CHOICE: in records, [nchoices]: what stands for each; further
                         ** spellings, which are only read, follow behind blanks; or NULL */
    const char **sets;   /* OPTION_CHOICE: what each sets of other options, unless they are set
                         ** by name: "openings=free size=9", or ""; or NULL */
    int64_t min, max;    /* OPTION_NUMBER */
    const char *def;     /* the default, as text */
    bool contested;      /* that hangs on how others are set: by name, or left as they are */
    bool per_side;
    bool random; /* OPTION_CHOICE: the last choice is "random", for one of the others */
    bool drawn;  /* it was chosen: the values are what was drawn */
    bool cells;  /* OPTION_LIST: cells may stand in it, too */
    const char *value[PLAYERS_MAX]; /* as chosen; all alike unless per_side */
} Option;

/* A file that was read: by which name it was asked for, "rules/chess.lua", and where it was. */
typedef struct FileUsed {
    const char *name, *path;
} FileUsed;

/* Bounds of Display.types, or a record of it would be too long to be kept, and too slow to read. */
enum { TYPE_FIELDS = 16, TYPE_BYTES = 2000 };

typedef struct Display {
    const char *name, *author, *source, *note, *file;
    const char *file_shown; /* the same as one line that can be shown */
    const char *help;       /* the game in a few words, for the players; or NULL */
    const char *xboard;     /* by which name XBoard knows the game; or NULL */
    const char *warnings;   /* what is odd about the definition, one a line */
    const char
        *unused; /* as the options are set, of those that there are; not among the warnings */
    const char *made; /* where the definition makes what wants a use, "file:line", one a line */
    int nfiles;
    const FileUsed *files; /* the definition's own first */
    const char *tuned;     /* the file of tuned numbers beside it; NULL: there is none */
    uint64_t tuned_hash;   /* of that file's text; 0: they were not taken */
    const char *untuned;   /* why these were not taken; NULL: they were */
    const CellLook *cells; /* [ncells] */
    int nrows;
    const Row *rows;
    int nsteps;
    const StepWords *steps; /* of two for the same directions the first counts */
    int nzones;
    const ZoneWords *zones;  /* no two have one name */
    const char *files_label; /* text under the board: the files, separated by blanks, or NULL */

    PlayerLook player[PLAYERS_MAX];
    const KindLook *kinds; /* [nkinds] */
    const char *const
        *pieces;              /* [nplayers + 1][nkinds] how FEN and boards write a player's, and
                               ** nobody's; no two are alike, nor does one and a hole read as
                               ** another */
    const char *const *names; /* the same by two letters, where the kinds have them */
    char hole;                /* what stands for a hole there */
    const RuleWords *rules;   /* [nrules] */
    const char *const *calls; /* [ncalls] names that moves have of their own */
    const ThrowWords *throws; /* [nchances] */
    const char *const *turns_help;    /* [nturns] each in the author's words, or NULL */
    const char *const *follows_help;  /* [nfollows] */
    const char *const *triggers_help; /* [ntriggers] */
    const char *const *decree_help[DECREES];
    const char *vars_help[VARS_MAX];
    uint64_t counters; /* bit v: players are shown variable v beside the board */
    uint64_t carried;  /* bit v: variable v goes on from game to game of a series */
    uint8_t series;    /* SeriesOrder: the usual one; ORDER_FIXED: the only one */
    int turns;         /* the variable that numbers the turns, in records too, or -1 */

    int nfen;
    const FenField *fen;
    int nnotations;
    const Notation *notations; /* one at least; the first is the default one */
    int noptions;
    const Option *options;
    const char *types; /* what a record's header says of a player's options: a template of
                       ** words over {option}, which stands for its abbreviation; or NULL. It has
                       ** TYPE_FIELDS fields at most, and no word over it comes to more than
                       ** TYPE_BYTES bytes */
} Display;

#endif
