/*
** rival.c -- talking to programs that play, by UCI and by CECP.
*/
#include "rival.h"

#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/session.h"
#include "cli/common/text.h"
#include "cli/engine/called.h"
#include "cli/terminal/clock.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* In seconds. HELLO: how long a program may take to be ready. FEATURES: the time after which a
** CECP program is taken to have announced its features, unless it has asked for more. SLACK:
** how much more time than it has a program may use in a game, on a busy machine, before it
** loses. SILENT: how long a search without a clock may last. GLANCE: how often *stop is
** checked. ASLEEP: how much longer a glance takes only if this program was stopped. */
static const double HELLO = 30, FEATURES = 2, SLACK = 0.5, SILENT = 600, GLANCE = 0.1,
                    ASLEEP = 1;

/* A move is cut to that many bytes: one more than the library reads. */
enum { MOVE_MOST = 4097 };

/* The beginnings of two lines that are awaited from a CECP program. */
static const char DONE[] = "feature done=1", MOVE[] = "move ";

/* ---- entries ---- */

/* Returns the two texts joined, and frees both. */
static char *append(char *text, char *more) {
    char *longer = format("%s%s", text, more);
    free(text);
    free(more);
    return longer;
}

/* Reads one setting, "level=3": what the program takes as an option is appended to *options, a
** pace goes to e->pace. False with a message. */
static bool read_setting(Entry *e, const char *word, char **options) {
    const char *value = strchr(word, '=');
    int64_t number = 0;
    sw_Searcher searcher;
    size_t n = value ? (size_t)(value - word) : strlen(word);
    bool whole = value && parse_whole(value + 1, 1, INT64_MAX, &number);
    bool small = whole && number <= 256;
    if (strcmp(word, "untuned") == 0) {
        *options = append(*options, copy_text(" --untuned"));
        return true;
    }
    if (value && strncmp(word, "time", n) == 0 && n == 4) {
        e->pace.left = -1; /* it has that for each move, and no clock */
        e->pace.increment = 0;
        return parse_seconds(value + 1, &e->pace.each) ||
               complain("match: '%s' should be a number of seconds above 0, at most a year",
                        word);
    }
    if (small && n == 5 && strncmp(word, "level", n) == 0 && number <= 10)
        *options = append(*options, format(" --level %d", (int)number));
    else if (small && n == 7 && strncmp(word, "threads", n) == 0)
        *options = append(*options, format(" --threads %d", (int)number));
    else if (value && n == 8 && strncmp(word, "searcher", n) == 0 &&
             sw_searcher_named(value + 1, &searcher))
        *options = append(*options, format(" --searcher %s", value + 1));
    else if (small && n == 5 && strncmp(word, "depth", n) == 0)
        e->pace.depth = (int)number;
    else if (whole && n == 5 && strncmp(word, "nodes", n) == 0)
        e->pace.nodes = (uint64_t)number;
    else
        return complain(
            "match: '%s' should be level=1-10, threads=N, depth=N, nodes=N, time=S, "
            "searcher=alpha-beta|mcts, untuned, cecp:COMMAND or uci:COMMAND",
            word);
    return true;
}

