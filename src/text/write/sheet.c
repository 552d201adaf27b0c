/*
** sheet.c -- a move's facts are gathered from its shape once, then templates are filled in.
**
** The order in a written move: cells made, the move itself, cells unmade, the outcome.
*/
#include "sheet.h"

#include "verdict.h"
#include "words.h"
#include "vm/ask/movegen.h"

#include <string.h>

typedef enum Field {
#define FIELD(name, text) FIELD_##name,
#include "vm/model/fields.def"
#undef FIELD
    FIELD_COUNT
} Field;

static const char *const field_text[FIELD_COUNT] = {
#define FIELD(name, text) text,
#include "vm/model/fields.def"
#undef FIELD
};

static const char *const default_part[NOTE_COUNT] = {
#define NOTE(name, text) text,
#include "vm/model/notes.def"
#undef NOTE
};

/* A few cells, in the order of the move. */
typedef struct Cells {
    int n;
    Sq at[MOVE_CELLS];
} Cells;

/* What a move does, as far as templates ask. */
typedef struct Facts {
    const Sheet *sheet;
    Sq from, to;
    bool moves;     /* it has a MOVE or a CLASH */
    bool clashes;   /* it challenges what stands on `to` */
    Piece piece;    /* what it moves or changes first, as it was; or PIECE_NONE */
    Piece captured; /* on the landing */
    int becomes;    /* the new kind, or -1 */
    Cells taken, made, unmade;
    Which which;
    const char *says, *mark;
    const char *name; /* its own, or NULL */
    /* where the template stands: */
    const char *cell; /* of {cell} */
    size_t ncell;
    Sq at;    /* where what {piece} calls stands */
    int kind; /* of {letter} and {piece}; -1: none */
} Facts;

static void cells_add(Cells *c, Sq cell) {
    if (c->n < MOVE_CELLS)
        c->at[c->n++] = cell;
}

static const char *part(const Sheet *s, NoteKind k) {
    return s->notation && s->notation->part[k] ? s->notation->part[k] : default_part[k];
}

/* ---- facts ---- */

static void note_move(Facts *f, Sq a, Sq b) {
    if (f->moves)
        return;
    f->moves = true;
    f->from = a;
    f->to = b;
}

/* A change of kind counts for the piece that moves, and where its letter shows it. */
static void note_kind(Facts *f, const Game *g, Sq cell, int kind, Piece before) {
    if (f->from == SQ_NONE)
        f->from = f->to = cell;
    bool mine = cell == f->from || cell == f->to;
    if (mine && (!piece_is(before) || strcmp(g->display->kinds[g->kind[before]].letter,
                                             g->display->kinds[kind].letter) != 0))
        f->becomes = kind;
}

static void note_effect(Facts *f, Move m, const Effect *fx) {
    const Pos *p = f->sheet->p;
    Sq a = (Sq)move_cell(m, fx->a), b = (Sq)move_cell(m, fx->b);
    switch ((FxKind)fx->fx) {
    case FX_CLASH: f->clashes = true; /* fall through */
    case FX_MOVE: note_move(f, a, b); break;
    case FX_TAKE: cells_add(&f->taken, a); break;
    case FX_PUT: note_kind(f, p->game, a, fx->kind, PIECE_NONE); break;
    case FX_BECOME:
        note_kind(f, p->game, a, fx->kind, pos_at(p, f->moves && a == f->to ? f->from : a));
        break;
    case FX_UNMAKE: cells_add(&f->unmade, a); break;
    case FX_MAKE: cells_add(&f->made, a); break;
    case FX_CALL: f->name = p->game->display->calls[fx->var]; break;
    case FX_CONVERT:
    case FX_MARK:
    case FX_SET:
    case FX_ADD:
    case FX_CAPTOR:
    case FX_COUNT: break;
    }
}

/* Taking what stands on the landing is the landing's capture, not one on the way. */
static void settle_landing(Facts *f) {
    const Pos *p = f->sheet->p;
    if (f->from != SQ_NONE && piece_is(pos_at(p, f->from)))
        f->piece = pos_at(p, f->from);
    if (f->moves && f->to != f->from && piece_is(pos_at(p, f->to)))
        f->captured = pos_at(p, f->to);
    int kept = 0;
    for (int i = 0; i < f->taken.n; i++)
        if (!f->moves || f->taken.at[i] != f->to)
            f->taken.at[kept++] = f->taken.at[i];
    f->taken.n = kept;
}

