/*
** api_match.c -- a game in progress: its moves, undone ones included, and how it ended.
**
** A match keeps the position after every move, so that going to any of them is an index. The
** result is judged once, when the position changes.
*/
#include "api.h"

#include "text/explain/explain.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"
#include "vm/ask/movegen.h"
#include "vm/count/divide.h"
#include "vm/count/playout.h"
#include "vm/meaning/sound.h"
#include "vm/meaning/make.h"
#include "base/err.h"

#include <stdlib.h>
#include <string.h>

const Pos *match_now(const sw_Match *m) {
    return m->ply ? &m->steps.at[m->ply - 1].after : &m->start;
}

History match_history(const sw_Match *m) {
    return history_first(&m->keys, m->ply);
}

static bool over(const sw_Match *m) {
    return m->agreed != SW_ONGOING || m->result.verdict != VERDICT_NONE;
}

const Pos *match_shown(const sw_Match *m) {
    return over(m) ? &m->settled : match_now(m);
}

void bill_add(Bill *b, const Undo *u) {
    for (int i = 0; i < u->npaid && b->n < PAID_MAX; i++)
        b->paid[b->n++] = u->paid[i];
}

/* What is paid when the match is over, by whatever has ended it. */
static void settle(sw_Match *m) {
    m->last_bill.n = 0;
    if (!over(m))
        return;
    Undo u;
    int outcome = sw_match_outcome(m);
    m->settled = *match_now(m);
    pos_settle(&m->settled, outcome >= 0 ? outcome : m->settled.game->nplayers, &u);
    bill_add(&m->last_bill, &u);
}

void match_judge(sw_Match *m) {
    History before = match_history(m);
    m->result = rules_judge(match_now(m), &before, -1);
    settle(m);
}

/* ---- from the first position to the last ---- */

/* Forgets the moves from number `ply` on. */
static void cut(sw_Match *m, size_t ply) {
    for (size_t i = ply; i < m->steps.n; i++)
        free(m->steps.at[i].text), free(m->steps.at[i].comment);
    m->steps.n = ply;
    while (m->keys.keys.n > ply)
        history_drop(&m->keys);
}

static void take_back_end(sw_Match *m) {
    free(m->words);
    m->words = NULL;
    m->agreed = m->withdrawn = SW_ONGOING;
}

/* Makes p the first position. */
static void begin(sw_Match *m, const Pos *p) {
    Pos start = *p;
    cut(m, 0);
    take_back_end(m);
    m->ply = 0;
    m->given = m->start = start;
    m->nopening = 0;
    str_clear(&m->opening);
    match_judge(m);
}

sw_Match *sw_match_new(const sw_Game *g, const char *fen, char **error) {
    if (error)
        *error = NULL;
    Pos p;
    Err e = {""};
    pos_start(g->game, &p);
    if (fen && !fen_read(g->game, fen, &p, &e)) {
        api_fail(error, "%s", e.text);
        return NULL;
    }
    sw_Match *m = mem_grow(NULL, sizeof *m);
    *m = (sw_Match){.owner = g, .agreed = SW_ONGOING, .withdrawn = SW_ONGOING};
    begin(m, &p);
    return m;
}

sw_Match *sw_match_copy(const sw_Match *m) {
    sw_Match *c = mem_grow(NULL, sizeof *c);
    *c = *m;
    c->steps = (Steps){0};
    c->keys = (History){0};
    for (size_t i = 0; i < m->steps.n; i++) {
        steps_add(&c->steps, m->steps.at[i]);
        c->steps.at[i].text = api_copy(m->steps.at[i].text);
        c->steps.at[i].comment = api_copy(m->steps.at[i].comment);
        history_add(&c->keys, m->keys.keys.at[i]);
    }
    c->words = api_copy(m->words);
    record_copy(m, c);
    c->opening = (Str){0};
    str_add(&c->opening, str_text(&m->opening));
    return c;
}

void sw_match_free(sw_Match *m) {
    if (!m)
        return;
    cut(m, 0);
    steps_free(&m->steps);
    history_free(&m->keys);
    str_free(&m->opening);
    record_forget(m);
    free(m->words);
    free(m);
}

const sw_Game *sw_match_game(const sw_Match *m) {
    return m->owner;
}

/* ---- moves ---- */

