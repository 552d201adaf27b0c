/*
** matches.c -- the part of the public interface that deals with a game in progress: its moves,
** its position, its end.
*/
#include "answer.h"

#include "match/look.h"
#include "match/names.h"
#include "match/play.h"

_Static_assert((int)SW_PLAYERS_MAX == (int)PLAYERS_MAX, "one limit, known by two names");
_Static_assert((int)SW_ONGOING == (int)RECORD_OPEN && (int)SW_DRAW == (int)RECORD_DRAWN,
               "outcomes are the same on both sides");

sw_Match *sw_match_new(const sw_Game *g, const char *fen, char **error) {
    Err e;
    Match *m = match_new(&g->it, fen, &e);
    answer_or_error(m, &e, error);
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

/* The cell that the player to move calls so, or SQ_NONE with a message. */
static Sq cell_of(const sw_Match *m, const char *name, Err *e) {
    return cell_asked_by(m->it.game, match_now(&m->it)->side, name, e);
}

bool sw_match_at(const sw_Match *m, const char *cell, const char **kind, int *owner) {
    Err unused;
    const Pos *p = match_now(&m->it);
    Sq at = cell_of(m, cell, &unused);
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
    Sq from = cell ? cell_of(m, cell, &e) : SQ_NONE;
    if (!answer_or_error(!cell || from != SQ_NONE, &e, error))
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
    Sq from = cell_of(m, cell, &e);
    if (!answer_or_error(from != SQ_NONE, &e, error))
        return NULL;
    for (CellSet ends = look_reach(match_now(&m->it), from); !set_empty(ends);)
        names[count++] = m->it.game->graph.cell_name[set_pop(&ends)];
    return answer_list(names, 1, count, n);
}

int sw_match_cell_named(const sw_Match *m, const char *name) {
    Err unused;
    Sq cell = cell_of(m, name, &unused);
    return cell == SQ_NONE ? -1 : (int)cell;
}

const char *sw_match_cell(const sw_Match *m, const char *cell) {
    Err unused;
    const Pos *p = match_now(&m->it);
    Sq at = cell_of(m, cell, &unused);
    return at == SQ_NONE ? cell : cell_called(p->game, m->it.notation, p->side, at);
}

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

static bool is_step(const sw_Match *m, int i) {
    return i >= 0 && (size_t)i < m->it.steps.n;
}

void sw_match_set_comment(sw_Match *m, int ply, const char *text) {
    if (is_step(m, ply))
        match_set_comment(&m->it, (size_t)ply, text);
}

void sw_match_clear(sw_Match *m) {
    match_clear(&m->it);
}

void sw_match_turn(sw_Match *m, int player) {
    match_turn(&m->it, player);
}

static bool is_move(const sw_Match *m, int i) {
    return i >= 0 && (size_t)i < match_plies(&m->it);
}

bool sw_match_play(sw_Match *m, const char *move, char **error) {
    Err e;
    return answer_or_error(match_play(&m->it, move, &e), &e, error);
}

bool sw_match_set_notation(sw_Match *m, const char *name, char **error) {
    Err e;
    return answer_or_error(match_set_notation(&m->it, name, &e), &e, error);
}

void sw_match_stand(sw_Match *m, int cell, sw_Man man) {
    const Game *g = m->it.game;
    int owner = man.owner < 0 ? g->nplayers : man.owner;
    if (cell < 0 || cell >= g->graph.ncells || owner > g->nplayers || man.kind < SW_HOLE ||
        man.kind >= g->nkinds)
        return;
    match_stand(&m->it, (Sq)cell,
                man.kind == SW_HOLE ? PIECE_HOLE
                : man.kind < 0      ? PIECE_NONE
                                    : game_piece(g, owner, man.kind));
}

bool sw_match_put(sw_Match *m, const char *cell, const char *piece, char **error) {
    Err e;
    return answer_or_error(match_put(&m->it, cell, piece, &e), &e, error);
}

int sw_match_undo(sw_Match *m, int n) {
    return match_go(&m->it, n > 0 ? -n : 0);
}

int sw_match_redo(sw_Match *m, int n) {
    return match_go(&m->it, n > 0 ? n : 0);
}

int sw_match_throw(sw_Match *m) {
    return throw_all(&m->it);
}

sw_Match *sw_match_copy(const sw_Match *m) {
    return (sw_Match *)match_copy(&m->it);
}

const sw_Game *sw_match_game(const sw_Match *m) {
    return (const sw_Game *)m->it.game;
}

int sw_match_ply(const sw_Match *m) {
    return (int)match_ply(&m->it);
}

int sw_match_plies(const sw_Match *m) {
    return (int)match_plies(&m->it);
}

bool sw_match_undone(const sw_Match *m) {
    return match_is_undone(&m->it);
}

const char *sw_match_move(const sw_Match *m, int i) {
    return is_move(m, i) ? str_text(&m->it.steps.at[i + 1].text) : "";
}

int sw_match_mover(const sw_Match *m, int i) {
    return is_move(m, i) ? m->it.steps.at[i].after.side : -1;
}

int sw_match_thrown(const sw_Match *m, int i) {
    return is_move(m, i) ? m->it.steps.at[i + 1].nthrows : 0;
}

int sw_match_number(const sw_Match *m, int i) {
    return match_number(&m->it, is_step(m, i) ? (size_t)i : 0);
}

int sw_match_side(const sw_Match *m) {
    return match_now(&m->it)->side;
}

int sw_match_outcome(const sw_Match *m) {
    return match_outcome(&m->it);
}

bool sw_match_agreed(const sw_Match *m) {
    return match_is_agreed(&m->it);
}

int sw_match_points(const sw_Match *m, int player) {
    return player >= 0 && player < m->it.game->nplayers ? match_points(&m->it, player) : 0;
}

char *sw_match_fen(const sw_Match *m) {
    return answer_written(&m->it, match_write_fen);
}

char *sw_match_result(const sw_Match *m) {
    return answer_written(&m->it, match_write_result);
}

char *sw_match_meaning(const sw_Match *m) {
    return answer_written(&m->it, match_write_meaning);
}

char *sw_match_paid(const sw_Match *m) {
    return answer_written(&m->it, match_write_paid);
}

char *sw_match_settled(const sw_Match *m) {
    return answer_written(&m->it, match_write_settled);
}

char *sw_match_forms(const sw_Match *m) {
    return answer_written(&m->it, throw_write_forms);
}

const char *sw_match_notation(const sw_Match *m) {
    return sw_notation_name((const sw_Game *)m->it.game, m->it.notation);
}

const char *sw_match_comment(const sw_Match *m, int ply) {
    return is_step(m, ply) ? str_text(&m->it.steps.at[ply].comment) : "";
}

const char *sw_match_due(const sw_Match *m) {
    return throw_due(&m->it);
}

bool sw_match_throws(const sw_Match *m, const char *text) {
    return throw_meant(&m->it, text);
}

const char *sw_match_opening(const sw_Match *m) {
    return str_text(&m->it.steps.at[0].text);
}
