/*
** display.h -- how a game is shown: drawn, written, read back and described.
**
** A Display hangs on its Game, lies in its arena and is as immutable. src/lang/ fills it in
** (src/face/tuning.c adds the file of tuned numbers); src/text/ and the floors above read it.
** Nothing in src/vm/ does (make lint), so that no word or picture can change what a position
** means. The names of kinds, cells, directions, variables and throws are the Game's own, whose
** messages need them.
**
** Lists are parallel to those of the Game: cells[c] is how cell c looks, kinds[k] how kind k
** does.
*/
#ifndef STEPWISE_VM_MODEL_DISPLAY_H
#define STEPWISE_VM_MODEL_DISPLAY_H

#include "game.h"

/* ---- the board ---- */

typedef struct Point {
    float x, y; /* x to the east, y to the north; a square cell is 1 wide */
} Point;

/* A rectangle. EMPTY_BOX holds nothing: box_around() of it and another box is the other. */
typedef struct Box {
    float left, right, bottom, top;
} Box;
#define EMPTY_BOX ((Box){1e9f, -1e9f, 1e9f, -1e9f})

/* The smallest box around two. */
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
    const Point *outline; /* [npoints] a polygon, counter-clockwise; curves have many points */
    Box box;              /* the smallest around the outline */
    uint8_t shade;        /* 0, 1, ...: which colour of the board it has */
    /* "e10/0": its name on boards, if the first notation has another for its rank; or NULL. */
    const char *name;
} CellLook;

/* Is the point within the cell's outline? By the crossing number. */
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

/* What a step in one of some directions is called: "step orthogonally", "leap of 1 by 2". The
** first word takes the plural. */
typedef struct StepWords {
    CellSet dirs; /* bit d: direction d, as the first player sees it */
    const char *words;
} StepWords;

/* What a set of cells is called: "the river". */
typedef struct ZoneWords {
    CellSet cells; /* as the first player sees them; each player's zone is what he sees so */
    const char *name;
} ZoneWords;

/* A row of the text board and of FEN. */
typedef struct Row {
    int n;             /* at least 1 */
    const Sq *cell;    /* [n] from left to right, without gaps */
    const char *label; /* "10" */
    const char *shown; /* "10/0": the label, if the first notation has another name; or NULL */
} Row;

/* ---- pieces, players, rules and throws ---- */

typedef struct KindLook {
    const char *letter;             /* "D", or with a mark "+D"; not in a player's style */
    const char *abbrev;             /* "DW": a short name, most often two letters; or NULL */
    const char *glyph[PLAYERS_MAX]; /* UTF-8, or NULL */
    const char *drawing;            /* SVG paths in a square of 100 by 100, or NULL */
    const char *help;               /* how it moves, in the author's words; or NULL */
} KindLook;

typedef struct PlayerLook {
    const char *name;   /* "Black" */
    const char *letter; /* "b": in FEN */
    const char *team;   /* the name of his team; NULL: he plays alone */
    char style;         /* 'A': capitals; 'a': small letters; else a sign after the letters */
} PlayerLook;

/* Fields of RuleWords.says, in braces there: the kinds, bare and with an article. */
#define RULE_FIELDS "captor", "captured", "a captor", "a captured"

/* What is said when a rule has decided the game. */
typedef struct RuleWords {
    const char *says;  /* the reason, shown in parentheses, with RULE_FIELDS in it; or NULL */
    const char *means; /* `says` in full, where that is an abbreviation; or NULL */
    const char *mark;  /* what a record adds to the last move, or NULL */
    const char *help;  /* the rule in the author's words, or NULL */
    bool stays;        /* boards show what was captured beside its captor */
} RuleWords;

/* How a throw is written: text/write/notation.h. */
typedef struct ThrowWords {
    const char *shows; /* its format; NULL: "{%d}" */
    /* [ncases] the word for why a case is thrown again, or NULL. The list may be NULL. */
    const char *const *again;
    const char *help; /* the throw in the author's words, or NULL */
} ThrowWords;

/* ---- FEN ---- */

typedef enum FenKind {
#define FEN(name, noun, text) FEN_##name,
#include "fen.def"
#undef FEN
    FEN_KINDS
} FenKind;

/* One of the variables of a FEN_FLAGS or FEN_PARTS field. */
typedef struct FenPart {
    /* Of a right its letter in the style of its player, "Q", "q" or "Q'"; of others what is in
    ** front of it, or "". */
    const char *text;
    uint16_t var;
} FenPart;

