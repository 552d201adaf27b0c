/*
** transcript.c -- all that the library says about a game, as text to be kept and compared.
**
** transcript FILE: describes the game; plays a random game with its positions, with reasons for
** and against some moves, with boards, and its record in each notation; and says how more
** random games end. transcript --search FILE...: for each game, a line with what a search finds
** in some positions, limited to SEARCHED plies or by nodes, tuned and untuned; and what one of
** DEEP_NODES, in which moves are pruned and reduced, finds at the last depth that it finished.
**
** The output is the same on every machine. Pictures, and lines longer than LINE_MAX, appear as
** checksums.
*/
#include "base/rng.h"
#include "stepwise.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLIES = 18, ASKED_EACH = 5, ENDED = 5, ENDED_PLIES = 300, LINE_MAX_BYTES = 400 };
enum { SEARCHED = 2, SEARCHED_NODES = 10000, SEARCHES = 4, APART = 5, MEGABYTES = 1 };
enum { DEEP_NODES = 15000 };

/* FNV-1a, the hash by Fowler, Noll and Vo. */
static uint64_t checksum(const char *text, size_t n) {
    uint64_t sum = 14695981039346656037u;
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ (unsigned char)text[i]) * 1099511628211u;
    return sum;
}

static void say_line(const char *line, size_t n) {
    if (n <= LINE_MAX_BYTES) {
        printf("%.*s\n", (int)n, line);
        return;
    }
    printf("%.*s... %zu bytes, %016" PRIx64 "\n", LINE_MAX_BYTES / 2, line, n,
           checksum(line, n));
}

/* Prints the lines of a text under a heading, and frees the text. */
static void say(const char *what, char *text) {
    printf("-- %s\n", what);
    for (const char *line = text ? text : "(none)"; *line;) {
        size_t n = strcspn(line, "\n");
        say_line(line, n);
        line += n + (line[n] == '\n');
    }
    sw_free(text);
}

static void say_borrowed(const char *what, const char *text) {
    if (!*text)
        return;
    char *copy = malloc(strlen(text) + 1);
    if (copy)
        say(what, strcpy(copy, text));
}

/* Prints the size and checksum of a picture, and frees it. */
static void say_picture(const char *what, char *svg) {
    size_t n = svg ? strlen(svg) : 0;
    printf("%s: %zu bytes, %016" PRIx64 "\n", what, n, checksum(svg ? svg : "", n));
    sw_free(svg);
}

static const char *man_letter(const sw_Game *g, int kind) {
    return kind < 0 ? "-" : sw_game_kind(g, kind).letter;
}

/* ---- what the game is ---- */

static void say_about(const sw_Game *g) {
    sw_About about = sw_game_about(g);
    printf("name %s\nauthor %s\nsource %s\nxboard %s\n", about.name, about.author, about.source,
           about.xboard);
    say_borrowed("note", about.note);
    say_borrowed("help", about.help);
    say_borrowed("warnings", sw_game_warnings(g));
    printf("players");
    for (int i = 0; i < sw_game_players(g); i++)
        printf(" %s", sw_player_name(g, i));
    printf("; throws %d; pays %d\nnotations", sw_game_throws(g), sw_game_pays(g));
    for (int i = 0; i < sw_game_notations(g); i++)
        printf(" %s", sw_notation_name(g, i));
    printf("\norders");
    for (int i = 0; sw_game_order(g, i).word; i++)
        printf(" %s (%s)", sw_game_order(g, i).word, sw_game_order(g, i).meaning);
    printf("\n");
}

static void say_options(const sw_Game *g) {
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        printf("option %s: %s, default %s, %" PRId64 " to %" PRId64 "%s; %s\n", o.name, o.type,
               o.preset, o.min, o.max, o.per_side ? ", per side" : "", o.help);
        for (int k = 0; k < o.nchoices; k++)
            printf("    %s %s %s\n", o.choices[k], o.meanings[k], o.sets ? o.sets[k] : "");
    }
}

