/*
** play.c -- moves and throws in a match. A text is played on a copy of the position first, and
** in the match only if all of it can be played.
*/
#include "play.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "text/explain/explain.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"
#include "vm/meaning/chance.h"

#include <stdlib.h>
#include <string.h>

static const char *skip_blanks(const char *text) {
    return text + strspn(text, " \t\r\n");
}

const char *throw_due(const Match *m) {
    const Pos *p = match_now(m);
    bool due = p->chance && match_outcome(m) == RECORD_OPEN;
    return due ? p->game->chances[p->chance - 1].name : NULL;
}

bool throw_meant(const Match *m, const char *text) {
    Move unused;
    Err e;
    text = skip_blanks(text);
    return throw_due(m) &&
           ((*text && strchr("{(", *text)) || move_read(match_now(m), text, &unused, &e) ||
            throw_again(match_now(m), text));
}

/* ---- how throws are written ---- */

/* At most FORMS_MAX forms are listed, at most GAPS_MAX numbers that a range lacks, and the
** limits of the first NUMBERS_MAX numbers of a throw. */
enum { FORMS_MAX = 4, GAPS_MAX = 6, NUMBERS_MAX = 4 };

/* Throws that differ only in their numbers and letters: "{1}" to "{9}" are one form. */
typedef struct ThrowForm {
    const char *shape, *first, *last;
    int n, ngaps;       /* ngaps > GAPS_MAX: there are more than `gap` holds */
    long gap[GAPS_MAX]; /* numbers between the first and the last that no throw has */
    /* The numbers in the shape, those in the names of cells aside, and the range of each. */
    int nnumbers;
    long least[NUMBERS_MAX], most[NUMBERS_MAX];
} ThrowForm;

/* The text with '0' for each number and 'A' for each letter: "{10 C7}"
** has the shape "{0 A0}". */
static const char *shape_of(const char *text, Arena *a) {
    char *shape = ARENA_ARRAY(a, char, strlen(text) + 1), *end = shape;
    for (; *text; text++) {
        bool digit = ascii_digit(*text);
        if (!digit || end == shape || end[-1] != '0')
            *end++ = digit ? '0' : ascii_alpha(*text) ? 'A' : *text;
    }
    return shape;
}

/* True if the throws differ in a single number and nothing else. */
static bool is_range(const ThrowForm *f) {
    const char *number = strchr(f->shape, '0');
    return number && !strchr(number + 1, '0') && !strchr(f->shape, 'A');
}

static const char *number_in(const char *text) {
    return text + strcspn(text, "0123456789");
}

static void add_gaps(ThrowForm *f, const char *text) {
    long next = strtol(number_in(text), NULL, 10);
    for (long i = strtol(number_in(f->last), NULL, 10); i < next - 1 && f->ngaps <= GAPS_MAX;
         i++, f->ngaps++)
        if (f->ngaps < GAPS_MAX)
            f->gap[f->ngaps] = i + 1;
}

/* The next number of a text that is not part of a cell's name, in which a letter comes before
** it; NULL: none. */
static const char *next_number(const char *text, const char *begin) {
    for (text = number_in(text); *text; text = number_in(text)) {
        if (text == begin || !ascii_alpha(text[-1]))
            return text;
        text += strspn(text, "0123456789");
    }
    return NULL;
}

static void add_bounds(ThrowForm *f, const char *text) {
    int i = 0;
    for (const char *at = next_number(text, text); at && i < NUMBERS_MAX; i++) {
        char *end;
        long number = strtol(at, &end, 10);
        f->least[i] = f->n == 0 || number < f->least[i] ? number : f->least[i];
        f->most[i] = f->n == 0 || number > f->most[i] ? number : f->most[i];
        at = next_number(end, text);
    }
    f->nnumbers = i;
}

static void add_form(ThrowForm *forms, int *n, const char *text, Arena *a) {
    const char *shape = shape_of(text, a);
    int i = 0;
    while (i < *n && strcmp(forms[i].shape, shape) != 0)
        i++;
    if (i == FORMS_MAX)
        return;
    if (i == *n)
        forms[(*n)++] = (ThrowForm){.shape = shape, .first = text, .last = text};
    if (is_range(&forms[i]))
        add_gaps(&forms[i], text);
    add_bounds(&forms[i], text);
    forms[i].last = text;
    forms[i].n++;
}

/* "{1} to {9}", "{1} to {9} without {3} and {7}". */
static void write_range(const ThrowForm *f, Str *out) {
    const char *number = number_in(f->first);
    str_addf(out, "%s to %s", f->first, f->last);
    if (f->ngaps > GAPS_MAX)
        str_add(out, ", though not all of them");
    for (int i = 0; i < f->ngaps && f->ngaps <= GAPS_MAX; i++)
        str_addf(out, "%s%.*s%ld%s",
                 i == 0              ? " without "
                 : i + 1 == f->ngaps ? " and "
                                     : ", ",
                 (int)(number - f->first), f->first, f->gap[i],
                 number + strspn(number, "0123456789"));
}

