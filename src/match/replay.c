/*
** replay.c -- writing a match as a record, and playing a record back token by token.
*/
#include "replay.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "header.h"
#include "play.h"
#include "series.h"
#include "text/write/notation.h"
#include "text/write/verdict.h"

#include <limits.h>
#include <string.h>

/* ---- writing ---- */

/* True if the text is exactly how a move is written, and that move is not step i's. */
static bool is_another(const Match *m, size_t i, const char *text) {
    const Step *s = &m->steps.at[i];
    Move found;
    Err unused;
    return move_written(&s[-1].after, m->notation, text) &&
           move_read_in(&s[-1].after, m->notation, text, &found, &unused) && found != s->move;
}

/* The mark of the end follows the last move, before its throws. It is left out where the move
** would then read as another one. */
static void write_step(RecordWriter *w, const Match *end, size_t i) {
    const Step *s = &end->steps.at[i];
    Str text = {0};
    str_addn(&text, str_text(&s->text), s->body);
    if (i == match_plies(end))
        move_mark(end->game, match_result(end), end->notation, &text);
    if (text.n > s->body && is_another(end, i, str_text(&text)))
        str_cut(&text, s->body);
    record_write_move(w, s[-1].after.side, str_text(&text), str_text(&s->text) + s->body);
    str_free(&text);
}

static void write_moves(const Match *end, const char *result, Str *out) {
    RecordWriter w = {.out = out, .number = match_number(end, 0) - 1};
    for (size_t i = 0; i < end->steps.n; i++) {
        const Step *s = &end->steps.at[i];
        if (i > 0)
            write_step(&w, end, i);
        else if (s->nthrows)
            str_addf(out, "%s\n", str_text(&s->text));
        if (s->comment.n)
            record_write_comment(&w, str_text(&s->comment), s->after.chance != 0);
    }
    record_write_end(&w, result);
}

/* If moves are undone, the result is the one after redoing them all, the
** agreed end included. */
void replay_write(const Match *m, Str *out) {
    Str result = {0};
    Match *end = match_copy(m);
    if (match_ply(m) < match_plies(m))
        match_go(end, (int)m->steps.n);
    record_result_write(m->game, match_result(end), &result);
    header_write(m, end, str_text(&result), out);
    str_addc(out, '\n');
    write_moves(end, str_text(&result), out);
    str_free(&result);
    match_free(end);
}

/* ---- reading ---- */

TYPED_VEC(Marks, marks, const char *)

typedef struct Replay {
    const Record *r;
    Match *match;
    int offset;       /* a turn's number in the record, less that in the match */
    const char *mark; /* the mark of an end after the last move; "" for none */
    Marks marks;      /* the marks of all ends in all notations, if `listed` */
    bool listed;
} Replay;

static bool add_comment(const Replay *p, const char *text, size_t n) {
    match_add_comment(p->match, match_ply(p->match), text, n);
    return true;
}

/* A group is a throw while one is due, otherwise a comment, or a variation,
** which is kept as one. */
static bool replay_group(const Replay *p, const char *text, Err *e) {
    bool braces = *text == '{';
    if (throw_due(p->match))
        return match_play(p->match, text, e);
    return add_comment(p, text + braces, strlen(text) - 2 * braces);
}

/* A number before the first move may be any; later ones must count on from it. */
static bool replay_number(Replay *p, const char *text, Err *e) {
    long number = strtol(text, NULL, 10);
    size_t ply = match_ply(p->match);
    int next = match_number(p->match, ply);
    if (ply == 0 && number >= 0 && number < INT_MAX)
        p->offset = (int)number - next;
    if (number != (long)next + p->offset)
        return err_set(e, "expected move %ld here, not %.*s", (long)next + p->offset,
                       SHOWN_CUT(text, 20));
    return true;
}

/* The mark of the end r in notation n, without blanks, as moves of a record are; it lies in the
** record's arena. */
static const char *mark_of(const Replay *p, Result r, int n) {
    Str mark = {0};
    move_mark(p->match->game, r, n, &mark);
    size_t solid = 0;
    for (size_t i = 0; i < mark.n; i++)
        if (mark.at[i] != ' ')
            mark.at[solid++] = mark.at[i];
    str_cut(&mark, solid);
    const char *text = arena_strdup(p->r->arena, str_text(&mark));
    str_free(&mark);
    return text;
}

static void find_marks(Replay *p) {
    const Game *g = p->match->game;
    const char *last = "";
    for (int n = 0; n < g->display->nnotations; n++)
        for (int rule = -1; rule < g->nrules; rule++) {
            bool drawn = rule < 0 || g->rules[rule].verdict == VERDICT_DRAW;
            Result r = {.verdict = drawn ? VERDICT_DRAW : VERDICT_WIN, .rule = rule};
            const char *mark = mark_of(p, r, n);
            if (*mark && strcmp(mark, last) != 0)
                marks_add(&p->marks, mark);
            last = mark;
        }
    p->listed = true;
}

