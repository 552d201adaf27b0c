/*
** web.c -- calls of the library for a web page.
*/
#include "web.h"

#include "base/vec.h"
#include "reply.h"
#include "stepwise.h"

#include <stdlib.h>
#include <string.h>

enum { TABLE_MB = 16, COUNTS_MAX = 64 };

typedef struct Page {
    char *name, *text;
} Page;
TYPED_VEC(Pages, pages, Page)

struct Web {
    Pages files;
    sw_Game *game;
    sw_Match *match;
    sw_Engine *engine; /* for the game; NULL until first used */
    Reply answer;
    char *text; /* a text of the library's, returned to the page as it is */
};

/* ---- files ---- */

static char *copied(const char *text) {
    return strcpy(mem_grow(NULL, strlen(text) + 1), text);
}

static const Page *file_of(const Web *w, const char *name) {
    for (size_t i = 0; i < w->files.n; i++)
        if (strcmp(w->files.at[i].name, name) == 0)
            return &w->files.at[i];
    return NULL;
}

static bool read_file(void *ctx, const char *name, const char **text, size_t *n) {
    const Page *file = file_of(ctx, name);
    *text = file ? file->text : "";
    *n = strlen(*text);
    return file != NULL;
}

void web_add_file(Web *w, const char *name, const char *text) {
    for (size_t i = 0; i < w->files.n; i++)
        if (strcmp(w->files.at[i].name, name) == 0) {
            free(w->files.at[i].text);
            w->files.at[i].text = copied(text);
            return;
        }
    pages_add(&w->files, (Page){copied(name), copied(text)});
}

/* ---- answers ---- */

static Reply *answer(Web *w) {
    reply_free(&w->answer);
    return &w->answer;
}

static const char *told(Web *w) {
    return str_text(&w->answer.out);
}

/* {"error"} with that message, which is freed; {} if it is NULL. */
static const char *done(Web *w, char *error) {
    Reply *r = answer(w);
    reply_open(r, NULL, '{');
    if (error)
        reply_text(r, "error", error);
    reply_close(r, '}');
    sw_free(error);
    return told(w);
}

static const char *number(Web *w, const char *name, int64_t n) {
    Reply *r = answer(w);
    reply_open(r, NULL, '{');
    reply_whole(r, name, n);
    reply_close(r, '}');
    return told(w);
}

/* Returns a text of the library's, and keeps it until the next. */
static const char *as_it_is(Web *w, char *text) {
    sw_free(w->text);
    w->text = text;
    return text ? text : "";
}

static void text_taking(Reply *r, const char *name, char *text) {
    reply_text(r, name, text ? text : "");
    sw_free(text);
}

/* ---- beginning ---- */

Web *web_new(void) {
    Web *w = mem_grow(NULL, sizeof *w);
    *w = (Web){0};
    return w;
}

/* Replaces the game and the match. If the game stays the same, so does the engine, with what it
** has learnt. */
static void take(Web *w, sw_Game *g, sw_Match *m) {
    sw_match_free(w->match);
    if (w->game != g) {
        sw_engine_free(w->engine);
        w->engine = NULL;
        sw_game_free(w->game);
    }
    w->game = g;
    w->match = m;
}

void web_free(Web *w) {
    take(w, NULL, NULL);
    for (size_t i = 0; i < w->files.n; i++) {
        free(w->files.at[i].name);
        free(w->files.at[i].text);
    }
    pages_free(&w->files);
    reply_free(&w->answer);
    sw_free(w->text);
    free(w);
}

TYPED_VEC(SettingList, settinglist, sw_Setting)

/* Reads lines of option=value, which it cuts up in place. */
static void cut_settings(char *lines, SettingList *out) {
    for (char *next; *lines; lines = next) {
        size_t n = strcspn(lines, "\n");
        next = lines + n + (lines[n] == '\n');
        lines[n] = '\0';
        char *value = strchr(lines, '=');
        if (value) {
            *value = '\0';
            settinglist_add(out, (sw_Setting){lines, value + 1});
        }
    }
}

