/*
** stepwise.c -- the public interface: calls a lower layer, and returns its answer in plain C
** types.
*/
#include "face/answer.h"
#include "base/shown.h"
#include "lang/literal.h"
#include "match/header.h"
#include "match/look.h"
#include "match/names.h"
#include "match/play.h"
#include "match/replay.h"
#include "match/ruletest.h"
#include "match/series.h"
#include "search/memory/clock.h"
#include "search/searcher.h"
#include "vm/ask/movegen.h"
#include "vm/count/divide.h"
#include "vm/count/playout.h"

#include <stdlib.h>
#include <string.h>

_Static_assert((int)SW_PLAYERS_MAX == (int)PLAYERS_MAX, "one limit, known by two names");
_Static_assert((int)SW_ONGOING == (int)RECORD_OPEN && (int)SW_DRAW == (int)RECORD_DRAWN,
               "outcomes are the same on both sides");

struct sw_Engine {
    Searching *searching; /* owned */
    atomic_bool stop;
    Str value, move, line; /* of the last report */
    const Match *match;    /* the match being searched */
    sw_ReportFn *fn;       /* called with each report */
    void *ctx;
};

char *sw_shown(const char *text) {
    Str shown = {0};
    shown_add(&shown, text);
    return answer_text(&shown);
}

void sw_free(void *text) {
    free(text);
}

/* ---- matches ---- */

sw_Match *sw_match_new(const sw_Game *g, const char *fen, char **error) {
    Err e;
    Match *m = match_new(&g->it, fen, &e);
    answer_told(m, &e, error);
    return (sw_Match *)m;
}

void sw_match_free(sw_Match *m) {
    match_free((Match *)m);
}

void sw_match_end(sw_Match *m, int outcome, const char *says) {
    if (outcome != SW_ONGOING)
        match_end(&m->it, outcome, says);
}

bool sw_match_play_on(sw_Match *m) {
    return match_play_on(&m->it);
}

bool sw_match_at(const sw_Match *m, const char *cell, const char **kind, int *owner) {
    Err unused;
    const Pos *p = match_now(&m->it);
    Sq at = cell_asked_by(p->game, p->side, cell, &unused);
    if (at == SQ_NONE || !piece_is(pos_at(p, at)))
        return false;
    *kind = p->game->kinds[p->game->kind[pos_at(p, at)]].name;
    *owner = pos_owner(p, at) < p->game->nplayers ? pos_owner(p, at) : -1;
    return true;
}

char **sw_match_moves(const sw_Match *m, const char *cell, int *n, char **error) {
    Err e;
    if (n)
        *n = 0;
    int side = match_now(&m->it)->side;
    Sq from = cell ? cell_asked_by(m->it.game, side, cell, &e) : SQ_NONE;
    if (!answer_told(!cell || from != SQ_NONE, &e, error))
        return NULL;
    Arena *a = arena_new();
    const char **text = NULL;
    Move *moves;
    int count = match_moves(&m->it, from, a, &text, &moves);
    char **list = answer_list(text, 1, (size_t)count, n);
    arena_free(a);
    return list;
}

char **sw_match_reach(const sw_Match *m, const char *cell, int *n, char **error) {
    Err e;
    if (n)
        *n = 0;
    const char *names[SQ_MAX];
    size_t count = 0;
    Sq from = cell_asked_by(m->it.game, match_now(&m->it)->side, cell, &e);
    if (!answer_told(from != SQ_NONE, &e, error))
        return NULL;
    for (CellSet ends = look_reach(match_now(&m->it), from); !set_empty(ends);)
        names[count++] = m->it.game->graph.cell_name[set_pop(&ends)];
    return answer_list(names, 1, count, n);
}

const char *sw_match_cell(const sw_Match *m, const char *cell) {
    Err unused;
    const Pos *p = match_now(&m->it);
    Sq at = cell_asked_by(p->game, p->side, cell, &unused);
    return at == SQ_NONE ? cell : cell_called(p->game, m->it.notation, p->side, at);
}