/* Says why `text` cannot be played: the reason of the rules or, when a legal move was meant but
** could not be told from others, that of the notation. */
static bool refuse(const sw_Match *m, const Pos *p, const char *text, const Err *e,
                   char **error) {
    Explanation x = {0};
    History before = match_history(m);
    explain_move(p, &before, text, &x);
    const char *reason = str_text(&x.text);
    size_t n = strlen(reason);
    while (n > 0 && reason[n - 1] == '\n')
        n--;
    if (x.legal || n == 0)
        api_fail(error, "%s", e->text);
    else
        api_fail(error, "%.*s", (int)n, reason);
    explanation_free(&x);
    return false;
}

static void make_step(sw_Match *m, Move move) {
    const Pos *p = match_now(m);
    Step step = {.move = move, .after = *p};
    Str text = {0};
    Undo undo;
    move_write(p, move, m->notation, &text);
    step.text = api_text(&text);
    cut(m, m->ply);
    take_back_end(m);
    history_add(&m->keys, p->key);
    pos_make(&step.after, move, &undo);
    bill_add(&step.bill, &undo);
    steps_add(&m->steps, step);
    m->ply++;
}

/* A throw belongs to the move that led to it, or to the beginning. */
static void make_throw(sw_Match *m, Move move) {
    Step *step = m->ply ? &m->steps.at[m->ply - 1] : NULL;
    Pos *p = step ? &step->after : &m->start;
    Str text = {0};
    Undo undo;
    str_add(&text, step ? step->text : str_text(&m->opening));
    size_t n = text.n;
    move_write(p, move, 0, &text);
    if (n > 0 && text.at[n] == '{') {
        text.n = n;
        str_addc(&text, ' ');
        move_write(p, move, 0, &text);
    }
    pos_make(p, move, &undo);
    *(step ? &step->nthrows : &m->nopening) += 1;
    if (step)
        bill_add(&step->bill, &undo);
    if (step)
        free(step->text), step->text = api_text(&text);
    else
        str_free(&m->opening), m->opening = text;
}

void match_make(sw_Match *m, Move move) {
    if (move_is_throw(move))
        make_throw(m, move);
    else
        make_step(m, move);
}

static bool fail_over(const sw_Match *m, char **error) {
    char *result = sw_match_result(m);
    api_fail(error, "the game is over: %s", result);
    free(result);
    return false;
}

/* The move that stands in *text before its throws. */
static bool plan_move(const sw_Match *m, Plan *plan, const char **text, char **error) {
    Err e = {""};
    Move found;
    size_t n = throws_begin(plan->pos.game, *text);
    if (n == 0 && **text)
        return api_fail(error, "'%.40s' is no move, and no throw is due", *text);
    Str body = {0};
    str_addn(&body, *text, n);
    bool ok = move_read(&plan->pos, str_text(&body), &found, &e);
    if (ok)
        plan_add(plan, found);
    else
        refuse(m, &plan->pos, str_text(&body), &e, error);
    str_free(&body);
    *text += n;
    return ok;
}

static bool make_plan(const sw_Match *m, Plan *plan, const char *text, char **error) {
    if (!plan_throws(plan, &text, error))
        return false;
    if (*text || plan->made.n == 0)
        if (!plan_move(m, plan, &text, error) || !plan_throws(plan, &text, error))
            return false;
    return !*text || api_fail(error, "'%.40s' follows the move, but no throw is due", text);
}

static bool plan_given(const sw_Match *m, Plan *plan, const char *text, char **error) {
    plan->pos = *match_now(m);
    return make_plan(m, plan, text, error);
}

/* What is due is drawn in a copy: the draw is the same in the match, once the move has been found
** to hold after it. */
static bool plan_drawn(const sw_Match *m, Plan *plan, const char *text, char **error) {
    sw_Match *drawn = sw_match_copy(m);
    sw_match_throw(drawn);
    bool ok = over(drawn) ? fail_over(drawn, error) : plan_given(drawn, plan, text, error);
    sw_match_free(drawn);
    return ok;
}

bool sw_match_play(sw_Match *m, const char *move, char **error) {
    if (error)
        *error = NULL;
    if (over(m))
        return fail_over(m, error);
    bool draws = sw_match_due(m) && !sw_match_throws(m, move);
    Plan plan = {0};
    bool ok = draws ? plan_drawn(m, &plan, move, error) : plan_given(m, &plan, move, error);
    if (ok && draws)
        sw_match_throw(m);
    for (size_t i = 0; ok && i < plan.made.n; i++)
        match_make(m, plan.made.at[i]);
    if (ok)
        match_judge(m);
    moves_free(&plan.made);
    return ok;
}

