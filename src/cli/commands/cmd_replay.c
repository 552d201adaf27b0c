/*
** cmd_replay.c -- `stepwise replay`: plays a record, prints the position and the result; or the
** record itself, in another notation.
*/
#include "cli/common/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_end(const sw_Match *m, bool json) {
    if (json) {
        json_t *o = json_of_state(m);
        json_object_set_new(o, "moves", json_integer(sw_match_ply(m)));
        json_object_set_new(o, "record", json_taking(sw_match_record(m)));
        print_json(o);
    } else {
        print_state(m);
        printf("moves %d\n", sw_match_ply(m));
    }
}

static bool print_record(sw_Match *m, const char *notation) {
    char *error;
    if (!sw_match_set_notation(m, notation, &error))
        return complain_taking("--notation", error);
    print_taking("%s", sw_match_record(m));
    return true;
}

/* A game that was given and is not that of the record would say something else. */
static bool same_game(const sw_Game *game, const char *given) {
    const char *file = sw_game_about(game).file;
    size_t n = game_name(&file);
    return !given || (game_name(&given) == n && memcmp(given, file, n) == 0);
}

static int replay(const Args *a, const char *text, size_t n, int nth, const char *given) {
    sw_Game *game;
    char *error;
    const char *notation = a->option[OPT_NOTATION].text;
    sw_Match *m = sw_record_read(text, n, nth, given, &game, &error);
    if (!m) {
        complain_taking(a->word[0], error);
        return EXIT_NO;
    }
    bool fine = same_game(game, given);
    if (!fine)
        complain("%s: the record is of %s, not of %s", a->word[0], sw_game_about(game).file,
                 given);
    else if (!notation)
        sw_match_redo(m, sw_match_plies(m) + 1);
    if (fine && notation)
        fine = print_record(m, notation);
    else if (fine)
        print_end(m, args_has(a, OPT_JSON));
    sw_match_free(m);
    sw_game_free(game);
    return fine ? EXIT_DONE : EXIT_WRONG;
}

int cmd_replay(const Args *a, Session *s) {
    (void)s;
    char *text;
    size_t n;
    int nth = 1;
    bool counted = a->nwords > 1 && parse_number(a->word[1], 1, 1000000, &nth);
    const char *given = a->nwords > 1 + counted ? a->word[1 + counted] : NULL;
    if (a->nwords > 2 && !counted) {
        complain("replay: '%s' should be the number of a game in the file", a->word[1]);
        return EXIT_WRONG;
    }
    if (!read_text(a->word[0], &text, &n)) {
        complain("%s: %s", a->word[0], strerror(errno));
        return EXIT_WRONG;
    }
    int status = replay(a, text, n, nth, given);
    free(text);
    return status;
}