uint64_t sw_match_playouts(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                           uint64_t *ended) {
    Rng rng;
    Playouts sum = {0};
    rng_seed(&rng, seed);
    playouts_run(match_now(&m->it), games, limit, &rng, &sum);
    if (ended)
        *ended = sum.ended;
    return sum.plies;
}

sw_Sample sw_match_sample(const sw_Match *m, uint64_t games, int limit, uint64_t seed,
                          uint64_t *by_rule) {
    Rng rng;
    Playouts sum = {.by_rule = by_rule};
    rng_seed(&rng, seed);
    playouts_run(match_now(&m->it), games, limit, &rng, &sum);
    sw_Sample s = {.games = sum.games,
                   .plies = sum.plies,
                   .drawn = sum.drawn,
                   .unended = sum.games - sum.ended};
    const Game *g = m->it.game;
    for (int p = 0; p < g->nplayers; p++)
        for (int q = 0; q < g->nplayers; q++)
            s.won[p] += game_team(g, p) == game_team(g, q) ? sum.won[q] : 0;
    return s;
}

typedef struct Dividing {
    const char **text; /* texts of the first moves */
    sw_DivideFn *fn;
    void *ctx;
} Dividing;

static void tell_count(void *ctx, size_t i, uint64_t nodes) {
    const Dividing *d = ctx;
    d->fn(d->ctx, d->text[i], nodes);
}

uint64_t sw_match_divide(const sw_Match *m, int depth, int threads, sw_DivideFn *fn,
                         void *ctx) {
    Arena *a = arena_new();
    Dividing d = {.fn = fn, .ctx = ctx};
    Moves first = {0};
    Match open = m->it; /* a shallow copy, so that counting goes on past an agreed end */
    open.at = match_ply(&open);
    first.n = (size_t)match_moves(&open, SQ_NONE, a, &d.text, &first.at);
    uint64_t sum =
        divide_run(match_now(&m->it), &first, depth, threads, fn ? tell_count : NULL, &d);
    arena_free(a);
    return sum;
}

/* ---- chance and counters ---- */

void sw_match_seed(sw_Match *m, uint64_t seed) {
    m->it.seed = seed;
}

int sw_match_counts(const sw_Match *m, sw_Count *counts, int max) {
    Bill unused;
    const Game *g = m->it.game;
    Pos p = match_shown(&m->it, &unused);
    int n = 0;
    for (int i = 0; i < g->nvars; i++)
        if (g->display->counters >> i & 1 && n++ < max)
            counts[n - 1] = (sw_Count){g->vars[i].name, g->vars[i].player, p.var[i]};
    return n;
}

char *sw_match_beside(const sw_Match *m, int columns) {
    Str text = {0};
    look_beside(&m->it, columns, &text);
    return answer_text(&text);
}

/* ---- records ---- */

static bool is_step(const sw_Match *m, int i) {
    return i >= 0 && (size_t)i < m->it.steps.n;
}

void sw_match_set_comment(sw_Match *m, int ply, const char *text) {
    if (is_step(m, ply))
        match_set_comment(&m->it, (size_t)ply, text);
}

sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error) {
    return sw_record_read_from(NULL, text, n, nth, game, g, error);
}

sw_Match *sw_record_read_from(const sw_Files *files, const char *text, size_t n, int nth,
                              const char *game, sw_Game **g, char **error) {
    Err e;
    Game *loaded;
    AnswerFiles from;
    const Files *asked = answer_files(&from, files);
    Match *m = replay_read_from(asked, text, n, nth, game, &loaded, &e);
    answer_told(m, &e, error);
    if (m)
        answer_tune(loaded, asked);
    answer_files_free(&from);
    *g = (sw_Game *)loaded;
    return (sw_Match *)m;
}

sw_Match *sw_record_read_of(const sw_Game *g, const char *text, size_t n, int nth,
                            char **error) {
    Err e;
    Match *m = replay_read_of((const Game *)g, text, n, nth, &e);
    answer_told(m, &e, error);
    return (sw_Match *)m;
}

