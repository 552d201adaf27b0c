/*
** phrase.c -- expressions and acts by the words of their rows (exprs.def, effects.def).
*/
#include "phrase.h"

#include "base/ascii.h"
#include "words.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* How the cells of a zone are worded. */
enum {
    ZONE_LISTED = 12,    /* the most cells that are listed one by one */
    ZONE_BEGUN = 3,      /* of more cells: "40 cells such as a1, b1 and c1" */
    ZONE_LEFT = 6,       /* the most cells after "any cell but", whole ranks and files apart */
    ZONE_LEFT_MOST = 16, /* the same in a zone of at least twice as many cells */
    BLOCK_LEAST = 6,     /* the fewest cells that are said as "d1 to f3" */
};

/* Who speaks. Cells, rows and directions have the names that `player` has for them; `plain`:
** for players, to whom an enemy is an enemy, royal or not. */
typedef struct Voice {
    const Game *g;
    int player;
    bool plain;
} Voice;

/* The cell that the board calls what the speaker calls `cell`. */
static Sq seen_cell(const Voice *s, Sq cell) {
    const Sq *seat = s->g->player[s->player].seat;
    Sq own = 0;
    while (own + 1 < s->g->graph.ncells && seat[own] != cell)
        own++;
    return own;
}

static Dir seen_dir(const Voice *s, Dir dir) {
    const Dir *see = s->g->player[s->player].see;
    Dir own = 0;
    while (own + 1 < s->g->graph.ndirs && see[own] != dir)
        own++;
    return own;
}

static CellSet seen_zone(const Voice *s, CellSet zone) {
    CellSet seen = {{0}};
    while (!set_empty(zone))
        set_add(&seen, seen_cell(s, (Sq)set_pop(&zone)));
    return seen;
}

static void add_cell(const Voice *s, Sq cell, Str *out) {
    str_add(out, words_cell(s->g, 0, seen_cell(s, cell)));
}

void phrase_joint(int done, int all, Str *out) {
    str_add(out, done == 0 ? "" : done + 1 == all ? " or " : ", ");
}

void phrase_mask(unsigned mask, Str *out) {
    static const struct {
        unsigned bit;
        const char *text;
    } words[] = {{ON_EMPTY, "nothing"},           {ON_FRIEND, "a friend"},
                 {ON_ENEMY, "an enemy"},          {ON_ROYAL, "an enemy royal piece"},
                 {ON_NEUTRAL, "a neutral piece"}, {ON_HOLE, "a hole"}};
    if ((mask & ON_ANYTHING) == ON_ANYTHING || mask == (ON_ANYTHING & ~(unsigned)ON_HOLE)) {
        str_add(out, mask & ON_HOLE ? "anything or a hole" : "anything");
        return;
    }
    int all = __builtin_popcount(mask & ON_ANYTHING), done = 0;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (mask & words[i].bit) {
            phrase_joint(done++, all, out);
            str_add(out, words[i].text);
        }
}

void phrase_kinds(const Game *g, KindSet kinds, bool many, Str *out) {
    int all = 0, done = 0;
    for (int k = 0; k < g->nkinds; k++)
        all += (int)(kinds >> k & 1);
    if (all == 0)
        str_add(out, many ? "pieces" : "piece");
    for (int k = 0; k < g->nkinds; k++)
        if (kinds >> k & 1) {
            str_add(out, done == 0 ? "" : done + 1 < all ? ", " : many ? " and " : " or ");
            if (many)
                words_plural(g->kinds[k].name, out);
            else
                str_add(out, g->kinds[k].name);
            done++;
        }
}

static void add_kindset(const Game *g, int id, bool many, Str *out) {
    phrase_kinds(g, game_named_kinds(g, id), many, out);
}

/* True if the whole row is in the zone (`in`) or the whole row is outside it. In a zone a row
** is named by its label, so one without a label never counts. */
static bool row_is(const Row *row, const CellSet *zone, bool in) {
    for (int i = 0; i < row->n; i++)
        if (set_has(zone, row->cell[i]) != in)
            return false;
    return !in || (row->label && row->label[0]);
}

/* Turns the last comma of what was written from `begin` on into a word: "a, b, c" into "a, b or
** c". */
static void join_last(Str *out, size_t begin, const char *word) {
    Str rest = {0};
    const char *comma = NULL;
    for (const char *at = str_text(out) + begin; (at = strstr(at, ", ")); at += 2)
        comma = at;
    if (!comma)
        return;
    str_add(&rest, comma + 1);
    str_cut(out, (size_t)(comma - str_text(out)));
    str_addf(out, " %s%s", word, str_text(&rest));
    str_free(&rest);
}

