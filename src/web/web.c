/*
** web.c -- questions of a page, put to the library.
*/
#include "web.h"

#include "base/vec.h"
#include "json.h"
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
    sw_Engine *engine; /* of the game; NULL until it is asked */
    Json answer;
    char *text; /* of the library, answered as it is */
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

static Json *answer(Web *w) {
    json_free(&w->answer);
    return &w->answer;
}

static const char *told(Web *w) {
    return str_text(&w->answer.out);
}

/* {"error"} where there is one, which is given back; {} else. */
static const char *done(Web *w, char *error) {
    Json *j = answer(w);
    json_open(j, NULL, '{');
    if (error)
        json_text(j, "error", error);
    json_close(j, '}');
    sw_free(error);
    return told(w);
}

static const char *by(Web *w, int n) {
    Json *j = answer(w);
    json_open(j, NULL, '{');
    json_whole(j, "by", n);
    json_close(j, '}');
    return told(w);
}

/* A text of the library's, which is the page's until the next. */
static const char *as_it_is(Web *w, char *text) {
    sw_free(w->text);
    w->text = text;
    return text ? text : "";
}

static void text_taking(Json *j, const char *name, char *text) {
    json_text(j, name, text ? text : "");
    sw_free(text);
}

/* ---- beginning ---- */

Web *web_new(void) {
    Web *w = mem_grow(NULL, sizeof *w);
    *w = (Web){0};
    return w;
}

/* The game and its match take the place of what there was; what was learnt of a game that stays,
** stays as well. */
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
    json_free(&w->answer);
    sw_free(w->text);
    free(w);
}

TYPED_VEC(SettingList, settinglist, sw_Setting)

/* Lines of option=value, cut up in place. */
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

const char *web_play(Web *w, const char *move) {
    char *error = NULL;
    sw_match_play(w->match, move, &error);
    return done(w, error);
}

const char *web_go(Web *w, int n) {
    return by(w, n < 0 ? sw_match_undo(w->match, -n) : sw_match_redo(w->match, n));
}

const char *web_throw(Web *w) {
    return by(w, sw_match_throw(w->match));
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
    Json *j = answer(w);
    json_open(j, NULL, '{');
    json_truth(j, "legal", legal);
    text_taking(j, "text", text);
    json_close(j, '}');
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
    bool put = sw_match_put(m, cell, sw_game_kind(w->game, kind).letter, NULL);
    char *picture = put ? sw_match_svg(m, &style, NULL) : NULL;
    sw_match_free(m);
    return as_it_is(w, picture);
}

static void add_movement(Json *j, int kind, int player, char *text) {
    json_open(j, NULL, '{');
    json_whole(j, "kind", kind);
    json_whole(j, "player", player);
    text_taking(j, "text", text);
    json_close(j, '}');
}

/* One line where all players' men of the kind move alike. */
static void add_movements(Json *j, const sw_Game *g, int kind) {
    char *first = sw_kind_moves(g, kind, 0);
    bool alike = true;
    for (int p = 1; p < sw_game_players(g); p++) {
        char *text = sw_kind_moves(g, kind, p);
        alike = alike && strcmp(first, text) == 0;
        sw_free(text);
    }
    if (alike)
        add_movement(j, kind, -1, first);
    else
        sw_free(first);
    for (int p = 0; !alike && p < sw_game_players(g); p++)
        add_movement(j, kind, p, sw_kind_moves(g, kind, p));
}

const char *web_rules(Web *w) {
    Json *j = answer(w);
    json_open(j, NULL, '[');
    for (int k = 0; k < sw_game_kinds(w->game); k++)
        add_movements(j, w->game, k);
    json_close(j, ']');
    return told(w);
}