size_t sw_record_places(const char *text, size_t n, size_t **places) {
    Places all = {0};
    replay_places(text, n, &all);
    *places = all.at;
    return all.n;
}

bool sw_record_tag(const char *text, size_t n, const char *name, char **value) {
    Str said = {0};
    bool whole = replay_tag(text, n, name, &said);
    *value = said.at;
    return whole;
}

/* ---- series ---- */

sw_Series sw_match_series(const sw_Match *m) {
    Series now = series_score(&m->it);
    sw_Series s = {.game = now.game, .drawn = now.drawn};
    s.order = now.game ? order_word((SeriesOrder)now.order) : NULL;
    for (int p = 0; p < PLAYERS_MAX; p++) /* one-player games: the losses, too */
        s.won[p] = now.won[p];
    return s;
}

void sw_match_take_tags(sw_Match *m, const sw_Match *from) {
    header_take_tags(&m->it, &from->it);
}

void sw_match_leave_series(sw_Match *m) {
    series_leave(&m->it);
}

sw_Match *sw_series_next(const sw_Match *m, int first, char **error) {
    Err e;
    Match *next = series_next(&m->it, first, &e);
    answer_told(next, &e, error);
    return (sw_Match *)next;
}

/* ---- setting up a position ---- */

void sw_match_clear(sw_Match *m) {
    match_clear(&m->it);
}

void sw_match_turn(sw_Match *m, int player) {
    match_turn(&m->it, player);
}

/* ---- looking ---- */

static Look look_of(const sw_Style *s, bool picture) {
    BoardStyle style = {.unicode = s->unicode,
                        .color = s->color,
                        .flipped = s->flipped,
                        .glyphs = s->glyphs,
                        .names = s->names,
                        .classes = s->classes,
                        .unlabelled = s->unlabelled,
                        .size = s->size,
                        .width = s->width,
                        .height = s->height};
    return (Look){style, picture, s->last, s->dots, s->reach};
}

static char *board(const sw_Match *m, const sw_Style *s, bool picture, char **error) {
    Err e;
    Str out = {0};
    Look look = look_of(s, picture);
    return answer_told(look_board(&m->it, &look, &out, &e), &e, error) ? answer_text(&out)
                                                                       : NULL;
}

char *sw_sheet_svg(const sw_Match *const *m, const sw_Style *style, const char *const *caption,
                   int n, int columns, int size, char **error) {
    Err e;
    Str out = {0};
    n = n > 0 ? n : 0;
    LookOn *on = mem_grow(NULL, (size_t)n * sizeof *on + 1);
    for (int i = 0; i < n; i++)
        on[i] = (LookOn){&m[i]->it, look_of(&style[i], true), caption ? caption[i] : NULL};
    bool drawn = look_sheet(on, n, columns, size, &out, &e);
    free(on);
    return answer_told(drawn, &e, error) ? answer_text(&out) : NULL;
}

char *sw_match_why(const sw_Match *m, const char *move, const sw_Style *style, bool *legal) {
    Str out = {0};
    Look look = style ? look_of(style, false) : (Look){0};
    *legal = look_why(&m->it, move, style ? &look : NULL, &out);
    return answer_text(&out);
}

char *sw_match_why_ended(const sw_Match *m) {
    Str out = {0};
    look_ended(&m->it, &out);
    return answer_text(&out);
}

char *sw_match_why_svg(const sw_Match *m, const char *move, const sw_Style *style) {
    Str out = {0};
    Look look = look_of(style, true);
    look_why(&m->it, move, &look, &out);
    return answer_text(&out);
}

/* ---- choosing a move ---- */

/* Megabytes that a search needs besides its table: stacks, histories, loading a game. */
enum { BESIDE_TABLE = 64 };

sw_Engine *sw_engine_new(const sw_Game *g, int megabytes) {
    sw_Engine *e = mem_grow(NULL, sizeof *e);
    *e = (sw_Engine){.searching = searching_new(&g->it, megabytes > 0 ? (size_t)megabytes : 1)};
    atomic_init(&e->stop, false);
    return e;
}

