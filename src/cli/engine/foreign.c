/*
** foreign.c -- reads XBoard's PGN: tags, the board in a comment, then moves such as Te4xe6,
** +Rd3, P*e5, Bb2+, Mc4xc3-c2.
*/
#include "foreign.h"

#include "cli/common/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- a move ---- */

/* A move as written: "Te4xe6" is T, e4, e6. What is not written is -1, '\0' or false. */
typedef struct Said {
    bool promoted, drop; /* "+R"; "P@e4" */
    char letter;         /* of the man; '\0': a Pawn */
    int file, rank;      /* of the start */
    int via[LEGS_MOST];  /* the cells on the way, from the last to the first */
    int nvia;
    int to;       /* the cell of the end */
    char becomes; /* 'Q', or '+' if that sign is added */
} Said;

/* cut_rank() and cut_file() read a rank or a file at the end of n bytes, -1 if there is none,
** and return how many bytes are left. A number that is not a rank of the grid becomes
** g->ranks. */
static size_t cut_rank(const Grid *g, const char *text, size_t n, int *rank) {
    size_t at = n;
    while (at > 0 && isdigit((unsigned char)text[at - 1]))
        at--;
    long said = at < n ? strtol(text + at, NULL, 10) - g->lowest : -1;
    *rank = at == n ? -1 : said < 0 || said > g->ranks ? g->ranks : (int)said;
    return at;
}

static size_t cut_file(const char *text, size_t n, int *file) {
    bool has = n > 0 && islower((unsigned char)text[n - 1]) && text[n - 1] != 'x';
    *file = has ? text[n - 1] - 'a' : -1;
    return n - has;
}

/* Reads what the man becomes, before signs such as '#'; returns how many bytes are left. */
static size_t cut_end(const char *text, size_t n, Said *s) {
    while (n > 0 && strchr("#!?", text[n - 1]))
        n--;
    if (n > 1 && isupper((unsigned char)text[n - 1]) && text[n - 2] == '=') {
        s->becomes = text[n - 1];
        n -= 2;
    } else if (n > 0 && strchr("+=", text[n - 1])) {
        s->becomes = text[n - 1] == '+' ? '+' : '\0';
        n--;
    } else if (n > 1 && islower((unsigned char)text[n - 1]) &&
               isdigit((unsigned char)text[n - 2])) {
        s->becomes = (char)toupper((unsigned char)text[n - 1]); /* as after legs */
        n--;
    }
    return n;
}

/* Reads the start and the cells on the way, "c4xc3-"; returns how many bytes are left. */
static size_t cut_way(const Grid *g, const char *text, size_t n, Said *s) {
    for (;;) {
        n -= n > 0 && strchr("x-", text[n - 1]) != NULL;
        n = cut_rank(g, text, n, &s->rank);
        n = cut_file(text, n, &s->file);
        bool passed = n > 0 && text[n - 1] == 'x' && s->file >= 0 && s->file < g->files &&
                      s->rank >= 0 && s->rank < g->ranks && s->nvia < LEGS_MOST;
        if (!passed)
            return n;
        s->via[s->nvia++] = grid_cell(g, s->file, s->rank);
    }
}

/* Reads the n bytes of a move, from the end; false if they are not written like one. */
static bool read_said(const Grid *g, const char *text, size_t n, Said *s) {
    int file, rank;
    *s = (Said){.file = -1, .rank = -1};
    n = cut_end(text, n, s);
    n = cut_rank(g, text, n, &rank);
    n = cut_file(text, n, &file);
    if (file < 0 || file >= g->files || rank < 0 || rank >= g->ranks)
        return false;
    s->to = grid_cell(g, file, rank);
    if (n > 0 && strchr("@*", text[n - 1])) {
        s->drop = true;
        n--;
    } else
        n = cut_way(g, text, n, s);
    s->promoted = n > 0 && text[0] == '+';
    if (n > (size_t)s->promoted)
        s->letter = text[s->promoted];
    return n == (size_t)s->promoted + (s->letter != '\0');
}

static bool is_letter(const Grid *g, char letter) {
    for (int i = 0; i < sw_game_kinds(g->game); i++)
        if (letter_of(g->game, i)[0] == letter)
            return true;
    return false;
}

