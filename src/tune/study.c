/*
** study.c -- plays a game and sums it up. An opening that ends the game is drawn anew.
*/
#include "study.h"

#include "base/shown.h"
#include "course.h"
#include "search/searcher.h"
#include "text/write/verdict.h"
#include "vm/meaning/chance.h"
#include "vm/meaning/sound.h"

/* TABLE: megabytes for the searcher; OPENINGS: tries to draw one that does not end the game. */
enum { TABLE = 1, OPENINGS = 50 };

/* The cell of one of the player's men of a kind, SQ_NONE if he has none. Chosen by a hash of
** the game's number: over many games each man comes up equally often. The remainder of the
** number would not do, since games are dealt to the arms of a study in turn. */
static Sq man_of(const Pos *p, int player, int kind, int number) {
    Sq all[SQ_MAX];
    int count = 0;
    for (CellSet men = p->men[player]; !set_empty(men);) {
        Sq cell = (Sq)set_pop(&men);
        if (p->game->kind[pos_at(p, cell)] == kind)
            all[count++] = cell;
    }
    return count ? all[(rng_mix((uint64_t)number) >> 32) % (unsigned)count] : SQ_NONE;
}

/* Sets up the start, without the man that is to be removed; false if there is no such man. */
static bool begin(Course *c, const Study *how, int number) {
    course_begin(c);
    if (how->kind < 0)
        return true;
    Sq cell = man_of(&c->pos, how->player, how->kind, number);
    if (cell == SQ_NONE)
        return false;
    pos_put(&c->pos, cell, PIECE_NONE);
    pos_make_sound(&c->pos);
    /* Which throw is due may have hung on him. */
    pos_set_chance(&c->pos, chance_due(&c->pos, 0));
    return true;
}

/* Plays an opening, or none if all that are drawn end the game. False if begin() fails. */
static bool open_game(Course *c, const Study *how, int number) {
    bool there = begin(c, how, number);
    for (int i = 0; i < OPENINGS && there; i++) {
        if (course_scramble(c, how->opening))
            return true;
        there = begin(c, how, number);
    }
    return there;
}

static Move choose(Course *c, const Study *how, Searching *s) {
    const Limits limits = {.nodes = how->nodes, .untuned = true};
    Move m = MOVE_NONE;
    if (how->nodes > 0)
        return searching_run(s, SEARCHER_CHOSEN, &c->pos, &c->history, &limits, NULL).pv[0];
    moves_pick(&c->pos, &c->rng, &c->room, &m);
    return m;
}

/* The positions in which a move was chosen, and all their legal moves. */
typedef struct Choices {
    int positions;
    uint64_t moves;
} Choices;

/* Plays to the end of the game, or until it has how->plies. */
static Choices play(Course *c, const Study *how, Searching *s) {
    Choices all = {0};
    while (c->plies < how->plies && course_goes_on(c)) {
        Move m = choose(c, how, s);
        if (m == MOVE_NONE)
            break;
        all.positions++;
        all.moves += moves_count(&c->pos);
        course_step(c, m);
    }
    return all;
}

/* What the player got of the point, in POINT_PARTS; 0 if the game has not ended. */
static int points_of(const Game *g, Result r, int player) {
    return r.verdict == VERDICT_NONE ? 0 : result_points(g, r, player);
}

static void write_line(Course *c, int number, const Choices *all, Str *out) {
    Result r = course_result(c);
    str_addf(out, "%d\t", number);
    if (r.verdict == VERDICT_WIN)
        str_addf(out, "%d", r.winner + 1);
    else
        str_addc(out, r.verdict == VERDICT_DRAW ? '=' : '-');
    for (int p = 0; p < c->game->nplayers; p++)
        str_addf(out, "%c%d", p ? ' ' : '\t', points_of(c->game, r, p));
    str_addf(out, "\t%d\t%d\t%llu\t", c->plies, all->positions, (unsigned long long)all->moves);
    Str words = {0};
    verdict_write_meaning(&c->pos, r, &words);
    if (words.n == 0)
        verdict_write_words(&c->pos, r, &words);
    shown_add_line(out, str_text(&words), words.n);
    str_free(&words);
}

bool study_write(const Game *g, const Study *how, int number, Str *out) {
    Course c;
    course_init(&c, g, how->seed, number);
    bool there = open_game(&c, how, number);
    if (there) {
        Searching *s = searching_new(g, TABLE);
        Choices all = play(&c, how, s);
        write_line(&c, number, &all, out);
        searching_free(s);
    }
    course_free(&c);
    return there;
}
