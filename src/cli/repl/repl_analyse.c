/*
** repl_analyse.c -- `analyse`: the best lines of a position, or the moves of a game judged.
*/
#include "repl.h"
#include "cli/common/analysis.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/variations.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/term.h"
#include "cli/terminal/ticker.h"

#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

enum { LINES_SHOWN = 3, ANALYSIS_MS = 500 };

static void show_lines(const Repl *r, const Variations *v) {
    if (v->depth == 0 && v->at[0].found.forced == 0) {
        tell("No depth was completed in %.1f s, so there is nothing to show; `time` sets a "
             "longer limit.",
             v->seconds);
        return;
    }
    for (int i = 0; i < v->n; i++) {
        char *score = program_score(r, v->at[i].value);
        tell("%3d  %s: %s", i + 1, score, v->at[i].line);
        free(score);
    }
    tell("depth %d, %.1f s", v->depth, v->seconds);
}

static bool analyse_position(Repl *r, int n) {
    sw_Limits limits = program_limits(r);
    Variations v;
    Interrupt interrupt;
    Hush hush;
    limits.level = 0;
    term_hush(&hush);
    interrupt_begin(&interrupt, r->engine, &hush);
    bool found =
        variations_find(r->engine, r->now.match, &limits, n, &interrupt.seen, NULL, NULL, &v);
    interrupt_end(&interrupt);
    term_speak(&hush);
    if (found)
        show_lines(r, &v);
    variations_free(&v);
    return found || refuse_search(r);
}

/* The context of show_judged(). */
typedef struct Showing {
    const Repl *r;
    Ticker ticker;
} Showing;

static void show_judged(void *ctx, const Judged *j) {
    Showing *s = ctx;
    const char *who = sw_player_name(s->r->variant.game, j->mover);
    if (j->grade != GRADE_GOOD) {
        ticker_hold(&s->ticker);
        tell("%4d. %s %s: %s, %s; better %s (%s)", sw_match_number(s->r->now.match, j->ply),
             who, j->move, grade_text(j->grade), j->value, j->best, j->best_value);
        fflush(stdout);
        ticker_go(&s->ticker);
    }
    ticker_say(&s->ticker, "move %d of %d", j->ply + 2, sw_match_plies(s->r->now.match));
}

static bool analyse_game(Repl *r) {
    sw_Match *m = r->now.match;
    sw_Limits limits = r->limits;
    Showing s = {.r = r};
    Interrupt interrupt;
    Hush hush;
    if (sw_match_plies(m) == 0)
        return refuse(r, "no move has been made");
    limits.level = 0;
    if (!limits.depth && limits.seconds > ANALYSIS_MS / 1000.0)
        limits.seconds = ANALYSIS_MS / 1000.0;
    term_hush(&hush);
    interrupt_begin(&interrupt, r->engine, &hush);
    ticker_begin(&s.ticker);
    int judged = analysis_of(r->engine, m, &limits, &interrupt, show_judged, &s);
    ticker_end(&s.ticker);
    interrupt_end(&interrupt);
    term_speak(&hush);
    tell("%d of %d moves analysed; `first` and `next` step through them, `save` keeps them.",
         judged, sw_match_plies(m));
    autosave_now(r);
    return true;
}

bool repl_analyse(Repl *r, char *argument) {
    int n = LINES_SHOWN;
    if (strcasecmp(argument, "game") == 0)
        return analyse_game(r);
    if (*argument && !parse_number(argument, 1, VARIATIONS_MOST, &n))
        return refuse(r, "'%s' should be a number of moves, from 1 to %d, or `game`", argument,
                      VARIATIONS_MOST);
    return analyse_position(r, n);
}