void sw_engine_free(sw_Engine *e) {
    if (!e)
        return;
    searching_free(e->searching);
    str_free(&e->value);
    str_free(&e->move);
    str_free(&e->line);
    free(e);
}

void sw_engine_stop(sw_Engine *e) {
    atomic_store(&e->stop, true);
}

void sw_engine_ready(sw_Engine *e) {
    atomic_store(&e->stop, false);
}

_Static_assert((int)SEARCHER_MCTS == (int)SW_MCTS, "one list, known by two names");

bool sw_searcher_named(const char *name, sw_Searcher *searcher) {
    Searcher found = searcher_named(name);
    if (found != SEARCHER_CHOSEN)
        *searcher = (sw_Searcher)found;
    return found != SEARCHER_CHOSEN;
}

const char *sw_searcher_name(const sw_Game *g, sw_Searcher searcher) {
    return searcher_name[searcher_for((const Game *)g, (Searcher)searcher)];
}

static sw_Report report_of(sw_Engine *e, const Report *r) {
    str_clear(&e->value);
    str_clear(&e->move);
    str_clear(&e->line);
    look_value(e->match, r->score, r->share, r->pv, r->npv, &e->value);
    look_line(e->match, r->pv, r->npv > 0, &e->move);
    look_line(e->match, r->pv, r->npv, &e->line);
    return (sw_Report){.depth = r->depth,
                       .deepest = r->deepest,
                       .score = r->score,
                       .forced = look_forced(r->score),
                       .nodes = r->nodes,
                       .seconds = r->seconds,
                       .share = r->share,
                       .full = r->full,
                       .value = str_text(&e->value),
                       .move = str_text(&e->move),
                       .line = str_text(&e->line)};
}

static void tell_report(void *ctx, const Report *r) {
    sw_Engine *e = ctx;
    sw_Report report = report_of(e, r);
    e->fn(e->ctx, &report);
}

static Limits limits_of(const sw_Limits *l) {
    double ms = l->seconds < 1e9 ? l->seconds * 1000 : 1e12;
    return (Limits){.depth = l->depth,
                    .time_ms = ms != 0 && !(ms >= 1) ? 1 : (int64_t)ms,
                    .sparing = l->sparing,
                    .nodes = l->nodes,
                    .level = l->level,
                    .seed = l->seed,
                    .threads = l->threads,
                    .untuned = l->untuned};
}

/* Adds the legal moves whose texts are listed in `without`. */
static void add_without(const Match *m, const sw_Limits *l, Moves *out) {
    Arena *a = arena_new();
    const char **text;
    Move *moves;
    int n = l->nwithout > 0 ? match_moves(m, SQ_NONE, a, &text, &moves) : 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < l->nwithout; k++)
            if (strcmp(text[i], l->without[k]) == 0) {
                moves_add(out, moves[i]);
                break;
            }
    arena_free(a);
}

bool sw_search(sw_Engine *e, const sw_Match *m, const sw_Limits *limits, sw_ReportFn *fn,
               void *ctx, sw_Report *report) {
    const Match *match = e->match = &m->it;
    *report = (sw_Report){.value = "", .move = "", .line = ""};
    if (match_outcome(match) != RECORD_OPEN || match_now(match)->chance)
        return false; /* a tree kept from before would search on through the throw */
    History before = match_history(match);
    Limits l = limits_of(limits);
    Moves without = {0};
    add_without(match, limits, &without);
    l.without = &without;
    e->fn = fn;
    e->ctx = ctx;
    Report r = searching_run(e->searching, (Searcher)limits->searcher, match_now(match),
                             &before, &l, &e->stop, fn ? tell_report : NULL, e);
    moves_free(&without);
    sw_engine_ready(e);
    *report = report_of(e, &r);
    return r.npv > 0;
}

/* ---- rule tests ---- */

typedef struct Testing {
    sw_TestFn *fn;
    void *ctx;
} Testing;

_Static_assert(sizeof(Correction) == sizeof(sw_Correction), "one struct, known by two names");

