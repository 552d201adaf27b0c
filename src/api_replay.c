/*
** api_replay.c -- reading a record: its game is loaded as its header says, its moves are played.
**
** Whatever the header and the moves say twice must agree: numbers of moves, how many there are,
** the result by the rules and as it was written. A record that does not is refused with its line.
*/
#include "api.h"

#include "text/write/notation.h"
#include "text/write/record.h"
#include "base/err.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- the moves ---- */

typedef struct Replay {
    const Record *r;
    sw_Match *match;
    char **error;
    int number;  /* of the turn, from 1 */
    int mover;   /* who moved last */
    long before; /* turns before the record's first */
    bool moved;
    const char *mark; /* behind the last move; "" for none */
} Replay;

static void add_comment(Replay *p, const char *text, size_t n) {
    int ply = sw_match_ply(p->match);
    Str all = {0};
    str_addf(&all, "%s %.*s", sw_match_comment(p->match, ply), (int)n, text);
    sw_match_set_comment(p->match, ply, str_text(&all));
    str_free(&all);
}

/* While a throw is due, a group is that throw; else it is a comment, or a variation, which is kept
** as one. */
static bool replay_group(Replay *p, const Token *t) {
    char *reason = NULL;
    size_t n = strlen(t->text);
    if (!sw_match_due(p->match))
        add_comment(p, *t->text == '{' ? t->text + 1 : t->text, *t->text == '{' ? n - 2 : n);
    else if (!sw_match_play(p->match, t->text, &reason))
        return api_fail_at(p->error, t->line, "", reason);
    return true;
}

/* The turn of the next move. */
static int next_number(const Replay *p) {
    bool turn = !p->moved || sw_match_side(p->match) <= p->mover;
    return p->number + (turn ? 1 : 0);
}

static bool replay_number(Replay *p, const Token *t) {
    long number = strtol(t->text, NULL, 10);
    if (!p->moved && number > 0 && number < INT_MAX)
        p->before = number - 1;
    long right = next_number(p) + p->before;
    if (number != right)
        return api_fail(p->error, "line %d: move %ld should follow here, not %.20s", t->line,
                        right, t->text);
    return true;
}

/* Plays the text without the mark, if it ends with it; `exact`: what is left must be a move just as
** it is written. */
static bool play_without(Replay *p, const char *text, const char *mark, bool exact) {
    size_t n = strlen(text), k = strlen(mark);
    if (k == 0 || n <= k || strcmp(text + n - k, mark) != 0)
        return false;
    const char *body = arena_strndup(p->r->arena, text, n - k);
    if ((exact && !move_written(match_now(p->match), body)) ||
        !sw_match_play(p->match, body, NULL))
        return false;
    p->mark = arena_strdup(p->r->arena, mark);
    return true;
}

/* Plays the text without whatever mark of an end it ends with. */
static bool play_unmarked(Replay *p, const char *text, bool exact) {
    const Game *g = p->match->owner->game;
    bool ok = false;
    Str mark = {0};
    for (int n = 0; n < g->display->nnotations && !ok; n++)
        for (int rule = -1; rule < g->nrules && !ok; rule++) {
            Result r = {.verdict = rule < 0 ? VERDICT_DRAW : VERDICT_WIN,
                        .rule = (int16_t)rule};
            str_clear(&mark);
            move_mark(g, r, n, &mark);
            ok = play_without(p, text, str_text(&mark), exact);
        }
    str_free(&mark);
    return ok;
}

/* What is written counts before what may be meant: "CFxCd" can be a draw by "CFxC", or "CFxCD". */
static bool play_text(Replay *p, const char *text, char **reason) {
    bool written = move_written(match_now(p->match), text);
    return (!written && play_unmarked(p, text, true)) ||
           sw_match_play(p->match, text, reason) || play_unmarked(p, text, false);
}

/* Is it drawn by a rule that players may overlook? */
static bool is_claim(const sw_Match *m) {
    int rule = m->result.rule;
    return m->result.verdict == VERDICT_DRAW && rule >= 0 &&
           m->owner->game->rules[rule].claimed;
}

