/*
** api_record.c -- matches as records: what a header says, comments, notations, and writing.
**
** Undone moves are written, too, and a tag says where the match stood among them.
*/
#include "api.h"

#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/write/record.h"
#include "text/write/types.h"
#include "vm/meaning/make.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void record_copy(const sw_Match *m, sw_Match *c) {
    c->preface = api_copy(m->preface);
    c->tags = (MatchTags){0};
    for (size_t i = 0; i < m->tags.n; i++)
        matchtags_add(&c->tags,
                      (MatchTag){api_copy(m->tags.at[i].name), api_copy(m->tags.at[i].value)});
}

void record_forget(sw_Match *m) {
    for (size_t i = 0; i < m->tags.n; i++)
        free(m->tags.at[i].name), free(m->tags.at[i].value);
    matchtags_free(&m->tags);
    free(m->preface);
    m->preface = NULL;
}

/* ---- notations ---- */

int sw_game_notations(const sw_Game *g) {
    return g->game->display->nnotations;
}

const char *sw_notation_name(const sw_Game *g, int i) {
    return i >= 0 && i < g->game->display->nnotations ? g->game->display->notations[i].name
                                                      : "";
}

const char *sw_match_notation(const sw_Match *m) {
    return sw_notation_name(m->owner, m->notation);
}

/* Throws are written alike in all notations. */
static void rewrite(const sw_Match *m, const Pos *before, Step *step) {
    Str text = {0};
    const char *throws = step->text + throws_begin(before->game, step->text);
    move_write(before, step->move, m->notation, &text);
    if (*throws == '{')
        str_addc(&text, ' ');
    str_add(&text, throws);
    free(step->text);
    step->text = api_text(&text);
}

bool sw_match_set_notation(sw_Match *m, const char *name, char **error) {
    Str known = {0};
    int found = -1;
    for (int i = 0; i < sw_game_notations(m->owner); i++) {
        const char *one = sw_notation_name(m->owner, i);
        str_addf(&known, "%s%s", i ? ", " : "", one);
        found = strcasecmp(one, name) == 0 ? i : found;
    }
    if (error)
        *error = NULL;
    if (found < 0)
        api_fail(error, "no notation '%.40s' in this game; there are: %s", name,
                 str_text(&known));
    str_free(&known);
    if (found < 0)
        return false;
    m->notation = found;
    for (size_t i = 0; i < m->steps.n; i++)
        rewrite(m, i ? &m->steps.at[i - 1].after : &m->start, &m->steps.at[i]);
    return true;
}

/* ---- comments ---- */

static char **comment_at(sw_Match *m, int ply) {
    if (ply < 0 || (size_t)ply > m->steps.n)
        return NULL;
    return ply ? &m->steps.at[ply - 1].comment : &m->preface;
}

const char *sw_match_comment(const sw_Match *m, int ply) {
    if (ply < 0 || (size_t)ply > m->steps.n)
        return "";
    const char *text = ply ? m->steps.at[ply - 1].comment : m->preface;
    return text ? text : "";
}

void sw_match_set_comment(sw_Match *m, int ply, const char *text) {
    char **at = comment_at(m, ply);
    if (!at)
        return;
    Str folded = {0};
    for (; *text; text++) {
        bool blank = *text == ' ' || iscntrl((unsigned char)*text);
        if (!blank)
            str_addc(&folded, *text);
        else if (folded.n > 0 && folded.at[folded.n - 1] != ' ')
            str_addc(&folded, ' ');
    }
    while (folded.n > 0 && folded.at[folded.n - 1] == ' ')
        folded.at[--folded.n] = '\0';
    free(*at);
    *at = folded.n ? api_text(&folded) : NULL;
    str_free(&folded);
}

/* ---- tags ---- */

/* Those that follow from the match. */
static const char *const own_tags[] = {"Result", "Variant",     "Options",  "SetUp",   "FEN",
                                       "Ply",    "Termination", "PlyCount", "Notation"};

static bool ends_in_types(const Game *g, const char *name) {
    for (int p = 0; p < g->nplayers; p++) {
        size_t n = strlen(g->display->player[p].name);
        if (strncasecmp(name, g->display->player[p].name, n) == 0 &&
            strcasecmp(name + n, "Types") == 0)
            return true;
    }
    return false;
}

