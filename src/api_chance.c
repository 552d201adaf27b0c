/*
** api_chance.c -- throws in a match, and the counters that players are shown.
**
** A throw is drawn from the seed, the number of the move and its own number after that move, so
** that going back and forth in a match does not change its dice.
*/
#include "api.h"

#include "text/write/notation.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"
#include "base/err.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool over(const sw_Match *m) {
    return sw_match_outcome(m) != SW_ONGOING;
}

/* ---- drawing ---- */

void sw_match_seed(sw_Match *m, uint64_t seed) {
    m->seed = seed;
}

const char *sw_match_due(const sw_Match *m) {
    const Pos *p = match_now(m);
    return p->chance && !over(m) ? p->game->chances[p->chance - 1].name : NULL;
}

const char *sw_match_opening(const sw_Match *m) {
    return str_text(&m->opening);
}

static Move draw(const sw_Match *m) {
    Rng rng;
    int nth = m->ply ? m->steps.at[m->ply - 1].nthrows : m->nopening;
    rng_seed(&rng, rng_mix(m->seed) ^ rng_mix(((uint64_t)m->ply << 8) + (uint64_t)nth + 1));
    return chance_draw(match_now(m), &rng);
}

int sw_match_throw(sw_Match *m) {
    int n = 0;
    for (; sw_match_due(m); n++) {
        Move thrown = draw(m);
        if (thrown == MOVE_NONE)
            break;
        match_make(m, thrown);
        match_judge(m);
    }
    return n;
}

/* ---- reading ---- */

size_t throws_begin(const Game *g, const char *text) {
    return g->nchances ? strcspn(text, "{(") : strlen(text);
}

static const char *skip_blanks(const char *text) {
    return text + strspn(text, " \t\r\n");
}

static char closing(char open) {
    return open == '{' ? '}' : open == '(' ? ')' : '\0';
}

void plan_add(Plan *p, Move m) {
    Undo unused;
    moves_add(&p->made, m);
    pos_make(&p->pos, m, &unused);
}

/* The first n bytes of the text are one throw. */
static bool plan_throw(Plan *p, const char *text, size_t n, char **error) {
    Err e = {""};
    Move thrown;
    Str one = {0};
    str_addn(&one, text, n);
    bool ok = move_read(&p->pos, str_text(&one), &thrown, &e);
    str_free(&one);
    if (ok)
        plan_add(p, thrown);
    else
        api_fail(error, "%s", e.text);
    return ok;
}

bool plan_throws(Plan *p, const char **text, char **error) {
    for (*text = skip_blanks(*text); **text && p->pos.chance; *text = skip_blanks(*text)) {
        const char *end = closing(**text) ? strchr(*text, closing(**text)) : NULL;
        size_t n = end ? (size_t)(end - *text) + 1 : strlen(*text);
        if (!plan_throw(p, *text, n, error))
            return false;
        *text += n;
    }
    return true;
}

bool sw_match_throws(const sw_Match *m, const char *text) {
    Move unused;
    Err e;
    text = skip_blanks(text);
    return sw_match_due(m) && (closing(*text) || move_read(match_now(m), text, &unused, &e));
}

/* ---- how throws are written ---- */

/* More forms than these are not told. */
enum { FORMS_MAX = 4 };

/* Throws that differ in nothing but their numbers and letters. */
typedef struct Form {
    char *shape, *first, *last; /* owned */
    int n;
    bool range; /* one number, no letter: all from the first to the last */
} Form;

/* Each number becomes a '0', each letter an 'A'. */
static void shape_of(const char *text, Form *f, Str *shape) {
    int numbers = 0, letters = 0;
    str_clear(shape);
    for (size_t i = 0; text[i]; i++) {
        bool digit = isdigit((unsigned char)text[i]), letter = isalpha((unsigned char)text[i]);
        if (digit && i > 0 && isdigit((unsigned char)text[i - 1]))
            continue;
        numbers += digit;
        letters += letter;
        str_addc(shape, digit ? '0' : letter ? 'A' : text[i]);
    }
    f->range = numbers == 1 && letters == 0;
}

static void add_form(Form *forms, int *n, const char *text, Str *shape) {
    Form f = {0};
    shape_of(text, &f, shape);
    for (int i = 0; i < *n; i++)
        if (strcmp(forms[i].shape, str_text(shape)) == 0) {
            free(forms[i].last);
            forms[i].last = api_copy(text);
            forms[i].n++;
            return;
        }
    if (*n == FORMS_MAX)
        return;
    f.shape = api_copy(str_text(shape));
    f.first = api_copy(text);
    f.last = api_copy(text);
    f.n = 1;
    forms[(*n)++] = f;
}

static void write_forms(Form *forms, int n, Str *out) {
    for (int i = 0; i < n; i++) {
        Form *f = &forms[i];
        str_add(out, i == 0 ? "" : i + 1 == n ? ", or " : ", ");
        if (f->n == 1)
            str_add(out, f->first);
        else if (f->range)
            str_addf(out, "%s to %s", f->first, f->last);
        else
            str_addf(out, "one like %s", f->first);
        free(f->shape);
        free(f->first);
        free(f->last);
    }
}

char *sw_match_forms(const sw_Match *m) {
    Str out = {0}, text = {0}, shape = {0};
    Moves throws = {0};
    Weights weights = {0};
    Form forms[FORMS_MAX];
    int n = 0;
    if (sw_match_due(m))
        chance_list(match_now(m), &throws, &weights);
    for (size_t i = 0; i < throws.n; i++) {
        str_clear(&text);
        move_write(match_now(m), throws.at[i], 0, &text);
        add_form(forms, &n, str_text(&text), &shape);
    }
    write_forms(forms, n, &out);
    str_free(&text);
    str_free(&shape);
    moves_free(&throws);
    weights_free(&weights);
    return api_text(&out);
}

/* ---- counters ---- */

static bool is_shown(const Game *g, int var) {
    return g->display->counters >> var & 1;
}

int sw_match_counts(const sw_Match *m, sw_Count *counts, int max) {
    const Pos *p = match_shown(m);
    int n = 0;
    for (int i = 0; i < p->game->nvars; i++) {
        const Var *v = &p->game->vars[i];
        if (!is_shown(p->game, i))
            continue;
        if (n < max)
            counts[n] = (sw_Count){v->name, v->player, p->var[i]};
        n++;
    }
    return n;
}

/* A player's counter stands for him. */
static void write_party(const Game *g, int var, Str *out) {
    const Var *v = &g->vars[var];
    if (v->player >= 0)
        str_add(out, g->display->player[v->player].name);
    else
        str_addf(out, "the %s", v->name);
}

static void write_bill(const Game *g, const Bill *b, Str *out) {
    for (int i = 0; i < b->n; i++) {
        Payment paid = b->paid[i];
        if (paid.amount < 0)
            paid = (Payment){paid.payee, paid.payer, -paid.amount};
        if (!is_shown(g, paid.payer) || !is_shown(g, paid.payee))
            continue;
        write_party(g, paid.payer, out);
        str_add(out, " pays ");
        write_party(g, paid.payee, out);
        str_addf(out, " %d\n", paid.amount);
    }
}

char *sw_match_paid(const sw_Match *m) {
    Str out = {0};
    const Game *g = m->owner->game;
    if (m->ply)
        write_bill(g, &m->steps.at[m->ply - 1].bill, &out);
    return api_text(&out);
}

char *sw_match_settled(const sw_Match *m) {
    Str out = {0};
    write_bill(m->owner->game, &m->last_bill, &out);
    return api_text(&out);
}