/* Prints a checksum of the cells: names, places, outlines, and where each direction leads. */
static void say_cells(const sw_Game *g) {
    uint64_t sum = 0;
    int n = sw_game_cells(g), ndirs = sw_game_directions(g);
    for (int i = 0; i < n; i++) {
        sw_Cell c = sw_game_cell(g, i);
        char line[256];
        int length = snprintf(line, sizeof line, "%s %.3f %.3f %d %d %d %d", c.name,
                              (double)c.at.x + 0.0, (double)c.at.y + 0.0, c.npoints, c.shade,
                              c.row, c.column);
        sum = sum * 31 + checksum(line, (size_t)length);
        for (int d = 0; d < ndirs; d++)
            sum = sum * 31 + (uint64_t)(sw_cell_next(g, i, d) + 1);
    }
    printf("cells %d, %016" PRIx64 "\ndirections", n, sum);
    for (int d = 0; d < ndirs; d++)
        printf(" %s", sw_direction_name(g, d));
    printf("\n");
}

static void say_kind(const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    printf("kind %s %s %s%s%s%s, drawing of %zu bytes, values", k.letter, k.name, k.abbrev,
           k.royal ? " royal" : "", k.goal ? " goal" : "", k.promotes ? " promotes" : "",
           strlen(k.drawing));
    for (int p = 0; p < sw_game_players(g); p++)
        printf(" %d", k.values[p]);
    printf("\n");
    say_borrowed("help", sw_kind_help(g, kind));
    char *before = NULL;
    for (int p = -1; p < sw_game_players(g); p++) {
        char *moves = sw_kind_moves(g, kind, p);
        if (!before || strcmp(moves, before) != 0) {
            printf("moves, player %d: ", p);
            say_line(moves, strlen(moves));
        }
        sw_free(before);
        before = moves;
        if (p >= 0)
            say_picture("picture", sw_kind_svg(g, kind, p));
    }
    sw_free(before);
}

static void say_game(const sw_Game *g) {
    say_about(g);
    say_options(g);
    say_cells(g);
    for (int i = 0; i < sw_game_kinds(g); i++)
        say_kind(g, i);
    for (int i = 0; i < sw_game_walks(g); i++) {
        sw_Walk w = sw_game_walk(g, i);
        printf("walk %s %s: %d units, %s%s%s\n", w.player, w.kind, w.length, w.walker,
               *w.why ? ", " : "", w.why);
    }
    say("turns, told", sw_game_turns(g, true));
    say("turns", sw_game_turns(g, false));
    say("endings, told", sw_game_endings(g, true));
    say("endings", sw_game_endings(g, false));
}

/* ---- a game ---- */

/* Makes the throws that are due, then plays a random move; false if the match is over. */
static bool play_random(sw_Match *m, Rng *rng) {
    sw_match_throw(m);
    int n;
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    bool played = n && sw_match_play(m, moves[rng_below(rng, (uint64_t)n)], NULL);
    sw_free(moves);
    return played;
}

static void say_move(const sw_Match *m, const sw_Move *move) {
    const sw_Game *g = sw_match_game(m);
    printf("%s: from %s to %s drop %s;", move->text, sw_cell_name(g, move->from),
           sw_cell_name(g, move->to), man_letter(g, move->drop));
    for (int i = 0; i < move->nchanges; i++) {
        const sw_Change *c = &move->change[i];
        printf(" %s %s%d %s%d", sw_cell_name(g, c->cell), man_letter(g, c->before.kind),
               c->before.owner, man_letter(g, c->after.kind), c->after.owner);
    }
    for (int i = 0; i < move->ntaken; i++)
        printf(" takes %s%d x%d", man_letter(g, move->taken[i].man.kind),
               move->taken[i].man.owner, move->taken[i].times);
    for (int i = 0; i < move->npaid; i++)
        printf(" pays %s %s %d", move->paid[i].from, move->paid[i].to, move->paid[i].amount);
    printf("\n");
}