static bool is_own(const Game *g, const char *name) {
    for (size_t i = 0; i < sizeof own_tags / sizeof *own_tags; i++)
        if (strcasecmp(own_tags[i], name) == 0)
            return true;
    return ends_in_types(g, name);
}

static MatchTag *find_tag(const sw_Match *m, const char *name) {
    for (size_t i = 0; i < m->tags.n; i++)
        if (strcasecmp(m->tags.at[i].name, name) == 0)
            return &m->tags.at[i];
    return NULL;
}

const char *sw_match_tag(const sw_Match *m, const char *name) {
    const MatchTag *t = find_tag(m, name);
    return t ? t->value : "";
}

static bool can_name(const char *name) {
    size_t n = 0;
    while (isalnum((unsigned char)name[n]) || (n > 0 && name[n] && strchr("_-", name[n])))
        n++;
    return n > 0 && n <= 60 && !name[n];
}

bool sw_match_set_tag(sw_Match *m, const char *name, const char *value, char **error) {
    if (error)
        *error = NULL;
    if (!can_name(name))
        return api_fail(error, "'%.40s' is no name of a tag: letters and digits, no blank",
                        name);
    if (is_own(m->owner->game, name))
        return api_fail(error, "the tag '%s' follows from the game", name);
    MatchTag *t = find_tag(m, name);
    if (t) {
        free(t->value);
        t->value = api_copy(value);
    } else {
        matchtags_add(&m->tags, (MatchTag){api_copy(name), api_copy(value)});
    }
    return true;
}

/* ---- the header ---- */

/* The name by which a game is loaded: that of its file. */
static void write_variant(const Game *g, Str *out) {
    const char *file = g->display->file ? g->display->file : "", *slash = strrchr(file, '/');
    const char *name = slash ? slash + 1 : file, *dot = strrchr(name, '.');
    Str text = {0};
    str_addn(&text, name, dot ? (size_t)(dot - name) : strlen(name));
    record_write_tag("Variant", str_text(&text), out);
    str_free(&text);
}

/* The settings that no abbreviation stands for. */
static void write_options(const sw_Game *g, Str *out) {
    int n;
    sw_Setting *set = sw_game_settings(g, &n);
    Str text = {0};
    for (int i = 0; i < n; i++) {
        const char *dot = strchr(set[i].name, '.'), *name = dot ? dot + 1 : set[i].name;
        int o = 0;
        while (o < g->game->display->noptions &&
               strcmp(g->game->display->options[o].name, name) != 0)
            o++;
        if (o == g->game->display->noptions ||
            !types_name(g->game->display, &g->game->display->options[o]))
            str_addf(&text, "%s%s=%s", text.n ? "; " : "", set[i].name, set[i].value);
    }
    if (text.n)
        record_write_tag("Options", str_text(&text), out);
    str_free(&text);
    sw_free(set);
}

static void write_types(const Game *g, Str *out) {
    for (int p = 0; p < g->nplayers && g->display->types; p++) {
        Str name = {0}, text = {0};
        str_addf(&name, "%sTypes", g->display->player[p].name);
        types_write(g->display, p, &text);
        record_write_tag(str_text(&name), str_text(&text), out);
        str_free(&name);
        str_free(&text);
    }
}

static void write_start(const sw_Match *m, Str *out) {
    Pos usual;
    Str given = {0}, start = {0};
    pos_start(m->owner->game, &usual);
    fen_write(&usual, &start);
    fen_write(&m->given, &given);
    if (strcmp(str_text(&given), str_text(&start)) != 0) {
        record_write_tag("SetUp", "1", out);
        record_write_tag("FEN", str_text(&given), out);
    }
    str_free(&given);
    str_free(&start);
}

/* What PGN begins with. */
static const char *const first[] = {"Event", "Site", "Date", "Round"};

/* Of what nobody has said, '?' is said. */
static void write_first(const sw_Match *m, const char *result, Str *out) {
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        const char *unknown = strcmp(first[i], "Date") == 0 ? "????.??.??" : "?";
        const MatchTag *t = find_tag(m, first[i]);
        record_write_tag(first[i], t ? t->value : unknown, out);
    }
    for (int p = 0; p < sw_game_players(m->owner); p++) {
        const char *name = sw_player_name(m->owner, p), *who = sw_match_tag(m, name);
        record_write_tag(name, *who ? who : "?", out);
    }
    record_write_tag("Result", result, out);
}

