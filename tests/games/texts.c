/*
** texts.c -- checks texts that are written and read: moves, explanations, boards, records.
*/
#include "trial.h"

#include "fuzz/mutate.h"
#include "match/play.h"
#include "match/replay.h"
#include "text/draw/svg.h"
#include "text/draw/textboard.h"
#include "text/explain/explain.h"
#include "text/explain/meant.h"

#define COUNT(a) (sizeof(a) / sizeof *(a))

/* ---- moves ---- */

/* The texts of the moves (sorted) are distinct; some are read back. */
static bool notation_holds(Trial *t, int notation, Arena *a) {
    const char **text;
    Move *move, back;
    Err e = {""};
    int n = moves_sorted(&t->at.pos, notation, a, &text, &move);
    if ((size_t)n != t->at.legal.n)
        return holds_wrong(&t->at, "%d moves are written of %zu", n, t->at.legal.n);
    for (int i = 1; i < n; i++)
        if (strcmp(text[i], text[i - 1]) == 0)
            return holds_wrong(&t->at, "two moves are written '%.100s'", text[i]);
    int stride = n / HOLDS_ASKED + 1;
    for (int i = trial_below(t, (size_t)stride); i < n; i += stride) {
        if (!move_read_in(&t->at.pos, notation, text[i], &back, &e))
            return holds_wrong(&t->at, "'%.100s' is not read: %.300s", text[i], e.text);
        if (back != move[i])
            return holds_wrong(&t->at, "'%.100s' is read as another move", text[i]);
    }
    return true;
}

/* ---- why ---- */

static bool explained(Trial *t, const char *text, bool legal) {
    Explanation x;
    Result now = rules_judge(&t->at.pos, &t->at.history, -1);
    explain_move(&t->at.pos, &now, 0, text, &x);
    Err e = {""};
    bool fine = x.text.n > 0 && (!legal || x.legal);
    if (!fine)
        holds_wrong(&t->at, "why '%.100s': %.300s", text, str_text(&x.text));
    if (!meant_move(&t->at.pos, text, &e) && (legal || !e.text[0]))
        fine = holds_wrong(&t->at, "'%.100s' is no move at all: %.300s", text, e.text);
    explanation_free(&x);
    return fine;
}

/* Explains a legal move, one between two random cells, and random text. */
static bool why_holds(Trial *t, Result r) {
    static const char *const words[] = {"x",   "-", "=", "A",    "a1", "--",
                                        "O-O", "1", "(", "\xff", "@"};
    const Graph *board = &t->at.game->graph;
    Str s = {0};
    bool fine = true;
    trial_at(t, STAGE_WHY);
    str_add(&s, "");
    if (t->at.legal.n) {
        move_write(&t->at.pos, t->at.legal.at[trial_below(t, t->at.legal.n)], 0, &s);
        fine = explained(t, str_text(&s), r.verdict == VERDICT_NONE);
    }
    mutate(&s, &t->rng, words, sizeof words / sizeof *words);
    fine = fine && explained(t, str_text(&s), false);
    for (int i = 0; i < 2 && fine; i++) {
        str_clear(&s);
        str_addf(&s, "%s%s%s", board->cell_name[trial_below(t, (size_t)board->ncells)],
                 i ? "x" : "-", board->cell_name[trial_below(t, (size_t)board->ncells)]);
        fine = explained(t, str_text(&s), false);
    }
    str_free(&s);
    return fine;
}

bool texts_hold(Trial *t, Result r) {
    Arena *a = arena_new();
    bool fine = true;
    trial_at(t, STAGE_TEXTS);
    for (int i = 0; i < t->at.game->display->nnotations && fine; i++)
        fine = notation_holds(t, i, a);
    arena_free(a);
    return fine && why_holds(t, r);
}

/* ---- boards ---- */

static BoardStyle some_style(Trial *t) {
    static const int columns[] = {0, 20, 132, 400};
    return (BoardStyle){.unicode = trial_below(t, 2) != 0,
                        .color = trial_below(t, 2) != 0,
                        .flipped = trial_below(t, 2) != 0,
                        .glyphs = trial_below(t, 2) != 0,
                        .names = trial_below(t, 3) == 0,
                        .classes = trial_below(t, 3) == 0,
                        .unlabelled = trial_below(t, 3) == 0,
                        .size = trial_below(t, 3) * 150,
                        .width = columns[trial_below(t, COUNT(columns))],
                        .height = trial_below(t, 3) * 40};
}

