/*
** analysis.c -- a match gone through.
*/
#include "analysis.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A loss of a tenth of the least piece is noise; beyond DECIDED a game is won or lost, and it does
** not matter by how much. */
enum { INACCURACY = 50, MISTAKE = 100, BLUNDER = 300, DECIDED = 2000 };

const char *grade_text(Grade g) {
    static const char *const texts[] = {"", "inaccuracy", "mistake", "blunder"};
    return texts[g];
}

/* What a search has said, kept. */
typedef struct Said {
    char *move, *value, *line;
    int score;
} Said;

static Said keep(const sw_Report *r) {
    return (Said){copy_text(r->move), copy_text(r->value), copy_text(r->line), r->score};
}

static void forget(Said *s) {
    free(s->move);
    free(s->value);
    free(s->line);
}

static int clipped(int score) {
    return score > DECIDED ? DECIDED : score < -DECIDED ? -DECIDED : score;
}

static Grade grade_of(int score, int best) {
    int loss = clipped(best) - clipped(score);
    return loss >= BLUNDER      ? GRADE_BLUNDER
           : loss >= MISTAKE    ? GRADE_MISTAKE
           : loss >= INACCURACY ? GRADE_INACCURACY
                                : GRADE_GOOD;
}

/* Is it this move that was made, whatever throws followed it? */
static bool is_move(const char *made, const char *move) {
    size_t n = strlen(move);
    return strncmp(made, move, n) == 0 && (!made[n] || made[n] == ' ' || made[n] == '(');
}

/* All moves but one; the number of that one's, -1 where it is none of them. */
static int all_but(char **moves, int n, const char *made, const char **others) {
    int found = -1;
    for (int i = 0; i < n; i++)
        if (is_move(made, moves[i]) && (found < 0 || strlen(moves[i]) > strlen(moves[found])))
            found = i;
    for (int i = 0, k = 0; i < n; i++)
        if (i != found)
            others[k++] = moves[i];
    return found;
}

/* Searches the move that was made alone, as deep as the best was looked at; one that is alone would
** not be thought about where there is a time, so that a number of positions is the bound. */
static bool search_made(sw_Engine *e, const sw_Match *m, const sw_Limits *limits,
                        const char *made, sw_Report *r) {
    enum { TIMES = 4, LEAST = 20000 };
    int n;
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    const char **others = cli_grow(NULL, sizeof *others * (size_t)(n + 1));
    sw_Limits l = *limits;
    bool found = all_but(moves, n, made, others) >= 0;
    l.depth = r->depth > 0 ? r->depth : 1;
    l.seconds = 0;
    l.nodes = TIMES * r->nodes + LEAST;
    l.without = others;
    l.nwithout = n - 1;
    found = found && sw_search(e, m, &l, NULL, NULL, r);
    free(others);
    sw_free(moves);
    return found;
}

static const char MARK[] = "[analysis: ";

/* Behind what is said of the position, in the place of what an analysis has said there before. */
static void comment(sw_Match *m, const Judged *j) {
    const char *before = sw_match_comment(m, j->ply + 1), *mark = strstr(before, MARK);
    size_t n = mark ? (size_t)(mark - before) : strlen(before);
    const char *gap = n > 0 && before[n - 1] != ' ' ? " " : "";
    char *text = j->grade == GRADE_GOOD
                     ? format("%.*s%s%s%s]", (int)n, before, gap, MARK, j->value)
                     : format("%.*s%s%s%s, %s; better %s (%s): %s]", (int)n, before, gap, MARK,
                              grade_text(j->grade), j->value, j->best, j->best_value, j->line);
    sw_match_set_comment(m, j->ply + 1, text);
    free(text);
}

/* "+1.25 for Black", "Black wins in 3"; for free(). */
static char *owned_value(const sw_Match *m, const char *value) {
    const char *who = sw_player_name(sw_match_game(m), sw_match_side(m));
    return *value == '+' || *value == '-' ? format("%s for %s", value, who)
                                          : format("%s %s", who, value);
}

/* The move that was made in the position where `at`, a copy of m, stands; false where nothing can be
** said of it. */
static bool judge(sw_Engine *e, sw_Match *m, const sw_Match *at, const sw_Limits *limits,
                  JudgedFn *fn, void *ctx) {
    int ply = sw_match_ply(at);
    sw_Report r;
    const char *made = sw_match_move(at, ply);
    if (!sw_search(e, at, limits, NULL, NULL, &r))
        return false;
    Said best = keep(&r);
    bool same = is_move(made, best.move);
    bool found = same || search_made(e, at, limits, made, &r);
    int score = same ? best.score : r.score;
    char *best_value = owned_value(at, best.value);
    char *value = found ? owned_value(at, same ? best.value : r.value) : NULL;
    if (found) {
        Judged j = {
            ply,        sw_match_side(at), made,  value,      best.move,
            best_value, best.line,         score, best.score, grade_of(score, best.score)};
        comment(m, &j);
        if (fn)
            fn(ctx, &j);
    }
    forget(&best);
    free(best_value);
    free(value);
    return found;
}

int analysis_of(sw_Engine *e, sw_Match *m, const sw_Limits *limits, const Interrupt *interrupt,
                JudgedFn *fn, void *ctx) {
    int judged = 0, plies = sw_match_plies(m);
    sw_Match *at = sw_match_copy(m);
    while (sw_match_undo(at, plies + 1) > 0) {
    }
    for (int ply = 0; ply < plies && !(interrupt && atomic_load(&interrupt->seen)); ply++) {
        judged += judge(e, m, at, limits, fn, ctx);
        sw_match_redo(at, 1);
    }
    sw_match_free(at);
    return judged;
}