static void tell_test(void *ctx, const Tested *t) {
    const Testing *to = ctx;
    Str file = {0};
    if (!to->fn)
        return;
    shown_add_line(&file, t->test->file, strlen(t->test->file));
    sw_Tested tested = {.name = t->test->name,
                        .file = str_text(&file),
                        .line = t->test->line,
                        .passed = !*t->complaint,
                        .complaint = t->complaint,
                        .correction = (const sw_Correction *)t->corrections.at,
                        .ncorrections = (int)t->corrections.n,
                        .mended = t->mended};
    to->fn(to->ctx, &tested);
    str_free(&file);
}

static int run_tests(const TestSource *source, Testing to, char **error) {
    Diags diags;
    diags_init(&diags);
    int failed = ruletest_run(source, tell_test, &to, &diags);
    answer_all(failed >= 0, &diags, error);
    return failed;
}

int sw_test_file(const char *path, const char *only, sw_TestFn *fn, void *ctx, char **error) {
    return run_tests(&(TestSource){.name = path, .only = only}, (Testing){fn, ctx}, error);
}

int sw_test_text(const char *name, const char *text, size_t n, const sw_Files *files,
                 const char *only, sw_TestFn *fn, void *ctx, char **error) {
    AnswerFiles who;
    const TestSource source = {name, text ? text : "", n, answer_files(&who, files), only};
    int failed = run_tests(&source, (Testing){fn, ctx}, error);
    answer_files_free(&who);
    return failed;
}

char *sw_test_correct(const char *text, int line, const sw_Correction *c) {
    Str out = {0};
    return literal_replace(text, line, c->member, c->value, &out) ? answer_text(&out) : NULL;
}

/* ---- functions of one expression ---- */

static bool is_move(const sw_Match *m, int i) {
    return i >= 0 && (size_t)i < match_plies(&m->it);
}

static char *written(const sw_Match *m, void write(const Match *, Str *)) {
    Str out = {0};
    write(&m->it, &out);
    return answer_text(&out);
}

ANSWER(double, sw_clock_seconds, (double left, double increment, int to_go),
       clock_share(left, increment, to_go))
ANSWER(bool, sw_engine_fits, (int megabytes),
       mem_is_there(((size_t)(megabytes > 0 ? megabytes : 1) + BESIDE_TABLE) << 20))
ANSWER(const char *, sw_version, (void), SW_VERSION)
ANSWER(const char *, sw_nearest, (const char *word, const char *const *names, size_t n),
       str_nearest(word, names, n))

TOLD(sw_match_play, (sw_Match * m, const char *move, char **error),
     match_play(&m->it, move, &e))
TOLD(sw_match_set_notation, (sw_Match * m, const char *name, char **error),
     match_set_notation(&m->it, name, &e))
TOLD(sw_match_set_tag, (sw_Match * m, const char *name, const char *value, char **error),
     header_set_tag(&m->it, name, value, &e))
TOLD(sw_match_set_series, (sw_Match * m, const char *order, char **error),
     series_set(&m->it, order, &e))
void sw_match_stand(sw_Match *m, int cell, sw_Man man) {
    const Game *g = m->it.game;
    int owner = man.owner < 0 ? g->nplayers : man.owner;
    if (cell < 0 || cell >= g->graph.ncells || owner > g->nplayers || man.kind >= g->nkinds)
        return;
    match_stand(&m->it, (Sq)cell,
                man.kind == SW_HOLE ? PIECE_HOLE
                : man.kind < 0      ? PIECE_NONE
                                    : game_piece(g, owner, man.kind));
}

TOLD(sw_match_put, (sw_Match * m, const char *cell, const char *piece, char **error),
     match_put(&m->it, cell, piece, &e))