/* Draws the position in different ways, with the explanation of a move between two cells. */
bool shows_hold(Trial *t) {
    const Graph *board = &t->at.game->graph;
    Str s = {0};
    Explanation x;
    trial_at(t, STAGE_SHOW);
    str_addf(&s, "%s-%s", board->cell_name[trial_below(t, (size_t)board->ncells)],
             board->cell_name[trial_below(t, (size_t)board->ncells)]);
    Result now = rules_judge(&t->at.pos, &t->at.history, -1);
    explain_move(&t->at.pos, &now, 0, str_text(&s), &x);
    Overlay *o = &x.overlay;
    o->has_last = trial_below(t, 2) != 0;
    o->last_from = SQ_NONE;
    set_add(&o->reach, (unsigned)trial_below(t, (size_t)board->ncells));
    set_add(&o->take, (unsigned)trial_below(t, (size_t)board->ncells));
    BoardStyle style = some_style(t);
    str_clear(&s);
    svg_write(&t->at.pos, o, &style, &s);
    const char *fault = xml_fault(str_text(&s));
    str_clear(&s);
    for (int i = 0; i < 8 && !fault; i++) {
        style = some_style(t);
        textboard_write(&t->at.pos, o, &style, &s);
    }
    str_free(&s);
    explanation_free(&x);
    return !fault || holds_wrong(&t->at, "the picture has %s", fault);
}

/* ---- records ---- */

static bool play_text(Trial *t, Match *m) {
    const char **text;
    Move *moves;
    Err e = {""};
    Arena *a = arena_new();
    throw_all(m);
    int n = match_moves(m, SQ_NONE, a, &text, &moves);
    const char *chosen = n > 0 && n < 300 ? text[trial_below(t, (size_t)n)] : NULL;
    bool fine = !chosen || match_play(m, chosen, &e);
    if (!fine)
        holds_wrong(&t->at, "'%.100s' is listed, but not played: %.300s", chosen, e.text);
    arena_free(a);
    return fine && chosen;
}

static bool same_text(Trial *t, void (*write)(const Match *, Str *), const Match *a,
                      const Match *b) {
    Str x = {0}, y = {0};
    write(a, &x);
    write(b, &y);
    bool same = strcmp(str_text(&x), str_text(&y)) == 0;
    if (!same)
        holds_wrong(&t->at, "'%.200s' comes back as '%.200s'", str_text(&x), str_text(&y));
    str_free(&x);
    str_free(&y);
    return same;
}

static bool comes_back(Trial *t, const Match *m) {
    Str record = {0};
    Game *g = NULL;
    Err e = {""};
    replay_write(m, &record);
    Match *back = replay_read(str_text(&record), record.n, 1, t->path, &g, &e);
    bool unset =
        strstr(e.text, "the game cannot be loaded") != NULL; /* the game needs its settings */
    bool fine = back != NULL || unset;
    if (!fine)
        holds_wrong(&t->at, "its own record is refused: %.300s", e.text);
    else if (back && match_now(back)->key != match_now(m)->key)
        fine = holds_wrong(&t->at, "its own record leads to another position");
    if (back && fine)
        fine = same_text(t, match_write_fen, m, back) &&
               same_text(t, match_write_result, m, back) && same_text(t, replay_write, m, back);
    match_free(back);
    game_free(g);
    str_free(&record);
    return fine;
}

bool record_holds(Trial *t) {
    Err e = {""};
    trial_at(t, STAGE_RECORD);
    Match *m = match_new(t->at.game, NULL, &e);
    m->seed = t->seed;
    if (t->at.game->display->nnotations > 1 && trial_below(t, 2))
        match_set_notation(m, t->at.game->display->notations[1].name, &e);
    for (int n = trial_below(t, 12); n > 0 && play_text(t, m);)
        n--;
    bool fine = !t->at.wrong[0];
    if (fine && trial_below(t, 2))
        match_set_comment(m, match_ply(m), "a {comment} (1) ; $1");
    if (fine && trial_below(t, 3))
        throw_all(m);
    fine = fine && comes_back(t, m);
    t->watch->tally.records += fine;
    match_free(m);
    return fine;
}
