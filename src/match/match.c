/*
** match.c -- the steps of a match, and which of them are made.
*/
#include "match.h"

#include "base/shown.h"
#include "names.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"
#include "text/write/words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/sound.h"
#include "vm/meaning/trigger.h"

#include <string.h>

bool match_is_agreed(const Match *m) {
    return m->at == m->steps.n;
}

size_t match_ply(const Match *m) {
    return m->at - match_is_agreed(m);
}

size_t match_plies(const Match *m) {
    return m->steps.n - 1;
}

/* The value of `at` once everything is redone. */
static size_t last_step(const Match *m) {
    return m->agreed.verdict == VERDICT_NONE ? m->steps.n - 1 : m->steps.n;
}

bool match_is_undone(const Match *m) {
    return m->at < last_step(m);
}

const Pos *match_now(const Match *m) {
    return &m->steps.at[match_ply(m)].after;
}

History match_history(const Match *m) {
    return history_first(&m->keys, match_ply(m));
}

int match_number(const Match *m, size_t i) {
    const Step *s = &m->steps.at[i];
    int turns = m->game->display->turns;
    if (i > 0)
        return s->number + (s->after.side <= s[-1].after.side);
    return turns < 0 ? 1 : m->given.var[turns];
}

/* ---- from the first step to the last ---- */

static void free_step(Step *s) {
    str_free(&s->text);
    str_free(&s->comment);
}

/* Drops the steps from number `from` (at least 1) on, and the agreed end. */
static void cut(Match *m, size_t from) {
    for (size_t i = from; i < m->steps.n; i++)
        free_step(&m->steps.at[i]);
    m->steps.n = from;
    while (m->keys.keys.n >= from)
        history_drop(&m->keys);
    m->agreed.verdict = VERDICT_NONE;
    str_clear(&m->words);
}

static void judge(Match *m) {
    History before = match_history(m);
    m->result = rules_judge(match_now(m), &before, -1);
}

/* Lends a step's position the history before it, which its conditions may ask about. */
static void lend_past(Match *m, size_t step) {
    m->steps.at[step].after.past = &m->keys;
    m->steps.at[step].after.npast = step;
}

/* Makes p the beginning of the match. The comment on the beginning stays. */
static void begin(Match *m, Pos p) {
    cut(m, 1);
    Step *s = &m->steps.at[0];
    str_free(&s->text);
    *s = (Step){.move = MOVE_NONE, .comment = s->comment, .after = p};
    lend_past(m, 0);
    m->given = m->steps.at[0].after;
    m->at = 0;
    m->series = (Series){0};
    judge(m);
}

Match *match_from(const Pos *p) {
    Match *m = mem_grow(NULL, sizeof *m);
    *m = (Match){.game = p->game, .head.arena = arena_new()};
    steps_add(&m->steps, (Step){.move = MOVE_NONE});
    begin(m, *p);
    return m;
}

Match *match_new(const Game *g, const char *fen, Err *e) {
    Pos p;
    pos_start(g, &p);
    return fen && !fen_read(g, fen, &p, e) ? NULL : match_from(&p);
}

static Str copied(Str s) {
    Str copy = {0};
    str_add(&copy, str_text(&s));
    return copy;
}

Match *match_copy(const Match *m) {
    Match *c = mem_grow(NULL, sizeof *c);
    *c = *m;
    c->words = copied(m->words);
    c->head = record_head(&m->head);
    c->steps = (Steps){0};
    for (size_t i = 0; i < m->steps.n; i++) {
        Step s = m->steps.at[i];
        s.text = copied(s.text);
        s.comment = copied(s.comment);
        steps_add(&c->steps, s);
    }
    c->keys = (History){0};
    for (size_t i = 0; i < m->keys.keys.n; i++)
        history_add(&c->keys, m->keys.keys.at[i]);
    for (size_t i = 0; i < c->steps.n; i++)
        lend_past(c, i);
    return c;
}

void match_free(Match *m) {
    if (!m)
        return;
    cut(m, 1);
    free_step(&m->steps.at[0]);
    steps_free(&m->steps);
    history_free(&m->keys);
    record_free(&m->head);
    str_free(&m->words);
    free(m);
}

/* ---- moves ---- */

/* Writes the move of step i in the current notation. Its throws stay: all notations write them
** alike. */
static void write_move(Match *m, size_t i) {
    Step *s = &m->steps.at[i];
    Str text = {0};
    move_write(&s[-1].after, s->move, m->notation, &text);
    size_t body = text.n;
    str_add(&text, str_text(&s->text) + s->body);
    str_free(&s->text);
    s->text = text;
    s->body = body;
}