/* Prints why a text is or is not a legal move, and how that is drawn. */
static void say_why(const sw_Match *m, const char *text) {
    static const sw_Style style = {.unicode = true};
    char what[300];
    snprintf(what, sizeof what, "why %.250s", text);
    bool legal;
    say(what, sw_match_why(m, text, &style, &legal));
    say_picture(legal ? "legal" : "refused", sw_match_why_svg(m, text, &style));
}

/* The same for an illegal move, with the start of one move and the end of another. */
static void say_refused(const sw_Match *m, const sw_Move *moves, int n, Rng *rng) {
    const sw_Game *g = sw_match_game(m);
    const sw_Move *move = &moves[rng_below(rng, (uint64_t)n)];
    int to = (int)rng_below(rng, (uint64_t)sw_game_cells(g));
    char text[200];
    if (move->from >= 0)
        snprintf(text, sizeof text, "%s-%s", sw_cell_name(g, move->from), sw_cell_name(g, to));
    else
        snprintf(text, sizeof text, "%.80s", sw_cell_name(g, to));
    char *error;
    sw_Match *copy = sw_match_copy(m);
    printf("play %s: ", text);
    bool played = sw_match_play(copy, text, &error);
    say_line(played ? "played" : error, strlen(played ? "played" : error));
    sw_free(error);
    sw_match_free(copy);
    say_why(m, text);
}

static void say_boards(const sw_Match *m, const char *reach) {
    const sw_Style plain = {.reach = reach, .last = true}, coloured = {.unicode = true,
                                                                       .color = true,
                                                                       .glyphs = true,
                                                                       .flipped = true,
                                                                       .names = true,
                                                                       .reach = reach,
                                                                       .height = 20};
    say("board", sw_match_board(m, &plain, NULL));
    char *board = sw_match_board(m, &coloured, NULL);
    say_picture("in colours", board);
    sw_Style picture = {.reach = reach, .last = true, .classes = true};
    say_picture("svg", sw_match_svg(m, &picture, NULL));
    picture.dots = picture.flipped = picture.glyphs = true;
    picture.classes = false;
    say_picture("svg, flipped", sw_match_svg(m, &picture, NULL));
}

/* Describes a position, and now and then some moves. */
static void say_position(const sw_Match *m, Rng *rng) {
    char *fen = sw_match_fen(m), *result = sw_match_result(m);
    int n;
    sw_Move *moves = sw_match_list(m, &n);
    printf("\nply %d, %d moves: ", sw_match_ply(m), n);
    say_line(fen, strlen(fen));
    if (sw_match_ply(m) % ASKED_EACH == 0 && n) {
        const sw_Move *move = &moves[rng_below(rng, (uint64_t)n)];
        say_boards(m, move->from >= 0 ? sw_cell_name(sw_match_game(m), move->from) : NULL);
        say_move(m, move);
        say_why(m, move->text);
        say_refused(m, moves, n, rng);
        say("why not yet", sw_match_why_ended(m));
        printf("counted %" PRIu64 "\n", sw_match_count(m));
    }
    sw_free(moves);
    sw_free(result);
    sw_free(fen);
}

static void say_end(const sw_Match *m) {
    say("result", sw_match_result(m));
    say("meaning", sw_match_meaning(m));
    say("why", sw_match_why_ended(m));
    say("settled", sw_match_settled(m));
}

static sw_Match *new_match(const sw_Game *g, uint64_t seed) {
    char *error;
    sw_Match *m = sw_match_new(g, NULL, &error);
    if (!m) {
        fprintf(stderr, "%s\n", error);
        exit(2);
    }
    sw_match_seed(m, seed);
    return m;
}

static void say_records(sw_Match *m) {
    sw_match_set_tag(m, "Date", "2000.01.01", NULL);
    sw_match_set_comment(m, 1, "a {comment} of \"some\" signs");
    const sw_Game *g = sw_match_game(m);
    for (int i = 0; i < sw_game_notations(g); i++) {
        sw_match_set_notation(m, sw_notation_name(g, i), NULL);
        say(sw_notation_name(g, i), sw_match_record(m));
    }
}