/* ", each number from 1 to 6", ", the numbers from 1 to 6 and from 2 to 8"; nothing if they
** never vary. */
static void write_bounds(const ThrowForm *f, Str *out) {
    bool vary = false, alike = true;
    for (int i = 0; i < f->nnumbers; i++) {
        vary |= f->least[i] < f->most[i];
        alike &= f->least[i] == f->least[0] && f->most[i] == f->most[0];
    }
    for (int i = 0; i < (alike ? 1 : f->nnumbers) && vary; i++)
        str_addf(out, "%s from %ld to %ld",
                 i > 0                      ? " and"
                 : alike && f->nnumbers > 1 ? ", each number"
                 : alike                    ? ", the number"
                                            : ", the numbers",
                 f->least[i], f->most[i]);
}

static void write_forms(const ThrowForm *forms, int n, Str *out) {
    for (int i = 0; i < n; i++) {
        const ThrowForm *f = &forms[i];
        str_add(out, i == 0 ? "" : i + 1 == n ? ", or " : ", ");
        if (f->n == 1)
            str_add(out, f->first);
        else if (is_range(f))
            write_range(f, out);
        else {
            str_addf(out, "one like %s", f->first);
            write_bounds(f, out);
        }
    }
}

static void write_due(const Pos *p, Str *out) {
    ThrowForm forms[FORMS_MAX];
    int n = 0;
    Arena *a = arena_new();
    Moves throws = {0};
    Str text = {0};
    chance_list(p, &throws);
    for (size_t i = 0; i < throws.n; i++) {
        str_clear(&text);
        move_write(p, throws.at[i], 0, &text);
        add_form(forms, &n, arena_strdup(a, str_text(&text)), a);
    }
    write_forms(forms, n, out);
    str_free(&text);
    moves_free(&throws);
    arena_free(a);
}

void throw_write_forms(const Match *m, Str *out) {
    if (throw_due(m))
        write_due(match_now(m), out);
}

/* ---- what a text says ---- */

/* The moves and throws that a text asks for. Where one throw is due before the move, and
** another after it, "{5} E0-G5 {4}" is
**
**     made   {5}   E0-G5   {4}       pos: the position after all three
**
** and so is "E0-G5 {4}", except that the first throw is drawn. */
typedef struct Plan {
    const Match *match;
    Pos pos;
    Moves made;             /* owned */
    Str word;               /* owned: the part of the text that was read last */
    Tried tried[AGAIN_MAX]; /* the positions before its moves, for pos */
    int ntried;
} Plan;

static void plan_add(Plan *p, Move m) {
    Undo u;
    moves_add(&p->made, m);
    pos_make(&p->pos, m, &u);
    if (move_is_throw(m) || p->ntried == AGAIN_MAX)
        return;
    Tried *t = &p->tried[p->ntried++];
    *t = (Tried){u.key, p->pos.tried};
    p->pos.tried = t;
}

/* Reads the first n bytes of *text as a move or a throw, adds it to the plan, and
** advances *text past it. */
static bool plan_read(Plan *p, const char **text, size_t n, Err *e) {
    Move found;
    str_clear(&p->word);
    str_addn(&p->word, *text, n);
    if (!move_read_in(&p->pos, p->match->notation, str_text(&p->word), &found, e))
        return false;
    plan_add(p, found);
    *text += n;
    return true;
}

/* Returns false. Adds the throws that are possible to the reason in e, unless that says why the
** throw does not count and is thrown again. */
static bool refuse_throw(const Plan *p, Err *e) {
    Str text = {0};
    if (throw_again(&p->pos, str_text(&p->word)))
        return false;
    str_addf(&text, "%s; type ", e->text);
    write_due(&p->pos, &text);
    err_set(e, "%s", str_text(&text));
    str_free(&text);
    return false;
}

/* Reads a throw of n bytes. If it is in brackets, tries what is inside them, too: any kind of
** bracket does for a game that writes another one, or none. */
static bool plan_throw(Plan *p, const char **text, size_t n, Err *e) {
    if (plan_read(p, text, n, e))
        return true;
    Err unused;
    const char *inner = *text + 1;
    if (n < 2 || !strchr("{(", **text) || !plan_read(p, &inner, n - 2, &unused))
        return refuse_throw(p, e);
    *text += n;
    return true;
}