/* Adds "rank 8", "ranks 1 to 7", "ranks 1 and 8" for a zone of whole rows, in their order from
** the first player's side. False, with nothing written, for any other zone. */
static bool add_rows(const Game *g, const CellSet *zone, Str *out) {
    const Display *d = g->display;
    int in = 0, done = 0;
    for (int r = 0; r < d->nrows; r++) {
        if (!row_is(&d->rows[r], zone, true) && !row_is(&d->rows[r], zone, false))
            return false;
        in += row_is(&d->rows[r], zone, true);
    }
    str_add(out, in == 1 ? "rank" : "ranks");
    size_t begin = out->n;
    for (int r = d->nrows - 1; r >= 0; r--) {
        int last = r;
        while (last >= 0 && row_is(&d->rows[last], zone, true))
            last--;
        int n = r - last;
        if (n == 0)
            continue;
        str_addf(out, "%s %s", done++ ? "," : "", d->rows[r].label);
        if (n > 1)
            str_addf(out, "%s %s", n > 2 ? " to" : ",", d->rows[last + 1].label);
        r = last;
    }
    join_last(out, begin, "and");
    return in > 0;
}

static bool same_file(const char *a, const char *b) {
    size_t n = words_file(a);
    return n > 0 && n == words_file(b) && memcmp(a, b, n) == 0;
}

/* Adds "file a", "files a and b" for a zone of whole files, of several cells each. False for
** any other zone; then something may have been written. */
static bool add_files(const Game *g, const CellSet *zone, Str *out) {
    CellSet left = *zone;
    int done = 0;
    str_add(out, "file");
    size_t end = out->n;
    while (!set_empty(left)) {
        const char *first = words_cell(g, 0, (Sq)set_pop(&left));
        int cells = 1;
        for (Sq c = 0; c < g->graph.ncells; c++) {
            const char *name = words_cell(g, 0, c);
            if (name == first || !same_file(first, name))
                continue;
            if (!set_has(zone, c))
                return false;
            set_remove(&left, c);
            cells++;
        }
        if (cells == 1)
            return false;
        str_addf(out, "%s %.*s", done++ ? "," : "", (int)words_file(first), first);
    }
    if (done > 1) {
        Str rest = {0};
        str_add(&rest, str_text(out) + end);
        str_cut(out, end);
        str_addf(out, "s%s", str_text(&rest));
        str_free(&rest);
        join_last(out, end, "and");
    }
    return true;
}

/* The rank in a name such as "d10": one to three digits after the letter of the file; -1 for
** any other name. */
static int rank_of(const char *name) {
    enum { DIGITS = 3 };
    size_t n = strspn(name + 1, "0123456789");
    return n < 1 || n > DIGITS || name[1 + n] ? -1 : atoi(name + 1);
}

/* Adds "d1 to f3" for a zone of all cells between two corners, a letter naming the file and a
** number the rank. False, with nothing written, for any other zone. */
static bool add_block(const Game *g, const CellSet *zone, Str *out) {
    char file[2] = {'z', 'a'};
    int rank[2] = {INT_MAX, 0}, n = 0;
    for (CellSet left = *zone; !set_empty(left); n++) {
        const char *name = words_cell(g, 0, (Sq)set_pop(&left));
        int number = ascii_lower(name[0]) ? rank_of(name) : -1;
        if (number < 0)
            return false;
        file[0] = name[0] < file[0] ? name[0] : file[0];
        file[1] = name[0] > file[1] ? name[0] : file[1];
        rank[0] = number < rank[0] ? number : rank[0];
        rank[1] = number > rank[1] ? number : rank[1];
    }
    int files = file[1] - file[0] + 1, ranks = rank[1] - rank[0] + 1;
    if (n < BLOCK_LEAST || files < 2 || ranks < 2 || files * ranks != n)
        return false;
    str_addf(out, "%c%d to %c%d", file[0], rank[0], file[1], rank[1]);
    return true;
}

/* Lists the first `most` cells, with a word before the last one. */
static void list_cells(const Game *g, CellSet cells, int most, const char *word, Str *out) {
    size_t begin = out->n;
    for (int i = 0; i < most && !set_empty(cells); i++)
        str_addf(out, "%s%s", i ? ", " : "", words_cell(g, 0, (Sq)set_pop(&cells)));
    join_last(out, begin, word);
}