const char *web_load(Web *w, const char *file, const char *settings, uint32_t seed) {
    const Page *text = file_of(w, file);
    char *error = NULL, *lines = copied(settings);
    SettingList set = {0};
    const sw_Files files = {read_file, w};
    if (!text) {
        free(lines);
        return done(w, copied("there is no such file on this page"));
    }
    cut_settings(lines, &set);
    sw_Game *g = sw_game_load_text(file, text->text, strlen(text->text), &files, set.at,
                                   (int)set.n, seed, &error);
    sw_Match *m = g ? sw_match_new(g, NULL, &error) : NULL;
    if (m)
        take(w, g, m);
    else
        sw_game_free(g);
    settinglist_free(&set);
    free(lines);
    return done(w, error);
}

const char *web_begin(Web *w, const char *fen) {
    char *error = NULL;
    sw_Match *m = sw_match_new(w->game, *fen ? fen : NULL, &error);
    if (m)
        take(w, w->game, m);
    return done(w, error);
}

const char *web_read(Web *w, const char *record) {
    char *error = NULL;
    sw_Game *g;
    const sw_Files files = {read_file, w};
    const char *given = w->files.n > 0 ? w->files.at[0].name : NULL;
    sw_Match *m = sw_record_read_from(&files, record, strlen(record), 1, given, &g, &error);
    if (m)
        take(w, g, m);
    return done(w, error);
}

/* ---- playing ---- */

/* sw_match_play() would draw a throw that is due and then play the move: a player who throws
** dice of his own would be given others. */
const char *web_play(Web *w, const char *move) {
    char *error = NULL;
    if (sw_match_due(w->match) && !sw_match_throws(w->match, move))
        return done(w, copied("a throw is due, and this is not one"));
    sw_match_play(w->match, move, &error);
    return done(w, error);
}

const char *web_follow(Web *w, const char *move) {
    sw_match_play_on(w->match);
    return web_play(w, move);
}

const char *web_go(Web *w, int n) {
    return number(w, "by", n < 0 ? sw_match_undo(w->match, -n) : sw_match_redo(w->match, n));
}

const char *web_throw(Web *w) {
    return number(w, "by", sw_match_throw(w->match));
}

void web_seed(Web *w, uint32_t seed) {
    sw_match_seed(w->match, seed);
}

const char *web_end(Web *w, int outcome, const char *says) {
    sw_match_end(w->match, outcome, says);
    return done(w, NULL);
}

/* ---- looking ---- */

const char *web_why(Web *w, const char *move) {
    bool legal;
    char *text = sw_match_why(w->match, move, NULL, &legal);
    Reply *r = answer(w);
    reply_open(r, NULL, '{');
    reply_truth(r, "legal", legal);
    text_taking(r, "text", text);
    reply_close(r, '}');
    return told(w);
}

const char *web_picture(Web *w, bool flipped, const char *reach, const char *why) {
    const sw_Style style = {
        .flipped = flipped, .classes = true, .last = true, .reach = *reach ? reach : NULL};
    return as_it_is(w, *why ? sw_match_why_svg(w->match, why, &style)
                            : sw_match_svg(w->match, &style, NULL));
}

const char *web_record(Web *w) {
    return as_it_is(w, sw_match_record(w->match));
}

/* The cell nearest to the middle of the board. */
static const char *middle(const sw_Game *g) {
    int n = sw_game_cells(g), best = 0;
    double x = 0, y = 0, least = 1e18;
    for (int i = 0; i < n; i++) {
        sw_Cell c = sw_game_cell(g, i);
        x += (double)c.at.x / n;
        y += (double)c.at.y / n;
    }
    for (int i = 0; i < n; i++) {
        sw_Cell c = sw_game_cell(g, i);
        double far = (c.at.x - x) * (c.at.x - x) + (c.at.y - y) * (c.at.y - y);
        if (far < least - 1e-3) {
            least = far;
            best = i;
        }
    }
    return sw_cell_name(g, best);
}

