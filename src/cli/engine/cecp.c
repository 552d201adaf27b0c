/*
** cecp.c -- the Chess Engine Communication Protocol, version 2: the commands of the GUI.
*/
#include "cecp.h"

#include "cli/common/args.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- the game ---- */

static void hear_protover(Cecp *c, char *rest) {
    (void)rest;
    cecp_features(c);
}

/* The position changes: ends the search, and forgets what holds for the old position only. */
static void changed(Cecp *c) {
    cecp_halt(c);
    cecp_forget_excluded(c);
    free(c->hint);
    c->hint = NULL;
    c->done = false;
    c->nway = 0;
    c->claims = 0;
}

/* The position changes other than by a reply to the engine's move: its score no longer
** holds. */
static void went(Cecp *c) {
    changed(c);
    c->score = 0;
}

/* The engine plays that side from now on; its score is that of the side it played before. */
static void be(Cecp *c, int player) {
    if (c->mine != player)
        c->score = 0;
    c->mine = player;
}

static void begin_game(Cecp *c) {
    char *why = NULL;
    went(c);
    if (c->mode != MODE_ANALYZE)
        c->mode = MODE_PLAY;
    c->computer = false;
    c->pace.depth = 0;
    if (!seat_next(c->seat, &why))
        talk_say(&c->seat->talk, "Error (%s): new", why);
    free(why);
    c->mine = !sw_match_side(c->seat->match);
}

static void hear_new(Cecp *c, char *rest) {
    (void)rest;
    begin_game(c);
}

static void hear_variant(Cecp *c, char *rest) {
    char *own = cecp_variant(c);
    char *file = seat_variant(c->seat);
    const char *word = talk_word(&rest);
    if (strcmp(word, own) == 0 || strcmp(word, file) == 0) {
        begin_game(c);
        cecp_setup(c);
    } else
        talk_say(&c->seat->talk, "Error (this engine only plays %s): variant %s", own, word);
    free(own);
    free(file);
}

static void hear_force(Cecp *c, char *rest) {
    (void)rest;
    cecp_halt(c);
    c->mode = MODE_FORCE;
}

static void play_as(Cecp *c, int player) {
    cecp_halt(c);
    c->mode = MODE_PLAY;
    be(c, player);
    c->done = false;
    if (sw_match_outcome(c->seat->match) != SW_ONGOING)
        cecp_tell_end(c, false);
}

static void hear_go(Cecp *c, char *rest) {
    (void)rest;
    play_as(c, sw_match_side(c->seat->match));
}

static void hear_playother(Cecp *c, char *rest) {
    (void)rest;
    play_as(c, !sw_match_side(c->seat->match));
}

/* `white` and `black`, of older GUIs: set the side to move; the engine plays the other one. */
static void set_side(Cecp *c, int side) {
    changed(c);
    if (sw_match_side(c->seat->match) != side)
        sw_match_turn(c->seat->match, side);
    be(c, !side);
}

static void hear_white(Cecp *c, char *rest) {
    (void)rest;
    set_side(c, 0);
}

static void hear_black(Cecp *c, char *rest) {
    (void)rest;
    set_side(c, 1);
}

/* ---- moves ---- */

/* Whether the engine is to move. */
static bool is_own_turn(const Cecp *c) {
    return c->mode == MODE_PLAY && sw_match_side(c->seat->match) == c->mine;
}

/* The expected move was made: the search of the position after it goes on, by the clock. */
static void ponder_hit(Cecp *c) {
    Pace p = cecp_pace(c);
    double seconds = pace_pondered(&p);
    c->thought = THINK_MOVE;
    if (seconds > 0)
        c->seat->think.deadline = now_seconds() + seconds;
}

/* Whether a move is the one that is pondered. The search must begin again if there is a depth
** limit, since pondering has none. */
static bool is_guess(const Cecp *c, const char *text) {
    return c->thought == THINK_PONDER && c->guess && strcmp(text, c->guess) == 0 &&
           c->pace.depth == 0;
}