/* The cells of those rows that lie wholly within `cells`. */
static CellSet whole_rows(const Game *g, const CellSet *cells) {
    CellSet whole = {{0}};
    for (int r = 0; r < g->display->nrows; r++) {
        const Row *row = &g->display->rows[r];
        for (int i = 0; i < row->n && row_is(row, cells, true); i++)
            set_add(&whole, row->cell[i]);
    }
    return whole;
}

static bool is_whole_file(const Game *g, const CellSet *cells, const char *name) {
    bool whole = words_file(name) > 0;
    for (Sq c = 0; c < g->graph.ncells && whole; c++)
        whole = set_has(cells, c) || !same_file(name, words_cell(g, 0, c));
    return whole;
}

static CellSet whole_files(const Game *g, const CellSet *cells) {
    CellSet whole = {{0}};
    for (CellSet left = *cells; !set_empty(left);) {
        Sq c = (Sq)set_pop(&left);
        if (is_whole_file(g, cells, words_cell(g, 0, c)))
            set_add(&whole, c);
    }
    return whole;
}

/* Adds "any cell but m2, a9 and those of rank 10" for a zone that leaves out a few cells and,
** perhaps, whole ranks, whole files or a block between two corners. False, with nothing
** written, for any other zone. */
static bool add_rest(const Game *g, const CellSet *rest, Str *out) {
    CellSet rows = whole_rows(g, rest), files = whole_files(g, rest), but = rows;
    Str lines = {0};
    if (set_count(rows) > 1 && set_count(rows) >= set_count(files))
        add_rows(g, &rows, &lines);
    else if (set_count(files) > 1)
        add_files(g, &files, &lines), but = files;
    else if (add_block(g, rest, &lines))
        but = *rest;
    else
        but = (CellSet){{0}};
    CellSet few = set_minus(*rest, but);
    int n = set_count(few), all = n + (lines.n > 0);
    bool most = n <= ZONE_LEFT_MOST && 2 * n <= set_count(g->board) - set_count(*rest);
    bool fits = all > 0 && (n <= ZONE_LEFT || most);
    str_add(out, fits ? "any cell but " : "");
    for (int i = 0; i < n && fits; i++)
        str_addf(out, "%s%s", words_cell(g, 0, (Sq)set_pop(&few)),
                 i + 2 < all    ? ", "
                 : i + 2 == all ? " and "
                                : "");
    if (fits && lines.n)
        str_addf(out, "those of %s", str_text(&lines));
    str_free(&lines);
    return fits;
}

static void add_cells(const Voice *s, CellSet cells, Str *out) {
    CellSet zone = seen_zone(s, cells), rest = seen_zone(s, set_minus(s->g->board, cells));
    int n = set_count(zone), others = set_count(rest);
    size_t before = out->n;
    if (n > 1 && others > 0 && add_rows(s->g, &zone, out))
        return;
    str_cut(out, before);
    if (n > ZONE_LISTED && others > 0 && others <= 2 && add_rest(s->g, &rest, out))
        return;
    str_cut(out, before);
    if (n > 1 && others > 0 && add_files(s->g, &zone, out))
        return;
    str_cut(out, before);
    if (add_block(s->g, &zone, out))
        return;
    if (n == 0) {
        str_add(out, "no cell");
    } else if (n <= ZONE_LISTED) {
        list_cells(s->g, zone, n, "or", out);
    } else if (others == 0 || !add_rest(s->g, &rest, out)) {
        str_addf(out, "%d cells such as ", n);
        list_cells(s->g, zone, ZONE_BEGUN, "and", out);
    }
}

static void add_zone(const Voice *s, int id, Str *out) {
    add_cells(s, s->g->zones[id], out);
}

static const char *who_text(const Game *g, int who) {
    if (who >= WHO_PLAYER0)
        return g->display->player[who - WHO_PLAYER0].name;
    switch ((Who)who) {
    case WHO_PLAYER0:
    case WHO_NOBODY:
    case WHO_ME: break;
    case WHO_NEXT: return g->nplayers == 2 ? "the opponent" : "the next player";
    case WHO_ANY: return "any player";
    case WHO_NEUTRAL: return "nobody";
    case WHO_CAPTOR: return "the captor";
    case WHO_LOSER: return "the loser";
    case WHO_WINNER: return "the winner";
    }
    return "the mover";
}

