/*
** repl_program.c -- the program as a player: its turn, its advice, its manners.
*/
#include "repl.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/term.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Scores are as in sw_Report: with alpha-beta, hundredths of the least piece's value. The
** program resigns and offers draws only after several moves with such a score, and offers none
** in the opening. */
enum {
    HINT_SECONDS = 2,   /* at most, so that nobody waits long for a hint */
    HINT_MOVES = 6,     /* of the expected line, shown with a hint */
    HOPELESS = -1500,   /* a score of at most this is lost */
    HOPELESS_MOVES = 3, /* lost scores in a row after which the program resigns */
    EVEN = 10,          /* a score from -EVEN to EVEN is even */
    EVEN_MOVES = 8,     /* even scores in a row after which it offers a draw */
    EVEN_PLY = 80,      /* the first ply at which it offers one */
    DRAW_PLY = 30       /* from this ply on it accepts a draw at any score up to 0 */
};

/* Some games can go on for ever: when the program plays all sides, it stops at every
** multiple of UNWATCHED_PLIES and waits for `go`. */
enum { UNWATCHED_PLIES = 600 };

static const char dice_due[] = "a throw is due: type what your dice show";

/* ---- thinking ---- */

char *program_score(const Repl *r, const char *value) {
    const char *who = sw_player_name(r->variant.game, sw_match_side(r->now.match));
    bool number = *value == '+' || *value == '-';
    return number ? format("%s for %s", value, who) : format("%s %s", who, value);
}

static void clear_thought(const Repl *r) {
    if (r->terminal && r->thinking && term_erases())
        fputs("\r\033[K", stdout);
}

/* An sw_ReportFn; ctx is the Repl. Writes one line, which the next report overwrites. */
static void show_thought(void *ctx, const sw_Report *report) {
    const Repl *r = ctx;
    char text[512];
    if (!r->terminal || !r->thinking)
        return;
    int width = repl_style(r).width - 1;
    char *score = program_score(r, report->value);
    snprintf(text, sizeof text, "depth %d  %s  %" PRIu64 "k positions  %s", report->depth,
             score, report->nodes / 1000, report->line);
    free(score);
    clear_thought(r);
    printf("%.*s%s", (int)term_within(text, strlen(text), (size_t)width), text,
           term_erases() ? "" : "\n");
    fflush(stdout);
}

/* Searches; false if there is no move to find. *interrupted, unless it is NULL, becomes whether
** Ctrl-C was pressed during the search. */
static bool think(Repl *r, const sw_Limits *limits, sw_Report *best, bool *interrupted) {
    Interrupt interrupt;
    Hush hush;
    term_hush(&hush);
    interrupt_begin(&interrupt, r->engine, &hush);
    bool found = sw_search(r->engine, r->now.match, limits, show_thought, r, best);
    clear_thought(r);
    term_speak(&hush);
    bool pressed = interrupt_end(&interrupt);
    if (interrupted)
        *interrupted = pressed;
    return found;
}

sw_Limits program_limits(const Repl *r) {
    sw_Limits limits = r->limits;
    limits.sparing = r->clocks.on;
    if (r->clocks.on)
        limits.seconds = clock_budget(r);
    /* Each game and each move of a weak level has luck of its own. */
    limits.seed = r->seed + (uint64_t)sw_match_ply(r->now.match);
    return limits;
}

/* ---- the program's turn ---- */

bool program_to_move(const Repl *r) {
    return !r->waiting && !r->edited && !repl_over(r) && !chance_waits(r) &&
           r->computer[sw_match_side(r->now.match)];
}

static bool only_programs(const Repl *r) {
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        if (!r->computer[p])
            return false;
    return true;
}

/* Whether a score says who is winning: only where two teams play. With more, each is behind
** all the others together from the first move on, and a lone player has no opponent who
** could win. */
static bool score_decides(const Repl *r) {
    return sw_player_foe(r->variant.game, 0) >= 0;
}

bool program_speaks(const Repl *r, int player) {
    int foe = sw_player_foe(r->variant.game, player);
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        if (!r->computer[p] &&
            (p == player || (foe >= 0 && sw_player_foe(r->variant.game, p) == foe)))
            return false;
    return true;
}

