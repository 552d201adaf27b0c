/*
** uci_think.c -- UCI: what the engine searches for, by the words of `go`, and what it says of
** the result.
*/
#include "uci.h"

#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <inttypes.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* LINE_MOST: how many moves of a line are told; in the first YOUNG seconds of a search, one. */
enum { LINE_MOST = 12 };
/* WRONG_MOST: how many words of `searchmoves` may be no legal moves; what follows is ignored. */
enum { WRONG_MOST = 16 };
/* The greatest depth of `go perft`. */
enum { PERFT_MOST = 99 };
static const double YOUNG = 0.1;

/* ---- what is found ---- */

/* "cp 12", or "mate -3", which counts moves, not plies. */
static void score_of(const sw_Report *r, char *out, size_t size) {
    if (r->forced > 0)
        snprintf(out, size, "mate %d", (r->forced + 1) / 2);
    else if (r->forced < 0)
        snprintf(out, size, "mate -%d", (1 - r->forced) / 2);
    else
        snprintf(out, size, "cp %d", r->score);
}

/* Called on the searching thread. */
static void tell_depth(void *ctx, const sw_Report *r) {
    Uci *u = ctx;
    Seat *s = u->seat;
    char score[32];
    score_of(r, score, sizeof score);
    uint64_t speed = r->seconds > 0 ? (uint64_t)((double)r->nodes / r->seconds) : r->nodes;
    char *line =
        coords_of_line(&s->coords, s->think.match, r->line, r->seconds < YOUNG ? 1 : LINE_MOST);
    talk_say(&s->talk,
             "info depth %d seldepth %d multipv %d score %s nodes %" PRIu64 " nps %" PRIu64
             " time %d pv %s",
             r->depth, r->deepest, s->think.rank, score, r->nodes, speed,
             (int)(r->seconds * 1000), line);
    free(line);
    if (u->mate > 0 && r->forced > 0 && (r->forced + 1) / 2 <= u->mate)
        think_stop(&s->think);
}

static void tell_best(Uci *u) {
    const Seat *s = u->seat;
    u->thinking = u->waits = u->ended = false;
    if (!s->think.found) {
        talk_say(&u->seat->talk, "bestmove (none)");
        return;
    }
    const char *rest;
    free(line_first(s->match, s->think.line, &rest));
    char *best = coords_of(&s->coords, s->match, s->think.move), *reply = NULL;
    sw_Match *after = sw_match_copy(s->match);
    if (sw_match_play(after, s->think.move, NULL) && sw_match_outcome(after) == SW_ONGOING)
        reply = coords_of_line(&s->coords, after, rest, 1);
    sw_match_free(after);
    talk_say(&u->seat->talk, reply && *reply ? "bestmove %s ponder %s" : "bestmove %s", best,
             reply);
    free(best);
    free(reply);
}

static void tell_sum(Uci *u) {
    Seat *s = u->seat;
    u->thinking = u->counts = false;
    if (s->think.count.all)
        talk_say(&s->talk, "Nodes searched: %" PRIu64, s->think.count.sum);
    else
        talk_say(&s->talk, "info string the count was stopped");
}

/* The search has ended, by itself or because it was stopped. */
void uci_thought(Uci *u) {
    think_end(&u->seat->think);
    u->ended = true;
    if (u->counts)
        tell_sum(u);
    else if (u->thinking && !u->waits)
        tell_best(u);
}

/* As in most engines, commands wait until all moves are counted, so that they can come from a
** file. Only if nobody is left to read the answer the count is stopped. */
static void await_count(Uci *u) {
    struct pollfd from[] = {{.fd = u->seat->think.note[0], .events = POLLIN},
                            {.fd = STDOUT_FILENO}};
    nfds_t n = 2;
    while (poll(from, n, -1) <= 0 || !from[0].revents)
        if (n == 2 && from[1].revents) {
            think_stop(&u->seat->think);
            n = 1;
        }
}

/* Ends the search, if there is one, and tells its move. */
void uci_finish(Uci *u) {
    if (u->thinking && u->counts)
        await_count(u);
    if (u->thinking)
        think_end(&u->seat->think);
    if (u->counts)
        tell_sum(u);
    else if (u->thinking)
        tell_best(u);
}

/* ---- go ---- */

void uci_forget_without(Uci *u) {
    for (int i = 0; i < u->nwithout; i++)
        free(u->without[i]);
    free(u->without);
    u->without = NULL;
    u->nwithout = 0;
}

