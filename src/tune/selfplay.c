/*
** selfplay.c -- plays games, and writes and reads the lines that keep them.
*/
#include "selfplay.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "course.h"
#include "search/tree/search.h"
#include "search/value/eval.h"
#include "text/write/fen.h"
#include "vm/meaning/make.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* TABLE: megabytes of the transposition table; OPENINGS: tries to find a fair one; FAIR: how
** far ahead a search may think a player in it, in percent of a typical piece. */
enum { TABLE = 1, OPENINGS = 50, FAIR = 100 };
/* Limits the digits that are read of a result to what a double holds exactly. */
static const int64_t DIGITS_MOST = 100000000000000;

/* A game that is being played. */
typedef struct Table {
    Course at;
    const Eval *eval;
    Tt *tt;
    uint64_t seen; /* the key of the position that was written down last */
    Str fens;      /* those written down, each after a tab */
} Table;

static bool play_opening(Table *t, int plies) {
    course_begin(&t->at);
    return course_scramble(&t->at, plies);
}

static Report search(Table *t, const Selfplay *how) {
    const Limits limits = {.nodes = how->nodes, .untuned = !how->tuned};
    return search_run(&t->at.pos, &t->at.history, &limits, t->tt, NULL);
}

/* Plays an opening that neither player has lost already, or none if no fair one comes up.
** Games of odd numbers get one move more, so that each player is on the move in half of them.
** False if the game cannot go on from there. */
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

/* Sets *to to the end of the principal variation. False if a throw is due on the way. If the
** game ends there, the score is none that note() accepts. */
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

/* Writes down the position from which the score of a search comes, if there is one. */
static void note(Table *t, const Report *r) {
    Pos leaf;
    if (r->depth == 0 || !follow(&t->at.pos, r, &leaf) || leaf.key == t->seen)
        return;
    Tally tally = eval_tally(t->eval, &leaf);
    if (eval_value(t->eval, &leaf, &tally, t->at.pos.side) != r->score)
        return;
    t->seen = leaf.key;
    str_addc(&t->fens, '\t');
    fen_write(&leaf, &t->fens);
}

/* ---- the game ---- */

static void play(Table *t, const Selfplay *how) {
    for (int ply = 0; ply < how->plies && course_goes_on(&t->at); ply++) {
        Report r = search(t, how);
        note(t, &r);
        course_step(&t->at, r.pv[0]);
    }
}

/* "1", "0", "0.75": up to four decimals, and a point in any locale. */
static void add_share(int points, Str *out) {
    int rest = (points * 10000 + POINT_PARTS / 2) / POINT_PARTS;
    str_addf(out, rest % 10000 ? "%d." : "%d", rest / 10000);
    for (rest %= 10000; rest > 0; rest = rest % 1000 * 10)
        str_addf(out, "%d", rest / 1000);
}

/* "1", "0", "=", "0.75", or "-" if no rule has ended the game. */
static void add_result(const Game *g, Result r, Str *out) {
    if (r.verdict == VERDICT_NONE)
        str_addc(out, '-');
    else if (r.verdict == VERDICT_DRAW)
        str_addc(out, '=');
    else
        add_share(result_points(g, r, 0), out);
}

void selfplay_write(const Game *g, const Selfplay *how, int number, Str *out) {
    Arena *a = arena_new();
    Table t = {.eval = eval_new(g, how->tuned, a), .tt = tt_new(TABLE)};
    course_init(&t.at, g, how->seed, number);
    if (open_fairly(&t, how, number))
        play(&t, how);
    Result r = course_result(&t.at);
    str_addf(out, "%d\t", number);
    add_result(g, r, out);
    if (r.verdict != VERDICT_NONE)
        str_add(out, str_text(&t.fens));
    str_free(&t.fens);
    course_free(&t.at);
    tt_free(t.tt);
    arena_free(a);
}

/* ---- reading ---- */

/* Reads a share of the point, "=" or "-"; returns its end, or NULL if it is none. */
static const char *read_result(const char *at, Played *p) {
    p->known = *at != '-';
    p->result = 0.5;
    if (*at == '=' || *at == '-')
        return at + 1;
    int64_t digits = 0, unit = 1;
    const char *end = at;
    for (bool behind = false; ascii_digit(*end) || (*end == '.' && !behind); end++) {
        behind = behind || *end == '.';
        if (*end != '.' && digits < DIGITS_MOST && unit < DIGITS_MOST) {
            digits = 10 * digits + (*end - '0');
            unit *= behind ? 10 : 1;
        }
    }
    p->result = (double)digits / (double)unit;
    return ascii_digit(*at) && p->result <= 1 ? end : NULL;
}

bool selfplay_read(const char *line, Played *p, const char **rest, Err *e) {
    int64_t number = 0;
    const char *at = line;
    while (ascii_digit(*at) && number < INT_MAX)
        number = number * 10 + (*at++ - '0');
    at = at > line && *at == '\t' ? read_result(at + 1, p) : NULL;
    if (!at || number >= INT_MAX || (*at && *at != '\t'))
        return err_set(e,
                       "expected a number and 1, 0, a share such as 0.75, = or -, found '%.*s'",
                       SHOWN_CUT(line, 20));
    p->number = (int)number;
    *rest = at;
    return true;
}

/* A FEN has no greatest length, since cells may have names of any length. */
bool selfplay_next(const Game *g, const char **rest, Pos *p, Err *e) {
    Str fen = {0};
    e->text[0] = '\0';
    if (**rest != '\t')
        return false;
    size_t n = strcspn(*rest + 1, "\t\n");
    str_addn(&fen, *rest + 1, n);
    *rest += n + 1;
    bool fine = fen_read(g, str_text(&fen), p, e);
    str_free(&fen);
    return fine;
}
