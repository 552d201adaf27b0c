/*
** uci.c -- the Universal Chess Interface: the dialogue, its options and positions.
*/
#include "uci.h"

#include "called.h"
#include "cli/common/args.h"
#include "cli/common/number.h"
#include "cli/common/text.h"
#include "cli/common/variations.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The greatest values of Hash (in megabytes) and Level. */
enum { HASH_MOST = 65536, LEVEL_MOST = 10 };

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
    uci_finish(u);
    forget_position(u);
    think_forget(&u->seat->think);
    seat_begin(u->seat);
}

/* Sets an option of the game. */
static void set_game(Uci *u, const char *name, const char *value) {
    char *why = NULL;
    Seat *s = u->seat;
    uci_finish(u);
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
    uci_finish(u);
    char *said = copy_text(rest), *more = further(u, rest);
    bool done = more ? play_all(u, more) : set_up(u, rest);
    forget_position(u);
    if (done)
        u->position = said;
    else
        free(said);
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
            uci_thought(&u);
    }
    if (u.counts)
        uci_finish(&u);
    think_end(&s->think);
    forget_position(&u);
    uci_forget_without(&u);
    return EXIT_DONE;
}