static void hear_usermove(Cecp *c, char *rest) {
    Seat *s = c->seat;
    char *why = NULL;
    if (is_own_turn(c) && c->thought == THINK_MOVE) {
        talk_say(&s->talk, "Illegal move (it is not your turn): %s", rest);
        return;
    }
    /* A draw that can be claimed is not, once there is a legal move. */
    sw_Match *on = sw_match_outcome(s->match) == SW_ONGOING ? NULL : sw_match_copy(s->match);
    if (on)
        sw_match_play_on(on);
    char *text = coords_heard(&s->coords, on ? on : s->match, rest, &why);
    sw_match_free(on);
    if (text)
        sw_match_play_on(s->match);
    if (!text) {
        talk_say(&s->talk, "Illegal move (%s): %s", why, rest);
        free(why);
        return;
    }
    bool hit = is_guess(c, text);
    if (!hit && c->mode == MODE_PLAY)
        changed(c);
    else if (!hit)
        went(c);
    if (!sw_match_play(s->match, text, &why)) /* at the limit of moves */
        talk_say(&s->talk, "Illegal move (%s): %s", why, rest);
    else if (hit)
        ponder_hit(c);
    sw_free(why);
    free(text);
    if (c->mode == MODE_PLAY)
        cecp_tell_end(c, false);
}

static void take_back(Cecp *c, int plies) {
    went(c);
    if (sw_match_ply(c->seat->match) < plies)
        talk_say(&c->seat->talk, "Error (nothing to take back): %s",
                 plies == 1 ? "undo" : "remove");
    else
        sw_match_undo(c->seat->match, plies);
}

static void hear_undo(Cecp *c, char *rest) {
    (void)rest;
    take_back(c, 1);
}

static void hear_remove(Cecp *c, char *rest) {
    (void)rest;
    take_back(c, 2);
}

static void hear_now(Cecp *c, char *rest) {
    (void)rest;
    if (c->thought == THINK_MOVE)
        think_stop(&c->seat->think);
}

/* ---- time ---- */

/* "5" (minutes) or "2:30". */
static bool read_minutes(const char *text, double *seconds) {
    double minutes;
    int more = 0;
    const char *end = parse_decimal(text, &minutes);
    if (!end || (*end && (*end != ':' || !parse_number(end + 1, 0, 59, &more))))
        return false;
    *seconds = minutes * 60 + more;
    return *seconds >= 0 && *seconds < 1e9;
}

static void hear_level(Cecp *c, char *rest) {
    const char *moves = talk_word(&rest), *base = talk_word(&rest), *more = talk_word(&rest);
    double seconds, increment = 0;
    const char *end = *more ? parse_decimal(more, &increment) : more;
    int session;
    if (!parse_number(moves, 0, 100000, &session) || !read_minutes(base, &seconds) || !end ||
        *end || !(increment >= 0 && increment < 1e9)) {
        talk_say(&c->seat->talk, "Error (MOVES MINUTES INCREMENT should follow): level");
        return;
    }
    c->session = session;
    c->pace.left = seconds;
    c->pace.increment = increment;
    c->pace.each = 0;
}

static void hear_st(Cecp *c, char *rest) {
    double seconds;
    if (parse_seconds(rest, &seconds)) {
        c->pace = (Pace){.each = seconds, .left = -1, .depth = c->pace.depth};
        c->session = 0;
    } else
        talk_say(&c->seat->talk, "Error (seconds should follow): st");
}

static void hear_sd(Cecp *c, char *rest) {
    int depth;
    if (parse_number(rest, 1, 128, &depth))
        c->pace.depth = depth;
    else
        talk_say(&c->seat->talk, "Error (a depth from 1 to 128 should follow): sd");
}

static void hear_time(Cecp *c, char *rest) {
    int64_t hundredths;
    if (parse_whole(rest, INT32_MIN, INT32_MAX, &hundredths) && c->pace.each <= 0)
        c->pace.left = hundredths > 0 ? (double)hundredths / 100 : 0;
}

