/*
** coords.c -- moves by coordinates.
*/
#include "coords.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Three legs, "e10e11" each, with "+P" behind them. */
enum { CODE = 2 * GRID_NAME * (LEGS_MOST + 1) + 8 };

void coords_take_grid(Coords *c, Grid grid) {
    c->grid = grid;
    c->grid.lowest = c->from_zero && grid.ranks == 10 ? 0 : 1;
}

/* ---- writing ---- */

static const char *letter_of(const Coords *c, int kind) {
    return sw_game_kind(c->grid.game, kind).letter;
}

/* Which man stands on a cell after the move, or before it. */
static sw_Man man_on(const sw_Match *m, const sw_Move *move, int cell, bool after) {
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == cell)
            return after ? move->change[i].after : move->change[i].before;
    return sw_match_man(m, cell);
}

/* What a man becomes: its letter in small, or the sign that was added to it or went. */
static void add_kind(const Coords *c, int before, int after, char *code) {
    const char *was = letter_of(c, before), *is = letter_of(c, after);
    if (is[0] == '+' && strcmp(is + 1, was) == 0)
        strcat(code, "+");
    else if (was[0] == '+' && strcmp(was + 1, is) == 0)
        strcat(code, "-");
    else
        snprintf(code + strlen(code), 3, "%c", tolower((unsigned char)is[0]));
}

int coords_promoter(const sw_Game *g) {
    int found = -1;
    for (int i = sw_game_kinds(g) - 1; i >= 0; i--) {
        sw_Kind kind = sw_game_kind(g, i);
        if (kind.letter[0] == '+')
            return -1;
        found = kind.promotes ? i : found;
    }
    return *sw_game_about(g).xboard ? -1 : found;
}

/* Does XBoard expect something to become of a man who goes there? */
static bool is_awaited(const Coords *c, int kind, int owner, int cell) {
    int rank = c->grid.place[cell] / c->grid.files;
    return c->legs && kind == coords_promoter(c->grid.game) &&
           rank == (owner == 0 ? c->grid.ranks - 1 : 0);
}

/* e7e8q; and who is put where the man began is written like what it becomes. */
static void add_changes(const Coords *c, const sw_Match *m, const sw_Move *move, char *code) {
    sw_Man was = man_on(m, move, move->from, false), is = man_on(m, move, move->to, true);
    sw_Man left = man_on(m, move, move->from, true);
    if (was.kind >= 0 && is.kind >= 0 && is.owner == was.owner && move->from != move->to &&
        (is.kind != was.kind || is_awaited(c, is.kind, is.owner, move->to)))
        add_kind(c, was.kind, is.kind, code);
    else if (move->from == move->to && left.kind >= 0 && was.kind >= 0 && left.kind != was.kind)
        add_kind(c, was.kind, left.kind, code);
    else if (move->from != move->to && left.kind >= 0 && left.kind != was.kind)
        snprintf(code + strlen(code), 3, "%c",
                 tolower((unsigned char)letter_of(c, left.kind)[0]));
}

/* The kind that is put down from the hand, on a cell that was empty; -1: none is. */
static int dropped(const sw_Match *m, const sw_Move *move) {
    if (move->drop >= 0 || move->to < 0 || (move->from >= 0 && move->from != move->to))
        return move->drop;
    sw_Man is = man_on(m, move, move->to, true);
    bool comes = man_on(m, move, move->to, false).kind < 0 && is.owner == sw_match_side(m);
    return comes ? is.kind : -1;
}

/* What a move is by coordinates; "" where they cannot say it. */
static void encode(const Coords *c, const sw_Match *m, const sw_Move *move, char code[CODE]) {
    char from[GRID_NAME], to[GRID_NAME];
    code[0] = '\0';
    grid_name(&c->grid, move->to, to);
    grid_name(&c->grid, move->from, from);
    int drop = dropped(m, move);
    if (drop >= 0)
        snprintf(code, CODE, "%.3s@%s", letter_of(c, drop), to);
    else if (*from && *to) {
        snprintf(code, CODE, "%s%s", from, to);
        add_changes(c, m, move, code);
    } else if (move->nchanges == 0)
        snprintf(code, CODE, "%s", c->pass);
}

