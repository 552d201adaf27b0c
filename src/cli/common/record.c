/*
** record.c -- reads the arguments, the file and the record, and checks the game.
*/
#include "record.h"

#include "file.h"
#include "message.h"
#include "number.h"
#include "session.h"
#include "text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Whether `given`, unless it is NULL, names the game of the record, compared
** without folders and ".lua". */
static bool same_game(const sw_Game *game, const char *given) {
    const char *file = game_file(game);
    size_t n = game_name(&file);
    return !given || (game_name(&given) == n && memcmp(given, file, n) == 0);
}

static bool check_game(const char *path, const sw_Game *game, const char *given) {
    return same_game(game, given) ||
           complain("%s: the record is of %s, not %s", path, sw_game_about(game).file, given);
}

/* The line that a reason begins with; 0: none. */
static int line_of(const char *why) {
    return strncmp(why, "line ", 5) == 0 ? (int)strtol(why + 5, NULL, 10) : 0;
}

/* Does the first reason name the move that the other one has in quotes? */
static bool names_same(const char *error, const char *other) {
    const char *open = strchr(other, '\'');
    char *word = format("%.*s", open ? (int)strcspn(open + 1, "'") : 0, open ? open + 1 : "");
    bool same = *word && strstr(error, word);
    free(word);
    return same;
}

/* Prints the error of the reader that got farther, since that one knows what the record is; but
** ours if both name the same move, since ours says more about it. */
static void complain_of(const char *path, const char *error, const char *other) {
    bool ours = !other || line_of(other) < line_of(error) || names_same(error, other);
    complain("%s: %s", path, ours ? error : other);
}

static int read_record(const Args *a, const char *text, size_t n, int nth, const char *given,
                       RecordReader *other, Recorded *r) {
    char *error, *why = NULL;
    r->match = sw_record_read(text, n, nth, given, &r->game, &error);
    if (!r->match && !(r->match = other(text, n, nth, given, &r->game, &why)))
        complain_of(a->word[0], error, why);
    sw_free(error);
    free(why);
    if (!r->match)
        return EXIT_NO;
    size_t first, last;
    record_ends(text, n, &first, &last);
    r->others = last > first;
    return check_game(a->word[0], r->game, given) ? EXIT_DONE : EXIT_WRONG;
}

/* Whether a word is a number, of any size, and so cannot be a game. */
static bool is_number(const char *word) {
    int64_t number;
    return parse_whole(word, INT64_MIN, INT64_MAX, &number) ||
           word[strspn(word, "0123456789")] == '\0';
}

int record_open(const Args *a, RecordReader *other, Recorded *r) {
    char *text;
    size_t n;
    int nth = 1;
    bool counted = a->nwords > 1 && parse_number(a->word[1], 1, 1000000, &nth);
    const char *given = a->nwords > 1 + counted ? a->word[1 + counted] : NULL;
    *r = (Recorded){0};
    if (a->nwords > 1 && !counted && (a->nwords > 2 || is_number(a->word[1]))) {
        complain("%s: '%s' should be the number of a game in the file, from 1",
                 a->command->name, a->word[1]);
        return EXIT_WRONG;
    }
    if (!read_text(a->word[0], &text, &n)) {
        complain("%s: %s", a->word[0], why_unread());
        return EXIT_WRONG;
    }
    int status = read_record(a, text, n, nth, given, other, r);
    free(text);
    return status;
}

void record_ends(const char *text, size_t n, size_t *first, size_t *last) {
    size_t *places, games = sw_record_places(text, n, &places);
    *first = games > 0 ? places[0] : 0;
    *last = games > 0 ? places[games - 1] : 0;
    sw_free(places);
}

bool record_of_game(const char *path, const char *given, Recorded *r) {
    char *text, *error;
    size_t n;
    *r = (Recorded){0};
    if (!read_text(path, &text, &n))
        return complain("%s: %s", path, why_unread());
    r->match = sw_record_read(text, n, 1, given, &r->game, &error);
    free(text);
    if (!r->match)
        return complain_taking(path, error);
    return check_game(path, r->game, given);
}

void record_close(Recorded *r) {
    sw_match_free(r->match);
    sw_game_free(r->game);
    *r = (Recorded){0};
}