static Facts facts_of(const Sheet *s, Move m, Which which) {
    const Shape *shape = &s->p->game->shapes[move_shape(m)];
    Facts f = {.sheet = s,
               .from = SQ_NONE,
               .to = SQ_NONE,
               .becomes = -1,
               .which = which,
               .says = "",
               .mark = "",
               .cell = "",
               .kind = -1};
    for (int i = 0; i < shape->nfx; i++)
        note_effect(&f, m, &shape->fx[i]);
    settle_landing(&f);
    bool named = f.made.n == 0 && f.unmade.n == 0 && shape->from != 0xff;
    if (f.from == SQ_NONE && named)
        f.from = f.to = (Sq)move_cell(m, shape->from);
    f.kind = piece_is(f.piece) ? s->p->game->kind[f.piece] : -1;
    f.at = f.from;
    return f;
}

/* ---- templates ---- */

static const char *cell_text(const Sheet *s, Sq cell) {
    if (cell == SQ_NONE)
        return "";
    const char **names = s->notation ? s->notation->cell[s->p->side] : NULL;
    return names && names[cell] && !s->plain_cells ? names[cell]
                                                   : s->p->game->graph.cell_name[cell];
}

/* What a player's piece of a kind on a cell is called. */
static const char *kind_text(const Sheet *s, int player, int kind, Sq cell) {
    const Game *g = s->p->game;
    const Notation *n = player < g->nplayers ? s->notation : NULL;
    const char *name = NULL;
    if (kind < 0)
        return "";
    if (n && n->man[player] && cell != SQ_NONE)
        name = n->man[player][kind * g->graph.ncells + cell];
    if (n && n->piece[player] && !name)
        name = n->piece[player][kind];
    return name ? name : g->kinds[kind].name;
}

/* A cell's name is its file, up to the first digit, and its rank. */
static size_t file_length(const char *cell) {
    return strcspn(cell, "0123456789");
}

/* As much of a cell's name as a level asks for; its length. */
static size_t level_text(const char **cell, Level level) {
    size_t file = file_length(*cell), n = strlen(*cell);
    switch (level) {
    case LEVEL_NONE: return 0;
    case LEVEL_FILE: return file;
    case LEVEL_RANK: *cell += file; return n - file;
    case LEVEL_CELL: return n;
    }
    return 0;
}

static void fill(const Facts *f, const char *template, Str *out);

static void add_level(const Facts *f, Sq cell, Level level, NoteKind template, Str *out) {
    Facts one = *f;
    one.cell = cell_text(f->sheet, cell);
    one.ncell = level_text(&one.cell, level);
    if (one.ncell > 0)
        fill(&one, part(f->sheet, template), out);
}

static void add_becomes(const Facts *f, Str *out) {
    Facts new = *f;
    if (f->becomes < 0)
        return;
    new.kind = f->becomes;
    new.at = f->to;
    new.becomes = -1;
    fill(&new, part(f->sheet, NOTE_BECOMES), out);
}

/* The template once for each cell. Such a template has no list in it, so this ends. */
static void add_each(const Facts *f, const Cells *cells, NoteKind template, Str *out) {
    Facts one = *f;
    one.taken.n = 0;
    for (int i = 0; i < cells->n; i++) {
        one.cell = cell_text(f->sheet, cells->at[i]);
        one.ncell = strlen(one.cell);
        fill(&one, part(f->sheet, template), out);
    }
}

static void add_field(const Facts *f, Field field, Str *out) {
    const Sheet *s = f->sheet;
    const Game *g = s->p->game;
    switch (field) {
    case FIELD_FROM: str_add(out, cell_text(s, f->from)); break;
    case FIELD_FILE: {
        const char *cell = cell_text(s, f->from);
        str_addn(out, cell, file_length(cell));
        break;
    }
    case FIELD_TO: str_add(out, cell_text(s, f->to)); break;
    case FIELD_CELL: str_addn(out, f->cell, f->ncell); break;
    case FIELD_PIECE: str_add(out, kind_text(s, s->p->side, f->kind, f->at)); break;
    case FIELD_LETTER:
        str_add(out, f->kind < 0 ? "" : g->display->kinds[f->kind].letter);
        break;
    case FIELD_CAPTURED:
        if (piece_is(f->captured))
            str_add(out, kind_text(s, g->owner[f->captured], g->kind[f->captured], f->to));
        break;
    case FIELD_TAKES: add_each(f, &f->taken, NOTE_TAKES, out); break;
    case FIELD_BECOMES: add_becomes(f, out); break;
    case FIELD_WHICH: add_level(f, f->from, f->which.from, NOTE_WHICH, out); break;
    case FIELD_WHERE: add_level(f, f->to, f->which.to, NOTE_WHERE, out); break;
    case FIELD_SAYS: str_add(out, f->says); break;
    case FIELD_MARK: str_add(out, f->mark); break;
    case FIELD_NAME: str_add(out, f->name ? f->name : ""); break;
    case FIELD_COUNT: break;
    }
}