static bool refuse_over(const Match *m, const Plan *p, Result r, Err *e) {
    Str text = {0};
    if (match_outcome(m) == RECORD_OPEN)
        verdict_write(&p->pos, r, &text);
    else
        match_write_result(m, &text);
    err_set(e, "the game is over: %s", str_text(&text));
    str_free(&text);
    return false;
}

/* False, with the result as the reason, if the plan so far ends the match. A throw can do
** that as well as a move. */
static bool goes_on(const Plan *p, Err *e) {
    History before = match_history(p->match);
    Result r = rules_judge(&p->pos, &before, -1);
    return r.verdict == VERDICT_NONE || refuse_over(p->match, p, r, e);
}

/* Reads throws from the beginning of *text as long as they are due. */
static bool plan_throws(Plan *p, const char **text, Err *e) {
    for (*text = skip_blanks(*text); **text && p->pos.chance; *text = skip_blanks(*text)) {
        const char *end = **text == '{'   ? strchr(*text, '}')
                          : **text == '(' ? strchr(*text, ')')
                                          : NULL;
        size_t n = end ? (size_t)(end - *text) + 1 : strlen(*text);
        if ((p->made.n > 0 && !goes_on(p, e)) || !plan_throw(p, text, n, e))
            return false;
    }
    return true;
}

/* Returns false. Sets e to the explanation why the word cannot be played, its lines joined into
** one. If the word fits legal moves, but several, e keeps the reason that it has. */
static bool refuse(const Plan *p, Err *e) {
    Explanation x = {0};
    History before = match_history(p->match);
    Result now = p->made.n > 0 ? rules_judge(&p->pos, &before, -1) : match_result(p->match);
    explain_move(&p->pos, &now, p->match->notation, str_text(&p->word), &x);
    if (!x.legal && x.text.n > 0)
        err_set(e, "%s", explanation_line(&x));
    explanation_free(&x);
    return false;
}

/* True if the first n bytes of the text are a move and the rest, if any, can be its throws. */
static bool is_move(Plan *p, const char *text, size_t n) {
    Move m;
    Undo unused;
    Err none;
    str_clear(&p->word);
    str_addn(&p->word, text, n);
    if (!move_read_in(&p->pos, p->match->notation, str_text(&p->word), &m, &none))
        return false;
    Pos after = p->pos;
    pos_make(&after, m, &unused);
    return !text[n] || after.chance;
}

/* The length of the move with which a text begins, throws in brackets following. Moves may have
** brackets of their own, so the text is tried up to each of the first few. If no try is a move,
** the length up to the first bracket. */
static size_t move_length(Plan *p, const char *text) {
    enum { BRACKETS_MAX = 8 };
    size_t least = p->pos.game->nchances ? strcspn(text, "{(") : strlen(text), n = least;
    for (int i = 0; text[least] && i <= BRACKETS_MAX; i++) {
        if (n > 0 && is_move(p, text, n))
            return n;
        if (!text[n])
            break;
        n += 1 + strcspn(text + n + 1, "{(");
    }
    return least;
}

/* Reads the move at the beginning of *text, but not its throws. */
static bool plan_move(Plan *p, const char **text, Err *e) {
    size_t n = move_length(p, *text);
    while (n > 0 && ascii_space((*text)[n - 1]))
        n--;
    if (n == 0 && **text)
        return err_set(e, "'%.*s' is not a move, and no throw is due", SHOWN_CUT(*text, 40));
    return plan_read(p, text, n, e) || refuse(p, e);
}

/* Reads a text of throws that are due, one move, and the throws that it leads to. Either the
** first throws or the move may be missing. */
static bool plan_text(Plan *p, const char *text, Err *e) {
    size_t drawn = p->made.n;
    if (!plan_throws(p, &text, e))
        return false;
    if (*text && p->made.n > drawn && !goes_on(p, e))
        return false;
    if (*text || p->made.n == drawn)
        if (!plan_move(p, &text, e) || !plan_throws(p, &text, e))
            return false;
    return !*text ||
           err_set(e, "'%.*s' follows the move, but no throw is due", SHOWN_CUT(text, 40));
}

/* How often a word of *n bytes asks for its move: 2 for "13/10(2)", where *n is cut down to the
** length of "13/10"; 1 for a word without such a suffix. */
static int times_of(const char *word, size_t *n) {
    enum { SIGNS = 3 };
    const char *sign = *n > SIGNS ? word + *n - SIGNS : "";
    if (sign[0] != '(' || !ascii_digit(sign[1]) || sign[1] == '0' || sign[2] != ')')
        return 1;
    *n -= SIGNS;
    return sign[1] - '0';
}

/* True if the player whose turn the text began with is to move, and no throw is due. */
static bool still_moves(const Plan *p, int mover) {
    return p->pos.side == mover && !p->pos.chance;
}

static bool has_parts(const Game *g) {
    bool any = false;
    for (int i = 0; i < g->nturns; i++)
        any |= g->turns[i].nparts > 1;
    return any;
}

