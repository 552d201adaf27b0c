/*
** alike.c -- for each group, and each way of adding to its moves, a list sorted by text.
*/
#include "alike.h"

#include "facts.h"
#include "words.h"
#include "vm/meaning/deeds.h"
#include "vm/meaning/make.h"

#include <stdlib.h>
#include <string.h>

/* A move of a group as one list has it. */
typedef struct Line {
    const char *text, *rest; /* rest: what else it does; "" in lists sorted by text alone */
    Move move;
    size_t i; /* its index in s->moves */
} Line;

/* The lines of all groups, in the order of Alikes.order; each group is filled in and sorted
** when it is first needed. */
typedef struct Ranked {
    Line *line;
    bool *done; /* [where the group begins]: it is sorted */
} Ranked;

typedef enum OddPasses { ODD_UNKNOWN, ODD, NOT_ODD } OddPasses;

struct Alikes {
    size_t *order;                   /* indices of s->moves, each group contiguous */
    size_t *begins;                  /* [move]: where in `order` its group begins */
    size_t *ends;                    /* [where a group begins]: where it ends */
    OddPasses *odd;                  /* [where a group begins]: is_odd_pass() */
    Which *least;                    /* [move]: alike_least(), once computed */
    bool *asked;                     /* [move]: `least` has been computed */
    const char **rest;               /* [move]: rest_of(); NULL: not written yet */
    Ranked texts[DETAILS * DETAILS]; /* sorted by text, then move */
    Ranked rests[DETAILS * DETAILS]; /* sorted by text, rest, then move */
};

static const Which nothing = {DETAIL_NONE, DETAIL_NONE};

static int by_line(const void *a, const void *b) {
    const Line *x = a, *y = b;
    int way = words_compare(x->text, y->text);
    if (way == 0)
        way = strcmp(x->rest, y->rest);
    return way ? way : (x->move > y->move) - (x->move < y->move);
}

/* ---- groups ---- */

void alike_group(San *s) {
    size_t n = s->moves.n;
    Line *line = ARENA_ARRAY(s->arena, Line, n);
    struct Alikes *a = s->alikes = ARENA_ARRAY(s->arena, struct Alikes, 1);
    a->order = ARENA_ARRAY(s->arena, size_t, n);
    a->begins = ARENA_ARRAY(s->arena, size_t, n);
    a->ends = ARENA_ARRAY(s->arena, size_t, n);
    a->odd = ARENA_ARRAY(s->arena, OddPasses, n);
    a->least = ARENA_ARRAY(s->arena, Which, n);
    a->asked = ARENA_ARRAY(s->arena, bool, n);
    a->rest = ARENA_ARRAY(s->arena, const char *, n);
    for (size_t i = 0; i < n; i++)
        line[i] = (Line){san_text_as(s, i, nothing), "", s->moves.at[i], i};
    qsort(line, n, sizeof *line, by_line);
    for (size_t at = 0, begin = 0; at < n; at++) {
        if (words_compare(line[at].text, line[begin].text) != 0)
            begin = at;
        /* one pointer: quick to compare */
        else if (strcmp(line[at].text, line[begin].text) == 0)
            s->as[0][line[at].i] = line[begin].text;
        a->order[at] = line[at].i;
        a->begins[line[at].i] = begin;
        a->ends[begin] = at + 1;
    }
}

static size_t group_begin(const San *s, size_t i) {
    return s->alikes->begins[i];
}

static size_t group_end(const San *s, size_t i) {
    return s->alikes->ends[group_begin(s, i)];
}

bool alike_none(const San *s, size_t i) {
    return group_end(s, i) - group_begin(s, i) == 1;
}

/* ---- what else a move does ---- */

static const char *cell_text(const San *s, Sq cell) {
    const Notation *n = s->plain_cells ? NULL : s->notation;
    return words_cell_in(s->p->game, n, s->p->side, cell);
}

/* Adds ",d1-d2" or ",d1xd2". Whether the man takes anything depends on the board just before
** this effect. A man who is stopped before a royal piece does not go, and takes nothing. */
static void add_going(const San *s, const Pos *before, const Pos *after, const Deed *d,
                      Str *out) {
    bool trades = fx_info[d->fx.fx].does & DOES_TRADE;
    bool goes = piece_is(pos_at(before, d->a)) && !piece_is(pos_at(after, d->a)),
         takes = goes && !trades && piece_is(pos_at(before, d->b));
    str_addf(out, ",%s%c%s", cell_text(s, d->a), takes ? 'x' : '-', cell_text(s, d->b));
}

/* What templates may leave out: that a piece stays where it is ("-a1"), which other men go
** (",d1-d2"), what is taken (",xb3"). */
static const char *written_rest(const San *s, size_t i) {
    Facts f;
    Deeds deeds;
    Str out = {0};
    bool first = true;
    Pos now = *s->p; /* before the next effect */
    facts_of(s->p, s->moves.at[i], &f);
    move_deeds(s->p, s->moves.at[i], &deeds);
    if (!f.moves && f.from != SQ_NONE)
        str_addf(&out, "-%s", cell_text(s, f.from));
    for (int k = 0; k < deeds.n; k++) {
        const Deed *d = &deeds.at[k];
        Pos before = now;
        pos_apply_deed(&now, d);
        if (fx_info[d->fx.fx].does & DOES_GO && !first)
            add_going(s, &before, &now, d, &out);
        first = first && !(fx_info[d->fx.fx].does & DOES_GO);
    }
    for (int k = 0; k < f.taken.n && !san_tells_taken(s); k++)
        str_addf(&out, ",x%s", cell_text(s, f.taken.at[k]));
    const char *text = arena_strdup(s->arena, str_text(&out));
    str_free(&out);
    return text;
}