const char *web_diagram(Web *w, int kind) {
    sw_Match *m = sw_match_new(w->game, NULL, NULL);
    const char *cell = middle(w->game);
    const sw_Style style = {.classes = true, .reach = cell};
    sw_match_clear(m);
    sw_match_stand(m, sw_cell_named(w->game, cell), (sw_Man){kind, 0});
    char *picture = sw_match_svg(m, &style, NULL);
    sw_match_free(m);
    return as_it_is(w, picture);
}

static void add_movement(Reply *r, int kind, int player, char *text) {
    reply_open(r, NULL, '{');
    reply_whole(r, "kind", kind);
    reply_whole(r, "player", player);
    text_taking(r, "text", text);
    reply_close(r, '}');
}

/* One entry for all players if the author explains the kind, or if their men of it move
** alike. */
static void add_movements(Reply *r, const sw_Game *g, int kind) {
    if (*sw_kind_help(g, kind)) {
        reply_open(r, NULL, '{');
        reply_whole(r, "kind", kind);
        reply_whole(r, "player", -1);
        reply_text(r, "text", sw_kind_help(g, kind));
        reply_close(r, '}');
        return;
    }
    char *first = sw_kind_moves(g, kind, 0);
    bool alike = true;
    for (int p = 1; p < sw_game_players(g); p++) {
        char *text = sw_kind_moves(g, kind, p);
        alike = alike && strcmp(first, text) == 0;
        sw_free(text);
    }
    if (alike)
        add_movement(r, kind, -1, first);
    else
        sw_free(first);
    for (int p = 0; !alike && p < sw_game_players(g); p++)
        add_movement(r, kind, p, sw_kind_moves(g, kind, p));
}

const char *web_rules(Web *w) {
    Reply *r = answer(w);
    reply_open(r, NULL, '{');
    reply_open(r, "pieces", '[');
    for (int k = 0; k < sw_game_kinds(w->game); k++)
        add_movements(r, w->game, k);
    reply_close(r, ']');
    text_taking(r, "turns", sw_game_turns(w->game, true));
    text_taking(r, "endings", sw_game_endings(w->game, true));
    reply_close(r, '}');
    return told(w);
}

/* ---- tests ---- */

static void add_tested(void *ctx, const sw_Tested *t) {
    Reply *r = ctx;
    reply_open(r, NULL, '{');
    reply_text(r, "name", t->name);
    reply_text(r, "file", t->file);
    reply_whole(r, "line", t->line);
    reply_truth(r, "passed", t->passed);
    reply_text(r, "complaint", t->complaint);
    reply_close(r, '}');
}

const char *web_test(Web *w, const char *name, const char *text) {
    char *error;
    Reply *r = answer(w);
    const sw_Files files = {read_file, w};
    reply_open(r, NULL, '[');
    if (sw_test_text(name, text, strlen(text), &files, NULL, add_tested, r, &error) < 0)
        return done(w, error);
    reply_close(r, ']');
    return told(w);
}

const char *web_perft(Web *w, int depth) {
    return number(w, "nodes", (int64_t)sw_match_perft(w->match, depth, 1, NULL, NULL));
}

const char *web_search(Web *w, int level, int depth, uint32_t nodes, uint32_t ms,
                       uint32_t seed) {
    sw_Report best;
    const sw_Limits limits = {
        .level = level, .depth = depth, .nodes = nodes, .seconds = ms / 1000.0, .seed = seed};
    Reply *r = answer(w);
    if (!w->engine)
        w->engine = sw_engine_new(w->game, TABLE_MB);
    reply_open(r, NULL, '{');
    if (sw_search(w->engine, w->match, &limits, NULL, NULL, &best)) {
        reply_text(r, "move", best.move);
        reply_text(r, "value", best.value);
        reply_text(r, "line", best.line);
        reply_whole(r, "depth", best.depth);
        reply_whole(r, "nodes", (int64_t)best.nodes);
    } else {
        reply_text(r, "error",
                   sw_match_due(w->match) ? "there is nothing to search: a throw is due"
                                          : "there is nothing to search: the game is over");
    }
    reply_close(r, '}');
    return told(w);
}

/* ---- the game ---- */