/* They play on, or somebody wins all the same. */
static void pass_over_claim(sw_Match *m) {
    if (is_claim(m))
        m->result = (Result){.verdict = VERDICT_NONE, .rule = -1};
}

static bool replay_move(Replay *p, const Token *t) {
    char *reason = NULL;
    sw_Match *m = p->match;
    pass_over_claim(m);
    const char *due = sw_match_due(m);
    if (due)
        return api_fail(p->error, "line %d: before %.40s a throw is due (%s)", t->line, t->text,
                        due);
    if (*p->mark)
        return api_fail(p->error, "line %d: the game goes on after '%s'", t->line, p->mark);
    int number = next_number(p), side = sw_match_side(m);
    if (!play_text(p, t->text, &reason))
        return api_fail_at(p->error, t->line, "", reason);
    free(reason);
    p->number = number;
    p->mover = side;
    p->moved = true;
    return true;
}

/* ---- the end ---- */

/* The words in brackets of "draw (agreed)", or the whole where there are none. */
static const char *end_words(const Record *r, int outcome) {
    const Tag *tag = record_tag(r, "Termination");
    const char *text = tag ? tag->value : "", *open = strchr(text, '('),
               *close = strrchr(text, ')');
    if (open && close > open)
        return arena_strndup(r->arena, open + 1, (size_t)(close - open) - 1);
    if (*text && strcasecmp(text, "normal") != 0)
        return text;
    return outcome == SW_DRAW ? "agreed" : "as recorded";
}

/* What the moves say, and else the words of the record, must be what its result says. */
static bool replay_result(Replay *p, const Token *t) {
    sw_Match *m = p->match;
    int winner, players = sw_game_players(m->owner);
    const Tag *tag = record_tag(p->r, "Result");
    if (!record_result_read(t->text, players < 2 ? 2 : players, &winner))
        return api_fail(p->error, "line %d: '%s' is no result of a game of %d players", t->line,
                        t->text, players);
    if (tag && *tag->value && strcmp(tag->value, "?") != 0 && strcmp(tag->value, t->text) != 0)
        return api_fail(p->error, "line %d: the result is %s, but the header says '%.20s'",
                        t->line, t->text, tag->value);
    int said = winner == RECORD_OPEN ? SW_ONGOING : winner == RECORD_DRAWN ? SW_DRAW : winner;
    if (said >= 0)
        pass_over_claim(m);
    int is = sw_match_outcome(m);
    if (is == SW_ONGOING && said != SW_ONGOING)
        sw_match_end(m, said, end_words(p->r, said));
    else if (is != said && !(said == SW_ONGOING && is_claim(m))) {
        char *result = sw_match_result(m);
        api_fail(p->error, "line %d: the result is %s, but the moves lead to: %s", t->line,
                 t->text, result);
        free(result);
        return false;
    }
    return true;
}

/* A mark says by what the game was won or that it was drawn. */
static bool check_mark(const Replay *p, int line) {
    const sw_Match *m = p->match;
    const Game *g = m->owner->game;
    bool right = !*p->mark;
    Str mark = {0};
    Result r = m->result;
    if (m->agreed != SW_ONGOING)
        r = (Result){.verdict = m->agreed == SW_DRAW ? VERDICT_DRAW : VERDICT_NONE, .rule = -1};
    for (int n = 0; n < g->display->nnotations && !right; n++) {
        str_clear(&mark);
        move_mark(g, r, n, &mark);
        right = strcmp(str_text(&mark), p->mark) == 0;
    }
    str_free(&mark);
    return right || api_fail(p->error,
                             "line %d: the last move is marked '%s', but did not end the "
                             "game so",
                             line, p->mark);
}

static bool tag_number(const Replay *p, const char *name, int most, int *number) {
    const Tag *tag = record_tag(p->r, name);
    char *end;
    long value = tag ? strtol(tag->value, &end, 10) : *number;
    if (tag && (end == tag->value || *end || value < 0 || value > most))
        return api_fail(p->error, "line %d: %s is '%.20s', and there are %d moves", tag->line,
                        name, tag->value, most);
    *number = (int)value;
    return true;
}