/* Plays the first n bytes of the text; with `exact`, only if a move is written just so. */
static bool play_body(const Replay *p, const char *text, size_t n, bool exact) {
    Err unused;
    char body[MATCH_TEXT_MAX + 1];
    memcpy(body, text, n);
    body[n] = '\0';
    return (!exact || move_written(match_now(p->match), p->match->notation, body)) &&
           match_play(p->match, body, &unused);
}

/* Plays the text without the mark of an end at its end, and notes the mark; false if that does
** not go with any mark. Many marks are equal, so each length of what remains is tried once. */
static bool play_unmarked(Replay *p, const char *text, bool exact) {
    bool tried[MATCH_TEXT_MAX + 1] = {false}; /* [length] */
    size_t n = strlen(text);
    if (!p->listed)
        find_marks(p);
    for (size_t i = 0; i < p->marks.n; i++) {
        const char *mark = p->marks.at[i];
        size_t k = strlen(mark), body = n - k;
        if (n <= k || body > MATCH_TEXT_MAX || tried[body] || strcmp(text + body, mark) != 0)
            continue;
        tried[body] = true;
        if (play_body(p, text, body, exact)) {
            p->mark = mark;
            return true;
        }
    }
    return false;
}

/* Exact readings, whole or without a mark, go before lenient ones: "CFxCd" is "CFxC" with the
** mark of a draw if that is a legal move as it is written, and otherwise "CFxCD". */
static bool play_text(Replay *p, const char *text, Err *e) {
    bool written = move_written(match_now(p->match), p->match->notation, text);
    return (!written && play_unmarked(p, text, true)) || match_play(p->match, text, e) ||
           play_unmarked(p, text, false);
}

static bool replay_move(Replay *p, const char *text, Err *e) {
    match_play_on(p->match);
    const char *due = throw_due(p->match);
    if (due)
        return err_set(e, "a throw is due before %.*s (%s)", SHOWN_CUT(text, 40), due);
    if (*p->mark)
        return err_set(e, "the game goes on after '%s'", p->mark);
    return play_text(p, text, e);
}

/* ---- the end ---- */

/* The words for an agreed end, from the tag Termination: those in brackets, "draw (agreed)", or
** all of it if there are no brackets. */
static const char *end_words(const Record *r, int outcome) {
    const Tag *tag = record_tag(r, "Termination");
    const char *text = tag ? tag->value : "", *open = strchr(text, '('),
               *close = strrchr(text, ')');
    if (open && close > open)
        return arena_strndup(r->arena, open + 1, (size_t)(close - open) - 1);
    if (*text && !str_equal_fold(text, "normal"))
        return text;
    return outcome == RECORD_DRAWN ? "agreed" : "as recorded";
}

static bool refuse_result(const Match *m, const char *said, Err *e) {
    Str found = {0};
    match_write_result(m, &found);
    err_set(e, "the result is %s, but the moves lead to: %s", said, str_text(&found));
    str_free(&found);
    return false;
}

static bool same_result(const Game *g, Result a, Result b) {
    return a.verdict == b.verdict &&
           (a.verdict != VERDICT_WIN ||
            (a.losers_share == b.losers_share && !game_foes(g, a.winner, b.winner)));
}

/* The result must be the one that the moves lead to. If they leave the game open,
** it is an agreed end. */
static bool replay_result(const Replay *p, const char *text, Err *e) {
    Match *m = p->match;
    Result said;
    const Tag *tag = record_tag(p->r, "Result");
    if (!record_result_read(m->game, text, &said))
        return err_set(e, "'%s' is not a result of a game of %d player%s", text,
                       m->game->nplayers, m->game->nplayers == 1 ? "" : "s");
    if (tag && *tag->value && strcmp(tag->value, "?") != 0 && strcmp(tag->value, text) != 0)
        return err_set(e, "the result is %s, but the header says '%.*s'", text,
                       SHOWN_CUT(tag->value, 20));
    bool goes_on = said.verdict == VERDICT_NONE;
    if (said.verdict == VERDICT_WIN || goes_on) /* nobody has claimed what he could */
        match_play_on(m);
    Result is = match_result(m);
    bool open = is.verdict == VERDICT_NONE;
    int outcome = said.verdict == VERDICT_WIN ? said.winner : RECORD_DRAWN;
    if (open && !goes_on && said.losers_share == 0) /* only rules can split the point */
        match_end(m, outcome, end_words(p->r, outcome));
    else if (!same_result(m->game, is, said))
        return refuse_result(m, text, e);
    return true;
}