static void hear_hard(Cecp *c, char *rest) {
    (void)rest;
    c->ponder = true;
    c->done = false;
}

static void hear_easy(Cecp *c, char *rest) {
    (void)rest;
    c->ponder = false;
    if (c->thought == THINK_PONDER)
        cecp_halt(c);
}

/* ---- what is said ---- */

static void hear_ping(Cecp *c, char *rest) {
    think_prepare(&c->seat->think, c->seat->game);
    cecp_ping(c, rest);
}

static void hear_post(Cecp *c, char *rest) {
    (void)rest;
    atomic_store(&c->post, true);
}

static void hear_nopost(Cecp *c, char *rest) {
    (void)rest;
    atomic_store(&c->post, false);
}

/* The best move of the analysis so far. */
static void hint_of_analysis(Cecp *c) {
    const Seat *s = c->seat;
    char *best = cecp_best(c), *said = best ? coords_of(&s->coords, s->match, best) : NULL;
    if (said)
        talk_say(&c->seat->talk, "Hint: %s", said);
    free(said);
    free(best);
}

static void hear_hint(Cecp *c, char *rest) {
    (void)rest;
    if (c->mode == MODE_ANALYZE)
        hint_of_analysis(c);
    else if (c->hint && !is_own_turn(c))
        talk_say(&c->seat->talk, "Hint: %s", c->hint);
}

/* The engine accepts a draw if it is behind by the smallest value of a man or more, and always
** if the rules make it one. */
static void hear_draw(Cecp *c, char *rest) {
    (void)rest;
    if (sw_match_outcome(c->seat->match) == SW_DRAW || c->score <= -100)
        talk_say(&c->seat->talk, "offer draw");
}

static void hear_computer(Cecp *c, char *rest) {
    (void)rest;
    c->computer = true;
}

static void hear_result(Cecp *c, char *rest) {
    (void)rest;
    cecp_halt(c);
    c->mode = MODE_FORCE;
}

/* ---- analysis ---- */

static void hear_analyze(Cecp *c, char *rest) {
    (void)rest;
    changed(c);
    c->mode = MODE_ANALYZE;
    atomic_store(&c->post, true);
}

static void hear_exit(Cecp *c, char *rest) {
    (void)rest;
    if (c->mode != MODE_ANALYZE)
        return;
    changed(c);
    c->mode = MODE_FORCE;
}

static void hear_stat(Cecp *c, char *rest) {
    (void)rest;
    if (c->thought != THINK_NOTHING)
        talk_say(&c->seat->talk, "stat01: %d %llu %d 0 0",
                 (int)((now_seconds() - c->begun) * 100),
                 (unsigned long long)atomic_load(&c->nodes), atomic_load(&c->depth) + 1);
}

static void add_excluded(Cecp *c, const char *text) {
    for (int i = 0; i < c->nexcluded; i++)
        if (strcmp(c->excluded[i], text) == 0)
            return;
    c->excluded = cli_grow(c->excluded, sizeof *c->excluded * (size_t)(c->nexcluded + 1));
    c->excluded[c->nexcluded++] = copy_text(text);
}

static void remove_excluded(Cecp *c, const char *text) {
    int n = 0;
    for (int i = 0; i < c->nexcluded; i++)
        if (strcmp(c->excluded[i], text) == 0)
            free(c->excluded[i]);
        else
            c->excluded[n++] = c->excluded[i];
    c->nexcluded = n;
}

static void exclude_all(Cecp *c) {
    char **moves = sw_match_moves(c->seat->match, NULL, NULL, NULL);
    for (char **m = moves; *m; m++)
        add_excluded(c, *m);
    sw_free(moves);
}