static bool has_manners(const Repl *r, int side) {
    return r->manners && score_decides(r) && program_speaks(r, side) && !only_programs(r);
}

/* Resigns if the position has been hopeless for long enough; true if it did. */
static bool give_up(Repl *r, const sw_Report *best) {
    int side = sw_match_side(r->now.match), *hopeless = &r->agreement.hopeless[side];
    *hopeless = best->score <= HOPELESS ? *hopeless + 1 : 0;
    if (!has_manners(r, side) || *hopeless < HOPELESS_MOVES ||
        sw_game_throws(r->variant.game) > 0)
        return false; /* in a game with dice, luck may still turn it */
    repl_resign(r);
    return true;
}

static void maybe_offer(Repl *r, int side, int score) {
    Agreement *a = &r->agreement;
    a->level = abs(score) <= EVEN ? a->level + 1 : 0;
    if (!has_manners(r, side) || repl_over(r) || a->level < EVEN_MOVES ||
        sw_match_ply(r->now.match) < EVEN_PLY)
        return;
    a->level = 0;
    a->offer = side;
    tell("%s offers a draw: `draw` accepts it, a move declines it.",
         sw_player_name(r->variant.game, side));
}

static void tell_move(const Repl *r, int side, const sw_Report *best) {
    const char *name = sw_player_name(r->variant.game, side);
    if (!r->terminal || !r->thinking || best->depth == 0) {
        tell("%s plays %s", name, best->move);
        return;
    }
    char *score = program_score(r, best->value);
    tell("%s plays %s  (%s, depth %d, %.1f s)", name, best->move, score, best->depth,
         best->seconds);
    free(score);
}

void program_move(Repl *r) {
    int side = sw_match_side(r->now.match);
    sw_Limits limits = program_limits(r);
    sw_Report best;
    bool interrupted;
    r->waiting = !think(r, &limits, &best, &interrupted);
    if (r->waiting || give_up(r, &best))
        return;
    tell_move(r, side, &best);
    int score = best.score;
    char *move = copy_text(best.move), *error = NULL;
    r->now.played[side] = true; /* before the move is saved with the program's name */
    if (!repl_play(r, move, &error))
        refuse_taking(r, error), r->waiting = true;
    free(move);
    maybe_offer(r, side, score);
    if (only_programs(r) && !repl_over(r))
        r->waiting = interrupted || sw_match_ply(r->now.match) % UNWATCHED_PLIES == 0;
    if (r->waiting && !repl_over(r))
        tell("`go` lets the programs play on.");
}

bool refuse_search(Repl *r) {
    return refuse(r, "%s", chance_waits(r) ? dice_due : "the game is over");
}

void repl_go(Repl *r) {
    if (repl_over(r)) {
        if (!r->terminal)
            repl_announce_end(r);
        refuse(r, "the game is over; `undo` or `new`");
    } else if (chance_waits(r)) {
        refuse(r, "%s", dice_due);
    } else {
        r->waiting = false;
        if (!program_to_move(r))
            program_move(r);
    }
}

/* The length in bytes of the first n moves of a line. Moves end at blanks, but not at those
** within brackets. */
static size_t first_moves(const char *line, int n) {
    size_t i = 0;
    for (int open = 0; line[i]; i++) {
        open += (line[i] == '(' || line[i] == '{') - (line[i] == ')' || line[i] == '}');
        if (line[i] == ' ' && open == 0 && --n == 0)
            break;
    }
    return i;
}

void repl_hint(Repl *r) {
    sw_Limits limits = r->limits;
    sw_Report best;
    limits.level = 0;
    if (limits.seconds > HINT_SECONDS)
        limits.seconds = HINT_SECONDS;
    if (!think(r, &limits, &best, NULL)) {
        refuse_search(r);
        return;
    }
    if (best.depth == 0 && best.forced == 0) {
        tell("No depth was completed in %.1f s, so there is nothing to show; `analyse` "
             "searches for as long as `time` allows.",
             best.seconds);
        return;
    }
    char *score = program_score(r, best.value);
    size_t shown = first_moves(best.line, HINT_MOVES);
    tell("%s  (%s, depth %d; %.*s%s)", best.move, score, best.depth, (int)shown, best.line,
         best.line[shown] ? " ..." : "");
    free(score);
}