ANSWER(int, sw_match_undo, (sw_Match * m, int n), match_go(&m->it, n > 0 ? -n : 0))
ANSWER(int, sw_match_redo, (sw_Match * m, int n), match_go(&m->it, n > 0 ? n : 0))
ANSWER(int, sw_match_throw, (sw_Match * m), throw_all(&m->it))
ANSWER(sw_Match *, sw_match_copy, (const sw_Match *m), (sw_Match *)match_copy(&m->it))
ANSWER(const sw_Game *, sw_match_game, (const sw_Match *m), (const sw_Game *)m->it.game)
ANSWER(int, sw_match_ply, (const sw_Match *m), (int)match_ply(&m->it))
ANSWER(int, sw_match_plies, (const sw_Match *m), (int)match_plies(&m->it))
ANSWER(bool, sw_match_undone, (const sw_Match *m), match_is_undone(&m->it))
ANSWER(const char *, sw_match_move, (const sw_Match *m, int i),
       is_move(m, i) ? str_text(&m->it.steps.at[i + 1].text) : "")
ANSWER(int, sw_match_mover, (const sw_Match *m, int i),
       is_move(m, i) ? m->it.steps.at[i].after.side : -1)
ANSWER(int, sw_match_thrown, (const sw_Match *m, int i),
       is_move(m, i) ? m->it.steps.at[i + 1].nthrows : 0)
ANSWER(int, sw_match_number, (const sw_Match *m, int i),
       match_number(&m->it, is_step(m, i) ? (size_t)i : 0))
ANSWER(int, sw_match_side, (const sw_Match *m), match_now(&m->it)->side)
ANSWER(int, sw_match_outcome, (const sw_Match *m), match_outcome(&m->it))
ANSWER(bool, sw_match_agreed, (const sw_Match *m), match_is_agreed(&m->it))
ANSWER(int, sw_match_points, (const sw_Match *m, int player),
       player >= 0 && player < m->it.game->nplayers ? match_points(&m->it, player) : 0)
ANSWER(char *, sw_match_fen, (const sw_Match *m), written(m, match_write_fen))
ANSWER(char *, sw_match_result, (const sw_Match *m), written(m, match_write_result))
ANSWER(char *, sw_match_meaning, (const sw_Match *m), written(m, match_write_meaning))
ANSWER(char *, sw_match_paid, (const sw_Match *m), written(m, match_write_paid))
ANSWER(char *, sw_match_settled, (const sw_Match *m), written(m, match_write_settled))
ANSWER(char *, sw_match_record, (const sw_Match *m), written(m, replay_write))
ANSWER(char *, sw_match_forms, (const sw_Match *m), written(m, throw_write_forms))
ANSWER(const char *, sw_match_notation, (const sw_Match *m),
       sw_notation_name((const sw_Game *)m->it.game, m->it.notation))
ANSWER(const char *, sw_match_comment, (const sw_Match *m, int ply),
       is_step(m, ply) ? str_text(&m->it.steps.at[ply].comment) : "")
ANSWER(const char *, sw_match_tag, (const sw_Match *m, const char *name),
       header_tag(&m->it, name))
ANSWER(uint64_t, sw_match_perft, (const sw_Match *m, int depth, int threads),
       depth > 0 ? divide_perft(match_now(&m->it), depth, threads) : 1)
ANSWER(uint64_t, sw_match_count, (const sw_Match *m),
       match_outcome(&m->it) == RECORD_OPEN ? moves_count(match_now(&m->it)) : 0)

ANSWER(char *, sw_match_board, (const sw_Match *m, const sw_Style *style, char **error),
       board(m, style, false, error))
ANSWER(char *, sw_match_svg, (const sw_Match *m, const sw_Style *style, char **error),
       board(m, style, true, error))

ANSWER(const char *, sw_match_due, (const sw_Match *m), throw_due(&m->it))
ANSWER(bool, sw_match_throws, (const sw_Match *m, const char *text), throw_meant(&m->it, text))
ANSWER(const char *, sw_match_opening, (const sw_Match *m), str_text(&m->it.steps.at[0].text))
ANSWER(int, sw_series_first, (const sw_Match *m), series_first(&m->it))
ANSWER(bool, sw_record_begins, (const char *text, size_t n),
       record_begins(record_text(text, n)))