static Field field_named(const char *name, size_t n) {
    int i = 0;
    while (i < FIELD_COUNT &&
           (strlen(field_text[i]) != n || memcmp(field_text[i], name, n) != 0))
        i++;
    return (Field)i;
}

static void fill(const Facts *f, const char *template, Str *out) {
    while (*template) {
        const char *close = *template == '{' ? strchr(template, '}') : NULL;
        if (!close) {
            str_addc(out, *template ++);
            continue;
        }
        add_field(f, field_named(template + 1, (size_t)(close - template) - 1), out);
        template = close + 1;
    }
}

/* ---- a whole move ---- */

static NoteKind body_kind(const Facts *f) {
    if (f->name)
        return NOTE_CALLED;
    if (f->from == SQ_NONE)
        return NOTE_PASS;
    if (!f->moves)
        return NOTE_INPLACE;
    if (f->clashes)
        return NOTE_CLASH;
    bool hidden = f->taken.n > 0 && part(f->sheet, NOTE_TAKES)[0] == '\0';
    return piece_is(f->captured) || hidden ? NOTE_CAPTURE : NOTE_MOVE;
}

/* The template of the move itself, which the moving piece, or the one that is taken, may have
** for its own. */
static const char *body(const Facts *f) {
    const Notation *n = f->sheet->notation;
    NoteKind k = body_kind(f);
    const char *own = n && n->of_kind && f->kind >= 0 ? n->of_kind[f->kind].part[k] : NULL;
    if (!own && n && n->taken && k == NOTE_CAPTURE && piece_is(f->captured))
        own = n->taken[f->sheet->p->game->kind[f->captured]];
    return own ? own : part(f->sheet, k);
}

static void add_says(Facts *f, const Pos *after, Result r, NoteKind k, Str *out) {
    Str text = {0};
    verdict_write_words(after, r, &text);
    f->says = str_text(&text);
    fill(f, part(f->sheet, k), out);
    f->says = "";
    str_free(&text);
}

static void add_outcome(Facts *f, Move m, Str *out) {
    Pos after = *f->sheet->p;
    Undo u;
    pos_make(&after, m, &u);
    bool stuck = !after.chance && !moves_any(&after), check = pos_in_check(&after, after.side);
    if (check)
        fill(f, part(f->sheet, stuck ? NOTE_MATE : NOTE_CHECK), out);
    Result r = rules_judge(&after, NULL, stuck ? 0 : -1);
    if (r.verdict == VERDICT_WIN)
        add_says(f, &after, r, NOTE_WIN, out);
    else if (r.verdict == VERDICT_DRAW)
        add_says(f, &after, r, NOTE_DRAW, out);
}

void sheet_write_mark(const Game *g, int n, NoteKind k, const char *mark, Str *out) {
    const Pos nowhere = {.game = g};
    const Sheet s = {.p = &nowhere,
                     .notation = n < g->display->nnotations ? &g->display->notations[n] : NULL};
    const Facts f = {.sheet = &s,
                     .from = SQ_NONE,
                     .to = SQ_NONE,
                     .becomes = -1,
                     .says = "",
                     .mark = mark,
                     .cell = "",
                     .kind = -1};
    fill(&f, part(&s, k), out);
}

bool sheet_outcomes(const Sheet *s) {
    return part(s, NOTE_CHECK)[0] || part(s, NOTE_MATE)[0] || part(s, NOTE_WIN)[0] ||
           part(s, NOTE_DRAW)[0];
}

void sheet_write_as(const Sheet *s, size_t i, Which which, bool outcome, Str *out) {
    Facts f = facts_of(s, s->moves.at[i], which);
    add_each(&f, &f.made, NOTE_MADE, out);
    fill(&f, body(&f), out);
    add_each(&f, &f.unmade, NOTE_UNMADE, out);
    if (outcome && sheet_outcomes(s))
        add_outcome(&f, s->moves.at[i], out);
}