/* PlyCount counts all moves; Ply is where the match stood. */
static bool check_numbers(Replay *p) {
    int plies = sw_match_plies(p->match), count = plies, ply = plies;
    if (!tag_number(p, "PlyCount", plies, &count) || !tag_number(p, "Ply", plies, &ply))
        return false;
    if (count != plies)
        return api_fail(p->error, "line %d: PlyCount is %d, and there are %d moves",
                        record_tag(p->r, "PlyCount")->line, count, plies);
    if (ply < plies)
        sw_match_undo(p->match, plies - ply + (p->match->agreed != SW_ONGOING));
    return true;
}

static bool replay_token(Replay *p, const Token *t) {
    switch (t->kind) {
    case TOKEN_MOVE: return replay_move(p, t);
    case TOKEN_NUMBER: return replay_number(p, t);
    case TOKEN_GROUP: return replay_group(p, t);
    case TOKEN_REMARK: add_comment(p, t->text, strlen(t->text)); return true;
    case TOKEN_RESULT: return replay_result(p, t) && check_mark(p, t->line) && check_numbers(p);
    }
    return true;
}

static bool replay_all(Replay *p) {
    for (size_t i = 0; i < p->r->tokens.n; i++)
        if (!replay_token(p, &p->r->tokens.at[i]))
            return false;
    return true;
}

static void keep_tags(const Record *r, sw_Match *m) {
    for (size_t i = 0; i < r->tags.n; i++)
        if (strcmp(r->tags.at[i].value, "?") != 0)
            sw_match_set_tag(m, r->tags.at[i].name, r->tags.at[i].value, NULL);
    const Tag *notation = record_tag(r, "Notation");
    if (notation)
        sw_match_set_notation(m, notation->value, NULL);
}

static sw_Match *replay(const Record *r, const sw_Game *g, char **error) {
    char *reason;
    const Tag *fen = record_tag(r, "FEN");
    sw_Match *m = sw_match_new(g, fen ? fen->value : NULL, &reason);
    if (!m) {
        api_fail_at(error, fen ? fen->line : 1, "FEN: ", reason);
        return NULL;
    }
    Replay p = {.r = r, .match = m, .error = error, .mark = ""};
    keep_tags(r, m);
    if (replay_all(&p))
        return m;
    sw_match_free(m);
    return NULL;
}

/* A record that does not hold may be one of another game than was guessed. */
static void add_guess(const char *guess, char **error) {
    char *reason = error ? *error : NULL;
    if (!guess || !reason)
        return;
    api_fail(error, "%s (read as %s: the record does not say of which game it is)", reason,
             guess);
    free(reason);
}

/* ---- the file ---- */

bool sw_record_begins(const char *text, size_t n) {
    return record_begins((RecordText){text, text + n, 1});
}

/* The nth game of a text. */
static bool read_nth(const char *text, size_t n, int nth, Record *r, char **error) {
    RecordText t = {text, text + n, 1};
    Err e = {""};
    int i = 1;
    for (; record_more(&t); i++) {
        if (!record_read(&t, r, &e))
            return sw_record_begins(text, n)
                       ? api_fail(error, "%s", e.text)
                       : api_fail(error, "this is no record of a game (%s)", e.text);
        if (i == nth)
            return true;
        record_free(r);
    }
    if (i == 1)
        return api_fail(error, "the record is empty");
    return i == 2 ? api_fail(error, "there is one game in it")
                  : api_fail(error, "there are %d games in it", i - 1);
}

sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error) {
    Record r = {0};
    const char *guess;
    sw_Match *m = NULL;
    *g = NULL;
    if (error)
        *error = NULL;
    if (read_nth(text, n, nth, &r, error))
        *g = heading_game(&r, game, &guess, error);
    if (*g && !(m = replay(&r, *g, error))) {
        add_guess(guess, error);
        sw_game_free(*g);
        *g = NULL;
    }
    record_free(&r);
    return m;
}
