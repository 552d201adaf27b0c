/*
** record.c -- a text is cut into tags and tokens from the front; what is written is cut the
** same way.
**
** A game ends with its result and with nothing else, so a record that was cut short is
** recognised wherever it was cut. The games after a damaged one are found by their tags.
*/
#include "record.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "verdict.h"

#include <stdlib.h>
#include <string.h>

/* ---- the text ---- */

static const char BLANKS[] = " \t\r\n\v\f", DIGITS[] = "0123456789";
/* What ends a word among the moves, and what is escaped in a move: anywhere, and at its
** beginning. */
static const char WORD_ENDS[] = " \t\r\n\v\f{}();$", ESCAPED[] = "\\{}();$",
                  ESCAPED_FIRST[] = "[.";

static int peek(const RecordText *t) {
    return t->at < t->end ? (unsigned char)*t->at : -1;
}

/* Moves past n bytes, or the fewer that are left; returns where they begin. */
static const char *take(RecordText *t, size_t n) {
    const char *from = t->at;
    for (; n > 0 && t->at < t->end; n--)
        t->line += *t->at++ == '\n';
    return from;
}

static int next(RecordText *t) {
    int c = peek(t);
    take(t, 1);
    return c;
}

/* The length of the run of bytes that are in the set (`of`), or that are not. A zero byte,
** which no text has, is in no set. */
static size_t span(const RecordText *t, const char *set, bool of) {
    size_t n = 0, left = (size_t)(t->end - t->at);
    while (n < left && (t->at[n] && strchr(set, t->at[n])) == of)
        n++;
    return n;
}

/* A line that begins with '%' is for other programs. */
static void skip_blanks(RecordText *t) {
    take(t, span(t, BLANKS, true));
    while (peek(t) == '%' && t->line > 1 && t->at[-1] == '\n') {
        take(t, span(t, "\n", false));
        take(t, span(t, BLANKS, true));
    }
}

/* An unclosed bracket takes in all that follows, and the games in it are read again: at most
** REREADS times the size of the text plus REREAD_LEAST bytes in all, so that damage all over
** a file cannot make reading quadratic. */
enum { REREADS = 8, REREAD_LEAST = 1 << 20 };

RecordText record_text(const char *text, size_t n) {
    return (RecordText){
        .at = text, .end = text + n, .line = 1, .again = REREADS * n + REREAD_LEAST};
}

/* Some editors begin a file with a byte order mark; in files put together, it also appears
** between games. A '%' as the very first character, before any game was read (`zero`), begins
** a line, too. */
bool record_more(RecordText *t) {
    for (;;) {
        skip_blanks(t);
        if (t->end - t->at >= 3 && memcmp(t->at, "\xef\xbb\xbf", 3) == 0)
            take(t, 3);
        else if (peek(t) == '%' && t->line == 1 && !t->zero)
            take(t, span(t, "\n", false));
        else
            return peek(t) >= 0;
    }
}

/* ---- letters ---- */

/* PGN prescribes Latin-1: text that is not UTF-8 is taken for that. */
static const char *in_utf8(Arena *a, const char *text, size_t n) {
    if (shown_is_utf8(text, n))
        return arena_strndup(a, text, n);
    char *all = ARENA_ARRAY(a, char, 2 * n + 1), *out = all;
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 0x80)
            *out++ = (char)(0xc0 | c >> 6);
        *out++ = (char)(c < 0x80 ? c : 0x80 | (c & 0x3f));
    }
    *out = '\0';
    return all;
}

/* ---- tags ---- */

