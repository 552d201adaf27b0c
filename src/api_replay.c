/*
** api_replay.c -- reading a record: its game is loaded as its header says, its moves are played.
**
** Whatever the header and the moves say twice must agree: numbers of moves, how many there are,
** the result by the rules and as it was written. A record that does not is refused with its line.
*/
#include "api.h"

#include "text/notation.h"
#include "text/record.h"
#include "text/types.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The message of a failed call, with its line, in the place of the call's own. */
static bool fail_at(char **error, int line, const char *what, char *reason) {
    size_t n = reason ? strlen(reason) : 0;
    while (n > 0 && reason[n - 1] == '\n')
        n--;
    api_fail(error, "line %d: %s%.*s", line, what, (int)n, reason ? reason : "");
    free(reason);
    return false;
}

/* ---- the game ---- */

/* The settings of a header; the texts lie in the arena of the Record. */
TYPED_VEC(Settings, settings, sw_Setting)

typedef struct Header {
    const Record *r;
    const char *game;
    Settings set;
    char **error;
} Header;

static const char *trimmed(Arena *a, const char *text, size_t n) {
    while (n > 0 && isspace((unsigned char)*text))
        text++, n--;
    while (n > 0 && isspace((unsigned char)text[n - 1]))
        n--;
    return arena_strndup(a, text, n);
}

/* "warrior=free; black.rook=lame" */
static bool read_options(Header *h) {
    const Tag *tag = record_tag(h->r, "Options");
    for (const char *at = tag ? tag->value : ""; *at;) {
        size_t n = strcspn(at, ";"), name = strcspn(at, "=");
        if (name >= n)
            return api_fail(h->error, "line %d: Options: '%.*s' should be OPTION=VALUE",
                            tag->line, (int)(n < 60 ? n : 60), at);
        settings_add(&h->set, (sw_Setting){trimmed(h->r->arena, at, name),
                                           trimmed(h->r->arena, at + name + 1, n - name - 1)});
        at += n + (at[n] == ';');
    }
    return true;
}

/* The name of a game is that of its file: with a path a record could name any file. */
static bool find_game(Header *h, const char *given) {
    const Tag *tag = record_tag(h->r, "Variant");
    const char *slash = given ? strrchr(given, '/') : NULL, *base = slash ? slash + 1 : given;
    h->game = given;
    if (!tag || strcasecmp(tag->value, "Standard") == 0 ||
        strcasecmp(tag->value, "From Position") ==
            0) { /* as other programs call their own game */
        if (given)
            return true;
        return api_fail(h->error,
                        "the record does not say of which game it is: no tag Variant");
    }
    if (!*tag->value || strpbrk(tag->value, "/\\"))
        return api_fail(h->error, "line %d: Variant: '%.60s' is no name of a game", tag->line,
                        tag->value);
    size_t n = strlen(tag->value);
    bool same = base && strncasecmp(base, tag->value, n) == 0 &&
                (!base[n] || strcmp(base + n, ".lua") == 0);
    h->game = same ? given : tag->value;
    return true;
}

static sw_Game *load(const Header *h) {
    char *reason;
    const Tag *tag = record_tag(h->r, "Variant");
    sw_Game *g = sw_game_load(h->game, h->set.at, (int)h->set.n, &reason);
    if (!g)
        fail_at(h->error, tag ? tag->line : 1, "the game cannot be loaded: ", reason);
    return g;
}

static const Tag *types_of(const Record *r, const Game *g, int player) {
    const char *name = arena_printf(r->arena, "%sTypes", g->player[player].name);
    return record_tag(r, name);
}

/* What one player's types say, as settings. */
static bool read_types(Header *h, const Game *g, int player, const Tag *tag) {
    Arena *a = h->r->arena;
    Err e = {""};
    const char **value = ARENA_ARRAY(a, const char *, g->noptions);
    if (!types_read(g, tag->value, value, &e))
        return api_fail(h->error, "line %d: %s: %s", tag->line, tag->name, e.text);
    for (int i = 0; i < g->noptions; i++) {
        const char *name = g->options[i].name;
        if (value[i] && g->options[i].per_side)
            name = arena_printf(a, "%s.%s", g->player[player].name, name);
        if (value[i])
            settings_add(&h->set, (sw_Setting){name, arena_strdup(a, value[i])});
    }
    return true;
}

/* The types are words of the game, so it is loaded once to understand them, and then as they say. */
static sw_Game *load_as_agreed(Header *h) {
    sw_Game *g = load(h);
    bool ok = g != NULL, types = false;
    for (int p = 0; ok && p < g->game->nplayers; p++) {
        const Tag *tag = types_of(h->r, g->game, p);
        ok = !tag || read_types(h, g->game, p, tag);
        types = types || tag;
    }
    if (ok && !types)
        return g;
    sw_game_free(g);
    return ok ? load(h) : NULL;
}

/* ---- the moves ---- */

typedef struct Replay {
    const Record *r;
    sw_Match *match;
    char **error;
    int number, mover,
        before; /* of the turn; who moved last; turns before the record's first */
    bool moved;
    const char *mark; /* behind the last move; "" for none */
} Replay;

