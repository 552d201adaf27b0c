/*
** selfplay.c -- playing a game, and the lines that keep it.
*/
#include "selfplay.h"

#include "base/rng.h"
#include "search/tree/search.h"
#include "search/value/eval.h"
#include "text/write/fen.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/make.h"
#include "vm/meaning/rules.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* TABLE: megabytes; OPENINGS: tries to find a fair one; FAIR: by how much of a typical piece, in percent,
** a search may think one player ahead. */
enum { TABLE = 1, OPENINGS = 50, FAIR = 100 };

typedef struct Table {
    const Game *game;
    const Eval *eval;
    Tt *tt;
    Pos pos;
    History history;
    Moves room;
    Rng rng;
    Result result;
    uint64_t seen; /* the position that was written down last */
    Str fens;
} Table;

static void step(Table *t, Move m) {
    Undo unused;
    history_add(&t->history, t->pos.key);
    pos_make(&t->pos, m, &unused);
}

/* Draws what is thrown; false where the game is over. */
static bool goes_on(Table *t) {
    Undo unused;
    for (;;) {
        t->result = rules_judge(&t->pos, &t->history, -1);
        if (t->result.verdict != VERDICT_NONE || !t->pos.chance)
            break;
        pos_make(&t->pos, chance_draw(&t->pos, &t->rng), &unused);
    }
    return t->result.verdict == VERDICT_NONE && moves_any(&t->pos);
}

static void begin(Table *t) {
    pos_start(t->game, &t->pos);
    history_clear(&t->history);
    pos_lend(&t->pos, &t->history);
}

static bool play_opening(Table *t, int plies) {
    Move m;
    begin(t);
    for (int i = 0; i < plies && goes_on(t); i++)
        if (moves_pick(&t->pos, &t->rng, &t->room, &m))
            step(t, m);
    return goes_on(t);
}

static Report search(Table *t, const Selfplay *how) {
    const Limits limits = {.nodes = how->nodes, .untuned = true};
    return search_run(&t->pos, &t->history, &limits, t->tt, NULL, NULL, NULL);
}

/* An opening that neither has lost already: every other one has a move more. */
static bool open_fairly(Table *t, const Selfplay *how, int number) {
    for (int i = 0; i < OPENINGS; i++)
        if (play_opening(t, how->opening + number % 2)) {
            int score = search(t, how).score, most = t->eval->typical * FAIR / 100;
            if (score >= -most && score <= most)
                return true;
        }
    return play_opening(t, 0);
}

/* ---- what is written down ---- */

/* The end of the principal variation. False where a throw or an end of the game is on the way. */
static bool follow(const Pos *from, const Report *r, Pos *to) {
    Undo unused;
    *to = *from;
    for (int i = 0; i < r->npv; i++) {
        if (to->chance)
            return false;
        pos_make(to, r->pv[i], &unused);
    }
    return !to->chance;
}

static void note(Table *t, const Report *r) {
    Pos leaf;
    if (r->depth == 0 || !follow(&t->pos, r, &leaf) || leaf.key == t->seen)
        return;
    Tally tally = eval_tally(t->eval, &leaf);
    if (eval_value(t->eval, &leaf, &tally, t->pos.side) != r->score)
        return;
    t->seen = leaf.key;
    str_addc(&t->fens, '\t');
    fen_write(&leaf, &t->fens);
}

/* ---- the game ---- */

static void play(Table *t, const Selfplay *how) {
    for (int ply = 0; ply < how->plies && goes_on(t); ply++) {
        Report r = search(t, how);
        note(t, &r);
        step(t, r.pv[0]);
    }
}

/* "1", "0", "=", "0.75", "-"; a game that is over by no rule has none that knows its result. */
static void add_result(const Table *t, Str *out) {
    if (t->result.verdict == VERDICT_NONE)
        str_addc(out, '-');
    else if (t->result.verdict == VERDICT_DRAW)
        str_addc(out, '=');
    else
        str_addf(out, "%.4g", (double)result_points(t->game, t->result, 0) / POINT_PARTS);
}

void selfplay_write(const Game *g, const Selfplay *how, int number, Str *out) {
    Arena *a = arena_new();
    Table t = {.game = g, .eval = eval_new(g, false, a), .tt = tt_new(TABLE)};
    rng_seed(&t.rng, rng_mix(how->seed) ^ (uint64_t)number);
    if (open_fairly(&t, how, number))
        play(&t, how);
    if (!goes_on(&t) && t.result.verdict == VERDICT_NONE)
        t.result = rules_judge(&t.pos, &t.history, 0);
    str_addf(out, "%d\t", number);
    add_result(&t, out);
    if (t.result.verdict != VERDICT_NONE)
        str_add(out, str_text(&t.fens));
    str_free(&t.fens);
    moves_free(&t.room);
    history_free(&t.history);
    tt_free(t.tt);
    arena_free(a);
}

/* ---- reading ---- */

/* A share of the point, "=" or "-"; where it ends, or NULL. */
static const char *read_result(const char *at, Played *p) {
    p->known = *at != '-';
    p->result = 0.5;
    if (*at == '=' || *at == '-')
        return at + 1;
    char *end;
    p->result = strtod(at, &end);
    return end > at && isdigit((unsigned char)*at) && p->result >= 0 && p->result <= 1 ? end
                                                                                       : NULL;
}

bool selfplay_read(const char *line, Played *p, const char **rest, Err *e) {
    int64_t number = 0;
    const char *at = line;
    while (*at >= '0' && *at <= '9' && number < INT_MAX)
        number = number * 10 + (*at++ - '0');
    at = at > line && *at == '\t' ? read_result(at + 1, p) : NULL;
    if (!at || number >= INT_MAX || (*at && *at != '\t'))
        return err_set(
            e, "expected a number and 1, 0, a share such as 0.75, = or -, found '%.20s'", line);
    p->number = (int)number;
    *rest = at;
    return true;
}

bool selfplay_next(const Game *g, const char **rest, Pos *p, Err *e) {
    enum { FEN_MOST = 4096 };
    char fen[FEN_MOST];
    e->text[0] = '\0';
    if (**rest != '\t')
        return false;
    size_t n = strcspn(*rest + 1, "\t\n");
    if (n >= FEN_MOST)
        return err_set(e, "a position is longer than %d bytes", FEN_MOST);
    memcpy(fen, *rest + 1, n);
    fen[n] = '\0';
    *rest += n + 1;
    return fen_read(g, fen, p, e);
}