/* Moves from the opening bracket to the value; returns the length of the name between them. */
static size_t take_name(RecordText *t, const char **name) {
    static const char LETTERS[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    take(t, 1);
    skip_blanks(t);
    size_t n = span(t, LETTERS, true);
    *name = take(t, n);
    skip_blanks(t);
    return n;
}

/* True if a tag begins here, with that name unless it is NULL. */
static bool tag_stands(RecordText t, const char *name) {
    const char *is;
    size_t n = peek(&t) == '[' ? take_name(&t, &is) : 0;
    return n > 0 && peek(&t) == '"' &&
           (!name || (strlen(name) == n && ascii_same_n(is, name, n)));
}

/* In many files quotes within a value lack their '\': only one before the closing bracket
** ends the value. */
static bool value_ends(RecordText ahead) {
    skip_blanks(&ahead);
    return peek(&ahead) == ']';
}

static bool read_value(RecordText *t, Str *value) {
    if (next(t) != '"')
        return false;
    for (int c = next(t); c != '"' || !value_ends(*t); c = next(t)) {
        if (c == '\\' && (peek(t) == '"' || peek(t) == '\\'))
            c = next(t);
        if (c < 0 || c == '\n')
            return false;
        str_addc(value, (char)c);
    }
    skip_blanks(t);
    return next(t) == ']';
}

static bool read_tag(RecordText *t, Record *r, Err *e) {
    const char *at;
    Str value = {0};
    int line = t->line;
    size_t n = take_name(t, &at);
    const char *name = arena_strndup(r->arena, at, n);
    bool ok = n > 0 && read_value(t, &value);
    if (!ok)
        err_set(e,
                "line %d: a tag is written [Name \"value\"]; this one is malformed or cut off",
                line);
    else
        tags_add(&r->tags, (Tag){name, in_utf8(r->arena, str_text(&value), value.n), line});
    str_free(&value);
    return ok;
}

/* By name, case ignored, then by line. */
static int by_name(const void *x, const void *y) {
    const Tag *a = x, *b = y;
    int order = ascii_compare(a->name, b->name);
    return order ? order : a->line - b->line;
}

/* Refuses two tags of one name. Sorting finds them: a file may have many tags. */
static bool names_differ(const Record *r, Err *e) {
    const Tag *twice = NULL;
    Tag *sorted = arena_copy(r->arena, r->tags.at, r->tags.n * sizeof *sorted);
    qsort(sorted, r->tags.n, sizeof *sorted, by_name);
    for (size_t i = 1; i < r->tags.n; i++)
        if (str_equal_fold(sorted[i].name, sorted[i - 1].name) &&
            (!twice || sorted[i].line < twice->line))
            twice = &sorted[i];
    return !twice || err_set(e, "line %d: the tag '%.*s' appears twice", twice->line,
                             SHOWN_CUT(twice->name, 60));
}

static bool read_tags(RecordText *t, Record *r, Err *e) {
    while (record_more(t) && peek(t) == '[')
        if (!read_tag(t, r, e))
            return false;
    return names_differ(r, e);
}

Record record_head(const Record *r) {
    Record head = {.arena = arena_new()};
    for (size_t i = 0; i < r->tags.n; i++) {
        Tag t = r->tags.at[i];
        tags_add(&head.tags, (Tag){arena_strdup(head.arena, t.name),
                                   arena_strdup(head.arena, t.value), t.line});
    }
    return head;
}

const Tag *record_tag(const Record *r, const char *name) {
    for (size_t i = 0; i < r->tags.n; i++)
        if (str_equal_fold(r->tags.at[i].name, name))
            return &r->tags.at[i];
    return NULL;
}

/* ---- tokens ---- */

static void add(Record *r, TokenKind kind, const char *text, size_t n, int line) {
    tokens_add(&r->tokens, (Token){kind, in_utf8(r->arena, text, n), line});
}

/* True if an Event tag begins with the bracket just read. */
static bool game_begins(RecordText t) {
    t.at--;
    return tag_stands(t, "Event");
}

/* Moves past a group. Round brackets nest, and may hold comments of both kinds; curly ones
** end at the first closing one. A line that begins like a game is not part of the group: its
** closing bracket was lost. */
static bool skip_group(RecordText *t) {
    int depth = 0;
    bool first = false;  /* only blanks so far in this line */
    char closing = '\0'; /* what ends the comment we are in */
    do {
        int c = next(t);
        if (c < 0 || (c == '[' && first && game_begins(*t)))
            return false;
        first = c == '\n' || (first && (c == ' ' || c == '\t' || c == '\r'));
        if (closing)
            closing = c == closing ? '\0' : closing;
        else if (c == '{' || c == ';')
            closing = c == '{' ? '}' : '\n';
        else if (c == '(' || c == ')')
            depth += c == '(' ? 1 : -1;
    } while (closing || depth > 0);
    return true;
}

static bool read_group(RecordText *t, Record *r, Err *e) {
    const char *from = t->at;
    int line = t->line;
    if (!skip_group(t))
        return err_set(e, "line %d: the bracket opened here is never closed", line);
    add(r, TOKEN_GROUP, from, (size_t)(t->at - from), line);
    return true;
}

static void read_remark(RecordText *t, Record *r) {
    take(t, 1);
    take(t, span(t, " ", true));
    size_t n = span(t, "\n", false);
    const char *from = take(t, n);
    while (n > 0 && strchr(BLANKS, from[n - 1]))
        n--;
    add(r, TOKEN_REMARK, from, n, t->line);
}

/* Moves past comments, and adds them to *r unless that is NULL. False if one is not closed. */
static bool pass_comments(RecordText *t, Record *r) {
    while (record_more(t) && (peek(t) == '{' || peek(t) == ';')) {
        const char *from = t->at;
        int line = t->line;
        bool braces = peek(t) == '{';
        if (braces && !skip_group(t))
            return false;
        if (braces && r)
            add(r, TOKEN_REMARK, from + 1, (size_t)(t->at - from) - 2, line);
        else if (r)
            read_remark(t, r);
        else if (!braces)
            take(t, span(t, "\n", false));
    }
    return true;
}

/* Moves past the comments above the tags, which cannot be throws. Those of a game without tags
** are among its moves. */
static void read_opening(RecordText *t, Record *r) {
    RecordText ahead = *t;
    if (pass_comments(&ahead, NULL) && tag_stands(ahead, NULL))
        pass_comments(t, r);
}

bool record_begins(RecordText t) {
    const char *name;
    read_opening(&t, NULL);
    if (!record_more(&t))
        return false;
    bool tag = peek(&t) == '[';
    size_t n = tag ? take_name(&t, &name) : span(&t, DIGITS, true);
    if (!tag)
        take(&t, n);
    return n > 0 && (peek(&t) < 0 || peek(&t) == (tag ? '"' : '.'));
}

/* The length of a score: "0", "1" or a fraction between them; 0 for anything else. */
static size_t score_length(const char *text) {
    char *slash, *end;
    if (!ascii_digit(text[0]))
        return 0;
    if (text[1] == '-' || text[1] == '\0')
        return text[0] <= '1';
    long some = strtol(text, &slash, 10);
    if (*slash != '/' || !ascii_digit(slash[1]))
        return 0;
    long all = strtol(slash + 1, &end, 10);
    return some > 0 && some < all && all <= POINT_PARTS ? (size_t)(end - text) : 0;
}

/* True for "*", or two scores or more, of whatever game: "1-0", "3/4-1/4", "0-1-0-1". Nobody
** with a point is no result: "0-0" is castling, written with zeros. */
static bool is_result(const char *text) {
    enum { SCORES_MAX = 8 }; /* more players than any game has */
    bool open = strcmp(text, "*") == 0;
    if (open || !strpbrk(text, "1/"))
        return open;
    for (int n = 1; n <= SCORES_MAX; n++) {
        size_t length = score_length(text);
        if (length == 0)
            return false;
        text += length;
        if (*text == '\0')
            return n > 1;
        if (*text++ != '-')
            return false;
    }
    return false;
}

/* The length of the number of a turn at the start of a word: "12", "12." or "12...". With a
** dot, a move may follow without a blank. */
static size_t number_length(const char *word) {
    size_t digits = strspn(word, DIGITS), dots = strspn(word + digits, ".");
    return dots || !word[digits] ? digits + dots : 0;
}

/* The character at s in the text of a move, unescaped; *len is how many bytes it takes. */
static char unescaped(const char *s, size_t *len) {
    *len = *s == '\\' && s[1] && (strchr(ESCAPED, s[1]) || strchr(ESCAPED_FIRST, s[1])) ? 2 : 1;
    return s[*len - 1];
}

static void add_move(Record *r, const char *text, size_t n, int line) {
    Str plain = {0};
    const char *word = arena_strndup(r->arena, text, n);
    for (size_t len; *word; word += len)
        str_addc(&plain, unescaped(word, &len));
    add(r, TOKEN_MOVE, str_text(&plain), plain.n, line);
    str_free(&plain);
}

/* A word is a result, a "$3", or a number and a move, either of which may be missing. True
** for a result. */
static bool add_word(Record *r, const char *text, size_t n, int line) {
    const char *word = arena_strndup(r->arena, text, n);
    size_t number = number_length(word);
    bool done = is_result(word);
    if (done || *word == '$') {
        add(r, done ? TOKEN_RESULT : TOKEN_REMARK, text, n, line);
        return done;
    }
    if (strspn(word, DIGITS) > 0 && number > 0)
        add(r, TOKEN_NUMBER, text, number, line);
    if (n > number)
        add_move(r, text + number, n - number, line);
    return false;
}

/* The length of a word. A '\' keeps the next character from ending it, unless that is a
** blank. */
static size_t word_length(const RecordText *t) {
    size_t n = 0, left = (size_t)(t->end - t->at);
    while (n < left && !strchr(WORD_ENDS, t->at[n]))
        n += t->at[n] == '\\' && n + 1 < left && !strchr(BLANKS, t->at[n + 1]) ? 2 : 1;
    return n;
}

/* A '$' ends a word, as "$3" may follow a move without a blank. */
static bool read_word(RecordText *t, Record *r, bool *done, Err *e) {
    const char *from = t->at;
    take(t, *from == '$');
    take(t, word_length(t));
    if (t->at == from)
        return err_set(e, "line %d: unmatched '%c'", t->line, *from);
    *done = add_word(r, from, (size_t)(t->at - from), t->line);
    return true;
}

static bool read_token(RecordText *t, Record *r, bool *done, Err *e) {
    switch (peek(t)) {
    case '{':
    case '(': return read_group(t, r, e);
    case ';': read_remark(t, r); return true;
    case '[':
        return err_set(e, "line %d: a tag appears among the moves, before any result", t->line);
    default: return read_word(t, r, done, e);
    }
}

/* The first zero byte from here on, or the end. The text is searched once up to each. */
static const char *next_zero(RecordText *t) {
    if (!t->zero || t->zero < t->at) {
        t->zero = memchr(t->at, '\0', (size_t)(t->end - t->at));
        t->zero = t->zero ? t->zero : t->end;
    }
    return t->zero;
}

static bool read_game(RecordText *t, Record *r, Err *e) {
    bool done = false;
    read_opening(t, r);
    if (!read_tags(t, r, e))
        return false;
    while (!done) {
        skip_blanks(t);
        if (peek(t) < 0)
            return err_set(e,
                           "line %d: the record ends before the result of the game; it may "
                           "have been cut off",
                           t->line);
        if (!read_token(t, r, &done, e))
            return false;
    }
    return true;
}

/* Reads a game up to the next zero byte, which no text has: a game that reaches it is
** damaged. */
static bool read_text(RecordText *t, Record *r, Err *e) {
    const char *end = t->end;
    t->end = next_zero(t);
    bool fine = read_game(t, r, e), zero = !fine && t->at == t->end && t->end < end;
    t->end = end;
    return zero ? err_set(e, "line %d: there is a zero byte, which a text cannot contain",
                          t->line)
                : fine;
}

/* ---- after a damaged game ---- */

/* Moves to the first tag of the next game, or to the end: a tag that follows something else
** than tags, or an Event tag, with which PGN begins. The search starts at `line`, where the
** damaged game began, since an unclosed bracket or quote may have taken in other games. */
static void pass_damaged(RecordText *t, RecordText line) {
    bool tags = true, first = true; /* only tags so far; nothing so far */
    read_opening(&line, NULL);
    for (; record_more(&line); take(&line, span(&line, "\n", false) + 1)) {
        bool tag = tag_stands(line, NULL);
        if (tag && !first && (!tags || tag_stands(line, "Event")))
            break;
        tags = tags && tag;
        first = false;
    }
    size_t again = t->at > line.at ? (size_t)(t->at - line.at) : 0;
    bool goes_on = again <= t->again;
    t->again -= goes_on ? again : 0;
    t->at = goes_on ? line.at : t->end;
    t->line = line.line;
}

bool record_read(RecordText *t, Record *r, Err *e) {
    RecordText from = *t;
    *r = (Record){.arena = arena_new()};
    bool fine = read_text(t, r, e);
    if (!fine)
        pass_damaged(t, from);
    return fine;
}

void record_free(Record *r) {
    tags_free(&r->tags);
    tokens_free(&r->tokens);
    arena_free(r->arena);
    *r = (Record){0};
}

/* ---- results ---- */

/* A game of one player has two places: its records look like any others. */
static int places_of(const Game *g) {
    return g->nplayers < 2 ? 2 : g->nplayers;
}

void record_result_write(const Game *g, Result r, Str *out) {
    if (r.verdict == VERDICT_NONE)
        str_addc(out, '*');
    for (int p = 0; p < places_of(g) && r.verdict != VERDICT_NONE; p++) {
        str_add(out, p ? "-" : "");
        verdict_write_points(result_points(g, r, p), out);
    }
}

static bool gives(const Game *g, Result r, const char *text) {
    Str one = {0};
    record_result_write(g, r, &one);
    bool is = strcmp(str_text(&one), text) == 0;
    str_free(&one);
    return is;
}

bool record_result_read(const Game *g, const char *text, Result *r) {
    static const Result others[] = {{.verdict = VERDICT_NONE, .rule = -1},
                                    {.verdict = VERDICT_DRAW, .rule = -1}};
    for (int i = 0; i < 2; i++) {
        *r = others[i];
        if (gives(g, *r, text))
            return true;
    }
    for (int i = -1; i < g->nrules; i++)
        for (int w = 0; w < places_of(g); w++) {
            *r = (Result){VERDICT_WIN, (uint8_t)w, i < 0 ? 0 : g->rules[i].losers_share, -1};
            if (gives(g, *r, text))
                return true;
        }
    return false;
}

/* ---- writing ---- */

/* Control characters become blanks: a tag is one line. */
void record_write_tag(const char *name, const char *value, Str *out) {
    str_addf(out, "[%s \"", name);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            str_addc(out, '\\');
        str_addc(out, ascii_cntrl(*value) ? ' ' : *value);
    }
    str_add(out, "\"]\n");
}

