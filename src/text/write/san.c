/*
** san.c -- the facts of a move are gathered once, then templates are filled in.
**
** The order in a written move: cells made, pieces that appear, the move itself, further men
** from the hand, pieces that appear later (if spelt so), cells unmade, the outcome.
*/
#include "san.h"

#include "alike.h"
#include "facts.h"
#include "template.h"
#include "verdict.h"
#include "words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/make.h"

#include <stdlib.h>
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
#define NOTE(name, word, text) text,
#include "vm/model/notes.def"
#undef NOTE
};

static Field field_named(const char *name, size_t n) {
    return (Field)template_field(field_text, FIELD_COUNT, name, n);
}

/* What the fields of a template are filled in from. */
typedef struct Filling {
    Facts f;
    const San *san;
    Which which;
    const char *says; /* for {says}: the words of the rule by which the move ends the game */
    Sq cell;          /* for {cell}, of which `detail` is written */
    Detail detail;
    Sq at; /* where the piece that {piece} names stands */
} Filling;

static const char *part(const Notation *n, NoteKind k) {
    return n->part[k] ? n->part[k] : default_part[k];
}

/* ---- templates ---- */

static const char *cell_text(const San *s, Sq cell) {
    if (cell == SQ_NONE)
        return "";
    return words_cell_in(s->p->game, s->plain_cells ? NULL : s->notation, s->p->side, cell);
}