static bool names_two(const Pos *p, const char *text) {
    Sq from, to;
    move_cells(p, text, &from, &to);
    return from != SQ_NONE && to != SQ_NONE;
}

/* True if the text can only be several moves: the last word read names two cells, and so does
** the rest, and no turn of the game has parts. */
static bool are_moves(const Plan *p, const char *rest) {
    return !has_parts(p->pos.game) && names_two(&p->pos, str_text(&p->word)) &&
           names_two(&p->pos, rest);
}

/* Reads one word of a text of several moves, as often as it asks. If the very first word is no
** move, the text may be something else: e is left as it is unless are_moves(). */
static bool plan_word(Plan *p, const char *word, size_t n, bool first, Err *e) {
    int mover = p->pos.side;
    const char *rest = word + n;
    for (int times = times_of(word, &n); times > 0; times--, first = false) {
        const char *at = word;
        Err unused;
        if (!first && !still_moves(p, mover))
            return err_set(e, "the turn is over before another '%.*s'", (int)n, word);
        if (!first && !goes_on(p, e))
            return false;
        if (!plan_read(p, &at, n, &unused))
            return (!first || are_moves(p, rest)) && refuse(p, e);
    }
    return true;
}

/* Reads several moves separated by blanks, all by one player, and the throws after the
** last. e comes with what is wrong with the text as a single move, and keeps that if the
** text does not begin like several. */
static bool plan_several(Plan *p, const char *text, Err *e) {
    int mover = p->pos.side;
    if (!*text)
        return false;
    for (bool first = true; *text && (first || still_moves(p, mover)); first = false) {
        size_t n = strcspn(text, " \t\r\n");
        if (!plan_word(p, text, n, first, e))
            return false;
        text = skip_blanks(text + n);
        if (first && *text && !still_moves(p, mover))
            return false;
    }
    if (*text && strchr("{(", *text) && !plan_throws(p, &text, e))
        return false;
    return !*text || err_set(e, "the turn is over before '%.*s'", SHOWN_CUT(text, 40));
}

/* Reads a text as one move or, failing that, as several. */
static bool plan_moves(Plan *p, const char *text, Err *e) {
    Pos before = p->pos;
    size_t drawn = p->made.n;
    if (plan_text(p, text, e))
        return true;
    p->pos = before;
    p->made.n = drawn;
    p->ntried = 0;
    return plan_several(p, skip_blanks(text), e);
}

/* Draws the throws that are due, and returns the result then: a throw can end the match. */
static Result plan_drawn(Plan *p) {
    const Match *m = p->match;
    History before = match_history(m);
    Result r = match_result(m);
    while (p->pos.chance && r.verdict == VERDICT_NONE) {
        Rng rng;
        uint64_t nth = (uint64_t)m->steps.at[m->at].nthrows + p->made.n;
        rng_seed(&rng, rng_mix(m->seed) ^ rng_mix(((uint64_t)m->at << 8) + nth + 1));
        plan_add(p, chance_draw(&p->pos, &rng));
        r = rules_judge(&p->pos, &before, -1);
    }
    return r;
}

/* Makes the planned moves and throws in the match and frees the plan. Returns their number. */
static int carry_out(Plan *p, Match *m) {
    int n = (int)p->made.n;
    for (int i = 0; i < n; i++)
        match_make(m, p->made.at[i]);
    moves_free(&p->made);
    str_free(&p->word);
    return n;
}

/* Refuses a match or a text that is longer than any real one, and slow to answer for. */
static bool in_bounds(const Match *m, const char *text, Err *e) {
    if (match_ply(m) >= MATCH_PLIES_MAX)
        return err_set(e, "a match has at most %d moves", MATCH_PLIES_MAX);
    return strnlen(text, MATCH_TEXT_MAX + 1) <= MATCH_TEXT_MAX ||
           err_set(e, "'%.*s' is not a move: it is longer than %d bytes", SHOWN_CUT(text, 40),
                   MATCH_TEXT_MAX);
}

bool match_play(Match *m, const char *text, Err *e) {
    if (!in_bounds(m, text, e))
        return false;
    Plan p = {.match = m, .pos = *match_now(m)};
    Result r = match_result(m);
    if (throw_due(m) && !throw_meant(m, text))
        r = plan_drawn(&p);
    bool ok = r.verdict == VERDICT_NONE ? plan_moves(&p, text, e) : refuse_over(m, &p, r, e);
    if (!ok)
        p.made.n = 0;
    carry_out(&p, m);
    return ok;
}

int throw_all(Match *m) {
    Plan p = {.match = m, .pos = *match_now(m)};
    plan_drawn(&p);
    return carry_out(&p, m);
}