/* Does a man fall there by the move, who does not stand where it begins or ends? */
static bool falls(const sw_Move *move, int cell) {
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == cell)
            return cell != move->from && cell != move->to && move->change[i].before.kind >= 0 &&
                   move->change[i].after.kind < 0;
    return false;
}

/* The cells on which men fall, in the order of the walk. -1: legs cannot say it. */
static int find_via(const sw_Match *m, const sw_Move *move, int via[LEGS_MOST]) {
    int all = 0, found = 0, n = 0;
    for (int i = 0; i < move->nchanges; i++)
        all += falls(move, move->change[i].cell);
    if (all == 0 || all > LEGS_MOST)
        return all ? -1 : 0;
    int *walk = sw_match_walk(m, move->text, &n, NULL);
    for (int i = 0; walk && i < n && found < all; i++)
        if (falls(move, walk[i]) && (found == 0 || via[found - 1] != walk[i]))
            via[found++] = walk[i];
    sw_free(walk);
    return found == all ? found : -1;
}

/* "c3d4,d4e5": the same with the cells on the way; "" where there are none. */
static void encode_legs(const Coords *c, const sw_Match *m, const sw_Move *move,
                        char code[CODE]) {
    int via[LEGS_MOST], n = move->from >= 0 && move->to >= 0 ? find_via(m, move, via) : 0;
    char from[GRID_NAME], to[GRID_NAME];
    code[0] = '\0';
    grid_name(&c->grid, move->from, from);
    for (int i = 0; i < n; i++) {
        grid_name(&c->grid, via[i], to);
        snprintf(code + strlen(code), GRID_NAME * 2, "%s%s,", from, to);
        grid_name(&c->grid, via[i], from);
    }
    if (n <= 0)
        return;
    grid_name(&c->grid, move->to, to);
    snprintf(code + strlen(code), GRID_NAME * 2, "%s%s", from, to);
    add_changes(c, m, move, code);
}

typedef void Encode(const Coords *c, const sw_Match *m, const sw_Move *move, char code[CODE]);

/* How many moves of the list have that code, case ignored; *which is the last of them. */
static int count_coded(const Coords *c, const sw_Match *m, const sw_Move *list, int n,
                       Encode *encoding, const char *code, int *which) {
    char other[CODE];
    int found = 0;
    for (int i = 0; i < n && *code; i++) {
        encoding(c, m, &list[i], other);
        if (strcasecmp(other, code) == 0) {
            *which = i;
            found++;
        }
    }
    return found;
}

/* What move i is by coordinates; "" where no code means it alone. */
static void encode_clear(const Coords *c, const sw_Match *m, const sw_Move *list, int n, int i,
                         char code[CODE]) {
    char legs[CODE] = "";
    int which;
    encode(c, m, &list[i], code);
    if (count_coded(c, m, list, n, encode, code, &which) != 1)
        code[0] = '\0';
    if (c->legs && (!*code || !*sw_game_about(c->grid.game).xboard))
        encode_legs(c, m, &list[i], legs);
    if (count_coded(c, m, list, n, encode_legs, legs, &which) == 1)
        memcpy(code, legs, CODE);
}

int coords_legs(const Coords *c, const sw_Match *m, const sw_Move *list, int n, int i,
                int via[LEGS_MOST]) {
    char code[CODE];
    encode_clear(c, m, list, n, i, code);
    return strchr(code, ',') ? find_via(m, &list[i], via) : 0;
}

/* ---- reading ---- */

/* "c3d4,d4d4" as "c3d4": who is put down twice on one cell goes no further. */
static char *without_stop(const char *said) {
    const char *comma = strrchr(said, ',');
    size_t half = comma ? strlen(comma + 1) / 2 : 0;
    bool stops = half > 0 && strlen(comma + 1) == 2 * half;
    for (size_t i = 0; stops && i < half; i++)
        stops = comma[1 + i] == comma[1 + half + i];
    return stops ? format("%.*s", (int)(comma - said), said) : copy_text(said);
}