/* The mark after the last move must be that of the end in some notation. */
static bool check_mark(const Replay *p, Err *e) {
    bool right = !*p->mark;
    for (int n = 0; n < p->match->game->display->nnotations && !right; n++)
        right = strcmp(mark_of(p, match_result(p->match), n), p->mark) == 0;
    return right ||
           err_set(e, "the last move is marked '%s', but did not end the game that way",
                   p->mark);
}

/* Reads the tag, which must be a number of 0 to `most`, into *number; leaves that as it is if
** there is no such tag. */
static bool tag_number(const Replay *p, const char *name, int most, int *number, Err *e) {
    const Tag *tag = record_tag(p->r, name);
    char *end;
    long value = tag ? strtol(tag->value, &end, 10) : *number;
    if (tag && (end == tag->value || *end || value < 0 || value > most))
        return err_set(e, "line %d: %s is '%.*s', but the game has %d move%s", tag->line, name,
                       SHOWN_CUT(tag->value, 20), most, most == 1 ? "" : "s");
    *number = (int)value;
    return true;
}

/* PlyCount is the number of all moves, Ply that of the moves made: goes back to there. */
static bool check_numbers(const Replay *p, Err *e) {
    int plies = (int)match_plies(p->match), count = plies, ply = plies;
    if (!tag_number(p, "PlyCount", plies, &count, e) || !tag_number(p, "Ply", plies, &ply, e))
        return false;
    if (count != plies)
        return err_set(e, "line %d: PlyCount is %d, but the game has %d move%s",
                       record_tag(p->r, "PlyCount")->line, count, plies, plies == 1 ? "" : "s");
    if (ply < plies)
        match_go(p->match, ply - (int)p->match->at);
    return true;
}

/* True if the text begins with these words. */
static bool begins_so(const char *text, const char *words) {
    size_t n = strlen(words);
    return ascii_same_n(text, words, n) && (text[n] == ' ' || text[n] == '\0');
}

/* True if the words are those of another end than the result `said`. Words that are not as we
** write them contradict nothing. */
static bool contradicts(const Game *g, const char *words, Result said) {
    if (begins_so(words, "draw"))
        return said.verdict != VERDICT_DRAW;
    bool another = false;
    int outcomes = g->nplayers == 1 ? 2 : g->nplayers;
    for (int w = 0; w < outcomes && !another; w++) {
        Str wins = {0};
        verdict_write_winner(g, w, &wins);
        another = begins_so(words, str_text(&wins)) &&
                  (said.verdict != VERDICT_WIN || game_foes(g, w, said.winner));
        str_free(&wins);
    }
    return another;
}

/* The tag Termination must go with the result. */
static bool check_words(const Replay *p, Err *e) {
    Result said;
    const Game *g = p->match->game;
    const Tag *tag = record_tag(p->r, "Termination");
    const Token *last = p->r->tokens.n ? &p->r->tokens.at[p->r->tokens.n - 1] : NULL;
    if (!tag || !last || !record_result_read(g, last->text, &said) ||
        !contradicts(g, tag->value, said))
        return true;
    return err_set(e, "line %d: Termination is '%.*s', but the result is %s", tag->line,
                   SHOWN_CUT(tag->value, 60), last->text);
}

static bool replay_token(Replay *p, const Token *t, Err *e) {
    switch (t->kind) {
    case TOKEN_MOVE: return replay_move(p, t->text, e);
    case TOKEN_NUMBER: return replay_number(p, t->text, e);
    case TOKEN_GROUP: return replay_group(p, t->text, e);
    case TOKEN_REMARK: return add_comment(p, t->text, strlen(t->text));
    case TOKEN_RESULT: return replay_result(p, t->text, e) && check_mark(p, e);
    }
    return true;
}

static bool replay_tokens(Replay *p, Err *e) {
    const Tokens *all = &p->r->tokens;
    for (size_t i = 0; i < all->n; i++)
        if (!replay_token(p, &all->at[i], e))
            return err_in(e, "line %d", all->at[i].line);
    return check_words(p, e) && check_numbers(p, e);
}

/* ---- a whole game ---- */

static void keep_tags(const Record *r, Match *m) {
    Err unused;
    const Tag *notation = record_tag(r, "Notation");
    header_keep_tags(m, r);
    if (notation)
        match_set_notation(m, notation->value, &unused);
}