const char *web_search(Web *w, int level, uint32_t nodes, uint32_t seed) {
    sw_Report r;
    const sw_Limits limits = {.level = level, .nodes = nodes, .seed = seed};
    Json *j = answer(w);
    if (!w->engine)
        w->engine = sw_engine_new(w->game, TABLE_MB);
    json_open(j, NULL, '{');
    if (sw_search(w->engine, w->match, &limits, NULL, NULL, &r)) {
        json_text(j, "move", r.move);
        json_text(j, "value", r.value);
        json_text(j, "line", r.line);
        json_whole(j, "depth", r.depth);
        json_whole(j, "nodes", (int64_t)r.nodes);
    } else {
        json_text(j, "error", "there is nothing to search: the game is over");
    }
    json_close(j, '}');
    return told(w);
}

/* ---- the game ---- */

static void add_about(Json *j, const sw_Game *g) {
    sw_About a = sw_game_about(g);
    json_text(j, "name", a.name);
    json_text(j, "author", a.author);
    json_text(j, "source", a.source);
    json_text(j, "note", a.note);
    json_text(j, "warnings", sw_game_warnings(g));
    json_open(j, "players", '[');
    for (int p = 0; p < sw_game_players(g); p++)
        json_text(j, NULL, sw_player_name(g, p));
    json_close(j, ']');
    json_open(j, "notations", '[');
    for (int i = 0; i < sw_game_notations(g); i++)
        json_text(j, NULL, sw_notation_name(g, i));
    json_close(j, ']');
}