/* Adds a throw to the step that led to it. Braces are set off by a blank ("D1-C4 {5}"),
** brackets of the game's own are not ("C4-B7(B 5:2)"). */
static void write_throw(Step *s, Move thrown) {
    Str text = {0};
    move_write(&s->after, thrown, 0, &text);
    if (s->text.n > 0 && text.at[0] == '{')
        str_addc(&s->text, ' ');
    str_add(&s->text, str_text(&text));
    str_free(&text);
    s->nthrows++;
}

static void add_step(Match *m, Move move) {
    size_t i = match_ply(m) + 1;
    cut(m, i);
    Step step = {.move = move, .number = match_number(m, i - 1), .after = *match_now(m)};
    history_add(&m->keys, step.after.key);
    steps_add(&m->steps, step);
    m->at = i;
    write_move(m, i);
}

static void add_paid(Bill *b, const Undo *u) {
    for (int i = 0; i < u->npaid && b->n < PAID_MAX; i++)
        b->paid[b->n++] = u->paid[i];
}

void match_make(Match *m, Move move) {
    Undo undo;
    if (move_is_throw(move)) {
        cut(m, m->at + 1); /* a throw, like a move, drops whatever was undone */
        write_throw(&m->steps.at[m->at], move);
    } else
        add_step(m, move);
    Step *s = &m->steps.at[m->at];
    pos_make(&s->after, move, &undo);
    lend_past(m, m->at); /* not earlier: pos_make() judges by the history before the move */
    add_paid(&s->bill, &undo);
    judge(m);
}

bool match_is_claim(const Match *m) {
    Result r = match_result(m);
    return r.verdict == VERDICT_DRAW && r.rule >= 0 && m->game->rules[r.rule].claimed;
}

bool match_play_on(Match *m) {
    bool claim = match_is_claim(m);
    if (claim)
        m->result = (Result){.verdict = VERDICT_NONE, .rule = -1};
    return claim;
}

int match_go(Match *m, int n) {
    int64_t from = (int64_t)m->at, to = from + n;
    int64_t last = (int64_t)last_step(m);
    m->at = (size_t)(to < 0 ? 0 : to > last ? last : to);
    if ((int64_t)m->at != from)
        judge(m); /* where it stays, a draw that was passed over stays so */
    return abs((int)((int64_t)m->at - from));
}

int match_moves(const Match *m, Sq from, Arena *a, const char ***text, Move **moves) {
    const Pos *p = match_now(m);
    int n = 0, all = match_outcome(m) == RECORD_OPEN
                         ? moves_sorted(p, m->notation, a, text, moves)
                         : 0;
    for (int i = 0; i < all; i++)
        if (from == SQ_NONE || move_view(p, (*moves)[i]).from == from) {
            (*text)[n] = (*text)[i];
            (*moves)[n++] = (*moves)[i];
        }
    return n;
}

/* ---- the end ---- */

Result match_result(const Match *m) {
    return match_is_agreed(m) ? m->agreed : m->result;
}

int match_outcome(const Match *m) {
    Result r = match_result(m);
    return r.verdict == VERDICT_WIN    ? r.winner
           : r.verdict == VERDICT_DRAW ? RECORD_DRAWN
                                       : RECORD_OPEN;
}

int match_points(const Match *m, int player) {
    Result r = match_result(m);
    return r.verdict == VERDICT_NONE ? 0 : result_points(m->game, r, player);
}

void match_write_result(const Match *m, Str *out) {
    int outcome = match_outcome(m);
    if (!match_is_agreed(m))
        verdict_write(match_now(m), m->result, out);
    else if (outcome == RECORD_DRAWN)
        str_addf(out, "draw (%s)", str_text(&m->words));
    else {
        verdict_write_winner(m->game, outcome, out);
        str_addf(out, " (%s)", str_text(&m->words));
    }
}

/* In a game of one player, outcome 1 is a loss of that player. */
static bool can_end_so(const Game *g, int outcome) {
    return outcome == RECORD_DRAWN ||
           (outcome >= 0 && outcome < (g->nplayers == 1 ? 2 : g->nplayers));
}

void match_end(Match *m, int outcome, const char *says) {
    if (match_outcome(m) != RECORD_OPEN || !can_end_so(m->game, outcome))
        return;
    Str words = {0}; /* built first: `says` may belong to a step that is cut */
    shown_add_line(&words, says, strlen(says));
    cut(m, m->at + 1);
    m->agreed = (Result){.verdict = outcome < 0 ? VERDICT_DRAW : VERDICT_WIN,
                         .winner = (uint8_t)outcome,
                         .rule = -1};
    str_free(&m->words);
    m->words = words;
    m->at = m->steps.n;
}

void match_write_meaning(const Match *m, Str *out) {
    verdict_write_meaning(match_now(m), match_result(m), out);
}

/* ---- what was paid ---- */