static const char *rest_of(const San *s, size_t i) {
    const char **rest = &s->alikes->rest[i];
    if (!*rest)
        *rest = written_rest(s, i);
    return *rest;
}

/* ---- lists ---- */

/* The group of move i written with w and sorted, by text and rest or by text alone; *at is
** the index of move i in it. */
static const Line *ranked(const San *s, size_t i, Which w, bool rest, size_t *at) {
    const struct Alikes *a = s->alikes;
    unsigned way = w.from * DETAILS + w.to;
    Ranked *r = rest ? &s->alikes->rests[way] : &s->alikes->texts[way];
    size_t begin = group_begin(s, i), n = group_end(s, i) - begin;
    if (!r->line) {
        r->line = ARENA_ARRAY(s->arena, Line, s->moves.n);
        r->done = ARENA_ARRAY(s->arena, bool, s->moves.n);
    }
    Line *line = r->line + begin;
    if (!r->done[begin]) {
        for (size_t k = 0; k < n; k++) {
            size_t place = a->order[begin + k];
            line[k] = (Line){san_text_as(s, place, w), rest ? rest_of(s, place) : "",
                             s->moves.at[place], place};
        }
        qsort(line, n, sizeof *line, by_line);
        r->done[begin] = true;
    }
    Line own = {san_text_as(s, i, w), "", s->moves.at[i], i};
    if (rest)
        own.rest = rest_of(s, i);
    const Line *found = bsearch(&own, line, n, sizeof *line, by_line);
    *at = (size_t)(found - line);
    return line;
}

/* The index of the first line that is not less than `own`. */
static size_t lower_bound(const Line *line, size_t n, const Line *own) {
    size_t low = 0;
    while (low < n) {
        size_t middle = low + (n - low) / 2;
        if (by_line(&line[middle], own) < 0)
            low = middle + 1;
        else
            n = middle;
    }
    return low;
}

/* ---- {which} and {where} ---- */

static bool has_text(const Line *line, size_t n, size_t at, const char *text) {
    return at < n && words_compare(line[at].text, text) == 0;
}

/* True if another move of the group, written with w, has this text. */
static bool is_others(const San *s, size_t i, Which w, const char *text) {
    size_t at, n = group_end(s, i) - group_begin(s, i);
    const Line *line = ranked(s, i, w, false, &at);
    size_t first = lower_bound(line, n, &(Line){text, "", 0, 0});
    if (has_text(line, n, first, text) && line[first].i == i)
        first++;
    return has_text(line, n, first, text);
}

/* With {where}, no other move may have this text with the parts of w exchanged, either: the
** file on which one move starts and the file to which another goes may look alike. */
bool alike_tells(const San *s, size_t i, Which w) {
    const char *text = san_text_as(s, i, w);
    Which turned = {w.to, w.from};
    return alike_none(s, i) ||
           (!is_others(s, i, w, text) && !(s->where && is_others(s, i, turned, text)));
}

static Which least(const San *s, size_t i) {
    Which w = nothing;
    for (; w.from <= DETAIL_CELL; w.from++)
        if (alike_tells(s, i, w))
            return w;
    for (w.from = DETAIL_NONE; w.from <= DETAIL_CELL && s->where; w.from++)
        for (w.to = DETAIL_FILE; w.to <= DETAIL_CELL; w.to++)
            if (alike_tells(s, i, w))
                return w;
    return (Which){DETAIL_CELL, DETAIL_CELL};
}

Which alike_least(const San *s, size_t i) {
    struct Alikes *a = s->alikes;
    if (!s->which)
        return nothing;
    if (!a->asked[i])
        a->least[i] = least(s, i);
    a->asked[i] = true;
    return a->least[i];
}

/* ---- numbers ---- */

int alike_pass_deeds(const San *s, size_t i) {
    Facts f;
    Deeds deeds;
    facts_of(s->p, s->moves.at[i], &f);
    move_deeds(s->p, s->moves.at[i], &deeds);
    return f.from == SQ_NONE && !f.name ? deeds.n : -1;
}

/* True if all the moves of the group are passes that do something. Whoever writes "--" alone
** has chosen none of them, so even the first gets a number. */
static bool is_odd_pass(const San *s, size_t i) {
    struct Alikes *a = s->alikes;
    OddPasses *odd = &a->odd[group_begin(s, i)];
    if (*odd == ODD_UNKNOWN)
        *odd = ODD;
    else
        return *odd == ODD;
    for (size_t at = group_begin(s, i); at < group_end(s, i); at++)
        if (alike_pass_deeds(s, a->order[at]) <= 0)
            *odd = NOT_ODD;
    return *odd == ODD;
}

void alike_add_distinction(const San *s, size_t i, Which w, bool empty, Str *out) {
    size_t at, n = group_end(s, i) - group_begin(s, i);
    const Line *line = ranked(s, i, w, true, &at);
    const char *rest = line[at].rest;
    size_t before = at - lower_bound(line, n, &(Line){line[at].text, rest, 0, 0});
    str_add(out, rest);
    if (before > 0 || (rest[0] == '\0' && (empty || is_odd_pass(s, i))))
        str_addf(out, "/%zu", before + 1);
}

void alike_add_rest(const San *s, size_t i, Str *out) {
    str_add(out, rest_of(s, i));
}