/* ---- {which} and {where} ---- */

static bool same_level(const Sheet *s, Sq a, Sq b, Level level) {
    const char *x = cell_text(s, a), *y = cell_text(s, b);
    size_t n = level_text(&x, level), m = level_text(&y, level);
    return n == m && memcmp(x, y, n) == 0;
}

typedef struct Ends {
    Sq from, to;
} Ends;

/* The moves that are written like one where nothing is added. */
typedef struct Alike {
    size_t n;
    Ends *at;
} Alike;

static bool tells(const Sheet *s, const Alike *a, Which w) {
    for (size_t k = 1; k < a->n; k++)
        if (same_level(s, a->at[0].from, a->at[k].from, w.from) &&
            same_level(s, a->at[0].to, a->at[k].to, w.to))
            return false;
    return true;
}

/* Move i itself comes first. */
static Alike alike(const Sheet *s, size_t i) {
    Alike a = {0};
    for (size_t k = 0; k < s->moves.n; k++)
        a.n += strcmp(s->base[k], s->base[i]) == 0;
    a.at = ARENA_ARRAY(s->arena, Ends, a.n);
    for (size_t k = 0, n = 1; k < s->moves.n; k++) {
        if (strcmp(s->base[k], s->base[i]) != 0)
            continue;
        Facts f = facts_of(s, s->moves.at[k], (Which){LEVEL_NONE, LEVEL_NONE});
        a.at[k == i ? 0 : n++] = (Ends){f.from, f.to};
    }
    return a;
}

/* The least that tells move i from those written like it: something of where it starts, else of
** where it goes, else of both. */
static Which least_which(const Sheet *s, size_t i) {
    Alike a = alike(s, i);
    for (int from = LEVEL_NONE; from < LEVELS; from++)
        if (tells(s, &a, (Which){(Level)from, LEVEL_NONE}))
            return (Which){(Level)from, LEVEL_NONE};
    for (int from = LEVEL_NONE; from < LEVELS && s->where; from++)
        for (int to = LEVEL_FILE; to < LEVELS; to++)
            if (tells(s, &a, (Which){(Level)from, (Level)to}))
                return (Which){(Level)from, (Level)to};
    return (Which){LEVEL_CELL, LEVEL_CELL};
}

static bool asks_for(const Sheet *s, const char *field) {
    for (int k = 0; k < NOTE_COUNT; k++)
        if (strstr(part(s, (NoteKind)k), field))
            return true;
    return false;
}

static void write_bases(Sheet *s) {
    Str text = {0};
    s->base = ARENA_ARRAY(s->arena, const char *, s->moves.n);
    for (size_t i = 0; i < s->moves.n; i++) {
        str_clear(&text);
        sheet_write_as(s, i, (Which){LEVEL_NONE, LEVEL_NONE}, false, &text);
        s->base[i] = arena_strdup(s->arena, str_text(&text));
    }
    str_free(&text);
}

static void begin(Sheet *s, const Pos *p, int notation, bool plain_cells) {
    const Game *g = p->game;
    *s = (Sheet){.p = p, .plain_cells = plain_cells, .arena = arena_new()};
    s->notation = notation < g->display->nnotations ? &g->display->notations[notation] : NULL;
    s->where = asks_for(s, "{where}");
    s->which = s->where || asks_for(s, "{which}");
}

void sheet_init(Sheet *s, const Pos *p, int notation, bool plain_cells) {
    begin(s, p, notation, plain_cells);
    moves_legal(p, &s->moves);
    if (s->which)
        write_bases(s);
}

size_t sheet_init_one(Sheet *s, const Pos *p, int notation, Move m) {
    begin(s, p, notation, false);
    if (s->which)
        moves_legal(p, &s->moves);
    size_t i = 0;
    while (i < s->moves.n && s->moves.at[i] != m)
        i++;
    if (i == s->moves.n)
        moves_add(&s->moves, m);
    if (s->which)
        write_bases(s);
    return i;
}

void sheet_free(Sheet *s) {
    moves_free(&s->moves);
    arena_free(s->arena);
}

void sheet_write(const Sheet *s, size_t i, bool outcome, Str *out) {
    Which none = {LEVEL_NONE, LEVEL_NONE};
    sheet_write_as(s, i, s->which ? least_which(s, i) : none, outcome, out);
}
