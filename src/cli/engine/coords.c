/*
** coords.c -- moves by coordinates.
*/
#include "coords.h"

#include "cli/common/number.h"
#include "cli/common/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The room for LEGS_MOST + 1 legs such as "e10e11," and what a man becomes. */
enum { CODE = 2 * GRID_NAME * (LEGS_MOST + 1) + 8 };

void coords_take_grid(Coords *c, Grid grid) {
    c->grid = grid;
    c->grid.lowest = c->from_zero && grid.ranks == 10 ? 0 : 1;
}

LegalMoves coords_legal(const sw_Match *m) {
    LegalMoves legal = {.match = m};
    legal.list = sw_match_list(m, &legal.n);
    return legal;
}

/* ---- writing ---- */

sw_Man man_on(const sw_Match *m, const sw_Move *move, int cell, bool after) {
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == cell)
            return after ? move->change[i].after : move->change[i].before;
    return sw_match_man(m, cell);
}

/* Appends what a man becomes: '+' or '-' if only that sign is added or taken away, else the
** small letter of the kind. */
static void add_kind(const Coords *c, int before, int after, char *code) {
    const char *was = letter_of(c->grid.game, before), *is = letter_of(c->grid.game, after);
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

/* In CECP: whether XBoard promotes a man of that kind on that cell. */
static bool is_awaited(const Coords *c, int kind, int owner, int cell) {
    int rank = c->grid.place[cell] / c->grid.files;
    return c->legs && kind == coords_promoter(c->grid.game) &&
           rank == (owner == 0 ? c->grid.ranks - 1 : 0);
}

/* Appends what the man becomes (e7e8q) or else, in the same way, the man whom the move puts on
** the cell where it began. */
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
                 tolower((unsigned char)letter_of(c->grid.game, left.kind)[0]));
}

/* The kind that the move puts down: from the hand, or by a move that has no start, or that
** starts where it ends, and leaves a man of the mover on an empty cell; -1: none. */
static int dropped(const sw_Match *m, const sw_Move *move) {
    if (move->drop >= 0 || move->to < 0 || (move->from >= 0 && move->from != move->to))
        return move->drop;
    sw_Man is = man_on(m, move, move->to, true);
    bool comes = man_on(m, move, move->to, false).kind < 0 && is.owner == sw_match_side(m);
    return comes ? is.kind : -1;
}

/* Writes a move by coordinates; "" if they cannot say it. */
static void encode(const Coords *c, const sw_Match *m, const sw_Move *move, char code[CODE]) {
    char from[GRID_NAME], to[GRID_NAME];
    code[0] = '\0';
    grid_name(&c->grid, move->to, to);
    grid_name(&c->grid, move->from, from);
    int drop = dropped(m, move);
    if (drop >= 0)
        snprintf(code, CODE, "%.3s@%s", letter_of(c->grid.game, drop), to);
    else if (*from && *to) {
        snprintf(code, CODE, "%s%s", from, to);
        add_changes(c, m, move, code);
    } else if (move->nchanges == 0)
        snprintf(code, CODE, "%s", c->pass);
}

/* Whether the move empties that cell, which is neither its start nor its end. */
static bool falls(const sw_Move *move, int cell) {
    for (int i = 0; i < move->nchanges; i++)
        if (move->change[i].cell == cell)
            return cell != move->from && cell != move->to && move->change[i].before.kind >= 0 &&
                   move->change[i].after.kind < 0;
    return false;
}

/* The cells that the move empties, in the order of its walk, and their number; -1 if there are
** too many for legs, or the walk does not pass them all. */
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

/* Writes a move in legs, "c3d4,d4e5"; "" if it has none. */
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

/* The number of moves in the list with that code, case ignored; *which becomes the last one. */
static int count_coded(const Coords *c, const LegalMoves *legal, Encode *encoding,
                       const char *code, int *which) {
    char other[CODE];
    int found = 0;
    for (int i = 0; i < legal->n && *code; i++) {
        encoding(c, legal->match, &legal->list[i], other);
        if (strcasecmp(other, code) == 0) {
            *which = i;
            found++;
        }
    }
    return found;
}

/* Writes move i in legs or by coordinates (coords.h); "" if no code means it alone. */
static void encode_clear(const Coords *c, const LegalMoves *legal, int i, char code[CODE]) {
    char legs[CODE] = "";
    int which;
    encode(c, legal->match, &legal->list[i], code);
    if (count_coded(c, legal, encode, code, &which) != 1)
        code[0] = '\0';
    if (c->legs && (!*code || !*sw_game_about(c->grid.game).xboard))
        encode_legs(c, legal->match, &legal->list[i], legs);
    if (count_coded(c, legal, encode_legs, legs, &which) == 1)
        memcpy(code, legs, CODE);
}

int coords_legs(const Coords *c, const LegalMoves *legal, int i, int via[LEGS_MOST]) {
    char code[CODE];
    encode_clear(c, legal, i, code);
    return strchr(code, ',') ? find_via(legal->match, &legal->list[i], via) : 0;
}

/* ---- reading ---- */

/* "c3d4,d4d4" as "c3d4": a man put down twice on one cell goes no farther; for free(). */
static char *without_stop(const char *said) {
    const char *comma = strrchr(said, ',');
    size_t half = comma ? strlen(comma + 1) / 2 : 0;
    bool stops = half > 0 && strlen(comma + 1) == 2 * half;
    for (size_t i = 0; stops && i < half; i++)
        stops = comma[1 + i] == comma[1 + half + i];
    return stops ? format("%.*s", (int)(comma - said), said) : copy_text(said);
}