static const char *const going[] = {"searchmoves", "ponder", "wtime",   "btime", "winc",
                                    "binc",        "mate",   "depth",   "nodes", "movetime",
                                    "movestogo",   "perft",  "infinite"};

static bool is_going(const char *word) {
    size_t i = 0, n = sizeof going / sizeof *going;
    while (i < n && strcmp(word, going[i]) != 0)
        i++;
    return i < n;
}

/* Takes the next word. NULL if there is none, or a keyword of `go`, which is left there. */
static char *value_word(char **rest) {
    char *after = *rest, *word = talk_word(&after);
    if (*word && !is_going(word)) {
        *rest = after;
        return word;
    }
    if (*word)
        word[strlen(word)] = *after ? ' ' : '\0'; /* undoes the cut of talk_word() */
    return NULL;
}

/* `searchmoves`: leaves out of the search all moves but those listed up to the next keyword of
** `go`; none if no legal one is listed. Of several lists the last one counts. To tell why a
** move is not legal takes a moment, in which nothing is heard, so a list that has nothing but
** such moves is not read to its end. */
static void search_only(Uci *u, char **rest) {
    Seat *s = u->seat;
    uci_forget_without(u);
    int n, kept = 0, wrong = 0, passed = 0;
    char **moves = sw_match_moves(s->match, NULL, &n, NULL);
    bool *only = cli_grow(NULL, sizeof *only * (size_t)(n + 1));
    memset(only, 0, sizeof *only * (size_t)(n + 1));
    for (const char *word; (word = value_word(rest)) != NULL;) {
        if (wrong >= WRONG_MOST) {
            passed++;
            continue;
        }
        char *why = NULL, *text = coords_heard(&s->coords, s->match, word, &why);
        wrong += !text;
        for (int i = 0; i < n && text; i++)
            if (strcmp(moves[i], text) == 0 && !only[i])
                kept += only[i] = true;
        if (!text)
            talk_say(&s->talk, "info string illegal move %s: %s", word, why);
        free(text);
        free(why);
    }
    if (passed)
        talk_say(&s->talk, "info string go searchmoves: the last %d words are ignored", passed);
    if (!kept)
        talk_say(&s->talk,
                 "info string go searchmoves: no legal move follows; all moves are searched");
    u->without = cli_grow(NULL, sizeof *u->without * (size_t)(n + 1));
    for (int i = 0; i < n && kept; i++)
        if (!only[i])
            u->without[u->nwithout++] = copy_text(moves[i]);
    free(only);
    sw_free(moves);
}

typedef struct Going {
    Pace pace;
    double left[2], increment[2];
    bool ponder, infinite, clock; /* clock: the time of one side was given */
    bool counts;                  /* `perft`: moves are counted, none is searched for */
    int perft;                    /* to that depth; 0: a bad one was given */
} Going;

/* The seconds that stand for `movetime 0`, since 0 would be no limit. */
static const double AT_ONCE = 0.001;

/* The longest time that is understood, in milliseconds: some thirty years. */
static const double TIME_MOST = 1e12;

/* Takes the number after a word of `go`. NULL, after a message, if none follows. */
static const char *said_after(Uci *u, const char *word, char **rest) {
    const char *said = value_word(rest);
    if (!said)
        talk_say(&u->seat->talk, "info string go %s: a number should follow", word);
    return said;
}

/* Reads a whole number of at least `least` after a word of `go`. False, after a message, if there
** is none; the word is ignored then. */
static bool read_whole(Uci *u, const char *word, int64_t least, char **rest, int64_t *number) {
    int64_t n;
    const char *said = said_after(u, word, rest);
    bool is = said && parse_whole(said, least, INT64_MAX, &n);
    if (is)
        *number = n;
    else if (said && said[strspn(said, "0123456789")] == '\0' && n >= least)
        talk_say(&u->seat->talk, "info string go %s: %s is too large", word, said);
    else if (said)
        talk_say(&u->seat->talk, "info string go %s: '%s' is not a whole number of at least %d",
                 word, said, (int)least);
    return is;
}

/* Reads milliseconds as seconds, at least `least`. A clock that has run out may be below 0.
** False after a message if there is no number, or none that is understood. */
static bool read_time(Uci *u, const char *word, char **rest, double least, double *seconds) {
    double ms;
    const char *said = said_after(u, word, rest), *end = said ? parse_decimal(said, &ms) : NULL;
    bool is = end && !*end;
    if (said && !is)
        talk_say(&u->seat->talk, "info string go %s: '%s' is not a number", word, said);
    else if (said && ms > TIME_MOST)
        talk_say(&u->seat->talk, "info string go %s: %s is too large", word, said);
    if (!is || ms > TIME_MOST)
        return false;
    *seconds = fmax(ms / 1000, least);
    return true;
}