Pos match_shown(const Match *m, Bill *paid) {
    Pos p = *match_now(m);
    Undo undo;
    int outcome = match_outcome(m);
    *paid = (Bill){0};
    if (outcome == RECORD_OPEN)
        return p;
    pos_settle(&p, outcome >= 0 ? outcome : m->game->nplayers, &undo);
    add_paid(paid, &undo);
    return p;
}

void match_write_fen(const Match *m, Str *out) {
    Bill unused;
    Pos p = match_shown(m, &unused);
    fen_write(&p, out);
}

/* A counter that belongs to a player is called by his name, any other by its own: "the pot". */
static void write_party(const Game *g, int var, Str *out) {
    const Var *v = &g->vars[var];
    str_addf(out, "%s%s", v->player < 0 ? "the " : "",
             v->player < 0 ? v->name : player_name(g, v->player));
}

bool payment_is_shown(const Game *g, const Payment *paid) {
    return g->display->counters >> paid->payer & g->display->counters >> paid->payee & 1;
}

static void write_bill(const Game *g, const Bill *b, Str *out) {
    for (const Payment *paid = b->paid; paid < b->paid + b->n; paid++) {
        bool back = paid->amount < 0;
        int payer = back ? paid->payee : paid->payer, payee = back ? paid->payer : paid->payee;
        if (!payment_is_shown(g, paid))
            continue;
        write_party(g, payer, out);
        str_add(out, " pays ");
        write_party(g, payee, out);
        str_addf(out, " %d\n", abs(paid->amount));
    }
}

void match_write_paid(const Match *m, Str *out) {
    if (match_ply(m) > 0)
        write_bill(m->game, &m->steps.at[match_ply(m)].bill, out);
}

void match_write_settled(const Match *m, Str *out) {
    Bill paid;
    match_shown(m, &paid);
    write_bill(m->game, &paid, out);
}

/* ---- setting up ---- */

/* Makes p, which somebody has edited, the beginning: it has no last move, no throw is due
** in it (so variables that only mean something while one is are reset), and its rights and
** markers must fit it. */
static void set_up(Match *m, Pos p) {
    for (uint64_t marks = p.game->marks; marks; marks &= marks - 1) {
        int var = __builtin_ctzll(marks);
        pos_set_var(&p, var, p.game->vars[var].start);
    }
    pos_set_chance(&p, 0);
    p.last = (Event){0};
    p.was = 0;
    pos_make_sound(&p);
    begin(m, p);
}

void match_clear(Match *m) {
    Pos p;
    pos_clear(m->game, &p);
    for (Sq c = 0; c < m->game->graph.ncells; c++)
        if (m->game->start[c] == PIECE_HOLE)
            pos_put(&p, c, PIECE_HOLE);
    set_up(m, p);
}

bool match_put(Match *m, const char *cell, const char *piece, Err *e) {
    bool empty = strcmp(piece, ".") == 0;
    Sq at = cell_asked_by(m->game, match_now(m)->side, cell, e);
    if (at == SQ_NONE)
        return false;
    Piece what = piece_spelled(m->game, piece, strlen(piece));
    if (what == PIECE_NONE && !empty)
        return err_set(e, "no piece is written '%.*s' in this game", SHOWN_CUT(piece, 40));
    match_stand(m, at, what);
    return true;
}

void match_stand(Match *m, Sq cell, Piece x) {
    Pos p = *match_now(m);
    if (x == PIECE_HOLE && !words_holes(m->game))
        return;
    pos_put(&p, cell, x);
    set_up(m, p);
}

void match_turn(Match *m, int player) {
    Pos p = *match_now(m);
    if (player < 0 || player >= m->game->nplayers)
        return;
    pos_set_side(&p, player);
    set_up(m, p);
}

/* ---- notation and comments ---- */

bool match_set_notation(Match *m, const char *name, Err *e) {
    Str known = {0};
    int found = -1;
    for (int i = 0; i < m->game->display->nnotations; i++) {
        const char *one = m->game->display->notations[i].name;
        str_addf(&known, "%s%s", i ? ", " : "", one);
        found = str_equal_fold(one, name) ? i : found;
    }
    if (found < 0)
        err_set(e, "no notation '%.*s' in this game; there are: %s", SHOWN_CUT(name, 40),
                str_text(&known));
    str_free(&known);
    if (found < 0)
        return false;
    m->notation = found;
    m->chosen = true;
    for (size_t i = 1; i < m->steps.n; i++)
        write_move(m, i);
    return true;
}

void match_set_comment(Match *m, size_t i, const char *text) {
    Str before = m->steps.at[i].comment; /* freed last: `text` may lie in it */
    m->steps.at[i].comment = (Str){0};
    match_add_comment(m, i, text, strlen(text));
    str_free(&before);
}

void match_add_comment(Match *m, size_t i, const char *text, size_t n) {
    shown_add_folded(&m->steps.at[i].comment, text, n);
}