/* "c3d4,d4e3", by which several legs are shown, as "c3e3"; a sign for "no promotion" goes. */
static void join_legs(const char *said, char out[CODE]) {
    const char *comma = strrchr(said, ',');
    size_t first = 0;
    while (isalpha((unsigned char)said[first]))
        first++;
    while (isdigit((unsigned char)said[first]))
        first++;
    if (comma && first < (size_t)(comma - said)) {
        const char *last = comma + 1;
        while (isalpha((unsigned char)*last))
            last++;
        while (isdigit((unsigned char)*last))
            last++;
        snprintf(out, CODE, "%.*s%.*s", (int)(first < GRID_NAME ? first : GRID_NAME), said,
                 GRID_NAME, last);
    } else
        snprintf(out, CODE, "%s", said);
    size_t n = strlen(out);
    if (n > 1 && out[n - 1] == '=')
        out[n - 1] = '\0';
}

static bool has_squares(const Coords *c) {
    return c->grid.cell != NULL;
}

/* Which move is meant by its legs, or else by its ends; -1 where *found are, none or several, *which being the last. */
static int in_coordinates(const Coords *c, const sw_Match *m, const sw_Move *list, int n,
                          const char *said, int *found, int *which) {
    char code[CODE];
    *found = 0;
    if (!has_squares(c))
        return -1;
    char *whole = without_stop(said);
    if (strchr(whole, ','))
        *found = count_coded(c, m, list, n, encode_legs, whole, which);
    join_legs(whole, code);
    free(whole);
    if (*found != 1)
        *found = count_coded(c, m, list, n, encode, code, which);
    return *found == 1 ? *which : -1;
}

/* ---- words ---- */

/* Is that, of so many bytes, the text with '_' for blanks? */
static bool is_word_of(const char *text, const char *word, size_t size) {
    size_t i = 0;
    while (i < size && text[i] && (text[i] == ' ' ? '_' : text[i]) == word[i])
        i++;
    return i == size && !text[i];
}

static int count_worded(const sw_Move *list, int n, const char *word, size_t size) {
    int found = 0;
    for (int i = 0; i < n; i++)
        found += is_word_of(list[i].text, word, size);
    return found;
}

/* Which move is meant by a code or a word; -1: none is, or not one alone. Who writes a move just as the match does
** means that one. */
static int meant_alone(const Coords *c, const sw_Match *m, const sw_Move *list, int n,
                       const char *said) {
    int found, which, last = -1;
    size_t size = strlen(said);
    if ((which = in_coordinates(c, m, list, n, said, &found, &last)) >= 0)
        return which;
    for (int i = found = 0; i < n; i++) {
        if (strcmp(list[i].text, said) == 0)
            return i;
        if (is_word_of(list[i].text, said, size)) {
            which = i;
            found++;
        }
    }
    return found == 1 ? which : -1;
}

/* The same of a word with "/2" behind it: the second of the moves that have this word, counted round and round. Only a
** move that its word alone does not mean is written so. */
static int meant_by_number(const Coords *c, const sw_Match *m, const sw_Move *list, int n,
                           const char *said) {
    const char *slash = strrchr(said, '/');
    size_t size = slash ? (size_t)(slash - said) : 0;
    int64_t nth;
    int all = slash ? count_worded(list, n, said, size) : 0, which = -1;
    if (all == 0 || !parse_whole(slash + 1, 1, INT64_MAX, &nth))
        return -1;
    for (int64_t left = (nth - 1) % all; left >= 0; left--)
        while (!is_word_of(list[++which].text, said, size))
            continue;
    char *word = format("%.*s", (int)size, said);
    bool clear = meant_alone(c, m, list, n, word) == which;
    free(word);
    return clear ? -1 : which;
}

static int meant(const Coords *c, const sw_Match *m, const sw_Move *list, int n,
                 const char *said) {
    int which = meant_alone(c, m, list, n, said);
    return which >= 0 ? which : meant_by_number(c, m, list, n, said);
}

static char *in_one_word(const char *text) {
    char *word = copy_text(text);
    for (char *at = word; (at = strchr(at, ' ')) != NULL;)
        *at = '_';
    return word;
}

/* A word for move i that means it, with a number behind it where the word is another move's, or another's code. */
static char *word_for(const Coords *c, const sw_Match *m, const sw_Move *list, int n, int i) {
    char *base = in_one_word(list[i].text), *word = copy_text(base);
    size_t size = strlen(base);
    int nth = count_worded(list, i + 1, base, size), all = count_worded(list, n, base, size);
    for (; meant(c, m, list, n, word) != i; nth += all) {
        free(word);
        word = format("%s/%d", base, nth);
    }
    free(base);
    return word;
}