/* Excludes one move from the analysis, or (not `out`) includes it again: one that is named,
** "all" of them, or the "best" one of the last search. */
static void exclude(Cecp *c, const char *said, bool out) {
    Seat *s = c->seat;
    char *why = NULL, *text = NULL;
    cecp_halt(c);
    c->done = false;
    if (strcmp(said, "all") == 0) {
        out ? exclude_all(c) : cecp_forget_excluded(c);
        return;
    }
    if (strcmp(said, "best") == 0 && s->think.move && *s->think.move)
        text = copy_text(s->think.move);
    else
        text = coords_heard(&s->coords, s->match, said, &why);
    if (!text)
        talk_say(&s->talk, "Error (%s): %s", why, out ? "exclude" : "include");
    else
        (out ? add_excluded : remove_excluded)(c, text);
    free(text);
    free(why);
}

static void hear_exclude(Cecp *c, char *rest) {
    exclude(c, rest, true);
}

static void hear_include(Cecp *c, char *rest) {
    exclude(c, rest, false);
}

/* ---- positions ---- */

static void hear_setboard(Cecp *c, char *rest) {
    char *why = NULL;
    went(c);
    if (!seat_position(c->seat, rest, &why))
        talk_say(&c->seat->talk, "tellusererror Illegal position: %s", why);
    else if (why)
        talk_say(&c->seat->talk, "telluser %s", why);
    free(why);
}

static void hear_edit(Cecp *c, char *rest) {
    (void)rest;
    went(c);
    c->before_edit = c->mode == MODE_EDIT ? c->before_edit : c->mode;
    c->mode = MODE_EDIT;
    c->editing = 0;
}

/* "Pa4" or "+Pa4": puts down a man of the player being edited, as a capital letter for the
** first player and a small one for the second. "Xa4" empties a cell, unless X is a man. */
static void put_down(Cecp *c, const char *line) {
    Seat *s = c->seat;
    char piece[8] = "", *error = NULL;
    size_t n = line[0] == '+' ? 2 : 1;
    int at = strlen(line) > n ? grid_named(&s->coords.grid, line + n) : -1;
    if (at < 0) {
        talk_say(&s->talk, "Error (no such square): %s", line);
        return;
    }
    for (size_t k = 0; k < n; k++)
        piece[k] = (char)(c->editing ? tolower((unsigned char)line[k])
                                     : toupper((unsigned char)line[k]));
    const char *cell = sw_cell_name(s->game, at);
    bool none =
        toupper((unsigned char)line[0]) == 'X' && !sw_match_put(s->match, cell, piece, NULL);
    if (!sw_match_put(s->match, cell, none ? "." : piece, &error))
        talk_say(&s->talk, "tellusererror Illegal position: %s", error);
    sw_free(error);
}

/* Takes all men off, but keeps the side to move, which sw_match_clear() resets. */
static void clear_board(sw_Match *m) {
    int side = sw_match_side(m);
    sw_match_clear(m);
    sw_match_turn(m, side);
}

static void hear_edited(Cecp *c, const char *line) {
    if (strcmp(line, ".") == 0) {
        c->mode = c->before_edit;
        c->done = false;
    } else if (strcmp(line, "#") == 0)
        clear_board(c->seat->match);
    else if (strcmp(line, "c") == 0)
        c->editing = !c->editing;
    else if (*line)
        put_down(c, line);
}

static void hear_lift(Cecp *c, char *rest) {
    cecp_lift(c, rest);
}

static void hear_put(Cecp *c, char *rest) {
    cecp_put(c, rest);
}

/* ---- settings ---- */

static void hear_memory(Cecp *c, char *rest) {
    int64_t megabytes;
    if (!parse_whole(rest, INT32_MIN, INT32_MAX, &megabytes)) {
        talk_say(&c->seat->talk, "Error (megabytes should follow): memory");
        return;
    }
    char *why = seat_memory(c->seat, (long)megabytes);
    if (why)
        talk_say(&c->seat->talk, "telluser %s", why);
    free(why);
}