/* Adds `sign`, a blank or the end of the line, between two things that are written. */
static void gap(const RecordWriter *w, char sign) {
    Str *out = w->out;
    if (out->n > 0 && out->at[out->n - 1] != '\n')
        str_addc(out, sign);
}

/* Adds the text of a move as one word, with no blanks, which reading ignores anyway. What
** means something else in a record, anywhere or at the beginning of a word, gets a '\'. */
static void add_solid(const char *text, Str *out) {
    for (bool first = true; *text; text++) {
        if (*text == ' ')
            continue;
        if (strchr(ESCAPED, *text) || (first && strchr(ESCAPED_FIRST, *text)))
            str_addc(out, '\\');
        str_addc(out, *text);
        first = false;
    }
}

/* True if reading would take the move for a number or a result. */
static bool is_mistaken(const char *solid) {
    return is_result(solid) || number_length(solid) > 0;
}

/* A move that looks like a number or a result is joined to the number of its turn, "1.4". */
void record_write_move(RecordWriter *w, int mover, const char *text, const char *throws) {
    Str solid = {0};
    add_solid(text, &solid);
    bool turn = !w->moved || mover <= w->mover, glued = is_mistaken(str_text(&solid));
    if (turn)
        w->number++;
    gap(w, turn || w->broken ? '\n' : ' ');
    if (turn || w->broken || glued)
        str_addf(w->out, "%d%s%s", w->number, mover == 0 ? "." : "...", glued ? "" : " ");
    str_add(w->out, str_text(&solid));
    str_add(w->out, throws);
    str_free(&solid);
    w->mover = mover;
    w->moved = true;
    w->broken = false;
}

