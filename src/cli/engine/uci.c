/*
** uci.c -- the Universal Chess Interface.
*/
#include "called.h"
#include "seat.h"
#include "cli/common/args.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/common/variations.h"
#include "cli/terminal/clock.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* LINE_MOST: how many moves of a line are told; in the first YOUNG seconds of a search, one. */
enum { LINE_MOST = 12 };
/* The greatest values of Hash (in megabytes), Level, and the depth of `go perft`. */
enum { HASH_MOST = 65536, LEVEL_MOST = 10, PERFT_MOST = 99 };
static const double YOUNG = 0.1;

typedef struct Uci {
    Seat *seat;
    bool thinking;  /* `bestmove` is owed for the last `go` */
    bool waits;     /* it must wait for `stop` or `ponderhit`: go infinite, go ponder */
    bool ended;     /* the search has ended */
    double seconds; /* for a pondered move, once that was made; 0: no limit */
    char *position; /* the words of the last `position`, if it succeeded; or NULL */
    char **without; /* moves that are not to be searched, as the match writes them */
    int nwithout;
    int mate; /* `go mate`: stop at a win in that many moves; 0: do not */
} Uci;

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

/* The search has ended, by itself or because it was stopped. */
static void thought(Uci *u) {
    think_end(&u->seat->think);
    u->ended = true;
    if (u->thinking && !u->waits)
        tell_best(u);
}

/* Ends the search, if there is one, and tells its move. */
static void finish(Uci *u) {
    if (!u->thinking)
        return;
    think_end(&u->seat->think);
    tell_best(u);
}

/* ---- what is heard ---- */

/* The present choice of an option, then all: "rotated var rotated var mirrored"; for free(). */
static char *combo_of(const sw_Option *o, const char *value) {
    int now = 0;
    while (now < o->nchoices && strcmp(o->choices[now], value) != 0)
        now++;
    char **choice = called_all(o->choices, o->nchoices),
         *list = called_joined(choice, o->nchoices, " var "),
         *all = format("%s var %s", now < o->nchoices ? choice[now] : "", list);
    called_free(choice, o->nchoices);
    free(list);
    return all;
}

static void tell_option(Uci *u, const sw_Option *o, const char *name) {
    Talk *talk = &u->seat->talk;
    const char *value = called_value(u->seat->game, o);
    if (strcmp(o->type, "number") == 0)
        talk_say(talk, "option name %s type spin default %s min %lld max %lld", name, value,
                 (long long)o->min, (long long)o->max);
    else if (strcmp(o->type, "choice") == 0) {
        char *all = combo_of(o, value);
        talk_say(talk, "option name %s type combo default %s", name, all);
        free(all);
    } else {
        char *list = called_list(value);
        talk_say(talk, "option name %s type string default %s", name, list);
        free(list);
    }
}

static void tell_variants(Uci *u) {
    char *own = seat_variant(u->seat), *plain = called_plainly(own);
    bool two = strcmp(own, plain) != 0;
    talk_say(&u->seat->talk, "option name UCI_Variant type combo default %s var %s%s%s", own,
             own, two ? " var " : "", two ? plain : "");
    free(plain);
    free(own);
}

static void hear_uci(Uci *u, char *rest) {
    (void)rest;
    Seat *s = u->seat;
    talk_say(&s->talk, "id name Stepwise %s (%s)", sw_version(), sw_game_about(s->game).name);
    talk_say(&s->talk, "id author the authors of Stepwise");
    talk_say(&s->talk, "option name Hash type spin default %d min 1 max %d", s->think.megabytes,
             HASH_MOST);
    talk_say(&s->talk, "option name Threads type spin default %d min 1 max %d",
             s->threads ? s->threads : 1, THREADS_MOST);
    talk_say(&s->talk, "option name Ponder type check default false");
    talk_say(&s->talk, "option name MultiPV type spin default %d min 1 max %d",
             s->think.lines ? s->think.lines : 1, VARIATIONS_MOST);
    talk_say(&s->talk, "option name Level type spin default %d min 1 max %d",
             s->level ? s->level : LEVEL_MOST, LEVEL_MOST);
    talk_say(&s->talk,
             "option name Searcher type combo default %s var chosen var alpha-beta var mcts",
             s->searcher == SW_CHOSEN ? "chosen" : sw_searcher_name(s->game, s->searcher));
    tell_variants(u);
    char **names = called_options(s->game);
    for (int i = 0; i < sw_game_options(s->game); i++) {
        sw_Option o = sw_game_option(s->game, i);
        tell_option(u, &o, names[i]);
    }
    called_free(names, sw_game_options(s->game));
    talk_say(&s->talk, "uciok");
}