static void add_about(Reply *r, const sw_Game *g) {
    sw_About a = sw_game_about(g);
    reply_text(r, "name", a.name);
    reply_text(r, "author", a.author);
    reply_text(r, "source", a.source);
    reply_text(r, "note", a.note);
    reply_text(r, "warnings", sw_game_warnings(g));
    reply_open(r, "players", '[');
    for (int p = 0; p < sw_game_players(g); p++)
        reply_text(r, NULL, sw_player_name(g, p));
    reply_close(r, ']');
    reply_open(r, "foes", '[');
    for (int p = 0; p < sw_game_players(g); p++)
        reply_whole(r, NULL, sw_player_foe(g, p));
    reply_close(r, ']');
    reply_open(r, "notations", '[');
    for (int i = 0; i < sw_game_notations(g); i++)
        reply_text(r, NULL, sw_notation_name(g, i));
    reply_close(r, ']');
}

static void add_kinds(Reply *r, const sw_Game *g) {
    reply_open(r, "kinds", '[');
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        reply_open(r, NULL, '{');
        reply_text(r, "name", k.name);
        reply_text(r, "letter", k.letter);
        reply_text(r, "drawing", k.drawing);
        reply_truth(r, "royal", k.royal);
        reply_truth(r, "goal", k.goal);
        reply_close(r, '}');
    }
    reply_close(r, ']');
}

static void add_cells(Reply *r, const sw_Game *g) {
    reply_open(r, "cells", '[');
    for (int i = 0; i < sw_game_cells(g); i++) {
        sw_Cell c = sw_game_cell(g, i);
        reply_open(r, NULL, '{');
        reply_text(r, "name", c.name);
        reply_real(r, "x", c.at.x);
        reply_real(r, "y", c.at.y);
        reply_whole(r, "row", c.row);
        reply_whole(r, "column", c.column);
        reply_close(r, '}');
    }
    reply_close(r, ']');
}

static void add_texts(Reply *r, const char *name, const char *const *texts, int n) {
    reply_open(r, name, '[');
    for (int i = 0; i < n; i++)
        reply_text(r, NULL, texts[i]);
    reply_close(r, ']');
}

static void add_options(Reply *r, const sw_Game *g) {
    reply_open(r, "options", '[');
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        reply_open(r, NULL, '{');
        reply_text(r, "name", o.name);
        reply_text(r, "help", o.help);
        reply_text(r, "type", o.type);
        reply_text(r, "preset", o.preset);
        reply_truth(r, "perSide", o.per_side);
        reply_whole(r, "min", o.min);
        reply_whole(r, "max", o.max);
        add_texts(r, "choices", o.choices, o.nchoices);
        add_texts(r, "meanings", o.meanings, o.nchoices);
        add_texts(r, "values", o.values, sw_game_players(g));
        reply_close(r, '}');
    }
    reply_close(r, ']');
}

static void add_settings(Reply *r, const sw_Game *g) {
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    reply_open(r, "settings", '[');
    for (int i = 0; i < n; i++) {
        reply_open(r, NULL, '[');
        reply_text(r, NULL, set[i].name);
        reply_text(r, NULL, set[i].value);
        reply_close(r, ']');
    }
    reply_close(r, ']');
    sw_free(set);
}

const char *web_game(Web *w) {
    Reply *r = answer(w);
    reply_open(r, NULL, '{');
    add_about(r, w->game);
    add_kinds(r, w->game);
    add_cells(r, w->game);
    add_options(r, w->game);
    add_settings(r, w->game);
    reply_close(r, '}');
    return told(w);
}

/* ---- the match ---- */

static void add_men(Reply *r, const sw_Match *m) {
    reply_open(r, "men", '[');
    for (int i = 0; i < sw_game_cells(sw_match_game(m)); i++) {
        sw_Man man = sw_match_man(m, i);
        reply_open(r, NULL, '[');
        reply_whole(r, NULL, man.kind);
        reply_whole(r, NULL, man.owner);
        reply_close(r, ']');
    }
    reply_close(r, ']');
}