/* Whether a kind is the one written: by its letter or, if no kind has that letter, by the first
** letter of its name (XBoard's H for a Horse whose letter is N). */
static bool is_called(const Grid *g, int kind, const Said *s) {
    char said = s->letter ? s->letter : 'P';
    const char *letter = letter_of(g->game, kind);
    bool promoted = letter[0] == '+';
    if (kind < 0 || promoted != s->promoted)
        return false;
    return is_letter(g, said) ? letter[promoted] == said
                              : sw_game_kind(g->game, kind).name[0] == said;
}

/* Whether the move takes a man off each cell that is written on its way. */
static bool passes(const sw_Match *m, const sw_Move *move, const Said *s) {
    for (int i = 0; i < s->nvia; i++)
        if (sw_match_man(m, s->via[i]).kind < 0 || man_on(m, move, s->via[i], true).kind >= 0)
            return false;
    return true;
}

/* How well a move fits what is written. 0: not at all; 2: exactly; 1: except for a '+', which
** can mean a promotion or a check. */
static int fits(const Grid *g, const sw_Match *m, const sw_Move *move, const Said *s) {
    if (move->to != s->to || (move->drop >= 0) != s->drop || !passes(m, move, s))
        return 0;
    if (s->drop)
        return is_called(g, move->drop, s) ? 2 : 0;
    if (move->from < 0)
        return 0;
    int place = g->place[move->from], was = sw_match_man(m, move->from).kind;
    int is = man_on(m, move, move->to, true).kind;
    if (!is_called(g, was, s) || (s->file >= 0 && s->file != place % g->files) ||
        (s->rank >= 0 && s->rank != place / g->files))
        return 0;
    char sign = letter_of(g->game, is)[0];
    if (isupper((unsigned char)s->becomes))
        return sign == s->becomes ? 2 : 0;
    bool signs = is != was && sign == '+';
    return is == was || signs ? 1 + (signs == (s->becomes == '+')) : 0;
}

/* The move that a word means, as the match writes it, for free(). NULL if it means none or
** several; *several says which. */
static char *heard(const Coords *c, const sw_Match *m, const char *word, bool *several) {
    Said s;
    size_t length = strlen(word);
    int n, best = 0, many = 0, which = 0;
    char *why = NULL, *found = NULL;
    sw_Move *list = sw_match_list(m, &n);
    bool squares = read_said(&c->grid, word, length, &s);
    for (int i = 0; i < n && squares; i++) {
        int fit = fits(&c->grid, m, &list[i], &s);
        many = fit > best ? 1 : many + (fit > 0 && fit == best);
        which = fit > best ? i : which;
        best = fit > best ? fit : best;
    }
    if (many == 1)
        found = copy_text(list[which].text);
    else if (many == 0)
        found = coords_heard(c, m, word, &why);
    *several = many > 1;
    sw_free(list);
    free(why);
    return found;
}

/* ---- a game ---- */

/* The value of a tag, for free(), or NULL. */
static char *tag(const char *text, const char *end, const char *name) {
    char *opens = format("[%s \"", name);
    size_t n = strlen(opens);
    char *value = NULL;
    for (const char *at = text; at < end && !value; at += strcspn(at, "\n") + 1)
        if (strncmp(at, opens, n) == 0)
            value = format("%.*s", (int)strcspn(at + n, "\"\n"), at + n);
    free(opens);
    return value;
}

/* Skips blanks, comments, move numbers and annotation glyphs ($1). */
static const char *next_word(const char *at) {
    for (;;) {
        at += strspn(at, " \t\r\n.");
        size_t digits = strspn(at, "0123456789");
        if (*at == '{')
            at += strcspn(at, "}") + (strchr(at, '}') != NULL);
        else if (*at == ';')
            at += strcspn(at, "\n");
        else if (*at == '$')
            at += 1 + strspn(at + 1, "0123456789");
        else if (digits && at[digits] == '.')
            at += digits;
        else
            return at;
    }
}