/* What a player's piece of a kind is called on a cell. */
static const char *kind_text(const San *s, int player, int kind, Sq cell) {
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

/* Moves *cell to the detail of a cell's name; returns its length. */
static size_t detail_text(const char **cell, Detail detail) {
    size_t file = words_file(*cell), n = strlen(*cell);
    switch (detail) {
    case DETAIL_NONE: return 0;
    case DETAIL_FILE: return file;
    case DETAIL_RANK: *cell += file; return n - file;
    case DETAIL_CELL: return n;
    }
    return 0;
}

static void add_cell_text(const San *s, Sq cell, Detail detail, Str *out) {
    const char *name = cell_text(s, cell);
    size_t n = detail_text(&name, detail);
    str_addn(out, name, n);
}

static bool add_field(const void *filling, const char *name, size_t n, Str *out);

static void fill(const Filling *l, NoteKind k, Str *out) {
    template_fill(part(l->san->notation, k), add_field, l, out);
}

/* Fills in a part that stands within another. It has no parts in it itself, so the recursion
** ends. */
static void fill_within(Filling l, NoteKind k, Str *out) {
    l.f.taken.n = 0;
    l.f.becomes = -1;
    l.which = (Which){DETAIL_NONE, DETAIL_NONE};
    fill(&l, k, out);
}

/* Adds a part for some detail of a cell, unless that is empty. */
static void add_part(const Filling *l, NoteKind k, Sq cell, Detail detail, Str *out) {
    const char *name = cell_text(l->san, cell);
    Filling one = *l;
    one.cell = cell;
    one.detail = detail;
    if (detail_text(&name, detail) > 0)
        fill_within(one, k, out);
}

static void add_each(const Filling *l, NoteKind k, const CellList *cells, Str *out) {
    for (int i = 0; i < cells->n; i++)
        add_part(l, k, cells->at[i], DETAIL_CELL, out);
}

static void add_becomes(const Filling *l, Str *out) {
    Filling new = *l;
    new.f.kind = l->f.becomes;
    new.at = l->f.to;
    if (new.f.kind >= 0)
        fill_within(new, NOTE_BECOMES, out);
}

/* FieldFn: a field that has nothing to say, or is unknown, is empty. */
static bool add_field(const void *filling, const char *name, size_t n, Str *out) {
    const Filling *l = filling;
    const Facts *f = &l->f;
    const San *s = l->san;
    const Game *g = s->p->game;
    switch (field_named(name, n)) {
    case FIELD_FROM: add_cell_text(s, f->from, DETAIL_CELL, out); break;
    case FIELD_FILE: add_cell_text(s, f->from, DETAIL_FILE, out); break;
    case FIELD_TO: add_cell_text(s, f->to, DETAIL_CELL, out); break;
    case FIELD_CELL: add_cell_text(s, l->cell, l->detail, out); break;
    case FIELD_PIECE: str_add(out, kind_text(s, s->p->side, f->kind, l->at)); break;
    case FIELD_LETTER:
        str_add(out, f->kind < 0 ? "" : g->display->kinds[f->kind].letter);
        break;
    case FIELD_CAPTURED:
        if (piece_is(f->captured))
            str_add(out, kind_text(s, g->owner[f->captured], g->kind[f->captured], f->to));
        break;
    case FIELD_TAKES: add_each(l, NOTE_TAKES, &f->taken, out); break;
    case FIELD_BECOMES: add_becomes(l, out); break;
    case FIELD_WHICH: add_part(l, NOTE_WHICH, f->from, l->which.from, out); break;
    case FIELD_WHERE: add_part(l, NOTE_WHERE, f->to, l->which.to, out); break;
    case FIELD_SAYS: str_add(out, l->says); break;
    case FIELD_NAME: str_add(out, f->name ? f->name : ""); break;
    case FIELD_MARK: /* written by san_write_mark() alone */
    case FIELD_COUNT: break;
    }
    return true;
}

/* ---- a whole move ---- */

bool san_tells_taken(const San *s) {
    return part(s->notation, NOTE_TAKES)[0] != '\0';
}

static NoteKind body_kind(const San *s, const Facts *f) {
    if (f->name)
        return NOTE_CALLED;
    if (f->from == SQ_NONE)
        return NOTE_PASS;
    if (f->drops)
        return NOTE_DROP;
    if (!f->moves)
        return NOTE_INPLACE;
    if (f->clashes)
        return NOTE_CLASH;
    bool hidden = f->taken.n > 0 && !san_tells_taken(s);
    return piece_is(f->captured) || hidden ? NOTE_CAPTURE : NOTE_MOVE;
}

/* The template of the move itself. The kind of the moving piece may have its own, else that
** of the piece that is taken. */
static const char *body(const San *s, const Facts *f) {
    const Notation *n = s->notation;
    NoteKind k = body_kind(s, f);
    const char *own = n->of_kind && f->kind >= 0 ? n->of_kind[f->kind].part[k] : NULL;
    if (!own && n->taken && k == NOTE_CAPTURE && piece_is(f->captured))
        own = n->taken[s->p->game->kind[f->captured]];
    return own ? own : part(n, k);
}

static Filling filling_of(const San *s, size_t i, Which which) {
    Filling l = {.san = s, .which = which, .says = "", .cell = SQ_NONE};
    facts_of(s->p, s->moves.at[i], &l.f);
    l.at = l.f.from;
    return l;
}

static void add_outcome(Filling *l, Move m, Str *out) {
    Pos after = *l->san->p;
    Undo u;
    Str words = {0};
    pos_try(&after, m, &u);
    bool stuck = !after.chance && !moves_any(&after);
    if (game_foes(after.game, l->san->p->side, after.side) && pos_in_check(&after, after.side))
        fill(l, stuck ? NOTE_MATE : NOTE_CHECK, out);
    Result r = rules_judge(&after, NULL, stuck ? 0 : -1);
    verdict_write_words(&after, r, &words);
    l->says = str_text(&words);
    if (r.verdict != VERDICT_NONE)
        fill(l, r.verdict == VERDICT_WIN ? NOTE_WIN : NOTE_DRAW, out);
    str_free(&words);
}

static bool add_mark(const void *mark, const char *name, size_t n, Str *out) {
    str_add(out, field_named(name, n) == FIELD_MARK ? mark : "");
    return true;
}

void san_write_mark(const Game *g, int n, NoteKind k, const char *mark, Str *out) {
    template_fill(part(&g->display->notations[n], k), add_mark, mark, out);
}

bool san_outcomes(const San *s) {
    const Notation *n = s->notation;
    return part(n, NOTE_CHECK)[0] || part(n, NOTE_MATE)[0] || part(n, NOTE_WIN)[0] ||
           part(n, NOTE_DRAW)[0];
}

/* In a move that drops a man, further men from the hand are written like the first, as
** drops. */
static bool is_dropped_too(const Filling *l, int i) {
    return l->f.drops && l->f.brought.hand[i];
}

static void add_dropped(const Filling *l, Str *out) {
    for (int i = 0; i < l->f.brought.n; i++) {
        Filling one = *l;
        if (!is_dropped_too(l, i))
            continue;
        one.f.kind = l->f.brought.kind[i];
        one.f.from = one.f.to = l->f.brought.at[i];
        one.f.taken.n = 0;
        str_addc(out, ' ');
        template_fill(body(l->san, &one.f), add_field, &one, out);
    }
}

/* Adds the men that appear before the move in this spelling, or `behind` it. True if there
** are any. */
static bool add_brought(const Filling *l, bool behind, Spelling spelling, Str *out) {
    bool any = false;
    for (int i = 0; i < l->f.brought.n; i++) {
        Filling one = *l;
        bool late = l->f.brought.behind[i] && spelling != SPELT_BEFORE;
        if (is_dropped_too(l, i) || late != behind)
            continue;
        any = true;
        one.f.kind = l->f.brought.kind[i];
        one.cell = l->f.brought.at[i];
        one.detail = DETAIL_CELL;
        if (behind && spelling == SPELT_DROPS) {
            one.f.drops = true;
            one.f.name = NULL;
            one.f.from = one.f.to = one.cell;
            fill_within(one, NOTE_DROP, out);
        } else {
            fill_within(one, NOTE_BROUGHT, out);
        }
    }
    return any;
}

static bool write_body(const San *s, size_t i, Which which, Spelling spelling, Str *out) {
    Filling l = filling_of(s, i, which);
    add_each(&l, NOTE_MADE, &l.f.made, out);
    add_brought(&l, false, spelling, out);
    template_fill(body(s, &l.f), add_field, &l, out);
    add_dropped(&l, out);
    bool late = add_brought(&l, true, spelling, out);
    add_each(&l, NOTE_UNMADE, &l.f.unmade, out);
    return late;
}

static const char *body_text(const San *s, size_t i, Which which) {
    Str out = {0};
    write_body(s, i, which, SPELT_BEFORE, &out);
    str_trim(&out, 0); /* blanks between empty parts are no text */
    const char *text = arena_strdup(s->arena, str_text(&out));
    str_free(&out);
    return text;
}

bool san_write_spelt(const San *s, size_t i, Which which, Spelling spelling, Str *out) {
    size_t before = out->n;
    bool late = write_body(s, i, which, spelling, out);
    if (!late)
        str_cut(out, before);
    return late;
}

const char *san_text_as(const San *s, size_t i, Which which) {
    const char **as = s->as[which.from * DETAILS + which.to];
    if (!as[i])
        as[i] = body_text(s, i, which);
    return as[i];
}

static const Which nothing = {DETAIL_NONE, DETAIL_NONE};

static bool asks_for(const San *s, const char *field) {
    for (NoteKind k = 0; k < NOTE_COUNT; k++)
        if (strstr(part(s->notation, k), field))
            return true;
    return false;
}

static void make_room(San *s) {
    for (int i = 0; i < DETAILS * DETAILS; i++)
        s->as[i] = ARENA_ARRAY(s->arena, const char *, s->moves.n);
    s->text = ARENA_ARRAY(s->arena, const char *, s->moves.n);
}

size_t san_init(San *s, const Pos *p, int notation, bool plain_cells, Move m) {
    bool all = m == MOVE_NONE;
    size_t i = 0;
    *s = (San){.p = p,
               .notation = &p->game->display->notations[notation],
               .plain_cells = plain_cells,
               .arena = arena_new()};
    s->where = asks_for(s, "{where}");
    s->which = s->where || asks_for(s, "{which}");
    moves_legal(p, &s->moves);
    while (!all && i < s->moves.n && s->moves.at[i] != m)
        i++;
    if (!all && i == s->moves.n)
        moves_add(&s->moves, m);
    make_room(s);
    alike_group(s);
    return i;
}

void san_free(San *s) {
    moves_free(&s->moves);
    arena_free(s->arena);
}

/* ---- one text for each ---- */

/* True if no other move is written like move i. Then that is its text, whatever the others
** become. */
static bool is_alone(const San *s, size_t i) {
    return alike_none(s, i) && san_text_as(s, i, nothing)[0] != '\0';
}

static const char *told_apart(const San *s, size_t i) {
    Which w = alike_least(s, i);
    Str out = {0};
    str_add(&out, san_text_as(s, i, w));
    if (out.n == 0 || !alike_tells(s, i, w))
        alike_add_distinction(s, i, w, out.n == 0, &out);
    const char *text = arena_strdup(s->arena, str_text(&out));
    str_free(&out);
    return text;
}

typedef struct Named {
    const char *text;
    bool alone;
    Move move;
    size_t place;
} Named;

/* By text. Of equal texts a move that is alone in its group comes first, then the order is
** that of Move, which does not depend on how moves are listed. */
static int by_name(const void *a, const void *b) {
    const Named *x = a, *y = b;
    int way = words_compare(x->text, y->text);
    if (way == 0)
        way = y->alone - x->alone;
    return way ? way : (x->move > y->move) - (x->move < y->move);
}

/* Numbers moves that have come to one text from different ones: a move may be "xb2" by its
** own template, and another because a cell is written after its "x". False if all texts
** differ. */
static bool number_alike(const San *s, Named *all) {
    bool numbered = false;
    int nth = 1;
    qsort(all, s->moves.n, sizeof *all, by_name);
    const char *last = "";
    for (size_t at = 0; at < s->moves.n; at++) {
        nth = at > 0 && words_compare(all[at].text, last) == 0 ? nth + 1 : 1;
        last = all[at].text;
        if (nth == 1)
            continue;
        numbered = true;
        all[at].text = arena_printf(s->arena, "%s/%d", last, nth);
    }
    return numbered;
}

/* Settles the texts of all moves, so that no two are equal. A number may itself make a text
** equal to another, so this is repeated until none is. */
static void settle(const San *s) {
    Named *all = ARENA_ARRAY(s->arena, Named, s->moves.n);
    for (size_t i = 0; i < s->moves.n; i++) {
        bool alone = is_alone(s, i);
        const char *text = alone ? san_text_as(s, i, nothing) : told_apart(s, i);
        all[i] = (Named){text, alone, s->moves.at[i], i};
    }
    while (number_alike(s, all)) {
    }
    for (size_t i = 0; i < s->moves.n; i++)
        s->text[all[i].place] = all[i].text;
}

const char *san_text(const San *s, size_t i) {
    if (is_alone(s, i))
        return san_text_as(s, i, nothing);
    if (!s->text[i])
        settle(s);
    return s->text[i];
}

const char *san_rest(const San *s, size_t i, Which *which) {
    const char *text = san_text(s, i);
    *which = is_alone(s, i) ? nothing : alike_least(s, i);
    return text + strlen(san_text_as(s, i, *which));
}

static void write_outcome(const San *s, size_t i, Str *out) {
    Filling l = filling_of(s, i, alike_least(s, i));
    add_outcome(&l, s->moves.at[i], out);
}

/* Whether a move with a longer text of its own is written like move i with this outcome. So no
** two moves with their outcomes are alike: of two that would be, one has none. */
static bool is_anothers(const San *s, size_t i, const char *outcome) {
    Str whole = {0}, other = {0};
    bool found = false;
    str_addf(&whole, "%s%s", san_text(s, i), outcome);
    const char *own = words_after(str_text(&whole), san_text(s, i));
    for (size_t k = 0; k < s->moves.n && !found; k++) {
        const char *rest = words_after(str_text(&whole), san_text(s, k));
        if (!rest || rest <= own)
            continue;
        str_clear(&other);
        write_outcome(s, k, &other);
        found = words_compare(rest, "") == 0 || words_compare(rest, str_text(&other)) == 0;
    }
    str_free(&whole);
    str_free(&other);
    return found;
}

void san_write_outcome(const San *s, size_t i, Str *out) {
    Str outcome = {0};
    if (!san_outcomes(s))
        return;
    write_outcome(s, i, &outcome);
    if (outcome.n > 0 && !is_anothers(s, i, str_text(&outcome)))
        str_add(out, str_text(&outcome));
    str_free(&outcome);
}