char *coords_of(const Coords *c, const sw_Match *m, const char *text) {
    int n, at = 0;
    char code[CODE] = "", *word = NULL;
    if (!has_squares(c) && !strchr(text, ' '))
        return copy_text(text);
    sw_Move *list = sw_match_list(m, &n);
    while (at < n && strcmp(list[at].text, text) != 0)
        at++;
    if (at < n && has_squares(c))
        encode_clear(c, m, list, n, at, code);
    if (at < n && !*code)
        word = word_for(c, m, list, n, at);
    sw_free(list);
    return word ? word : *code ? copy_text(code) : in_one_word(text);
}

/* ---- notations ---- */

/* Is it a move, written as the match writes it? */
static bool is_listed(const sw_Match *m, const char *text) {
    char **moves = sw_match_moves(m, NULL, NULL, NULL), **at = moves;
    while (*at && strcmp(*at, text) != 0)
        at++;
    bool found = *at != NULL;
    sw_free(moves);
    return found;
}

/* The move that the game's own notations mean in a match that may change; what the match writes for it. */
static char *in_trial(sw_Match *trial, const char *said, char **error) {
    int ply = sw_match_ply(trial);
    return sw_match_play(trial, said, error) ? copy_text(sw_match_move(trial, ply)) : NULL;
}

/* The same from the position alone: a copy of a match takes as long as all its moves. NULL, too, where it is the past
** that decides. */
static char *in_position(const sw_Match *m, const char *said) {
    char *fen = sw_match_fen(m), *text = NULL;
    sw_Match *trial = sw_match_new(sw_match_game(m), fen, NULL);
    if (trial && sw_match_set_notation(trial, sw_match_notation(m), NULL))
        text = in_trial(trial, said, NULL);
    if (text && !is_listed(m, text)) {
        free(text);
        text = NULL;
    }
    sw_match_free(trial);
    sw_free(fen);
    return text;
}

/* The move that the game's own notations mean; what the match writes for it. */
static char *in_notation(const sw_Match *m, const char *said, char **why) {
    char *error = NULL, *text = in_position(m, said);
    if (text)
        return text;
    sw_Match *trial = sw_match_copy(m);
    text = in_trial(trial, said, &error);
    if (!text)
        *why = copy_text(error ? error : "");
    sw_free(error);
    sw_match_free(trial);
    return text;
}

char *coords_heard(const Coords *c, const sw_Match *m, const char *said, char **why) {
    int n, found, last = -1;
    *why = NULL;
    if (sw_match_outcome(m) != SW_ONGOING) {
        *why = copy_text("the game is over");
        return NULL;
    }
    sw_Move *list = sw_match_list(m, &n);
    int which = meant(c, m, list, n, said);
    char *text = which >= 0 ? copy_text(list[which].text) : NULL;
    if (!text) {
        in_coordinates(c, m, list, n, said, &found, &last);
        if (found > 1)
            *why = format("%d moves are written so: %s and others", found, list[last].text);
    }
    sw_free(list);
    return text || *why ? text : in_notation(m, said, why);
}

/* ---- lines ---- */

/* A move's text can have blanks in it: the longest one that fits is meant. */
char *line_first(const sw_Match *m, const char *line, const char **rest) {
    int n;
    size_t best = 0;
    line += strspn(line, " ");
    char **moves = sw_match_moves(m, NULL, &n, NULL);
    for (int i = 0; i < n; i++) {
        size_t size = strlen(moves[i]);
        if (size > best && strncmp(line, moves[i], size) == 0 &&
            (line[size] == ' ' || line[size] == '\0'))
            best = size;
    }
    sw_free(moves);
    *rest = line + best;
    return best ? format("%.*s", (int)best, line) : NULL;
}

char *coords_of_line(const Coords *c, const sw_Match *m, const char *line, int most) {
    sw_Match *at = sw_match_copy(m);
    char *out = copy_text("");
    while (most-- > 0 && sw_match_outcome(at) == SW_ONGOING) {
        char *text = line_first(at, line, &line);
        if (!text)
            break;
        char *code = coords_of(c, at, text), *longer;
        longer = format("%s%s%s", out, *out ? " " : "", code);
        free(out);
        free(code);
        out = longer;
        bool played = sw_match_play(at, text, NULL);
        free(text);
        if (!played)
            break;
    }
    sw_match_free(at);
    return out;
}