static void hear_isready(Uci *u, char *rest) {
    (void)rest;
    think_prepare(&u->seat->think, u->seat->game);
    talk_say(&u->seat->talk, "readyok");
}

static void forget_position(Uci *u) {
    free(u->position);
    u->position = NULL;
}

static void hear_newgame(Uci *u, char *rest) {
    (void)rest;
    finish(u);
    forget_position(u);
    think_forget(&u->seat->think);
    seat_begin(u->seat);
}

/* Sets an option of the game. */
static void set_game(Uci *u, const char *name, const char *value) {
    char *why = NULL;
    Seat *s = u->seat;
    finish(u);
    forget_position(u);
    if (!seat_set(s, name, value, &why))
        talk_say(&s->talk, "info string %s", why);
    free(why);
}

static void set_variant(Uci *u, const char *value) {
    char *own = seat_variant(u->seat), *plain = called_plainly(own);
    if (strcmp(own, value) != 0 && strcmp(plain, value) != 0)
        talk_say(&u->seat->talk, "info string this engine only plays %s", own);
    free(plain);
    free(own);
}

static void set_hash(Seat *s, long megabytes) {
    char *why = seat_memory(s, megabytes);
    if (why)
        talk_say(&s->talk, "info string %s", why);
    free(why);
}

/* Sets one of the engine's own options that are numbers; false if it is none of them. A bad
** value is reported and ignored. */
static bool set_number(Seat *s, const char *name, const char *value) {
    static const struct {
        const char *name;
        int most;
    } options[] = {{"Hash", HASH_MOST},
                   {"Threads", THREADS_MOST},
                   {"Level", LEVEL_MOST},
                   {"MultiPV", VARIATIONS_MOST}};
    int which = 0, number;
    while (which < 4 && strcasecmp(name, options[which].name) != 0)
        which++;
    if (which == 4)
        return false;
    if (!parse_number(value, 1, options[which].most, &number))
        talk_say(&s->talk, "info string option '%s': '%s' is not a whole number from 1 to %d",
                 options[which].name, value, options[which].most);
    else if (which == 0)
        set_hash(s, number);
    else if (which == 1)
        seat_threads(s, number);
    else if (which == 2)
        s->level = number;
    else
        s->think.lines = number;
    return true;
}

/* "name NAME value VALUE"; the case of NAME is ignored. It is always a single word here. */
static void hear_setoption(Uci *u, char *rest) {
    Seat *s = u->seat;
    char *end = strstr(rest, " value ");
    if (strcmp(talk_word(&rest), "name") != 0 || !end || end < rest) {
        talk_say(&s->talk, "info string setoption name NAME value VALUE");
        return;
    }
    const char *value = end + strlen(" value ");
    value += strspn(value, " ");
    while (end > rest && end[-1] == ' ')
        end--;
    *end = '\0';
    if (set_number(s, rest, value))
        return;
    if (strcasecmp(rest, "Searcher") == 0) {
        if (!seat_searcher(s, value))
            talk_say(&s->talk, "info string option 'Searcher': no choice '%s'", value);
    } else if (strcasecmp(rest, "UCI_Variant") == 0)
        set_variant(u, value);
    else if (strcasecmp(rest, "Ponder") != 0)
        set_game(u, rest, value);
    else if (strcasecmp(value, "true") != 0 && strcasecmp(value, "false") != 0)
        talk_say(&s->talk, "info string option 'Ponder': '%s' is not true or false", value);
}

/* Plays the moves of a text, up to one that is not legal: false then. */
static bool play_all(Uci *u, char *moves) {
    Seat *s = u->seat;
    while (*moves) {
        char *why = NULL, *said = talk_word(&moves);
        if (!seat_play(s, said, &why)) {
            talk_say(&s->talk, "info string illegal move %s: %s", said, why);
            free(why);
            return false;
        }
    }
    return true;
}

/* Cuts the text off before the word "moves", and returns what follows that, which may be
** nothing; NULL if the word is not there. */
static char *cut_moves(char *text) {
    char *at = strstr(text, " moves");
    while (at && at[6] && at[6] != ' ')
        at = strstr(at + 1, " moves");
    if (!at)
        return NULL;
    *at = '\0';
    return at + strlen(" moves");
}

/* Sets up "startpos [moves ...]" or "fen FEN [moves ...]". False after a message. */
static bool set_up(Uci *u, char *rest) {
    Seat *s = u->seat;
    char *why = NULL, *moves = cut_moves(rest);
    const char *word = talk_word(&rest);
    bool is_fen = strcmp(word, "fen") == 0, wrong = is_fen && !seat_position(s, rest, &why);
    if (why)
        talk_say(&s->talk, "info string %s", why);
    free(why);
    if (wrong)
        return false;
    bool start = strcmp(word, "startpos") == 0 && !*rest;
    if (start)
        seat_new(s);
    else if (!is_fen) {
        talk_say(&s->talk, "info string position startpos|fen FEN [moves MOVE...]");
        return false;
    }
    return !moves || play_all(u, moves);
}