static bool is_end(const char *word) {
    static const char *const ends[] = {"1-0", "0-1", "1/2-1/2", "*"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (strncmp(word, ends[i], strlen(ends[i])) == 0)
            return true;
    return false;
}

static int line_of(const char *text, const char *at) {
    int line = 1;
    while (text < at)
        line += *text++ == '\n';
    return line;
}

/* Frees the text; it becomes the reason only if a move was played. Otherwise another reader may
** know better what the record is. Always false. */
static bool refuse(const Seat *s, char **why, char *text) {
    int plies = sw_match_ply(s->match);
    if (plies > 0)
        *why = format("%s (after %d move%s, as XBoard writes them)", text, plies,
                      plies == 1 ? "" : "s");
    free(text);
    return false;
}

/* Plays the move that a word means. False if it means none or, if *several becomes true, more
** than one. */
static bool play_word(Seat *s, const char *word, bool *several) {
    sw_match_play_on(s->match);
    char *move = heard(&s->coords, s->match, word, several);
    bool played = move && sw_match_play(s->match, move, NULL);
    free(move);
    return played;
}

static bool play_all(Seat *s, const char *text, const char *at, char **why) {
    bool several = false, played = true;
    for (at = next_word(at); !is_end(at); at = next_word(at)) {
        if (*at == '\0' || *at == '[')
            return refuse(s, why,
                          format("line %d: the game ends without a result", line_of(text, at)));
        size_t n = strcspn(at, " \t\r\n{");
        char *word = format("%.*s", (int)n, at);
        played = play_word(s, word, &several);
        if (!played)
            refuse(s, why,
                   format("line %d: '%s' %s", line_of(text, at), word,
                          several ? "could be several moves" : "is not a legal move"));
        free(word);
        if (!played)
            break;
        at += n;
    }
    return played;
}

/* Whether the tag Result does not contradict the moves. A game that XBoard ended by itself may
** go on here. */
static bool agrees(const Seat *s, const char *text, const char *end, char **why) {
    int outcome = sw_match_outcome(s->match);
    char *result = tag(text, end, "Result");
    bool other = result && outcome >= 0 && strcmp(result, outcome == 0 ? "1-0" : "0-1") != 0;
    if (other) {
        char *found = sw_match_result(s->match);
        refuse(s, why, format("the result is %s, but the moves lead to: %s", result, found));
        sw_free(found);
    }
    free(result);
    return !other;
}

/* Loads the game that is given, or else that of the tag Variant, in the position of the tag
** FEN. */
static bool sit(Seat *s, const char *text, const char *end, const char *given) {
    const char *why;
    char *variant = tag(text, end, "Variant"), *fen = tag(text, end, "FEN"), *wrong = NULL;
    char *pace = tag(text, end, "TimeControl"); /* in our own records only with clocks */
    const char *game = given ? given : variant;
    s->game = variant && pace && !sw_is_path(variant)
                  ? sw_game_load(strcmp(game, "normal") == 0 ? "chess" : game, NULL, 0, NULL)
                  : NULL;
    Grid grid = {0};
    bool fine = s->game && grid_of(s->game, &grid, &why);
    s->coords = (Coords){.pass = "@@@@", .from_zero = true};
    coords_take_grid(&s->coords, grid);
    if (fine) {
        seat_new(s);
        fine = !fen || seat_position(s, fen, &wrong);
    }
    free(wrong);
    free(pace);
    free(variant);
    free(fen);
    return fine;
}

static const char *next_line(const char *at) {
    at += strcspn(at, "\n");
    return at + (*at == '\n');
}

/* Where the tags of the nth game (from 1; 0: the last) begin. NULL if there are fewer. */
static const char *nth_game(const char *text, int nth) {
    const char *found = NULL;
    bool tags = false;
    int games = 0;
    for (const char *at = text; *at; at = next_line(at)) {
        bool begins = *at == '[' && !tags;
        games += begins;
        if (begins && (nth == 0 || games == nth))
            found = at;
        tags = *at == '[';
    }
    return found;
}

static const char *skip_tags(const char *at) {
    while (*at == '[')
        at = next_line(at);
    return at;
}

sw_Match *foreign_read(const char *text, size_t n, int nth, const char *given, sw_Game **game,
                       char **why) {
    Seat s = {0};
    char *copy = format("%.*s", (int)n, text);
    const char *at = nth_game(copy, nth), *moves = at ? skip_tags(at) : NULL;
    *why = NULL;
    bool fine = at && sit(&s, at, moves, given) && play_all(&s, copy, moves, why) &&
                agrees(&s, at, moves, why);
    grid_free(&s.coords.grid);
    free(copy);
    if (!fine) {
        sw_match_free(s.match);
        sw_game_free(s.game);
        s.match = NULL;
        s.game = NULL;
    }
    *game = s.game;
    return s.match;
}