/* The longest line in PGN. */
enum { LINE_COLUMNS = 79 };

static size_t column(const Str *out) {
    size_t n = out->n;
    while (n > 0 && out->at[n - 1] != '\n')
        n--;
    return out->n - n;
}

/* Adds a word, on a new line that begins with `lead` if this one has no room. A word that
** might look like a tag, or like a line that readers pass over, begins none without a lead. */
static void add_comment_word(Str *out, const char *word, size_t n, const char *lead) {
    size_t at = column(out);
    bool fits = at + 1 + n <= LINE_COLUMNS || at == 0 || (strchr("[%", *word) && !*lead);
    if (!fits) {
        str_trim(out, 0);
        str_addf(out, "\n%s", lead);
    } else if (at > 0 && out->at[out->n - 1] != ' ') {
        str_addc(out, ' ');
    }
    str_addn(out, word, n);
}

/* Reading joins the lines again. A word longer than a line has one to itself. */
void record_write_comment(RecordWriter *w, const char *text, bool plain) {
    plain = plain || strchr(text, '}');
    Str all = {0};
    gap(w, ' ');
    str_addf(&all, plain ? "; %s" : "{%s}", text);
    size_t sign = plain ? 2 : 0;
    for (const char *at = str_text(&all); *at; sign = 0) {
        size_t n = sign + strcspn(at + sign, " ");
        if (n > 0)
            add_comment_word(w->out, at, n, plain && sign == 0 ? "; " : "");
        at += n + (at[n] != '\0');
    }
    str_add(w->out, plain ? "\n" : "");
    str_free(&all);
    w->broken = true;
}

void record_write_end(RecordWriter *w, const char *result) {
    gap(w, '\n');
    str_add(w->out, result);
    str_addc(w->out, '\n');
}
