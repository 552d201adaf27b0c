/*
** cecp_think.c -- CECP: when the engine searches, what for, and what it says of the result.
*/
#include "cecp.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A forced win in n moves has the score CECP_MATE + n, a loss the negative of that. */
enum { CECP_MATE = 100000 };

static int score_of(const sw_Report *r) {
    if (r->forced > 0)
        return CECP_MATE + (r->forced + 1) / 2;
    if (r->forced < 0)
        return -CECP_MATE - (1 - r->forced) / 2;
    return r->score;
}

static void set_best(Cecp *c, char *move) {
    pthread_mutex_lock(&c->lock);
    free(c->best);
    c->best = move;
    pthread_mutex_unlock(&c->lock);
}

char *cecp_best(Cecp *c) {
    pthread_mutex_lock(&c->lock);
    char *best = c->best ? copy_text(c->best) : NULL;
    pthread_mutex_unlock(&c->lock);
    return best;
}

/* On the thread that searches. */
static void tell_depth(void *ctx, const sw_Report *r) {
    Cecp *c = ctx;
    set_best(c, copy_text(r->move));
    atomic_store(&c->depth, r->depth);
    atomic_store(&c->nodes, r->nodes);
    if (atomic_load(&c->post))
        talk_say(&c->seat->talk, "%d %d %d %" PRIu64 " %s", r->depth, score_of(r),
                 (int)(r->seconds * 100), r->nodes, r->line);
}

void cecp_forget_excluded(Cecp *c) {
    for (int i = 0; i < c->nexcluded; i++)
        free(c->excluded[i]);
    c->nexcluded = 0;
}

static void tell_result(Cecp *c) {
    Seat *s = c->seat;
    int outcome = sw_match_outcome(s->match);
    char *words = sw_match_result(s->match);
    talk_say(&s->talk, "%s {%s}",
             outcome == SW_DRAW ? "1/2-1/2"
             : outcome == 0     ? "1-0"
                                : "0-1",
             words);
    sw_free(words);
}

/* How many seconds the opponent has to accept a draw offer before the draw is claimed. */
static const double OFFER = 2;

/* XBoard checks a claim to a win by rules of its own, which are not the game's. So, between
** programs, the loser tells the result; a draw is offered, and claimed if not accepted. */
void cecp_tell_end(Cecp *c, bool own_move) {
    int outcome = sw_match_outcome(c->seat->match);
    if (outcome == SW_ONGOING || c->mode == MODE_EDIT)
        return;
    if (outcome == SW_DRAW && c->computer) {
        talk_say(&c->seat->talk, "offer draw");
        c->claims = now_seconds() + OFFER;
    } else if (!own_move || !c->computer || outcome != c->mine) {
        tell_result(c);
    }
}

int cecp_claim(Cecp *c, int most) {
    double left = c->claims - now_seconds();
    if (c->claims <= 0)
        return most;
    if (left > 0) {
        int ms = 1 + (int)(left * 1000);
        return most >= 0 && most < ms ? most : ms;
    }
    c->claims = 0;
    if (sw_match_outcome(c->seat->match) == SW_DRAW && c->mode == MODE_PLAY)
        tell_result(c);
    return most;
}

void cecp_ping(Cecp *c, const char *number) {
    if (c->thought != THINK_MOVE) {
        talk_say(&c->seat->talk, "pong %s", number);
        return;
    }
    c->pings = cli_grow(c->pings, sizeof *c->pings * (size_t)(c->npings + 1));
    c->pings[c->npings++] = copy_text(number);
}

static void answer_pings(Cecp *c) {
    for (int i = 0; i < c->npings; i++) {
        talk_say(&c->seat->talk, "pong %s", c->pings[i]);
        free(c->pings[i]);
    }
    c->npings = 0;
}

/* ---- beginning and ending ---- */