static void add_kinds(Json *j, const sw_Game *g) {
    json_open(j, "kinds", '[');
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        json_open(j, NULL, '{');
        json_text(j, "name", k.name);
        json_text(j, "letter", k.letter);
        json_text(j, "drawing", k.drawing);
        json_truth(j, "royal", k.royal);
        json_truth(j, "goal", k.goal);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void add_cells(Json *j, const sw_Game *g) {
    json_open(j, "cells", '[');
    for (int i = 0; i < sw_game_cells(g); i++) {
        sw_Cell c = sw_game_cell(g, i);
        json_open(j, NULL, '{');
        json_text(j, "name", c.name);
        json_real(j, "x", c.at.x);
        json_real(j, "y", c.at.y);
        json_whole(j, "row", c.row);
        json_whole(j, "column", c.column);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void add_texts(Json *j, const char *name, const char *const *texts, int n) {
    json_open(j, name, '[');
    for (int i = 0; i < n; i++)
        json_text(j, NULL, texts[i]);
    json_close(j, ']');
}

static void add_options(Json *j, const sw_Game *g) {
    json_open(j, "options", '[');
    for (int i = 0; i < sw_game_options(g); i++) {
        sw_Option o = sw_game_option(g, i);
        json_open(j, NULL, '{');
        json_text(j, "name", o.name);
        json_text(j, "help", o.help);
        json_text(j, "type", o.type);
        json_text(j, "preset", o.preset);
        json_truth(j, "perSide", o.per_side);
        json_whole(j, "min", o.min);
        json_whole(j, "max", o.max);
        add_texts(j, "choices", o.choices, o.nchoices);
        add_texts(j, "meanings", o.meanings, o.nchoices);
        add_texts(j, "values", o.values, sw_game_players(g));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void add_settings(Json *j, const sw_Game *g) {
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    json_open(j, "settings", '[');
    for (int i = 0; i < n; i++) {
        json_open(j, NULL, '[');
        json_text(j, NULL, set[i].name);
        json_text(j, NULL, set[i].value);
        json_close(j, ']');
    }
    json_close(j, ']');
    sw_free(set);
}

const char *web_game(Web *w) {
    Json *j = answer(w);
    json_open(j, NULL, '{');
    add_about(j, w->game);
    add_kinds(j, w->game);
    add_cells(j, w->game);
    add_options(j, w->game);
    add_settings(j, w->game);
    json_close(j, '}');
    return told(w);
}

/* ---- the match ---- */

static void add_men(Json *j, const sw_Match *m) {
    json_open(j, "men", '[');
    for (int i = 0; i < sw_game_cells(sw_match_game(m)); i++) {
        sw_Man man = sw_match_man(m, i);
        json_open(j, NULL, '[');
        json_whole(j, NULL, man.kind);
        json_whole(j, NULL, man.owner);
        json_close(j, ']');
    }
    json_close(j, ']');
}

/* [player, kind, how many (SW_UNLIMITED: no end of them)] */
static void add_hands(Json *j, const sw_Match *m) {
    const sw_Game *g = sw_match_game(m);
    json_open(j, "hands", '[');
    for (int p = 0; p < sw_game_players(g); p++)
        for (int k = 0; k < sw_game_kinds(g); k++) {
            int n = sw_match_hand(m, p, k);
            if (n == -1)
                continue;
            json_open(j, NULL, '[');
            json_whole(j, NULL, p);
            json_whole(j, NULL, k);
            json_whole(j, NULL, n);
            json_close(j, ']');
        }
    json_close(j, ']');
}

static void add_counts(Json *j, const sw_Match *m) {
    sw_Count count[COUNTS_MAX];
    int n = sw_match_counts(m, count, COUNTS_MAX);
    json_open(j, "counts", '[');
    for (int i = 0; i < n && i < COUNTS_MAX; i++) {
        json_open(j, NULL, '{');
        json_text(j, "name", count[i].name);
        json_whole(j, "player", count[i].player);
        json_whole(j, "value", count[i].value);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void add_moves(Json *j, const sw_Match *m) {
    json_open(j, "moves", '[');
    for (int i = 0; i < sw_match_plies(m); i++) {
        json_open(j, NULL, '{');
        json_text(j, "text", sw_match_move(m, i));
        json_whole(j, "by", sw_match_mover(m, i));
        json_whole(j, "number", sw_match_number(m, i));
        json_close(j, '}');
    }
    json_close(j, ']');
}

const char *web_state(Web *w) {
    Json *j = answer(w);
    const sw_Match *m = w->match;
    const char *due = sw_match_due(m);
    json_open(j, NULL, '{');
    text_taking(j, "fen", sw_match_fen(m));
    json_whole(j, "side", sw_match_side(m));
    json_whole(j, "ply", sw_match_ply(m));
    json_whole(j, "plies", sw_match_plies(m));
    json_whole(j, "outcome", sw_match_outcome(m));
    text_taking(j, "result", sw_match_result(m));
    text_taking(j, "meaning", sw_match_meaning(m));
    json_text(j, "due", due ? due : "");
    text_taking(j, "forms", sw_match_forms(m));
    json_text(j, "opening", sw_match_opening(m));
    text_taking(j, "paid", sw_match_paid(m));
    text_taking(j, "settled", sw_match_settled(m));
    add_men(j, m);
    add_hands(j, m);
    add_counts(j, m);
    add_moves(j, m);
    json_close(j, '}');
    return told(w);
}

static void add_legal(Json *j, const sw_Move *m) {
    json_open(j, NULL, '{');
    json_text(j, "t", m->text);
    json_whole(j, "f", m->from);
    json_whole(j, "to", m->to);
    json_whole(j, "d", m->drop);
    json_open(j, "c", '[');
    for (int i = 0; i < m->nchanges; i++) {
        json_whole(j, NULL, m->change[i].cell);
        json_whole(j, NULL, m->change[i].after.kind);
        json_whole(j, NULL, m->change[i].after.owner);
    }
    json_close(j, ']');
    json_open(j, "x", '[');
    for (int i = 0; i < m->ntaken; i++)
        json_whole(j, NULL, m->taken[i].man.kind);
    json_close(j, ']');
    json_close(j, '}');
}

const char *web_legal(Web *w) {
    int n;
    sw_Move *moves = sw_match_list(w->match, &n);
    Json *j = answer(w);
    json_open(j, NULL, '[');
    for (int i = 0; i < n; i++)
        add_legal(j, &moves[i]);
    json_close(j, ']');
    sw_free(moves);
    return told(w);
}