static void read_count(Uci *u, const char *word, char **rest, int least, int *count) {
    enum { COUNT_MOST = 1000000 };
    int64_t n;
    if (read_whole(u, word, least, rest, &n))
        *count = n < COUNT_MOST ? (int)n : COUNT_MOST;
}

static bool read_clock(Uci *u, Going *g, const char *word, char **rest) {
    static const char *const words[] = {"wtime", "btime", "winc", "binc"};
    int which = 0;
    while (which < 4 && strcmp(word, words[which]) != 0)
        which++;
    if (which == 4)
        return false;
    double *seconds = &(which < 2 ? g->left : g->increment)[which % 2];
    bool read = read_time(u, word, rest, 0, seconds);
    g->clock = g->clock || (read && which < 2);
    return true;
}

static void read_going(Uci *u, Going *g, char *rest) {
    int64_t n;
    while (*rest) {
        const char *word = talk_word(&rest);
        if (read_clock(u, g, word, &rest))
            continue;
        if (strcmp(word, "movestogo") == 0)
            read_count(u, word, &rest, 0, &g->pace.to_go);
        else if (strcmp(word, "movetime") == 0)
            read_time(u, word, &rest, AT_ONCE, &g->pace.each);
        else if (strcmp(word, "depth") == 0)
            read_count(u, word, &rest, 1, &g->pace.depth);
        else if (strcmp(word, "nodes") == 0 && read_whole(u, word, 1, &rest, &n))
            g->pace.nodes = (uint64_t)n;
        else if (strcmp(word, "mate") == 0)
            read_count(u, word, &rest, 1, &u->mate);
        else if (strcmp(word, "searchmoves") == 0)
            search_only(u, &rest);
        else if (strcmp(word, "perft") == 0) {
            g->counts = true;
            read_count(u, word, &rest, 1, &g->perft);
        } else if (strcmp(word, "ponder") == 0)
            g->ponder = true;
        else if (strcmp(word, "infinite") == 0)
            g->infinite = true;
        else if (!is_going(word))
            talk_say(&u->seat->talk, "info string go: unknown word '%s'", word);
    }
}

/* ---- go perft ---- */

static void tell_count(void *ctx, const char *move, uint64_t nodes) {
    Seat *s = ctx;
    char *said = coords_of(&s->coords, s->match, move);
    talk_say(&s->talk, "%s: %" PRIu64, said, nodes);
    free(said);
}

static void count_moves(Uci *u, int depth) {
    Seat *s = u->seat;
    if (depth == 0)
        return; /* read_whole() has said so */
    u->thinking = u->counts = true;
    u->ended = false;
    think_count(&s->think, s->match, depth < PERFT_MOST ? depth : PERFT_MOST, s->threads,
                tell_count, s);
}

void uci_go(Uci *u, char *rest) {
    Seat *s = u->seat;
    Going g = {.pace = pace_none()};
    uci_finish(u);
    uci_forget_without(u);
    u->mate = 0;
    sw_match_play_on(s->match);
    read_going(u, &g, rest);
    if (g.counts && u->nwithout > 0)
        talk_say(&s->talk, "info string go perft counts all moves, not only searchmoves");
    if (g.counts) {
        count_moves(u, g.perft);
        return;
    }
    int side = sw_match_side(s->match);
    if (g.clock || g.increment[side] > 0)
        g.pace.left = g.left[side];
    g.pace.increment = g.increment[side];
    sw_Limits limits = seat_limits(s, &g.pace);
    limits.without = (const char *const *)u->without;
    limits.nwithout = u->nwithout;
    u->seconds = pace_pondered(&g.pace);
    if (g.ponder || g.infinite)
        limits.seconds = 0;
    u->thinking = true;
    u->waits = g.ponder || g.infinite;
    u->ended = false;
    think_begin(&s->think, s->match, &limits, tell_depth, u);
}

void uci_stop(Uci *u, char *rest) {
    (void)rest;
    u->waits = false;
    if (u->thinking && u->ended)
        tell_best(u);
    else
        think_stop(&u->seat->think);
}

void uci_ponderhit(Uci *u, char *rest) {
    (void)rest;
    if (!u->thinking || !u->waits)
        return;
    u->waits = false;
    if (u->ended)
        tell_best(u);
    else if (u->seconds > 0)
        u->seat->think.deadline = now_seconds() + u->seconds;
}