static void add_var(const Game *g, const Expr *e, Str *out) {
    const Var *v = &g->vars[e->arg];
    if (v->player < 0)
        str_addf(out, "'%s'", v->name);
    else
        str_addf(out, "'%s' of %s", v->name, who_text(g, e->who));
}

static void add_dirs(const Voice *s, int id, Str *out) {
    const DirSet *set = &s->g->dirsets[id];
    CellSet own = {{0}};
    for (int i = 0; i < set->n; i++)
        set_add(&own, seen_dir(s, set->dir[i]));
    for (int all = set_count(own), done = 0; !set_empty(own);) {
        phrase_joint(done++, all, out);
        str_add(out, s->g->graph.dir_name[set_pop(&own)]);
    }
}

static void add_mask(const Voice *s, unsigned mask, Str *out) {
    bool hide = s->plain && (mask & ON_ENEMY);
    phrase_mask(hide ? mask & ~(unsigned)ON_ROYAL : mask, out);
}

static void add_arg(const Voice *s, const Expr *e, Str *out) {
    const Game *g = s->g;
    switch ((ExprArg)expr_info[e->kind].arg) {
    case ARG_NONE:
    case ARG_BIT: break;
    case ARG_NUMBER: str_addf(out, "%d", e->arg); break;
    case ARG_VAR:
    case ARG_MARKER: add_var(g, e, out); break;
    case ARG_KINDS: add_kindset(g, e->arg, false, out); break;
    case ARG_ZONE: add_zone(s, e->arg, out); break;
    case ARG_MASK: add_mask(s, (unsigned)e->arg, out); break;
    case ARG_DIRS: add_dirs(s, e->arg, out); break;
    case ARG_QUERY: str_addf(out, "walk %d", e->arg + 1); break;
    case ARG_THROWN: str_addf(out, "%d", e->arg + 1); break;
    }
}

/* Adds the second argument. Zone 0, the whole board, is not mentioned. */
static void add_more(const Voice *s, const Expr *e, Str *out) {
    if (expr_info[e->kind].more == ARG_KINDS)
        add_kindset(s->g, e->more, false, out);
    if (expr_info[e->kind].more == ARG_ZONE && e->more) {
        str_add(out, " on ");
        add_zone(s, e->more, out);
    }
}

static void phrase(const Voice *s, ExprId id, bool opposite, Str *out);

/* Adds what a letter of a form (exprs.def) means. */
static void fill(const Voice *s, const Expr *e, char letter, Str *out) {
    switch (letter) {
    case 'a': phrase(s, e->a, false, out); break;
    case 'b': phrase(s, e->b, false, out); break;
    case 'x': add_arg(s, e, out); break;
    case 'm': add_kindset(s->g, e->arg, true, out); break;
    case 'k': {
        Str arg = {0};
        add_arg(s, e, &arg);
        str_addf(out, "%s %s", words_article(str_text(&arg)), str_text(&arg));
        str_free(&arg);
        break;
    }
    case 'y': add_more(s, e, out); break;
    case 'p': str_add(out, who_text(s->g, e->who)); break;
    case 'w': str_addf(out, "%s's", who_text(s->g, e->who)); break;
    }
}

static void write_form(const Voice *s, const Expr *e, const char *form, Str *out) {
    for (; *form; form++)
        if (*form == '%')
            fill(s, e, *++form, out);
        else
            str_addc(out, *form);
}

int phrase_counted(const Game *g, int var) {
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].holding >= 0 && var >= g->kinds[k].holding &&
            var < g->kinds[k].holding + g->nplayers)
            return k;
    return -1;
}

bool phrase_is_lost(const Game *g, ExprId id, const char **says) {
    const Expr *e = &g->exprs[id];
    if (e->kind == EXPR_ADD)
        return phrase_is_lost(g, e->a, says) && phrase_is_lost(g, e->b, says);
    int kind = e->kind == EXPR_VAR && e->who == WHO_ME ? phrase_counted(g, e->arg) : -1;
    if (kind >= 0)
        *says = g->kinds[kind].in_hand ? "the number of pieces in hand"
                                       : "the number of lost pieces";
    return kind >= 0 || (e->kind == EXPR_NUM && e->arg == 0);
}