static void begin(Cecp *c, const sw_Match *m, Thought thought, const Pace *p) {
    sw_Limits limits = seat_limits(c->seat, p);
    limits.without = (const char *const *)c->excluded;
    limits.nwithout = thought == THINK_ANALYZE ? c->nexcluded : 0;
    c->thought = thought;
    c->begun = now_seconds();
    atomic_store(&c->depth, 0);
    atomic_store(&c->nodes, 0);
    think_begin(&c->seat->think, m, &limits, tell_depth, c);
}

void cecp_halt(Cecp *c) {
    if (c->thought != THINK_NOTHING)
        think_end(&c->seat->think);
    c->thought = THINK_NOTHING;
    set_best(c, NULL);
    answer_pings(c);
    free(c->guess);
    c->guess = NULL;
}

/* Searches, in the opponent's time, the position after the move expected of him. */
static void ponder(Cecp *c) {
    Pace endless = pace_none();
    sw_Match *next = c->guess ? sw_match_copy(c->seat->match) : NULL;
    if (next && sw_match_play(next, c->guess, NULL) && sw_match_outcome(next) == SW_ONGOING &&
        sw_match_side(next) == c->mine)
        begin(c, next, THINK_PONDER, &endless);
    sw_match_free(next);
}

Pace cecp_pace(const Cecp *c) {
    Pace p = c->pace;
    if (c->session > 0)
        p.to_go = c->session - sw_match_ply(c->seat->match) / 2 % c->session;
    return p;
}

void cecp_go_on(Cecp *c) {
    Seat *s = c->seat;
    if (c->mode == MODE_ANALYZE)
        sw_match_play_on(s->match);
    if (c->thought != THINK_NOTHING || c->done || sw_match_outcome(s->match) != SW_ONGOING)
        return;
    Pace pace = c->mode == MODE_ANALYZE ? pace_none() : cecp_pace(c);
    if (c->mode == MODE_ANALYZE)
        begin(c, s->match, THINK_ANALYZE, &pace);
    else if (c->mode == MODE_PLAY && sw_match_side(s->match) == c->mine)
        begin(c, s->match, THINK_MOVE, &pace);
    else if (c->mode == MODE_PLAY && c->ponder)
        ponder(c);
    c->done = c->thought == THINK_NOTHING;
}

/* ---- what was found ---- */

/* Keeps the reply that the search expects, to ponder on it, and as a hint. `line` begins with
** the engine's move, which has been made. */
static void expect_reply(Cecp *c, const char *line) {
    const Seat *s = c->seat;
    const char *rest = line;
    sw_Match *before = sw_match_copy(s->match);
    sw_match_undo(before, 1);
    free(line_first(before, line, &rest));
    sw_match_free(before);
    free(c->guess);
    free(c->hint);
    c->guess = line_first(s->match, rest, &rest);
    c->hint = c->guess ? coords_of(&s->coords, s->match, c->guess) : NULL;
}

/* Tells a move, one line for each leg; all but the last end with a comma. */
static void tell_move(Cecp *c, const char *said) {
    for (const char *comma; (comma = strchr(said, ',')); said = comma + 1)
        talk_say(&c->seat->talk, "move %.*s", (int)(comma + 1 - said), said);
    talk_say(&c->seat->talk, "move %s", said);
}

static void make_own_move(Cecp *c) {
    Seat *s = c->seat;
    char *said = coords_of(&s->coords, s->match, s->think.move);
    if (sw_match_play(s->match, s->think.move, NULL)) {
        c->score = s->think.best.score;
        tell_move(c, said);
        expect_reply(c, s->think.line);
        cecp_tell_end(c, true);
    }
    free(said);
}

void cecp_thought(Cecp *c) {
    Thought thought = c->thought;
    think_end(&c->seat->think);
    c->thought = THINK_NOTHING;
    c->done = true; /* pondering and analysis have found all they can */
    if (thought == THINK_MOVE && c->seat->think.found) {
        c->done = false;
        make_own_move(c);
    }
    answer_pings(c);
    cecp_go_on(c);
}