static void say_match(const sw_Game *g) {
    Rng rng;
    rng_seed(&rng, 1);
    sw_Match *m = new_match(g, 1);
    do {
        say_position(m, &rng);
    } while (sw_match_ply(m) < PLIES && play_random(m, &rng));
    printf("\nat the end\n");
    say_boards(m, NULL);
    say_end(m);
    say_records(m);
    sw_match_free(m);
}

/* Prints how games end: the rule, its reason, and a checksum of all moves. */
static void say_ends(const sw_Game *g) {
    for (uint64_t seed = 2; seed < 2 + ENDED; seed++) {
        Rng rng;
        rng_seed(&rng, seed);
        sw_Match *m = new_match(g, seed);
        while (sw_match_ply(m) < ENDED_PLIES && play_random(m, &rng))
            continue;
        printf("\ngame %" PRIu64 ": %d plies\n", seed, sw_match_ply(m));
        say_picture("record", sw_match_record(m));
        say_end(m);
        say_picture("svg", sw_match_svg(m, &(sw_Style){.last = true}, NULL));
        sw_match_free(m);
    }
}

/* ---- searches ---- */

static void search(sw_Engine *e, const sw_Match *m, bool untuned) {
    sw_Limits limits = {.depth = SEARCHED,
                        .nodes = SEARCHED_NODES,
                        .untuned = untuned,
                        .searcher = SW_ALPHA_BETA};
    sw_Report r;
    if (!sw_search(e, m, &limits, NULL, NULL, &r))
        printf(" none");
    else
        printf(" %s %d/%" PRIu64, r.move, r.score, r.nodes);
}

/* The last depth that was finished, kept while the search goes on. */
typedef struct Finished {
    char move[64];
    int depth, score;
    uint64_t nodes;
} Finished;

static void note_depth(void *ctx, const sw_Report *r) {
    Finished *f = ctx;
    *f = (Finished){.depth = r->depth, .score = r->score, .nodes = r->nodes};
    snprintf(f->move, sizeof f->move, "%s", r->move);
}

static void search_deep(const sw_Game *g, const sw_Match *m) {
    sw_Engine *e = sw_engine_new(g, MEGABYTES);
    sw_Limits limits = {.nodes = DEEP_NODES, .searcher = SW_ALPHA_BETA};
    sw_Report r;
    Finished f = {.move = "none"};
    sw_search(e, m, &limits, note_depth, &f, &r);
    printf(" deep %s %d/%" PRIu64 " at %d;", f.move, f.score, f.nodes, f.depth);
    sw_engine_free(e);
}

static void say_searches(const char *name, const sw_Game *g) {
    Rng rng;
    rng_seed(&rng, 3);
    const char *slash = strrchr(name, '/');
    printf("%s:", slash ? slash + 1 : name);
    sw_Match *m = new_match(g, 3);
    for (int i = 0; i < SEARCHES; i++) {
        sw_Engine *e = sw_engine_new(g, MEGABYTES);
        sw_match_throw(m);
        search(e, m, false);
        if (sw_game_tuned(g).taken)
            search(e, m, true);
        printf(";");
        sw_engine_free(e);
        if (i == 1)
            search_deep(g, m);
        for (int ply = 0; ply < APART && play_random(m, &rng); ply++)
            continue;
    }
    printf("\n");
    sw_match_free(m);
}

int main(int argc, char **argv) {
    bool searching = argc > 1 && strcmp(argv[1], "--search") == 0;
    if (argc < 2 + searching) {
        fprintf(stderr, "usage: transcript FILE, or transcript --search FILE...\n");
        return 2;
    }
    for (int i = 1 + searching; i < argc; i++) {
        char *error;
        sw_Game *g = sw_game_load(argv[i], NULL, 0, &error);
        if (!g) {
            fputs(error, stderr);
            sw_free(error);
            return 2;
        }
        if (searching) {
            say_searches(argv[i], g);
        } else {
            say_game(g);
            say_match(g);
            say_ends(g);
        }
        sw_game_free(g);
    }
    return 0;
}