int sw_match_undo(sw_Match *m, int n) {
    int done = 0;
    if (n > 0 && m->agreed != SW_ONGOING) {
        m->withdrawn = m->agreed;
        m->agreed = SW_ONGOING;
        done++;
    }
    for (; done < n && m->ply > 0; done++)
        m->ply--;
    match_judge(m);
    return done;
}

int sw_match_redo(sw_Match *m, int n) {
    int done = 0;
    if (m->agreed != SW_ONGOING)
        return 0;
    for (; done < n && m->ply < m->steps.n; done++)
        m->ply++;
    if (done < n && m->withdrawn != SW_ONGOING) {
        m->agreed = m->withdrawn;
        m->withdrawn = SW_ONGOING;
        done++;
    }
    match_judge(m);
    return done;
}

int sw_match_ply(const sw_Match *m) {
    return (int)m->ply;
}

int sw_match_plies(const sw_Match *m) {
    return (int)m->steps.n;
}

const char *sw_match_move(const sw_Match *m, int i) {
    return i >= 0 && (size_t)i < m->steps.n ? m->steps.at[i].text : "";
}

int sw_match_mover(const sw_Match *m, int i) {
    if (i < 0 || (size_t)i >= m->steps.n)
        return -1;
    return i ? m->steps.at[i - 1].after.side : m->start.side;
}

/* ---- the position ---- */

int sw_match_side(const sw_Match *m) {
    return match_now(m)->side;
}

char *sw_match_fen(const sw_Match *m) {
    Str out = {0};
    fen_write(match_shown(m), &out);
    return api_text(&out);
}

bool sw_match_at(const sw_Match *m, const char *cell, const char **kind, int *owner) {
    const Pos *p = match_now(m);
    Sq at = cell_named(p->game, cell);
    if (at == SQ_NONE || !piece_is(pos_at(p, at)))
        return false;
    *kind = p->game->kinds[p->game->kind[pos_at(p, at)]].name;
    *owner = pos_owner(p, at) < p->game->nplayers ? pos_owner(p, at) : -1;
    return true;
}

/* ---- the end ---- */

int sw_match_outcome(const sw_Match *m) {
    if (m->agreed != SW_ONGOING)
        return m->agreed;
    switch (m->result.verdict) {
    case VERDICT_WIN: return m->result.winner;
    case VERDICT_DRAW: return SW_DRAW;
    case VERDICT_NONE:
    case VERDICT_LOSS: break;
    }
    return SW_ONGOING;
}

char *sw_match_result(const sw_Match *m) {
    Str out = {0};
    if (m->agreed == SW_ONGOING)
        verdict_write(match_now(m), m->result, &out);
    else if (m->agreed == SW_DRAW)
        str_addf(&out, "draw (%s)", m->words);
    else
        str_addf(&out, "%s wins (%s)", sw_player_name(m->owner, m->agreed), m->words);
    return api_text(&out);
}

char *sw_match_meaning(const sw_Match *m) {
    Str out = {0};
    if (m->agreed == SW_ONGOING)
        verdict_write_meaning(match_now(m), m->result, &out);
    return api_text(&out);
}

void sw_match_end(sw_Match *m, int outcome, const char *says) {
    if (over(m))
        return;
    cut(m, m->ply);
    take_back_end(m);
    m->agreed = outcome;
    m->words = api_copy(says);
    settle(m);
}

/* ---- lists of moves ---- */

void match_moves(const sw_Match *m, Moves *out) {
    if (!over(m))
        moves_legal(match_now(m), out);
}

CellSet match_reach(const Pos *p, Sq cell) {
    CellSet ends = {{0}};
    if (!piece_is(pos_at(p, cell)) || pos_owner(p, cell) >= p->game->nplayers)
        return ends;
    Pos turned = *p;
    pos_set_side(&turned, pos_owner(p, cell));
    Moves moves = {0};
    moves_from(&turned, cell, &moves);
    for (size_t i = 0; i < moves.n; i++) {
        MoveView v = move_view(&turned, moves.at[i]);
        if (v.to != SQ_NONE)
            set_add(&ends, v.to);
    }
    moves_free(&moves);
    return ends;
}

/* Keeps those of the n moves that start on a cell; returns how many. */
static int keep_from(const Pos *p, Sq from, const char **text, const Move *moves, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (move_view(p, moves[i]).from == from)
            text[kept++] = text[i];
    return kept;
}