/* Joins legs, "c3d4,d4e3" to "c3e3"; a '=' at the end, which means no promotion, is dropped. */
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

/* The move that has these legs, or else this start and end; -1 if there is none, or several.
** *found becomes their number, *which the last of them, if any. */
static int in_coordinates(const Coords *c, const LegalMoves *legal, const char *said,
                          int *found, int *which) {
    char code[CODE];
    *found = 0;
    if (!has_squares(c))
        return -1;
    char *whole = without_stop(said);
    if (strchr(whole, ','))
        *found = count_coded(c, legal, encode_legs, whole, which);
    join_legs(whole, code);
    free(whole);
    if (*found != 1)
        *found = count_coded(c, legal, encode, code, which);
    return *found == 1 ? *which : -1;
}

/* ---- words ---- */

/* Whether `size` bytes are the text with '_' for blanks. */
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

/* The move with that code or, if none has it, with that word: one whose text it is exactly,
** else the only one whose text it is with '_' for blanks; -1: none. */
static int meant_alone(const Coords *c, const LegalMoves *legal, const char *said) {
    int found, which, last = -1;
    size_t size = strlen(said);
    if ((which = in_coordinates(c, legal, said, &found, &last)) >= 0)
        return which;
    for (int i = found = 0; i < legal->n; i++) {
        if (strcmp(legal->list[i].text, said) == 0)
            return i;
        if (is_word_of(legal->list[i].text, said, size)) {
            which = i;
            found++;
        }
    }
    return found == 1 ? which : -1;
}

/* The move meant by a word with a number: "a1b1/2" is the second of the moves with that word;
** past the last the count starts over. -1 if there is none, or its word alone means it. */
static int meant_by_number(const Coords *c, const LegalMoves *legal, const char *said) {
    const char *slash = strrchr(said, '/');
    size_t size = slash ? (size_t)(slash - said) : 0;
    int64_t nth;
    int all = slash ? count_worded(legal->list, legal->n, said, size) : 0, which = -1;
    if (all == 0 || !parse_whole(slash + 1, 1, INT64_MAX, &nth))
        return -1;
    for (int64_t left = (nth - 1) % all; left >= 0; left--)
        while (!is_word_of(legal->list[++which].text, said, size))
            continue;
    char *word = format("%.*s", (int)size, said);
    bool clear = meant_alone(c, legal, word) == which;
    free(word);
    return clear ? -1 : which;
}

static int meant(const Coords *c, const LegalMoves *legal, const char *said) {
    int which = meant_alone(c, legal, said);
    return which >= 0 ? which : meant_by_number(c, legal, said);
}

static char *in_one_word(const char *text) {
    char *word = copy_text(text);
    for (char *at = word; (at = strchr(at, ' ')) != NULL;)
        *at = '_';
    return word;
}

/* A word that means move i, for free(): with a number if the word alone means another move. If
** the word with its number is that of yet another move, it takes a number that is `all` higher,
** and counts round to the same move. */
static char *word_for(const Coords *c, const LegalMoves *legal, int i) {
    char *base = in_one_word(legal->list[i].text), *word = copy_text(base);
    size_t size = strlen(base);
    int nth = count_worded(legal->list, i + 1, base, size),
        all = count_worded(legal->list, legal->n, base, size);
    for (; meant(c, legal, word) != i; nth += all) {
        free(word);
        word = format("%s/%d", base, nth);
    }
    free(base);
    return word;
}

char *coords_of(const Coords *c, const sw_Match *m, const char *text) {
    int at = 0;
    char code[CODE] = "", *word = NULL;
    if (!has_squares(c) && !strchr(text, ' '))
        return copy_text(text);
    LegalMoves legal = coords_legal(m);
    while (at < legal.n && strcmp(legal.list[at].text, text) != 0)
        at++;
    if (at < legal.n && has_squares(c))
        encode_clear(c, &legal, at, code);
    if (at < legal.n && !*code)
        word = word_for(c, &legal, at);
    sw_free(legal.list);
    return word ? word : *code ? copy_text(code) : in_one_word(text);
}

/* ---- notations ---- */

/* Whether the match has a legal move that it writes in this way. */
static bool is_listed(const sw_Match *m, const char *text) {
    char **moves = sw_match_moves(m, NULL, NULL, NULL), **at = moves;
    while (*at && strcmp(*at, text) != 0)
        at++;
    bool found = *at != NULL;
    sw_free(moves);
    return found;
}

/* Reads a move in the game's notations by playing it; as `trial` writes it, for free(). */
static char *in_trial(sw_Match *trial, const char *said, char **error) {
    int ply = sw_match_ply(trial);
    return sw_match_play(trial, said, error) ? copy_text(sw_match_move(trial, ply)) : NULL;
}

/* Tries to read a move from the position alone: copying a match takes time for each of its
** moves. NULL, too, if the moves before forbid it. */
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

/* Reads a move in the game's notations; as m writes it, for free(). NULL, with the reason. */
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
    int found, last = -1;
    *why = NULL;
    if (sw_match_outcome(m) != SW_ONGOING) {
        *why = copy_text("the game is over");
        return NULL;
    }
    LegalMoves legal = coords_legal(m);
    int which = meant(c, &legal, said);
    char *text = which >= 0 ? copy_text(legal.list[which].text) : NULL;
    if (!text) {
        in_coordinates(c, &legal, said, &found, &last);
        if (found > 1)
            *why = format("%d moves are written this way: %s and others", found,
                          legal.list[last].text);
    }
    sw_free(legal.list);
    return text || *why ? text : in_notation(m, said, why);
}

/* ---- lines ---- */

/* A move's text may contain blanks: the longest one that fits is meant. */
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