/* [player, kind, how many], where SW_UNLIMITED is no limit. */
static void add_hands(Reply *r, const sw_Match *m) {
    const sw_Game *g = sw_match_game(m);
    reply_open(r, "hands", '[');
    for (int p = 0; p < sw_game_players(g); p++)
        for (int k = 0; k < sw_game_kinds(g); k++) {
            int n = sw_match_hand(m, p, k);
            if (n == -1)
                continue;
            reply_open(r, NULL, '[');
            reply_whole(r, NULL, p);
            reply_whole(r, NULL, k);
            reply_whole(r, NULL, n);
            reply_close(r, ']');
        }
    reply_close(r, ']');
}

static void add_counts(Reply *r, const sw_Match *m) {
    sw_Count count[COUNTS_MAX];
    int n = sw_match_counts(m, count, COUNTS_MAX);
    reply_open(r, "counts", '[');
    for (int i = 0; i < n && i < COUNTS_MAX; i++) {
        reply_open(r, NULL, '{');
        reply_text(r, "name", count[i].name);
        reply_whole(r, "player", count[i].player);
        reply_whole(r, "value", count[i].value);
        reply_close(r, '}');
    }
    reply_close(r, ']');
}

static void add_moves(Reply *r, const sw_Match *m) {
    reply_open(r, "moves", '[');
    for (int i = 0; i < sw_match_plies(m); i++) {
        reply_open(r, NULL, '{');
        reply_text(r, "text", sw_match_move(m, i));
        reply_whole(r, "by", sw_match_mover(m, i));
        reply_whole(r, "number", sw_match_number(m, i));
        reply_whole(r, "throws", sw_match_thrown(m, i));
        reply_close(r, '}');
    }
    reply_close(r, ']');
}

const char *web_state(Web *w) {
    Reply *r = answer(w);
    const sw_Match *m = w->match;
    const char *due = sw_match_due(m);
    reply_open(r, NULL, '{');
    text_taking(r, "fen", sw_match_fen(m));
    reply_whole(r, "side", sw_match_side(m));
    reply_whole(r, "ply", sw_match_ply(m));
    reply_whole(r, "plies", sw_match_plies(m));
    reply_truth(r, "undone", sw_match_undone(m));
    reply_whole(r, "outcome", sw_match_outcome(m));
    reply_truth(r, "agreed", sw_match_agreed(m));
    text_taking(r, "result", sw_match_result(m));
    text_taking(r, "meaning", sw_match_meaning(m));
    reply_text(r, "due", due ? due : "");
    text_taking(r, "forms", sw_match_forms(m));
    reply_text(r, "opening", sw_match_opening(m));
    text_taking(r, "paid", sw_match_paid(m));
    text_taking(r, "settled", sw_match_settled(m));
    add_men(r, m);
    add_hands(r, m);
    add_counts(r, m);
    add_moves(r, m);
    reply_close(r, '}');
    return told(w);
}

static void add_legal(Reply *r, const sw_Move *m) {
    reply_open(r, NULL, '{');
    reply_text(r, "t", m->text);
    reply_whole(r, "f", m->from);
    reply_whole(r, "to", m->to);
    reply_whole(r, "d", m->drop);
    reply_open(r, "c", '[');
    for (int i = 0; i < m->nchanges; i++) {
        reply_whole(r, NULL, m->change[i].cell);
        reply_whole(r, NULL, m->change[i].after.kind);
        reply_whole(r, NULL, m->change[i].after.owner);
    }
    reply_close(r, ']');
    reply_open(r, "x", '[');
    for (int i = 0; i < m->ntaken; i++)
        reply_whole(r, NULL, m->taken[i].man.kind);
    reply_close(r, ']');
    reply_close(r, '}');
}

const char *web_legal(Web *w) {
    int n;
    sw_Move *moves = sw_match_list(w->match, &n);
    Reply *r = answer(w);
    reply_open(r, NULL, '[');
    for (int i = 0; i < n; i++)
        add_legal(r, &moves[i]);
    reply_close(r, ']');
    sw_free(moves);
    return told(w);
}