typedef struct FenField {
    uint8_t kind; /* FenKind */
    uint16_t var; /* FEN_NUMBER, FEN_CELL */
    int nparts;   /* FEN_FLAGS, FEN_PARTS */
    const FenPart *part;
    const char *text; /* FEN_TEXT */
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

/* How moves are written, by templates that text/write/notation.h explains. In chess, where a
** Knight goes from b1 to d2 and one on f3 could go there, too, and a Pawn becomes a Queen:
**
**     part[NOTE_MOVE]                "{piece}{which}{to}{becomes}"    Nbd2
**     part[NOTE_WHICH]               NULL, so "{cell}"                the b of b1 is enough
**     of_kind[Pawn].part[NOTE_MOVE]  "{to}{becomes}"                  a8=Q+
**     part[NOTE_BECOMES]             NULL, so "={letter}"
**     part[NOTE_CHECK]               "+"
*/
typedef struct Notation {
    const char *name;
    const char *part[NOTE_COUNT]; /* a template, or NULL for the default one */
    int types;                    /* which spelling of Option.abbrev its records have, from 0 */
    const NoteParts *of_kind; /* [nkinds] overrides of `part` for moves of a kind; or NULL */
    const char **cell[PLAYERS_MAX];  /* [ncells] names of the cells, as a player writes them */
    const char **piece[PLAYERS_MAX]; /* [nkinds] names of the kinds */
    /* [nkinds][ncells] names of the men by kind and cell; NULL: `piece` for all. */
    const char **man[PLAYERS_MAX];
    /* [nkinds] the CAPTURE template for taking such a man, or NULL. The list may be NULL. */
    const char **taken;
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

/* An option of the definition and its value in this game. */
typedef struct Option {
    const char *name, *help;
    OptionType type;
    int nchoices;
    /* [nchoices] OPTION_CHOICE: the names; OPTION_CELL: words besides cells; OPTION_LIST: names
    ** of what the list may hold. */
    const char **choice;
    const char **meaning; /* [nchoices] a line that explains each, or "" */
    /* OPTION_CHOICE: [nchoices] spellings for records, separated by blanks, or NULL. All are
    ** read; the first is written, or the one that Notation.types says. */
    const char **abbrev;
    /* OPTION_CHOICE: [nchoices] what each sets other options to, unless they are set by name:
    ** "openings=free; size=9", or ""; or NULL. */
    const char **sets;
    int64_t min, max; /* OPTION_NUMBER */
    const char *def;  /* the default, as text */
    bool contested;   /* `def` depends on which other options were set by name */
    bool per_side;    /* each player has a value of his own */
    bool random;      /* OPTION_CHOICE: the last choice is "random", for one of the others */
    bool drawn;       /* it was set to "random" (a number can be, too): the values were drawn */
    bool cells;       /* OPTION_LIST: it may hold cells, too */
    const char *value[PLAYERS_MAX]; /* as chosen; all the same unless per_side */
} Option;

/* A file that was read: the name by which it was asked for, "rules/chess.lua", and its path. */
typedef struct FileUsed {
    const char *name, *path;
} FileUsed;

/* The bounds of Display.types: more would be too long for a record, and too slow to read. */
enum { TYPE_FIELDS = 16, TYPE_BYTES = 2000 };

typedef struct Display {
    const char *name, *author, *source, *note, *file;
    const char *file_shown; /* `file` as one line that is safe to show (shown.h) */
    const char *help;       /* the game in a few words, for players; or NULL */
    const char *xboard;     /* the name by which XBoard knows the game, or NULL */
    const char *warnings;   /* what is odd about the definition, one a line */
    /* Only of a game with options, else "": what nobody uses as they are set (not in
    ** `warnings`, as other choices may use it); and the places of all that must be used with
    ** some choice, "file:line", one a line. */
    const char *unused;
    const char *made;
    int nfiles;
    const FileUsed *files; /* the definition's own first */
    const char *tuned;   /* path of the file of tuned numbers beside it; NULL: there is none */
    uint64_t tuned_hash; /* a hash of that file's text; 0: it is not in use */
    const char *untuned; /* why that file is not in use; NULL: it is, or there is none */
    const CellLook *cells; /* [ncells] */
    int nrows;
    const Row *rows; /* the topmost first */
    int nsteps;
    const StepWords *steps; /* of two for the same directions the first is used */
    int nzones;
    const ZoneWords *zones;  /* no two have the same name */
    const char *files_label; /* the line below the board: files, separated by blanks; or NULL */

    PlayerLook player[PLAYERS_MAX];
    const KindLook *kinds; /* [nkinds] */
    /* [nplayers + 1][nkinds] how FEN and boards write the pieces of each owner, the neutral
    ** one last. No two are the same, and none followed by a hole reads as another. */
    const char *const *pieces;
    const char *const *names; /* likewise, with the abbreviations of the kinds that have one */
    char hole;                /* the sign of a hole */
    const RuleWords *rules;   /* [nrules] */
    const char *const *calls; /* [ncalls] names that moves have of their own */
    const ThrowWords *throws; /* [nchances] */
    /* The author's words for turns [nturns], follows [nfollows], triggers [ntriggers],
    ** conditions of each decree, and variables; NULL where there are none. */
    const char *const *turns_help;
    const char *const *follows_help;
    const char *const *triggers_help;
    const char *const *decree_help[DECREES];
    const char *vars_help[VARS_MAX];
    uint64_t counters; /* bit v: variable v is shown beside the board */
    uint64_t carried;  /* bit v: variable v goes on from game to game of a series */
    uint8_t series;    /* SeriesOrder: the default; ORDER_FIXED: the only one */
    int turns;         /* the variable that numbers the turns, in records, too; or -1 */

    int nfen;
    const FenField *fen;
    int nnotations;
    const Notation *notations; /* at least one; the first is the default */
    int noptions;
    const Option *options;
    /* What the header of a record says of the options of a player: a template with fields
    ** {option}, which stand for the abbreviations of what is chosen; or NULL. It has
    ** TYPE_FIELDS fields at most, and no word of it can come to more than TYPE_BYTES bytes. */
    const char *types;
} Display;

#endif
