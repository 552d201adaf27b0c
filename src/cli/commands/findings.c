/*
** findings.c -- sums, shares, and their errors.
**
** A share of points is given with its 95 % interval (error_of()). What a man is worth follows
** from how many points a player with one less still makes: the logarithm of the odds against
** him, times one factor for all kinds, with which the values that the definition states, or
** that are derived from it, predict the odds best (scale_of(), by least squares).
*/
#include "findings.h"

#include "studied.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- adding up ---- */

/* A file of games may come from somebody else: shown_line() leaves no control characters in its
** words. */
static void note_ending(Arm *s, const char *said) {
    char *words = shown_line(said);
    int i = 0;
    while (i < s->nendings && strcmp(s->ending[i].words, words) != 0)
        i++;
    if (i == s->nendings) {
        s->ending = cli_grow(s->ending, sizeof *s->ending * (size_t)(i + 1));
        s->ending[s->nendings++] = (Ending){copy_text(words), 0};
    }
    free(words);
    s->ending[i].games++;
}

/* A fair share where none follows from the games: that of a lone player, and before any game
** has ended. */
static const double EVEN = 0.5;

static void add_points(Points *p, double share, double even) {
    p->games++;
    p->even += even;
    p->sum += share;
    p->squares += share * share;
}

/* Adds each player's share, and that of `player` to s->without as well; a game that has not
** ended adds nothing. */
static void note_points(Arm *s, const Studied *game, int player) {
    double share[SW_PLAYERS_MAX], sum = 0;
    int n = sw_game_players(s->game);
    for (int p = 0; p < n; p++)
        sum += share[p] = (double)game->part[p] / SW_POINT;
    double even = n > 1 ? sum / n : EVEN;
    for (int p = 0; p < n && game->sign != '-'; p++) {
        add_points(&s->points[p], share[p], even);
        if (p == player)
            add_points(&s->without, share[p], even);
    }
}

static void note_result(Arm *s, char sign, int winner) {
    s->unended += sign == '-';
    s->drawn += sign == '=';
    if (winner >= 0)
        s->won[winner]++;
}

bool arm_add(Arm *s, const char *line, int most, int player, const char *where) {
    Studied game;
    char *error = studied_read(s->game, most, line, &game);
    if (error) {
        complain("%s: not a game of a study: %.*s: %s", where, text_within(line, 60), line,
                 error);
        free(error);
        return false;
    }
    s->games++;
    s->plies += game.plies;
    s->positions += game.positions;
    s->moves += game.moves;
    s->longest = game.plies > s->longest ? (int)game.plies : s->longest;
    note_points(s, &game, player);
    note_result(s, game.sign, game.winner);
    if (game.sign != '-')
        note_ending(s, game.words);
    return true;
}

void arm_free(Arm *s) {
    for (int i = 0; i < s->nendings; i++)
        free(s->ending[i].words);
    free(s->ending);
    sw_game_free(s->owned);
}

/* ---- statistics ---- */

static double per(double sum, double n) {
    return n > 0 ? sum / n : 0;
}

static double even_share(const Points *p) {
    return p->games > 0 ? p->even / p->games : EVEN;
}

/* The next three functions add one decisive game between equal players and half a drawn one:
** otherwise the error would be 0, and the odds infinite, where all games ended alike. */
static double games_more(const Points *p) {
    return p->games + 1.5;
}

static double share_more(const Points *p) {
    return (p->sum + 1.5 * even_share(p)) / games_more(p);
}

/* Half the width of the share's 95 % interval, by the normal approximation. */
static double error_of(const Points *p) {
    double mean = share_more(p), n = games_more(p), even = even_share(p);
    double squares = p->squares + even + even * even / 2;
    return 1.959964 * sqrt((squares / n - mean * mean) / n);
}

/* The logarithm of the odds against a player with this share of the points, less that for an
** even share: 0 if he makes as many points as the others. */
static double log_odds(const Points *p) {
    double share = share_more(p), even = even_share(p);
    return log((1 - share) / share) - log((1 - even) / even);
}

static double stated(const Arm *s) {
    return sw_game_kind(s->game, s->kind).values[0];
}

/* The value, in the definition's units, of odds of e to 1. The line through the origin that
** fits the log odds of all kinds best, over their stated values, has the slope both / values;
** this is its inverse. 0 if the slope is not positive: no loss of a man is felt. */
static double scale_of(const Findings *f) {
    double both = 0, values = 0;
    for (const Arm *s = f->arms; s < f->arms + f->n; s++) {
        if (s->varies != VARIES_MAN || s->without.games == 0)
            continue;
        both += log_odds(&s->without) * stated(s);
        values += stated(s) * stated(s);
    }
    return both > 0 ? values / both : 0;
}