char **sw_match_moves(const sw_Match *m, const char *cell, int *n, char **error) {
    if (error)
        *error = NULL;
    const Pos *p = match_now(m);
    Sq from = cell ? api_cell(p->game, cell, error) : SQ_NONE;
    if (cell && from == SQ_NONE)
        return NULL;
    Arena *arena = arena_new();
    const char **text = NULL;
    Move *moves = NULL;
    int count = over(m) ? 0 : moves_sorted(p, m->notation, arena, &text, &moves);
    if (cell)
        count = keep_from(p, from, text, moves, count);
    char **list = api_list(text, (size_t)count);
    arena_free(arena);
    if (n)
        *n = count;
    return list;
}

char **sw_match_reach(const sw_Match *m, const char *cell, int *n, char **error) {
    if (error)
        *error = NULL;
    const Pos *p = match_now(m);
    Sq from = api_cell(p->game, cell, error);
    if (from == SQ_NONE)
        return NULL;
    const char *names[SQ_MAX];
    size_t count = 0;
    for (CellSet ends = match_reach(p, from); !set_empty(ends);)
        names[count++] = p->game->graph.cell_name[set_pop(&ends)];
    if (n)
        *n = (int)count;
    return api_list(names, count);
}

/* ---- counting ---- */

uint64_t sw_match_count(const sw_Match *m) {
    return sw_match_outcome(m) == SW_ONGOING ? moves_count(match_now(m)) : 0;
}

uint64_t sw_match_playouts(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                           uint64_t *ended) {
    Rng rng;
    Playouts sum = {0};
    rng_seed(&rng, seed);
    playouts_run(match_now(m), games, limit, &rng, &sum);
    if (ended)
        *ended = sum.ended;
    return sum.plies;
}

uint64_t sw_match_perft(const sw_Match *m, int depth, int threads) {
    return divide_perft(match_now(m), depth, threads);
}

typedef struct Dividing {
    const char **text; /* of the first moves */
    sw_DivideFn *fn;
    void *ctx;
} Dividing;

static void tell_count(void *ctx, size_t i, uint64_t nodes) {
    const Dividing *d = ctx;
    d->fn(d->ctx, d->text[i], nodes);
}

uint64_t sw_match_divide(const sw_Match *m, int depth, int threads, sw_DivideFn *fn,
                         void *ctx) {
    if (m->result.verdict != VERDICT_NONE)
        return 0;
    Arena *a = arena_new();
    Dividing d = {.fn = fn, .ctx = ctx};
    Moves first = {0};
    int n = moves_sorted(match_now(m), m->notation, a, &d.text, &first.at);
    first.n = (size_t)n;
    uint64_t sum = divide_run(match_now(m), &first, depth, threads, tell_count, &d);
    arena_free(a);
    return sum;
}

/* ---- setting up ---- */

/* A position that was set up has no move behind it, and nothing is due in it. */
static void forget(Pos *p) {
    const Chance *c = p->chance ? &p->game->chances[p->chance - 1] : NULL;
    for (int i = 0; c && i < c->nmarks; i++)
        pos_set_var(p, c->marks[i], p->game->vars[c->marks[i]].start);
    pos_set_chance(p, 0);
    p->last = (Event){0};
    p->was = 0;
}

void sw_match_clear(sw_Match *m) {
    Pos p = *match_now(m);
    pos_clear(m->owner->game, &p);
    begin(m, &p);
}

bool sw_match_put(sw_Match *m, const char *cell, const char *piece, char **error) {
    if (error)
        *error = NULL;
    const Game *g = m->owner->game;
    Sq at = api_cell(g, cell, error);
    if (at == SQ_NONE)
        return false;
    Piece what = strcmp(piece, ".") == 0 ? PIECE_NONE : piece_spelled(g, piece, strlen(piece));
    if (what == PIECE_NONE && strcmp(piece, ".") != 0)
        return api_fail(error, "no piece is written '%.40s' in this game", piece);
    Pos p = *match_now(m);
    pos_put(&p, at, what);
    forget(&p);
    pos_make_sound(&p);
    begin(m, &p);
    return true;
}

void sw_match_turn(sw_Match *m, int player) {
    Pos p = *match_now(m);
    if (player < 0 || player >= m->owner->game->nplayers)
        return;
    pos_set_side(&p, player);
    forget(&p);
    pos_make_sound(&p);
    begin(m, &p);
}
