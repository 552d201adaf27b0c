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

/* The moves of a position, and which of them was made; -1: none of them. */
typedef struct Legal {
    char **moves;
    int n, made;
} Legal;

/* Is it this move that was made, whatever throws followed it? */
static bool may_be(const char *made, const char *move) {
    size_t n = strlen(move);
    return strncmp(made, move, n) == 0 && (!made[n] || made[n] == ' ' || made[n] == '(');
}

/* One move's text may be the beginning of another's, "c1xc6" and "c1xc6 ~a1": the longest is meant. */
static Legal legal_of(const sw_Match *m, const char *made) {
    Legal l = {.made = -1};
    l.moves = sw_match_moves(m, NULL, &l.n, NULL);
    for (int i = 0; i < l.n; i++)
        if (may_be(made, l.moves[i]) &&
            (l.made < 0 || strlen(l.moves[i]) > strlen(l.moves[l.made])))
            l.made = i;
    return l;
}

/* Searches the move that was made alone, as deep as the best was looked at. That may take longer than
** the best did: a number of positions is the bound, not the time. */
static bool search_made(sw_Engine *e, const sw_Match *m, const sw_Limits *limits,
                        const Legal *legal, sw_Report *r) {
    enum { TIMES = 4, LEAST = 20000 };
    const char **others = cli_grow(NULL, sizeof *others * (size_t)legal->n);
    sw_Limits l = *limits;
    for (int i = 0; i < legal->n; i++)
        if (i != legal->made)
            others[l.nwithout++] = legal->moves[i];
    l.depth = r->depth > 0 ? r->depth : 1;
    l.seconds = 0;
    l.nodes = TIMES * r->nodes + LEAST;
    l.without = others;
    bool found = sw_search(e, m, &l, NULL, NULL, r);
    free(others);
    return found;
}

static const char MARK[] = "[analysis: ";

/* Behind the bracket that closes the mark's own, and the blanks there. */
static const char *behind_mark(const char *mark) {
    int open = 0;
    do
        open += (*mark == '[') - (*mark == ']');
    while (*++mark && open > 0);
    return mark + strspn(mark, " ");
}

/* Takes out what analyses have said in a text; where the first of them stood, else its end. */
static size_t take_marks(char *text) {
    size_t first = strlen(text);
    for (char *mark; (mark = strstr(text, MARK));) {
        const char *rest = behind_mark(mark);
        first = first < (size_t)(mark - text) ? first : (size_t)(mark - text);
        memmove(mark, rest, strlen(rest) + 1);
    }
    return first;
}

/* In the place of what an analysis has said before, else behind what people say of the position. */
static void comment(sw_Match *m, const Judged *j) {
    char *said = copy_text(sw_match_comment(m, j->ply + 1));
    size_t n = take_marks(said);
    char *mark = j->grade == GRADE_GOOD
                     ? format("%s%s]", MARK, j->value)
                     : format("%s%s, %s; better %s (%s): %s]", MARK, grade_text(j->grade),
                              j->value, j->best, j->best_value, j->line);
    char *text = format("%.*s%s%s%s%s", (int)n, said, n > 0 && said[n - 1] != ' ' ? " " : "",
                        mark, said[n] ? " " : "", said + n);
    sw_match_set_comment(m, j->ply + 1, text);
    free(text);
    free(mark);
    free(said);
}

/* "+1.25 for Black", "Black wins in 3"; for free(). */
static char *owned_value(const sw_Match *m, const char *value) {
    const char *who = sw_player_name(sw_match_game(m), sw_match_side(m));
    return *value == '+' || *value == '-' ? format("%s for %s", value, who)
                                          : format("%s %s", who, value);
}

/* The move that was made in the position where `at`, a copy of m, stands; false where nothing can be
** said of it. */
static bool judge(sw_Engine *e, sw_Match *m, sw_Match *at, const sw_Limits *limits,
                  JudgedFn *fn, void *ctx) {
    int ply = sw_match_ply(at);
    sw_Report r;
    const char *made = sw_match_move(at, ply);
    sw_match_play_on(at);
    if (!sw_search(e, at, limits, NULL, NULL, &r))
        return false;
    Said best = keep(&r);
    Legal legal = legal_of(at, made);
    bool same = legal.made >= 0 && strcmp(legal.moves[legal.made], best.move) == 0;
    bool found = same || (legal.made >= 0 && search_made(e, at, limits, &legal, &r));
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
    sw_free(legal.moves);
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
