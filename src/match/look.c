/*
** look.c -- overlays for boards, and texts for what a search has found.
*/
#include "look.h"

#include "names.h"
#include "base/shown.h"
#include "search/tree/search.h"
#include "text/write/notation.h"
#include "text/draw/beside.h"
#include "text/draw/sheet.h"
#include "text/draw/svg.h"
#include "text/draw/walks.h"
#include "text/explain/ended.h"
#include "text/explain/explain.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/deeds.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Where a move leads that leaves its piece on `cell`: to the cells where it takes something, or
** else to the one other cell that it acts on, or else to `cell`. */
static CellSet done_from(const Pos *p, Move m, Sq cell) {
    CellSet taken = {{0}}, others = {{0}};
    Deeds deeds;
    move_deeds_all(p, m, &deeds);
    for (int i = 0; i < deeds.n; i++) {
        const FxInfo *fx = &fx_info[deeds.at[i].fx.fx];
        if (fx->cells > 0 && !(fx->with & WITH_VAR) && !(fx->does & DOES_NAME))
            set_add(fx->does & DOES_TAKE ? &taken : &others, deeds.at[i].a);
    }
    set_remove(&taken, cell);
    set_remove(&others, cell);
    return !set_empty(taken) ? taken : set_single(others) ? others : set_of(cell);
}

CellSet look_ends(const Pos *p, const Move *moves, size_t n) {
    CellSet ends = {{0}};
    for (size_t i = 0; i < n; i++) {
        MoveView v = move_view(p, moves[i]);
        if (v.to != SQ_NONE && v.to == v.from)
            ends = set_or(ends, done_from(p, moves[i], v.to));
        else if (v.to != SQ_NONE)
            set_add(&ends, v.to);
    }
    return ends;
}

CellSet look_reach(const Pos *p, Sq cell) {
    Pos turned = *p;
    Moves moves = {0};
    if (!piece_is(pos_at(p, cell)) || pos_owner(p, cell) >= p->game->nplayers)
        return (CellSet){{0}};
    pos_set_side(&turned, pos_owner(p, cell));
    moves_from(&turned, cell, &moves);
    CellSet ends = look_ends(&turned, moves.at, moves.n);
    moves_free(&moves);
    return ends;
}

static int men_of(const Pos *p) {
    int n = 0;
    for (Sq c = 0; c < p->game->graph.ncells; c++)
        n += piece_is(pos_at(p, c));
    return n;
}

/* The cells outside `reach` on which the piece, which is alone on the board,
** could take an enemy. */
static CellSet only_taken(const Pos *p, Sq cell, CellSet reach) {
    for (int me = 0; me < p->game->nplayers; me++)
        if (game_foes(p->game, pos_owner(p, cell), me))
            return set_minus(pos_attacks(p, me, SQ_NONE), reach);
    return (CellSet){{0}};
}

void look_beside(const Match *m, int columns, Str *out) {
    Bill unused;
    Pos p = match_shown(m, &unused);
    beside_write(&p, columns, "   ", out);
}

/* True if a picture is to show hands and counters below the board. Pages (`classes`) have a
** place of their own for them, unlabelled pictures show the bare board, and a piece alone,
** whose reach is shown, has none. */
static bool shows_beside(const Pos *p, const Look *l) {
    return !l->style.classes && !l->style.unlabelled && !(l->reach && men_of(p) == 1);
}

static void draw(const Match *m, const Overlay *o, const Look *l, Str *out) {
    Bill unused;
    const Pos shown = match_shown(m, &unused), *p = match_now(m);
    BoardStyle style = l->style;
    style.beside = shows_beside(p, l);
    if (l->picture)
        svg_write(&shown, o, &style, out);
    else
        textboard_write(p, o, &style, out);
}

static void mark_last(const Pos *p, Overlay *o) {
    o->has_last = p->last.moved && !p->last.passed;
    if (o->has_last && p->last.somewhere) {
        o->last_from = p->last.from;
        o->last_to = p->last.to;
    }
}

/* Shows what the last move took beside its captor, if the rule that ended the game says so. */
static void show_fallen(const Match *m, Overlay *o) {
    const Pos *p = match_now(m);
    int rule = match_result(m).rule;
    if (rule < 0 || !p->game->display->rules[rule].stays || p->last.ncaught == 0 ||
        !piece_is(pos_at(p, p->last.to)))
        return;
    o->fallen = p->last.caught[p->last.ncaught - 1].piece;
    o->fallen_at = p->last.to;
}

bool look_board(const Match *m, const Look *l, Str *out, Err *e) {
    const Pos *p = match_now(m);
    Overlay o = {.last_from = SQ_NONE, .last_to = SQ_NONE};
    Strides steps = {0};
    Sq from = l->reach ? cell_asked_by(p->game, p->side, l->reach, e) : SQ_NONE;
    if (l->reach && from == SQ_NONE)
        return false;
    if (l->last)
        mark_last(p, &o);
    show_fallen(m, &o);
    if (l->reach)
        o.reach = look_reach(p, from);
    if (l->reach && men_of(p) == 1 && piece_is(pos_at(p, from)))
        o.take = only_taken(p, from, o.reach);
    if (l->reach && l->picture) {
        walks_sort(p, from, o.reach, &o.slide, &o.leap);
        if (l->dots)
            o.slide = (CellSet){{0}};
        else
            walks_strides(p, from, set_minus(o.reach, o.leap), &steps);
    }
    o.nstrides = (int)steps.n;
    o.stride = steps.at;
    draw(m, &o, l, out);
    strides_free(&steps);
    return true;
}