static void add_comment(Replay *p, const char *text, size_t n) {
    int ply = sw_match_ply(p->match);
    Str all = {0};
    const char *before = sw_match_comment(p->match, ply);
    str_add(&all, before);
    for (size_t i = 0; i < n; i++) {
        bool blank = isspace((unsigned char)text[i]);
        if (i == 0 && *before)
            str_addc(&all, ' ');
        if (!blank || (all.n > 0 && all.at[all.n - 1] != ' '))
            str_addc(&all, blank ? ' ' : text[i]);
    }
    while (all.n > 0 && all.at[all.n - 1] == ' ')
        all.at[--all.n] = '\0';
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
        return fail_at(p->error, t->line, "", reason);
    return true;
}

/* The turn of the next move. */
static int next_number(const Replay *p) {
    bool turn = !p->moved || sw_match_side(p->match) <= p->mover;
    return p->number + (turn ? 1 : 0);
}

static bool replay_number(Replay *p, const Token *t) {
    long number = strtol(t->text, NULL, 10);
    if (!p->moved && number > 0 && number < 1000000)
        p->before = (int)number - 1;
    int right = next_number(p) + p->before;
    if (number != right)
        return api_fail(p->error, "line %d: move %d should follow here, not %.20s", t->line,
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
    for (int n = 0; n < g->nnotations && !ok; n++)
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

static bool replay_move(Replay *p, const Token *t) {
    char *reason = NULL;
    sw_Match *m = p->match;
    const char *due = sw_match_due(m);
    if (due)
        return api_fail(p->error, "line %d: before %.40s a throw is due (%s)", t->line, t->text,
                        due);
    if (*p->mark)
        return api_fail(p->error, "line %d: the game goes on after '%s'", t->line, p->mark);
    int number = next_number(p), side = sw_match_side(m);
    if (!play_text(p, t->text, &reason))
        return fail_at(p->error, t->line, "", reason);
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
    return *text ? text : outcome == SW_DRAW ? "agreed" : "as recorded";
}

/* What the moves say, and else the words of the record, must be what its result says. */
static bool replay_result(Replay *p, const Token *t) {
    sw_Match *m = p->match;
    int winner, players = sw_game_players(m->owner);
    const Tag *tag = record_tag(p->r, "Result");
    if (!record_result_read(t->text, players < 2 ? 2 : players, &winner))
        return api_fail(p->error, "line %d: '%s' is no result of a game of %d players", t->line,
                        t->text, players);
    if (tag && strcmp(tag->value, t->text) != 0)
        return api_fail(p->error, "line %d: the result is %s, but the header says '%.20s'",
                        t->line, t->text, tag->value);
    int said = winner == RECORD_OPEN ? SW_ONGOING : winner == RECORD_DRAWN ? SW_DRAW : winner;
    int is = sw_match_outcome(m);
    if (is == SW_ONGOING && said != SW_ONGOING)
        sw_match_end(m, said, end_words(p->r, said));
    else if (is != said) {
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
    for (int n = 0; n < g->nnotations && !right; n++) {
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
        fail_at(error, fen ? fen->line : 1, "FEN: ", reason);
        return NULL;
    }
    Replay p = {.r = r, .match = m, .error = error, .mark = ""};
    keep_tags(r, m);
    if (replay_all(&p))
        return m;
    sw_match_free(m);
    return NULL;
}

/* ---- the file ---- */

static bool is_tag(const char *text, const char *end) {
    if (text == end || *text++ != '[')
        return false;
    const char *name = text;
    while (text < end && (isalnum((unsigned char)*text) || *text == '_'))
        text++;
    bool named = text > name;
    while (text < end && (*text == ' ' || *text == '\t'))
        text++;
    return text == end || (named && *text == '"');
}

bool sw_record_begins(const char *text, size_t n) {
    RecordText t = {text, text + n, 1};
    if (!record_more(&t))
        return false;
    const char *digits = t.at;
    while (t.at < t.end && isdigit((unsigned char)*t.at))
        t.at++;
    return t.at > digits ? t.at == t.end || *t.at == '.' : is_tag(t.at, t.end);
}

/* The nth game of a text. */
static bool read_nth(const char *text, size_t n, int nth, Record *r, char **error) {
    RecordText t = {text, text + n, 1};
    Err e = {""};
    for (int i = 1; record_more(&t); i++) {
        if (!record_read(&t, r, &e))
            return sw_record_begins(text, n)
                       ? api_fail(error, "%s", e.text)
                       : api_fail(error, "this is no record of a game (%s)", e.text);
        if (i == nth)
            return true;
        record_free(r);
    }
    return api_fail(error,
                    nth == 1 ? "the record is empty" : "there are not so many games in it");
}

sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error) {
    Record r = {0};
    Header h = {.r = &r, .error = error};
    sw_Match *m = NULL;
    *g = NULL;
    if (error)
        *error = NULL;
    if (read_nth(text, n, nth, &r, error) && find_game(&h, game) && read_options(&h))
        *g = load_as_agreed(&h);
    if (*g && !(m = replay(&r, *g, error))) {
        sw_game_free(*g);
        *g = NULL;
    }
    settings_free(&h.set);
    record_free(&r);
    return m;
}