static void hear_cores(Cecp *c, char *rest) {
    int threads;
    if (parse_number(rest, 1, THREADS_MOST, &threads))
        seat_threads(c->seat, threads);
    else
        talk_say(&c->seat->talk, "Error (a number from 1 to %d should follow): cores",
                 THREADS_MOST);
}

/* A GUI goes on showing the game as it began, so once a move has been made, an option of the
** game is set for the next one. */
static void hear_option(Cecp *c, char *rest) {
    Seat *s = c->seat;
    char *why = NULL, *value = strchr(rest, '=');
    if (!value) {
        talk_say(&s->talk, "Error (NAME=VALUE should follow): option");
        return;
    }
    *value++ = '\0';
    if (strcmp(rest, "Level") == 0) {
        if (!parse_number(value, 1, 10, &s->level))
            talk_say(&s->talk, "Error (a level is a number from 1 to 10): option");
        return;
    }
    if (strcmp(rest, "Searcher") == 0) {
        if (!seat_searcher(s, value))
            talk_say(&s->talk, "Error (no such searcher): option");
        return;
    }
    bool now = seat_at_start(s);
    if (now)
        went(c);
    if (!(now ? seat_set : seat_set_next)(s, rest, value, &why))
        talk_say(&s->talk, "Error (%s): option", why);
    else if (now)
        cecp_setup(c);
    else
        talk_say(&s->talk, "telluser %s is %s from the next game on", rest, value);
    free(why);
}

/* ---- the dialogue ---- */

typedef struct Hearing {
    const char *word;
    void (*run)(Cecp *c, char *rest);
} Hearing;

static const Hearing table[] = {
#define HEAR(word, run) {word, run},
#define QUIET(word) {word, NULL},
#include "cecp.def"
#undef HEAR
#undef QUIET
};

/* Whether a line is likely to be a move without `usermove`, as older GUIs send it: one with a
** digit, '@' (a drop) or '-' after its first character. */
static bool looks_like_move(const char *line) {
    const char *sign = strpbrk(line, "0123456789@-");
    return sign && sign > line;
}

static void hear(Cecp *c, char *line) {
    if (c->mode == MODE_EDIT) {
        hear_edited(c, line);
        return;
    }
    char *rest = line, *whole = copy_text(line);
    const char *word = talk_word(&rest);
    const Hearing *found = NULL;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(word, table[i].word) == 0)
            found = &table[i];
    if (found && found->run)
        found->run(c, rest);
    else if (!found && looks_like_move(word))
        hear_usermove(c, whole);
    else if (!found && *word)
        talk_say(&c->seat->talk, "Error (unknown command): %s", whole);
    free(whole);
}

static void forget(Cecp *c) {
    cecp_halt(c);
    cecp_forget_excluded(c);
    free(c->excluded);
    free(c->pings);
    free(c->hint);
    free(c->best);
    pthread_mutex_destroy(&c->lock);
}

int cecp_run(Seat *s) {
    Cecp c = {.seat = s, .mode = MODE_FORCE, .mine = 1, .pace = pace_none()};
    Heard heard = HEARD_NOTHING;
    pthread_mutex_init(&c.lock, NULL);
    c.pace.each = 5; /* until the GUI sets a time */
    s->coords.pass = "@@@@";
    s->coords.legs = true;
    s->coords.from_zero = true;
    coords_take_grid(&s->coords, s->coords.grid);
    while (heard != HEARD_END) {
        char *line;
        int wait = cecp_claim(&c, think_tick(&s->think));
        heard = talk_hear(&s->talk, s->think.note[0], wait, &line);
        if (heard == HEARD_LINE && strcmp(line, "quit") == 0)
            break;
        if (heard == HEARD_LINE)
            hear(&c, line);
        else if (heard == HEARD_LONG)
            talk_say(&s->talk, "Error (too long): a line of more than %d bytes", TALK_LINE_MAX);
        else if (heard == HEARD_NOTE)
            cecp_thought(&c);
        cecp_go_on(&c);
    }
    forget(&c);
    return EXIT_DONE;
}