static bool is_first(const sw_Match *m, const char *name) {
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        if (strcasecmp(first[i], name) == 0)
            return true;
    for (int p = 0; p < sw_game_players(m->owner); p++)
        if (strcasecmp(sw_player_name(m->owner, p), name) == 0)
            return true;
    return false;
}

static void write_number(const char *name, size_t value, Str *out) {
    char text[24];
    snprintf(text, sizeof text, "%zu", value);
    record_write_tag(name, text, out);
}

/* `end` is the match after its last move, m perhaps before. */
static void write_header(const sw_Match *m, const sw_Match *end, const char *result, Str *out) {
    write_first(m, result, out);
    write_variant(m->owner->game, out);
    write_types(m->owner->game, out);
    write_options(m->owner, out);
    write_start(m, out);
    if (m->notation)
        record_write_tag("Notation", sw_match_notation(m), out);
    if (sw_match_outcome(end) != SW_ONGOING) {
        char *words = sw_match_result(end);
        record_write_tag("Termination", words, out);
        free(words);
    }
    write_number("PlyCount", end->ply, out);
    if (m->ply < end->ply)
        write_number("Ply", m->ply, out);
    for (size_t i = 0; i < m->tags.n; i++)
        if (!is_first(m, m->tags.at[i].name))
            record_write_tag(m->tags.at[i].name, m->tags.at[i].value, out);
}

/* ---- the moves ---- */

int sw_match_number(const sw_Match *m, int i) {
    const Pos *p = &m->given;
    int turns = p->game->display->turns, number = turns < 0 ? 1 : p->var[turns];
    for (int k = 1; k <= i; k++)
        number += sw_match_mover(m, k) <= sw_match_mover(m, k - 1);
    return number;
}

/* The mark of the end stands behind the move, before its throws. */
static void write_marked(const sw_Match *end, const Step *step, Str *out) {
    Result r = end->result;
    if (end->agreed != SW_ONGOING)
        r = (Result){.verdict = end->agreed == SW_DRAW ? VERDICT_DRAW : VERDICT_NONE,
                     .rule = -1};
    size_t n = throws_begin(end->owner->game, step->text), body = n;
    while (body > 0 && step->text[body - 1] == ' ')
        body--;
    str_addn(out, step->text, body);
    move_mark(end->owner->game, r, end->notation, out);
    str_add(out, step->text + body);
}

static void write_step(RecordWriter *w, const sw_Match *end, size_t i) {
    const Step *step = &end->steps.at[i];
    Str text = {0};
    if (i + 1 == end->ply)
        write_marked(end, step, &text);
    else
        str_add(&text, step->text);
    record_write_move(w, sw_match_mover(end, (int)i), str_text(&text));
    if (step->comment)
        record_write_comment(w, step->comment, step->after.chance != 0);
    str_free(&text);
}

static void write_moves(const sw_Match *end, const char *result, Str *out) {
    RecordWriter w = {.out = out, .number = sw_match_number(end, 0) - 1};
    if (end->nopening)
        str_addf(out, "%s\n", str_text(&end->opening));
    if (end->preface)
        record_write_comment(&w, end->preface, end->start.chance != 0);
    for (size_t i = 0; i < end->ply; i++)
        write_step(&w, end, i);
    record_write_end(&w, result);
}

char *sw_match_record(const sw_Match *m) {
    Str out = {0}, result = {0};
    sw_Match *end = sw_match_copy(m);
    if (m->ply < m->steps.n)
        sw_match_redo(end, (int)m->steps.n + 1);
    int outcome = sw_match_outcome(end), players = sw_game_players(m->owner);
    record_result_write(outcome == SW_ONGOING ? RECORD_OPEN
                        : outcome == SW_DRAW  ? RECORD_DRAWN
                                              : outcome,
                        players < 2 ? 2 : players, &result);
    write_header(m, end, str_text(&result), &out);
    str_addc(&out, '\n');
    write_moves(end, str_text(&result), &out);
    str_free(&result);
    sw_match_free(end);
    return api_text(&out);
}
