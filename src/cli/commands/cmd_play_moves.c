/*
** cmd_play_moves.c -- `stepwise play-moves`: plays moves, prints the position and the result.
*/
#include "cli/common/cli.h"

#include <stdio.h>

/* Plays the moves behind the game's name up to the first that is refused. Throws may be given as
** words of their own; what is not given is drawn. */
static bool play_all(const Args *a, sw_Match *m) {
    for (int i = 1; i < a->nwords; i++) {
        char *error;
        if (sw_match_play(m, a->word[i], &error))
            continue;
        complain("move %d, %s: %s", i, a->word[i], error);
        sw_free(error);
        return false;
    }
    sw_match_throw(m);
    return true;
}

static void print_state(const sw_Match *m, bool json) {
    char *fen = sw_match_fen(m), *result = sw_match_result(m);
    if (json)
        print_json(json_pack("{s:s, s:s}", "fen", fen, "result", result));
    else
        printf("fen %s\nresult %s\n", fen, result);
    sw_free(fen);
    sw_free(result);
}

int cmd_play_moves(const Args *a) {
    Session s;
    int status = EXIT_WRONG;
    if (session_load(a, &s)) {
        status = play_all(a, s.match) ? EXIT_DONE : EXIT_NO;
        if (status == EXIT_DONE)
            print_state(s.match, args_has(a, OPT_JSON));
    }
    session_close(&s);
    return status;
}