static Match *replay(const Record *r, const Game *g, Err *e) {
    const Tag *fen = record_tag(r, "FEN");
    Match *m = match_new(g, fen ? fen->value : NULL, e);
    if (!m) {
        err_in(e, "line %d", fen ? fen->line : 1);
        return NULL;
    }
    Replay p = {.r = r, .match = m, .offset = 1 - match_number(m, 0), .mark = ""};
    keep_tags(r, m);
    bool whole = series_read_tags(m, r, e) && replay_tokens(&p, e);
    marks_free(&p.marks);
    if (whole)
        return m;
    match_free(m);
    return NULL;
}

/* Refuses the nth game, which is damaged; `next` is where another begins, or NULL. */
static bool refuse_damaged(const char *why, int nth, const RecordText *next, Err *e) {
    return next ? err_set(e, "%s (game %d begins on line %d)", why, nth + 1, next->line)
                : err_set(e, "%s", why);
}

/* Refuses a number that no game has: there are `games`; `why` is what is wrong with the
** first damaged one, or "". */
static bool refuse_number(int games, const char *why, Err *e) {
    if (games == 0)
        return err_set(e, "the record is empty");
    if (games == 1)
        return err_set(e, "it contains only one game");
    return *why ? err_set(e, "it contains %d games, not all of them readable (%s)", games, why)
                : err_set(e, "it contains only %d games", games);
}

/* Reads the nth game of a text, or the last one for 0. */
static bool read_nth(const char *text, size_t n, int nth, Record *r, Err *e) {
    const RecordText whole = record_text(text, n);
    RecordText t = whole;
    int games = 0;
    Err why, first = {{0}};
    while (record_more(&t)) {
        bool fine = record_read(&t, r, &why), more = record_more(&t);
        if (!fine && games == 0 && !more && !record_begins(whole))
            return err_set(e, "this is not a record of a game (%s)", why.text);
        if (++games == nth || (nth == 0 && !more))
            return fine || refuse_damaged(why.text, games, more ? &t : NULL, e);
        if (!fine && !*first.text)
            first = why;
        record_free(r);
    }
    return refuse_number(games, first.text, e);
}

void replay_places(const char *text, size_t n, Places *out) {
    RecordText t = record_text(text, n);
    while (record_more(&t)) {
        Record r;
        Err unused;
        places_add(out, (size_t)(t.at - text));
        record_read(&t, &r, &unused);
        record_free(&r);
    }
}

bool replay_tag(const char *text, size_t n, const char *name, Str *out) {
    Record r;
    Err unused;
    RecordText t = record_text(text, n);
    record_more(&t);
    bool whole = record_read(&t, &r, &unused);
    const Tag *tag = record_tag(&r, name);
    if (tag)
        str_add(out, tag->value);
    record_free(&r);
    return whole;
}

/* A record that cannot be played may be of another game than was guessed: adds to the reason in
** e that it was a guess. */
static void add_guess(const char *guess, Err *e) {
    Err why = *e;
    if (guess)
        err_set(e, "%s (read as %s: the record names no game that is known)", why.text, guess);
}

/* The memory, in bytes, that a record of n bytes and its match may need. A token of one letter
** takes some thirty bytes, and an array that grows exists twice while it is copied. */
static size_t room_for(size_t n) {
    enum { A_BYTE = 32, A_STEP = 4 * sizeof(Step) };
    size_t steps = n / 2 < MATCH_PLIES_MAX ? n / 2 : MATCH_PLIES_MAX;
    return A_BYTE * n + A_STEP * steps;
}

Match *replay_read(const char *text, size_t n, int nth, const char *given, Game **g, Err *e) {
    return replay_read_from(NULL, text, n, nth, given, g, e);
}

static bool has_room(size_t n, Err *e) {
    enum { RECORD_BYTES_MAX = 16 << 20 };
    if (n > RECORD_BYTES_MAX)
        return err_set(e, "it is larger than a record may be (16 MB)");
    return mem_is_there(room_for(n)) ||
           err_set(
               e,
               "there is not enough memory to read it: a record of this size may need %zu MB",
               (room_for(n) >> 20) + 1);
}

Match *replay_read_from(const Files *files, const char *text, size_t n, int nth,
                        const char *given, Game **g, Err *e) {
    Record r = {0};
    const char *guess;
    Match *m = NULL;
    *g = NULL;
    if (has_room(n, e) && read_nth(text, n, nth, &r, e))
        *g = header_game(&r, given, files, &guess, e);
    if (*g && !(m = replay(&r, *g, e))) {
        add_guess(guess, e);
        game_free(*g);
        *g = NULL;
    }
    record_free(&r);
    return m;
}

Match *replay_read_of(const Game *g, const char *text, size_t n, int nth, Err *e) {
    Record r = {0};
    Match *m = NULL;
    if (has_room(n, e) && read_nth(text, n, nth, &r, e) && header_fits(&r, g, e))
        m = replay(&r, g, e);
    record_free(&r);
    return m;
}