/* The error of a man's worth: that of the share, times the derivative of the log odds. */
static double worth_error(const Points *p, double scale) {
    return scale * error_of(p) / (share_more(p) * (1 - share_more(p)));
}

static int by_games(const void *a, const void *b) {
    const Ending *x = a, *y = b;
    return x->games != y->games ? y->games - x->games : strcmp(x->words, y->words);
}

static void sort_endings(Arm *s) {
    if (s->nendings > 0)
        qsort(s->ending, (size_t)s->nendings, sizeof *s->ending, by_games);
}

static char *name_of(const Arm *s) {
    switch (s->varies) {
    case VARIES_STRENGTH:
        return s->nodes ? format("%llu positions", (unsigned long long)s->nodes)
                        : copy_text("at random");
    case VARIES_MAN: return copy_text(sw_game_kind(s->game, s->kind).name);
    case VARIES_CHOICE: return format("%s=%s", s->set.name, s->set.value);
    }
    return copy_text("");
}

/* ---- tables ---- */

/* How Markdown shows a sign that it would otherwise obey; NULL for any other. */
static const char *escaped(char sign) {
    switch (sign) {
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '&': return "&amp;";
    case '|': return "\\|";
    case '[': return "\\[";
    case ']': return "\\]";
    case '*': return "\\*";
    case '_': return "\\_";
    case '`': return "\\`";
    case '~': return "\\~";
    case '\\': return "\\\\";
    default: return NULL;
    }
}

/* Prints a name or the words of an author, which may mean anything to Markdown, as one line. */
static void print_words(const char *text) {
    char *line = shown_line(text);
    for (const char *at = line; *at; at++) {
        const char *as = escaped(*at);
        if (as)
            fputs(as, stdout);
        else
            putchar(*at);
    }
    free(line);
}

static void print_cell(const char *text) {
    printf("| ");
    print_words(text);
    putchar(' ');
}