/* The command line that starts this very program as an engine for the game. */
static char *own_command(const Args *a, const sw_Game *g, char *options) {
    int nset;
    char self[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    self[n > 0 ? n : 0] = '\0';
    char *command = append(shell_word(n > 0 ? self : "stepwise"), copy_text(" engine "));
    command = append(command, shell_word(a->word[0]));
    sw_Setting *set = sw_game_settings(g, &nset); /* with the values that were drawn */
    for (int i = 0; i < nset; i++) {
        char *setting = format("%s=%s", set[i].name, set[i].value);
        command = append(append(command, copy_text(" --set ")), shell_word(setting));
        free(setting);
    }
    sw_free(set);
    /* Two matches of one seed are alike, what levels leave to luck as well. */
    command = append(command, format(" --seed %lld", (long long)a->option[OPT_SEED].number));
    return append(command, options);
}

/* How many of the settings in a text have the same name as `word`. */
static int count_named(const char *text, const char *word) {
    int found = 0;
    size_t n = strcspn(word, "=,");
    for (const char *at = text; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        found += strncmp(at, word, n) == 0 && strcspn(at, "=,") == n;
    return found;
}

bool entry_read(Entry *e, const char *text, const Args *a, const sw_Game *g,
                const Pace *usual) {
    *e = (Entry){.name = shown_line(*text ? text : "Stepwise"), .pace = *usual};
    if (strncmp(text, "cecp:", 5) == 0 || strncmp(text, "uci:", 4) == 0) {
        e->protocol = text[0] == 'c' ? PROTOCOL_CECP : PROTOCOL_UCI;
        e->command = copy_text(strchr(text, ':') + 1);
        return true;
    }
    char *words = copy_text(text), *rest = NULL, *options = copy_text("");
    bool fine = true;
    for (char *w = words; w && fine; w = rest) {
        rest = strchr(w, ',');
        if (rest)
            *rest++ = '\0';
        if (!*w && (rest || w > words))
            fine = complain("match: '%s': a setting is missing at a comma", text);
        else if (*w)
            fine = count_named(text, w) == 1
                       ? read_setting(e, w, &options)
                       : complain("match: '%s' sets the same thing twice", text);
    }
    free(words);
    e->command = own_command(a, g, options);
    e->own = true;
    return fine;
}

bool entry_in_texts(Entry *e) {
    if (!e->own)
        return complain("match: the board is not made of squares in files and ranks, which "
                        "'%s' needs to write moves",
                        e->name);
    e->command = append(e->command, copy_text(" --texts"));
    return true;
}

void entry_free(Entry *e) {
    free(e->name);
    free(e->command);
}

/* ---- beginning ---- */

/* On a board of ten ranks CECP counts them from 0. */
void rival_init(Rival *r, const Entry *e, const Grid *grid) {
    *r = (Rival){.entry = e, .game = grid->game};
    r->coords.pass = e->protocol == PROTOCOL_UCI ? "0000" : "@@@@";
    r->coords.legs = e->protocol == PROTOCOL_CECP;
    r->coords.from_zero = e->protocol == PROTOCOL_CECP;
    coords_take_grid(&r->coords, *grid);
}

/* Sets `wrong`, why it cannot play on, and takes over the text; NULL: it can. */
static void give_up(Rival *r, char *why) {
    free(r->wrong);
    r->wrong = why;
}

/* Clears `moves` for another game. */
static void forget(Rival *r) {
    free(r->moves);
    r->moves = copy_text("");
    r->nmoves = 0;
}

static void end_child(Rival *r) {
    if (r->child.pid != 0)
        child_say(&r->child, "quit");
    free(child_end(&r->child));
}

void rival_free(Rival *r) {
    end_child(r);
    free(r->moves);
    r->moves = NULL;
    free(r->wrong);
    r->wrong = NULL;
    free(r->variant);
    r->variant = NULL;
}

/* True if the line is the one that is waited for. `done=1` may come in a line with other
** features, as the last of them. Blanks at its end are cut off, so a "move " without a move is
** "move": an answer, too. */
static bool is_awaited(const char *line, const char *start) {
    if (strcmp(start, DONE) == 0)
        return strncmp(line, "feature ", 8) == 0 && strstr(line, " done=1");
    size_t n = strlen(start);
    bool bare = strncmp(line, start, n - 1) == 0 && start[n - 1] == ' ' && !line[n - 1];
    return bare || strncmp(line, start, n) == 0;
}

/* True if the line begins with that whole word: "resignation" does not begin with "resign". */
static bool begins_with(const char *line, const char *word) {
    size_t n = strlen(word);
    return strncmp(line, word, n) == 0 && !isalnum((unsigned char)line[n]);
}

/* True if a CECP program resigns instead of moving: by `resign`, or by a result with which it
** loses. If it claims a win or a draw, the rules decide. */
static bool gives_up(const Rival *r, const char *line) {
    const char *lost = r->second ? "1-0" : "0-1";
    return begins_with(line, "resign") || begins_with(line, lost);
}

/* The name of the game's file, as protocols have it (called.h). For free(). */
static char *variant_of(const sw_Game *g) {
    const char *file = game_file(g);
    size_t n = game_name(&file);
    return called(file, n);
}

/* Whether an option's line offers that choice. */
static bool offers(const char *line, const char *choice) {
    bool found = false;
    char *copy = copy_text(line), *rest = NULL;
    for (char *w = strtok_r(copy, " ", &rest); w && !found; w = strtok_r(NULL, " ", &rest))
        found = strcmp(w, choice) == 0;
    free(copy);
    return found;
}

/* Notes by which name the program knows the game: the name of the file, with or without
** hyphens. A program that offers neither is told the first, and will say that it does not know
** it. */
static void note_variant(Rival *r, const char *line) {
    char *own = variant_of(r->game), *plain = called_plainly(own);
    free(r->variant);
    r->variant = copy_text(!offers(line, own) && offers(line, plain) ? plain : own);
    free(plain);
    free(own);
}

/* Notes what a line says of the features of a program, by either protocol. */
static void note_features(Rival *r, const char *line) {
    if (strstr(line, "name UCI_Variant"))
        note_variant(r, line);
    if (strncmp(line, "feature ", 8) != 0)
        return;
    r->usermove = r->usermove || strstr(line, "usermove=1");
    r->setboard = r->setboard || strstr(line, "setboard=1");
    r->ping = r->ping || strstr(line, "ping=1");
    r->slow = r->slow || strstr(line, "done=0");
    r->once = r->once || strstr(line, "reuse=0");
}

/* A clock that stands still while this program does (Ctrl-Z, a machine that sleeps). */
static double awake_seconds(const Rival *r) {
    return now_seconds() - r->asleep;
}

/* child_hear() for GLANCE at most. If that takes far longer, nobody was there to listen: no
** program is to lose by it. */
static Heard glance(Rival *r, double left, char **line) {
    double begun = now_seconds(), most = left < GLANCE ? left : GLANCE;
    Heard heard = child_hear(&r->child, most, line);
    double over = now_seconds() - begun - most;
    r->asleep += over > ASLEEP ? over : 0;
    return heard;
}

/* Listens until a line begins with `start`, and returns it in *found; it lives until the next
** line is heard. False if none comes in time, if the program ends or resigns, or if *stop
** becomes true; `wrong` says why. */
static bool await(Rival *r, const char *start, double seconds, const atomic_bool *stop,
                  char **found) {
    double until = awake_seconds(r) + seconds;
    char *line;
    for (double left = seconds; left > 0 && !atomic_load(stop);
         left = until - awake_seconds(r)) {
        Heard heard = glance(r, left, &line);
        if (heard == HEARD_END) {
            give_up(r, child_end(&r->child));
            return false;
        }
        if (heard != HEARD_LINE)
            continue;
        note_features(r, line);
        if (strcmp(start, MOVE) == 0 && gives_up(r, line)) {
            r->resigned = true;
            give_up(r, copy_text("resigns"));
            return false;
        }
        if (is_awaited(line, start)) {
            *found = line;
            return true;
        }
    }
    give_up(r, format("sent no %s", start));
    return false;
}

/* A program need not end its features with done=1: after FEATURES seconds it is taken to have
** announced all, unless it has asked for more time by done=0. */
static bool greet_cecp(Rival *r, const atomic_bool *stop) {
    char *line;
    child_say(&r->child, "xboard");
    child_say(&r->child, "protover 2");
    if (await(r, DONE, FEATURES, stop, &line))
        return true;
    if (r->child.pid == 0 || atomic_load(stop) || r->slow)
        return r->slow && r->child.pid && await(r, DONE, HELLO, stop, &line);
    give_up(r, NULL);
    return true;
}

/* Starts the protocol with a program that has just been started. */
static bool greet(Rival *r, const atomic_bool *stop) {
    char *line;
    free(r->variant);
    r->variant = NULL;
    r->usermove = r->setboard = r->ping = r->slow = r->once = false;
    if (r->entry->protocol == PROTOCOL_CECP)
        return greet_cecp(r, stop);
    child_say(&r->child, "uci");
    if (!await(r, "uciok", HELLO, stop, &line))
        return false;
    if (r->variant)
        child_say(&r->child, "setoption name UCI_Variant value %s", r->variant);
    return true;
}

/* %.12g, not %g, for long times: a program that reads `1e+06` as an integer finds 1. */
static void set_cecp_pace(Rival *r) {
    const Pace *p = &r->entry->pace;
    if (p->each > 0)
        child_say(&r->child, "st %.12g", p->each);
    else if (p->left >= 0)
        child_say(&r->child, "level 0 %d:%02d %.12g", (int)p->left / 60, (int)p->left % 60,
                  p->increment);
    else
        child_say(&r->child, "level 0 600 0");
    if (p->depth > 0)
        child_say(&r->child, "sd %d", p->depth);
}

static void begin_cecp(Rival *r, const char *fen, const char *variant) {
    const char *known = sw_game_about(r->game).xboard;
    child_say(&r->child, "new");
    if (strcmp(known, "normal") != 0)
        child_say(&r->child, "variant %s", *known ? known : variant);
    child_say(&r->child, "force");
    child_say(&r->child, "computer");
    child_say(&r->child, "easy");
    set_cecp_pace(r);
    if (fen)
        child_say(&r->child, "setboard %s", fen);
}

/* Starts the program if it does not run, and begins the game. If that fails, returns false, and
** the program is ended. */
static bool begin(Rival *r, const sw_Match *m, const char *fen, const atomic_bool *stop) {
    char *line, *variant = variant_of(r->game);
    bool cecp = r->entry->protocol == PROTOCOL_CECP, fine = true;
    give_up(r, NULL);
    if (r->child.pid == 0)
        fine = child_begin(&r->child, r->entry->command) && greet(r, stop);
    if (fine && cecp && fen && !r->setboard) {
        give_up(r, copy_text("cannot be given a position: it did not send feature setboard=1"));
        fine = false;
    }
    if (fine && cecp) {
        begin_cecp(r, fen, variant);
        for (int i = 0; i < sw_match_ply(m); i++) {
            sw_Match *before = sw_match_copy(m);
            sw_match_undo(before, sw_match_ply(m) - i);
            rival_sees(r, before, sw_match_move(m, i), 0);
            sw_match_free(before);
        }
        fine = !r->ping ||
               (child_say(&r->child, "ping 1") && await(r, "pong 1", HELLO, stop, &line));
    } else if (fine) {
        child_say(&r->child, "ucinewgame");
        child_say(&r->child, "isready");
        fine = await(r, "readyok", HELLO, stop, &line);
    }
    if (!fine && !r->wrong)
        give_up(r, copy_text("did not start"));
    if (!fine)
        end_child(r); /* the next game starts it anew */
    free(variant);
    return fine;
}

bool rival_begin(Rival *r, const sw_Match *m, const char *fen, atomic_bool *stop) {
    r->playing = r->resigned = false;
    r->left = r->entry->pace.left;
    r->slack = SLACK;
    /* Without a ping, what it still says of the last game could be taken for this one. */
    if (r->once || (r->entry->protocol == PROTOCOL_CECP && !r->ping))
        end_child(r);
    /* A program that seems to run may have ended since its last move: then a
    ** second try starts it. */
    bool runs = r->child.pid != 0;
    bool fine = begin(r, m, fen, stop);
    if (!fine && runs && !atomic_load(stop))
        fine = begin(r, m, fen, stop);
    r->ready = r->ready || fine;
    forget(r);
    return fine;
}

/* ---- moves ---- */

static void say_clocks(Rival *r, double opponent) {
    if (r->left < 0)
        return;
    child_say(&r->child, "time %.0f", floor(r->left * 100));
    if (opponent >= 0) /* an opponent with a time for each move has no clock */
        child_say(&r->child, "otim %.0f", floor(opponent * 100));
}

void rival_sees(Rival *r, const sw_Match *before, const char *text, double opponent) {
    if (r->entry->protocol == PROTOCOL_UCI || r->child.pid == 0)
        return;
    if (r->playing) /* it will think as soon as it has the move */
        say_clocks(r, opponent);
    char *said = coords_of(&r->coords, before, text);
    child_say(&r->child, r->usermove ? "usermove %s" : "%s", said);
    free(said);
}

static void go_cecp(Rival *r, double opponent) {
    if (!r->playing) {
        say_clocks(r, opponent);
        child_say(&r->child, "go");
    }
    r->playing = true;
}

/* Appends to `moves` what has been played since the last call. Writing the whole game again at
** each move would take longer than the move. */
static void follow(Rival *r, const sw_Match *m) {
    int plies = sw_match_ply(m);
    sw_Match *at = sw_match_copy(m);
    sw_match_undo(at, plies - r->nmoves);
    for (; r->nmoves < plies; r->nmoves++) {
        char *said = coords_of(&r->coords, at, sw_match_move(m, r->nmoves));
        r->moves = append(r->moves, format(" %s", said));
        free(said);
        sw_match_redo(at, 1);
    }
    sw_match_free(at);
}

static void go_uci(Rival *r, const sw_Match *m, const char *fen, double opponent) {
    const Pace *p = &r->entry->pace;
    int side = sw_match_side(m);
    char *line = copy_text("go");
    child_say(&r->child, "position %s%s%s%s", fen ? "fen " : "startpos", fen ? fen : "",
              r->nmoves > 0 ? " moves" : "", r->moves);
    if (p->depth > 0)
        line = append(line, format(" depth %d", p->depth));
    if (p->nodes > 0)
        line = append(line, format(" nodes %llu", (unsigned long long)p->nodes));
    if (p->each > 0)
        line = append(line, format(" movetime %.0f", p->each * 1000));
    else if (r->left >= 0) {
        double white = side ? opponent : r->left, black = side ? r->left : opponent;
        double more = p->increment * 1000;
        if (white >= 0)
            line = append(line, format(" wtime %.0f", white * 1000));
        if (black >= 0)
            line = append(line, format(" btime %.0f", black * 1000));
        line = append(line, format(" winc %.0f binc %.0f", more, more));
    }
    child_say(&r->child, "%s", line);
    free(line);
}

/* Takes the seconds of a move off the clock; false if they exceed the time that it
** had by more than is left of the slack. */
static bool stop_clock(Rival *r, double seconds) {
    const Pace *p = &r->entry->pace;
    bool timed = p->each > 0;
    double over = seconds - (timed ? p->each : r->left);
    if (!timed && r->left < 0)
        return true;
    if (over > 0)
        r->slack -= over;
    if (!timed)
        r->left = (over > 0 ? 0 : -over) + p->increment;
    return r->slack >= 0;
}

/* The reply when no move has come. */
static Reply without_answer(Rival *r, const atomic_bool *stop) {
    if (atomic_load(stop))
        return REPLY_STOPPED;
    if (r->child.pid == 0 || r->resigned)
        return REPLY_GONE;
    end_child(r); /* it may still be thinking: the next game starts it anew */
    return REPLY_LATE;
}

/* The move in a line, for free(). A CECP program may send it in legs, each but the last
** followed by a comma; they are joined. A move of MOVE_MOST bytes is cut off there, and is then
** not a legal one. NULL if a leg does not come. */
static char *hear_legs(Rival *r, char *line, double until, const atomic_bool *stop) {
    bool cecp = r->entry->protocol == PROTOCOL_CECP;
    char *said = copy_text("");
    for (size_t n = 0;;) {
        talk_word(&line);
        const char *leg = cecp ? line : talk_word(&line);
        said = append(said, format("%.*s", (int)(MOVE_MOST - n), leg));
        n = strlen(said);
        if (!cecp || n == 0 || said[n - 1] != ',' || n == MOVE_MOST)
            return said;
        if (!await(r, MOVE, until - awake_seconds(r), stop, &line)) {
            free(said);
            return NULL;
        }
    }
}

/* Passes over what a program has said since its last answer: a second `bestmove` would be taken
** for the answer to the next question. */
static void drop_stale(Rival *r) {
    enum { STALE_MOST = 1000 };
    char *line;
    for (int i = 0; i < STALE_MOST && child_hear(&r->child, 0, &line) == HEARD_LINE; i++)
        note_features(r, line);
}

Reply rival_move(Rival *r, const sw_Match *m, const char *fen, double opponent,
                 atomic_bool *stop, char **move) {
    bool cecp = r->entry->protocol == PROTOCOL_CECP;
    const Pace *p = &r->entry->pace;
    r->second = sw_match_side(m) == 1;
    if (!cecp) {
        drop_stale(r);
        follow(r, m);
    }
    double patience = p->each > 0    ? p->each + r->slack
                      : r->left >= 0 ? r->left + r->slack
                                     : SILENT;
    double begun = awake_seconds(r);
    char *line, *why = NULL;
    *move = NULL;
    if (cecp)
        go_cecp(r, opponent);
    else
        go_uci(r, m, fen, opponent);
    if (!await(r, cecp ? MOVE : "bestmove ", patience, stop, &line))
        return without_answer(r, stop);
    char *said = hear_legs(r, line, begun + patience, stop);
    if (!said)
        return without_answer(r, stop);
    bool in_time = stop_clock(r, awake_seconds(r) - begun);
    *move = coords_heard(&r->coords, m, said, &why);
    free(why);
    bool heard = *move != NULL;
    if (!heard)
        *move = shown_line(said);
    free(said);
    if (!heard)
        return REPLY_NONE;
    return in_time ? REPLY_MOVE : REPLY_LATE;
}

void rival_rest(Rival *r) {
    if (r->child.pid && r->entry->protocol == PROTOCOL_CECP)
        child_say(&r->child, "force");
}
