/*
** analysis.c -- two searches for each move: all moves, and the one that was made.
*/
#include "analysis.h"

#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In hundredths of the least piece's value. A smaller loss than INACCURACY is within the
** noise of a search. Scores are clipped at DECIDED: beyond it a game is won or lost, and it
** does not matter by how much. */
enum { INACCURACY = 50, MISTAKE = 100, BLUNDER = 300, DECIDED = 2000 };

const char *grade_text(Grade g) {
    static const char *const texts[] = {"", "inaccuracy", "mistake", "blunder"};
    return texts[g];
}

/* What a search has found, copied: the report's texts do not outlive the next search. */
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

/* The legal moves of a position, and the index of the one that was made, or -1. */
typedef struct Legal {
    char **moves;
    int n, made;
} Legal;

/* Whether the text of a move that was made is that of `move`, alone or with throws after it. */
static bool may_be(const char *made, const char *move) {
    size_t n = strlen(move);
    return strncmp(made, move, n) == 0 && (!made[n] || made[n] == ' ' || made[n] == '(');
}

/* One move's text can be the beginning of another's ("c1xc6" and "c1xc6 ~a1"): the longest
** one that fits is meant. */
static Legal legal_of(const sw_Match *m, const char *made) {
    Legal l = {.made = -1};
    l.moves = sw_match_moves(m, NULL, &l.n, NULL);
    for (int i = 0; i < l.n; i++)
        if (may_be(made, l.moves[i]) &&
            (l.made < 0 || strlen(l.moves[i]) > strlen(l.moves[l.made])))
            l.made = i;
    return l;
}

/* Searches the move that was made alone, all others left out, as deep as the search that
** filled *r. That may take longer than the first search did, so the limit is TIMES its
** positions and LEAST more, not time. */
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

/* The text past the ']' that matches the first '[' of `mark`, and past the blanks there. */
static const char *behind_mark(const char *mark) {
    int open = 0;
    do
        open += (*mark == '[') - (*mark == ']');
    while (*++mark && open > 0);
    return mark + strspn(mark, " ");
}

/* Removes all marks from a text, in place. Returns the offset at which the first one was, or
** the length of the text if there was none. */
static size_t take_marks(char *text) {
    size_t first = strlen(text);
    for (char *mark; (mark = strstr(text, MARK));) {
        const char *rest = behind_mark(mark);
        first = first < (size_t)(mark - text) ? first : (size_t)(mark - text);
        memmove(mark, rest, strlen(rest) + 1);
    }
    return first;
}

/* Puts the mark into the comment: in the place of an earlier one, or else at the end. */
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

/* A score as text, with the player whose it is: "+1.25 for Black", "Black
** wins in 3"; for free(). */
static char *owned_value(const sw_Match *m, const char *value) {
    const char *who = sw_player_name(sw_match_game(m), sw_match_side(m));
    return *value == '+' || *value == '-' ? format("%s for %s", value, who)
                                          : format("%s %s", who, value);
}

/* Judges the next move of `at`, a copy of m that was taken back to the position before that
** move. False if it cannot be judged. */
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