/* Words "0 is less than n" as "n is more than 0". */
static bool phrase_some(const Voice *s, const Expr *e, bool opposite, Str *out) {
    const Expr *zero = &s->g->exprs[e->a];
    if (e->kind != EXPR_LT || zero->kind != EXPR_NUM || zero->arg != 0)
        return false;
    phrase(s, e->b, false, out);
    str_add(out, opposite ? " is 0" : " is more than 0");
    return true;
}

/* Words "10 is at most n" as "n is at least 10". */
static bool phrase_turned(const Voice *s, const Expr *e, bool opposite, Str *out) {
    static const char *const less[] = {" is more than ", " is at most "};
    static const char *const at_most[] = {" is at least ", " is less than "};
    bool plain = s->g->exprs[e->a].kind == EXPR_NUM && s->g->exprs[e->b].kind != EXPR_NUM;
    if (!plain || (e->kind != EXPR_LT && e->kind != EXPR_LE))
        return false;
    phrase(s, e->b, false, out);
    str_add(out, (e->kind == EXPR_LT ? less : at_most)[opposite]);
    phrase(s, e->a, false, out);
    return true;
}

/* Adds an expression or its opposite. NOT exchanges the two; the opposite of a mask is all
** that it leaves out. */
static void phrase(const Voice *s, ExprId id, bool opposite, Str *out) {
    const Expr *e = &s->g->exprs[id];
    const ExprInfo *form = &expr_info[e->kind];
    const char *lost = "";
    if (id == 0) {
        str_add(out, opposite ? "never" : "always");
    } else if (e->kind == EXPR_NOT) {
        phrase(s, e->a, !opposite, out);
    } else if (opposite && e->kind == EXPR_ON) {
        phrase_mask(ON_ANYTHING & ~(unsigned)e->arg, out);
        str_add(out, " stands here");
    } else if (e->kind == EXPR_ADD && phrase_is_lost(s->g, id, &lost) && *lost) {
        str_add(out, lost);
    } else if (phrase_some(s, e, opposite, out) || phrase_turned(s, e, opposite, out)) {
        return;
    } else if (!opposite || form->is_not) {
        write_form(s, e, opposite ? form->is_not : form->is, out);
    } else {
        str_add(out, "not (");
        write_form(s, e, form->is, out);
        str_addc(out, ')');
    }
}

void phrase_seen(const Game *g, int player, ExprId e, Str *out) {
    const Voice s = {g, player, true};
    phrase(&s, e, false, out);
}

void phrase_seen_not(const Game *g, int player, ExprId e, Str *out) {
    const Voice s = {g, player, true};
    phrase(&s, e, true, out);
}

void phrase_expr(const Game *g, ExprId e, Str *out) {
    const Voice s = {g, 0, false};
    phrase(&s, e, false, out);
}

void phrase_cells(const Game *g, int player, CellSet cells, Str *out) {
    const Voice s = {g, player, true};
    add_cells(&s, cells, out);
}

/* ---- acts ---- */

static void add_ref(const Voice *s, uint8_t ref, uint16_t arg, Str *out) {
    const Game *g = s->g;
    switch ((CellRef)ref) {
    case REF_NONE: break;
    case REF_START: str_add(out, " start"); break;
    case REF_HERE: str_add(out, " here"); break;
    case REF_LANDED: str_add(out, " landed"); break;
    case REF_FIXED:
        str_addc(out, ' ');
        add_cell(s, arg, out);
        break;
    case REF_VAR: str_addf(out, " '%s'", g->vars[arg].name); break;
    case REF_STEP: str_addf(out, " step %s", g->graph.dir_name[seen_dir(s, (Dir)arg)]); break;
    case REF_PIECE: str_addf(out, " %s", g->kinds[arg].name); break;
    }
}

void phrase_act(const Game *g, int player, const Act *act, Str *out) {
    const Voice s = {g, player, false};
    for (const char *form = fx_info[act->fx].is; *form; form++) {
        if (*form != '%') {
            str_addc(out, *form);
            continue;
        }
        switch (*++form) {
        case 'a': add_ref(&s, act->ref_a, act->arg_a, out); break;
        case 'b': add_ref(&s, act->ref_b, act->arg_b, out); break;
        case 'k': str_add(out, g->kinds[act->kind].name); break;
        case 'v': str_add(out, g->vars[act->var].name); break;
        case 'e': phrase_seen(g, player, act->expr, out); break;
        case 'c': str_add(out, g->display->calls[act->var]); break;
        case 'q': str_addf(out, "walk %d", act->var + 1); break;
        }
    }
}