/* Prints a line of code, between more backquotes in a row than it has itself. */
static void print_code(const char *text) {
    size_t longest = 0, run = 0;
    for (const char *at = text; *at; at++) {
        run = *at == '`' ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    for (size_t i = 0; i <= longest; i++)
        putchar('`');
    print_shown(longest ? " %s " : "%s", text);
    for (size_t i = 0; i <= longest; i++)
        putchar('`');
    putchar('\n');
}

static void print_name(const Arm *s) {
    char *name = name_of(s);
    print_cell(name);
    free(name);
}

static void print_share(const Points *p) {
    if (p->games == 0)
        printf("| - ");
    else
        printf("| %.1f %% ± %.1f ", 100 * p->sum / p->games, 100 * error_of(p));
}

static void print_row(const Arm *s) {
    print_name(s);
    printf("| %d ", s->games);
    for (int p = 0; p < sw_game_players(s->game); p++)
        print_share(&s->points[p]);
    printf("| %.1f %% | %d | %.1f | %d | %.1f |\n", 100 * per(s->drawn, s->games - s->unended),
           s->unended, per(s->plies, s->games), s->longest, per(s->moves, s->positions));
}

static void print_heads(const Findings *f, const char *first) {
    printf("| %s | games ", first);
    for (int p = 0; p < sw_game_players(f->game); p++)
        print_cell(sw_player_name(f->game, p));
    printf("| draws | not ended | plies | longest | moves a ply |\n|:--");
    for (int i = 0; i < sw_game_players(f->game) + 6; i++)
        printf("|--:");
    printf("|\n");
}

static bool has(const Findings *f, Varies varies) {
    for (int i = 0; i < f->n; i++)
        if (f->arms[i].varies == varies)
            return true;
    return false;
}

static void print_rows(const Findings *f, Varies varies, const char *title, const char *first) {
    if (!has(f, varies))
        return;
    printf("\n## %s\n\n", title);
    print_heads(f, first);
    if (varies == VARIES_CHOICE)
        print_row(&f->arms[0]);
    for (int i = 0; i < f->n; i++)
        if (f->arms[i].varies == varies)
            print_row(&f->arms[i]);
}

static void print_endings(const Findings *f) {
    Arm *s = &f->arms[0];
    sort_endings(s);
    printf("\n## How games end\n\n| by | games | of all |\n|:--|--:|--:|\n");
    for (int i = 0; i < s->nendings; i++) {
        const char *words = s->ending[i].words;
        if (*words)
            print_cell(words);
        else
            printf("| a rule without `says` ");
        printf("| %d | %.1f %% |\n", s->ending[i].games,
               100 * per(s->ending[i].games, s->games));
    }
    if (s->unended > 0)
        printf("| not ended | %d | %.1f %% |\n", s->unended, 100 * per(s->unended, s->games));
}

static void print_men(const Findings *f) {
    double scale = scale_of(f);
    if (!has(f, VARIES_MAN))
        return;
    printf("\n## What pieces are worth\n\nOne piece fewer for each player in turn: the share "
           "of the points that he still gets.\n\n| one fewer | games | points | worth | value "
           "|\n|:--|--:|--:|--:|--:|\n");
    for (const Arm *s = f->arms; s < f->arms + f->n; s++) {
        if (s->varies != VARIES_MAN)
            continue;
        print_name(s);
        printf("| %d ", s->games);
        print_share(&s->without);
        if (scale > 0)
            printf("| %.1f ± %.1f ", scale * log_odds(&s->without),
                   worth_error(&s->without, scale));
        else
            printf("| - ");
        printf("| %g |\n", stated(s));
    }
}

void findings_print(const Findings *f) {
    printf("# A study of ");
    print_words(sw_game_about(f->game).name);
    printf("\n\n");
    print_code(f->made);
    print_rows(f, VARIES_STRENGTH, "Balance", "searched for a move");
    print_endings(f);
    print_men(f);
    print_rows(f, VARIES_CHOICE, "Choices", "chosen");
}

/* ---- JSON ---- */

static json_t *json_of_share(const Points *p) {
    if (p->games == 0)
        return json_null();
    return json_pack("{s:f,s:f}", "share", p->sum / p->games, "error", error_of(p));
}

static json_t *json_of_players(const Arm *s) {
    json_t *all = json_object();
    for (int p = 0; p < sw_game_players(s->game); p++) {
        json_t *one = json_of_share(&s->points[p]);
        if (json_is_object(one))
            json_object_set_new(one, "won", json_integer(s->won[p]));
        json_object_set_new(all, sw_player_name(s->game, p), one);
    }
    return all;
}

static json_t *json_of_endings(Arm *s) {
    json_t *all = json_array();
    sort_endings(s);
    for (int i = 0; i < s->nendings; i++) {
        json_t *one = json_pack("{s:i}", "games", s->ending[i].games);
        json_object_set_new(one, "words", json_shown(s->ending[i].words));
        json_array_append_new(all, one);
    }
    return all;
}

static void add_varied(json_t *to, const Findings *f, const Arm *s) {
    switch (s->varies) {
    case VARIES_STRENGTH:
        json_object_set_new(to, "nodes", json_integer((json_int_t)s->nodes));
        break;
    case VARIES_MAN: {
        double scale = scale_of(f);
        json_object_set_new(to, "without", json_shown(sw_game_kind(s->game, s->kind).name));
        json_object_set_new(to, "points", json_of_share(&s->without));
        json_object_set_new(to, "worth",
                            scale > 0 ? json_real(scale * log_odds(&s->without)) : json_null());
        json_object_set_new(
            to, "error", scale > 0 ? json_real(worth_error(&s->without, scale)) : json_null());
        json_object_set_new(to, "value", json_real(stated(s)));
        break;
    }
    case VARIES_CHOICE:
        json_object_set_new(to, "option", json_shown(s->set.name));
        json_object_set_new(to, "choice", json_shown(s->set.value));
        break;
    }
}

static json_t *json_of_arm(const Findings *f, Arm *s) {
    json_t *one = json_pack("{s:i,s:i,s:i,s:f,s:i,s:f}", "games", s->games, "drawn", s->drawn,
                            "unended", s->unended, "plies", per(s->plies, s->games), "longest",
                            s->longest, "moves", per(s->moves, s->positions));
    add_varied(one, f, s);
    json_object_set_new(one, "players", json_of_players(s));
    json_object_set_new(one, "endings", json_of_endings(s));
    return one;
}

void findings_print_json(const Findings *f) {
    json_t *all = json_array();
    for (int i = 0; i < f->n; i++)
        json_array_append_new(all, json_of_arm(f, &f->arms[i]));
    print_json(json_pack("{s:o,s:o,s:o}", "game", json_shown(sw_game_about(f->game).name),
                         "made", json_shown(f->made), "arms", all));
}