bool program_takes_draw(Repl *r, int program) {
    sw_Limits limits = {
        .seconds = 1, .depth = 4, .searcher = r->limits.searcher, .untuned = r->limits.untuned};
    sw_Report best;
    if (!score_decides(r) || !think(r, &limits, &best, NULL))
        return false;
    /* The score is from the view of the player to move. */
    int ahead = sw_match_side(r->now.match) == program ? best.score : -best.score;
    return ahead <= -100 || (ahead <= 0 && sw_match_ply(r->now.match) >= DRAW_PLY);
}

/* ---- settings ---- */

/* Sets plays[] for the players that a text names: "red", "red, black" or "red black". Splits
** at `between`: first at commas and then, if a part is not a player, at blanks, since
** names may contain blanks themselves. False if some part is not a player. */
static bool read_players(const Repl *r, const char *who, const char *between, bool *plays) {
    char *all = copy_text(who), *rest = NULL, *one = strtok_r(all, between, &rest);
    bool fine = one != NULL;
    for (; one && fine; one = strtok_r(NULL, between, &rest)) {
        one += strspn(one, " \t");
        int player = sw_player_named(r->variant.game, one);
        if (player >= 0)
            plays[player] = true;
        else
            fine = *between == ',' && read_players(r, one, " \t", plays);
    }
    free(all);
    return fine;
}

bool program_plays_for(Repl *r, const char *who) {
    bool plays[SW_PLAYERS_MAX] = {false};
    bool all = strcasecmp(who, "both") == 0 || strcasecmp(who, "all") == 0;
    bool others = strcasecmp(who, "others") == 0;
    if (!read_players(r, who, ",", plays)) {
        if (!all && !others && strcasecmp(who, "none") != 0)
            return false;
        for (int p = 0; p < SW_PLAYERS_MAX; p++)
            plays[p] = all || (others && p != sw_match_side(r->now.match));
    }
    memcpy(r->computer, plays, sizeof r->computer);
    return true;
}

static void print_players(const Repl *r) {
    for (int p = 0; p < sw_game_players(r->variant.game); p++)
        printf("%s: %s\n", sw_player_name(r->variant.game, p),
               r->computer[p] ? "program" : "you");
}

bool repl_computer(Repl *r, char *argument) {
    if (!*argument) {
        print_players(r);
        return true;
    }
    if (!program_plays_for(r, argument))
        return refuse(r, "'%s' should be %s", argument, COMPUTER_WORDS);
    r->waiting = false;
    return true;
}

/* Reads a number within the bounds into *value or, without an argument, prints it. */
static bool setting(Repl *r, const char *argument, const char *name, int least, int most,
                    int *value) {
    if (!*argument)
        printf("%s %d\n", name, *value);
    else if (!parse_number(argument, least, most, value))
        return refuse(r, "%s: '%s' should be a number from %d to %d", name, argument, least,
                      most);
    return true;
}

bool repl_level(Repl *r, char *argument) {
    return setting(r, argument, "level", 1, 10, &r->limits.level);
}

bool repl_searcher(Repl *r, char *argument) {
    sw_Searcher *mine = &r->limits.searcher;
    if (!*argument)
        printf("searcher %s%s\n", sw_searcher_name(sw_match_game(r->now.match), *mine),
               *mine == SW_CHOSEN ? " (chosen for this game)" : "");
    else if (strcasecmp(argument, "chosen") == 0)
        *mine = SW_CHOSEN;
    else if (!sw_searcher_named(argument, mine))
        return refuse(r, "searcher: '%s' should be alpha-beta, mcts or chosen", argument);
    return true;
}

bool repl_depth(Repl *r, char *argument) {
    return setting(r, argument, "depth", 0, 128, &r->limits.depth);
}

bool repl_time(Repl *r, char *argument) {
    if (!*argument) {
        printf("time %g\n", r->limits.seconds);
        return true;
    }
    if (!parse_seconds(argument, &r->limits.seconds))
        return refuse(r, "'%s' should be a number of seconds above 0, at most a year",
                      argument);
    return true;
}

bool repl_thinking(Repl *r, char *argument) {
    return take_switch(r, argument, "thinking", &r->thinking);
}

bool repl_manners(Repl *r, char *argument) {
    return take_switch(r, argument, "manners", &r->manners);
}