/* Draws the i-th picture. Its ids get a prefix, as they must differ from
** those of the others. */
static bool draw_part(const LookOn *on, int i, Str *svg, SheetPart *part, Err *e) {
    char prefix[16];
    snprintf(prefix, sizeof prefix, "d%d-", i + 1);
    Look look = on->look;
    look.style.prefix = prefix;
    look.style.size = 0;
    if (!look_board(on->m, &look, svg, e))
        return false;
    *part = (SheetPart){.svg = str_text(svg), .caption = on->caption ? on->caption : ""};
    look.style.beside = shows_beside(match_now(on->m), &look);
    svg_size(match_now(on->m), &look.style, &part->width, &part->height);
    return true;
}

bool look_sheet(const LookOn *on, int n, int columns, int size, Str *out, Err *e) {
    Str *svg = mem_grow(NULL, (size_t)n * sizeof *svg + 1);
    SheetPart *part = mem_grow(NULL, (size_t)n * sizeof *part + 1);
    bool done = true;
    for (int i = 0; i < n; i++)
        svg[i] = (Str){0};
    for (int i = 0; i < n && done; i++)
        done = draw_part(&on[i], i, &svg[i], &part[i], e);
    if (done)
        sheet_write(part, n, columns, size, out);
    for (int i = 0; i < n; i++)
        str_free(&svg[i]);
    free(svg);
    free(part);
    return done;
}

void look_explain(const Match *m, const char *move, Explanation *out) {
    Result now = match_result(m);
    if (match_is_agreed(m)) {
        *out = (Explanation){0};
        str_add(&out->text, "the game is over: ");
        match_write_result(m, &out->text);
    } else {
        explain_move(match_now(m), &now, m->notation, move, out);
    }
}

bool look_why(const Match *m, const char *move, const Look *l, Str *out) {
    Explanation x = {0};
    look_explain(m, move, &x);
    const Overlay *o = &x.overlay;
    bool picture = l && l->picture, legal = x.legal;
    if (x.text.n && !picture) {
        shown_addn(out, str_text(&x.text), x.text.n); /* it quotes the user's text */
        str_addc(out, '\n');
    }
    if (picture || (l && (o->npath || !set_empty(o->reach) || !set_empty(o->blocked))))
        draw(m, o, l, out);
    explanation_free(&x);
    return legal;
}

void look_ended(const Match *m, Str *out) {
    History before = match_history(m);
    if (match_outcome(m) != RECORD_OPEN && m->result.verdict == VERDICT_NONE) {
        str_add(out, "the game is over: ");
        match_write_result(m, out);
        str_add(out, "; it was ended by its players, not by a rule");
    } else {
        ended_write(match_now(m), &before, out);
    }
    str_add(out, "\n");
}

int look_forced(int score) {
    int size = abs(score), plies = SCORE_WIN - size > 0 ? SCORE_WIN - size : 1;
    if (size <= SCORE_FORCED)
        return 0;
    return score > 0 ? plies : -plies;
}

/* The moves of the player to move among so many plies, which are the moves of all players, and
** throws. An estimate if the line has fewer than `plies`. */
static int own_moves(const Match *m, int plies, const Move *line, int n) {
    Pos p = *match_now(m);
    int own = 0, side = p.side, players = p.game->nplayers;
    Undo unused;
    for (int i = 0; i < plies && plies <= n; i++) {
        own += p.side == side && !move_is_throw(line[i]);
        pos_make(&p, line[i], &unused);
    }
    return own ? own : (plies + players - 1) / players;
}

void look_value(const Match *m, int score, double share, const Move *line, int n, Str *out) {
    int plies = look_forced(score);
    int tenths =
        (int)rint(1000 * share); /* integers: %f would print the locale's decimal point */
    if (plies != 0)
        str_addf(out, "%s in %d", plies > 0 ? "wins" : "loses",
                 own_moves(m, abs(plies), line, n));
    else if (share > 0)
        str_addf(out, "%d.%d %%", tenths / 10, tenths % 10);
    else
        str_addf(out, "%c%d.%02d", score < 0 ? '-' : '+', abs(score) / 100, abs(score) % 100);
}

void look_line(const Match *m, const Move *line, int n, Str *out) {
    Pos p = *match_now(m);
    Undo unused;
    for (int i = 0; i < n; i++) {
        str_add(out, i ? " " : "");
        move_write(&p, line[i], m->notation, out);
        pos_make(&p, line[i], &unused);
    }
}

void look_piece(const Game *g, Piece x, Str *out) {
    svg_piece(g, x, out);
}