/* The moves by which this `position` extends the last one; NULL if it is another one. It saves
** playing a whole game again for each new move. */
static char *further(const Uci *u, char *rest) {
    size_t n = u->position ? strlen(u->position) : 0;
    if (n == 0 || strncmp(rest, u->position, n) != 0 || (rest[n] != ' ' && rest[n] != '\0'))
        return NULL;
    char *more = rest + n + strspn(rest + n, " ");
    if (!*more || strstr(u->position, "moves "))
        return more;
    return strncmp(more, "moves ", 6) == 0 ? more + 6 : NULL;
}

static void hear_position(Uci *u, char *rest) {
    finish(u);
    char *said = copy_text(rest), *more = further(u, rest);
    bool done = more ? play_all(u, more) : set_up(u, rest);
    forget_position(u);
    if (done)
        u->position = said;
    else
        free(said);
}

/* ---- go ---- */

static void forget_without(Uci *u) {
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
** `go`; none if no legal one is listed. Of several lists the last one counts. */
static void search_only(Uci *u, char **rest) {
    Seat *s = u->seat;
    forget_without(u);
    int n, kept = 0;
    char **moves = sw_match_moves(s->match, NULL, &n, NULL);
    bool *only = cli_grow(NULL, sizeof *only * (size_t)(n + 1));
    memset(only, 0, sizeof *only * (size_t)(n + 1));
    for (const char *word; (word = value_word(rest)) != NULL;) {
        char *why = NULL, *text = coords_heard(&s->coords, s->match, word, &why);
        for (int i = 0; i < n && text; i++)
            if (strcmp(moves[i], text) == 0 && !only[i])
                kept += only[i] = true;
        if (!text)
            talk_say(&s->talk, "info string illegal move %s: %s", word, why);
        free(text);
        free(why);
    }
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

/* As in most engines, no command is read until all are counted. */
static void count_moves(Seat *s, int depth) {
    if (depth == 0)
        return; /* read_whole() has said so */
    uint64_t nodes = sw_match_divide(s->match, depth < PERFT_MOST ? depth : PERFT_MOST,
                                     s->threads, tell_count, s);
    talk_say(&s->talk, "Nodes searched: %" PRIu64, nodes);
}

static void hear_go(Uci *u, char *rest) {
    Seat *s = u->seat;
    Going g = {.pace = pace_none()};
    finish(u);
    forget_without(u);
    u->mate = 0;
    sw_match_play_on(s->match);
    read_going(u, &g, rest);
    if (g.counts) {
        count_moves(s, g.perft);
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

static void hear_stop(Uci *u, char *rest) {
    (void)rest;
    u->waits = false;
    if (u->thinking && u->ended)
        tell_best(u);
    else
        think_stop(&u->seat->think);
}

static void hear_ponderhit(Uci *u, char *rest) {
    (void)rest;
    if (!u->thinking || !u->waits)
        return;
    u->waits = false;
    if (u->ended)
        tell_best(u);
    else if (u->seconds > 0)
        u->seat->think.deadline = now_seconds() + u->seconds;
}

/* ---- the dialogue ---- */

typedef struct Hearing {
    const char *word;
    void (*run)(Uci *u, char *rest);
} Hearing;

static const Hearing table[] = {
#define HEAR(word, run) {word, run},
#define QUIET(word) {word, NULL},
#include "uci.def"
#undef HEAR
#undef QUIET
};

static void hear(Uci *u, char *line) {
    char *rest = line;
    const char *word = talk_word(&rest);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(word, table[i].word) == 0) {
            if (table[i].run)
                table[i].run(u, rest);
            return;
        }
    if (*word)
        talk_say(&u->seat->talk, "info string unknown command: %s", word);
}

int uci_run(Seat *s) {
    Uci u = {.seat = s};
    Heard heard = HEARD_NOTHING;
    s->coords.pass = "0000";
    hear_uci(&u, NULL);
    while (heard != HEARD_END) {
        char *line;
        heard = talk_hear(&s->talk, s->think.note[0], think_tick(&s->think), &line);
        if (heard == HEARD_LINE && strcmp(line, "quit") == 0)
            break;
        if (heard == HEARD_LINE)
            hear(&u, line);
        else if (heard == HEARD_LONG)
            talk_say(&s->talk, "info string a line of more than %d bytes was ignored",
                     TALK_LINE_MAX);
        else if (heard == HEARD_NOTE)
            thought(&u);
    }
    think_end(&s->think);
    forget_position(&u);
    forget_without(&u);
    return EXIT_DONE;
}
